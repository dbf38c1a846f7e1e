"""Chibitactics, for 2 to 6 players: this module *is* the game, it satisfies :class:`boardrules.Game`.

The rules are those published at chibiepic.com, with house decisions where the text is silent; the printed cards are not known, so the
module plays with a starter pack made by this project. :func:`with_cards` plays with any other pack.

Rules: ``SPEC.rules``, or ``boardrules rules chibitactics`` on the command line, or the page ``games/chibitactics`` of the documentation.
"""

from __future__ import annotations

from boardrules.chibitactics._game import PackGame, game_of
from boardrules.chibitactics._geometry.cells import disc, distance, neighbours
from boardrules.chibitactics._knowledge.visibility import VISIBILITY
from boardrules.chibitactics._legality.messages import RefusalKey
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.faults import pack_faults
from boardrules.chibitactics._positions.describe import setup
from boardrules.chibitactics._positions.setup import Setup, UnitSetup
from boardrules.chibitactics._text.pending import DecisionKey
from boardrules.chibitactics._types import stack
from boardrules.chibitactics._types.actions import (
    Action,
    Cancel,
    Choose,
    Deploy,
    DrawEvent,
    DrawSavage,
    EndTurn,
    Finish,
    GiveTrophy,
    MoveUnit,
    Open,
    PickFaction,
    PickUnit,
    Roll,
    UseFaction,
    UseSkill,
    UseTrophy,
)
from boardrules.chibitactics._types.events import (
    AbilityUsed,
    Chosen,
    ControlTaken,
    Deployed,
    Event,
    EventDrawn,
    EventEnded,
    FactionPicked,
    FirstSeat,
    GameEnded,
    Opened,
    Reshuffled,
    Rolled,
    RoundBegan,
    SavageCame,
    SeatOut,
    SquadsShown,
    TurnBegan,
    TurnEnded,
    UnitPicked,
)
from boardrules.chibitactics._types.facts import (
    DieFacts,
    Due,
    Facts,
    Number,
    Part,
    PartKind,
    SeatFacts,
    SegmentFacts,
    SkillFacts,
    TraitFacts,
    TrophyFacts,
    UnitFacts,
)
from boardrules.chibitactics._types.options import EditionRules, HouseRules, Options
from boardrules.chibitactics._types.stack import *  # noqa: F403  (all frames and what they hold are public)
from boardrules.chibitactics._types.state import Budget, CellView, Clock, Effect, EffectView, State, Supply, Unit, UnitView, View
from boardrules.chibitactics._types.unit_events import (
    Cancelled,
    Captured,
    Died,
    Displaced,
    EffectBegan,
    EffectEnded,
    Finished,
    Freed,
    Healed,
    Lost,
    Moved,
    Provoked,
    Replaced,
    SkillUsed,
    Summoned,
    TrophyGiven,
    TrophyReturned,
    TrophyTaken,
    TrophyUsed,
    Wounded,
)
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
    "MESSAGES",
    "PACK",
    "SETUP",
    "SPEC",
    "STANDARD",
    "STARTER",
    "USES",
    "VISIBILITY",
    "AbilityUsed",
    "Action",
    "Bonus",
    "Budget",
    "Cancel",
    "Cancelled",
    "Capture",
    "Captured",
    "Cell",
    "CellView",
    "Choose",
    "Chosen",
    "Clock",
    "ControlTaken",
    "DecisionKey",
    "Deploy",
    "Deployed",
    "DieFacts",
    "Died",
    "Dispel",
    "Displaced",
    "DrawEvent",
    "DrawSavage",
    "Due",
    "Each",
    "EditionRules",
    "Effect",
    "EffectBegan",
    "EffectEnded",
    "EffectView",
    "Empower",
    "EndTurn",
    "Event",
    "EventCard",
    "EventDrawn",
    "EventEnded",
    "Faction",
    "FactionPicked",
    "Facts",
    "Finish",
    "Finished",
    "FirstSeat",
    "Freed",
    "GameEnded",
    "GiveTrophy",
    "Grant",
    "Heal",
    "Healed",
    "HouseRules",
    "Kill",
    "Lay",
    "Lost",
    "MapLayout",
    "Modify",
    "MoveUnit",
    "Moved",
    "Number",
    "OneOf",
    "Open",
    "Opened",
    "Options",
    "Pack",
    "PackGame",
    "Part",
    "PartKind",
    "PickFaction",
    "PickUnit",
    "Place",
    "Provoked",
    "Push",
    "RefusalKey",
    "Replace",
    "Replaced",
    "Reshuffled",
    "Roll",
    "Rolled",
    "RoundBegan",
    "SavageCame",
    "SeatFacts",
    "SeatOut",
    "Segment",
    "SegmentFacts",
    "Setup",
    "Side",
    "Skill",
    "SkillFacts",
    "SkillUsed",
    "SquadsShown",
    "State",
    "Substance",
    "Summon",
    "Summoned",
    "Supply",
    "Target",
    "Teleport",
    "TraitFacts",
    "Trophy",
    "TrophyFacts",
    "TrophyGiven",
    "TrophyReturned",
    "TrophyTaken",
    "TrophyUsed",
    "TurnBegan",
    "TurnEnded",
    "TurnState",
    "Unit",
    "UnitCard",
    "UnitFacts",
    "UnitPicked",
    "UnitSetup",
    "UnitView",
    "UseFaction",
    "UseSkill",
    "UseTrophy",
    "View",
    "Weather",
    "Where",
    "Wound",
    "Wounded",
    "action_space",
    "anchors",
    "apply",
    "apply_unchecked",
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
    "reach_of",
    "redact_action",
    "redact_event",
    "render_svg",
    "render_text",
    "seats",
    "set_up",
    "setup",
    "setup_of",
    "step",
    "to_act",
    "uses",
    "validate",
    "view",
    "with_cards",
]
__all__ += stack.__all__

STANDARD = PackGame(STARTER, custom=False)
"""The game with the starter pack, as a value; the functions of this module are its own."""

SPEC = STANDARD.SPEC
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
render_text = STANDARD.render_text
render_svg = STANDARD.render_svg
reach_of = STANDARD.reach_of
game_from_pack = STANDARD.game_from_pack


def with_cards(game: _Game[State, Action, View, Event, Options], pack: Pack | bytes | str) -> PackGame:
    """*game*, which is this one, with the content of *pack* instead of its own: a :class:`Pack`, or one as JSON.

    Raises
    ------
    InvalidOptions
        with every fault of the pack.

    >>> from boardrules import chibitactics
    >>> chibitactics.with_cards(chibitactics, chibitactics.STARTER).SPEC.id
    'chibitactics'
    """
    if game.SPEC.id != SPEC.id:
        raise InvalidOptions(f"a pack of Chibitactics cannot be played in {game.SPEC.id}")
    return game_of(pack)
