"""Elements of a picture that can be pointed at: one for each thing that an action can name, marked if it may be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from boardrules.toolkit.drawing.svg import escape

__all__ = ["FOCUS", "TARGET", "Anchors", "box"]

TARGET: Final = "#0b6bcb"
"""The colour of the outline of an element that may be chosen. Its dashes mark it without colour as well."""
FOCUS: Final = "#22303c"
"""The colour of the outline of the element with the focus."""


@lru_cache(maxsize=1024)
def box(x: float, y: float, width: float, height: float, *, rx: float = 6) -> str:
    """Return the outline of a rectangle with round corners, as the path that :meth:`Anchors.element` draws around an element."""
    rx = min(rx, width / 2, height / 2)
    arc = f"a{rx:g} {rx:g} 0 0 1"
    return (
        f"M{x + rx:g} {y:g}h{width - 2 * rx:g}{arc} {rx:g} {rx:g}v{height - 2 * rx:g}{arc} {-rx:g} {rx:g}"
        f"h{2 * rx - width:g}{arc} {-rx:g} {-rx:g}v{2 * rx - height:g}{arc} {rx:g} {-rx:g}z"
    )


@dataclass(frozen=True, slots=True)
class Anchors:
    """The marks of one picture: the anchors in ``targets`` may be chosen, ``focus`` has the focus.

    >>> from boardrules.toolkit.drawing.anchors import Anchors, box
    >>> print(Anchors(("deck.0",)).element("deck.0", "<circle r='5'/>", title="The deck", outline="M0 0h9v9h-9z").split(">")[0])
    <g data-anchor="deck.0" data-outline="M0 0h9v9h-9z" role="button" tabindex="0" aria-label="The deck"
    """

    targets: tuple[str, ...] = ()
    focus: str | None = None

    def among(self, anchors: tuple[str, ...]) -> Anchors:
        """Return those marks that are on *anchors*: all of them that a drawing of these depends on.

        >>> Anchors(("a", "b"), "c").among(("b", "c"))
        Anchors(targets=('b',), focus='c')
        """
        if not self.targets and self.focus is None:
            return self
        return Anchors(tuple([anchor for anchor in anchors if anchor in self.targets]), self.focus if self.focus in anchors else None)

    def element(self, anchor: str, drawing: str, *, title: str, outline: str, seat: int | None = None, card: str | None = None) -> str:
        """Return *drawing* as the element of *anchor*.

        *title* names it in words, *seat* is its owner, and *card* is its card in the game. *outline* is the path around it, see
        :func:`box`; as ``data-outline`` it lets a page mark the element itself. Elements that may be chosen can be reached with the
        keyboard.
        """
        may = anchor in self.targets
        data = f' data-anchor="{escape(anchor)}"'
        if seat is not None:
            data += f' data-seat="{seat}"'
        if card is not None:
            data += f' data-card="{escape(card)}"'
        role, named = ' role="button" tabindex="0"' if may else ' role="img"', escape(title)
        parts = [f'<g{data} data-outline="{escape(outline)}"{role} aria-label="{named}"><title>{named}</title>{drawing}']
        if may:
            parts.append(
                f'<path d="{outline}" fill="{TARGET}" fill-opacity="0.12" stroke="{TARGET}" stroke-width="3" stroke-dasharray="7 3"/>'
            )
        if anchor == self.focus:
            parts.append(f'<path d="{outline}" fill="none" stroke="{FOCUS}" stroke-width="4"/>')
        parts.append("</g>")
        return "".join(parts)
