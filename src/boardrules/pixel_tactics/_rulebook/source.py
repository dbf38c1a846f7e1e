"""The rulebooks of Pixel Tactics as sources of rules."""

from __future__ import annotations

from typing import Final

from boardrules.toolkit.sources import Source

EN: Final = "Level 99 Games, reprint rulebook"
PL: Final = "Portal Games 2015, Polish rulebook"
RU: Final = "GaGa Games 2024, Russian rulebook"
FIRST: Final = "first printing, from summaries and the cards"


def en(section: str) -> Source:
    """Return a section of the reprint rulebook."""
    return Source(f"{EN}, {section}")


def pl(section: str) -> Source:
    """Return a section of the Polish rulebook."""
    return Source(f"{PL}, {section}")


def ru(section: str) -> Source:
    """Return a section of the Russian rulebook."""
    return Source(f"{RU}, {section}")
