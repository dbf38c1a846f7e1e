"""Reading a position in the words of the ability language: which cards, how many, whether (selectors, amounts, conditions)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from boardrules.pixel_tactics import _derive as derive
from boardrules.pixel_tactics._context import Context
from boardrules.pixel_tactics._types_state import Piece
from boardrules.pixel_tactics._work import Work
from boardrules.pixel_tactics.language import (
    Amount,
    Compare,
    Condition,
    Count,
    DamageOn,
    Exists,
    FirstPlayer,
    HandSize,
    Has,
    InWave,
    Known,
    LifeOf,
    MarkersOn,
    Not,
    Pick,
    Pieces,
    Plus,
    StrengthOf,
    Suffered,
    Targets,
    When,
)
from boardrules.values import Seat

__all__ = ["Found", "amount", "area_slots", "holds", "matches", "select", "settled"]

Found = tuple[Seat, int, Piece]

ROW_OF: Final = {"V": 0, "F": 1, "R": 2}


def matches(work: Work, what: Pieces, context: Context, seat: Seat, slot: int, piece: Piece) -> bool:
    """Whether the card at a slot is one of *what*."""
    ref = what.ref
    if ref:
        if ref == "this":
            return piece.card == context.source
        return piece.card in context.cards(ref)
    place = what.place
    if piece.face not in what.kinds and not (
        piece.face == "leader" and work.edition.leader_neighbours and place in {"forerunner", "supporter"} and "hero" in what.kinds
    ):
        return False
    side = what.side
    you = context.you
    if side == "own":
        if seat != you:
            return False
    elif side == "rival" and (seat - you) % 2 == 0:
        return False
    if what.other and piece.card == context.source:
        return False
    if place != "unit" and not _placed(work, place, context, seat, slot):
        return False
    where = what.where
    return where is None or holds(work, where, context, (seat, slot, piece))


def _placed(work: Work, place: str, context: Context, seat: Seat, slot: int) -> bool:
    row = ROW_OF.get(place)
    if row is not None:
        return slot // 3 == row
    if place == "wave":
        return slot // 3 == work.wave
    if place == "melee":
        return work.in_melee(seat, slot)
    if place == "area":
        area = context.binds.get("area", "")
        return isinstance(area, str) and slot in area_slots(area, context.you, seat)
    here = context.slot
    if here < 0:
        return False
    if place == "row":
        return slot // 3 == here // 3
    if place == "column":
        return slot % 3 == (here % 3 if seat == context.you else 2 - here % 3)
    if seat != context.you:
        return False
    if place == "forerunner":
        return slot == here - 3
    if place == "supporter":
        return slot == here + 3
    if place == "behind":
        return slot > here and slot % 3 == here % 3
    return (abs(slot - here) == 3) or (abs(slot - here) == 1 and slot // 3 == here // 3)


def area_slots(area: str, you: Seat, seat: Seat) -> tuple[int, ...]:
    """The slots of *seat*'s unit in an area as seen by *you*: ``V``, ``1.V``, ``C2`` (facing columns), ``1.C2`` (its own)."""
    owner, dot, shape = area.rpartition(".")
    if dot and int(owner) != seat:
        return ()
    if shape[0] == "C":
        column = int(shape[1]) - 1
        if not dot and (seat - you) % 2:
            column = 2 - column
        return column, column + 3, column + 6
    row = ROW_OF[shape] * 3
    return row, row + 1, row + 2


def select(work: Work, what: Pieces, context: Context) -> list[Found]:
    """All cards that are *what*, by seat (yours first) and slot. During a ceasefire without contact: of your own unit only."""
    ref = what.ref
    if ref:
        return _bound(work, ref, context)
    you = context.you
    n = len(work.seats)
    seats: Sequence[Seat]
    if what.side == "own" or (work.round <= 1 and not work.edition.ceasefire_contact):
        seats = [you] if what.side != "rival" else []
    elif what.side == "rival":
        seats = work.rivals(you)
    else:
        seats = [Seat((you + k) % n) for k in range(n)]
    if context.source:
        here = work.find(context.source)
        if here is not None:
            context.slot = here[1]
    return [
        (seat, slot, piece)
        for seat in seats
        for slot, piece in enumerate(work.seats[seat].unit)
        if piece is not None and matches(work, what, context, seat, slot, piece)
    ]


def settled(work: Work, what: Targets, context: Context) -> list[Found]:
    """The cards that a step works on: picks have been asked before, so they are bound by now (see the table)."""
    if isinstance(what, Pick):
        raise TypeError(what)
    return select(work, what, context)


def _bound(work: Work, ref: str, context: Context) -> list[Found]:
    if ref == "this":
        found = work.find(context.source)
        return [] if found is None else [found]
    return [found for card in context.cards(ref) if (found := work.find(card)) is not None]


def _one(work: Work, ref: str, context: Context, it: Found | None) -> Found | None:
    if ref == "it" and it is not None:
        return it
    found = _bound(work, ref, context)
    return found[0] if found else None


def amount(work: Work, what: Amount, context: Context, it: Found | None = None) -> int:
    """How much *what* is now."""
    match what:
        case int():
            return what
        case Count(of):
            return len(select(work, of, context)) if it is None else len(select(work, of, _same(context)))
        case DamageOn(ref):
            found = _one(work, ref, context, it)
            return 0 if found is None else found[2].damage
        case StrengthOf(ref, is_printed):
            found = _one(work, ref, context, it)
            if found is None:
                return 0
            return derive.printed(work, found[0], found[2])[0] if is_printed else derive.strength(work, found, None, "melee")
        case LifeOf(ref, is_printed):
            found = _one(work, ref, context, it)
            if found is None:
                return 0
            return derive.printed(work, found[0], found[2])[1] if is_printed else derive.life(work, *found)
        case MarkersOn(kind, ref):
            found = _one(work, ref, context, it)
            return 0 if found is None else sum([marker.n for marker in found[2].markers if marker.kind == kind])
        case HandSize(side):
            if side == "own":
                return len(work.seats[context.you].hand)
            return max([len(work.seats[seat].hand) for seat in work.rivals(context.you)])
        case Known(name):
            return context.number(name)
        case Plus(parts):
            return sum([amount(work, part, context, it) for part in parts])
        case _:
            assert_never(what)


def _same(context: Context) -> Context:
    return Context(context.you, context.source, context.slot, context.binds)


def holds(work: Work, what: Condition, context: Context, it: Found | None = None) -> bool:
    """Whether *what* is so, for *it* where it speaks of it."""
    match what:
        case Has(word):
            if it is None:
                return False
            return bool(derive.own_spells(work, *it)) if word == "spell" else derive.keyword(work, *it, word)
        case Suffered(deed):
            return it is not None and _suffered(work, deed, context, it)
        case Compare(left, op, right):
            a, b = amount(work, left, context, it), amount(work, right, context, it)
            return (a == b, a != b, a < b, a <= b, a > b, a >= b)[("==", "!=", "<", "<=", ">", ">=").index(op)]
        case Exists(pieces):
            return bool(select(work, pieces, _same(context)))
        case FirstPlayer():
            return work.first == context.you
        case InWave(row):
            return work.wave == ROW_OF[row]
        case Not(of):
            return not holds(work, of, context, it)
        case When(parts, some):
            return (any if some else all)([holds(work, part, context, it) for part in parts])
        case _:
            assert_never(what)


def _suffered(work: Work, deed: str, context: Context, it: Found) -> bool:
    piece = it[2]
    if deed == "struck_you":
        return f"melee-{context.you}" in piece.wave
    if deed == "lethal":
        return piece.damage >= derive.life(work, *it)
    return deed in piece.wave
