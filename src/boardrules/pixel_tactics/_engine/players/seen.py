"""The parts of one seat, taken from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardrules.pixel_tactics._engine.players.player import PlayerPosition

if TYPE_CHECKING:
    from boardrules.pixel_tactics._types.state import Player
    from boardrules.pixel_tactics._types.view import PlayerView, PoolView


class SeenPlayer(PlayerPosition):
    """The parts of one seat that a view shows, to be read. It cannot be played on: hidden cards have no names."""

    __slots__ = ("size",)

    def __init__(self, player: PlayerView, pool: PoolView | None) -> None:
        self.changed = True
        self._lay_out(player)
        self._top = player.top
        self._rest = ()
        self._bottom = player.bottom
        self.delayed = player.watching
        self.size = player.deck if pool is None else len(pool.row) + pool.deck
        self.leaders = None

    def frozen(self) -> Player:
        """Not of a view. Raises TypeError."""
        raise TypeError("a view cannot be put together to a state")

    @property
    def deck_size(self) -> int:
        """Cards in the deck, seen and unseen."""
        return self.size
