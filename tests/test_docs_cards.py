"""What the documentation's own Sphinx extension makes of cards, and of the constructs that they are written in."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec
import pytest

pytest.importorskip("sphinx", reason="the documentation is built with Sphinx")

from boardrules import game, games
from boardrules.pixel_tactics import SETS
from docs._ext.boardrules_docs._constructs import brief, chosen, examples, is_struct, rules_of
from docs._ext.boardrules_docs._languages import LANGUAGES
from docs._ext.boardrules_docs._pages import card_pages, unit_pages
from docs._ext.boardrules_docs.cards.faces import FACES
from docs._ext.boardrules_docs.cards.mentions import all_mentions, cards_in
from docs._ext.boardrules_docs.cards.printings import names, printings
from docs._ext.boardrules_docs.cards.rates import USED, all_rates, percent, rates_of
from docs._ext.boardrules_docs.cards.unit_page import explaining

ROOT = Path(__file__).parents[1]


CONSTRUCTS: Final = [
    (module, name) for module in LANGUAGES for name in import_module(module).__all__ if is_struct(getattr(import_module(module), name))
]


@pytest.mark.parametrize("module", [*LANGUAGES])
def test_every_construct_and_every_name_of_a_value_has_one_entry_in_the_reference(module: str) -> None:
    found: list[str] = []
    for page in sorted((ROOT / "docs" / "reference").rglob("*.md")):
        for fields in re.findall(
            rf"^```\{{constructs\}} {re.escape(module)}\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL
        ):
            options = dict(re.findall(r"^:(\w+): (.*)$", fields, re.MULTILINE))
            found += chosen(module, options["of"].split(), options.get("from", "").split())
    literals = chosen(module, ["literals"], ())
    assert len(literals) > 5
    assert sorted(found) == sorted({*(name for one, name in CONSTRUCTS if one == module), *literals, *found})


@pytest.mark.parametrize(("module", "name"), CONSTRUCTS, ids=lambda part: part.removeprefix("boardrules."))
def test_a_construct_has_a_rule_and_an_example_of_a_card_or_a_reason_why_none(module: str, name: str) -> None:
    language, construct = LANGUAGES[module], getattr(import_module(module), name)
    assert rules_of(language, construct)
    assert (name in examples(module)) != (name in language.unused)


@pytest.mark.parametrize("module", [*LANGUAGES])
def test_what_an_example_leaves_out_has_its_default(module: str) -> None:
    for use in LANGUAGES[module].uses():
        text = json.dumps(brief(use.value))
        assert msgspec.json.decode(text, type=type(use.value)) == use.value


@pytest.mark.parametrize("module", [*LANGUAGES])
def test_the_example_of_a_construct_leads_to_the_page_of_its_card(module: str) -> None:
    pages = {f"card-{card}" for card, _ in card_pages()} | {f"unit-{card}" for card, _ in unit_pages()}
    found = {example.page for example in examples(module).values()}
    assert found <= {"", *pages}
    assert len(found) > 5


def test_every_card_has_a_page_and_is_on_the_page_of_its_set() -> None:
    pages = dict(card_pages())
    assert {card.id for pack in SETS for card in pack.cards} <= pages.keys()
    assert {card.id for card in game("chibitactics").SPEC.cards} <= dict(unit_pages()).keys()
    assert [page for page in pages if pages[page].startswith("---\norphan: true") != (page in printings())] == []


@pytest.mark.parametrize(("game_name", "count"), [("pixel_tactics", 2 * 51), ("chibitactics", 30)])
def test_the_picture_of_a_card_is_a_small_document_of_its_own(game_name: str, count: int) -> None:
    faces = [*FACES[game_name]()]
    assert len({face.name for face in faces}) == len(faces) == count
    assert [face.name for face in faces if not face.svg.startswith("<svg ") or len(face.svg) > 10_000] == []


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("The Curse Knight answers Knights.", ["curse_knight", "knight"]),
        ("Karin and Heketch", ["werewolf", "assassin"]),
        ("Six heroes", []),
    ],
)
def test_a_rule_names_a_card_by_its_hero_or_its_leader(text: str, cards: list[str]) -> None:
    assert [*cards_in(text)] == cards


def test_every_ruling_whose_title_names_a_card_is_on_the_page_of_that_card() -> None:
    on_pages = {rule.id for mentions in all_mentions().values() for rule in mentions.about}
    assert {"PT-RUL-44", "PT-RUL-124", "PT-FAQ-19"} <= on_pages
    assert [rule.id for rule in all_mentions()["knight"].about] == ["PT-RUL-44"]


def test_a_card_has_its_names_in_every_language() -> None:
    assert names("knight", "leader") == {"en": "Cadenza", "pl": "Cadenza", "ru": "Каденза"}


def test_win_rates_name_bot_games_and_rules_and_the_cards_that_there_are() -> None:
    played = all_rates()
    assert played.bot
    assert played.command == "python -m bench.balance.cards"
    known = {card.id for pack in SETS for card in pack.cards} | {card.id for name in games() for card in game(name).SPEC.cards}
    for run in played.runs:
        assert run.rules
        assert [one for one in run.rates if one.kind not in USED or not 0 <= one.wins <= one.games <= 2 * run.games] == []
        assert [one for one in run.rates if one.card not in known and f"faction-{one.card}" not in known] == []
    (first,) = (one for one in rates_of("pixel_tactics", "knight") if one.kind == "leader" and one.run.options["cards"] == ["set_1_first"])
    assert first.rate.games > 30
    assert re.fullmatch(r"\d+ % \(\d+ to \d+\)", percent(first.rate))


def test_the_words_of_a_unit_lead_to_the_rules_that_explain_them() -> None:
    rules = [rule.id for rule in explaining(game("chibitactics").SPEC.card("bram"))]
    assert {"CT-CA-1", "CT-CA-3", "CT-PR-2", "CT-PR-7", "CT-TR-4"} <= {*rules}
    assert "CT-EV-2" not in rules
