"""Kuhn poker of the examples keeps every law, is as short as is said of it, and is worth what theory says."""

from __future__ import annotations

import sys
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from boardrules import CHANCE, Dealer, Match, Seat, notation, rendering, translator
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


def test_its_rules_have_at_most_120_lines_and_its_table_50() -> None:
    rules, _, table = (FOLDER / "kuhn_poker.py").read_text(encoding="utf-8").partition("# ---- the table\n")
    assert len(rules.splitlines()) <= 120
    assert len(table.splitlines()) <= 50


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


def test_its_notation_is_derived_and_its_labels_say_what_a_word_means_now(kuhn: AnyGame) -> None:
    match = Match(kuhn, dealer=Dealer(seed=3))
    prompt = match.prompt(Seat(0))
    assert [notation(kuhn).format_action(prompt.view, action) for action in prompt.actions] == ["0: say pass", "0: say bet"]
    assert [notation(kuhn).label(prompt.view, action) for action in prompt.actions] == ["Pass", "Bet a coin"]
    assert notation(kuhn).parse_action(prompt.view, "say bet") == prompt.actions[1]
    match.submit(Seat(0), prompt.actions[1])
    prompt = match.prompt(Seat(1))
    assert [notation(kuhn).label(prompt.view, action) for action in prompt.actions] == ["Give up", "Call"]


def test_its_table_says_who_bet_and_hides_the_rivals_card_until_the_end(kuhn: Any) -> None:
    view = kuhn.view(kuhn.State((3, 1), ("pass", "bet")), Seat(0))
    assert rendering(kuhn).render_text(view).splitlines() == [
        "Kuhn poker",
        "Player 1 gives up or calls.",
        "",
        "Coins in the pot: 3 of 4",
        "",
        "Player 1 (you, to act)",
        "  Card: 3",
        "  Coins: 1 of 2",
        "  Passes.",
        "",
        "Player 2",
        "  Card: ?",
        "  Coins: 2 of 2",
        "  Bets a coin.",
    ]
    given_up = kuhn.view(kuhn.State((3, 1), ("bet", "pass")), None)
    assert "Player 1 wins a coin." in rendering(kuhn).render_text(given_up)
    called = rendering(kuhn).render_text(kuhn.view(kuhn.State((1, 3), ("bet", "bet")), Seat(0)), translator=translator("pl", kuhn))
    assert "Gracz 2 wins 2 coins." in called
    assert "Gracz 2 (wygrana)" in called
