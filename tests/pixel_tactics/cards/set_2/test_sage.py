"""The Sage's texts but for the leader's of orders."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import BothSets


@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_numbers_of_hero_and_leader() -> None:
    assert BothSets(own={"V1": "sage"}, rival={"V1": "fighter"}).play("attack V1>V1").damage("1.V1") == 0
    assert BothSets(own={"R1": "sage/3"}).play("end", "1: end").stands("R1") == "0.sage"
    assert BothSets(own={"R1": "sage/4"}).play("end", "1: end").stands("R1") == "corpse 0.sage"
    assert BothSets(leaders=("sage", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 3
    assert BothSets(leaders=("sage", "paladin"), damage=(22, 0)).play("end", "1: end").state.phase == "play"
    assert BothSets(leaders=("sage", "paladin"), damage=(23, 0)).play("end", "1: end").state.phase == "over"


@pytest.mark.rule("PT-FLOW-3", "PT-RUL-9", "PT-ATK-5")
def test_vanguard_intercepts_and_loses_one_damage_before_casualties_at_the_end_of_each_wave() -> None:
    scene = BothSets(active=1, own={"V1": "sage", "R1": "witch"}, rival={"V1": "planestalker"})
    assert scene.refused("1: shoot V1>R1") == "PT-ATK-5"
    for wave in "VFR":
        scene = BothSets(own={"V1": "sage/4", "V2": "witch/1"}, rival={"V1": "witch/1"}, wave=wave).play("end", "1: end")
        assert [scene.damage(at) for at in ("V1", "V2", "1.V1")] == [3, 1, 1]
    assert BothSets(own={"V1": "sage/5"}).play("end", "1: end").stands("V1") == "corpse 0.sage"


@pytest.mark.rule("PT-RUL-12", "PT-DMG-7")
def test_flank_returns_a_hero_in_melee_to_its_owners_hand() -> None:
    """Of either unit; itself too if it is in melee, no leader, no corpse, nobody behind another."""
    own, rival = {"F1": "sage", "V2": "witch"}, {"V1": "fighter", "F1": "oracle", "V3": "corpse mystic", "F3": "gunner"}
    scene = BothSets(own=own, rival=rival, wave="F").play("cast F1", waiting=0)
    slots = ("F1", "V2", "F2", "1.V1", "1.F1", "1.V3", "1.F3", "1.F2")
    assert [at for at in slots if scene.can(f"pick {at}")] == ["F1", "V2", "1.V1", "1.F3"]
    scene.play("pick 1.F3")
    assert ("1.gunner" in scene.hand(1), scene.stands("1.F3"), scene.discard(1)) == (True, "", set())


@pytest.mark.parametrize(("wave", "n"), [("V", 0), ("F", 0), ("R", 3)])
@pytest.mark.rule("PT-RUL-9", "PT-RUL-12")
def test_rear_three_damage_to_each_hero_in_melee_at_the_end_of_a_rear_wave(wave: str, n: int) -> None:
    """In both units, before casualties are counted; no leader."""
    own, rival = {"R1": "sage", "V1": "knight"}, {"V1": "fighter", "F1": "oracle", "V3": "witch/3"}
    scene = BothSets(own=own, rival=rival, wave=wave).play("end", "1: end")
    assert [scene.damage(at) for at in ("V1", "R1", "F2", "1.V1", "1.F1", "1.F2")] == [n, 0, 0, n, 0, 0]
    assert scene.stands("1.V3") == ("corpse 1.witch" if n else "1.witch")


@pytest.mark.rule("PT-DMG-6", "PT-DMG-7")
def test_order_removes_four_damage_from_each_hero() -> None:
    own, rival = {"V1": "knight/6", "V2": "witch/1"}, {"R3": "knight/4"}
    scene = BothSets(own=own, rival=rival, hand=("sage",), damage=(5, 5)).play("order sage")
    assert [scene.damage(at) for at in ("V1", "V2", "1.R3", "F2", "1.F2")] == [2, 0, 0, 5, 5]


@pytest.mark.rule("PT-DMG-3")
def test_leader_heroes_of_his_unit_have_two_more_life() -> None:
    scene = BothSets(leaders=("sage", "paladin"), own={"V1": "knight/11"}, rival={"V1": "knight/10"}).play("end", "1: end")
    assert [scene.stands(at) for at in ("V1", "1.V1")] == ["0.knight", "corpse 1.knight"]
