"""Setups from mappings, and from states."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._positions.setup import Setup, UnitSetup, write_setup
from boardrules.chibitactics._types.options import Options
from boardrules.chibitactics._types.state import EffectView, State
from boardrules.chibitactics._types.values import Cell
from boardrules.contract import Violation
from boardrules.errors import InvalidState
from boardrules.values import RuleId, Seat

Point: TypeAlias = tuple[int, int]
"""A cell by its coordinates q and r."""


def setup(
    *,
    units: Mapping[str, Point],
    creatures: Mapping[str, tuple[Point, str, str]] | None = None,
    savages: Mapping[str, tuple[Point, int]] | None = None,
    captured: Mapping[str, tuple[Point, int]] | None = None,
    wounded: tuple[str, ...] = (),
    trophies: Mapping[str, tuple[str, ...]] | None = None,
    board: tuple[str, ...] = (),
    effects: tuple[EffectView, ...] = (),
    event: str = "",
    round: int = 1,
    first: int = 0,
    turn: int = 0,
    factions: tuple[str, ...] = (),
    options: Options | None = None,
) -> Setup:
    """Return a Setup from mappings of tokens.

    *units*: the units of the squads and their cells, such as ``{"orla-0": (3, 2)}``. *creatures*: their cell, the unit that
    summoned them, and its skill, such as ``morel.bud``. *savages*: the cell of a free savage and the seat after whose turns it
    acts, -1: at the end of the round. *captured*: the cell of a savage and the seat in whose squad it is. *wounded*: tokens; *trophies*:
    the cards that a unit holds. *board*: the segment on each place that is closed at the beginning, "" where it still is.

    Units come on the board in the order given, creatures and savages after the squads. Anything else that a Setup can say is a field of
    :class:`Setup` and :class:`UnitSetup`.

    >>> from boardrules import chibitactics
    >>> described = chibitactics.setup(units={"orla-0": (1, 1), "morel-1": (13, 1)}, wounded=("orla-0",), turn=1)
    >>> chibitactics.to_act(chibitactics.set_up(described))
    (1,)
    """

    def unit(
        token: str, cell: Point, *, seat: int | None = None, activator: int | None = None, maker: str = "", source: str = ""
    ) -> UnitSetup:
        return UnitSetup(
            id=token,
            cell=Cell(*cell),
            wounded=token in wounded,
            trophies=(trophies or {}).get(token, ()),
            seat=None if seat is None else Seat(seat),
            activator=None if activator is None else Seat(activator),
            maker=maker,
            source=source,
        )

    def all_units() -> Iterator[UnitSetup]:
        for token, cell in units.items():
            yield unit(token, cell)
        for token, (cell, maker, source) in (creatures or {}).items():
            yield unit(token, cell, maker=maker, source=source)
        for token, (cell, activator) in (savages or {}).items():
            yield unit(token, cell, activator=activator)
        for token, (cell, seat) in (captured or {}).items():
            yield unit(token, cell, seat=seat)

    return Setup(
        options=options,
        round=round,
        first=Seat(first),
        turn=Seat(turn),
        factions=factions,
        board=board,
        units=tuple(all_units()),
        effects=effects,
        event=event,
    )


def setup_of(grounds: Grounds, state: State) -> Setup:
    """Return the Setup that says all that is unusual about *state*.

    Raises
    ------
    InvalidState
        for a position that no Setup describes: of other content, before the first round, after the end, and while something is being
        resolved.
    """
    catalogue = grounds.catalogue
    if state.pack != catalogue.key:
        raise _refused("pack", "the state is of other content")
    first, turn = state.clock.first, state.clock.turn
    if state.phase != "play" or first is None or turn is None:
        raise _refused("phase", f"the phase is {state.phase}, and a Setup describes play")
    if state.stack:
        raise _refused("stack", "something is being resolved, and a Setup describes a turn between two actions")
    return write_setup(grounds, state, first, turn)


def _refused(path: str, message: str) -> InvalidState:
    fault = Violation(f"$.{path}", RuleId("BR-VALUE"), message)
    return InvalidState("no Setup describes this position", violations=(fault,))
