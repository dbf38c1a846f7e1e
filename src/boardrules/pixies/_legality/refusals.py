"""Why an action of Pixies is not legal, rule by rule."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, assert_never

from boardrules.contract import Refusal
from boardrules.errors import IllegalAction
from boardrules.pixies._engine.moves import DEALT, DECKS, VALUE, chance, empty_cells, find_luck, find_place, next_seat
from boardrules.pixies._messages import MESSAGES
from boardrules.pixies._types import Action, Area, How, Place, Reveal, Start, State
from boardrules.toolkit.refusals import FormKey, Refuser
from boardrules.values import CHANCE, Seat

RefusalKey: TypeAlias = Literal[
    FormKey,
    "over",
    "start-due",
    "cards-due",
    "no-luck",
    "by-luck",
    "by-seat",
    "seat",
    "no-seat",
    "start",
    "no-start",
    "unknown-card",
    "on-table",
    "in-area",
    "not-on-table",
    "own-cell",
    "must-go-up",
    "keep-one",
    "must-go-down",
    "taken",
]
"""Why an action is refused, as a key that never changes with the wording."""

_REFUSER: Final[Refuser[RefusalKey]] = Refuser("Pixies", Action, MESSAGES)
_refuse: Final = _REFUSER.refuse


def _legal(state: State, action: Action) -> Action | None:
    """Return the legal action that equals *action*, or None."""
    return find_place(state, action) if type(action) is Place else find_luck(state, action)


def check(state: State, action: Action) -> Refusal[RefusalKey] | None:
    """Return why *action* is refused, or None if it is legal. Never raises, whatever the fields hold (BR-VALUE)."""
    return None if _legal(state, action) is not None else _why_not(state, action)


def checked(state: State, action: Action) -> Action:
    """Return the legal action that equals *action*. Raises IllegalAction."""
    legal = _legal(state, action)
    if legal is None:
        raise IllegalAction(_why_not(state, action), action)
    return legal


def _why_not(state: State, action: Action) -> Refusal[RefusalKey]:
    """Return the reason for refusing *action*, which is known not to be legal: its form first, then the rules."""
    refusal = _REFUSER.malformed(action)
    if refusal is not None:
        return refusal
    match action:
        case Place():
            return _why_not_place(state, action)
        case Reveal():
            return _why_not_luck(state, action.by) or _why_not_reveal(state, action.card)
        case Start():
            return _why_not_luck(state, action.by) or _why_not_start(state, action.seat)
        case _:
            assert_never(action)


def _why_not_luck(state: State, by: Seat) -> Refusal[RefusalKey] | None:
    if len(state.scores) == 3:
        return _refuse("BR-OVER", "over")
    if by != CHANCE:
        return _refuse("BR-CHANCE", "by-seat", by=by)
    if not chance(state):
        return _refuse("BR-CHANCE", "no-luck", turn=next_seat(state))
    return None


def _why_not_start(state: State, seat: Seat) -> Refusal[RefusalKey]:
    if state.first is not None:
        return _refuse("PX-SET-2", "start")
    return _refuse("BR-VALUE", "no-seat", seat=seat, seats=len(state.areas))


def _why_not_reveal(state: State, card: str) -> Refusal[RefusalKey]:
    if state.first is None:
        return _refuse("PX-SET-2", "no-start")
    return _unknown_card(state, card) or _dealt(state, card)


def _unknown_card(state: State, card: str) -> Refusal[RefusalKey] | None:
    return None if card in DECKS[state.options.flower_power] else _refuse("BR-VALUE", "unknown-card", card=card)


def _dealt(state: State, card: str) -> Refusal[RefusalKey]:
    """Refuse a card that is not in the deck: it lies in an area, or on the table."""
    for seat, area in enumerate(state.areas):
        for number, cell in enumerate(area, start=1):
            if card in (cell.up, cell.down):
                return _refuse("PX-TUR-1", "in-area", card=card, cell=number, seat=seat)
    return _refuse("PX-TUR-1", "on-table", card=card)


def _why_not_place(state: State, action: Place) -> Refusal[RefusalKey]:
    if len(state.scores) == 3:
        return _refuse("BR-OVER", "over")
    by, card = action.by, action.card
    if chance(state):
        if state.first is None:
            return _refuse("BR-CHANCE", "start-due")
        return _refuse("BR-CHANCE", "cards-due", missing=DEALT[len(state.areas)] - len(state.table))
    if by == CHANCE:
        return _refuse("BR-CHANCE", "by-luck")
    if by >= len(state.areas):
        return _refuse("BR-SEAT", "no-seat", seat=by, seats=len(state.areas))
    if by != next_seat(state):
        return _refuse("BR-SEAT", "seat", turn=next_seat(state), by=by)
    if refusal := _unknown_card(state, card):
        return refusal
    if card not in state.table:
        return _refuse("PX-TUR-2", "not-on-table", card=card)
    return _why_not_there(state.areas[by], card, action.cell, action.how)


def _why_not_there(area: Area, card: str, cell: int, how: How) -> Refusal[RefusalKey]:
    """Check the three cases of PX-PLA; the fields are known to be in range."""
    value = VALUE[card]
    own = area[value - 1]
    if own.up is None:
        if how == "up":
            return _refuse("PX-PLA-3", "own-cell", card=card, value=value, cell=cell)
        return _refuse("PX-PLA-3", "must-go-up", card=card, value=value)
    if own.down is None:
        if how == "down":
            return _refuse("PX-PLA-4", "keep-one", old=own.up, value=value)
        return _refuse("PX-PLA-4", "own-cell", card=card, value=value, cell=cell)
    if how != "down":
        return _refuse("PX-PLA-5", "must-go-down", card=card, value=value)
    return _refuse("PX-PLA-5", "taken", cell=cell, empty=", ".join(str(number) for number in empty_cells([*area])))
