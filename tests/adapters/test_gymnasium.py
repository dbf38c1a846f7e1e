"""Environments of Gymnasium: its own test, and what it does not ask."""

from __future__ import annotations

import contextlib
import copy
import io
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the adapters need PettingZoo and Gymnasium: tox -e adapters")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import TimeLimit

from boardrules import BoardRulesError, InvalidOptions, Outcome, RandomBot, Seat, games, pixel_tactics, pixies, simulate
from boardrules.adapters.gymnasium import GameEnv, GameVectorEnv, id_of
from boardrules.bots import BotError, GreedyBot

TABLES = [
    pytest.param("pixies", {"seats": 2}, id="pixies-2"),
    pytest.param("pixies", {"seats": 6, "flower_power": True}, id="pixies-6"),
    pytest.param("pixel_tactics", {}, id="pixel_tactics"),
    pytest.param("pixel_tactics", {"cards": ["set_2"]}, id="pixel_tactics-set_2"),
    pytest.param("pixel_tactics", {"mode": "teams"}, id="pixel_tactics-teams"),
    pytest.param("pixel_tactics", {"mode": "pool"}, id="pixel_tactics-pool"),
    pytest.param("chibitactics", {}, id="chibitactics"),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_check_env_passes_without_a_warning(name: str, options: Any, seat: int | None) -> None:
    made = gymnasium.make(id_of(name), options=options, seat=seat)
    with contextlib.redirect_stdout(io.StringIO()):
        check_env(made.unwrapped)


@pytest.mark.parametrize(("name", "options"), [TABLES[0], TABLES[2], TABLES[-1]])
def test_check_env_passes_with_encoded_observations(name: str, options: Any) -> None:
    made = gymnasium.make(id_of(name), options=options, encoded=True)
    assert (made.observation_space.dtype, made.observation_space.low.max(), made.observation_space.high.min()) == (np.float32, 0, 1)
    with contextlib.redirect_stdout(io.StringIO()):
        check_env(made.unwrapped)


def play_out(made: Any, rng: Random, info: Any) -> tuple[float, int]:
    """Play the game to its end as RandomBot does: the sum of the rewards, and the number of steps."""
    total, steps, over = 0.0, 0, False
    while not over:
        _, reward, over, truncated, info = made.step(info["legal"][rng.randrange(len(info["legal"]))])
        assert not truncated
        total += float(reward)
        steps += 1
    return total, steps


def test_its_games_are_those_of_simulate() -> None:
    options = pixies.Options(seats=3)
    made = GameEnv(pixies, options, seat=1)
    won = [0.0] * 3
    for number in range(5):
        _, info = made.reset(seed=9 if number == 0 else None)
        reward, _ = play_out(made, Random(f"9/{number}/1"), info)
        assert made.table.outcome is not None
        assert reward == (1.0 if 1 in made.table.outcome.winners else -1.0)
        for seat in made.table.outcome.winners:
            won[seat] += 1 / len(made.table.outcome.winners)
    assert tuple(won) == simulate(pixies, 5, options=options, seed=9, bots=[RandomBot()] * 3).wins


def test_the_observation_and_the_masks_are_those_of_the_seat() -> None:
    made = GameEnv(pixel_tactics, seat=1)
    seen, info = made.reset(seed=3)
    for _ in range(30):
        view = pixel_tactics.view(made.table.state, Seat(1))
        assert tuple(seen) == pixel_tactics.observe(view)
        mask = pixel_tactics.action_space().of(Seat(1)).mask(pixel_tactics.legal_actions(made.table.state, Seat(1)), view)
        assert bytes(info["action_mask"]) == mask
        assert made.action_masks().dtype == bool
        assert list(np.flatnonzero(made.action_masks())) == sorted(info["legal"])
        seen, _, _, _, info = made.step(info["legal"][0])


def test_the_seats_are_taken_by_turns_if_none_is_chosen() -> None:
    made = GameEnv(pixies, {"seats": 3}, seat=None)
    assert [made.reset(seed=1 if number == 0 else None)[1]["seat"] for number in range(4)] == [0, 1, 2, 0]


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    made = GameEnv(pixies, {"seats": 2}, illegal_reward=-0.5)
    seen, info = made.reset(seed=2)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    state = made.table.state
    again, reward, over, truncated, told = made.step(wrong)
    refusal = pixies.check(state, pixies.action_space(pixies.Options(seats=2)).action(wrong))
    assert refusal is not None
    assert told["refusal"] == {"rule": refusal.rule, "key": refusal.key, "message": refusal.message}
    assert (reward, over, truncated) == (-0.5, False, False)
    assert made.table.state is state
    assert (again == seen).all()
    assert "refusal" not in made.step(info["legal"][0])[4]


class Last:
    """A bot that takes the last of its actions."""

    def choose(self, view: object, actions: tuple[Any, ...], rng: object) -> Any:  # noqa: ARG002
        return actions[-1]


def test_the_bots_play_the_other_seats_in_their_order() -> None:
    made = GameEnv(pixies, {"seats": 3}, seat=1, opponents=[Last(), RandomBot()])
    taken: list[tuple[int, bool]] = []
    take = made.table.take

    def watched(action: Any) -> None:
        taken.append((action.by, action == pixies.legal_actions(made.table.state, action.by)[-1]))
        take(action)

    made.table.take = watched  # type: ignore[method-assign]
    _, info = made.reset(seed=2)
    play_out(made, Random(1), info)
    assert {seat for seat, _ in taken} == {0, 2}
    assert all(last for seat, last in taken if seat == 0)
    assert not all(last for seat, last in taken if seat == 2)


def test_bots_may_be_named() -> None:
    made = gymnasium.make("boardrules/Pixies-v0", options={"seats": 3}, opponents="greedy,random")
    named: GameEnv[Any, Any, Any, Any, Any] = made.unwrapped
    same = GameEnv(pixies, {"seats": 3}, opponents=[GreedyBot(pixies), RandomBot()])
    ends = [play_out(one, Random(1), one.reset(seed=4)[1]) for one in (named, same)]
    assert ends[0] == ends[1]
    assert named.table.outcome == same.table.outcome
    with pytest.raises(BotError, match="no bot 'clever'"):
        GameEnv(pixies, opponents="clever")


def test_where_all_choose_at_once_the_seat_chooses_before_the_others_open(goofspiel: Any) -> None:
    made = GameEnv(goofspiel, goofspiel.Options(seats=2, cards=4), seat=1, opponents=Last())
    _, info = made.reset(seed=2)
    _, steps = play_out(made, Random(1), info)
    assert steps == 4


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        GameEnv(pixies, {"seats": 2}, seat=2)
    with pytest.raises(ValueError, match="one bot for each of 2 other seats, not 3"):
        GameEnv(pixies, {"seats": 3}, opponents=[RandomBot()] * 3)
    with pytest.raises(ValueError, match="render_mode must be one of"):
        GameEnv(pixies, render_mode="rgb_array")
    with pytest.raises(InvalidOptions):
        GameEnv(pixies, {"seats": 9})


def test_a_game_that_is_over_or_has_not_begun_takes_no_step() -> None:
    made = GameEnv(pixies, {"seats": 2})
    with pytest.raises(gymnasium.error.ResetNeeded):
        made.step(0)
    _, info = made.reset(seed=2)
    play_out(made, Random(1), info)
    with pytest.raises(gymnasium.error.ResetNeeded):
        made.step(0)
    assert not made.action_masks().any()


def test_a_seat_that_is_asked_nothing_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    made = GameEnv(pixies, {"seats": 2})

    def ended(seed: int | None = None) -> None:
        made.table.series.begin(seed)
        made.table.acting, made.table.outcome = (), Outcome((1, 0), (Seat(0),), pixies.SPEC.rules[0].id)

    monkeypatch.setattr(made.table, "begin", ended)
    with pytest.raises(BoardRulesError, match="had no decision in 100 games"):
        made.reset(seed=1)


def test_what_is_rendered_is_what_the_seat_may_see(capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("ansi", "svg", "human"):
        made = GameEnv(pixel_tactics, seat=1, render_mode=mode)
        made.reset(seed=2)
        view = pixel_tactics.view(made.table.state, Seat(1))
        text, picture = pixel_tactics.render_text(view), pixel_tactics.render_svg(view)
        assert made.render() == {"ansi": text, "svg": picture, "human": None}[mode]
    assert capsys.readouterr().out == f"{text}\n{text}\n"
    with pytest.warns(UserWarning, match="without a render_mode"):
        assert GameEnv(pixies).render() is None


@pytest.mark.parametrize("again", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])
def test_a_copy_goes_on_alike(again: Any) -> None:
    made = GameEnv(pixies, {"seats": 2})
    _, info = made.reset(seed=2)
    other = again(made)
    assert play_out(other, Random(4), dict(info)) == play_out(made, Random(4), dict(info))
    assert other.table.outcome == made.table.outcome


def test_every_installed_game_is_registered() -> None:
    assert {id_of(name) for name in games()} <= set(gymnasium.registry)
    assert id_of("pixel_tactics") == "boardrules/PixelTactics-v0"


def test_an_id_can_be_made_without_an_import_before_it() -> None:
    code = (
        "import gymnasium; print(gymnasium.make('boardrules.adapters.gymnasium:boardrules/Pixies-v0', options={'seats': 4}).action_space)"
    )
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout == "Discrete(700)\n"


def test_several_environments_run_side_by_side() -> None:
    made = gymnasium.make_vec("boardrules/Pixies-v0", num_envs=3, vectorization_mode="sync", options={"seats": 2})
    seen, infos = made.reset(seed=[1, 2, 3])
    for _ in range(100):  # beyond the end of the first games: the next ones begin by themselves
        seen, _, _, _, infos = made.step(infos["action_mask"].argmax(axis=1))
    assert seen.shape == (3, 154)
    made.close()


def play_together(made: GameVectorEnv[Any, Any, Any, Any, Any], seed: int, games: int) -> list[float]:
    """Play until *games* games are over, as RandomBot does: the reward of each."""
    seen, infos = made.reset(seed=seed)
    rewards: dict[int, float] = {}
    rngs: dict[int, Random] = {}
    while len(rewards) < games:
        actions = []
        for mask, seat, number in zip(infos["action_mask"], infos["seat"], made._batch.numbers, strict=True):
            legal = np.flatnonzero(mask)
            rng = rngs.setdefault(number, Random(f"{seed}/{number}/{seat}"))
            actions.append(int(legal[rng.randrange(len(legal))]) if len(legal) else 0)
        numbers = [*made._batch.numbers]
        seen, paid, over, truncated, infos = made.step(np.array(actions))
        assert seen in made.observation_space
        assert not truncated.any()
        rewards |= {numbers[at]: float(paid[at]) for at in np.flatnonzero(over)}
    return [rewards[number] for number in range(games)]


@pytest.mark.parametrize(("name", "options"), TABLES[1:])
def test_many_games_at_once_are_within_their_spaces_and_can_be_played_again(name: str, options: Any) -> None:
    made = gymnasium.make_vec(id_of(name), num_envs=3, vectorization_mode="vector_entry_point", options=options, seat=None)
    assert made.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.NEXT_STEP
    runs = []
    for _ in range(2):
        made.action_space.seed(1)
        seen, infos = made.reset(seed=4)
        run = [seen]
        for _ in range(12):
            assert seen in made.observation_space
            assert infos["action_mask"].shape == (3, made.single_action_space.n)
            assert [sorted(legal) for legal in made.legal()] == [np.flatnonzero(mask).tolist() for mask in infos["action_mask"]]
            seen, *_, infos = made.step(infos["action_mask"].argmax(axis=1))
            run.append(seen)
        runs.append(np.stack(run))
    assert (runs[0] == runs[1]).all()
    made.close()


def test_many_games_at_once_are_those_of_one_after_the_other() -> None:
    options = pixies.Options(seats=2)
    together = play_together(GameVectorEnv(pixies, options, num_envs=4, seat=1), 9, 10)
    alone = GameEnv(pixies, options, seat=1, encoded=True)
    expected = []
    for number in range(10):
        _, info = alone.reset(seed=9 if number == 0 else None)
        expected.append(play_out_by_number(alone, Random(f"9/{number}/1"), info))
    assert together == expected


def play_out_by_number(made: Any, rng: Random, info: Any) -> float:
    total, over = 0.0, False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = made.step(int(legal[rng.randrange(len(legal))]))
        total += float(reward)
    return total


def test_an_illegal_action_among_many_is_marked_and_changes_only_nothing() -> None:
    made = GameVectorEnv(pixies, {"seats": 2}, num_envs=2, illegal_reward=-0.5)
    with pytest.raises(gymnasium.error.ResetNeeded):
        made.step([0, 0])
    seen, infos = made.reset(seed=2)
    wrong = int(np.flatnonzero(infos["action_mask"][0] == 0)[0])
    after, rewards, over, _, told = made.step([wrong, int(infos["action_mask"][1].argmax())])
    assert (after[0] == seen[0]).all()
    assert (after[1] != seen[1]).any()
    assert (rewards.tolist(), told["illegal"].tolist(), over.any()) == ([-0.5, 0.0], [True, False], False)
    with pytest.raises(ValueError, match="one number for each of 2 games"):
        made.step([0])


def test_the_wrappers_of_gymnasium_take_many_games_at_once() -> None:
    made = gymnasium.wrappers.vector.RecordEpisodeStatistics(GameVectorEnv(pixies, {"seats": 2}, num_envs=2))
    _, infos = made.reset(seed=1)
    found: list[float] = []
    while not found:
        _, _, _, _, infos = made.step(infos["action_mask"].argmax(axis=1))
        if "episode" in infos:
            found = [float(reward) for reward, ended in zip(infos["episode"]["r"], infos["_episode"], strict=True) if ended]
    assert set(found) <= {1.0, 0.0, -1.0}


def test_a_time_limit_truncates() -> None:
    made = TimeLimit(GameEnv(pixies, {"seats": 2}), max_episode_steps=1)
    _, info = made.reset(seed=1)
    assert made.step(info["legal"][0])[3] is True
