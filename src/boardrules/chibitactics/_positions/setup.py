"""A description of a position, made of a state and made into one. In this folder only this file knows the fields of State."""

from __future__ import annotations

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.board.grid import Grid
from boardrules.chibitactics._engine.board.ground import effect_view
from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.tokens import FREE, card_id, owner_of
from boardrules.values import Seat, Value


class UnitSetup(Value, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A unit on the board: its token, its cell, and what is unusual about it; the fields are those of ``Unit``.

    The token says the kind and the owner: ``ansel-0`` is of seat 0's squad, ``sprout-0-1`` a creature of seat 0, ``gnaw`` a savage.
    ``turn``: None: a wounded unit is done, any other fresh. ``seat``: None: the owner's squad, a savage is free. ``home``: None: a
    savage is bound to the segment in which it stands. ``activator``: None: a savage acts at the end of the round.
    """

    id: t.Id
    cell: t.Cell
    wounded: bool = False
    turn: t.TurnState | None = None
    trophies: t.Many[t.Id] = ()
    seat: t.Steerer | None = None
    home: t.Index | None = None
    activator: t.Steerer | None = None
    maker: t.Id = ""
    source: t.Id = ""


class Setup(Value, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A position in a turn, between two actions, described by what is unusual about it; :func:`setup` makes one.

    ``starts``: the segments of the starting places; (): the first ones of the pack. ``board``: what lies on each of the other places,
    "" where it is closed; (): all are. ``factions``: (): those of the options or else of the units. ``squads``: the order of each
    squad; (): that of ``units``. ``ability``: (): nobody has used one. ``out``: (): a seat without a unit of its squad on the board is out.
    Cards, savages, events and segments that are not named lie in their decks. The other fields are those of ``State``; effects have cells.
    """

    options: t.Options | None = None
    round: t.Round = 1
    first: t.Player = Seat(0)
    turn: t.Player = Seat(0)
    factions: t.Few[t.Id] = ()
    starts: t.Few[t.Id] = ()
    board: t.Many[t.Id] = ()
    units: t.Many[UnitSetup] = ()
    squads: t.Few[t.Many[t.Id]] = ()
    effects: t.Many[t.EffectView] = ()
    event: t.Id = ""
    savage_discard: t.Many[t.Id] = ()
    event_discard: t.Many[t.Id] = ()
    ability: t.Few[bool] = ()
    running: t.Id = ""
    paused: t.Many[t.Id] = ()
    turn_keepers_used: t.Many[t.Id] = ()
    traded: t.Many[t.Id] = ()
    joined_this_turn: t.Many[t.Id] = ()
    out: t.Few[t.Small] = ()


def read_setup(catalogue: Catalogue, grid: Grid, options: t.Options, setup: Setup) -> t.State:
    """Return the state with everything that a Setup says, and defaults for the rest."""
    seats = options.seats
    units = tuple([_unit(grid, unit) for unit in setup.units])
    factions = setup.factions or _default_factions(catalogue, options, units)
    held = {card for unit in units for card in unit.trophies}
    gone = held | {unit.id for unit in units}
    board = (
        *(setup.starts or catalogue.starts[:seats]),
        *(setup.board or ("",) * len(catalogue.maps[options.map, seats].closed)),
    )
    return t.State(
        options=options,
        pack=catalogue.key,
        phase="play",
        clock=t.Clock(setup.round, setup.first, setup.turn, setup.running, setup.paused),
        factions=factions,
        squads=setup.squads or _default_squads(options, units),
        decks=tuple([_deck(catalogue, seat, faction, gone) for seat, faction in enumerate(factions)]),
        board=board,
        supply=t.Supply(
            segments=tuple([segment for segment in catalogue.closed if segment not in board]),
            savages=tuple([savage for savage in catalogue.savages if savage not in {*gone, *setup.savage_discard}]),
            savage_discard=tuple(sorted(setup.savage_discard)),
            events=tuple([name for name in catalogue.event_ids if name not in {setup.event, *setup.event_discard}]),
            event_discard=tuple(sorted(setup.event_discard)),
        ),
        event=setup.event,
        units=units,
        effects=tuple([_effect(grid, effect) for effect in setup.effects]),
        budget=t.Budget(setup.ability or (False,) * seats, setup.turn_keepers_used, setup.traded, setup.joined_this_turn),
        stack=(),
        out=setup.out or _default_out(options, units),
    )


def write_setup(grounds: Grounds, state: t.State, first: Seat, turn: Seat) -> Setup:
    """Return what is unusual about a state of play between two actions; *first* and *turn* are its seats."""
    catalogue = grounds.catalogue
    options, seats = state.options, state.options.seats
    ground = grounds.of(options, state.board)
    starts, closed = state.board[:seats], state.board[seats:]
    return Setup(
        options=None if options == t.Options() else options,
        round=state.clock.round,
        first=first,
        turn=turn,
        factions=() if state.factions == _default_factions(catalogue, options, state.units) else state.factions,
        starts=() if starts == catalogue.starts[:seats] else starts,
        board=closed if any(closed) else (),
        units=tuple([_unit_setup(ground.grid, unit) for unit in state.units]),
        squads=() if state.squads == _default_squads(options, state.units) else state.squads,
        effects=tuple([effect_view(effect, ground.grid.cells) for effect in state.effects]),
        event=state.event,
        savage_discard=state.supply.savage_discard,
        event_discard=state.supply.event_discard,
        ability=state.budget.ability if any(state.budget.ability) else (),
        running=state.clock.running,
        paused=state.clock.paused,
        turn_keepers_used=state.budget.turn_keepers_used,
        traded=state.budget.traded,
        joined_this_turn=state.budget.joined_this_turn,
        out=() if state.out == _default_out(options, state.units) else state.out,
    )


def _deck(catalogue: Catalogue, seat: int, faction: str, gone: set[str]) -> tuple[str, ...]:
    return tuple(sorted(token for unit in catalogue.factions[faction].units if (token := f"{unit.id}-{seat}") not in gone))


def _unit(grid: Grid, given: UnitSetup) -> t.Unit:
    numbers = given.id.count("-")
    kind: t.Kind = "savage" if not numbers else "squad" if numbers == 1 else "creature"
    owner = Seat(int(given.id.split("-")[1])) if numbers else FREE
    cell = grid.cell_number(given.cell)
    return t.Unit(
        id=given.id,
        card=card_id(given.id),
        kind=kind,
        owner=owner,
        seat=owner if given.seat is None else given.seat,
        cell=cell,
        wounded=given.wounded,
        turn=given.turn or ("done" if given.wounded else "fresh"),
        trophies=given.trophies,
        home=_default_home(grid, kind, cell) if given.home is None else given.home,
        activator=FREE if given.activator is None else given.activator,
        maker=given.maker,
        source=given.source,
    )


def _unit_setup(grid: Grid, unit: t.Unit) -> UnitSetup:
    return UnitSetup(
        id=unit.id,
        cell=grid.cells[unit.cell],
        wounded=unit.wounded,
        turn=None if unit.turn == ("done" if unit.wounded else "fresh") else unit.turn,
        trophies=unit.trophies,
        seat=None if unit.seat == unit.owner else unit.seat,
        home=None if unit.home == _default_home(grid, unit.kind, unit.cell) else unit.home,
        activator=None if unit.activator == FREE else unit.activator,
        maker=unit.maker,
        source=unit.source,
    )


def _effect(grid: Grid, given: t.EffectView) -> t.Effect:
    cell = -1 if given.cell is None else grid.cell_number(given.cell)
    return t.Effect(given.source, given.op, given.kind, given.seat, given.maker, given.unit, cell, given.aged, given.use)


def _default_factions(catalogue: Catalogue, options: t.Options, units: tuple[t.Unit, ...]) -> tuple[str, ...]:
    """Return the factions that are agreed, or else those of the units in play, or else the first one."""
    if options.factions:
        return options.factions
    first = min(catalogue.factions)
    tokens = [unit.id for unit in units if unit.kind == "squad"] + [card for unit in units for card in unit.trophies]
    found = {owner_of(token): catalogue.faction_of[card_id(token)] for token in reversed(tokens) if card_id(token) in catalogue.faction_of}
    return tuple([found.get(Seat(seat), first) for seat in range(options.seats)])


def _default_squads(options: t.Options, units: tuple[t.Unit, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the squads in the order of the units."""
    return tuple([tuple([unit.id for unit in units if unit.kind == "squad" and unit.owner == seat]) for seat in range(options.seats)])


def _default_home(grid: Grid, kind: t.Kind, cell: int) -> int:
    """Return the place that a unit on *cell* is bound to: a savage to that of its segment (CT-SV-9)."""
    return grid.place_of[cell] if kind == "savage" else -1


def _default_out(options: t.Options, units: tuple[t.Unit, ...]) -> tuple[int, ...]:
    """Return which seats are out: those without a unit of their squad on the board (CT-H-4)."""
    return tuple([0 if squad else 1 for squad in _default_squads(options, units)])
