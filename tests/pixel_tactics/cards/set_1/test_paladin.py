"""The Paladin's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
IN_BOTH_EDITIONS = pytest.mark.parametrize("edition", ["first", "en"])
OTHERS = ("mystic", "mystic")
"""Leaders who make no action cheaper."""


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_4_and_life_6(cards: str) -> None:
    scene = Scene(cards=cards, leaders=OTHERS, own={"V1": "paladin/5"}, rival={"R1": "paladin/6"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 4
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.paladin", "corpse 1.paladin")


@pytest.mark.parametrize(("cards", "strength", "life"), [("set_1_first", 3, 20), ("set_1", 4, 17)])
@pytest.mark.rule("PT-ATK-1", "PT-ATK-4", "PT-END-1")
def test_leader_has_her_printed_strength_and_life_and_does_not_shoot(cards: str, strength: int, life: int) -> None:
    scene = Scene(cards=cards, rival={"R1": "witch"}, wave="F")
    assert not scene.can("shoot F2>R1")
    assert scene.play("attack F2>F2").damage("1.F2") == strength
    scene = Scene(cards=cards, damage=(life - 1, life)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts(cards: str) -> None:
    """In its column; the flank text does not."""
    scene = Scene(cards=cards, own={"V1": "planestalker"}, rival={"V1": "paladin", "F1": "witch", "F3": "oracle"}, leaders=OTHERS)
    scene.play("shoot V1>F1")
    assert (scene.damage("1.V1"), scene.damage("1.F1")) == (3, 0)
    scene = Scene(cards=cards, own={"V1": "planestalker"}, rival={"V1": "paladin", "F3": "oracle"}, leaders=OTHERS).play("shoot V1>F3")
    assert (scene.damage("1.V1"), scene.damage("1.F3")) == (0, 3)
    scene = Scene(cards=cards, own={"V1": "planestalker"}, rival={"F1": "paladin", "R1": "witch"}, leaders=OTHERS).play("shoot V1>R1")
    assert (scene.damage("1.F1"), scene.damage("1.R1")) == (0, 3)


@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts_first_those_behind_are_no_targets() -> None:
    scene = Scene(edition="first", own={"V1": "planestalker"}, rival={"V2": "paladin"}, leaders=OTHERS)
    assert scene.refused("shoot V1>F2") == "PT-ATK-5"
    assert scene.play("shoot V1>V2").damage("1.V2") == 3


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-RUL-51")
def test_flank_swaps_two_own_heroes_or_corpses(cards: str) -> None:
    """With their damage; itself too; not the leader, nobody of the rival's, no empty slot, and none twice."""
    own = {"F1": "paladin", "V1": "corpse knight", "R2": "witch/3"}
    scene = Scene(cards=cards, own=own, rival={"V1": "gunner"}, wave="F", leaders=OTHERS).play("cast F1", waiting=0)
    assert [scene.can(f"pick {at}") for at in ("F1", "V1", "R2", "F2", "V2", "1.V1")] == [True, True, True, False, False, False]
    assert not scene.can("none")
    scene.play("pick V1", waiting=0)
    assert not scene.can("pick V1")
    assert not scene.can("none")
    scene.play("pick R2")
    assert [scene.stands(at) for at in ("V1", "R2", "F1")] == ["0.witch", "corpse 0.knight", "0.paladin"]
    assert scene.damage("V1") == 3


@BOTH
@pytest.mark.rule("PT-RUL-51")
def test_flank_two_heroes_or_two_corpses(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "paladin", "R3": "knight"}, wave="F", leaders=OTHERS).play("cast F1")
    assert (scene.stands("F1"), scene.stands("R3")) == ("0.knight", "0.paladin")
    own = {"F1": "paladin", "V1": "corpse knight", "R2": "corpse witch"}
    scene = Scene(cards=cards, own=own, wave="F", leaders=OTHERS).play("cast F1", "pick R2", "pick V1")
    assert (scene.stands("V1"), scene.stands("R2")) == ("corpse 0.witch", "corpse 0.knight")


@BOTH
@pytest.mark.rule("PT-RUL-51", "PT-ATK-8")
def test_flank_alone_it_swaps_nothing(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "paladin"}, rival={"V1": "gunner"}, wave="F", leaders=OTHERS).play("cast F1")
    assert (scene.stands("F1"), scene.stands("1.V1")) == ("0.paladin", "1.gunner")


@BOTH
@pytest.mark.rule("PT-ACT-13", "PT-RUL-18")
def test_flank_a_swapped_hero_has_its_new_rows_text_at_once_and_may_still_attack(cards: str) -> None:
    """The Pyromancer shoots from the flank."""
    own = {"F1": "paladin", "V1": "pyromancer", "F3": "witch"}
    scene = Scene(cards=cards, own=own, rival={"R1": "homunculus"}, wave="F", leaders=OTHERS).play("cast F1", "pick V1", "pick F3")
    assert scene.play("shoot F3>R1").damage("1.R1") == 3


@BOTH
@pytest.mark.rule("PT-RUL-18", "PT-ACT-3")
def test_flank_what_a_hero_did_stays_with_it(cards: str) -> None:
    """Who has attacked does not attack again from its new slot; in a slot of its row a fresh hero does."""
    own = {"F1": "paladin", "F3": "knight", "V1": "witch"}
    scene = Scene(cards=cards, own=own, wave="F", leaders=OTHERS, actions=3).play("attack F3>F2", "cast F1", "pick F1", "pick F3")
    assert (scene.stands("F1"), scene.stands("F3")) == ("0.knight", "0.paladin")
    assert scene.refused("attack F3>F2") == "PT-ACT-4"
    assert not scene.can("attack F1>F2")


@pytest.mark.parametrize(("edition", "legal"), [("en", True), ("ru", True), ("first", False)])
@pytest.mark.rule("PT-CEASE-1")
def test_flank_in_the_ceasefire(edition: EditionId, *, legal: bool) -> None:
    scene = Scene(edition=edition, own={"F1": "paladin", "V1": "knight"}, wave="F", round=1, leaders=OTHERS)
    if not legal:
        assert scene.refused("cast F1") == "PT-CEASE-1"
        return
    assert scene.play("cast F1").stands("F1") == "0.knight"


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@BOTH
@pytest.mark.rule("PT-RUL-51")
def test_rear_swaps_two_of_the_rivals_heroes_or_corpses(cards: str) -> None:
    """Not his leader, none of the own unit."""
    rival = {"V1": "knight/4", "F1": "corpse witch", "R3": "homunculus"}
    scene = Scene(cards=cards, own={"R1": "paladin", "V1": "gunner"}, rival=rival, wave="R", leaders=OTHERS).play("cast R1", waiting=0)
    seen = [scene.can(f"pick {at}") for at in ("1.V1", "1.F1", "1.R3", "1.F2", "R1", "V1", "1.V2")]
    assert seen == [True, True, True, False, False, False, False]
    assert not scene.can("none")
    scene.play("pick 1.F1", waiting=0)
    assert not scene.can("pick 1.F1")
    scene.play("pick 1.V1")
    assert [scene.stands(at) for at in ("1.V1", "1.F1", "1.R3")] == ["corpse 1.witch", "1.knight", "1.homunculus"]
    assert scene.damage("1.F1") == 4


@BOTH
@pytest.mark.rule("PT-ATK-8", "PT-RUL-51")
def test_rear_with_two_there_is_nothing_to_choose_and_with_one_nothing_to_swap(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "paladin"}, rival={"V1": "knight", "F1": "corpse witch"}, wave="R", leaders=OTHERS)
    scene.play("cast R1")
    assert (scene.stands("1.V1"), scene.stands("1.F1")) == ("corpse 1.witch", "1.knight")
    scene = Scene(cards=cards, own={"R1": "paladin", "V1": "gunner"}, rival={"V1": "knight"}, wave="R", leaders=OTHERS).play("cast R1")
    assert (scene.stands("1.V1"), scene.stands("V1")) == ("1.knight", "0.gunner")


@pytest.mark.parametrize("edition", ["en", "ru", "first"])
@pytest.mark.rule("PT-CEASE-1")
def test_rear_is_not_for_the_ceasefire(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R1": "paladin"}, rival={"V1": "knight", "F1": "witch"}, wave="R", round=1, leaders=OTHERS)
    assert scene.refused("cast R1") == "PT-CEASE-1"


# --------------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-RUL-51", "PT-LOOP-3")
def test_order_rearranges_a_column_of_the_rivals_in_any_way(cards: str) -> None:
    """Its empty slots too; with damage; not the other columns."""
    rival = {"V1": "knight/2", "F1": "corpse witch", "V3": "gunner"}
    scene = Scene(cards=cards, own={"V1": "oracle"}, rival=rival, hand=("paladin",), leaders=OTHERS)
    scene.play("order paladin", "mode 1.C1", waiting=0)
    assert [scene.can(f"pick 1.{at}") for at in ("V1", "F1", "R1", "V2", "F2", "V3")] == [True, True, True, False, False, False]
    scene.play("pick 1.R1", waiting=0)
    assert not scene.can("pick 1.R1")
    scene.play("pick 1.V1")
    assert [scene.stands(f"1.{at}") for at in ("V1", "F1", "R1", "V3")] == ["corpse 1.witch", "", "1.knight", "1.gunner"]
    assert (scene.damage("1.R1"), scene.discard()) == (2, {"0.paladin"})


@BOTH
@pytest.mark.rule("PT-SET-5", "PT-LOOP-3")
def test_order_the_leader_stays_in_the_middle(cards: str) -> None:
    scene = Scene(cards=cards, rival={"V2": "knight", "R2": "witch"}, hand=("paladin",), leaders=OTHERS)
    scene.play("order paladin", "mode 1.C2", waiting=0)
    assert not scene.can("pick 1.F2")
    scene.play("pick 1.R2")
    assert [scene.stands(f"1.{at}") for at in ("V2", "F2", "R2")] == ["1.witch", "1.mystic", "1.knight"]


@BOTH
@pytest.mark.rule("PT-RUL-51")
def test_order_all_may_stay_where_they_are(cards: str) -> None:
    scene = Scene(cards=cards, rival={"V1": "knight", "F1": "witch"}, hand=("paladin",), leaders=OTHERS)
    scene.play("order paladin", "mode 1.C1", "pick 1.V1", "pick 1.F1")
    assert (scene.stands("1.V1"), scene.stands("1.F1")) == ("1.knight", "1.witch")


@pytest.mark.parametrize(("cards", "own_too"), [("set_1_first", False), ("set_1", True)])
@pytest.mark.rule("PT-RUL-51")
def test_order_first_the_rivals_columns_second_any_units(cards: str, *, own_too: bool) -> None:
    scene = Scene(cards=cards, own={"V1": "gunner"}, rival={"V3": "knight"}, hand=("paladin",), leaders=OTHERS)
    scene.play("order paladin", waiting=0)
    assert [scene.can(f"mode 0.C{n}") for n in (1, 2, 3)] == [own_too] * 3
    assert [scene.can(f"mode 1.C{n}") for n in (1, 2, 3)] == [True] * 3
    if own_too:
        scene.play("mode 0.C1", "pick R1")
        assert (scene.stands("V1"), scene.stands("R1"), scene.stands("1.V3")) == ("", "0.gunner", "1.knight")


@pytest.mark.parametrize(("edition", "cards", "legal"), [("en", "set_1", False), ("ru", "set_1", True), ("first", "set_1_first", False)])
@pytest.mark.rule("PT-CEASE-2")
def test_order_in_the_ceasefire_at_most_an_own_column(edition: EditionId, cards: str, *, legal: bool) -> None:
    scene = Scene(edition=edition, cards=cards, own={"V1": "oracle"}, rival={"V1": "knight"}, hand=("paladin",), leaders=OTHERS, round=1)
    if not legal:
        assert scene.refused("order paladin") == "PT-CEASE-2"
        return
    scene.play("order paladin", waiting=0)
    assert not scene.can("mode 1.C1")
    assert scene.play("mode 0.C1", "pick F1").stands("F1") == "0.oracle"


@pytest.mark.rule("PT-CEASE-2")
def test_order_first_is_against_the_rival_alone_and_so_not_for_the_ceasefire_of_any_edition() -> None:
    scene = Scene(edition="ru", cards="set_1_first", rival={"V1": "knight"}, hand=("paladin",), leaders=OTHERS, round=1)
    assert scene.refused("order paladin") == "PT-CEASE-2"


# -------------------------------------------------------------------------------------------------------------------------------- leader
@BOTH
@pytest.mark.rule("PT-ACT-15")
def test_leader_moves_and_clears_for_nothing(cards: str) -> None:
    """With no action left too; another leader's player pays."""
    own = {"V1": "knight", "V2": "corpse witch", "R3": "oracle", "F3": "corpse gunner"}
    scene = Scene(cards=cards, own=own, actions=0).play("move V1 R1", "clear V2", "move R3 V3", "clear F3")
    assert [scene.stands(at) for at in ("V1", "R1", "V2", "V3", "F3")] == ["", "0.knight", "", "0.oracle", ""]
    assert (scene.state.budget.actions, scene.discard()) == (0, {"0.witch", "0.gunner"})
    other = Scene(cards=cards, own=own, leaders=("mystic", "paladin")).play("move V1 R1", "clear V2")
    assert other.state.budget.actions == 0
    assert not other.can("move R3 V3")
    assert not other.can("clear F3")


@BOTH
@pytest.mark.rule("PT-ACT-15", "PT-ACT-1")
def test_leader_nothing_else_is_free(cards: str) -> None:
    own = {"V1": "knight", "V2": "corpse witch", "R3": "oracle"}
    scene = Scene(cards=cards, own=own, hand=("gunner",), actions=0)
    for line in ("draw", "recruit gunner V3", "attack V1>F2", "order gunner", "switch V1 V2"):
        assert not scene.can(line), line
    assert not Scene(own=own, actions=1).can("switch V1 V2")


@IN_BOTH_EDITIONS
@pytest.mark.rule("PT-ACT-13", "PT-RUL-52")
def test_leader_a_hero_that_moved_neither_attacks_nor_moves_again(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"F1": "knight"}).play("move F1 V1")
    assert not scene.can("attack V1>F2")
    assert not scene.can("move V1 R1")
    scene = Scene(edition=edition, own={"V1": "knight"}).play("attack V1>F2")
    assert not scene.can("move V1 R1")
    scene = Scene(edition=edition, hand=("knight",)).play("recruit knight V1")
    assert not scene.can("move V1 R1")


@IN_BOTH_EDITIONS
@pytest.mark.rule("PT-RUL-52", "PT-FLOW-5")
def test_leader_in_the_next_wave_it_moves_again(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "knight"}).play("move V1 R1", "end", "1: end", "move R1 F1")
    assert (scene.stands("F1"), scene.state.budget.actions) == ("0.knight", 2)


@BOTH
@pytest.mark.rule("PT-ACT-8", "PT-ACT-7")
def test_leader_moves_to_empty_slots_and_clears_own_corpses(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "knight", "V2": "corpse witch"}, rival={"V3": "corpse oracle"})
    for line in ("move V1 V2", "move V1 F2", "move V2 V3", "move F2 V3", "clear 1.V3", "clear V1"):
        assert not scene.can(line), line


@BOTH
@pytest.mark.rule("PT-RUL-33")
def test_leader_clears_nothing_while_adjenna_forbids_it(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("paladin", "dragon_mage"), own={"V1": "knight", "V2": "corpse witch"})
    assert not scene.can("clear V2")
    assert scene.play("move V1 R1").state.budget.actions == 2


@pytest.mark.parametrize("edition", ["en", "ru", "first"])
@pytest.mark.rule("PT-CEASE-5")
def test_leader_moves_for_nothing_in_the_ceasefire_too(edition: EditionId) -> None:
    assert Scene(edition=edition, own={"V1": "knight"}, round=1, actions=0).play("move V1 R1").stands("R1") == "0.knight"
