"""What else follows from the texts in play and is never stored: damage taken, costs, permissions, open hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardrules.pixel_tactics._engine.active_effects import in_force
from boardrules.pixel_tactics._engine.context import Context
from boardrules.pixel_tactics._engine.evaluate import amount, changes_of, holds
from boardrules.pixel_tactics._engine.position import Work
from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics.language import (
    Change,
    DefeatedAtOnce,
    DiscardedWhenDefeated,
    ExtraActions,
    Forbids,
    Free,
    HitsAll,
    MakesLonger,
    MayDivert,
    OpensHand,
    Overflows,
    SeesTop,
    TakesAtMost,
    TakesExactly,
    TakesLess,
    TakesNone,
    TargetChosenByRival,
)
from boardrules.values import Seat

__all__ = [
    "actions_of_turn",
    "at_once",
    "chooser_of_target",
    "cost",
    "diverters",
    "forbidder",
    "hits_all",
    "leaves_no_corpse",
    "open_hands",
    "overflow_to",
    "priced",
    "sees_top",
    "taken",
]

DAMPERS: Final = frozenset[type[Change]]({TakesExactly, TakesAtMost, TakesLess, TakesNone})
NO_CHANGES: Final[tuple[Change, ...]] = ()


def taken(work: Work, n: int, kind: str, seat: Seat, slot: int, piece: Piece) -> int:
    """How much of *n* damage of a kind a card takes: set, capped, reduced (with the greatest of the minimums), or none."""
    if not piece.mods and DAMPERS.isdisjoint((work.in_force or in_force(work)).changes):
        return n
    for change, _ in changes_of(work, TakesExactly, seat, slot, piece):
        if isinstance(change, TakesExactly) and kind in change.kinds and n:
            n = change.n
    for change, _ in changes_of(work, TakesAtMost, seat, slot, piece):
        if isinstance(change, TakesAtMost) and kind in change.kinds:
            n = min(n, change.n)
    less, least = 0, 0
    for change, context in changes_of(work, TakesLess, seat, slot, piece):
        if isinstance(change, TakesLess) and kind in change.kinds:
            less += amount(work, change.n, context, (seat, slot, piece))
            least = max(least, change.at_least)
    n = max(n - less, min(n, least))
    for change, _ in changes_of(work, TakesNone, seat, slot, piece):
        if isinstance(change, TakesNone) and kind in change.kinds:
            return 0
    return n


def diverters(work: Work, seat: Seat, slot: int, piece: Piece) -> list[str]:
    """Cards on to which the damage of a card may be passed (by their slots)."""
    return [context.source for _, context in changes_of(work, MayDivert, seat, slot, piece)]


def overflow_to(work: Work, seat: Seat, slot: int, piece: Piece) -> str | None:
    """The card to which lethal damage of a card must go."""
    for _, context in changes_of(work, Overflows, seat, slot, piece):
        if context.source != piece.card:
            return context.source
    return None


def hits_all(work: Work, seat: Seat, slot: int, piece: Piece) -> bool:
    """Whether a card's melee attack hits all in melee."""
    return bool(changes_of(work, HitsAll, seat, slot, piece))


def chooser_of_target(work: Work, seat: Seat, slot: int, piece: Piece) -> Seat | None:
    """Who chooses the target of a card's melee attacks, if not its player."""
    for _, context in changes_of(work, TargetChosenByRival, seat, slot, piece):
        return context.you
    return None


def at_once(work: Work, seat: Seat, slot: int, piece: Piece, sources: list[tuple[str, Seat]]) -> bool:
    """Whether lethal damage defeats a card at once, given who dealt it: (card, seat) pairs."""
    for change, context in changes_of(work, DefeatedAtOnce, seat, slot, piece):
        if isinstance(change, DefeatedAtOnce) and (not change.by_you or any(source and by == context.you for source, by in sources)):
            return True
    return False


def leaves_no_corpse(work: Work, seat: Seat, slot: int, piece: Piece) -> bool:
    """Whether a card is discarded when defeated."""
    return bool(changes_of(work, DiscardedWhenDefeated, seat, slot, piece))


def _for_side(work: Work, kind: type[Change], seat: Seat) -> Sequence[Change]:
    """The changes of one kind that apply to a seat; in a ceasefire without contact none of the rival's (PT-CEASE-5)."""
    entries = (work.in_force or in_force(work)).changes.get(kind)
    if entries is None:
        return NO_CHANGES
    found: list[Change] = []
    quiet = work.round <= 1 and work.quiet
    for static, context in entries:
        if quiet and context.you != seat:
            continue
        change = static.change
        side = change.side if isinstance(change, Forbids | Free | MakesLonger | ExtraActions | OpensHand) else "own"
        own = seat == context.you
        fits = own if side == "own" else (side == "any" or (seat - context.you) % 2 == 1)
        if fits and (static.when is None or holds(work, static.when, context)):
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
                n += amount(work, change.n, Context(seat, "", -1))
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
