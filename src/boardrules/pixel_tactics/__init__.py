"""Pixel Tactics, for 2 players: this module *is* the game, it satisfies :class:`boardrules.Game`.

Rules: ``SPEC.rules``, or ``boardrules rules pixel_tactics`` on the command line. Cards are written in
:mod:`boardrules.pixel_tactics.language`; own cards come in by :func:`with_cards`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol

from boardrules._lazy import deferred
from boardrules.pixel_tactics._engine.editions import EDITIONS
from boardrules.pixel_tactics._game import PixelTacticsGame
from boardrules.pixel_tactics._knowledge.visibility import VISIBILITY
from boardrules.pixel_tactics._legality.messages import RefusalKey
from boardrules.pixel_tactics._lessons import LESSONS
from boardrules.pixel_tactics._positions.cards import Described, Known, Laid
from boardrules.pixel_tactics._positions.players import PlayerSetup, PoolSetup
from boardrules.pixel_tactics._positions.setup import Setup, setup
from boardrules.pixel_tactics._text.questions import DecisionKey
from boardrules.pixel_tactics._types import actions as _actions
from boardrules.pixel_tactics._types import bindings as _bindings
from boardrules.pixel_tactics._types import events as _events
from boardrules.pixel_tactics._types import facts as _derived
from boardrules.pixel_tactics._types import options as _options
from boardrules.pixel_tactics._types import stack
from boardrules.pixel_tactics._types import view as _view
from boardrules.pixel_tactics._types.actions import *
from boardrules.pixel_tactics._types.bindings import *
from boardrules.pixel_tactics._types.events import *
from boardrules.pixel_tactics._types.facts import *
from boardrules.pixel_tactics._types.options import *
from boardrules.pixel_tactics._types.stack import *
from boardrules.pixel_tactics._types.state import (
    ActiveDelayedTrigger,
    Budget,
    Clock,
    Deck,
    Extra,
    Held,
    LeaderDeck,
    LoneRound,
    Loss,
    Marker,
    Match,
    OpenCard,
    Piece,
    Player,
    Pool,
    ReserveCard,
    Series,
    Slot,
    Spot,
    Standstill,
    State,
    TemporaryModifier,
)
from boardrules.pixel_tactics._types.values import Area, AttackKind
from boardrules.pixel_tactics._types.view import *
from boardrules.pixel_tactics.cards._sets import SETS
from boardrules.pixel_tactics.cards._workshop import workshop
from boardrules.pixel_tactics.language import Card, Hero, Leader, Pack

__all__ = [
    "EDITIONS",
    "FACTS",
    "LESSONS",
    "MESSAGES",
    "PACK",
    "SETS",
    "SETUP",
    "SPEC",
    "USES",
    "VISIBILITY",
    "ActiveDelayedTrigger",
    "Area",
    "AttackKind",
    "Budget",
    "Card",
    "Clock",
    "DecisionKey",
    "Deck",
    "Described",
    "Extra",
    "Held",
    "Hero",
    "Known",
    "Laid",
    "Leader",
    "LeaderDeck",
    "LoneRound",
    "Loss",
    "Marker",
    "Match",
    "OpenCard",
    "Pack",
    "Piece",
    "PixelTacticsGame",
    "Player",
    "PlayerSetup",
    "Pool",
    "PoolSetup",
    "RefusalKey",
    "ReserveCard",
    "Series",
    "Setup",
    "Slot",
    "Spot",
    "Standstill",
    "State",
    "TakesCards",
    "TemporaryModifier",
    "action_space",
    "anchors",
    "apply",
    "apply_unchecked",
    "as_resolved",
    "called",
    "candidates",
    "cards_in_play",
    "chance",
    "chance_action",
    "check",
    "determinize",
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
    "resolved",
    "seats",
    "set_up",
    "setup",
    "setup_of",
    "sheet",
    "step",
    "to_act",
    "trained_walker",
    "turn_of",
    "uses",
    "validate",
    "view",
    "walker",
    "with_cards",
    "with_pack",
    "workshop",
    "worlds",
]
__all__ += _actions.__all__
__all__ += _bindings.__all__
__all__ += _events.__all__
__all__ += _derived.__all__
__all__ += _options.__all__
__all__ += stack.__all__
__all__ += _view.__all__

_GAME: Final = PixelTacticsGame(SETS)

if TYPE_CHECKING:
    from boardrules.pixel_tactics._sheet import sheet

    SPEC = _GAME.SPEC
else:  # SPEC has the sentences of all cards, and few programs print rules
    __getattr__ = deferred(__name__, {"SPEC": lambda: _GAME.SPEC, "sheet": lambda: import_module("boardrules.pixel_tactics._sheet").sheet})
FACTS = _GAME.FACTS
SETUP = _GAME.SETUP
PACK = _GAME.PACK
USES = _GAME.USES
MESSAGES = _GAME.MESSAGES
action_space = _GAME.action_space
anchors = _GAME.anchors
apply = _GAME.apply
apply_unchecked = _GAME.apply_unchecked
as_resolved = _GAME.as_resolved
candidates = _GAME.candidates
cards_in_play = _GAME.cards_in_play
chance = _GAME.chance
chance_action = _GAME.chance_action
check = _GAME.check
determinize = _GAME.determinize
facts = _GAME.facts
format_action = _GAME.format_action
format_event = _GAME.format_event
called = _GAME.called
event_message = _GAME.event_message
game_from_pack = _GAME.game_from_pack
label = _GAME.label
evaluate = _GAME.evaluate
explain = _GAME.explain
label_message = _GAME.label_message
legal_actions = _GAME.legal_actions
new_game = _GAME.new_game
observation_fields = _GAME.observation_fields
observation_shape = _GAME.observation_shape
observe = _GAME.observe
outcome = _GAME.outcome
parse_action = _GAME.parse_action
pending = _GAME.pending
picture = _GAME.picture
redact_action = _GAME.redact_action
redact_event = _GAME.redact_event
render_svg = _GAME.render_svg
render_text = _GAME.render_text
resolved = _GAME.resolved
seats = _GAME.seats
set_up = _GAME.set_up
setup_of = _GAME.setup_of
step = _GAME.step
to_act = _GAME.to_act
turn_of = _GAME.turn_of
validate = _GAME.validate
uses = _GAME.uses
view = _GAME.view
trained_walker = _GAME.trained_walker
walker = _GAME.walker
worlds = _GAME.worlds
with_pack = _GAME.with_pack


class TakesCards(Protocol):
    """A game that :func:`with_cards` takes: this module, or a game that it has returned."""

    def with_pack(self, pack: Pack | bytes | str) -> PixelTacticsGame:
        """Return the game with a pack of custom cards."""
        ...  # pragma: no cover


def with_cards(game: TakesCards, pack: Pack | bytes | str) -> PixelTacticsGame:
    """Pixel Tactics with a pack of custom cards, a value or JSON: ``with_cards(pixel_tactics, pack)``.

    Without ``cards`` in the options the pack is played alone; ``Options(cards=("set_1", pack.id))`` plays it together with a printed set.
    A pack can be as small as one card, but a deck needs 11 (PT-CUSTOM-1): a smaller pack is played together with another set.

    Raises
    ------
    InvalidOptions
        if the pack cannot be played, with every fault and its place.
    """
    return game.with_pack(pack)
