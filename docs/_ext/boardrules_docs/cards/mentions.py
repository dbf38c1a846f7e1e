"""Which rules of Pixel Tactics speak of which card, by the names of its hero and its leader."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from boardrules import Rule, game

from .printings import printings

COMMON: Final = frozenset({"Six", "Eight", "Saint", "Shattered"})
"""Parts of names that are words of their own."""

SHORTEST: Final = 3


class Mentions(NamedTuple):
    """The rules that speak of a card: those about it, which have its name in the title, and others."""

    about: tuple[Rule, ...]
    others: tuple[Rule, ...]


@cache
def names_of_cards() -> Mapping[str, str]:
    """Return the card of every name by which a rule may call it: hero, leader, and the parts of a leader's name that nobody shares."""
    heroes = {its[0].card.hero.name: card for card, its in printings().items()}
    leaders = {its[0].card.leader.name: card for card, its in printings().items()}
    parts = [(part, card) for name, card in leaders.items() for part in re.findall(r"\w+", name)]
    shared = Counter(part for part, _ in parts)
    short = {part: card for part, card in parts if part[0].isupper() and len(part) >= SHORTEST and shared[part] == 1 and part not in COMMON}
    return {**short, **leaders, **heroes}


@cache
def _pattern() -> re.Pattern[str]:
    names = sorted(names_of_cards(), key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, names))})(?:e?s)?\b")


def cards_in(text: str) -> Iterator[str]:
    """Yield the cards that *text* names. A name inside a longer one is none: a Curse Knight is no Knight."""
    for match in _pattern().finditer(text):
        yield names_of_cards()[match[1]]


@cache
def all_mentions() -> Mapping[str, Mentions]:
    """Return the rules that speak of each card."""
    found = {card: Mentions((), ()) for card in printings()}
    for rule in game("pixel_tactics").SPEC.rules:
        about = {*cards_in(rule.title)}
        for card in dict.fromkeys(cards_in(" ".join((rule.title, rule.text, *(variant.text for variant in rule.variants))))):
            old = found[card]
            found[card] = Mentions((*old.about, rule), old.others) if card in about else Mentions(old.about, (*old.others, rule))
    return found
