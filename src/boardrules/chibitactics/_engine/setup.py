"""Before the first round: who begins, factions, sealed squads, deployment (CT-SU, CT-H-8, CT-H-83, CT-H-84)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.course.rounds import begin_round
from boardrules.chibitactics._engine.course.turns import begin_turn
from boardrules.chibitactics._engine.grounds import Grounds
from boardrules.chibitactics._engine.map import members
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics.language import LETTERS
from boardrules.errors import InvalidOptions, fault_text
from boardrules.values import Seat


def option_faults(catalogue: Catalogue, options: t.Options) -> list[str]:
    """Everything wrong with *options*, each as a sentence with its rule."""
    if type(options.seats) is not int or not 2 <= options.seats <= 6:
        return [f"$.seats: Chibitactics is played by 2 to 6 seats, not by {options.seats!r} (CT-OV-1)"]
    wrong = list(_kind_faults(options))
    if wrong:
        return wrong
    house = list(_house_faults(options.house))
    return [*house, *_faults(catalogue, options, sound=not house)]


def _kind_faults(options: t.Options) -> Iterator[str]:
    """What is not even of the kind that its field holds: a value built in Python has not been checked."""
    house, factions = options.house, options.factions
    if type(house) is not t.HouseRules:
        yield f"$.house: house is a HouseRules, not {house!r} (CT-H-63)"
    if type(factions) is not tuple or any(type(faction) is not str for faction in factions):
        yield f"$.factions: factions is a tuple of ids, one a seat, or (), not {factions!r} (CT-H-83)"
    if type(options.map) is not str:
        yield f"$.map: map is the id of a map, not {options.map!r} (CT-H-7)"


def _faults(catalogue: Catalogue, options: t.Options, *, sound: bool) -> Iterator[str]:
    """The other faults; *sound*: the house rules have none."""
    seats = options.seats
    if type(options.squad_size) is not int or not 1 <= options.squad_size <= 8:
        yield f"$.squad_size: a squad has 1 to 8 units, not {options.squad_size!r} (CT-SU-5)"
        return
    if options.first is not None and (type(options.first) is not int or not 0 <= options.first < seats):
        yield f"$.first: first is a seat from 0 to {seats - 1} or None, not {options.first!r} (CT-H-84)"
    if options.factions and len(options.factions) != seats:
        yield f"$.factions: {seats} seats have {seats} factions, not {len(options.factions)} (CT-H-83)"
    for faction in options.factions or tuple(sorted(catalogue.factions)):
        if faction not in catalogue.factions:
            yield f"$.factions: there is no faction {faction!r}; there are: {', '.join(sorted(catalogue.factions))} (CT-SU-4)"
        elif len(catalogue.factions[faction].units) < options.squad_size:
            count = len(catalogue.factions[faction].units)
            yield f"$.factions: the deck of {faction} has {count} units, too few for a squad of {options.squad_size} (CT-SU-5)"
    if (options.map, seats) not in catalogue.maps:
        known = sorted({name for name, count in catalogue.maps if count == seats})
        yield f"$.map: there is no map {options.map!r} for {seats} seats; there are: {', '.join(known) or 'none'} (CT-H-7)"
        return
    if sound:
        yield from _map_faults(catalogue, options)


def _house_faults(house: t.HouseRules) -> Iterator[str]:
    cap = house.round_cap
    if cap is not None and (type(cap) is not int or not 1 <= cap <= 60):
        yield f"$.house.round_cap: round_cap is 1 to 60, not {cap!r} (CT-H-5)"
    choices: tuple[tuple[str, object, tuple[object, ...], str], ...] = (
        ("victory", house.victory, ("dead", "wounded"), "CT-H-4"),
        ("topology", house.topology, ("hex", "square"), "CT-H-7"),
        ("lasting_events", house.lasting_events, ("next-round", "this-round"), "CT-H-11"),
        ("first_seat", house.first_seat, ("fixed", "moves"), "CT-H-12"),
        ("cross_own", house.cross_own, (False, True), "CT-H-16"),
        ("corners_block", house.corners_block, (False, True), "CT-H-25"),
        ("aiming_roll", house.aiming_roll, (False, True), "CT-H-29"),
        ("squad_engages", house.squad_engages, (False, True), "CT-H-34"),
        ("finish_after_move", house.finish_after_move, (False, True), "CT-H-66"),
        ("scouts", house.scouts, ("all", "own"), "CT-H-71"),
    )
    for name, value, known, rule in choices:
        if value is not None and (value not in known or type(value) is not type(known[0])):
            yield f"$.house.{name}: {name} is {' or '.join(map(repr, known))}, not {value!r} ({rule})"


def _map_faults(catalogue: Catalogue, options: t.Options) -> Iterator[str]:
    size = t.EditionRules().segment_size if options.house.segment_size is None else options.house.segment_size
    smallest = min(len(segment.rows) for segment in catalogue.pack.segments)
    if type(size) is not int or not 2 <= size <= smallest:
        yield f"$.house.segment_size: segment_size is 2 to {smallest}, the size of the smallest segment, not {size!r} (CT-H-7)"
        return
    for segment in catalogue.starts[: options.seats]:
        rows = catalogue.segments[segment].rows
        free = sum(LETTERS[rows[r][q]] not in {"mountain", "water"} for r in range(size) for q in range(size))
        if free < options.squad_size:
            yield f"$.squad_size: the start segment {segment} has room for {free} units, not for {options.squad_size} (CT-H-8)"


def new_state(grounds: Grounds, options: t.Options) -> t.State:
    """The position before anything happened. Raises InvalidOptions."""
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
    """*seat* begins; factions follow, unless they are agreed (CT-TU-1, CT-H-83)."""
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


def pick_faction(position: Position, action: t.PickFaction) -> None:
    """A faction is taken in the open; then the next seat, or the squads (CT-SU-4)."""
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


def pick_unit(position: Position, action: t.PickUnit) -> None:
    """A unit goes into a sealed squad; when all are complete they are shown together (CT-SU-5, CT-H-83)."""
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
            position.add(t.Unit(token, token.partition("-")[0], "squad", Seat(number), Seat(number), -1))
    position.phase = "deploy"
    position.clock = replace(position.clock, turn=position.clock.first)
    position.emit(t.SquadsShown(position.squads))


def deployable(position: Position) -> tuple[list[t.Unit], list[int]]:
    """The units that the seat to act has still to place, and the cells on which it may (CT-H-8)."""
    seat = position.clock.turn
    if seat is None:
        return [], []
    waiting = [unit for unit in position.units.values() if unit.owner == seat and unit.cell < 0]
    return waiting, members(position.ground.grid.spot_mask[seat] & position.ground.stand & ~position.occupied)


def deploy(position: Position, action: t.Deploy) -> None:
    """A unit is placed; then the next seat, or round 1."""
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
