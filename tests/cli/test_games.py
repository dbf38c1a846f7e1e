"""Looking up games, rules and types."""

from __future__ import annotations

import json
import re
import sys
from typing import Any

import pytest
from msgspec.structs import fields

from boardrules import CORE_RULES, Rule, RuleId, Variant, game, pixies
from boardrules.cli._lookup.rules import write_rule
from boardrules.cli._screen.terminal import Terminal
from tests.cli.conftest import Run


def test_list_has_a_block_for_each_game_with_its_options(run: Run) -> None:
    result = run("list")
    assert result.code == 0
    assert f"pixies  Pixies, 2 to 6 seats, rules {pixies.SPEC.rules_version}" in result.out
    assert "options: seats=3, flower_power=false" in result.out


def test_list_names_the_factions_of_a_game_that_has_some(run: Run) -> None:
    assert "factions: humans (Humans); chthonids (Chthonids); fungunites (Fungunites)" in run("list", "chibitactics").out
    assert "factions" not in run("list", "pixies").out


@pytest.mark.parametrize(("language", "lessons"), [("en", "lessons: Pixies in five minutes"), ("pl", "lekcje: Pixies w pięć minut")])
def test_list_says_which_lessons_a_game_has_and_at_which_levels_bots_play_it(run: Run, language: str, lessons: str) -> None:
    out = run("list", "pixies", "--lang", language).out
    assert lessons in out
    assert "boardrules play pixies --lesson" in out
    assert ": beginner, casual, strong, expert\n" in out


@pytest.mark.usefixtures("sealed_bids")
def test_a_game_without_lessons_has_no_line_for_them(run: Run) -> None:
    out = run("list", "sealed_bids").out
    assert "lessons" not in out
    assert "levels of bots: beginner, casual, strong, expert" in out


@pytest.mark.usefixtures("sealed_bids")
def test_list_reports_a_game_that_cannot_be_loaded_and_goes_on(run: Run) -> None:
    result = run("list")
    assert result.code == 2
    assert "boardrules: game 'broken' (tests.no_such_game) cannot be imported" in result.err
    assert "pixies  Pixies" in result.out
    assert "sealed_bids  Sealed Bids, 2 to 3 seats" in result.out


def test_a_fixed_number_of_seats_is_one_number(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(pixies.SPEC), "seats", (2, 2))
    assert "Pixies, 2 seats" in run("list").out


def test_rules_prints_the_whole_rulebook_and_the_core_s_after_it(run: Run) -> None:
    out = run("rules", "pixies").out
    places = [out.index(f"{rule.id}  {rule.title}\n") for rule in (*pixies.SPEC.rules, *CORE_RULES)]
    assert places == sorted(places)


def test_rules_prints_one_rule_with_its_source_in_80_columns(run: Run) -> None:
    out = run("rules", "pixies", "br-seat").out
    assert out.splitlines()[0] == "BR-SEAT  Only the seats to act may act"
    assert out.splitlines()[-1] == "    Source: decided by this project"
    assert "to_act" in out
    assert "`" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_rules_prints_a_section(run: Run) -> None:
    heads = [line.split()[0] for line in run("rules", "pixies", "PX-PLA").out.splitlines() if line and not line.startswith(" ")]
    assert len(heads) > 3
    assert all(head.startswith("PX-PLA-") for head in heads)


def test_rules_shows_editions_that_differ_and_what_is_not_enforced(capsys: pytest.CaptureFixture[str]) -> None:
    rule = Rule(RuleId("X-1"), "Title", "Text.", "Rulebook, p. 2", enforced=False, variants=(Variant("ru", "Otherwise.", "p. 3"),))
    write_rule(rule, Terminal())
    assert capsys.readouterr().out == (
        "X-1  Title\n    Text.\n    ru: Otherwise. (p. 3)\n    Source: Rulebook, p. 2; not enforced by the code\n"
    )


def test_an_unknown_rule_suggests_near_ones(run: Run) -> None:
    result = run("rules", "pixies", "BR-SEAR")
    assert result.code == 2
    assert result.err.startswith("boardrules: pixies has no rule 'BR-SEAR'; near it: BR-SEAT")


def test_a_rule_like_no_other_is_told_how_ids_begin(run: Run) -> None:
    assert "ids begin with BR, PX-" in run("rules", "pixies", "42").err


def test_schema_prints_json(run: Run) -> None:
    schema = json.loads(run("schema", "pixies").out)
    assert "state" in schema["properties"]


def test_rules_are_searched_for_words_those_in_titles_first(run: Run) -> None:
    out = run("rules", "pixel_tactics", "intercept", "leader").out
    heads = [line.split()[0] for line in out.splitlines() if line.startswith("PT-")]
    assert "PT-ATK-5" in heads
    assert heads[0] != "PT-ATK-12", "a word in the title comes first"
    assert run("rules", "pixel_tactics", "intercept", "--edition", "pl", "leader").code == 0, "words stand on both sides of an option"
    assert "no rule with all of the words: intercept zebra" in run("rules", "pixel_tactics", "intercept", "zebra").err
    assert "pixies has no rule 'zebra'" in run("rules", "pixies", "zebra").err


def test_an_edition_shows_its_own_variants_only(run: Run) -> None:
    everything, russian = run("rules", "pixel_tactics", "PT-ATK").out, run("rules", "pixel_tactics", "PT-ATK", "--edition", "ru").out
    assert "    pl: " in everything
    assert "    pl: " not in russian
    assert "    ru: " in russian


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_completion_prints_a_script_of_a_shell(run: Run, shell: str) -> None:
    result = run("completion", shell)
    assert result.code == 0
    assert "simulate" in result.out


def test_completion_says_which_extra_it_needs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "shtab", None)
    assert "pip install shtab" in run("completion", "bash").err


def test_rules_are_told_in_another_language_with_their_editions(run: Run) -> None:
    out = run("rules", "pixies", "PX-RND-2", "--lang", "ru").out
    assert "bga: Тот, кто действовал последним, просто остаётся активным игроком. (" in " ".join(out.split())
    assert "\n    Источник: " in out
    assert "Źródło: decyzja tego projektu" in run("rules", "pixies", "BR-SEAT", "--lang", "pl").out
    assert "(decided by this project)" in " ".join(run("rules", "chibitactics", "CT-H-4").out.split())
    assert run("rules", "pixies", "просто", "активным", "--lang", "ru").out.startswith("PX-RND-2")


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("name", ["pixies", "pixel_tactics", "chibitactics"])
def test_list_explains_every_option_of_a_game(run: Run, name: str, language: str) -> None:
    out = run("list", name, "--lang", language).out
    options: Any = game(name).SPEC.options
    told = set(re.findall(r"^ {6}(\w+): \S", out, re.MULTILINE))
    assert told == {field.name for field in fields(options)}
    assert ("options:" in out) == (language == "en")


def test_rules_shows_what_two_editions_have_differently(run: Run) -> None:
    out = run("rules", "pixel_tactics", "--diff", "en", "pl").out
    texts = {rule.id: {variant.edition: variant.text for variant in rule.variants} for rule in game("pixel_tactics").SPEC.rules}
    differing = [rule for rule, said in texts.items() if said.get("en") != said.get("pl")]
    assert [line.split()[0] for line in out.splitlines() if line and not line.startswith(" ")] == differing
    assert out.count("    en: ") == out.count("    pl: ") == len(differing)
    assert "has no edition 'de'" in run("rules", "pixel_tactics", "--diff", "en", "de").err
