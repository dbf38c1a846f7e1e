"""Values: the frozen structs everything is made of.

A state, an action, a view, an event and a set of options are *values*: frozen :class:`msgspec.Struct` instances whose fields
are integers below 2**53, strings, booleans, ``None``, literal strings, other frozen structs and tuples of these. They compare
and hash by content, may be shared between threads, and are written as the same bytes on every machine.
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
"""The name of a rule, such as ``"PX-PLA-4"``: a key of the game's rulebook, or of the core's own (``"BR-SEAT"``)."""

CHANCE: Final = Seat(-1)
"""The seat that luck sits on: it acts at chance points, and nobody else does."""

Integer: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**53) + 1, le=2**53 - 1)]
"""A whole number that every reader of JSON holds exactly: what a field has that knows no narrower bound."""

AnySeat: TypeAlias = Annotated[Seat, msgspec.Meta(ge=-1, le=255)]
"""A seat of any game, or :data:`CHANCE`. A game has a narrower bound of its own."""


class Value(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A frozen record. The bases below add only what the codec needs to know: which kind of value a fault was found in.

    They are a convenience that sets ``frozen``, ``gc=False`` and ``forbid_unknown_fields``; a game may bring structs of its own.
    """


class BaseState(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """A position of a game, complete: nothing outside it decides what may happen next."""


class BaseAction(Value, frozen=True, gc=False, forbid_unknown_fields=True, tag=True):
    """One small decision of one seat. Every action has a field ``by``."""


class BaseView(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """All that one seat, or a spectator, may know of a state."""


class BaseOptions(Value, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """What is agreed before a game starts."""


class BaseEvent(Value, frozen=True, gc=False, forbid_unknown_fields=True, tag=True):
    """Something that happened, for an interface to show.

    ``CHANGES`` names the top-level fields of the view that such an event may change; ``REVEALS`` says that somebody learns
    something by it that they did not know before, so that a host cannot take it back.
    """

    CHANGES: ClassVar[tuple[str, ...]] = ()
    REVEALS: ClassVar[bool] = False

    @property
    def minor(self) -> bool:
        """Whether other events, of this step or of the next, say more exactly what this one says. A transcript may leave it out."""
        return False


def is_tuple(value: object) -> TypeIs[tuple[object, ...]]:
    """Whether *value*, a part of a value of whatever type, is a tuple."""
    return isinstance(value, tuple)


def labelled(*labels: str) -> msgspec.Meta:
    """What the places of a fixed tuple are called in schemas: ``Annotated[tuple[str, int], labelled("card", "coins")]``."""
    return msgspec.Meta(extra={"labels": labels})


def labels_of(extra: Mapping[str, object] | None) -> tuple[str, ...]:
    """The labels that :func:`labelled` has put into the *extra* of a ``Meta``; ``()`` if there are none."""
    found = (extra or {}).get("labels", ())
    return tuple(map(str, found)) if is_tuple(found) else ()
