"""How many Python functions a fixed game calls: the guard against costs that creep in. It counts calls and measures no time."""

from __future__ import annotations

import subprocess
import sys

import pytest

from boardrules._build import description

CALLS = {"chibitactics": 55_632, "pixel_tactics": 27_380, "pixies": 2_995}
"""Calls in the second and third game of the seeds below, with Python 3.11; later versions call fewer functions for the same code."""

ALLOWANCE = 0.02
"""A change may cost this share of calls. If it costs more for a good reason, write the new number here and say why in the commit."""

SAVED = 0.1
"""If a change saves more than this share, write the new number here, so that the saving is guarded too."""

PROGRAM = """
import random, sys
from boardrules import Dealer, game

def play(seed):
    rng, dealer = random.Random(seed), Dealer(seed)
    state = dealer.deal(played, played.new_game())
    while actions := played.legal_actions(state):
        state = dealer.deal(played, played.apply(state, actions[rng.randrange(len(actions))]))

def count(_frame, event, _argument):
    global calls
    calls += event == "call"

played, calls = game(sys.argv[1]), 0
play(1)  # fills the tables that are made at first use
sys.setprofile(count)
play(2)
play(3)
sys.setprofile(None)
print(calls)
"""


@pytest.mark.skipif(description() != "pure Python", reason="compiled functions are not counted")
@pytest.mark.parametrize("name", sorted(CALLS))
def test_a_game_calls_no_more_functions_than_it_did(name: str) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM, name], capture_output=True, text=True, check=True)
    calls, known = int(done.stdout), CALLS[name]
    assert calls <= known * (1 + ALLOWANCE), f"{calls} calls, {calls / known - 1:.1%} more than {known}"
    if sys.version_info[:2] == (3, 11):
        assert calls >= known * (1 - SAVED), f"only {calls} calls instead of {known}: write this number into CALLS"
