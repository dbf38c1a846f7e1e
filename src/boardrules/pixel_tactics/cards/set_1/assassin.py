"""The Assassin, in the wording of the first printing and of the reprint (PT-RUL-23, PT-RUL-24)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "assassin",
    pt.Hero(
        "Assassin",
        attack=3,
        life=1,
        vanguard=(pt.static(pt.double_strength(against=pt.any_leader, whole=True)),),
        flank=(pt.aura(pt.forerunner, pt.double_strength(against=pt.any_hero)),),
        rear=(pt.spell(pt.damage(3, to=pt.one(pt.rival_leader))),),
        hand=pt.order(pt.defeat(pt.one(pt.any_hero))),
    ),
    pt.Leader(
        "Regicide Heketch",
        attack=8,
        life=15,
        abilities=(pt.aura(pt.rival_hero, pt.defeated_at_once()),),
    ),
)
REPRINT: Final = reprint(
    FIRST,
    vanguard=(pt.static(pt.double_strength(against=pt.any_leader)),),
    leader=(pt.aura(pt.any_hero, pt.defeated_at_once(by_you=True)),),
)
