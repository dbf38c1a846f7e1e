"""The texts of a view as numbers: cards by their owner and their place in the catalogue, and all words of the cards' texts."""

from __future__ import annotations

import re
from typing import Final

from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._rulebook import RULES
from boardrules.pixel_tactics._types.actions import COSTS
from boardrules.toolkit.coding import unknown_word
from boardrules.toolkit.observation import Eyes

OF_SEAT: Final = re.compile(r"(?<![0-9a-z_])([0-3])(?=\.[a-z])|(?<=^melee-)([0-3])$")
"""The number of a seat in a text: in front of a card's name, or behind "melee-"."""

DEEDS: Final = ("attacked", "cast", "moved", "recruited", "attacked-once", "damaged", "revived", "fell")
"""What a card did or suffered, by the rules."""


class Words:
    """The numbers of texts.

    0 is the empty text. The cards follow: for each seat, the viewer first, those of the catalogue in order. Then come the words in
    alphabetical order: names of cards, ids of texts, paths in texts, deeds, kinds of actions and of markers, rules. Any other text has a
    fingerprint.
    """

    def __init__(self, catalogue: Catalogue, seats: int) -> None:
        self.names = catalogue.deck
        self.cards = seats * len(self.names)
        self._places = {f"{seat}.{name}": (seat, place) for seat in range(seats) for place, name in enumerate(self.names)}
        programs = catalogue.programs.values()
        paths = {path for program in programs for path in program.places}
        markers = {kind for program in programs for step in program.steps if isinstance(kind := getattr(step.op, "kind", None), str)}
        rules = {rule.id for rule in RULES}
        words = {*markers, *rules, *self.names, *catalogue.programs, *catalogue.triggers, *catalogue.statics, *paths, *DEEDS, *COSTS}
        words |= {f"melee-{place}" for place in range(seats)}
        self._words = {word: number for number, word in enumerate(sorted(words), start=self.cards + 1)}
        self.most = self.cards + len(words)
        self.card_names = tuple(self._places)

    def card(self, card: str | None, eyes: Eyes) -> int:
        """Return the number of a card, from 1; 0 for None and for a card that is in no deck."""
        found = self._places.get(card or "")
        return 0 if found is None else 1 + eyes.relative(found[0]) * len(self.names) + found[1]

    def __call__(self, text: str, eyes: Eyes) -> int:
        """Return the number of a text."""
        if not text:
            return 0
        card = self.card(text, eyes)
        if card:
            return card
        seen = OF_SEAT.sub(lambda found: str(eyes.relative(int(found[0]))), text)
        return self._words.get(seen) or unknown_word(seen)
