"""Numbers for the actions and the views of a small game, from two functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

import msgspec

from boardrules.numbering import ActionSpace, FieldKind, ObservationField
from boardrules.toolkit.domains import Listed
from boardrules.values import Seat

__all__ = ["Numbers", "Seen", "numbered"]

S = TypeVar("S")
A = TypeVar("A", bound=msgspec.Struct)
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741  (the options, beside S, A and V)


class Seen(NamedTuple):
    """One number of an observation: a :class:`boardrules.ObservationField` and its current value."""

    name: str
    value: int
    low: int
    high: int
    meaning: str
    kind: FieldKind = "count"
    names: tuple[str, ...] = ()


def numbered(
    new_game: Callable[[O | None], S],
    view: Callable[[S, Seat | None], V],
    *,
    seats: Callable[[S], tuple[Seat, ...]],
    actions: Callable[[S, Seat], Iterable[A]],
    seen: Callable[[V], Iterable[Seen]],
) -> Numbers[S, A, V, O]:
    """Return the four functions of :class:`boardrules.Numbering`, as methods to bind to the names of a module.

    Parameters
    ----------
    new_game, view, seats:
        the functions of the contract.
    actions:
        a function that returns all actions that a seat can ever take in a game that begins at a state, always in the same order, and
        equally many for each seat.
    seen:
        a function that returns the numbers of a view. Their number, names and bounds must follow from the options; seats should count from
        the viewer.

    >>> from boardrules import Seat, pixies
    >>> from boardrules.authoring import Seen, numbered
    >>> numbers = numbered(
    ...     pixies.new_game,
    ...     pixies.view,
    ...     seats=pixies.seats,
    ...     actions=lambda start, seat: [pixies.Place(seat, "B4_C", 4, how) for how in ("up", "under")],
    ...     seen=lambda view: [Seen("deck", view.deck_size, 0, 70, "cards in the deck")],
    ... )
    >>> numbers.action_space(pixies.Options(seats=2)).action(3)
    Place(by=1, card='B4_C', cell=4, how='under')
    """
    return Numbers(new_game, view, seats, actions, seen)


@dataclass(frozen=True)
class Numbers(Generic[S, A, V, O]):
    """The result of :func:`numbered`: each method is the function of :class:`boardrules.Numbering` with the same name."""

    new_game: Callable[[O | None], S]
    view: Callable[[S, Seat | None], V]
    seats: Callable[[S], tuple[Seat, ...]]
    actions: Callable[[S, Seat], Iterable[A]]
    seen: Callable[[V], Iterable[Seen]]

    def action_space(self, options: O | None = None) -> ActionSpace[A, V]:
        """Return the numbering of the players' actions. Raises InvalidOptions."""
        start = self.new_game(options)
        return ActionSpace([Listed(self.actions(start, seat)) for seat in self.seats(start)])

    def observe(self, view: V) -> tuple[int, ...]:
        """Return *view* as numbers, as many as :meth:`observation_shape` says; :meth:`observation_fields` has their meanings."""
        return tuple([one.value for one in self.seen(view)])

    def observation_shape(self, options: O | None = None) -> tuple[int, ...]:
        """Return the length of an observation, as a tuple of one number. Raises InvalidOptions."""
        return (len(self.observation_fields(options)),)

    def observation_fields(self, options: O | None = None) -> tuple[ObservationField, ...]:
        """Return the meaning of each number of an observation. Raises InvalidOptions."""
        view = self.view(self.new_game(options), None)
        return tuple([ObservationField(one.name, one.low, one.high, one.meaning, one.kind, one.names) for one in self.seen(view)])
