"""The facts of units. From one position to the next little changes on the boards: what cannot have changed is taken over."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import repeat
from operator import is_
from typing import Final, NamedTuple, TypeAlias

from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.board.board import Board
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.modifiers import cannot
from boardrules.pixel_tactics._engine.slots import IN_FRONT, NOWHERE, SLOTS, SLOTS_OF
from boardrules.pixel_tactics._facts.pieces import Cards, Changes, Reading, barred, entries_of, piece_facts
from boardrules.pixel_tactics._facts.reach import Reach
from boardrules.pixel_tactics._facts.threats import Threats, threats_of
from boardrules.pixel_tactics._types.facts import PieceFacts
from boardrules.pixel_tactics._types.state import Piece, Slot
from boardrules.pixel_tactics.language import AddLife, AddStrength, Cannot, DoubleStrength, Modifier
from boardrules.values import Seat

Units: TypeAlias = tuple[tuple[PieceFacts | None, ...], ...]
"""The facts of every unit: of each its slots V1 to R3."""

Readings: TypeAlias = list[list[Reading | None]]
NONE: Final[list[Reading | None]] = [None] * 9
NO_FACTS: Final[list[PieceFacts | None]] = [None] * 9
"""Lists of a unit without cards; every list of a unit begins as a copy of one of these."""


class _Board(NamedTuple):
    """A board with its facts, and all that these were made of.

    ``hands``: the seats of a view taken apart, which nobody changes. ``counting``: whether a text in force may count something; ``counts``:
    the numbers that texts may count, None if none does. ``plain``: the threats follow from the readings and the places alone.
    """

    when: tuple[object, ...]
    now: tuple[object, ...]
    counting: bool
    counts: tuple[object, ...] | None
    hands: list[PlayerPosition]
    effects: Board
    changes: Changes
    readings: Readings
    threats: Threats
    plain: bool
    facts: Units


@dataclass(slots=True)
class Known:
    """Cache between positions: the printed values of cards, and the last board."""

    cards: Cards = field(default_factory=Cards)
    last: _Board | None = None


def units_of(position: Position, known: Known) -> Units:
    """Return the facts of every unit; as far as nothing has changed that they follow from, those worked out last."""
    last, when, now = known.last, (position.clock.round, position.clock.lone, position.owners), _now(position)
    if last is None or last.when != when or len(last.hands) != len(position.seats):
        last = None
    elif last.now == now and _same_board(position, last) and (last.counts is None or last.counts == _counts(position)):
        return last.facts
    effects = position.board
    if last is None:
        changes = Changes(position, effects)
        readings = [_read(position, changes, known.cards, Seat(seat)) for seat in range(len(position.seats))]
    else:
        others = _other_texts(position, effects, last)
        changes = last.changes if others is None else Changes(position, effects)
        readings = [_reread(position, changes, known.cards, Seat(seat), last, others) for seat in range(len(position.seats))]
    varies = _varies(readings)
    plain = not effects.strikes and not varies
    if last is not None and plain and last.plain and _same_attackers(position, readings, last):
        threats = last.threats
    else:
        threats = threats_of(position, readings, changes)
    found = tuple([_unit(position, effects, unit, threats, Seat(seat), last) for seat, unit in enumerate(readings)])
    counting = last.counting if last is not None and effects is last.effects else _counting(effects)
    counts = _counts(position) if counting or varies else None
    known.last = _Board(when, now, counting, counts, position.seats, effects, changes, readings, threats, plain, found)
    return found


def _varies(readings: Readings) -> bool:
    """Return whether any card carries a temporary effect, or has a strength that may depend on its target."""
    for unit in readings:
        for entry in unit:
            if entry is not None and entry.varies:
                return True
    return False


def _now(position: Position) -> tuple[object, ...]:
    """Return what a text may ask for that counts something: when it is, and which texts are under way."""
    texts = [(entry.program.id, entry.source) for entry in position.stack if isinstance(entry, Activation)] if position.stack else []
    return position.phase, position.clock.wave, position.clock.first, texts


def _counts(position: Position) -> tuple[object, ...]:
    """Return the numbers that texts may count: cards in hands and decks, orders played."""
    return tuple([(len(player.hand), player.deck_size, player.orders) for player in position.seats])


def _counting(effects: Board) -> bool:
    """Return whether any text in force may count such numbers: it has a condition, or an amount that is not written out."""
    for entries in effects.modifiers.values():
        for static, _ in entries:
            if static.when is not None or static.on.where is not None or _counts_something(static.modifier):
                return True
    return False


def _counts_something(change: Modifier) -> bool:
    match change:
        case AddStrength(n, against):
            return type(n) is not int or against is not None
        case DoubleStrength(against):
            return against is not None
        case AddLife(n):
            return type(n) is not int
        case _:
            return False


# -- what is as it was -----------------------------------------------------------------------------------------------------------


def _same_others(player: PlayerPosition, was: PlayerPosition) -> bool:
    """Return whether what has a say besides the cards of a unit is as it was."""
    return player.reserve == was.reserve and player.delayed == was.delayed and player.set_out == was.set_out


def _same_board(position: Position, last: _Board) -> bool:
    """Return whether every card is as it was, where it was."""
    for player, was in zip(position.seats, last.hands, strict=True):
        for piece, old in zip(player.unit, was.unit, strict=True):
            if piece is not old:
                return False
        if not _same_others(player, was):
            return False
    return True


def _alike(piece: Piece, was: Piece) -> bool:
    """Return whether a card says what it said: it has done or suffered something at most."""
    return piece.card == was.card and piece.face == was.face and not piece.mods and not was.mods and piece.trait == was.trait


def _other_texts(position: Position, effects: Board, last: _Board) -> Reach | None:
    """Return the cards affected by the texts that came into force or ended since *last*; None if no text did."""
    if effects is last.effects:
        return None
    entries, were = entries_of(effects), last.changes.entries
    wavering = any(player.delayed or player.reserve != was.reserve for player, was in zip(position.seats, last.hands, strict=True))
    if not wavering and len(entries) == len(were) and all(map(is_, entries, were)) and effects.lends == last.changes.lends:
        return None
    others = [entry for entry in entries if not any(map(is_, repeat(entry), were))]
    others += [entry for entry in were if not any(map(is_, repeat(entry), entries))]
    if wavering:
        others += [entry for entry in (*entries, *were) if entry[1].slot == NOWHERE]
    return Reach(position, others)


def _reread(position: Position, changes: Changes, cards: Cards, seat: Seat, last: _Board, others: Reach | None) -> list[Reading | None]:
    """Return what is read of the cards of a unit; *others*: whom the texts can change that have come or gone."""
    hand, was, before = position.seats[seat], last.hands[seat], last.readings[seat]
    stays = not hand.set_out and (others is None or not changes.lends)
    found: list[Reading | None] = NONE.copy()
    for slot in SLOTS_OF[hand.taken]:
        piece = hand.unit[slot]
        if piece is None:
            continue
        old, reading = was.unit[slot], before[slot]
        if reading is not None and old is not None and stays and reading.firm:
            if piece is old:
                if others is None or not others.reaches(reading.at):
                    found[slot] = reading
                    continue
            elif _alike(piece, old) and (others is None or not others.reaches(Stand(seat, slot, piece))):
                found[slot] = reading.again(Stand(seat, slot, piece))
                continue
        found[slot] = Reading(position, changes, cards, Stand(seat, slot, piece))
    return found


def _same_attackers(position: Position, readings: Readings, last: _Board) -> bool:
    """Return whether the same cards stand in the same places, with the same strengths, behind the same cards."""
    for player, was, unit, before in zip(position.seats, last.hands, readings, last.readings, strict=True):
        if player.living != was.living:
            return False
        for entry, old in zip(unit, before, strict=True):
            if entry is None or old is None:
                if entry is not old:
                    return False
            elif entry.intercepts is not old.intercepts or (entry.strikes is not old.strikes and entry.strikes != old.strikes):
                return False
    return True


# -- what is worked out ----------------------------------------------------------------------------------------------------------


def _read(position: Position, changes: Changes, cards: Cards, seat: Seat) -> list[Reading | None]:
    """Return what is read of the cards of a unit."""
    unit = position.seats[seat].unit
    return [None if piece is None else Reading(position, changes, cards, Stand(seat, slot, piece)) for slot, piece in enumerate(unit)]


def _unit(
    position: Position, effects: Board, unit: list[Reading | None], threats: Threats, seat: Seat, last: _Board | None
) -> tuple[PieceFacts | None, ...]:
    player = position.seats[seat]
    taken, living, bars = SLOTS_OF[player.taken], player.living, Cannot in effects.modifiers
    shields: list[int] = []
    for slot in taken:
        reading = unit[slot]
        if reading is not None and reading.intercepts:
            shields.append(slot % 3)
    before: list[Reading | None] = unit
    facts: tuple[PieceFacts | None, ...] = ()
    still = False
    if last is not None:
        before, facts = last.readings[seat], last.facts[seat]
        still = not shields and not bars and living == last.hands[seat].living
    found: list[PieceFacts | None] = NO_FACTS.copy()
    for slot in taken:
        reading = unit[slot]
        if reading is None:
            continue
        piece = reading.at.piece
        by = threats.get((seat, slot), ())
        old = facts[slot] if facts and reading is before[slot] else None
        if still and old is not None and old.threats == by and not (old.intercepted or old.barred or piece.mods):
            found[slot] = old
            continue
        lives = piece.face != "corpse"
        in_melee = lives and not living & IN_FRONT[slot]
        front = _interceptor(position, unit, slot) if shields and slot >= 3 and slot % 3 in shields else None
        kept_from = barred(position, reading.at) if lives and (bars or piece.mods) else ()
        if old is None or old.in_melee is not in_melee or old.intercepted != front or old.threats != by or old.barred != kept_from:
            old = piece_facts(position, reading, by, front, kept_from, in_melee=in_melee)
        found[slot] = old
    return tuple(found)


def _interceptor(position: Position, unit: list[Reading | None], slot: int) -> Slot | None:
    """Return the slot of the first card in front of a slot in its column that intercepts for it (PT-ATK-5)."""
    for front in range(slot % 3, slot, 3):
        reading = unit[front]
        if reading is not None and reading.intercepts and not cannot(position, "intercept", reading.at):
            return SLOTS[front]
    return None
