"""The parts of one seat, taken from a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

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


PlayerSnapshot: TypeAlias = tuple[
    tuple[list[Piece | None], int, int, int, int, bool],
    tuple[tuple[ReserveCard | None, ...], tuple[Held, ...], tuple[Held, ...], tuple[str, ...], tuple[Held, ...]],
    tuple[tuple[str, ...], tuple[Held, ...], str | None, tuple[ActiveDelayedTrigger, ...], tuple[Loss, ...]],
    tuple[tuple[int, int], tuple[str, ...], tuple[str, ...], LeaderDeck | None],
]
"""What changes in a seat's part of a position, as it was at some time."""


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
        return (
            (self.unit.copy(), self.taken, self.living, self.hurt, self.touched, self.changed),
            (self.reserve, self.hand, self._top, self._rest, self._bottom),
            (self.discard, self.aside, self.leader, self.delayed, self.losses),
            (self.orders, self.set_out, self.fallen, self.leaders),
        )

    def restore(self, was: PlayerSnapshot) -> None:
        """Make the part what it was when *was* was taken; a snapshot serves once. The value ``was`` is not restored."""
        unit, cards, others, rest = was
        self.unit, self.taken, self.living, self.hurt, self.touched, self.changed = unit
        self.reserve, self.hand, self._top, self._rest, self._bottom = cards
        self.discard, self.aside, self.leader, self.delayed, self.losses = others
        self.orders, self.set_out, self.fallen, self.leaders = rest

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
