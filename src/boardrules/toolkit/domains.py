"""Finite domains of numbered values, from which a game builds its action space."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import prod
from operator import attrgetter
from typing import Any, Generic, TypeVar

import msgspec

from boardrules.numbering import Domain

__all__ = ["Asked", "Either", "Keyed", "Listed", "Product", "Record"]

R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")


class Listed(Generic[T]):
    """The given values, in this order.

    >>> Listed(("up", "down")).index("down", None)
    1
    """

    __slots__ = ("_indices", "_values")

    def __init__(self, values: Iterable[T]) -> None:
        self._values = tuple(values)
        self._indices: dict[object, int] = {value: index for index, value in enumerate(self._values)}

    def __len__(self) -> int:
        """Return how many values there are."""
        return len(self._values)

    def index(self, value: object, view: object) -> int | None:  # noqa: ARG002  (of the protocol)
        """Return the number of *value*."""
        return self._indices.get(value)

    def value(self, index: int, view: object) -> T:  # noqa: ARG002  (of the protocol)
        """Return the value with this number."""
        return self._values[index]


class Product:
    """The tuples of one value of each domain; the last counts fastest."""

    __slots__ = ("_domains", "_size")

    def __init__(self, *domains: Domain[Any]) -> None:
        self._domains = tuple([(domain, len(domain)) for domain in domains])
        self._size = prod(size for _, size in self._domains)

    def __len__(self) -> int:
        """Return how many tuples there are."""
        return self._size

    def index(self, value: Any, view: object) -> int | None:
        """Return the number of *value*, a tuple of as many values as there are domains."""
        found = 0
        for (domain, size), part in zip(self._domains, value, strict=True):
            index = domain.index(part, view)
            if index is None:
                return None
            found = found * size + index
        return found

    def value(self, index: int, view: object) -> tuple[Any, ...]:
        """Return the tuple with this number."""
        found: list[object] = []
        for domain, size in reversed(self._domains):
            index, place = divmod(index, size)
            found.append(domain.value(place, view))
        return tuple(reversed(found))


class Keyed:
    """Tuples by all their values but the last, the key: of each key there is a domain of last values."""

    __slots__ = ("_keys", "_places", "_size", "_starts")

    def __init__(self, domains: Mapping[tuple[Any, ...], Domain[Any]]) -> None:
        self._places: dict[tuple[Any, ...], tuple[int, Domain[Any]]] = {}
        self._size = 0
        for key, domain in domains.items():
            self._places[key] = (self._size, domain)
            self._size += len(domain)
        self._keys = tuple(self._places)
        self._starts = [start for start, _ in self._places.values()]

    def __len__(self) -> int:
        """Return how many tuples there are."""
        return self._size

    def index(self, value: Any, view: object) -> int | None:
        """Return the number of *value*, a tuple."""
        place = self._places.get(value[:-1])
        found = None if place is None else place[1].index(value[-1], view)
        return None if place is None or found is None else place[0] + found

    def value(self, index: int, view: object) -> tuple[Any, ...]:
        """Return the tuple with this number."""
        key = self._keys[bisect_right(self._starts, index) - 1]
        start, domain = self._places[key]
        return *key, domain.value(index - start, view)


class Typed:
    """A domain of structs of one type."""

    __slots__ = ()

    type: type


class Record(Typed, Generic[R]):
    """The structs of *type* whose fields are of the given domains; the last field counts fastest.

    A field that is not given has its default. A domain of tuples can stand for several fields, under their names with blanks between.
    """

    __slots__ = ("_getters", "_make", "_names", "_values", "type")

    def __init__(self, type: type[R], **fields: Domain[object]) -> None:
        self.type = self._make = type
        self._names = tuple([tuple(names.split()) for names in fields])
        self._getters = tuple([attrgetter(*names) for names in self._names])
        self._values = Product(*fields.values())

    def __len__(self) -> int:
        """Return how many structs there are."""
        return len(self._values)

    def index(self, value: object, view: object) -> int | None:
        """Return the number of *value*."""
        return self._values.index([get(value) for get in self._getters], view) if type(value) is self.type else None

    def value(self, index: int, view: object) -> R:
        """Return the struct with this number."""
        held: dict[str, object] = {}
        for names, found in zip(self._names, self._values.value(index, view), strict=True):
            held.update(zip(names, found if len(names) > 1 else (found,), strict=True))
        return self._make(**held)


class Either(Generic[T]):
    """The values of several domains, one domain after the other; a value belongs to the first domain that contains it."""

    __slots__ = ("_by_type", "_others", "_parts", "_size", "_starts")

    def __init__(self, *domains: Domain[T]) -> None:
        parts: list[tuple[int, Domain[T]]] = []
        self._size = 0
        for domain in domains:
            parts.append((self._size, domain))
            self._size += len(domain)
        self._parts = tuple(parts)
        self._starts = [start for start, _ in parts]
        kinds = [part.type if isinstance(part, Typed) else None for _, part in parts]
        self._by_type = {kind: [one for one, its in zip(parts, kinds, strict=True) if its in {kind, None}] for kind in kinds}
        self._others = self._by_type.get(None, ())

    def __len__(self) -> int:
        """Return how many values there are."""
        return self._size

    def index(self, value: object, view: object) -> int | None:
        """Return the number of *value*."""
        for start, domain in self._by_type.get(type(value), self._others):
            found = domain.index(value, view)
            if found is not None:
                return start + found
        return None

    def value(self, index: int, view: object) -> T:
        """Return the value numbered *index*."""
        start, domain = self._parts[bisect_right(self._starts, index) - 1]
        return domain.value(index - start, view)


class Asked(Generic[T]):
    """Values that a view asks for, numbered by their place in the question, so that the meaning of a number depends on the view.

    Use it if the values are too many to number them all. *asked* returns those in a view, ``()`` if the view asks for none of them. *size*
    is the number of numbers.
    """

    __slots__ = ("_asked", "_size")

    def __init__(self, asked: Callable[[object], Sequence[T]], size: int) -> None:
        self._asked = asked
        self._size = size

    def __len__(self) -> int:
        """Return how many numbers there are."""
        return self._size

    def index(self, value: object, view: object) -> int | None:
        """Return the place of *value* among what *view* asks for."""
        for index, asked in enumerate(self._asked(view)):
            if asked == value:
                return index
        return None

    def value(self, index: int, view: object) -> T:
        """Return the value that *view* asks for at this place. Raises LookupError if it asks for fewer."""
        asked = self._asked(view)
        if index >= len(asked):
            raise LookupError(f"the view asks for {len(asked)} answers, so there is no answer number {index}")
        return asked[index]
