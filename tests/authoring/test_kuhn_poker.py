"""Kuhn poker of the examples keeps every law, is as short as is said of it, and is worth what theory says."""

from __future__ import annotations

import sys
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from boardrules import CHANCE, Dealer, Match, Seat, notation, rendering
from boardrules.logs.opening import AnyGame
from boardrules.testing import check_game

FOLDER = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def kuhn() -> AnyGame:
    sys.path.insert(0, str(FOLDER))
    try:
        game: Any = import_module("kuhn_poker")  # what a module holds is not seen by a checker if it is imported by name
        return game  # type: ignore[no-any-return]
    finally:
        sys.path.remove(str(FOLDER))


def test_it_keeps_every_law(kuhn: AnyGame) -> None:
    report = check_game(kuhn, games=40)
    assert report.idle == ("commute",), "nobody chooses at the same time as another"
    assert set(report.refusals) >= {"BR-OVER", "BR-SEAT", "BR-CHANCE", "BR-VALUE", "KP-BET-1"}


def test_it_has_at_most_120_lines() -> None:
    assert len((FOLDER / "kuhn_poker.py").read_text(encoding="utf-8").splitlines()) <= 120


def test_the_best_play_loses_an_eighteenth_of_a_coin_for_the_first_player(kuhn: AnyGame) -> None:
    def bets(seat: Seat, card: int, said: tuple[str, ...]) -> Fraction:
        """A known equilibrium: the first player never opens, calls with the 2 one time in three, and always with the 3."""
        if seat == 0:
            return Fraction(card == 3) if said and card != 2 else Fraction(1, 3) if said else Fraction(0)
        after_a_bet = said[-1] == "bet"
        chances = (Fraction(0), Fraction(1, 3), Fraction(1)) if after_a_bet else (Fraction(1, 3), Fraction(0), Fraction(1))
        return chances[card - 1]

    def value(state: object) -> Fraction:
        done = kuhn.outcome(state)
        if done is not None:
            return Fraction(done.scores[0])
        seat, legal = kuhn.to_act(state)[0], kuhn.legal_actions(state)
        after = [value(kuhn.apply(state, action)) for action in legal]
        if seat == CHANCE:
            return sum(after, Fraction(0)) / len(after)
        share = bets(seat, state.cards[seat], state.said)  # type: ignore[attr-defined]
        return after[0] * (1 - share) + after[1] * share

    assert value(kuhn.new_game()) == Fraction(-1, 18)


def test_it_is_played_and_shown_without_a_notation_or_a_picture_of_its_own(kuhn: AnyGame) -> None:
    match = Match(kuhn, dealer=Dealer(seed=3))
    prompt = match.prompt(Seat(0))
    assert [notation(kuhn).format_action(prompt.view, action) for action in prompt.actions] == ["0: say pass", "0: say bet"]
    assert [notation(kuhn).label(prompt.view, action) for action in prompt.actions] == ["Say: word pass", "Say: word bet"]
    assert notation(kuhn).parse_action(prompt.view, "say bet") == prompt.actions[1]
    assert "said: []" in rendering(kuhn).render_text(prompt.view)
    assert rendering(kuhn).render_svg(prompt.view).startswith("<svg ")
