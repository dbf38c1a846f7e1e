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


def kept(text: str) -> tuple[list[str], list[str]]:
    """What a translation must not lose: numbers, those in the ids of rules included, and what is written as code."""
    return sorted(re.findall(r"\d+", text)), sorted(re.findall(r"``[^`]+``", text))


@each_language
@each_game
def test_the_text_of_every_rule_is_translated(game: str, language: str) -> None:
    assert [rule.id for rule, other in told(game, language) if other.text == rule.text] == []


@each_language
@each_game
def test_a_translated_text_keeps_all_numbers_and_code(game: str, language: str) -> None:
    assert [rule.id for rule, other in told(game, language) if kept(other.text) != kept(rule.text)] == []


@each_language
@each_game
def test_a_translated_text_begins_and_ends_as_sentences_do(game: str, language: str) -> None:
    texts = {other.id: other.text for _, other in told(game, language)}
    assert [id for id, text in texts.items() if not (text[0].isupper() or text[0] in "„«(")] == []
    assert [id for id, text in texts.items() if text[-1] != "." or "  " in text] == []


@each_game
@pytest.mark.parametrize(("language", "opening", "closing", "others"), [("pl", "„", "”", '"“«»'), ("ru", "«", "»", '"“„”')])
def test_a_translated_text_has_the_quotation_marks_of_its_language(
    game: str, language: str, opening: str, closing: str, others: str
) -> None:
    texts = {other.id: other.text for _, other in told(game, language)}
    assert [id for id, text in texts.items() if set(others) & set(text) or text.count(opening) != text.count(closing)] == []


@each_language
@each_game
def test_only_title_and_text_of_a_rule_are_translated(game: str, language: str) -> None:
    assert [rule.id for rule, other in told(game, language) if replace(other, title=rule.title, text=rule.text) != rule] == []


def test_english_rules_are_those_of_the_game() -> None:
    assert all(rule is other for rule, other in told("pixies", "en"))
