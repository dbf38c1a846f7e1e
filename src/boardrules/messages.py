"""Messages: keys with parameters, from which sentences in any language are made.

The sentences are written in Project Fluent files, in the folder ``locales`` of the package that uses them, such as
``locales/pl/pixies.ftl``. ``python -m boardrules.translation`` compiles ``locales/pl/*.ftl`` into ``locales/pl.json``, which is what the
library reads, so that it needs no other package; see :func:`boardrules.translator`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias, assert_never

import msgspec

from boardrules.values import Integer, Seat, Value

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = [
    "CORE_MESSAGES",
    "Argument",
    "Message",
    "Messages",
    "Names",
    "Pattern",
    "Plural",
    "Speaker",
    "capitalized",
    "filled_in",
    "listed",
    "name_key",
    "numbered",
    "written",
]

ENGLISH: Final = "en"


class Message(Value, frozen=True, gc=False):
    """A sentence before it is put in words: the key of a message and its parameters.

    A parameter is an id, a number, another message, or a tuple of messages, which is written as a list: "R1_C, B4_C and Y2_C". ``text`` is
    used if no language has the key: a name from a pack of custom cards, or a sentence of a game without messages.
    """

    key: str
    params: tuple[tuple[str, Argument], ...] = ()
    text: str | None = None

    @classmethod
    def of(cls, key: str, **params: Argument) -> Message:
        """Return the message *key* with the parameters *params*."""
        return cls(key, tuple(params.items()))

    @classmethod
    def named(cls, kind: str, name: str) -> Message:
        """Return the message for a *name* printed on a card; a language that has no word for it uses the English one."""
        words = " ".join(name.split())
        return cls(name_key(kind, words), (), words)


_OTHER: Final = re.compile(r"[^a-z0-9]+")


@lru_cache(maxsize=4096)
def name_key(kind: str, name: str) -> str:
    """Return the key of a printed *name*, made of its English words, so that a custom card with the same name has the same translation.

    >>> name_key("card", "Dragon Mage")
    'card-dragon_mage'
    """
    return f"{kind}-{_OTHER.sub('_', name.lower()).strip('_')}"


Argument: TypeAlias = str | Integer | Message | tuple[Message, ...]
"""A parameter of a message."""

Filled: TypeAlias = Mapping[str, str | int]
"""Parameters whose messages have been put in words. The length of a list ``cards`` is ``cards_count``."""

Say: TypeAlias = Callable[[str, Filled], str | None]
"""A function that returns the sentence of a key in one language, or None if the language has none."""

NameOf: TypeAlias = Callable[[str], str]
"""A function that returns the name of a thing by its id."""


class Variable(msgspec.Struct, frozen=True, tag="variable", array_like=True):
    """A place for a parameter in a sentence."""

    name: str


class NamedCard(msgspec.Struct, frozen=True, tag="card", array_like=True):
    """A place for the name of the card whose id is a parameter: ``CARD($card)``."""

    name: str


class NamedPlace(msgspec.Struct, frozen=True, tag="place", array_like=True):
    """A place for the name of the cell or slot whose id is a parameter: ``PLACE($cell)``."""

    name: str


class NamedPlayer(msgspec.Struct, frozen=True, tag="player", array_like=True):
    """A place for the name of the player whose seat is a parameter: ``PLAYER($seat)``."""

    name: str


class Select(msgspec.Struct, frozen=True, tag="select", array_like=True):
    """A choice of words by a parameter: by a number, by its plural category, or by an id."""

    name: str
    cases: dict[str, list[Part]]
    default: str


class SelectReader(msgspec.Struct, frozen=True, tag="who", array_like=True):
    """A choice of words by ``WHO($seat)``: ``you`` if the reader has that seat, otherwise ``other``."""

    name: str
    cases: dict[str, list[Part]]
    default: str


Part: TypeAlias = str | Variable | NamedCard | NamedPlace | NamedPlayer | Select | SelectReader
Pattern: TypeAlias = list[Part]


def itself(id: str) -> str:
    """Return *id*, for a thing that has no better name."""
    return id


def numbered(seat: int) -> str:
    """Return what a player without a name is called in English, counted from one.

    >>> numbered(0)
    'Player 1'
    """
    return f"Player {seat + 1}" if seat >= 0 else "luck"


@dataclass(frozen=True, slots=True)
class Names:
    """The names of things and people in sentences, and the seat of the reader, who is addressed as "you".

    ``card`` names a card or a unit by its id, ``place`` a cell or a slot, ``player`` a seat. Without a ``reader``, nobody is addressed.
    """

    card: NameOf = itself
    place: NameOf = itself
    player: Callable[[int], str] = numbered
    reader: int | None = None


NAMELESS: Final = Names()
"""The names of a game in English for which nothing better is known."""


def _by_id(id: str, name: str) -> str:  # noqa: ARG001  (other functions in its place need the name)
    """Return the key of a card by its id: ``card-B4_C``."""
    return f"card-{id}"


@dataclass(frozen=True)
class Messages:
    """The messages of a package: those in its own folder ``locales``, and the library's as a fallback.

    ``card_key`` returns the key of the message with the name of a card, from its id in ``SPEC.cards`` and its English name. ``place``
    returns the name for people of a cell or a slot, the same in all languages; ``card`` the English name of a card by its id.
    """

    package: str
    card_key: Callable[[str, str], str] = field(default=_by_id, kw_only=True)
    place: NameOf = field(default=itself, kw_only=True)
    card: NameOf = field(default=itself, kw_only=True)

    def names(self, card: NameOf | None = None) -> Names:
        """Return English names: cards as *card* or else the game names them, places as the game does, players by numbers."""
        return Names(card or self.card, self.place)

    @property
    def folder(self) -> Traversable:
        """The folder that contains a folder for each language."""
        from importlib.resources import files  # noqa: PLC0415  (it takes longer to import than all else here)

        return files(self.package) / "locales"

    def languages(self) -> tuple[str, ...]:
        """Return the tags of the languages that have messages, in alphabetical order."""
        return tuple(sorted(folder.name for folder in self.folder.iterdir() if folder.is_dir())) if self.folder.is_dir() else ()

    def sources(self, language: str) -> tuple[str, ...]:
        """Return the texts of the Fluent files of *language*, in the order of their names; ``()`` if there are none."""
        folder = self.folder / language
        found = (
            sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name) if folder.is_dir() else []
        )
        return tuple(file.read_text("utf-8") for file in found)

    def compiled(self, language: str) -> Mapping[str, Pattern] | None:
        """Return the compiled messages of *language*, or None if there are none."""
        file = self.folder / f"{language}.json"
        return msgspec.json.decode(file.read_bytes(), type=dict[str, list[Part]]) if file.is_file() else None

    def in_english(self, key: str, params: Filled, names: Names | None = None) -> str | None:
        """Return the English sentence of *key*, or None if there is none. Raises KeyError if a parameter is missing."""
        pattern = self._patterns.get(key)
        return None if pattern is None else written(pattern, params, names or self._nameless, _english_plural)

    def english(self, message: Message, names: Names | None = None) -> str:
        """Return *message* as an English sentence."""
        return filled_in(message, lambda key, params: self.in_english(key, params, names))

    def question(self, key: str, params: Filled = MappingProxyType({}), names: Names | None = None) -> str:
        """Return the English sentence of the question *key*. Raises LookupError if there is none."""
        return self._required(f"question-{key.replace('.', '-')}", params, names)

    def refusal(self, key: str, params: Filled, names: Names | None = None) -> str:
        """Return the English sentence of the refusal *key*. Raises LookupError if there is none."""
        return self._required(f"refusal-{key}", params, names)

    @cached_property
    def _nameless(self) -> Names:
        return self.names()

    def _required(self, key: str, params: Filled, names: Names | None) -> str:
        sentence = self.in_english(key, params, names)
        if sentence is None:
            raise LookupError(f"{self.package} has no message {key}")
        return sentence

    @cached_property
    def _patterns(self) -> Mapping[str, Pattern]:
        own = self.compiled(ENGLISH) or {}
        return own if self.package == "boardrules" else {**CORE_MESSAGES._patterns, **own}  # noqa: SLF001  (an instance of this class)


class Speaker(Protocol):
    """The interface that puts the messages of a game in words of one language; :class:`boardrules.Translator` implements it.

    It has a hash, because drawings are remembered by their speaker.
    """

    def __hash__(self) -> int: ...  # pragma: no cover

    @property
    def messages(self) -> Messages:
        """The messages that it can put in words."""
        ...  # pragma: no cover

    @property
    def reader(self) -> Seat | None:
        """The seat that is addressed as "you", or None."""
        ...  # pragma: no cover

    def __call__(self, said: Message, /, *, view: object = None) -> str:
        """Return the message *said* as a sentence; things of one name are told apart by what *view* shows."""
        ...  # pragma: no cover

    def player(self, seat: int) -> str:
        """Return the name of the player of *seat*, such as "Ann" or "Player 1"."""
        ...  # pragma: no cover

    def sentence(self, key: str, params: tuple[tuple[str, str | int], ...], english: str, *, view: object = None) -> str:
        """Return the sentence of *key*, or *english* if the language has none."""
        ...  # pragma: no cover


CORE_MESSAGES: Final = Messages("boardrules")
"""The messages of the library: refusals by hosts and of malformed actions, lists, the words of the command line."""


Plural: TypeAlias = Callable[[int], str]
"""A function that returns the plural category of a number in one language: ``one``, ``few``, ``many`` or ``other``."""


def _english_plural(n: int) -> str:
    return "one" if n == 1 else "other"


def written(pattern: Pattern, params: Filled, names: Names, plural: Plural) -> str:
    """Return a compiled sentence with its parameters filled in. Raises KeyError if a parameter is missing."""
    return "".join([part if isinstance(part, str) else _part(part, params, names, plural) for part in pattern])


def _part(
    part: Variable | NamedCard | NamedPlace | NamedPlayer | Select | SelectReader, params: Filled, names: Names, plural: Plural
) -> str:
    value = params[part.name]
    match part:
        case Variable():
            return str(value)
        case NamedCard():
            return names.card(str(value))
        case NamedPlace():
            return names.place(str(value))
        case NamedPlayer():
            return names.player(int(value))
        case SelectReader():
            case = "you" if names.reader is not None and int(value) == names.reader else "other"
        case Select():
            case = str(value)
            if case not in part.cases and isinstance(value, int):
                case = plural(value)
        case _:
            assert_never(part)
    return written(part.cases.get(case, part.cases[part.default]), params, names, plural)


def filled_in(message: Message, *languages: Say) -> str:
    """Return *message* as a sentence of the first of *languages* that has its key. If none has it, return its ``text``, or else its key."""
    if not message.params:
        params: Filled = {}
    else:
        params = dict(_filled(message, languages))
    for say in languages:
        said = say(message.key, params)
        if said is not None:
            return said
    return message.key if message.text is None else message.text


def _filled(message: Message, languages: tuple[Say, ...]) -> Iterable[tuple[str, str | int]]:
    for name, value in message.params:
        if isinstance(value, Message):
            yield name, filled_in(value, *languages)
        elif isinstance(value, tuple):
            yield name, listed([filled_in(one, *languages) for one in value], *languages)
            yield f"{name}_count", len(value)
        else:
            yield name, value


def listed(words: Iterable[str], *languages: Say) -> str:
    """Return *words* as a list, such as "R1_C, B4_C and Y2_C"; equal words are counted: "a card (3 times)"."""
    counted = Counter(words)
    parts = [word if n == 1 else filled_in(Message.of("list-times", word=word, n=n), *languages) for word, n in counted.items()]
    if not parts:
        return ""
    head, last = parts[0], parts[-1]
    for part in parts[1:-1]:
        head = filled_in(Message.of("list-more", list=head, word=part), *languages)
    return head if len(parts) == 1 else filled_in(Message.of("list-last", list=head, word=last), *languages)


def capitalized(sentence: str) -> str:
    """Return *sentence* with a capital first letter, for sentences that begin with a parameter such as the name of a card."""
    return sentence[:1].upper() + sentence[1:]
