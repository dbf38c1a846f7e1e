"""The position as plain text."""

from __future__ import annotations

from boardrules.chibitactics._content import Content
from boardrules.chibitactics._types import View

__all__ = ["render_text"]


def render_text(content: Content, view: View) -> str:
    """The position as plain text for a terminal."""
    units = [f"{unit.id} at {view.cells[unit.cell].q},{view.cells[unit.cell].r}" for unit in view.units if unit.cell >= 0]
    return "\n".join([f"{content.pack.name}, {view.phase}, round {view.round}", *units])
