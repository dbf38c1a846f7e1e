"""The Fluent files: no key without a sentence, no sentence that nobody uses, the same parameters in every language, English in step."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

pytest.importorskip("fluent.runtime", reason="the extra i18n is not installed")

from boardrules import CORE_MESSAGES, Messages
from boardrules.messages import Pattern
from boardrules.translation.__main__ import files_of, main
from boardrules.translation.bundle import Bundle
from boardrules.translation.compiling import MessageFault, compiled
from boardrules.translation.spoken import Spoken
from tests.translation.sources import GAMES, LANGUAGES, SPOKEN, entries, named, refused, required, spoken

each = pytest.mark.parametrize("messages", SPOKEN, ids=lambda messages: messages.package)
every_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.SPEC.id)


@each
@every_language
def test_every_key_has_a_sentence(messages: Messages, language: str) -> None:
    assert sorted(required(messages) - set(entries(messages, language)) - set(entries(CORE_MESSAGES, language))) == []


@each
def test_every_beginning_of_a_key_has_sentences(messages: Messages) -> None:
    for beginning in named(messages)[1]:
        assert any(key.startswith(beginning) for key in entries(messages, "en")), beginning


@each
@every_language
def test_every_language_says_what_english_says(messages: Messages, language: str) -> None:
    """All but the names of cards, where a language may not know a printed one."""
    english, other = set(entries(messages, "en")), set(entries(messages, language))
    assert sorted(other - english) == []
    assert sorted(key for key in english - other if not key.startswith("card-")) == []


@each
def test_nobody_has_a_sentence_that_is_never_said(messages: Messages) -> None:
    whole, begun = named(messages)
    referred = {key for entry in entries(messages, "en").values() for key in entry.references}
    known = required(messages) | whole | referred
    begun |= {"card-", "option-", "term-", "ruletext-", "rulevariant-", "sheet-"}
    unused = [key for key in entries(messages, "en") if key not in known and not any(key.startswith(beginning) for beginning in begun)]
    assert unused == []


@each
@every_language
def test_no_two_refusals_say_the_same(messages: Messages, language: str) -> None:
    said = [entry.text for key, entry in entries(messages, language).items() if key.startswith("refusal-")]
    assert sorted({text for text in said if said.count(text) > 1}) == []


@each_game
def test_cards_with_a_name_are_cards_of_the_game(game: Any) -> None:
    keys = {game.MESSAGES.card_key(card.id, card.name) for card in game.SPEC.cards}
    for language in LANGUAGES:
        assert {key for key in entries(game.MESSAGES, language) if key.startswith("card-")} <= keys


@each
@every_language
def test_no_language_asks_for_a_parameter_that_english_does_not_know(messages: Messages, language: str) -> None:
    """English says all that there is to say; another language may leave something out."""
    for key, entry in entries(messages, language).items():
        assert entry.variables <= entries(messages, "en")[key].variables, key


@each
def test_refusals_are_filled_in_by_what_their_sentences_ask_for(messages: Messages) -> None:
    sentences = {**entries(CORE_MESSAGES, "en"), **entries(messages, "en")}
    for key, ways in refused(messages).items():
        assert len(ways) == 1, f"{key} is filled in by {sorted(map(sorted, ways))}"
        assert sentences[f"refusal-{key}"].variables <= next(iter(ways)), key


@each
def test_words_of_boards_are_filled_in_by_what_their_sentences_ask_for(messages: Messages) -> None:
    sentences = {**entries(CORE_MESSAGES, "en"), **entries(messages, "en")}
    for key, ways in spoken(messages).items():
        for names in ways:
            assert sentences[key].variables <= {*names, *(f"{name}_count" for name in names)}, key


@pytest.mark.parametrize("name", [None, *(game.SPEC.id for game in GAMES)])
def test_what_is_made_of_the_english_files_is_in_step_with_them(name: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    for path, content in files_of(name).items():
        assert path.read_bytes() == content, f"python -m boardrules.translation {name or ''}"
    assert main(["--check", *([name] if name else [])]) == 0
    assert capsys.readouterr().out == ""


def compiled_of(messages: Messages, language: str) -> Mapping[str, Pattern]:
    found = messages.compiled(language)
    assert found is not None
    return found


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_a_sentence_that_cannot_be_filled_in_is_not_said(language: str) -> None:
    said = Spoken(language, compiled_of(CORE_MESSAGES, language))
    assert said("terminal-seat", {}) is None
    assert said("never-heard", {}) is None
    assert said("terminal-seat", {"seat": 1}) == Bundle(language, CORE_MESSAGES.sources(language))("terminal-seat", {"seat": 1})


def counts(name: str, sentence: str) -> bool:
    """Whether a variable is a number: a seat, or one of which the plural or the value decides."""
    return re.search(rf"\${name} ->\s+\[(one|\d)|(PLAYER|WHO)\(\${name}\)", sentence) is not None


@each
@every_language
def test_a_language_without_fluent_says_what_fluent_says(messages: Messages, language: str) -> None:
    fluent = Bundle(language, (*CORE_MESSAGES.sources(language), *messages.sources(language)))
    both = {**compiled_of(CORE_MESSAGES, language), **compiled_of(messages, language)}
    said = messages.in_english if language == "en" else Spoken(language, both)
    found = entries(messages, language)
    for key, entry in found.items():
        if key.startswith(("card-", "rule-", "ruletext-", "rulevariant-")):
            continue
        sentences = " ".join([entry.text, *[found[other].text for other in entry.references]])
        words = sorted({"x", *(word for word in entry.text.replace("[", " ").replace("]", " ").split() if word.isidentifier())})
        numbers = [name for name in entry.variables if name.endswith("_count") or counts(name, sentences)]
        for number, word in product((0, 1, 2, 5, 12, 21, 12345), words):
            params = {name: number if name in numbers or word == "x" else word for name in entry.variables}
            assert said(key, params) == fluent(key, params), key


@each
@every_language
def test_a_refusal_can_stand_behind_the_id_of_a_rule(messages: Messages, language: str) -> None:
    for key, entry in entries(messages, language).items():
        if key.startswith("refusal-"):
            assert not entry.text.rstrip().endswith("."), key


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("a = b\na = c\n", "a is defined twice"),
        ("a = { b }\n", "a refers to b, which does not exist"),
        ("a = { NUMBER($n, minimumFractionDigits: 2) }\n", "a uses FunctionReference"),
        ('a = { -b(case: "c") }\n-b = x\n', "a uses TermReference"),
        ("a =\n    .b = c\n", "a has no sentence"),
        ("what\n", "this cannot be read: what"),
    ],
)
def test_what_the_library_cannot_say_without_fluent_is_refused(source: str, fault: str) -> None:
    with pytest.raises(MessageFault, match=fault):
        compiled([source])


def test_terms_and_messages_are_written_out() -> None:
    source = 'a = { -b } of { c }{ "{" }\n-b = x\nc = y { CARD($d) }\n'
    assert compiled([source]) == b'{\n"a": ["x of y ",["card","d"],"{"],\n"c": ["y ",["card","d"]]\n}\n'
