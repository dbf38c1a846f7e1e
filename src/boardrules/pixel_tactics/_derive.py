"""Aspects: what is derived from the cards in play and never stored: numbers, keywords, costs, permissions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardrules.pixel_tactics import _read
from boardrules.pixel_tactics._context import Context
from boardrules.pixel_tactics._in_force import in_force, side_of
from boardrules.pixel_tactics._table import Act
from boardrules.pixel_tactics._types_state import Piece
from boardrules.pixel_tactics._work import Work
from boardrules.pixel_tactics.language import (
    AddLife,
    AddStrength,
    Change,
    DefeatedAtOnce,
    DiscardedWhenDefeated,
    DoubleStrength,
    ExtraActions,
    Forbids,
    Free,
    HitsAll,
    Keyword,
    MakesLonger,
    MayAttack,
    MayDivert,
    OpensHand,
    Overflows,
    Pieces,
    SeesTop,
    SetLife,
    TakesAtMost,
    TakesExactly,
    TakesLess,
    TakesNone,
    TargetChosenByRival,
)
from boardrules.values import Seat

__all__ = [
    "actions_of_turn",
    "acts",
    "at_once",
    "chooser_of_target",
    "corpse_strength",
    "cost",
    "diverters",
    "forbidder",
    "hits_all",
    "in_force",
    "keyword",
    "leaves_no_corpse",
    "life",
    "open_hands",
    "overflow_to",
    "own_spells",
    "priced",
    "printed",
    "sees_top",
    "strength",
    "taken",
]

Found = tuple[Seat, int, Piece]

CORPSE: Final = (0, 0)
NO_CHANGES: Final[tuple[Change, ...]] = ()
DAMPERS: Final = frozenset[type[Change]]({TakesExactly, TakesAtMost, TakesLess, TakesNone})
NO_ACTS: Final[tuple[Act, ...]] = ()


def acts(work: Work, seat: Seat, slot: int, piece: Piece) -> tuple[Act, ...]:
    """The spells of a card in the row it stands in (PT-ATK-10), the actions of a leader (PT-ATK-11); of a corpse none."""
    if piece.face == "hero":
        return work.table.physical[piece.card].hero.acts[slot // 3]
    if piece.face == "leader":
        return side_of(work, seat, piece).acts[0]
    return NO_ACTS


def _changes(work: Work, kind: type[Change], seat: Seat, slot: int, piece: Piece) -> Sequence[tuple[Change, Context]]:
    """The changes of one kind that apply to a card: of texts in play, and those it carries for a time."""
    reading = work.in_force or in_force(work)
    entries = reading.changes.get(kind)
    if entries is None and not piece.mods:
        return ()
    found: list[tuple[Change, Context]] = []
    if entries:
        for static, context in entries:
            on = static.on
            if on.ref == "this":
                if piece.card != context.source:
                    continue
            elif not _read.matches(work, on, context, seat, slot, piece):
                continue
            if static.when is None or _read.holds(work, static.when, context, (seat, slot, piece)):
                found.append((static.change, context))
    if piece.mods:
        found += [(timed.change, Context(timed.by, timed.source, -1, {})) for timed in piece.mods if type(timed.change) is kind]
    return found


def printed(work: Work, seat: Seat, piece: Piece) -> tuple[int, int]:
    """Strength and life as printed; a copying leader's are the copied ones."""
    if piece.face == "corpse":
        return CORPSE
    side = side_of(work, seat, piece)
    return side.attack, side.life


def strength(work: Work, attacker: Found, target: Found | None, kind: str) -> int:
    """Attack strength against a target: base, doubled, added to, at least 0. Without a target what depends on it is left out."""
    seat, slot, piece = attacker
    if piece.face == "corpse":
        return corpse_strength(work, seat, slot, piece) or 0
    total = side_of(work, seat, piece).attack
    for change, context in _changes(work, DoubleStrength, seat, slot, piece):
        if isinstance(change, DoubleStrength) and _against(work, change.against, context, target):
            total *= 2
            break
    for change, context in _changes(work, AddStrength, seat, slot, piece):
        if (
            isinstance(change, AddStrength)
            and (change.kind is None or change.kind == kind)
            and _against(work, change.against, context, target)
        ):
            total += _read.amount(work, change.n, context, attacker)
    return max(total, 0)


def _against(work: Work, against: Pieces | None, context: Context, target: Found | None) -> bool:
    if against is None:
        return True
    return target is not None and _read.matches(work, against, context, *target)


def corpse_strength(work: Work, seat: Seat, slot: int, piece: Piece) -> int | None:
    """With what strength a corpse may attack, if it may."""
    for change, _ in _changes(work, MayAttack, seat, slot, piece):
        if isinstance(change, MayAttack):
            return change.strength
    return None


def life(work: Work, seat: Seat, slot: int, piece: Piece) -> int:
    """Life: printed or set, then added to."""
    total = printed(work, seat, piece)[1]
    changes = (work.in_force or in_force(work)).changes
    if not piece.mods and AddLife not in changes and SetLife not in changes:
        return total
    for change, _ in _changes(work, SetLife, seat, slot, piece):
        if isinstance(change, SetLife):
            total = change.n
    for change, context in _changes(work, AddLife, seat, slot, piece):
        if isinstance(change, AddLife):
            total += _read.amount(work, change.n, context, (seat, slot, piece))
    return total


def keyword(work: Work, seat: Seat, slot: int, piece: Piece, word: str) -> bool:
    """Whether a card has a keyword: printed or granted, unless it is taken away."""
    if piece.face == "hero":
        has = word in work.table.physical[piece.card].hero.words[slot // 3]
    else:
        has = piece.face == "leader" and word in side_of(work, seat, piece).words[0]
    if not piece.mods and Keyword not in (work.in_force or in_force(work)).changes:
        return has
    for change, _ in _changes(work, Keyword, seat, slot, piece):
        if isinstance(change, Keyword) and change.word == word:
            if not change.gained:
                return False
            has = True
    return has


def own_spells(work: Work, seat: Seat, slot: int, piece: Piece) -> tuple[Act, ...]:
    """The spells of a card that can be copied: those that are not copies themselves."""
    return tuple([act for act in acts(work, seat, slot, piece) if not act.copies])


def taken(work: Work, n: int, kind: str, seat: Seat, slot: int, piece: Piece) -> int:
    """How much of *n* damage of a kind a card takes: set, capped, reduced (with the greatest of the minimums), or none."""
    if not piece.mods and DAMPERS.isdisjoint((work.in_force or in_force(work)).changes):
        return n
    for change, _ in _changes(work, TakesExactly, seat, slot, piece):
        if isinstance(change, TakesExactly) and kind in change.kinds and n:
            n = change.n
    for change, _ in _changes(work, TakesAtMost, seat, slot, piece):
        if isinstance(change, TakesAtMost) and kind in change.kinds:
            n = min(n, change.n)
    less, least = 0, 0
    for change, context in _changes(work, TakesLess, seat, slot, piece):
        if isinstance(change, TakesLess) and kind in change.kinds:
            less += _read.amount(work, change.n, context, (seat, slot, piece))
            least = max(least, change.at_least)
    n = max(n - less, min(n, least))
    for change, _ in _changes(work, TakesNone, seat, slot, piece):
        if isinstance(change, TakesNone) and kind in change.kinds:
            return 0
    return n


def diverters(work: Work, seat: Seat, slot: int, piece: Piece) -> list[str]:
    """Cards on to which the damage of a card may be passed (by their slots)."""
    if MayDivert not in (work.in_force or in_force(work)).changes:
        return []
    return [context.source for _, context in _changes(work, MayDivert, seat, slot, piece)]


def overflow_to(work: Work, seat: Seat, slot: int, piece: Piece) -> str | None:
    """The card to which lethal damage of a card must go."""
    if Overflows not in (work.in_force or in_force(work)).changes:
        return None
    for _, context in _changes(work, Overflows, seat, slot, piece):
        if context.source != piece.card:
            return context.source
    return None


def hits_all(work: Work, seat: Seat, slot: int, piece: Piece) -> bool:
    """Whether a card's melee attack hits all in melee."""
    return HitsAll in (work.in_force or in_force(work)).changes and bool(_changes(work, HitsAll, seat, slot, piece))


def chooser_of_target(work: Work, seat: Seat, slot: int, piece: Piece) -> Seat | None:
    """Who chooses the target of a card's melee attacks, if not its player."""
    if TargetChosenByRival in (work.in_force or in_force(work)).changes:
        for _, context in _changes(work, TargetChosenByRival, seat, slot, piece):
            return context.you
    return None


def at_once(work: Work, seat: Seat, slot: int, piece: Piece, sources: list[tuple[str, Seat]]) -> bool:
    """Whether lethal damage defeats a card at once, given who dealt it: (card, seat) pairs."""
    if DefeatedAtOnce not in (work.in_force or in_force(work)).changes:
        return False
    for change, context in _changes(work, DefeatedAtOnce, seat, slot, piece):
        if isinstance(change, DefeatedAtOnce) and (not change.by_you or any(source and by == context.you for source, by in sources)):
            return True
    return False


def leaves_no_corpse(work: Work, seat: Seat, slot: int, piece: Piece) -> bool:
    """Whether a card is discarded when defeated."""
    return bool(_changes(work, DiscardedWhenDefeated, seat, slot, piece))


def _for_side(work: Work, kind: type[Change], seat: Seat) -> Sequence[Change]:
    """The changes of one kind that apply to a seat."""
    entries = (work.in_force or in_force(work)).changes.get(kind)
    if entries is None:
        return NO_CHANGES
    found: list[Change] = []
    for static, context in entries:
        change = static.change
        side = change.side if isinstance(change, Forbids | Free | MakesLonger | ExtraActions | OpensHand) else "own"
        own = seat == context.you
        fits = own if side == "own" else (side == "any" or (seat - context.you) % 2 == 1)
        if fits and (static.when is None or _read.holds(work, static.when, context)):
            found.append(change)
    return found


def forbidder(work: Work, seat: Seat, action: str) -> bool:
    """Whether a text forbids a seat an action."""
    if Forbids not in (work.in_force or in_force(work)).changes:
        return False
    return any(isinstance(change, Forbids) and change.action == action for change in _for_side(work, Forbids, seat))


def priced(work: Work, seat: Seat) -> set[str]:
    """The kinds of action that texts make free, long, or forbid."""
    found: set[str] = set()
    changes = (work.in_force or in_force(work)).changes
    for kind in (Free, MakesLonger, Forbids):
        if kind in changes:
            for change in _for_side(work, kind, seat):
                if isinstance(change, (Free, MakesLonger, Forbids)):
                    found.add(change.action)
    return found


def cost(work: Work, seat: Seat, action: str) -> int:
    """How many actions an action costs a seat now (PT-ACT-14, PT-ACT-15)."""
    reading = work.in_force or in_force(work)
    if not reading.prices:
        return 2 if action == "switch" else 1
    changes = reading.changes
    if Free in changes:
        used = -1
        for change in _for_side(work, Free, seat):
            if isinstance(change, Free) and change.action == action:
                if used < 0:
                    used = work.seats[seat].orders[0] if action == "order" else dict(work.used).get(action, 0)
                if not change.first or used < change.first:
                    return 0
    if MakesLonger in changes:
        for change in _for_side(work, MakesLonger, seat):
            if isinstance(change, MakesLonger) and change.action == action:
                return change.cost
    return 2 if action == "switch" else 1


def actions_of_turn(work: Work, seat: Seat) -> int:
    """How many actions a turn has: two, more by texts, fewer by losses (PT-FLOW-2)."""
    n = 2
    if ExtraActions in (work.in_force or in_force(work)).changes:
        for change in _for_side(work, ExtraActions, seat):
            if isinstance(change, ExtraActions):
                n += _read.amount(work, change.n, Context(seat, "", -1, {}))
    for loss in work.seats[seat].losses:
        if loss.wave == work.wave_number:
            n = max(n - loss.n, min(n, loss.floor))
    return max(n, 0)


def open_hands(work: Work) -> list[Seat]:
    """The seats whose hands lie open."""
    if OpensHand not in (work.in_force or in_force(work)).changes:
        return []
    return [seat for seat in map(Seat, range(len(work.seats))) if _for_side(work, OpensHand, seat)]


def sees_top(work: Work, seat: Seat) -> bool:
    """Whether a seat may look at the top card of its deck."""
    return SeesTop in (work.in_force or in_force(work)).changes and bool(_for_side(work, SeesTop, seat))
