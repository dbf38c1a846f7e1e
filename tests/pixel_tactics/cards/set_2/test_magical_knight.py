"""The Magical Knight, by the Polish rules unless a test names an edition."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import BothSets


@pytest.mark.parametrize(("rival", "dealt"), [({"V1": "vampire"}, 2), ({"R1": "relic_hunter"}, 7)])
@pytest.mark.rule("PT-ATK-1")
def test_vanguard_five_more_against_the_strong(rival: dict[str, str], dealt: int) -> None:
    """A Relic Hunter has eight in the rear."""
    scene = BothSets(own={"V1": "magical_knight"}, rival=rival).play(f"attack V1>{next(iter(rival))}")
    assert scene.damage(f"1.{next(iter(rival))}") == dealt


@pytest.mark.rule("PT-LOOP-4")
def test_vanguard_two_of_them_do_not_ask_each_other_for_ever() -> None:
    """What depends on the target is left out of a strength that is read."""
    scene = BothSets(own={"V1": "magical_knight"}, rival={"V1": "magical_knight"}).play("attack V1>V1")
    assert scene.damage("1.V1") == 2


@pytest.mark.rule("PT-DMG-6")
def test_vanguard_not_against_leaders() -> None:
    scene = BothSets(leaders=("paladin", "technologist"), own={"V1": "magical_knight"}).play("attack V1>F2")
    assert scene.damage("1.F2") == 2


@pytest.mark.rule("PT-RUL-107")
def test_flank_the_leader_takes_three_from_one_attack_at_most() -> None:
    scene = BothSets(active=1, own={"F1": "magical_knight"}, rival={"V1": "overlord", "V2": "fighter"})
    scene.play("1: attack V1>F2", "1: attack V2>F2")
    assert scene.damage("F2") == 6


@pytest.mark.rule("PT-DMG-5")
def test_flank_does_not_cap_spells() -> None:
    scene = BothSets(active=1, own={"F1": "magical_knight"}, rival={"R1": "assassin"}, wave="R").play("1: cast R1")
    assert scene.damage("F2") == 3


@pytest.mark.rule("PT-RUL-107")
def test_flank_the_cap_may_come_before_reductions() -> None:
    scene = BothSets(leaders=("knight", "paladin"), active=1, own={"F1": "magical_knight"}, rival={"V1": "fighter"})
    assert scene.play("1: attack V1>F2", "number 2").damage("F2") == 2


@pytest.mark.rule("PT-ATK-4", "PT-ATK-5", "PT-ATK-12")
def test_rear_shoots_and_its_forerunner_intercepts() -> None:
    scene = BothSets(own={"F1": "witch", "R1": "magical_knight", "V2": "oracle"}, rival={"V1": "knight", "V3": "planestalker"}, wave="R")
    scene.play("shoot R1>V1", "end")
    assert scene.damage("1.V1") == 2
    scene = BothSets(active=1, own={"F1": "witch", "R1": "magical_knight"}, rival={"V3": "planestalker"})
    assert scene.refused("1: shoot V3>R1") == "PT-ATK-5"
    assert scene.play("1: shoot V3>F1").damage("F1") == 3


@pytest.mark.rule("PT-DMG-7")
def test_order_eight_damage_to_any_hero() -> None:
    scene = BothSets(own={"V1": "witch"}, rival={"R3": "knight"}, hand=("magical_knight",)).play("order magical_knight", "pick 1.R3")
    assert (scene.damage("1.R3"), scene.damage("V1")) == (8, 0)


@pytest.mark.rule("PT-RUL-24")
def test_leader_grows_and_heals_with_each_own_hero_defeated() -> None:
    own = {"V1": "witch/9", "V2": "oracle/9"}
    scene = BothSets(leaders=("magical_knight", "paladin"), own=own, rival={"V1": "mystic/9"}, damage=(5, 0), wave="V", active=1)
    scene.play("1: end", "end")
    assert scene.damage("F2") == 0
    assert scene.play("1: end", "attack F2>F2").damage("1.F2") == 3
