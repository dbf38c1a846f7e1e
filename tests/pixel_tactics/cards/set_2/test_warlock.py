"""The Warlock's texts."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets


@pytest.mark.rule("PT-ATK-1", "PT-DMG-3", "PT-END-1")
def test_numbers_of_hero_and_leader() -> None:
    assert BothSets(own={"V1": "warlock"}, rival={"V1": "fighter"}).play("attack V1>V1").damage("1.V1") == 2
    assert BothSets(own={"V1": "warlock/2"}).play("end", "1: end").stands("V1") == "0.warlock"
    assert BothSets(own={"V1": "warlock/3"}).play("end", "1: end").stands("V1") == "corpse 0.warlock"
    assert BothSets(leaders=("warlock", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 5
    assert BothSets(leaders=("warlock", "paladin"), damage=(18, 0)).play("end", "1: end").state.phase == "play"
    assert BothSets(leaders=("warlock", "paladin"), damage=(19, 0)).play("end", "1: end").state.phase == "over"


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@pytest.mark.rule("PT-LOOP-2", "PT-DMG-7")
def test_vanguard_heals_a_hero_without_lethal_damage_for_each_rival_vanguard_hero_defeated() -> None:
    own = {"V1": "warlock/1", "V2": "witch/9", "R1": "knight/9"}
    scene = BothSets(own=own, rival={"V1": "oracle/9", "V2": "mystic/9", "R1": "gunner/9", "R2": "healer/1"}).play(
        "end", "1: end", waiting=0
    )
    assert [at for at in ("V1", "R1", "1.R2", "F2") if scene.can(f"pick {at}")] == ["V1", "R1", "1.R2"]
    scene.play("pick R1", "pick V1")
    assert [scene.damage(at) for at in ("V1", "R1", "1.R2")] == [0, 0, 1]


@pytest.mark.rule("PT-RUL-105")
def test_vanguard_a_warlock_that_falls_in_the_same_check_heals_nobody() -> None:
    scene = BothSets(own={"V1": "warlock/3", "R1": "knight/9"}, rival={"V1": "oracle/9"}).play("end", "1: end")
    assert (scene.stands("V1"), scene.damage("R1")) == ("corpse 0.warlock", 9)


@pytest.mark.rule("PT-DMG-5")
def test_vanguard_not_for_other_rows_nor_own_heroes() -> None:
    scene = BothSets(own={"V1": "warlock", "V2": "witch/9", "R1": "knight/9"}, rival={"F1": "oracle/9"}).play("end", "1: end")
    assert scene.damage("R1") == 9


# --------------------------------------------------------------------------------------------------------------------------------- flank
@pytest.mark.rule("PT-ACT-4", "PT-ATK-12")
def test_flank_two_cards_of_the_hand_defeat_a_hero_with_nobody_before_or_behind_it() -> None:
    rival = {"V1": "knight", "F1": "witch", "V3": "oracle", "F3": "corpse healer", "R2": "gunner"}
    scene = BothSets(own={"F1": "warlock"}, rival=rival, hand=("mystic", "mascot", "trapper"), wave="F")
    scene.play("cast F1", "card mystic", "card mascot", waiting=0)
    slots = ("F1", "F2", "1.V1", "1.F1", "1.V3", "1.R2", "1.F2")
    assert [at for at in slots if scene.can(f"pick {at}")] == ["F1", "1.V3", "1.R2"]
    scene.play("pick 1.V3")
    assert (scene.stands("1.V3"), scene.hand(), scene.discard()) == ("corpse 1.oracle", {"0.trapper"}, {"0.mystic", "0.mascot"})


@pytest.mark.rule("PT-ACT-4")
def test_flank_needs_two_cards() -> None:
    assert BothSets(own={"F1": "warlock"}, rival={"V1": "knight"}, hand=("mystic",), wave="F").refused("cast F1") == "PT-ACT-4"


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@pytest.mark.rule("PT-RUL-125", "PT-ATK-4")
def test_rear_a_hero_that_it_hits_can_neither_attack_nor_cast_in_this_wave() -> None:
    own, rival = {"R1": "warlock"}, {"R1": "alchemist", "R2": "planestalker", "R3": "overlord"}
    for at, deed in (("R2", "1: shoot R2>R1"), ("R2", "1: attack R2>F2"), ("R1", "1: cast R1"), ("R3", "1: attack R3>R1")):
        scene = BothSets(own=own, rival=rival, wave="R").play(f"shoot R1>{at}", "end")
        assert scene.refused(deed) == "PT-RUL-125"
    scene = BothSets(own=own, rival=rival, wave="R").play("shoot R1>R2", "end")
    assert scene.can("1: attack R3>R1")
    scene.play("1: end", "1: end", "end", "1: end", "end", "1: shoot R2>R1")
    assert scene.damage("R1") == 3


@pytest.mark.rule("PT-RUL-125", "PT-ACT-17")
def test_rear_nor_by_an_attack_that_an_effect_grants() -> None:
    rival = {"R1": "scientist", "R2": "fighter"}
    scene = BothSets(own={"R1": "warlock"}, rival=rival, wave="R").play("shoot R1>R2", "end", "1: cast R1")
    assert scene.damage("R1") == 0


@pytest.mark.rule("PT-RUL-125", "PT-RUL-28")
def test_rear_nor_by_a_parting_attack() -> None:
    scene = BothSets(leaders=("paladin", "berserker"), own={"R1": "warlock"}, rival={"R2": "fighter/7"}, wave="R")
    scene.play("shoot R1>R2", "end", "1: end")
    assert (scene.stands("1.R2"), scene.damage("R1")) == ("corpse 1.fighter", 0)


@pytest.mark.rule("PT-DMG-6")
def test_rear_a_leader_that_it_hits_may_attack() -> None:
    scene = BothSets(own={"R1": "warlock"}, wave="R").play("shoot R1>F2")
    leader = scene.piece("1.F2")
    assert leader is not None
    assert (leader.damage, leader.mods) == (2, ())


# -------------------------------------------------------------------------------------------------------------------------------- leader
LEADERS = ("warlock", "paladin")


@pytest.mark.rule("PT-ACT-5", "PT-RUL-138", "PT-DMG-5")
def test_leader_an_own_hero_is_defeated_and_a_rival_that_it_could_fell() -> None:
    own, rival = {"V1": "fighter", "R3": "mascot"}, {"V1": "knight/6", "V2": "witch/1", "R2": "homunculus"}
    scene = BothSets(leaders=LEADERS, own=own, rival=rival).play("leader", "pick 1.V2")
    assert [scene.stands(at) for at in ("V1", "1.V1", "1.V2", "R3")] == ["corpse 0.fighter", "1.knight", "corpse 1.witch", "0.mascot"]
    assert scene.state.budget.actions == 1


@pytest.mark.rule("PT-ACT-5")
def test_leader_not_where_no_rival_hero_is_weak_enough() -> None:
    assert BothSets(leaders=LEADERS, own={"V1": "fighter"}, rival={"V1": "knight/5"}).refused("leader") == "PT-ACT-5"
    assert BothSets(leaders=LEADERS, own={"V1": "fighter"}).refused("leader") == "PT-ACT-5"
    assert BothSets(leaders=LEADERS, rival={"V1": "knight/9"}).refused("leader") == "PT-ACT-5"


@pytest.mark.rule("PT-RUL-138", "PT-LOOP-4")
def test_leader_a_bonus_against_some_targets_does_not_count() -> None:
    """An Immortal of the rear has three, and five only against heroes of the rear."""
    own = {"R1": "immortal"}
    assert BothSets(leaders=LEADERS, own=own, rival={"R1": "knight/6"}).refused("leader") == "PT-ACT-5"
    assert BothSets(leaders=LEADERS, own=own, rival={"R1": "knight/7"}).play("leader").stands("1.R1") == "corpse 1.knight"


# ------------------------------------------------------------------------------------------------------------------------------- operation
@pytest.mark.parametrize("edition", ["pl", "ru"])
@pytest.mark.rule("PT-OP-6", "PT-RUL-118")
def test_operation_a_recruit_costs_the_rival_two_actions(edition: EditionId) -> None:
    scene = BothSets(edition=edition, hand=("warlock", "knight"), rival_hand=("knight", "witch"), actions=3)
    scene.play("operation warlock S1", "recruit knight V1")
    assert scene.state.budget.actions == 1
    scene.play("end", "1: recruit knight V1")
    assert scene.state.budget.actions == 0
    assert scene.refused("1: recruit witch V2") == "PT-ACT-14"


@pytest.mark.rule("PT-OP-6", "PT-RUL-118")
def test_operation_heroes_that_an_effect_recruits_cost_nothing_more() -> None:
    """The Overlord's order recruits to a row."""
    scene = BothSets(active=1, reserve={"S1": "warlock/4"}, rival_hand=("overlord", "knight"))
    scene.play("1: order overlord", "1: mode 1.V", "1: recruit knight V1")
    assert (scene.stands("1.V1"), scene.state.budget.actions) == ("1.knight", 1)


@pytest.mark.rule("PT-OP-6", "PT-RUL-118")
def test_operation_first_the_rival_cannot_take_the_action_of_recruiting() -> None:
    scene = BothSets(edition="first", hand=("warlock",), rival_hand=("knight", "overlord")).play("operation warlock S1", "end")
    assert scene.refused("1: recruit knight V1") == "PT-ACT-2"
    scene.play("1: order overlord", "1: mode 1.V", "1: recruit knight V1")
    assert scene.stands("1.V1") == "1.knight"
