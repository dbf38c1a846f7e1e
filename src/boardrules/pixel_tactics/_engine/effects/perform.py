"""One step of a text that asks nothing: which effect it is, and who carries it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.combat import damage
from boardrules.pixel_tactics._engine.effects import cards, casualties, decks, orders, pieces, reactions, statuses
from boardrules.pixel_tactics._engine.effects.moving import most_moved, move_some
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import amount, holds, select
from boardrules.pixel_tactics._engine.reading.located import players_meant
from boardrules.pixel_tactics._engine.reading.picks import picked, settled
from boardrules.pixel_tactics._packs import ops
from boardrules.pixel_tactics._types.bindings import Moving

_IT: Final = pt.Pieces(ref="it")
TOPICS: Final[Mapping[type[ops.Op], Callable[[Position, Activation, ops.Op], None]]] = {
    kind: carry_out
    for kinds, carry_out in (
        (pieces.KINDS, pieces.on_pieces),
        (cards.KINDS, cards.on_cards),
        (casualties.KINDS, casualties.on_casualties),
        (decks.KINDS, decks.on_decks),
        (orders.KINDS, orders.on_orders),
        (reactions.KINDS, reactions.on_reactions),
        (statuses.KINDS, statuses.on_statuses),
    )
    for kind in kinds
}
"""The function that carries out each kind of step of the modules beside this one; a module names its kinds in ``KINDS``."""


def perform(position: Position, activation: Activation, op: ops.Op) -> ops.Flow:
    """Carry out one step of a text, and return the step at which it continues."""
    match op:
        case ops.Gather(who):
            activation.loops = (*activation.loops, tuple([at.piece.card for at in settled(position, who, activation)]))
        case ops.EachOf():
            return _each(activation)
        case ops.StartPlayers():
            activation.bind_player(None)
            activation.loops = (*activation.loops, ())
        case ops.NextPlayer():
            return _next_player(position, activation, op)
        case ops.Skip(condition):
            it = select(position, _IT, activation)
            return "next" if holds(position, condition, activation, it[0] if it else None) else "skip"
        case ops.IfHurt(givers):
            if not settled(position, givers, activation):
                activation.progress = None
                return "skip"
        case ops.StartMoving(n):
            left = None if n is None else max(0, amount(position, n, activation))
            activation.progress = Moving(picked(activation), picked(activation, second=True), left)
        case ops.MoveSome(effect):
            move_some(position, activation, effect, most_moved(position, activation, effect))
        case ops.EndMoving():
            if isinstance(activation.progress, Moving):
                damage.send(position, activation.progress.packets)
        case pt.DealDamage(n, to):
            points = amount(position, n, activation)
            damage.deal(position, activation, tuple([(at.piece.card, points) for at in settled(position, to, activation)]))
        case pt.Heal(n, of):
            for at in settled(position, of, activation):
                damage.heal(position, at.piece.card, None if n is None else amount(position, n, activation), activation.source)
        case _:
            TOPICS[type(op)](position, activation, op)
    return "next"


def _next_player(position: Position, activation: Activation, op: ops.NextPlayer) -> ops.Flow:
    """Let the next player act; the loop keeps what those before have picked, which all together is ``it`` in the end (PT-2V2-7)."""
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


def _each(activation: Activation) -> ops.Flow:
    """Carry on a loop over cards settled when it began; one that is gone since is passed over."""
    *outer, left = activation.loops
    if not left:
        activation.loops = tuple(outer)
        return "skip"
    activation.bind_it(left[:1])
    activation.loops = (*outer, left[1:])
    return "next"
