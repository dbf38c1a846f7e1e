"""Collect the types of a game that a user meets: its own, and those of the contract with its own as parameters."""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from boardrules.capabilities import Facts
from boardrules.contract import CardFacts, Decision, Edition, Game, Outcome, Refusal, Violation
from boardrules.logs.lines import ActionLine, Header, Record
from boardrules.match import Prompt
from boardrules.rulebook import Rule
from boardrules.toolkit.refusals import HostKey
from boardrules.transforms import Resolves, TakesPacks, capability

__all__ = ["Entries", "entries_of"]

TypeLike: TypeAlias = Any
"""A type: a class, a union or an alias. Python has no narrower type for these."""


@dataclass(frozen=True)
class Entries:
    """``types`` by the names of their definitions, such as ``State``. ``places`` has the types of fields declared as raw JSON."""

    types: Mapping[str, TypeLike]
    places: Mapping[tuple[type, str], tuple[TypeLike, ...]]


def entries_of(game: Game[Any, Any, Any, Any, Any]) -> Entries:
    """Return the types of *game* and of its capabilities, those that a host uses, and the lines of a log."""
    spec = game.SPEC
    facts: Facts[Any, Any] | None = capability(game, Facts[Any, Any])
    packs: TakesPacks[Any] | None = capability(game, TakesPacks[Any])
    resolves: Resolves[Any] | None = capability(game, Resolves[Any])
    prompt: TypeLike = Prompt
    types: dict[str, TypeLike] = {
        "State": spec.state,
        "Action": spec.action,
        "View": spec.view,
        "Event": spec.event,
        "Options": spec.options,
        "Refusal": _refusal(game),
        "Decision": _returned(game.pending, Decision),
        "Prompt": prompt[spec.action, spec.view, spec.event],
        "Outcome": Outcome,
        "Violation": Violation,
        "Edition": Edition,
        "Rule": Rule,
        "CardFacts": CardFacts,
        "LogLine": Header | Record,
    }
    if spec.setup is not None:
        types["Setup"] = spec.setup
    if facts is not None:
        types["Facts"] = facts.FACTS
    if packs is not None:
        types["Pack"] = packs.PACK
    return Entries(
        types,
        {
            (Header, "options"): (spec.options, None),
            (Header, "pack"): (None,) if packs is None else (packs.PACK, None),
            (Header, "start"): (spec.state, spec.view, None),
            (Header, "resolved"): (None,) if resolves is None else (_hint(resolves.resolved), None),
            (ActionLine, "action"): (spec.action,),
        },
    )


def _refusal(game: Game[Any, Any, Any, Any, Any]) -> TypeLike:
    """Return the type of a refusal with the keys of the game and of a host. If the game names no keys, any text is a key."""
    refusal: TypeLike = Refusal
    literal: TypeLike = typing.Literal
    keys = [key for literals in typing.get_args(_returned(game.check, Refusal)) for key in typing.get_args(literals)]
    return refusal[literal[(*keys, *typing.get_args(HostKey))]] if keys else refusal


def _hint(function: Callable[..., object]) -> TypeLike:
    """Return the annotated return type of *function*."""
    return typing.get_type_hints(function).get("return")


def _returned(function: Callable[..., object], kind: type) -> TypeLike:
    """Return *kind* with the parameters that *function* returns it with, such as ``Refusal[RefusalKey]``."""
    found = [part for part in typing.get_args(_hint(function)) if typing.get_origin(part) is kind]
    return found[0] if found else kind
