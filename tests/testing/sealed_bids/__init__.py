"""A small sound game with every kind of secret, to test the laws on.

Each seat is dealt two cards from a stock. All seal one at the same time; then the cards are opened, the highest wins a point,
and whoever has the lowest buries a card of his hand face down. After two rounds the buried cards are shown: odd ones are worth a
point each. Here is every kind of secret: hands that their owner sees, a stock that nobody sees, sealed choices, a hidden choice of
one seat alone, luck that only one seat may see.
"""

from __future__ import annotations

from tests.testing.sealed_bids._knowledge import determinize, redact_action, redact_event, view
from tests.testing.sealed_bids._play import (
    apply,
    apply_unchecked,
    chance,
    chance_action,
    check,
    drawer,
    is_over,
    legal_actions,
    new_game,
    outcome,
    pending,
    put,
    refuse,
    refuse_if_illegal,
    rounds,
    seats,
    step,
    step_unchecked,
    to_act,
)
from tests.testing.sealed_bids._spec import RULES, SPEC
from tests.testing.sealed_bids._text import WORDS, format_action, format_event, parse_action, render_svg, render_text
from tests.testing.sealed_bids._types import (
    CARDS,
    ROUNDS,
    VISIBILITY,
    Action,
    Buried,
    Bury,
    Draw,
    Drawn,
    DugUp,
    Event,
    Opened,
    Options,
    Seal,
    Sealed,
    State,
    View,
)
from tests.testing.sealed_bids._validate import validate

__all__ = [
    "CARDS",
    "ROUNDS",
    "RULES",
    "SPEC",
    "VISIBILITY",
    "WORDS",
    "Action",
    "Buried",
    "Bury",
    "Draw",
    "Drawn",
    "DugUp",
    "Event",
    "Opened",
    "Options",
    "Seal",
    "Sealed",
    "State",
    "View",
    "apply",
    "apply_unchecked",
    "chance",
    "chance_action",
    "check",
    "determinize",
    "drawer",
    "format_action",
    "format_event",
    "is_over",
    "legal_actions",
    "new_game",
    "outcome",
    "parse_action",
    "pending",
    "put",
    "redact_action",
    "redact_event",
    "refuse",
    "refuse_if_illegal",
    "render_svg",
    "render_text",
    "rounds",
    "seats",
    "step",
    "step_unchecked",
    "to_act",
    "validate",
    "view",
]
