"""The effects that ask nothing: what each of them does."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine import damage
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.ceasefire import may_order, may_reach_across
from boardrules.pixel_tactics._engine.defeat import defeat
from boardrules.pixel_tactics._engine.evaluate import Located, amount, holds, picked, select, settled
from boardrules.pixel_tactics._engine.history import with_deed
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._engine.triggers import Happened, announce
from boardrules.pixel_tactics._packs.bounds import MOST, MOST_CARRIED, MOST_WATCHES, bounded
from boardrules.pixel_tactics._packs.ops import EachOf, EndMoving, Flow, Gather, IfHurt, LeaveTrigger, MoveSome, Op, Skip, StartMoving
from boardrules.pixel_tactics._types.cards import owner_of
from boardrules.pixel_tactics._types.events import ActionsGained, MarkersPut, ModifierGiven, PieceLeft, PieceMoved, PieceRevived
from boardrules.pixel_tactics._types.stack import DrawFrame, HeroCause, Moving, Packet
from boardrules.pixel_tactics._types.state import ActiveDelayedTrigger, Extra, Loss, Marker, Piece, TemporaryModifier
from boardrules.pixel_tactics.language import (
    AddLife,
    AddStrength,
    Amount,
    ClearCorpses,
    DamageOn,
    DealDamage,
    Defeat,
    DiscardHand,
    DiscardPiece,
    DiscardRevealed,
    DrawCards,
    ExecuteOrder,
    GainActions,
    Give,
    Heal,
    LookAtHand,
    LoseActions,
    Modifier,
    MoveDamage,
    Pieces,
    PutMarkers,
    Revive,
    ShuffleDeck,
    Swap,
    TakesLess,
    ToHand,
)

__all__ = ["most_moved", "move_some", "perform"]

_IT: Final = Pieces(ref="it")
DAMAGE_ON_IT: Final = DamageOn("it")


def perform(position: Position, activation: Activation, op: Op) -> Flow:
    """Carry out one step of a text, and return the step at which it continues."""
    match op:
        case DealDamage(n, to):
            points = amount(position, n, activation)
            damage.deal(position, activation, tuple([(at[2].card, points) for at in settled(position, to, activation)]))
        case Heal(n, of):
            for at in settled(position, of, activation):
                damage.heal(position, at[2].card, None if n is None else amount(position, n, activation))
        case Gather(who):
            activation.loops = (*activation.loops, tuple([at[2].card for at in settled(position, who, activation)]))
        case EachOf():
            return _each(activation)
        case Skip(condition):
            it = select(position, _IT, activation)
            return "next" if holds(position, condition, activation, it[0] if it else None) else "skip"
        case IfHurt(givers):
            if not settled(position, givers, activation):
                activation.progress = None
                return "skip"
        case StartMoving(n):
            left = None if n is None else max(0, amount(position, n, activation))
            activation.progress = Moving(picked(activation), picked(activation, second=True), left)
        case MoveSome(effect):
            move_some(position, activation, effect, most_moved(position, activation))
        case EndMoving():
            if isinstance(activation.progress, Moving):
                damage.send(position, activation.progress.packets)
        case _:
            _on_pieces(position, activation, op)
    return "next"


def _on_pieces(position: Position, activation: Activation, op: Op) -> None:
    """Carry out an effect that changes cards in units."""
    match op:
        case Defeat(who):
            defeat(position, [at[2].card for at in settled(position, who, activation)])
        case Revive(who):
            for at in settled(position, who, activation):
                _revive(position, at)
        case ClearCorpses(who) | DiscardPiece(who):
            for at in settled(position, who, activation):
                _leave(position, at, "discard")
        case ToHand(who):
            for at in settled(position, who, activation):
                _leave(position, at, "hand")
        case Swap(first, second):
            _swap(
                position,
                settled(position, first, activation) + ([] if second is None else settled(position, second, activation, second=True)),
            )
        case Give(to, change, until):
            fixed = _fixed(position, activation, change)
            for at in settled(position, to, activation):
                _give(position, at, TemporaryModifier(fixed, until, activation.you, activation.source))
        case LeaveTrigger(text, until):
            hand = position.seats[activation.you]
            if len(hand.delayed) >= MOST_WATCHES:
                return
            hand.delayed = (*hand.delayed, ActiveDelayedTrigger(text, until, activation.source))
            hand.changed = True
            position.emit(ModifierGiven("", until))
        case PutMarkers(kind, n, on):
            for at in select(position, on, activation):
                _mark(position, at, kind, amount(position, n, activation))
        case _:
            _on_cards(position, activation, op)


def _on_cards(position: Position, activation: Activation, op: Op) -> None:
    """Carry out an effect on hands, decks, orders or actions."""
    match op:
        case DrawCards(n, to):
            n = amount(position, n, activation)
            if n > 0:
                position.stack.append(DrawFrame(activation.you, n, to))
        case LookAtHand():
            if may_reach_across(position, activation.you):
                for seat in position.rivals(activation.you):
                    cards.see_hand(position, seat, activation.you)
        case DiscardHand():
            cards.discard_hand(position, activation)
        case ShuffleDeck():
            cards.shuffle(position, activation.you)
        case DiscardRevealed():
            cards.leave(position, activation.bound.the_card)
        case ExecuteOrder(of):
            leader = position.seats[activation.you].unit[LEADER_AT]
            card = activation.bound.the_card if of == "the_card" else "" if leader is None else leader.card
            if card and may_order(position, activation.you, card):
                cards.execute(position, activation.you, card)
        case GainActions(n, only):
            if activation.you != position.active:
                return  # actions belong to a turn
            if only:
                position.extra = (*position.extra, Extra(only, n))[:MOST_CARRIED]
            else:
                position.actions = bounded(position.actions + n)
            position.emit(ActionsGained(activation.you, n))
        case LoseActions(n, floor):
            for seat in position.rivals(activation.you) if may_reach_across(position, activation.you) else ():
                hand = position.seats[seat]
                hand.losses = (*hand.losses, Loss(position.wave_number + 1, n, floor))[:MOST_CARRIED]
                hand.changed = True
                position.emit(ActionsGained(seat, -n))
        case _:
            raise TypeError(op)


def _each(activation: Activation) -> Flow:
    """The cards were settled when the loop began; one that is gone since is passed over."""
    *outer, left = activation.loops
    if not left:
        activation.loops = tuple(outer)
        return "skip"
    activation.bind_it(left[:1])
    activation.loops = (*outer, left[1:])
    return "next"


def most_moved(position: Position, activation: Activation) -> int:
    """How much damage may be moved from ``it`` now."""
    lies = amount(position, DAMAGE_ON_IT, activation)
    progress = activation.progress
    return lies if not isinstance(progress, Moving) or progress.left is None else min(lies, progress.left)


def move_some(position: Position, activation: Activation, effect: MoveDamage, n: int) -> None:
    """Take up *n* damage from ``it``, to be placed with the rest."""
    progress = activation.progress
    givers = select(position, _IT, activation)
    takers = settled(position, effect.to, activation, second=True)
    if not n or not isinstance(progress, Moving) or not givers or not takers or givers[0][2].card == takers[0][2].card:
        return
    giver, taker = givers[0][2].card, takers[0][2].card
    n = damage.heal(position, giver, n)
    packets = (*progress.packets, Packet(activation.source, activation.you, taker, n, "move", taker))
    activation.progress = Moving(progress.first, progress.second, None if progress.left is None else progress.left - n, packets)


def _revive(position: Position, at: Located) -> None:
    seat, slot, piece = at
    if piece.face != "corpse":
        return
    revived = with_deed(Piece(piece.card, "hero", 0, piece.done_this_turn, piece.done_this_wave, peak_damage=piece.peak_damage), "revived")
    position.put(seat, slot, revived)
    position.emit(PieceRevived(piece.card, make.spot(seat, slot)))
    announce(position, Happened("revived", subjects=((seat, slot, revived),), cause=HeroCause(piece.card)))


def _leave(position: Position, at: Located, end: str) -> None:
    seat, slot, piece = at
    if piece.face == "leader":
        return
    position.put(seat, slot, None)
    owner = owner_of(piece.card)
    if end == "hand":
        position.gain(owner, piece.card, 15)
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


def _written(position: Position, activation: Activation, n: Amount) -> int:
    """The present value of an amount, if a modifier can hold it."""
    return max(-99, min(99, amount(position, n, activation)))


def _fixed(position: Position, activation: Activation, change: Modifier) -> Modifier:
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
    position.put(
        seat,
        slot,
        Piece(piece.card, piece.face, piece.damage, piece.done_this_turn, piece.done_this_wave, mods, piece.markers, piece.peak_damage),
    )
    position.emit(ModifierGiven(piece.card, timed.until))


def _mark(position: Position, at: Located, kind: str, n: int) -> None:
    seat, slot, piece = at
    has = {marker.kind: marker.n for marker in piece.markers}
    has[kind] = min(max(0, has.get(kind, 0) + n), MOST)
    markers = tuple([Marker(name, has[name]) for name in sorted(has) if has[name]])
    position.put(
        seat,
        slot,
        Piece(piece.card, piece.face, piece.damage, piece.done_this_turn, piece.done_this_wave, piece.mods, markers, piece.peak_damage),
    )
    position.emit(MarkersPut(piece.card, kind, n))
