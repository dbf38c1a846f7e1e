"""Actions and events of Pixies as short text, and back.

``start 2`` · ``reveal B4_C`` · ``B4_C up`` · ``B4_C under`` · ``B4_C down 7``. A card may be cut short (``b4``) while only one
card in sight fits, and ``up`` may be left out where a card can go one way only. An action by a seat whose turn it is not is
written with its seat in front: ``2: B4_C up``; a cell that is not the card's own is always written.
"""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.messages import Message, capitalized
from boardrules.pixies._engine.moves import DEALT, DECKS, VALUE, empty_cells
from boardrules.pixies._messages import MESSAGES
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
from boardrules.toolkit.notation import Line, Notation, beginning, fault, number, only
from boardrules.toolkit.refusals import shown
from boardrules.values import CHANCE, Seat

__all__ = ["event_message", "format_action", "format_event", "label", "label_message", "parse_action"]

_HOW: Final[dict[str, How]] = {"up": "up", "under": "under", "down": "down"}

PLACING: Final = "CARD up, CARD under, CARD down CELL"

NOTATION: Final = Notation({"": PLACING, "reveal": "reveal CARD", "start": "start SEAT"}, last_seat=5, luck={"reveal", "start"})


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
        case _:
            assert_never(action)
    return text if action.by == usual else f"{action.by}: {text}"


def parse_action(view: View, text: str) -> Action:
    """The action that *text* means in *view*; the game's ``check`` says whether it is legal.

    Raises
    ------
    ParseError
        if a word is not understood; the message names it and says what can stand there.
    AmbiguousNotation
        if several cards or several ways of placing fit; its ``candidates`` are the texts of the actions it may mean.

    >>> from boardrules import CHANCE, Seat, pixies
    >>> state = pixies.apply(pixies.new_game(), pixies.Start(CHANCE, Seat(0)))
    >>> pixies.parse_action(pixies.view(state, None), "reveal b4_c")
    Reveal(by=-1, card='B4_C')
    """
    line = NOTATION.read(text, (_turn(view),))
    if line.verb == "start":
        line.count(1, 1)
        return Start(line.by, NOTATION.seat(line.words[0]))
    found: list[Action]
    if line.verb == "reveal":
        line.count(1, 1)
        found = [Reveal(line.by, card) for card in _cards(view, line.words[0], _unseen(view))]
    else:
        found = [*_places(view, line)]
    return only(line, found, lambda action: format_action(view, action))


def _places(view: View, line: Line) -> list[Place]:
    """Every placement that *line* may mean, at least one."""
    by, words = line.by, line.words
    cards = _cards(view, words[0], view.table)
    if len(words) == 1:
        return [place for card in cards for place in _ways(view, by, card)]
    how = _HOW.get(words[1].lower())
    if how is None:
        raise fault("notation-no-way", MESSAGES, word=shown(words[1]), written=NOTATION.written)
    if len(words) > 2:
        line.count(1, 3)
        cell = number(words[2], "cell", 1, 9)
        return [Place(by, card, cell, how) for card in cards]
    if how == "down":
        return [place for card in cards for place in _down(view, by, card)]
    return [Place(by, card, VALUE[card], how) for card in cards]


def _ways(view: View, by: Seat, card: str) -> list[Place]:
    """What a card without a way to place it means: the ways that the area of *by* leaves open (PX-PLA-2)."""
    value = VALUE[card]
    up = Place(by, card, value, "up")
    if not 0 <= by < len(view.areas):
        return [up]
    own = view.areas[by][value - 1]
    if own.up is None:
        return [up]
    return [Place(by, card, value, "under"), up] if own.down is None else _down(view, by, card)


def _down(view: View, by: Seat, card: str) -> list[Place]:
    """Face down on each empty cell; on any cell, for a seat that has none empty or is not at the table."""
    empty = empty_cells(view.areas[by]) if 0 <= by < len(view.areas) else ()
    return [Place(by, card, cell, "down") for cell in empty or range(1, 10)]


def _unseen(view: View) -> tuple[str, ...]:
    """The cards that may still come off the deck."""
    seen = {*view.table, *(card for area in view.areas for cell in area for card in (cell.up, cell.down))}
    return tuple(card for card in DECKS[view.options.flower_power] if card not in seen)


def _cards(view: View, word: str, likely: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that *word* is the name of or begins: those of *likely* if there are any, else all such cards of the game."""
    found = beginning(word.upper(), likely, DECKS[view.options.flower_power])
    if not found:
        if likely and likely == view.table:
            raise fault("notation-not-on-table", MESSAGES, word=shown(word), table=", ".join(view.table), written=NOTATION.written)
        raise fault("notation-no-card", MESSAGES, word=shown(word), written=NOTATION.written)
    return found


def label_message(view: View, action: Action) -> Message:
    """*action* as a message."""
    match action:
        case Start():
            return Message.of("label-start", seat=action.seat)
        case Reveal():
            return Message.of("label-reveal", card=action.card)
        case Place():
            own = view.areas[action.by][action.cell - 1].up if 0 <= action.by < len(view.areas) else None
            over = () if own is None else (("over", own),)
            return Message(f"label-place-{_way(action.how, own)}", (("card", action.card), ("cell", action.cell), *over))
        case _:
            assert_never(action)


def label(view: View, action: Action) -> str:
    """*action* in words, such as "B4_C under R4_0 on cell 4"."""
    return capitalized(MESSAGES.english(label_message(view, action)))


def event_message(view: View, event: Event) -> Message:  # noqa: ARG001  (the contract's)
    """*event* as a message."""
    match event:
        case Started():
            return Message.of("event-started", seat=event.seat)
        case Revealed():
            return Message.of("event-revealed", cards=(Message.of("word-card", card=event.card),))
        case Placed():
            over = () if event.over is None else (("over", event.over),)
            where = (("by", event.by), ("card", event.card), ("cell", event.cell))
            return Message(f"event-placed-{_way(event.how, event.over)}", (*where, *over))
        case TurnEnded():
            return Message.of("event-turn-ended", first=event.first)
        case RoundScored():
            points = [Message.of("word-seat-points", seat=seat, points=score.total) for seat, score in enumerate(event.scores)]
            return Message.of("event-round-scored", round=event.round, points=tuple(points))
        case GameEnded():
            return Message.of("event-game-ended", winners=tuple([Message.of("word-seat", seat=seat) for seat in event.winners]))
        case _:
            assert_never(event)


def format_event(view: View, event: Event) -> str:
    """*event* as a sentence."""
    return capitalized(MESSAGES.english(event_message(view, event)))


def _way(how: How, over: str | None) -> str:
    """How a card is placed: ``over`` is the card that lies there face up."""
    return "over" if how == "up" and over is not None else how
