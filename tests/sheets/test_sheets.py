"""Rule sheets: every game, edition and language on two pages and a card, from the rulebook and the record of the edition."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from boardrules import chibitactics, pixel_tactics, pixies
from boardrules.messages import Message
from boardrules.pixel_tactics._engine.editions import EDITIONS
from boardrules.sheets import to_html, to_pdf, worded
from boardrules.sheets.pdf import SMALLEST
from boardrules.sheets.wording import WordedRule, WordedSection

GAMES: dict[str, Any] = {"pixies": pixies, "pixel_tactics": pixel_tactics, "chibitactics": chibitactics}
LANGUAGES = ("en", "pl", "ru")
EACH = [(name, known.id, language) for name, game in GAMES.items() for known in game.SPEC.editions for language in LANGUAGES]
every_sheet = pytest.mark.parametrize(("name", "edition", "language"), EACH)


@every_sheet
def test_a_sheet_is_well_formed_html_without_other_files(name: str, edition: str, language: str) -> None:
    sheet = worded(GAMES[name], edition=edition, language=language)
    page = to_html(sheet)
    root = ET.fromstring(page.removeprefix("<!doctype html>"))  # noqa: S314  (our own page)
    assert root.get("lang") == language
    assert len(root.findall(".//svg")) == len(sheet.drawings)
    assert "http" not in page
    assert "src=" not in page


@every_sheet
def test_every_rule_of_a_sheet_is_in_its_language_and_in_plain_words(name: str, edition: str, language: str) -> None:
    sheet = worded(GAMES[name], edition=edition, language=language)
    for section in (*sheet.sections, *sheet.card):
        assert section.heading
        for rule in section.rules:
            assert rule.language == language, rule
            assert rule.text, rule
            assert "``" not in rule.text + rule.here, rule


@pytest.mark.parametrize("name", GAMES)
def test_the_labels_of_a_sheet_have_messages(name: str) -> None:
    english, russian = worded(GAMES[name], language="en"), worded(GAMES[name], language="ru")
    said = [label for label, _ in russian.numbers] + [section.heading for section in (*russian.sections, *russian.card)]
    assert [text for text in said if text.isascii() and text != "Flower Power"] == []
    for drawn, spoken in zip(english.drawings, russian.drawings, strict=True):
        worded_labels = [index for index, shape in enumerate(drawn.drawing.shapes) if isinstance(shape.label, Message)]
        assert all(drawn.labels[index] != spoken.labels[index] for index in worded_labels)


def test_numbers_and_actions_are_those_of_the_edition() -> None:
    for edition, rules in EDITIONS.items():
        sheet = worded(pixel_tactics, edition=edition)
        ids = {rule.id for section in (*sheet.sections, *sheet.card) for rule in section.rules}
        assert ("PT-ACT-9" in ids) == rules.switch
        assert ("PT-ACT-11" in ids) == ("PT-TRAP-1" in ids) == rules.traps
        assert dict(sheet.numbers)["Cards in hand that rule out drawing"] == (str(rules.hand_limit) if rules.hand_limit else "—")


def test_a_text_of_the_edition_takes_the_place_of_a_sentence_about_another_one() -> None:
    sheet = worded(pixel_tactics, edition="ru")
    (trap,) = [rule for section in sheet.card for rule in section.rules if rule.id == "PT-ACT-11"]
    assert trap.text == "Lay a trap from the hand face down into a free slot of the reserve."
    assert not trap.here


def test_what_is_not_translated_is_marked_as_english() -> None:
    section = WordedSection("x", (WordedRule("XX-1", "A title", "A text.", "", "en"),))
    sheet = replace(worded(pixies, language="pl"), sections=(section,))
    assert '<div lang="en"><h3>A title' in to_html(sheet)


def test_there_is_no_sheet_of_an_unknown_edition_or_of_a_game_without_one() -> None:
    with pytest.raises(LookupError, match="pixies has no edition 'xx'"):
        worded(pixies, edition="xx")
    with pytest.raises(LookupError, match="pixel_tactics has no edition 'xx'"):
        worded(pixel_tactics, edition="xx")


# Every language of a game, and every edition of it, is among these; all of them together take longer.
PRINTED = [(name, edition, LANGUAGES[index % 3]) for index, (name, edition) in enumerate(dict.fromkeys((one[0], one[1]) for one in EACH))]
PRINTED += [("chibitactics", "ru", "ru"), ("pixel_tactics", "ru", "ru"), ("pixies", "flower_power", "ru")]


@pytest.mark.parametrize(("name", "edition", "language"), dict.fromkeys(PRINTED))
def test_a_pdf_has_two_pages_and_a_card(name: str, edition: str, language: str) -> None:
    pytest.importorskip("fpdf")
    pytest.importorskip("font_source_sans_pro")
    made = to_pdf(worded(GAMES[name], edition=edition, language=language))
    assert made.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b(?!s)", made)) == 3
    assert b"SourceSansPro" in made
    assert b"/FontFile2" in made


@pytest.mark.parametrize(("language", "letters"), [("pl", "ąćęłńóśźż"), ("ru", "абвгдежзийклмнопрстуфхцчшщыьэюя")])
def test_the_font_has_the_letters_of_every_language(language: str, letters: str) -> None:
    pytest.importorskip("fpdf")
    fonts = pytest.importorskip("font_source_sans_pro")
    ttlib = pytest.importorskip("fontTools.ttLib")
    sheet = worded(pixies, language=language)
    printed = "".join(rule.title + rule.text + rule.here for section in sheet.sections for rule in section.rules)
    for style in ("Regular", "Bold"):
        known = ttlib.TTFont(f"{fonts.font_directory}/SourceSansPro-{style}.ttf").getBestCmap()
        assert [letter for letter in letters + letters.upper() + printed if ord(letter) not in known] == []


def test_no_type_is_smaller_than_eight_points() -> None:
    assert SMALLEST >= 8
    sizes = [float(size) for size in re.findall(r"font(?:-size)?: ([0-9.]+)pt", to_html(worded(pixies)))]
    assert sizes
    assert min(sizes) >= 8
