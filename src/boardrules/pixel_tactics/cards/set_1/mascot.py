"""The Mascot, in the wording of the first printing and of the reprint.

Its leader is Borneo in the red deck and Juto in the blue one. Nothing else differs, so one card has both names.
"""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    attack_with,
    execute_leader_order,
    order,
    own_hero,
    spell,
    the_hero,
    trigger,
    when_recruited,
)

__all__ = ["FIRST", "SECOND"]

_VANGUARD = spell(attack_with(own_hero.at("V").but_this(), "melee"))
_FLANK = spell(attack_with(own_hero.at("F").but_this(), "ranged"))
_REAR = spell(attack_with(own_hero.at("R").but_this(), "ranged"))
_HERO = Hero("Mascot", 1, 4, (_VANGUARD,), (_FLANK,), (_REAR,), order(execute_leader_order))
_LEADER = trigger(
    when_recruited(own_hero),
    attack_with(the_hero, None, may=True, or_cast=True, recruited=True),
    in_ceasefire=False,
)

NAMES: Final = "Borneo / Juto"

FIRST: Final = Card("mascot", _HERO, Leader(NAMES, 1, 20, (_LEADER,)))
SECOND: Final = Card("mascot", _HERO, Leader(NAMES, 2, 17, (_LEADER,)))
