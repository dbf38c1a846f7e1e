"""What is learned about the cards that players keep in their hands."""

from __future__ import annotations

from random import Random

from tools.kept_cards import Hand, fit, hands

CARDS = ("alchemist", "berserker", "knight", "mascot", "oracle")


def test_a_card_that_is_kept_more_often_weighs_more() -> None:
    rng, true = Random(1), {"alchemist": 4.0, "berserker": 1.0, "knight": 0.25, "mascot": 1.0, "oracle": 1.0}
    found: list[Hand] = []
    for _ in range(2000):
        first, second = rng.choices(CARDS, [true[name] for name in CARDS], k=2)
        found.append(Hand((first,) if first == second else (first, second), CARDS))
    weights = fit(found)
    assert sorted(weights) == [f"kept {name}" for name in CARDS]
    assert weights["kept alchemist"] > 2 * weights["kept berserker"] > 4 * weights["kept knight"] > 0


def test_a_card_that_was_never_seen_in_a_hand_stays_near_the_others() -> None:
    assert 0.3 < fit([Hand(("knight",), ("knight", "oracle"))])["kept oracle"] < 1


def test_the_hands_of_a_game_have_unseen_cards_only() -> None:
    found = hands("test")
    assert len(found) > 3
    for hand in found:
        assert set(hand.held) <= set(hand.possible)
        assert len(set(hand.possible)) == len(hand.possible)
        assert len(hand.possible) > len(hand.held)
