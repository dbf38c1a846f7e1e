"""Elements of a picture that can be pointed at. Each carries the path around it, so that a page can mark it itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from boardrules.toolkit.drawing.anchors import FOCUS, TARGET
from boardrules.toolkit.drawing.svg import escape

PLAIN: Final = 0
MAY: Final = 1
FOCUSED: Final = 2


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of one picture: the anchors in ``targets`` may be chosen, ``focus`` is looked at."""

    targets: frozenset[str] = frozenset()
    focus: str | None = None

    def __bool__(self) -> bool:
        return bool(self.targets) or self.focus is not None

    def of(self, anchor: str) -> int:
        """Return the marks of *anchor*: the sum of :data:`MAY` and :data:`FOCUSED`, or :data:`PLAIN`."""
        return (MAY if anchor in self.targets else PLAIN) + (FOCUSED if anchor == self.focus else PLAIN)

    def among(self, anchors: Iterable[str]) -> Marks:
        """Return those marks that are on *anchors*."""
        named = frozenset(anchors)
        return Marks(self.targets & named, self.focus if self.focus in named else None)

    def element(self, anchor: str, drawing: str, *, title: str, outline: str, seat: int | None = None, card: str | None = None) -> str:
        """Return *drawing* as the element of *anchor*, marked as it must be."""
        return element(anchor, drawing, title, outline, self.of(anchor), seat=seat, card=card)


def element(
    anchor: str, drawing: str, title: str, outline: str, marks: int = PLAIN, *, seat: int | None = None, card: str | None = None
) -> str:
    """Return *drawing* as the element of *anchor*, with the arguments of :meth:`boardrules.toolkit.drawing.anchors.Anchors.element`."""
    named = _named(title)
    data = f' data-anchor="{escape(anchor)}" data-outline="{outline}"'
    if seat is not None:
        data += f' data-seat="{seat}"'
    if card is not None:
        data += f' data-card="{escape(card)}"'
    role = ' role="button" tabindex="0"' if marks & MAY else ' role="img"'
    over = ""
    if marks & MAY:
        over = f'<path d="{outline}" fill="{TARGET}" fill-opacity="0.12" stroke="{TARGET}" stroke-width="3" stroke-dasharray="7 3"/>'
    if marks & FOCUSED:
        over += f'<path d="{outline}" fill="none" stroke="{FOCUS}" stroke-width="4"/>'
    return f'<g{data}{role} aria-label="{named}"><title>{named}</title>{drawing}{over}</g>'


@lru_cache(maxsize=4096)
def _named(title: str) -> str:
    return escape(title)
