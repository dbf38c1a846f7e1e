"""What is printed on the cards of a picture, and the elements that show them."""

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
"""What is printed on a side of a card of a name, in the sets that are played with."""


@dataclass(frozen=True, slots=True)
class Marks(Anchors):
    """What is marked in one picture, what is printed on its cards, and in which language it speaks."""

    prints: Prints | None = None
    say: Voice = field(default_factory=partial(Voice, MESSAGES))

    def lore(self, name: str, side: CardSide) -> str:
        """What is printed on a side of a card: its name, its numbers and its texts in English, a line each."""
        if self.prints is None:
            return ""
        card = self.prints(name, side)
        numbers = ", ".join([self.say("board-number", what=what, n=n) for what, n in card.numbers])
        return "\n".join((f"{self.say.named('card', card.name)}: {numbers}", *card.text))

    def entry(self, name: str, side: CardSide) -> str:
        """The id of the entry of a card in ``SPEC.cards``."""
        return name if self.prints is None else self.prints(name, side).id

    def card(self, anchor: str, drawing: str, card: str, side: CardSide, *, title: str, outline: str, seat: int | None = None) -> str:
        """*drawing* as the element of *anchor*, for a card by its physical id; ``data-card`` is its entry in ``SPEC.cards``."""
        return self.element(anchor, drawing, title=title, outline=outline, seat=seat, card=self.entry(name_of(card), side))
