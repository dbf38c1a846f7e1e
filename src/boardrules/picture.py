"""Pictures: an SVG document wrapped so that a notebook shows it, and :func:`draw`, which makes one of any position."""

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
    """An SVG document. Jupyter and other notebooks show it by itself when a cell ends with it; ``str()`` is the document.

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
        """What notebooks ask for."""
        return self.svg

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the document to *path*, in UTF-8 with a newline at its end: the same bytes on every system."""
        Path(path).write_bytes(f"{self.svg}\n".encode())


def draw(game: Game[S, A, V, E, O], view: V, *, translator: Speaker | None = None) -> Picture:
    """A picture of *view*, by the game's own ``render_svg`` if it has one: it shows what this viewer may know, and no more.

    Its words are in the language of *translator*, in English without one.
    """
    return Picture(rendering(game).render_svg(view, translator=translator))
