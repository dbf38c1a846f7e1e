"""Which action a text means in which a language model says more than the action."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

from boardrules.capabilities import Notation
from boardrules.errors import NotationError, ParseError

__all__ = ["read_answer"]

A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")

_BRACKETS: Final = re.compile(r"\[([^\[\]\n]+)\]")
_MARKS: Final = " \t`*_\"'.!"
"""What people and models put around an action."""

LONGEST: Final = 200
"""Characters of a line that is read as an action."""

NAMED: Final = 5
"""Actions that a message repeats, of however many the text names."""


def read_answer(words: Notation[V, A, E], view: V, legal: Mapping[str, A], answer: str) -> A:
    """The action that *answer* means; whether it is legal is not asked.

    In this order: what stands in the last square brackets in which an action stands; the last line, alone or after a colon; the one legal
    action that the text names, by its notation, as a word of its own. *legal* has the legal actions by their notation.

    Raises
    ------
    NotationError
        if it means none, or several; the message is for whoever gave the answer.
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
        raise ParseError(f"the answer names several actions: {', '.join(named[:NAMED])}{more}; put the one you take into square brackets")
    if fault is None:
        raise ParseError("the answer is empty; put one action into square brackets")
    raise fault


def _candidates(bracketed: list[str], line: str) -> Iterator[str]:
    """What may be an action, the most certain first."""
    yield from (text[:LONGEST] for text in reversed(bracketed))
    whole = line.strip(_MARKS)
    if whole and not bracketed and len(whole) <= LONGEST:
        yield whole
        yield from (part.strip(_MARKS) for part in [whole.partition(":")[2], whole.rpartition(":")[2]] if part.strip(_MARKS))


def _named(legal: Mapping[str, A], answer: str) -> list[str]:
    """The notations that stand in *answer* as words, without those that are only a part of a longer one there."""
    rest = answer
    found: list[str] = []
    for text in sorted(legal, key=lambda text: (-len(text), text)):
        pattern = re.compile(rf"(?<![\w.,>-]){re.escape(text)}(?![\w>-]|[.,]\d)")
        rest, times = pattern.subn(" ", rest)
        if times:
            found.append(text)
    return [text for text in legal if text in found]
