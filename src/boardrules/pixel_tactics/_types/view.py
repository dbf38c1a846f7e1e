"""The types of a view: everything that a seat or a spectator may know of a position."""

from __future__ import annotations

from typing import Annotated

from boardrules.pixel_tactics._types.options import Options
from boardrules.pixel_tactics._types.stack import Frame
from boardrules.pixel_tactics._types.state import (
    ActiveDelayedTrigger,
    Budget,
    Clock,
    Held,
    Loss,
    OpenCard,
    Phase,
    Piece,
    ReserveCard,
    Series,
    Standstill,
)
from boardrules.pixel_tactics._types.values import By, Count, Few, Id, Key, Many, PlayerSeat
from boardrules.values import BaseView, Value, labelled

__all__ = ["LeaderDeckView", "PlayerView", "PoolView", "View"]


class LeaderDeckView(Value, frozen=True, gc=False, array_like=True):
    """A deck of leaders as the viewer sees it: how many cards are in it, those drawn, those set aside openly."""

    deck: Count
    drawn: Many[Held]
    aside: Many[Id]


class PoolView(Value, frozen=True, gc=False):
    """The shared deck as all see it: the row and the coins of a :class:`Pool`, and how many cards are in the deck."""

    row: Many[OpenCard]
    coins: Few[Count]
    deck: Count


class PlayerView(Value, frozen=True, gc=False, array_like=True):
    """One seat as the viewer sees it.

    ``hand``, ``aside``, ``top`` and ``bottom`` have None (and no mask) for each card that they do not
    know, and so has ``reserve``. ``deck`` is the number of cards in the
    deck. ``chosen`` says that a leader lies face down, ``leader`` which one if the viewer knows.
    """

    unit: Few[Piece | None]
    reserve: Few[ReserveCard | None]
    hand: Many[Held]
    deck: Count
    top: Many[Held]
    bottom: Many[Held]
    discard: Many[Id]
    aside: Many[Held]
    chosen: bool
    leader: Id | None
    watching: Many[ActiveDelayedTrigger]
    losses: Many[Loss]
    orders: Annotated[tuple[Count, Count], labelled("turn", "wave")]
    set_out: Many[Id] = ()
    fallen: Many[Id] = ()
    leaders: LeaderDeckView | None = None


class View(BaseView, frozen=True, gc=False):
    """Everything that ``viewer`` (None: a spectator) may know of a :class:`State`; the fields are those of the state."""

    viewer: PlayerSeat | None
    options: Options
    pack: Key
    phase: Phase
    actor: By
    clock: Clock
    budget: Budget
    standstill: Standstill
    players: Few[PlayerView]
    stack: Many[Frame]
    resolving: Many[Id]
    redeals: Count
    series: Series
    owners: Many[Annotated[tuple[Id, PlayerSeat], labelled("card", "seat")]] = ()
    pool: PoolView | None = None
