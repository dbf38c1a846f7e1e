"""A full position that fits a view (CT-H-94)."""

from __future__ import annotations

from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._types.state import Effect, EffectView, State, Unit, UnitView, View
from boardrules.chibitactics._types.values import Cell
from boardrules.contract import Rng
from boardrules.errors import InvalidState


def determinize(grounds: Grounds, view: View, rng: Rng) -> State:
    """Return a position that fits *view*: hidden squads are filled from their decks at random; nothing else is hidden.

    Raises
    ------
    InvalidState
        for a view of other content, of an unknown map or board, or with something on a cell off the map.
    """
    squads = view.squads
    if view.phase == "squad":
        squads = tuple(_guessed(squad, deck, rng) for squad, deck in zip(squads, view.decks, strict=False))
    return state_of_view(grounds, view, squads)


def start_of(grounds: Grounds, start: State | View, rng: Rng) -> State:
    """Return *start* if it is a state, or a position that fits it. Raises InvalidState as :func:`determinize` does."""
    return determinize(grounds, start, rng) if isinstance(start, View) else start


def state_of_view(grounds: Grounds, view: View, squads: tuple[tuple[str, ...], ...]) -> State:
    """Return the position of *view* with *squads*, all that a view can hide. Raises InvalidState as :func:`determinize` does."""
    catalogue = grounds.catalogue
    if view.pack != catalogue.key:
        raise InvalidState(f"the view is of other content: {view.pack}, not {catalogue.key}")
    layout = catalogue.maps.get((view.options.map, view.options.seats))
    if layout is None:
        raise InvalidState(f"there is no map {view.options.map!r} for {view.options.seats} seats")
    last = grounds.last_view
    if last is not None and last[0] is view:  # the view was made of this position
        units, effects = last[1].units, last[1].effects
    else:
        if len(view.board) != len(layout.starts) + len(layout.closed) or any(
            name and name not in catalogue.segments for name in view.board
        ):
            raise InvalidState(f"the board of the view does not fit the map {view.options.map!r}")
        index = grounds.of(view.options, view.board).grid.index
        units = tuple([_unit(unit, index) for unit in view.units])
        effects = tuple([_effect(effect, index) for effect in view.effects])
    return State(
        view.options,
        view.pack,
        view.phase,
        view.clock,
        view.budget,
        view.factions,
        squads,
        view.decks,
        view.board,
        view.supply,
        view.event,
        units,
        effects,
        view.stack,
        view.out,
    )


def _number(cell: Cell | None, name: str, index: dict[tuple[int, int], int]) -> int:
    """Return the number of the *cell* on which *name* is, -1 for None. Raises InvalidState."""
    if cell is None:
        return -1
    number = index.get((cell.q, cell.r))
    if number is None:
        raise InvalidState(f"{name} is on the cell {cell.q},{cell.r}, which is not on the map")
    return number


def _unit(seen: UnitView, index: dict[tuple[int, int], int]) -> Unit:
    """Return the unit that a view shows as *seen*."""
    cell = _number(seen.cell, seen.id, index)
    return Unit(
        seen.id,
        seen.card,
        seen.kind,
        seen.owner,
        seen.seat,
        cell,
        seen.wounded,
        seen.turn,
        seen.trophies,
        seen.home,
        seen.activator,
        seen.maker,
        seen.source,
    )


def _effect(seen: EffectView, index: dict[tuple[int, int], int]) -> Effect:
    """Return the effect that a view shows as *seen*."""
    cell = _number(seen.cell, seen.source, index)
    return Effect(seen.source, seen.op, seen.kind, seen.seat, seen.maker, seen.unit, cell, seen.aged, seen.use)


def _guessed(squad: tuple[str, ...], deck: tuple[str, ...], rng: Rng) -> tuple[str, ...]:
    """Return *squad*, or if it is hidden, as many cards of *deck* drawn at random. Raises InvalidState if *deck* has fewer."""
    if "" not in squad:
        return squad
    if len(deck) < len(squad):
        raise InvalidState(f"a hidden squad has {len(squad)} cards, but its deck only {len(deck)}")
    left = list(deck)
    return tuple(left.pop(rng.randrange(len(left))) for _ in squad)
