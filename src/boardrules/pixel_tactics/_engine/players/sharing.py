"""The parts of one seat in a game with a shared deck, from which all draw (PT-POOL-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._types.values import ALL
from boardrules.values import Seat

ROW = 5
"""Number of open cards in the row while the deck lasts (PT-POOL-1)."""

SharedSnapshot: TypeAlias = tuple[tuple[t.OpenCard, ...], list[int], tuple[str, ...]]
"""The row, the coins and the deck, as they were at some time."""


class SharedDeck:
    """The row, the coins and the deck that two players share, taken apart."""

    __slots__ = ("coins", "deck", "emit", "row", "was")

    def __init__(self, pool: t.Pool, emit: Callable[[t.CoinsMoved], None]) -> None:
        self.emit = emit
        self.was = pool
        self.row = pool.row
        self.coins = list(pool.coins)
        self.deck = pool.deck

    @property
    def short(self) -> bool:
        """Return whether a card must be turned up to fill the row."""
        return len(self.row) < ROW and bool(self.deck)

    def snapshot(self) -> SharedSnapshot:
        """Return everything that changes, for :meth:`restore`."""
        return self.row, self.coins.copy(), self.deck

    def restore(self, was: SharedSnapshot) -> None:
        """Make the shared deck what it was when *was* was taken; a snapshot serves once."""
        self.row, self.coins, self.deck = was

    def frozen(self) -> t.Pool:
        """Return the shared deck as a value."""
        if self.row is not self.was.row or self.deck is not self.was.deck or tuple(self.coins) != self.was.coins:
            self.was = t.Pool(self.row, tuple(self.coins), self.deck)
        return self.was


class SharingPlayer(PlayerPosition):
    """The parts of one seat. The top of its deck is the row, which all know; a card belongs to the seat as soon as it takes it (PT-OWN-1).

    When a card leaves the row by a text, this seat gets the coins on it.
    """

    __slots__ = ("number", "shared")

    def __init__(self, player: t.Player, shared: SharedDeck, number: int) -> None:
        self.shared = shared
        self.number = number
        super().__init__(player)

    @property
    def top(self) -> tuple[t.Held, ...]:
        """The open cards as known cards on top of the deck, the one farthest from it first."""
        return tuple([t.Held(t.card_id(self.number, card.name), ALL) for card in self.shared.row])

    @top.setter
    def top(self, cards: tuple[t.Held, ...]) -> None:
        lying = {card.name: card for card in self.shared.row}
        names = [t.name_of(str(held.card)) for held in cards]
        for name, card in lying.items():
            if card.coins and name not in names:
                self.shared.coins[self.number] += card.coins
                self.shared.emit(t.CoinsMoved(Seat(self.number), name, -card.coins))
        self.shared.row = tuple([lying.get(name) or t.OpenCard(name) for name in names])

    @property
    def rest(self) -> tuple[str, ...]:
        """The cards of the deck."""
        return tuple([t.card_id(self.number, name) for name in self.shared.deck])

    @rest.setter
    def rest(self, cards: tuple[str, ...]) -> None:
        self.shared.deck = tuple(sorted([t.name_of(card) for card in cards]))

    @property
    def bottom(self) -> tuple[t.Held, ...]:
        """The known cards at the bottom of the deck: none, since only equal leaders go there, and a shared deck has no two."""
        return ()

    @bottom.setter
    def bottom(self, cards: tuple[t.Held, ...]) -> None:
        if cards:
            raise ValueError("no card goes under a shared deck")
