"""The position drawn: plain text for terminals, pictures in pieces."""

from __future__ import annotations

from boardrules.pixel_tactics._render.parts.lore import Prints
from boardrules.pixel_tactics._render.picture import picture
from boardrules.pixel_tactics._render.text import render_text

__all__ = ["Prints", "picture", "render_text"]
