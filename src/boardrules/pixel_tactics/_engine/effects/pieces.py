"""Effects that change cards in units: defeat, corpses, places, modifiers and markers."""

from __future__ import annotations

from msgspec.structs import replace

from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.combat.damage import with_damage
from boardrules.pixel_tactics._engine.combat.defeat import defeat
from boardrules.pixel_tactics._engine.history import with_deed
from boardrules.pixel_tactics._engine.modifiers import safe_from_defeat
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import amount, life, select
from boardrules.pixel_tactics._engine.reading.located import Located
from boardrules.pixel_tactics._engine.reading.picks import settled
from boardrules.pixel_tactics._engine.triggers import Happened, announce, entered
from boardrules.pixel_tactics._engine.zones import put_on_top
from boardrules.pixel_tactics._packs.bounds import MOST, MOST_CARRIED, MOST_WATCHES
from boardrules.pixel_tactics._packs.ops import LeaveTrigger, Op
from boardrules.pixel_tactics._types.events import EffectSetUp, MarkersPut, ModifierGiven, PieceLeft, PieceMoved, PieceRevived
from boardrules.pixel_tactics._types.stack import HeroCause
from boardrules.pixel_tactics._types.state import ActiveDelayedTrigger, Marker, TemporaryModifier
from boardrules.pixel_tactics.language import (
    AddLife,
    AddStrength,
    Amount,
    ClearCorpses,
    Defeat,
    DiscardPiece,
    Give,
    GivenModifier,
    PutMarkers,
    Revive,
    Swap,
    TakeMarkers,
    TakesLess,
    ToDeckTop,
    ToHand,
)

__all__ = ["mark", "on_pieces", "settled_modifier"]


def on_pieces(position: Position, activation: Activation, op: Op) -> None:
    """Carry out an effect that changes cards in units."""
    match op:
        case Defeat(who, this):
            who_fall = settled(position, who, activation)
            cards = [at[2].card for at in who_fall if not safe_from_defeat(position, activation.you, *at)]
            defeat(position, [activation.source, *cards] if this else cards)
        case Revive(who, mortal):
            for at in settled(position, who, activation):
                _revive(position, at, mortal=mortal)
        case ClearCorpses(who):
            for at in settled(position, who, activation):
                if at[2].face in {"corpse", "risen"}:
                    _leave(position, at, "discard")
        case DiscardPiece(who):
            for at in settled(position, who, activation):
                _leave(position, at, "discard")
        case ToHand(who):
            for at in settled(position, who, activation):
                _leave(position, at, "hand")
        case ToDeckTop(who):
            for at in settled(position, who, activation):
                _leave(position, at, "top")
        case Swap(first, second):
            _swap(
                position,
                settled(position, first, activation) + ([] if second is None else settled(position, second, activation, second=True)),
            )
        case Give(to, change, until):
            fixed = settled_modifier(position, activation, change)
            for at in settled(position, to, activation):
                _give(position, at, TemporaryModifier(fixed, until, activation.you, activation.source))
        case LeaveTrigger(text, until):
            hand = position.seats[activation.you]
            if len(hand.delayed) >= MOST_WATCHES:
                return
            hand.delayed = (*hand.delayed, ActiveDelayedTrigger(text, until, activation.source))
            hand.changed = True
            hand.unit_effects = None
            position.forget()
            position.emit(EffectSetUp(activation.you, text, until, activation.source))
        case TakeMarkers(kind, n, on):
            for at in select(position, on, activation):
                lies = sum([marker.n for marker in at[2].markers if marker.kind == kind])
                taken = lies if n is None else min(lies, amount(position, n, activation))
                if taken:
                    mark(position, at, kind, -taken)
        case PutMarkers(kind, n, on):
            for at in select(position, on, activation):
                mark(position, at, kind, amount(position, n, activation))
        case _:
            raise TypeError(op)


def _revive(position: Position, at: Located, *, mortal: bool) -> None:
    seat, slot, piece = at
    if piece.face not in {"corpse", "risen"}:
        return
    # What it did in this wave still counts, and it has not been recruited (PT-RUL-15).
    revived = with_deed(replace(piece, face="hero", damage=0, mods=(), markers=()), "revived")
    position.put(seat, slot, revived)
    if mortal:
        revived = with_damage(revived, max(life(position, seat, slot, revived), 0))
        position.put(seat, slot, revived)
    position.emit(PieceRevived(piece.card, make.spot(seat, slot)), "PT-DMG-9")
    announce(position, Happened("revived", subjects=((seat, slot, revived),), cause=HeroCause(piece.card)))


def _leave(position: Position, at: Located, end: str) -> None:
    seat, slot, piece = at
    if piece.face == "leader":
        return
    position.put(seat, slot, None)
    owner = position.owner_of(piece.card)
    if end == "hand":
        position.gain(owner, piece.card, 15)
    elif end == "top":
        put_on_top(position, owner, piece.card)
    else:
        position.discard(piece.card)
    position.emit(PieceLeft(piece.card, end))


def _swap(position: Position, found: list[Located]) -> None:
    if len(found) != 2:
        return
    (seat, slot, piece), (other_seat, other_slot, other) = found
    if "leader" in {piece.face, other.face}:
        return
    position.put(seat, slot, other)
    position.put(other_seat, other_slot, piece)
    position.emit(PieceMoved(other.card, make.spot(seat, slot)))
    position.emit(PieceMoved(piece.card, make.spot(other_seat, other_slot)))
    if seat != other_seat:
        entered(position, seat, slot)
        entered(position, other_seat, other_slot)


def _written(position: Position, activation: Activation, n: Amount) -> int:
    """The present value of an amount, if a modifier can hold it."""
    return max(-99, min(99, amount(position, n, activation)))


def settled_modifier(position: Position, activation: Activation, change: GivenModifier) -> GivenModifier:
    """A modifier with its amount settled at the present value."""
    match change:
        case AddStrength(n, against, kind):
            return AddStrength(_written(position, activation, n), against, kind)
        case AddLife(n):
            return AddLife(_written(position, activation, n))
        case TakesLess(n, at_least, kinds):
            return TakesLess(_written(position, activation, n), at_least, kinds)
        case _:
            return change


def _give(position: Position, at: Located, timed: TemporaryModifier) -> None:
    seat, slot, piece = at
    if len(piece.mods) >= MOST_CARRIED:
        return
    mods = (*piece.mods, timed)
    position.put(seat, slot, replace(piece, mods=mods))
    position.emit(ModifierGiven(piece.card, timed.modifier, timed.until, timed.by, timed.source))


def mark(position: Position, at: Located, kind: str, n: int) -> None:
    """Put markers on a card, or with a negative number take some off."""
    seat, slot, piece = at
    has = {marker.kind: marker.n for marker in piece.markers}
    has[kind] = min(max(0, has.get(kind, 0) + n), MOST)
    markers = tuple([Marker(name, has[name]) for name in sorted(has) if has[name]])
    position.put(seat, slot, replace(piece, markers=markers))
    position.emit(MarkersPut(piece.card, kind, n))
