"""A card in a unit: whose unit, which slot, and the card as it stands there."""

from __future__ import annotations

from msgspec import Struct

from boardrules.pixel_tactics._types.state import Piece
from boardrules.values import Seat


class Stand(Struct, frozen=True, gc=False):
    """A card where it stands: the seat whose unit it is in, the number of the slot there (0 to 8), and the card.

    A Struct is made ten times as fast as a NamedTuple.
    """

    seat: Seat
    slot: int
    piece: Piece
