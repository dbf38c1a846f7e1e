"""The map as rows of text: a letter for the terrain of each cell, a mark for the unit on it, and lines between the segments."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase
from typing import Final

from boardrules.chibitactics._facts import standing
from boardrules.chibitactics._geometry.naming import cell_name, column_name
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.state import CellView, UnitView, View
from boardrules.chibitactics._types.values import Cell
from boardrules.chibitactics.language import LETTERS
from boardrules.toolkit.drawing.voice import Voice

SIGNS: Final = {terrain: letter for letter, terrain in LETTERS.items()}
CLOSED: Final = "?"

PITCH: Final = 3
"""Width of a cell in characters: one for its terrain, two for a unit."""

MARGIN: Final = 8
"""Room for the name of a cell at the left of a row: ``-AB-123``, a blank and the border of a segment."""


def marks(catalogue: Catalogue, view: View) -> dict[str, str]:
    """Return a letter for each unit, by its id: all different within a squad and among free savages."""
    preferred = _preferred(catalogue)
    found: dict[str, str] = {}
    taken: set[tuple[int, str]] = set()
    for unit in sorted(view.units, key=lambda unit: (unit.kind != "squad", unit.id)):
        letters = (preferred[unit.card], *unit.card.upper(), *ascii_uppercase)
        letter = next((letter for letter in letters if letter in ascii_uppercase and (unit.seat, letter) not in taken), CLOSED)
        taken.add((unit.seat, letter))
        found[unit.id] = letter
    return found


def _preferred(catalogue: Catalogue) -> dict[str, str]:
    """Return a letter for each card, from its id: units get it unless another unit of the squad has it."""
    units = [tuple(unit.id for unit in faction.units) for faction in catalogue.factions.values()]
    creatures = tuple(card.id for card in catalogue.cards.values() if card.creature)
    found: dict[str, str] = {}
    for deck in (*units, catalogue.savages, creatures):
        taken: set[str] = set()
        for card in deck:
            letters = (*card.upper(), *ascii_uppercase)
            found[card] = next((letter for letter in letters if letter in ascii_uppercase and letter not in taken), CLOSED)
            taken.add(found[card])
    return found


def token(unit: UnitView, letters: dict[str, str]) -> str:
    """Return ``0A`` for a unit of seat 0, ``sG`` for a free savage; the letter is small if the unit is wounded."""
    letter = letters[unit.id]
    return f"{unit.seat if unit.seat >= 0 else 's'}{letter.lower() if unit.wounded else letter}"


def map_lines(say: Voice, view: View, letters: dict[str, str], columns: int) -> Iterator[str]:
    """Yield rows of cells, each with the name of its first, such as ``I9``; on hexes each row is shifted by half a cell.

    Segments are set off by ``|`` and by lines with the letters of the columns below them. A map of more than *columns* characters is cut
    into parts, from left to right, and they are put one below the other.
    """
    on = standing(view)
    across = [_column(view, cell.q, cell.r) for cell in view.cells]
    left, right = min(across), max(across) + PITCH + 1
    parts = -(-(right - left) // (columns - MARGIN))
    width = -(-(right - left) // parts)
    for part in range(parts):
        start = left + part * width
        rows: dict[int, dict[int, tuple[CellView, str]]] = {}
        for index, (cell, column) in enumerate(zip(view.cells, across, strict=True)):
            if start <= column < start + width:
                sign = CLOSED if cell.terrain is None else SIGNS[cell.terrain]
                rows.setdefault(cell.r, {})[column - start] = (cell, sign + (token(on[index], letters) if index in on else ""))
        if part:
            yield say("board-more-map", n=parts - part)
        yield from _drawn(rows, view.options.rules.segment_size)


def _column(view: View, q: int, r: int) -> int:
    """Return the column of a cell: three characters a cell, one more between segments, and on hexes half a cell more a row."""
    house = view.options.rules
    return PITCH * q + q // house.segment_size + (PITCH * r // 2 if house.topology == "hex" else 0)


def _drawn(rows: dict[int, dict[int, tuple[CellView, str]]], size: int) -> Iterator[str]:
    """Yield the rows of one part, with a line above the first and wherever segments end."""
    above: dict[int, tuple[CellView, str]] = {}
    for r in sorted(rows):
        if not above or r % size == 0:
            yield _rule(above, rows[r])
        above = rows[r]
        yield _row(above)


def _rule(above: dict[int, tuple[CellView, str]], below: dict[int, tuple[CellView, str]]) -> str:
    """Return the line between two rows of segments, drawn where cells are above or below it, with the letters of the columns below."""
    spots = {column + step: "-" for column in (*above, *below) for step in range(-1, PITCH)}
    for column, (cell, _) in below.items():
        spots |= {column + number: letter for number, letter in enumerate(column_name(cell.q))}
    return "".join(spots.get(spot, " ") for spot in range(-MARGIN, max(spots) + 1))


def _row(cells: dict[int, tuple[CellView, str]]) -> str:
    """Return a row of cells, with a border on both sides of a segment and the name of the first cell after a gap."""
    spots: dict[int, str] = {}
    for column, (cell, text) in cells.items():
        before, after = _beside(cells, column - PITCH, column - PITCH - 1), _beside(cells, column + PITCH, column + PITCH + 1)
        if before != cell.place:
            spots[column - 1] = "|"
        if after is None:
            spots[column + PITCH] = "|"
        label = cell_name(Cell(cell.q, cell.r)) if before is None else ""
        spots |= {column - 1 - len(label) + number: letter for number, letter in enumerate(label)}
        spots |= {column + number: letter for number, letter in enumerate(text)}
    return "".join(spots.get(spot, " ") for spot in range(-MARGIN, max(spots) + 1))


def _beside(cells: dict[int, tuple[CellView, str]], *columns: int) -> int | None:
    """Return the place of the segment whose cell is in one of *columns*, None if there is no cell."""
    return next((cells[column][0].place for column in columns if column in cells), None)


def map_legend(say: Voice) -> str:
    """Return what the marks mean; a no-break space joins a mark and its meaning."""
    meanings = [(letter, say("board-terrain", terrain=terrain)) for letter, terrain in LETTERS.items()]
    meanings.append((CLOSED, say("board-terrain", terrain="closed")))
    meanings += [("0A", say("board-legend-unit", seat=0)), ("0a", say("board-wounded")), ("sA", say("board-legend-savage"))]
    return ", ".join([f"{mark}\N{NO-BREAK SPACE}{meaning}" for mark, meaning in meanings])
