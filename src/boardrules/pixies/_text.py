"""Actions and events of Pixies as short text, and back.

``start 2`` · ``reveal B4_C`` · ``B4_C up`` · ``B4_C under`` · ``B4_C down 7``. A card may be cut short (``b4``) while only one
card in sight fits, and ``up`` may be left out where a card can go one way only. An action by a seat whose turn it is not is
written with its seat in front: ``2: B4_C up``; a cell that is not the card's own is always written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from typing_extensions import override

from boardrules.messages import Message, capitalized
from boardrules.numbering import Domain
from boardrules.pixies import _types as px
from boardrules.pixies._engine.moves import DEALT, DECKS, VALUE, empty_cells
from boardrules.pixies._messages import MESSAGES
from boardrules.pixies._types import Action, Event, How, View
from boardrules.toolkit.domains import Listed
from boardrules.toolkit.notation import Line, beginning, fault, number
from boardrules.toolkit.refusals import shown
from boardrules.toolkit.telling import Narrator, Told
from boardrules.toolkit.vocabulary import FieldKind, Numeral, Params, Spoken, Vocabulary
from boardrules.values import CHANCE, Seat

_HOW: Final[dict[str, How]] = {"up": "up", "under": "under", "down": "down"}

Deck: TypeAlias = tuple[str, ...]
Spot: TypeAlias = tuple[str, int, How]
"""The card, the cell and the way of a placement."""


def card_anchor(card: str) -> str:
    """Return the anchor of a card on the table, such as ``card.B4_C``."""
    return f"card.{card}"


def cell_anchor(seat: int, cell: int) -> str:
    """Return the anchor of a cell, such as ``0.4``: seat 0, cell 4."""
    return f"{seat}.{cell}"


class _Card(FieldKind[View, Deck, str]):
    """A card that comes off the deck; of one that lies on the table already there is an anchor."""

    @override
    def read(self, scene: View, line: Line, words: Sequence[str]) -> Iterable[str]:
        seen = {*scene.table, *(card for area in scene.areas for cell in area for card in (cell.up, cell.down))}
        return _cards(scene, words[0], tuple(card for card in DECKS[scene.options.flower_power] if card not in seen))

    @override
    def params(self, scene: View, by: Seat, value: str) -> Params:
        return (("card", value),)

    @override
    def anchors(self, scene: View, by: Seat, value: str) -> tuple[str, ...]:
        return (card_anchor(value),) if value in scene.table else ()


class _Spot(FieldKind[View, Deck, Spot]):
    """A card of the table, with the cell and the way in which it is placed: which ways there are depends on the card (PX-PLA-2)."""

    most = 100  # more than three are refused below, where the words in front have a meaning

    @override
    def write(self, scene: View, by: Seat, value: Spot) -> str:
        card, cell, how = value
        own = how != "down" and VALUE.get(card) == cell
        return f"{card} {how}" if own else f"{card} {how} {cell}"

    @override
    def read(self, scene: View, line: Line, words: Sequence[str]) -> Iterable[Spot]:
        cards = _cards(scene, words[0], scene.table)
        if len(words) == 1:
            return [spot for card in cards for spot in _ways(scene, line.by, card)]
        how = _HOW.get(words[1].lower())
        if how is None:
            raise fault("notation-no-way", MESSAGES, word=shown(words[1]), written=ACTIONS.notation.written)
        if len(words) > 2:
            line.count(1, 3)
            return [(card, number(words[2], "cell", 1, 9), how) for card in cards]
        if how == "down":
            return [spot for card in cards for spot in _down(scene, line.by, card)]
        return [(card, VALUE[card], how) for card in cards]

    @override
    def params(self, scene: View, by: Seat, value: Spot) -> Params:
        own = _own(scene, by, value[1])
        return (("card", value[0]), ("cell", value[1]), *(() if own is None else (("over", own),)))

    @override
    def anchors(self, scene: View, by: Seat, value: Spot) -> tuple[str, ...]:
        return *CARD.anchors(scene, by, value[0]), *((cell_anchor(by, value[1]),) if 0 <= by < len(scene.areas) else ())

    @override
    def domain(self, game: Deck, by: Seat) -> Domain[Spot]:
        found: list[Spot] = []
        for card in game:
            own = VALUE[card]
            found.append((card, own, "up"))
            found.append((card, own, "under"))
            found.extend((card, cell, "down") for cell in range(1, 10) if cell != own)
        return Listed(found)


def _cards(view: View, word: str, likely: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards that *word* is the name of or begins: those of *likely* if there are any, else all such cards of the game."""
    found = beginning(word.upper(), likely, DECKS[view.options.flower_power])
    if not found:
        written = ACTIONS.notation.written
        if likely and likely == view.table:
            raise fault("notation-not-on-table", MESSAGES, word=shown(word), table=", ".join(view.table), written=written)
        raise fault("notation-no-card", MESSAGES, word=shown(word), written=written)
    return found


def _ways(view: View, by: Seat, card: str) -> list[Spot]:
    """Return what a card without a way to place it means: the ways that the area of *by* leaves open (PX-PLA-2)."""
    value = VALUE[card]
    own = view.areas[by][value - 1] if 0 <= by < len(view.areas) else px.Cell()
    if own.up is None:
        return [(card, value, "up")]
    return [(card, value, "under"), (card, value, "up")] if own.down is None else _down(view, by, card)


def _down(view: View, by: Seat, card: str) -> list[Spot]:
    """Return face down on each empty cell; on any cell, for a seat that has none empty or is not at the table."""
    empty = empty_cells([*view.areas[by]]) if 0 <= by < len(view.areas) else ()
    return [(card, cell, "down") for cell in empty or range(1, 10)]


def _own(view: View, by: Seat, cell: int) -> str | None:
    """Return the card that lies face up on a cell."""
    return view.areas[by][cell - 1].up if 0 <= by < len(view.areas) else None


def _turn(view: View) -> tuple[Seat]:
    """Return whose action a text without a seat is."""
    if view.first is None or (not view.picks and len(view.table) < DEALT[view.options.seats]):
        return (CHANCE,)
    return (Seat((view.first + view.picks) % view.options.seats),)


def _way(how: How, over: str | None) -> str:
    """Return how a card is placed: *over* is the card that lies there face up."""
    return "over" if how == "up" and over is not None else how


def _points(event: px.RoundScored) -> Params:
    points = [Message.of("word-seat-points", seat=seat, points=score.total) for seat, score in enumerate(event.scores)]
    return ("round", event.round), ("points", tuple(points))


def _winners(event: px.GameEnded) -> Params:
    if len(event.winners) == 1:
        return (("seat", event.winners[0]),)
    return (("winners", tuple([Message.of("word-seat", seat=seat) for seat in event.winners])),)


CARD: Final = _Card()
ACTIONS: Final[Vocabulary[View, Deck, Action]] = Vocabulary(
    Spoken(
        px.Place,
        "",
        {"card cell how": _Spot()},
        lambda view, action: f"place-{_way(action.how, _own(view, action.by, action.cell))}",
        "CARD up, CARD under, CARD down CELL",
    ),
    Spoken(px.Reveal, "reveal", {"card": CARD}, "reveal", "reveal CARD", luck=True),
    Spoken(px.Start, "start", {"seat": Numeral("seat", 0, 5, name="seat")}, "start", "start SEAT", luck=True),
    last_seat=5,
    usual=_turn,
)
"""The record of each action: its notation, its label, its anchors and its number."""

EVENTS: Final[Narrator[View, Event]] = Narrator(
    Told(px.Started, "started", ("seat",), ("PX-SET-2",)),
    Told(px.Revealed, "revealed", lambda _, event: (("cards", (Message.of("word-card", card=event.card),)),), ("PX-TUR-1",)),
    Told(px.Placed, lambda _, event: f"placed-{_way(event.how, event.over)}", ("by", "card", "cell", "over"), ("PX-TUR-2",)),
    Told(px.TurnEnded, "turn-ended", ("first",), ("PX-TUR-5",)),
    Told(px.RoundScored, "round-scored", lambda _, event: _points(event), ("PX-END-1", "PX-END-2", "PX-SCO-1")),
    Told(
        px.GameEnded,
        lambda _, event: "game-won" if len(event.winners) == 1 else "game-shared",
        lambda _, event: _winners(event),
        ("PX-RND-3",),
    ),
)
"""The message of each event."""


def format_action(view: View, action: Action) -> str:
    """Return *action* in short notation, distinct for distinct actions.

    >>> from boardrules import Seat, pixies
    >>> view = pixies.view(pixies.new_game(), None)
    >>> pixies.format_action(view, pixies.Place(Seat(0), "B4_C", 4, "up"))
    '0: B4_C up'
    """
    return ACTIONS.format(view, action)


def parse_action(view: View, text: str) -> Action:
    """Parse *text* as an action in *view*; the game's ``check`` says whether it is legal.

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
    return ACTIONS.parse(view, text)


def anchors(view: View, action: Action) -> tuple[str, ...]:
    """Return, for a placement, the card on the table and the cell; the card for luck that reveals one that lies there; else nothing.

    A card that may go over or under another has the same anchors for both: their labels tell them apart.
    """
    return ACTIONS.anchors(view, action)


def label_message(view: View, action: Action) -> Message:
    """Return *action* as a message."""
    return Message(*ACTIONS.label(view, action))


def label(view: View, action: Action) -> str:
    """Return *action* in words, such as "Special blue 4 under the plain red 4 on cell 4"."""
    return capitalized(MESSAGES.english(label_message(view, action)))


def event_message(view: View, event: Event) -> Message:
    """Return *event* as a message."""
    return EVENTS.message(view, event)


def format_event(view: View, event: Event) -> str:
    """Return *event* as a sentence."""
    return capitalized(MESSAGES.english(event_message(view, event)))
