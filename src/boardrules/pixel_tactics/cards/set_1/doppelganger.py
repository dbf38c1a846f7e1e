"""The Doppelganger, in the wording of the first printing and of the reprint (PT-RUL-29, PT-RUL-30, PT-RUL-31)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["FIRST", "REPRINT"]

_OTHERS = pt.any_hero.but_this().that(pt.has("spell"))

FIRST: Final = pt.Card(
    "doppelganger",
    pt.Hero(
        "Doppelganger",
        attack=3,
        life=5,
        vanguard=(pt.spell(pt.copy_spell(_OTHERS.at("V"))),),
        flank=(pt.spell(pt.copy_spell(_OTHERS.at("F"))),),
        rear=(pt.spell(pt.copy_spell(_OTHERS.at("R"))),),
        hand=pt.order(pt.reveal_card("own"), pt.execute_order),
    ),
    pt.Leader(
        "Sagas Seities",
        attack=2,
        life=18,
        abilities=(pt.copies_leader,),
    ),
)
REPRINT: Final = FIRST
