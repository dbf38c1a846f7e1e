"""The meaning of words in a view: seats, cards and slots, written in short or left out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.seating import rivals
from boardrules.pixel_tactics._engine.slots import LEADER_AT, RESERVE_AT, SLOTS
from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._text.names import Scene
from boardrules.toolkit.notation import Line, beginning, fault, number
from boardrules.toolkit.refusals import shown
from boardrules.values import CHANCE, Seat

LAST_SEAT: Final = 3
BY_NAME: Final[dict[str, t.Slot]] = {slot: slot for slot in SLOTS}


# ---------------------------------------------------------------------------------------------------------------------------------- seats
def usual_seats(scene: Scene) -> tuple[Seat, ...]:
    """Return the seats whose action a text without a seat may be: the seat to act; for leaders, the viewer or all who may choose."""
    view = scene.view
    if view.phase != "leaders":
        return (view.actor,)
    open_seats = tuple([Seat(seat) for seat, player in enumerate(view.players) if not player.chosen and player.unit[LEADER_AT] is None])
    return (view.viewer,) if view.viewer is not None and view.viewer in open_seats else open_seats


def other_seat(view: t.View, by: Seat) -> Seat:
    """Return the seat whose unit a target without a seat is in: the nearest rival; of luck seat 0, of a seat that nobody has itself."""
    if by == CHANCE:
        return Seat(0)
    return across(view, by)[0] if by < len(view.players) else by


def across(view: t.View, by: Seat) -> tuple[Seat, ...]:
    """Return the rivals of a seat; of luck, or a seat that nobody has, what stands for its rival."""
    return rivals(len(view.players), by) if 0 <= by < len(view.players) else (other_seat(view, by),)


def read_seat(word: str) -> Seat:
    """Return the seat that *word* names. Raises ParseError."""
    return Seat(number(word, "seat", 0, LAST_SEAT))


# ---------------------------------------------------------------------------------------------------------------------------------- cards
def read_names(scene: Scene, line: Line, word: str, likely: Iterable[str]) -> tuple[Seat | None, tuple[str, ...]]:
    """Return the owner that *word* gives a card, if any, and the names it may mean: those *likely* that it begins, else any card's.

    Raises ParseError if there is no such card.
    """
    head, dot, tail = word.rpartition(".")
    owner = read_seat(head) if dot else None
    found = beginning(tail, sorted(likely), scene.catalogue.deck)
    if not found:
        raise fault("notation-no-card", MESSAGES, word=shown(word), form=line.form)
    return owner, found


def in_row(scene: Scene) -> list[str]:
    """Return the names of the open cards of a shared deck."""
    return [] if scene.view.pool is None else [card.name for card in scene.view.pool.row]


def known_hands(view: t.View) -> list[str]:
    """Return the cards in hands, or drawn and kept aside, that the viewer knows."""
    return [held.card for player in view.players for held in (*player.hand, *player.aside) if held.card is not None]


def bare_card(view: t.View, by: Seat, name: str) -> str:
    """Return the card that *by* means by a name alone: a visible one in a hand, *by*'s own first; else *by*'s own card."""
    own = t.card_id(by, name)
    found = [card for card in known_hands(view) if t.name_of(card) == name]
    return own if own in found or len(found) != 1 else found[0]


def held_by(view: t.View, by: Seat) -> list[str | None]:
    """Return the cards that a seat holds in hand, aside or as drawn leaders; None for each one that the viewer does not know."""
    player = view.players[by] if 0 <= by < len(view.players) else None
    if player is None:
        return []
    leaders = () if player.leaders is None else player.leaders.drawn
    return [held.card for held in (*player.hand, *player.aside, *leaders)]


def held_card(held: list[str | None], by: Seat, name: str) -> str:
    """Return the card that a name alone means: the seat's own, unless its hand is known to hold only another's of that name."""
    others = [card for card in held if card is None or t.name_of(card) == name]
    return others[0] if len(others) == 1 and others[0] is not None else t.card_id(by, name)


def may_come(view: t.View, name: str, *, taken: bool) -> list[Seat]:
    """Return the seats whose deck (or hand, if *taken*) may hold a card of that name, as far as the viewer knows; all if none may."""
    seen = {*view.resolving, *view.series.removed, *(() if taken else known_hands(view))}
    for player in view.players:
        pieces = (*player.unit, *player.reserve)
        seen.update(player.discard, [piece.card for piece in pieces if piece is not None and piece.card is not None])
    found = [
        Seat(seat)
        for seat, player in enumerate(view.players)
        if t.card_id(seat, name) not in seen and (player.hand if taken else player.deck)
    ]
    return found or [Seat(seat) for seat in range(len(view.players))]


# ---------------------------------------------------------------------------------------------------------------------------------- slots
def read_slot(word: str, usual: Seat) -> t.Spot:
    """Return the slot that *word* names, in the unit of *usual* unless the word has a seat. Raises ParseError."""
    seat, dot, slot = word.rpartition(".")
    known = BY_NAME.get(slot.upper())
    if known is None:
        raise fault("notation-no-slot", MESSAGES, word=shown(word))
    return t.Spot(read_seat(seat) if dot else usual, known)


def read_spots(scene: Scene, line: Line, word: str, usual: Seat | None, among: tuple[Seat, ...] = ()) -> list[t.Spot]:
    """Return the slots that *word* names: a slot, or that of each card it may mean in the unit of *usual*. Raises ParseError.

    *usual* None: a slot is the actor's, a card is in any unit. *among*: the units of the cards, if not the usual one's alone.
    """
    if word.rpartition(".")[2].upper() in BY_NAME:
        return [read_slot(word, line.by if usual is None else usual)]
    players = scene.view.players
    seats = range(len(players)) if usual is None or "." in word else among or (usual,)
    standing = [
        (piece.card if "." in word else t.name_of(piece.card), t.Spot(Seat(seat), SLOTS[slot]))
        for seat in seats
        if 0 <= seat < len(players)
        for slot, piece in enumerate(players[seat].unit)
        if piece is not None
    ]
    for fits in (str.__eq__, str.startswith):
        found = [at for card, at in standing if fits(card, word)]
        if found:
            return found
    raise fault("notation-no-slot-or-card", MESSAGES, word=shown(word))


def write_slot(usual: Seat, at: t.Spot) -> str:
    """Return the words of a slot, with its seat unless that is the *usual* one."""
    return at.slot if at.seat == usual else f"{at.seat}.{at.slot}"


def empty_slots(view: t.View, by: Seat, slots: range = range(9)) -> list[t.Spot]:
    """Return the empty ones of *slots* of a unit; all of them if none is empty, or if the seat has no unit."""
    unit = view.players[by].unit if 0 <= by < len(view.players) else ()
    found = [slot for slot in slots if unit and unit[slot] is None]
    return [t.Spot(by, SLOTS[slot]) for slot in found or slots]


def wave_slots(view: t.View, by: Seat) -> list[t.Spot]:
    """Return the empty slots in the row of the wave, to which a hero may be recruited."""
    return empty_slots(view, by, range(view.clock.wave * 3, view.clock.wave * 3 + 3))


def reserve_slots(view: t.View, by: Seat) -> list[t.Spot]:
    """Return the free slots of a reserve; all of them if none is free."""
    reserve = view.players[by].reserve if 0 <= by < len(view.players) else ()
    found = [place for place, held in enumerate(reserve) if held is None] or range(3)
    return [t.Spot(by, SLOTS[RESERVE_AT + place]) for place in found]


def fronts(view: t.View, seat: Seat, kind: t.AttackKind) -> list[t.Spot]:
    """Return the slots of a unit that an attack may be aimed at: of the living, in melee the foremost of each column (PT-ATK-2)."""
    if seat >= len(view.players):
        return []
    living = [slot for slot, piece in enumerate(view.players[seat].unit) if piece is not None and piece.face != "corpse"]
    if kind == "melee":
        living = [slot for slot in living if not any(other < slot and other % 3 == slot % 3 for other in living)]
    return [t.Spot(seat, SLOTS[slot]) for slot in living]


def pieces(view: t.View, seat: Seat) -> list[t.Spot]:
    """Return the slots of a unit where something other than the leader stands."""
    unit = view.players[seat].unit if 0 <= seat < len(view.players) else ()
    return [t.Spot(seat, SLOTS[slot]) for slot, piece in enumerate(unit) if piece is not None and slot != LEADER_AT]
