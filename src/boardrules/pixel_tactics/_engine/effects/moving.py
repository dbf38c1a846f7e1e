"""Damage that is moved: how much may be taken up, and taking it up."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.combat import damage
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import amount, select
from boardrules.pixel_tactics._engine.reading.picks import settled
from boardrules.pixel_tactics._types.bindings import Moving, Packet
from boardrules.pixel_tactics.language import (
    DamageOn,
    MoveDamage,
    Pieces,
)

_IT: Final = Pieces(ref="it")
DAMAGE_ON_IT: Final = DamageOn("it")


def most_moved(position: Position, activation: Activation, effect: MoveDamage) -> int:
    """Return how much damage may be moved from ``it`` now: none from a card or to a card whose damage others cannot change (PT-RUL-104).

    The life of the card that it goes to does not matter (PT-FAQ-8).
    """
    ends = (*select(position, _IT, activation)[:1], *settled(position, effect.to, activation, second=True)[:1])
    if any(damage.only_own_damage(position, activation.source, at) for at in ends):
        return 0
    lies = amount(position, DAMAGE_ON_IT, activation)
    progress = activation.progress
    return lies if not isinstance(progress, Moving) or progress.left is None else min(lies, progress.left)


def move_some(position: Position, activation: Activation, effect: MoveDamage, n: int) -> None:
    """Take up *n* damage from ``it``, to be placed with the rest."""
    progress = activation.progress
    givers = select(position, _IT, activation)
    takers = settled(position, effect.to, activation, second=True)
    if not n or not isinstance(progress, Moving) or not givers or not takers or givers[0].piece.card == takers[0].piece.card:
        return
    giver, taker = givers[0].piece.card, takers[0].piece.card
    n = damage.heal(position, giver, n, activation.source)
    packets = with_moved(progress.packets, Packet(activation.source, activation.you, taker, n, "move", taker))
    left = progress.left if progress.left is None or effect.each else progress.left - n
    activation.progress = Moving(progress.first, progress.second, left, packets)


def with_moved(packets: tuple[Packet, ...], more: Packet) -> tuple[Packet, ...]:
    """Return *packets* with *more* added. A card gets all moved damage as one packet, from any number of cards."""
    for packet in packets:
        if packet.target == more.target:
            both = Packet(more.source, more.seat, more.target, packet.amount + more.amount, "move", more.aimed)
            return tuple([both if other is packet else other for other in packets])
    return (*packets, more)
