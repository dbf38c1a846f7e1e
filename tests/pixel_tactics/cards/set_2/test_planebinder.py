"""The Planebinder's texts, and Kaitlyn Van Sorrel's."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets


@pytest.mark.rule("PT-DMG-5")
def test_vanguard_moves_a_hero_in_melee_and_damages_it() -> None:
    scene = BothSets(own={"V1": "planebinder"}, rival={"V1": "knight", "F1": "witch"}).play("cast V1", "pick 1.V1", "pick 1.R3")
    assert (scene.stands("1.V1"), scene.stands("1.R3"), scene.damage("1.R3")) == ("", "1.knight", 2)


@pytest.mark.rule("PT-ATK-2")
def test_vanguard_cannot_choose_a_hero_behind_another() -> None:
    scene = BothSets(own={"V1": "planebinder"}, rival={"V1": "knight", "F1": "witch"}).play("cast V1", waiting=0)
    assert scene.refused("pick 1.F1") == "PT-ATK-8"
    assert scene.can("pick V1")


@pytest.mark.rule("PT-ATK-8")
def test_vanguard_damages_a_hero_that_has_nowhere_to_go() -> None:
    full = dict(zip(("V1", "V2", "V3", "F1", "F3", "R1", "R2", "R3"), ("knight", *("oracle", "witch", "healer", "mystic")), strict=False))
    full |= {"R1": "gunner", "R2": "trapper", "R3": "fighter"}
    scene = BothSets(own={"V1": "planebinder"}, rival=full).play("cast V1", "pick 1.V1")
    assert (scene.stands("1.V1"), scene.damage("1.V1")) == ("1.knight", 2)


@pytest.mark.rule("PT-DMG-7")
def test_flank_moves_any_hero_within_its_unit() -> None:
    scene = BothSets(own={"F1": "planebinder"}, rival={"V1": "knight", "F1": "witch"}, wave="F").play("cast F1", "pick 1.F1", "pick 1.V3")
    assert (scene.stands("1.F1"), scene.stands("1.V3"), scene.damage("1.V3")) == ("", "1.witch", 0)


@pytest.mark.rule("PT-ACT-13")
def test_flank_a_hero_that_a_text_moves_may_attack() -> None:
    scene = BothSets(own={"F1": "planebinder", "R3": "knight"}, wave="F").play("cast F1", "pick R3", "pick F3")
    assert scene.can("attack F3>F2")


@pytest.mark.rule("PT-DMG-5")
def test_rear_damages_the_rivals_rear_row() -> None:
    rival = {"R1": "healer", "R3": "witch", "V1": "oracle"}
    scene = BothSets(own={"R1": "planebinder"}, rival=rival, wave="R").play("cast R1")
    assert [scene.damage(f"1.{at}") for at in rival] == [2, 2, 0]


@pytest.mark.rule("PT-OWN-1")
def test_order_puts_a_hero_on_top_of_its_owners_deck() -> None:
    scene = BothSets(rival={"V1": "0.knight", "V2": "witch"}, hand=("planebinder",)).play("order planebinder", "pick 1.V1")
    assert scene.stands("1.V1") == ""
    assert [held.card for held in scene.state.players[0].deck.top] == ["0.knight"]
    assert "0.knight" in scene.play("draw").hand()


@pytest.mark.rule("PT-ACT-8")
@pytest.mark.parametrize("edition", ["pl", "first", "en", "ru"])
def test_leader_moves_rival_heroes_as_an_action(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("planebinder", "paladin"), rival={"V1": "witch"}).play("move 1.V1 1.R3")
    assert (scene.stands("1.V1"), scene.stands("1.R3"), scene.state.budget.actions) == ("", "1.witch", 1)


@pytest.mark.rule("PT-ACT-14")
def test_leader_a_rival_hero_with_intercept_takes_two_actions() -> None:
    scene = BothSets(leaders=("planebinder", "paladin"), own={"V2": "knight"}, rival={"V1": "knight", "V2": "witch"})
    assert scene.play("move 1.V1 1.R3").state.budget.actions == 0
    scene = BothSets(leaders=("planebinder", "paladin"), own={"V2": "knight"}, rival={"V1": "knight", "V2": "witch"}, actions=1)
    assert scene.refused("move 1.V1 1.R3") == "PT-ACT-14"
    assert scene.can("move V2 R3")  # her own cost one
    assert scene.can("move 1.V2 1.R3")


@pytest.mark.rule("PT-ACT-8", "PT-SET-9")
def test_leader_moves_no_leaders_no_corpses_and_nobody_into_another_unit() -> None:
    scene = BothSets(leaders=("planebinder", "paladin"), rival={"V1": "witch", "V2": "corpse knight"})
    assert scene.refused("move 1.F2 1.R3") == "PT-ACT-8"
    assert scene.refused("move 1.V2 1.R3") == "PT-ACT-8"
    assert scene.refused("move 1.V1 0.R3") == "PT-SET-9"
    assert scene.refused("move 1.V1 1.F2") == "PT-SET-5"


@pytest.mark.rule("PT-ACT-13")
@pytest.mark.parametrize("edition", ["pl", "first"])
def test_leader_a_hero_that_she_moved_does_not_attack_in_that_wave(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("planebinder", "paladin"), own={"V2": "oracle"}, rival={"V1": "witch"})
    scene.play("move 1.V1 1.V3", "end")
    assert scene.refused("1: attack V3>0.V2") == "PT-ACT-13"


@pytest.mark.rule("PT-ACT-13")
@pytest.mark.parametrize("edition", ["pl", "first"])
def test_leader_cannot_move_a_hero_that_has_attacked_in_this_wave(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("planebinder", "paladin"), own={"V2": "oracle"}, rival={"V1": "witch"}, active=1)
    scene.play("1: attack V1>0.V2", "1: end")
    assert scene.refused("move 1.V1 1.V3") == "PT-ACT-13"


@pytest.mark.rule("PT-RUL-139")
@pytest.mark.parametrize("edition", ["pl", "first", "en", "ru"])
def test_leader_moves_no_rival_heroes_in_the_ceasefire(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("planebinder", "paladin"), own={"V2": "oracle"}, rival={"V1": "witch"}, round=1)
    assert scene.refused("move 1.V1 1.R3") == "PT-SET-9"
    assert scene.can("move V2 R3")


@pytest.mark.rule("PT-SET-9")
def test_without_her_nobody_moves_rival_heroes() -> None:
    assert BothSets(rival={"V1": "witch"}).refused("move 1.V1 1.R3") == "PT-SET-9"
