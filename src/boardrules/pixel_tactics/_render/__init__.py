"""The position drawn: plain text for terminals, one SVG document."""

from __future__ import annotations

from boardrules.pixel_tactics._render.svg import render_svg
from boardrules.pixel_tactics._render.text import render_text

__all__ = ["render_svg", "render_text"]
