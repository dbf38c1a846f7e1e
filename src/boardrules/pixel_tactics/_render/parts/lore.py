"""The printed texts of the cards in a picture, and the elements that show them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from boardrules.contract import CardFacts
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.toolkit.drawing.anchors import FOCUS, TARGET
from boardrules.toolkit.drawing.svg import escape

if TYPE_CHECKING:
    from boardrules.pixel_tactics._render.parts.terms import Terms
    from boardrules.toolkit.drawing.voice import Voice

CardSide: TypeAlias = Literal["hero", "leader"]
Prints: TypeAlias = Callable[[str, CardSide], CardFacts]
"""Finds the printed facts of a side of a card by its name, in the sets in play."""


class Marks(NamedTuple):
    """The marks of one picture, the printed facts of its cards, and its language."""

    targets: frozenset[str]
    focus: str | None
    prints: Prints
    say: Voice
    terms: Terms

    def lore(self, name: str, side: CardSide) -> str:
        """Return the print on a side of a card as a title: its name, its numbers and its texts in English, a line each."""
        card = self.prints(name, side)
        return _lore(card, self.say.named("card", card.name), self.terms)

    def entry(self, name: str, side: CardSide) -> str:
        """Return the id of a card's entry in ``SPEC.cards``."""
        return self.prints(name, side).id

    def element(self, anchor: str, drawing: str, *, title: str, outline: str, seat: int | None = None, card: str | None = None) -> str:
        """Return *drawing* as the element of *anchor*, with its *outline*; see :class:`boardrules.toolkit.drawing.anchors.Anchors`."""
        return _element(anchor, drawing, title, outline, seat, card, anchor in self.targets, anchor == self.focus)

    def card(self, anchor: str, drawing: str, card: str, side: CardSide, *, title: str, outline: str, seat: int | None = None) -> str:
        """Return *drawing* as the element of *anchor*, for a card by its physical id; ``data-card`` is its entry in ``SPEC.cards``."""
        return self.element(anchor, drawing, title=title, outline=outline, seat=seat, card=self.entry(name_of(card), side))


@lru_cache(maxsize=2048)
def _lore(card: CardFacts, called: str, terms: Terms) -> str:
    numbers = ", ".join([terms.number(what, n) for what, n in card.numbers])
    lines = "\n".join((f"{called}: {numbers}", *card.text))
    return f"<title>{escape(lines)}</title>"


@lru_cache(maxsize=4096)
def _element(
    anchor: str,
    drawing: str,
    title: str,
    outline: str,
    seat: int | None,
    card: str | None,
    may: bool,  # noqa: FBT001  (remembered by position)
    focused: bool,  # noqa: FBT001
) -> str:
    data = "".join(
        [
            f' data-{name}="{escape(str(value))}"'
            for name, value in (("anchor", anchor), ("seat", seat), ("card", card), ("outline", outline))
            if value is not None
        ]
    )
    role = ' role="button" tabindex="0"' if may else ' role="img"'
    named = escape(title)
    parts = [f'<g{data}{role} aria-label="{named}"><title>{named}</title>{drawing}']
    if may:
        parts.append(f'<path d="{outline}" fill="{TARGET}" fill-opacity="0.12" stroke="{TARGET}" stroke-width="3" stroke-dasharray="7 3"/>')
    if focused:
        parts.append(f'<path d="{outline}" fill="none" stroke="{FOCUS}" stroke-width="4"/>')
    parts.append("</g>")
    return "".join(parts)
