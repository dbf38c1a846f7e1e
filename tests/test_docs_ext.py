"""What the documentation's own Sphinx extension makes of the text of rules and docstrings."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Final, get_args

import pytest

pytest.importorskip("sphinx", reason="the documentation is built with Sphinx")

from docutils import nodes

from boardrules import CORE_RULES, game, games
from boardrules.bots import LEVELS
from boardrules.pixel_tactics import SETS
from boardrules.pixel_tactics.language.whom import Meant
from docs._ext.boardrules_docs._abilities import table_of_abilities
from docs._ext.boardrules_docs._base import inline, label
from docs._ext.boardrules_docs._matches import match_rows
from docs._ext.boardrules_docs._notebook import markdown
from docs._ext.boardrules_docs._players import NAMES, table_of_players
from docs._ext.boardrules_docs._signatures import readable
from docs._ext.boardrules_docs._types import card_widths
from tests.each import each

RULES = [rule.id for rules in (CORE_RULES, *(game(name).SPEC.rules for name in games())) for rule in rules]


@each(RULES)
def test_every_rule_id_in_a_text_links_to_its_rule(rule: str) -> None:
    before, link, after = inline(f"As {rule} says.", "page")
    assert (before.astext(), link.astext(), after.astext()) == ("As ", rule, " says.")
    assert isinstance(link, nodes.Element)
    assert link["reftarget"] == label(rule)


@pytest.mark.parametrize("text", ["PT-2V2", "PT-2V2-99", "XX-YYY-1", "PT-FLOW"])
def test_what_only_looks_like_a_rule_id_stays_text(text: str) -> None:
    assert {type(node) for node in inline(f"As {text} says.", "page")} == {nodes.Text}


def test_literals_roles_and_emphasis_become_nodes() -> None:
    found = inline("``a`` :class:`~b.C` *d*", "page")
    kinds = [(type(node).__name__, node.astext()) for node in found if node.astext().strip()]
    assert kinds == [("literal", "a"), ("literal", "b.C"), ("emphasis", "d")]


def test_a_rule_id_in_a_literal_is_no_link() -> None:
    (found,) = inline("``PT-2V2-3``", "page")
    assert isinstance(found, nodes.literal)


def test_no_cell_of_a_generated_table_is_drawn_over_the_next() -> None:
    # A column of a fixed width with a text that may not be broken overflows into its neighbour.
    style = (Path(__file__).parents[1] / "docs" / "_static" / "boardrules.css").read_text(encoding="utf-8")
    rules = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    assert not ("table-layout: fixed" in rules and "nowrap" in rules)
    assert re.search(r"br-table td \{[^}]*overflow-wrap: anywhere", rules)


@pytest.mark.parametrize("name", games())
def test_the_columns_of_the_cards_table_share_the_whole_width(name: str) -> None:
    numbers = {number for card in game(name).SPEC.cards for number, _ in card.numbers}
    assert sum(card_widths(len(numbers))) == 100
    assert min(card_widths(len(numbers))) > 0


def test_the_table_of_abilities_has_every_printed_card_with_its_tests() -> None:
    rows = list(table_of_abilities(Path(__file__).parent / "pixel_tactics" / "cards"))
    assert {row.card for row in rows} == {card.id for pack in SETS for card in pack.cards}
    assert len(rows) == 5 * 51
    assert [(row.card, row.slot) for row in rows if not row.text or not row.tests] == []


WHOM: Final = Path(__file__).parent / "pixel_tactics" / "whom.txt"


def decided() -> dict[tuple[str, str], list[list[str]]]:
    """Whom each text means, decided by hand from the cards: a line a slot, with the reprint behind a bar if it means others."""
    lines = [line.split(" ", 2) for line in WHOM.read_text(encoding="utf-8").splitlines()]
    return {(card, slot): [part.split() for part in meant.split("|")] for card, slot, meant in lines}


@pytest.mark.rule("PT-2V2-7")
def test_the_table_of_players_says_of_every_printed_text_whom_it_means_as_it_was_decided() -> None:
    rows = list(table_of_players())
    wanted = decided()
    assert {(row.card, row.slot) for row in rows} == wanted.keys()
    assert len(wanted) == 5 * 51
    found = {(row.card, row.slot, row.edition): list(row.meant) for row in rows}
    assert found == {(card, slot, edition): wanted[card, slot][-1 if edition == "reprint" else 0] for card, slot, edition in found}


def test_the_page_on_four_players_explains_every_answer_of_its_table() -> None:
    page = (Path(__file__).parents[1] / "docs" / "games" / "pixel_tactics" / "four_players.md").read_text(encoding="utf-8")
    assert {meant for row in table_of_players() for meant in row.meant} == {*get_args(Meant)}
    assert [name for name in NAMES.values() if f"| {name} |" not in page] == []


def test_the_page_on_training_has_the_text_and_the_code_of_the_script_and_what_it_showed() -> None:
    folder = Path(__file__).parents[1] / "examples" / "learning"
    page = markdown(json.loads((folder / "train.ipynb").read_text(encoding="utf-8")))
    cells = re.split(r"^# %%(?: \[(markdown)\])?\n", (folder / "train.py").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    place = 0
    for kind, cell in zip(cells[::2], cells[1::2], strict=True):
        text = re.sub(r"^# ?", "", cell, flags=re.MULTILINE).replace("](../../docs/", "](") if kind else f"```python\n{cell.strip()}\n```"
        place = page.find(text.strip(), place)
        assert place >= 0, text
    assert page.count("![") == page.count("](data:image/png;base64,") == 1
    assert "```text\nagent  wins " in page


def test_a_page_shows_no_notebook_that_failed() -> None:
    failed = {"cell_type": "code", "source": "1 / 0", "outputs": [{"output_type": "error", "ename": "ZeroDivisionError"}]}
    with pytest.raises(ValueError, match="ZeroDivisionError"):
        markdown({"cells": [failed]})


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("(op: Literal['<', '=', '>'] = '<', b: Raw=<msgspec.Raw object>)", "(op: Literal['<', '=', '>'] = '<', b: Raw=...)"),
        ("(n: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0)", "(n: int = 0)"),
        (
            "(a: tuple[~typing.Annotated[tuple[str, ~typing.Annotated[int, Meta(ge=0)]], Meta(extra={'labels': ('a', 'n')})], ...] = ())",
            "(a: tuple[tuple[str, int], ...] = ())",
        ),
        ("(a: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=2)] | None)", "(a: tuple[str, ...] | None)"),
        ("(a: Callable[[str, str], str] = <function by_id>) -> bool", "(a: Callable[[str, str], str] = ...) -> bool"),
    ],
)
def test_a_signature_names_types_without_their_ranges(written: str, read: str) -> None:
    assert readable(written) == read


def test_the_levels_of_bots_were_measured_and_each_beats_the_one_below_it() -> None:
    played = json.loads((Path(__file__).parents[1] / "docs" / "levels.json").read_text("utf-8"))
    assert {pair["game"] for pair in played["pairs"]} == set(games())
    neighbours = [pair for pair in played["pairs"] if (pair["lower"], pair["upper"]) in pairwise(LEVELS)]
    assert [(pair["game"], pair["upper"], pair["low"]) for pair in neighbours if pair["low"] <= 0.55] == []
    assert len(match_rows(played)) == len(played["pairs"])
    row = match_rows(played)[0]
    assert row[1:3] == ["casual", "beginner"]
    assert float(row[4]) / float(row[3]) == pytest.approx(float(row[5].removesuffix(" %")) / 100, abs=0.001)
