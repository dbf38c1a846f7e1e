"""The printed texts of the cards in a picture, and the elements that show them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Literal, TypeAlias

from boardrules.contract import CardFacts
from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.toolkit.anchors import Anchors
from boardrules.toolkit.voice import Voice

CardSide: TypeAlias = Literal["hero", "leader"]
Prints: TypeAlias = Callable[[str, CardSide], CardFacts]
"""Finds the printed facts of a side of a card by its name, in the sets in play."""


@dataclass(frozen=True, slots=True)
class Marks(Anchors):
    """The marks of one picture, the printed facts of its cards, and its language."""

    prints: Prints | None = None
    say: Voice = field(default_factory=partial(Voice, MESSAGES))

    def lore(self, name: str, side: CardSide) -> str:
        """Return the print on a side of a card: its name, its numbers and its texts in English, a line each."""
        if self.prints is None:
            return ""
        card = self.prints(name, side)
        numbers = ", ".join([self.say("board-number", what=what, n=n) for what, n in card.numbers])
        return "\n".join((f"{self.say.named('card', card.name)}: {numbers}", *card.text))

    def entry(self, name: str, side: CardSide) -> str:
        """Return the id of a card's entry in ``SPEC.cards``."""
        return name if self.prints is None else self.prints(name, side).id

    def card(self, anchor: str, drawing: str, card: str, side: CardSide, *, title: str, outline: str, seat: int | None = None) -> str:
        """Return *drawing* as the element of *anchor*, for a card by its physical id; ``data-card`` is its entry in ``SPEC.cards``."""
        return self.element(anchor, drawing, title=title, outline=outline, seat=seat, card=self.entry(name_of(card), side))
