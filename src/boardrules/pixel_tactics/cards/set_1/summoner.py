"""The Summoner, in the wording of the first printing and of the reprint."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language import (
    Card,
    Hero,
    Leader,
    any_hero,
    free,
    one,
    order,
    recruit,
    search_named,
    sort_drawn,
    spell,
    to_hand,
)

__all__ = ["FIRST", "SECOND"]

FIRST: Final = Card(
    "summoner",
    Hero(
        "Summoner",
        2,
        5,
        vanguard=(spell(to_hand(one(any_hero.at("melee")))),),
        flank=(spell(recruit("unit")),),
        rear=(spell(sort_drawn("hand", "top", "discard")),),
        hand=order(search_named),
    ),
    Leader("Lesandra Machan", 1, 21, (free("recruit"),)),
)
SECOND: Final = FIRST
