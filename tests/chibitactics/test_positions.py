"""Positions from a description: what a Setup says, what it leaves out, and what is refused."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from boardrules import InvalidOptions, InvalidState, Positions, Seat, capability, from_json, from_state, to_json
from boardrules import chibitactics as ct
from boardrules.chibitactics import Cell, Options, Setup, UnitSetup, setup
from tests.chibitactics.scene import scene

PLAIN = setup(units={"orla-0": (1, 1), "tam-0": (2, 1), "morel-1": (13, 1)}, wounded=("tam-0",), turn=1)


@pytest.mark.parametrize("seats", range(2, 7))
def test_set_up_makes_of_the_setup_of_a_state_that_state(seats: int) -> None:
    """For every state of a turn between two actions; all others are refused."""
    rng = random.Random(seats)
    state = ct.new_game(Options(seats=seats, squad_size=3))
    said = refused = 0
    while ct.to_act(state) and said < 250:
        if state.phase != "play" or state.stack:
            with pytest.raises(InvalidState, match="no Setup describes this position"):
                ct.setup_of(state)
            refused += 1
        else:
            described = ct.setup_of(state)
            read = from_json(Setup, to_json(described))
            assert read == described
            assert to_json(read) == to_json(described)
            assert ct.set_up(read) == state
            said += 1
        state = ct.apply(state, rng.choice(ct.legal_actions(state)))
    assert said > 50
    assert refused > 10


def test_wounds_savages_creatures_trophies_and_effects_are_said() -> None:
    scenario = scene()
    described = scenario.game.setup_of(scenario.state)
    assert scenario.game.set_up(from_json(Setup, to_json(described))) == scenario.state
    assert scenario.state.effects
    assert {unit.kind for unit in scenario.state.units} == {"squad", "creature", "savage"}


def test_a_setup_says_only_what_is_unusual() -> None:
    assert ct.setup_of(ct.set_up(PLAIN)) == PLAIN
    assert to_json(PLAIN) == (
        b'{"turn":1,"units":[{"id":"orla-0","cell":[1,1]},{"id":"tam-0","cell":[2,1],"wounded":true},{"id":"morel-1","cell":[13,1]}]}'
    )


def test_all_that_is_not_named_lies_in_its_deck() -> None:
    state = ct.set_up(PLAIN)
    assert state.factions == ("humans", "fungunites")
    assert [len(deck) for deck in state.decks] == [7, 8]
    assert state.supply.savages == ct.STANDARD.catalogue.savages
    assert set(state.board[2:]) == {""}


@pytest.mark.rule("CT-WD-2")
def test_the_turn_of_a_wounded_unit_is_over() -> None:
    assert [unit.turn for unit in ct.set_up(PLAIN).units] == ["fresh", "done", "fresh"]


@pytest.mark.rule("CT-H-4")
def test_a_seat_without_a_squad_is_out() -> None:
    options = Options(seats=3)
    open_cells = [cell for cell in ct.view(ct.new_game(options), None).cells if cell.terrain == "plain"]
    one, other = [(cell.q, cell.r) for cell in open_cells[:2]]
    state = ct.set_up(setup(units={"orla-0": one, "morel-1": other}, options=options))
    assert state.out == (0, 0, 1)
    with pytest.raises(InvalidState, match="the game is over unless two seats have a squad"):
        ct.set_up(setup(units={"orla-0": one}, options=options))


def test_a_segment_that_is_named_lies_open() -> None:
    closed = len(ct.set_up(PLAIN).board) - 2
    state = ct.set_up(msgspec.structs.replace(PLAIN, board=("gorge", *[""] * (closed - 1))))
    assert state.board[2] == "gorge"
    assert "gorge" not in state.supply.segments


def test_every_fault_is_named_with_its_place() -> None:
    described = Setup(
        units=(
            UnitSetup(id="nobody-0", cell=Cell(1, 1)),
            UnitSetup(id="orla-0", cell=Cell(99, 1), trophies=("nothing",)),
            UnitSetup(id="tam-x", cell=Cell(1, 2)),
        ),
        factions=("elves", "humans"),
    )
    with pytest.raises(InvalidState) as raised:
        ct.set_up(described)
    assert [fault.path for fault in raised.value.violations] == [
        "$.units[0].id",
        "$.units[1].cell",
        "$.units[1].trophies[0]",
        "$.units[2].id",
        "$.factions[0]",
    ]


@pytest.mark.rule("CT-H-64")
def test_what_no_rule_allows_is_refused() -> None:
    with pytest.raises(InvalidState, match="CT-H-64"):
        ct.set_up(setup(units={"orla-0": (1, 1), "morel-1": (1, 1)}))
    with pytest.raises(InvalidState, match="CT-H-1"):
        ct.set_up(msgspec.structs.replace(PLAIN, units=(*PLAIN.units, PLAIN.units[0])))
    with pytest.raises(InvalidState, match="cannot lie here"):
        ct.set_up(msgspec.structs.replace(PLAIN, starts=("gorge", "camp")))


@pytest.mark.parametrize(
    "change",
    [
        {"factions": ("humans",)},
        {"factions": ("humans",) * 6},
        {"board": ("gorge",)},
        {"squads": ((),)},
        {"out": (0,)},
        {"turn": Seat(5)},
        {"first": Seat(5)},
        {"running": "nobody"},
        {"event": "nothing"},
        {"savage_discard": ("nothing",)},
        {"units": (UnitSetup(id="orla-5", cell=Cell(1, 1)),)},
        {"units": (UnitSetup(id="hag-0-1", cell=Cell(1, 1)),)},
        {"units": (UnitSetup(id="orla", cell=Cell(1, 1)),)},
        {"units": ()},
        {"round": 0},
        {"round": 99},
    ],
)
def test_any_setup_gets_a_state_or_the_documented_error(change: dict[str, Any]) -> None:
    with pytest.raises(InvalidState):
        ct.set_up(msgspec.structs.replace(PLAIN, **change))


def test_faulty_options_are_refused() -> None:
    with pytest.raises(InvalidOptions, match="there is no map"):
        ct.set_up(msgspec.structs.replace(PLAIN, options=Options(seats=2, map="nowhere")))


def test_the_capability_is_found_through_from_state() -> None:
    assert capability(ct, Positions[Any, Any]) is ct
    assert capability(from_state(ct, ct.set_up(PLAIN)), Positions[Any, Any]) is ct
