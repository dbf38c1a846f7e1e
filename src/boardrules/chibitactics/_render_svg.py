"""The position as one SVG document: terrain by sign as well as by tint, units by shape as well as by colour."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from textwrap import wrap
from typing import Final

from boardrules.chibitactics._content import Content
from boardrules.chibitactics._language import Terrain
from boardrules.chibitactics._picture import SETTING_UP, effect_name, engaged, labels, standing
from boardrules.chibitactics._types_state import CellView, UnitView, View
from boardrules.chibitactics._types_values import Cell
from boardrules.chibitactics._words import event_sentences

__all__ = ["render_svg"]

HEX: Final = ((0, -30), (26, -15), (26, 15), (0, 30), (-26, 15), (-26, -15))
SQUARE: Final = ((-26, -26), (26, -26), (26, 26), (-26, 26))
MARGIN: Final = 48
HEAD: Final = 60
LINE: Final = 18
LETTER: Final = 6.6
"""How wide a letter of the lists is on average, amply."""
KEY: Final = 98
"""How wide an entry of the legend is."""

TINTS: Final[dict[Terrain | None, str]] = {
    None: "#4a4a55",
    "plain": "#eef0e2",
    "mountain": "#b9b2aa",
    "water": "#bcd9ea",
    "forest": "#c5dcb8",
    "hill": "#e8d9b5",
    "fort": "#dedede",
    "power": "#e2d3ee",
    "cave": "#d8c7b8",
    "cradle": "#f3d6d6",
}
SIGNS: Final[dict[Terrain | None, str]] = {
    None: '<text class="hidden" y="6">?</text>',
    "mountain": '<path d="M-16 20 L-4 -12 L4 5 L9 -4 L16 20 Z" fill="#6b655f"/>',
    "water": '<path class="stroke" d="M-16 11 q4 -6 8 0 t8 0 t8 0 t8 0 M-12 19 q4 -6 8 0 t8 0 t8 0"/>',
    "forest": '<path d="M-8 22 L0 6 L8 22 Z M-15 18 L-9 6 L-3 18 Z M3 18 L9 6 L15 18 Z" fill="#4f7a45"/>',
    "hill": '<path class="stroke" d="M-14 20 q7 -16 14 0 q6 -12 13 0"/>',
    "fort": '<path d="M-13 21 V8 h5 v4 h5 v-4 h6 v4 h5 v-4 h5 V21 Z" fill="#666"/>',
    "power": '<path d="M0 6 L3 13 L10 15 L3 17 L0 25 L-3 17 L-10 15 L-3 13 Z" fill="#7a4fa0"/>',
    "cave": '<path d="M-13 21 a13 14 0 0 1 26 0 Z" fill="#3b2f2a"/>',
    "cradle": '<path class="stroke" d="M-12 10 a12 12 0 0 0 24 0 M-12 10 h24"/>',
}
MARKS: Final = {
    "wounded": '<circle r="17" fill="#777"/><path d="M-17 -17 L17 17 M17 -17 L-17 17" stroke="#111" stroke-width="5"/>',
    "engaged": '<circle r="17" fill="#777"/><circle class="held" r="21"/>',
    "lasting": '<circle class="laid" r="23"/>',
}
COLOURS: Final = ("#1b5fa8", "#c0392b", "#2c7a3f", "#8e44ad", "#b8860b", "#117a8b")
SAVAGE: Final = "#333333"

STYLE: Final = (
    "text{font-family:sans-serif;text-anchor:middle}"
    ".cell{stroke:#8a8a80;stroke-width:1}.edge{fill:none;stroke:#33332e;stroke-width:2.5}"
    ".stroke{fill:none;stroke:#5b5b52;stroke-width:2}.hidden{font-size:18px;fill:#d8d8e0}"
    ".reach{fill:#ffd400;fill-opacity:.35;stroke:#b89600;stroke-width:3;stroke-dasharray:4 3}"
    ".name{font-size:13px;font-weight:bold;fill:#fff}.seat{font-size:9px;fill:#fff}.xy{font-size:8px;fill:#66665e}.dark{fill:#b4b4bf}"
    ".held{fill:none;stroke:#e67e00;stroke-width:3;stroke-dasharray:2 3}.laid{fill:none;stroke:#b00020;stroke-width:2}"
    ".head{font-size:16px;text-anchor:start}.list{font-size:12px;text-anchor:start}"
)


def _centre(view: View, q: int, r: int) -> tuple[int, int]:
    return (52 * q + 26 * r, 45 * r) if view.options.rules.topology == "hex" else (52 * q, 52 * r)


def render_svg(content: Content, view: View, *, reach: tuple[Cell, ...] = ()) -> str:
    """The position as one SVG document.

    Terrain has a sign and a tint, closed cells a question mark. Squad units are round, creatures small and round, savages square on a
    corner; the number is the seat. A wounded unit is crossed out, an engaged one has a dotted ring. An effect on a cell is a red
    ring. The cells of *reach* are marked yellow; ``reach_of`` finds those of a skill.
    """
    centres = [_centre(view, cell.q, cell.r) for cell in view.cells]
    title, state = _title(content, view), _state(content, view)
    left, top = min(x for x, _ in centres) - MARGIN, min(y for _, y in centres) - MARGIN - HEAD
    width = max(max(x for x, _ in centres) + MARGIN - left, 520, 10 * len(title))
    lines = [part for line in _lines(content, view) for part in wrap(line, int((width - 2 * 16) / LETTER), subsequent_indent="    ")]
    bottom = max(y for _, y in centres) + MARGIN
    key = bottom + LINE * len(lines) + 8
    across = (width - 16) // KEY
    height = key - top + 34 * -(-(len(TINTS) + len(MARKS)) // across)
    x = left + 16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" width="{width}" height="{height}">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="#fbfbf7"/>',
        f'<text class="head" x="{x}" y="{top + 28}">{escape(title)}</text>',
        f'<text class="list" x="{x}" y="{top + 48}">{escape(state)}</text>',
        *_cells(view, {(cell.q, cell.r) for cell in reach}),
        *_laid(view),
        *_tokens(content, view),
        *(f'<text class="list" x="{x}" y="{bottom + LINE * number}">{_spaced(line)}</text>' for number, line in enumerate(lines)),
        *_legend(view, x + 14, key, across),
        "</svg>",
    ]
    return "\n".join(parts)


def _spaced(line: str) -> str:
    """A line of a list; one that goes on is set in."""
    return escape(line.replace("    ", "\N{NO-BREAK SPACE}" * 6))


def _legend(view: View, x: int, y: int, across: int) -> Iterator[str]:
    """Each terrain with its sign and its name, then the marks of units and cells; *across* in a row."""
    cell = f'<polygon class="cell" points="{_points(view)}" fill="'
    entries = [(terrain or "closed", f'{cell}{tint}"/>{SIGNS.get(terrain, "")}') for terrain, tint in TINTS.items()]
    for number, (name, sign) in enumerate([*entries, *MARKS.items()]):
        row, column = divmod(number, across)
        yield (
            f'<g transform="translate({x + KEY * column} {y + 34 * row})">'
            f'<g transform="scale(.45)">{sign}</g><text class="list" x="16" y="4">{name}</text></g>'
        )


def _title(content: Content, view: View) -> str:
    names = (f" {content.factions[faction].name}" if faction else "" for faction in view.factions)
    return "Chibitactics: " + ", ".join(f"seat {seat}{name}{' (out)' if view.out[seat] else ''}" for seat, name in enumerate(names))


def _state(content: Content, view: View) -> str:
    if view.phase in SETTING_UP:
        return f"Before round 1: {SETTING_UP[view.phase]}"
    turn = "the game is over" if view.phase == "over" else f"turn of seat {view.turn}"
    event = f"; in force: {content.events[view.event].name}" if view.event else ""
    return f"Round {view.round} of {view.options.rules.round_cap}, {turn}{event}"


def _shape(view: View) -> tuple[tuple[int, int], ...]:
    return HEX if view.options.rules.topology == "hex" else SQUARE


def _points(view: View) -> str:
    return " ".join(f"{x},{y}" for x, y in _shape(view))


def _cells(view: View, reach: set[tuple[int, int]]) -> Iterator[str]:
    points = _points(view)
    places = {(cell.q, cell.r): cell.place for cell in view.cells}
    for cell in view.cells:
        x, y = _centre(view, cell.q, cell.r)
        mark = f'<polygon class="reach" points="{points}"/>' if (cell.q, cell.r) in reach else ""
        sign = SIGNS.get(cell.terrain, "")
        shade = "xy" if cell.terrain else "xy dark"
        label = f'<text class="{shade}" y="-16">{cell.q},{cell.r}</text>'
        tint = TINTS[cell.terrain]
        yield (
            f'<g transform="translate({x} {y})"><title>{cell.q},{cell.r}: {cell.terrain or "closed"}</title>'
            f'<polygon class="cell" fill="{tint}" points="{points}"/>{sign}{label}{mark}</g>'
        )
    yield from (f'<path class="edge" d="{path}"/>' for cell in view.cells if (path := _edges(view, cell, places)))


HEX_EDGES: Final = (((1, -1), 0), ((1, 0), 1), ((0, 1), 2), ((-1, 1), 3), ((-1, 0), 4), ((0, -1), 5))
SQUARE_EDGES: Final = (((0, -1), 0), ((1, 0), 1), ((0, 1), 2), ((-1, 0), 3))


def _edges(view: View, cell: CellView, places: dict[tuple[int, int], int]) -> str:
    """The sides on which the cell's segment ends."""
    shape = _shape(view)
    x, y = _centre(view, cell.q, cell.r)
    parts: list[str] = []
    for (dq, dr), side in HEX_EDGES if len(shape) == 6 else SQUARE_EDGES:
        if places.get((cell.q + dq, cell.r + dr)) != cell.place:
            (ax, ay), (bx, by) = shape[side], shape[(side + 1) % len(shape)]
            parts.append(f"M{x + ax} {y + ay} L{x + bx} {y + by}")
    return " ".join(parts)


def _laid(view: View) -> Iterator[str]:
    laid = {(effect.cell.r, effect.cell.q) for effect in view.effects if effect.cell is not None}
    for r, q in sorted(laid):
        x, y = _centre(view, q, r)
        yield f'<circle class="laid" cx="{x}" cy="{y}" r="23"/>'


def _tokens(content: Content, view: View) -> Iterator[str]:
    names, held = labels(content, view), engaged(content, view)
    for number, unit in standing(view).items():
        x, y = _centre(view, view.cells[number].q, view.cells[number].r)
        name = content.cards[unit.card].name
        told = escape(_told(name, unit, held))
        yield f'<g transform="translate({x} {y - 8})"><title>{told}</title>{_token(unit, names[unit.id], held)}</g>'


def _told(name: str, unit: UnitView, held: frozenset[str]) -> str:
    words = [name, f"seat {unit.seat}" if unit.seat >= 0 else "free savage"]
    words += ["wounded"] if unit.wounded else []
    words += ["engaged"] if unit.id in held else []
    return ", ".join(words)


def _token(unit: UnitView, label: str, held: frozenset[str]) -> str:
    colour = COLOURS[unit.seat] if unit.seat >= 0 else SAVAGE
    fill = f'fill="{colour}" stroke="#fff" stroke-width="2"'
    if unit.kind == "savage":
        shape = f'<path d="M0 -19 L19 0 L0 19 L-19 0 Z" {fill}/>'
    else:
        shape = f'<circle r="{13 if unit.kind == "creature" else 17}" {fill}/>'
    seat = f'<text class="seat" y="13">{unit.seat if unit.seat >= 0 else "s"}</text>'
    ring = '<circle class="held" r="21"/>' if unit.id in held else ""
    struck = '<path d="M-17 -17 L17 17 M17 -17 L-17 17" stroke="#111" stroke-width="5"/>'
    return f'{shape}{struck if unit.wounded else ""}<text class="name" y="3">{escape(label)}</text>{seat}{ring}'


def _lines(content: Content, view: View) -> Iterator[str]:
    """What a picture cannot show: names behind the letters, trophies, what lingers on units, what an event does."""
    names = labels(content, view)
    for seat in (*range(view.options.seats), -1):
        units = [unit for unit in view.units if unit.seat == seat]
        if units:
            yield f"{f'Seat {seat}' if seat >= 0 else 'Savages'}: " + "; ".join(
                f"{names[unit.id]} {content.cards[unit.card].name}{f' (trophies: {len(unit.trophies)})' if unit.trophies else ''}"
                for unit in units
            )
    seats = {unit.id: f" of seat {unit.seat}" if unit.seat >= 0 else "" for unit in view.units}
    lasting: dict[str, list[str]] = {}
    for effect in view.effects:
        place = effect.cell
        where = f"{names[effect.unit]}{seats[effect.unit]}" if place is None else f"{place.q},{place.r}"
        lasting.setdefault(effect_name(content, effect.source), []).append(where)
    if lasting:
        yield "Lasting: " + "; ".join(f"{name} on {' and '.join(dict.fromkeys(places))}" for name, places in lasting.items())
    if view.event:
        event = content.events[view.event]
        yield f"{event.name}: {' '.join(event_sentences(event)[1:])}"
    if view.phase == "squad":
        yield "; ".join(f"seat {seat} has picked {len(squad)} of {view.options.squad_size}" for seat, squad in enumerate(view.squads))
