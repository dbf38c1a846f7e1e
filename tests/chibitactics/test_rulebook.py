"""The rulebook of Chibitactics: complete, in its order, in our own words, and at one with the options."""

from __future__ import annotations

import re
from typing import Final

import msgspec
import pytest
from msgspec import inspect

from boardrules import Rule, Variant, find_rules
from boardrules.chibitactics._rulebook import RULES
from boardrules.chibitactics._types.options import EditionRules
from tests.each import each

CHAPTERS: Final = (
    ("CT-OV", 4),
    ("CT-CO", 6),
    ("CT-SU", 6),
    ("CT-TU", 6),
    ("CT-EV", 6),
    ("CT-MV", 8),
    ("CT-SC", 5),
    ("CT-TE", 8),
    ("CT-SV", 13),
    ("CT-WD", 11),
    ("CT-TR", 9),
    ("CT-SK", 8),
    ("CT-CA", 8),
    ("CT-PR", 9),
    ("CT-H", 95),
)
"""Every chapter, and up to which number it goes."""

OPTIONS: Final = {
    "victory": "CT-H-4",
    "round_cap": "CT-H-5",
    "topology": "CT-H-7",
    "segment_size": "CT-H-7",
    "lasting_events": "CT-H-11",
    "first_seat": "CT-H-12",
    "cross_own": "CT-H-16",
    "corners_block": "CT-H-25",
    "aiming_roll": "CT-H-29",
    "squad_engages": "CT-H-34",
    "finish_after_move": "CT-H-66",
    "scouts": "CT-H-71",
}
"""Every field of EditionRules, and the decision that it can change."""

LONGEST_TITLE: Final = 60
LONGEST_TEXT: Final = 1500

by_id = each(RULES, lambda rule: rule.id)


def alternatives() -> dict[str, list[tuple[Rule, Variant]]]:
    """The variants of the house decisions by the field that they set."""
    found: dict[str, list[tuple[Rule, Variant]]] = {}
    for rule in RULES:
        for variant in rule.variants:
            found.setdefault(variant.edition.partition("=")[0], []).append((rule, variant))
    return found


def values(field: inspect.Field) -> set[str]:
    """What *field* can be set to instead of its default, as the rulebook writes it."""
    match field.type:
        case inspect.LiteralType(values=known):
            return {f"{field.name}={value}" for value in known if value != field.default}
        case inspect.BoolType():
            return {f"{field.name}={str(not field.default).lower()}"}
        case inspect.IntType(ge=low, le=high):
            return {f"{field.name}={low}-{high}"}
        case _:
            raise AssertionError(field.name)


def test_every_rule_is_there_once_and_in_order() -> None:
    assert [rule.id for rule in RULES] == [f"{chapter}-{number}" for chapter, last in CHAPTERS for number in range(1, last + 1)]


def test_a_chapter_is_found_by_its_beginning() -> None:
    assert {chapter: len(find_rules(RULES, chapter)) for chapter, _ in CHAPTERS} == dict(CHAPTERS)


@by_id
def test_a_rule_has_a_title_a_text_and_a_source(rule: Rule) -> None:
    assert 0 < len(rule.title) <= LONGEST_TITLE
    assert not rule.title.endswith(".")
    assert 30 < len(rule.text) <= LONGEST_TEXT
    assert rule.text.endswith(".")
    assert rule.source


@by_id
def test_decisions_of_this_project_are_marked_as_such_and_nothing_else_is(rule: Rule) -> None:
    assert (rule.source == "house") == rule.id.startswith("CT-H-")
    assert all(variant.source == "house" for variant in rule.variants)


@by_id
def test_rules_are_written_in_plain_english(rule: Rule) -> None:
    for text in (rule.title, rule.text, rule.source, *(variant.text for variant in rule.variants)):
        assert text.isascii()
        assert re.search(r"  |\b(\w+) \1\b|[*`]", text) is None
        assert not re.search(r"\bG-\d", text), "the rules have ids of their own"


@by_id
def test_a_rule_names_only_rules_that_exist(rule: Rule) -> None:
    known = {other.id for other in RULES} | {chapter for chapter, _ in CHAPTERS}
    for text in (rule.text, *(variant.text for variant in rule.variants)):
        assert set(re.findall(r"\b[A-Z]{2}-[A-Z]+(?:-\d+)?\b", text)) <= known - {rule.id}


def test_every_option_is_named_by_the_one_rule_that_it_changes() -> None:
    assert {field: {rule.id for rule, _ in found} for field, found in alternatives().items()} == {
        field: {rule} for field, rule in OPTIONS.items()
    }
    assert set(EditionRules.__struct_fields__) == set(OPTIONS)


@pytest.mark.parametrize("field", msgspec.structs.fields(EditionRules), ids=lambda field: field.name)
def test_every_alternative_of_an_option_is_described_once(field: msgspec.structs.FieldInfo) -> None:
    described = [variant.edition for _, variant in alternatives()[field.name]]
    struct = inspect.type_info(EditionRules)
    assert isinstance(struct, inspect.StructType)
    (kind,) = (known for known in struct.fields if known.name == field.name)
    assert len(described) == len(set(described))
    assert set(described) == values(kind)


@pytest.mark.rule("CT-H-5", "CT-H-7")
def test_the_rulebook_states_the_defaults_of_the_numbers() -> None:
    house = EditionRules()
    texts: dict[str, str] = {rule.id: rule.text for rule in RULES}
    assert f"when round {house.round_cap} ends" in texts["CT-H-5"]
    assert f"{house.segment_size} by {house.segment_size} cells" in texts["CT-H-7"]


@pytest.mark.rule("CT-OV-2", "CT-OV-3", "CT-OV-4", "CT-CO-2", "CT-CO-3", "CT-CO-5")
@pytest.mark.rule("CT-SU-6", "CT-MV-2", "CT-SK-8", "CT-H-63")
def test_these_rules_describe_and_bind_nobody() -> None:
    assert [rule.id for rule in RULES if not rule.enforced] == [
        *("CT-OV-2", "CT-OV-3", "CT-OV-4"),
        *("CT-CO-2", "CT-CO-3", "CT-CO-5"),
        "CT-SU-6",
        "CT-MV-2",
        "CT-SK-8",
        "CT-H-63",
    ]
