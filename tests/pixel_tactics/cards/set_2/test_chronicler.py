"""The Chronicler's texts."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets

BOTH = pytest.mark.parametrize("edition", ["pl", "first"])


@pytest.mark.rule("PT-ATK-1", "PT-DMG-3", "PT-END-1")
def test_numbers_of_hero_and_leader() -> None:
    scene = BothSets(own={"V1": "chronicler/3"}, rival={"V1": "fighter"})
    scene.play("attack V1>V1", "end", "1: end")
    assert (scene.damage("1.V1"), scene.stands("V1")) == (1, "0.chronicler")
    assert BothSets(own={"V1": "chronicler/4"}).play("end", "1: end").stands("V1") == "corpse 0.chronicler"
    scene = BothSets(leaders=("chronicler", "paladin"), wave="F", damage=(14, 0)).play("attack F2>F2")
    assert scene.damage("1.F2") == 4
    assert scene.play("end", "1: end", "none").state.phase == "play"
    assert BothSets(leaders=("chronicler", "paladin"), damage=(15, 0)).play("end", "1: end", "none").state.phase == "over"


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.rule("PT-RUL-7", "PT-DMG-7")
def test_vanguard_moves_all_its_damage_to_another_hero(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "chronicler/3", "R1": "witch"}, rival={"F1": "fighter/1", "V3": "corpse oracle"})
    scene.play("cast V1", waiting=0)
    assert [scene.can(f"pick {at}") for at in ("V1", "F2", "1.F2", "1.V3", "R1", "1.F1")] == [False, False, False, False, True, True]
    scene.play("pick 1.F1")
    assert (scene.damage("V1"), scene.damage("1.F1"), scene.damage("R1")) == (0, 4, 0)


@pytest.mark.rule("PT-RUL-11")
def test_vanguard_without_damage_nothing_is_moved() -> None:
    scene = BothSets(own={"V1": "chronicler", "R1": "witch"}, rival={"F1": "fighter/1"}).play("cast V1", "pick 1.F1")
    assert (scene.damage("V1"), scene.damage("1.F1")) == (0, 1)


@pytest.mark.rule("PT-RUL-7")
def test_vanguard_moved_damage_is_not_taken() -> None:
    """A Berserker of the vanguard takes one less of attacks, and all of this."""
    scene = BothSets(own={"V1": "chronicler/3"}, rival={"V1": "berserker"}).play("cast V1")
    assert scene.damage("1.V1") == 3


# --------------------------------------------------------------------------------------------------------------------------------- flank
@pytest.mark.rule("PT-RUL-11", "PT-RUL-12")
def test_flank_moves_any_part_of_the_damage_between_own_heroes() -> None:
    own = {"F1": "chronicler", "V1": "fighter/3", "R3": "witch/1"}
    scene = BothSets(own=own, rival={"V1": "fighter/2"}, damage=(4, 0), wave="F").play("cast F1", waiting=0)
    assert [scene.can(f"pick {at}") for at in ("V1", "R3", "F1", "F2", "1.V1")] == [True, True, False, False, False]
    scene.play("pick V1", waiting=0)
    assert [scene.can(f"pick {at}") for at in ("V1", "R3", "F1", "F2", "1.V1")] == [False, True, True, False, False]
    scene.play("pick F1", waiting=0)
    assert not scene.can("number 4")
    scene.play("number 2")
    assert [scene.damage(at) for at in ("V1", "R3", "F1")] == [1, 1, 2]


@pytest.mark.rule("PT-RUL-11")
def test_flank_nothing_may_be_moved() -> None:
    scene = BothSets(own={"F1": "chronicler/2", "V1": "fighter"}, wave="F").play("cast F1", "number 0")
    assert (scene.damage("F1"), scene.damage("V1")) == (2, 0)
    assert BothSets(own={"F1": "chronicler", "V1": "fighter"}, wave="F").play("cast F1").damage("V1") == 0


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@pytest.mark.rule("PT-DMG-6")
def test_rear_moves_one_damage_of_the_leader_to_itself_and_one_to_the_rival_leader() -> None:
    scene = BothSets(own={"R1": "chronicler"}, wave="R", damage=(3, 1)).play("cast R1")
    assert [scene.damage(at) for at in ("F2", "R1", "1.F2")] == [1, 1, 2]


@pytest.mark.rule("PT-RUL-11")
def test_rear_what_is_not_there_is_not_moved() -> None:
    scene = BothSets(own={"R1": "chronicler"}, wave="R", damage=(1, 0)).play("cast R1")
    assert [scene.damage(at) for at in ("F2", "R1", "1.F2")] == [0, 1, 0]


# --------------------------------------------------------------------------------------------------------------------------------- order
@pytest.mark.rule("PT-RUL-11", "PT-DMG-7")
def test_order_moves_up_to_four_damage_of_the_leader_to_a_hero() -> None:
    scene = BothSets(own={"V1": "fighter"}, rival={"R2": "witch/1"}, hand=("chronicler",), damage=(6, 0)).play(
        "order chronicler", waiting=0
    )
    assert not scene.can("pick 1.F2")
    scene.play("pick 1.R2", waiting=0)
    assert not scene.can("number 5")
    scene.play("number 4")
    assert (scene.damage("F2"), scene.damage("1.R2")) == (2, 5)
    assert BothSets(own={"V1": "fighter"}, rival={"R2": "witch"}, hand=("chronicler",)).play("order chronicler").damage("V1") == 0


# -------------------------------------------------------------------------------------------------------------------------------- leader
@pytest.mark.rule("PT-FLOW-3", "PT-DMG-2", "PT-RUL-9")
def test_leader_moves_one_damage_at_the_end_of_each_wave_before_casualties() -> None:
    """So the own hero lives, and the rival's falls; he may decline."""
    leaders = ("chronicler", "paladin")
    moved, declined = ("mode yes", "pick V1", "pick 1.V1"), ("none",)
    for answers, alive in ((moved, ("0.knight", "corpse 1.knight")), (declined, ("corpse 0.knight", "1.knight"))):
        scene = BothSets(leaders=leaders, own={"V1": "knight/10"}, rival={"V1": "knight/9", "V2": "witch"}).play("end", "1: end", *answers)
        assert (scene.stands("V1"), scene.stands("1.V1")) == alive


@pytest.mark.rule("PT-DMG-6", "PT-END-1")
def test_leader_from_and_to_heroes_and_leaders_of_both_units() -> None:
    scene = BothSets(leaders=("chronicler", "paladin"), own={"V1": "fighter"}, rival={"V1": "witch/1"}, damage=(1, 0))
    scene.play("end", "1: end", "mode yes", waiting=0)
    assert [scene.can(f"pick {at}") for at in ("F2", "V1", "1.V1", "1.F2")] == [True, False, True, False]
    scene.play("pick F2", waiting=0)
    assert [scene.can(f"pick {at}") for at in ("F2", "V1", "1.V1", "1.F2")] == [False, True, True, True]
    scene.play("pick 1.F2")
    assert (scene.damage("F2"), scene.damage("1.F2")) == (0, 1)


@pytest.mark.rule("PT-RUL-11")
def test_leader_without_any_damage_is_not_asked() -> None:
    assert BothSets(leaders=("chronicler", "paladin"), own={"V1": "fighter"}).play("end", "1: end").state.clock.wave == 1
