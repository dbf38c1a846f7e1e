"""Who is told what, and when."""

from __future__ import annotations

import time

import pytest

from boardrules import CHANCE, Match, Seat
from boardrules.cli._narrate import Narrator, _Told
from boardrules.cli._terminal import Terminal
from boardrules.pixies import Action, Place, Reveal, Start
from tests.play import dealt, random_match, undealt
from tests.testing import sealed_bids

CARDS = ("B4_C", "B5_C", "R1_C", "R5_C")


@pytest.fixture(autouse=True)
def naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long it slept, each time."""
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    return slept


def test_luck_is_told_in_one_paragraph_when_a_player_acts(capsys: pytest.CaptureFixture[str], naps: list[float]) -> None:
    match = undealt()
    narrator = Narrator(match, (Seat(0),), Terminal(), 0.5)
    luck: list[Action] = [Start(CHANCE, Seat(0)), *(Reveal(CHANCE, card) for card in CARDS)]
    for action in luck:
        match.supply(action)
        narrator.collect(CHANCE, together=True)
        narrator.tell()
    assert capsys.readouterr().out == ""
    match.submit(Seat(0), Place(Seat(0), "B4_C", 4, "up"))
    narrator.collect(Seat(0), together=True)
    narrator.tell()
    assert capsys.readouterr().out == (
        "  Seat 0 starts. B4_C is revealed. B5_C is revealed. R1_C is revealed. R5_C is\n  revealed.\n* Seat 0 places B4_C on cell 4.\n"
    )
    assert naps == [0.5, 0.5]


def test_luck_at_the_end_is_told_on_demand(capsys: pytest.CaptureFixture[str]) -> None:
    match = undealt()
    narrator = Narrator(match, (None,), Terminal(), 0)
    match.supply(Start(CHANCE, Seat(1)))
    narrator.collect(CHANCE, together=True)
    narrator.tell(luck=True)
    narrator.tell(luck=True)
    assert capsys.readouterr().out == "  Seat 1 starts.\n"


def test_the_position_is_drawn_before_the_ply_that_ends_a_round(capsys: pytest.CaptureFixture[str]) -> None:
    whole = random_match()
    ends = [ply for ply in range(1, whole.ply + 1) if whole.at(ply).round != whole.at(ply - 1).round]
    assert len(ends) == 2
    for drawn in (False, True):
        narrator = Narrator(whole.fork(ply=ends[0] - 1), (None,), Terminal(), 0)
        if drawn:
            narrator.drawn()
        narrator = Narrator(match := whole.fork(ply=ends[0]), (None,), Terminal(), 0)
        if drawn:
            narrator._drawn = match.ply - 1
        narrator.collect(Seat(0), together=True)
        narrator.tell()
        out = capsys.readouterr().out
        assert ("-- before the last action of the round --" in out) is not drawn
        assert out.splitlines()[-1].startswith("  Round 1 is over: " if not drawn else "*")


def test_what_was_taken_back_before_it_was_told_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    match = dealt(*CARDS)
    narrator = Narrator(match, (Seat(0), Seat(1)), Terminal(), 0)
    match.submit(Seat(0), Place(Seat(0), "B4_C", 4, "up"))
    narrator.collect(Seat(0), together=False)
    narrator.tell()
    match.undo()
    narrator.forget()
    capsys.readouterr()
    narrator.eyes = Seat(1)
    narrator.tell(luck=True)
    assert capsys.readouterr().out == ""


def test_what_nobody_here_may_know_takes_no_line_and_no_time(capsys: pytest.CaptureFixture[str], naps: list[float]) -> None:
    match = Match(sealed_bids)
    narrator = Narrator(match, (None,), Terminal(), 1)
    narrator._waiting[None].append(_Told(1, Seat(0), (), None))
    narrator.tell()
    assert (capsys.readouterr().out, naps) == ("", [])
