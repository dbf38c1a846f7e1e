"""What Pixies says of itself."""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.contract import CardFacts, Edition, Spec
from boardrules.pixies._rulebook import RULES
from boardrules.pixies._types import (
    Action,
    Card,
    CrossPerColor,
    Event,
    Options,
    Special,
    SpiralPerColor,
    SpiralPerFaceDown,
    State,
    View,
)
from boardrules.pixies.cards import BASE, FLOWER_POWER

__all__ = ["SPEC"]


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


SPEC: Final[Spec[State, Action, View, Event, Options]] = Spec(
    id="pixies",
    title="Pixies",
    rules_version="1.0",
    schema_version=1,
    seats=(2, 6),
    # Three rounds in which at most every card is revealed and placed once, and the draw of the starting seat.
    max_plies=3 * 2 * len((*BASE, *FLOWER_POWER)) + 1,
    editions=(
        Edition("ru", "Pixies, Russian edition", "SR Postavka; the rulebook followed here"),
        Edition("en", "Pixies, English edition", "Pandasaurus Games 2024; seen in excerpts"),
        Edition("bga", "Pixies online", "Board Game Arena implementation, January 2026"),
        Edition("flower_power", "Pixies with Flower Power", "Bombyx 2025; rules as played on Board Game Arena"),
    ),
    rules=RULES,
    cards=tuple(_facts(card) for card in (*BASE, *FLOWER_POWER)),
    state=State,
    action=Action,
    view=View,
    event=Event,
    options=Options,
)
