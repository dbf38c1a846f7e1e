"""Values derived from the texts in play and never stored: damage taken, permissions, open hands."""

from __future__ import annotations

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.ceasefire import holds_for
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import amount, modifiers_of
from boardrules.pixel_tactics._engine.reading.sided import for_side
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.slots import ROW_OF
from boardrules.pixel_tactics._types.values import TextKind
from boardrules.values import Seat


def hits_all(position: Position, at: Stand) -> bool:
    """Return whether a card's melee attack hits all in melee."""
    return bool(modifiers_of(position, pt.HitsAll, at))


def chooser_of_target(position: Position, at: Stand) -> Seat | None:
    """Return who chooses the target of a card's melee attacks, if not its player."""
    return _first(position, [context.you for _, context in modifiers_of(position, pt.TargetChosenByRival, at)])


def _first(position: Position, seats: list[Seat], concerned: Seat | None = None) -> Seat | None:
    """Return the seat that answers: the one whose unit is *concerned*, or else the first in the order of turns (PT-2V2-7)."""
    if len(seats) < 2:
        return seats[0] if seats else None
    active, n = position.active, len(position.seats)
    return min(seats, key=lambda seat: (seat != concerned, (seat - active) % n))


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


def retargeter(position: Position, chooser: Seat, aimed: str = "") -> Seat | None:
    """Return who may choose another target when *chooser* has chosen one, *aimed*, for a spell or an order (PT-RUL-119)."""
    entries = position.board.modifiers.get(pt.MayRetarget)
    if not entries:
        return None
    found = position.find(aimed) if aimed else None
    seats = [context.you for _, context in entries if opposed(context.you, chooser) and position.contact]
    return _first(position, seats, None if found is None else found.seat)


def passes_on(position: Position, seat: Seat) -> Seat | None:
    """Return to whose hand an order goes that a seat has played, if a text says so: the rival's whose turn comes next."""
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
