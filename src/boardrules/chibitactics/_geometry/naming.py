"""Names of cells for people: a letter for the column and a number for the row, such as ``C4``, as on the edges of the board.

The name depends on the cell alone, so it is the same on every map and during a whole game. On hexes a column is a slanted line of
cells with the same q.
"""

from __future__ import annotations

import re
from string import ascii_uppercase
from typing import Final

from boardrules.chibitactics._types.values import Cell

ORIGIN: Final = Cell(-8, -8)
"""The cell ``A1``. No map of the starter pack has a cell left of it or above it, unless segments are larger than usual."""

FARTHEST: Final = 600
"""Maximum absolute value of a coordinate that a name can have."""

NAME: Final = re.compile(r"(-?)([A-Z]{1,2})(0|-?[1-9][0-9]{0,3})", re.ASCII | re.IGNORECASE)


def column_name(q: int) -> str:
    """Return the letters of the column *q*: ``A`` to ``Z``, then ``AA``; left of ``A`` come ``-A``, ``-B`` and so on.

    >>> column_name(-8), column_name(17), column_name(18), column_name(-9)
    ('A', 'Z', 'AA', '-A')
    """
    index = q - ORIGIN.q
    if index < 0:
        return f"-{_letters(-1 - index)}"
    return _letters(index)


def row_name(r: int) -> str:
    """Return the number of the row *r*.

    >>> row_name(-8), row_name(3)
    ('1', '12')
    """
    return str(r - ORIGIN.r + 1)


def cell_name(cell: Cell) -> str:
    """Return the name of *cell* for people: its column, then its row.

    >>> cell_name(Cell(0, 0)), cell_name(Cell(-6, -5))
    ('I9', 'C4')
    """
    return column_name(cell.q) + row_name(cell.r)


def cell_of(name: str) -> Cell | None:
    """Return the cell that *name* names, in capital or small letters; None if it is not the name of a cell.

    >>> cell_of("C4"), cell_of("i9"), cell_of("puffcap-1")
    (Cell(q=-6, r=-5), Cell(q=0, r=0), None)
    """
    found = NAME.fullmatch(name)
    if found is None:
        return None
    minus, letters, row = found.groups()
    index = _index(letters.upper())
    cell = Cell((-1 - index if minus else index) + ORIGIN.q, int(row) - 1 + ORIGIN.r)
    return cell if max(abs(cell.q), abs(cell.r)) <= FARTHEST else None


def _letters(index: int) -> str:
    """Return the name of the column with this number from 0: ``A``, ..., ``Z``, ``AA``."""
    before, last = divmod(index, len(ascii_uppercase))
    return (_letters(before - 1) if before else "") + ascii_uppercase[last]


def _index(letters: str) -> int:
    """Return the number from 0 of the column that *letters* name."""
    number = 0
    for letter in letters:
        number = number * len(ascii_uppercase) + ascii_uppercase.index(letter) + 1
    return number - 1
