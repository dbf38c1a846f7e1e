"""The Gunner, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    any_hero,
    aura,
    damage,
    every,
    has,
    one,
    order,
    ranged_attack,
    static,
    strength,
    supporter,
    trigger,
    when_order_resolved,
)

__all__ = ["FIRST", "SECOND"]

_VANGUARD = (ranged_attack, static(strength(3, against=any_hero.that(has("intercept")))))
_FLANK = (ranged_attack, aura(supporter, ranged_attack))
_LEADER = Leader(
    "Rukyuk Amberdeen",
    5,
    18,
    (ranged_attack, trigger(when_order_resolved(), damage(3, to=one(any_hero)))),
)

FIRST: Final = Card(
    "gunner",
    Hero("Gunner", 5, 4, _VANGUARD, _FLANK, (ranged_attack,), order(damage(4, to=every(any_hero.at("R"))))),
    _LEADER,
)
SECOND: Final = Card(
    "gunner",
    Hero("Gunner", 5, 4, _VANGUARD, _FLANK, (ranged_attack,), order(damage(5, to=every(any_hero.at("R"))))),
    _LEADER,
)
