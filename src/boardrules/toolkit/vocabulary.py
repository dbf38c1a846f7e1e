"""Actions in words: one record for each kind, for notation, labels, anchors and numbers.

A :class:`FieldKind` writes, reads, labels, anchors and numbers the values of a field. A :class:`Spoken` is a verb with the kinds of its
fields. The :class:`Vocabulary` of a game has a record for every kind of action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from operator import attrgetter
from typing import Any, Final, Generic, TypeAlias, TypeVar, final

import msgspec
from typing_extensions import override

from boardrules.messages import Argument
from boardrules.numbering import Domain
from boardrules.toolkit.domains import Either, Listed, Record
from boardrules.toolkit.notation import Line, Notation, NumberKind, number, only
from boardrules.values import CHANCE, BaseAction, Seat

__all__ = ["Always", "FieldKind", "Numeral", "Params", "Spoken", "Vocabulary", "Wrapped"]

Params: TypeAlias = tuple[tuple[str, Argument], ...]
"""Parameters of a message."""


A = TypeVar("A", bound=BaseAction)
C_contra = TypeVar("C_contra", contravariant=True)
N_contra = TypeVar("N_contra", contravariant=True)
C = TypeVar("C")
N = TypeVar("N")
S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T")


class FieldKind(Generic[C_contra, N_contra, T]):
    """The way in which the values of a field are written, read, named in a label, pointed at and numbered.

    *C* is the context in which words are understood: a view, or a view and the cards of a game. *N* is the context of numbers, such as the
    deck. If the words of several fields depend on one another, one kind stands for all of them, and its value is a tuple. A method that is
    not overridden puts nothing in a label, points at nothing, or has no numbers, as is usual for luck.
    """

    fewest: int = 1
    """Minimum number of words of such a value."""
    most: int = 1
    """Maximum number of words of such a value; earlier kinds take as many words as they can."""

    def has(self, value: object) -> bool:  # noqa: ARG002  (of the protocol)
        """Return whether *value* is of this kind, if one type of action has several verbs."""
        return True

    def write(self, scene: C_contra, by: Seat, value: T) -> str:  # noqa: ARG002  (of the protocol)
        """Return the words of *value*, none if they can be omitted."""
        return str(value)

    def read(self, scene: C_contra, line: Line, words: Sequence[str]) -> Iterable[T]:
        """Return every value that *words* may mean, at least one. Raises ParseError."""
        raise NotImplementedError

    def params(self, scene: C_contra, by: Seat, value: T) -> Params:  # noqa: ARG002  (of the protocol)
        """Return the parameters of the label that *value* fills in."""
        return ()

    def anchors(self, scene: C_contra, by: Seat, value: T) -> tuple[str, ...]:  # noqa: ARG002  (of the protocol)
        """Return the anchors in the picture that mean *value*."""
        return ()

    def domain(self, game: N_contra, by: Seat) -> Domain[T]:
        """Return all values with their numbers; seats are counted from *by*."""
        raise NotImplementedError


@final
class Always(FieldKind[object, object, T]):
    """A field that always has one value with its verb, and takes no word."""

    fewest = most = 0

    def __init__(self, value: T) -> None:
        self._value = value

    @override
    def has(self, value: object) -> bool:
        """Return whether *value* is that value."""
        return value == self._value

    @override
    def write(self, scene: object, by: Seat, value: T) -> str:
        """Return no words: the field has the same value in every action."""
        return ""

    @override
    def read(self, scene: object, line: Line, words: Sequence[str]) -> Iterable[T]:
        """Return the value of the field, which reads no words."""
        return (self._value,)

    @override
    def domain(self, game: object, by: Seat) -> Domain[T]:
        """Return that value as number 0."""
        return Listed((self._value,))


@final
class Wrapped(FieldKind[C, N, S]):
    """A field whose value is a struct of *type* with one field, which is of the kind *inner*: an answer among others."""

    def __init__(self, type: type[S], inner: FieldKind[C, N, Any]) -> None:
        self._type, self._inner = type, inner
        (self._name,) = type.__struct_fields__
        self.fewest, self.most = inner.fewest, inner.most

    @override
    def has(self, value: object) -> bool:
        """Return whether *value* is a struct of the type."""
        return isinstance(value, self._type)

    @override
    def write(self, scene: C, by: Seat, value: S) -> str:
        """Return the words of what the struct holds."""
        return self._inner.write(scene, by, getattr(value, self._name))

    @override
    def read(self, scene: C, line: Line, words: Sequence[str]) -> Iterable[S]:
        """Return a struct for every value that *words* may mean. Raises ParseError."""
        return map(self._type, self._inner.read(scene, line, words))

    @override
    def params(self, scene: C, by: Seat, value: S) -> Params:
        """Return what the value that the struct holds fills in a label."""
        return self._inner.params(scene, by, getattr(value, self._name))

    @override
    def anchors(self, scene: C, by: Seat, value: S) -> tuple[str, ...]:
        """Return what is pointed at to mean the value that the struct holds."""
        return self._inner.anchors(scene, by, getattr(value, self._name))

    @override
    def domain(self, game: N, by: Seat) -> Domain[S]:
        """Return a struct for each value that it can hold."""
        return Record(self._type, **{self._name: self._inner.domain(game, by)})


@final
class Numeral(FieldKind[object, object, int]):
    """A number or a seat, from *low* to *high*: *what* is its meaning in messages, *name* is its parameter in a label."""

    def __init__(self, what: NumberKind, low: int, high: int, *, name: str) -> None:
        self._what: NumberKind = what
        self._low, self._high, self._name = low, high, name

    @override
    def read(self, scene: object, line: Line, words: Sequence[str]) -> Iterable[int]:
        """Return the number in the word. Raises ParseError."""
        return (number(words[0], self._what, self._low, self._high),)

    @override
    def params(self, scene: object, by: Seat, value: int) -> Params:
        """Return the number under its name."""
        return ((self._name, value),)

    @override
    def domain(self, game: object, by: Seat) -> Domain[int]:
        """Return all numbers in order."""
        return Listed(range(self._low, self._high + 1))


@final
@dataclass(frozen=True)
class Spoken(Generic[C, N, A]):
    """A kind of action in words.

    Parameters
    ----------
    kind:
        the struct of the action.
    verb:
        the word in front; ``""`` for an action that begins with its first field.
    fields:
        the kind of each field but ``by``, in the order of the words. A kind for several fields has all of their names as its key:
        ``{"card cell": PLACE}``.
    key:
        the message of the label without ``label-``, or a function that returns it.
    form:
        the form of such a line, for people.
    luck:
        whether it is an outcome of luck: it is by ``CHANCE`` then, and has no number.
    rules:
        those by which it may be done, as far as they are always the same.
    points:
        a function that returns anchors besides those of the fields.
    """

    kind: type[A]
    verb: str
    fields: Mapping[str, FieldKind[C, N, Any]]
    key: str | Callable[[C, A], str]
    form: str
    luck: bool = field(default=False, kw_only=True)
    rules: tuple[str, ...] = field(default=(), kw_only=True)
    points: Callable[[C, A], tuple[str, ...]] | None = field(default=None, kw_only=True)

    def values(self, action: A) -> Iterable[tuple[FieldKind[C, N, Any], Any]]:
        """Return the kinds of the fields with their values in *action*."""
        return [(kind, get(action)) for kind, get in self._getters]

    @cached_property
    def _getters(self) -> list[tuple[FieldKind[C, N, Any], attrgetter[Any]]]:
        return [(kind, attrgetter(*names.split())) for names, kind in self.fields.items()]

    def read(self, scene: C, line: Line) -> list[A]:
        """Return every action that *line* may mean, at least one. Raises ParseError."""
        kinds, words = tuple(self.fields.values()), line.words
        line.count(sum(kind.fewest for kind in kinds), sum(kind.most for kind in kinds))
        found: list[Iterable[Any]] = []
        for place, kind in enumerate(kinds):
            taken = min(kind.most, len(words) - sum(later.fewest for later in kinds[place + 1 :]))
            found.append(kind.read(scene, line, words[:taken]))
            words = words[taken:]
        return [self._made(line.by, values) for values in product(*found)]

    def domain(self, game: N, by: Seat) -> Domain[A]:
        """Return all such actions of *by* with their numbers."""
        return Record(self.kind, by=Listed((by,)), **{names: kind.domain(game, by) for names, kind in self.fields.items()})

    def _made(self, by: Seat, values: Iterable[Any]) -> A:
        held: dict[str, object] = {"by": by}
        for names, value in zip(self.fields, values, strict=True):
            several = names.split()
            held.update(zip(several, value if len(several) > 1 else (value,), strict=True))
        return self.kind(**held)


class Vocabulary(Generic[C, N, A]):
    """The words for every kind of action of a game.

    *usual* returns the seats that may be acting if a text names no seat; *last_seat*, *alike* and *small* are those of
    :class:`boardrules.toolkit.notation.Notation`.
    """

    def __init__(
        self,
        *spoken: Spoken[C, N, Any],
        last_seat: int,
        usual: Callable[[C], Sequence[Seat]],
        alike: Mapping[str, str] | None = None,
        small: bool = False,
    ) -> None:
        self.spoken: Final = spoken
        self._by_kind: dict[type, list[Spoken[C, N, Any]]] = {}
        for one in spoken:
            self._by_kind.setdefault(one.kind, []).append(one)
        self._by_verb = {one.verb: one for one in spoken}
        luck = [one.verb for one in spoken if one.luck]
        forms = {one.verb: one.form for one in spoken}
        self.notation: Final = Notation(forms, last_seat=last_seat, luck=luck, alike=alike, small=small)
        self._usual = usual

    def of(self, action: A) -> Spoken[C, N, A]:
        """Return the record of *action*. Raises LookupError."""
        several = self._by_kind.get(type(action), ())
        for one in several:
            if len(several) == 1 or all(kind.has(value) for kind, value in one.values(action)):
                return one
        raise LookupError(f"no record says how {type(action).__name__} is written")

    def format(self, scene: C, action: A) -> str:
        """Return *action* in short notation; distinct actions have distinct texts."""
        spoken, by = self.of(action), _by(action)
        words = (spoken.verb, *(kind.write(scene, by, value) for kind, value in spoken.values(action)))
        text = " ".join(filter(None, words))
        usual = (CHANCE,) if spoken.luck else tuple(self._usual(scene))
        return text if usual == (by,) else f"{by}: {text}"

    def parse(self, scene: C, text: str) -> A:
        """Parse *text* as an action. Raises ParseError, AmbiguousNotation."""
        line = self.notation.read(text, self._usual(scene))
        found: list[A] = self._by_verb[line.verb].read(scene, line)
        return only(line, found, lambda action: self.format(scene, action))

    def label(self, scene: C, action: A) -> tuple[str, Params]:
        """Return the key and the parameters of the label of *action*."""
        spoken, by = self.of(action), _by(action)
        params = [param for kind, value in spoken.values(action) for param in kind.params(scene, by, value)]
        return f"label-{spoken.key if isinstance(spoken.key, str) else spoken.key(scene, action)}", tuple(params)

    def anchors(self, scene: C, action: A) -> tuple[str, ...]:
        """Return the anchors that are pointed at to take *action*, field by field."""
        spoken, by = self.of(action), _by(action)
        first = () if spoken.points is None else spoken.points(scene, action)
        return *first, *[anchor for kind, value in spoken.values(action) for anchor in kind.anchors(scene, by, value)]

    def domain(self, game: N, by: Seat) -> Domain[A]:
        """Return all actions of *by*, kind by kind, with their numbers. Actions of luck have none."""
        return Either[A](*(one.domain(game, by) for one in self.spoken if not one.luck))


def _by(action: BaseAction) -> Seat:
    by: Seat = getattr(action, "by")  # noqa: B009  (every action has it, the base class has not)
    return by
