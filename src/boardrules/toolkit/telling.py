"""Events in words, and the information that they hide: one record for each kind, for narration and redaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, final

import msgspec

from boardrules.messages import Argument, Message
from boardrules.toolkit.vocabulary import Params
from boardrules.values import Seat

__all__ = ["Hides", "Narrator", "Told", "redacted"]

C = TypeVar("C")
E = TypeVar("E", bound=msgspec.Struct)
T = TypeVar("T", bound=msgspec.Struct)


@final
@dataclass(frozen=True, slots=True)
class Hides(Generic[T]):
    """The hidden part of a type of action or event, as its class variable ``HIDES``.

    A seat for which *sees* is false gets *instead* in the *field*. A spectator is None.
    """

    field: str
    instead: object
    sees: Callable[[T, Seat | None], bool]


def redacted(value: T, seat: Seat | None) -> T:
    """Return an action or an event as *seat*, or a spectator, may see it, by the mark ``HIDES`` of its type."""
    hides: Hides[T] | None = getattr(type(value), "HIDES", None)
    if hides is None or hides.sees(value, seat):
        return value
    return msgspec.structs.replace(value, **{hides.field: hides.instead})


@final
@dataclass(frozen=True, slots=True)
class Told(Generic[C, E]):
    """A kind of event in words: *key* is its message without ``event-``, or a function that returns it for the view after the event.

    *params* are the parameters that fill the message in, as the :class:`Narrator` finds them, or what finds them all. *rules* are those by
    which it happens, as far as they are always the same.
    """

    kind: type[E]
    key: str | Callable[[C, E], str]
    params: tuple[str, ...] | Callable[[C, E], Params]
    rules: tuple[str, ...] = ()


@final
class Narrator(Generic[C, E]):
    """The words for every kind of event of a game.

    A parameter is what *said* finds under its name, in any kind of event; or else the field of that name. It is left out if it is None.
    """

    def __init__(self, *told: Told[C, Any], said: Mapping[str, Callable[[C, Any], Argument | None]] | None = None) -> None:
        self.told: Final = {one.kind: one for one in told}
        self._said = said or {}

    def message(self, scene: C, event: E) -> Message:
        """Return *event* as a message. Raises KeyError for a kind that has no record."""
        told = self.told[type(event)]
        if callable(told.params):
            params = told.params(scene, event)
        else:
            found = [(name, self._said[name](scene, event) if name in self._said else getattr(event, name)) for name in told.params]
            params = tuple([(name, value) for name, value in found if value is not None])
        return Message(f"event-{told.key if isinstance(told.key, str) else told.key(scene, event)}", params)
