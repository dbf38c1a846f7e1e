"""The errors of logs, below :class:`boardrules.BoardRulesError`."""

from __future__ import annotations

from boardrules.errors import BoardRulesError
from boardrules.logs.log import Log

__all__ = ["Divergence", "IncompatibleRules", "LogFormatError", "RecorderError", "ReplayError", "UnknownGame", "UntrustedPack"]


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
    """The log is by other rules or in a newer format than those installed; the message names both versions."""


class UntrustedPack(ReplayError):
    """The log has custom cards, and the caller has not allowed them to be read and played."""


class Divergence(ReplayError):
    """The log contradicts the rules: ``ply`` is the last ply that can be trusted, ``prefix`` is the log up to there.

    That ply is the one before the refused action, or the one of the last correct fingerprint.
    """

    def __init__(self, ply: int, why: str, prefix: Log) -> None:
        super().__init__(why)
        self.ply = ply
        self.why = why
        self.prefix = prefix

    def __str__(self) -> str:
        return f"after ply {self.ply}: {self.why}"


class RecorderError(BoardRulesError):
    """A match cannot be recorded there.

    Another writer is at work, what is kept there is not the log of this match, or the file was deleted, moved, replaced or cut meanwhile.
    """
