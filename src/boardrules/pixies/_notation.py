"""Actions and events of Pixies as short text, and back.

``start 2`` · ``reveal B4_C`` · ``B4_C up`` · ``B4_C under`` · ``B4_C down 7``. A card may be cut short (``b4``) while only one
card in sight fits, and ``up`` may be left out where a card can go one way only. An action by a seat whose turn it is not is
written with its seat in front: ``2: B4_C up``; a cell that is not the card's own is always written.
"""

from __future__ import annotations

from typing import Final

from boardrules.errors import AmbiguousNotation, ParseError
from boardrules.pixies._legal import DECKS, DEALT, VALUE
from boardrules.pixies._types import (
    Action,
    Event,
    GameEnded,
    How,
    Place,
    Placed,
    Reveal,
    Revealed,
    RoundScored,
    Start,
    Started,
    TurnEnded,
    View,
)
from boardrules.values import CHANCE, Seat

__all__ = ["format_action", "format_event", "parse_action"]

_HOW: Final[dict[str, How]] = {"up": "up", "under": "under", "down": "down"}

FORMS: Final = "CARD up, CARD under, CARD down CELL, reveal CARD or start SEAT"


def _turn(view: View) -> Seat:
    """Whose action a text without a seat is."""
    if view.first is None or (not view.picks and len(view.table) < DEALT[view.options.seats]):
        return CHANCE
    return Seat((view.first + view.picks) % view.options.seats)


def format_action(view: View, action: Action) -> str:
    """*action* in short notation, distinct for distinct actions.

    >>> from boardrules import Seat, pixies
    >>> view = pixies.view(pixies.new_game(), None)
    >>> pixies.format_action(view, pixies.Place(Seat(0), "B4_C", 4, "up"))
    '0: B4_C up'
    """
    match action:
        case Start():
            text, usual = f"start {action.seat}", CHANCE
        case Reveal():
            text, usual = f"reveal {action.card}", CHANCE
        case Place():
            own = action.how != "down" and VALUE.get(action.card) == action.cell
            text = f"{action.card} {action.how}" if own else f"{action.card} {action.how} {action.cell}"
            usual = _turn(view)
    return text if action.by == usual else f"{action.by}: {text}"


def parse_action(view: View, text: str) -> Action:
    """The action that *text* means in *view*; the game's ``check`` says whether it is legal.

    Raises
    ------
    ParseError
        if a word is not understood; the message names it and says what can stand there.
    AmbiguousNotation
        if several cards or several ways of placing fit; its ``candidates`` are texts to choose from.
    """
    head, colon, tail = text.partition(":")
    words = (tail if colon else text).split()
    by = _number(head.strip(), "a seat", CHANCE, 5) if colon else None
    if not words:
        raise ParseError(f"an empty line is no action; an action is written {FORMS}")
    verb = words[0].lower()
    if verb == "start":
        _length(words, 2, "start SEAT")
        return Start(CHANCE if by is None else Seat(by), Seat(_number(words[1], "a seat", 0, 5)))
    if verb == "reveal":
        _length(words, 2, "reveal CARD")
        seen = {*view.table, *(card for area in view.areas for cell in area for card in (cell.up, cell.down))}
        unseen = tuple(card for card in DECKS[view.options.flower_power] if card not in seen)
        return Reveal(CHANCE if by is None else Seat(by), _card(view, words[1], unseen))
    return _parse_place(view, words, _turn(view) if by is None else Seat(by))


def _parse_place(view: View, words: list[str], by: Seat) -> Place:
    card = _card(view, words[0], view.table)
    if len(words) == 1:
        return _only_way(view, card, by)
    how = _HOW.get(words[1].lower())
    if how is None:
        raise ParseError(f"{words[1]!r} is no way to place a card: it is up, under or down; an action is written {FORMS}")
    if how == "down" and len(words) == 2:
        empty = [number for number in range(1, 10) if _empty(view, by, number)]
        if len(empty) == 1:
            return Place(by, card, empty[0], how)
        raise AmbiguousNotation(f"{card} down needs a cell", tuple(f"{card} down {cell}" for cell in empty or range(1, 10)))
    if len(words) == 2:
        return Place(by, card, VALUE[card], how)
    _length(words, 3, FORMS)
    return Place(by, card, _number(words[2], "a cell", 1, 9), how)


def _only_way(view: View, card: str, by: Seat) -> Place:
    """What a card without a way to place it means: the only way there is."""
    value = VALUE[card]
    if not 0 <= by < len(view.areas):
        return Place(by, card, value, "up")
    own = view.areas[by][value - 1]
    if own.up is None:
        return Place(by, card, value, "up")
    if own.down is None:
        raise AmbiguousNotation(f"{card} may stay up or go under {own.up}", (f"{card} up", f"{card} under"))
    empty = [number for number in range(1, 10) if _empty(view, by, number)]
    if len(empty) == 1:
        return Place(by, card, empty[0], "down")
    raise AmbiguousNotation(f"{card} goes face down on an empty cell", tuple(f"{card} down {cell}" for cell in empty))


def _empty(view: View, by: Seat, number: int) -> bool:
    if not 0 <= by < len(view.areas):
        return False
    cell = view.areas[by][number - 1]
    return cell.up is None and cell.down is None


def _card(view: View, word: str, candidates: tuple[str, ...]) -> str:
    """The card that *word* is the beginning of: among *candidates* first, else among all cards of the game."""
    wanted = word.upper()
    everything = DECKS[view.options.flower_power]
    for cards in (candidates, everything):
        if wanted in cards:
            return wanted
    for cards in (candidates, everything):
        found = tuple(card for card in cards if card.startswith(wanted))
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousNotation(f"{word!r} begins the names of several cards", found)
    on_table = f"on the table: {', '.join(candidates)}; " if candidates and candidates == view.table else ""
    raise ParseError(f"no card is called {word!r}; {on_table}an action is written {FORMS}")


def _number(word: str, what: str, low: int, high: int) -> int:
    try:
        number = int(word)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise ParseError(f"{word!r} is not {what}: a number from {low} to {high}")
    return number


def _length(words: list[str], most: int, form: str) -> None:
    if len(words) < most:
        raise ParseError(f"something is missing after {words[-1]!r}: {form}")
    if len(words) > most:
        raise ParseError(f"{words[most]!r} is one word too many: {form}")


def format_event(view: View, event: Event) -> str:
    """*event* as a sentence."""
    match event:
        case Started():
            return f"Seat {event.seat} starts."
        case Revealed():
            return f"{event.card} is revealed."
        case Placed():
            return f"Seat {event.by} places {event.card} {_where(event)}."
        case TurnEnded():
            return f"The turn is over; seat {event.first} starts the next."
        case RoundScored():
            points = ", ".join(f"seat {seat} {score.total}" for seat, score in enumerate(event.scores))
            return f"Round {event.round} is over: {points}."
        case GameEnded():
            winners = " and ".join(f"seat {seat}" for seat in event.winners)
            return f"The game is over: {winners} {'wins' if len(event.winners) == 1 else 'share the victory'}."


def _where(event: Placed) -> str:
    if event.how == "under":
        return f"under {event.over} on cell {event.cell}"
    if event.how == "down":
        return f"face down on cell {event.cell}"
    return f"on cell {event.cell}" if event.over is None else f"over {event.over} on cell {event.cell}"
