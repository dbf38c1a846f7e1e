"""The Illusionist, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    attack_with,
    aura,
    discard_piece,
    discard_the_card,
    execute_order,
    it,
    one,
    order,
    own_hero,
    recruit,
    reveal_card,
    rival_corpse,
    rival_hero,
    rival_leader,
    spell,
    take_at_random,
    target_chosen_by_rival,
    to_hand,
)

__all__ = ["FIRST", "SECOND"]

_VANGUARD = spell(to_hand(one(own_hero)))
_FLANK = spell(reveal_card("rival"), execute_order)
_ORDER = order(take_at_random, execute_order, discard_the_card)

FIRST: Final = Card(
    "illusionist",
    Hero(
        "Illusionist",
        4,
        5,
        vanguard=(_VANGUARD,),
        flank=(_FLANK,),
        rear=(spell(recruit("wave"), attack_with(it, None, or_cast=True, recruited=True), discard_piece(it)),),
        hand=_ORDER,
    ),
    Leader("Arec Russel Zane", 4, 15, (aura(rival_hero | rival_leader | rival_corpse, target_chosen_by_rival),)),
)
SECOND: Final = Card(
    "illusionist",
    Hero(
        "Illusionist",
        4,
        5,
        vanguard=(_VANGUARD,),
        flank=(_FLANK,),
        rear=(spell(recruit("wave"), attack_with(it, None, or_cast=True, recruited=True), discard_piece(it)),),
        hand=_ORDER,
    ),
    Leader("Arec Russel Zane", 4, 15, (aura(rival_hero | rival_leader, target_chosen_by_rival),)),
)
