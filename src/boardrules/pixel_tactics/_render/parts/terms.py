"""The words that drawings of cards contain, in one language: part of what a remembered drawing depends on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.toolkit.drawing.voice import Voice

if TYPE_CHECKING:
    from boardrules.messages import Speaker

WORDS: Final = (
    "strength",
    "life",
    "damage",
    "more",
    "less",
    "intercept",
    "ranged",
    "in-melee",
    "leader",
    "corpse",
    "lethal",
    "empty",
    "trap",
    "trap-face-down",
    "of-operation",
    "just-now",
    "deck",
    "unknown-in-hand",
)


@dataclass(frozen=True, slots=True)
class Terms:
    """Words of drawings, by the ends of their keys: ``terms["strength"]``. Equal terms are of one language."""

    language: str
    """All words, by which languages are told apart."""
    words: Mapping[str, str] = field(compare=False, repr=False)

    @classmethod
    def of(cls, say: Voice) -> Terms:
        """Return the words in the language of *say*."""
        words = {word: say(f"board-{word}") for word in WORDS}
        for what in ("attack", "life"):
            words[f"number-{what}"] = say("board-number", what=what, n=0)
        return cls("\n".join(words.values()), words)

    def __getitem__(self, word: str) -> str:
        return self.words[word]

    def number(self, what: str, n: int) -> str:
        """Return a printed number with its name."""
        said = self.words.get(f"number-{what}", f"{what} 0")
        return said.replace("0", str(n))


ENGLISH: Final = Terms.of(Voice(MESSAGES))
_KNOWN: Final[WeakKeyDictionary[Speaker, Terms]] = WeakKeyDictionary()


def terms_of(speaker: Speaker | None) -> Terms:
    """Return the words of drawings in the language of *speaker*, or in English."""
    if speaker is None:
        return ENGLISH
    try:
        found = _KNOWN.get(speaker)
        if found is None:
            found = _KNOWN[speaker] = Terms.of(Voice(MESSAGES, speaker))
    except TypeError:  # it cannot be referred to weakly, or has no hash
        return Terms.of(Voice(MESSAGES, speaker))
    return found
