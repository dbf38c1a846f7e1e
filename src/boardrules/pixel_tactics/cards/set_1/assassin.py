"""The Assassin, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    any_hero,
    any_leader,
    aura,
    damage,
    defeat,
    defeated_at_once,
    double_strength,
    forerunner,
    one,
    order,
    rival_hero,
    rival_leader,
    spell,
    static,
)

__all__ = ["FIRST", "SECOND"]

_FLANK = aura(forerunner, double_strength(against=any_hero))
_REAR = spell(damage(3, to=one(rival_leader)))

FIRST: Final = Card(
    "assassin",
    Hero("Assassin", 3, 1, (static(double_strength(against=any_leader, whole=True)),), (_FLANK,), (_REAR,), order(defeat(one(any_hero)))),
    Leader("Regicide Heketch", 8, 15, (aura(rival_hero, defeated_at_once()),)),
)
SECOND: Final = Card(
    "assassin",
    Hero("Assassin", 3, 1, (static(double_strength(against=any_leader)),), (_FLANK,), (_REAR,), order(defeat(one(any_hero)))),
    Leader("Regicide Heketch", 8, 15, (aura(any_hero, defeated_at_once(by_you=True)),)),
)
