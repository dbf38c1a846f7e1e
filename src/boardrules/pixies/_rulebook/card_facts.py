"""The cards of Pixies as printed, in words and numbers."""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.contract import CardFacts
from boardrules.pixies._types import Card, CrossPerColor, Special, SpiralPerColor, SpiralPerFaceDown
from boardrules.pixies.cards import BASE, FLOWER_POWER


def _sentence(special: Special) -> str:
    match special:
        case SpiralPerColor(color):
            return f"1 spiral for each face-up {color} card in your area, this one included"
        case CrossPerColor(color):
            return f"1 cross for each face-up {color} card in your area"
        case SpiralPerFaceDown(n):
            return f"{n} spiral{'s' if n > 1 else ''} for each uncovered face-down card in your area"
        case _:
            assert_never(special)


def _facts(card: Card) -> CardFacts:
    colors = "multicolour" if len(card.colors) == 4 else " and ".join(card.colors)
    return CardFacts(
        card.id,
        f"{colors} {card.value}",
        (("value", card.value), ("spirals", card.spirals), ("crosses", card.crosses)),
        () if card.special is None else (_sentence(card.special),),
    )


CARD_FACTS: Final = tuple(_facts(card) for card in (*BASE, *FLOWER_POWER))
"""Every card of the game, the base cards first."""
