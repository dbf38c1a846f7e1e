"""Finite domains of values with their numbers, from which a game puts its action space together."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import prod
from operator import attrgetter
from typing import Any, Generic, TypeVar

import msgspec

from boardrules.numbering import Domain
from boardrules.values import is_tuple

__all__ = ["Alike", "Asked", "Either", "Listed", "Product", "Record", "Sorted"]

R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")


class Listed(Generic[T]):
    """The values given, in this order.

    >>> Listed(("up", "down")).index("down", None)
    1
    """

    __slots__ = ("_indices", "_values")

    def __init__(self, values: Iterable[T]) -> None:
        self._values = tuple(values)
        self._indices: dict[object, int] = {value: index for index, value in enumerate(self._values)}

    def __len__(self) -> int:
        """How many values there are."""
        return len(self._values)

    def index(self, value: object, view: object) -> int | None:  # noqa: ARG002  (of the protocol)
        """The number of *value*."""
        return self._indices.get(value)

    def value(self, index: int, view: object) -> T:  # noqa: ARG002  (of the protocol)
        """The value with this number."""
        return self._values[index]


class Product:
    """All tuples of one value of each domain; the last counts fastest."""

    __slots__ = ("_domains", "_size")

    def __init__(self, *domains: Domain[Any]) -> None:
        self._domains = domains
        self._size = prod(map(len, domains))

    def __len__(self) -> int:
        """Return how many tuples there are."""
        return self._size

    def index(self, value: Any, view: object) -> int | None:
        """Return the number of *value*, a tuple of as many values as there are domains."""
        found = 0
        for domain, part in zip(self._domains, value, strict=True):
            index = domain.index(part, view)
            if index is None:
                return None
            found = found * len(domain) + index
        return found

    def value(self, index: int, view: object) -> tuple[Any, ...]:
        """Return the tuple with this number."""
        found: list[object] = []
        for domain in reversed(self._domains):
            index, place = divmod(index, len(domain))
            found.append(domain.value(place, view))
        return tuple(reversed(found))


class Sorted:
    """A domain of structs of one type; in ``fixed`` the fields that are the same in all of them, with their values."""

    __slots__ = ()

    type: type
    fixed: Mapping[str, object]


class Record(Sorted, Generic[R]):
    """All structs of *type* whose fields are of the given domains; the last field counts fastest.

    A field that is not given has its default. A domain of tuples can stand for several fields, under their names with blanks between.
    """

    __slots__ = ("_fields", "_make", "_size", "fixed", "type")

    def __init__(self, type: type[R], **fields: Domain[object]) -> None:
        self.type = self._make = type
        self._fields = tuple([(tuple(names.split()), attrgetter(*names.split()), domain, len(domain)) for names, domain in fields.items()])
        self._size = prod(len(domain) for domain in fields.values())
        self.fixed: Mapping[str, object] = {
            name: domain.value(0, None) for name, domain in fields.items() if isinstance(domain, Listed) and len(domain) == 1
        }

    def __len__(self) -> int:
        """How many structs there are."""
        return self._size

    def index(self, value: object, view: object) -> int | None:
        """The number of *value*."""
        if type(value) is not self.type:
            return None
        found = 0
        for _, get, domain, size in self._fields:
            index = domain.index(get(value), view)
            if index is None:
                return None
            found = found * size + index
        return found

    def value(self, index: int, view: object) -> R:
        """The struct with this number."""
        held: dict[str, object] = {}
        for names, _, domain, size in reversed(self._fields):
            index, place = divmod(index, size)
            found = domain.value(place, view)
            held.update(zip(names, found if len(names) > 1 and is_tuple(found) else (found,), strict=True))
        return self._make(**held)


class Either(Generic[T]):
    """The values of one domain after those of another; a value belongs to the first domain that has it."""

    __slots__ = ("_choosers", "_others", "_parts", "_size", "_starts")

    def __init__(self, *domains: Domain[T]) -> None:
        parts: list[tuple[int, Domain[T]]] = []
        self._size = 0
        for domain in domains:
            parts.append((self._size, domain))
            self._size += len(domain)
        self._parts = tuple(parts)
        self._starts = [start for start, _ in parts]
        self._others = [(start, part) for start, part in parts if not isinstance(part, Sorted)]
        types = dict.fromkeys(part.type for _, part in parts if isinstance(part, Sorted))
        self._choosers = {kind: _Chooser(parts, kind) for kind in types}

    def __len__(self) -> int:
        """How many values there are."""
        return self._size

    def index(self, value: object, view: object) -> int | None:
        """The number of *value*."""
        chooser = self._choosers.get(type(value))
        for start, domain in self._others if chooser is None else chooser.parts(value):
            found = domain.index(value, view)
            if found is not None:
                return start + found
        return None

    def value(self, index: int, view: object) -> T:
        """The value with this number."""
        start, domain = self._parts[bisect_right(self._starts, index) - 1]
        return domain.value(index - start, view)


class Alike(Sorted, Either[R]):
    """The structs of one *type* of several domains, as one domain: *common* are fields that have one value in all of them."""

    __slots__ = ("fixed", "type")

    def __init__(self, type: type[R], *domains: Domain[R], **common: Domain[object]) -> None:
        super().__init__(*domains)
        self.type = type
        self.fixed: Mapping[str, object] = {name: one.value(0, None) for name, one in common.items()}


class _Chooser(Generic[T]):
    """Which domains of many can have a value of one type, by what their structs have in common: there may be hundreds of them."""

    __slots__ = ("_all", "_by_key", "_names")

    def __init__(self, parts: Sequence[tuple[int, Domain[T]]], kind: type) -> None:
        self._all = [(start, part) for start, part in parts if not isinstance(part, Sorted) or part.type is kind]
        fixed: list[Mapping[str, object]] = [part.fixed if isinstance(part, Sorted) else {} for _, part in self._all]
        self._names = tuple([name for name in fixed[0] if all(name in one for one in fixed)])
        self._by_key: dict[tuple[object, ...], list[tuple[int, Domain[T]]]] = {}
        for place, one in zip(self._all, fixed, strict=True):
            self._by_key.setdefault(tuple([one[name] for name in self._names]), []).append(place)

    def parts(self, value: object) -> Sequence[tuple[int, Domain[T]]]:
        """Those that can have *value*, in order, with their first numbers."""
        if len(self._all) == 1:
            return self._all
        return self._by_key.get(tuple([getattr(value, name) for name in self._names]), ())


class Asked(Generic[T]):
    """Values that a view asks for, numbered by their place in the question: what the number means depends on the view.

    For values of which there are too many to number them all. *asked* finds them in a view; of a view that asks nothing of the kind it
    gives ``()``. There are *size* numbers.
    """

    __slots__ = ("_asked", "_size")

    def __init__(self, asked: Callable[[object], Sequence[T]], size: int) -> None:
        self._asked = asked
        self._size = size

    def __len__(self) -> int:
        """How many numbers there are."""
        return self._size

    def index(self, value: object, view: object) -> int | None:
        """The place of *value* among what *view* asks for."""
        for index, asked in enumerate(self._asked(view)):
            if asked == value:
                return index
        return None

    def value(self, index: int, view: object) -> T:
        """What *view* asks for at this place."""
        asked = self._asked(view)
        if index >= len(asked):
            raise LookupError(f"what number {index} of the answers is, a view says that asks for so many; this one asks for {len(asked)}")
        return asked[index]
