"""The Planestalker's texts in both wordings."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.parametrize("at", ["V1", "R1"])
@pytest.mark.rule("PT-ATK-4")
def test_vanguard_rear_shoots(cards: str, at: str) -> None:
    scene = Scene(cards=cards, own={at: "planestalker"}, rival={"R2": "mystic"}, wave=at[0])
    assert scene.play(f"shoot {at}>R2").damage("1.R2") == 3


@BOTH
@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "gunner"}, rival={"V1": "planestalker", "R1": "witch"}).play("shoot V1>R1")
    assert (scene.damage("1.V1"), scene.damage("1.R1")) == (8, 0)


@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-ATK-12")
def test_flank_forerunner_and_supporter_shoot_but_not_itself(cards: str) -> None:
    for at, can in (("V1", True), ("R1", True), ("V3", False)):
        scene = Scene(cards=cards, own={"F1": "planestalker", at: "witch"}, rival={"R2": "mystic"}, wave=at[0])
        assert scene.can(f"shoot {at}>R2") is can
    assert not Scene(cards=cards, own={"F1": "planestalker"}, rival={"R2": "mystic"}, wave="F").can("shoot F1>R2")


@BOTH
@pytest.mark.rule("PT-DMG-7")
def test_order_five_damage_to_each_hero_of_both_flanks(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "mystic", "V1": "knight"}, rival={"F3": "fighter", "R1": "witch"}, hand=("planestalker",))
    scene.play("order planestalker")
    assert [scene.damage(at) for at in ("F1", "V1", "F2", "1.F3", "1.R1", "1.F2")] == [5, 0, 0, 5, 0, 0]


@BOTH
@pytest.mark.rule("PT-ATK-4")
def test_leader_and_all_its_heroes_shoot(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("planestalker", "paladin"), own={"V2": "witch", "F1": "mystic"}, rival={"R1": "knight"}, wave="F")
    scene.play("shoot F2>R1", "shoot F1>R1")
    assert scene.damage("1.R1") == 5
