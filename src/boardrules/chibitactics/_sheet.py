"""The rule sheet of Chibitactics: which rules it has, and drawings of cells."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from boardrules.chibitactics._geometry.hex import disc, distance
from boardrules.chibitactics._types.options import EditionRules, Options
from boardrules.messages import Message
from boardrules.sheets import Drawing, Line, Section, Shape, Sheet, Tone

EDITIONS: Final = ("ru",)


def _lines(area: str, *numbers: int) -> tuple[Line, ...]:
    return tuple([Line(f"CT-{area}-{number}") for number in numbers])


SECTIONS: Final = (
    Section("setup", (*_lines("SU", 1, 2), Line("CT-SU-4", 1), *_lines("SU", 5))),
    Section("turn", (*_lines("TU", 1, 2), Line("CT-TU-4"), *_lines("TU", 5), Line("CT-TU-6", 1))),
    Section("movement", (*_lines("MV", 1), Line("CT-MV-3", 1), *_lines("MV", 4, 6, 8), *_lines("SC", 1, 2, 3))),
    Section("terrain", _lines("TE", 1, 2, 3, 4, 5, 6, 7, 8)),
    Section("skills", (*_lines("SK", 1, 2, 4, 5, 6), *_lines("CA", 1, 2, 3, 4, 5, 6, 7))),
    Section("properties", _lines("PR", 1, 2, 3, 4, 5, 6, 7, 8)),
    Section("wounds", (*_lines("WD", 1, 2, 3, 5, 7, 8), Line("CT-WD-6", 1))),
    Section("trophies", _lines("TR", 1, 2, 3, 4, 5, 6, 7, 8)),
    Section("savages", _lines("SV", 1, 2, 3, 5, 6, 9, 12)),
    Section("end", (Line("CT-H-4"), Line("CT-H-5"))),
)

CARD: Final = (
    Section("turn", (*_lines("TU", 2), Line("CT-TU-4", 1), *_lines("SK", 1, 2))),
    Section("movement", (Line("CT-MV-1"), Line("CT-MV-3", 1), *_lines("SC", 1, 2))),
    Section("terrain", _lines("TE", 1, 2, 3, 4, 5, 6, 7, 8)),
    Section("wounds", (*_lines("WD", 2, 5), Line("CT-WD-3"))),
    Section("trophies", (*_lines("TR", 1, 3, 4, 5, 7),)),
    Section("savages", _lines("SV", 2, 3, 5)),
)

BARRED: Final = "\N{MULTIPLICATION SIGN}"
"""The sign for terrain that cannot be entered."""

TERRAIN: Final[tuple[tuple[str, str, Tone], ...]] = (
    ("plain", "1", "paper"),
    ("forest", "2", "green"),
    ("hill", "1", "yellow"),
    ("mountain", BARRED, "middle"),
    ("water", BARRED, "blue"),
)
"""Terrain with the points of movement that it takes, and its colour."""

NEAR: Final[tuple[Tone, ...]] = ("dark", "red", "yellow", "light", "paper", "paper")
"""The colours of cells by their distance from the middle."""


def sheet(edition: str | None = None) -> Sheet:
    """Return the rule sheet of *edition*: see :class:`boardrules.sheets.Sheets`. Raises LookupError for an unknown edition.

    >>> from boardrules import chibitactics
    >>> dict(chibitactics.sheet().numbers)["round-limit"]
    '20'
    """
    if edition is not None and edition not in EDITIONS:
        raise LookupError(f"chibitactics has no edition {edition!r}")
    rules = EditionRules()
    numbers = (
        ("players", "2-6"),
        ("units", str(Options().squad_size)),
        ("round-limit", str(rules.round_cap)),
        ("segment", str(rules.segment_size)),
    )
    return Sheet(SECTIONS, CARD, numbers, (_segment(rules.segment_size), _terrain()))


def _segment(size: int) -> Drawing:
    """Return the drawing of a segment, with the distance of each cell from the middle one."""
    radius = 4.4
    width, height = radius * sqrt(3) * (2 * size - 1) + 2, radius * (3 * size - 1) + 2
    shapes: list[Shape] = []
    for q, r in disc((0, 0), size - 1):
        far = distance((0, 0), (q, r))
        shapes.append(_hex(width / 2 + radius * sqrt(3) * (q + r / 2), height / 2 + radius * 1.5 * r, radius, NEAR[far], str(far)))
    return Drawing(("CT-PR-1", "CT-CO-4"), width, height, tuple(shapes))


def _terrain() -> Drawing:
    """Return the drawing of kinds of terrain, with their points of movement and their names."""
    shapes: list[Shape] = []
    for index, (name, points, tone) in enumerate(TERRAIN):
        x = 9 + 17.5 * index
        shapes.append(_hex(x, 8, 7, tone, points))
        shapes.append(Shape(((x - 8, 15.5), (x + 8, 15.5), (x + 8, 20.5), (x - 8, 20.5)), "none", Message.of(f"term-{name}")))
    return Drawing(("CT-MV-1", "CT-TE-3", "CT-MV-8"), 88, 21, tuple(shapes))


def _hex(x: float, y: float, radius: float, tone: Tone, label: str) -> Shape:
    angles = [pi / 3 * corner + pi / 6 for corner in range(6)]
    return Shape(tuple([(round(x + radius * cos(angle), 2), round(y + radius * sin(angle), 2)) for angle in angles]), tone, label)
