"""A table for a game of one's own: what lies where, described once, and drawn as a picture and as text.

A game describes its view with a :class:`Table`: a :class:`Place` for each player and for the middle, and in each place zones: a
:class:`Row` of cards, a :class:`Pile`, a :class:`Track`, a :class:`Score` or a :class:`Note`. :func:`drawn` makes the drawing functions
of the game from a function that returns the table of a view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from boardrules.values import Seat

__all__ = ["Card", "Note", "Paint", "Pile", "Place", "Row", "Score", "Table", "Track", "Zone"]

Paint: TypeAlias = Literal["plain", "blue", "green", "yellow", "red", "violet"]
"""The colour of a card. Cards of different colours should have different texts or signs too, for people who do not tell colours apart."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card: up to four letters or digits in large type, and a line below it.

    ``text`` is None for a card that lies face down. ``title`` names the card in words, such as "the king of hearts". ``anchor`` is what an
    action names by it, ``key`` the same card in the next picture: the anchor, or else its place. ``just``: the last action put it there.
    """

    text: str | None = None
    line: str = ""
    title: str = ""
    paint: Paint = "plain"
    anchor: str | None = None
    key: str | None = None
    just: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side, such as a hand or the cards on the table; *space* is the number of open places after them."""

    name: str
    cards: Sequence[Card] = ()
    space: int = 0


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards on one another: their number, and the top card if it lies face up."""

    name: str
    count: int
    top: Card = Card()


@dataclass(frozen=True, slots=True)
class Track:
    """A number on its way from 0 to *last*, such as a round or a tide."""

    name: str
    at: int
    last: int


@dataclass(frozen=True, slots=True)
class Score:
    """A number with its name, such as points or coins."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence, such as what a player said."""

    text: str


Zone: TypeAlias = Row | Pile | Track | Score | Note


@dataclass(frozen=True, slots=True)
class Place:
    """The zones of the player of *seat*, or of nobody: the middle of the table. *anchor* is what an action names by it."""

    seat: Seat | None
    zones: Sequence[Zone] = ()
    anchor: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A view as people see it: *status* says what is to be done, *last* what just happened.

    ``viewer`` is the seat that looks, whose place comes first, ``to_act`` the seats whose turn it is, ``winners`` those that have won.
    """

    title: str
    places: Sequence[Place]
    viewer: Seat | None = None
    status: str = ""
    last: str = ""
    to_act: Sequence[Seat] = ()
    winners: Sequence[Seat] = ()

    def in_order(self) -> tuple[Place, ...]:
        """Return the middle of the table, the viewer's own place, then those of the others in the order of their turns."""
        turn = 0 if self.viewer is None else int(self.viewer)
        seats = 1 + max((int(place.seat) for place in self.places if place.seat is not None), default=0)
        middle = [place for place in self.places if place.seat is None]
        players = [(place, int(place.seat)) for place in self.places if place.seat is not None]
        return (*middle, *[place for place, _ in sorted(players, key=lambda found: (found[1] - turn) % seats)])
