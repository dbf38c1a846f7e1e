"""Faults of a state from outside."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._engine.options import option_faults
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.stack import Declared, EventResolution
from boardrules.chibitactics._types.state import Effect, State, Supply, Unit
from boardrules.chibitactics._types.tokens import card_id, owner_of
from boardrules.chibitactics._validate.stack import stack_faults
from boardrules.chibitactics.language import Lay
from boardrules.codec import shape_fault
from boardrules.contract import Violation
from boardrules.values import RuleId


def _fault(path: str, rule: str, message: str) -> Violation:
    return Violation(path, RuleId(rule), message)


def validate(grounds: Grounds, state: State) -> tuple[Violation, ...]:
    """Return everything impossible in *state*, all faults at once; ``()`` if it could occur in a game.

    The state must be of this catalogue, with each card in one place, units on cells where units can stand, effects of existing skills,
    and a stack that waits for something. Whether play can lead to it is not searched for.
    """
    shape = shape_fault(State, state)
    if shape is not None:
        return (_fault(shape[0], "BR-VALUE", shape[1]),)
    catalogue = grounds.catalogue
    if state.pack != catalogue.key:
        return (_fault("pack", "BR-VALUE", f"the state is of other content: {state.pack}, not {catalogue.key}"),)
    faults = option_faults(catalogue, state.options)
    if faults:
        return tuple(_fault("options", "BR-VALUE", fault) for fault in faults)
    lengths = tuple(_lengths(catalogue, state))
    if lengths:
        return lengths
    form = tuple(_tokens(state)) or (*_names(catalogue, state), *_order(state))
    if form:
        return form
    board = (*_units(grounds, state), *_effects(grounds, state))
    stack = () if board else tuple(stack_faults(grounds, state))  # which asks the engine what units on a sound board can do
    return (*_cards(catalogue, state), *board, *_phase(state), *stack)


def _lengths(catalogue: Catalogue, state: State) -> Iterator[Violation]:
    seats = state.options.seats
    for name, entries in (
        ("budget.ability", state.budget.ability),
        ("factions", state.factions),
        ("squads", state.squads),
        ("decks", state.decks),
        ("out", state.out),
    ):
        count = len(entries)
        if count != seats:
            yield _fault(name, "BR-VALUE", f"{seats} seats have {seats} entries, not {count}")
    layout = catalogue.maps[state.options.map, seats]
    places = len(layout.starts) + len(layout.closed)
    if len(state.board) != places:
        yield _fault("board", "CT-SU-1", f"the map has {places} places, not {len(state.board)}")
    for name, seat in (("clock.first", state.clock.first), ("clock.turn", state.clock.turn)):
        if seat is not None and not 0 <= seat < seats:
            yield _fault(name, "BR-VALUE", f"there is no seat {seat}: seats are 0 to {seats - 1}")


TOKEN: Final = re.compile(r"[a-z][a-z0-9_]*(-[0-5](-[1-9][0-9]{0,3})?)?")
"""A card of a seat (``ansel-0``), a creature (``sprout-0-1``) or a savage (``gnaw``)."""


def _tokens(state: State) -> Iterator[Violation]:
    """Report tokens that are not written as tokens are."""
    cards = [("squads", token) for tokens in state.squads for token in tokens]
    cards += [("decks", token) for tokens in state.decks for token in tokens]
    cards += [("units", token) for unit in state.units for token in unit.trophies]
    for path, token in cards:
        if TOKEN.fullmatch(token) is None or token.count("-") > 1:
            yield _fault(path, "BR-VALUE", f"{token!r} names no card of a seat and no savage")
    for unit in state.units:
        if TOKEN.fullmatch(unit.id) is None:
            yield _fault("units", "BR-VALUE", f"{unit.id!r} names no card of a seat, no creature and no savage")


def _names(catalogue: Catalogue, state: State) -> Iterator[Violation]:
    """Report ids that the catalogue does not have."""
    seats = state.options.seats
    for index, faction in enumerate(state.factions):
        if not faction and state.phase not in {"first", "faction"}:
            yield _fault(f"factions[{index}]", "CT-SU-4", "the seat has no faction")
        if faction and faction not in catalogue.factions:
            yield _fault(f"factions[{index}]", "CT-SU-4", f"there is no faction {faction!r}")
    for name in ("squads", "decks"):
        for index, tokens in enumerate(getattr(state, name)):
            for token in tokens:
                if catalogue.faction_of.get(card_id(token)) != state.factions[index] or token != f"{card_id(token)}-{index}":
                    yield _fault(f"{name}[{index}]", "CT-SU-4", f"{token!r} is no unit of the deck of seat {index}")
    for index, segment in enumerate(state.board):
        known = catalogue.starts if index < seats else ("", *catalogue.closed)
        if segment not in known:
            yield _fault(f"board[{index}]", "CT-SU-1", f"{segment!r} cannot lie here")
    for name, ids in (
        ("segments", catalogue.closed),
        ("savages", catalogue.savages),
        ("savage_discard", catalogue.savages),
        ("events", catalogue.event_ids),
        ("event_discard", catalogue.event_ids),
    ):
        for value in getattr(state.supply, name):
            if value not in ids:
                yield _fault(f"supply.{name}", "CT-H-1", f"there is no {value!r} in this pack")
    if state.event and (state.event not in catalogue.events or not catalogue.events[state.event].lasting):
        yield _fault("event", "CT-EV-2", f"{state.event!r} is no lasting event")
    for index, unit in enumerate(state.units):
        if unit.card not in catalogue.cards or unit.card != card_id(unit.id):
            yield _fault(f"units[{index}]", "CT-H-1", f"{unit.id!r} is no token of the card {unit.card!r}")
        for seat in (unit.owner, unit.seat, unit.activator):
            if seat >= seats:
                yield _fault(f"units[{index}]", "BR-VALUE", f"there is no seat {seat}")
        for card in unit.trophies:
            if card_id(card) not in catalogue.cards or (owner_of(card) >= seats):
                yield _fault(f"units[{index}].trophies", "CT-TR-1", f"{card!r} is no card")


def _order(state: State) -> Iterator[Violation]:
    piles = [(f"supply.{name}", getattr(state.supply, name)) for name in Supply.__struct_fields__]
    for name, cards in (*piles, *((f"decks[{seat}]", deck) for seat, deck in enumerate(state.decks))):
        if list(cards) != sorted(cards):
            yield _fault(name, "BR-VALUE", "the ids are not sorted, as they must be where order means nothing")


def _cards(catalogue: Catalogue, state: State) -> Iterator[Violation]:
    """Report cards that are not in exactly one place."""
    held = [card for unit in state.units for card in unit.trophies]
    squad = [unit.id for unit in state.units if unit.kind == "squad"]
    if state.phase not in {"first", "faction", "squad"}:
        expected = [f"{unit.id}-{seat}" for seat, faction in enumerate(state.factions) for unit in catalogue.factions[faction].units]
        places = [*squad, *(card for card in held if owner_of(card) >= 0), *(card for deck in state.decks for card in deck)]
        yield from _once("decks", expected, places)
        if sorted(squad) != sorted(token for tokens in state.squads for token in tokens):
            yield _fault("squads", "CT-WD-3", "the squads are not the squad units on the board")
    else:
        for seat, (deck, tokens) in enumerate(zip(state.decks, state.squads, strict=True)):
            if len(set(tokens)) != len(tokens) or len(tokens) > state.options.squad_size or any(token not in deck for token in tokens):
                yield _fault(
                    f"squads[{seat}]", "CT-H-83", "a squad has a card twice, a card that is not in the deck, or more cards than agreed"
                )
            if state.factions[seat] and sorted(f"{unit.id}-{seat}" for unit in catalogue.factions[state.factions[seat]].units) != list(
                deck
            ):
                yield _fault(
                    f"decks[{seat}]", "CT-SU-4", "the deck is not the whole deck of the faction, as it is until the squads are shown"
                )
    savages = [unit.id for unit in state.units if unit.kind == "savage"]
    places = [*state.supply.savages, *state.supply.savage_discard, *savages, *(card for card in held if owner_of(card) < 0)]
    yield from _once("supply.savages", catalogue.savages, places)
    happening = [frame.event for frame in state.stack if isinstance(frame, EventResolution)]
    yield from _once(
        "supply.events",
        catalogue.event_ids,
        [*state.supply.events, *state.supply.event_discard, *([state.event] if state.event else ()), *happening],
    )
    board = [segment for segment in state.board[state.options.seats :] if segment]
    yield from _once("supply.segments", catalogue.closed, [*state.supply.segments, *board])


def _once(path: str, expected: tuple[str, ...] | list[str], places: list[str]) -> Iterator[Violation]:
    found = Counter(places)
    for name in sorted({*expected, *found}):
        count = found.get(name, 0)
        if count != 1 or name not in expected:
            yield _fault(path, "CT-H-1", f"{name} is in {count} places" if name in expected else f"{name} is not in this game")


def _units(grounds: Grounds, state: State) -> Iterator[Violation]:
    ground = grounds.of(state.options, state.board)
    cells = Counter(unit.cell for unit in state.units if unit.cell >= 0)
    walking = {frame.unit for frame in state.stack if isinstance(frame, Declared)}
    for index, unit in enumerate(state.units):
        path = f"units[{index}]"
        if unit.cell >= len(ground.terrain) or (unit.cell >= 0 and not ground.stand >> unit.cell & 1):
            yield _fault(f"{path}.cell", "CT-MV-8", f"{unit.id} cannot stand there")
        elif unit.cell < 0 and state.phase != "deploy":
            yield _fault(f"{path}.cell", "CT-H-8", f"{unit.id} is not placed")
        elif cells[unit.cell] > 1:
            yield _fault(f"{path}.cell", "CT-H-64", f"{cells[unit.cell]} units stand on one cell")
        yield from _kind(grounds, state, unit, path)
        if unit.seat >= 0 and state.out[unit.seat]:
            yield _fault(f"{path}.seat", "CT-H-80", f"{unit.id} is in the squad of a seat that is out")
        if unit.wounded and unit.turn != "done" and unit.id not in walking:
            yield _fault(f"{path}.turn", "CT-WD-2", f"{unit.id} is wounded, so its turn is over")
    for seat, tokens in enumerate(state.squads):
        if state.out[seat] and tokens:
            yield _fault(f"out[{seat}]", "CT-H-4", "the seat is out but has a squad")
        if state.phase == "play" and not state.stack and not state.out[seat] and not _holds(state, seat):
            yield _fault(f"out[{seat}]", "CT-H-4", "the seat has no squad but is not out")
    names = [unit.id for unit in state.units]
    if len(set(names)) != len(names):
        yield _fault("units", "CT-H-1", "a token is on the board twice")


def _holds(state: State, seat: int) -> bool:
    """Return whether the units of *seat* on the board keep it in the game (CT-H-4)."""
    healthy = state.options.rules.victory == "wounded"
    return any(unit.kind == "squad" and unit.owner == seat and not (healthy and unit.wounded) for unit in state.units)


def _kind(grounds: Grounds, state: State, unit: Unit, path: str) -> Iterator[Violation]:
    catalogue = grounds.catalogue
    card = catalogue.cards[unit.card]
    match unit.kind:
        case "squad":
            if unit.id != f"{unit.card}-{unit.owner}" or unit.card not in catalogue.faction_of or unit.seat < 0:
                yield _fault(path, "CT-SU-4", f"{unit.id} is no squad unit of seat {unit.owner}")
        case "creature":
            if not card.creature or unit.owner < 0 or unit.seat < 0 or unit.trophies or unit.source not in catalogue.powers:
                yield _fault(path, "CT-CA-5", f"{unit.id} is no creature that somebody summoned, or carries trophies")
        case "savage":
            if unit.card not in catalogue.savages or unit.owner >= 0:
                yield _fault(path, "CT-CO-2", f"{unit.id} is no savage")
            if unit.seat < 0 and unit.trophies:
                yield _fault(f"{path}.trophies", "CT-SV-12", "a free savage holds no trophies")
            places = grounds.of(state.options, state.board).grid.place_of
            if unit.seat < 0 and not (0 <= unit.cell < len(places) and places[unit.cell] == unit.home):
                yield _fault(f"{path}.home", "CT-SV-9", "a free savage is outside its segment")


def _effects(grounds: Grounds, state: State) -> Iterator[Violation]:
    names = {unit.id for unit in state.units}
    count = len(grounds.of(state.options, state.board).terrain)
    for index, effect in enumerate(state.effects):
        path = f"effects[{index}]"
        operations = grounds.catalogue.operations.get(effect.source, ())
        if effect.op >= len(operations):
            yield _fault(f"{path}.source", "CT-SK-7", f"{effect.source!r} has no operation {effect.op}")
        elif bool(effect.unit) == (effect.cell >= 0) or (effect.unit and effect.unit not in names) or effect.cell >= count:
            yield _fault(path, "CT-H-89", "the effect is not on exactly one unit of the board or one cell")
        elif effect.cell >= 0 and not isinstance(operations[effect.op], Lay):
            yield _fault(path, "CT-H-89", "an operation that is not laid on cells lies on one")
        elif effect.kind == "sustained" and not _makes(state, effect):
            yield _fault(f"{path}.maker", "CT-PR-7", "the maker of this sustained effect is wounded or not on the board")


def _makes(state: State, effect: Effect) -> bool:
    return any(unit.id == effect.maker and not unit.wounded for unit in state.units)


def _phase(state: State) -> Iterator[Violation]:
    clock = state.clock
    first, turn = clock.first, clock.turn
    if state.phase == "first":
        if first is not None or not state.stack:
            yield _fault("clock.first", "CT-H-84", "the first seat is set, or no dice are being rolled for it")
    elif first is None:
        yield _fault("clock.first", "CT-H-84", f"no seat is first in the phase {state.phase}")
    if state.phase in {"faction", "deploy", "play"} and turn is None:
        yield _fault("clock.turn", "CT-TU-2", "it is nobody's turn")
    if state.phase == "squad" and all(len(squad) == state.options.squad_size for squad in state.squads):
        yield _fault("phase", "CT-H-83", "all squads are complete, so they are shown")
    if state.phase in {"first", "faction", "squad"} and (state.units or state.effects or clock.round):
        yield _fault("units", "CT-H-8", "nothing is on the board before the squads are shown")
    if state.phase in {"play", "over"} and not 1 <= clock.round <= state.options.rules.round_cap:
        yield _fault("clock.round", "CT-H-5", f"rounds are 1 to {state.options.rules.round_cap}, not {clock.round}")
    if state.phase == "play" and turn is not None and state.out[turn] and not state.stack:
        yield _fault("clock.turn", "CT-H-80", "it is the turn of a seat that is out")
    if state.phase == "faction" and first is not None and turn is not None:
        seats = state.options.seats
        for seat, faction in enumerate(state.factions):
            if bool(faction) != ((seat - first) % seats < (turn - first) % seats):
                yield _fault(f"factions[{seat}]", "CT-SU-4", "factions were not picked in turn order up to the seat whose turn it is")
    if state.phase == "deploy" and first is not None and turn is not None:
        seats = state.options.seats
        if all(unit.cell >= 0 for unit in state.units if unit.owner == turn):
            yield _fault("clock.turn", "CT-H-8", f"seat {turn} has placed its whole squad")
        for unit in state.units:
            behind = (unit.owner - first) % seats - (turn - first) % seats
            if (behind < 0 and unit.cell < 0) or (behind > 0 and unit.cell >= 0):
                yield _fault(
                    "clock.turn",
                    "CT-H-8",
                    f"seats place their squads one after the other: {unit.id} does not fit the turn of seat {turn}",
                )
    names = {unit.id for unit in state.units}
    for name, tokens in (("clock.running", (clock.running,) if clock.running else ()), ("clock.paused", clock.paused)):
        for token in tokens:
            if token not in names:
                yield _fault(name, "CT-H-65", f"{token!r} is not on the board")
    if clock.paused and (not clock.running or len({clock.running, *clock.paused}) <= len(clock.paused)):
        yield _fault("clock.paused", "CT-H-65", "a turn waits for another one that was put into it, and each unit has one turn")
