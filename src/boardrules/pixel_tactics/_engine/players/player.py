"""The parts of one seat, taken from a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from boardrules.pixel_tactics._engine.slots import BITS, LEADER_AT
from boardrules.pixel_tactics._types.state import (
    ActiveDelayedTrigger,
    Deck,
    Held,
    LeaderDeck,
    Loss,
    Piece,
    Player,
    ReserveCard,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardrules.pixel_tactics._packs.catalogue import CompiledReserve
    from boardrules.pixel_tactics._types.actions import Action
    from boardrules.pixel_tactics._types.view import PlayerView


class PlayerSnapshot(NamedTuple):
    """What changes in a seat's part of a position, as it was at some time."""

    unit: list[Piece | None]
    taken: int
    living: int
    hurt: int
    touched: int
    reserve: tuple[ReserveCard | None, ...]
    hand: tuple[Held, ...]
    top: tuple[Held, ...]
    rest: tuple[str, ...]
    bottom: tuple[Held, ...]
    discard: tuple[str, ...]
    aside: tuple[Held, ...]
    leader: str | None
    delayed: tuple[ActiveDelayedTrigger, ...]
    losses: tuple[Loss, ...]
    orders: tuple[int, int]
    set_out: tuple[str, ...]
    fallen: tuple[str, ...]
    leaders: LeaderDeck | None


class PlayerPosition:
    """The parts of one seat."""

    __slots__ = (
        "_bottom",
        "_rest",
        "_top",
        "aside",
        "changed",
        "delayed",
        "discard",
        "fallen",
        "hand",
        "hurt",
        "leader",
        "leaders",
        "living",
        "losses",
        "orders",
        "orders_listed",
        "recruits_listed",
        "reserve",
        "reserve_listed",
        "set_out",
        "taken",
        "touched",
        "unit",
        "was",
    )

    def __init__(self, player: Player) -> None:
        self.was = player
        self.changed = False
        self._lay_out(player)
        self._top = player.deck.top
        self._rest = player.deck.rest
        self._bottom = player.deck.bottom
        self.delayed = player.delayed
        self.leaders = player.leaders

    # Properties, because a player that shares a deck has others: compiled code finds no property in place of an attribute.
    @property
    def top(self) -> tuple[Held, ...]:
        """The known cards on top of the deck."""
        return self._top

    @top.setter
    def top(self, cards: tuple[Held, ...]) -> None:
        self._top = cards

    @property
    def rest(self) -> tuple[str, ...]:
        """The unknown cards of the deck, sorted."""
        return self._rest

    @rest.setter
    def rest(self, cards: tuple[str, ...]) -> None:
        self._rest = cards

    @property
    def bottom(self) -> tuple[Held, ...]:
        """The known cards at the bottom of the deck."""
        return self._bottom

    @bottom.setter
    def bottom(self, cards: tuple[Held, ...]) -> None:
        self._bottom = cards

    def _lay_out(self, player: Player | PlayerView) -> None:
        """Take apart what states and views hold alike."""
        self.unit: list[Piece | None] = list(player.unit)
        self.taken = self.living = self.hurt = 0
        """The slots with a card, those with a living one, and those with a card on which damage lies, as bits."""
        for bit, piece in zip(BITS, player.unit, strict=False):
            if piece is not None:
                self.taken |= bit
                if piece.face != "corpse":
                    self.living |= bit
                if piece.damage:
                    self.hurt |= bit
        self.touched = self.taken
        """The slots on which a card may have deeds, or changes for a time, as bits; on the others none has."""
        self.reserve = player.reserve
        self.hand = player.hand
        self.discard = player.discard
        self.aside = player.aside
        self.leader = player.leader
        self.losses = player.losses
        self.orders = player.orders
        self.set_out = player.set_out
        self.fallen = player.fallen
        self.orders_listed: tuple[object, tuple[Action, ...]] = (None, ())
        """The orders in a hand, as actions, with the hand of which they were listed."""
        self.reserve_listed: tuple[object, tuple[tuple[str, CompiledReserve], ...]] = (None, ())
        """The operations and traps in a hand, with the hand of which they were listed."""
        self.recruits_listed: tuple[object, int, Sequence[Action]] = (None, 0, ())
        """The recruits of a hand, as actions, with the hand and the slots, as bits, of which they were listed."""

    def snapshot(self) -> PlayerSnapshot:
        """Return everything that changes, for :meth:`restore`."""
        return PlayerSnapshot(
            self.unit.copy(),
            self.taken,
            self.living,
            self.hurt,
            self.touched,
            self.reserve,
            self.hand,
            self._top,
            self._rest,
            self._bottom,
            self.discard,
            self.aside,
            self.leader,
            self.delayed,
            self.losses,
            self.orders,
            self.set_out,
            self.fallen,
            self.leaders,
        )

    def restore(self, was: PlayerSnapshot) -> None:
        """Make the part what it was when *was* was taken; a snapshot serves once."""
        self.unit = was.unit
        self.taken = was.taken
        self.living = was.living
        self.hurt = was.hurt
        self.touched = was.touched
        self.reserve = was.reserve
        self.hand = was.hand
        self._top = was.top
        self._rest = was.rest
        self._bottom = was.bottom
        self.discard = was.discard
        self.aside = was.aside
        self.leader = was.leader
        self.delayed = was.delayed
        self.losses = was.losses
        self.orders = was.orders
        self.set_out = was.set_out
        self.fallen = was.fallen
        self.leaders = was.leaders
        self.changed = True

    def frozen(self) -> Player:
        """Return the seat's part as a value."""
        self.changed = False
        deck = self.was.deck
        if deck.top is not self._top or deck.rest is not self._rest or deck.bottom is not self._bottom:
            deck = Deck(self._top, self._rest, self._bottom)
        self.was = Player(
            tuple(self.unit),
            self.reserve,
            self.hand,
            deck,
            self.discard,
            self.aside,
            self.leader,
            self.delayed,
            self.losses,
            self.orders,
            self.set_out,
            self.fallen,
            self.leaders,
        )
        return self.was

    @property
    def deck_size(self) -> int:
        """Cards in the deck."""
        return len(self.top) + len(self.rest) + len(self.bottom)


def still_to_choose(player: PlayerPosition | Player) -> bool:
    """Return whether a seat has no leader yet, neither in its unit nor chosen in secret."""
    return player.leader is None and player.unit[LEADER_AT] is None
