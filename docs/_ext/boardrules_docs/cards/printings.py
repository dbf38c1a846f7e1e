"""The printings of the cards of Pixel Tactics: a card and its reprint are one entry, found by the id that they share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from boardrules import CardFacts, game, languages, translator
from boardrules.pixel_tactics import SETS, Card, Pack


class Printing(NamedTuple):
    """A card in one of its printings."""

    pack: Pack
    card: Card

    def facts(self, side: str) -> CardFacts:
        """Return the name and the numbers of a side, ``"hero"`` or ``"leader"``."""
        return game("pixel_tactics").SPEC.card(f"{self.pack.id}/{self.card.id}/{side}")


@cache
def printings() -> Mapping[str, tuple[Printing, ...]]:
    """Return the printings of every card by its id, the oldest first."""
    found: dict[str, tuple[Printing, ...]] = {}
    for pack in SETS:
        for card in pack.cards:
            found[card.id] = (*found.get(card.id, ()), Printing(pack, card))
    return found


def sets() -> tuple[Pack, ...]:
    """Return the sets in their newest printing."""
    return tuple(pack for pack in SETS if not pack.id.endswith("_first"))


def set_of(card: str) -> Pack:
    """Return the set of a card in its newest printing."""
    return printings()[card][-1].pack


def title_of(pack: Pack) -> str:
    """Return the title of a set, whatever the printing."""
    return pack.title.partition(", ")[0] if pack.id != "promo" else pack.title


def names(card: str, side: str) -> Mapping[str, str]:
    """Return the name of a side of a card in every language."""
    last = printings()[card][-1]
    played = game("pixel_tactics")
    return {tag: translator(tag, played).card(f"{last.pack.id}/{card}/{side}") for tag in languages(played)}


def elsewhere(named: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the names that differ from the English one, each with its language."""
    return ((tag, name) for tag, name in named.items() if name != named["en"])
