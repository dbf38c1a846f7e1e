"""One step of a text that asks nothing: which effect it is, and who carries it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.combat import damage
from boardrules.pixel_tactics._engine.effects.cards import on_cards
from boardrules.pixel_tactics._engine.effects.casualties import on_casualties
from boardrules.pixel_tactics._engine.effects.decks import on_decks
from boardrules.pixel_tactics._engine.effects.moving import most_moved, move_some
from boardrules.pixel_tactics._engine.effects.orders import on_orders
from boardrules.pixel_tactics._engine.effects.pieces import on_pieces
from boardrules.pixel_tactics._engine.effects.reactions import on_reactions
from boardrules.pixel_tactics._engine.effects.statuses import on_statuses
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import amount, holds, select
from boardrules.pixel_tactics._engine.reading.located import players_meant
from boardrules.pixel_tactics._engine.reading.picks import picked, settled
from boardrules.pixel_tactics._packs.ops import (
    EachOf,
    EndMoving,
    Flow,
    Gather,
    IfHurt,
    LeaveTrigger,
    MoveSome,
    NextPlayer,
    Op,
    Skip,
    StartMoving,
    StartPlayers,
)
from boardrules.pixel_tactics._types.stack import Moving
from boardrules.pixel_tactics.language import (
    CancelOrder,
    CheckCasualties,
    ClearCorpses,
    DealDamage,
    Defeat,
    DiscardAlike,
    DiscardHand,
    DiscardPiece,
    DiscardRevealed,
    DiscardSetOut,
    DrawCards,
    ExecuteOrder,
    ExecuteOrderOf,
    GainActions,
    Give,
    Heal,
    LookAtHand,
    LoseActions,
    Note,
    OrderToRival,
    Pieces,
    PutMarkers,
    PutStatus,
    RemoveStatus,
    Revive,
    Rout,
    SetOutTop,
    ShuffleDeck,
    ShuffleIn,
    StrengthenAttack,
    Swap,
    TakeMarkers,
    ToDeckTop,
    ToHand,
    TurnUp,
)

__all__ = ["TOPICS", "perform"]

_IT: Final = Pieces(ref="it")
TOPICS: Final[Mapping[type[Op], Callable[[Position, Activation, Op], None]]] = {
    Defeat: on_pieces,
    Revive: on_pieces,
    ClearCorpses: on_pieces,
    DiscardPiece: on_pieces,
    ToHand: on_pieces,
    ToDeckTop: on_pieces,
    Swap: on_pieces,
    Give: on_pieces,
    LeaveTrigger: on_pieces,
    TakeMarkers: on_pieces,
    PutMarkers: on_pieces,
    DrawCards: on_cards,
    LookAtHand: on_cards,
    DiscardHand: on_cards,
    Note: on_cards,
    ShuffleDeck: on_cards,
    DiscardRevealed: on_cards,
    ExecuteOrder: on_cards,
    GainActions: on_cards,
    LoseActions: on_cards,
    CheckCasualties: on_casualties,
    TurnUp: on_decks,
    SetOutTop: on_decks,
    DiscardSetOut: on_decks,
    ShuffleIn: on_decks,
    DiscardAlike: on_decks,
    CancelOrder: on_orders,
    ExecuteOrderOf: on_orders,
    OrderToRival: on_orders,
    StrengthenAttack: on_reactions,
    Rout: on_reactions,
    PutStatus: on_statuses,
    RemoveStatus: on_statuses,
}
"""What carries out the effects of the other topics."""


def perform(position: Position, activation: Activation, op: Op) -> Flow:
    """Carry out one step of a text, and return the step at which it continues."""
    match op:
        case Gather(who):
            activation.loops = (*activation.loops, tuple([at.piece.card for at in settled(position, who, activation)]))
        case EachOf():
            return _each(activation)
        case StartPlayers():
            activation.bind_player(None)
            activation.loops = (*activation.loops, ())
        case NextPlayer():
            return _next_player(position, activation, op)
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
            move_some(position, activation, effect, most_moved(position, activation, effect))
        case EndMoving():
            if isinstance(activation.progress, Moving):
                damage.send(position, activation.progress.packets)
        case DealDamage(n, to):
            points = amount(position, n, activation)
            damage.deal(position, activation, tuple([(at.piece.card, points) for at in settled(position, to, activation)]))
        case Heal(n, of):
            for at in settled(position, of, activation):
                damage.heal(position, at.piece.card, None if n is None else amount(position, n, activation), activation.source)
        case _:
            TOPICS[type(op)](position, activation, op)
    return "next"


def _next_player(position: Position, activation: Activation, op: NextPlayer) -> Flow:
    """Each player acts in turn; the loop keeps what those before have picked, which all together is ``it`` in the end (PT-2V2-7)."""
    *outer, found = activation.loops
    players = players_meant(position, op.whose, activation)
    last = activation.bound.player
    if last is not None and op.picks:
        found = (*found, *activation.bound.it)
    left = players if last not in players else players[players.index(last) + 1 :]
    activation.bind_player(left[0] if left else None)
    if op.picks:
        activation.bind_it(() if left else found)
    activation.loops = (*outer, found) if left else tuple(outer)
    if left:
        return "next"
    return "skip"


def _each(activation: Activation) -> Flow:
    """The cards were settled when the loop began; one that is gone since is passed over."""
    *outer, left = activation.loops
    if not left:
        activation.loops = tuple(outer)
        return "skip"
    activation.bind_it(left[:1])
    activation.loops = (*outer, left[1:])
    return "next"
