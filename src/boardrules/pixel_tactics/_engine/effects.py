"""The effects that ask nothing: what each of them does."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine import damage
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.evaluate import Found, amount, holds, picked, select, settled
from boardrules.pixel_tactics._engine.permissions import order_barred
from boardrules.pixel_tactics._engine.position import Work
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._engine.triggers import announce, with_deed
from boardrules.pixel_tactics._packs.bounds import MOST, MOST_CARRIED, MOST_WATCHES, bounded
from boardrules.pixel_tactics._packs.ops import EachOf, EndMoving, Flow, Gather, IfHurt, LeaveTrigger, MoveSome, Op, Skip, StartMoving
from boardrules.pixel_tactics._types.events import ActionsGained, MarkersPut, ModifierGiven, PieceLeft, PieceMoved, PieceRevived
from boardrules.pixel_tactics._types.stack import DrawFrame, HeroCause, Moving, Packet
from boardrules.pixel_tactics._types.state import Extra, Loss, Marker, Piece, Timed, Watching
from boardrules.pixel_tactics.language import (
    AddLife,
    AddStrength,
    Amount,
    Change,
    ClearCorpses,
    DamageOn,
    DealDamage,
    Defeat,
    DiscardHand,
    DiscardPiece,
    DrawCards,
    ExecuteOrder,
    GainActions,
    Give,
    Heal,
    LookAtHand,
    LoseActions,
    MoveDamage,
    Pieces,
    PutMarkers,
    Revive,
    ShuffleDeck,
    Swap,
    TakesLess,
    TheCard,
    ToHand,
)
from boardrules.values import Seat

__all__ = ["most_moved", "move_some", "perform"]

_IT: Final = Pieces(ref="it")
DAMAGE_ON_IT: Final = DamageOn("it")


def perform(work: Work, run: Activation, op: Op) -> Flow:
    """Do one step of a text; where it goes on."""
    match op:
        case DealDamage(n, to):
            points = amount(work, n, run)
            damage.deal(work, run, tuple([(at[2].card, points) for at in settled(work, to, run)]))
        case Heal(n, of):
            for at in settled(work, of, run):
                damage.heal(work, at[2].card, None if n is None else amount(work, n, run))
        case Gather(who):
            run.loops = (*run.loops, tuple([at[2].card for at in settled(work, who, run)]))
        case EachOf():
            return _each(run)
        case Skip(condition):
            it = select(work, _IT, run)
            return "next" if holds(work, condition, run, it[0] if it else None) else "skip"
        case IfHurt(givers):
            if not settled(work, givers, run):
                run.progress = None
                return "skip"
        case StartMoving(n):
            left = None if n is None else max(0, amount(work, n, run))
            run.progress = Moving(picked(run), picked(run, second=True), left)
        case MoveSome(effect):
            move_some(work, run, effect, most_moved(work, run))
        case EndMoving():
            if isinstance(run.progress, Moving):
                damage.send(work, run.progress.packets)
        case _:
            _on_pieces(work, run, op)
    return "next"


def _on_pieces(work: Work, run: Activation, op: Op) -> None:
    """What changes cards in units."""
    match op:
        case Defeat(who):
            damage.defeat(work, [at[2].card for at in settled(work, who, run)])
        case Revive(who):
            for at in settled(work, who, run):
                _revive(work, at)
        case ClearCorpses(who) | DiscardPiece(who):
            for at in settled(work, who, run):
                _leave(work, at, "discard")
        case ToHand(who):
            for at in settled(work, who, run):
                _leave(work, at, "hand")
        case Swap(first, second):
            _swap(work, settled(work, first, run) + ([] if second is None else settled(work, second, run, second=True)))
        case Give(to, change, until):
            fixed = _fixed(work, run, change)
            for at in settled(work, to, run):
                _give(work, at, Timed(fixed, until, run.you, run.source))
        case LeaveTrigger(text, until):
            hand = work.seats[run.you]
            if len(hand.watching) >= MOST_WATCHES:
                return
            hand.watching = (*hand.watching, Watching(text, until, run.source))
            hand.changed = True
            work.emit(ModifierGiven("", until))
        case PutMarkers(kind, n, on):
            for at in select(work, on, run):
                _mark(work, at, kind, amount(work, n, run))
        case _:
            _on_cards(work, run, op)


def _on_cards(work: Work, run: Activation, op: Op) -> None:
    """What concerns hands, decks, orders and actions."""
    match op:
        case DrawCards(n, to):
            n = amount(work, n, run)
            if n > 0:
                work.stack.append(DrawFrame(run.you, n, to))
        case LookAtHand():
            if not work.quiet:
                for seat in work.rivals(run.you):
                    cards.see_hand(work, seat, run.you)
        case DiscardHand():
            cards.discard_hand(work, run)
        case ShuffleDeck():
            cards.shuffle(work, run.you)
        case TheCard():
            cards.leave(work, run.bound.the_card)
        case ExecuteOrder(of):
            leader = work.seats[run.you].unit[LEADER_AT]
            card = run.bound.the_card if of == "the_card" else "" if leader is None else leader.card
            if card and not order_barred(work, run.you, card):
                cards.execute(work, run.you, card)
        case GainActions(n, only):
            if run.you != work.active:
                return  # actions belong to a turn
            if only:
                work.extra = (*work.extra, Extra(only, n))[:MOST_CARRIED]
            else:
                work.actions = bounded(work.actions + n)
            work.emit(ActionsGained(run.you, n))
        case LoseActions(n, floor):
            for seat in () if work.quiet else work.rivals(run.you):
                hand = work.seats[seat]
                hand.losses = (*hand.losses, Loss(work.wave_number + 1, n, floor))[:MOST_CARRIED]
                hand.changed = True
                work.emit(ActionsGained(seat, -n))
        case _:
            raise TypeError(op)


def _each(run: Activation) -> Flow:
    """The cards were settled when the loop began; one that is gone since is passed over."""
    *outer, left = run.loops
    if not left:
        run.loops = tuple(outer)
        return "skip"
    run.bind_it(left[:1])
    run.loops = (*outer, left[1:])
    return "next"


def most_moved(work: Work, run: Activation) -> int:
    """How much damage may be moved from ``it`` now."""
    lies = amount(work, DAMAGE_ON_IT, run)
    progress = run.progress
    return lies if not isinstance(progress, Moving) or progress.left is None else min(lies, progress.left)


def move_some(work: Work, run: Activation, effect: MoveDamage, n: int) -> None:
    """Take up *n* damage from ``it``, to be placed with the rest."""
    progress = run.progress
    givers = select(work, _IT, run)
    takers = settled(work, effect.to, run, second=True)
    if not n or not isinstance(progress, Moving) or not givers or not takers or givers[0][2].card == takers[0][2].card:
        return
    giver, taker = givers[0][2].card, takers[0][2].card
    n = damage.heal(work, giver, n)
    packets = (*progress.packets, Packet(run.source, run.you, taker, n, "move", taker))
    run.progress = Moving(progress.first, progress.second, None if progress.left is None else progress.left - n, packets)


def _revive(work: Work, at: Found) -> None:
    seat, slot, piece = at
    if piece.face != "corpse":
        return
    revived = with_deed(Piece(piece.card, "hero", 0, piece.turn, piece.wave, worst=piece.worst), "revived")
    work.put(seat, slot, revived)
    work.emit(PieceRevived(piece.card, make.spot(seat, slot)))
    announce(work, "revived", subjects=[(seat, slot, revived)], cause=HeroCause(piece.card))


def _leave(work: Work, at: Found, end: str) -> None:
    seat, slot, piece = at
    if piece.face == "leader":
        return
    work.put(seat, slot, None)
    owner = Seat(int(piece.card[0]))
    if end == "hand":
        work.gain(owner, piece.card, 15)
    else:
        work.discard(piece.card)
    work.emit(PieceLeft(piece.card, end))


def _swap(work: Work, found: list[Found]) -> None:
    if len(found) != 2:
        return
    (seat, slot, piece), (other_seat, other_slot, other) = found
    if "leader" in {piece.face, other.face}:
        return
    work.put(seat, slot, other)
    work.put(other_seat, other_slot, piece)
    work.emit(PieceMoved(other.card, make.spot(seat, slot)))
    work.emit(PieceMoved(piece.card, make.spot(other_seat, other_slot)))


def _written(work: Work, run: Activation, n: Amount) -> int:
    """An amount as it is now, if it can be written in a change."""
    return max(-99, min(99, amount(work, n, run)))


def _fixed(work: Work, run: Activation, change: Change) -> Change:
    """A change with its amount as it is now."""
    match change:
        case AddStrength(n, against, kind):
            return AddStrength(_written(work, run, n), against, kind)
        case AddLife(n):
            return AddLife(_written(work, run, n))
        case TakesLess(n, at_least, kinds):
            return TakesLess(_written(work, run, n), at_least, kinds)
        case _:
            return change


def _give(work: Work, at: Found, timed: Timed) -> None:
    seat, slot, piece = at
    if len(piece.mods) >= MOST_CARRIED:
        return
    mods = (*piece.mods, timed)
    work.put(seat, slot, Piece(piece.card, piece.face, piece.damage, piece.turn, piece.wave, mods, piece.markers, piece.worst))
    work.emit(ModifierGiven(piece.card, timed.until))


def _mark(work: Work, at: Found, kind: str, n: int) -> None:
    seat, slot, piece = at
    has = {marker.kind: marker.n for marker in piece.markers}
    has[kind] = min(max(0, has.get(kind, 0) + n), MOST)
    markers = tuple([Marker(name, has[name]) for name in sorted(has) if has[name]])
    work.put(seat, slot, Piece(piece.card, piece.face, piece.damage, piece.turn, piece.wave, piece.mods, markers, piece.worst))
    work.emit(MarkersPut(piece.card, kind, n))
