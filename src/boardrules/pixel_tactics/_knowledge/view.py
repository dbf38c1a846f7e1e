"""The view of a position for a seat or a spectator."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from msgspec.structs import replace

from boardrules.errors import UnknownSeat
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._knowledge.visibility import by_card, seen_cards
from boardrules.pixel_tactics._types.state import Held, LeaderDeck, Player, ReserveCard, State
from boardrules.pixel_tactics._types.values import sees
from boardrules.pixel_tactics._types.view import LeaderDeckView, PlayerView, PoolView, View
from boardrules.values import Seat

HIDDEN: Final = Held(None, 0)
"""A card that the viewer does not know. They do not learn who knows it either: that would tell such cards apart once one is played."""


UNKNOWN: Final = ReserveCard(None, "trap", 0, 0)
NO_RESERVE: Final = (None, None, None)


def view(state: State, seat: Seat | None) -> View:
    """Return all that *seat* (None: a spectator) may know. Raises UnknownSeat."""
    if seat is not None and not 0 <= seat < len(state.players):
        raise UnknownSeat(seat, len(state.players))
    seen = View(
        seat,
        state.options,
        state.pack,
        state.phase,
        state.actor,
        state.clock,
        state.budget,
        state.standstill,
        tuple([_player(player, Seat(owner), seat) for owner, player in enumerate(state.players)]),
        state.stack,
        state.resolving,
        state.redeals,
        state.series,
        (),
        None if state.pool is None else PoolView(state.pool.row, state.pool.coins, len(state.pool.deck)),
    )
    if not state.owners:
        return seen
    named = seen_cards(seen)  # whose a card is that the viewer does not know would name it
    return replace(seen, owners=tuple([pair for pair in state.owners if pair[0] in named]))


def _player(player: Player, owner: Seat, seat: Seat | None) -> PlayerView:
    deck = player.deck
    return PlayerView(
        player.unit,
        player.reserve if player.reserve == NO_RESERVE else tuple([_laid(card, seat) for card in player.reserve]),
        _set(player.hand, seat),
        len(deck.top) + len(deck.rest) + len(deck.bottom),
        _blank(deck.top, seat),
        _blank(deck.bottom, seat),
        player.discard,  # it lies open, and so do the corpses in the unit (PT-RUL-17)
        _set(player.aside, seat),
        player.leader is not None,
        player.leader if seat == owner else None,
        player.delayed,
        player.losses,
        player.orders,
        player.set_out,
        player.fallen,
        None if player.leaders is None else _leaders(player.leaders, owner, seat),
    )


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
        reserve if reserve == NO_RESERVE else tuple([_laid(card, seat) for card in reserve]),
        _known(player.hand, seat),
        player.deck_size,
        _blank(player.top, seat),
        _blank(player.bottom, seat),
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


def _leaders(leaders: LeaderDeck, owner: Seat, seat: Seat | None) -> LeaderDeckView:
    """Return a deck of leaders: its player knows those it has drawn (PT-DECK-1)."""
    known = tuple([Held(card, 1 << owner) if seat == owner else HIDDEN for card in leaders.drawn])
    return LeaderDeckView(len(leaders.rest), known, leaders.aside)


def _laid(card: ReserveCard | None, seat: Seat | None) -> ReserveCard | None:
    """Return a card in a reserve: of a trap that the viewer does not know, that it lies there (PT-TRAP-1)."""
    return UNKNOWN if card is not None and card.face == "trap" and not sees(card.mask, seat) else card


def _blank(cards: tuple[Held, ...], seat: Seat | None) -> tuple[Held, ...]:
    return tuple([held if sees(held.mask, seat) else HIDDEN for held in cards])


def _set(cards: tuple[Held, ...], seat: Seat | None) -> tuple[Held, ...]:
    """Hidden cards in an order that says nothing about them."""
    return tuple(sorted(_blank(cards, seat), key=by_card))
