"""The view of a position for a seat or a spectator."""

from __future__ import annotations

from msgspec.structs import replace

from boardrules.errors import UnknownSeat
from boardrules.pixel_tactics._engine.slots import NO_RESERVE
from boardrules.pixel_tactics._knowledge.visibility import HIDDEN, blank, by_card, laid, seen_cards
from boardrules.pixel_tactics._types.state import Held, LeaderDeck, Player, State
from boardrules.pixel_tactics._types.view import LeaderDeckView, PlayerView, PoolView, View
from boardrules.values import Seat


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
        player.reserve if player.reserve == NO_RESERVE else tuple([laid(card, seat) for card in player.reserve]),
        _set(player.hand, seat),
        len(deck.top) + len(deck.rest) + len(deck.bottom),
        blank(deck.top, seat),
        blank(deck.bottom, seat),
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


def _leaders(leaders: LeaderDeck, owner: Seat, seat: Seat | None) -> LeaderDeckView:
    """Return a deck of leaders: its player knows those it has drawn (PT-DECK-1)."""
    known = tuple([Held(card, 1 << owner) if seat == owner else HIDDEN for card in leaders.drawn])
    return LeaderDeckView(len(leaders.rest), known, leaders.aside)


def _set(cards: tuple[Held, ...], seat: Seat | None) -> tuple[Held, ...]:
    """Hidden cards in an order that says nothing about them."""
    return tuple(sorted(blank(cards, seat), key=by_card))
