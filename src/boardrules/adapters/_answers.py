"""The parsing of an answer in which a language model says more than the action."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

from boardrules.capabilities import Notation
from boardrules.errors import NotationError, ParseError

A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")

_BRACKETS: Final = re.compile(r"\[([^\[\]\n]+)\]")
_MARKS: Final = " \t`*_\"'.!"
"""Characters that people and models put around an action."""

LONGEST: Final = 200
"""Maximum length, in characters, of a line that is parsed as an action."""

NAMED: Final = 5
"""Maximum number of actions that a message repeats if the text names several."""


def read_answer(words: Notation[V, A, E], view: V, legal: Mapping[str, A], answer: str) -> A:
    """Parse *answer* as an action, legal or not.

    These are tried in order: the last square brackets that contain an action; the last line, whole or after a colon; the one legal action
    that the text names in notation as a separate word. *legal* has the legal actions by their notation.

    Raises
    ------
    NotationError
        if the answer means no action, or several; the message is for the player who gave the answer.
    """
    bracketed = [found.strip() for found in _BRACKETS.findall(answer)]
    lines = [line for line in answer.splitlines() if line.strip(_MARKS)]
    fault: NotationError | None = None
    for text in _candidates(bracketed, lines[-1] if lines else ""):
        if text in legal:
            return legal[text]
        try:
            return words.parse_action(view, text)
        except NotationError as error:
            fault = fault or error
    named = _named(legal, answer)
    if len(named) == 1:
        return legal[named[0]]
    if named and not bracketed:
        more = f" and {len(named) - NAMED} more" if len(named) > NAMED else ""
        raise ParseError(f"the answer names several actions: {', '.join(named[:NAMED])}{more}; put the one you take in square brackets")
    if fault is None:
        raise ParseError("the answer is empty; put one action in square brackets")
    raise fault


def _candidates(bracketed: list[str], line: str) -> Iterator[str]:
    """Yield the texts that may be the action, the most certain first."""
    yield from (text[:LONGEST] for text in reversed(bracketed))
    whole = line.strip(_MARKS)
    if whole and not bracketed and len(whole) <= LONGEST:
        yield whole
        yield from (part.strip(_MARKS) for part in [whole.partition(":")[2], whole.rpartition(":")[2]] if part.strip(_MARKS))


def _named(legal: Mapping[str, A], answer: str) -> list[str]:
    """Return the notations that occur in *answer* as words, except those that are only a part of a longer one."""
    rest = answer
    found: list[str] = []
    for text in sorted(legal, key=lambda text: (-len(text), text)):
        pattern = re.compile(rf"(?<![\w.,>-]){re.escape(text)}(?![\w>-]|[.,]\d)")
        rest, times = pattern.subn(" ", rest)
        if times:
            found.append(text)
    return [text for text in legal if text in found]
