"""The units there can be, and the words of views, as numbers."""

from __future__ import annotations

import re
from typing import Final

from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._rulebook import RULES
from boardrules.toolkit.coding import unknown_word
from boardrules.toolkit.observation import Eyes

CREATURES: Final = 8
"""Maximum number of creatures of one kind and seat with numbers of their own in observations; more are very rare."""

OF_SEAT: Final = re.compile(r"(?<=-)[0-5](?=$|[-.])")
"""The number of a seat in the id of a unit: ``bram-1``, ``grub-0-2``."""


class Tokens:
    """The ids of units by seat, and the numbers of texts.

    0 is the empty text. Then the units: of each seat, the viewer's first, its faction's cards and its creatures; then the savages. Then
    the words, by the alphabet: ids of cards, skills, factions, segments, events and rules. What is none of these has a fingerprint.
    """

    def __init__(self, catalogue: Catalogue, seats: int) -> None:
        self.seats = seats
        self.cards = tuple(catalogue.faction_of)
        self.creatures = tuple(card.id for card in catalogue.cards.values() if card.creature)
        self.savages = catalogue.savages
        self.each = len(self.cards) + len(self.creatures) * CREATURES
        self.units = seats * self.each + len(self.savages)
        self._places = {token: (seat, place) for seat in range(seats) for place, token in enumerate(self.of_seat(seat))}
        self._savages = {token: 1 + seats * self.each + place for place, token in enumerate(self.savages)}
        words = {*catalogue.cards, *catalogue.powers, *catalogue.operations, *catalogue.factions, *catalogue.segments, *catalogue.events}
        words |= {power.id for power in catalogue.powers.values()} | {f"@{faction}" for faction in catalogue.factions}
        words |= {rule.id for rule in RULES}
        self._words = {word: number for number, word in enumerate(sorted(words - self._savages.keys()), start=self.units + 1)}
        self.most = self.units + len(self._words)
        self.unit_names = (*self._places, *self._savages)

    def squad(self, seat: int) -> tuple[str, ...]:
        """Return the cards of all factions as units of *seat*."""
        return tuple([f"{card}-{seat}" for card in self.cards])

    def of_seat(self, seat: int) -> tuple[str, ...]:
        """Return the cards of all factions as units of *seat*, then its creatures."""
        return (*self.squad(seat), *(f"{card}-{seat}-{number}" for card in self.creatures for number in range(1, CREATURES + 1)))

    def number(self, token: str, eyes: Eyes) -> int:
        """Return the number of a unit, from 1; 0 for none, and for a creature beyond those with numbers."""
        found = self._places.get(token)
        return self._savages.get(token, 0) if found is None else 1 + eyes.relative(found[0]) * self.each + found[1]

    def __call__(self, text: str, eyes: Eyes) -> int:
        """Return the number of a text."""
        if not text:
            return 0
        unit = self.number(text, eyes)
        if unit:
            return unit
        seen = OF_SEAT.sub(lambda found: str(eyes.relative(int(found[0]))), text)
        return self._words.get(seen) or unknown_word(seen)
