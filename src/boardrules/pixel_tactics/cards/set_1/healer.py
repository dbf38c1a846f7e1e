"""The Healer, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    any_hero,
    end_of_own_turn,
    end_of_wave,
    every,
    exactly,
    heal,
    heal_up_to,
    intercept,
    one,
    order,
    own_hero,
    own_leader,
    share_healing_up_to,
    spell,
    static,
    takes_less,
    trigger,
    up_to,
)

__all__ = ["FIRST", "SECOND"]

_VANGUARD = (intercept, static(takes_less(2)))
_FLANK = spell(heal_up_to(4, of=one(any_hero)))
_ORDER = order(share_healing_up_to(10, among=any_hero))
_OF_THIS_WAVE = (own_hero | own_leader).at("wave")

FIRST: Final = Card(
    "healer",
    Hero("Healer", 1, 4, _VANGUARD, (_FLANK,), (spell(heal(2, of=up_to(3, any_hero))),), _ORDER),
    Leader("Kavri Shi Shorec", 0, 15, (trigger(end_of_wave, heal(2, of=every(_OF_THIS_WAVE))),)),
)
SECOND: Final = Card(
    "healer",
    Hero("Healer", 1, 4, _VANGUARD, (_FLANK,), (spell(heal_up_to(2, of=exactly(3, any_hero))),), _ORDER),
    Leader("Kavri Shi Shorec", 5, 18, (trigger(end_of_own_turn, heal(2, of=every(_OF_THIS_WAVE))),)),
)
