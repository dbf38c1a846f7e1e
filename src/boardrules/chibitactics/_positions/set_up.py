"""The state that a Setup describes: units on their cells, everything else by default."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardrules.chibitactics._engine.grounds import Grounds
from boardrules.chibitactics._engine.map import Grid
from boardrules.chibitactics._engine.position import card_id, owner_of
from boardrules.chibitactics._engine.setup import option_faults
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.options import Options
from boardrules.chibitactics._types.setup import Setup, UnitSetup
from boardrules.chibitactics._types.state import Budget, Clock, Effect, EffectView, State, Supply, Unit
from boardrules.chibitactics._types.values import Kind
from boardrules.chibitactics._validate.state import validate
from boardrules.codec import shape_fault
from boardrules.contract import Violation, rooted
from boardrules.errors import InvalidOptions, InvalidState, fault_text
from boardrules.values import RuleId, Seat

__all__ = ["default_factions", "default_home", "default_out", "default_squads", "set_up"]

FREE: Final = Seat(-1)
MESSAGE: Final = "no position can be set up like this"


def set_up(grounds: Grounds, setup: Setup) -> State:
    """The position that *setup* describes.

    Raises
    ------
    InvalidOptions
        for faulty options.
    InvalidState
        with every fault: of units and effects that are nowhere on the map the path is in the Setup, of what is impossible in the
        position it is in the State.
    """
    shape = shape_fault(Setup, setup)
    if shape is not None:
        raise InvalidState(MESSAGE, violations=rooted((Violation(shape[0], RuleId("BR-VALUE"), shape[1]),)))
    options = Options() if setup.options is None else setup.options
    catalogue = grounds.catalogue
    wrong = option_faults(catalogue, options)
    if wrong:
        raise InvalidOptions(fault_text("the position has faults", wrong))
    grid = grounds.of(options, ()).grid
    faults = tuple(_faults(catalogue, grid, setup))
    if faults:
        raise InvalidState(MESSAGE, violations=rooted(faults))
    state = _state(catalogue, grid, options, setup)
    violations = validate(grounds, state)
    if not violations and state.out.count(0) < 2:  # in a state of play this is no fault while the stack ends the game
        violations = (Violation("out", RuleId("CT-H-4"), "the game is over unless two seats have a squad"),)
    if violations:
        raise InvalidState(MESSAGE, violations=rooted(violations))
    return state


def _faults(catalogue: Catalogue, grid: Grid, setup: Setup) -> Iterator[Violation]:
    """Units and effects that cannot even be looked up."""
    for index, unit in enumerate(setup.units):
        if card_id(unit.id) not in catalogue.cards or not _is_token(unit.id):
            yield Violation(f"units[{index}].id", RuleId("CT-H-1"), f"{unit.id!r} names no unit; write orla-0, sprout-0-1 or hag")
        if grid.cell_number(unit.cell) < 0:
            yield Violation(f"units[{index}].cell", RuleId("CT-H-7"), f"the map has no cell {unit.cell.q},{unit.cell.r}")
        for number, card in enumerate(unit.trophies):
            if card_id(card) not in catalogue.cards or not _is_token(card):
                yield Violation(f"units[{index}].trophies[{number}]", RuleId("CT-TR-1"), f"{card!r} is no card")
    for index, effect in enumerate(setup.effects):
        if effect.cell is not None and grid.cell_number(effect.cell) < 0:
            yield Violation(f"effects[{index}].cell", RuleId("CT-H-7"), f"the map has no cell {effect.cell.q},{effect.cell.r}")
    for index, faction in enumerate(setup.factions):
        if faction not in catalogue.factions:
            known = ", ".join(sorted(catalogue.factions))
            yield Violation(f"factions[{index}]", RuleId("CT-SU-4"), f"there is no faction {faction!r}; there are: {known}")


def _is_token(token: str) -> bool:
    _, *numbers = token.split("-")
    return len(numbers) <= 2 and all(number.isascii() and number.isdecimal() and len(number) <= 4 for number in numbers)


def _state(catalogue: Catalogue, grid: Grid, options: Options, setup: Setup) -> State:
    seats = options.seats
    units = tuple([_unit(grid, unit) for unit in setup.units])
    factions = setup.factions or default_factions(catalogue, options, units)
    held = {card for unit in units for card in unit.trophies}
    gone = held | {unit.id for unit in units}
    board = (
        *(setup.starts or catalogue.starts[:seats]),
        *(setup.board or ("",) * len(catalogue.maps[options.map, seats].closed)),
    )
    return State(
        options=options,
        pack=catalogue.key,
        phase="play",
        clock=Clock(setup.round, setup.first, setup.turn, setup.running, setup.paused),
        factions=factions,
        squads=setup.squads or default_squads(options, units),
        decks=tuple([_deck(catalogue, seat, faction, gone) for seat, faction in enumerate(factions)]),
        board=board,
        supply=Supply(
            segments=tuple([segment for segment in catalogue.closed if segment not in board]),
            savages=tuple([savage for savage in catalogue.savages if savage not in {*gone, *setup.savage_discard}]),
            savage_discard=tuple(sorted(setup.savage_discard)),
            events=tuple([name for name in catalogue.event_ids if name not in {setup.event, *setup.event_discard}]),
            event_discard=tuple(sorted(setup.event_discard)),
        ),
        event=setup.event,
        units=units,
        effects=tuple([_effect(grid, effect) for effect in setup.effects]),
        budget=Budget(setup.ability or (False,) * seats, setup.turn_keepers_used, setup.traded, setup.joined_this_turn),
        stack=(),
        out=setup.out or default_out(options, units),
    )


def _deck(catalogue: Catalogue, seat: int, faction: str, gone: set[str]) -> tuple[str, ...]:
    return tuple(sorted(token for unit in catalogue.factions[faction].units if (token := f"{unit.id}-{seat}") not in gone))


def _unit(grid: Grid, given: UnitSetup) -> Unit:
    numbers = given.id.count("-")
    kind: Kind = "savage" if not numbers else "squad" if numbers == 1 else "creature"
    owner = Seat(int(given.id.split("-")[1])) if numbers else FREE
    cell = grid.cell_number(given.cell)
    return Unit(
        id=given.id,
        card=card_id(given.id),
        kind=kind,
        owner=owner,
        seat=owner if given.seat is None else given.seat,
        cell=cell,
        wounded=given.wounded,
        turn=given.turn or ("done" if given.wounded else "fresh"),
        trophies=given.trophies,
        home=default_home(grid, kind, cell) if given.home is None else given.home,
        activator=FREE if given.activator is None else given.activator,
        maker=given.maker,
        source=given.source,
    )


def _effect(grid: Grid, given: EffectView) -> Effect:
    cell = -1 if given.cell is None else grid.cell_number(given.cell)
    return Effect(given.source, given.op, given.kind, given.seat, given.maker, given.unit, cell, given.aged, given.use)


# ----------------------------------------------------------------------------------------------------------------------------- defaults
def default_factions(catalogue: Catalogue, options: Options, units: tuple[Unit, ...]) -> tuple[str, ...]:
    """The factions that are agreed, or else those of the units in play, or else the first one."""
    if options.factions:
        return options.factions
    first = min(catalogue.factions)
    tokens = [unit.id for unit in units if unit.kind == "squad"] + [card for unit in units for card in unit.trophies]
    found = {owner_of(token): catalogue.faction_of[card_id(token)] for token in reversed(tokens) if card_id(token) in catalogue.faction_of}
    return tuple([found.get(Seat(seat), first) for seat in range(options.seats)])


def default_squads(options: Options, units: tuple[Unit, ...]) -> tuple[tuple[str, ...], ...]:
    """The squads in the order of the units."""
    return tuple([tuple([unit.id for unit in units if unit.kind == "squad" and unit.owner == seat]) for seat in range(options.seats)])


def default_home(grid: Grid, kind: Kind, cell: int) -> int:
    """The place that a unit on *cell* is bound to: a savage to that of its segment (CT-SV-9)."""
    return grid.place_of[cell] if kind == "savage" else -1


def default_out(options: Options, units: tuple[Unit, ...]) -> tuple[int, ...]:
    """Whoever has no unit of a squad on the board is out (CT-H-4)."""
    return tuple([0 if squad else 1 for squad in default_squads(options, units)])
