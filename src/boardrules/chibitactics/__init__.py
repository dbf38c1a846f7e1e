"""Chibitactics, for 2 to 6 players: this module *is* the game, it satisfies :class:`boardrules.Game`.

The rules are those published at chibiepic.com, with house decisions where the text is silent; the printed cards are not known, so the
module plays with a starter pack made by this project. :func:`with_cards` plays with any other pack.

Rules: ``SPEC.rules``, or ``boardrules rules chibitactics`` on the command line, or the page ``games/chibitactics`` of the documentation.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from boardrules._lazy import deferred
from boardrules.chibitactics._game import PackGame, game_of
from boardrules.chibitactics._geometry.cells import disc, distance, neighbours
from boardrules.chibitactics._geometry.naming import cell_name, cell_of
from boardrules.chibitactics._knowledge.visibility import VISIBILITY
from boardrules.chibitactics._legality.messages import RefusalKey
from boardrules.chibitactics._lessons import LESSONS
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.faults import pack_faults
from boardrules.chibitactics._positions.describe import setup
from boardrules.chibitactics._positions.setup import Setup, UnitSetup
from boardrules.chibitactics._text.pending import DecisionKey
from boardrules.chibitactics._types import actions as _actions
from boardrules.chibitactics._types import events as _events
from boardrules.chibitactics._types import facts as _derived
from boardrules.chibitactics._types import options as _options
from boardrules.chibitactics._types import stack
from boardrules.chibitactics._types import state as _state
from boardrules.chibitactics._types import unit_events as _unit_events
from boardrules.chibitactics._types.actions import *
from boardrules.chibitactics._types.events import *
from boardrules.chibitactics._types.facts import *
from boardrules.chibitactics._types.options import *
from boardrules.chibitactics._types.stack import *
from boardrules.chibitactics._types.state import *
from boardrules.chibitactics._types.unit_events import *
from boardrules.chibitactics._types.values import Cell, Side, Target, TurnState
from boardrules.chibitactics.cards.starter import STARTER
from boardrules.chibitactics.language import (
    Bonus,
    Capture,
    Dispel,
    Each,
    Empower,
    EventCard,
    Faction,
    Grant,
    Heal,
    Kill,
    Lay,
    MapLayout,
    Modify,
    OneOf,
    Pack,
    Place,
    Push,
    Replace,
    Segment,
    Skill,
    Substance,
    Summon,
    Teleport,
    Trophy,
    UnitCard,
    Weather,
    Where,
    Wound,
)
from boardrules.contract import Game as _Game
from boardrules.errors import InvalidOptions

__all__ = [
    "FACTS",
    "LESSONS",
    "MESSAGES",
    "PACK",
    "SETUP",
    "SPEC",
    "STANDARD",
    "STARTER",
    "USES",
    "VISIBILITY",
    "Bonus",
    "Capture",
    "Cell",
    "DecisionKey",
    "Dispel",
    "Each",
    "Empower",
    "EventCard",
    "Faction",
    "Grant",
    "Heal",
    "Kill",
    "Lay",
    "MapLayout",
    "Modify",
    "OneOf",
    "Pack",
    "PackGame",
    "Place",
    "Push",
    "RefusalKey",
    "Replace",
    "Segment",
    "Setup",
    "Side",
    "Skill",
    "Substance",
    "Summon",
    "Target",
    "Teleport",
    "Trophy",
    "TurnState",
    "UnitCard",
    "UnitSetup",
    "Weather",
    "Where",
    "Wound",
    "action_space",
    "anchors",
    "apply",
    "apply_unchecked",
    "called",
    "candidates",
    "cell_name",
    "cell_of",
    "chance",
    "chance_action",
    "check",
    "determinize",
    "disc",
    "distance",
    "evaluate",
    "event_message",
    "explain",
    "facts",
    "format_action",
    "format_event",
    "game_from_pack",
    "label",
    "label_message",
    "legal_actions",
    "neighbours",
    "new_game",
    "observation_fields",
    "observation_shape",
    "observe",
    "outcome",
    "pack_faults",
    "parse_action",
    "pending",
    "picture",
    "reach_of",
    "reached",
    "redact_action",
    "redact_event",
    "render_svg",
    "render_text",
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
    "with_cards",
]
__all__ += _actions.__all__
__all__ += _events.__all__
__all__ += _derived.__all__
__all__ += _options.__all__
__all__ += stack.__all__
__all__ += _state.__all__
__all__ += _unit_events.__all__

STANDARD = PackGame(STARTER, custom=False)
"""The game with the starter pack, as a value; the functions of this module are its own."""

if TYPE_CHECKING:
    from boardrules.chibitactics._sheet import sheet

    SPEC = STANDARD.SPEC
else:  # SPEC has the sentences of all cards, and few programs print rules
    __getattr__ = deferred(
        __name__, {"SPEC": lambda: STANDARD.SPEC, "sheet": lambda: import_module("boardrules.chibitactics._sheet").sheet}
    )
PACK = STANDARD.PACK
SETUP = STANDARD.SETUP
FACTS = STANDARD.FACTS
USES = STANDARD.USES
new_game = STANDARD.new_game
seats = STANDARD.seats
set_up = STANDARD.set_up
setup_of = STANDARD.setup_of
to_act = STANDARD.to_act
legal_actions = STANDARD.legal_actions
check = STANDARD.check
apply = STANDARD.apply
apply_unchecked = STANDARD.apply_unchecked
step = STANDARD.step
observation_fields = STANDARD.observation_fields
observation_shape = STANDARD.observation_shape
observe = STANDARD.observe
outcome = STANDARD.outcome
chance = STANDARD.chance
chance_action = STANDARD.chance_action
uses = STANDARD.uses
view = STANDARD.view
trained_walker = STANDARD.trained_walker
walker = STANDARD.walker
redact_action = STANDARD.redact_action
redact_event = STANDARD.redact_event
determinize = STANDARD.determinize
pending = STANDARD.pending
validate = STANDARD.validate
format_action = STANDARD.format_action
parse_action = STANDARD.parse_action
event_message = STANDARD.event_message
format_event = STANDARD.format_event
label = STANDARD.label
label_message = STANDARD.label_message
facts = STANDARD.facts
evaluate = STANDARD.evaluate
explain = STANDARD.explain
action_space = STANDARD.action_space
anchors = STANDARD.anchors
called = STANDARD.called
candidates = STANDARD.candidates
render_text = STANDARD.render_text
render_svg = STANDARD.render_svg
picture = STANDARD.picture
reach_of = STANDARD.reach_of
reached = STANDARD.reached
game_from_pack = STANDARD.game_from_pack


def with_cards(
    game: _Game[_state.State, _actions.Action, _state.View, _events.Event, _options.Options], pack: Pack | bytes | str
) -> PackGame:
    """Return *game*, which is this one, with the content of *pack* instead of its own: a :class:`Pack`, or one as JSON.

    Raises
    ------
    InvalidOptions
        with every fault of the pack.

    >>> from boardrules import chibitactics
    >>> chibitactics.with_cards(chibitactics, chibitactics.STARTER).SPEC.id
    'chibitactics'
    """
    if game.SPEC.id != STANDARD.SPEC.id:
        raise InvalidOptions(f"a pack of Chibitactics cannot be played in {game.SPEC.id}")
    return game_of(pack)
