"""Reading short text as an action.

Large and small letters are alike. A card may be cut short while only one fits (``recruit kn V2``), a card in play may be named instead of
its slot (``attack knight>witch``), and what only one thing fits may be left out: ``attack V1``, ``recruit knight``, or in ``cast V1`` the
only spell of the hero. Where several fit, each is offered.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.seating import rivals
from boardrules.pixel_tactics._engine.slots import ALL_AREAS, RESERVE_AT, SLOT_INDEX, SLOTS, area_name
from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._text.format import format_action
from boardrules.pixel_tactics._text.likely import fronts, held_by, held_card, in_row, may_come, pieces
from boardrules.pixel_tactics._text.names import bare_card, known_hands, other_seat, usual_seats
from boardrules.toolkit.notation import Line, Notation, beginning, fault, number, only
from boardrules.toolkit.refusals import shown
from boardrules.values import Seat

FORMS: Final[dict[str, str]] = {
    "draw": "draw",
    "recruit": "recruit CARD SLOT",
    "attack": "attack SLOT>SLOT",
    "shoot": "shoot SLOT>SLOT",
    "cast": "cast SLOT",
    "order": "order CARD",
    "clear": "clear SLOT",
    "move": "move SLOT SLOT",
    "switch": "switch SLOT SLOT",
    "operation": "operation CARD SLOT",
    "trap": "trap CARD SLOT",
    "discard": "discard SLOT",
    "gather": "gather CARD",
    "leader": "leader",
    "end": "end",
    "choose": "choose CARD",
    "pick": "pick SLOT",
    "card": "card CARD",
    "number": "number N",
    "name": "name CARD",
    "mode": "mode WORD",
    "rival": "rival SEAT",
    "none": "none",
    "first": "first SEAT",
    "drawn": "drawn SEAT.CARD",
    "opened": "opened CARD",
    "taken": "taken SEAT.CARD",
}
AREAS: Final = {area_name(area).lower(): area for area in ALL_AREAS}
NOTATION: Final = Notation(
    FORMS, last_seat=3, luck={"first", "drawn", "opened", "taken"}, alike={"pass": "end", "decline": "none", "done": "none"}
)
BY_NAME: Final[dict[str, t.Slot]] = {slot: slot for slot in SLOTS}
TEXT: Final = re.compile(r"[a-z][a-z0-9_-]*\.[vfrl]\d?")
"""The id of a text: the card, and the box that it is printed in."""


Acts: TypeAlias = Callable[[t.Spot], tuple[str, ...]]
"""The spells or leader's actions of the card at a slot, as actions name them."""


class _Line(NamedTuple):
    """A line of text in the view that it is about, with the names of cards; *rest* are its words in small letters, *acts* as below."""

    line: Line
    view: t.View
    names: tuple[str, ...]
    rest: tuple[str, ...]
    acts: Acts

    @property
    def by(self) -> Seat:
        """The player whose action it is."""
        return self.line.by

    @property
    def verb(self) -> str:
        """The kind of action."""
        return self.line.verb

    def words(self, low: int, high: int) -> None:
        """Check how many words there are after the verb."""
        self.line.count(low, high, self.rest)


def parse_action(view: t.View, text: str, names: tuple[str, ...], acts: Acts) -> t.Action:
    """Return the action that *text* means in *view*; the game's ``check`` says whether it is legal.

    *names* are the cards of one deck, *acts* what the card at a slot can cast, or do as leader.

    Raises
    ------
    ParseError
        if a word is not understood; the message names it and says what can stand there.
    AmbiguousNotation
        if several cards or slots fit; its ``candidates`` are the texts of the actions it may mean.
    """
    line = NOTATION.read(text.replace(">", " > "), usual_seats(view))
    found = _read(_Line(line, view, names, tuple([word.lower() for word in line.words]), acts))
    return only(line, found, lambda action: format_action(view, action))


def _read(line: _Line) -> list[t.Action]:
    """Every action that a line may mean; there is at least one."""
    by, rest = line.by, line.rest
    match line.verb:
        case "draw":
            line.words(0, 0)
            return [t.Draw(by)]
        case "end":
            line.words(0, 0)
            return [t.EndTurn(by)]
        case "none":
            line.words(0, 0)
            return [t.Choose(by, None)]
        case "first" | "drawn" | "taken":
            return _luck(line)
        case "opened":
            line.words(1, 1)
            return [t.Opened(by, name) for name in _names(line, rest[0], [])[1]]
        case "gather":
            line.words(1, 1)
            return [t.GatherCoins(by, name) for name in _names(line, rest[0], in_row(line.view))[1]]
        case "attack" | "shoot":
            return _attacks(line, "melee" if line.verb == "attack" else "ranged")
        case "move" | "switch":
            return _shifts(line)
        case "cast":
            line.words(1, 2)
            return [t.Cast(by, at, text) for at in _spots(line, rest[0], by) for text in _texts(line, at, at.slot[0], rest[1:])]
        case "clear":
            line.words(1, 1)
            return [t.Clear(by, at) for at in _spots(line, rest[0], by)]
        case "leader":
            line.words(0, 2)
            at = _spots(line, rest[1], by) if len(rest) > 1 else [t.Spot(by, "F2")]
            return [t.LeaderAction(by, spot, text) for spot in at for text in _texts(line, spot, "L", rest[:1])]
        case "discard":
            line.words(1, 1)
            return [t.DiscardReserve(by, _slot(rest[0], by))]
        case "recruit" | "order" | "choose" | "operation" | "trap":
            return _from_hand(line)
        case _:
            return _answers(line)


def _from_hand(line: _Line) -> list[t.Action]:
    """Parse an action with a card of the player's hand."""
    line.words(1, 1 if line.verb in {"order", "choose"} else 2)
    by, rest = line.by, line.rest
    if line.verb == "choose" and rest[0] == "?":
        return [t.ChooseLeader(by, None)]
    slots = [_slot(slot, by) for slot in rest[1:]] or _free(line)
    if line.verb == "trap" and rest[0] == "?":
        return [t.SetTrap(by, None, at) for at in slots]
    held = held_by(line.view, by)
    owner, names = _names(line, rest[0], [t.name_of(card) for card in held if card is not None])
    cards = [held_card(held, by, name) if owner is None else t.card_id(owner, name) for name in names]
    if line.verb == "order":
        return [t.PlayOrder(by, card) for card in cards]
    if line.verb == "choose":
        return [t.ChooseLeader(by, card) for card in cards]
    if line.verb == "operation":
        return [t.PlayOperation(by, card, at) for card, at in product(cards, slots)]
    if line.verb == "trap":
        return [t.SetTrap(by, card, at) for card, at in product(cards, slots)]
    return [t.Recruit(by, card, at) for card, at in product(cards, slots)]


def _texts(line: _Line, at: t.Spot, usual: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """The text that a word names; without one the *usual* one of a card, or all that it has if that is not among them."""
    if words:
        return (_text(words[0]),)
    found = line.acts(at)
    return found if found and usual not in found else (usual,)


def _text(word: str) -> str:
    """The text that a word names: a row, or one of another card in full: ``supervillain.V``."""
    card, dot, row = word.rpartition(".")
    return f"{card}{dot}{row.upper()}"


def _free(line: _Line) -> list[t.Spot]:
    """The empty slots to which a card of the hand may be meant to go: of the reserve, or of the row of the wave."""
    if line.verb == "recruit":
        return _empty(line, range(line.view.clock.wave * 3, line.view.clock.wave * 3 + 3))
    reserve = line.view.players[line.by].reserve if 0 <= line.by < len(line.view.players) else ()
    found = [place for place, held in enumerate(reserve) if held is None] or range(3)
    return [t.Spot(line.by, SLOTS[RESERVE_AT + place]) for place in found]


def _attacks(line: _Line, kind: t.AttackKind) -> list[t.Action]:
    words = [word for word in line.rest if word != ">"]
    line.line.count(1, 2, words)
    rival = other_seat(line.view, line.by)
    n = len(line.view.players)
    across = rivals(n, line.by) if 0 <= line.by < n else (rival,)
    if len(words) == 2:
        targets: list[t.Spot | None] = [*_spots(line, words[1], rival, across)]
    elif ">" in line.rest:
        targets = [None]
    else:
        targets = [spot for seat in across for spot in fronts(line.view, seat, kind)]
        if not targets:
            raise line.line.missing(words)
    return [t.Attack(line.by, at, target, kind) for at, target in product(_spots(line, words[0], line.by), targets)]


def _shifts(line: _Line) -> list[t.Action]:
    line.words(1, 2)
    found: list[t.Action] = []
    for at in _spots(line, line.rest[0], line.by):
        if line.verb == "move":
            to = [_slot(line.rest[1], line.by)] if len(line.rest) > 1 else _empty(line, range(9))
            found += [t.Move(line.by, at, spot) for spot in to]
            continue
        others = _spots(line, line.rest[1], line.by) if len(line.rest) > 1 else [spot for spot in pieces(line.view, at.seat) if spot != at]
        for other in others:
            first, second = sorted((at, other), key=lambda spot: (spot.seat, SLOT_INDEX[spot.slot]))
            found.append(t.Switch(line.by, first, second))
    if not found:
        raise line.line.missing(line.rest)
    return found


def _answers(line: _Line) -> list[t.Action]:
    line.words(1, 1)
    by, word = line.by, line.rest[0]
    match line.verb:
        case "pick":
            return [t.Choose(by, t.SpotOption(at)) for at in _spots(line, word, None)]
        case "card":
            if word == "?":
                return [t.Choose(by, t.CardOption(None))]
            owner, names = _names(line, word, [t.name_of(card) for card in known_hands(line.view)])
            cards = [bare_card(line.view, by, name) if owner is None else t.card_id(owner, name) for name in names]
            return [t.Choose(by, t.CardOption(card)) for card in cards]
        case "number":
            return [t.Choose(by, t.NumberOption(number(word, "none", 0, 10_000)))]
        case "rival":
            return [t.Choose(by, t.SeatOption(NOTATION.seat(word)))]
        case "name":
            return [t.Choose(by, t.NameOption(name)) for name in _names(line, word, in_row(line.view))[1]]
        case _:
            area = AREAS.get(word)
            if area is not None:
                return [t.Choose(by, t.AreaOption(area))]
            return [t.Choose(by, t.ModeOption(_text(word) if TEXT.fullmatch(word) else word))]


def _luck(line: _Line) -> list[t.Action]:
    by, rest = line.by, line.rest
    if line.verb == "first":
        line.words(1, 1)
        return [t.First(by, NOTATION.seat(rest[0]))]
    line.words(1, 2)
    kind = t.Drawn if line.verb == "drawn" else t.TakenAtRandom
    given = NOTATION.seat(rest[0]) if rest[1:] else None
    if rest[-1] == "?" and given is not None:
        return [kind(by, given, None)]
    owner, names = _names(line, rest[-1], [])
    found: list[t.Action] = []
    for name in names:
        if owner is not None:
            found.append(kind(by, owner if given is None else given, t.card_id(owner, name)))
            continue
        seats = [given] if given is not None else may_come(line.view, name, taken=kind is t.TakenAtRandom)
        found += [kind(by, seat, t.card_id(seat, name)) for seat in seats]
    return found


# ---------------------------------------------------------------------------------------------------------------------------------- words
def _names(line: _Line, word: str, likely: list[str]) -> tuple[Seat | None, tuple[str, ...]]:
    """The owner that a word gives a card, if it does, and the names it may be: those of *likely* that it begins, else of any card."""
    head, dot, tail = word.rpartition(".")
    owner = NOTATION.seat(head) if dot else None
    found = beginning(tail, sorted(likely), line.names)
    if not found:
        raise fault("notation-no-card", MESSAGES, word=shown(word), form=line.line.form)
    return owner, found


def _empty(line: _Line, slots: range) -> list[t.Spot]:
    """The empty slots of the seat's unit; all its slots if none is empty, or if the seat has no unit."""
    unit = line.view.players[line.by].unit if 0 <= line.by < len(line.view.players) else ()
    found = [slot for slot in slots if unit and unit[slot] is None]
    return [t.Spot(line.by, SLOTS[slot]) for slot in found or slots]


def _spots(line: _Line, word: str, usual: Seat | None, among: tuple[Seat, ...] = ()) -> list[t.Spot]:
    """The slots that a word names: a slot, or the card that stands there, of the usual unit (None: the actor's slots, any unit's cards).

    *among*: the units whose cards may be meant, if not the usual one's alone.
    """
    if word.rpartition(".")[2].upper() in BY_NAME:
        return [_slot(word, line.by if usual is None else usual)]
    seats = range(len(line.view.players)) if usual is None or "." in word else among or (usual,)
    standing = [
        (piece.card, t.Spot(Seat(seat), SLOTS[slot]))
        for seat in seats
        if 0 <= seat < len(line.view.players)
        for slot, piece in enumerate(line.view.players[seat].unit)
        if piece is not None
    ]
    for fits in (str.__eq__, str.startswith):
        found = [at for card, at in standing if fits(card if "." in word else t.name_of(card), word)]
        if found:
            return found
    raise fault("notation-no-slot-or-card", MESSAGES, word=shown(word))


def _slot(word: str, usual: Seat) -> t.Spot:
    seat, dot, slot = word.rpartition(".")
    known = BY_NAME.get(slot.upper())
    if known is None:
        raise fault("notation-no-slot", MESSAGES, word=shown(word))
    return t.Spot(NOTATION.seat(seat) if dot else usual, known)
