"""The part of a position that a board is drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from boardrules.pixel_tactics._engine.board.board import Board
from boardrules.pixel_tactics._engine.board.memory import Memory
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._packs.catalogue import Catalogue


class Table(Protocol):
    """What lies before each seat, the cards that are known, and the board drawn last."""

    @property
    def catalogue(self) -> Catalogue:
        """The compiled cards."""

    @property
    def seats(self) -> Sequence[PlayerPosition]:
        """What belongs to each seat."""

    @property
    def memory(self) -> Memory:
        """What was derived before from the same cards."""

    @property
    def board(self) -> Board:
        """What holds now."""

    def find(self, card: str) -> Stand | None:
        """Return where a card stands, or None if it stands nowhere."""
