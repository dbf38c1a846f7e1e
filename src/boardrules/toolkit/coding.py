"""Values as numbers, encoded by their types alone.

An integer is itself, a boolean 0 or 1, a seat its distance from the viewer plus 1, a literal its place among the literals plus 1; any other
text is turned into a number by a *word* function. A tuple is preceded by its length unless its length is fixed; a struct is its fields in
order.

A type is encoded *filled* or *loose*. A filled type always has the same number of numbers: a tuple declares its maximum length, and missing
entries are 0. A loose type has as many numbers as its value needs, and can be decoded: a union is preceded by the place of the member's
type, from 1, and None is 0. A :class:`Coded` has room for a fixed number of these, and a fingerprint of the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from operator import attrgetter, itemgetter
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    NewType,
    Protocol,
    TypeAlias,
    TypeVar,
    Union,
    final,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from typing_extensions import TypeForm

from boardrules.numbering import ObservationField
from boardrules.toolkit.observation import BySeat, Choice, Eyes, Flag, Group, Member, Number, Part, Row, SeatNumber, member, or_zero
from boardrules.values import BaseOptions, Seat, is_tuple

__all__ = ["HIGHEST", "Coded", "Word", "filled", "unknown_word"]

T = TypeVar("T")

ROW: type[object] = tuple


class Word(Protocol):
    """A function that turns a text into a number from 0 to ``most``, or into the result of :func:`unknown_word`."""

    @property
    def most(self) -> int:
        """The greatest number of a text that is known."""
        ...  # pragma: no cover

    def __call__(self, text: str, eyes: Eyes, /) -> int:
        """Return the number of *text*."""
        ...  # pragma: no cover


Special: TypeAlias = tuple[Callable[[int, Eyes], int], int]
"""A function that encodes the values of a type as one number, and the greatest number that it returns."""

HIGHEST: Final = 2**50
"""The greatest fingerprint."""

FIRST_UNKNOWN: Final = 2**49

FURTHEST: Final = 2**53 - 1
"""The greatest absolute value of a number in a value."""


def unknown_word(text: str) -> int:
    """Return a number for a text that is in no list: its fingerprint, from 2**49 to HIGHEST, the same in every process."""
    return FIRST_UNKNOWN + int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


@final
class Coded(Generic[T]):
    """A value of *type* as *width* numbers, padded with 0, and one more: 0, or a fingerprint.

    The fingerprint is that of the numbers that did not fit. If a text among the first numbers is unknown, its number is 0, and the
    fingerprint is that of all numbers. *others* overrides the encoding of some types.
    """

    def __init__(self, type: TypeForm[T], width: int, meaning: str, word: Word, *, others: Mapping[Any, Special] | None = None) -> None:
        self._width, self._meaning = width, meaning
        writer = _Writer(word, (others or {}).items())
        self._part = writer.part(type, "", {})
        self._bounds = writer.low, writer.high

    def fields(self, name: str) -> Iterator[ObservationField]:
        """Yield the fields of the numbers."""
        for index in range(self._width):
            yield ObservationField(f"{name}.{index}", *self._bounds, self._meaning, "code")
        yield ObservationField(f"{name}.more", 0, HIGHEST, "0, or a fingerprint of what does not fit", "fingerprint")

    def write(self, value: T, eyes: Eyes, out: list[int]) -> None:
        """Append the numbers of *value* to *out*, padded with 0, and the fingerprint."""
        found: list[int] = []
        self._part.write(value, eyes, found)
        first, rest = found[: self._width], found[self._width :]
        if first and max(first) >= FIRST_UNKNOWN:
            first, rest = [0 if number >= FIRST_UNKNOWN else number for number in first], found
        out.extend(first)
        out.extend([0] * (self._width - len(first)))
        out.append(unknown_word(repr(rest)) if rest else 0)


def filled(kind: Any, by_seat: Sequence[str] = ()) -> Group[Any]:
    """Return the part for a struct that always has the same number of numbers.

    In the fields named in *by_seat*, the viewer's entry is first. Raises TypeError for a field that cannot be encoded in this way.
    """
    return _Writer().fields(kind, by_seat)


class _Writer:
    """A maker of the parts that encode the values of types: loose ones if a *word* function encodes texts, otherwise filled ones.

    ``low`` and ``high``: the bounds of all numbers of the loose parts made so far.
    """

    def __init__(self, word: Word | None = None, others: Iterable[tuple[Any, Special]] = ()) -> None:
        self._word, self._others = word, tuple(others)
        self._structs: dict[object, Part[Any]] = {}
        self.low = self.high = 0

    def _up_to(self, high: int, low: int = 0) -> None:
        self.low, self.high = min(self.low, low), max(self.high, high)

    def part(self, hint: Any, path: str, bounds: Mapping[str, int], *, missing: bool = False) -> Part[Any]:
        """Return the part for a type, or for the type or None if it may be *missing*. *bounds* are those in ``Meta``. Raises TypeError."""
        for kind, (number, most) in self._others:
            if hint == kind:
                self._up_to(most)
                return _One(number)
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.part(inner[0], path, {**_bounds(inner[1:]), **bounds}, missing=missing)
        if origin in (Union, UnionType):
            return self._union(inner, path, bounds, missing=missing)
        if hint is Seat:
            seats = bounds.get("le", 255) + 1
            self._up_to(seats)
            return SeatNumber(seats, "the seat, counted from the viewer, who is 1; 0 for none")
        if isinstance(hint, NewType):
            return self.part(hint.__supertype__, path, bounds, missing=missing)
        if origin is Literal:
            self._up_to(len(inner))
            return Choice(inner, f"which it is, from 1: {', '.join(map(str, inner))}; 0 for none")
        low, high = bounds.get("ge", -FURTHEST), bounds.get("le", FURTHEST)
        if hint is int:
            self._up_to(high, low)
        if hint is int and missing and low > 0:
            return Number(low, high, "the number, 0 for none")
        part = Number(low, high, "the number", absent=low) if hint is int else self._whole(hint, path, bounds)
        return _Present(part) if missing else part

    def _whole(self, hint: Any, path: str, bounds: Mapping[str, int]) -> Part[Any]:
        """Return the part for a type whose values may be encoded as 0."""
        inner = get_args(hint)
        if hint is bool:
            self._up_to(1)
            return Flag("1 if it is so")
        if hint is str and self._word is not None:
            self._up_to(self._word.most)
            return _One(self._word)
        if get_origin(hint) is not tuple:
            if _is_struct(hint):
                return self.fields(hint) if self._word is None else self._any_depth(hint)
            raise TypeError(f"{path} cannot be written as numbers: {hint}")
        if len(inner) != 2 or inner[1] is not Ellipsis:
            return Group(*(member(str(place), itemgetter(place), self.part(one, path, {})) for place, one in enumerate(inner)))
        if self._word is None and "max_length" not in bounds:
            raise TypeError(f"{path} can be of any length; declare its maximum: Annotated[tuple[...], Meta(max_length=...)]")
        self._up_to(bounds.get("max_length", FURTHEST))
        return Row(self.part(inner[0], path, {}), bounds["max_length"] if self._word is None else None)

    def _union(self, inner: tuple[Any, ...], path: str, bounds: Mapping[str, int], *, missing: bool) -> Part[Any]:
        members = [one for one in _members(inner) if one is not NoneType]
        if self._word is not None:
            self._up_to(len(members))
            return _Tagged({_kind(hint): (place, self.part(hint, path, {})) for place, hint in enumerate(members, start=1)})
        if len(members) == 1:
            return self.part(members[0], path, bounds, missing=missing or NoneType in inner)
        kinds = [get_args(one)[0] if get_origin(one) is Annotated else one for one in members]
        if not all(map(_is_struct, kinds)):
            raise TypeError(f"{path} cannot be written as numbers: a union must have only structs, or one type and None")
        return _OneOf({kind: self.fields(kind) for kind in kinds})

    def _any_depth(self, kind: Any) -> Part[Any]:
        """Return the part for a struct that can contain structs of its own type."""
        if kind not in self._structs:
            self._structs[kind] = _Later(self._structs, kind)
            self._structs[kind] = self.fields(kind)
        return self._structs[kind]

    def fields(self, kind: Any, by_seat: Sequence[str] = ()) -> Group[Any]:
        """Return the part for a struct, without its options. Raises TypeError."""
        hints = get_type_hints(kind, include_extras=True)
        unknown = set(by_seat) - set(hints)
        if unknown:
            raise TypeError(f"{kind.__name__} has no field {min(unknown)!r}")
        members: list[Member[Any]] = []
        for name in kind.__struct_fields__:
            if isinstance(hints[name], type) and issubclass(hints[name], BaseOptions):
                continue
            part: Part[Any] = self.part(hints[name], f"{kind.__name__}.{name}", {})
            if name in by_seat and type(part) is not Row:
                raise TypeError(f"{kind.__name__}.{name} does not have one entry for each seat: it is not a tuple of variable length")
            members.append(member(name, attrgetter(name), BySeat(part) if name in by_seat else part))
        return Group(*members)


class _Unfilled:
    """A part that is never padded, so that its numbers have no names."""

    def fields(self, name: str) -> Iterator[ObservationField]:  # noqa: ARG002  (of the protocol)
        return iter(())


@final
class _One(_Unfilled):
    """A value that a function turns into one number."""

    def __init__(self, number: Callable[[Any, Eyes], int]) -> None:
        self._number = number

    def write(self, value: object, eyes: Eyes, out: list[int]) -> None:
        out.append(self._number(value, eyes))


@final
class _Later(_Unfilled):
    """A struct whose part is looked up in *structs* when it is written, because it is not known before."""

    def __init__(self, structs: Mapping[object, Part[Any]], kind: object) -> None:
        self._structs, self._kind = structs, kind

    def write(self, value: object, eyes: Eyes, out: list[int]) -> None:
        self._structs[self._kind].write(value, eyes, out)


@final
class _Tagged(_Unfilled):
    """A value of one of several types: the place of its type, then the value; None is 0."""

    def __init__(self, places: Mapping[type, tuple[int, Part[Any]]]) -> None:
        self._places = places

    def write(self, value: object, eyes: Eyes, out: list[int]) -> None:
        if value is None:
            out.append(0)
            return
        place, part = self._places[tuple if is_tuple(value) else type(value)]
        out.append(place)
        part.write(value, eyes, out)


@final
class _Present:
    """A part that may be missing: preceded by 1, or all 0."""

    def __init__(self, part: Part[Any]) -> None:
        self._part = part
        self._width = len(list(part.fields("")))

    def fields(self, name: str) -> Iterator[ObservationField]:
        yield ObservationField(f"{name}.there", 0, 1, "1 if there is one", "mark")
        yield from or_zero(self._part.fields(name))

    def write(self, value: object, eyes: Eyes, out: list[int]) -> None:
        out.append(int(value is not None))
        if value is None:
            out.extend([0] * self._width)
        else:
            self._part.write(value, eyes, out)


@final
class _OneOf:
    """One of several structs: the number of its type, and its fields in places of their own; the fields of the other types are 0."""

    def __init__(self, parts: dict[type, Group[Any]]) -> None:
        self._parts = parts
        names = [kind.__name__ for kind in parts]
        self._kind = Choice(names, f"which it is, from 1: {', '.join(names)}; 0 for none")

    def fields(self, name: str) -> Iterator[ObservationField]:
        yield from self._kind.fields(f"{name}.kind")
        for kind, part in self._parts.items():
            yield from or_zero(part.fields(f"{name}.{kind.__name__}"))

    def write(self, value: object, eyes: Eyes, out: list[int]) -> None:
        self._kind.write(type(value).__name__, eyes, out)
        for kind, part in self._parts.items():
            part.write(value if type(value) is kind else None, eyes, out)


def _members(inner: tuple[Any, ...]) -> Iterator[Any]:
    """Yield the members of a union, including those of unions inside it."""
    for hint in inner:
        bare = get_args(hint)[0] if get_origin(hint) is Annotated else hint
        if get_origin(bare) in (Union, UnionType):
            yield from _members(get_args(bare))
        else:
            yield hint


def _kind(hint: Any) -> type:
    """Return the type of the values of a member of a union."""
    if isinstance(hint, NewType):
        return _kind(hint.__supertype__)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _kind(inner[0])
    if origin is tuple:
        return ROW
    kind: object = inner[0] if origin is Literal else None
    return hint if kind is None else type(kind)


def _bounds(metas: Sequence[Any]) -> dict[str, int]:
    return {name: value for meta in metas for name in ("ge", "le", "max_length") if (value := getattr(meta, name, None)) is not None}


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)
