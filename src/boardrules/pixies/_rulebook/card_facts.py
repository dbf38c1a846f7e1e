"""The cards of Pixies as printed, in words and numbers."""

from __future__ import annotations

from collections import Counter
from typing import Final, assert_never

from boardrules.contract import CardFacts
from boardrules.pixies._types import Card, CrossPerColor, Special, SpiralPerColor, SpiralPerFaceDown
from boardrules.pixies.cards import BASE, FLOWER_POWER

ALIKE: Final = Counter((card.colors, card.value) for card in (*BASE, *FLOWER_POWER))
"""The number of cards of the same colours and value."""


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


def _name(card: Card) -> str:
    """Return the name of a card, which no other card has: by its colours and value, and by what is printed on it if another has these."""
    name = f"{'multicolour' if len(card.colors) == 4 else ' and '.join(card.colors)} {card.value}"
    if ALIKE[card.colors, card.value] == 1:
        return name
    if card.special is not None:
        return f"special {name}"
    if card.spirals:
        return f"{name} with {card.spirals} spiral{'s' if card.spirals > 1 else ''}"
    if card.crosses:
        return f"{name} with {card.crosses} cross{'es' if card.crosses > 1 else ''}"
    return f"plain {name}"


def _facts(card: Card) -> CardFacts:
    return CardFacts(
        card.id,
        _name(card),
        (("value", card.value), ("spirals", card.spirals), ("crosses", card.crosses)),
        () if card.special is None else (_sentence(card.special),),
    )


CARD_FACTS: Final = tuple(_facts(card) for card in (*BASE, *FLOWER_POWER))
"""Every card of the game, the base cards first."""

_NAMES: Final = {facts.id: facts.name for facts in CARD_FACTS}


def card_name(id: str) -> str:
    """Return the English name of the card with this id; an unknown id is its own name."""
    return _NAMES.get(id, id)
