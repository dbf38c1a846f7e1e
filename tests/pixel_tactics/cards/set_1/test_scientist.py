"""The Scientist's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
EDITIONS = pytest.mark.parametrize("edition", ["first", "en"])


@pytest.mark.parametrize(("cards", "life"), [("set_1_first", 7), ("set_1", 5)])
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_2_and_life_7_or_5(cards: str, life: int) -> None:
    scene = Scene(cards=cards, own={"V1": f"scientist/{life - 1}"}, rival={"R1": f"scientist/{life}"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 2
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.scientist", "corpse 1.scientist")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_strength_1_and_life_17(cards: str) -> None:
    assert Scene(cards=cards, leaders=("scientist", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 1
    scene = Scene(cards=cards, leaders=("scientist", "scientist"), damage=(16, 17)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
def counts(scene: Scene, waves: int) -> list[tuple[int, int]]:
    """The actions of either seat's turns in the next waves, seat 0 going first."""
    found: list[tuple[int, int]] = []
    for _ in range(waves):
        own = scene.state.budget.actions
        scene.play("end")
        found.append((own, scene.state.budget.actions))
        scene.play("1: end")
    return found


@EDITIONS
@pytest.mark.rule("PT-FLOW-2", "PT-RUL-57")
def test_vanguard_the_rival_has_one_action_less_in_the_next_wave(edition: EditionId) -> None:
    """Not in this one, and in that one only; the own turn is whole."""
    scene = Scene(edition=edition, own={"V1": "scientist"}).play("cast V1", "end")
    assert scene.state.budget.actions == 2
    assert counts(scene.play("1: end"), 2) == [(2, 1), (2, 2)]


@EDITIONS
@pytest.mark.rule("PT-FLOW-2", "PT-RUL-57")
def test_vanguard_the_lost_action_cannot_be_taken(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "scientist"}, rival_hand=("witch", "oracle")).play("cast V1", "end", "1: end", "end")
    scene.play("1: recruit witch F1")
    assert scene.refused("1: recruit oracle F3") == "PT-FLOW-2"


@pytest.mark.parametrize(("edition", "left"), [("first", 0), ("en", 1)])
@pytest.mark.rule("PT-FLOW-2", "PT-RUL-57", "PT-RUL-29")
def test_vanguard_used_twice_counts_twice_second_one_action_is_left(edition: EditionId, left: int) -> None:
    """A Doppelganger beside it does the same."""
    scene = Scene(edition=edition, own={"V1": "scientist", "V2": "doppelganger"}, rival_hand=("witch",))
    scene.play("cast V1", "cast V2", "end", "1: end", "end")
    assert scene.state.budget.actions == left
    assert scene.can("1: recruit witch F1") is (left == 1)


@EDITIONS
@pytest.mark.rule("PT-FLOW-4", "PT-RUL-57")
def test_vanguard_from_the_rear_wave_it_reaches_the_next_rounds_vanguard_wave(edition: EditionId) -> None:
    """Recruited by an Overlord's order, and cast at once with Borneo. In the new round the rival is first."""
    scene = Scene(edition=edition, leaders=("mascot", "paladin"), hand=("overlord", "scientist"), wave="R")
    scene.play("order overlord", "mode 0.V", "recruit scientist V1", "cast V1", "end", "1: end")
    assert (scene.state.clock.round, scene.state.clock.wave, scene.state.actor, scene.state.budget.actions) == (3, 0, 1, 1)
    assert scene.play("1: end").state.budget.actions == 2


@EDITIONS
@pytest.mark.rule("PT-FLOW-2", "PT-RUL-57")
def test_vanguard_is_taken_off_what_the_rival_has(edition: EditionId) -> None:
    """Luc von Gott has two actions left of three."""
    scene = Scene(edition=edition, leaders=("paladin", "scientist"), own={"V1": "scientist"}).play("cast V1", "end", "1: end", "end")
    assert scene.state.budget.actions == 2


@EDITIONS
@pytest.mark.rule("PT-ACT-4", "PT-ATK-10")
def test_vanguard_is_a_spell_of_the_vanguard(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "scientist"}).play("cast V1")
    assert [scene.refused(line) for line in ("cast V1", "attack V1>F2")] == ["PT-ACT-4", "PT-ACT-4"]
    assert Scene(edition=edition, own={"F1": "scientist"}, wave="F").refused("cast F1 V") == "PT-ACT-4"


@pytest.mark.parametrize("edition", ["first", "en", "ru"])
@pytest.mark.rule("PT-CEASE-1")
def test_vanguard_not_in_the_ceasefire(edition: EditionId) -> None:
    assert Scene(edition=edition, own={"V1": "scientist"}, round=1).refused("cast V1") == "PT-CEASE-1"


# --------------------------------------------------------------------------------------------------------------------------------- flank
@EDITIONS
@pytest.mark.rule("PT-ACT-4", "PT-ACT-18")
def test_flank_draws_two_cards_whatever_the_hand_holds(edition: EditionId) -> None:
    hand = ("oracle", "gunner", "healer", "fighter", "mystic")
    scene = Scene(edition=edition, own={"F1": "scientist"}, hand=hand, top=("knight", "witch", "vampire"), wave="F").play("cast F1")
    assert scene.hand() == {f"0.{name}" for name in (*hand, "knight", "witch")}
    assert scene.hand(1) == set()
    assert scene.refused("cast F1") == "PT-ACT-4"


@EDITIONS
@pytest.mark.rule("PT-ACT-19", "PT-RUL-19")
def test_flank_draws_what_there_is(edition: EditionId) -> None:
    own = {"F1": "scientist"}
    scene = Scene(edition=edition, own=own, deck=("knight", "witch"), discard=("oracle",), wave="F").play("cast F1", waiting=-1)
    scene.play("drawn witch", waiting=-1)
    assert scene.play("drawn knight").hand() == {"0.knight", "0.witch"}
    scene = Scene(edition=edition, own=own, top=("knight",), deck=(), discard=("oracle",), wave="F").play("cast F1")
    assert (scene.hand(), scene.discard()) == ({"0.knight"}, {"0.oracle"})
    assert Scene(edition=edition, own=own, deck=(), discard=("oracle",), wave="F").play("cast F1").hand() == set()


@pytest.mark.parametrize(("edition", "legal"), [("en", True), ("ru", True), ("first", False)])
@pytest.mark.rule("PT-CEASE-1")
def test_flank_in_the_ceasefire(edition: EditionId, legal: bool) -> None:  # noqa: FBT001
    scene = Scene(edition=edition, own={"F1": "scientist"}, top=("knight", "witch"), wave="F", round=1)
    assert scene.can("cast F1") is legal


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@EDITIONS
@pytest.mark.rule("PT-ATK-3", "PT-RUL-13")
def test_rear_another_hero_in_melee_makes_a_melee_attack(edition: EditionId) -> None:
    """Of any row; neither the Scientist nor the leader, nor one behind another; to decline is not possible."""
    own = {"R1": "scientist", "V3": "overlord", "R3": "gunner", "V2": "fighter"}
    scene = Scene(edition=edition, own=own, rival={"V1": "knight", "F1": "witch"}, wave="R").play("cast R1", waiting=0)
    barred = ("attack R1>V1", "attack F2>V1", "attack R3>V1", "attack V3>F1", "shoot R3>V1", "none")
    assert not any(scene.can(line) for line in barred)
    assert all(scene.can(line) for line in ("attack V2>V1", "attack V2>F2", "attack V3>F2"))
    scene.play("attack V3>V1")
    assert [scene.damage(at) for at in ("1.V1", "1.F1", "1.F2")] == [3, 0, 0]


@EDITIONS
@pytest.mark.rule("PT-ATK-4", "PT-RUL-13")
def test_rear_the_attack_is_melee_even_for_who_can_shoot(edition: EditionId) -> None:
    """A Gunner in the rear cannot reach over the Mystic, and it cannot attack from behind its own Fighter."""
    scene = Scene(edition=edition, own={"R1": "scientist", "R3": "gunner"}, rival={"V2": "mystic", "R2": "oracle"}, wave="R")
    assert scene.play("cast R1").damage("1.V2") == 5
    own = {"R1": "scientist", "F1": "witch", "R3": "gunner", "V3": "corpse fighter", "F3": "knight"}
    scene = Scene(edition=edition, own=own, wave="R").play("cast R1", waiting=0)
    assert not scene.can("attack R3>F2")
    assert scene.play("attack F3>F2").damage("1.F2") == 3


@EDITIONS
@pytest.mark.rule("PT-ATK-8", "PT-RUL-13")
def test_rear_does_nothing_without_another_hero_in_melee(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R1": "scientist", "R2": "overlord", "V3": "corpse witch"}, wave="R").play("cast R1")
    assert (scene.damage("1.F2"), scene.state.budget.actions) == (0, 1)


@EDITIONS
@pytest.mark.rule("PT-ACT-17", "PT-RUL-14")
def test_rear_the_attack_does_not_use_up_the_heros_own(edition: EditionId) -> None:
    own = {"R1": "scientist", "R3": "overlord"}
    assert Scene(edition=edition, own=own, wave="R").play("cast R1", "attack R3>F2").damage("1.F2") == 6
    assert Scene(edition=edition, own=own, wave="R").play("attack R3>F2", "cast R1").damage("1.F2") == 6


@pytest.mark.parametrize(("edition", "damage"), [("first", 3), ("en", 0), ("ru", 0)])
@pytest.mark.rule("PT-ACT-17", "PT-RUL-14")
def test_rear_a_hero_recruited_in_this_wave(edition: EditionId, damage: int) -> None:
    """Attacks through another card only where the edition lets it."""
    scene = Scene(edition=edition, own={"R1": "scientist"}, hand=("overlord",), wave="R").play("recruit overlord R3", "cast R1")
    assert scene.damage("1.F2") == damage


@pytest.mark.parametrize("edition", ["first", "en", "ru"])
@pytest.mark.rule("PT-CEASE-1", "PT-RUL-14")
def test_rear_no_attack_in_the_ceasefire(edition: EditionId) -> None:
    assert Scene(edition=edition, own={"R1": "scientist", "R3": "overlord"}, wave="R", round=1).refused("cast R1") == "PT-CEASE-1"


# --------------------------------------------------------------------------------------------------------------------------------- order
@EDITIONS
@pytest.mark.rule("PT-ACT-6", "PT-FLOW-2", "PT-RUL-57")
def test_order_three_more_actions_this_turn(edition: EditionId) -> None:
    """For anything; not in the turns after it."""
    hand = ("scientist", "knight", "gunner", "fighter", "oracle")
    scene = Scene(edition=edition, own={"V1": "overlord"}, hand=hand, actions=1).play("order scientist")
    assert (scene.state.budget.actions, scene.discard()) == (3, {"0.scientist"})
    scene.play("order knight", "recruit gunner V3", "attack V1>F2")
    assert scene.refused("order fighter") == "PT-FLOW-2"
    assert scene.play("end").state.budget.actions == 2
    assert counts(scene.play("1: end"), 1) == [(2, 2)]


@EDITIONS
@pytest.mark.rule("PT-FLOW-2")
def test_order_what_is_left_lapses_with_the_turn(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("scientist",)).play("order scientist")
    assert scene.state.budget.actions == 4
    assert counts(scene, 2) == [(4, 2), (2, 2)]


@EDITIONS
@pytest.mark.rule("PT-RUL-16")
def test_order_of_the_rivals_scientist_is_for_who_executes_it(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("illusionist",), rival_hand=("scientist",), actions=1)
    scene.play("order illusionist", "taken 1.scientist")
    assert counts(scene, 2) == [(3, 2), (2, 2)]


@pytest.mark.parametrize(("edition", "legal"), [("first", False), ("en", False), ("ru", True)])
@pytest.mark.rule("PT-CEASE-2")
def test_order_in_the_ceasefire(edition: EditionId, legal: bool) -> None:  # noqa: FBT001
    assert Scene(edition=edition, hand=("scientist",), round=1).can("order scientist") is legal


# -------------------------------------------------------------------------------------------------------------------------------- leader
LUC = ("scientist", "paladin")


@pytest.mark.parametrize("round_", [1, 2])
@EDITIONS
@pytest.mark.rule("PT-FLOW-2", "PT-ATK-11")
def test_leader_three_actions_in_each_wave(edition: EditionId, round_: int) -> None:
    """In the ceasefire too; the rival has two."""
    scene = Scene(edition=edition, leaders=LUC, round=round_).play("end", "1: end")
    assert counts(scene, 2) == [(3, 2), (3, 2)]


@EDITIONS
@pytest.mark.rule("PT-FLOW-2")
def test_leader_the_third_action_is_for_anything_and_there_is_no_fourth(edition: EditionId) -> None:
    own = {"F1": "overlord", "F3": "knight", "R1": "corpse witch"}
    scene = Scene(edition=edition, leaders=LUC, own=own, hand=("gunner",)).play("end", "1: end")
    scene.play("attack F1>F2", "attack F3>F2", "clear R1")
    assert scene.damage("1.F2") == 6
    assert scene.refused("order gunner") == "PT-FLOW-2"


@EDITIONS
@pytest.mark.rule("PT-FLOW-2", "PT-RUL-57")
def test_leader_and_the_order_add_up(edition: EditionId) -> None:
    """Of the rival's deck, since the own Scientist leads."""
    scene = Scene(edition=edition, leaders=LUC, hand=("illusionist",), rival_hand=("scientist",)).play("end", "1: end")
    assert scene.play("order illusionist", "taken 1.scientist").state.budget.actions == 5


@EDITIONS
@pytest.mark.rule("PT-ATK-11", "PT-RUL-31")
def test_leader_copied_by_sagas_each_has_three_actions(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=("doppelganger", "scientist")).play("end", "1: end")
    assert counts(scene, 1) == [(3, 3)]
