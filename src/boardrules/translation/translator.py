"""Translators: refusals, questions, events, labels, rules, cards and terms in one language, with English as a fallback."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from boardrules.capabilities import Wording
from boardrules.contract import A, Decision, E, Game, O, Refusal, S, Spec, V
from boardrules.errors import MAX_CANDIDATES, AmbiguousNotation, BoardRulesError, NotationError
from boardrules.messages import CORE_MESSAGES, ENGLISH, Filled, Message, Messages, Say, capitalized, filled_in, listed, name_of_no_card
from boardrules.presentation import notation
from boardrules.rulebook import CORE_RULES, Rule, find_rules
from boardrules.transforms import capability
from boardrules.translation.bundle import Bundle
from boardrules.translation.keys import variant_key
from boardrules.translation.spoken import PLURALS, Spoken

__all__ = ["Translator", "UnknownLanguage", "languages", "translator"]


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


def translator(language: str, game: Game[S, A, V, E, O] | None = None) -> Translator:
    """Return a translator of *game* and the library into *language*, a tag such as ``"pl"`` or ``"pl-PL"``.

    A sentence that the language lacks is returned in English, and so is every sentence of a game without messages.

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
    """
    known = languages(game)
    asked = language.replace("_", "-").lower()
    found = next((tag for tag in known if asked == tag.lower() or asked.startswith(f"{tag.lower()}-")), None)
    if found is None:
        raise UnknownLanguage(f"there are no messages in the language {language[:40]!r}; there are: {', '.join(known)}")
    return Translator(found, game)


@dataclass(frozen=True)
class _Cards:
    """The names of the cards of a game: those in a language, or else those of the game itself."""

    spec: Spec[Any, Any, Any, Any, Any]
    messages: Messages
    say: Say

    def __call__(self, id: str) -> str:
        try:
            card = self.spec.card(id)
        except LookupError:
            return id
        return self.say(self.messages.card_key(card.id, card.name), {}) or card.name


def _silent(key: str, params: Filled) -> str | None:  # noqa: ARG001  (a Say)
    """Return None: a language without messages."""
    return None


def _voice(language: str, whose: tuple[Messages, ...]) -> Say:
    """Return the messages of some packages, later ones first: compiled if all of them are, otherwise from the Fluent files."""
    compiled = [messages.compiled(language) for messages in whose if language in PLURALS and messages.sources(language)]
    patterns = [found for found in compiled if found is not None]
    if patterns and len(patterns) == len(compiled):
        return Spoken(language, {key: pattern for found in patterns for key, pattern in found.items()})
    return Bundle(language, tuple([source for messages in whose for source in messages.sources(language)]))


class Translator:
    """A translator of a game and the library into one language. :func:`translator` makes one; threads may share it.

    Call it with a refusal, a question, an error of notation or a message to get the sentence. ``language`` is the tag of the language.
    """

    def __init__(self, language: str, game: Game[Any, Any, Any, Any, Any] | None) -> None:
        self.language: Final = language
        self._game: Final = game
        self._wording: Final = None if game is None else capability(game, Wording[Any, Any, Any])
        messages = CORE_MESSAGES if self._wording is None else self._wording.MESSAGES
        own = _silent if language == ENGLISH else _voice(language, (CORE_MESSAGES, *(() if messages is CORE_MESSAGES else (messages,))))
        self._card: Final = name_of_no_card if game is None else _Cards(game.SPEC, messages, own)
        if isinstance(own, Bundle | Spoken):
            own.card = self._card
        self._own: Final = own
        self._messages: Final = messages
        self._said: Final = (own, self._english)

    def _english(self, key: str, params: Filled) -> str | None:
        return self._messages.in_english(key, params, self._card)

    @property
    def messages(self) -> Messages:
        """The messages of the game, or those of the library if it is for no game."""
        return self._messages

    def __call__(self, said: Refusal[Any] | Decision[Any] | NotationError | Message, /) -> str:
        """Return the sentence of a refusal, a question, an error of notation or a message."""
        match said:
            case NotationError():
                return self._misread(said)
            case Refusal():
                return self.sentence(f"refusal-{said.key}", said.params, said.message)
            case Decision():
                return self.sentence(f"question-{said.key}", said.params, said.question)
            case _:
                return filled_in(said, *self._said)

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

    def sentence(self, key: str, params: tuple[tuple[str, str | int], ...], english: str) -> str:
        """Return the sentence of *key* in this language, or else *english*, the game's own sentence; a key may contain dots."""
        return self._own(key.replace(".", "-"), dict(params)) or english

    def event(self, view: object, event: object) -> str:
        """Return *event* as a sentence; *view* is the view after it."""
        if self._wording is None:
            return "" if self._game is None else notation(self._game).format_event(view, event)
        return capitalized(self(self._wording.event_message(view, event)))

    def label(self, view: object, action: object) -> str:
        """Return the label of *action* for a button."""
        if self._wording is None:
            return "" if self._game is None else notation(self._game).label(view, action)
        return capitalized(self(self._wording.label_message(view, action)))

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
        word = self._own(f"term-{id}", {}) or self._english(f"term-{id}", {})
        if word is None:
            raise LookupError(f"there is no term {id[:40]!r}")
        return word
