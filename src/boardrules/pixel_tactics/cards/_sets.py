"""The printed sets: the cards of the files beside this one."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.cards import promo, set_2
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

_REPRINTED: Final = {card.id: card for card in set_2.REPRINTS}

SETS: Final = (
    Pack("set_1_first", "Pixel Tactics, first printing", tuple(card.FIRST for card in _CARDS)),
    Pack("set_1", "Pixel Tactics, reprint", tuple(card.REPRINT for card in _CARDS)),
    Pack("set_2_first", "Pixel Tactics 2, first printing", set_2.CARDS),
    Pack("set_2", "Pixel Tactics 2", tuple(_REPRINTED.get(card.id, card) for card in set_2.CARDS)),
    Pack("promo", "Pixel Tactics, promotional cards", promo.CARDS),
)
"""The printed cards, one file a card, each set in two wordings. How long an operation lasts is a point of the edition (PT-OP-3)."""
