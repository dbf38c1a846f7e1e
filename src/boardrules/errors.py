"""The errors of the library, in one tree under :class:`BoardRulesError`.

An error says what was wrong, where, and what would be right. It never carries a state or a card that the reader may not see, so it can be
shown and logged as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardrules.characters import escaped
from boardrules.contract import Refusal, Violation
from boardrules.messages import Message

__all__ = [
    "AmbiguousNotation",
    "BoardRulesError",
    "IllegalAction",
    "InvalidOptions",
    "InvalidState",
    "MalformedAction",
    "NotationError",
    "ParseError",
    "RegistryError",
    "UnknownSeat",
    "clipped",
    "fault_text",
]


SHOWN: Final = 10
"""Maximum number of violations that a message shows; the others are counted."""

MAX_FAULTS: Final = 40
"""Maximum number of faults that a message lists; the others are counted."""

MAX_CANDIDATES: Final = 20
"""Maximum number of texts of actions that a message offers; the others are counted."""

LONGEST: Final = 400
"""Maximum length, in characters, of one fault in a message."""


def fault_text(title: str, faults: Sequence[str]) -> str:
    """Return *title* and one line for each of the first forty faults, each shortened if it is long, and then the number of the others.

    >>> print(fault_text("the options have faults", ["$.seats: 9 are too many", "$.map: there is no map 'sea'"]))
    the options have faults:
      $.seats: 9 are too many
      $.map: there is no map 'sea'
    """
    more = len(faults) - MAX_FAULTS
    return "\n  ".join([f"{title}:", *map(clipped, faults[:MAX_FAULTS]), *([f"and {more} more"] if more > 0 else [])])


def clipped(text: str) -> str:
    """Return *text* shortened for a message, with unwanted characters escaped."""
    text = escaped(text[: LONGEST + 1])
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


class BoardRulesError(Exception):
    """The base class of all exceptions that this library raises on purpose. All of them can be pickled."""

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.args, vars(self))


def _restored(kind: type[BoardRulesError], args: tuple[object, ...], fields: dict[str, object]) -> BoardRulesError:
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error


class IllegalAction(BoardRulesError):
    """An action was refused; the state is unchanged.

    ``refusal`` names the rule and the reason; ``action`` is the refused action, or None if there was none.
    """

    def __init__(self, refusal: Refusal, action: object) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        self.action = action

    def __str__(self) -> str:
        return f"{self.refusal.rule}: {self.refusal.message}"


class MalformedAction(BoardRulesError):
    """Data that should be an action is not one; the message has the path of the fault."""


class InvalidState(BoardRulesError):
    """Data that should be a state (or a view, or an event) is not one, or describes an impossible position.

    ``violations`` lists every fault found if the shape was right and the content was not.
    """

    def __init__(self, message: str, *, violations: tuple[Violation, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.violations = violations

    def __str__(self) -> str:
        shown = [f"  {v.path}: {clipped(v.message)} [{v.rule}]" for v in self.violations[:SHOWN]]
        if len(self.violations) > SHOWN:
            shown.append(f"  and {len(self.violations) - SHOWN} more")
        return "\n".join([self.message, *shown])


class InvalidOptions(BoardRulesError):
    """Options do not fit this game, or contradict each other; the message lists every fault."""


class NotationError(BoardRulesError):
    """A line of text does not name exactly one action.

    ``said`` is the text of the error as a message that a translator can put in words, or None if the game gives a sentence of its own.
    """

    def __init__(self, text: str, *, said: Message | None = None) -> None:
        super().__init__(text)
        self.said = said


class ParseError(NotationError):
    """The text cannot be parsed; the message names the word, and what is expected in its place."""


class AmbiguousNotation(NotationError):
    """The text fits several actions; each text in ``candidates`` fits exactly one of them."""

    def __init__(self, message: str, candidates: tuple[str, ...], *, said: Message | None = None) -> None:
        super().__init__(message, said=said)
        self.message = message
        self.candidates = candidates

    def __str__(self) -> str:
        more = len(self.candidates) - MAX_CANDIDATES
        return f"{self.message}: {', '.join(self.candidates[:MAX_CANDIDATES])}{f' and {more} more' if more > 0 else ''}"


class UnknownSeat(BoardRulesError, ValueError):
    """The game has no seat *seat*: it has *seats* seats, counted from 0."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"there is no seat {seat}: the seats of this game are 0 to {seats - 1}, and None is a spectator")


class RegistryError(BoardRulesError):
    """No installed game has the name, two have it, or the one found does not satisfy the contract."""
