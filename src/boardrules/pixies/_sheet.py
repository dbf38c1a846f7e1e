"""The rule sheet of Pixies: which rules it has, and drawings of an area."""

from __future__ import annotations

from typing import Final

from boardrules.pixies._engine.rules import ROUNDS
from boardrules.pixies.cards import BASE, FLOWER_POWER
from boardrules.sheets import Drawing, Line, Section, Shape, Sheet, Tone

EDITIONS: Final = ("ru", "en", "bga", "flower_power")
EXPANDED: Final = "flower_power"

SETUP: Final = Section("setup", (Line("PX-SET-1"), Line("PX-CMP-1"), Line("PX-CMP-2", 3), Line("PX-CMP-5"), Line("PX-SET-2")))
TURN: Final = Section("turn", tuple([Line(f"PX-TUR-{n}", 1 if n == 5 else None) for n in range(1, 6)]))
PLACING: Final = Section("placing", tuple([Line(f"PX-PLA-{n}") for n in (1, 2, 3, 4, 5, 6, 8)]))
KNOWN: Final = (Line("PX-INF-1"), Line("PX-INF-2"))
ROUND: Final = Section("end-of-round", (*KNOWN, *[Line(f"PX-END-{n}") for n in range(1, 6)], Line("PX-RND-1"), Line("PX-RND-2")))
SCORING: Final = Section("scoring", tuple([Line(f"PX-SCO-{n}") for n in range(1, 12)]))
END: Final = Section("end", (Line("PX-RND-3"), Line("PX-WIN-1"), Line("PX-WIN-2")))
EXPANSION: Final = Section("expansion", tuple([Line(f"PX-FP-{n}") for n in (1, 2, 3, 4, 5)]))

BRIEF: Final = Section("expansion", tuple([Line(f"PX-FP-{n}", 1) for n in (1, 2, 3, 4, 5)]))

CARD: Final = (
    Section("turn", (Line("PX-TUR-1"), Line("PX-TUR-2", 1), Line("PX-TUR-4"), Line("PX-TUR-5", 1))),
    Section("placing", (Line("PX-PLA-3"), Line("PX-PLA-4"), Line("PX-PLA-5"), Line("PX-PLA-6", 1))),
    Section("end-of-round", (Line("PX-END-1"), Line("PX-END-2", 1), Line("PX-RND-2", 1))),
    Section("scoring", (*[Line(f"PX-SCO-{n}") for n in (1, 2, 3, 5, 6)], Line("PX-SCO-7", 3), Line("PX-SCO-9"))),
    Section("end", (Line("PX-WIN-1"), Line("PX-WIN-2"))),
)

TONES: Final[tuple[Tone, ...]] = ("blue", "blue", "yellow", "blue", "red", "green", "paper", "green", "middle")
"""The colours of the cells in the drawing: a zone of three, and a face-down card on the last cell."""

VALIDATED: Final = (2, 5)


def sheet(edition: str | None = None) -> Sheet:
    """Return the rule sheet of *edition*: see :class:`boardrules.sheets.Sheets`. Raises LookupError for an unknown edition.

    >>> from boardrules import pixies
    >>> dict(pixies.sheet("flower_power").numbers)["cards"]
    '84'
    """
    if edition is not None and edition not in EDITIONS:
        raise LookupError(f"pixies has no edition {edition!r}")
    expanded = edition == EXPANDED
    numbers = (
        ("players", "2-6" if expanded else "2-5"),
        ("cards", str(len(BASE) + len(FLOWER_POWER) * expanded)),
        ("rounds", str(ROUNDS)),
        ("zone", " · ".join([str(number + 1) for number in range(1, ROUNDS + 1)])),
    )
    more, brief = ((EXPANSION,), (BRIEF,)) if expanded else ((), ())
    return Sheet((SETUP, TURN, PLACING, ROUND, SCORING, END, *more), (*CARD, *brief), numbers, (_area(), _cells()))


def _area() -> Drawing:
    """Return the drawing of an area in play."""
    shapes: list[Shape] = []
    for index, tone in enumerate(TONES):
        x, y, number = index % 3 * 20.0 + 3, index // 3 * 20.0, index + 1
        if number in VALIDATED:
            shapes.append(_box(x + 3, y + 3, 14, 16, "middle"))
        shapes.append(_box(x + 1, y + 1, 14, 16, tone, "" if tone == "middle" else str(number)))
    return Drawing(("PX-SCO-7", "PX-PLA-6", "PX-SCO-9"), 62, 60, tuple(shapes))


def _cells() -> Drawing:
    """Return the drawing of an empty area, with the numbers of the cells."""
    return Drawing(("PX-SET-1",), 32, 32, tuple([_box(i % 3 * 10.0 + 1, i // 3 * 10.0 + 1, 9, 9, "light", str(i + 1)) for i in range(9)]))


def _box(x: float, y: float, width: float, height: float, tone: Tone, label: str = "") -> Shape:
    return Shape(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), tone, label)
