"""The state that a Setup describes: cards by their names, everything else by default, continuous effects settled."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from boardrules.codec import shape_fault
from boardrules.contract import Violation, rooted
from boardrules.errors import InvalidState
from boardrules.pixel_tactics._engine.active_effects import raised
from boardrules.pixel_tactics._engine.interpreter import proceed
from boardrules.pixel_tactics._engine.modifiers import actions_of_turn
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.seating import SEATS
from boardrules.pixel_tactics._engine.slots import RESERVE_AT, SLOT_INDEX, SLOTS
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._types.cards import belongs_to, card_id, name_of
from boardrules.pixel_tactics._types.decks import heroes_of, leaders_of
from boardrules.pixel_tactics._types.options import EditionRules, Options
from boardrules.pixel_tactics._types.setup import Described, Known, Laid, PlayerSetup, PoolSetup, Setup
from boardrules.pixel_tactics._types.state import (
    Budget,
    Clock,
    Deck,
    Face,
    Held,
    LeaderDeck,
    OpenCard,
    Piece,
    Player,
    Pool,
    ReserveCard,
    Series,
    Slot,
    Standstill,
    State,
)
from boardrules.pixel_tactics._validate.state import validate
from boardrules.values import RuleId, Seat

__all__ = ["set_up"]

PIECE: Final = re.compile(r"(?:(leader|corpse|risen):)?((?:\d+\.)?[^/:]+)(?:/(\d{1,4}))?")
LAID: Final = re.compile(r"((?:\d+\.)?[^/:]+)(?:/(\d{1,4}))?")
FACES: Final[dict[str, Face]] = {"leader": "leader", "corpse": "corpse", "risen": "risen"}
MESSAGE: Final = "no position can be set up like this"


class _Cards:
    """Which cards have been named so far, where, and what was wrong with it."""

    def __init__(self, catalogue: Catalogue, options: Options) -> None:
        self.options = options
        self.seats = SEATS[options.mode]
        self.names = catalogue.deck
        self.reserve = catalogue.reserve
        self.places: dict[str, str] = {}
        self.faults: list[Violation] = []

    def fault(self, path: str, rule: str, message: str) -> None:
        self.faults.append(Violation(path, RuleId(rule), message))

    def named(self, seat: int, name: str, path: str) -> str:
        """The id of the card that *name* means at *path*; it is noted if there is none, or if it lies in two places."""
        card = name if "." in name else card_id(seat, name)
        place = name_of(card) if self.options.mode == "pool" else card
        if name_of(card) not in self.names or not any(belongs_to(card, number) for number in range(self.seats)):
            names = ", ".join(sorted(self.names))
            self.fault(path, "PT-SET-1", f"there is no card {name!r}; there are, of seats 0 to {self.seats - 1}: {names}")
        elif place in self.places:
            self.fault(path, "PT-SET-1", f"{place} is in {self.places[place]} already")
        else:
            self.places[place] = path
        return card

    def all_named(self, seat: int, names: Iterable[str], path: str) -> tuple[str, ...]:
        return tuple([self.named(seat, name, f"{path}[{index}]") for index, name in enumerate(names)])

    def held(self, seat: int, cards: Iterable[Known], path: str) -> tuple[Held, ...]:
        """Cards that lie face down; those given by their names alone are known to their seat."""
        found: list[Held] = []
        for index, known in enumerate(cards):
            name, mask = (known, 1 << seat) if isinstance(known, str) else (known.card, known.mask)
            at = f"{path}[{index}]"
            if name is None:
                self.fault(at, "PT-SET-1", "a position names every card")
            else:
                found.append(Held(self.named(seat, name, at), mask))
        return tuple(found)

    def piece(self, seat: int, described: Described, path: str) -> Piece | None:
        """The piece that a text describes; None if it describes none."""
        if isinstance(described, Piece):
            self.named(seat, described.card, path)
            return described
        read = PIECE.fullmatch(described)
        if read is None:
            self.fault(path, "BR-VALUE", f"{described!r} is no piece; write knight, knight/3, corpse:knight or leader:knight/3")
            return None
        face, name, damage = read.groups()
        return Piece(self.named(seat, name, path), FACES.get(face or "", "hero"), int(damage or 0))

    def unit(self, seat: int, given: Iterable[tuple[Slot, Described]], path: str) -> tuple[Piece | None, ...]:
        """What stands on the slots of a unit."""
        pieces: dict[Slot, Piece | None] = {}
        for index, (slot, described) in enumerate(given):
            at = f"{path}[{index}]"
            if SLOT_INDEX[slot] >= RESERVE_AT:
                self.fault(at, "PT-SET-9", f"{slot} is not a slot of a unit; what lies there belongs to ``reserve``")
            if slot in pieces:
                self.fault(at, "PT-SET-5", f"{slot} is taken already")
            pieces[slot] = self.piece(seat, described, at)
        return tuple([pieces.get(slot) for slot in SLOTS[:RESERVE_AT]])

    def laid(self, seat: int, described: Laid, path: str) -> ReserveCard | None:
        """The card in a reserve that a text describes; None if it describes none."""
        if isinstance(described, ReserveCard):
            self.named(seat, described.card or "", path)
            return described
        read = LAID.fullmatch(described)
        if read is None:
            self.fault(path, "BR-VALUE", f"{described!r} is no card of a reserve; write snare, or warlock/3 with 3 tokens")
            return None
        name, tokens = read.groups()
        card = self.named(seat, name, path)
        code = self.reserve.get(card)
        if code is None:
            self.fault(path, "PT-OP-1", f"{card} has neither an operation nor a trap")
        elif code.face == "trap":
            if tokens:
                self.fault(path, "PT-ACT-11", f"{card} is a trap, and has no tokens")
            return ReserveCard(card, "trap", 0, 1 << seat)
        return ReserveCard(card, "operation", int(tokens or 0))

    def reserved(self, seat: int, given: Iterable[tuple[Slot, Laid]], path: str) -> tuple[ReserveCard | None, ...]:
        """What lies in the slots of a reserve."""
        cards: dict[Slot, ReserveCard | None] = {}
        for index, (slot, described) in enumerate(given):
            at = f"{path}[{index}]"
            if SLOT_INDEX[slot] < RESERVE_AT:
                self.fault(at, "PT-OP-1", f"{slot} is not a slot of a reserve; what stands there belongs to ``unit``")
            if slot in cards:
                self.fault(at, "PT-OP-1", f"{slot} is taken already")
            cards[slot] = self.laid(seat, described, at)
        return tuple([cards.get(slot) for slot in SLOTS[RESERVE_AT:]])


def set_up(catalogue: Catalogue, edition: EditionRules, options: Options, pack: str, setup: Setup) -> State:
    """The position that *setup* describes; what continuous effects open is opened, up to the next luck or decision.

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
    cards = _Cards(catalogue, options)
    pool = _pool(cards, setup.pool) if options.mode == "pool" else None
    if setup.pool is not None and pool is None:
        cards.fault("pool", "PT-POOL-1", "there is a shared deck only if the mode is pool")
    players = [_player(cards, seat, player) for seat, player in enumerate(setup.players)]
    if cards.faults:
        raise InvalidState(MESSAGE, violations=rooted(cards.faults))
    if pool is not None:
        pool = replace(pool, deck=tuple(sorted([name for name in catalogue.deck if name not in cards.places])))
    removed: list[str] = []
    for seat, given in enumerate(setup.players):
        if options.mode == "constructed":
            players[seat] = replace(players[seat], leaders=_leaders(cards, seat, given, removed))
        rest = [card for name in heroes_of(options, seat, catalogue.deck) if (card := card_id(seat, name)) not in cards.places]
        if given.deck is None:
            deck = players[seat].deck
            players[seat] = replace(players[seat], deck=replace(deck, rest=tuple(sorted(rest))))
        else:
            removed += rest
    if cards.faults:
        raise InvalidState(MESSAGE, violations=rooted(cards.faults))
    state = replace(_state(setup, options, pack, tuple(players), tuple(sorted(removed))), pool=pool)
    state = _risen(Position(catalogue, edition, state), state)
    violations = validate(catalogue, edition, state)
    if violations:
        raise InvalidState(MESSAGE, violations=rooted(violations))
    position = Position(catalogue, edition, state)
    if setup.actions is None:
        position.actions = actions_of_turn(position, state.actor)
    proceed(position)
    return position.frozen()


def _risen(position: Position, state: State) -> State:
    """The state with the corpses of each unit as its leader makes them (PT-RUL-131)."""
    players = [
        replace(player, unit=tuple([_as_lain(piece) for piece in player.unit])) if raised(position, Seat(seat)) is not None else player
        for seat, player in enumerate(state.players)
    ]
    return replace(state, players=tuple(players))


def _as_lain(piece: Piece | None) -> Piece | None:
    """A corpse that lies there already: it counts as a hero, and has not fallen in this wave."""
    return replace(piece, face="risen") if piece is not None and piece.face == "corpse" else piece


def _leaders(cards: _Cards, seat: int, given: PlayerSetup, removed: list[str]) -> LeaderDeck:
    """A deck of leaders; those of the list that are not in it if it is given are *removed* from the series."""
    aside = cards.all_named(seat, given.leaders_aside, f"players[{seat}].leaders_aside")
    rest = cards.all_named(seat, given.leaders or (), f"players[{seat}].leaders")
    left = [card for name in leaders_of(cards.options, seat) if (card := card_id(seat, name)) not in cards.places]
    if given.leaders is None:
        rest = tuple(left)
    else:
        removed += left
    return LeaderDeck(tuple(sorted(rest)), (), aside)


def _pool(cards: _Cards, given: PoolSetup | None) -> Pool:
    """The shared deck; its other cards are put in when all cards have been named."""
    given = PoolSetup() if given is None else given
    row: list[OpenCard] = []
    for index, described in enumerate(given.row):
        path = f"pool.row[{index}]"
        read = LAID.fullmatch(described)
        if read is None or "." in read.group(1):
            cards.fault(path, "BR-VALUE", f"{described!r} is no open card; write knight, or knight/2 with 2 coins")
            continue
        cards.named(0, read.group(1), path)
        row.append(OpenCard(read.group(1), int(read.group(2) or 0)))
    return Pool(tuple(row), given.coins, ())


def _player(cards: _Cards, seat: int, given: PlayerSetup) -> Player:
    """What belongs to a seat; a deck that is not given is filled when all cards have been named."""
    at = f"players[{seat}]"
    stands = cards.unit(seat, given.unit, f"{at}.unit")
    hand = sorted(cards.held(seat, given.hand, f"{at}.hand"), key=lambda held: held.card or "")
    deck = Deck(
        cards.held(seat, given.top, f"{at}.top"),
        tuple(sorted(cards.all_named(seat, given.deck or (), f"{at}.deck"))),
        cards.held(seat, given.bottom, f"{at}.bottom"),
    )
    discard = cards.all_named(seat, given.discard, f"{at}.discard")
    set_out = cards.all_named(seat, given.set_out, f"{at}.set_out")
    return Player(
        unit=stands,
        reserve=cards.reserved(seat, given.reserve, f"{at}.reserve"),
        hand=tuple(hand),
        deck=deck,
        discard=discard,
        set_out=set_out,
        delayed=given.delayed,
        losses=given.losses,
        orders=given.orders or (0, 0),
        fallen=cards.all_named(seat, given.fallen, f"{at}.fallen"),
    )


def _state(setup: Setup, options: Options, pack: str, players: tuple[Player, ...], removed: tuple[str, ...]) -> State:
    """The state with the fields that a Setup has, and all others as they are between two actions."""
    return State(
        options=options,
        pack=pack,
        phase="play",
        actor=Seat((setup.first + setup.turn) % len(players)),
        clock=Clock(setup.round, setup.wave, setup.first, setup.turn, setup.lone),
        budget=Budget(setup.actions or 0, setup.extra, setup.used),
        standstill=Standstill(setup.quiet_rounds, not setup.idle),
        players=players,
        stack=(),
        resolving=(),
        redeals=setup.redeals,
        series=Series(setup.series, removed),
        owners=setup.owners,
    )
