"""A notation derived from the types of a game's actions, so that there is nothing to write and nothing to keep in step."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import inspect
from typing_extensions import TypeForm

from boardrules.errors import ParseError
from boardrules.values import CHANCE

__all__ = ["PlainNotation", "in_words", "notation_of", "shown_value"]

A = TypeVar("A", bound=msgspec.Struct)

_BARE: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_.\-]*")
_TOKEN: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\]|\{[^}]*\}|\S+)')
_HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
LUCK: Final = "luck"
"""The word before the colon for actions of luck."""


def in_words(kind: type, joint: str = " ") -> str:
    """Return the name of a type as words: ``TurnUp`` is ``turn up``."""
    return joint.join(_HUMP.split(kind.__name__)).lower()


def shown_value(value: object) -> str:
    """Return a field's value on one line: a word as it is, anything else as JSON."""
    if isinstance(value, str) and _BARE.fullmatch(value) and value not in {"true", "false", "null"}:
        return value
    return msgspec.json.encode(value).decode()


@dataclass(frozen=True)
class PlainNotation(Generic[A]):
    """The notation that :func:`notation_of` returns; it satisfies :class:`boardrules.Notation`.

    An action is written as its seat, a colon, the name of its type and its other fields in order: ``0: turn-up 3``. Luck is written ``luck:
    deal 2 0``. A viewer may omit the prefix of its own actions; a spectator may omit that of luck.
    """

    action: TypeForm[A]

    def names(self) -> tuple[str, ...]:
        """Return the names of the actions. Raises TypeError if *action* is no union of structs, or if two of them have the same name."""
        return tuple(self._kinds)

    @cached_property
    def _kinds(self) -> dict[str, type[A]]:
        info = inspect.type_info(self.action)
        members = info.types if isinstance(info, inspect.UnionType) else (info,)
        kinds: dict[str, type[A]] = {}
        for member in members:
            if not isinstance(member, inspect.StructType):
                raise TypeError(f"an action is a struct, or a union of structs, not {member}")
            kind: Any = member.cls
            name = in_words(kind, "-")
            if name in kinds:
                raise TypeError(f"two types of actions are written {name!r}: {kinds[name].__name__} and {kind.__name__}")
            kinds[name] = kind
        return kinds

    def format_action(self, view: object, action: A) -> str:  # noqa: ARG002  (the contract's)
        """Return a line such as ``0: turn-up 3``."""
        by = getattr(action, "by", CHANCE)
        words = [in_words(type(action), "-"), *(shown_value(value) for _, value in _fields(action))]
        return f"{LUCK if by == CHANCE else by}: {' '.join(words)}"

    def parse_action(self, view: object, text: str) -> A:
        """Parse *text* as an action. A viewer with a seat may omit the ``seat:`` prefix. Raises ParseError."""
        seat, colon, rest = text.strip().partition(":")
        if not colon or not (seat.strip().lower() == LUCK or seat.strip().isdecimal()):
            seat, rest = "", text
        words = _TOKEN.findall(rest)
        if not words:
            raise ParseError(f"an action begins with one of: {', '.join(self._kinds)}")
        kind = self._kinds.get(words[0].lower())
        if kind is None:
            raise ParseError(f"there is no action {words[0][:40]!r}; there are: {', '.join(self._kinds)}")
        return self._read(kind, _by(seat, view), words[1:])

    def _read(self, kind: type[A], by: int, words: list[str]) -> A:
        fields = [field for field in msgspec.structs.fields(kind) if field.name != "by"]
        form = " ".join([in_words(kind, "-"), *(field.name if field.required else f"[{field.name}]" for field in fields)])
        if not sum(field.required for field in fields) <= len(words) <= len(fields):
            raise ParseError(f"the form is: {form}")
        values: dict[str, object] = {"by": by} if "by" in kind.__struct_fields__ else {}
        for field, word in zip(fields, words, strict=False):
            values[field.name] = _value(field.type, word, f"{field.name} in: {form}")
        try:
            return msgspec.convert(msgspec.to_builtins(kind(**values)), kind)
        except (msgspec.ValidationError, OverflowError):
            raise ParseError(f"no seat has the number {by}" if abs(by) < 10**5 else "no seat has this number") from None

    def format_event(self, view: object, event: msgspec.Struct) -> str:  # noqa: ARG002  (the contract's)
        """Return a sentence such as ``Seat 0: bid (card 3).``."""
        return _sentence(event)

    def label(self, view: object, action: A) -> str:  # noqa: ARG002  (the contract's)
        """Return words such as ``Turn up: prize 3``."""
        told = ", ".join(f"{name.replace('_', ' ')} {shown_value(value)}" for name, value in _fields(action))
        words = in_words(type(action)).capitalize()
        return f"{words}: {told}" if told else words


def notation_of(action: TypeForm[A]) -> PlainNotation[A]:
    """Return a notation for a game whose actions are of the type *action*; it satisfies :class:`boardrules.Notation`.

    Raises TypeError as :meth:`PlainNotation.names` does.

    >>> from boardrules import Seat, pixies
    >>> from boardrules.authoring import notation_of
    >>> notation = notation_of(pixies.Action)
    >>> notation.format_action(None, pixies.Place(Seat(1), "B4_C", 3, "up"))
    '1: place B4_C 3 up'
    """
    made = PlainNotation(action)
    made.names()
    return made


def _fields(value: msgspec.Struct) -> list[tuple[str, object]]:
    """Return the fields but ``by``, without those at the end that have their default values."""
    fields = _defaults(type(value))
    told = len(fields)
    while told and getattr(value, fields[told - 1][0]) == fields[told - 1][1]:
        told -= 1
    return [(name, getattr(value, name)) for name, _ in fields[:told]]


@lru_cache(maxsize=1024)  # msgspec evaluates the annotations in each call
def _defaults(kind: type[msgspec.Struct]) -> tuple[tuple[str, object], ...]:
    """Return the fields but ``by``, each with its default."""
    return tuple([(field.name, field.default) for field in msgspec.structs.fields(kind) if field.name != "by"])


def _sentence(event: msgspec.Struct) -> str:
    by = getattr(event, "by", None)
    who = "" if by is None else "Luck: " if by == CHANCE else f"Seat {by}: "
    told = ", ".join(f"{name.replace('_', ' ')} {shown_value(value)}" for name, value in _fields(event))
    words = in_words(type(event))
    return f"{who}{words if who else words.capitalize()}{f' ({told})' if told else ''}."


def _by(seat: str, view: object) -> int:
    seat = seat.strip().lower()
    if seat == LUCK:
        return CHANCE
    if seat:
        return int(seat) if len(seat) < 6 else 10**5
    viewer: object = getattr(view, "viewer", getattr(view, "seat", None))
    return viewer if isinstance(viewer, int) else CHANCE


def _value(type: object, word: str, where: str) -> object:
    """Return the value of *word* for a field: JSON if that fits the type, otherwise the word itself. Raises ParseError."""
    for read in (_json, _text):
        try:
            return msgspec.convert(read(word), type)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, OverflowError, UnicodeEncodeError):
            continue
    raise ParseError(f"{word[:40]!r} is not a value of {where}")


def _text(word: str) -> str:
    """Return *word* itself. Raises UnicodeEncodeError if it cannot be encoded."""
    word.encode()
    return word


def _json(word: str) -> object:
    found: object = msgspec.json.decode(word)
    return found
