"""Before the first round: who begins, factions, sealed squads, deployment (CT-SU, CT-H-8, CT-H-83, CT-H-84)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._engine.board.masks import members
from boardrules.chibitactics._engine.course.rounds import begin_round
from boardrules.chibitactics._engine.course.turns import begin_turn
from boardrules.chibitactics._engine.options import option_faults
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._types.tokens import card_id
from boardrules.errors import InvalidOptions, fault_text
from boardrules.toolkit.plays import Play
from boardrules.values import RuleId, Seat


def new_state(grounds: Grounds, options: t.Options) -> t.State:
    """Return the position before anything has happened. Raises InvalidOptions."""
    catalogue = grounds.catalogue
    faults = option_faults(catalogue, options)
    if faults:
        raise InvalidOptions(fault_text("the options have faults", faults))
    seats = options.seats
    layout = catalogue.maps[options.map, seats]
    empty: tuple[tuple[str, ...], ...] = ((),) * seats
    state = t.State(
        options,
        catalogue.key,
        "first",
        t.Clock(),
        t.Budget((False,) * seats),
        ("",) * seats,
        empty,
        empty,
        (*catalogue.starts[:seats], *("",) * len(layout.closed)),
        t.Supply(catalogue.closed, catalogue.savages, (), catalogue.event_ids),
        "",
        (),
        (),
        (),
        (0,) * seats,
    )
    position = Position(grounds, state)
    if options.first is None:
        everybody = tuple(Seat(seat) for seat in range(seats))
        position.stack += [t.RollOff("first", everybody), t.Die(everybody[0], "", "", 0)]
    else:
        found_first(position, options.first)
    return position.state()


def found_first(position: Position, seat: Seat) -> None:
    """Let *seat* begin; factions follow, unless they are agreed (CT-TU-1, CT-H-83)."""
    position.clock = replace(position.clock, first=seat)
    position.emit(t.FirstSeat(seat))
    if not position.options.factions:
        position.phase = "faction"
        position.clock = replace(position.clock, turn=seat)
        return
    position.factions = position.options.factions
    for number, faction in enumerate(position.factions):
        _take_deck(position, Seat(number), faction)
        position.emit(t.FactionPicked(Seat(number), faction))
    position.phase = "squad"


def _take_deck(position: Position, seat: Seat, faction: str) -> None:
    decks = list(position.decks)
    decks[seat] = tuple(sorted(f"{unit.id}-{seat}" for unit in position.catalogue.factions[faction].units))
    position.decks = tuple(decks)


def _pick_faction(position: Position, action: t.PickFaction) -> None:
    """Give a faction to a seat, in the open; then ask the next seat, or pick squads (CT-SU-4)."""
    seat = action.by
    factions = list(position.factions)
    factions[seat] = action.faction
    position.factions = tuple(factions)
    _take_deck(position, seat, action.faction)
    position.emit(t.FactionPicked(seat, action.faction))
    following = Seat((seat + 1) % position.options.seats)
    if following == position.clock.first:
        position.phase = "squad"
        position.clock = replace(position.clock, turn=None)
    else:
        position.clock = replace(position.clock, turn=following)


def _pick_unit(position: Position, action: t.PickUnit) -> None:
    """Put a unit into a sealed squad; when all are complete they are shown together (CT-SU-5, CT-H-83)."""
    seat = action.by
    squads = list(position.squads)
    squads[seat] = (*squads[seat], action.unit)
    position.squads = tuple(squads)
    position.emit(t.UnitPicked(seat, action.unit))
    if any(len(squad) < position.options.squad_size for squad in squads):
        return
    position.decks = tuple(tuple(unit for unit in deck if unit not in squad) for deck, squad in zip(position.decks, squads, strict=True))
    for number, squad in enumerate(squads):
        for token in squad:
            position.add(t.Unit(token, card_id(token), "squad", Seat(number), Seat(number), -1))
    position.phase = "deploy"
    position.clock = replace(position.clock, turn=position.clock.first)
    position.emit(t.SquadsShown(position.squads))


def deployable(position: Position) -> tuple[list[t.Unit], list[int]]:
    """Return the units that the seat to act has still to place, and the cells on which it may (CT-H-8)."""
    seat = position.clock.turn
    if seat is None:
        return [], []
    waiting = [unit for unit in position.units.values() if unit.owner == seat and unit.cell < 0]
    free = position.ground.grid.spot_mask[seat] & position.ground.stand
    return waiting, members(free ^ free & position.occupied)


def _deploy(position: Position, action: t.Deploy) -> None:
    """Place a unit; then ask the next seat, or begin round 1."""
    cell = position.ground.grid.index[action.cell.q, action.cell.r]
    position.put(action.unit, cell)
    position.emit(t.Deployed(action.unit, action.cell))
    if any(unit.owner == action.by and unit.cell < 0 for unit in position.units.values()):
        return
    following = Seat((action.by + 1) % position.options.seats)
    if following != position.clock.first:
        position.clock = replace(position.clock, turn=following)
        return
    position.phase = "play"
    begin_round(position)
    if position.house.lasting_events == "this-round":
        position.stack.append(t.RoundEnd("event"))
    else:
        begin_turn(position, following)


PLAYS: Final[tuple[Play[Position, Any, None], ...]] = (
    Play(t.PickFaction, RuleId("CT-SU-4"), _pick_faction),
    Play(t.PickUnit, RuleId("CT-SU-5"), _pick_unit),
    Play(t.Deploy, RuleId("CT-H-8"), _deploy),
)
