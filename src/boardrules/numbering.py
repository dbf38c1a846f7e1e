"""Actions and views as numbers, for programs that learn: :class:`ActionSpace`, and the meaning of each number of an observation.

A game offers them by the capability :class:`boardrules.Numbering`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, Literal, Protocol, TypeAlias, TypeVar, final

from boardrules.values import Integer, Seat, Value

__all__ = ["ActionSpace", "Domain", "FieldKind", "ObservationField"]

A = TypeVar("A")
T_co = TypeVar("T_co", covariant=True)
V = TypeVar("V")


FieldKind: TypeAlias = Literal["count", "place", "card", "mask", "mark", "code", "fingerprint"]
"""The kind of a number of an observation.

``count``: an amount. ``mark``: 1 if something holds, 0 if not. ``place``: one of a few things, such as a slot, a seat or a phase. ``card``:
a card or a unit. ``mask``: a sum of ``1 << bit``. ``code``: a number of a value of variable length, whose meaning follows from the numbers
before it. ``fingerprint``: 0, or a hash that is only equal or different. A place or a card is 0 for none.
"""


class ObservationField(Value, frozen=True, gc=False):
    """One number of an observation: its name (``areas.0.4.up``), its minimum and maximum, its meaning, and its kind.

    ``names``: of a mask the names of its bits, the lowest first; of a place or a card the names of the numbers from 1, if they have names.
    Seats in names and values count from the viewer, who is 0, in the order of play.
    """

    name: str
    low: Integer
    high: Integer
    meaning: str
    kind: FieldKind = "count"
    names: tuple[str, ...] = ()


class Domain(Protocol[T_co]):
    """A finite set of values in a fixed order, numbered from 0."""

    def __len__(self) -> int:
        """Return the number of values."""
        ...  # pragma: no cover

    def index(self, value: object, view: object) -> int | None:
        """Return the number of *value*, or None if it is not in the domain. *view* is used only if the number depends on a view."""
        ...  # pragma: no cover

    def value(self, index: int, view: object) -> T_co:
        """Return the value numbered *index*, ``0 <= index < len(domain)``.

        Raises LookupError if the meaning of the number depends on a view and none is given.
        """
        ...  # pragma: no cover


@final
class ActionSpace(Generic[A, V]):
    """A numbering of all actions that players can ever take with given options. Outcomes of luck have no numbers.

    Seat 0 has the numbers 0 to ``per_seat - 1``, seat 1 the next ``per_seat``, and so on. The number of an action within its seat, ``index
    % per_seat``, is relative to that seat: seats and cards that the action names count from the acting seat, so that an agent can learn one
    policy for all seats. :meth:`of` returns the numbering of one seat.

    The numbers depend only on the options, the cards and the version of the rules. They are the same in every process.

    Parameters
    ----------
    seats:
        one domain for each seat, all of the same size.

    Raises
    ------
    ValueError
        if the domains differ in size.
    """

    __slots__ = ("_first", "_seats", "per_seat")

    def __init__(self, seats: Sequence[Domain[A]], *, first: Seat = Seat(0)) -> None:  # noqa: B008  (a number)
        sizes = {len(domain) for domain in seats}
        if len(sizes) != 1:
            raise ValueError(f"all seats must have the same number of actions, not {sorted(sizes)}")
        self._seats = tuple(seats)
        self._first = first
        self.per_seat = sizes.pop()

    def __len__(self) -> int:
        """Return the number of actions."""
        return self.per_seat * len(self._seats)

    def index(self, action: A, view: V | None = None) -> int:
        """Return the number of *action*.

        *view*, that of the acting seat, is needed only for actions that are numbered by their place among the answers to a question; the
        page on learning lists them. Raises LookupError for an action outside the space.
        """
        seat = getattr(action, "by", None)
        place = seat - self._first if isinstance(seat, int) else -1
        local = self._seats[place].index(action, view) if 0 <= place < len(self._seats) else None
        if local is None:
            raise LookupError(f"this space has no such action: {type(action).__name__} by seat {seat}")
        return place * self.per_seat + local

    def action(self, index: int, view: V | None = None) -> A:
        """Return the action numbered *index*. Raises LookupError if the number is outside the space or needs a view: see :meth:`index`."""
        if not 0 <= index < len(self):
            raise LookupError(f"there is no action number {index}: the numbers of this space are 0 to {len(self) - 1}")
        place, local = divmod(index, self.per_seat)
        return self._seats[place].value(local, view)

    def mask(self, actions: Iterable[A], view: V | None = None) -> bytes:
        """Return one byte for each number: 1 for each of *actions*, 0 for the others. Raises LookupError as :meth:`index` does."""
        found = bytearray(len(self))
        for action in actions:
            found[self.index(action, view)] = 1
        return bytes(found)

    def of(self, seat: Seat) -> ActionSpace[A, V]:
        """Return the actions of *seat* alone, numbered from 0. Raises LookupError if there is no such seat."""
        place = seat - self._first
        if not 0 <= place < len(self._seats):
            raise LookupError(f"this space has no seat {seat}")
        return ActionSpace(self._seats[place : place + 1], first=seat)
