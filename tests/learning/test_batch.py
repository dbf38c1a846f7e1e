"""Many games at once: the games of simulate, the views of the contract."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="boardrules.learning needs numpy: tox -e learning")

import numpy as np

from boardrules import BoardRulesError, RandomBot, Seat, chibitactics, pixel_tactics, pixies, simulate
from boardrules.learning import Batch, Memory
from tests.numbers import AnyGame, numbering

TABLES: list[tuple[AnyGame, Any]] = [
    (pixies, pixies.Options(seats=3)),
    (pixel_tactics, pixel_tactics.Options()),
    (pixel_tactics, pixel_tactics.Options(mode="pool")),
    (chibitactics, chibitactics.Options()),
]
every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=[f"{game.SPEC.id}-{at}" for at, (game, _) in enumerate(TABLES)])


def test_its_games_are_those_of_simulate() -> None:
    options = pixies.Options(seats=2)
    batch = Batch(pixies, options, size=4, seed=9)
    rngs = {at: [Random(f"9/{at}/{seat}") for seat in range(2)] for at in range(6)}
    wins = [0.0, 0.0]
    ended = 0
    while ended < 6:
        numbers = []
        for at in range(4):
            going = batch.outcomes[at] is None and batch.numbers[at] < 6
            legal = batch.legal(at) if going else ()
            numbers.append(legal[rngs[batch.numbers[at]][batch.seat(at)].randrange(len(legal))] if legal else -1)
        over = batch.step(numbers)
        for at in over:
            outcome = batch.outcomes[at]
            assert outcome is not None
            for seat in outcome.winners:
                wins[seat] += 1 / len(outcome.winners)
        ended += len(over)
        batch.renew(over)
    assert tuple(wins) == simulate(pixies, 6, options=options, seed=9, bots=[RandomBot()] * 2).wins


@every_table
def test_what_it_shows_is_what_the_seat_to_act_sees_and_may_do(game: AnyGame, options: Any) -> None:
    batch, rng, numbers = Batch(game, options, size=3, seed=5), Random(1), numbering(game)
    space = numbers.action_space(options)
    for _ in range(25):
        seen, masks, states = batch.observations(), batch.masks(), batch.information_states()
        assert seen.shape == (3, len(batch.fields))
        assert masks.shape == (3, space.per_seat)
        assert states.shape == (3, len(batch.encoding.names) + len(batch.memory.names))
        assert (states[:, : len(batch.encoding.names)] == batch.encoded()).all()
        for at in range(3):
            view, own = batch.view(at), space.of(batch.seat(at))
            assert tuple(seen[at]) == numbers.observe(view) == batch.observation(at, batch.seat(at))
            assert [own.index(action, view) for action in batch.actions(at)] == list(batch.legal(at))
            assert np.flatnonzero(masks[at]).tolist() == sorted(batch.legal(at))
        batch.step([rng.choice(batch.legal(at)) for at in range(3)])


def test_a_number_that_is_not_legal_changes_nothing() -> None:
    batch = Batch(pixies, size=2)
    before = batch.observations()
    wrong = next(number for number in range(batch.per_seat) if number not in batch.legal(1))
    with pytest.raises(ValueError, match=f"number {wrong} is not legal in the game at place 1"):
        batch.step([batch.legal(0)[0], wrong])
    with pytest.raises(ValueError, match="one number for each of 2 games, not 1"):
        batch.step([0])
    assert (batch.observations() == before).all()


def test_a_game_that_is_over_waits_until_it_is_renewed() -> None:
    batch = Batch(pixies, pixies.Options(seats=2), size=2)
    while batch.outcomes[0] is None:
        batch.step([batch.legal(0)[0], -1])
    assert batch.going == [1]
    assert not batch.observations()[0].any()
    assert not batch.masks()[0].any()
    with pytest.raises(BoardRulesError, match="the game at place 0 is over"):
        batch.legal(0)
    batch.renew()
    assert (batch.going, batch.numbers) == ([0, 1], [2, 1])


def test_looking_ahead_leaves_the_games_as_they_are() -> None:
    batch = Batch(pixies, size=1)
    before, walker = batch.observations(), batch.walker(0)
    walker.mark()
    walker.play(0)
    assert (batch.observations() == before).all(), "what was seen is kept"
    walker.back()
    batch.step([batch.legal(0)[-1]])
    assert (batch.observations() != before).any()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="1 game or more"):
        Batch(pixies, size=0)


def test_a_seat_remembers_the_actions_that_it_knows() -> None:
    batch = Batch(pixel_tactics, size=1, memory=2)
    assert not batch.information_states()[0, len(batch.encoding.names) :].any()
    chosen = batch.legal(0)[0]
    batch.step([chosen])  # a leader, chosen in secret
    assert batch.seat(0) == Seat(1)
    remembered = dict(zip(batch.memory.names, batch.information_states()[0, len(batch.encoding.names) :], strict=True))
    assert {name for name, value in remembered.items() if value} == {"action.0.seat 1"}, "who acted, and not what"


def test_the_latest_action_comes_first_and_seats_count_from_who_remembers() -> None:
    memory = Memory(seats=3, per_seat=7, size=2)
    after = memory.after(memory.after(memory.empty(), Seat(0), 5, [True] * 3), Seat(1), 2, [True] * 3)
    found = {name for name, value in zip(memory.names, memory.encode(after, Seat(2)), strict=True) if value}
    assert found == {"action.0.seat 2", "action.0.bit0", "action.0.bit1", "action.1.seat 1", "action.1.bit1", "action.1.bit2"}
    assert memory.after(after, Seat(2), 0, [True] * 3)[0][1:] == after[0][:1]
