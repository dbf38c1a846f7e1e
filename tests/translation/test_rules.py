"""Rules in other languages: every text is there, no number and no name of a point is lost in it, and every rule it names exists."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from boardrules import CORE_RULES, Rule, chibitactics, pixel_tactics, pixies, translator

GAMES: dict[str, Any] = {"boardrules": None, "pixies": pixies, "chibitactics": chibitactics, "pixel_tactics": pixel_tactics}

each_language = pytest.mark.parametrize("language", ["pl", "ru"])
each_game = pytest.mark.parametrize("game", GAMES)


@cache
def told(game: str, language: str) -> tuple[tuple[Rule, Rule], ...]:
    """Every rule of a game, in English and in *language*."""
    tr = translator(language, GAMES[game])
    rules = CORE_RULES if GAMES[game] is None else GAMES[game].SPEC.rules
    return tuple((rule, tr.rule(rule.id)) for rule in rules)


def texts(rule: Rule) -> dict[str, str]:
    """The text of a rule, and how editions differ on it, by the id of the rule and the edition."""
    return {rule.id: rule.text, **{f"{rule.id} {one.edition}": one.text for one in rule.variants}}


def all_texts(game: str, language: str) -> dict[str, str]:
    return {name: text for _, other in told(game, language) for name, text in texts(other).items()}


def kept(text: str) -> tuple[list[str], list[str]]:
    """What a translation must not lose: numbers, those in the ids of rules included, and what is written as code."""
    return sorted(re.findall(r"\d+", text)), sorted(re.findall(r"``[^`]+``", text))


@each_language
@each_game
def test_every_text_of_every_rule_is_translated(game: str, language: str) -> None:
    english = all_texts(game, "en")
    assert [name for name, text in all_texts(game, language).items() if text == english[name]] == []


@each_language
@each_game
def test_a_translated_text_keeps_all_numbers_and_code(game: str, language: str) -> None:
    english = all_texts(game, "en")
    assert [name for name, text in all_texts(game, language).items() if kept(text) != kept(english[name])] == []


@each_language
@each_game
def test_a_translated_text_begins_and_ends_as_sentences_do(game: str, language: str) -> None:
    said = all_texts(game, language)
    assert [id for id, text in said.items() if not (text[0].isupper() or text[0] in "„«(")] == []
    assert [id for id, text in said.items() if text[-1] != "." or "  " in text] == []


@each_game
@pytest.mark.parametrize(("language", "opening", "closing", "others"), [("pl", "„", "”", '"“«»'), ("ru", "«", "»", '"“„”')])
def test_a_translated_text_has_the_quotation_marks_of_its_language(
    game: str, language: str, opening: str, closing: str, others: str
) -> None:
    said = all_texts(game, language)
    assert [id for id, text in said.items() if set(others) & set(text) or text.count(opening) != text.count(closing)] == []


@each_language
@each_game
def test_only_title_and_text_of_a_rule_are_translated(game: str, language: str) -> None:
    for rule, other in told(game, language):
        variants = tuple(replace(one, text=english.text) for one, english in zip(other.variants, rule.variants, strict=True))
        assert replace(other, title=rule.title, text=rule.text, variants=variants) == rule


def test_a_rule_of_which_only_the_variants_are_translated_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_variants(key: str, _parameters: object) -> str | None:
        return "inaczej" if key.startswith("rulevariant-") else None

    tr = translator("pl", pixel_tactics)
    monkeypatch.setattr(tr, "_own", only_variants)
    english = next(rule for rule in pixel_tactics.SPEC.rules if rule.variants)
    rule = tr.rule(english.id)
    assert (rule.title, rule.text) == (english.title, english.text)
    assert {one.text for one in rule.variants} == {"inaczej"}


def test_english_rules_are_those_of_the_game() -> None:
    assert all(rule is other for rule, other in told("pixies", "en"))
