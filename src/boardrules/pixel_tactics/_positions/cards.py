"""Cards in a description: their names, with whatever is unusual about them, read and written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, TypeAlias

from boardrules.contract import Violation
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.seating import SEATS
from boardrules.pixel_tactics._engine.slots import RESERVE_AT, SLOT_INDEX, SLOTS
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._types.values import ALL
from boardrules.values import RuleId, Seat

__all__ = ["Described", "Known", "Laid"]

Described: TypeAlias = t.Text | t.Piece
"""``knight``, ``knight/3`` with 3 damage, ``corpse:mystic``, ``leader:vampire/19``, ``1.knight`` a card of seat 1; or a whole piece."""

Laid: TypeAlias = t.Text | t.ReserveCard
"""A card in a reserve: ``snare``, a trap that its player knows; ``warlock/3``, an operation with 3 tokens; or a whole entry."""

Known: TypeAlias = t.Id | t.Held
"""A card that its owner knows, ``knight`` or ``1.knight``; or a card with the mask of the seats that know it."""

PIECE: Final = re.compile(r"(?:(leader|corpse|risen):)?((?:\d+\.)?[^/:]+)(?:/(\d{1,4}))?")
CARD: Final = re.compile(r"((?:\d+\.)?[^/:]+)(?:/(\d{1,4}))?")
FACES: Final[dict[str, t.Face]] = {"leader": "leader", "corpse": "corpse", "risen": "risen"}


class Cards:
    """The cards named so far, with their places, and the faults found."""

    def __init__(self, catalogue: Catalogue, options: t.Options) -> None:
        self.options = options
        self.seats = SEATS[options.mode]
        self.names = catalogue.deck
        self.reserve = catalogue.reserve
        self.places: dict[str, str] = {}
        self.faults: list[Violation] = []

    def fault(self, path: str, rule: str, message: str) -> None:
        self.faults.append(Violation(path, RuleId(rule), message))

    def named(self, seat: int, name: str, path: str) -> str:
        """Return the id of the card that *name* means at *path*; it is noted if there is none, or if it lies in two places."""
        card = name if "." in name else t.card_id(seat, name)
        place = t.name_of(card) if self.options.mode == "pool" else card
        if t.name_of(card) not in self.names or not any(t.belongs_to(card, number) for number in range(self.seats)):
            names = ", ".join(sorted(self.names))
            self.fault(path, "PT-SET-1", f"there is no card {name!r}; there are, of seats 0 to {self.seats - 1}: {names}")
        elif place in self.places:
            self.fault(path, "PT-SET-1", f"{place} is in {self.places[place]} already")
        else:
            self.places[place] = path
        return card

    def all_named(self, seat: int, names: Iterable[str], path: str) -> tuple[str, ...]:
        return tuple([self.named(seat, name, f"{path}[{index}]") for index, name in enumerate(names)])

    def held(self, seat: int, cards: Iterable[Known], path: str) -> tuple[t.Held, ...]:
        """Cards that lie face down; those given by their names alone are known to their seat."""
        found: list[t.Held] = []
        for index, known in enumerate(cards):
            name, mask = (known, 1 << seat) if isinstance(known, str) else (known.card, known.mask)
            at = f"{path}[{index}]"
            if name is None:
                self.fault(at, "PT-SET-1", "a position names every card")
            else:
                found.append(t.Held(self.named(seat, name, at), mask))
        return tuple(found)

    def piece(self, seat: int, described: Described, path: str) -> t.Piece | None:
        """Return the piece that a text describes; None if it describes none."""
        if isinstance(described, t.Piece):
            self.named(seat, described.card, path)
            return described
        read = PIECE.fullmatch(described)
        if read is None:
            self.fault(path, "BR-VALUE", f"{described!r} is no piece; write knight, knight/3, corpse:knight or leader:knight/3")
            return None
        face, name, damage = read.groups()
        return t.Piece(self.named(seat, name, path), FACES.get(face or "", "hero"), int(damage or 0))

    def unit(self, seat: int, given: Iterable[tuple[t.Slot, Described]], path: str) -> tuple[t.Piece | None, ...]:
        """Return what stands on the slots of a unit."""
        pieces: dict[t.Slot, t.Piece | None] = {}
        for index, (slot, described) in enumerate(given):
            at = f"{path}[{index}]"
            if SLOT_INDEX[slot] >= RESERVE_AT:
                self.fault(at, "PT-SET-9", f"{slot} is not a slot of a unit; what lies there belongs to ``reserve``")
            if slot in pieces:
                self.fault(at, "PT-SET-5", f"{slot} is taken already")
            pieces[slot] = self.piece(seat, described, at)
        return tuple([pieces.get(slot) for slot in SLOTS[:RESERVE_AT]])

    def laid(self, seat: int, described: Laid, path: str) -> t.ReserveCard | None:
        """Return the card in a reserve that a text describes; None if it describes none."""
        if isinstance(described, t.ReserveCard):
            self.named(seat, described.card or "", path)
            return described
        read = CARD.fullmatch(described)
        if read is None:
            self.fault(path, "BR-VALUE", f"{described!r} is no card of a reserve; write snare, or warlock/3 with 3 tokens")
            return None
        name, tokens = read.groups()
        card = self.named(seat, name, path)
        code = self.reserve.get(card)
        if code is None:
            self.fault(path, "PT-OP-1", f"{card} has neither an operation nor a trap")
        elif code.face == "trap":
            if tokens:
                self.fault(path, "PT-ACT-11", f"{card} is a trap, and has no tokens")
            return t.ReserveCard(card, "trap", 0, 1 << seat)
        return t.ReserveCard(card, "operation", int(tokens or 0))

    def reserved(self, seat: int, given: Iterable[tuple[t.Slot, Laid]], path: str) -> tuple[t.ReserveCard | None, ...]:
        """Return what lies in the slots of a reserve."""
        cards: dict[t.Slot, t.ReserveCard | None] = {}
        for index, (slot, described) in enumerate(given):
            at = f"{path}[{index}]"
            if SLOT_INDEX[slot] < RESERVE_AT:
                self.fault(at, "PT-OP-1", f"{slot} is not a slot of a reserve; what stands there belongs to ``unit``")
            if slot in cards:
                self.fault(at, "PT-OP-1", f"{slot} is taken already")
            cards[slot] = self.laid(seat, described, at)
        return tuple([cards.get(slot) for slot in SLOTS[RESERVE_AT:]])


def write_name(seat: Seat, card: str) -> str:
    """Return a card as a description of *seat* names it."""
    return card.removeprefix(f"{seat}.")


def write_known(seat: Seat, held: t.Held) -> Known:
    """Return a card that lies face down: by its name alone if its seat alone knows it."""
    return write_name(seat, held.card) if held.card is not None and held.mask == 1 << seat else held


def write_laid(seat: Seat, laid: t.ReserveCard) -> Laid:
    """Return a card in a reserve: as a text if nothing about it is unusual."""
    usual = t.ReserveCard(laid.card, laid.face, laid.tokens, 1 << seat if laid.face == "trap" else ALL)
    if laid != usual or laid.card is None:
        return laid
    return f"{write_name(seat, laid.card)}{f'/{laid.tokens}' if laid.tokens else ''}"


def write_piece(seat: Seat, piece: t.Piece) -> Described:
    """Return a piece in a unit: as a text if nothing but damage is unusual about it."""
    if piece != t.Piece(piece.card, piece.face, piece.damage):
        return piece
    face = "" if piece.face == "hero" else f"{piece.face}:"
    return f"{face}{write_name(seat, piece.card)}{f'/{piece.damage}' if piece.damage else ''}"
