"""Reading a position in the words of the ability language: which cards, how many, whether (selectors, amounts, conditions).

Strength, life and keywords belong here, since each needs the others: a bonus may count cards, and a selector may ask for a keyword.
So texts can ask for each other's result: what is being read for a text already is then read as printed (PT-LOOP-4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.active_effects import in_force, side_of
from boardrules.pixel_tactics._engine.context import Context
from boardrules.pixel_tactics._engine.places import ROW_OF, placed
from boardrules.pixel_tactics._engine.position import Work
from boardrules.pixel_tactics._engine.printed import own_spells, printed
from boardrules.pixel_tactics._packs.bounds import MOST, bounded
from boardrules.pixel_tactics._types.stack import Moving, Picked
from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics.language import (
    AddLife,
    AddStrength,
    Amount,
    Change,
    Compare,
    Condition,
    Count,
    DamageOn,
    DoubleStrength,
    Exists,
    FirstPlayer,
    HandSize,
    Has,
    InWave,
    Keyword,
    Known,
    LifeOf,
    MarkersOn,
    MayAttack,
    Not,
    Pick,
    Pieces,
    Plus,
    SetLife,
    StrengthOf,
    Suffered,
    Targets,
    When,
)
from boardrules.values import Seat

__all__ = [
    "Found",
    "amount",
    "changes_of",
    "corpse_strength",
    "holds",
    "keyword",
    "life",
    "matches",
    "picked",
    "select",
    "settled",
    "strength",
]

Found = tuple[Seat, int, Piece]


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
    if place != "unit" and not placed(work, place, context, seat, slot):
        return False
    where = what.where
    return where is None or holds(work, where, context, (seat, slot, piece))


def select(work: Work, what: Pieces, context: Context) -> list[Found]:
    """All cards that are *what*, by seat (yours first) and slot. During a ceasefire without contact: of your own unit only (PT-CEASE-5)."""
    ref = what.ref
    if ref:
        found = _bound(work, ref, context)
        if work.round <= 1 and work.quiet:
            found = [at for at in found if at[0] == context.you]
        return found
    work.steps += 1
    you = context.you
    n = len(work.seats)
    seats: Sequence[Seat]
    if what.side == "own" or (work.round <= 1 and work.quiet):
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


def settled(work: Work, what: Targets, run: Activation, *, second: bool = False) -> list[Found]:
    """The cards that an effect works on; those that it had picked before, for its first part that picks or for its *second*."""
    if isinstance(what, Pick):
        return _standing(work, picked(run, second=second))
    return select(work, what, run)


def picked(run: Activation, *, second: bool = False) -> tuple[str, ...]:
    """The cards picked for the effect under way."""
    progress = run.progress
    if isinstance(progress, Picked | Moving):
        return progress.second if second else progress.first
    return ()


def _standing(work: Work, cards: tuple[str, ...]) -> list[Found]:
    return [found for card in cards if (found := work.find(card)) is not None]


def _bound(work: Work, ref: str, context: Context) -> list[Found]:
    return _standing(work, (context.source,) if ref == "this" else context.cards(ref))


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
            return printed(work, found[0], found[2])[0] if is_printed else _strength_read(work, found)
        case LifeOf(ref, is_printed):
            found = _one(work, ref, context, it)
            if found is None:
                return 0
            return printed(work, found[0], found[2])[1] if is_printed else _life_read(work, found)
        case MarkersOn(kind, ref):
            found = _one(work, ref, context, it)
            return 0 if found is None else sum([marker.n for marker in found[2].markers if marker.kind == kind])
        case HandSize(side):
            if side == "own":
                return len(work.seats[context.you].hand)
            return max([len(work.seats[seat].hand) for seat in work.rivals(context.you)])
        case Known(name):
            return bounded(context.number(name))
        case Plus(parts):
            return bounded(sum([amount(work, part, context, it) for part in parts]))
        case _:
            assert_never(what)


def _same(context: Context) -> Context:
    return Context(context.you, context.source, context.slot, context.bound)


def holds(work: Work, what: Condition, context: Context, it: Found | None = None) -> bool:
    """Whether *what* is so, for *it* where it speaks of it."""
    match what:
        case Has(word):
            if it is None:
                return False
            return bool(own_spells(work, *it)) if word == "spell" else _keyword_read(work, it, word)
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
        return piece.damage >= _life_read(work, it)
    return deed in piece.wave


def _strength_read(work: Work, of: Found) -> int:
    """A strength that a text asks for."""
    if "strength" in work.reading:
        return printed(work, of[0], of[2])[0]
    work.reading.append("strength")
    try:
        return strength(work, of, None, "melee")
    finally:
        work.reading.remove("strength")


def _life_read(work: Work, of: Found) -> int:
    """A life that a text asks for."""
    if "life" in work.reading:
        return printed(work, of[0], of[2])[1]
    work.reading.append("life")
    try:
        return life(work, *of)
    finally:
        work.reading.remove("life")


def _keyword_read(work: Work, of: Found, word: str) -> bool:
    """Whether a card has a keyword, for a text that asks."""
    if word in work.reading:
        return _keyword_printed(work, *of, word)
    work.reading.append(word)
    try:
        return keyword(work, *of, word)
    finally:
        work.reading.remove(word)


def changes_of(work: Work, kind: type[Change], seat: Seat, slot: int, piece: Piece) -> Sequence[tuple[Change, Context]]:
    """The changes of one kind that apply to a card: of texts in play, and those it carries for a time.

    In a ceasefire without contact a text of the rival's does not apply (PT-CEASE-5).
    """
    reading = work.in_force or in_force(work)
    entries = reading.changes.get(kind)
    if entries is None and not piece.mods:
        return ()
    found: list[tuple[Change, Context]] = []
    if entries:
        quiet = work.round <= 1 and work.quiet  # most calls come later: spare them the property
        for static, context in entries:
            if quiet and context.you != seat:
                continue
            on = static.on
            if on.ref == "this":
                if piece.card != context.source:
                    continue
            elif not matches(work, on, context, seat, slot, piece):
                continue
            if static.when is None or holds(work, static.when, context, (seat, slot, piece)):
                found.append((static.change, context))
    if piece.mods:
        found += [(timed.change, Context(timed.by, timed.source, -1)) for timed in piece.mods if type(timed.change) is kind]
    return found


def strength(work: Work, attacker: Found, target: Found | None, kind: str) -> int:
    """Attack strength against a target: base, doubled, added to, at least 0 (PT-RUL-2). Without a target what depends on it is left out."""
    seat, slot, piece = attacker
    if piece.face == "corpse":
        return corpse_strength(work, seat, slot, piece) or 0
    total = base = side_of(work, seat, piece).attack
    twice = whole = False
    for change, context in changes_of(work, DoubleStrength, seat, slot, piece):
        if isinstance(change, DoubleStrength) and _against(work, change.against, context, target):
            twice, whole = True, whole or change.whole
    for change, context in changes_of(work, AddStrength, seat, slot, piece):
        if (
            isinstance(change, AddStrength)
            and (change.kind is None or change.kind == kind)
            and _against(work, change.against, context, target)
            and (type(change.n) is not StrengthOf or "strength" not in work.reading)  # PT-LOOP-4: what is read has no bonus that reads
        ):
            total += amount(work, change.n, context, attacker)
    if twice:
        total += total if whole else base
    return 0 if total < 0 else min(total, MOST)


def _against(work: Work, against: Pieces | None, context: Context, target: Found | None) -> bool:
    if against is None:
        return True
    return target is not None and matches(work, against, context, *target)


def corpse_strength(work: Work, seat: Seat, slot: int, piece: Piece) -> int | None:
    """With what strength a corpse may attack, if it may."""
    for change, _ in changes_of(work, MayAttack, seat, slot, piece):
        if isinstance(change, MayAttack):
            return change.strength
    return None


def life(work: Work, seat: Seat, slot: int, piece: Piece) -> int:
    """Life: printed or set, then added to."""
    total = printed(work, seat, piece)[1]
    changes = (work.in_force or in_force(work)).changes
    if not piece.mods and AddLife not in changes and SetLife not in changes:
        return total
    for change, _ in changes_of(work, SetLife, seat, slot, piece):
        if isinstance(change, SetLife):
            total = change.n
    for change, context in changes_of(work, AddLife, seat, slot, piece):
        if isinstance(change, AddLife) and (type(change.n) is not LifeOf or "life" not in work.reading):
            total += amount(work, change.n, context, (seat, slot, piece))
    return bounded(total)


def _keyword_printed(work: Work, seat: Seat, slot: int, piece: Piece, word: str) -> bool:
    """Whether a keyword is printed on a card where it stands."""
    if piece.face == "hero":
        return word in work.table.physical[piece.card].hero.words[slot // 3]
    return piece.face == "leader" and word in side_of(work, seat, piece).words[0]


def keyword(work: Work, seat: Seat, slot: int, piece: Piece, word: str) -> bool:
    """Whether a card has a keyword: printed or granted, unless it is taken away."""
    if piece.face == "hero":  # as in _keyword_printed(), without the call
        has = word in work.table.physical[piece.card].hero.words[slot // 3]
    else:
        has = piece.face == "leader" and word in side_of(work, seat, piece).words[0]
    if not piece.mods and Keyword not in (work.in_force or in_force(work)).changes:
        return has
    for change, _ in changes_of(work, Keyword, seat, slot, piece):
        if isinstance(change, Keyword) and change.word == word:
            if not change.gained:
                return False
            has = True
    return has
