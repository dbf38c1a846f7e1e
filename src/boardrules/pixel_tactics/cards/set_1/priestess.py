"""The Priestess, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    any_corpse,
    any_hero,
    aura,
    damage,
    end_of_round,
    heal_up_to,
    life_of,
    markers,
    one,
    order,
    own_hero,
    own_leader,
    put_markers,
    revive,
    spell,
    strength,
    this,
    trigger,
)

__all__ = ["FIRST", "SECOND"]

_VANGUARD = spell(heal_up_to(4, of=one(any_hero)))
_FLANK = spell(heal_up_to(2, of=own_leader))
_REAR = spell(revive(one(any_corpse)), damage(life_of("it", printed=True), to=this))
_HERO = Hero("Priestess", 1, 7, (_VANGUARD,), (_FLANK,), (_REAR,), order(revive(one(any_corpse))))
_LEVELS = aura(own_hero, strength(markers("level")))

FIRST: Final = Card(
    "priestess",
    _HERO,
    Leader("Magdelina Larington", 0, 19, (trigger(end_of_round, put_markers(1, "level")), _LEVELS)),
)
SECOND: Final = Card(
    "priestess",
    _HERO,
    Leader("Magdelina Larington", 0, 19, (trigger(end_of_round, put_markers(1, "level"), in_ceasefire=False), _LEVELS)),
)
