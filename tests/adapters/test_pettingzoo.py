"""Environments of PettingZoo: its own tests, and what they do not ask."""

from __future__ import annotations

import contextlib
import copy
import io
import pickle
import warnings
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the adapters need PettingZoo and Gymnasium: tox -e adapters")

import numpy as np
from pettingzoo.utils.conversions import parallel_to_aec

from boardrules import InvalidOptions, RandomBot, Seat, chibitactics, pixel_tactics, pixies, simulate
from boardrules.adapters.pettingzoo import GameEnv, batch_env, env, parallel_env, raw_env

with warnings.catch_warnings():  # the tests import an old environment of PettingZoo's own, if all that it needs is there
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
    from pettingzoo.test.state_test import state_test

TABLES = [
    pytest.param(pixies, {"seats": 2}, id="pixies-2"),
    pytest.param(pixies, {"seats": 3}, id="pixies-3"),
    pytest.param(pixies, {"seats": 4}, id="pixies-4"),
    pytest.param(pixies, {"seats": 5}, id="pixies-5"),
    pytest.param(pixies, {"seats": 6, "flower_power": True}, id="pixies-6"),
    pytest.param(pixel_tactics, {}, id="pixel_tactics"),
    pytest.param(pixel_tactics, {"cards": ["set_2"]}, id="pixel_tactics-set_2"),
    pytest.param(pixel_tactics, {"mode": "teams"}, id="pixel_tactics-teams"),
    pytest.param(pixel_tactics, {"mode": "pool"}, id="pixel_tactics-pool"),
    pytest.param(chibitactics, {}, id="chibitactics"),
]
every_table = pytest.mark.parametrize(("game", "options"), TABLES)

KNOWN = (
    # The tests list the classic games by name whose observations may be dicts, and warn of any other.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    # What an agent reads whose game is over: there is nothing to do any more.
    "Action mask numpy array is all zeros (no legal actions).",
)


@pytest.fixture
def known_warnings() -> Iterator[None]:
    """Let pass what the tests warn of in each of PettingZoo's own games with masks; every other warning is an error."""
    with warnings.catch_warnings(record=True) as caught, contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("always")
        yield
    assert {str(warning.message) for warning in caught} <= set(KNOWN)


def maker(game: Any, options: Any, make: Callable[..., Any] = raw_env) -> Callable[..., Any]:
    return lambda render_mode=None: make(game, options, render_mode=render_mode)


@every_table
@pytest.mark.parametrize("make", [raw_env, env])
@pytest.mark.usefixtures("known_warnings")
def test_the_api_test_of_pettingzoo_passes(game: Any, options: Any, make: Any) -> None:
    api_test(make(game, options), num_cycles=150)


@pytest.mark.parametrize(("game", "options"), [TABLES[0], TABLES[5], TABLES[-1]])
@pytest.mark.usefixtures("known_warnings")
def test_the_api_test_of_pettingzoo_passes_with_encoded_observations(game: Any, options: Any) -> None:
    made = env(game, options, encoded=True)
    seen = made.observation_space("seat_0")["observation"]
    assert (seen.dtype, seen.low.max(), seen.high.min()) == (np.float32, 0, 1)
    api_test(made, num_cycles=100)


@pytest.mark.parametrize(("game", "options"), [TABLES[1], TABLES[5], TABLES[-1]])
@pytest.mark.usefixtures("known_warnings")
def test_the_tests_of_pettingzoo_pass_with_many_games_at_once(game: Any, options: Any) -> None:
    parallel_api_test(batch_env(game, options, games=3), num_cycles=60)


@pytest.mark.usefixtures("known_warnings")
def test_the_seed_test_of_pettingzoo_passes_with_many_games_at_once() -> None:
    parallel_seed_test(lambda: batch_env(pixies, {"seats": 2}, games=2), num_cycles=40)


def test_many_games_at_once_go_on_until_the_last_is_over() -> None:
    made = batch_env(pixies, {"seats": 2}, games=3)
    seen, _ = made.reset(seed=7)
    paid: dict[str, float] = dict.fromkeys(made.possible_agents, 0.0)
    illegal = made.step(dict.fromkeys(made.agents, 0))[4]
    assert all(not seen[agent]["action_mask"][0] for agent in made.agents if illegal[agent])
    while made.agents:
        seen, rewards, over, _, infos = made.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in made.agents})
        paid |= {agent: reward for agent, reward in rewards.items() if over[agent]}
        assert all("scores" in infos[agent] for agent in over if over[agent])
    for game in range(3):
        assert sum(paid[f"game_{game}_seat_{seat}"] for seat in range(2)) == 0
    made.reset()
    with pytest.raises(ValueError, match="no action of game_0_seat_"):
        made.step({})


@every_table
@pytest.mark.usefixtures("known_warnings")
def test_the_seed_test_of_pettingzoo_passes(game: Any, options: Any) -> None:
    seed_test(maker(game, options, env), num_cycles=60)


@every_table
@pytest.mark.usefixtures("known_warnings")
def test_the_render_test_of_pettingzoo_passes(game: Any, options: Any) -> None:
    render_test(maker(game, options), {"svg": lambda picture: picture.startswith("<svg")})


@pytest.mark.parametrize(("game", "options"), [TABLES[1], TABLES[7], TABLES[-1]])
@pytest.mark.usefixtures("known_warnings")
def test_the_state_test_of_pettingzoo_passes(game: Any, options: Any) -> None:
    state_test(raw_env(game, options), parallel_env(game, options), num_cycles=20)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.usefixtures("known_warnings")
def test_the_tests_of_pettingzoo_pass_where_all_act_at_once(goofspiel: Any, seats: int) -> None:
    options = goofspiel.Options(seats=seats, cards=13)
    parallel_api_test(parallel_env(goofspiel, options), num_cycles=100)
    parallel_seed_test(maker(goofspiel, options, parallel_env), num_cycles=100)
    render_test(maker(goofspiel, options, parallel_to_aec_env))
    api_test(env(goofspiel, options), num_cycles=100)
    api_test(parallel_to_aec_env(goofspiel, options), num_cycles=100)
    seed_test(maker(goofspiel, options), num_cycles=100)


def parallel_to_aec_env(game: Any, options: Any, render_mode: str | None = None) -> Any:
    return parallel_to_aec(parallel_env(game, options, render_mode=render_mode))


@pytest.mark.parametrize(("game", "options"), [TABLES[1], TABLES[5], TABLES[-1]])
@pytest.mark.usefixtures("known_warnings")
def test_a_parallel_environment_plays_games_of_turns_as_well(game: Any, options: Any) -> None:
    parallel_api_test(parallel_env(game, options), num_cycles=60)
    parallel_seed_test(maker(game, options, parallel_env), num_cycles=60)


def random_moves(made: Any, rngs: list[Random]) -> None:
    for agent in made.agent_iter():
        _, _, over, _, info = made.last(observe=False)
        seat = made.possible_agents.index(agent)
        made.step(None if over else info["legal"][rngs[seat].randrange(len(info["legal"]))])


def test_its_games_are_those_of_simulate() -> None:
    made = raw_env(pixies, pixies.Options(seats=3))
    won = [0.0] * 3
    for number in range(5):
        made.reset(seed=11 if number == 0 else None)
        random_moves(made, [Random(f"11/{number}/{seat}") for seat in range(3)])
        assert made.table.outcome is not None
        for seat in made.table.outcome.winners:
            won[seat] += 1 / len(made.table.outcome.winners)
    assert tuple(won) == simulate(pixies, 5, options=pixies.Options(seats=3), seed=11, bots=[RandomBot()] * 3).wins


def test_each_agent_gets_its_own_view_and_only_who_is_to_act_has_a_mask() -> None:
    made = raw_env(pixel_tactics)
    made.reset(seed=1)
    assert made.agents == ["seat_0", "seat_1"]
    for agent, seat in (("seat_0", Seat(0)), ("seat_1", Seat(1))):
        view = pixel_tactics.view(made.table.state, seat)
        seen = made.observe(agent)
        assert tuple(seen["observation"]) == pixel_tactics.observe(view)
        assert seen["observation"].dtype == np.int64
        space = pixel_tactics.action_space().of(seat)
        assert bytes(seen["action_mask"]) == space.mask(pixel_tactics.legal_actions(made.table.state, seat), view)
        assert sorted(made.infos[agent]["legal"]) == list(np.flatnonzero(seen["action_mask"]))
    made.step(made.infos["seat_0"]["legal"][0])
    assert made.agent_selection == "seat_1"
    assert not made.observe("seat_0")["action_mask"].any()


def test_at_the_end_all_agents_get_their_reward_and_are_told_how_it_ended() -> None:
    made = raw_env(pixies, {"seats": 4})
    made.reset(seed=2)
    while made.table.acting:
        assert set(made.rewards.values()) == {0.0}
        made.step(made.infos[made.agent_selection]["legal"][0])
    outcome = made.table.outcome
    assert outcome is not None
    assert made.rewards == {f"seat_{seat}": 1.0 if seat in outcome.winners else -1.0 for seat in range(4)}
    assert all(made.terminations.values())
    assert made.infos["seat_3"] == {"legal": [], "rule": "PX-WIN-1", "scores": list(outcome.scores), "winners": list(outcome.winners)}
    for agent in made.agent_iter():
        assert made.last()[1:4] == (1.0 if made.possible_agents.index(agent) in outcome.winners else -1.0, True, False)
        made.step(None)
    assert made.agents == []


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    made = raw_env(pixies, {"seats": 2}, illegal_reward=-0.5)
    made.reset(seed=2)
    agent, state = made.agent_selection, made.table.state
    wrong = int(np.flatnonzero(made.observe(agent)["action_mask"] == 0)[0])
    made.step(wrong)
    refusal = pixies.check(state, pixies.action_space(pixies.Options(seats=2)).of(made.table.acting[0]).action(wrong))
    assert refusal is not None
    assert made.infos[agent]["refusal"] == {"rule": refusal.rule, "key": refusal.key, "message": refusal.message}
    assert made.table.state is state
    assert made.agent_selection == agent
    assert made.last()[1] == made.rewards[agent] == -0.5
    made.step(made.infos[agent]["legal"][0])
    assert made.rewards[agent] == 0
    assert "refusal" not in made.infos[agent]


def test_with_the_wrappers_an_illegal_action_ends_the_game_for_its_agent() -> None:
    made = env(pixies, {"seats": 2})
    made.reset(seed=2)
    agent = made.agent_selection
    wrong = int(np.flatnonzero(made.observe(agent)["action_mask"] == 0)[0])
    made.step(wrong)
    assert all(made.terminations.values())
    assert made.rewards[agent] == -1
    assert sum(made.rewards.values()) == -1


def test_a_number_outside_the_space_is_the_callers_error() -> None:
    made = raw_env(pixies, {"seats": 2})
    made.reset(seed=2)
    with pytest.raises(LookupError, match="0 to 699"):
        made.step(700)


def test_other_rewards_can_be_given() -> None:
    made = raw_env(pixies, {"seats": 2}, reward=lambda outcome, seat: float(outcome.scores[seat]))
    made.reset(seed=2)
    while made.table.acting:
        made.step(made.infos[made.agent_selection]["legal"][0])
    assert made.table.outcome is not None
    assert tuple(made.rewards.values()) == made.table.outcome.scores


def test_what_is_rendered_is_what_a_spectator_may_see(capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("ansi", "svg", "human"):
        made = raw_env(pixel_tactics, render_mode=mode)
        made.reset(seed=2)
        view = pixel_tactics.view(made.table.state, None)
        text, picture = pixel_tactics.render_text(view), pixel_tactics.render_svg(view)
        assert made.render() == {"ansi": text, "svg": picture, "human": None}[mode]
    assert capsys.readouterr().out == f"{text}\n{text}\n"  # after reset(), and once more
    with pytest.raises(ValueError, match="render_mode must be one of human, ansi, svg"):
        raw_env(pixies, render_mode="rgb_array")
    with pytest.warns(UserWarning, match="without a render_mode"):
        assert raw_env(pixies).render() is None


@pytest.mark.parametrize("again", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])
def test_a_copy_goes_on_alike(again: Any) -> None:
    made = raw_env(pixel_tactics)
    made.reset(seed=2)
    other: GameEnv[Any, Any, Any, Any, Any] = again(made)
    for one in (made, other):
        rng = Random(3)
        for _ in range(30):
            one.step(rng.choice(one.infos[one.agent_selection]["legal"]))
    assert other.table.state == made.table.state
    assert other.infos == made.infos


def test_where_one_of_several_is_refused_nothing_is_played(goofspiel: Any) -> None:
    made = parallel_env(goofspiel, goofspiel.Options(seats=3), illegal_reward=-0.25)
    made.reset(seed=1)
    made.step({"seat_0": 0, "seat_1": 1, "seat_2": 2})
    before = made.table.state
    _, rewards, over, truncated, infos = made.step({"seat_0": 1, "seat_1": 1, "seat_2": 0})
    assert made.table.state is before
    assert rewards == {"seat_0": 0.0, "seat_1": -0.25, "seat_2": 0.0}
    assert [agent for agent, info in infos.items() if "refusal" in info] == ["seat_1"]
    assert infos["seat_1"]["refusal"]["rule"] == "GS-BID-1"
    assert not any(over.values())
    assert not any(truncated.values())
    with pytest.raises(ValueError, match="no action of seat_1"):
        made.step({"seat_0": 1, "seat_2": 0})


def test_all_agents_of_a_parallel_environment_end_together(goofspiel: Any) -> None:
    made = parallel_env(goofspiel, goofspiel.Options(seats=2, cards=2))
    made.reset(seed=1)
    for card in (0, 1):
        assert made.agents == ["seat_0", "seat_1"]
        _, rewards, over, _, infos = made.step({"seat_0": card, "seat_1": 1 - card})
    assert made.agents == []
    assert over == {"seat_0": True, "seat_1": True}
    assert sorted(rewards.values()) == [-1.0, 1.0]
    assert infos["seat_0"]["rule"] == "GS-END-1"


def test_options_that_cannot_be_are_refused() -> None:
    with pytest.raises(InvalidOptions, match="PX-FP-6"):
        raw_env(pixies, {"seats": 6})


def test_a_mask_of_chibitactics_costs_little_beside_its_legal_actions() -> None:
    made = raw_env(chibitactics)
    made.reset(seed=1)
    mask = made.observe(made.agent_selection)["action_mask"]
    assert mask.shape == (chibitactics.action_space().per_seat,)
    assert mask.nbytes < 300_000
    assert int(mask.sum()) == len(made.infos[made.agent_selection]["legal"])
