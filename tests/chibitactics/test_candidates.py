"""What a person may have meant who points at a thing: legal actions are among it, and the first refusal says why not."""

from __future__ import annotations

import re
from collections import defaultdict
from random import Random

import pytest

from boardrules import Candidates
from boardrules import chibitactics as ct
from boardrules.values import CHANCE, Seat
from tests.chibitactics.scenario import Scenario
from tests.chibitactics.scene import scene


def test_the_game_has_the_capability() -> None:
    assert isinstance(ct, Candidates)


def test_a_far_cell_means_a_move_there_whose_refusal_says_how_far_it_is() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "moss-1": (12, 2)})
    first = scenario.game.candidates(scenario.game.view(scenario.state, Seat(0)), "cell.7,3")[0]
    assert first == ct.MoveUnit(Seat(0), "ansel-0", ct.Cell(7, 3))
    refusal = scenario.game.check(scenario.state, first)
    assert refusal is not None
    assert refusal.key == "too-far"


def test_an_enemy_means_an_attack_and_a_skill_means_its_use() -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, Seat(0))
    assert scenario.game.candidates(view, "unit.moss-1")[0] == ct.UseSkill(Seat(0), "ansel-0", "blade", "moss-1")
    assert scenario.game.candidates(view, "skill.ansel-0.blade")[0] == ct.UseSkill(Seat(0), "ansel-0", "blade", "moss-1")
    assert isinstance(scenario.game.candidates(view, "skill.ansel-0.walk")[0], ct.MoveUnit)


def test_a_trophy_means_its_sides_and_a_gift() -> None:
    scenario = scene()
    found = scenario.game.candidates(scenario.game.view(scenario.state, Seat(1)), "card.bryn-0")
    assert found[0] == ct.UseTrophy(Seat(1), "moss-1", "bryn-0", "substance", "moss-1")
    assert {type(action) for action in found} == {ct.UseTrophy, ct.GiveTrophy}


@pytest.mark.parametrize(
    "anchor", ["", "cell.99,99", "unit.nobody-0", "skill.ansel-0.dance", "card.nothing", "faction.elves", "ability.9", "x"]
)
def test_an_unknown_anchor_means_nothing(anchor: str) -> None:
    scenario = scene()
    assert scenario.game.candidates(scenario.game.view(scenario.state, Seat(0)), anchor) == ()


def test_the_ability_of_a_rival_means_nothing() -> None:
    scenario = scene()
    assert scenario.game.candidates(scenario.game.view(scenario.state, Seat(0)), "ability.1") == ()


def test_while_units_are_placed_skills_and_rivals_mean_nothing() -> None:
    state = ct.new_game()
    rng = Random(1)
    while state.phase != "deploy" or ct.to_act(state) == (CHANCE,):
        state = ct.apply(state, rng.choice(ct.legal_actions(state)))
    by = ct.to_act(state)[0]
    view = ct.view(state, by)
    rivals = [unit for unit in view.units if unit.seat != by]
    for anchor in (
        f"ability.{by}",
        *[f"unit.{unit.id}" for unit in rivals],
        *re.findall(r'data-anchor="(skill[^"]*)"', ct.render_svg(view)),
    ):
        assert ct.candidates(view, anchor) == ()


def test_a_spectator_means_nothing() -> None:
    scenario = scene()
    assert scenario.game.candidates(scenario.game.view(scenario.state, None), "unit.moss-1") == ()


@pytest.mark.parametrize("seats", [2, 3])
def test_candidates_are_few_and_have_a_legal_action_if_the_anchor_has_one_and_begin_with_a_refused_one_if_not(seats: int) -> None:
    rng = Random(seats)
    state = ct.new_game(ct.Options(seats=seats))
    asked, plies = 0, 0
    while acting := ct.to_act(state):
        if acting != (CHANCE,) and plies % 23 == 0:
            view = ct.view(state, acting[0])
            meant = defaultdict[str, set[ct.Action]](set)
            for action in ct.legal_actions(state, acting[0]):
                for anchor in ct.anchors(view, action):
                    meant[anchor].add(action)
            for anchor in re.findall(r'data-anchor="([^"]*)"', ct.render_svg(view)):
                found = ct.candidates(view, anchor)
                assert len(found) == len(set(found)) <= 40
                assert all(action.by == acting[0] for action in found)
                assert anchor not in meant or meant[anchor] & set(found)
                assert anchor in meant or not found or ct.check(state, found[0]) is not None
                asked += anchor in meant
        state = ct.apply(state, rng.choice(ct.legal_actions(state)))
        plies += 1
    assert asked > 50


def test_every_cell_is_answered_in_play() -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, Seat(0))
    for cell in view.cells:
        assert isinstance(scenario.game.candidates(view, f"cell.{cell.q},{cell.r}")[0], ct.MoveUnit | ct.UseSkill)
