"""Refusals: one way to make them, to show a value from outside, and to answer for an action of which nothing is known.

A game's ``check`` never raises, whatever the fields of an action hold (BR-VALUE). So an action that is none of the listed objects is
first checked by its form, against the types of the game; only one that passes is checked by the rules, which may then rely on its types.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, Literal, TypeAlias, TypeVar, get_args

from typing_extensions import TypeForm

from boardrules.characters import character_fault, escaped
from boardrules.codec import shape_fault
from boardrules.contract import Refusal
from boardrules.messages import CORE_MESSAGES, Messages
from boardrules.values import RuleId

__all__ = ["LONGEST", "FormKey", "HostKey", "Refuser", "core_refusal", "shown"]

K = TypeVar("K", bound=str)

FormKey: TypeAlias = Literal["type", "value"]
"""The keys that the refusals of every game have: what is no action of it, and an action with a field that cannot be."""

HostKey: TypeAlias = Literal[
    "stale",
    "supply-luck",
    "submit-luck",
    "match-not-own",
    "batch-revealed",
    "undo-nothing",
    "undo-luck",
    "undo-revealed",
    "match-over",
    "match-no-seat",
    "retired",
]
"""The keys of the refusals of a host, beside those of the game that it hosts."""

LONGEST: Final = 40
"""Characters of a foreign value that a message repeats."""

MOST: Final = 120
"""Characters of a fault of form that a message repeats; it may name a field from outside."""

PLAIN: Final = frozenset({int, float, bool, type(None)})
"""Types whose values are shown as Python writes them; what others do when they are shown cannot be known."""


def shown(value: object) -> str | int:
    """*value* as it goes into a message: a number that JSON can hold as it is, anything else as short text that can be encoded.

    >>> shown(7), shown(["x"]), shown("up")
    (7, 'a value of type list', 'up')
    """
    if type(value) is int and abs(value) < 2**53:
        return value
    if type(value) is str:
        text = value[:LONGEST]
        return escaped(text)
    if type(value) is int:
        return "a number of many digits"
    return repr(value) if type(value) in PLAIN else f"a value of type {type(value).__name__}"


class Refuser(Generic[K]):
    """Makes the refusals of a game: *game* is its title, *action* the union of its actions, *messages* has a message for each key.

    In :class:`boardrules.messages.Messages` the message of ``taken`` is ``refusal-taken``; a game without any gives the sentences by their
    keys. The refusals of an action that is none at all (:data:`FormKey`) need no message of the game's.

    >>> from boardrules import Seat, pixies
    >>> refuser = Refuser("Pixies", pixies.Action, {"taken": "cell {cell} is taken"})
    >>> refuser.refuse("PX-PLA-5", "taken", cell=3).message
    'cell 3 is taken'
    >>> refuser.malformed(pixies.Place(Seat(0), "B4_C", 10, "up")).message
    'Place has a field with a wrong value: $.cell: Expected `int` <= 9'
    """

    __slots__ = ("_action", "_game", "_kinds", "_messages")

    def __init__(self, game: str, action: TypeForm[object], messages: Messages | Mapping[K, str]) -> None:
        self._game = game
        self._action = action
        self._kinds = frozenset(get_args(action))
        self._messages = messages

    def refuse(self, rule: str, key: K, **params: str | int | None) -> Refusal[K]:
        """A refusal by *rule*, with the message of *key*."""
        clean = _clean(params)
        messages = self._messages
        message = messages.refusal(key, clean) if isinstance(messages, Messages) else messages[key].format(**clean)
        return Refusal(RuleId(rule), key, message, tuple(clean.items()))

    def malformed(self, action: object) -> Refusal[FormKey] | None:
        """Why *action* is not one of the game's actions at all, or None if it is (BR-VALUE). Never raises."""
        kind = type(action)
        if kind not in self._kinds:
            return _of_form("type", {"kind": kind.__name__, "game": self._game})
        fault = shape_fault(self._action, action)
        if fault is None:
            return None
        path, message = fault
        params = {"kind": kind.__name__, "path": f"$.{path}" if path else "$", "fault": message[:MOST]}
        return _of_form("value", params)


def core_refusal(rule: str, key: K, **params: str | int) -> Refusal[K]:
    """A refusal by *rule* that is the library's own, with the message of *key*."""
    clean = _clean(params)
    return Refusal(RuleId(rule), key, CORE_MESSAGES.refusal(key, clean), tuple(clean.items()))


def _of_form(key: FormKey, params: Mapping[str, str]) -> Refusal[FormKey]:
    clean = _clean(params)
    return Refusal(RuleId("BR-VALUE"), key, CORE_MESSAGES.refusal(key, clean), tuple(clean.items()))


def _clean(params: Mapping[str, str | int | None]) -> dict[str, str | int]:
    """*params* as they may be shown."""
    return {name: value if type(value) is str and character_fault(value) is None else shown(value) for name, value in params.items()}
