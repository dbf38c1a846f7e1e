"""The printed sets: the cards of the files beside this one, in both wordings."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.cards.set_1 import (
    alchemist,
    assassin,
    berserker,
    doppelganger,
    dragon_mage,
    fighter,
    gunner,
    healer,
    homunculus,
    illusionist,
    knight,
    mascot,
    mystic,
    oracle,
    overlord,
    paladin,
    planestalker,
    priestess,
    pyromancer,
    scientist,
    summoner,
    templar,
    trapper,
    vampire,
    witch,
)
from boardrules.pixel_tactics.language import Pack

__all__ = ["SETS"]

_CARDS: Final = (
    alchemist,
    assassin,
    berserker,
    doppelganger,
    dragon_mage,
    fighter,
    gunner,
    healer,
    homunculus,
    illusionist,
    knight,
    mascot,
    mystic,
    oracle,
    overlord,
    paladin,
    planestalker,
    priestess,
    pyromancer,
    scientist,
    summoner,
    templar,
    trapper,
    vampire,
    witch,
)

SETS: Final = (
    Pack("set_1_first", "Pixel Tactics, first printing", tuple(card.FIRST for card in _CARDS)),
    Pack("set_1", "Pixel Tactics, reprint", tuple(card.REPRINT for card in _CARDS)),
)
