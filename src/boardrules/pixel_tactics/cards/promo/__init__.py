"""The promo cards: printed one by one, and played beside a set."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.cards.promo.mage import MAGE
from boardrules.pixel_tactics.language import Card

__all__ = ["CARDS"]

CARDS: Final[tuple[Card, ...]] = (MAGE,)
"""All of them, by their ids."""
