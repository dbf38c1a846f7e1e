"""The 25 cards of the second set, a module for each card: ``CARDS`` in the early wording, ``REPRINTS`` those printed otherwise since."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.cards.set_2.chronicler import CHRONICLER
from boardrules.pixel_tactics.cards.set_2.diabolist import DIABOLIST
from boardrules.pixel_tactics.cards.set_2.druid import DRUID
from boardrules.pixel_tactics.cards.set_2.immortal import IMMORTAL
from boardrules.pixel_tactics.cards.set_2.sage import SAGE
from boardrules.pixel_tactics.language import Card

__all__ = ["CARDS", "REPRINTS"]

CARDS: Final[tuple[Card, ...]] = (
    CHRONICLER,
    DIABOLIST,
    DRUID,
    IMMORTAL,
    SAGE,
)
"""In the wording of the first printing, by their ids."""

REPRINTS: Final[tuple[Card, ...]] = ()
"""The cards that read otherwise in the Polish printing, as they read there; all others are the same."""
