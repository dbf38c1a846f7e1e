"""The Priestess's texts in both wordings."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-ATK-8")
def test_vanguard_heals_up_to_four_of_any_hero(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "priestess"}, rival={"V1": "knight/6"}).play("cast V1", "pick 1.V1", "number 4")
    assert scene.damage("1.V1") == 2
    little = Scene(cards=cards, own={"V1": "priestess/1"}).play("cast V1", "number 1")
    assert little.damage("V1") == 0


@BOTH
@pytest.mark.rule("PT-DMG-6")
def test_flank_heals_up_to_two_of_the_own_leader(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "priestess/3"}, damage=(5, 5), wave="F").play("cast F1", "number 2")
    assert (scene.damage("F2"), scene.damage("1.F2"), scene.damage("F1")) == (3, 5, 3)


@BOTH
@pytest.mark.rule("PT-RUL-53", "PT-DMG-9")
def test_rear_revives_a_corpse_of_either_unit_for_its_life_in_damage(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "priestess"}, rival={"V1": "corpse fighter", "F1": "corpse witch"}, wave="R")
    scene.play("cast R1", "pick 1.V1")
    assert (scene.stands("1.V1"), scene.damage("1.V1"), scene.damage("R1")) == ("1.fighter", 0, 8)


@BOTH
@pytest.mark.rule("PT-RUL-53", "PT-ATK-8", "PT-DMG-9")
def test_order_revives_a_corpse_the_rivals_if_need_be(cards: str) -> None:
    scene = Scene(cards=cards, rival={"V1": "corpse fighter"}, hand=("priestess",)).play("order priestess")
    assert (scene.stands("1.V1"), scene.damage("1.V1")) == ("1.fighter", 0)


@pytest.mark.parametrize(("cards", "round_", "levels"), [("set_1_first", 1, 1), ("set_1", 1, 0), ("set_1_first", 2, 1), ("set_1", 2, 1)])
@pytest.mark.rule("PT-RUL-54")
def test_leader_gains_a_level_at_the_end_of_each_round(cards: str, round_: int, levels: int) -> None:
    scene = Scene(cards=cards, leaders=("priestess", "paladin"), own={"V1": "mystic"}, rival={"V1": "knight"}, round=round_, wave="R")
    scene.play("end", "1: end", "1: end")
    leader = scene.piece("F2")
    assert leader is not None
    assert sum(marker.n for marker in leader.markers) == levels
    assert scene.play("attack V1>V1").damage("1.V1") == 1 + levels
