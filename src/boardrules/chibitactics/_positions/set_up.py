"""The state that a Setup describes: units on their cells, everything else by default."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardrules.chibitactics._engine.board.grid import Grid
from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._engine.options import option_faults
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._positions.setup import Setup, read_setup
from boardrules.chibitactics._types.options import Options
from boardrules.chibitactics._types.state import State
from boardrules.chibitactics._types.tokens import card_id
from boardrules.chibitactics._validate.state import validate
from boardrules.codec import shape_fault
from boardrules.contract import Violation, rooted
from boardrules.errors import InvalidOptions, InvalidState, fault_text
from boardrules.values import RuleId

MESSAGE: Final = "no position can be set up like this"


def set_up(grounds: Grounds, setup: Setup) -> State:
    """Return the position that *setup* describes.

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
    state = read_setup(catalogue, grid, options, setup)
    violations = validate(grounds, state)
    if not violations and state.out.count(0) < 2:  # in a state of play this is no fault while the stack ends the game
        violations = (Violation("out", RuleId("CT-H-4"), "the game is over unless two seats have a squad"),)
    if violations:
        raise InvalidState(MESSAGE, violations=rooted(violations))
    return state


def _faults(catalogue: Catalogue, grid: Grid, setup: Setup) -> Iterator[Violation]:
    """Yield the units and effects that cannot even be looked up."""
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
