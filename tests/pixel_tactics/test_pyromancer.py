"""The Pyromancer's texts in both wordings."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@pytest.mark.rule("PT-RUL-55", "PT-RUL-25")
def test_vanguard_first_its_attack_hits_all_in_melee_each_with_its_own_strength() -> None:
    scene = Scene(cards="set_1_first", own={"V1": "pyromancer"}, rival={"V1": "knight", "V3": "healer", "F3": "witch"})
    scene.play("attack V1>")
    assert [scene.damage(at) for at in ("1.V1", "1.V3", "1.F3", "1.F2")] == [3, 1, 0, 3]
    assert scene.damage("V1") == 2  # the Knight answers once
    assert scene.refused("attack V1>V1") == "PT-ACT-3"


@pytest.mark.rule("PT-RUL-55")
def test_vanguard_second_a_spell_for_three_to_all_rivals_in_melee() -> None:
    scene = Scene(own={"V1": "pyromancer"}, rival={"V1": "knight", "V3": "healer", "F3": "witch"}).play("cast V1")
    assert [scene.damage(at) for at in ("1.V1", "1.V3", "1.F3", "1.F2", "V1")] == [3, 3, 0, 3, 0]


@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-ATK-12")
def test_flank_rear_shoots_and_in_the_flank_its_forerunner_too(cards: str) -> None:
    assert Scene(cards=cards, own={"F1": "pyromancer"}, rival={"R1": "mystic"}, wave="F").play("shoot F1>R1").damage("1.R1") == 3
    assert Scene(cards=cards, own={"R1": "pyromancer"}, rival={"R1": "mystic"}, wave="R").play("shoot R1>R1").damage("1.R1") == 3
    assert Scene(cards=cards, own={"F1": "pyromancer", "V1": "witch"}, rival={"R1": "mystic"}).can("shoot V1>R1")
    assert not Scene(cards=cards, own={"F1": "pyromancer", "R1": "witch"}, rival={"R1": "mystic"}, wave="R").can("shoot R1>R1")


@BOTH
@pytest.mark.rule("PT-DMG-7")
def test_order_seven_damage_to_each_hero_of_both_vanguards(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "knight", "F1": "witch"}, rival={"V2": "fighter"}, hand=("pyromancer",)).play("order pyromancer")
    assert [scene.damage(at) for at in ("V1", "F1", "1.V2", "1.F2")] == [7, 0, 7, 0]


@BOTH
@pytest.mark.parametrize(("second", "dealt", "taken"), [(False, 4, 4), (True, 1, 3)])
@pytest.mark.rule("PT-RUL-56")
def test_leader_first_players_heroes_strike_harder_second_players_take_less(cards: str, dealt: int, taken: int, *, second: bool) -> None:
    scene = Scene(cards=cards, leaders=("pyromancer", "paladin"), own={"V1": "mystic"}, rival={"V1": "fighter"}, second=second)
    assert scene.play("attack V1>V1").damage("1.V1") == dealt
    other = Scene(
        cards=cards, leaders=("pyromancer", "paladin"), own={"V1": "mystic"}, rival={"V1": "fighter"}, active=1, second=not second
    )
    assert other.play("1: attack V1>V1").damage("V1") == taken


@BOTH
@pytest.mark.rule("PT-ATK-4")
def test_leader_shoots(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("pyromancer", "paladin"), rival={"R1": "mystic"}, wave="F").play("shoot F2>R1")
    assert scene.damage("1.R1") == 6
