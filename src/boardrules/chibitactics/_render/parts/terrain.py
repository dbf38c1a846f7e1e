"""Drawings of terrain, which fill a cell so that they can be seen around a unit.

A cell reaches 31 to both sides of its middle and 31 or 36 up and down.
"""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._render.parts.paints import EARTH, GRASS, HOLE, LEAVES, NEST, PALE, ROCK, SNOW, STAR, WALL, WAVE
from boardrules.chibitactics.language import Terrain


def _lines(path: str, paint: str, width: float) -> str:
    return f'<path d="{path}" fill="none" stroke="{paint}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"/>'


def _filled(path: str, paint: str) -> str:
    return f'<path d="{path}" fill="{paint}"/>'


def _trees(*spots: tuple[int, int]) -> str:
    return "".join([f"M{x - 7} {y + 8}L{x} {y - 9} {x + 7} {y + 8}Z" for x, y in spots])


def _waves(rows: tuple[tuple[int, int, int], ...]) -> str:
    return "".join([f"M{x} {y}q4-5 8 0{'t8 0' * (count - 1)}" for x, y, count in rows])


SIGNS: Final[dict[Terrain | None, str]] = {
    None: _lines(_waves(((-24, -8, 6), (-24, 6, 6), (-16, 19, 4))), PALE, 0.6),
    "plain": _lines("M-23-10l2-5 2 5M16-16l2-5 2 5M-17 19l2-5 2 5M19 12l2-5 2 5M-3-24l2-4 2 4", GRASS, 1.6),
    "mountain": _filled("M-28 19-13-9-6 1 3-24 13-3 18-10 28 19Z", ROCK) + _filled("M3-24-2-11 3-14 8-9ZM18-10 15-5 18-6 20-4Z", SNOW),
    "water": _lines(_waves(((-12, -22, 3), (-24, -9, 6), (-24, 5, 6), (-20, 18, 5))), WAVE, 2.2),
    "forest": _filled(_trees((-19, -7), (-7, -20), (8, -18), (20, -5), (-15, 17), (1, 22), (16, 17), (0, 2)), LEAVES),
    "hill": _lines("M-27 4q9-20 18 0M-8-10q9-18 18 0M9 6q9-18 18 0M-20 22q10-16 20 0 10-14 20 0", EARTH, 2.2),
    "fort": _filled("M-26 21V-17h8v7h7v-7h8v-7h6v7h8v7h7v-7h8V21H7V8a7 7 0 0 0-14 0V21Z", WALL),
    "power": _lines("M-25 0a25 25 0 1 0 50 0 25 25 0 1 0-50 0", STAR, 1.6) + _filled("M0-27 6-6 27 0 6 6 0 27-6 6-27 0-6-6Z", STAR),
    "cave": _filled("M-26 19a26 34 0 0 1 52 0Z", EARTH) + _filled("M-18 19a18 24 0 0 1 36 0Z", HOLE),
    "cradle": _lines("M-24 0a24 22 0 0 0 48 0ZM-19 7H19M-13 14H13", NEST, 2.2)
    + _filled("M-15-2a6 9 0 0 1 12 0ZM-5-2a6 10 0 0 1 12 0ZM5-2a6 9 0 0 1 11 0Z", SNOW),
}
"""A drawing for each terrain, around the middle of a cell."""
