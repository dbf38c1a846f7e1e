"""The position as one SVG document."""

from __future__ import annotations

from boardrules.chibitactics._content import Content
from boardrules.chibitactics._types import Cell, View

__all__ = ["render_svg"]


def render_svg(content: Content, view: View, *, reach: tuple[Cell, ...] = ()) -> str:
    """The position as one SVG document."""
    return f'<svg xmlns="http://www.w3.org/2000/svg"><title>{content.pack.id} {view.phase} {len(reach)}</title></svg>'
