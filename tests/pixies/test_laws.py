"""Pixies keeps every law of the contract, with every number of seats, with and without Flower Power.

``BOARDRULES_LAW_GAMES`` is how many games are played with each of the options (1 if it is not set).
"""

from __future__ import annotations

import os

import pytest

from boardrules import pixies
from boardrules.pixies import Options
from boardrules.testing import check_game, check_hash_seeds, option_grid

pytestmark = pytest.mark.laws

GAMES = int(os.environ.get("BOARDRULES_LAW_GAMES", "1"))
RENDERS = 0.05 if GAMES < 10 else 0.01
"""In one game a hundredth of the plies may be none at which somebody chooses."""


@pytest.mark.parametrize("options", option_grid(pixies), ids=str)
def test_pixies_keeps_the_laws(options: Options) -> None:
    report = check_game(pixies, options=[options], games=GAMES, renders=RENDERS, max_state_bytes=2048)
    assert report.idle == ("commute",), "nobody chooses at the same time as another, all else is exercised"
    assert report.actions.keys() == {"Start", "Reveal", "Place"}
    assert report.events.keys() == {"Started", "Revealed", "Placed", "TurnEnded", "RoundScored", "GameEnded"}
    assert report.decisions.keys() == {"take", "take-last"}


def test_all_options_are_played() -> None:
    assert len(option_grid(pixies)) == 9


@pytest.mark.parametrize("options", [Options(seats=2), Options(seats=6, flower_power=True)], ids=str)
def test_pixies_gives_the_same_bytes_in_every_process(options: Options) -> None:
    assert check_hash_seeds("pixies", options=options, games=1) > 1000
