"""The engine of Pixies: revealing, placing, the ends of turn, round and game."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable, Sequence
from typing import Any, Final, assert_never

from boardrules.contract import Outcome
from boardrules.pixies import _types as px
from boardrules.pixies._engine.moves import DEALT, DECKS
from boardrules.pixies._engine.score import counted
from boardrules.pixies.cards import CARDS
from boardrules.toolkit.plays import Play
from boardrules.values import RuleId, Seat

# Compiled code reads a Final directly, but looks up an imported name in a dictionary.
_State: Final = px.State
_Cell: Final = px.Cell
_Reveal: Final = px.Reveal
_Place: Final = px.Place
_insort: Final = insort
_bisect: Final = bisect_left

EMPTY: Final = px.Cell()
EMPTY_AREA: Final[px.Area] = (EMPTY,) * 9

_FACE_UP: Final = {card: px.Cell(card) for card in CARDS}
_FACE_DOWN: Final = {card: px.Cell(None, card) for card in CARDS}

ROUNDS: Final = 3
"""PX-RND-3."""


def apply_unchecked(state: px.State, action: px.Action) -> px.State:
    """Return the position after an *action* that is known to be legal."""
    if type(action) is _Reveal:  # mostly: a dealer applies these
        return _reveal(state, action)
    if type(action) is _Place:
        return placed(state, action)
    return PLAYS[type(action)].perform(state, action)


def _start(state: px.State, action: px.Start) -> px.State:
    return _State(state.options, state.round, action.seat, 0, state.table, state.deck, state.areas, state.scores)


def _reveal(state: px.State, action: px.Reveal) -> px.State:
    deck, table = [*state.deck], [*state.table]
    del deck[_bisect(deck, action.card)]
    _insort(table, action.card)
    return _State(state.options, state.round, state.first, 0, tuple(table), tuple(deck), state.areas, state.scores)


def deal_luck(state: px.State, draw: Callable[[int], int]) -> px.State:
    """Return the position after all luck that is due (PX-SET-2, PX-TUR-1): see :meth:`boardrules.Dealing.deal_luck`."""
    n = len(state.areas)
    if state.picks or (state.first is not None and len(state.table) >= DEALT[n]):
        return state
    first = Seat(draw(n)) if state.first is None else state.first
    deck, table = [*state.deck], [*state.table]
    while len(table) < DEALT[n]:
        _insort(table, deck.pop(draw(len(deck))))
    return _State(state.options, state.round, first, 0, tuple(table), tuple(deck), state.areas, state.scores)


def put(cells: list[px.Cell], action: px.Place) -> bool:
    """Put the card down in the *cells* of an area: on an empty cell, over what lies there, or under it (PX-PLA-3, 4, 5).

    Return whether the cell was empty.
    """
    at, how = action.cell - 1, action.how
    old = cells[at]
    if how == "up":
        under = old.up or old.down
        if under is None:
            cells[at] = _FACE_UP[action.card]
            return True
        cells[at] = _Cell(action.card, under)
        return False
    if how == "under":
        cells[at] = _Cell(old.up, action.card)
        return False
    cells[at] = _FACE_DOWN[action.card]
    return True


def _put(areas: tuple[px.Area, ...], action: px.Place) -> tuple[px.Area, ...]:
    """Return the areas with the card put down."""
    cells = [*areas[action.by]]
    put(cells, action)
    changed = [*areas]
    changed[action.by] = tuple(cells)
    return tuple(changed)


def placed(state: px.State, action: px.Place) -> px.State:
    """Return the position after a card was placed, which may end the turn, the round and the game."""
    areas, table = _put(state.areas, action), state.table
    n, picks = len(areas), state.picks + 1
    if len(table) == 1:
        table = ()
    else:
        lying = [*table]
        lying.remove(action.card)
        table = tuple(lying)
    if picks % n == 0:  # all have placed equally many cards (PX-END-2, PX-END-3)
        left = len(state.deck)
        full = left <= _FULL_AT[state.options.flower_power][n] and any_full(areas)
        if full or not table:
            if round_over(left, n, table, full=full):
                return _score_round(state, action.by, picks, table, areas)
            return _State(state.options, state.round, action.by, 0, table, state.deck, areas, state.scores)
    return _State(state.options, state.round, state.first, picks, table, state.deck, areas, state.scores)


PLAYS: Final[dict[type, Play[px.State, Any, px.State]]] = {
    play.kind: play
    for play in (
        Play(px.Start, RuleId("PX-SET-2"), _start),
        Play(px.Reveal, RuleId("PX-TUR-1"), _reveal),
        Play(px.Place, RuleId("PX-TUR-2"), placed),
    )
}
"""The function that carries out each kind of action."""

_FULL_AT: Final = {power: tuple(len(deck) - 9 * n for n in range(7)) for power, deck in DECKS.items()}
"""Most cards left in the deck when all have placed nine, by Flower Power and the number of seats."""


def round_over(left: int, n: int, table: Sequence[str], *, full: bool) -> bool:
    """Return whether the round of *n* seats ends once all have placed equally many cards.

    It ends if an area is *full* (PX-END-1), or if the deck, which has *left* cards, is too small for another turn (PX-END-4).
    """
    return full or (not table and left < DEALT[n])


def any_full(areas: Sequence[Sequence[px.Cell]]) -> bool:
    """Return whether an area has no empty cell."""
    for area in areas:  # noqa: SIM110  (any() with a generator takes twice as long)
        if EMPTY not in area:
            return True
    return False


def _score_round(state: px.State, by: Seat, picks: int, table: tuple[str, ...], areas: tuple[px.Area, ...]) -> px.State:
    """Score everyone; then clear all for the next round, which the last taker starts (PX-RND-1, PX-RND-2), or end the game.

    Only the areas are scored, nothing on the table or in the deck (PX-END-5).
    """
    options = state.options
    scores = (*state.scores, scored(areas, state.round, flower_power=options.flower_power))
    if len(scores) == ROUNDS:
        return _State(options, state.round, state.first, picks, table, state.deck, areas, scores)
    return _State(options, state.round + 1, by, 0, (), DECKS[options.flower_power], (EMPTY_AREA,) * len(areas), scores)


def scored(areas: Sequence[Sequence[px.Cell]], number: int, *, flower_power: bool) -> px.AreaScores:
    """Return what each area scores in round *number*."""
    return tuple([counted(area, number, flower_power)[0] for area in areas])


def events_of(state: px.State, action: px.Action, after: px.State) -> tuple[px.Event, ...]:
    """Return the events of a legal *action* that leads from *state* to *after*."""
    match action:
        case px.Start():
            return (px.Started(action.seat),)
        case px.Reveal():
            return (px.Revealed(action.card),)
        case px.Place():
            return _placed(state, action, after)
        case _:
            assert_never(action)


def _placed(state: px.State, action: px.Place, after: px.State) -> tuple[px.Event, ...]:
    old = state.areas[action.by][action.cell - 1]
    over = old.down if old.up is None else old.up
    placed = px.Placed(action.by, action.card, action.cell, action.how, over)
    if len(after.scores) == len(state.scores):
        return (placed,) if after.picks else (placed, px.TurnEnded(action.by))
    scored = px.RoundScored(state.round, _put(state.areas, action), after.scores[-1])
    ended = outcome(after)
    if ended is None:
        return placed, scored
    return placed, scored, px.GameEnded(ended.scores, ended.winners)


def outcome(state: px.State) -> Outcome | None:
    """Totals, winners and the three rounds' scores, one number a seat, or None before the end (PX-WIN-1, PX-WIN-2)."""
    return outcome_of(state.scores)


def outcome_of(finished: Sequence[px.AreaScores]) -> Outcome | None:
    """Return the outcome of the *finished* rounds, or None before the end."""
    if len(finished) < ROUNDS:
        return None
    rounds = tuple(tuple(score.total for score in scores) for scores in finished)
    totals = tuple(sum(points) for points in zip(*rounds, strict=True))
    best = max(totals)
    winners = tuple(Seat(seat) for seat, points in enumerate(totals) if points == best)
    return Outcome(totals, winners, RuleId("PX-WIN-1" if len(winners) == 1 else "PX-WIN-2"), rounds)
