"""The bot that searches games in which everything is known."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from boardrules import Seat, canonical, chibitactics, from_state, pixel_tactics, pixies
from boardrules.bots import BotError, ISMCTSBot, MCTSBot, Style
from tests.bots import stones
from tests.bots.tables import AnyGame, some
from tests.testing import sealed_bids


def taken(state: stones.State, *, iterations: int = 300, seed: int = 1) -> stones.Action:
    bot = MCTSBot(stones, iterations)
    return bot.choose(stones.view(state, state.turn), stones.legal_actions(state), Random(seed))


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
@pytest.mark.parametrize("turn", [0, 1])
def test_it_finds_the_only_winning_move(heap: int, turn: int) -> None:
    state = stones.State(stones=heap, turn=Seat(turn))
    assert taken(state) == stones.Take(Seat(turn), heap % 4)


def test_each_of_three_seats_goes_for_itself() -> None:
    # Of six stones no seat can be sure of the last one, but the one that leaves three gives it away.
    for turn in range(3):
        assert taken(stones.State(stones=3, turn=Seat(turn), seats=3)) == stones.Take(Seat(turn), 3)
        assert taken(stones.State(stones=6, turn=Seat(turn), seats=3)) == stones.Take(Seat(turn), 1)


def test_luck_counts_as_often_as_it_comes() -> None:
    chosen = {taken(stones.State(coins=True), iterations=200, seed=seed) for seed in range(5)}
    assert chosen == {stones.Throw(Seat(0), 1)}


@pytest.mark.parametrize("game", [pixel_tactics, chibitactics, sealed_bids, from_state(pixel_tactics, pixel_tactics.new_game())])
def test_a_game_that_hides_something_is_refused(game: AnyGame) -> None:
    with pytest.raises(BotError, match=f"{game.SPEC.id} may hide something from a seat .VISIBILITY.; ISMCTSBot plays such games"):
        MCTSBot(game)


@pytest.mark.parametrize("kind", [MCTSBot, ISMCTSBot])
@pytest.mark.parametrize(("iterations", "seconds"), [(0, None), (-3, None), (1, 0.0), (1, -1.0), (1, float("inf")), (1, float("nan"))])
def test_a_budget_of_nothing_is_refused(kind: type, iterations: int, seconds: float | None) -> None:
    with pytest.raises(ValueError, match="iterations must be 1 or more and seconds more than 0, not"):
        kind(pixies, iterations, seconds)


@pytest.mark.parametrize(
    "style", [{"worlds": 0}, {"breadth": 0}, {"exploration": -0.1}, {"widening": -1.0}, {"rollout": -1}, {"averaged": -1}]
)
def test_a_style_that_makes_no_search_is_refused(style: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="worlds and breadth must be 1 or more, and no number may be negative"):
        Style(**style)  # type: ignore[arg-type]


def test_it_is_a_value_that_depends_on_its_arguments_alone() -> None:
    options = pixies.Options(seats=4)
    bot = MCTSBot(pixies, 20)
    copy: MCTSBot[pixies.State, pixies.Action, pixies.View, pixies.Event, pixies.Options] = pickle.loads(pickle.dumps(bot))
    assert copy == bot
    for number, (state, seat) in enumerate(some(pixies, options, 4)):
        view, actions, before = pixies.view(state, seat), pixies.legal_actions(state, seat), canonical(state)
        chosen = bot.choose(view, actions, Random(number))
        assert chosen in actions
        assert copy.choose(view, actions, Random(number)) == chosen
        assert canonical(state) == before
