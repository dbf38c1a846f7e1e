"""Positions from a description, and descriptions of positions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from boardrules.codec import shape_fault
from boardrules.contract import Violation, rooted
from boardrules.errors import InvalidOptions, InvalidState, fault_text
from boardrules.pixies._engine.moves import DEALT, DECKS, VALUE
from boardrules.pixies._engine.rules import EMPTY, EMPTY_AREA
from boardrules.pixies._engine.setup import option_faults
from boardrules.pixies._types import Area, AreaScore, AreaSetup, Cell, Options, Setup, State
from boardrules.pixies._validate import validate
from boardrules.values import RuleId, Seat

SETUP: Final = Setup
"""The type of the descriptions, as the capability ``Positions`` asks for it."""

MESSAGE: Final = "no position can be set up like this"

DRAWN: Final = re.compile(r"([^()/]+)(?:/([^()/]+))?|\(([^()/]+)\)")

NOTHING_SCORED: Final = AreaScore(0, 0, 0, 0, 1, 0, 0)
"""One lonely card without symbols."""


def setup(
    *,
    areas: Mapping[int, str] | None = None,
    table: tuple[str, ...] = (),
    round: int = 1,
    first: int | None = 0,
    picks: int = 0,
    scores: tuple[tuple[AreaScore, ...], ...] | None = None,
    options: Options | None = None,
) -> Setup:
    """Return a Setup in which areas are drawn row by row, nine cells each.

    ``.`` is an empty cell, ``B4_C`` a card face up, ``(R1_C)`` one face down, ``B4_C/B4_0`` one upon another. A seat that
    *areas* does not name has some area of as many cards as is fair.

    Raises
    ------
    InvalidState
        if an area is not drawn like this.

    >>> from boardrules import pixies
    >>> state = pixies.set_up(pixies.setup(areas={0: "R1_C . . B4_C/B4_0 . . . . ."}, table=("M2_0",), first=2))
    >>> state.areas[0][3]
    Cell(up='B4_C', down='B4_0')
    >>> [len(cells) for cells in state.areas], pixies.to_act(state)
    ([9, 9, 9], (-1,))
    """
    drawn = areas or {}
    seats = max(drawn, default=-1) + 1
    return Setup(
        options=options,
        round=round,
        first=None if first is None else Seat(first),
        picks=picks,
        areas=tuple([_cells_of(drawn[seat], seat) if seat in drawn else None for seat in range(seats)]),
        table=table,
        scores=scores,
    )


def _cells_of(picture: str, seat: int) -> AreaSetup:
    cells = picture.split()
    if len(cells) != len(EMPTY_AREA):
        fault = Violation(f"$.areas[{seat}]", RuleId("PX-SET-1"), f"an area has 9 cells, not {len(cells)}")
        raise InvalidState(MESSAGE, violations=(fault,))
    return tuple([(number, drawn) for number, drawn in enumerate(cells, start=1) if drawn != "."])


def drawn_area(cells: AreaSetup) -> Area:
    """Return the area with these cells; a text that describes none is an empty one."""
    area = [*EMPTY_AREA]
    for number, drawn in cells:
        read = DRAWN.fullmatch(drawn)
        if read is not None:
            up, under, down = read.groups()
            area[number - 1] = Cell(up, under or down)
    return tuple(area)


def set_up(setup: Setup) -> State:
    """Return the position that *setup* describes.

    Raises
    ------
    InvalidOptions
        for faulty options.
    InvalidState
        with every fault: of a cell or card that is not read the path is in the Setup, of what is impossible in the position it is
        in the State.
    """
    shape = shape_fault(Setup, setup)
    if shape is not None:
        raise InvalidState(MESSAGE, violations=rooted((Violation(shape[0], RuleId("BR-VALUE"), shape[1]),)))
    options = Options() if setup.options is None else setup.options
    wrong = option_faults(options)
    if wrong:
        raise InvalidOptions(fault_text("the position has faults", wrong))
    faults = tuple(_faults(setup, options))
    if faults:
        raise InvalidState(MESSAGE, violations=rooted(faults))
    state = set_up_unchecked(setup)
    violations = validate(state)
    if violations:
        raise InvalidState(MESSAGE, violations=violations)
    return state


def _faults(setup: Setup, options: Options) -> Iterator[Violation]:
    """Cells and cards that are not there, or that are given twice."""
    if len(setup.areas) > options.seats:
        yield Violation("areas", RuleId("PX-SET-1"), f"{options.seats} seats have {options.seats} areas, not {len(setup.areas)}")
    places = [(f"table[{index}]", card) for index, card in enumerate(setup.table)]
    for seat, cells in enumerate(setup.areas):
        numbers = Counter(number for number, _ in cells or ())
        for index, (number, drawn) in enumerate(cells or ()):
            path = f"areas[{seat}][{index}]"
            read = DRAWN.fullmatch(drawn)
            if read is None:
                yield Violation(path, RuleId("BR-VALUE"), f"{drawn!r} is no cell; write B4_C, (B4_C) or B4_C/B4_0")
            else:
                places += [(path, card) for card in read.groups() if card]
            if numbers[number] > 1:
                yield Violation(path, RuleId("PX-SET-1"), f"cell {number} is given {numbers[number]} times")
    counts = Counter(card for _, card in places)
    for path, card in places:
        if card not in VALUE:
            yield Violation(path, RuleId("PX-CMP-1"), f"there is no card {card!r}")
        elif card not in DECKS[options.flower_power]:
            yield Violation(path, RuleId("PX-FP-1"), f"{card} belongs to Flower Power, which is not played")
        elif counts[card] > 1:
            yield Violation(path, RuleId("PX-CMP-1"), f"{card} is in {counts[card]} places")


def set_up_unchecked(setup: Setup) -> State:
    """Return the position that *setup* describes, possible or not."""
    options = Options() if setup.options is None else setup.options
    deck, seats = DECKS[options.flower_power], options.seats
    given = {seat: drawn_area(cells) for seat, cells in enumerate(setup.areas) if cells is not None}
    taken = [sum(((setup.first or 0) + pick) % seats == seat for pick in range(setup.picks)) for seat in range(seats)]
    before = min((len(cards_of(area)) - taken[seat] for seat, area in given.items()), default=0)
    table = [*setup.table]
    used = {*table, *(card for area in given.values() for card in cards_of(area))}
    areas: list[Area] = []
    for seat in range(seats):
        if seat not in given:
            given[seat] = fair_area(before + taken[seat], used, deck)
            used.update(cards_of(given[seat]))
        areas.append(given[seat])
    rest = [card for card in deck if card not in used]
    while setup.picks and len(table) < DEALT[seats] - setup.picks and rest:
        table.append(rest.pop())
    scores = ((NOTHING_SCORED,) * seats,) * (setup.round - 1) if setup.scores is None else setup.scores
    return State(options, setup.round, setup.first, setup.picks, tuple(sorted(table)), tuple(rest), tuple(areas), scores)


def cards_of(area: Area) -> list[str]:
    """Return every card of an area, whichever way up."""
    return [card for cell in area for card in (cell.up, cell.down) if card is not None]


def fair_area(count: int, used: set[str], deck: tuple[str, ...]) -> Area:
    """Return an area of *count* cards, none of *used*, on few cells: as many as possible are validated."""
    spare = {value: [card for card in deck if VALUE[card] == value and card not in used] for value in range(1, 10)}
    cells = [*EMPTY_AREA]
    validated: list[int] = []
    while count > 0 and (free := [value for value in spare if spare[value] and cells[value - 1] == EMPTY]):
        value = (min if validated else max)(free, key=lambda value: len(spare[value]))
        up = spare[value].pop()
        under = max((*validated, value), key=lambda value: len(spare[value]))
        down = spare[under].pop() if count > 1 and spare[under] else None
        validated += [value] if down else []
        cells[value - 1] = Cell(up, down)
        count -= 2 if down else 1
    return tuple(cells)


def setup_of(state: State) -> Setup:
    """Return the Setup that says all that is unusual about *state*: every position of Pixies can be described.

    >>> from boardrules import pixies, to_json
    >>> to_json(pixies.setup_of(pixies.new_game()))
    b'{"first":null}'
    """
    usual = ((NOTHING_SCORED,) * state.options.seats,) * (state.round - 1)
    return Setup(
        options=None if state.options == Options() else state.options,
        round=state.round,
        first=state.first,
        picks=state.picks,
        areas=() if all(area == EMPTY_AREA for area in state.areas) else tuple([described_area(area) for area in state.areas]),
        table=state.table,
        scores=None if state.scores == usual else state.scores,
    )


def described_area(area: Area) -> AreaSetup:
    """Return the cells of an area as a Setup has them."""
    return tuple([(number, _drawn(cell)) for number, cell in enumerate(area, start=1) if cell != EMPTY])


def _drawn(cell: Cell) -> str:
    if cell.up is None:
        return f"({cell.down})"
    return cell.up if cell.down is None else f"{cell.up}/{cell.down}"
