"""A position of Pixies as a picture in pieces, and as one SVG document."""

from __future__ import annotations

from collections.abc import Sequence

from boardrules.messages import Speaker
from boardrules.pieces import Palette, Picture
from boardrules.pixies._render.paints import recolored
from boardrules.pixies._render.screen import screen
from boardrules.pixies._render.summary import summarize
from boardrules.pixies._render.wide import wide
from boardrules.pixies._types import Event, View
from boardrules.toolkit.drawing.anchors import Anchors


def picture(
    view: View,
    *,
    targets: tuple[str, ...] = (),
    focus: str | None = None,
    width: int | None = None,
    palette: Palette = "light",
    events: Sequence[Event] = (),
    translator: Speaker | None = None,
) -> Picture:
    """Return the position as a picture in pieces: the same for the same arguments, see :meth:`boardrules.Rendering.render_svg`.

    Shown are the deck as a face-down pile with its count (PX-INF-3), the cards on the table, each seat's area (PX-INF-1) with the signs of
    its face-down cards (PX-INF-2), the seat to act, the finished rounds, and what each area would score now. A description in words is
    part of the document; the words for each card appear under the mouse.

    >>> from boardrules import pixies
    >>> picture = pixies.picture(pixies.view(pixies.new_game(), None), width=390)
    >>> picture.frame.width, picture.pieces[0].key
    (390, 'status')
    """
    facts, marks = summarize(view, translator=translator), Anchors(targets, focus)
    if width is not None:
        return screen(view, facts, marks, width=width, palette=palette, events=events)
    return recolored(wide(view, facts, marks), palette)


def render_svg(
    view: View,
    *,
    targets: tuple[str, ...] = (),
    focus: str | None = None,
    width: int | None = None,
    palette: Palette = "light",
    events: Sequence[Event] = (),
    translator: Speaker | None = None,
) -> str:
    """Return the position as one SVG document, without ids, scripts, style sheets or outside files: :func:`picture` as text."""
    return picture(view, targets=targets, focus=focus, width=width, palette=palette, events=events, translator=translator).svg
