"""boardrules: the rules of board games as typed, immutable values and pure functions.

A game is a module: ``from boardrules import pixies``. Everything here works with any game that keeps the contract, :class:`Game`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardrules._lazy import importer

if TYPE_CHECKING:
    from boardrules.bots import Bot, RandomBot
    from boardrules.capabilities import (
        Candidates,
        Dealing,
        Evaluating,
        Facts,
        Naming,
        Notation,
        Numbering,
        Picturing,
        Rendering,
        Turns,
        Usage,
        Wording,
        Worlds,
    )
    from boardrules.chance import Dealer, commitment_of
    from boardrules.codec import canonical, fingerprint, from_json, from_msgpack, shape_fault, to_json, to_msgpack
    from boardrules.contract import CardFacts, Decision, Edition, Game, Outcome, Positions, Refusal, Rng, Spec, Step, Violation
    from boardrules.errors import (
        AmbiguousNotation,
        BoardRulesError,
        IllegalAction,
        InvalidOptions,
        InvalidState,
        MalformedAction,
        NotationError,
        ParseError,
        RegistryError,
        UnknownSeat,
    )
    from boardrules.explanation import Change, Explaining, Explanation, Happened, Reason, ReasonPart
    from boardrules.logs import FileStore, Log, Played, Recorder, Store, Verdict, read_log, replay, verify
    from boardrules.logs.errors import Divergence, IncompatibleRules, LogFormatError, RecorderError, ReplayError, UnknownGame, UntrustedPack
    from boardrules.logs.luck import verify_luck
    from boardrules.match import Match, Prompt
    from boardrules.messages import CORE_MESSAGES, Message, Messages, Speaker
    from boardrules.narration import narrate
    from boardrules.numbering import ActionSpace, FieldKind, ObservationField
    from boardrules.picture import draw
    from boardrules.pieces import Changes, Frame, Palette, Picture, Piece
    from boardrules.pointing import candidates
    from boardrules.positions import setup_of_view
    from boardrules.presentation import notation, rendering
    from boardrules.registry import GameRef, game, games
    from boardrules.rulebook import CORE_RULES, Rule, Variant, find_rules
    from boardrules.schema import json_schema, typescript
    from boardrules.simulation import GameRecord, Summary, WorkerDied, simulate
    from boardrules.transforms import capability, from_state, with_cards
    from boardrules.translation import Translator, UnknownLanguage, languages, translator
    from boardrules.usage import Use, UseKind
    from boardrules.values import CHANCE, BaseAction, BaseEvent, BaseOptions, BaseState, BaseView, Integer, RuleId, Seat, Value
    from boardrules.walker import Comparing, Ordering, Trained, Walker, Walking
    from boardrules.walkers import walking


__all__ = [
    "CHANCE",
    "CORE_MESSAGES",
    "CORE_RULES",
    "ActionSpace",
    "AmbiguousNotation",
    "BaseAction",
    "BaseEvent",
    "BaseOptions",
    "BaseState",
    "BaseView",
    "BoardRulesError",
    "Bot",
    "Candidates",
    "CardFacts",
    "Change",
    "Changes",
    "Comparing",
    "Dealer",
    "Dealing",
    "Decision",
    "Divergence",
    "Edition",
    "Evaluating",
    "Explaining",
    "Explanation",
    "Facts",
    "FieldKind",
    "FileStore",
    "Frame",
    "Game",
    "GameRecord",
    "GameRef",
    "Happened",
    "IllegalAction",
    "IncompatibleRules",
    "Integer",
    "InvalidOptions",
    "InvalidState",
    "Log",
    "LogFormatError",
    "MalformedAction",
    "Match",
    "Message",
    "Messages",
    "Naming",
    "Notation",
    "NotationError",
    "Numbering",
    "ObservationField",
    "Ordering",
    "Outcome",
    "Palette",
    "ParseError",
    "Picture",
    "Picturing",
    "Piece",
    "Played",
    "Positions",
    "Prompt",
    "RandomBot",
    "Reason",
    "ReasonPart",
    "Recorder",
    "RecorderError",
    "Refusal",
    "RegistryError",
    "Rendering",
    "ReplayError",
    "Rng",
    "Rule",
    "RuleId",
    "Seat",
    "Speaker",
    "Spec",
    "Step",
    "Store",
    "Summary",
    "Trained",
    "Translator",
    "Turns",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownSeat",
    "UntrustedPack",
    "Usage",
    "Use",
    "UseKind",
    "Value",
    "Variant",
    "Verdict",
    "Violation",
    "Walker",
    "Walking",
    "Wording",
    "WorkerDied",
    "Worlds",
    "__version__",
    "candidates",
    "canonical",
    "capability",
    "commitment_of",
    "draw",
    "find_rules",
    "fingerprint",
    "from_json",
    "from_msgpack",
    "from_state",
    "game",
    "games",
    "json_schema",
    "languages",
    "narrate",
    "notation",
    "read_log",
    "rendering",
    "replay",
    "setup_of_view",
    "shape_fault",
    "simulate",
    "to_json",
    "to_msgpack",
    "translator",
    "typescript",
    "verify",
    "verify_luck",
    "walking",
    "with_cards",
]

__version__ = "0.2.0"

_HOMES = {
    "bots": "Bot RandomBot",
    "capabilities": "Candidates Dealing Evaluating Facts Naming Notation Numbering Picturing Rendering Turns Usage Wording Worlds",
    "chance": "Dealer commitment_of",
    "codec": "canonical fingerprint from_json from_msgpack shape_fault to_json to_msgpack",
    "contract": "CardFacts Decision Edition Game Outcome Positions Refusal Rng Spec Step Violation",
    "errors": (
        "AmbiguousNotation BoardRulesError IllegalAction InvalidOptions InvalidState MalformedAction NotationError "
        "ParseError RegistryError UnknownSeat"
    ),
    "explanation": "Change Explaining Explanation Happened Reason ReasonPart",
    "logs": "FileStore Log Played Recorder Store Verdict read_log replay verify",
    "logs.errors": "Divergence IncompatibleRules LogFormatError RecorderError ReplayError UnknownGame UntrustedPack",
    "logs.luck": "verify_luck",
    "match": "Match Prompt",
    "messages": "CORE_MESSAGES Message Messages Speaker",
    "narration": "narrate",
    "numbering": "ActionSpace FieldKind ObservationField",
    "picture": "draw",
    "pieces": "Changes Frame Palette Picture Piece",
    "pointing": "candidates",
    "positions": "setup_of_view",
    "presentation": "notation rendering",
    "registry": "GameRef game games",
    "rulebook": "CORE_RULES Rule Variant find_rules",
    "schema": "json_schema typescript",
    "simulation": "GameRecord Summary WorkerDied simulate",
    "transforms": "capability from_state with_cards",
    "translation": "Translator UnknownLanguage languages translator",
    "usage": "Use UseKind",
    "values": "CHANCE BaseAction BaseEvent BaseOptions BaseState BaseView Integer RuleId Seat Value",
    "walker": "Comparing Ordering Trained Walker Walking",
    "walkers": "walking",
}
"""The modules that have these names, imported when one of them is first used."""

if not TYPE_CHECKING:  # else a type checker would take any name for one of these
    __getattr__ = importer(__name__, _HOMES)
