"""Finite domains of numbered values, from which a game builds its action space."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import prod
from operator import attrgetter
from typing import Generic, TypeVar

import msgspec

from boardrules.numbering import Domain
from boardrules.values import is_tuple

__all__ = ["Alike", "Asked", "Either", "Listed", "Record", "Sorted"]

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
        """Return the number of values."""
        return len(self._values)

    def index(self, value: object, view: object) -> int | None:  # noqa: ARG002  (of the protocol)
        """Return the number of *value*, or None."""
        return self._indices.get(value)

    def value(self, index: int, view: object) -> T:  # noqa: ARG002  (of the protocol)
        """Return the value numbered *index*."""
        return self._values[index]


class Sorted:
    """A domain of structs of one type; ``fixed`` has the fields that are the same in all of them, with their values."""

    __slots__ = ()

    type: type
    fixed: Mapping[str, object]


class Record(Sorted, Generic[R]):
    """All structs of *type* whose fields are in the given domains; the last field varies fastest.

    A field that is not given has its default. A domain of tuples can provide several fields, under their names separated by blanks.
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
        """Return the number of structs."""
        return self._size

    def index(self, value: object, view: object) -> int | None:
        """Return the number of *value*, or None."""
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
        """Return the struct numbered *index*."""
        held: dict[str, object] = {}
        for names, _, domain, size in reversed(self._fields):
            index, place = divmod(index, size)
            found = domain.value(place, view)
            held.update(zip(names, found if len(names) > 1 and is_tuple(found) else (found,), strict=True))
        return self._make(**held)


class Either(Generic[T]):
    """The values of several domains, one domain after the other; a value belongs to the first domain that contains it."""

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
        """Return the number of values."""
        return self._size

    def index(self, value: object, view: object) -> int | None:
        """Return the number of *value*, or None."""
        chooser = self._choosers.get(type(value))
        for start, domain in self._others if chooser is None else chooser.parts(value):
            found = domain.index(value, view)
            if found is not None:
                return start + found
        return None

    def value(self, index: int, view: object) -> T:
        """Return the value numbered *index*."""
        start, domain = self._parts[bisect_right(self._starts, index) - 1]
        return domain.value(index - start, view)


class Alike(Sorted, Either[R]):
    """The structs of one *type* in several domains, as one domain; the fields in *common* have one value in all of them."""

    __slots__ = ("fixed", "type")

    def __init__(self, type: type[R], *domains: Domain[R], **common: Domain[object]) -> None:
        super().__init__(*domains)
        self.type = type
        self.fixed: Mapping[str, object] = {name: one.value(0, None) for name, one in common.items()}


class _Chooser(Generic[T]):
    """An index of the domains that can contain a value of one type, by the fields that are fixed in each.

    There may be hundreds of domains.
    """

    __slots__ = ("_all", "_by_key", "_names")

    def __init__(self, parts: Sequence[tuple[int, Domain[T]]], kind: type) -> None:
        self._all = [(start, part) for start, part in parts if not isinstance(part, Sorted) or part.type is kind]
        fixed: list[Mapping[str, object]] = [part.fixed if isinstance(part, Sorted) else {} for _, part in self._all]
        self._names = tuple([name for name in fixed[0] if all(name in one for one in fixed)])
        self._by_key: dict[tuple[object, ...], list[tuple[int, Domain[T]]]] = {}
        for place, one in zip(self._all, fixed, strict=True):
            self._by_key.setdefault(tuple([one[name] for name in self._names]), []).append(place)

    def parts(self, value: object) -> Sequence[tuple[int, Domain[T]]]:
        """Return the domains that can contain *value*, in order, with their first numbers."""
        if len(self._all) == 1:
            return self._all
        return self._by_key.get(tuple([getattr(value, name) for name in self._names]), ())


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
        """Return the number of numbers."""
        return self._size

    def index(self, value: object, view: object) -> int | None:
        """Return the place of *value* among those that *view* asks for, or None."""
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
