"""A picture of a board of squares or hexagons, for games on a map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final, Literal

from boardrules.toolkit.drawing import svg
from boardrules.toolkit.drawing.anchors import Anchors

__all__ = ["Board", "Stone"]

LINE: Final = "#b8b2a2"
LIGHT: Final = "#f4efe2"
DARK: Final = "#e4dcc8"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stone:
    """A piece on a cell: up to three letters, the colour of its disc, and a title for people who cannot see it."""

    letters: str = ""
    paint: str = "#d9e6f2"
    title: str = ""


@dataclass(frozen=True, slots=True)
class Board:
    """A board of ``columns`` times ``rows`` cells, counted from 0 at the top left; a cell's anchor is ``cell.COLUMN,ROW``.

    ``shape``: squares, or hexagons with a corner at the top, in which odd rows are shifted half a cell to the right. ``size``: the height
    of a cell in pixels.

    >>> from boardrules.authoring import Board, Stone
    >>> board = Board(3, 3)
    >>> picture = board.draw({(1, 1): Stone(letters="X", title="a cross")}, title="Noughts and crosses", targets=("cell.0,0",))
    >>> picture.count('data-anchor='), picture.count('role="button"')
    (9, 1)
    """

    columns: int
    rows: int
    shape: Literal["squares", "hexagons"] = "squares"
    size: int = 56

    def anchor(self, cell: tuple[int, int]) -> str:
        """Return the anchor of a cell."""
        return f"cell.{cell[0]},{cell[1]}"

    def draw(self, stones: Mapping[tuple[int, int], Stone], *, title: str, targets: tuple[str, ...] = (), focus: str | None = None) -> str:
        """Return the board with its *stones*, as one SVG document."""
        anchors = Anchors(targets, focus)
        parts = [self._cell(anchors, (x, y), stones.get((x, y))) for y in range(self.rows) for x in range(self.columns)]
        far = self._middle((self.columns - 1, min(1, self.rows - 1)))[0], self._middle((0, self.rows - 1))[1]
        described = (
            "; ".join(f"{stone.title or stone.letters} on {x},{y}" for (x, y), stone in sorted(stones.items())) or "The board is empty."
        )
        width, height = far[0] + self.size * 0.7, far[1] + self.size * 0.75
        return svg.document(parts, width=round(width), height=round(height), title=title, description=described, ground=svg.PAPER)

    def _middle(self, cell: tuple[int, int]) -> tuple[float, float]:
        x, y = cell
        if self.shape == "squares":
            return self.size * (x + 0.7), self.size * (y + 0.7)
        return self.size * 0.866 * (x + 0.5 * (y % 2) + 0.8), self.size * (0.75 * y + 0.7)

    def _outline(self, x: float, y: float) -> str:
        half = self.size / 2
        if self.shape == "squares":
            corners = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
        else:
            corners = [(x + half * sin(k * pi / 3), y - half * cos(k * pi / 3)) for k in range(6)]
        return "M" + "L".join(f"{a:.4g} {b:.4g}" for a, b in corners) + "z"

    def _cell(self, anchors: Anchors, cell: tuple[int, int], stone: Stone | None) -> str:
        x, y = self._middle(cell)
        outline = self._outline(x, y)
        ground = DARK if sum(cell) % 2 and self.shape == "squares" else LIGHT
        drawing = f'<path d="{outline}" fill="{ground}" stroke="{LINE}" stroke-width="1"/>'
        title = f"{cell[0]},{cell[1]}"
        if stone is not None:
            drawing += (
                f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{self.size * 0.36:g}" fill="{stone.paint}" stroke="{svg.INK}" stroke-width="1.5"/>'
            )
            drawing += svg.text(
                round(x, 1), round(y + self.size * 0.1, 1), stone.letters[:3], self.size * 0.28, anchor="middle", weight=700
            )
            title = f"{title}: {stone.title or stone.letters}"
        return anchors.element(self.anchor(cell), drawing, title=title, outline=outline)
