"""The position drawn: plain text for terminals, one SVG document."""

from __future__ import annotations

from boardrules.pixel_tactics._render_svg import render_svg
from boardrules.pixel_tactics._render_text import render_text

__all__ = ["render_svg", "render_text"]
