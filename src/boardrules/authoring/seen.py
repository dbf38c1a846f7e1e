"""The numbers of a view, made of its type: nothing to write, and nothing that differs looks alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter, itemgetter
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from typing_extensions import TypeForm

from boardrules.authoring.numbers import Seen
from boardrules.numbering import ObservationField
from boardrules.toolkit.observation import Choice, Eyes, Flag, Group, Member, Number, Part, Row, SeatNumber, member
from boardrules.values import BaseOptions, Seat

__all__ = ["seen_of"]

V = TypeVar("V")

FURTHEST: Final = 2**53 - 1
"""No number of a value is further from 0."""


def seen_of(view: TypeForm[V], *, seats: int | Callable[[V], int], by_seat: Sequence[str] = ()) -> Callable[[V], Iterator[Seen]]:
    """What :func:`numbered` takes as ``seen``, for views of this type: their fields one after the other, always as many numbers.

    The options are left out. A tuple of no fixed length says how long it can be: ``Annotated[tuple[int, ...], Meta(max_length=3)]``.

    Parameters
    ----------
    view:
        a struct with a field ``viewer``.
    seats:
        how many seats a game has: seats count from the viewer.
    by_seat:
        the fields of the view that have one entry a seat: the viewer's stands first.

    Raises
    ------
    TypeError
        if a field of the view cannot be written as numbers, which are always as many.
    """
    group = _struct(view, by_seat)
    fields = tuple(group.fields(""))

    def seen(view: V) -> Iterator[Seen]:
        viewer: int | None = getattr(view, "viewer", None)
        out: list[int] = []
        group.write(view, Eyes(viewer or 0, seats(view) if callable(seats) else seats), out)
        for field, value in zip(fields, out, strict=True):
            yield Seen(field.name, value, field.low, field.high, field.meaning)

    return seen


class _BySeat:
    """A row with one entry a seat, the viewer's first; a row that is not full yet stands as it is."""

    def __init__(self, row: Part[Any]) -> None:
        self._row = row

    def fields(self, name: str) -> Iterator[ObservationField]:
        return self._row.fields(name)

    def write(self, value: Sequence[Any], eyes: Eyes, out: list[int]) -> None:
        self._row.write(eyes.in_order(value) if len(value) == eyes.seats else value, eyes, out)


class _Present:
    """A part that may be missing: 1 in front of it, or all 0."""

    def __init__(self, part: Part[Any]) -> None:
        self._part = part
        self._width = len(list(part.fields("")))

    def fields(self, name: str) -> Iterator[ObservationField]:
        yield ObservationField(f"{name}.there", 0, 1, "1 if there is one")
        for field in self._part.fields(name):
            yield ObservationField(field.name, min(field.low, 0), max(field.high, 0), field.meaning)

    def write(self, value: object, eyes: Eyes, out: list[int]) -> None:
        out.append(int(value is not None))
        if value is None:
            out.extend([0] * self._width)
        else:
            self._part.write(value, eyes, out)


class _OneOf:
    """One of several structs: which, and its fields where they have their place; those of the others are 0."""

    def __init__(self, parts: dict[type, Group[Any]]) -> None:
        self._parts = parts
        names = [kind.__name__ for kind in parts]
        self._kind = Choice(names, f"which it is, from 1: {', '.join(names)}; 0 for none")

    def fields(self, name: str) -> Iterator[ObservationField]:
        yield from self._kind.fields(f"{name}.kind")
        for kind, part in self._parts.items():
            for field in part.fields(f"{name}.{kind.__name__}"):
                yield ObservationField(field.name, min(field.low, 0), max(field.high, 0), field.meaning)

    def write(self, value: object, eyes: Eyes, out: list[int]) -> None:
        self._kind.write(type(value).__name__, eyes, out)
        for kind, part in self._parts.items():
            part.write(value if type(value) is kind else None, eyes, out)


def _struct(kind: Any, by_seat: Sequence[str] = ()) -> Group[Any]:
    """The fields of a struct but its options. Raises TypeError."""
    hints = get_type_hints(kind, include_extras=True)
    unknown = set(by_seat) - set(hints)
    if unknown:
        raise TypeError(f"{kind.__name__} has no field {min(unknown)!r}")
    members: list[Member[Any]] = []
    for name in kind.__struct_fields__:
        if isinstance(hints[name], type) and issubclass(hints[name], BaseOptions):
            continue
        part: Part[Any] = _part(hints[name], f"{kind.__name__}.{name}", {})
        if name in by_seat and type(part) is not Row:
            raise TypeError(f"{kind.__name__}.{name} has not one entry a seat: it is no tuple of any length")
        members.append(member(name, attrgetter(name), _BySeat(part) if name in by_seat else part))
    return Group(*members)


def _part(hint: Any, path: str, bounds: Mapping[str, int], *, missing: bool = False) -> Part[Any]:
    """The part that writes values of a type, or None if it may be *missing*. *bounds* are what ``Meta`` says of it. Raises TypeError."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _part(inner[0], path, {**_bounds(inner[1:]), **bounds}, missing=missing)
    if origin in (Union, UnionType):
        members = [one for one in inner if one is not NoneType]
        missing = missing or len(members) < len(inner)
        return _part(members[0], path, bounds, missing=missing) if len(members) == 1 else _one_of(members, path)
    if hint is Seat:
        return SeatNumber(256, "the seat, counted from the viewer, who is 1; 0 for none")
    if isinstance(hint, NewType):
        return _part(hint.__supertype__, path, bounds, missing=missing)
    if origin is Literal:
        return Choice(inner, f"which it is, from 1: {', '.join(map(str, inner))}; 0 for none")
    low = bounds.get("ge", -FURTHEST)
    if hint is int and missing and low > 0:
        return Number(low, bounds.get("le", FURTHEST), "the number, 0 for none")
    part = _whole(hint, path, bounds)
    return _Present(part) if missing else part


def _whole(hint: Any, path: str, bounds: Mapping[str, int]) -> Part[Any]:
    """The part that writes values of a type, of which 0 may mean something."""
    if hint is bool:
        return Flag("1 if it is so")
    if hint is int:
        low = bounds.get("ge", -FURTHEST)
        return Number(low, bounds.get("le", FURTHEST), "the number", absent=low)
    if get_origin(hint) is tuple:
        return _tuple(get_args(hint), path, bounds)
    if _is_struct(hint):
        return _struct(hint)
    raise TypeError(f"{path} cannot be written as numbers: {hint}")


def _tuple(inner: tuple[Any, ...], path: str, bounds: Mapping[str, int]) -> Part[Any]:
    if len(inner) == 2 and inner[1] is Ellipsis:
        if "max_length" not in bounds:
            raise TypeError(f"{path} can be of any length; say how long at most: Annotated[tuple[...], Meta(max_length=...)]")
        return Row(_part(inner[0], path, {}), bounds["max_length"])
    return Group(*(member(str(place), itemgetter(place), _part(one, path, {})) for place, one in enumerate(inner)))


def _one_of(members: Sequence[Any], path: str) -> Part[Any]:
    kinds = [get_args(one)[0] if get_origin(one) is Annotated else one for one in members]
    if not all(map(_is_struct, kinds)):
        raise TypeError(f"{path} cannot be written as numbers: only structs can stand for each other, or None for something")
    return _OneOf({kind: _struct(kind) for kind in kinds})


def _bounds(metas: Sequence[Any]) -> dict[str, int]:
    return {name: value for meta in metas for name in ("ge", "le", "max_length") if (value := getattr(meta, name, None)) is not None}


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)
