"""What Sealed Bids says of itself."""

from __future__ import annotations

from typing import Final

from boardrules import Edition, Rule, RuleId, Spec
from tests.testing.sealed_bids._positions import Setup
from tests.testing.sealed_bids._types import Action, Event, Options, State, View

RULES: Final = (
    Rule(RuleId("SB-DRAW-1"), "Hands of two", "Each seat is dealt up to two cards from the stock.", "house"),
    Rule(RuleId("SB-SEAL-1"), "Seal a card", "All seats seal one card of their hand, at the same time.", "house"),
    Rule(RuleId("SB-BURY-1"), "Bury a card", "Who opened the lowest card buries one of his hand, face down.", "house"),
    Rule(RuleId("SB-END-1"), "Most points", "A point for each highest card and each odd buried one.", "house"),
)


SPEC: Final[Spec[State, Action, View, Event, Options]] = Spec(
    id="sealed_bids",
    title="Sealed Bids",
    rules_version="1.0",
    schema_version=1,
    seats=(2, 3),
    max_plies=20,
    editions=(Edition("house", "Sealed Bids", "house"),),
    rules=RULES,
    cards=(),
    state=State,
    action=Action,
    view=View,
    event=Event,
    options=Options,
    setup=Setup,
)
