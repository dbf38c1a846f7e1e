"""Pictures of positions: :func:`draw` makes one of any view of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from boardrules.capabilities import Picturing
from boardrules.contract import Game
from boardrules.messages import Speaker
from boardrules.pieces import Palette, Picture
from boardrules.presentation import accepted, rendering
from boardrules.transforms import capability

__all__ = ["Picture", "draw"]

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741  (the options, beside S, A, V and E)


def draw(
    game: Game[S, A, V, E, O],
    view: V,
    *,
    targets: tuple[str, ...] = (),
    focus: str | None = None,
    width: int | None = None,
    palette: Palette = "light",
    events: Sequence[E] = (),
    translator: Speaker | None = None,
) -> Picture:
    """Return a picture of *view*, drawn by the game's own functions if it has some. It shows only what the viewer may know.

    *targets*, *focus*, *width*, *palette*, *events* and *translator* are those of :meth:`boardrules.Rendering.render_svg`. A game that has
    only ``render_svg`` gives a picture in one piece, without what its function does not accept.

    >>> from boardrules import pixies
    >>> from boardrules.picture import draw
    >>> picture = draw(pixies, pixies.view(pixies.new_game(), None))
    >>> str(picture).startswith("<svg ")
    True
    """
    given: dict[str, Any] = {"targets": targets, "focus": focus, "events": events}
    given |= {"width": width, "palette": palette, "translator": translator}
    picturing = capability(game, Picturing[Any])
    if picturing is not None:
        found: Picture = picturing.picture(view, **accepted(picturing.picture, given))
        return found
    return Picture.whole(rendering(game).render_svg(view, **given))
