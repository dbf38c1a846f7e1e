"""The Paladin's texts in both wordings."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-RUL-51")
def test_flank_swaps_two_own_heroes_or_corpses(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "paladin", "V1": "corpse knight", "R2": "witch"}, wave="F", leaders=("mystic", "mystic"))
    scene.play("cast F1", "pick V1", "pick R2")
    assert (scene.stands("V1"), scene.stands("R2")) == ("0.witch", "corpse 0.knight")
    alone = Scene(cards=cards, own={"F1": "paladin"}, wave="F", leaders=("mystic", "mystic")).play("cast F1")
    assert alone.stands("F1") == "0.paladin"


@BOTH
@pytest.mark.rule("PT-RUL-51")
def test_rear_swaps_two_of_the_rivals(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "paladin"}, rival={"V1": "knight", "F1": "corpse witch"}, wave="R", leaders=("mystic", "mystic"))
    scene.play("cast R1")
    assert (scene.stands("1.V1"), scene.stands("1.F1")) == ("corpse 1.witch", "1.knight")


@BOTH
@pytest.mark.rule("PT-RUL-51", "PT-LOOP-3")
def test_order_rearranges_a_column(cards: str) -> None:
    scene = Scene(
        cards=cards, own={"V1": "oracle"}, rival={"V1": "knight", "F1": "corpse witch"}, hand=("paladin",), leaders=("mystic", "mystic")
    )
    scene.play("order paladin", "mode 1.C1", "pick 1.R1", "pick 1.V1")
    assert [scene.stands(f"1.{at}") for at in ("V1", "F1", "R1")] == ["corpse 1.witch", "", "1.knight"]
    mine = Scene(cards=cards, own={"V1": "oracle"}, hand=("paladin",), leaders=("mystic", "mystic")).play("order paladin", waiting=0)
    assert mine.can("mode 0.C1") is (cards == "set_1")


@BOTH
@pytest.mark.rule("PT-ACT-15", "PT-RUL-52")
def test_leader_moves_and_clears_for_nothing_each_hero_once(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "knight", "V2": "corpse witch"}, actions=0)
    scene.play("move V1 R1", "clear V2")
    assert scene.state.actions == 0
    assert not scene.can("move R1 V1")


@BOTH
@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "planestalker"}, rival={"V1": "paladin", "F1": "witch"}, leaders=("mystic", "mystic"))
    assert scene.play("shoot V1>F1").damage("1.V1") == 3
