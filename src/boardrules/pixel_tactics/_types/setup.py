"""The description of a position: what is unusual about it, everything else by default."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from boardrules.pixel_tactics._types.options import Options
from boardrules.pixel_tactics._types.state import ActiveDelayedTrigger, Extra, Held, LoneRound, Loss, Match, Piece, ReserveCard, Slot
from boardrules.pixel_tactics._types.values import Count, Few, Id, Many, Number, PlayerSeat, Text, Turn, Wave
from boardrules.values import Seat, Value, labelled

__all__ = ["Described", "Known", "Laid", "PlayerSetup", "PoolSetup", "Setup"]

Described: TypeAlias = Text | Piece
"""``knight``, ``knight/3`` with 3 damage, ``corpse:mystic``, ``leader:vampire/19``, ``1.knight`` a card of seat 1; or a whole piece."""

Laid: TypeAlias = Text | ReserveCard
"""A card in a reserve: ``snare``, a trap that its player knows; ``warlock/3``, an operation with 3 tokens; or a whole entry."""

Known: TypeAlias = Id | Held
"""A card that its owner knows, ``knight`` or ``1.knight``; or a card with the mask of the seats that know it."""


class PoolSetup(Value, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """What two players share who draw from one deck; all cards that are not named anywhere are in the deck.

    ``row``: the open cards, the one farthest from the deck first: ``knight``, ``knight/2`` with two coins on it. ``coins``: of each seat.
    """

    row: Many[Text] = ()
    coins: Few[Count] = (5, 5)


class PlayerSetup(Value, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """What is unusual about one seat.

    ``unit``: what stands on which slot, V1 to R3; the leader on F2 must be given. ``reserve``: what lies in S1 to S3. ``top``,
    ``bottom``: known ends of the deck. ``deck``: the cards between them; None: all cards of this seat that are not named elsewhere. If it
    is given, cards that are nowhere are out of the series; the same with ``leaders``, the deck of leaders;
    ``leaders_aside`` were equal (PT-DECK-2). The other fields are those of ``Player``.
    """

    unit: Few[Annotated[tuple[Slot, Described], labelled("slot", "card")]] = ()
    reserve: Few[Annotated[tuple[Slot, Laid], labelled("slot", "card")]] = ()
    hand: Many[Known] = ()
    top: Many[Known] = ()
    deck: Many[Id] | None = None
    bottom: Many[Known] = ()
    discard: Many[Id] = ()
    set_out: Many[Id] = ()
    delayed: Many[ActiveDelayedTrigger] = ()
    losses: Many[Loss] = ()
    orders: Annotated[tuple[Count, Count], labelled("turn", "wave")] | None = None
    fallen: Many[Id] = ()
    leaders: Many[Id] | None = None
    leaders_aside: Many[Id] = ()


class Setup(Value, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A position between two actions, described by what is unusual about it; :func:`setup` makes one.

    ``players``: one entry a seat. ``round``: 2 by default, the first without a ceasefire. ``wave``: 0 vanguard, 1 flank, 2 rear.
    ``first`` and ``turn``: which seat began the wave, and how many seats have had their turn in it. ``actions``: left this turn;
    None: as many as a turn has. ``quiet_rounds``: whole rounds in which nothing moved; ``idle``: nothing has moved in this round.
    The other fields are those of ``State``.
    """

    options: Options | None = None
    players: Few[PlayerSetup] = ()
    round: Count = 2
    wave: Wave = 0
    first: PlayerSeat = Seat(0)
    turn: Turn = 0
    actions: Number | None = None
    extra: Many[Extra] = ()
    used: Many[Annotated[tuple[Text, Count], labelled("kind", "times")]] = ()
    quiet_rounds: Count = 0
    idle: bool = False
    redeals: Count = 0
    owners: Many[Annotated[tuple[Id, PlayerSeat], labelled("card", "seat")]] = ()
    lone: LoneRound | None = None
    pool: PoolSetup | None = None
    series: Few[Match] = ()
