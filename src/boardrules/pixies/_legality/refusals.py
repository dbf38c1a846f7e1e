"""Why an action of Pixies is not legal, rule by rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, assert_never

from boardrules.contract import Refusal
from boardrules.errors import IllegalAction
from boardrules.pixies._engine.moves import DEALT, DECKS, VALUE, chance, empty_cells, find_luck, find_place, next_seat
from boardrules.pixies._types import Action, Area, How, Place, Reveal, Start, State
from boardrules.toolkit.refusals import MALFORMED, NOT_AN_ACTION, FormKey, Refuser
from boardrules.values import CHANCE, Seat

__all__ = ["MESSAGES", "RefusalKey", "check", "checked"]

RefusalKey: TypeAlias = Literal[
    FormKey,
    "over",
    "chance",
    "no-luck",
    "by-luck",
    "by-seat",
    "seat",
    "no-seat",
    "start",
    "no-start",
    "unknown-card",
    "not-in-deck",
    "not-on-table",
    "own-cell",
    "must-go-up",
    "keep-one",
    "must-go-down",
    "taken",
]
"""Why an action is refused, as a key that never changes with the wording."""

MESSAGES: Final[Mapping[RefusalKey, str]] = {
    "type": NOT_AN_ACTION,
    "value": MALFORMED,
    "over": "the game is over",
    "chance": "luck is due first: {due}",
    "no-luck": "no luck is due: it is the turn of seat {turn}",
    "by-luck": "a card is placed by a seat, not by CHANCE",
    "by-seat": "only CHANCE brings luck, not seat {by}",
    "seat": "it is the turn of seat {turn}, not of seat {by}",
    "no-seat": "there is no seat {seat}: seats are 0 to {last}",
    "start": "who starts is drawn once, before the first card is revealed",
    "no-start": "the starting seat must be drawn before a card is revealed",
    "unknown-card": "there is no card '{card}' in this game",
    "not-in-deck": "{card} is not in the deck: {where}",
    "not-on-table": "{card} is not on the table; on it: {table}",
    "own-cell": "{card} has value {value}, so it goes to cell {value}, not to cell {cell}",
    "must-go-up": "no card lies face up on cell {value}, so {card} must be placed face up there",
    "keep-one": "{old} lies face up on cell {value} and is not validated, so one of the two stays up there: how='up' or 'under'",
    "must-go-down": "cell {value} is validated, so {card} goes face down on an empty cell: how='down'",
    "taken": "cell {cell} is taken; the empty cells are {empty}",
}


_REFUSER: Final = Refuser("Pixies", Action, MESSAGES)
_refuse: Final = _REFUSER.refuse


def _legal(state: State, action: Action) -> Action | None:
    """The legal action that equals *action*, or None."""
    return find_place(state, action) if type(action) is Place else find_luck(state, action)


def check(state: State, action: Action) -> Refusal[RefusalKey] | None:
    """Why *action* is refused, or None if it is legal. Never raises, whatever the fields hold (BR-VALUE)."""
    return None if _legal(state, action) is not None else _why_not(state, action)


def checked(state: State, action: Action) -> Action:
    """The legal action that equals *action*. Raises IllegalAction."""
    legal = _legal(state, action)
    if legal is None:
        raise IllegalAction(_why_not(state, action), action)
    return legal


def _why_not(state: State, action: Action) -> Refusal[RefusalKey]:
    """The reason for refusing *action*, which is known not to be legal: its form first, then the rules."""
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


def _due(state: State) -> str:
    if state.first is None:
        return "who starts"
    missing = DEALT[len(state.areas)] - len(state.table)
    return f"{missing} more card{'s' if missing > 1 else ''} to reveal"


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
    return _refuse("BR-VALUE", "no-seat", seat=seat, last=len(state.areas) - 1)


def _why_not_reveal(state: State, card: str) -> Refusal[RefusalKey]:
    if state.first is None:
        return _refuse("PX-SET-2", "no-start")
    return _unknown_card(state, card) or _refuse("PX-TUR-1", "not-in-deck", card=card, where=_where(state, card))


def _unknown_card(state: State, card: str) -> Refusal[RefusalKey] | None:
    return None if card in DECKS[state.options.flower_power] else _refuse("BR-VALUE", "unknown-card", card=card)


def _where(state: State, card: str) -> str:
    for seat, area in enumerate(state.areas):
        for number, cell in enumerate(area, start=1):
            if card in (cell.up, cell.down):
                return f"it lies on cell {number} of seat {seat}"
    return "it lies on the table"


def _why_not_place(state: State, action: Place) -> Refusal[RefusalKey]:
    if len(state.scores) == 3:
        return _refuse("BR-OVER", "over")
    by, card = action.by, action.card
    if chance(state):
        return _refuse("BR-CHANCE", "chance", due=_due(state))
    if by == CHANCE:
        return _refuse("BR-CHANCE", "by-luck")
    if by >= len(state.areas):
        return _refuse("BR-SEAT", "no-seat", seat=by, last=len(state.areas) - 1)
    if by != next_seat(state):
        return _refuse("BR-SEAT", "seat", turn=next_seat(state), by=by)
    if refusal := _unknown_card(state, card):
        return refusal
    if card not in state.table:
        return _refuse("PX-TUR-2", "not-on-table", card=card, table=", ".join(state.table))
    return _why_not_there(state.areas[by], card, action.cell, action.how)


def _why_not_there(area: Area, card: str, cell: int, how: How) -> Refusal[RefusalKey]:
    """The three cases of PX-PLA; the fields are known to be in range."""
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
    return _refuse("PX-PLA-5", "taken", cell=cell, empty=", ".join(str(number) for number in empty_cells(area)))
