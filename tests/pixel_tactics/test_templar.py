"""The Templar's texts in both wordings."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-ATK-1")
def test_vanguard_one_more_strength_a_damage(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "templar/8"}, rival={"V1": "mystic"}).play("attack V1>V1")
    assert scene.damage("1.V1") == 9


@BOTH
@pytest.mark.rule("PT-ATK-12", "PT-RUL-60")
def test_flank_supporter_takes_no_damage_from_attacks_but_from_others(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "gunner"}, rival={"F1": "templar", "R1": "witch"}, hand=("alchemist",))
    scene.play("shoot V1>R1")
    assert scene.damage("1.R1") == 0
    scene.play("order alchemist", *["pick 1.R1"] * 7)
    assert scene.damage("1.R1") == 7


@pytest.mark.rule("PT-RUL-59")
def test_rear_first_swaps_with_any_other_own_hero_and_attacks_if_foremost() -> None:
    scene = Scene(cards="set_1_first", own={"R1": "templar/3", "V1": "knight"}, rival={"V1": "mystic"}, wave="R")
    scene.play("cast R1", "attack V1>V1")
    assert (scene.stands("V1"), scene.stands("R1"), scene.damage("1.V1")) == ("0.templar", "0.knight", 4)
    behind = Scene(cards="set_1_first", own={"R1": "templar", "V1": "knight", "F1": "witch"}, rival={"V1": "mystic"}, wave="R")
    behind.play("cast R1", "pick F1")
    assert (behind.stands("F1"), behind.damage("1.V1")) == ("0.templar", 0)


@pytest.mark.rule("PT-RUL-59")
def test_rear_second_swaps_with_a_hero_in_melee_only() -> None:
    scene = Scene(own={"R1": "templar", "V1": "knight", "F1": "witch"}, rival={"V1": "mystic"}, wave="R")
    scene.play("cast R1", "attack V1>V1")
    assert (scene.stands("V1"), scene.damage("1.V1")) == ("0.templar", 1)


@BOTH
@pytest.mark.rule("PT-RUL-59")
def test_order_spares_leaders_and_who_shot(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "gunner"}, rival={"V1": "mystic"}, rival_hand=("templar",))
    scene.play("shoot V1>V1", "end", "1: order templar", "1: end")
    assert scene.stands("V1") == "0.gunner"
    scene = Scene(cards=cards, own={}, rival={"V1": "mystic"}, rival_hand=("templar",), wave="F")
    scene.play("attack F2>V1", "end", "1: order templar")
    assert scene.piece("F2") is not None


@BOTH
@pytest.mark.rule("PT-RUL-61")
def test_leader_five_more_strength_for_heroes_damaged_in_this_wave(cards: str) -> None:
    scene = Scene(
        cards=cards, leaders=("templar", "paladin"), own={"V1": "mystic", "R1": "alchemist/1"}, rival={"V1": "fighter", "V2": "knight"}
    )
    scene.play("attack V1>V1")
    assert scene.damage("1.V1") == 1
    hurt = Scene(cards=cards, leaders=("templar", "paladin"), own={"V1": "mystic"}, rival={"V1": "fighter"}, hand=("alchemist",))
    hurt.play("order alchemist", "pick V1", *["pick 1.V1"] * 6, "attack V1>V1")
    assert hurt.damage("1.V1") == 12
    moved = Scene(
        cards=cards, leaders=("templar", "paladin"), own={"V1": "mystic", "R1": "witch/2"}, rival={"V1": "fighter"}, hand=("vampire",)
    )
    moved.play("order vampire", "pick V1", "attack V1>V1")
    assert (moved.damage("V1"), moved.damage("1.V1")) == (2, 1)
