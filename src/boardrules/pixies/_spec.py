"""The specification of Pixies."""

from __future__ import annotations

from typing import Final

from boardrules.contract import Edition, Spec
from boardrules.pixies._rulebook import RULES
from boardrules.pixies._rulebook.card_facts import CARD_FACTS
from boardrules.pixies._types import Action, Event, Options, Setup, State, View
from boardrules.pixies.cards import BASE, FLOWER_POWER

SPEC: Final[Spec[State, Action, View, Event, Options]] = Spec(
    id="pixies",
    title="Pixies",
    rules_version="1.0",
    schema_version=1,
    seats=(2, 6),
    # Three rounds in which at most every card is revealed and placed once, and the draw of the starting seat.
    max_plies=3 * 2 * len((*BASE, *FLOWER_POWER)) + 1,
    typical_plies=223,  # the median of 1,000 games, 90 % of which have 205 to 241
    editions=(
        Edition("ru", "Pixies, Russian edition", "SR Postavka; the rulebook followed here"),
        Edition("en", "Pixies, English edition", "Pandasaurus Games 2024; seen in excerpts"),
        Edition("bga", "Pixies online", "Board Game Arena implementation, January 2026"),
        Edition("flower_power", "Pixies with Flower Power", "Bombyx 2025; rules as played on Board Game Arena"),
    ),
    rules=RULES,
    cards=CARD_FACTS,
    state=State,
    action=Action,
    view=View,
    event=Event,
    options=Options,
    setup=Setup,
)
