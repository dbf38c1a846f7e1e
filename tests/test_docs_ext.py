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
from docutils.utils import new_document

from boardrules import CHANCE, CORE_RULES, game, games, languages, pixel_tactics
from boardrules.bots import LEVELS
from boardrules.pixel_tactics import SETS
from boardrules.pixel_tactics.language.whom import Meant
from docs._ext.boardrules_docs._abilities import table_of_abilities
from docs._ext.boardrules_docs._asked import all_asked, asked
from docs._ext.boardrules_docs._base import inline, label
from docs._ext.boardrules_docs._chapters import chapters
from docs._ext.boardrules_docs._docstrings import with_rules
from docs._ext.boardrules_docs._editions import points_of, readings, records_of
from docs._ext.boardrules_docs._figures import NOT_IN_THE_LAB, REASONS, figure
from docs._ext.boardrules_docs._llms import Page, first_sentence, listed
from docs._ext.boardrules_docs._matches import match_rows, rating_rows
from docs._ext.boardrules_docs._notebook import markdown
from docs._ext.boardrules_docs._numbers import numbered
from docs._ext.boardrules_docs._pages import rule_pages
from docs._ext.boardrules_docs._players import NAMES, table_of_players
from docs._ext.boardrules_docs._search import plain, sections
from docs._ext.boardrules_docs._shown import all_shown, lab_link, pictures, scene_of
from docs._ext.boardrules_docs._signatures import named, readable
from docs._ext.boardrules_docs._stacking import label_cells
from docs._ext.boardrules_docs._types import card_widths
from tests.each import each

ROOT = Path(__file__).parents[1]
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


@pytest.mark.parametrize("name", games())
def test_every_rule_is_on_the_page_of_one_chapter_and_every_page_is_listed(name: str) -> None:
    rules = game(name).SPEC.rules
    found = chapters(rules)
    assert sorted(rule.id for chapter in found for rule in chapter.rules) == sorted(rule.id for rule in rules)
    pages = dict(rule_pages(name))
    assert len({chapter.page for chapter in found}) == len(found)
    assert pages.keys() == {"index", "editions", "house", "terms", *(chapter.page for chapter in found)}
    assert [page for page in pages if page != "index" and f" <{page}>\n" not in pages["index"]] == []


@pytest.mark.parametrize("name", games())
def test_what_stands_side_by_side_below_a_rule_is_what_the_editions_say_and_play(name: str) -> None:
    records = records_of(name)
    editions = [edition.id for edition in game(name).SPEC.editions]
    for rule in game(name).SPEC.rules:
        found = readings(name, rule)
        variants = {variant.edition: (variant.text, variant.source) for variant in rule.variants}
        shown = {edition: reading for reading in found for edition in reading.editions}
        assert len(shown) == sum(len(reading.editions) for reading in found)
        assert shown.keys() == {*editions, *variants}
        assert {edition: (reading.text, reading.source) for edition, reading in shown.items() if reading.text} == variants
        for edition, reading in shown.items():
            assert reading.points == points_of(rule, records.get(edition))
            for point, value in reading.points:
                assert json.loads(value) == getattr(records[edition], point)
        assert (len(found) > 1) >= bool(variants and editions), rule.id


def test_every_point_that_editions_play_differently_is_shown_at_its_rule() -> None:
    records = records_of("pixel_tactics")
    english, *others = records.values()
    differing = {
        point
        for point in english.__struct_fields__
        if point != "id" and any(getattr(english, point) != getattr(one, point) for one in others)
    }
    shown = {
        point for rule in game("pixel_tactics").SPEC.rules for reading in readings("pixel_tactics", rule) for point, _ in reading.points
    }
    assert differing <= shown


def test_cells_carry_the_heading_of_their_column_but_for_the_first() -> None:
    def row(*texts: str) -> nodes.row:
        return nodes.row("", *(nodes.entry("", nodes.paragraph("", text)) for text in texts))

    def page(*rows: nodes.row) -> str:
        group = nodes.tgroup("", nodes.thead("", rows[0]), nodes.tbody("", *rows[1:]), cols=3)
        document = new_document("page")
        document += nodes.table("", group)
        label_cells(None, document, "page")
        return document.astext()

    assert re.findall(r'br-label">(\w+)<', page(row("a", "b", "c"), row("1", "2", "3"), row("4", "5", "6"))) == ["b", "c", "b", "c"]
    assert "br-label" not in page(row("a", "b"), row("1", "2"))


def test_a_signature_has_the_name_of_a_union_instead_of_its_members() -> None:
    members = " | ".join(f"~{part.__module__}.{part.__name__}" for part in get_args(pixel_tactics.Action))
    assert named(f"(action: {members} | None)") == "(action: ~boardrules.pixel_tactics.Action | None)"
    assert named("(how: Literal['up', 'down'])") == "(how: Literal['up', 'down'])"


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
        text = (
            re.sub(r"^# ?", "", cell, flags=re.MULTILINE).replace("](../../docs/", "](../") if kind else f"```python\n{cell.strip()}\n```"
        )
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


def test_the_table_of_ratings_has_every_bot_of_every_game_with_the_games_it_played() -> None:
    played = json.loads((Path(__file__).parents[1] / "docs" / "ratings.json").read_text("utf-8"))
    assert {of["game"] for of in played} <= set(games())
    rows = rating_rows(played)
    for of in played:
        own = [row for row in rows if row[0] == f"{of['game']} {of['rules']}"]
        assert {row[1] for row in own} == {"random", "greedy", *LEVELS}
        assert sum(int(row[4]) for row in own) == 2 * of["games"]
        assert all(one["low"] < one["rating"] < one["high"] for one in of["ratings"])


def test_a_page_is_indexed_by_its_sections_signatures_and_terms() -> None:
    page = """<html lang="pl"><nav><h2>Elsewhere</h2></nav><article role="main" id="furo-main-content">
    <section id="rules"><h1>Rules<a class="headerlink" href="#rules">¶</a></h1><p>All of them.</p>
    <section id="rule-one">\n<span id="old"></span><h2>One &amp; only<a class="headerlink" href="#">¶</a></h2><p>A card.</p></section>
    <dl><dt class="sig sig-object py" id="boardrules.Match.log">log</dt><dd>A log.</dd></dl></section></article></html>"""
    found = [*sections(page)]
    assert [(one.anchor, one.title, one.above) for one in found] == [
        ("rules", "Rules", ()),
        ("rule-one", "One & only", ("Rules",)),
        ("boardrules.Match.log", "Match.log", ("Rules", "One & only")),
    ]
    assert [plain(one.html) for one in found] == ["All of them.", "A card.", "logA log."]


OF_LUCK: Final = (
    *("PX-CMP-1", "PX-SET-2", "PX-TUR-1", "PX-FP-1", "PT-SET-2", "PT-SET-6", "PT-RUL-16", "CT-CO-6", "CT-TU-1", "CT-EV-1", "CT-EV-3"),
    *("CT-SV-1", "CT-SV-2", "CT-SV-7", "CT-SV-8", "CT-WD-3", "CT-TR-1", "CT-H-15", "CT-H-46", "CT-H-55", "CT-H-84"),
)
"""Rules that the die or the top of a deck shows."""


def test_every_enforced_rule_of_a_game_has_a_position_that_shows_it_or_a_reason_why_none() -> None:
    """Written by ``python -m tests.shown``."""
    enforced = [rule.id for name in games() for rule in game(name).SPEC.rules if rule.enforced]
    assert sorted([*all_shown()[0], *REASONS]) == sorted(enforced)


@pytest.mark.parametrize("name", games())
def test_a_position_that_shows_a_rule_is_still_what_it_was(name: str) -> None:
    """The action is legal or refused as it was when the test of the rule was run, and that test is still there."""
    for rule in game(name).SPEC.rules:
        if shown := all_shown()[0].get(rule.id):
            scene = scene_of(name, shown)
            refusal = scene.action is not None and scene.game.check(scene.state, scene.action)
            assert bool(refusal) == shown.refused, rule.id
            path, _, test = shown.test.partition("::")
            assert f"def {test.rpartition('::')[2].partition('[')[0]}(" in (ROOT / path).read_text(encoding="utf-8"), rule.id


@pytest.mark.parametrize("name", games())
def test_what_shows_a_rule_changes_the_picture_and_is_no_luck_unless_the_rule_is_about_luck(name: str) -> None:
    alike, lucky = [], []
    for rule in game(name).SPEC.rules:
        if shown := all_shown()[0].get(rule.id):
            scene = scene_of(name, shown)
            drawn = [svg for _, svg in pictures(scene)]
            alike += [rule.id] if len({*drawn}) < len(drawn) else []
            lucky += [rule.id] if scene.action is not None and scene.action.by == CHANCE else []
    assert alike == []
    assert [rule for rule in lucky if rule not in OF_LUCK] == []


def test_the_pictures_of_a_rule_show_it_before_and_after_with_words(tmp_path: Path) -> None:
    shown = all_shown()[0]["PX-PLA-4"]
    for when, svg in pictures(scene_of("pixies", shown)):
        (tmp_path / f"px-pla-4-{when}.svg").write_text(svg, encoding="utf-8")
    made = figure("pixies", shown, folder=tmp_path, lab="lab/lab.html", opened=True)
    assert 'src="shown/px-pla-4-before.svg"' in made
    assert shown.test in made
    assert max(path.stat().st_size for path in tmp_path.iterdir()) < 100_000


def test_questions_of_readers_stand_at_rules_that_there_are() -> None:
    assert all_asked().keys() <= set(RULES)
    assert asked("CT-H-16") == "Readers ask: can I walk through another unit; do units block the way."
    assert asked("PX-CMP-2") == ""
    for rule, questions in all_asked().items():
        assert questions.keys() == set(languages()), rule
        assert all(len(own) == len(set(own)) > 0 for own in questions.values()), rule


def test_a_position_that_the_lab_cannot_open_has_a_reason() -> None:
    shown = [(name, all_shown()[0][rule.id]) for name in games() for rule in game(name).SPEC.rules if rule.id in all_shown()[0]]
    assert NOT_IN_THE_LAB.keys() == {one.rule for name, one in shown if not lab_link(name, one, scene_of(name, one))}


def test_the_list_of_pages_has_the_parts_as_headings_and_each_page_with_its_first_sentence() -> None:
    pages = [
        Page("boardrules", "index.html", "The rules.", 0),
        Page("Games", "games/index.html", "Three of them.", 1),
        Page("Pixies", "games/pixies/index.html", "", 2),
    ]
    assert listed(pages).splitlines() == [
        "# boardrules",
        "",
        "> The rules.",
        "",
        "## Games",
        "",
        "- [Games](games/index.html): Three of them.",
        "- [Pixies](games/pixies/index.html)",
    ]


def test_a_heading_of_the_list_of_pages_is_no_page() -> None:
    pages = [Page("Cards", "", "", 1), Page("Knight (Cadenza)", "games/pixel_tactics/cards/knight.html", "", 2)]
    assert listed(pages).splitlines() == ["", "## Cards", "", "- [Knight (Cadenza)](games/pixel_tactics/cards/knight.html)"]


def test_an_id_of_a_rule_in_a_docstring_links_to_the_rule_but_not_in_an_example() -> None:
    lines = ["As PT-DMG-1 and ``PT-DMG-2`` say.", "", ">>> 'PT-DMG-1'", "'PT-DMG-1'", "", "See PX-PLA-4, not XX-YYY-1."]
    assert with_rules(lines) == [
        "As :rule:`PT-DMG-1` and ``PT-DMG-2`` say.",
        *lines[1:5],
        "See :rule:`PX-PLA-4`, not XX-YYY-1.",
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("A card game by D. Brad Talton Jr. (Level 99 Games). Module one.", "A card game by D. Brad Talton Jr. (Level 99 Games)."),
        ("It lists\nthem, a line each", "It lists them, a line each"),
    ],
)
def test_the_first_sentence_of_a_page_ends_where_the_next_begins(text: str, sentence: str) -> None:
    document = new_document("page")
    document += nodes.section("", nodes.title("", "Title"), nodes.paragraph("", text))
    assert first_sentence(document) == sentence


def test_a_page_that_begins_with_a_section_has_no_first_sentence() -> None:
    document = new_document("page")
    document += nodes.section("", nodes.title("", "Title"), nodes.section("", nodes.title("", "Rule"), nodes.paragraph("", "Of one rule.")))
    assert first_sentence(document) == ""


def test_the_index_of_numbers_has_every_rule_of_its_chapters_once_by_number() -> None:
    rules = game("pixel_tactics").SPEC.rules
    page = (ROOT / "docs" / "games" / "pixel_tactics" / "numbers.md").read_text(encoding="utf-8")
    line = re.search(r"\{number-index\} pixel_tactics (.+)", page)
    assert line
    prefixes = tuple(line[1].split())
    assert {*prefixes} == {"PT-FAQ", "PT-2V2", "PT-RUL"}
    found = [rule.id for _, its in numbered(rules, prefixes) for rule in its]
    assert sorted(found) == sorted(rule.id for rule in rules if rule.id.rpartition("-")[0] in prefixes)
    for _, its in numbered(rules, prefixes):
        numbers = [int(rule.id.rpartition("-")[2]) for rule in its]
        assert numbers == sorted(numbers)


def test_an_index_of_numbers_that_no_rule_has_is_refused() -> None:
    with pytest.raises(ValueError, match="PT-ERR"):
        [*numbered(game("pixel_tactics").SPEC.rules, ("PT-ERR",))]
