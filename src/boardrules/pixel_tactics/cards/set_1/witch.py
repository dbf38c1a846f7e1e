"""The Witch, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    any_corpse,
    attack_with,
    aura,
    choose_row,
    clear_corpses,
    count,
    every,
    exists,
    leader_action,
    may_attack,
    order,
    own_corpse,
    spell,
    static,
    strength,
    to_hand,
)

__all__ = ["FIRST", "SECOND"]

_VANGUARD = static(strength(count(any_corpse)))
_FLANK = static(strength(4), when=exists(own_corpse.at("forerunner")))
_REAR = spell(choose_row("any", holding=any_corpse), clear_corpses(every(any_corpse.at("area"))))
_ORDER = order(choose_row(across=True, holding=any_corpse), to_hand(every(any_corpse.at("area"))))
_HERO = Hero("Witch", 1, 5, (_VANGUARD,), (_FLANK,), (_REAR,), _ORDER)

FIRST: Final = Card("witch", _HERO, Leader("Hepzibah Culotre", 3, 20, (aura(own_corpse, may_attack(3)),)))
SECOND: Final = Card(
    "witch", _HERO, Leader("Hepzibah Culotre", 3, 20, (leader_action(attack_with(own_corpse, "melee", strength=3), limited=True),))
)
