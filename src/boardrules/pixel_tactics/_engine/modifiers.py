"""What else follows from the texts in play and is never stored: damage taken, permissions, open hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.ceasefire import holds_for, may_reach_across
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import Told, amount, holds, modifiers_of
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.slots import ROW_OF
from boardrules.pixel_tactics._types.values import TextKind
from boardrules.values import Seat

DAMPERS: Final = frozenset[type[pt.Modifier]]({pt.TakesExactly, pt.TakesAtMost, pt.TakesLess, pt.TakesNone})
SIDED: Final = (pt.Forbids, pt.Free, pt.MakesLonger, pt.ExtraActions, pt.OpensHand, pt.OrdersPassOn)
"""The changes that say for which side they are; the others are for their own."""
M = TypeVar("M", bound=pt.Modifier)


def moved(position: Position, n: int, at: Stand) -> int:
    """Return how much of *n* damage that is moved onto a card arrives (PT-RUL-108)."""
    if not at.piece.mods and pt.TakesAtMost not in position.board.modifiers:
        return n
    return min([n, *[c.n for c, _ in modifiers_of(position, pt.TakesAtMost, at) if c.moved]])


def taken(position: Position, n: int, kind: str, at: Stand, told: Told | None = None) -> tuple[int, int]:
    """Return how much of *n* damage of a kind a card takes: set, limited, reduced, or none.

    Reductions add up, with the greatest of the minimums (PT-RUL-3). Limits come first in the one number, reductions in the other, which is
    never less (PT-RUL-107). *told*: where to note what each text changes, limits first.
    """
    if not at.piece.mods and DAMPERS.isdisjoint(position.board.modifiers):
        return n, n
    dealt = n
    for exact, context in modifiers_of(position, pt.TakesExactly, at):
        if kind in exact.kinds and n:
            if told is not None:
                told.append((exact.n - n, exact, context))
            n = exact.n
    most = n
    for limit, context in modifiers_of(position, pt.TakesAtMost, at):
        if kind in limit.kinds and limit.n < most:
            if told is not None:
                told.append((limit.n - most, limit, context))
            most = limit.n
    less, least = 0, 0
    for reduction, context in modifiers_of(position, pt.TakesLess, at):
        if kind in reduction.kinds:
            by = amount(position, reduction.n, context, at)
            less += by
            least = max(least, reduction.at_least)
            if told is not None:
                told.append((-by, reduction, context))
    for immunity, context in modifiers_of(position, pt.TakesNone, at):
        if kind in immunity.kinds:
            if told is not None:
                told[:] = [(-dealt, immunity, context)]
            return 0, 0
    return max(most - less, min(most, least)), min(max(n - less, min(n, least)), most)


def diverters(position: Position, at: Stand) -> list[str]:
    """Cards on to which the damage of a card may be passed (by their slots)."""
    if not at.piece.mods and pt.MayDivert not in position.board.modifiers:
        return []
    return [context.source for _, context in modifiers_of(position, pt.MayDivert, at)]


def overflow_to(position: Position, at: Stand) -> str | None:
    """Return the card to which lethal damage of a card must go."""
    if not at.piece.mods and pt.Overflows not in position.board.modifiers:
        return None
    for _, context in modifiers_of(position, pt.Overflows, at):
        if context.source != at.piece.card:
            return context.source
    return None


def hits_all(position: Position, at: Stand) -> bool:
    """Return whether a card's melee attack hits all in melee."""
    return bool(modifiers_of(position, pt.HitsAll, at))


def chooser_of_target(position: Position, at: Stand) -> Seat | None:
    """Return who chooses the target of a card's melee attacks, if not its player."""
    return _first(position, [context.you for _, context in modifiers_of(position, pt.TargetChosenByRival, at)])


def _first(position: Position, seats: list[Seat], concerned: Seat | None = None) -> Seat | None:
    """Which of the seats that may answer does: whose unit is *concerned*, else the first in the order of turns (PT-2V2-7)."""
    if len(seats) < 2:
        return seats[0] if seats else None
    active, n = position.active, len(position.seats)
    return min(seats, key=lambda seat: (seat != concerned, (seat - active) % n))


def at_once(position: Position, at: Stand, sources: list[tuple[str, Seat]]) -> bool:
    """Return whether lethal damage defeats a card at once, given who dealt it: (card, seat) pairs."""
    for change, context in modifiers_of(position, pt.DefeatedAtOnce, at):
        if not change.by_you or any(source and by == context.you for source, by in sources):
            return True
    return False


def counted(position: Position, at: Stand, *, at_end: bool) -> bool:
    """Return whether casualties are counted for a card, *at_end* of a wave or at another time.

    For leaders they are at the end only (PT-RUL-10), unless leaders are among the casualties of which texts speak (PT-RUL-101).
    """
    if at.piece.face == "leader" and not position.edition.leader_casualties:
        return at_end
    round_ends = at_end and position.clock.wave == ROW_OF["R"]
    return not any(
        (at_end or not change.ends) and not (round_ends and change.but_round_ends)
        for change, _ in modifiers_of(position, pt.NotCounted, at)
    )


def leaves_no_corpse(position: Position, at: Stand) -> bool:
    """Return whether a card is discarded when defeated."""
    return bool(modifiers_of(position, pt.DiscardedWhenDefeated, at))


def for_side(position: Position, kind: type[M], seat: Seat) -> Sequence[tuple[M, Context]]:
    """Return the changes of one kind that apply to a seat; in a ceasefire without contact none of the rival's (PT-CEASE-5)."""
    entries = position.board.modifiers.get(kind)
    if entries is None:
        return ()
    found: list[tuple[M, Context]] = []
    sided = kind in SIDED
    for static, context in entries:
        change, you = static.modifier, context.you
        side = change.side if sided and isinstance(change, SIDED) else "own"
        if you != seat:
            if side == "own":
                continue
            if opposed(seat, you):
                if not may_reach_across(position, seat):
                    continue
            elif side == "rival":
                continue
        elif side in {"rival", "others"}:
            continue
        if isinstance(change, kind) and (static.when is None or holds(position, static.when, context)):
            found.append((change, context))
    return found


def actions_of_turn(position: Position, seat: Seat) -> int:
    """Return how many actions a turn has: two, more by texts, fewer by losses (PT-FLOW-2)."""
    n = 2
    if pt.ExtraActions in position.board.modifiers:
        for change, _ in for_side(position, pt.ExtraActions, seat):
            n += amount(position, change.n, Context(seat, "", -1))
    for loss in position.seats[seat].losses:
        if loss.wave == position.wave_number:
            n = max(n - loss.n, min(n, loss.floor))
    return max(n, 0)


def cannot(position: Position, deed: str, at: Stand) -> bool:
    """Return whether a text bars a card from a deed, or from attacking, which casting and shooting are too (PT-RUL-125)."""
    if not at.piece.mods and pt.Cannot not in position.board.modifiers:
        return False
    barred = (deed,) if deed == "intercept" else (deed, "attack")
    return any(change.deed in barred for change, _ in modifiers_of(position, pt.Cannot, at))


def safe_from_defeat(position: Position, by: Seat, at: Stand) -> bool:
    """Return whether an effect of a seat cannot defeat a card (PT-RUL-121)."""
    return opposed(by, at.seat) and bool(modifiers_of(position, pt.SafeFromDefeat, at))


def only_own_damage(position: Position, source: str, at: Stand) -> bool:
    """Return whether a card gains and loses no damage by what *source* says (PT-RUL-104)."""
    if pt.OnlyOwnDamage not in position.board.modifiers and not at.piece.mods:
        return False
    return at.piece.card != source and bool(modifiers_of(position, pt.OnlyOwnDamage, at))


def retargeter(position: Position, chooser: Seat, aimed: str = "") -> Seat | None:
    """Return who may choose another target when *chooser* has chosen one, *aimed*, for a spell or an order (PT-RUL-119)."""
    entries = position.board.modifiers.get(pt.MayRetarget)
    if not entries:
        return None
    found = position.find(aimed) if aimed else None
    seats = [context.you for _, context in entries if opposed(context.you, chooser) and may_reach_across(position, context.you)]
    return _first(position, seats, None if found is None else found.seat)


def passes_on(position: Position, seat: Seat) -> Seat | None:
    """To whose hand an order goes that a seat has played, if a text says so: the rival's whose turn comes next."""
    if pt.OrdersPassOn not in position.board.modifiers:
        return None
    return position.rival(seat) if for_side(position, pt.OrdersPassOn, seat) else None


def allowed(position: Position, kind: type[pt.AttacksWithRivals | pt.MovesRivals], seat: Seat) -> bool:
    """Return whether a text lets a seat act with the rival's heroes, after the ceasefire (PT-RUL-139)."""
    return kind in position.board.modifiers and not holds_for(position, seat) and bool(for_side(position, kind, seat))


def targetable(position: Position, you: Seat, kind: TextKind, found: list[Stand]) -> list[Stand]:
    """Return those of *found* that can be chosen for a text of a kind that belongs to *you*."""
    if pt.NotTargeted not in position.board.modifiers and not any(at.piece.mods for at in found):
        return found
    return [
        at
        for at in found
        if not opposed(at.seat, you) or not any(kind in change.kinds for change, _ in modifiers_of(position, pt.NotTargeted, at))
    ]


def open_hands(position: Position) -> list[Seat]:
    """Return the seats whose hands lie open."""
    if pt.OpensHand not in position.board.modifiers:
        return []
    return [seat for seat in map(Seat, range(len(position.seats))) if for_side(position, pt.OpensHand, seat)]


def sees_top(position: Position, seat: Seat) -> bool:
    """Return whether a seat may look at the top card of its deck."""
    return pt.SeesTop in position.board.modifiers and bool(for_side(position, pt.SeesTop, seat))
