"""Planted leaks: whatever tells a seat what it may not know is found, also where the situation is rare.

``BOARDRULES_LEAK_GAMES`` is how many random games may be played to find those of Pixel Tactics without a position laid out by hand
(20 if it is not set).
"""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Final

import pytest
from msgspec import structs

from boardrules import Match, Seat
from boardrules.testing import LawBroken, check_game
from tests.testing import leaks_asked, leaks_pictures, leaks_real, leaks_small, sealed_bids
from tests.testing.leaks import LEAKS
from tests.testing.positions import position
from tests.testing.sealed_bids import Action, Event, Options, State, View

MODULES = (leaks_small, leaks_real, leaks_asked, leaks_pictures)
"""They fill in LEAKS."""

LAWS: Final = {"swap", "match", "determinize", "pure", "visibility", "worlds", "explain", "pictures"}
"""The laws about what is known."""

GAMES: Final = int(os.environ.get("BOARDRULES_LEAK_GAMES", "20"))


SEEDS: Final = {"the_mask_of_a_hidden_card_is_shown": 1, "known_cards_of_a_hand_stand_where_they_are": 1}
"""Random games in which a leak shows early, where it is not those of seed 3; with others it takes minutes."""


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str) -> None:
    leak = LEAKS[name]
    starts = [position(leak.position)] if leak.position else []
    with pytest.raises(LawBroken) as caught:
        check_game(leak.make(), options=() if starts else [leak.options], starts=starts, games=300, renders=0.1, mutants=0)
    assert caught.value.law in LAWS


@pytest.mark.parametrize("name", [name for name in LEAKS if LEAKS[name].position and not LEAKS[name].laid_out])
def test_a_rare_leak_is_found_in_random_games(name: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(LEAKS[name].make(), options=[None], games=GAMES, seed=SEEDS.get(name, 3), probes=2, renders=0, mutants=0, rare=3)
    assert caught.value.law in LAWS


def log_with_the_state(match: Match[State, Action, View, Event, Options], _seat: Seat | None) -> bytes:
    return f"{match.at(0).hands}".encode()


def seen_by_all(match: Match[State, Action, View, Event, Options], _seat: Seat | None) -> tuple[Event, ...]:
    return tuple(event for ply in range(match.ply) for event in sealed_bids.step(match.at(ply), _action(match, ply)).events)


def _action(match: Match[State, Action, View, Event, Options], ply: int) -> Action:
    return next(a for a in sealed_bids.legal_actions(match.at(ply)) if sealed_bids.apply(match.at(ply), a) == match.at(ply + 1))


def digest_of_the_host(match: Match[State, Action, View, Event, Options], _seat: Seat | None) -> str:
    return hosts_digest(match, "host")


hosts_digest = Match.digest

OF_A_MATCH: Final = [("log", log_with_the_state), ("seen", seen_by_all), ("digest", digest_of_the_host)]


@pytest.mark.parametrize(("name", "leaking"), OF_A_MATCH)
def test_what_a_match_shows_is_compared(name: str, leaking: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, name, leaking)
    with pytest.raises(LawBroken) as caught:
        check_game(sealed_bids, games=300)
    assert caught.value.law == "match"


def test_a_match_that_plays_another_action_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def submit(match: Match[State, Action, View, Event, Options], seat: Seat, *actions: Action) -> None:
        legal = sealed_bids.legal_actions(match.state, seat)
        submitted(match, seat, *(legal[0] if action in legal else action for action in actions))

    submitted = Match.submit
    monkeypatch.setattr(Match, "submit", submit)
    with pytest.raises(LawBroken, match="a match is in another state") as caught:
        check_game(sealed_bids, games=300)
    assert caught.value.law == "match"


def test_a_match_that_prompts_with_another_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def prompt(match: Match[State, Action, View, Event, Options], seat: Seat | None, *, since: int = 0) -> object:
        found = prompted(match, seat, since=since)
        return replace(found, view=structs.replace(found.view, points=(7, 7)))

    prompted = Match.prompt
    monkeypatch.setattr(Match, "prompt", prompt)
    with pytest.raises(LawBroken, match="holds another view than the game's") as caught:
        check_game(sealed_bids, games=300)
    assert caught.value.law == "match"


def test_there_are_enough_planted_leaks() -> None:
    assert len(LEAKS) + len(OF_A_MATCH) >= 34 + 10 + 11
