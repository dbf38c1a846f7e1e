"""Why an action of Pixies is not legal, rule by rule."""

from __future__ import annotations

from typing import Final

from typing_extensions import assert_never

from boardrules.game import Refusal
from boardrules.pixies._cards import CARDS
from boardrules.pixies._legal import DEALT, VALUE, chance, is_legal, next_seat
from boardrules.pixies._types import Action, Place, Reveal, Start, State
from boardrules.values import CHANCE, RuleId

__all__ = ["check"]

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
    "unknown-card": "there is no card {card!r} in this game",
    "not-in-deck": "{card} is not in the deck: {where}",
    "not-on-table": "{card} is not on the table; on it: {table}",
    "cell": "a cell is a number from 1 to 9, not {cell!r}",
    "how": "how is 'up', 'under' or 'down', not {how!r}",
    "own-cell": "{card} has value {value}, so it goes to cell {value}, not to cell {cell}",
    "must-go-up": "no card lies face up on cell {value}, so {card} must be placed face up there",
    "keep-one": "{old} lies face up on cell {value} and is not validated, so one of the two stays up there: how='up' or 'under'",
    "must-go-down": "cell {value} is validated, so {card} goes face down on an empty cell: how='down'",
    "taken": "cell {cell} is taken; empty are: {empty}",
    "type": "{kind} is no action of Pixies",
}


def _refuse(rule: str, key: str, **params: str | int) -> Refusal:
    return Refusal(RuleId(rule), key, MESSAGES[key].format(**params), tuple(params.items()))


def check(state: State, action: Action) -> Refusal | None:
    """Why *action* is refused, or None if it is legal. Never raises, whatever the fields hold (BR-VALUE)."""
    match action:
        case Place():
            return None if is_legal(state, action) else _why_not_place(state, action)
        case Reveal():
            return _why_not_reveal(state, action)
        case Start():
            return _why_not_start(state, action)
        case _:
            if isinstance(action, object):  # an untyped caller may hand in anything
                return _refuse("BR-VALUE", "type", kind=type(action).__name__)
            assert_never(action)


def _due(state: State) -> str:
    if state.first is None:
        return "who starts"
    missing = DEALT[len(state.areas)] - len(state.table)
    return f"{missing} more card{'s' if missing > 1 else ''} to reveal"


def _why_not_luck(state: State, action: Start | Reveal) -> Refusal | None:
    if len(state.scores) == 3:
        return _refuse("BR-OVER", "over")
    if action.by != CHANCE:
        return _refuse("BR-CHANCE", "by-seat", by=_shown(action.by))
    if not chance(state):
        return _refuse("BR-CHANCE", "no-luck", turn=next_seat(state))
    return None


def _why_not_start(state: State, action: Start) -> Refusal | None:
    if refusal := _why_not_luck(state, action):
        return refusal
    if state.first is not None:
        return _refuse("PX-SET-2", "start")
    if not isinstance(action.seat, int) or not 0 <= action.seat < len(state.areas):
        return _refuse("BR-VALUE", "no-seat", seat=_shown(action.seat), last=len(state.areas) - 1)
    return None


def _why_not_reveal(state: State, action: Reveal) -> Refusal | None:
    if refusal := _why_not_luck(state, action):
        return refusal
    if state.first is None:
        return _refuse("PX-SET-2", "no-start")
    if action.card in state.deck:
        return None
    return _unknown_card(state, action.card) or _refuse("PX-TUR-1", "not-in-deck", card=action.card, where=_where(state, action.card))


def _unknown_card(state: State, card: object) -> Refusal | None:
    if isinstance(card, str) and card in CARDS and (len(CARDS[card].colors) != 2 or state.options.flower_power):
        return None
    return _refuse("BR-VALUE", "unknown-card", card=_shown(card))


def _where(state: State, card: str) -> str:
    if card in state.table:
        return "it lies on the table"
    for seat, area in enumerate(state.areas):
        for number, cell in enumerate(area, start=1):
            if card in (cell.up, cell.down):
                return f"it lies on cell {number} of seat {seat}"
    return "it is out of play for this round"  # pragma: no cover (every card of a sound state lies somewhere)


def _why_not_place(state: State, action: Place) -> Refusal:
    if len(state.scores) == 3:
        return _refuse("BR-OVER", "over")
    if action.by == CHANCE:
        return _refuse("BR-CHANCE", "by-luck")
    if chance(state):
        return _refuse("BR-CHANCE", "chance", due=_due(state))
    if not isinstance(action.by, int) or not 0 <= action.by < len(state.areas):
        return _refuse("BR-SEAT", "no-seat", seat=_shown(action.by), last=len(state.areas) - 1)
    if action.by != next_seat(state):
        return _refuse("BR-SEAT", "seat", turn=next_seat(state), by=action.by)
    if refusal := _unknown_card(state, action.card):
        return refusal
    if action.card not in state.table:
        return _refuse("PX-TUR-2", "not-on-table", card=action.card, table=", ".join(state.table))
    if not isinstance(action.cell, int) or not 1 <= action.cell <= 9:
        return _refuse("BR-VALUE", "cell", cell=_shown(action.cell))
    if action.how not in ("up", "under", "down"):
        return _refuse("BR-VALUE", "how", how=_shown(action.how))
    return _why_not_there(state, action)


def _why_not_there(state: State, action: Place) -> Refusal:
    """The three cases of PX-PLA; the fields are known to be in range."""
    area = state.areas[action.by]
    card, value = action.card, VALUE[action.card]
    own = area[value - 1]
    if own.up is None:
        if action.how == "up":
            return _refuse("PX-PLA-3", "own-cell", card=card, value=value, cell=action.cell)
        return _refuse("PX-PLA-3", "must-go-up", card=card, value=value)
    if own.down is None:
        if action.how == "down":
            return _refuse("PX-PLA-4", "keep-one", old=own.up, value=value)
        return _refuse("PX-PLA-4", "own-cell", card=card, value=value, cell=action.cell)
    if action.how != "down":
        return _refuse("PX-PLA-5", "must-go-down", card=card, value=value)
    empty = [str(number) for number, cell in enumerate(area, start=1) if cell.up is None and cell.down is None]
    return _refuse("PX-PLA-5", "taken", cell=action.cell, empty=", ".join(empty))


def _shown(value: object) -> str | int:
    """A field from outside as it goes into a message: cut short, whatever it is."""
    if isinstance(value, int) and abs(value) < 2**53:
        return int(value)
    return repr(value)[:40] if not isinstance(value, str) else value[:40]


