"""Status effects: lasting changes in brackets, put on heroes and taken off them (PT-STAT)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from boardrules.pixel_tactics.language.grammar.expressions import Targets
from boardrules.pixel_tactics.language.grammar.modifiers import GivenModifier
from boardrules.values import Value

__all__ = ["PutStatus", "RemoveStatus"]


class PutStatus(Value, frozen=True, gc=False, tag=True):
    """Put status effects on heroes, ``times`` the same; each that meets its opposite removes it instead (PT-STAT-2, PT-STAT-3)."""

    on: Targets
    change: GivenModifier
    times: Annotated[int, Meta(ge=1, le=9)] = 1


class RemoveStatus(Value, frozen=True, gc=False, tag=True):
    """Take status effects off heroes (PT-STAT-6): ``times`` such changes, 0 for all; ``change`` None: of whatever kind."""

    of: Targets
    change: GivenModifier | None = None
    times: Annotated[int, Meta(ge=0, le=9)] = 0


StatusEffect: TypeAlias = PutStatus | RemoveStatus
