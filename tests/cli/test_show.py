"""Standings and verdicts."""

from __future__ import annotations

import pytest

from boardrules import Outcome, RuleId, Seat, pixies, verify
from boardrules.cli._screen.show import plural, verdict_code, verdict_text, write_standings
from boardrules.cli._screen.terminal import Terminal
from tests.play import random_match


def test_numbers_and_nouns_agree() -> None:
    assert [plural(number, "ply") for number in (0, 1, 2000)] == ["0 plies", "1 ply", "2,000 plies"]
    assert [plural(number, "seat") for number in (1, 2)] == ["1 seat", "2 seats"]


def standings(outcome: Outcome, names: dict[Seat, str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    write_standings(outcome, pixies.SPEC, names, Terminal())
    return capsys.readouterr().out.splitlines()


def test_standings_have_rounds_totals_and_the_rule_that_decided(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = Outcome((30, 5), (Seat(0),), RuleId("PX-WIN-1"), ((10, 2), (20, 3)))
    title = next(rule.title for rule in pixies.SPEC.rules if rule.id == "PX-WIN-1")
    assert standings(outcome, {Seat(0): "you", Seat(1): "bot"}, capsys)[1:] == [
        "                round 1  round 2  total",
        "Player 1 (you)       10       20     30  wins",
        "Player 2 (bot)        2        3      5",
        f"Decided by PX-WIN-1: {title}.",
    ]


def test_many_rounds_are_left_out_and_an_unknown_rule_has_no_title(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = Outcome((9, 9, 1), (Seat(0), Seat(1)), RuleId("XX-1"), ((1, 1, 0),) * 9)
    assert standings(outcome, {}, capsys)[1:] == [
        "          total",
        "Player 1      9  shares the win",
        "Player 2      9  shares the win",
        "Player 3      1",
        "Decided by XX-1.",
    ]


def test_when_all_win_it_is_a_draw(capsys: pytest.CaptureFixture[str]) -> None:
    lines = standings(Outcome((1, 1), (Seat(0), Seat(1)), RuleId("XX-1"), ((1, 1),)), {}, capsys)
    assert [line.split()[-1] for line in lines[2:4]] == ["draw", "draw"]


def test_each_verdict_has_its_exit_code() -> None:
    log = random_match().log()
    codes = {}
    for text in (log, log[:-200], log.replace(b'"by":0', b'"by":1')):
        verdict = verify(text)
        codes[verdict.result] = verdict_code(verdict)
        assert verdict_text(verdict, Terminal()).startswith(f"{verdict.result} ({plural(verdict.ply, 'ply')}: ")
    assert codes == {"EXACT": 0, "UNVERIFIED": 1, "DIVERGED": 2}
