"""Refusals: one way to make them, to show a value from outside, and to answer for an action of which nothing is known.

A game's ``check`` never raises, whatever the fields of an action hold (BR-VALUE). So an action that is none of the listed objects is
first checked by its form, against the types of the game; only one that passes is checked by the rules, which may then rely on its types.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, Literal, TypeAlias, TypeVar, get_args

from typing_extensions import TypeForm

from boardrules.codec import shape_fault
from boardrules.contract import Refusal
from boardrules.values import RuleId

__all__ = ["LONGEST", "MALFORMED", "NOT_AN_ACTION", "FormKey", "Refuser", "shown"]

K = TypeVar("K", bound=str)

FormKey: TypeAlias = Literal["type", "value"]
"""The keys that the refusals of every game have: what is no action of it, and an action with a field that cannot be."""

LONGEST: Final = 40
"""Characters of a foreign value that a message repeats."""

MOST: Final = 120
"""Characters of a fault of form that a message repeats; it may name a field from outside."""

PLAIN: Final = frozenset({int, float, bool, type(None)})
"""Types whose values are shown as Python writes them; what others do when they are shown cannot be known."""

NOT_AN_ACTION: Final = "{kind} is not an action of {game}"
"""The message of ``type``."""

MALFORMED: Final = "{kind} has a field with a wrong value: {path}: {fault}"
"""The message of ``value``."""


def shown(value: object) -> str | int:
    """*value* as it goes into a message: a number that JSON can hold as it is, anything else as short text that can be encoded.

    >>> shown(7), shown(["x"]), shown("up")
    (7, 'a value of type list', 'up')
    """
    if type(value) is int and abs(value) < 2**53:
        return value
    if type(value) is str:
        text = value[:LONGEST]
        return text if text.isprintable() else repr(text)[1:-1]
    if type(value) is int:
        return "a number of many digits"
    return repr(value) if type(value) in PLAIN else f"a value of type {type(value).__name__}"


class Refuser(Generic[K]):
    """Makes the refusals of a game: *game* is its title, *action* the union of its actions, *messages* has a message for each key.

    The refusals of an action that is none at all (:data:`FormKey`) need no message of the game's.

    >>> from boardrules import Seat, pixies
    >>> refuser = Refuser("Pixies", pixies.Action, {"taken": "cell {cell} is taken"})
    >>> refuser.refuse("PX-PLA-5", "taken", cell=3).message
    'cell 3 is taken'
    >>> refuser.malformed(pixies.Place(Seat(0), "B4_C", 10, "up")).message
    'Place has a field with a wrong value: $.cell: Expected `int` <= 9'
    """

    __slots__ = ("_action", "_game", "_kinds", "_messages")

    def __init__(self, game: str, action: TypeForm[object], messages: Mapping[K, str]) -> None:
        self._game = game
        self._action = action
        self._kinds = frozenset(get_args(action))
        self._messages = messages

    def refuse(self, rule: str, key: K, **params: str | int | None) -> Refusal[K]:
        """A refusal by *rule*, with the message of *key*."""
        return _filled(rule, key, self._messages[key], params)

    def malformed(self, action: object) -> Refusal[FormKey] | None:
        """Why *action* is not one of the game's actions at all, or None if it is (BR-VALUE). Never raises."""
        kind = type(action)
        if kind not in self._kinds:
            return _filled("BR-VALUE", "type", NOT_AN_ACTION, {"kind": kind.__name__, "game": self._game})
        fault = shape_fault(self._action, action)
        if fault is None:
            return None
        path, message = fault
        params = {"kind": kind.__name__, "path": f"$.{path}" if path else "$", "fault": message[:MOST]}
        return _filled("BR-VALUE", "value", MALFORMED, params)


def _filled(rule: str, key: K, message: str, params: Mapping[str, str | int | None]) -> Refusal[K]:
    """A refusal whose *message* is filled in by *params*, shown as they may be."""
    clean = {name: value if type(value) is str and value.isprintable() else shown(value) for name, value in params.items()}
    return Refusal(RuleId(rule), key, message.format(**clean), tuple(clean.items()))
