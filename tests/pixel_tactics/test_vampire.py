"""The Vampire's texts in both wordings."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-RUL-64")
def test_vanguard_heals_as_much_as_it_deals(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "vampire/5"}, rival={"V1": "mystic"}).play("attack V1>V1")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (3, 2)
    none = Scene(cards=cards, own={"V1": "vampire/5"}, rival={"V1": "healer"}).play("attack V1>V1")
    assert none.damage("V1") == 5


@BOTH
@pytest.mark.rule("PT-RUL-5", "PT-ATK-12")
def test_flank_any_part_of_the_forerunners_damage_may_be_passed_on(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V1": "mystic", "F1": "vampire"})
    scene.play("attack V1>V1", "1: number 1")
    assert (scene.damage("1.V1"), scene.damage("1.F1")) == (3, 1)
    order = Scene(cards=cards, rival={"V1": "mystic", "F1": "vampire"}, hand=("pyromancer",)).play("order pyromancer", "1: number 7")
    assert (order.damage("1.V1"), order.damage("1.F1")) == (0, 7)


@BOTH
@pytest.mark.rule("PT-RUL-63", "PT-RUL-7")
def test_rear_up_to_two_damage_from_the_own_leader_to_any_hero(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "vampire"}, rival={"V1": "mystic"}, damage=(5, 0), wave="R")
    scene.play("cast R1", "pick 1.V1", "number 2")
    assert (scene.damage("F2"), scene.damage("1.V1")) == (3, 2)
    one = Scene(cards=cards, own={"R1": "vampire"}, damage=(1, 0), wave="R").play("cast R1", "number 0")
    assert one.damage("F2") == 1


@BOTH
@pytest.mark.rule("PT-RUL-63", "PT-ATK-8")
def test_order_all_damage_of_one_hero_onto_another_of_any_unit(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "fighter/7", "V2": "knight/1"}, rival={"V1": "mystic"}, hand=("vampire",))
    scene.play("order vampire", "pick V1", "pick 1.V1")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (0, 7)
    unhurt = Scene(cards=cards, own={"V1": "fighter"}, hand=("vampire",)).play("order vampire")
    assert unhurt.damage("V1") == 0


@pytest.mark.rule("PT-RUL-64")
def test_leader_first_heals_by_all_damage_to_rival_heroes() -> None:
    scene = Scene(cards="set_1_first", leaders=("vampire", "paladin"), own={"V1": "mystic/3", "V3": "witch/2"}, rival={"V1": "knight"})
    scene.play("attack V3>V1")
    assert scene.damage("V3") == 3  # one healed, and the Knight's answer of two
    leader = Scene(cards="set_1_first", leaders=("vampire", "paladin"), own={"V1": "mystic/3"}).play("attack V1>F2")
    assert leader.damage("V1") == 3


@pytest.mark.rule("PT-RUL-64")
def test_leader_second_heals_by_the_damage_of_attacks_upon_anybody() -> None:
    scene = Scene(leaders=("vampire", "paladin"), own={"V1": "mystic/3"}).play("attack V1>F2")
    assert scene.damage("V1") == 2
    spell = Scene(leaders=("vampire", "paladin"), own={"R1": "alchemist/2"}, rival={"V1": "mystic"}, wave="R")
    spell.play("cast R1", "pick 1.V1", "none")
    assert spell.damage("R1") == 2
    first = Scene(cards="set_1_first", leaders=("vampire", "paladin"), own={"R1": "alchemist/2"}, rival={"V1": "mystic"}, wave="R")
    first.play("cast R1", "pick 1.V1", "none")
    assert first.damage("R1") == 1
