"""Chibitactics as numbers: on every map, for every number of seats, with packs, and with more creatures than anybody counts."""

from __future__ import annotations

import pytest

from boardrules import Dealer, InvalidOptions, Numbering, Seat, capability, chibitactics, with_cards
from boardrules.chibitactics import (
    Action,
    Cell,
    Choose,
    HouseRules,
    MoveUnit,
    Options,
    PackGame,
    PathOption,
    State,
    Summoned,
    UseSkill,
    UseTrophy,
    View,
)
from tests.chibitactics.packs import TESTPACK, everything
from tests.numbers import Observed, all_is_numbered, legal_is_numbered

EVERYTHING: PackGame = with_cards(chibitactics, everything())
EXAMPLE: PackGame = with_cards(chibitactics, TESTPACK)

GRID = [
    Options(),
    Options(seats=3, map="valley"),
    Options(seats=6, squad_size=2),
    Options(map="frontier", squad_size=8, house=HouseRules(topology="square")),
]
PACKS = [
    (EXAMPLE, Options(map="row", squad_size=3)),
    (EVERYTHING, Options(map="ring", squad_size=4)),
    (EVERYTHING, Options(map="ring", seats=5, squad_size=2, house=HouseRules(topology="square", finish_after_move=True))),
]


@pytest.mark.parametrize("options", GRID, ids=lambda options: f"{options.seats}-{options.map}")
def test_what_is_legal_has_numbers_and_views_have_observations_of_the_shape(options: Options) -> None:
    all_is_numbered(chibitactics, options, plies=40 if options.seats == 6 else 80)
    space = chibitactics.action_space(options)
    assert len(space) == options.seats * space.per_seat


@pytest.mark.parametrize(("game", "options"), PACKS, ids=["example", "everything", "five seats"])
def test_so_it_is_with_packs(game: PackGame, options: Options) -> None:
    all_is_numbered(game, options, plies=150)


def test_units_count_from_the_acting_seat_and_cells_do_not() -> None:
    options = Options(seats=3)
    space = chibitactics.action_space(options)
    cell = chibitactics.view(chibitactics.new_game(options), None).cells[7]
    moves = [MoveUnit(Seat(seat), f"tam-{seat}", Cell(cell.q, cell.r)) for seat in range(3)]
    assert {space.index(move) % space.per_seat for move in moves} == {space.index(moves[0])}


def test_ways_and_holders_of_trophies_are_those_of_the_view() -> None:
    space = chibitactics.action_space()
    view = chibitactics.view(chibitactics.new_game(), Seat(0))
    with pytest.raises(LookupError, match="no such action"):
        space.index(Choose(Seat(0), PathOption((Cell(0, 0),))), view)
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


# --------------------------------------------------------------------------------------------------------------- more creatures than eight


OPTIONS = Options(map="ring", squad_size=1)


def crowd(first: int) -> State:
    """Seat 0 has eleven creatures of one kind, the first of which has this number, and one far from them that can summon a twelfth."""
    view = EVERYTHING.view(EVERYTHING.new_game(OPTIONS), None)
    ground = [(cell.q, cell.r) for cell in view.cells if cell.terrain == "plain"]
    creatures = {f"sprout-0-{first + k}": (ground[1 + k], "ort-0", "ort.bud") for k in range(11)}
    return EVERYTHING.set_up(
        chibitactics.setup(
            units={"breeder-0": ground[0], "flyer-1": ground[-1]},
            creatures={**creatures, "wisp-0-1": (ground[-3], "breeder-0", "breeder.hatch")},
            factions=("growers", "movers"),
            options=OPTIONS,
        )
    )


@pytest.mark.rule("CT-CA-5", "CT-H-82")
def test_however_many_creatures_there_are_every_legal_action_has_a_number() -> None:
    state = all_is_numbered(EVERYTHING, OPTIONS, plies=80, start=crowd(1))
    assert state != crowd(1)


@pytest.mark.rule("CT-H-82")
def test_what_is_summoned_beyond_the_eighth_acts_and_is_acted_on_by_numbers() -> None:
    state, dealer = crowd(1), Dealer(seed=1)
    split = next(action for action in EVERYTHING.legal_actions(state) if isinstance(action, UseSkill) and action.skill == "split")
    step = EVERYTHING.step(state, split)
    born = next(event.unit for event in step.events if isinstance(event, Summoned))
    assert born == "sprout-0-12"
    state = dealer.deal(EVERYTHING, step.state)
    legal_is_numbered(EVERYTHING, OPTIONS, state)
    assert any(isinstance(action, MoveUnit) and action.unit == born for action in EVERYTHING.legal_actions(state))


def test_views_that_differ_in_the_number_of_a_creature_alone_have_different_observations() -> None:
    for viewer in (Seat(0), Seat(1), None):
        seen = Observed(EVERYTHING, OPTIONS, viewer)
        for first in (1, 2, 9, 10, 9000):
            seen.add(crowd(first))


def test_which_creature_stands_on_a_cell_is_said_by_the_view() -> None:
    state, space = crowd(1), EVERYTHING.action_space(OPTIONS)
    view = EVERYTHING.view(state, Seat(0))
    move = next(action for action in EVERYTHING.legal_actions(state) if isinstance(action, MoveUnit) and action.unit == "sprout-0-9")
    number = space.index(move, view)
    assert space.action(number, view) == move
    for blind in (None, EVERYTHING.view(EVERYTHING.new_game(OPTIONS), Seat(0))):
        with pytest.raises(LookupError, match="no such action"):
            space.index(move, blind)
        with pytest.raises(LookupError, match="which creature stands on"):
            space.action(number, blind)
