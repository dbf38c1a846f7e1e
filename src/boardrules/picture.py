"""Pictures: an SVG document that notebooks display, and :func:`draw`, which makes one of any position."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from boardrules.contract import Game
from boardrules.messages import Speaker
from boardrules.presentation import rendering

__all__ = ["Picture", "draw"]

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741  (the options, beside S, A, V and E)


@dataclass(frozen=True, slots=True, repr=False)
class Picture:
    """An SVG document. Jupyter and other notebooks display it if it is the last value of a cell; ``str()`` returns the document.

    >>> from boardrules import pixies
    >>> from boardrules.picture import draw
    >>> picture = draw(pixies, pixies.view(pixies.new_game(), None))
    >>> str(picture).startswith("<svg ")
    True
    """

    svg: str

    def __str__(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture, {len(self.svg)} characters of SVG>"

    def _repr_svg_(self) -> str:
        """Return the document; notebooks call this."""
        return self.svg

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the document to *path*, in UTF-8 with a newline at its end: the same bytes on every system."""
        Path(path).write_bytes(f"{self.svg}\n".encode())


def draw(game: Game[S, A, V, E, O], view: V, *, translator: Speaker | None = None) -> Picture:
    """Return a picture of *view*, drawn by the game's own ``render_svg`` if it has one. It shows only what the viewer may know.

    The words are in the language of *translator*, or in English without one.
    """
    return Picture(rendering(game).render_svg(view, translator=translator))
