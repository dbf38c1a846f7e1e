"""Views of a position, and the position that is consistent with a view (PX-INF)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from boardrules.contract import Decision, Rng
from boardrules.errors import UnknownSeat
from boardrules.pixies._engine.moves import DECKS, next_seat, to_act
from boardrules.pixies._messages import MESSAGES
from boardrules.pixies._types import Action, Event, State, View
from boardrules.toolkit.telling import redacted
from boardrules.values import RuleId, Seat

DecisionKey: TypeAlias = Literal["take", "take-last"]
"""The key of the question that a seat is asked, which never changes with the wording."""

Visibility: TypeAlias = Literal["public", "owner", "nobody", "mask", "derived"]

VISIBILITY: Final[dict[str, Visibility]] = {
    "options": "public",
    "round": "public",
    "first": "public",
    "picks": "public",
    "table": "public",
    "deck": "derived",
    "areas": "public",
    "scores": "public",
}
"""The viewers of each field of the state. The deck is a set without an order, and its cards follow from those elsewhere."""


def view(state: State, seat: Seat | None) -> View:
    """Return all that *seat* may know: everything but the order of the cards in the deck (PX-INF-1, PX-INF-3). Raises UnknownSeat."""
    if seat is not None and not 0 <= seat < len(state.areas):
        raise UnknownSeat(seat, len(state.areas))
    return View(
        seat,
        state.options,
        state.round,
        state.first,
        state.picks,
        state.table,
        len(state.deck),
        state.areas,
        state.scores,
    )


def redact_action(action: Action, seat: Seat | None) -> Action | None:
    """Return *action* itself: in Pixies every action is public, for none has the mark ``HIDES``."""
    return redacted(action, seat)


def redact_event(event: Event, seat: Seat | None) -> Event | None:
    """Return *event* itself: in Pixies every event is public, for none has the mark ``HIDES``."""
    return redacted(event, seat)


def determinize(view: View, rng: Rng) -> State:  # noqa: ARG001  (the contract's)
    """Return the only position that is consistent with *view*: a deck is a set until a card is revealed."""
    seen: set[str | None] = set(view.table)
    for area in view.areas:
        for cell in area:
            seen.update((cell.up, cell.down))
    deck = tuple(card for card in DECKS[view.options.flower_power] if card not in seen)
    return State(view.options, view.round, view.first, view.picks, view.table, deck, view.areas, view.scores)


def pending(state: State, seat: Seat) -> Decision[DecisionKey] | None:
    """Return the question *seat* must answer, to take and place a card in its turn (PX-TUR-2), or None."""
    if to_act(state) != (seat,) or seat != next_seat(state):
        return None
    if len(state.table) == 1:
        params: dict[str, str | int] = {"seat": seat, "card": state.table[0]}
        return Decision(seat, RuleId("PX-TUR-3"), "take-last", MESSAGES.question("take-last", params), tuple(params.items()))
    return Decision(seat, RuleId("PX-TUR-2"), "take", MESSAGES.question("take", {"seat": seat}), (("seat", seat),))
