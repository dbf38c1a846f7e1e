"""The Illusionist, in the wording of the first printing and of the reprint (PT-RUL-41, PT-RUL-42, PT-RUL-43)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

FIRST: Final = pt.Card(
    "illusionist",
    pt.Hero(
        "Illusionist",
        attack=4,
        life=5,
        vanguard=(pt.spell(pt.to_hand(pt.one(pt.own_hero))),),
        flank=(pt.spell(pt.reveal_card("one_rival"), pt.execute_order),),
        rear=(pt.spell(pt.recruit("wave"), pt.attack_with(pt.it, None, or_cast=True, recruited=True), pt.discard_piece(pt.it)),),
        hand=pt.order(pt.take_at_random, pt.execute_order, pt.discard_the_card),
    ),
    pt.Leader(
        "Arec Russel Zane",
        attack=4,
        life=15,
        abilities=(pt.aura(pt.rival_hero | pt.rival_leader | pt.rival_corpse, pt.target_chosen_by_rival),),
    ),
)
REPRINT: Final = reprint(FIRST, leader=(pt.aura(pt.rival_hero | pt.rival_leader, pt.target_chosen_by_rival),))
