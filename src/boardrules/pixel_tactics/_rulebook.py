"""The rulebook of Pixel Tactics as data."""

from __future__ import annotations

from typing import Final

from boardrules.rulebook import Rule

__all__ = ["RULES"]

RULES: Final[tuple[Rule, ...]] = ()
