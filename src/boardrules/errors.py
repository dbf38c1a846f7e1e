"""Every error of the library, in one tree under :class:`BoardRulesError`.

An error says what was wrong, where, and what would be right. It never carries a state or a card that the reader may not see,
so it can be shown and logged as it is.
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
"""Violations that a message shows, of however many there are."""

MAX_FAULTS: Final = 40
"""Faults that a message lists; the others are counted."""

MAX_CANDIDATES: Final = 20
"""Texts of actions that a message offers; the others are counted."""

LONGEST: Final = 400
"""Characters that a message shows of one fault."""


def fault_text(title: str, faults: Sequence[str]) -> str:
    """*title* and a line for each fault, the first forty, each cut short if it is long; then how many more there are.

    >>> print(fault_text("the options have faults", ["$.seats: 9 are too many", "$.map: there is no map 'sea'"]))
    the options have faults:
      $.seats: 9 are too many
      $.map: there is no map 'sea'
    """
    more = len(faults) - MAX_FAULTS
    return "\n  ".join([f"{title}:", *map(clipped, faults[:MAX_FAULTS]), *([f"and {more} more"] if more > 0 else [])])


def clipped(text: str) -> str:
    """Return *text* as a message repeats it: cut short if it is long, and with unwanted characters escaped."""
    text = escaped(text[: LONGEST + 1])
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


class BoardRulesError(Exception):
    """The root: catch it to catch everything this library raises on purpose. Every one can be pickled."""

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.args, vars(self))


def _restored(kind: type[BoardRulesError], args: tuple[object, ...], fields: dict[str, object]) -> BoardRulesError:
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error


class IllegalAction(BoardRulesError):
    """An action was refused; the state it was tried on is unchanged.

    ``refusal`` names the rule and says why; ``action`` is what was tried, None where there was none.
    """

    def __init__(self, refusal: Refusal, action: object) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        self.action = action

    def __str__(self) -> str:
        return f"{self.refusal.rule}: {self.refusal.message}"


class MalformedAction(BoardRulesError):
    """Data that should be an action is not one: the message has the path of the fault."""


class InvalidState(BoardRulesError):
    """Data that should be a state (a view, an event) is not one, or describes an impossible position.

    ``violations`` lists every fault found, when the shape was right and the content was not.
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
    """Options that are no options of this game, or that contradict each other; the message lists every fault."""


class NotationError(BoardRulesError):
    """A line of text is not one action.

    ``said`` is what is said of it, as a message that a translator puts in words; None where a game says it in a sentence of its own.
    """

    def __init__(self, text: str, *, said: Message | None = None) -> None:
        super().__init__(text)
        self.said = said


class ParseError(NotationError):
    """The text is not understood; the message says which word, and what is expected there."""


class AmbiguousNotation(NotationError):
    """The text fits several actions; ``candidates`` are texts of which each fits just one."""

    def __init__(self, message: str, candidates: tuple[str, ...], *, said: Message | None = None) -> None:
        super().__init__(message, said=said)
        self.message = message
        self.candidates = candidates

    def __str__(self) -> str:
        more = len(self.candidates) - MAX_CANDIDATES
        return f"{self.message}: {', '.join(self.candidates[:MAX_CANDIDATES])}{f' and {more} more' if more > 0 else ''}"


class UnknownSeat(BoardRulesError, ValueError):
    """A seat that the game does not have: *seat* was asked for, and there are *seats*, counted from 0."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"there is no seat {seat}: the seats of this game are 0 to {seats - 1}, and None is a spectator")


class RegistryError(BoardRulesError):
    """No game of that name is installed, two are, or the one found does not satisfy the contract."""
