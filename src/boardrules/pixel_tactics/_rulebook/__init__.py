"""The rulebook of Pixel Tactics as data, in our own words: every rule by its id, with its source and how editions differ on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics._rulebook.actions import ACTIONS
from boardrules.pixel_tactics._rulebook.combat import COMBAT
from boardrules.pixel_tactics._rulebook.end import BOUNDS, ENDS
from boardrules.pixel_tactics._rulebook.faq import ANSWERS
from boardrules.pixel_tactics._rulebook.modes import MODES
from boardrules.pixel_tactics._rulebook.reserve import RESERVE
from boardrules.pixel_tactics._rulebook.rulings import RULINGS
from boardrules.pixel_tactics._rulebook.setup import SETUP
from boardrules.pixel_tactics._rulebook.teams import TEAMS

if TYPE_CHECKING:
    from boardrules.rulebook import Rule

__all__ = ["RULES"]

RULES: Final[tuple[Rule, ...]] = (
    *SETUP,
    *ACTIONS,
    *COMBAT,
    *RESERVE,
    *ENDS,
    *BOUNDS,
    *TEAMS,
    *MODES,
    *RULINGS,
    *ANSWERS,
)
"""Setup, rounds, ceasefire, actions, attacks, damage, reserve, ends, bounds, other modes; then rulings, and questions answered.

The base text of a rule is that of the edition ``en``; where it names a point (``hand_limit``), that is the field of
:class:`EditionRules` by which the rule is played otherwise.
"""
