"""A position in words, for readers who cannot see the picture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce

from boardrules.chibitactics._geometry.naming import cell_name
from boardrules.chibitactics._render.summary import SAVAGES, Side, Standing, Summary, Tongue
from boardrules.chibitactics._types.state import CellView, View
from boardrules.chibitactics._types.values import Cell
from boardrules.messages import capitalized
from boardrules.toolkit.drawing.voice import Voice


def description(view: View, facts: Summary) -> str:
    """Return the position in words, for readers who cannot see the picture."""
    event = f" {facts.say('board-in-force', event=facts.event)}" if facts.event else ""
    return " ".join([facts.status + event, *_sides(view, facts), *_lasting(facts), _ground(facts.tongue, view.cells)])


def _sides(view: View, facts: Summary) -> Iterator[str]:
    say = facts.say
    for side in facts.sides:
        units = [", ".join([f"{each.name} {_at(say, each)}", *each.notes]) for each in side.units]
        units += [name or say("board-hidden-unit") for name in side.picked]
        yield f"{_heading(say, view, side)}: {'; '.join(units) or say('board-no-unit')}."


def _heading(say: Voice, view: View, side: Side) -> str:
    if side.seat == SAVAGES:
        return capitalized(say("board-free-savages"))
    you, out = say("board-is-you") if side.seat == view.viewer else "", say("board-out") if side.out else ""
    return ", ".join(filter(None, (say.player(side.seat), side.faction, you, out)))


def _at(say: Voice, standing: Standing) -> str:
    return standing.where if standing.unit.cell is None else say("board-on", where=standing.where)


def _lasting(facts: Summary) -> Iterator[str]:
    for lasting in facts.lasting:
        where = reduce(lambda one, other: facts.say("word-and", one=one, other=other), lasting.places)
        yield facts.say("board-lasts", effect=lasting.name, where=where)


@lru_cache(maxsize=128)
def _ground(tongue: Tongue, cells: tuple[CellView, ...]) -> str:
    """Return how large the map is, and the cells of each terrain, except plain ground."""
    found: dict[str, list[str]] = {}
    for cell in cells:
        if cell.terrain not in {None, "plain"}:
            found.setdefault(str(cell.terrain), []).append(cell_name(Cell(cell.q, cell.r)))
    say, closed = tongue.say, sum(cell.terrain is None for cell in cells)
    told = [say("board-map", n=len(cells), closed=closed)]
    for terrain, places in sorted(found.items()):
        told.append(capitalized(say("board-terrain-on", terrain=say("board-terrain", terrain=terrain), cells=" ".join(places))))
    return " ".join(told)
