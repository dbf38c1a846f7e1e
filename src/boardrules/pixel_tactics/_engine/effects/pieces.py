"""Effects that change cards in units: defeat, corpses, places, modifiers and markers."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.announcing.happened import Happened
from boardrules.pixel_tactics._engine.announcing.triggers import announce, entered
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.combat.damage import with_damage
from boardrules.pixel_tactics._engine.combat.defeat import defeat
from boardrules.pixel_tactics._engine.history import with_deed
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import amount, life, select
from boardrules.pixel_tactics._engine.reading.modifiers import safe_from_defeat
from boardrules.pixel_tactics._engine.reading.picks import settled
from boardrules.pixel_tactics._engine.zones import discard, gain, put_on_top
from boardrules.pixel_tactics._packs.bounds import MOST, MOST_CARRIED, MOST_WATCHES
from boardrules.pixel_tactics._packs.ops import LeaveTrigger, Op
from boardrules.pixel_tactics._types.values import ALL

KINDS: Final[tuple[type[Op], ...]] = (
    *(pt.Defeat, pt.Revive, pt.ClearCorpses, pt.DiscardPiece, pt.ToHand, pt.ToDeckTop),
    *(pt.Swap, pt.Give, LeaveTrigger, pt.TakeMarkers, pt.PutMarkers),
)
"""The steps that :func:`on_pieces` carries out."""


def on_pieces(position: Position, activation: Activation, op: Op) -> None:
    """Carry out an effect that changes cards in units."""
    match op:
        case pt.Defeat(who, this):
            who_fall = settled(position, who, activation)
            cards = [at.piece.card for at in who_fall if not safe_from_defeat(position, activation.you, at)]
            defeat(position, [activation.source, *cards] if this else cards)
        case pt.Revive(who, mortal):
            for at in settled(position, who, activation):
                _revive(position, at, mortal=mortal)
        case pt.ClearCorpses(who):
            for at in settled(position, who, activation):
                if at.piece.face in {"corpse", "risen"}:
                    _leave(position, at, "discard")
        case pt.DiscardPiece(who):
            for at in settled(position, who, activation):
                _leave(position, at, "discard")
        case pt.ToHand(who):
            for at in settled(position, who, activation):
                _leave(position, at, "hand")
        case pt.ToDeckTop(who):
            for at in settled(position, who, activation):
                _leave(position, at, "top")
        case pt.Swap(first, second):
            _swap(
                position,
                settled(position, first, activation) + ([] if second is None else settled(position, second, activation, second=True)),
            )
        case pt.Give(to, change, until):
            fixed = settled_modifier(position, activation, change)
            for at in settled(position, to, activation):
                _give(position, at, t.TemporaryModifier(fixed, until, activation.you, activation.source))
        case LeaveTrigger(text, until):
            player = position.seats[activation.you]
            if len(player.delayed) >= MOST_WATCHES:
                return
            player.delayed = (*player.delayed, t.ActiveDelayedTrigger(text, until, activation.source))
            player.changed = True
            position.redraw(activation.you)
            position.emit(t.EffectSetUp(activation.you, text, until, activation.source))
        case pt.TakeMarkers(kind, n, on):
            for at in select(position, on, activation):
                lies = sum([marker.n for marker in at.piece.markers if marker.kind == kind])
                taken = lies if n is None else min(lies, amount(position, n, activation))
                if taken:
                    mark(position, at, kind, -taken)
        case pt.PutMarkers(kind, n, on):
            for at in select(position, on, activation):
                mark(position, at, kind, amount(position, n, activation))
        case _:
            raise TypeError(op)


def _revive(position: Position, at: Stand, *, mortal: bool) -> None:
    seat, slot, piece = at.seat, at.slot, at.piece
    if piece.face not in {"corpse", "risen"}:
        return
    # What it did in this wave still counts, and it has not been recruited (PT-RUL-15).
    revived = with_deed(replace(piece, face="hero", damage=0, mods=(), markers=()), "revived")
    position.put(seat, slot, revived)
    here = Stand(seat, slot, revived)
    if mortal:
        here = Stand(seat, slot, with_damage(revived, max(life(position, here), 0)))
        position.put(seat, slot, here.piece)
    position.emit(t.PieceRevived(piece.card, make.spot(seat, slot)), "PT-DMG-9")
    announce(position, Happened("revived", subjects=(here,), cause=t.HeroCause(piece.card)))


def _leave(position: Position, at: Stand, end: str) -> None:
    seat, slot, piece = at.seat, at.slot, at.piece
    if piece.face == "leader":
        return
    position.put(seat, slot, None)
    owner = position.owner_of(piece.card)
    if end == "hand":
        gain(position, owner, piece.card, ALL)
    elif end == "top":
        put_on_top(position, owner, piece.card)
    else:
        discard(position, piece.card)
    position.emit(t.PieceLeft(piece.card, end))


def _swap(position: Position, found: list[Stand]) -> None:
    if len(found) != 2:
        return
    one, two = found
    if "leader" in {one.piece.face, two.piece.face}:
        return
    position.put(one.seat, one.slot, two.piece)
    position.put(two.seat, two.slot, one.piece)
    position.emit(t.PieceMoved(two.piece.card, make.spot(one.seat, one.slot)))
    position.emit(t.PieceMoved(one.piece.card, make.spot(two.seat, two.slot)))
    if one.seat != two.seat:
        entered(position, one.seat, one.slot)
        entered(position, two.seat, two.slot)


def _written(position: Position, activation: Activation, n: pt.Amount) -> int:
    """Return the present value of an amount, if a modifier can hold it."""
    return max(-99, min(99, amount(position, n, activation)))


def settled_modifier(position: Position, activation: Activation, change: pt.GivenModifier) -> pt.GivenModifier:
    """Return a modifier with its amount settled at the present value."""
    match change:
        case pt.AddStrength(n, against, kind):
            return pt.AddStrength(_written(position, activation, n), against, kind)
        case pt.AddLife(n):
            return pt.AddLife(_written(position, activation, n))
        case pt.TakesLess(n, at_least, kinds):
            return pt.TakesLess(_written(position, activation, n), at_least, kinds)
        case _:
            return change


def _give(position: Position, at: Stand, timed: t.TemporaryModifier) -> None:
    seat, slot, piece = at.seat, at.slot, at.piece
    if len(piece.mods) >= MOST_CARRIED:
        return
    mods = (*piece.mods, timed)
    position.put(seat, slot, replace(piece, mods=mods))
    position.emit(t.ModifierGiven(piece.card, timed.modifier, timed.until, timed.by, timed.source))


def mark(position: Position, at: Stand, kind: str, n: int) -> None:
    """Put markers on a card, or with a negative number take some off."""
    seat, slot, piece = at.seat, at.slot, at.piece
    has = {marker.kind: marker.n for marker in piece.markers}
    has[kind] = min(max(0, has.get(kind, 0) + n), MOST)
    markers = tuple([t.Marker(name, has[name]) for name in sorted(has) if has[name]])
    position.put(seat, slot, replace(piece, markers=markers))
    position.emit(t.MarkersPut(piece.card, kind, n))
