"""The Vampire's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
EDITIONS = pytest.mark.parametrize("edition", ["first", "en"])


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_2_and_life_6(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "vampire/5"}, rival={"R1": "vampire/6"}, wave="F")
    scene.play("attack F1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 2
    assert (scene.stands("F1"), scene.stands("1.R1")) == ("0.vampire", "corpse 1.vampire")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_strength_3_and_life_18(cards: str) -> None:
    assert Scene(cards=cards, leaders=("vampire", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 3
    scene = Scene(cards=cards, leaders=("vampire", "vampire"), damage=(17, 18)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.parametrize(("before", "after"), [(4, 2), (1, 0), (0, 0), (7, 5)])
@pytest.mark.rule("PT-DMG-1", "PT-DMG-2", "PT-RUL-64")
def test_vanguard_heals_itself_as_much_as_it_deals(cards: str, before: int, after: int) -> None:
    """No more than there is; in time to be saved; nobody else."""
    scene = Scene(cards=cards, own={"V1": f"vampire/{before}", "V2": "knight/3"}, damage=(4, 0)).play("attack V1>F2")
    assert [scene.damage(at) for at in ("V1", "V2", "F2", "1.F2")] == [after, 3, 4, 2]
    assert scene.play("end", "1: end").stands("V1") == "0.vampire"


@BOTH
@pytest.mark.rule("PT-RUL-6", "PT-RUL-64")
def test_vanguard_damage_beyond_life_and_damage_passed_on_count(cards: str) -> None:
    """An Assassin has one life; a Witch's damage is taken by the rival's Vampire behind it."""
    assert Scene(cards=cards, own={"V1": "vampire/5"}, rival={"V1": "assassin"}).play("attack V1>V1").damage("V1") == 3
    scene = Scene(cards=cards, own={"V1": "vampire/5"}, rival={"V1": "witch", "F1": "vampire"}).play("attack V1>V1", "1: number 1")
    assert [scene.damage(at) for at in ("V1", "1.V1", "1.F1")] == [3, 1, 1]


@BOTH
@pytest.mark.rule("PT-RUL-2", "PT-RUL-3", "PT-RUL-64")
def test_vanguard_what_is_added_and_what_is_kept_off(cards: str) -> None:
    """Two more with a Mystic behind it; none of two against a Healer."""
    assert Scene(cards=cards, own={"V1": "vampire/5", "F1": "mystic"}).play("attack V1>F2").damage("V1") == 1
    assert Scene(cards=cards, own={"V1": "vampire/5"}, rival={"V1": "healer"}).play("attack V1>V1").damage("V1") == 5


@BOTH
@pytest.mark.rule("PT-ACT-17", "PT-RUL-64")
def test_vanguard_attacks_that_others_grant_count_too(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "vampire/5", "R2": "overlord"}, wave="R").play("cast R2")
    assert (scene.damage("V1"), scene.damage("1.F2")) == (3, 2)


@BOTH
@pytest.mark.rule("PT-ATK-6")
def test_vanguard_heals_before_the_target_answers(cards: str) -> None:
    """A Knight strikes back with two."""
    assert Scene(cards=cards, own={"V1": "vampire/1"}, rival={"V1": "knight"}).play("attack V1>V1").damage("V1") == 2


@BOTH
@pytest.mark.rule("PT-ATK-10", "PT-RUL-64")
def test_vanguard_not_for_damage_of_others_and_not_in_the_flank(cards: str) -> None:
    """Neither a neighbour's attack nor an order."""
    own = {"V1": "vampire/4", "V2": "fighter"}
    scene = Scene(cards=cards, own=own, rival={"V1": "overlord"}, hand=("knight",)).play("attack V2>V1", "order knight")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (4, 8)
    assert Scene(cards=cards, own={"F1": "vampire/4"}, wave="F").play("attack F1>F2").damage("F1") == 4


@BOTH
@pytest.mark.rule("PT-RUL-7")
def test_vanguard_moved_damage_is_not_dealt(cards: str) -> None:
    """The rival's own Vampire's order, executed by an Illusionist."""
    own, rival = {"V1": "vampire/4"}, {"V1": "witch/2", "V2": "mystic"}
    scene = Scene(cards=cards, own=own, rival=rival, hand=("illusionist",), rival_hand=("vampire",))
    scene.play("order illusionist", "taken 1.vampire", "pick 1.V1", "pick 1.V2")
    assert [scene.damage(at) for at in ("V1", "1.V1", "1.V2")] == [4, 0, 2]


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.parametrize("n", [0, 1, 2, 3])
@pytest.mark.rule("PT-ATK-12", "PT-DMG-1", "PT-RUL-5")
def test_flank_the_forerunner_may_pass_damage_on_to_it(cards: str, n: int) -> None:
    """All, a part or nothing of what it takes now; what lies on it stays."""
    scene = Scene(cards=cards, active=1, own={"V1": "oracle/1", "F1": "vampire/5"}, rival={"V1": "overlord"})
    scene.play("1: attack V1>V1", waiting=0)
    assert not scene.can("number 4")
    scene.play(f"number {n}")
    assert (scene.damage("V1"), scene.damage("F1")) == (4 - n, 5 + n)


@BOTH
@pytest.mark.rule("PT-ATK-12", "PT-DMG-6")
def test_flank_nobody_else_may(cards: str) -> None:
    """Neither the supporter nor a neighbour's forerunner nor the leader nor the rival's heroes."""
    own, rival = {"V2": "oracle", "F1": "vampire", "R1": "witch"}, {"V1": "planestalker"}
    for at in ("V2", "R1", "F2"):
        scene = Scene(cards=cards, active=1, own=own, rival=rival).play(f"1: shoot V1>{at}")
        assert (scene.damage(at), scene.damage("F1")) == (3, 0)
    assert Scene(cards=cards, own={"V1": "fighter", "F1": "vampire"}, rival={"V1": "witch"}).play("attack V1>V1").damage("1.V1") == 4


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-4")
def test_flank_damage_of_spells_and_orders_too_the_own_ones_included(cards: str) -> None:
    own, rival = {"V1": "oracle", "F1": "vampire"}, {"R1": "alchemist"}
    scene = Scene(cards=cards, active=1, own=own, rival=rival, wave="R").play("1: cast R1", "1: pick 0.V1", "1: none", "number 1")
    assert (scene.damage("V1"), scene.damage("F1")) == (0, 1)
    scene = Scene(cards=cards, active=1, own=own, rival_hand=("knight",)).play("1: order knight", "number 4")
    assert (scene.damage("V1"), scene.damage("F1")) == (0, 4)
    scene = Scene(cards=cards, own=own, hand=("pyromancer",)).play("order pyromancer", "number 7")
    assert (scene.damage("V1"), scene.damage("F1")) == (0, 7)


@BOTH
@pytest.mark.rule("PT-RUL-4")
def test_flank_what_is_kept_off_comes_first(cards: str) -> None:
    """A Healer in front of it takes two less from attacks; the Vampire nothing less."""
    scene = Scene(cards=cards, active=1, own={"V1": "healer", "F1": "vampire"}, rival={"V1": "fighter"})
    scene.play("1: attack V1>V1", waiting=0)
    assert not scene.can("number 3")
    scene.play("number 2")
    assert (scene.damage("V1"), scene.damage("F1")) == (0, 2)


@BOTH
@pytest.mark.rule("PT-RUL-7", "PT-RUL-23")
def test_flank_neither_moved_damage_nor_a_defeat(cards: str) -> None:
    own = {"V1": "oracle", "F1": "vampire"}
    scene = Scene(cards=cards, active=1, own=own, rival={"V1": "witch/2"}, rival_hand=("vampire",)).play("1: order vampire", "1: pick 0.V1")
    assert (scene.damage("V1"), scene.damage("F1")) == (2, 0)
    scene = Scene(cards=cards, active=1, own=own, rival_hand=("assassin",)).play("1: order assassin", "1: pick 0.V1")
    assert (scene.stands("V1"), scene.damage("F1")) == ("corpse 0.oracle", 0)


@BOTH
@pytest.mark.rule("PT-ATK-10", "PT-DMG-4")
def test_flank_text_is_silent_in_other_rows_and_on_a_corpse(cards: str) -> None:
    for own in ({"V1": "oracle", "F1": "corpse vampire"}, {"V1": "oracle", "R1": "vampire"}):
        scene = Scene(cards=cards, active=1, own=own, rival={"V1": "overlord"}).play("1: attack V1>V1")
        assert scene.damage("V1") == 3
    scene = Scene(cards=cards, active=1, own={"F1": "oracle", "R1": "vampire"}, rival={"V1": "overlord"}).play("1: attack V1>F1")
    assert scene.damage("F1") == 3


@pytest.mark.rule("PT-RUL-5")
def test_flank_first_what_was_passed_on_may_be_passed_on_by_another_text() -> None:
    """By a Knight in the rear, from the Vampire and then from the Witch; not back."""
    own = {"V1": "witch", "F1": "vampire", "R2": "knight"}
    scene = Scene(edition="first", active=1, own=own, rival={"V1": "fighter"})
    scene.play("1: attack V1>V1", "number 3", "number 1", "number 2")
    assert sorted([scene.damage("V1"), scene.damage("F1"), scene.damage("R2")]) == [0, 1, 3]
    assert scene.damage("R2") == 3


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@BOTH
@pytest.mark.parametrize("n", [0, 1, 2])
@pytest.mark.rule("PT-ACT-4", "PT-DMG-7", "PT-RUL-11", "PT-RUL-63")
def test_rear_moves_up_to_two_damage_of_the_own_leader_onto_any_hero(cards: str, n: int) -> None:
    """Of either unit, never onto a leader or a corpse; the rival leader's damage stays."""
    own = {"R1": "vampire", "V1": "knight", "V2": "corpse oracle"}
    scene = Scene(cards=cards, own=own, rival={"V1": "witch/4"}, damage=(5, 5), wave="R").play("cast R1", waiting=0)
    assert not any(scene.can(f"pick {at}") for at in ("F2", "1.F2", "V2"))
    assert all(scene.can(f"pick {at}") for at in ("R1", "V1", "1.V1"))
    scene.play("pick 1.V1", waiting=0)
    assert not scene.can("number 3")
    scene.play(f"number {n}")
    assert [scene.damage(at) for at in ("F2", "1.V1", "1.F2", "V1")] == [5 - n, 4 + n, 5, 0]
    assert scene.refused("cast R1") == "PT-ACT-4"


@BOTH
@pytest.mark.rule("PT-DMG-2", "PT-RUL-6", "PT-RUL-11")
def test_rear_no_more_than_there_is(cards: str) -> None:
    """Without damage on the leader nothing is asked."""
    scene = Scene(cards=cards, own={"R1": "vampire", "V1": "witch"}, damage=(1, 0), wave="R").play("cast R1", "pick V1", waiting=0)
    assert not scene.can("number 2")
    scene.play("number 1")
    assert (scene.damage("F2"), scene.damage("V1")) == (0, 1)
    scene = Scene(cards=cards, own={"R1": "vampire", "V1": "witch"}, damage=(0, 3), wave="R").play("cast R1")
    assert (scene.damage("F2"), scene.damage("V1"), scene.damage("1.F2")) == (0, 0, 3)


@BOTH
@pytest.mark.rule("PT-DMG-2", "PT-END-1")
def test_rear_saves_a_leader_from_rout(cards: str) -> None:
    """Onto the Vampire itself, if nobody else is there."""
    scene = Scene(cards=cards, leaders=("scientist", "paladin"), own={"R1": "vampire"}, damage=(17, 0), wave="R")
    scene.play("cast R1", "number 1", "end", "1: end")
    assert (scene.damage("F2"), scene.damage("R1"), scene.state.series.matches) == (16, 1, ())


@BOTH
@pytest.mark.rule("PT-RUL-7", "PT-RUL-40")
def test_rear_kehrolyns_heroes_pass_the_lethal_part_on(cards: str) -> None:
    """One point makes the Witch's fifth, so both go to her."""
    scene = Scene(cards=cards, leaders=("paladin", "homunculus"), own={"R1": "vampire"}, rival={"V1": "witch/4"}, damage=(5, 0), wave="R")
    scene.play("cast R1", "pick 1.V1", "number 2")
    assert [scene.damage(at) for at in ("F2", "1.V1", "1.F2")] == [3, 4, 2]


@BOTH
@pytest.mark.rule("PT-RUL-7", "PT-RUL-61")
def test_rear_moved_damage_is_not_taken(cards: str) -> None:
    """Eligor's hero is no stronger for it."""
    own = {"R1": "vampire", "R3": "planestalker"}
    scene = Scene(cards=cards, leaders=("templar", "paladin"), own=own, damage=(5, 0), wave="R")
    scene.play("cast R1", "pick R3", "number 2", "shoot R3>F2")
    assert (scene.damage("R3"), scene.damage("1.F2")) == (2, 3)


@pytest.mark.parametrize(("edition", "legal"), [("en", True), ("ru", True), ("first", False)])
@pytest.mark.rule("PT-CEASE-1", "PT-CEASE-5")
def test_rear_in_the_ceasefire_onto_own_heroes_alone(edition: EditionId, legal: bool) -> None:  # noqa: FBT001
    own, rival = {"R1": "vampire", "V1": "knight"}, {"V1": "witch"}
    scene = Scene(edition=edition, own=own, rival=rival, damage=(2, 0), wave="R", round=1)
    if not legal:
        assert scene.refused("cast R1") == "PT-CEASE-1"
        return
    scene.play("cast R1", waiting=0)
    assert not scene.can("pick 1.V1")
    assert scene.play("pick V1", "number 2").damage("V1") == 2


# --------------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-ACT-6", "PT-DMG-6", "PT-DMG-7", "PT-RUL-63")
def test_order_moves_all_damage_of_one_hero_onto_another(cards: str) -> None:
    """Of a hurt one of either unit onto any other, hurt or not; leaders neither give nor take."""
    own, rival = {"V1": "knight/6", "V2": "oracle"}, {"V1": "witch/1", "F1": "mystic"}
    scene = Scene(cards=cards, own=own, rival=rival, damage=(4, 4), hand=("vampire",)).play("order vampire", waiting=0)
    assert not any(scene.can(line) for line in ("pick V2", "pick F2", "pick 1.F1", "pick 1.F2", "none"))
    assert scene.can("pick 1.V1")
    scene.play("pick V1", waiting=0)
    assert not any(scene.can(line) for line in ("pick V1", "pick F2", "pick 1.F2", "none"))
    assert all(scene.can(f"pick {at}") for at in ("V2", "1.F1"))
    scene.play("pick 1.V1")
    assert [scene.damage(at) for at in ("V1", "V2", "F2", "1.V1", "1.F1", "1.F2")] == [0, 0, 4, 7, 0, 4]
    assert scene.discard() == {"0.vampire"}
    scene.play("end", "1: end")
    assert (scene.stands("V1"), scene.stands("1.V1")) == ("0.knight", "corpse 1.witch")


@BOTH
@pytest.mark.rule("PT-DMG-7", "PT-RUL-63")
def test_order_from_the_rivals_unit_into_the_own_or_within_it(cards: str) -> None:
    own, rival = {"V1": "knight"}, {"V1": "witch/2", "F1": "mystic"}
    scene = Scene(cards=cards, own=own, rival=rival, hand=("vampire",)).play("order vampire", "pick V1")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (2, 0)
    scene = Scene(cards=cards, own=own, rival=rival, hand=("vampire",)).play("order vampire", "pick 1.F1")
    assert (scene.damage("1.F1"), scene.damage("1.V1")) == (2, 0)


@BOTH
@pytest.mark.rule("PT-ATK-8", "PT-RUL-11")
def test_order_does_nothing_without_a_hurt_hero_or_another(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "knight", "V2": "witch"}, damage=(3, 3), hand=("vampire",)).play("order vampire")
    assert (scene.damage("V1"), scene.damage("V2"), scene.damage("F2")) == (0, 0, 3)
    own = {"V1": "knight/3", "V2": "corpse witch"}
    assert Scene(cards=cards, own=own, hand=("vampire",)).play("order vampire").damage("V1") == 3


@pytest.mark.parametrize(("edition", "legal"), [("first", False), ("en", False), ("ru", True)])
@pytest.mark.rule("PT-CEASE-2")
def test_order_in_the_ceasefire(edition: EditionId, legal: bool) -> None:  # noqa: FBT001
    """In the Russian edition among own heroes."""
    own, rival = {"V1": "knight/3", "V2": "oracle", "V3": "mystic"}, {"V1": "witch/1"}
    scene = Scene(edition=edition, own=own, rival=rival, hand=("vampire",), round=1)
    assert scene.can("order vampire") is legal
    if legal:
        scene.play("order vampire", waiting=0)
        assert not scene.can("pick 1.V1")
        assert scene.play("pick V3").damage("V3") == 3


# -------------------------------------------------------------------------------------------------------------------------------- leader
DEMITRAS = ("vampire", "paladin")


@BOTH
@pytest.mark.rule("PT-ATK-11", "PT-RUL-64")
def test_leader_who_strikes_a_rival_hero_heals_as_much(cards: str) -> None:
    """Itself, nobody else; damage beyond life counts."""
    own = {"V1": "knight/9", "V2": "mystic/3"}
    scene = Scene(cards=cards, leaders=DEMITRAS, own=own, rival={"V1": "assassin"}, damage=(5, 0)).play("attack V1>V1")
    assert [scene.damage(at) for at in ("V1", "V2", "F2", "1.V1")] == [6, 3, 5, 3]


@BOTH
@pytest.mark.rule("PT-RUL-64")
def test_leader_a_shot_heals_too_and_the_leaders_own_attack(cards: str) -> None:
    scene = Scene(cards=cards, leaders=DEMITRAS, own={"R1": "gunner/3"}, rival={"R1": "mystic"}, wave="R").play("shoot R1>R1")
    assert (scene.damage("R1"), scene.damage("1.R1")) == (0, 5)
    scene = Scene(cards=cards, leaders=DEMITRAS, own={"V1": "knight/4"}, rival={"F1": "witch"}, damage=(9, 0), wave="F")
    assert scene.play("attack F2>F1").damage("F2") == 6


@pytest.mark.parametrize(("cards", "healed"), [("set_1_first", 0), ("set_1", 3)])
@pytest.mark.rule("PT-DMG-6", "PT-RUL-64")
def test_leader_second_damage_to_the_rival_leader_counts(cards: str, healed: int) -> None:
    """The first wording speaks of heroes only."""
    scene = Scene(cards=cards, leaders=DEMITRAS, own={"V1": "knight/9"}).play("attack V1>F2")
    assert (scene.damage("V1"), scene.damage("1.F2")) == (9 - healed, 3)
    scene = Scene(cards=cards, leaders=DEMITRAS, damage=(9, 0), wave="F").play("attack F2>F2")
    assert scene.damage("F2") == 9 - healed


@pytest.mark.rule("PT-RUL-55", "PT-RUL-64")
def test_leader_first_of_an_attack_upon_all_the_heroes_part_counts() -> None:
    """A Pyromancer hits a Witch, a Mystic and the leader."""
    scene = Scene(edition="first", leaders=DEMITRAS, own={"V1": "pyromancer/9"}, rival={"V1": "witch", "V3": "mystic"})
    scene.play("attack V1>")
    assert [scene.damage(at) for at in ("V1", "1.V1", "1.V3", "1.F2")] == [3, 3, 3, 3]


@pytest.mark.parametrize(("cards", "left"), [("set_1_first", 1), ("set_1", 3)])
@pytest.mark.rule("PT-DMG-5", "PT-RUL-64")
def test_leader_first_damage_of_spells_heals_too(cards: str, left: int) -> None:
    """An Alchemist's points on two rival heroes, not the one on an own hero. The reprint speaks of attacks."""
    own, rival = {"R1": "alchemist/3", "V1": "knight"}, {"V1": "witch", "V2": "mystic"}
    scene = Scene(cards=cards, leaders=DEMITRAS, own=own, rival=rival, wave="R")
    scene.play("cast R1", "pick 1.V1", "pick 1.V2", "pick V1", "none")
    assert [scene.damage(at) for at in ("R1", "V1", "1.V1", "1.V2")] == [left, 1, 1, 1]


@pytest.mark.parametrize(("cards", "left"), [("set_1_first", 3), ("set_1", 5)])
@pytest.mark.rule("PT-DMG-5", "PT-RUL-64")
def test_leader_first_damage_of_an_answer_heals_too(cards: str, left: int) -> None:
    """A Berserker in the flank; the struck Witch heals nothing."""
    own, rival = {"V1": "witch", "F1": "berserker/5"}, {"V1": "mystic"}
    scene = Scene(cards=cards, leaders=DEMITRAS, active=1, own=own, rival=rival).play("1: attack V1>V1")
    assert [scene.damage(at) for at in ("F1", "V1", "1.V1")] == [left, 1, 2]


@BOTH
@pytest.mark.rule("PT-RUL-3", "PT-RUL-64")
def test_leader_neither_orders_nor_damage_kept_off_nor_the_rivals_heroes(cards: str) -> None:
    own, rival = {"V1": "mascot/3"}, {"V1": "healer/1", "V3": "overlord/5"}
    scene = Scene(cards=cards, leaders=DEMITRAS, own=own, rival=rival, hand=("knight",)).play("order knight", "attack V1>V1", "end")
    assert [scene.damage(at) for at in ("V1", "1.V1", "1.V3")] == [3, 5, 9]
    scene.play("1: attack V3>V1")
    assert [scene.damage(at) for at in ("V1", "1.V3")] == [6, 9]


@BOTH
@pytest.mark.rule("PT-RUL-7", "PT-RUL-64")
def test_leader_moved_damage_is_not_dealt(cards: str) -> None:
    own, rival = {"F1": "homunculus", "V1": "knight/5"}, {"V1": "witch"}
    scene = Scene(cards=cards, leaders=DEMITRAS, own=own, rival=rival, wave="F").play("cast F1", "number 5")
    assert (scene.damage("F1"), scene.damage("V1")) == (5, 0)


@BOTH
@pytest.mark.rule("PT-ATK-7", "PT-RUL-31", "PT-RUL-64")
def test_leader_copied_by_sagas_a_vampire_of_his_heals_twice(cards: str) -> None:
    """By its own text and by his, in the order its player likes."""
    scene = Scene(cards=cards, leaders=("doppelganger", "vampire"), own={"V1": "vampire/5"}, rival={"V1": "witch"})
    scene.play("attack V1>V1", waiting=0)
    assert scene.can("mode 0.doppelganger:0.vampire")
    assert scene.play("mode 0.vampire").damage("V1") == 1
