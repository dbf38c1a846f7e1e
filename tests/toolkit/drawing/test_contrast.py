"""Small words stand out from what they are written on, in every palette (WCAG 2.2, 1.4.3)."""

from __future__ import annotations

import pytest

from boardrules.chibitactics._render.parts import paints as chibitactics
from boardrules.pieces import Palette
from boardrules.pixel_tactics._render.parts import paints as pixel_tactics
from boardrules.pixies._render import paints as pixies
from boardrules.toolkit.drawing.palette import SHADES
from boardrules.toolkit.drawing.svg import INK, MUTED, PAPER, RED

LEAST = 4.5
GROUNDS = {
    "shared": (SHADES, {INK, MUTED, RED}, {PAPER}),
    "chibitactics": (chibitactics.SHADES, {INK, MUTED}, {chibitactics.TABLE, chibitactics.PANEL, chibitactics.IDLE, PAPER}),
    "pixel_tactics": (pixel_tactics.SHADES, {INK, pixel_tactics.NOTE}, {pixel_tactics.TABLE, pixel_tactics.LANE, PAPER}),
    "pixies": (pixies.SHADES, {INK, MUTED}, {pixies.TABLE, pixies.PANEL, PAPER}),
}


def luminance(color: str) -> float:
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("palette", ["light", "dark", "print"])
@pytest.mark.parametrize("game", GROUNDS)
def test_small_words_can_be_read_on_every_ground(game: str, palette: Palette) -> None:
    paints_of, letters, grounds = GROUNDS[game]
    instead = {} if palette == "light" else paints_of[palette]
    for letter in letters:
        for ground in grounds:
            found = contrast(instead.get(letter, letter), instead.get(ground, ground))
            assert found >= LEAST, f"{letter} on {ground}: {found:.2f}"
