"""Several people at one terminal, and what each of them may see."""

from __future__ import annotations

import re
import sys

import pytest

from boardrules.cli._screen.terminal import CLEAR
from tests.cli.conftest import Run
from tests.cli.test_terminal import Screen


def cards(text: str) -> set[str]:
    """The names of cards in *text*."""
    return set(re.findall(r"c\d\d", text))


def test_in_a_game_without_secrets_nobody_hands_anything_over(run: Run) -> None:
    result = run("play", "pixies", "--human", "0,1,2", "--seed", "7", typed="1\n" * 6)
    assert "press Enter" not in result.out
    assert "At this terminal: Player 1 (0), Player 2 (1), Player 3 (2). Bots: nobody." in result.out
    for seat in (0, 1, 2):
        assert f"-- your turn, Player {seat + 1} --" in result.out
    assert " ".join(result.out.split()).count("are revealed.") == 3


@pytest.mark.usefixtures("sealed_bids")
def test_with_secrets_the_terminal_is_handed_over_from_seat_to_seat(run: Run) -> None:
    result = run("play", "sealed_bids", "--human", "0,1", "--seed", "1", "-o", "bury=false", typed="\n1\n\n\n1\n\n\n")
    first, *others = re.split(r"Player \d, press Enter when nobody else is looking\. ", result.out)
    assert cards(first) == set()
    hands = [cards(re.search(r"hand (.*);", part)[1]) for part in others]  # type: ignore[index]  # each part has a position
    assert len(hands) == 3
    assert not hands[0] & hands[1]
    # Before anything is opened, each part shows the cards of one seat only.
    assert cards(others[0]) == hands[0]
    assert "Enter hides this before Player 2 looks." in others[0]
    assert "Sealed: 0, None." in others[1]
    assert "Sealed: 0, c" not in others[1]


@pytest.mark.usefixtures("sealed_bids")
def test_at_a_terminal_the_screen_is_wiped_before_the_next_seat_looks(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Screen()
    monkeypatch.setattr(sys, "stdout", shown)
    run("play", "sealed_bids", "--human", "0,1", "--seed", "1", typed="\n1\n\n\n1\n")
    text = shown.getvalue()
    assert text.count(CLEAR) == 2
    assert text.index("Enter hides this before Player 2 looks.") < text.rindex(CLEAR) < text.index("Player 2, press Enter")


@pytest.mark.usefixtures("sealed_bids")
@pytest.mark.parametrize(
    ("typed", "last"), [("", "Player 1, press Enter"), ("\n1\n", "Enter hides this before Player 2 looks."), ("\n1\n\n", "Player 2, press")]
)
def test_the_end_of_the_input_while_handing_over_stops_politely(run: Run, typed: str, last: str) -> None:
    result = run("play", "sealed_bids", "--human", "0,1", "--seed", "1", "--log", "game.jsonl", typed=typed)
    assert result.code == 0
    assert result.out.rindex(last) < result.out.index("the log is kept in game.jsonl")


@pytest.mark.usefixtures("sealed_bids")
def test_one_person_sees_what_his_seat_may_and_hands_nothing_over(run: Run) -> None:
    result = run("play", "sealed_bids", "--human", "1", "--seed", "1", typed="1\n" * 10)
    assert result.code == 0
    assert "press Enter" not in result.out
    assert "Drawn: 0, None." in result.out
    assert re.search(r"Drawn: 1, c\d\d\.", result.out)
    assert "Player 2 (you)" in result.out


@pytest.mark.usefixtures("sealed_bids")
def test_spectators_of_bots_see_no_secret(run: Run) -> None:
    result = run("play", "sealed_bids", "--bots", "--seed", "1")
    assert not re.search(r"Drawn: \d, c", result.out)
    assert not re.search(r"Sealed: \d, c", result.out)


@pytest.mark.usefixtures("sealed_bids")
def test_a_whole_game_with_secrets_is_played_to_its_end(run: Run) -> None:
    result = run("play", "sealed_bids", "--human", "0,1", "--seed", "3", "-o", "seats=3", "--log", "game.jsonl", typed="1\n" * 60)
    assert result.code == 0
    assert "Player 1 (human)" in result.out
    assert "Player 3 (bot)" in result.out
    assert "verified: EXACT" in result.out
