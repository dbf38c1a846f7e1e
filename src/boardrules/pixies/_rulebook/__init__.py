"""The rulebook of Pixies as data, in our own words: every rule by its id, with its source and how editions differ on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardrules.pixies._rulebook.play import PLAY
from boardrules.pixies._rulebook.scoring import SCORING

if TYPE_CHECKING:
    from boardrules.rulebook import Rule

RULES: Final[tuple[Rule, ...]] = (*PLAY, *SCORING)
"""In the order in which a player needs them: components, setup, turn, placement, information; then ends, scoring, Flower Power."""
