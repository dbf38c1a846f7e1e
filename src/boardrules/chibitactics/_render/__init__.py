"""The position as text and as a picture."""

from __future__ import annotations

from boardrules.chibitactics._render.svg import render_svg
from boardrules.chibitactics._render.text import render_text

__all__ = ["render_svg", "render_text"]
