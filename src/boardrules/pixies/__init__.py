"""Pixies, for 2 to 6 players: this module *is* the game, it satisfies :class:`boardrules.Game`.

Rules: ``SPEC.rules``, or ``boardrules rules pixies`` on the command line, or the page ``games/pixies`` of the documentation.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from boardrules._lazy import deferred
from boardrules.pixies import _types
from boardrules.pixies._candidates import called, candidates
from boardrules.pixies._engine.areas import score_area
from boardrules.pixies._engine.moves import chance, chance_action, legal_actions, seats, to_act
from boardrules.pixies._engine.rules import apply_unchecked, deal_luck, outcome
from boardrules.pixies._engine.setup import new_game
from boardrules.pixies._evaluation import evaluate
from boardrules.pixies._facts import FACTS, facts
from boardrules.pixies._game import explain
from boardrules.pixies._knowledge import VISIBILITY, DecisionKey, determinize, pending, redact_action, redact_event, view
from boardrules.pixies._legality.play import apply, step
from boardrules.pixies._legality.refusals import RefusalKey, check
from boardrules.pixies._lessons import LESSONS
from boardrules.pixies._messages import MESSAGES
from boardrules.pixies._numbering import action_space, observation_fields, observation_shape, observe
from boardrules.pixies._positions import SETUP, set_up, setup, setup_of
from boardrules.pixies._spec import SPEC
from boardrules.pixies._text import anchors, event_message, format_action, format_event, label, label_message, parse_action
from boardrules.pixies._types import *
from boardrules.pixies._usage import USES, uses
from boardrules.pixies._validate import validate
from boardrules.pixies._walker import trained_walker, walker
from boardrules.pixies.cards import BASE, CARDS, FLOWER_POWER

__all__ = [
    "BASE",
    "CARDS",
    "FACTS",
    "FLOWER_POWER",
    "LESSONS",
    "MESSAGES",
    "SETUP",
    "SPEC",
    "USES",
    "VISIBILITY",
    "DecisionKey",
    "RefusalKey",
    "action_space",
    "anchors",
    "apply",
    "apply_unchecked",
    "called",
    "candidates",
    "chance",
    "chance_action",
    "check",
    "deal_luck",
    "determinize",
    "evaluate",
    "event_message",
    "explain",
    "facts",
    "format_action",
    "format_event",
    "label",
    "label_message",
    "legal_actions",
    "new_game",
    "observation_fields",
    "observation_shape",
    "observe",
    "outcome",
    "parse_action",
    "pending",
    "picture",
    "redact_action",
    "redact_event",
    "render_svg",
    "render_text",
    "score_area",
    "seats",
    "set_up",
    "setup",
    "setup_of",
    "sheet",
    "step",
    "to_act",
    "trained_walker",
    "uses",
    "validate",
    "view",
    "walker",
]
__all__ += _types.__all__

if TYPE_CHECKING:
    from boardrules.pixies._render.picture import picture, render_svg
    from boardrules.pixies._render.text import render_text
    from boardrules.pixies._sheet import sheet
else:  # many programs draw nothing, few print rules
    __getattr__ = deferred(
        __name__,
        {
            "picture": lambda: import_module("boardrules.pixies._render.picture").picture,
            "render_svg": lambda: import_module("boardrules.pixies._render.picture").render_svg,
            "render_text": lambda: import_module("boardrules.pixies._render.text").render_text,
            "sheet": lambda: import_module("boardrules.pixies._sheet").sheet,
        },
    )
