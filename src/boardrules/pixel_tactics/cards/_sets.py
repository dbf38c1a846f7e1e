"""The printed sets: the cards of the files beside this one, in both wordings."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from boardrules.pixel_tactics.language import Card, Pack

__all__ = ["SETS"]

NAMES = (
    "alchemist",
    "assassin",
    "berserker",
    "doppelganger",
    "dragon_mage",
    "fighter",
    "gunner",
    "healer",
    "homunculus",
    "illusionist",
    "knight",
    "mascot",
    "mystic",
    "oracle",
    "overlord",
    "paladin",
    "planestalker",
    "priestess",
    "pyromancer",
    "scientist",
    "summoner",
    "templar",
    "trapper",
    "vampire",
    "witch",
)


def _cards(which: str) -> tuple[Card, ...]:
    return tuple(getattr(import_module(f"boardrules.pixel_tactics.cards.{name}"), which) for name in NAMES)


SETS: Final = (
    Pack("set_1_first", "Pixel Tactics, first printing", _cards("FIRST")),
    Pack("set_1", "Pixel Tactics, reprint", _cards("SECOND")),
)
