"""The Warmage's texts, and Larimore Burman's."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules.pixel_tactics import PlayOrder
from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import GAME, BothSets


@pytest.mark.rule("PT-ATK-2", "PT-DMG-6")
def test_vanguard_hits_every_rival_hero_in_melee() -> None:
    rival = {"V1": "knight", "F1": "witch", "F3": "oracle"}
    scene = BothSets(own={"V1": "warmage"}, rival=rival).play("cast V1")
    assert [scene.damage(f"1.{at}") for at in (*rival, "F2")] == [3, 0, 3, 0]


@pytest.mark.rule("PT-ATK-4")
def test_flank_shoots_for_one_action() -> None:
    scene = BothSets(own={"F1": "warmage", "V1": "witch"}, wave="F").play("shoot F1>F2")
    assert (scene.damage("1.F2"), scene.state.budget.actions) == (4, 1)


@pytest.mark.rule("PT-ACT-14")
def test_rear_shoots_harder_for_two_actions() -> None:
    own = {"R1": "warmage", "V1": "witch", "R3": "oracle"}
    scene = BothSets(own=own, wave="R").play("shoot R1>F2")
    assert (scene.damage("1.F2"), scene.state.budget.actions) == (7, 0)
    scene = BothSets(own=own, wave="R", actions=1)
    assert scene.refused("shoot R1>F2") == "PT-ACT-14"
    assert scene.can("attack R3>F2")


@pytest.mark.rule("PT-ACT-14")
def test_rear_it_attacks_in_melee_for_two_actions_as_well() -> None:
    assert BothSets(own={"R1": "warmage"}, wave="R").play("attack R1>F2").state.budget.actions == 0


@pytest.mark.rule("PT-RUL-126")
def test_rear_a_granted_attack_costs_nothing() -> None:
    own = {"R1": "warmage", "R2": "overlord"}
    scene = BothSets(own=own, wave="R").play("cast R2")
    assert (scene.damage("1.F2"), scene.state.budget.actions) == (7, 1)


@pytest.mark.rule("PT-RUL-126", "PT-ACT-4")
@pytest.mark.parametrize(("edition", "left"), [("pl", 0), ("first", 0), ("en", 1), ("ru", 1)])
def test_rear_a_spell_costs_two_actions_where_it_is_an_attack_action(edition: EditionId, left: int) -> None:
    scene = BothSets(edition=edition, leaders=("tactician", "paladin"), own={"R1": "warmage/2"}, wave="R").play("cast R1 tactician.L")
    assert scene.state.budget.actions == left


@pytest.mark.rule("PT-FAQ-17")
def test_order_defeats_a_hero_then_the_rival_may_then_you_may() -> None:
    own, rival = {"V1": "knight", "V2": "witch"}, {"V1": "oracle", "V2": "healer"}
    scene = BothSets(own=own, rival=rival, hand=("warmage",)).play("order warmage", "pick 1.V1", "1: pick 0.V1", "pick 1.V2")
    assert [scene.stands(at) for at in ("V1", "V2", "1.V1", "1.V2")] == ["corpse 0.knight", "0.witch", "corpse 1.oracle", "corpse 1.healer"]


@pytest.mark.rule("PT-FAQ-17")
def test_order_ends_if_the_rival_defeats_nobody() -> None:
    scene = BothSets(own={"V1": "knight"}, rival={"V1": "oracle", "V2": "healer"}, hand=("warmage",))
    scene.play("order warmage", "pick 1.V1", "1: none")
    assert (scene.stands("V1"), scene.stands("1.V2")) == ("0.knight", "1.healer")


@pytest.mark.rule("PT-FAQ-17")
def test_order_you_need_not_defeat_a_second() -> None:
    scene = BothSets(own={"V1": "knight"}, rival={"V1": "oracle", "V2": "healer"}, hand=("warmage",))
    scene.play("order warmage", "pick 1.V1", "1: pick 0.V1", "none")
    assert scene.stands("1.V2") == "1.healer"


@pytest.mark.rule("PT-ATK-8")
def test_order_with_no_hero_in_play_does_nothing() -> None:
    assert BothSets(hand=("warmage",)).play("order warmage").discard() == {"0.warmage"}


@pytest.mark.rule("PT-ATK-10", "PT-ACT-4")
@pytest.mark.parametrize("edition", ["pl", "first", "en", "ru"])
def test_leader_heroes_cast_their_spells_of_any_row(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("warmage", "paladin"), own={"R1": "plaguebearer"}, rival={"V1": "witch"}, wave="R")
    for spell in ("cast R1", "cast R1 V", "cast R1 F"):
        assert scene.can(spell)
    scene.play("cast R1 F")
    assert scene.damage("1.F2") == 2
    assert scene.refused("cast R1 V") == "PT-ACT-4"


@pytest.mark.rule("PT-ATK-10")
def test_leader_other_texts_stay_those_of_the_row() -> None:
    scene = BothSets(leaders=("warmage", "paladin"), own={"V1": "sniper", "R1": "knight"}, rival={"V1": "witch"}, hand=("oracle",))
    assert scene.refused("shoot V1>V1") == "PT-ATK-4"
    assert scene.can("cast V1 R")


@pytest.mark.rule("PT-ACT-3")
def test_leader_the_hero_acts_in_the_wave_of_its_row() -> None:
    scene = BothSets(leaders=("warmage", "paladin"), own={"V1": "plaguebearer"}, rival={"V1": "witch"}, wave="F")
    assert scene.refused("cast V1 F") == "PT-ACT-3"


@pytest.mark.rule("PT-ACT-4")
def test_without_him_a_spell_of_another_row_is_none() -> None:
    scene = BothSets(own={"V1": "plaguebearer"}, rival={"V1": "witch"})
    assert scene.refused("cast V1 F") == "PT-ACT-4"


@pytest.mark.rule("PT-FLOW-2", "PT-ACT-14")
def test_rear_its_long_attack_lets_nobody_play_a_third_order_free_that_a_leader_makes_the_first_two() -> None:
    hand = ("scientist", "fighter", "knight")
    scene = BothSets(edition="en", leaders=("mystic", "paladin"), own={"R1": "warmage"}, hand=hand, actions=0)
    state = scene.state
    scene.state = replace(state, players=(replace(state.players[0], orders=(2, 2)), *state.players[1:]))
    assert scene.refused("order knight") == "PT-FLOW-2"
    assert not [action for action in GAME.legal_actions(scene.state) if isinstance(action, PlayOrder)]
