"""The Priestess, in the wording of the first printing and of the reprint (PT-RUL-53, PT-RUL-54)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["FIRST", "REPRINT"]

_LEVELS = pt.aura(pt.own_hero, pt.strength(pt.markers("level")))

FIRST: Final = pt.Card(
    "priestess",
    pt.Hero(
        "Priestess",
        attack=1,
        life=7,
        vanguard=(pt.spell(pt.heal_up_to(4, of=pt.one(pt.any_hero))),),
        flank=(pt.spell(pt.heal_up_to(2, of=pt.own_leader)),),
        rear=(pt.spell(pt.revive(pt.one(pt.any_corpse)), pt.damage(pt.life_of("it", printed=True), to=pt.this)),),
        hand=pt.order(pt.revive(pt.one(pt.any_corpse))),
    ),
    pt.Leader(
        "Magdelina Larington",
        attack=0,
        life=19,
        abilities=(pt.trigger(pt.end_of_round, pt.put_markers(1, "level")), _LEVELS),
    ),
)
REPRINT: Final = reprint(FIRST, leader=(pt.trigger(pt.end_of_round, pt.put_markers(1, "level"), in_ceasefire=False), _LEVELS))
