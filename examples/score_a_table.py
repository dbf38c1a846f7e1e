"""Score one player's area of Pixies, as an app does that replaces the pad. No game is played.

``python score_a_table.py ROUND CELL1 ... CELL9``: a cell is ``.`` if it is empty, the card that lies face up (``B4_C``), one that
lies face down (``/B4_C``), or both (``B4_C/Y4_X1``). Without arguments it scores an example.
"""

from __future__ import annotations

import sys

from boardrules import InvalidState
from boardrules.pixies import Cell, score_area

EXAMPLE = ("1", "B1_S6/Y1_S4", "B2_S4", "B3_S1", "B4_C", "G5_0/M4_0", ".", "B7_X3/R5_C", "R8_0/Y4_X1", "/Y8_X1")


def read_cell(text: str) -> Cell:
    """Return a cell as it is written on the command line."""
    up, _, down = text.removeprefix(".").partition("/")
    return Cell(up or None, down or None)


def main(arguments: tuple[str, ...]) -> int:
    """Print what an area scores, or everything that is wrong with it."""
    if len(arguments) != 10 or not arguments[0].isdecimal():
        print(__doc__)
        return 2
    area = tuple(read_cell(text) for text in arguments[1:])
    try:
        score = score_area(area, int(arguments[0]))
    except InvalidState as error:
        print(error)
        return 1
    print(f"validated cards  {score.validated:>4}")
    print(f"spirals          {score.spirals:>4}")
    print(f"crosses          {-score.crosses:>4}")
    print(f"zone of {score.zone_size}        {score.zone:>4}")
    print(f"round {arguments[0]}          {score.total:>4}")
    return 0


if __name__ == "__main__":
    sys.exit(main(tuple(sys.argv[1:]) or EXAMPLE))
