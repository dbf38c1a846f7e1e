"""Notation: the parsing of a line of text, and the errors for a line that does not name exactly one action.

A line may begin with the seat that acts (``1: draw``), followed by the verb of the action and its arguments. A name may be shortened: a
game finds everything that a word may mean, and the error for a line that may mean several actions lists the text of each.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypeVar

from boardrules.errors import AmbiguousNotation, ParseError
from boardrules.messages import CORE_MESSAGES, Argument, Message, Messages
from boardrules.toolkit.refusals import shown
from boardrules.values import CHANCE, Seat

__all__ = ["Line", "Notation", "NumberKind", "beginning", "fault", "number", "only"]

T = TypeVar("T")

NumberKind: TypeAlias = Literal["cell", "seat", "face", "coordinate", "none"]
"""The meaning of a number, as messages name it."""

NUMBER: Final = re.compile(r"-?[0-9]{1,16}")


def fault(key: str, messages: Messages = CORE_MESSAGES, **params: Argument) -> ParseError:
    """Return the error with the message *key*, one of a game's own *messages* or of the library's."""
    said = Message.of(key, **params)
    return ParseError(messages.english(said), said=said)


def number(word: str, what: NumberKind, low: int, high: int) -> int:
    """Parse *word* as a number from *low* to *high*; *what* is its meaning, for the message. Raises ParseError.

    >>> number("12", "cell", 1, 9)
    Traceback (most recent call last):
        ...
    boardrules.errors.ParseError: '12' is not a cell: a number from 1 to 9
    """
    found = int(word) if NUMBER.fullmatch(word) else low - 1
    if not low <= found <= high:
        raise fault("notation-number", word=shown(word), what=what, low=low, high=high)
    return found


def beginning(word: str, *groups: Iterable[str]) -> tuple[str, ...]:
    """Return the names that *word* may mean: the exact name, or else those that begin with it, in the first group that has any.

    >>> beginning("knight", ["knight_errant"], ["knight"]), beginning("kn", ["knave"], ["knight"]), beginning("q", ["knave"])
    (('knight',), ('knave',), ())
    """
    names = [tuple(dict.fromkeys(group)) for group in groups]
    if any(word in group for group in names):
        return (word,)
    found = (tuple(name for name in group if name.startswith(word)) for group in names)
    return next(filter(None, found), ()) if word else ()


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text: its *verb*, the *words* after it, and the *form* that such a line should have; *text* is the whole line.

    *by* is the seat that acts. If the line has no verb, the verb is ``""`` and *words* has all words.
    """

    text: str
    by: Seat
    verb: str
    words: tuple[str, ...]
    form: str

    def count(self, low: int, high: int, words: Sequence[str] | None = None) -> None:
        """Check the number of *words* (None: those of the line). Raises ParseError."""
        given = self.words if words is None else words
        if len(given) < low:
            raise self.missing(given)
        if len(given) > high:
            raise fault("notation-too-many", word=shown(given[high]), form=self.form)

    def missing(self, words: Sequence[str]) -> ParseError:
        """Return the error for a line that ends too early, after *words*."""
        return fault("notation-missing", words=shown(" ".join((self.verb, *words)).strip()), form=self.form)


class Notation:
    """The grammar of the lines that name a game's actions.

    Parameters
    ----------
    forms:
        the form of each action, by its verb; ``""`` for actions without a verb, which begin with a name.
    last_seat:
        the highest number that a seat can have.
    luck:
        the verbs of luck; such an action is by ``CHANCE`` if no seat is given.
    alike:
        synonyms of verbs.
    small:
        whether capital letters are read as small ones.

    >>> notation = Notation({"draw": "draw", "play": "play CARD", "dealt": "dealt CARD"}, last_seat=3, luck={"dealt"})
    >>> notation.read("Play ace", (Seat(2),)).by, notation.read("1: draw", ()).by, notation.read("dealt ace", ()).by
    (2, 1, -1)
    >>> notation.read("sing", ())
    Traceback (most recent call last):
        ...
    boardrules.errors.ParseError: 'sing' is no action; an action is written draw, play CARD or dealt CARD
    """

    __slots__ = ("_alike", "_forms", "_last_seat", "_luck", "_small", "written")

    def __init__(
        self,
        forms: Mapping[str, str],
        *,
        last_seat: int,
        luck: Collection[str] = (),
        alike: Mapping[str, str] | None = None,
        small: bool = False,
    ) -> None:
        self._forms = forms
        self._last_seat = last_seat
        self._luck = luck
        self._alike = alike or {}
        self._small = small
        *others, last = forms.values()
        self.written = Message.of("notation-written", forms=", ".join(others), last=last)

    def read(self, text: str, usual: Sequence[Seat]) -> Line:
        """Parse *text* into its parts; *usual* are the seats that may be acting if the text names no seat.

        Raises
        ------
        ParseError
            if the line is empty, or begins with something other than a seat or a verb.
        AmbiguousNotation
            if the line names no seat and several are *usual*.
        """
        head, colon, tail = text.partition(":")
        in_front = bool(colon) and len(head.split()) < 2  # a later word may have a colon in it
        words = (tail if in_front else text).split()
        by = self.seat(head.strip(), CHANCE) if in_front else None
        if not words:
            raise fault("notation-empty", written=self.written)
        verb = self._alike.get(words[0].lower(), words[0].lower())
        if verb not in self._forms:
            verb = ""
        if verb not in self._forms:
            raise fault("notation-no-action", word=shown(words[0]), written=self.written)
        if by is None:
            by = CHANCE if verb in self._luck else self._only(usual, text)
        taken = tuple([word.lower() if self._small else word for word in (words[1:] if verb else words)])
        return Line(text.strip(), by, verb, taken, self._forms[verb])

    def seat(self, word: str, first: int = 0) -> Seat:
        """Parse *word* as a seat, from *first* on. Raises ParseError."""
        return Seat(number(word, "seat", first, self._last_seat))

    def _only(self, usual: Sequence[Seat], text: str) -> Seat:
        if len(usual) != 1:
            candidates = tuple(f"{seat}: {shown(text.strip())}" for seat in usual)
            said = Message.of("notation-which-seat")
            raise AmbiguousNotation(CORE_MESSAGES.english(said), candidates, said=said)
        return usual[0]


def only(line: Line, found: Sequence[T], write: Callable[[T], str]) -> T:
    """Return the one action that *line* means; *found* has all candidates, at least one, and *write* returns the text of an action.

    Raises
    ------
    AmbiguousNotation
        if there are several, with their texts as ``candidates``.
    """
    if len(found) > 1:
        said = Message.of("notation-ambiguous", text=shown(line.text), n=len(found))
        raise AmbiguousNotation(CORE_MESSAGES.english(said), tuple(map(write, found)), said=said)
    return found[0]
