"""The Doppelganger, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    any_hero,
    copies_leader,
    copy_spell,
    execute_order,
    has,
    order,
    reveal_card,
    spell,
)

__all__ = ["FIRST", "SECOND"]

_OTHERS = any_hero.but_this().that(has("spell"))

FIRST: Final = Card(
    "doppelganger",
    Hero(
        "Doppelganger",
        3,
        5,
        vanguard=(spell(copy_spell(_OTHERS.at("V"))),),
        flank=(spell(copy_spell(_OTHERS.at("F"))),),
        rear=(spell(copy_spell(_OTHERS.at("R"))),),
        hand=order(reveal_card("own"), execute_order),
    ),
    Leader("Sagas Seities", 2, 18, (copies_leader,)),
)
SECOND: Final = FIRST
