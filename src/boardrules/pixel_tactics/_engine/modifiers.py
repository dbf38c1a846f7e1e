"""What else follows from the texts in play and is never stored: damage taken, permissions, open hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.active_effects import active_effects
from boardrules.pixel_tactics._engine.ceasefire import holds_for, may_reach_across
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import Told, amount, holds, modifiers_of
from boardrules.pixel_tactics._engine.reading.located import Located
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.slots import ROW_OF
from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics._types.values import TextKind
from boardrules.pixel_tactics.language import (
    AttacksWithRivals,
    Cannot,
    DefeatedAtOnce,
    DiscardedWhenDefeated,
    ExtraActions,
    Forbids,
    Free,
    HitsAll,
    MakesLonger,
    MayDivert,
    MayRetarget,
    Modifier,
    MovesRivals,
    NotCounted,
    NotTargeted,
    OnlyOwnDamage,
    OpensHand,
    OrdersPassOn,
    Overflows,
    SafeFromDefeat,
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
    "allowed",
    "at_once",
    "cannot",
    "chooser_of_target",
    "counted",
    "diverters",
    "for_side",
    "hits_all",
    "leaves_no_corpse",
    "moved",
    "only_own_damage",
    "open_hands",
    "overflow_to",
    "passes_on",
    "retargeter",
    "safe_from_defeat",
    "sees_top",
    "taken",
    "targetable",
]

DAMPERS: Final = frozenset[type[Modifier]]({TakesExactly, TakesAtMost, TakesLess, TakesNone})
SIDED: Final = (Forbids, Free, MakesLonger, ExtraActions, OpensHand, OrdersPassOn)
"""The changes that say for which side they are; the others are for their own."""
NO_CHANGES: Final[tuple[tuple[Modifier, Context], ...]] = ()


def moved(position: Position, n: int, seat: Seat, slot: int, piece: Piece) -> int:
    """How much of *n* damage that is moved onto a card arrives (PT-RUL-108)."""
    if not piece.mods and TakesAtMost not in (position.active_effects or active_effects(position)).modifiers:
        return n
    return min([n, *[c.n for c, _ in modifiers_of(position, TakesAtMost, seat, slot, piece) if isinstance(c, TakesAtMost) and c.moved]])


def taken(position: Position, n: int, kind: str, seat: Seat, slot: int, piece: Piece, told: Told | None = None) -> tuple[int, int]:
    """How much of *n* damage of a kind a card takes: set, limited, reduced, or none.

    Reductions add up, with the greatest of the minimums (PT-RUL-3). Limits come first in the one number, reductions in the other, which is
    never less (PT-RUL-107). *told*: where to note what each text changes, limits first.
    """
    if not piece.mods and DAMPERS.isdisjoint((position.active_effects or active_effects(position)).modifiers):
        return n, n
    dealt = n
    for change, context in modifiers_of(position, TakesExactly, seat, slot, piece):
        if isinstance(change, TakesExactly) and kind in change.kinds and n:
            if told is not None:
                told.append((change.n - n, change, context))
            n = change.n
    most = n
    for change, context in modifiers_of(position, TakesAtMost, seat, slot, piece):
        if isinstance(change, TakesAtMost) and kind in change.kinds and change.n < most:
            if told is not None:
                told.append((change.n - most, change, context))
            most = change.n
    less, least = 0, 0
    for change, context in modifiers_of(position, TakesLess, seat, slot, piece):
        if isinstance(change, TakesLess) and kind in change.kinds:
            reduction = amount(position, change.n, context, (seat, slot, piece))
            less += reduction
            least = max(least, change.at_least)
            if told is not None:
                told.append((-reduction, change, context))
    for change, context in modifiers_of(position, TakesNone, seat, slot, piece):
        if isinstance(change, TakesNone) and kind in change.kinds:
            if told is not None:
                told[:] = [(-dealt, change, context)]
            return 0, 0
    return max(most - less, min(most, least)), min(max(n - less, min(n, least)), most)


def diverters(position: Position, seat: Seat, slot: int, piece: Piece) -> list[str]:
    """Cards on to which the damage of a card may be passed (by their slots)."""
    return [context.source for _, context in modifiers_of(position, MayDivert, seat, slot, piece)]


def overflow_to(position: Position, seat: Seat, slot: int, piece: Piece) -> str | None:
    """The card to which lethal damage of a card must go."""
    for _, context in modifiers_of(position, Overflows, seat, slot, piece):
        if context.source != piece.card:
            return context.source
    return None


def hits_all(position: Position, seat: Seat, slot: int, piece: Piece) -> bool:
    """Whether a card's melee attack hits all in melee."""
    return bool(modifiers_of(position, HitsAll, seat, slot, piece))


def chooser_of_target(position: Position, seat: Seat, slot: int, piece: Piece) -> Seat | None:
    """Who chooses the target of a card's melee attacks, if not its player."""
    return _first(position, [context.you for _, context in modifiers_of(position, TargetChosenByRival, seat, slot, piece)])


def _first(position: Position, seats: list[Seat], concerned: Seat | None = None) -> Seat | None:
    """Which of the seats that may answer does: whose unit is *concerned*, else the first in the order of turns (PT-2V2-7)."""
    if len(seats) < 2:
        return seats[0] if seats else None
    active, n = position.active, len(position.seats)
    return min(seats, key=lambda seat: (seat != concerned, (seat - active) % n))


def at_once(position: Position, seat: Seat, slot: int, piece: Piece, sources: list[tuple[str, Seat]]) -> bool:
    """Whether lethal damage defeats a card at once, given who dealt it: (card, seat) pairs."""
    for change, context in modifiers_of(position, DefeatedAtOnce, seat, slot, piece):
        if isinstance(change, DefeatedAtOnce) and (not change.by_you or any(source and by == context.you for source, by in sources)):
            return True
    return False


def counted(position: Position, seat: Seat, slot: int, piece: Piece, *, at_end: bool) -> bool:
    """Whether casualties are counted for a card, *at_end* of a wave or at another time.

    For leaders they are at the end only (PT-RUL-10), unless leaders are among the casualties of which texts speak (PT-RUL-101).
    """
    if piece.face == "leader" and not position.edition.leader_casualties:
        return at_end
    round_ends = at_end and position.clock.wave == ROW_OF["R"]
    return not any(
        isinstance(change, NotCounted) and (at_end or not change.ends) and not (round_ends and change.but_round_ends)
        for change, _ in modifiers_of(position, NotCounted, seat, slot, piece)
    )


def leaves_no_corpse(position: Position, seat: Seat, slot: int, piece: Piece) -> bool:
    """Whether a card is discarded when defeated."""
    return bool(modifiers_of(position, DiscardedWhenDefeated, seat, slot, piece))


def for_side(position: Position, kind: type[Modifier], seat: Seat) -> Sequence[tuple[Modifier, Context]]:
    """The changes of one kind that apply to a seat; in a ceasefire without contact none of the rival's (PT-CEASE-5)."""
    entries = (position.active_effects or active_effects(position)).modifiers.get(kind)
    if entries is None:
        return NO_CHANGES
    found: list[tuple[Modifier, Context]] = []
    apart, sided = not may_reach_across(position, seat), kind in SIDED
    for static, context in entries:
        change, you = static.modifier, context.you
        side = change.side if sided and isinstance(change, SIDED) else "own"
        if you != seat:
            across = opposed(seat, you)
            if side == "own" or (apart and across) or (side == "rival" and not across):
                continue
        elif side in {"rival", "others"}:
            continue
        if static.when is None or holds(position, static.when, context):
            found.append((change, context))
    return found


def actions_of_turn(position: Position, seat: Seat) -> int:
    """How many actions a turn has: two, more by texts, fewer by losses (PT-FLOW-2)."""
    n = 2
    if ExtraActions in (position.active_effects or active_effects(position)).modifiers:
        for change, _ in for_side(position, ExtraActions, seat):
            if isinstance(change, ExtraActions):
                n += amount(position, change.n, Context(seat, "", -1))
    for loss in position.seats[seat].losses:
        if loss.wave == position.wave_number:
            n = max(n - loss.n, min(n, loss.floor))
    return max(n, 0)


def cannot(position: Position, deed: str, seat: Seat, slot: int, piece: Piece) -> bool:
    """Whether a text bars a card from intercepting, casting, shooting or attacking at all (which casting and shooting are, PT-RUL-125)."""
    if not piece.mods and Cannot not in (position.active_effects or active_effects(position)).modifiers:
        return False
    barred = (deed,) if deed == "intercept" else (deed, "attack")
    return any(isinstance(change, Cannot) and change.deed in barred for change, _ in modifiers_of(position, Cannot, seat, slot, piece))


def safe_from_defeat(position: Position, by: Seat, seat: Seat, slot: int, piece: Piece) -> bool:
    """Whether an effect of a seat cannot defeat a card (PT-RUL-121)."""
    return opposed(by, seat) and bool(modifiers_of(position, SafeFromDefeat, seat, slot, piece))


def only_own_damage(position: Position, source: str, seat: Seat, slot: int, piece: Piece) -> bool:
    """Whether a card gains and loses no damage by what *source* says (PT-RUL-104)."""
    if OnlyOwnDamage not in (position.active_effects or active_effects(position)).modifiers and not piece.mods:
        return False
    return piece.card != source and bool(modifiers_of(position, OnlyOwnDamage, seat, slot, piece))


def retargeter(position: Position, chooser: Seat, aimed: str = "") -> Seat | None:
    """Who may choose another target when *chooser* has chosen one, *aimed*, for a spell or an order (PT-RUL-119)."""
    entries = (position.active_effects or active_effects(position)).modifiers.get(MayRetarget)
    if not entries:
        return None
    found = position.find(aimed) if aimed else None
    seats = [context.you for _, context in entries if opposed(context.you, chooser) and may_reach_across(position, context.you)]
    return _first(position, seats, None if found is None else found[0])


def passes_on(position: Position, seat: Seat) -> Seat | None:
    """To whose hand an order goes that a seat has played, if a text says so: the rival's whose turn comes next."""
    if OrdersPassOn not in (position.active_effects or active_effects(position)).modifiers:
        return None
    return position.rivals(seat)[0] if for_side(position, OrdersPassOn, seat) else None


def allowed(position: Position, kind: type[AttacksWithRivals | MovesRivals], seat: Seat) -> bool:
    """Whether a text lets a seat act with the rival's heroes, after the ceasefire (PT-RUL-139)."""
    return (
        kind in (position.active_effects or active_effects(position)).modifiers
        and not holds_for(position, seat)
        and bool(for_side(position, kind, seat))
    )


def targetable(position: Position, you: Seat, kind: TextKind, found: list[Located]) -> list[Located]:
    """Those of *found* that can be chosen for a text of a kind that belongs to *you*."""
    if NotTargeted not in (position.active_effects or active_effects(position)).modifiers and not any(at[2].mods for at in found):
        return found
    return [
        at
        for at in found
        if not opposed(at[0], you)
        or not any(isinstance(change, NotTargeted) and kind in change.kinds for change, _ in modifiers_of(position, NotTargeted, *at))
    ]


def open_hands(position: Position) -> list[Seat]:
    """The seats whose hands lie open."""
    if OpensHand not in (position.active_effects or active_effects(position)).modifiers:
        return []
    return [seat for seat in map(Seat, range(len(position.seats))) if for_side(position, OpensHand, seat)]


def sees_top(position: Position, seat: Seat) -> bool:
    """Whether a seat may look at the top card of its deck."""
    return SeesTop in (position.active_effects or active_effects(position)).modifiers and bool(for_side(position, SeesTop, seat))
