"""The Alchemist's texts in both wordings."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-DMG-7")
def test_rear_one_damage_to_each_of_up_to_five_heroes_of_either_unit(cards: str) -> None:
    """Own heroes may be chosen too, none twice, and fewer than five."""
    scene = Scene(cards=cards, own={"R2": "alchemist"}, rival={"V1": "witch", "R3": "oracle"}, wave="R")
    scene.play("cast R2", "pick 1.V1", "pick R2", "none")
    assert (scene.damage("1.V1"), scene.damage("R2"), scene.damage("1.R3")) == (1, 1, 0)


@BOTH
@pytest.mark.rule("PT-ACT-6")
def test_order_all_seven_points_are_shared_out(cards: str) -> None:
    """Point by point, more than lethal if need be."""
    scene = Scene(cards=cards, own={"R2": "mystic"}, rival={"V1": "witch"}, hand=("alchemist",))
    scene.play("order alchemist", *["pick 1.V1"] * 6, "pick R2")
    assert (scene.damage("1.V1"), scene.damage("R2")) == (6, 1)
    assert scene.discard() == {"0.alchemist"}


@pytest.mark.parametrize(("cards", "left"), [("set_1_first", 0), ("set_1", 1)])
@pytest.mark.rule("PT-ATK-1")
def test_vanguard_takes_two_less_from_attacks(cards: str, left: int) -> None:
    """The reprint leaves at least one."""
    scene = Scene(cards=cards, own={"V1": "mascot"}, rival={"V2": "alchemist"})
    scene.play("attack V1>V2")
    assert scene.damage("1.V2") == left


@pytest.mark.parametrize(("cards", "left"), [("set_1_first", 0), ("set_1", 1)])
@pytest.mark.rule("PT-ATK-1")
def test_flank_own_leader_takes_two_less_from_attacks(cards: str, left: int) -> None:
    """The leader, nobody else."""
    scene = Scene(cards=cards, own={"V1": "mascot"}, rival={"F1": "alchemist"})
    scene.play("attack V1>F2", "end")
    assert scene.damage("1.F2") == left


@pytest.mark.rule("PT-FLOW-3")
def test_leader_first_one_damage_to_rival_heroes_at_each_waves_end() -> None:
    """Before casualties: a hero with one life left falls."""
    scene = Scene(
        cards="set_1_first",
        edition="first",
        leaders=("alchemist", "paladin"),
        own={"V1": "witch/4"},
        rival={"V2": "assassin", "F1": "mystic"},
    )
    scene.play("end", "1: end")
    assert scene.stands("1.V2") == "corpse 1.assassin"
    assert (scene.damage("1.F1"), scene.damage("1.F2"), scene.damage("V1")) == (1, 0, 4)


@pytest.mark.rule("PT-CEASE-5")
@pytest.mark.parametrize(("round_", "damage"), [(1, 0), (2, 1)])
def test_leader_second_one_damage_at_the_end_of_own_turns_but_not_in_the_ceasefire(round_: int, damage: int) -> None:
    """Heroes and leader; not at the end of the rival's turns."""
    scene = Scene(leaders=("alchemist", "paladin"), rival={"V2": "mystic"}, round=round_)
    scene.play("end")
    assert (scene.damage("1.V2"), scene.damage("1.F2")) == (damage, damage)
    scene.play("1: end")
    assert scene.damage("1.V2") == damage
