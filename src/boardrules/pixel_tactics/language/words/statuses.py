"""The words for status effects."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language.grammar.abilities import Static
from boardrules.pixel_tactics.language.grammar.expressions import Targets
from boardrules.pixel_tactics.language.grammar.modifiers import GivenModifier, NoAbilities
from boardrules.pixel_tactics.language.grammar.statuses import PutStatus, RemoveStatus
from boardrules.pixel_tactics.language.words.effects import given

__all__ = ["no_abilities", "put_status", "remove_status"]

no_abilities: Final = NoAbilities()


def put_status(change: GivenModifier | Static, *, on: Targets, times: int = 1) -> PutStatus:
    """Put a status effect on heroes: ``put_status(strength(1), on=one(own_hero))``, ``put_status(intercept, on=it)``."""
    return PutStatus(on, given(change), times)


def remove_status(change: GivenModifier | Static | None = None, *, of: Targets, times: int = 0) -> RemoveStatus:
    """Remove status effects from heroes: all of them, those of one kind, or a number of them."""
    return RemoveStatus(of, None if change is None else given(change), times)
