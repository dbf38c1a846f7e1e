"""A game gives the same bytes in every process."""

from __future__ import annotations

import pytest

from boardrules import Seat
from boardrules.testing import LawBroken, check_hash_seeds
from boardrules.testing._replay_probe import find_game, transcript
from tests.testing import sealed_bids
from tests.testing.rigging import SealedBids, rigged


def _in_set_order() -> SealedBids:
    def legal_actions(state: sealed_bids.State, seat: Seat | None = None) -> tuple[sealed_bids.Action, ...]:
        found = sealed_bids.legal_actions(state, seat)
        order = list({str(action): action for action in found})
        return tuple(dict(zip(order, found, strict=True))[text] for text in set(order))

    return rigged(legal_actions=legal_actions)


in_set_order = _in_set_order()
"""Broken: its legal actions come in the order of a set of strings."""


def test_a_sound_game_gives_the_same_bytes_whatever_the_hash_seed() -> None:
    lines = check_hash_seeds("tests.testing.sealed_bids", options=sealed_bids.Options(seats=3), games=1, hash_seeds=(1, 2))
    assert lines > 50


def test_the_order_of_a_set_is_caught() -> None:
    with pytest.raises(LawBroken, match="legal") as caught:
        check_hash_seeds("tests.testing.test_hash_seeds:in_set_order", games=1, hash_seeds=(1, 2))
    assert caught.value.law == "hash-seed"


def test_a_game_that_cannot_be_imported_is_an_error_with_the_reason() -> None:
    with pytest.raises(LawBroken, match="no game 'nothing' is installed"):
        check_hash_seeds("nothing", hash_seeds=(1,))


def test_the_transcript_has_states_lists_views_and_the_log() -> None:
    assert find_game("tests.testing.sealed_bids") is sealed_bids
    lines = list(transcript(find_game("tests.testing.sealed_bids"), None, "7"))
    kinds = {line.split(b" ")[1] for line in lines if not line.startswith(b"{")}
    assert kinds == {b"state", b"legal", b"seat", b"drawn"}
    assert b'"sealed_bids"' in next(line for line in lines if line.startswith(b"{"))
