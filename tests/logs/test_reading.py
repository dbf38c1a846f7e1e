"""Logs for one reader hold nothing that this reader may not know."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from boardrules import CHANCE, Dealer, LogFormatError, Match, Seat, from_state, game, games, read_log, replay, to_json
from boardrules.logs.opening import AnyGame


def played(found: AnyGame, plies: int, seed: int) -> Match[Any, Any, Any, Any, Any]:
    """A match of so many plies at random."""
    match, rng = Match(found, dealer=Dealer(seed)), random.Random(seed)
    while not match.over and match.ply < plies:
        action = rng.choice(found.legal_actions(match.state))
        match.submit(action.by, action)
    return match


def readers(found: AnyGame, state: object) -> tuple[Seat | None, ...]:
    return (*found.seats(state), None)


@pytest.mark.parametrize("plies", [0, 5, 30, 120, 240])
@pytest.mark.parametrize("name", games())
def test_a_match_from_a_state_begins_with_the_readers_view_of_it(name: str, plies: int) -> None:
    found = game(name)
    state = played(found, plies, seed=plies).state
    for seat in readers(found, state):
        view = found.view(state, seat)
        header = msgspec.json.decode(Match(from_state(found, state)).log(seat).splitlines()[0])
        assert header["start"] == msgspec.json.decode(to_json(view))
        assert header["options"] is None
        assert header["redacted_for"] == (CHANCE if seat is None else seat)


@pytest.mark.parametrize("plies", [0, 5, 30, 120, 240])
@pytest.mark.parametrize("name", games())
def test_all_that_a_reader_gets_is_the_same_whatever_is_hidden_from_him(name: str, plies: int) -> None:
    found = game(name)
    state = played(found, plies, seed=plies + 1).state
    others = 0
    for seat in readers(found, state):
        for seed in range(5):
            twin = found.determinize(found.view(state, seat), random.Random(seed))
            if found.validate(twin):
                continue
            others += twin != state
            one, other = Match(from_state(found, state)), Match(from_state(found, twin))
            assert one.log(seat) == other.log(seat)
            assert one.digest(seat) == other.digest(seat)
            assert one.seen(seat) == other.seen(seat)
            if seat is None or CHANCE not in found.to_act(state):
                assert one.prompt(seat) == other.prompt(seat)
    assert others or name != "pixel_tactics", "nothing was hidden: the test shows nothing"


@pytest.mark.parametrize("name", games())
def test_a_log_for_reading_has_what_the_reader_may_see_of_each_action_and_nothing_else(name: str) -> None:
    found = game(name)
    match = played(found, 150, seed=4)
    match.note("seat 1 holds the best cards")
    for seat in readers(found, match.state):
        text = match.log(seat)
        shown = [found.redact_action(action.action, seat) for action in replay(match.log(), found)]
        lines = [msgspec.json.decode(line) for line in text.splitlines()[1:]]
        assert [line["action"] for line in lines] == [msgspec.json.decode(to_json(action)) for action in shown if action is not None]
        assert {line["line"] for line in lines} == {"action"}
        assert read_log(text).header.redacted_for == (CHANCE if seat is None else seat)
        with pytest.raises(LogFormatError, match="written for reading by one seat"):
            replay(text)


def test_cards_in_the_rivals_hand_are_in_no_log_for_reading() -> None:
    found = game("pixel_tactics")
    state = played(found, 13, seed=2).state
    for seat in (Seat(0), Seat(1)):
        hidden = [held.card for held in state.players[1 - seat].hand if not held.mask >> seat & 1]
        assert hidden
        text = Match(from_state(found, state)).log(seat).decode()
        assert [card for card in hidden if card is not None and f'"{card}"' in text] == []
