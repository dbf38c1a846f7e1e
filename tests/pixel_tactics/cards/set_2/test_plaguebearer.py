"""The Plaguebearer's texts, and Kajia Septie Salix's."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import BothSets

RIVALS = {"V1": "knight", "F1": "witch", "V2": "oracle", "R3": "healer"}


@pytest.mark.rule("PT-DMG-5")
def test_vanguard_hits_each_hero_of_a_column() -> None:
    scene = BothSets(own={"V1": "plaguebearer"}, rival=RIVALS).play("cast V1", "mode 1.C1")
    assert [scene.damage(at) for at in ("1.V1", "1.F1", "1.V2", "1.R3")] == [2, 2, 0, 0]


@pytest.mark.rule("PT-DMG-6")
def test_vanguard_spares_the_leader_in_the_column() -> None:
    scene = BothSets(own={"V1": "plaguebearer"}, rival=RIVALS).play("cast V1", "mode 1.C2")
    assert (scene.damage("1.V2"), scene.damage("1.F2")) == (2, 0)


@pytest.mark.rule("PT-DMG-5", "PT-DMG-6")
def test_flank_hits_the_rival_leader() -> None:
    scene = BothSets(own={"F1": "plaguebearer"}, rival=RIVALS, wave="F").play("cast F1")
    assert (scene.damage("1.F2"), scene.damage("1.F1")) == (2, 0)


@pytest.mark.rule("PT-DMG-5")
def test_rear_hits_each_hero_of_a_row() -> None:
    scene = BothSets(own={"R1": "plaguebearer"}, rival=RIVALS, wave="R").play("cast R1", "mode 1.V")
    assert [scene.damage(at) for at in ("1.V1", "1.F1", "1.V2", "1.R3")] == [2, 0, 2, 0]


@pytest.mark.rule("PT-FLOW-2")
def test_order_hits_a_hero_and_gives_an_action() -> None:
    scene = BothSets(rival=RIVALS, hand=("plaguebearer",)).play("order plaguebearer", "pick 1.V2")
    assert (scene.damage("1.V2"), scene.state.budget.actions) == (3, 2)


def kajia(own: dict[str, str], rival: dict[str, str]) -> BothSets:
    """Both turns of a vanguard wave are over."""
    return BothSets(leaders=("plaguebearer", "paladin"), damage=(3, 0), own=own, rival=rival).play("end", "1: end", waiting=0)


@pytest.mark.rule("PT-RUL-110")
def test_leader_moves_one_damage_from_each_of_the_wave_and_herself() -> None:
    own = {"V1": "knight/2", "V2": "witch/1", "F1": "oracle/1"}
    scene = kajia(own=own, rival={"R1": "healer"}).play("pick 1.R1")
    assert [scene.damage(at) for at in ("F2", "V1", "V2", "F1", "1.R1")] == [2, 1, 0, 1, 3]


@pytest.mark.rule("PT-RUL-110")
def test_leader_all_of_it_or_nothing() -> None:
    scene = kajia(own={"V1": "knight/2"}, rival={"R1": "healer"}).play("none")
    assert [scene.damage(at) for at in ("F2", "V1", "1.R1")] == [3, 2, 0]


@pytest.mark.rule("PT-RUL-110")
def test_leader_who_gives_cannot_take() -> None:
    scene = kajia(own={"V1": "knight/2", "V2": "witch"}, rival={"R1": "healer"})
    assert scene.refused("pick V1") == "PT-ATK-8"
    scene.play("pick V2")
    assert [scene.damage(at) for at in ("F2", "V1", "V2")] == [2, 1, 2]


@pytest.mark.rule("PT-DMG-3", "PT-RUL-110")
def test_leader_moves_before_casualties_are_counted() -> None:
    scene = kajia(own={"V1": "mascot/4"}, rival={"R1": "witch/3"}).play("pick 1.R1")
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.mascot", "corpse 1.witch")


@pytest.mark.rule("PT-RUL-110")
def test_leader_nothing_is_asked_without_damage() -> None:
    scene = BothSets(leaders=("plaguebearer", "paladin"), own={"V1": "knight", "F1": "witch/1"}, rival={"R1": "healer"})
    scene.play("end", "1: end")
    assert scene.damage("F1") == 1
