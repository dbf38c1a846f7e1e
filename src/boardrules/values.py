"""Values: the frozen structs of which everything is made.

A state, an action, a view, an event and a set of options are *values*: frozen :class:`msgspec.Struct` instances whose fields are integers
below 2**53, strings, booleans, ``None``, literal strings, other frozen structs and tuples of these. They are compared and hashed by
content, may be shared between threads, and are encoded as the same bytes on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, NewType, TypeAlias

import msgspec
from typing_extensions import TypeIs

__all__ = [
    "CHANCE",
    "AnySeat",
    "BaseAction",
    "BaseEvent",
    "BaseOptions",
    "BaseState",
    "BaseView",
    "Integer",
    "RuleId",
    "Seat",
    "Value",
    "is_tuple",
    "labelled",
    "labels_of",
]

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. Only :data:`CHANCE` is negative."""

RuleId = NewType("RuleId", str)
"""The id of a rule, such as ``"PX-PLA-4"``, in the game's rulebook or in the core's own (``"BR-SEAT"``)."""

CHANCE: Final = Seat(-1)
"""The seat of luck. It alone acts at chance points, and nowhere else."""

Integer: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**53) + 1, le=2**53 - 1)]
"""A whole number that every JSON reader can hold exactly: the type of a field without a narrower range."""

AnySeat: TypeAlias = Annotated[Seat, msgspec.Meta(ge=-1, le=255)]
"""A seat of any game, or :data:`CHANCE`. A game may declare a narrower range."""


class Value(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A frozen record. The base classes below tell the codec which kind of value has a fault.

    They also set ``frozen``, ``gc=False`` and ``forbid_unknown_fields``. A game may use structs of its own instead.
    """


class BaseState(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """A complete position of a game: nothing outside it decides what may happen next."""


class BaseAction(Value, frozen=True, gc=False, forbid_unknown_fields=True, tag=True):
    """One small decision of one seat. Every action has a field ``by``."""


class BaseView(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """Everything that one seat, or a spectator, may know of a state."""


class BaseOptions(Value, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """The settings that are agreed before a game starts."""


class BaseEvent(Value, frozen=True, gc=False, forbid_unknown_fields=True, tag=True):
    """Something that happened, for an interface to show.

    ``CHANGES`` names the top-level fields of the view that such an event may change. ``REVEALS`` is true if somebody learns something new
    by it, so that a host cannot take it back.
    """

    CHANGES: ClassVar[tuple[str, ...]] = ()
    REVEALS: ClassVar[bool] = False

    @property
    def minor(self) -> bool:
        """True if other events of this step or the next say the same in more detail. A transcript may leave the event out."""
        return False


def is_tuple(value: object) -> TypeIs[tuple[object, ...]]:
    """Return whether *value* is a tuple; a type guard for parts of values of any type."""
    return isinstance(value, tuple)


def labelled(*labels: str) -> msgspec.Meta:
    """Return a ``Meta`` that names the places of a fixed tuple in schemas: ``Annotated[tuple[str, int], labelled("card", "coins")]``."""
    return msgspec.Meta(extra={"labels": labels})


def labels_of(extra: Mapping[str, object] | None) -> tuple[str, ...]:
    """Return the labels that :func:`labelled` put into the *extra* of a ``Meta``; ``()`` if there are none."""
    found = (extra or {}).get("labels", ())
    return tuple(map(str, found)) if is_tuple(found) else ()
