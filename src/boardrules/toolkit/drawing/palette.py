"""The colours of pictures on dark screens and on paper.

Pictures are drawn in the colours of a bright screen. :func:`recolored` puts others in their place, attribute by attribute, so a drawing
function needs no palette. Each colour therefore has one role: a game gives each role of its own a colour that occurs in no other.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeAlias

from boardrules.pieces import Palette

Shades: TypeAlias = Mapping[Palette, Mapping[str, str]]
"""For each palette but ``"light"``, the colours to use instead of others."""

SHADES: Final[Shades] = {
    "dark": {
        "#22303c": "#e9eef2",  # INK
        "#4c5762": "#aab6c1",  # MUTED
        "#fffdf7": "#26313c",  # PAPER
        "#4a5568": "#7a8799",  # BACK
        "#e8a317": "#f0b53c",  # GOLD
        "#b3261e": "#ff8a80",  # RED
        "#0b6bcb": "#6cb6ff",  # TARGET
    },
    "print": {
        "#22303c": "#000000",
        "#4c5762": "#333333",
        "#fffdf7": "#ffffff",
        "#4a5568": "#999999",
        "#e8a317": "#666666",
        "#b3261e": "#000000",
        "#0b6bcb": "#000000",
    },
}
"""The colours that all games share, see :mod:`boardrules.toolkit.drawing.svg`."""

_COLOR: Final = re.compile(r'="(#[0-9a-f]{3,6})"')  # a text has no quotes, they are escaped in it


def recolored(drawing: str, palette: Palette, shades: Shades = SHADES) -> str:
    """Return *drawing* in the colours of *palette*; colours that *shades* does not name stay as they are.

    >>> recolored('<rect fill="#22303c"/>', "dark")
    '<rect fill="#e9eef2"/>'
    """
    if palette == "light":
        return drawing
    instead = shades[palette]
    return _COLOR.sub(lambda found: f'="{instead.get(found[1], found[1])}"', drawing)


def shades(own: Shades) -> Shades:
    """Return the shared colours with the *own* ones of a game."""
    return {palette: {**SHADES[palette], **own.get(palette, {})} for palette in SHADES}
