"""The position as plain text: the map as rows of cells, then who stands where and what is going on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardrules.chibitactics._content import Content
from boardrules.chibitactics._language import LETTERS
from boardrules.chibitactics._picture import effect_name, engaged, labels, standing
from boardrules.chibitactics._types_stack import Choice, Die, Drawing, Opening
from boardrules.chibitactics._types_state import Unit, View

__all__ = ["render_text"]

SIGNS: Final = {terrain: letter for letter, terrain in LETTERS.items()}
CLOSED: Final = "?"


def render_text(content: Content, view: View) -> str:
    """The position as plain text for a terminal.

    A cell is its terrain's letter (``?`` while closed), then the unit on it: its squad's seat (``s`` for a free savage) and two letters
    of its name, with ``/`` if it is wounded. On hexes each row is shifted half a cell.
    """
    return "\n".join([*_head(content, view), "", *_map(content, view), "", *_legend(), "", *_units(content, view), *_foot(content, view)])


def _head(content: Content, view: View) -> Iterator[str]:
    factions = ", ".join(
        f"seat {seat} {content.factions[faction].name if faction else '?'}{' (out)' if view.out[seat] else ''}"
        for seat, faction in enumerate(view.factions)
    )
    yield f"Chibitactics, {content.pack.name}: {factions}"
    where = f"round {view.round} of {view.options.house.round_cap}" if view.round else f"before round 1 ({view.phase})"
    turn = f", turn of seat {view.turn}" if view.turn is not None and view.phase != "over" else ""
    yield f"{'The game is over, ' if view.phase == 'over' else ''}{where}{turn}{_waiting(view)}"
    if view.event:
        yield f"In force: {content.events[view.event].name}"


def _waiting(view: View) -> str:
    if not view.stack:
        return ""
    match view.stack[-1]:
        case Die(seat=seat, unit=unit, skill=skill, needs=needs, bonus=bonus):
            what = f" for {skill} of {unit}" if unit else ""
            number = f", needs {needs}" if needs else ""
            return f"; seat {seat} rolls{what}{number}{f' with {bonus:+d}' if bonus else ''}"
        case Opening():
            return "; a segment is turned up"
        case Drawing(deck=deck):
            return f"; {'an event' if deck == 'event' else 'a savage'} is drawn"
        case Choice(seat=seat, options=options):
            return f"; seat {seat} chooses one of {len(options)}"
        case _:
            return ""


def _map(content: Content, view: View) -> Iterator[str]:
    names = labels(content, view)
    on = {unit.cell: unit for unit in standing(view)}
    shift = 3 if view.options.house.topology == "hex" else 0
    rows: dict[int, dict[int, str]] = {}
    for index, cell in enumerate(view.cells):
        sign = CLOSED if cell.terrain is None else SIGNS[cell.terrain]
        text = sign + (_token(on[index], names) if index in on else "")
        rows.setdefault(cell.r, {})[6 * cell.q + shift * cell.r] = text
    left = min(min(row) for row in rows.values())
    for r in sorted(rows):
        line = f"{r:4d} "
        for column, text in sorted(rows[r].items()):
            line = line.ljust(5 + column - left) + text
        yield line


def _token(unit: Unit, names: dict[str, str]) -> str:
    return f"{unit.seat if unit.seat >= 0 else 's'}{names[unit.id]}{'/' if unit.wounded else ''}"


def _legend() -> Iterator[str]:
    yield "  ".join(f"{letter} {terrain}" for letter, terrain in LETTERS.items()) + f"  {CLOSED} closed"


def _units(content: Content, view: View) -> Iterator[str]:
    names, held = labels(content, view), engaged(content, view)
    for unit in sorted(view.units, key=lambda unit: (unit.seat < 0, unit.seat)):
        place = view.cells[unit.cell] if unit.cell >= 0 else None
        where = "to be placed" if place is None else f"on {place.q},{place.r}"
        notes = [
            *([unit.kind] if unit.kind != "squad" else []),
            *(["wounded"] if unit.wounded else []),
            *(["engaged"] if unit.id in held else []),
            *([unit.turn] if unit.seat == view.turn and view.phase == "play" else []),
            *([f"holds {', '.join(unit.trophies)}"] if unit.trophies else []),
        ]
        who = f"seat {unit.seat}" if unit.seat >= 0 else "free"
        yield f"{_token(unit, names):5} {unit.id} ({content.cards[unit.card].name}), {who}, {where}{''.join(f', {note}' for note in notes)}"


def _foot(content: Content, view: View) -> Iterator[str]:
    for effect in view.effects:
        name = effect_name(content, effect.source)
        place = view.cells[effect.cell] if effect.cell >= 0 else None
        yield f"{name} ({effect.kind}) on {effect.unit if place is None else f'{place.q},{place.r}'}"
    if view.phase == "squad":
        for seat, squad in enumerate(view.squads):
            yield f"Squad of seat {seat}: {', '.join(unit or 'hidden' for unit in squad) or 'nobody yet'}"
