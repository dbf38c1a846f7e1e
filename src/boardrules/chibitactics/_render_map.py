"""The map as rows of text: a letter for the terrain of each cell, and a mark for the unit that stands on it."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase
from typing import Final

from boardrules.chibitactics._content import Content
from boardrules.chibitactics._language import LETTERS
from boardrules.chibitactics._picture import standing
from boardrules.chibitactics._types_state import CellView, UnitView, View

__all__ = ["CLOSED", "map_legend", "map_lines", "marks", "token"]

SIGNS: Final = {terrain: letter for letter, terrain in LETTERS.items()}
CLOSED: Final = "?"

PITCH: Final = 4
MARGIN: Final = 7
"""Room for the coordinates at the left of a row: ``-10,-3`` and a blank."""


def marks(content: Content, view: View) -> dict[str, str]:
    """A letter for each unit, by its id, all different within a squad and among the savages that are free."""
    preferred = _preferred(content)
    found: dict[str, str] = {}
    taken: set[tuple[int, str]] = set()
    for unit in sorted(view.units, key=lambda unit: (unit.kind != "squad", unit.id)):
        letters = (preferred[unit.card], *content.cards[unit.card].name.upper(), *ascii_uppercase)
        letter = next((letter for letter in letters if letter in ascii_uppercase and (unit.seat, letter) not in taken), CLOSED)
        taken.add((unit.seat, letter))
        found[unit.id] = letter
    return found


def _preferred(content: Content) -> dict[str, str]:
    """The letter that a card has wherever nobody else in the squad has it: it does not change when others leave."""
    units = [tuple(unit.id for unit in faction.units) for faction in content.factions.values()]
    creatures = tuple(card.id for card in content.cards.values() if card.creature)
    found: dict[str, str] = {}
    for deck in (*units, content.savages, creatures):
        taken: set[str] = set()
        for card in deck:
            letters = (*content.cards[card].name.upper(), *ascii_uppercase)
            found[card] = next((letter for letter in letters if letter in ascii_uppercase and letter not in taken), CLOSED)
            taken.add(found[card])
    return found


def token(unit: UnitView, letters: dict[str, str]) -> str:
    """``0A`` for a unit of seat 0, ``sG`` for a free savage, with ``/`` if it is wounded."""
    return f"{unit.seat if unit.seat >= 0 else 's'}{letters[unit.id]}{'/' if unit.wounded else ''}"


def map_lines(view: View, letters: dict[str, str], columns: int) -> Iterator[str]:
    """Rows of cells, each with the coordinates ``q,r`` of its first; on hexes a row is shifted by half a cell.

    A map of more than *columns* characters is cut into parts, from left to right, and they are put one below the other.
    """
    on = standing(view)
    shift = PITCH // 2 if view.options.rules.topology == "hex" else 0
    across = [PITCH * cell.q + shift * cell.r for cell in view.cells]
    left, right = min(across), max(across) + PITCH
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
            yield f"to the right of that, {parts - part} more {'part' if parts - part == 1 else 'parts'} of the map:"
        yield from (_row(rows[r]) for r in sorted(rows))


def _row(cells: dict[int, tuple[CellView, str]]) -> str:
    line = ""
    for column, (cell, text) in sorted(cells.items()):
        if column - PITCH not in cells:
            line = line.ljust(MARGIN + column - len(f"{cell.q},{cell.r} ")) + f"{cell.q},{cell.r}"
        line = line.ljust(MARGIN + column) + text
    return line


def map_legend() -> str:
    """What the marks mean. A mark and its meaning are held together by a no-break space."""
    terrain = [f"{letter}\N{NO-BREAK SPACE}{terrain}" for letter, terrain in LETTERS.items()]
    units = ["0A\N{NO-BREAK SPACE}a unit of seat 0", "sA\N{NO-BREAK SPACE}a free savage", "/\N{NO-BREAK SPACE}wounded"]
    return ", ".join([*terrain, f"{CLOSED}\N{NO-BREAK SPACE}closed", *units])
