"""Texts that people, and others, type where an action is wanted."""

from __future__ import annotations

from random import Random
from typing import Final

ODD_TEXTS: Final[tuple[str, ...]] = (
    "",
    " ",
    "\t\n",
    "?",
    "-",
    "0",
    "-1",
    "99999999999999999999",
    "9" * 5000,
    "\u00b2",
    "\uff11 \u0663",
    "1e9",
    "None",
    "no such thing",
    "a b c d e f g h",
    "x" * 10_000,
    "x " * 2000,
    "(" * 3000,
    "{}[]<>'\"\\`%s {0} {x!r}",
    "\0",
    "\ud800",
    "\u202e\u200b\ufeff",
    "\U0001f0a1",
    "stra\u00dfe \u0130 \ufb01",
)
"""Texts that mean nothing in most games: none, too much, digits of other scripts, half a surrogate pair."""

ODD_WORDS: Final = ("", "?", "-1", "99", "9" * 5000, "\u00b2", "\uff11", "x", ".", ",", ":", "->", "\ud800", "\0")


def garbled(text: str, others: list[str], rng: Random) -> str:
    """Return *text* with a word or a letter gone wrong; *others* lend theirs."""
    words = text.split(" ")
    index = rng.randrange(len(words))
    kind = rng.randrange(7)
    if kind == 0:
        del words[index]
    elif kind == 1:
        words.insert(index, rng.choice(ODD_WORDS))
    elif kind == 2:
        words[index] = rng.choice(ODD_WORDS)
    elif kind == 3:
        words[index] = rng.choice(rng.choice(others or [text]).split(" "))
    elif kind == 4:
        rng.shuffle(words)
    elif kind == 5:
        words[index] = words[index].swapcase()
    else:
        at = rng.randrange(len(text) + 1)
        return text[:at] + rng.choice(ODD_WORDS) + text[at + rng.randrange(3) :]
    return " ".join(words)


def garbage(texts: list[str], rng: Random, n: int) -> list[str]:
    """Return *n* texts, of which few mean what somebody may do; *texts* are ones that do."""
    found: list[str] = []
    for _ in range(n):
        if texts and rng.random() < 0.7:
            found.append(garbled(rng.choice(texts), texts, rng))
        else:
            found.append(rng.choice(ODD_TEXTS))
    return found
