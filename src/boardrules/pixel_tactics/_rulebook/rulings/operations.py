"""The decisions of this project on operations of cards of set 2: some of PT-RUL-101 to PT-RUL-139."""

from __future__ import annotations

from typing import Final

from boardrules.rulebook import Rule, Variant
from boardrules.toolkit.sources import house

OPERATION_RULINGS: Final[tuple[Rule, ...]] = (
    house(
        "PT-RUL-111",
        "Curse Knight, operation: when it kills",
        "The early wording has it kill at the end of the round in which it was played. Where operations have tokens, that is when its time "
        "is over: when it is discarded with its last token, or since none can be removed (PT-OP-3). Discarded otherwise, it kills nobody.",
        variants=(Variant("first", "It kills at the end of the round, when it is discarded.", "house"),),
    ),
    house(
        "PT-RUL-118",
        "Warlock, operation: what recruits cost",
        "In the Polish printing a recruit costs the rival two actions; that concerns the action only, not heroes that effects recruit.",
        variants=(Variant("first", "The early wording forbids recruits; so it forbids the action, and effects still work.", "house"),),
    ),
)
