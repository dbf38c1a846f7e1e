"""Planted leaks: whatever tells a seat what it may not know is found, also where the situation is rare.

``BOARDRULES_LEAK_GAMES`` is how many random games may be played to find those of Pixel Tactics without a position laid out by hand
(not tried if it is not set; 300 are enough).
"""

from __future__ import annotations

import os
from typing import Final

import pytest

from boardrules import Match, Seat
from boardrules.testing import LawBroken, check_game
from tests.testing import leaks_real, leaks_small, sealed_bids
from tests.testing.leaks import LEAKS
from tests.testing.positions import position
from tests.testing.sealed_bids import Action, Event, Options, State, View

MODULES = (leaks_small, leaks_real)
"""They fill in LEAKS."""

LAWS: Final = {"swap", "match", "determinize", "pure", "visibility"}
"""The laws about what is known."""

GAMES: Final = int(os.environ.get("BOARDRULES_LEAK_GAMES", "0"))


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str) -> None:
    leak = LEAKS[name]
    starts = [position(leak.position)] if leak.position else []
    with pytest.raises(LawBroken) as caught:
        check_game(leak.make(), options=() if starts else [None], starts=starts, games=300, renders=0.1, mutants=0)
    assert caught.value.law in LAWS


@pytest.mark.skipif(not GAMES, reason="takes minutes")
@pytest.mark.parametrize("name", [name for name in LEAKS if LEAKS[name].position])
def test_a_rare_leak_is_found_in_random_games(name: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(LEAKS[name].make(), options=[None], games=GAMES, probes=2, renders=0, mutants=0)
    assert caught.value.law in LAWS


def log_with_the_state(match: Match[State, Action, View, Event, Options], _seat: Seat | None) -> bytes:
    return f"{match.at(0).hands}".encode()


def seen_by_all(match: Match[State, Action, View, Event, Options], _seat: Seat | None) -> tuple[Event, ...]:
    return tuple(event for ply in range(match.ply) for event in sealed_bids.step(match.at(ply), _action(match, ply)).events)


def _action(match: Match[State, Action, View, Event, Options], ply: int) -> Action:
    return next(a for a in sealed_bids.legal_actions(match.at(ply)) if sealed_bids.apply(match.at(ply), a) == match.at(ply + 1))


@pytest.mark.parametrize(("name", "leaking"), [("log", log_with_the_state), ("seen", seen_by_all)])
def test_what_a_match_shows_is_compared(name: str, leaking: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, name, leaking)
    with pytest.raises(LawBroken) as caught:
        check_game(sealed_bids, games=300)
    assert caught.value.law == "match"


def test_there_are_enough_planted_leaks() -> None:
    assert len(LEAKS) + 2 >= 28
