"""The actions and views of Pixies as numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from boardrules.errors import InvalidOptions, fault_text
from boardrules.numbering import ActionSpace, ObservationField
from boardrules.pixies._engine.moves import DEALT, DECKS
from boardrules.pixies._engine.rules import ROUNDS
from boardrules.pixies._engine.setup import option_faults
from boardrules.pixies._text import ACTIONS
from boardrules.pixies._types import Action, AreaScore, Cell, Options, View
from boardrules.toolkit.domains import Listed
from boardrules.toolkit.observation import Choice, Count, Flag, Group, Layout, Number, Row, SeatNumber, by_seat, member
from boardrules.values import Seat

SCORE: Final = Group[AreaScore](
    member("validated", lambda score: score.validated, Number(0, 81, "points for validated cards")),
    member("spirals", lambda score: score.spirals, Number(0, 1000, "points for spirals")),
    member("crosses", lambda score: score.crosses, Number(0, 1000, "crosses, which are taken off")),
    member("face_down", lambda score: score.face_down, Number(0, 1000, "points for cards face down, with Flower Power")),
    member("zone_size", lambda score: score.zone_size, Number(0, 9, "cards of the largest group of one colour")),
    member("zone", lambda score: score.zone, Number(0, 36, "points for it")),
    member("total", lambda score: score.total, Number(-1000, 1000, "points of the round")),
)
"""Numbers of a finished round for each seat."""


def action_space(options: Options | None = None) -> ActionSpace[Action, View]:
    """Return the numbering of all ways to place a card: see the page on learning.

    Of each seat, for each card of the deck in the order of ids: face up, under the card that lies on its cell, then face down on each of
    the other eight cells. Raises InvalidOptions.

    >>> from boardrules import Seat, pixies
    >>> space = pixies.action_space(pixies.Options(seats=2))
    >>> len(space), space.per_seat, space.index(pixies.Place(Seat(1), "B1_S6", 1, "up"))
    (1400, 700, 700)
    >>> space.action(702)
    Place(by=1, card='B1_S6', cell=2, how='down')
    """
    agreed = _agreed(options)
    return _space(agreed.seats, flower_power=agreed.flower_power)


def observe(view: View) -> tuple[int, ...]:
    """Return *view* as numbers; ``observation_fields`` says what they are."""
    return _layout(view.options.seats, flower_power=view.options.flower_power).observe(view, view.viewer)


def observation_shape(options: Options | None = None) -> tuple[int, ...]:
    """Return the length of an observation. Raises InvalidOptions.

    >>> from boardrules import pixies
    >>> pixies.observation_shape(pixies.Options(seats=2))
    (154,)
    """
    agreed = _agreed(options)
    return _layout(agreed.seats, flower_power=agreed.flower_power).shape


def observation_fields(options: Options | None = None) -> tuple[ObservationField, ...]:
    """Return the meaning of each number of an observation. Raises InvalidOptions."""
    agreed = _agreed(options)
    return _layout(agreed.seats, flower_power=agreed.flower_power).fields


def _agreed(options: Options | None) -> Options:
    if options is None:
        return Options()
    faults = option_faults(options)
    if faults:
        raise InvalidOptions(fault_text("the options have faults", faults))
    return options


@cache
def _space(seats: int, *, flower_power: bool) -> ActionSpace[Action, View]:
    places = [ACTIONS.domain(DECKS[flower_power], Seat(seat)) for seat in range(seats)]
    return ActionSpace([Listed([one.value(index, None) for index in range(len(one))]) for one in places])  # few enough to look them up


@cache
def _layout(seats: int, *, flower_power: bool) -> Layout[View]:
    deck = DECKS[flower_power]
    cell = Group[Cell](
        member("up", lambda cell: cell.up, Choice(deck, "the card that lies face up on this cell, by the order of ids", kind="card")),
        member("down", lambda cell: cell.down, Choice(deck, "the card that lies face down", kind="card")),
    )
    return Layout(
        Group[View](
            member("spectator", lambda view: int(view.viewer is None), Flag("1 if a spectator looks, who counts seats from seat 0")),
            member("round", lambda view: view.round, Number(1, ROUNDS, "the round")),
            member("first", lambda view: view.first, SeatNumber(seats, "the seat that starts the turn")),
            member("picks", lambda view: view.picks, Number(0, max(DEALT), "cards taken in this turn")),
            member("deck", lambda view: view.deck_size, Number(0, len(deck), "cards in the deck")),
            member("table", lambda view: view.table, Count(deck, "1 if this card lies on the table")),
            by_seat("areas", lambda view: view.areas, Row(cell, 9, fixed=True, labels="123456789"), seats),
            member("scored", lambda view: len(view.scores), Number(0, ROUNDS, "finished rounds")),
            *(by_seat(f"scores.{number}", _scores(number, seats), SCORE, seats) for number in range(ROUNDS)),
        ),
        seats,
    )


def _scores(number: int, seats: int) -> Callable[[View], tuple[AreaScore | None, ...]]:
    """Return what finds the scores of a round, None for each seat before it is finished."""
    return lambda view: view.scores[number] if number < len(view.scores) else (None,) * seats
