"""Faults of options: everything that is wrong with them, each with its rule."""

from __future__ import annotations

from collections.abc import Iterator

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics.language import LETTERS


def option_faults(catalogue: Catalogue, options: t.Options) -> list[str]:
    """Return everything wrong with *options*, each fault as a sentence with its rule."""
    if type(options.seats) is not int or not 2 <= options.seats <= 6:
        return [f"$.seats: Chibitactics is played by 2 to 6 seats, not by {options.seats!r} (CT-OV-1)"]
    wrong = list(_kind_faults(options))
    if wrong:
        return wrong
    house = list(_house_faults(options.house))
    return [*house, *_faults(catalogue, options, sound=not house)]


def _kind_faults(options: t.Options) -> Iterator[str]:
    """Yield the fields that hold a value of a wrong type, since a value built in Python has not been checked."""
    house, factions = options.house, options.factions
    if type(house) is not t.HouseRules:
        yield f"$.house: house is a HouseRules, not {house!r} (CT-H-63)"
    if type(factions) is not tuple or any(type(faction) is not str for faction in factions):
        yield f"$.factions: factions is a tuple of ids, one a seat, or (), not {factions!r} (CT-H-83)"
    if type(options.map) is not str:
        yield f"$.map: map is the id of a map, not {options.map!r} (CT-H-7)"


def _faults(catalogue: Catalogue, options: t.Options, *, sound: bool) -> Iterator[str]:
    """Yield the other faults. *sound*: the house rules have none."""
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
