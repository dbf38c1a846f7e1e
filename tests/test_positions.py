"""Setups made of what a player sees: they look the same to that player, and say nothing that the player does not see."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from boardrules import BoardRulesError, InvalidState, Seat, game, games, setup_of_view, to_json

SHOWN = 40
"""Positions of each game that are tried."""


def described(played: Any, seed: int) -> Iterator[tuple[Any, Seat | None, Any]]:
    """Yield states of random games that a Setup describes, each with a viewer and a Setup of what the viewer sees."""
    rng, found = Random(seed), 0
    while True:
        state = played.new_game()
        while played.outcome(state) is None:
            for viewer in (Seat(0), Seat(1), None):
                try:
                    setup = setup_of_view(played, played.view(state, viewer), Random(7))
                except InvalidState:
                    continue
                yield state, viewer, setup
                found += 1
                if found == SHOWN:
                    return
            for _ in range(7):
                actions = played.legal_actions(state)
                state = played.apply(state, rng.choice(actions)) if actions else state


@pytest.mark.parametrize("name", games())
def test_a_setup_of_a_view_looks_to_its_viewer_like_that_view(name: str) -> None:
    played: Any = game(name)
    for state, viewer, setup in described(played, 3):
        assert played.view(played.set_up(setup), viewer) == played.view(state, viewer)


@pytest.mark.parametrize("name", games())
def test_states_that_look_the_same_to_a_seat_have_the_same_setup_for_it(name: str) -> None:
    played: Any = game(name)
    rng, differed = Random(5), 0
    for state, viewer, setup in described(played, 4):
        twin = played.determinize(played.view(state, viewer), rng)
        differed += twin != state
        assert to_json(setup_of_view(played, played.view(twin, viewer), Random(7))) == to_json(setup)
    assert differed > SHOWN / 2 or name != "pixel_tactics"


@pytest.mark.parametrize("name", ["pixel_tactics", "chibitactics"])
def test_a_view_that_no_setup_describes_is_refused(name: str) -> None:
    played: Any = game(name)
    with pytest.raises(InvalidState):
        setup_of_view(played, played.view(played.new_game(), Seat(0)), Random(7))


def test_a_game_whose_positions_cannot_be_described_says_so() -> None:
    kuhn: Any = import_module("examples.kuhn_poker")
    with pytest.raises(BoardRulesError, match="cannot be described"):
        setup_of_view(kuhn, kuhn.view(kuhn.new_game(), Seat(0)), Random(7))
