"""The values shared by what draws a picture for a screen: the position, the marks, the pieces put so far, and the sizes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from boardrules.pixel_tactics._render.screen.cards import Size
from boardrules.toolkit.drawing.anchors import box

if TYPE_CHECKING:
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._render.parts.lore import Marks
    from boardrules.pixel_tactics._render.parts.table import Table
    from boardrules.pixel_tactics._render.summary import Summary
    from boardrules.pixel_tactics._types.view import View

MARGIN: Final = 8
GAP: Final = 6
NARROWEST: Final = 320
PHONE: Final = 640
"""The width from which there are two columns."""
EMPTY: Final = 62
"""The height of a row as long as no unit has a card."""
DESK: Final = 1000
"""The width from which there is room for whole texts."""


class Form(NamedTuple):
    """The sizes that follow from the width of a screen.

    ``board``: the width of the units that face each other. ``side``: the width of the column beside them, 0: all is in one column.
    ``label``: the width of the names of rows. ``near``, ``far``: the heights of cards in the viewer's unit and in others.
    """

    width: float
    board: float
    side: float
    label: float
    near: float
    far: float

    def card(self, *, near: bool) -> Size:
        """Return the size of a card in a unit."""
        return Size(round((self.board - self.label - 3 * GAP) / 3, 1), self.near if near else self.far)


def form_of(width: float, pairs: int, *, bare: bool) -> Form:
    """Return the sizes for a *width* and a number of *pairs* of facing units; *bare*: no unit has a card yet."""
    form = _form_of(max(width, NARROWEST), pairs)
    return form._replace(near=EMPTY, far=EMPTY) if bare else form


def _form_of(width: float, pairs: int) -> Form:
    inner = width - 2 * MARGIN
    if width < PHONE:
        return Form(width, inner, 0, 40, 82, 68)
    if width < DESK:
        if pairs > 1:
            return Form(width, round((inner - 16) / 2, 1), 0, 40, 82, 82)
        board = round(inner * 0.6, 1)
        return Form(width, board, inner - board - 16, 44, 88, 82)
    if pairs > 1:
        board = round(min((inner - 32) * 0.34, 520), 1)
        return Form(width, board, inner - 2 * board - 32, 44, 88, 82)
    board = round(min(inner * 0.52, 760), 1)
    return Form(width, board, inner - board - 16, 78, 96, 88)


@dataclass(frozen=True, slots=True)
class Stage:
    """A picture that is being laid out."""

    catalogue: Catalogue
    table: Table
    marks: Marks
    facts: Summary
    view: View
    form: Form

    def put(
        self, key: str, anchor: str, drawing: str, title: str, x: float, y: float, size: Size, *, seat: int | None = None, card: str = ""
    ) -> None:
        """Put *drawing* as the element of *anchor*; *card* is its entry in ``SPEC.cards``."""
        outline = box(0, 0, size.width, size.height, rx=8)
        drawn = self.marks.element(anchor, drawing, title=title, outline=outline, seat=seat, card=card or None)
        self.table.put(key, drawn, round(x, 1), round(y, 1))
        self.table.spots[anchor] = (round(x, 1), round(y, 1), size.width, size.height)
