"""Hidden cards as a viewer sees them."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._types.state import Held, ReserveCard
from boardrules.pixel_tactics._types.values import sees
from boardrules.values import Seat

HIDDEN: Final = Held(None, 0)
"""A card that the viewer does not know. They do not learn who knows it either: that would tell such cards apart once one is played."""

UNKNOWN: Final = ReserveCard(None, "trap", 0, 0)
"""A trap that the viewer does not know."""


def laid(card: ReserveCard | None, seat: Seat | None) -> ReserveCard | None:
    """Return a card in a reserve: of a trap that the viewer does not know, that it lies there (PT-TRAP-1)."""
    return UNKNOWN if card is not None and card.face == "trap" and not sees(card.mask, seat) else card


def blank(cards: tuple[Held, ...], seat: Seat | None) -> tuple[Held, ...]:
    """Return *cards* as *seat* sees them, in their order."""
    return tuple([held if sees(held.mask, seat) else HIDDEN for held in cards])
