"""The view of a position: everything that a seat sees (CT-H-94)."""

from __future__ import annotations

from boardrules.chibitactics._engine.board.ground import effect_view
from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._types.state import State, Unit, UnitView, View
from boardrules.chibitactics._types.values import Cell, Phase
from boardrules.errors import UnknownSeat
from boardrules.values import Seat


def view(grounds: Grounds, state: State, seat: Seat | None) -> View:
    """Return all that *seat* may know: not the luck to come, nor other squads while they are picked. Raises UnknownSeat."""
    if seat is not None and not 0 <= seat < state.options.seats:
        raise UnknownSeat(seat, state.options.seats)
    squads = shown_squads(state.phase, state.squads, seat)
    ground = grounds.of(state.options, state.board)
    cells = ground.grid.cells
    seen = View(
        seat,
        state.options,
        state.pack,
        state.phase,
        state.clock,
        state.budget,
        state.factions,
        squads,
        state.decks,
        state.board,
        ground.views(),
        state.supply,
        state.event,
        tuple([_unit_view(unit, cells) for unit in state.units]),
        tuple([effect_view(effect, cells) for effect in state.effects]),
        state.stack,
        state.out,
    )
    grounds.last_view = seen, state
    return seen


def shown_squads(phase: Phase, squads: tuple[tuple[str, ...], ...], seat: Seat | None) -> tuple[tuple[str, ...], ...]:
    """Return the squads as *seat* sees them: those of others are hidden while they are picked."""
    if phase != "squad":
        return squads
    return tuple([squad if owner == seat else ("",) * len(squad) for owner, squad in enumerate(squads)])


def _unit_view(unit: Unit, cells: tuple[Cell, ...]) -> UnitView:
    """Return *unit* with its cell in place of the number of the cell."""
    cell = cells[unit.cell] if unit.cell >= 0 else None
    return UnitView(
        unit.id,
        unit.card,
        unit.kind,
        unit.owner,
        unit.seat,
        cell,
        unit.wounded,
        unit.turn,
        unit.trophies,
        unit.home,
        unit.activator,
        unit.maker,
        unit.source,
    )
