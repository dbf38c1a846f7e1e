"""Values of any type as numbers, one after the other, so that they can be read back: for parts of a view that have no fixed size.

The type says how a value is written. A whole number is itself, a truth value 0 or 1, a seat its distance from the viewer and 1, a literal
its place among the literals and 1, any other text what *word* makes of it. A tuple has its length in front unless its length is fixed; a
struct is its fields in order. What may be of several types has the place of its type in front, from 1, and None is 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Generic, Literal, NewType, TypeAlias, TypeVar, Union, final, get_args, get_origin, get_type_hints

from typing_extensions import TypeForm

from boardrules.numbering import ObservationField
from boardrules.toolkit.observation import Eyes
from boardrules.values import Seat, is_tuple

__all__ = ["HIGHEST", "LOWEST", "Coded", "Word", "unknown_word"]

T = TypeVar("T")

ROW: type[object] = tuple

Word: TypeAlias = Callable[[str, Eyes], int]
"""What makes a number of a text: from 0 to HIGHEST."""
Writer: TypeAlias = Callable[[Any, Eyes, list[int]], None]

LOWEST: Final = -10_000
HIGHEST: Final = 2**50

FIRST_UNKNOWN: Final = 2**49


def unknown_word(text: str) -> int:
    """A number for a text that no list has: its fingerprint, from 2**49 to HIGHEST, the same in every process."""
    return FIRST_UNKNOWN + int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


@final
class Coded(Generic[T]):
    """*width* numbers for a value of *type*, filled up with 0, then one for what does not fit: 0, or a fingerprint of the rest.

    *others* says how values of some types are written, instead of what the type says.
    """

    def __init__(
        self, type: TypeForm[T], width: int, meaning: str, word: Word, *, others: Mapping[Any, Callable[[int, Eyes], int]] | None = None
    ) -> None:
        self._width, self._meaning, self._word = width, meaning, word
        self._others = list((others or {}).items())
        self._structs: dict[object, Writer] = {}
        self._write = self._writer(type)

    def fields(self, name: str) -> Iterator[ObservationField]:
        """What the numbers are."""
        for index in range(self._width):
            yield ObservationField(f"{name}.{index}", LOWEST, HIGHEST, self._meaning)
        yield ObservationField(f"{name}.more", 0, HIGHEST, "0, or a fingerprint of what does not fit")

    def write(self, value: T, eyes: Eyes, out: list[int]) -> None:
        """Append the numbers of *value* to *out*, filled up with 0, and a fingerprint of what does not fit."""
        found: list[int] = []
        self._write(value, eyes, found)
        out.extend(found[: self._width])
        out.extend([0] * (self._width - len(found)))
        out.append(unknown_word(repr(found[self._width :])) if len(found) > self._width else 0)

    def _writer(self, hint: Any) -> Writer:
        for kind, write in self._others:
            if hint == kind:
                return lambda value, eyes, out: out.append(write(value, eyes))
        if hint is Seat:
            return lambda value, eyes, out: out.append(0 if value < 0 else eyes.relative(value) + 1)
        if isinstance(hint, NewType):
            return self._writer(hint.__supertype__)
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._writer(inner[0])
        if origin is Literal:
            places = {literal: place for place, literal in enumerate(inner, start=1)}
            return lambda value, _eyes, out: out.append(places[value])
        if origin is tuple:
            return self._tuple(inner)
        if origin in (Union, UnionType):
            return self._union(inner)
        if hint is str:
            return lambda value, eyes, out: out.append(self._word(value, eyes))
        if hint in (int, bool):
            return lambda value, _eyes, out: out.append(int(value))
        return self._struct(hint)

    def _tuple(self, inner: tuple[Any, ...]) -> Writer:
        if len(inner) == 2 and inner[1] is Ellipsis:
            one = self._writer(inner[0])

            def write(value: Any, eyes: Eyes, out: list[int]) -> None:
                out.append(len(value))
                for entry in value:
                    one(entry, eyes, out)

            return write
        several = [self._writer(hint) for hint in inner]

        def write_all(value: Any, eyes: Eyes, out: list[int]) -> None:
            for entry, one_of in zip(value, several, strict=True):
                one_of(entry, eyes, out)

        return write_all

    def _union(self, inner: tuple[Any, ...]) -> Writer:
        places: dict[type, tuple[int, Writer]] = {}
        for place, hint in enumerate((hint for hint in _members(inner) if hint is not NoneType), start=1):
            places[_kind(hint)] = place, self._writer(hint)

        def write(value: Any, eyes: Eyes, out: list[int]) -> None:
            if value is None:
                out.append(0)
                return
            place, one = places[tuple if is_tuple(value) else type(value)]
            out.append(place)
            one(value, eyes, out)

        return write

    def _struct(self, kind: Any) -> Writer:
        def write(value: Any, eyes: Eyes, out: list[int]) -> None:
            self._structs[kind](value, eyes, out)

        if kind not in self._structs:
            self._structs[kind] = write  # a struct can hold others of its kind
            hints = get_type_hints(kind, include_extras=True)
            fields = [(name, self._writer(hints[name])) for name in kind.__struct_fields__]

            def write_fields(value: Any, eyes: Eyes, out: list[int]) -> None:
                for name, one in fields:
                    one(getattr(value, name), eyes, out)

            self._structs[kind] = write_fields
        return write


def _members(inner: tuple[Any, ...]) -> Iterator[Any]:
    """The members of a union, those of its own unions too."""
    for hint in inner:
        bare = get_args(hint)[0] if get_origin(hint) is Annotated else hint
        if get_origin(bare) in (Union, UnionType):
            yield from _members(get_args(bare))
        else:
            yield hint


def _kind(hint: Any) -> type:
    """The type of the values of a member of a union."""
    if isinstance(hint, NewType):
        return _kind(hint.__supertype__)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _kind(inner[0])
    if origin is tuple:
        return ROW
    kind: object = inner[0] if origin is Literal else None
    return hint if kind is None else type(kind)
