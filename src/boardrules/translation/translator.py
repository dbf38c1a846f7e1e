"""Translators: refusals, questions, events, labels, rules, cards and terms in one language, with English as a fallback."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from boardrules.capabilities import Naming, Wording
from boardrules.contract import A, Decision, E, Game, O, Refusal, S, V
from boardrules.errors import MAX_CANDIDATES, AmbiguousNotation, BoardRulesError, NotationError
from boardrules.messages import CORE_MESSAGES, ENGLISH, NAMELESS, Filled, Message, Messages, Names, Say, capitalized, filled_in, listed
from boardrules.presentation import accepted, notation
from boardrules.rulebook import CORE_RULES, Rule, find_rules
from boardrules.toolkit.reuse import Recalled
from boardrules.transforms import capability
from boardrules.translation.bundle import Bundle
from boardrules.translation.keys import variant_key
from boardrules.translation.people import known_as
from boardrules.translation.spoken import PLURALS, Spoken
from boardrules.values import Seat

__all__ = ["Translator", "UnknownLanguage", "languages", "translator"]


MOST_REMEMBERED: Final = 4096
"""Sentences that a translator remembers."""


class UnknownLanguage(BoardRulesError, LookupError):
    """No messages exist in that language; the error lists the languages that have messages."""


def languages(game: Game[S, A, V, E, O] | None = None) -> tuple[str, ...]:
    """Return the languages that the library speaks, and those of *game* if one is given.

    >>> from boardrules import languages, pixies
    >>> languages(pixies)
    ('en', 'pl', 'ru')
    """
    worded = None if game is None else capability(game, Wording[Any, Any, Any])
    own = () if worded is None else worded.MESSAGES.languages()
    return tuple(sorted({*CORE_MESSAGES.languages(), *own}))


def translator(
    language: str, game: Game[S, A, V, E, O] | None = None, *, names: Iterable[str] = (), reader: Seat | None = None
) -> Translator:
    """Return a translator of *game* and the library into *language*, a tag such as ``"pl"`` or ``"pl-PL"``.

    A sentence that the language lacks is returned in English, and so is every sentence of a game without messages.

    Parameters
    ----------
    names:
        the names of the players, seat by seat. A seat without one, or with an empty one, is "Player 1", counted from one. A name is cut to
        24 characters, unwanted characters in it are escaped, and equal names are numbered.
    reader:
        the seat of the person who reads the sentences, who is addressed as "you".

    Raises
    ------
    UnknownLanguage
        if neither the library nor the game has a message in that language.
    ImportError
        for a language or a game whose messages are not compiled, if the extra ``i18n`` is not installed.

    >>> from boardrules import Seat, pixies, translator
    >>> tr = translator("en", pixies)
    >>> tr.rule("PX-PLA-1").title
    'No value twice'
    >>> translator("en", pixies, names=("Ann", "Bo")).player(Seat(1))
    'Bo'
    """
    known = languages(game)
    asked = language.replace("_", "-").lower()
    found = next((tag for tag in known if asked == tag.lower() or asked.startswith(f"{tag.lower()}-")), None)
    if found is None:
        raise UnknownLanguage(f"there are no messages in the language {language[:40]!r}; there are: {', '.join(known)}")
    return Translator(found, game, names=names, reader=reader)


Language: TypeAlias = Callable[[str, Filled, Names], str | None]
"""A function that returns the sentence of a key with parameters and names, or None if the language has none."""


def _keep(sentences: dict[Message, str], said: Message, sentence: str) -> str:
    """Return *sentence* and remember it; all others are forgotten if there are too many."""
    if len(sentences) >= MOST_REMEMBERED:
        sentences.clear()
    sentences[said] = sentence
    return sentence


def _silent(key: str, params: Filled, names: Names) -> str | None:  # noqa: ARG001  (a Language)
    """Return None: a language without messages."""
    return None


@lru_cache(maxsize=64)
def _language(language: str, whose: tuple[Messages, ...]) -> Language:
    """Return the messages of some packages, later ones first: compiled if all of them are, otherwise from the Fluent files."""
    compiled = [messages.compiled(language) for messages in whose if language in PLURALS and messages.sources(language)]
    patterns = [found for found in compiled if found is not None]
    if patterns and len(patterns) == len(compiled):
        return Spoken(language, {key: pattern for found in patterns for key, pattern in found.items()})
    return Bundle(language, tuple([source for messages in whose for source in messages.sources(language)]))


class Translator:
    """A translator of a game and the library into one language. :func:`translator` makes one; threads may share it.

    Call it with a refusal, a question, an error of notation or a message to get the sentence. ``language`` is the tag of the language,
    ``reader`` the seat that is addressed as "you", or None.
    """

    def __init__(
        self, language: str, game: Game[Any, Any, Any, Any, Any] | None, *, names: Iterable[str] = (), reader: Seat | None = None
    ) -> None:
        self.language: Final = language
        self.reader: Final = reader
        self._game: Final = game
        self._wording: Final = None if game is None else capability(game, Wording[Any, Any, Any])
        self._naming: Final = None if game is None else capability(game, Naming[Any])
        self._messages: Final = CORE_MESSAGES if self._wording is None else self._wording.MESSAGES
        both = (CORE_MESSAGES,) if self._messages is CORE_MESSAGES else (CORE_MESSAGES, self._messages)
        self._language: Final = _silent if language == ENGLISH else _language(language, both)
        self._numbered: Final[dict[int, str]] = {}
        self._people: Final = known_as(names, self._number)
        self._unnamed: Final = frozenset([seat for seat, name in enumerate(self._people) if name == self._number(seat + 1)])
        self._names: Final = Names(self._card, self._messages.place, self._in_sentence, reader)
        self._said: Final = self._says(self._names)
        self._impersonal: Translator | None = None
        self._remembered: Final[dict[Message, str]] = {}
        self._unseen: Final[dict[Message, str]] = {}
        """Sentences that are the same for every view, and those for no view."""

    @property
    def impersonal(self) -> Translator:
        """The translator with the same names that addresses nobody as "you": one for all readers."""
        if self._impersonal is None:
            self._impersonal = _impersonal(self.language, self._game, tuple(self._people))
        return self._impersonal

    def _says(self, names: Names) -> tuple[Say, Say]:
        """Return the sentences of this language and the English ones, with *names*."""
        own = self._language

        def says(key: str, params: Filled) -> str | None:
            return own(key, params, names)

        def english(key: str, params: Filled) -> str | None:
            return self._messages.in_english(key, params, names)

        return says, english

    def _seen(self, view: object) -> tuple[Say, Say]:
        """Return the same, with things of one name told apart by what *view* shows."""
        naming = self._naming
        if view is None or naming is None:
            return self._said

        def called(id: str) -> str:
            return filled_in(naming.called(view, id), *self._said)

        return self._says(Names(called, self._messages.place, self._in_sentence, self.reader))

    def _number(self, number: int) -> str:
        """Return what a player without a name is called, counted from one: "Player 1"."""
        found = self._numbered.get(number)
        if found is None:
            found = capitalized(filled_in(Message.of("player-numbered", number=number), *self._says(NAMELESS)))
            self._numbered[number] = found
        return found

    def _in_sentence(self, seat: int) -> str:
        """Return the same where a sentence may have the word for a player before the name: "gracz Ann", "gracz 1"."""
        if 0 <= seat < len(self._people) and seat not in self._unnamed:
            return self._people[seat]
        if seat < 0:
            return self.player(seat)
        return filled_in(Message.of("player-in-sentence", number=seat + 1), *self._says(NAMELESS))

    def _card(self, id: str) -> str:
        """Return the name of a card in this language, or else that of the game. Any other *id* may be a name, or that of a place."""
        if self._game is None:
            return id
        try:
            card = self._game.SPEC.card(id)
        except LookupError:
            return self._own(self._messages.card_key(id, id), {}) or self._messages.place(id)
        return self._own(self._messages.card_key(card.id, card.name), {}) or card.name

    def _own(self, key: str, params: Filled) -> str | None:
        return self._said[0](key, params)

    @property
    def messages(self) -> Messages:
        """The messages of the game, or those of the library if it is for no game."""
        return self._messages

    def speaking(self, *, names: Iterable[str] = (), reader: Seat | None = None) -> Translator:
        """Return a translator into the same language with other *names* and another *reader*, as :func:`translator` takes them."""
        return Translator(self.language, self._game, names=names, reader=reader)

    def player(self, seat: int) -> str:
        """Return the name of the player of *seat*, or "Player 1" for seat 0 without a name; for ``CHANCE`` the word for luck."""
        if seat < 0:
            return filled_in(Message("player-luck"), *self._said)
        return self._people[seat] if seat < len(self._people) else self._number(seat + 1)

    def __call__(self, said: Refusal[Any] | Decision[Any] | NotationError | Message, /, *, view: object = None) -> str:
        """Return the sentence of a refusal, a question, an error of notation or a message.

        With a *view* of the game, cards or units that have one name are told apart by what it shows: their place, owner or number.
        """
        match said:
            case Message():  # by far the most
                return self._in_words(said, view)
            case NotationError():
                return self._misread(said)
            case Refusal():
                return self.sentence(f"refusal-{said.key}", said.params, said.message, view=view)
            case _:
                return self.sentence(f"question-{said.key}", said.params, said.question, view=view)

    def _in_words(self, said: Message, view: object) -> str:
        """Return the sentence of a message. It is remembered unless it names things that *view* may tell apart."""
        naming, told_apart = self._naming, False
        if view is None or naming is None:
            known = self._unseen.get(said)
            return known if known is not None else _keep(self._unseen, said, filled_in(said, *self._said))
        known = self._remembered.get(said)
        if known is not None:
            return known

        def called(id: str) -> str:
            nonlocal told_apart
            told_apart = True
            return filled_in(naming.called(view, id), *self._said)

        sentence = filled_in(said, *self._says(Names(called, self._messages.place, self._in_sentence, self.reader)))
        return sentence if told_apart else _keep(self._remembered, said, sentence)

    def _misread(self, error: NotationError) -> str:
        """Return why a text is not one action; if it may mean several, list the text of each."""
        if error.said is None:
            return str(error)
        said = self(error.said)
        if not isinstance(error, AmbiguousNotation):
            return said
        more = len(error.candidates) - MAX_CANDIDATES
        offered = ", ".join(error.candidates[:MAX_CANDIDATES])
        return f"{said}: {offered}{self(Message.of('notation-more', n=more)) if more > 0 else ''}"

    def sentence(self, key: str, params: tuple[tuple[str, str | int], ...], english: str, *, view: object = None) -> str:
        """Return the sentence of *key* in this language, or else *english*, the game's own sentence; a key may contain dots."""
        message, filled = key.replace(".", "-"), dict(params)
        own, fallback = self._seen(view)
        said = own(message, filled)
        if said is None and (self._people or self.reader is not None or view is not None):  # *english* knows neither names nor view
            try:
                said = fallback(message, filled)
            except KeyError:  # a message of another version, with other parameters
                said = None
        return said or english

    def event(self, view: object, event: object) -> str:
        """Return *event* as a sentence; *view* is the view after it.

        A game without messages tells it itself; its function ``format_event`` is handed this translator if it accepts a ``translator``.
        """
        if self._wording is None:
            own = getattr(self._game, "format_event", None)
            if own is not None and (words := accepted(own, {"translator": self})):
                told: str = own(view, event, **words)
                return told
            return "" if self._game is None else notation(self._game).format_event(view, event)
        return capitalized(self(self._wording.event_message(view, event), view=view))

    def label(self, view: object, action: object) -> str:
        """Return the label of *action* for a button."""
        if self._wording is None:
            return "" if self._game is None else notation(self._game).label(view, action)
        return capitalized(self(self._wording.label_message(view, action), view=view))

    def rule(self, id: str) -> Rule:
        """Return a rule of the game or of the library, with title, text and variants in this language if they are translated.

        Raises LookupError if there is no such rule.
        """
        found = [rule for rule in find_rules((*(() if self._game is None else self._game.SPEC.rules), *CORE_RULES), id) if rule.id == id]
        if not found:
            raise LookupError(f"there is no rule {id[:40]!r}")
        rule = found[0]
        title, text = self._own(f"rule-{id}", {}) or rule.title, self._own(f"ruletext-{id}", {}) or rule.text
        variants = tuple([replace(one, text=self._own(variant_key(id, one.edition), {}) or one.text) for one in rule.variants])
        same = (title, text, variants) == (rule.title, rule.text, rule.variants)
        return rule if same else replace(rule, title=title, text=text, variants=variants)

    def card(self, id: str) -> str:
        """Return the name of a card, by any id that occurs in a view. Raises LookupError if the game has no such card."""
        if self._game is None:
            raise LookupError(f"there is no card {id[:40]!r}: this translator is for no game")
        self._game.SPEC.card(id)
        return self._card(id)

    def list(self, words: Iterable[str]) -> str:
        """Return *words* as a list, such as "R1_C, B4_C and Y2_C"; equal words are counted."""
        return listed(words, *self._said)

    def term(self, id: str) -> str:
        """Return the word of the rules for *id*, such as ``"vanguard"``. Raises LookupError if there is none."""
        word = self._own(f"term-{id}", {}) or self._messages.in_english(f"term-{id}", {})
        if word is None:
            raise LookupError(f"there is no term {id[:40]!r}")
        return word


_IMPERSONAL: Final = Recalled[Translator](1000)


def _impersonal(language: str, game: Game[Any, Any, Any, Any, Any] | None, people: tuple[str, ...]) -> Translator:
    """Return the translator of this language, game and people that addresses nobody: the same object for all who ask."""
    found = _IMPERSONAL.get(game, language, people)
    return found or _IMPERSONAL.keep(Translator(language, game, names=people), game, language, people)
