"""Actions and views as numbers, for programs that learn: what an :class:`ActionSpace` is, and what each number of an observation means.

A game offers them by the capability :class:`boardrules.Numbering`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar, final

from boardrules.values import Integer, Seat, Value

__all__ = ["ActionSpace", "Domain", "ObservationField"]

A = TypeVar("A")
T_co = TypeVar("T_co", covariant=True)
V = TypeVar("V")


class ObservationField(Value, frozen=True, gc=False):
    """One number of an observation: its name (``areas.0.4.up``), the least and the greatest value, and what it means.

    Seats in names and values count from the viewer, who is 0, in the order of play.
    """

    name: str
    low: Integer
    high: Integer
    meaning: str


class Domain(Protocol[T_co]):
    """Finitely many values in a fixed order, each with its number from 0."""

    def __len__(self) -> int:
        """How many values there are."""
        ...  # pragma: no cover

    def index(self, value: object, view: object) -> int | None:
        """The number of *value*, None if it is none of these. *view* is asked only where a value means something in a view alone."""
        ...  # pragma: no cover

    def value(self, index: int, view: object) -> T_co:
        """The value with this number, ``0 <= index < len(domain)``. Raises LookupError if a view is needed that says what it means."""
        ...  # pragma: no cover


@final
class ActionSpace(Generic[A, V]):
    """A numbering of all actions that players can ever take with some options; luck has none.

    Seat 0 has the numbers 0 to ``per_seat - 1``, seat 1 the next ``per_seat``, and so on. The number of an action within its seat,
    ``index % per_seat``, is as that seat sees it: seats and cards that the action names count from the acting seat. So an agent can learn
    one policy for all seats; :meth:`of` gives the numbering of one seat alone.

    The numbers depend on nothing but the options, the cards and the version of the rules: they are the same in every process.

    Parameters
    ----------
    seats:
        what each seat can do, one domain a seat, all of the same size.

    Raises
    ------
    ValueError
        if the domains differ in size.
    """

    __slots__ = ("_first", "_seats", "per_seat")

    def __init__(self, seats: Sequence[Domain[A]], *, first: Seat = Seat(0)) -> None:  # noqa: B008  (a number)
        sizes = {len(domain) for domain in seats}
        if len(sizes) != 1:
            raise ValueError(f"the seats have actions of {sorted(sizes)} numbers, and all must have the same")
        self._seats = tuple(seats)
        self._first = first
        self.per_seat = sizes.pop()

    def __len__(self) -> int:
        """How many numbers there are."""
        return self.per_seat * len(self._seats)

    def index(self, action: A, view: V | None = None) -> int:
        """The number of *action*.

        *view*, that of the acting seat, is needed for those actions alone whose number is their place among the answers that are asked
        for; the page on learning says which these are. Raises LookupError for an action outside the space.
        """
        seat = getattr(action, "by", None)
        place = seat - self._first if isinstance(seat, int) else -1
        local = self._seats[place].index(action, view) if 0 <= place < len(self._seats) else None
        if local is None:
            raise LookupError(f"there is no such action in this space: {type(action).__name__} by seat {seat}")
        return place * self.per_seat + local

    def action(self, index: int, view: V | None = None) -> A:
        """The action with this number. Raises LookupError for a number outside the space, or where a view is needed: see :meth:`index`."""
        if not 0 <= index < len(self):
            raise LookupError(f"the numbers of this space are 0 to {len(self) - 1}, {index} is none of them")
        place, local = divmod(index, self.per_seat)
        return self._seats[place].value(local, view)

    def mask(self, actions: Iterable[A], view: V | None = None) -> bytes:
        """As many bytes as there are numbers: 1 for each of *actions*, 0 for the others. Raises LookupError as :meth:`index` does."""
        found = bytearray(len(self))
        for action in actions:
            found[self.index(action, view)] = 1
        return bytes(found)

    def of(self, seat: Seat) -> ActionSpace[A, V]:
        """The actions of *seat* alone, numbered from 0: as this seat sees them. Raises LookupError if there is no such seat."""
        place = seat - self._first
        if not 0 <= place < len(self._seats):
            raise LookupError(f"this space has no seat {seat}")
        return ActionSpace(self._seats[place : place + 1], first=seat)
