"""The Warlock (PT-RUL-105, PT-RUL-118, PT-RUL-125, PT-RUL-138, PT-RUL-139, PT-RUL-140)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.cards._reprint import reprint

__all__ = ["REPRINT", "WARLOCK"]

_WOUNDED = pt.any_hero.that(pt.both(pt.damaged, pt.negate(pt.suffered("lethal"))))
_ALONE = pt.any_hero.that(pt.both(pt.negate(pt.beside("forerunner")), pt.negate(pt.beside("supporter"))))
_WEAKEST = pt.least(pt.remaining_life(), among=pt.rival_hero)

WARLOCK: Final = pt.Card(
    "warlock",
    pt.Hero(
        "Warlock",
        attack=2,
        life=3,
        vanguard=(pt.trigger(pt.when_defeated(pt.rival_hero.at("V")), pt.heal(None, of=pt.one(_WOUNDED))),),
        flank=(pt.spell(pt.own_discards(2), pt.defeat(pt.one(_ALONE)), when=pt.at_least(pt.hand_size(), 2)),),
        rear=(
            pt.ranged_attack,
            pt.trigger(pt.when_attacked(pt.any_hero, by=pt.this), pt.give(pt.cannot("attack"), to=pt.the_target, until="wave")),
        ),
        hand=pt.operation(pt.forbids("recruit")),
    ),
    pt.Leader(
        "Jasper Haekel",
        attack=5,
        life=19,
        abilities=(
            pt.leader_action(
                pt.note(_WEAKEST),
                pt.for_each(
                    pt.one(pt.own_hero.that(pt.at_least(pt.strength_of("it"), pt.noted))),
                    pt.note(pt.strength_of("it")),
                    pt.defeat(pt.it),
                    pt.defeat(pt.one(pt.rival_hero.that(pt.at_least(pt.noted, pt.remaining_life())))),
                ),
                when=pt.at_least(pt.most(pt.strength_of("it"), among=pt.own_hero), _WEAKEST),
            ),
        ),
    ),
)
REPRINT: Final = reprint(WARLOCK, hand=pt.operation(pt.static(pt.MakesLonger("recruit", 2))))
"""In the Polish printing the rival can recruit, for two actions (PT-RUL-118)."""
