"""Parts of an observation, from which a game builds its layout: each describes its numbers, and writes them.

Missing things are 0; numbers of values and of seats begin at 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar, final

from msgspec.structs import replace

from boardrules.numbering import FieldKind, ObservationField

__all__ = [
    "BySeat",
    "Choice",
    "Count",
    "Eyes",
    "Flag",
    "Group",
    "Layout",
    "Member",
    "Number",
    "Part",
    "Row",
    "SeatNumber",
    "by_seat",
    "member",
    "or_zero",
    "seat_names",
]

H = TypeVar("H")
T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)


class Eyes(NamedTuple):
    """The viewer of an observation: seats are counted from *viewer*, or from seat 0 for a spectator."""

    viewer: int
    seats: int

    def relative(self, seat: int) -> int:
        """Return the distance of *seat* from the viewer, in the order of play."""
        return (seat - self.viewer) % self.seats

    def in_order(self, values: Sequence[T]) -> Sequence[T]:
        """Return *values*, one for each seat, beginning with the viewer's."""
        return (*values[self.viewer :], *values[: self.viewer])


def seat_names(seats: int) -> tuple[str, ...]:
    """Return the names of *seats* seats in an observation: the viewer is seat 0."""
    return tuple([f"seat {seat}" for seat in range(seats)])


def or_zero(fields: Iterator[ObservationField]) -> Iterator[ObservationField]:
    """Yield *fields* with bounds that contain 0, the number of what is missing."""
    for field in fields:
        yield field if field.low <= 0 <= field.high else replace(field, low=min(field.low, 0), high=max(field.high, 0))


class Part(Protocol[T_contra]):
    """A fixed number of numbers of an observation."""

    def fields(self, name: str) -> Iterator[ObservationField]:
        """Yield the fields of the numbers."""
        ...  # pragma: no cover

    def write(self, value: T_contra, eyes: Eyes, out: list[int]) -> None:
        """Append the numbers of *value* to *out*."""
        ...  # pragma: no cover


@final
class Number:
    """A number as it is; None is 0, or *absent*."""

    def __init__(self, low: int, high: int, meaning: str, *, absent: int = 0, kind: FieldKind = "count") -> None:
        self._bounds, self._meaning, self._absent = (min(low, absent), max(high, absent)), meaning, absent
        self._kind: FieldKind = kind

    def fields(self, name: str) -> Iterator[ObservationField]:
        """Yield the field of the number."""
        yield ObservationField(name, *self._bounds, self._meaning, self._kind)

    def write(self, value: int | None, eyes: Eyes, out: list[int]) -> None:  # noqa: ARG002  (of the protocol)
        """Append the number of *value* to *out*."""
        out.append(self._absent if value is None else int(value))


def Flag(meaning: str) -> Number:  # noqa: N802  (it stands where the parts stand)
    """Return the part for a number that is 1 if something holds and 0 if not."""
    return Number(0, 1, meaning, kind="mark")


@final
class Choice:
    """One of several values, as its number, from 1; 0 for None and for any other value. *names* are those of the values."""

    def __init__(self, values: Sequence[object], meaning: str, *, kind: FieldKind = "place", names: Iterable[str] | None = None) -> None:
        self._numbers: Final[dict[object, int]] = {value: number for number, value in enumerate(values, start=1)}
        self._kind: FieldKind = kind
        self._meaning, self._names = meaning, tuple(map(str, values) if names is None else names)

    def fields(self, name: str) -> Iterator[ObservationField]:
        """Yield the field of the number."""
        yield ObservationField(name, 0, len(self._numbers), self._meaning, self._kind, self._names)

    def write(self, value: object, eyes: Eyes, out: list[int]) -> None:  # noqa: ARG002  (of the protocol)
        """Append the number of *value* to *out*."""
        out.append(self._numbers.get(value, 0))


@final
class SeatNumber:
    """A seat, counted from the viewer, who is 1; 0 for None and for luck."""

    def __init__(self, seats: int, meaning: str) -> None:
        self._seats, self._meaning = seats, meaning

    def fields(self, name: str) -> Iterator[ObservationField]:
        """Yield the field of the number."""
        yield ObservationField(name, 0, self._seats, self._meaning, "place", seat_names(self._seats))

    def write(self, value: int | None, eyes: Eyes, out: list[int]) -> None:
        """Append the number of *value* to *out*."""
        out.append(0 if value is None or value < 0 else eyes.relative(value) + 1)


@final
class Count:
    """An unordered collection: for each of *values*, how often it occurs. *most* is the maximum for one of them."""

    def __init__(self, values: Sequence[str], meaning: str, *, most: int = 1) -> None:
        self._values, self._meaning, self._most = tuple(values), meaning, most
        self._places = {value: place for place, value in enumerate(self._values)}

    def fields(self, name: str) -> Iterator[ObservationField]:
        """Yield the fields of the numbers."""
        for value in self._values:
            yield ObservationField(f"{name}.{value}", 0, self._most, self._meaning, "mark" if self._most == 1 else "count")

    def write(self, value: Sequence[str], eyes: Eyes, out: list[int]) -> None:  # noqa: ARG002  (of the protocol)
        """Append the numbers; a value that is not listed is ignored."""
        start, places = len(out), self._places
        out.extend([0] * len(places))
        for one in value:
            place = places.get(one)
            if place is not None:
                out[start + place] += 1


class Row(Generic[T]):
    """Several values of one kind: *size* of them, padded with 0. They are preceded by their number unless it is fixed.

    Values beyond *size* are left out, but counted. Without a *size*, all are written, without padding.
    """

    def __init__(
        self, part: Part[T], size: int | None, *, fixed: bool = False, most: int | None = None, labels: Sequence[str] = ()
    ) -> None:
        self._part, self._size, self._fixed = part, size, fixed
        self._most = (size or 0) if most is None else most
        self._labels = labels or [str(index) for index in range(size or 0)]
        self._width = len(list(part.fields("")))

    def fields(self, name: str) -> Iterator[ObservationField]:
        """Yield the fields of the numbers."""
        if not self._fixed:
            yield ObservationField(f"{name}.number", 0, self._most, "how many there are")
        for label in self._labels:
            yield from or_zero(self._part.fields(f"{name}.{label}"))

    def write(self, value: Sequence[T], eyes: Eyes, out: list[int]) -> None:
        """Append the numbers of *value* to *out*."""
        if not self._fixed:
            out.append(len(value))
        for one in value[: self._size]:
            self._part.write(one, eyes, out)
        if self._size is not None:
            out.extend([0] * (self._width * (self._size - len(value))))


class Member(NamedTuple, Generic[T]):
    """A member of a group: its name, its fields, and the function that writes it."""

    name: str
    fields: Callable[[str], Iterator[ObservationField]]
    write: Callable[[T, Eyes, list[int]], None]


def member(name: str, get: Callable[[T], H], part: Part[H]) -> Member[T]:
    """Return the member *name*, whose value is found by *get* and written by *part*."""

    def write(value: T, eyes: Eyes, out: list[int]) -> None:
        part.write(get(value), eyes, out)

    return Member(name, part.fields, write)


@final
class BySeat:
    """A row with one entry for each seat, the viewer's first; an incomplete row is written as it is."""

    def __init__(self, row: Part[Any]) -> None:
        self.fields, self._row = row.fields, row

    def write(self, value: Sequence[Any], eyes: Eyes, out: list[int]) -> None:
        """Append the numbers of *value* to *out*."""
        self._row.write(eyes.in_order(value) if len(value) == eyes.seats else value, eyes, out)


def by_seat(name: str, get: Callable[[T], Sequence[H]], part: Part[H], seats: int) -> Member[T]:
    """Return the member *name* with one entry for each seat, as *get* finds them, the viewer's first."""
    return member(name, get, BySeat(Row(part, seats, fixed=True)))


class Group(Generic[T]):
    """Several members, one after the other; None is all 0."""

    def __init__(self, *members: Member[T]) -> None:
        self._members = members
        self._width = sum(len(list(one.fields(""))) for one in members)

    def fields(self, name: str) -> Iterator[ObservationField]:
        """Yield the fields of the numbers."""
        for one in self._members:
            yield from one.fields(f"{name}.{one.name}" if name else one.name)

    def write(self, value: T | None, eyes: Eyes, out: list[int]) -> None:
        """Append the numbers of *value* to *out*."""
        if value is None:
            out.extend([0] * self._width)
            return
        for one in self._members:
            one.write(value, eyes, out)


class Layout(Generic[T]):
    """A complete observation: its fields, its shape, and the function that observes a view."""

    def __init__(self, group: Group[T], seats: int) -> None:
        self.fields = tuple(group.fields(""))
        self.shape = (len(self.fields),)
        self._group, self._seats = group, seats

    def observe(self, view: T, viewer: int | None) -> tuple[int, ...]:
        """Return the observation of *view* by *viewer*, None for a spectator."""
        out: list[int] = []
        self._group.write(view, Eyes(viewer or 0, self._seats), out)
        return tuple(out)
