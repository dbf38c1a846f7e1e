"""Chibitactics as numbers, on every map and for every number of seats."""

from __future__ import annotations

import random

import pytest

from boardrules import Dealer, InvalidOptions, Numbering, Seat, capability, chibitactics
from boardrules.chibitactics import Action, Choose, HouseRules, MoveUnit, Options, PathOption, UseTrophy, View

GRID = [
    Options(),
    Options(seats=3, map="valley"),
    Options(seats=6, squad_size=2),
    Options(map="frontier", squad_size=8, house=HouseRules(topology="square")),
]


@pytest.mark.parametrize("options", GRID, ids=str)
def test_what_is_legal_has_numbers_and_views_have_observations_of_the_shape(options: Options) -> None:
    space, fields = chibitactics.action_space(options), chibitactics.observation_fields(options)
    assert chibitactics.observation_shape(options) == (len(fields),) == (len({field.name for field in fields}),)
    assert len(space) == options.seats * space.per_seat
    rng, dealer, seen = random.Random(f"{options}"), Dealer(seed=2), dict[tuple[int, ...], View]()
    state = dealer.deal(chibitactics, chibitactics.new_game(options))
    for _ in range(120):
        legal = chibitactics.legal_actions(state)
        if not legal:
            break
        view = chibitactics.view(state, Seat(1))
        observation = chibitactics.observe(view)
        assert all(field.low <= number <= field.high for field, number in zip(fields, observation, strict=True))
        assert seen.setdefault(observation, view) == view
        views = {action: chibitactics.view(state, action.by) for action in legal}
        numbers = [space.index(action, views[action]) for action in legal]
        assert [space.action(number, views[action]) for number, action in zip(numbers, legal, strict=True)] == list(legal)
        assert len(set(numbers)) == len(numbers)
        state = dealer.deal(chibitactics, chibitactics.apply(state, rng.choice(legal)))


def test_units_count_from_the_acting_seat_and_cells_do_not() -> None:
    options = Options(seats=3)
    space = chibitactics.action_space(options)
    cell = chibitactics.view(chibitactics.new_game(options), None).cells[7]
    moves = [MoveUnit(Seat(seat), f"tam-{seat}", chibitactics.Cell(cell.q, cell.r)) for seat in range(3)]
    assert {space.index(move) % space.per_seat for move in moves} == {space.index(moves[0])}


def test_ways_and_holders_of_trophies_are_those_of_the_view() -> None:
    space = chibitactics.action_space()
    view = chibitactics.view(chibitactics.new_game(), Seat(0))
    with pytest.raises(LookupError, match="no such action"):
        space.index(Choose(Seat(0), PathOption((chibitactics.Cell(0, 0),))), view)
    use = UseTrophy(Seat(0), "tam-0", "orla-1", "substance", "tam-0")
    index = space.index(use)
    with pytest.raises(LookupError, match="who holds the trophy orla-1"):
        space.action(index, view)
    with pytest.raises(LookupError, match="no such action"):
        space.index(use, view)


def test_chibitactics_has_the_capability() -> None:
    assert capability(chibitactics, Numbering[View, Action, Options]) is not None
    with pytest.raises(InvalidOptions):
        chibitactics.action_space(Options(map="nowhere"))
