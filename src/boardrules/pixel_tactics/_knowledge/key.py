"""A key of what a seat may know of a position, for a search."""

from __future__ import annotations

from collections.abc import Hashable

from boardrules.errors import UnknownSeat
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.slots import NO_RESERVE
from boardrules.pixel_tactics._knowledge.view import view
from boardrules.pixel_tactics._knowledge.visibility import blank, laid
from boardrules.pixel_tactics._types.state import Held
from boardrules.values import Seat


def key(position: Position, seat: Seat) -> Hashable:
    """Return a key of what *seat* may know of a position: two are equal exactly when the views are. Raises UnknownSeat."""
    if not 0 <= seat < len(position.seats):
        raise UnknownSeat(seat, len(position.seats))
    pool = position.pool
    return (
        seat,
        position.options,
        position.pack,
        position.phase,
        position.actor,
        position.clock,
        position.budget,
        position.standstill,
        tuple([_player_key(player, owner, seat) for owner, player in enumerate(position.seats)]),
        _owners(position, seat) if position.owners else (),
        None if pool is None else (pool.row, tuple(pool.coins), len(pool.deck)),
        tuple([entry.frozen() if isinstance(entry, Activation) else entry for entry in position.stack]),
        position.resolving,
        position.redeals,
        position.series,
    )


def _owners(position: Position, seat: Seat) -> tuple[tuple[str, Seat], ...]:
    """Return the owners that the view of *seat* tells, which depend on the cards that it names."""
    for player in position.seats:
        player.changed = True  # an evaluation in place uses the mark, too
    owners = view(position.frozen(), seat).owners
    for player in position.seats:
        player.changed = True
    return owners


def _player_key(player: PlayerPosition, owner: int, seat: Seat) -> Hashable:
    """Return a key of what *seat* may know of *owner*'s part."""
    reserve, leaders = player.reserve, player.leaders
    return (
        tuple(player.unit),
        reserve if reserve == NO_RESERVE else tuple([laid(card, seat) for card in reserve]),
        _known(player.hand, seat),
        player.deck_size,
        blank(player.top, seat),
        blank(player.bottom, seat),
        player.discard,
        _known(player.aside, seat),
        player.leader is not None,
        player.leader if seat == owner else None,
        player.delayed,
        player.losses,
        player.orders,
        player.set_out,
        player.fallen,
        None if leaders is None else (len(leaders.rest), leaders.drawn if seat == owner else len(leaders.drawn), leaders.aside),
    )


def _known(cards: tuple[Held, ...], seat: Seat) -> Hashable:
    """Return the number of hidden cards, and those of them that *seat* knows; they are sorted by their ids."""
    bit = 1 << seat
    return len(cards), tuple([held for held in cards if held.mask & bit])
