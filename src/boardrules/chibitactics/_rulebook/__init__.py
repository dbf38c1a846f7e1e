"""The rulebook of Chibitactics as data, in our own words: every printed rule by its id, then every decision of this project, CT-H."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardrules.chibitactics._rulebook.combat import COMBAT
from boardrules.chibitactics._rulebook.field import FIELD
from boardrules.chibitactics._rulebook.house.cells import HOUSE_CELLS
from boardrules.chibitactics._rulebook.house.combat import HOUSE_COMBAT
from boardrules.chibitactics._rulebook.house.game import HOUSE_GAME
from boardrules.chibitactics._rulebook.house.savages import HOUSE_SAVAGES
from boardrules.chibitactics._rulebook.house.skills import HOUSE_SKILLS
from boardrules.chibitactics._rulebook.house.turns import HOUSE_TURNS
from boardrules.chibitactics._rulebook.skills import SKILLS
from boardrules.chibitactics._rulebook.table import TABLE

if TYPE_CHECKING:
    from boardrules.rulebook import Rule

__all__ = ["RULES"]


def _number(rule: Rule) -> int:
    return int(rule.id.rpartition("-")[2])


HOUSE: Final = tuple(
    sorted((*HOUSE_GAME, *HOUSE_TURNS, *HOUSE_CELLS, *HOUSE_COMBAT, *HOUSE_SAVAGES, *HOUSE_SKILLS), key=_number),
)
"""All house decisions by number; their files are by subject."""

RULES: Final[tuple[Rule, ...]] = (*TABLE, *FIELD, *COMBAT, *SKILLS, *HOUSE)
"""All rules in the order in which a player needs them; the house decisions come last."""
