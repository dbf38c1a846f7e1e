"""The state that a Setup describes: cards by their names, everything else by default, continuous effects settled."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.codec import shape_fault
from boardrules.contract import Violation, rooted
from boardrules.errors import InvalidState
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.board.sides import raised
from boardrules.pixel_tactics._engine.machine.interpreter import proceed
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.modifiers import actions_of_turn
from boardrules.pixel_tactics._engine.seating import SEATS, rivals
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._packs.deck_lists import heroes_of
from boardrules.pixel_tactics._positions.cards import Cards
from boardrules.pixel_tactics._positions.players import read_leaders, read_player, read_pool
from boardrules.pixel_tactics._positions.setup import Setup, read_setup
from boardrules.pixel_tactics._validate.state import validate
from boardrules.values import RuleId, Seat

MESSAGE: Final = "no position can be set up like this"


def set_up(catalogue: Catalogue, edition: t.EditionRules, options: t.Options, pack: str, setup: Setup) -> t.State:
    """Return the position that *setup* describes; what continuous effects open is opened, up to the next luck or decision.

    Raises
    ------
    InvalidState
        with every fault: of cards that are not there or named twice the path is in the Setup, of what is impossible in the position
        the path is in the State.
    """
    seats = SEATS[options.mode]
    shape = shape_fault(Setup, setup)
    faults = [Violation(shape[0], RuleId("BR-VALUE"), shape[1])] if shape is not None else []
    if shape is None and len(setup.players) != seats:
        faults.append(Violation("players", RuleId("PT-SET-1"), f"there are {seats} seats, not {len(setup.players)}"))
    if faults:
        raise InvalidState(MESSAGE, violations=rooted(faults))
    cards = Cards(catalogue, options)
    pool = read_pool(cards, setup.pool) if options.mode == "pool" else None
    if setup.pool is not None and pool is None:
        cards.fault("pool", "PT-POOL-1", "there is a shared deck only if the mode is pool")
    players = [read_player(cards, seat, player) for seat, player in enumerate(setup.players)]
    if cards.faults:
        raise InvalidState(MESSAGE, violations=rooted(cards.faults))
    removed: list[str] = []
    if pool is not None:
        nowhere = sorted([name for name in catalogue.deck if name not in cards.places])
        if setup.pool is None or setup.pool.deck is None:
            pool = replace(pool, deck=tuple(nowhere))
        else:
            removed = [t.card_id(0, name) for name in nowhere]
    for seat, given in enumerate(setup.players):
        if options.mode == "constructed":
            players[seat] = replace(players[seat], leaders=read_leaders(cards, seat, given, removed))
        rest = [card for name in heroes_of(options, seat, catalogue.deck) if (card := t.card_id(seat, name)) not in cards.places]
        if given.deck is None:
            deck = players[seat].deck
            players[seat] = replace(players[seat], deck=replace(deck, rest=tuple(sorted(rest))))
        else:
            removed += rest
    if cards.faults:
        raise InvalidState(MESSAGE, violations=rooted(cards.faults))
    state = read_setup(setup, options, pack, tuple(players), pool, tuple(sorted(removed)))
    state = _copying(catalogue, state)
    state = _risen(Position(catalogue, edition, state), state)
    violations = validate(catalogue, edition, state)
    if violations:
        raise InvalidState(MESSAGE, violations=rooted(violations))
    position = Position(catalogue, edition, state)
    if setup.actions is None:
        position.budget = replace(position.budget, actions=actions_of_turn(position, state.actor))
    proceed(position)
    return position.frozen()


def _risen(position: Position, state: t.State) -> t.State:
    """Return the state with the corpses of each unit as its leader makes them (PT-RUL-131)."""
    players = [
        replace(player, unit=tuple([_as_lain(piece) for piece in player.unit]))
        if raised(position.catalogue, position.seats, Seat(seat)) is not None
        else player
        for seat, player in enumerate(state.players)
    ]
    return replace(state, players=tuple(players))


def _copying(catalogue: Catalogue, state: t.State) -> t.State:
    """Return the state with each leader that copies one of several rivals', and does not say whose, copying the next rival's (PT-2V2-7)."""
    found: list[t.Player] = []
    for number, player in enumerate(state.players):
        leader, meant = player.unit[LEADER_AT], rivals(len(state.players), Seat(number))
        if leader is not None and leader.copies is None and len(meant) > 1 and catalogue.physical[leader.card].copies_leader:
            unit = list(player.unit)
            unit[LEADER_AT] = replace(leader, copies=meant[0])
            found.append(replace(player, unit=tuple(unit)))
        else:
            found.append(player)
    return replace(state, players=tuple(found))


def _as_lain(piece: t.Piece | None) -> t.Piece | None:
    """Return a corpse that lies there already: it counts as a hero, and has not fallen in this wave."""
    return replace(piece, face="risen") if piece is not None and piece.face == "corpse" else piece
