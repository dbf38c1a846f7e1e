"""Names and labels: units, skills, effects and cells as texts and pictures call them."""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.chibitactics._engine.position import card_id
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.stack import Option, PathOption, SkillOption, UnitOption
from boardrules.chibitactics._types.state import EffectView
from boardrules.chibitactics._types.values import Cell, Phase, Target

__all__ = ["SETTING_UP", "Names", "cell_name", "effect_name"]

SETTING_UP: Final[dict[Phase, str]] = {
    "first": "who begins is rolled for",
    "faction": "factions are chosen",
    "squad": "squads are picked",
    "deploy": "squads are placed",
}
"""What the players do in each phase before the first round."""


class Names:
    """The names of what an event speaks of, from the cards of a *catalogue*."""

    __slots__ = ("catalogue",)

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def unit(self, token: str) -> str:
        """The unit or card *token* with its seat: ``Ansel of seat 0``, ``Gnaw``."""
        name = self.card(token)
        seat = token.partition("-")[2].partition("-")[0]
        return f"{name} of seat {seat}" if seat else name

    def card(self, token: str) -> str:
        """The name on the card of *token*: ``Ansel``."""
        card = self.catalogue.cards.get(card_id(token))
        return token if card is None else card.name

    def skill(self, token: str, skill: str) -> str:
        """The name of a skill of *token*, or of the trophy side *skill*."""
        power = self.catalogue.powers.get(skill if "!" in skill else f"{card_id(token)}.{skill}")
        return skill if power is None else power.name

    def at(self, target: Target) -> str:
        """The unit or the cell that is aimed at."""
        return self.unit(target) if isinstance(target, str) else cell_name(target)

    def effect(self, effect: EffectView) -> str:
        """What made *effect*, and the unit or the cell on which it lies."""
        where = self.unit(effect.unit) if effect.cell is None else cell_name(effect.cell)
        return f"{effect_name(self.catalogue, effect.source)} on {where}"

    def option(self, option: Option) -> str:
        """The chosen *option*."""
        match option:
            case PathOption():
                return "the way " + " ".join(f"{step.q},{step.r}" for step in option.path)
            case UnitOption():
                return self.unit(option.unit)
            case SkillOption():
                return option.skill
            case _:
                assert_never(option)


def cell_name(cell: Cell) -> str:
    """The coordinates of *cell*: ``3,-1``."""
    return f"{cell.q},{cell.r}"


def effect_name(catalogue: Catalogue, source: str) -> str:
    """The name of the skill, the trophy side or the faction ability that made an effect."""
    if source.startswith("@"):
        return f"Ability of {catalogue.factions[source[1:]].name}"
    return catalogue.powers[source].name
