"""What is learned about the actions that searches find best."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")

from tools.train_ordering import ITERATIONS, Decision, fit, play


def test_what_searches_find_better_gets_a_larger_weight() -> None:
    actions = ((("attack", 1.0), ("fells", 1.0)), (("attack", 1.0),), (("draw", 1.0),))
    weights = fit([Decision(actions, (0.3, 0.2, 0.1))] * 50, [])
    assert weights["attack"] > weights["draw"]
    assert weights["fells"] > 0


def test_a_feature_that_is_seldom_seen_gets_no_weight() -> None:
    assert fit([Decision(((("attack", 1.0),), (("draw", 1.0),)), (0.3, 0.1))] * 3, []) == {}


@pytest.mark.parametrize("name", ["pixel_tactics", "chibitactics"])
def test_the_decisions_of_a_game_have_features_and_values_of_every_action(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ITERATIONS, name, 1)
    decisions = play(name, "test")
    assert len(decisions) > 20
    assert all(len(one.actions) == len(one.values) > 1 and all(one.actions) for one in decisions)
