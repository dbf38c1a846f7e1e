"""The decisions of this project: the general ones, and those on single cards by their set and topic (PT-RUL-1 to PT-RUL-139)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics._rulebook.rulings.control import CONTROL_RULINGS
from boardrules.pixel_tactics._rulebook.rulings.damage import DAMAGE_RULINGS
from boardrules.pixel_tactics._rulebook.rulings.general import GENERAL_RULINGS
from boardrules.pixel_tactics._rulebook.rulings.operations import OPERATION_RULINGS
from boardrules.pixel_tactics._rulebook.rulings.orders import ORDER_RULINGS
from boardrules.pixel_tactics._rulebook.rulings.set_1 import CARD_RULINGS
from boardrules.pixel_tactics._rulebook.rulings.set_1_more import MORE_CARD_RULINGS

if TYPE_CHECKING:
    from boardrules.rulebook import Rule

_SET_2: Final[tuple[Rule, ...]] = tuple(
    sorted((*DAMAGE_RULINGS, *CONTROL_RULINGS, *OPERATION_RULINGS, *ORDER_RULINGS), key=lambda rule: int(rule.id.rpartition("-")[2]))
)
"""The rulings on cards of set 2, which several modules hold by their topics."""

RULINGS: Final[tuple[Rule, ...]] = (*GENERAL_RULINGS, *CARD_RULINGS, *MORE_CARD_RULINGS, *_SET_2)
"""Every ruling, in the order of the ids."""
