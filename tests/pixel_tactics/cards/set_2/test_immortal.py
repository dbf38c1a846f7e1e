"""The Immortal's texts."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import BothSets


@pytest.mark.rule("PT-ATK-1", "PT-DMG-3", "PT-END-1")
def test_numbers_of_hero_and_leader() -> None:
    assert BothSets(own={"V1": "immortal"}, rival={"V1": "fighter"}).play("attack V1>V1").damage("1.V1") == 3
    assert BothSets(own={"V1": "immortal/1", "V2": "fighter"}).play("end", "1: end").stands("V1") == "0.immortal"
    assert BothSets(own={"V1": "immortal/2"}).play("end", "1: end").stands("V1") == "corpse 0.immortal"
    assert BothSets(leaders=("immortal", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 6
    assert BothSets(leaders=("immortal", "paladin"), damage=(4, 0)).play("end", "1: end").state.phase == "play"
    assert BothSets(leaders=("immortal", "paladin"), damage=(5, 0)).play("end", "1: end").state.phase == "over"


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@pytest.mark.rule("PT-ATK-5", "PT-RUL-1")
def test_vanguard_intercepts_and_takes_at_most_one_of_an_attack() -> None:
    """Of an order it takes all."""
    scene = BothSets(active=1, own={"V1": "immortal", "R1": "witch"}, rival={"V1": "planestalker"})
    assert scene.refused("1: shoot V1>R1") == "PT-ATK-5"
    assert scene.play("1: shoot V1>V1").damage("V1") == 1
    assert BothSets(active=1, own={"V1": "immortal"}, rival_hand=("pyromancer",)).play("1: order pyromancer").damage("V1") == 7


@pytest.mark.rule("PT-ATK-10")
def test_vanguard_text_is_silent_in_the_rear() -> None:
    assert BothSets(active=1, own={"R1": "immortal"}, rival={"V1": "planestalker"}).play("1: shoot V1>R1").damage("R1") == 3


@pytest.mark.parametrize("leader", ["knight", "paladin"])
@pytest.mark.rule("PT-RUL-107", "PT-RUL-3")
def test_vanguard_the_cap_may_come_before_a_reduction(leader: str) -> None:
    """Under Cadenza, who keeps one of each attack off, nothing need be left."""
    scene = BothSets(leaders=(leader, "paladin"), active=1, own={"V1": "immortal"}, rival={"V1": "planestalker"})
    scene.play("1: shoot V1>V1", *(("number 0",) if leader == "knight" else ()))
    assert scene.damage("V1") == (0 if leader == "knight" else 1)


# --------------------------------------------------------------------------------------------------------------------------------- flank
@pytest.mark.rule("PT-ATK-11", "PT-RUL-1")
def test_flank_the_own_leader_takes_at_most_two_of_an_attack() -> None:
    rival = {"V1": "fighter", "R1": "assassin"}
    assert BothSets(active=1, own={"F1": "immortal"}, rival=rival).play("1: attack V1>F2").damage("F2") == 2
    assert BothSets(active=1, own={"F1": "immortal"}, rival=rival).play("1: attack V1>F1").damage("F1") == 4
    assert BothSets(own={"V1": "fighter", "F1": "immortal"}).play("attack V1>F2").damage("1.F2") == 4
    assert BothSets(active=1, own={"F1": "immortal"}, rival=rival, wave="R").play("1: cast R1").damage("F2") == 3


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@pytest.mark.parametrize(("at", "n"), [("V1", 3), ("F1", 3), ("R3", 5), ("F2", 3)])
@pytest.mark.rule("PT-ATK-4")
def test_rear_shoots_and_is_stronger_against_heroes_of_the_rear(at: str, n: int) -> None:
    scene = BothSets(own={"R1": "immortal"}, rival={"V1": "witch", "F1": "oracle", "R3": "gunner"}, wave="R")
    assert scene.play(f"shoot R1>{at}").damage(f"1.{at}") == n


# --------------------------------------------------------------------------------------------------------------------------------- order
@pytest.mark.rule("PT-RUL-7", "PT-DMG-6")
def test_order_takes_up_the_damage_of_a_hero_and_shares_it_out_among_others() -> None:
    own, rival = {"V1": "fighter/3", "V2": "witch"}, {"V1": "berserker", "R1": "oracle/2", "V3": "corpse mystic"}
    scene = BothSets(own=own, rival=rival, hand=("immortal",), damage=(5, 5)).play("order immortal", waiting=0)
    assert [scene.can(f"pick {at}") for at in ("V1", "1.R1", "V2", "F2", "1.F2")] == [True, True, False, False, False]
    scene.play("pick V1", waiting=0)
    assert [scene.can(f"pick {at}") for at in ("V1", "F2", "1.V3", "1.V1", "V2")] == [False, False, False, True, True]
    scene.play("pick 1.V1", waiting=0)
    assert scene.damage("V1") == 3
    scene.play("pick V2", "pick 1.V1")
    assert [scene.damage(at) for at in ("V1", "V2", "1.V1", "1.R1")] == [0, 1, 2, 2]


@pytest.mark.rule("PT-ATK-8")
def test_order_without_damage_or_without_another_hero_does_nothing() -> None:
    assert BothSets(own={"V1": "fighter", "V2": "witch"}, hand=("immortal",)).play("order immortal").discard() == {"0.immortal"}
    assert BothSets(own={"V1": "fighter/3"}, hand=("immortal",)).play("order immortal").damage("V1") == 3


# -------------------------------------------------------------------------------------------------------------------------------- leader
@pytest.mark.rule("PT-DMG-3")
def test_leader_heroes_of_his_unit_have_a_life_of_two() -> None:
    scene = BothSets(leaders=("immortal", "paladin"), own={"V1": "knight/2", "V2": "alchemist/1"}, rival={"V1": "knight/2"})
    scene.play("end", "1: end")
    assert [scene.stands(at) for at in ("V1", "V2", "1.V1")] == ["corpse 0.knight", "0.alchemist", "1.knight"]


@pytest.mark.rule("PT-RUL-1", "PT-RUL-108")
def test_leader_of_all_damage_one_counts() -> None:
    """From attacks, spells and orders, for heroes and himself; not in the other unit."""
    leaders = ("immortal", "paladin")
    rival = {"V1": "fighter", "V2": "witch"}
    assert BothSets(leaders=leaders, active=1, own={"V1": "knight"}, rival=rival).play("1: attack V1>V1").damage("V1") == 1
    assert BothSets(leaders=leaders, active=1, rival={"R1": "assassin"}, wave="R").play("1: cast R1").damage("F2") == 1
    scene = BothSets(leaders=leaders, active=1, own={"V1": "knight"}, rival=rival, rival_hand=("pyromancer",)).play("1: order pyromancer")
    assert [scene.damage(at) for at in ("V1", "1.V1", "1.V2")] == [1, 7, 7]


@pytest.mark.rule("PT-RUL-108")
def test_leader_of_damage_moved_onto_a_hero_one_point_arrives_and_the_rest_is_lost() -> None:
    scene = BothSets(leaders=("paladin", "immortal"), own={"V1": "chronicler/3"}, rival={"V1": "knight"}).play("cast V1")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (0, 1)
    own = {"R1": "knight", "V1": "fighter/1", "V2": "witch/1"}
    scene = BothSets(edition="en", leaders=("immortal", "paladin"), own=own, wave="R").play("cast R1", "number 1", "number 1")
    assert [scene.damage(at) for at in ("R1", "V1", "V2")] == [1, 0, 0]


@pytest.mark.rule("PT-RUL-108")
def test_leader_points_shared_out_by_the_order_are_moved_too() -> None:
    scene = BothSets(leaders=("paladin", "immortal"), own={"V1": "fighter/3"}, rival={"V1": "knight"}, hand=("immortal",))
    scene.play("order immortal")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (0, 1)
