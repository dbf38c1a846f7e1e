"""Pictures of positions: one wide layout, or one laid out for the width of a screen."""

from __future__ import annotations

from collections.abc import Sequence

from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._render.description import description
from boardrules.chibitactics._render.parts.elements import Marks
from boardrules.chibitactics._render.parts.paints import SHADES, TABLE, painted
from boardrules.chibitactics._render.screen.picture import screen
from boardrules.chibitactics._render.summary import summarize
from boardrules.chibitactics._render.wide.picture import wide
from boardrules.chibitactics._types.events import Event
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.values import Cell
from boardrules.messages import Speaker
from boardrules.pieces import Frame, Palette, Picture, Piece
from boardrules.toolkit.drawing.svg import role_of


def picture(
    grounds: Grounds,
    view: View,
    *,
    targets: tuple[str, ...] = (),
    focus: str | None = None,
    reach: tuple[Cell, ...] = (),
    width: int | None = None,
    palette: Palette = "light",
    events: Sequence[Event] = (),
    translator: Speaker | None = None,
) -> Picture:
    """Return a picture of *view*: the same for the same arguments, without ids, scripts, style sheets or outside files.

    *targets* are the anchors that may be chosen, *focus* the one that is looked at; the cells that a skill in focus reaches, or those of
    *reach*, are marked yellow. A description in words is part of the picture. Words are in the language of *translator*; what skills do is
    said in English.
    """
    facts = summarize(grounds, view, translator=translator)
    marks = Marks(frozenset(targets), focus)
    if width is None:
        pieces, across, high = wide(grounds, view, facts, marks, reach)
    else:
        pieces, across, high = screen(grounds, view, facts, marks, reach, width, events)
    if palette != "light":
        pieces = [Piece(piece.key, painted(piece.drawing, palette), piece.x, piece.y) for piece in pieces]
    ground = TABLE if palette == "light" else SHADES[palette][TABLE]
    title = f"{facts.say('board-title')}: {', '.join(facts.when)}"
    # Without targets only the legend of a picture for a screen, its last piece, is a button.
    role = role_of([piece.drawing for piece in reversed(pieces)]) if targets or width is not None else "img"
    return Picture(Frame(across, high, title, description(view, facts), ground, role=role), tuple(pieces))
