"""Refusals: one way to make them, to show a value from outside, and to answer an action of unknown form.

A game's ``check`` never raises, whatever the fields of an action hold (BR-VALUE). So an action that is none of the listed objects is first
checked against the types of the game. Only then is it checked by the rules, which may rely on its types.
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
"""The keys of the refusals that every game has: not an action of the game, and an action with an impossible field."""

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
"""Maximum length, in characters, of a value from outside in a message."""

MOST: Final = 120
"""Maximum length, in characters, of a fault of form in a message; it may name a field from outside."""

PLAIN: Final = frozenset({int, float, bool, type(None)})
"""The types whose values are shown as Python writes them. Values of other types may run any code when they are shown."""


def shown(value: object) -> str | int:
    """Return *value* for a message: a number if JSON can hold it exactly, otherwise a short text that can be encoded.

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
    """A maker of a game's refusals: *game* is its title, *action* the union of its actions, *messages* has a message for each key.

    In :class:`boardrules.messages.Messages`, the message of the key ``taken`` is ``refusal-taken``. A game without messages passes a
    mapping from keys to sentences. The library has the messages for :data:`FormKey`.

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
        """Return a refusal by *rule*, with the message of *key*."""
        clean = _clean(params)
        messages = self._messages
        message = messages.refusal(key, clean) if isinstance(messages, Messages) else messages[key].format(**clean)
        return Refusal(RuleId(rule), key, message, tuple(clean.items()))

    def malformed(self, action: object) -> Refusal[FormKey] | None:
        """Return why *action* is not an action of the game, or None if it is one (BR-VALUE). Never raises."""
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
    """Return a refusal by *rule*, with the library's own message of *key*."""
    clean = _clean(params)
    return Refusal(RuleId(rule), key, CORE_MESSAGES.refusal(key, clean), tuple(clean.items()))


def _of_form(key: FormKey, params: Mapping[str, str]) -> Refusal[FormKey]:
    clean = _clean(params)
    return Refusal(RuleId("BR-VALUE"), key, CORE_MESSAGES.refusal(key, clean), tuple(clean.items()))


def _clean(params: Mapping[str, str | int | None]) -> dict[str, str | int]:
    """Return *params* in a form that may be shown."""
    return {name: value if type(value) is str and character_fault(value) is None else shown(value) for name, value in params.items()}
