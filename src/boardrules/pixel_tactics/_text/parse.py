"""Reading short text as an action.

Large and small letters are alike. A card may be cut short while only one fits (``recruit kn V2``), a card in play may be named instead of
its slot (``attack knight>witch``), and what only one thing fits may be left out: ``attack V1``, ``recruit knight``. Where several fit, each
is offered.
"""

from __future__ import annotations

import re
from itertools import product
from typing import Final, NamedTuple

from boardrules.errors import AmbiguousNotation, ParseError
from boardrules.pixel_tactics._engine.slots import SLOT_INDEX, SLOTS
from boardrules.pixel_tactics._text.format import format_action
from boardrules.pixel_tactics._text.names import bare_card, known_hands, other_seat, usual_seat
from boardrules.pixel_tactics._types.actions import (
    Action,
    Attack,
    CardOption,
    Cast,
    Choose,
    ChooseLeader,
    Clear,
    Draw,
    Drawn,
    EndTurn,
    First,
    LeaderAction,
    ModeOption,
    Move,
    NameOption,
    NumberOption,
    PlayOrder,
    Recruit,
    SpotOption,
    Switch,
    TakenAtRandom,
)
from boardrules.pixel_tactics._types.cards import belongs_to, card_id, name_of
from boardrules.pixel_tactics._types.state import AttackKind, Slot, Spot
from boardrules.pixel_tactics._types.view import View
from boardrules.values import CHANCE, Seat

__all__ = ["parse_action"]

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
    "leader": "leader",
    "end": "end",
    "choose": "choose CARD",
    "pick": "pick SLOT",
    "card": "card CARD",
    "number": "number N",
    "name": "name CARD",
    "mode": "mode WORD",
    "none": "none",
    "first": "first SEAT",
    "drawn": "drawn SEAT.CARD",
    "taken": "taken SEAT.CARD",
}
ALIKE: Final = {"pass": "end", "decline": "none", "done": "none"}
WRITTEN: Final = f"an action is written {', '.join(list(FORMS.values())[:18])}"
BY_NAME: Final[dict[str, Slot]] = {slot: slot for slot in SLOTS}
AREA: Final = re.compile(r"(\d\.)?([vfr]|c[1-3])")
LONGEST: Final = 24


class _Line(NamedTuple):
    """A line of text that is being parsed: the view, the player who wrote it, and the names of cards."""

    view: View
    by: Seat
    names: tuple[str, ...]
    verb: str
    rest: list[str]

    def words(self, low: int, high: int) -> None:
        """Check how many words there are after the verb."""
        if len(self.rest) < low:
            raise ParseError(f"something is missing after '{_shown(' '.join((self.verb, *self.rest)))}': {FORMS[self.verb]}")
        if len(self.rest) > high:
            raise ParseError(f"'{_shown(self.rest[high])}' is one word too many: {FORMS[self.verb]}")


def parse_action(view: View, text: str, names: tuple[str, ...]) -> Action:
    """The action that *text* means in *view*; the game's ``check`` says whether it is legal. *names*: the cards of one deck.

    Raises
    ------
    ParseError
        if a word is not understood; the message names it and says what can stand there.
    AmbiguousNotation
        if several cards or slots fit; its ``candidates`` are the texts of the actions it may mean.
    """
    head, colon, tail = text.partition(":")
    explicit = bool(colon) and re.fullmatch(r"\s*-?\d+\s*", head) is not None
    words = (tail if explicit else text).replace(">", " > ").lower().split()
    if not words:
        raise ParseError(f"an empty line is no action; {WRITTEN}")
    verb = ALIKE.get(words[0], words[0])
    if verb not in FORMS:
        raise ParseError(f"'{_shown(words[0])}' is no action; {WRITTEN}")
    usual = CHANCE if verb in {"first", "drawn", "taken"} and not explicit else usual_seat(view)
    by = _seat(head.strip(), -1) if explicit else usual
    if by is None:
        raise ParseError(f"several seats may act: write whose action it is, as in '0: {_shown(' '.join(words))}'")
    found = _read(_Line(view, by, names, verb, words[1:]))
    if len(found) > 1:
        candidates = tuple(format_action(view, action) for action in found)
        raise AmbiguousNotation(f"'{_shown(text.strip())}' may mean {len(found)} actions", candidates)
    return found[0]


def _read(line: _Line) -> list[Action]:
    """Every action that a line may mean; there is at least one."""
    by, rest = line.by, line.rest
    match line.verb:
        case "draw":
            line.words(0, 0)
            return [Draw(by)]
        case "end":
            line.words(0, 0)
            return [EndTurn(by)]
        case "none":
            line.words(0, 0)
            return [Choose(by, None)]
        case "first" | "drawn" | "taken":
            return _luck(line)
        case "attack" | "shoot":
            return _attacks(line, "melee" if line.verb == "attack" else "ranged")
        case "move" | "switch":
            return _shifts(line)
        case "cast":
            line.words(1, 2)
            return [Cast(by, at, rest[1].upper() if len(rest) > 1 else at.slot[0]) for at in _spots(line, rest[0], by)]
        case "clear":
            line.words(1, 1)
            return [Clear(by, at) for at in _spots(line, rest[0], by)]
        case "leader":
            line.words(0, 2)
            at = _spots(line, rest[1], by) if len(rest) > 1 else [Spot(by, "F2")]
            return [LeaderAction(by, spot, rest[0].upper() if rest else "L") for spot in at]
        case "recruit" | "order" | "choose":
            return _from_hand(line)
        case _:
            return _answers(line)


def _from_hand(line: _Line) -> list[Action]:
    """Parse an action with a card of the player's hand."""
    line.words(1, 2 if line.verb == "recruit" else 1)
    by, rest = line.by, line.rest
    if line.verb == "choose" and rest[0] == "?":
        return [ChooseLeader(by, None)]
    hand = [name_of(card) for card in known_hands(line.view) if belongs_to(card, by)]
    owner, names = _names(line, rest[0], hand)
    cards = [card_id(by if owner is None else owner, name) for name in names]
    if line.verb == "order":
        return [PlayOrder(by, card) for card in cards]
    if line.verb == "choose":
        return [ChooseLeader(by, card) for card in cards]
    slots = [_slot(rest[1], by)] if len(rest) > 1 else _empty(line, range(line.view.wave * 3, line.view.wave * 3 + 3))
    return [Recruit(by, card, at) for card, at in product(cards, slots)]


def _attacks(line: _Line, kind: AttackKind) -> list[Action]:
    words = [word for word in line.rest if word != ">"]
    _Line(line.view, line.by, line.names, line.verb, words).words(1, 2)
    rival = other_seat(line.view, line.by)
    if len(words) == 2:
        targets: list[Spot | None] = [*_spots(line, words[1], rival)]
    elif ">" in line.rest:
        targets = [None]
    else:
        targets = [*_fronts(line.view, rival, kind)]
        if not targets:
            raise ParseError(f"something is missing after '{line.verb} {_shown(words[0])}': {FORMS[line.verb]}")
    return [Attack(line.by, at, target, kind) for at, target in product(_spots(line, words[0], line.by), targets)]


def _fronts(view: View, seat: Seat, kind: AttackKind) -> list[Spot]:
    """Whom an attack on a unit may be aimed at: the living, in melee the foremost of each column (PT-ATK-2)."""
    if seat >= len(view.players):
        return []
    living = [slot for slot, piece in enumerate(view.players[seat].unit) if piece is not None and piece.face != "corpse"]
    if kind == "melee":
        living = [slot for slot in living if not any(other < slot and other % 3 == slot % 3 for other in living)]
    return [Spot(seat, SLOTS[slot]) for slot in living]


def _shifts(line: _Line) -> list[Action]:
    line.words(1, 2)
    found: list[Action] = []
    for at in _spots(line, line.rest[0], line.by):
        if line.verb == "move":
            to = [_slot(line.rest[1], line.by)] if len(line.rest) > 1 else _empty(line, range(9))
            found += [Move(line.by, at, spot) for spot in to]
            continue
        others = _spots(line, line.rest[1], line.by) if len(line.rest) > 1 else [spot for spot in _pieces(line.view, at.seat) if spot != at]
        for other in others:
            first, second = sorted((at, other), key=lambda spot: (spot.seat, SLOT_INDEX[spot.slot]))
            found.append(Switch(line.by, first, second))
    if not found:
        raise ParseError(f"something is missing after '{line.verb} {_shown(line.rest[0])}': {FORMS[line.verb]}")
    return found


def _answers(line: _Line) -> list[Action]:
    line.words(1, 1)
    by, word = line.by, line.rest[0]
    match line.verb:
        case "pick":
            return [Choose(by, SpotOption(at)) for at in _spots(line, word, None)]
        case "card":
            if word == "?":
                return [Choose(by, CardOption(None))]
            owner, names = _names(line, word, [name_of(card) for card in known_hands(line.view)])
            cards = [bare_card(line.view, by, name) if owner is None else card_id(owner, name) for name in names]
            return [Choose(by, CardOption(card)) for card in cards]
        case "number":
            if not re.fullmatch(r"[0-9]{1,5}", word) or int(word) > 10_000:
                raise ParseError(f"'{_shown(word)}' is not a number from 0 to 10000")
            return [Choose(by, NumberOption(int(word)))]
        case "name":
            return [Choose(by, NameOption(name)) for name in _names(line, word, [])[1]]
        case _:
            return [Choose(by, ModeOption(word.upper() if AREA.fullmatch(word) else word))]


def _luck(line: _Line) -> list[Action]:
    by, rest = line.by, line.rest
    if line.verb == "first":
        line.words(1, 1)
        return [First(by, _seat(rest[0], 0))]
    line.words(1, 2)
    kind = Drawn if line.verb == "drawn" else TakenAtRandom
    given = _seat(rest[0], 0) if len(rest) > 1 else None
    if rest[-1] == "?" and given is not None:
        return [kind(by, given, None)]
    owner, names = _names(line, rest[-1], [])
    found: list[Action] = []
    for name in names:
        if owner is not None:
            found.append(kind(by, owner if given is None else given, card_id(owner, name)))
            continue
        seats = [given] if given is not None else _may_come(line.view, name, taken=kind is TakenAtRandom)
        found += [kind(by, seat, card_id(seat, name)) for seat in seats]
    return found


def _may_come(view: View, name: str, *, taken: bool) -> list[Seat]:
    """The seats whose deck (or hand) may hold a card of that name, as far as the viewer knows; all seats if none may."""
    found: list[Seat] = []
    for number, player in enumerate(view.players):
        card = card_id(number, name)
        seen = {*view.resolving, *view.removed, *(known_hands(view) if not taken else ())}
        for other in view.players:
            seen.update(other.discard, [piece.card for piece in (*other.unit, *other.reserve) if piece is not None])
        if card not in seen and (player.hand if taken else player.deck):
            found.append(Seat(number))
    return found or [Seat(number) for number in range(len(view.players))]


# ---------------------------------------------------------------------------------------------------------------------------------- words
def _names(line: _Line, word: str, likely: list[str]) -> tuple[Seat | None, list[str]]:
    """The owner that a word gives a card, if it does, and the names it may be: those of *likely* that it begins, else of any card."""
    head, dot, tail = word.rpartition(".")
    owner = _seat(head, 0) if dot else None
    if tail in line.names:
        return owner, [tail]
    for names in (likely, line.names):
        found = sorted({name for name in names if tail and name.startswith(tail)})
        if found:
            return owner, found
    raise ParseError(f"no card is called '{_shown(word)}': {FORMS[line.verb]}")


def _pieces(view: View, seat: Seat) -> list[Spot]:
    """The slots of a unit where something other than the leader stands."""
    unit = view.players[seat].unit if 0 <= seat < len(view.players) else ()
    return [Spot(seat, SLOTS[slot]) for slot, piece in enumerate(unit) if piece is not None and SLOTS[slot] != "F2"]


def _empty(line: _Line, slots: range) -> list[Spot]:
    """The empty slots of the seat's unit; all its slots if none is empty, or if the seat has no unit."""
    unit = line.view.players[line.by].unit if 0 <= line.by < len(line.view.players) else ()
    found = [slot for slot in slots if unit and unit[slot] is None]
    return [Spot(line.by, SLOTS[slot]) for slot in found or slots]


def _spots(line: _Line, word: str, usual: Seat | None) -> list[Spot]:
    """The slots that a word names: a slot, or the card that stands there, of the usual unit (None: the actor's slots, any unit's cards)."""
    if word.rpartition(".")[2].upper() in BY_NAME:
        return [_slot(word, line.by if usual is None else usual)]
    seats = range(len(line.view.players)) if usual is None or "." in word else (usual,)
    standing = [
        (piece.card, Spot(Seat(seat), SLOTS[slot]))
        for seat in seats
        if 0 <= seat < len(line.view.players)
        for slot, piece in enumerate(line.view.players[seat].unit)
        if piece is not None
    ]
    for fits in (str.__eq__, str.startswith):
        found = [at for card, at in standing if fits(card if "." in word else name_of(card), word)]
        if found:
            return found
    raise ParseError(
        f"'{_shown(word)}' is no slot (V1 to R3, S1 to S3, with a seat in front for another unit: 1.V2), and no card that stands there"
    )


def _slot(word: str, usual: Seat) -> Spot:
    seat, dot, slot = word.rpartition(".")
    known = BY_NAME.get(slot.upper())
    if known is None:
        raise ParseError(f"'{_shown(word)}' is no slot: V1 to R3, S1 to S3, with a seat in front for another unit: 1.V2")
    return Spot(_seat(seat, 0) if dot else usual, known)


def _seat(word: str, low: int) -> Seat:
    if not re.fullmatch(r"-1|[0-3]", word) or int(word) < low:
        raise ParseError(f"'{_shown(word)}' is not a seat: a number from {low} to 3")
    return Seat(int(word))


def _shown(word: str) -> str:
    """A word as it goes into a message: short, and fit to be written anywhere."""
    return str.encode(word[:LONGEST], errors="backslashreplace").decode()
