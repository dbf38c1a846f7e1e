"""Who is told what, and when."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from random import Random

import pytest

from boardrules import CHANCE, BaseAction, Dealer, Match, Seat, chibitactics, from_state, pixel_tactics
from boardrules.cli._screen.narrate import Narrator, _Told, secrets
from boardrules.cli._screen.terminal import Terminal
from boardrules.pixies import Action, Place, Reveal, Start
from tests.chibitactics.scenario import Scenario
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
        narrator.collect(CHANCE, action, together=True)
        narrator.tell()
    assert capsys.readouterr().out == ""
    match.submit(Seat(0), placed := Place(Seat(0), "B4_C", 4, "up"))
    narrator.collect(Seat(0), placed, together=True)
    narrator.tell()
    assert capsys.readouterr().out == (
        "  Player 1 starts. The special blue 4, the special blue 5, the special red 1 and\n"
        "  the special red 5 are revealed.\n* Player 1 places the special blue 4 on cell 4.\n"
    )
    assert naps == [0.5, 0.5]


def test_luck_at_the_end_is_told_on_demand(capsys: pytest.CaptureFixture[str]) -> None:
    match = undealt()
    narrator = Narrator(match, (None,), Terminal(), 0)
    match.supply(start := Start(CHANCE, Seat(1)))
    narrator.collect(CHANCE, start, together=True)
    narrator.tell(luck=True)
    narrator.tell(luck=True)
    assert capsys.readouterr().out == "  Player 2 starts.\n"


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
        narrator.collect(Seat(0), Place(Seat(0), CARDS[0], 4, "up"), together=True)
        narrator.tell()
        out = capsys.readouterr().out
        assert ("-- before the last action of the round --" in out) is not drawn
        assert ("\n  Round 1 is over: " in out) is not drawn


def test_a_position_after_the_last_action_of_the_round_is_not_headed_before_it(capsys: pytest.CaptureFixture[str]) -> None:
    scenario = Scenario({"ansel-0": (0, 0), "ort-1": (12, 0)}, board=("middle", "east"), turn=1)
    match = Match(from_state(scenario.game, scenario.state))
    narrator = Narrator(match, (None,), Terminal(), 0)
    for by, action in ((Seat(1), chibitactics.EndTurn(Seat(1))), (CHANCE, chibitactics.DrawEvent(CHANCE, "fog"))):
        if by == CHANCE:
            match.supply(action)
        else:
            match.submit(by, action)
        narrator.collect(by, action, together=True)
    narrator.tell(luck=True)
    out = capsys.readouterr().out
    assert out.index("Player 2 ends the turn.") < out.index("-- at the end of the round --") < out.index("Round 4 begins.")
    assert "before the last action" not in out


def test_what_was_taken_back_before_it_was_told_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    match = dealt(*CARDS)
    narrator = Narrator(match, (Seat(0), Seat(1)), Terminal(), 0)
    match.submit(Seat(0), placed := Place(Seat(0), "B4_C", 4, "up"))
    narrator.collect(Seat(0), placed, together=False)
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


def test_a_hand_that_was_dealt_before_the_log_begins_is_a_secret() -> None:
    state = Dealer(1).deal(sealed_bids, sealed_bids.new_game())
    assert secrets(Match(from_state(sealed_bids, state)), sealed_bids.seats(state))


def test_pixies_has_no_secrets() -> None:
    for plies in (0, 5, 40):
        assert not secrets(random_match(plies=plies), (Seat(0), Seat(1)))


def test_what_only_one_of_them_saw_happen_is_a_secret() -> None:
    match = Match(sealed_bids, dealer=Dealer(1))
    assert secrets(match, (Seat(0), Seat(1)))
    assert not secrets(match, (Seat(0),))


def told_in_pixel_tactics(seed: int, plies: int, eyes: Seat | None) -> Iterator[tuple[BaseAction, Narrator]]:
    """A random game of Pixel Tactics, each ply collected."""
    match, rng, dealer = Match(pixel_tactics), Random(seed), Dealer(seed)
    narrator = Narrator(match, (eyes,), Terminal(), 0)
    for _ in range(plies):
        by = pixel_tactics.to_act(match.state)[0]
        if by == CHANCE:
            match.supply(action := dealer.choose(pixel_tactics, match.state))
        else:
            match.submit(by, action := rng.choice(match.prompt(by).actions))
        narrator.collect(by, action, together=True)
        yield action, narrator


def test_that_luck_is_due_is_not_told_and_draws_are_listed_or_counted(capsys: pytest.CaptureFixture[str]) -> None:
    for action, narrator in told_in_pixel_tactics(1, 40, Seat(0)):
        narrator.tell()
        if isinstance(action, pixel_tactics.ChooseLeader):
            break
    out = " ".join(capsys.readouterr().out.split())
    name = r"[A-Z][A-Za-z ]+"
    assert re.match(rf"Player \d is the first player\. .*Player 1 draws {name}, {name}, {name}, {name} and {name}\.", out)
    assert "Player 2 draws 5 cards." in out
    assert "Luck" not in out


def test_a_choice_that_leads_to_luck_is_told_with_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    drew = False
    for action, narrator in told_in_pixel_tactics(1, 200, Seat(0)):
        narrator.tell(luck=drew)
        shown = capsys.readouterr().out
        if drew:
            assert re.fullmatch(r"\* Player \d draws .*\.\n", shown)
            return
        drew = isinstance(action, pixel_tactics.Draw)
        assert not drew or shown == ""
    pytest.fail("nobody drew a card")


def test_a_choice_that_no_event_describes_is_told_in_notation(capsys: pytest.CaptureFixture[str]) -> None:
    """Unless those who look may not know it."""
    for action, narrator in told_in_pixel_tactics(7, 200, None):
        narrator.tell()
        shown = capsys.readouterr().out
        if isinstance(action, pixel_tactics.Choose) and "decides" in shown:
            assert re.fullmatch(r"\* Player \d decides: [a-z].*\.\n", shown)
            return
    pytest.fail("nobody had anything to decide")
