"""Every error of the library, in one tree under :class:`BoardRulesError`.

An error says what was wrong, where, and what would be right. It never carries a state or a card that the reader may not see,
so it can be shown and logged as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from boardrules.contract import Refusal, Violation
    from boardrules.logs.log import Log
    from boardrules.simulation.runner import Summary

__all__ = [
    "AmbiguousNotation",
    "BoardRulesError",
    "Divergence",
    "IllegalAction",
    "IncompatibleRules",
    "InvalidOptions",
    "InvalidState",
    "LogFormatError",
    "MalformedAction",
    "NotationError",
    "ParseError",
    "RecorderError",
    "RegistryError",
    "ReplayError",
    "UnknownGame",
    "UnknownSeat",
    "UntrustedPack",
    "WorkerDied",
    "clipped",
    "several",
]


SHOWN: Final = 10
"""Faults that a message shows, of however many there are."""

LONGEST: Final = 400
"""Characters that a message shows of one fault."""


def several(faults: Sequence[str]) -> str:
    """*faults* as one message: the first ten, each cut short if it is long, and how many more there are.

    >>> several(["no", "nor this"])
    'no; nor this'
    """
    more = len(faults) - SHOWN
    return "; ".join(map(clipped, faults[:SHOWN])) + (f"; and {more} more faults" if more > 0 else "")


def clipped(text: str) -> str:
    """*text*, cut short if it is long."""
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
    """Data that should be an action is none: the message has the path of the fault."""


class InvalidState(BoardRulesError):
    """Data that should be a state (a view, an event) is none, or describes an impossible position.

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
    """A line of text is not one action."""


class ParseError(NotationError):
    """The text is not understood; the message says which word, and what is expected there."""


class AmbiguousNotation(NotationError):
    """The text fits several actions; ``candidates`` are texts of which each fits just one."""

    def __init__(self, message: str, candidates: tuple[str, ...]) -> None:
        super().__init__(message)
        self.message = message
        self.candidates = candidates

    def __str__(self) -> str:
        return f"{self.message}: {', '.join(self.candidates)}"


class ReplayError(BoardRulesError):
    """A log cannot be replayed, or not to its end."""


class LogFormatError(ReplayError):
    """A log's text is damaged: ``line`` (from 1) is the first bad one; ``prefix`` is all that came before it, if a header did."""

    def __init__(self, message: str, *, line: int = 1, prefix: Log | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.prefix = prefix

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}"


class UnknownGame(ReplayError):
    """The log is of a game that is not installed here."""


class IncompatibleRules(ReplayError):
    """The log was written by other rules, or a newer format, than the ones installed; the message names both."""


class UntrustedPack(ReplayError):
    """The log brings custom cards along, and nobody said that they may be read and played."""


class Divergence(ReplayError):
    """The log says something else than the rules: ``ply`` is how far it can be trusted, ``prefix`` the log up to there.

    That is up to the action before the one that was refused, or up to the last fingerprint that was right.
    """

    def __init__(self, ply: int, why: str, prefix: Log) -> None:
        super().__init__(why)
        self.ply = ply
        self.why = why
        self.prefix = prefix

    def __str__(self) -> str:
        return f"after ply {self.ply}: {self.why}"


class RecorderError(BoardRulesError):
    """A match cannot be recorded there: another writer is at work, or what stands there is not the log of this match."""


class UnknownSeat(BoardRulesError, ValueError):
    """A seat that the game has not: *seat* was asked for, and there are *seats*, counted from 0."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"there is no seat {seat}: the seats of this game are 0 to {seats - 1}, and None is a spectator")


class RegistryError(BoardRulesError):
    """No game of that name is installed, two are, or the one found does not satisfy the contract."""


class WorkerDied(BoardRulesError):
    """A process of the executor died during :func:`boardrules.simulate`: killed, out of memory, or crashed.

    ``lost`` are the games without a result, ``range`` objects in ascending order: those that were being played and those that
    nobody had begun. ``summary`` sums up the games that were done, None if there were none.
    """

    def __init__(self, lost: tuple[range, ...], summary: Summary | None) -> None:
        done = 0 if summary is None else summary.games
        games = ", ".join(f"{part.start} to {part.stop - 1}" if len(part) > 1 else str(part.start) for part in lost[:SHOWN])
        more = f" and {len(lost) - SHOWN} more stretches" if len(lost) > SHOWN else ""
        super().__init__(f"a worker died: there is no result of games {games}{more}; the {done} others are in the error's summary")
        self.lost = lost
        self.summary = summary
