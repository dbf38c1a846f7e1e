"""A position of Pixel Tactics and all that it is made of."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from boardrules.pixel_tactics._types.options import Options
from boardrules.pixel_tactics._types.stack import Frame
from boardrules.pixel_tactics._types.values import (
    AttackKind,
    By,
    Count,
    Deed,
    Few,
    Id,
    Key,
    Many,
    Mask,
    Number,
    PlayerSeat,
    Text,
    Turn,
    Wave,
)
from boardrules.pixel_tactics.language import AddLife, AddStrength, GivenModifier, Keyword, NoAbilities, Row, TakesLess
from boardrules.values import BaseState, Seat, Value, labelled

__all__ = [
    "ActiveDelayedTrigger",
    "AttackKind",
    "Budget",
    "By",
    "Clock",
    "Count",
    "Deck",
    "Deed",
    "Extra",
    "Face",
    "Few",
    "Frame",
    "Held",
    "Id",
    "Key",
    "LeaderDeck",
    "LoneRound",
    "Loss",
    "Many",
    "Marker",
    "Mask",
    "Match",
    "Number",
    "OpenCard",
    "Phase",
    "Piece",
    "Player",
    "PlayerSeat",
    "Pool",
    "ReserveCard",
    "Series",
    "Slot",
    "Spot",
    "Standstill",
    "State",
    "TemporaryModifier",
    "Text",
    "Turn",
    "Until",
    "Wave",
    "opposite",
    "silent",
]

Slot: TypeAlias = Literal["V1", "V2", "V3", "F1", "F2", "F3", "R1", "R2", "R3", "S1", "S2", "S3"]
"""Where a card stands: row (vanguard, flank, rear; S the reserve) and column, column 1 at the owner's left. F2 is the leader's."""

Face: TypeAlias = Literal["hero", "leader", "corpse", "risen"]
"""``risen``: a corpse that counts as a hero too (PT-RUL-131)."""
Phase: TypeAlias = Literal["setup", "leaders", "play", "over"]
Until: TypeAlias = Literal["turn", "wave", "round", "own_turn", "last_own_turn", "gone", "status"]


class Spot(Value, frozen=True, gc=False, array_like=True):
    """A slot of one seat's unit or reserve. Encoded as an array ``[seat, slot]``."""

    seat: PlayerSeat
    slot: Slot


class Held(Value, frozen=True, gc=False, array_like=True):
    """A card that lies face down somewhere, and the seats that know it, as a sum of ``1 << seat``. In a view: None if unknown."""

    card: Id | None
    mask: Mask


class Deck(Value, frozen=True, gc=False, array_like=True):
    """Known top, a set in no order (kept sorted), known bottom; drawn in that order, top and bottom from their first card on."""

    top: Many[Held]
    rest: Many[Id]
    bottom: Many[Held]


class Marker(Value, frozen=True, gc=False, array_like=True):
    """``n`` markers of one kind."""

    kind: Id
    n: Count


class TemporaryModifier(Value, frozen=True, gc=False, array_like=True):
    """A change that an effect made: what, until when, by whose effect, from which card. It leaves with what it changes."""

    modifier: GivenModifier
    until: Until
    by: PlayerSeat
    source: Id


class Piece(Value, frozen=True, gc=False, array_like=True):
    """A card in a unit: hero, leader or corpse (PT-DMG-3), the damage on it, and what it did and suffered this turn and this wave.

    Owner: the seat in front of the dot of ``card``, unless ``State.owners`` says otherwise. Controller: the seat in whose unit it stands.
    Texts, strength, life and keywords are derived, never stored. ``worst``: the most damage that lay on it before some was taken off (PT-
    END-3). ``trait``: the row whose text it has wherever it stands, None: that in which it stands (PT-RUL-127).
    ``copies``: the seat whose leader this leader copies, None in a duel, where there is one only (PT-2V2-7).
    """

    card: Id
    face: Face
    damage: Count = 0
    done_this_turn: Many[Deed] = ()
    done_this_wave: Many[Deed] = ()
    mods: Many[TemporaryModifier] = ()
    markers: Many[Marker] = ()
    peak_damage: Count = 0
    trait: Row | None = None
    copies: PlayerSeat | None = None


def opposite(change: GivenModifier) -> GivenModifier | None:
    """Return the same change with the opposite sign, or None if there is none (PT-STAT-2)."""
    match change:
        case AddStrength(int() as n, against, kind):
            return AddStrength(-n, against, kind)
        case AddLife(int() as n):
            return AddLife(-n)
        case TakesLess(int() as n, at_least, kinds):
            return TakesLess(-n, at_least, kinds)
        case Keyword(word, gained):
            return Keyword(word, not gained)
        case _:
            return None


def silent(piece: Piece) -> bool:
    """Return whether a hero's own texts of all rows count as blank (PT-STAT-4)."""
    for timed in piece.mods:  # noqa: SIM110  (nearly always empty: no generator for nothing)
        if type(timed.modifier) is NoAbilities:
            return True
    return False


class ReserveCard(Value, frozen=True, gc=False, array_like=True):
    """A card in a reserve (PT-OP-1): an operation with its time ``tokens``, or a trap, face down, with the seats that know it as a mask.

    In a view ``card`` is None for a trap that the viewer does not know. ``done_this_turn`` and ``done_this_wave``: texts of it that work
    once a turn or a wave and have worked. ``goes_to``: of an operation that is an order, where it goes when its time is over, unless a
    text in play sends it elsewhere (PT-RUL-116).
    """

    card: Id | None
    face: Literal["operation", "trap"]
    tokens: Count = 0
    mask: Mask = 15
    done_this_turn: Many[Deed] = ()
    done_this_wave: Many[Deed] = ()
    goes_to: Literal["discard", "deck"] = "discard"


class Extra(Value, frozen=True, gc=False, array_like=True):
    """``n`` actions that can be spent on the kinds in ``only`` alone."""

    only: Many[Id]
    n: Count


class Loss(Value, frozen=True, gc=False, array_like=True):
    """``n`` actions fewer in the wave number ``wave`` (counted through the match), but not fewer than ``floor`` by this."""

    wave: Count
    n: Count
    floor: Count


class ActiveDelayedTrigger(Value, frozen=True, gc=False, array_like=True):
    """A trigger that an effect left behind: its text, until when, from which card. It needs no card in play."""

    text: Text
    until: Until
    source: Id


class LeaderDeck(Value, frozen=True, gc=False, array_like=True):
    """A seat's deck of leaders (PT-DECK-1).

    ``rest``: a set in no order (kept sorted). ``drawn``: those from which the leader is chosen, a sorted set. ``aside``: leaders that
    were equal when they were revealed, out of this match (PT-DECK-2).
    """

    rest: Many[Id]
    drawn: Many[Id] = ()
    aside: Many[Id] = ()


class OpenCard(Value, frozen=True, gc=False, array_like=True):
    """A card of the row, by its name, since it is nobody's yet, and the coins that lie on it (PT-POOL-3)."""

    name: Id
    coins: Count = 0


class Pool(Value, frozen=True, gc=False):
    """The shared part of two players who draw from one deck (PT-POOL-1).

    ``row``: the open cards, the one farthest from the deck first. ``coins``: of each seat. ``deck``: the names of the cards in the deck,
    a set in no order (kept sorted). A card has an owner, and an id, from when a seat takes it (PT-OWN-1).
    """

    row: Many[OpenCard]
    coins: Few[Count]
    deck: Many[Id]


class Player(Value, frozen=True, gc=False, array_like=True):
    """The cards and tokens of one seat.

    ``unit``: slots V1 to R3, ``reserve``: S1 to S3. ``hand`` and ``aside`` (drawn, and not yet put anywhere) are sorted sets.
    ``leader``: the leader chosen in secret, until all are revealed. ``orders``: orders played this turn and this wave.
    ``set_out``: cards that lie open and out of play. ``fallen``: its leaders that fell, points for the other team (PT-2V2-5).
    ``leaders``: its deck of leaders, if decks are constructed. With a shared deck ``deck`` is empty.
    """

    unit: Few[Piece | None]
    reserve: Few[ReserveCard | None]
    hand: Many[Held]
    deck: Deck
    discard: Many[Id]
    aside: Many[Held] = ()
    leader: Id | None = None
    delayed: Many[ActiveDelayedTrigger] = ()
    losses: Many[Loss] = ()
    orders: Annotated[tuple[Count, Count], labelled("turn", "wave")] = (0, 0)
    set_out: Many[Id] = ()
    fallen: Many[Id] = ()
    leaders: LeaderDeck | None = None


class Match(Value, frozen=True, gc=False, array_like=True):
    """A finished match of the series: who won (None: a tie), by which rule, and the trophies after it."""

    winner: PlayerSeat | None
    rule: Id
    trophies: Few[Count]


class Series(Value, frozen=True, gc=False):
    """The series so far: its finished ``matches``, and the cards that trophies ``removed`` from it (PT-SER)."""

    matches: Few[Match] = ()
    removed: Many[Id] = ()


class LoneRound(Value, frozen=True, gc=False):
    """A round that one seat plays alone, under a ceasefire of its own (PT-2V2-5).

    ``seats``: whose lone rounds are due, the first one's under way. ``after``: the common wave that ended before them.
    ``round_ended``: whether texts that answer to the end of its round were carried out before them, too.
    """

    seats: Few[PlayerSeat]
    after: Wave
    round_ended: bool = False


class Clock(Value, frozen=True, gc=False):
    """When it is.

    ``wave``: 0 vanguard, 1 flank, 2 rear. ``first``: who goes first in this round. ``turn``: how many seats have had their turn in this
    wave; in a lone round, as if all seats before the one that plays it had had theirs. ``lone``: the lone rounds that are being played.
    """

    round: Count = 0
    wave: Wave = 0
    first: PlayerSeat = Seat(0)
    turn: Turn = 0
    lone: LoneRound | None = None


class Standstill(Value, frozen=True, gc=False):
    """The count towards a standstill (PT-END-3): whole rounds without progress, and whether there has been progress since."""

    quiet_rounds: Count = 0
    progressed: bool = False


class Budget(Value, frozen=True, gc=False):
    """The actions of the seat on turn: ``actions`` left, ``extra`` ones for some kinds alone, and how often each kind was ``used``."""

    actions: Number = 0
    extra: Many[Extra] = ()
    used: Many[Annotated[tuple[Text, Count], labelled("kind", "times")]] = ()


class State(BaseState, frozen=True, gc=False, array_like=False):
    """A position of Pixel Tactics.

    ``actor``: who acts now, CHANCE at a chance point; at the secret choice of leaders and at the end -1 has no meaning, see ``phase``.
    ``stack``: what is being carried out, the innermost last. ``resolving``: the cards whose orders are played.
    ``redeals``: how often equal leaders were chosen again (PT-SET-4). ``pack``: the hash of a custom pack, or ``""``.
    ``owners``: whose the cards are that do not belong to the seat in front of the dot of their id, by their ids (PT-OWN-1).
    ``pool``: the shared deck, if there is one.
    """

    options: Options
    pack: Key
    phase: Phase
    actor: By
    clock: Clock
    budget: Budget
    standstill: Standstill
    players: Few[Player]
    stack: Many[Frame]
    resolving: Many[Id]
    redeals: Count
    series: Series
    owners: Many[Annotated[tuple[Id, PlayerSeat], labelled("card", "seat")]] = ()
    pool: Pool | None = None
