"""The pieces of one picture, in the order in which they are painted, and their keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardrules.pieces import Piece
from boardrules.pixel_tactics._render.parts.paints import SHADES, TABLE, painted
from boardrules.pixel_tactics._types.cards import name_of

if TYPE_CHECKING:
    from boardrules.pieces import Palette
    from boardrules.pixel_tactics._render.summary import Cards


class Table:
    """The pieces of a picture in one palette.

    ``shared``: all seats play with one deck, so that a card has one name and one key before and after a seat takes it from the row.
    """

    __slots__ = ("_palette", "_pieces", "_shared", "spots")

    def __init__(self, palette: Palette, *, shared: bool) -> None:
        self._palette: Palette = palette
        self._shared = shared
        self._pieces: dict[str, Piece] = {}
        self.spots: dict[str, tuple[float, float, float, float]] = {}
        """The boxes of the elements that have been put, by their anchors: x, y, width, height."""

    @property
    def ground(self) -> str:
        """The colour of the table."""
        return TABLE if self._palette == "light" else SHADES[self._palette][TABLE]

    def put(self, key: str, drawing: str, x: float = 0, y: float = 0) -> None:
        """Add a piece. A second piece that would have the same key gets one of its own."""
        while key in self._pieces:
            key += "'"
        self._pieces[key] = Piece(key, drawing if self._palette == "light" else painted(drawing, self._palette), x, y)

    def card(self, card: str) -> str:
        """Return the key of a card that the viewer knows, by its id."""
        return f"card.{name_of(card)}" if self._shared else f"card.{card}"

    def pieces(self) -> tuple[Piece, ...]:
        """Return the pieces in order."""
        return tuple(self._pieces.values())


def hidden(seat: int, zone: str, index: int) -> str:
    """Return the key of a card that the viewer does not know."""
    return f"hidden.{seat}.{zone}.{index}"


def pairs(cards: Cards) -> list[tuple[str, str]]:
    """Return the ids and names of the known cards of a zone."""
    return list(zip(cards.ids, cards.known, strict=True))
