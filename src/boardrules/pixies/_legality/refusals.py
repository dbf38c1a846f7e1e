"""Why an action of Pixies is not legal, rule by rule."""

from __future__ import annotations

from typing import Final

from boardrules.contract import Refusal
from boardrules.pixies._engine.moves import DEALT, DECKS, VALUE, chance, empty_cells, find_luck, find_place, next_seat
from boardrules.pixies._legality.input import shown, whole
from boardrules.pixies._types import Action, Area, How, Place, Reveal, Start, State
from boardrules.values import CHANCE, RuleId

__all__ = ["check", "why_not"]

MESSAGES: Final = {
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
    "cell": "a cell is a number from 1 to 9, not {cell}",
    "how": "how is 'up', 'under' or 'down', not '{how}'",
    "own-cell": "{card} has value {value}, so it goes to cell {value}, not to cell {cell}",
    "must-go-up": "no card lies face up on cell {value}, so {card} must be placed face up there",
    "keep-one": "{old} lies face up on cell {value} and is not validated, so one of the two stays up there: how='up' or 'under'",
    "must-go-down": "cell {value} is validated, so {card} goes face down on an empty cell: how='down'",
    "taken": "cell {cell} is taken; the empty cells are {empty}",
    "type": "{kind} is not an action of Pixies",
}


def _refuse(rule: str, key: str, **params: str | int) -> Refusal:
    return Refusal(RuleId(rule), key, MESSAGES[key].format(**params), tuple(params.items()))


def check(state: State, action: Action) -> Refusal | None:
    """Why *action* is refused, or None if it is legal. Never raises, whatever the fields hold (BR-VALUE)."""
    legal = find_place(state, action) if type(action) is Place else find_luck(state, action)
    return None if legal is not None else why_not(state, action)


def why_not(state: State, action: object) -> Refusal:
    """The reason for refusing *action*, which is known not to be legal; an untyped caller may hand in anything."""
    if type(action) is Place:
        return _why_not_place(state, action)
    if type(action) is Reveal:
        return _why_not_luck(state, action.by) or _why_not_reveal(state, action.card)
    if type(action) is Start:
        return _why_not_luck(state, action.by) or _why_not_start(state, action.seat)
    return _refuse("BR-VALUE", "type", kind=shown(type(action).__name__))


def _due(state: State) -> str:
    if state.first is None:
        return "who starts"
    missing = DEALT[len(state.areas)] - len(state.table)
    return f"{missing} more card{'s' if missing > 1 else ''} to reveal"


def _why_not_luck(state: State, by: object) -> Refusal | None:
    if len(state.scores) == 3:
        return _refuse("BR-OVER", "over")
    if whole(by) != CHANCE:
        return _refuse("BR-CHANCE", "by-seat", by=shown(by))
    if not chance(state):
        return _refuse("BR-CHANCE", "no-luck", turn=next_seat(state))
    return None


def _why_not_start(state: State, seat: object) -> Refusal:
    if state.first is not None:
        return _refuse("PX-SET-2", "start")
    return _refuse("BR-VALUE", "no-seat", seat=shown(seat), last=len(state.areas) - 1)


def _why_not_reveal(state: State, card: object) -> Refusal:
    if state.first is None:
        return _refuse("PX-SET-2", "no-start")
    return _unknown_card(state, card) or _refuse("PX-TUR-1", "not-in-deck", card=shown(card), where=_where(state, card))


def _unknown_card(state: State, card: object) -> Refusal | None:
    known = isinstance(card, str) and card in DECKS[state.options.flower_power]
    return None if known else _refuse("BR-VALUE", "unknown-card", card=shown(card))


def _where(state: State, card: object) -> str:
    for seat, area in enumerate(state.areas):
        for number, cell in enumerate(area, start=1):
            if card in (cell.up, cell.down):
                return f"it lies on cell {number} of seat {seat}"
    return "it lies on the table"


def _why_not_place(state: State, action: Place) -> Refusal:
    if len(state.scores) == 3:
        return _refuse("BR-OVER", "over")
    by, card = whole(action.by), action.card
    if chance(state):
        return _refuse("BR-CHANCE", "chance", due=_due(state))
    if by == CHANCE:
        return _refuse("BR-CHANCE", "by-luck")
    if by is None or not 0 <= by < len(state.areas):
        return _refuse("BR-VALUE" if by is None else "BR-SEAT", "no-seat", seat=shown(action.by), last=len(state.areas) - 1)
    if by != next_seat(state):
        return _refuse("BR-SEAT", "seat", turn=next_seat(state), by=by)
    if refusal := _unknown_card(state, card):
        return refusal
    if card not in state.table:
        return _refuse("PX-TUR-2", "not-on-table", card=card, table=", ".join(state.table))
    cell = whole(action.cell)
    if cell is None or not 1 <= cell <= 9:
        return _refuse("BR-VALUE", "cell", cell=shown(action.cell))
    if not _is_way(action.how):
        return _refuse("BR-VALUE", "how", how=shown(action.how))
    return _why_not_there(state.areas[by], card, cell, action.how)


def _is_way(how: object) -> bool:
    return isinstance(how, str) and how in ("up", "under", "down")


def _why_not_there(area: Area, card: str, cell: int, how: How) -> Refusal:
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
