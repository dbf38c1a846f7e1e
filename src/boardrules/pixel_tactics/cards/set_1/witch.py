"""The Witch, in the wording of the first printing and of the reprint (PT-RUL-65, PT-RUL-66, PT-RUL-67)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "witch",
    pt.Hero(
        "Witch",
        attack=1,
        life=5,
        vanguard=(pt.static(pt.strength(pt.count(pt.any_corpse))),),
        flank=(pt.static(pt.strength(4), when=pt.exists(pt.own_corpse.at("forerunner"))),),
        rear=(pt.spell(pt.choose_row("any", if_possible_with=pt.any_corpse), pt.clear_corpses(pt.every(pt.any_corpse.at("area")))),),
        hand=pt.order(pt.choose_row(across=True, if_possible_with=pt.any_corpse), pt.to_hand(pt.every(pt.any_corpse.at("area")))),
    ),
    pt.Leader(
        "Hepzibah Culotre",
        attack=3,
        life=20,
        abilities=(pt.aura(pt.own_corpse, pt.may_attack(3)),),
    ),
)
REPRINT: Final = reprint(FIRST, leader=(pt.leader_action(pt.attack_with(pt.own_corpse, "melee", strength=3)),))
