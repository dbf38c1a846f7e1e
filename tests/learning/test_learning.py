"""The agent of the examples: a training of some seconds, the stored weights, and the notebook that shows how they were made."""

from __future__ import annotations

import math
import pickle
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("jax", reason="the agent needs JAX, matplotlib and Jupyter: tox -e learning")
pytest.importorskip("nbclient")

import jax
import jupytext
import nbformat
import numpy as np
import train
from execute import execute

from boardrules import Dealer, RandomBot, pixies

FOLDER = Path(__file__).parents[2] / "examples" / "learning"
LIMIT = 300_000
"""Bytes of stored weights."""


def code(notebook: Any) -> list[Any]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def shown(cell: Any) -> list[str]:
    """What a cell shows: the text, or the kind of a picture, since versions of matplotlib differ."""
    assert all(output.output_type == "display_data" or output.get("name") == "stdout" for output in cell.outputs), cell.outputs
    return [output.text if output.output_type == "stream" else "image/png" * ("image/png" in output.data) for output in cell.outputs]


@pytest.fixture(scope="module")
def stored() -> Any:
    return nbformat.read(FOLDER / "train.ipynb", as_version=4)


@pytest.fixture(scope="module")
def agent() -> train.Agent:
    return train.Agent.load(FOLDER / "agent.npz")


def test_the_notebook_is_that_of_the_script(stored: Any) -> None:
    source = jupytext.read(FOLDER / "train.py")
    assert [(cell.cell_type, cell.source) for cell in stored.cells] == [(cell.cell_type, cell.source) for cell in source.cells]
    assert [cell.execution_count for cell in code(stored)] == list(range(1, len(code(stored)) + 1))


def test_a_training_of_seconds_shows_the_same_kinds_of_things(stored: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDRULES_LEARNING_UPDATES", "2")
    monkeypatch.setenv("BOARDRULES_LEARNING_GAMES", "8")
    again = execute(FOLDER / "train.py", tmp_path)
    for mine, theirs in zip(code(again), code(stored), strict=True):
        said, stored_said = ([re.sub(r" *-?[\d,.]+", " 0", part) for part in shown(cell)] for cell in (mine, theirs))
        assert [part.splitlines()[:1] for part in said] == [part.splitlines()[:1] for part in stored_said]
    losses = re.findall(r"loss +(\S+),", "".join(part for cell in code(again) for part in shown(cell)))
    assert len(losses) == 2
    assert all(math.isfinite(float(loss)) for loss in losses)
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    train.Agent.load(tmp_path / "agent.npz")


def test_the_same_seed_trains_the_same_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in {"AT_ONCE": 4, "MINIBATCH": 64, "MINIBATCHES": 3}.items():
        monkeypatch.setattr(train, name, few)
    (one,), (again,) = (list(train.train(1, seed=1)) for _ in range(2))
    assert one[2] == again[2]
    assert all(np.array_equal(one[1][name], again[1][name]) for name in one[1])
    assert not np.array_equal(one[1]["actions"], train.fresh(jax.random.split(jax.random.key(1))[1])["actions"]), "something was learned"


def test_a_network_without_training_draws_every_legal_action_and_no_other() -> None:
    state = Dealer(1).deal(pixies, pixies.new_game(train.OPTIONS))
    (seat,) = pixies.to_act(state)
    legal = {train.SPACES[seat].index(action) for action in pixies.legal_actions(state)}
    seen = np.array([pixies.observe(pixies.view(state, seat))] * 200, np.int16)
    mask = np.isin(np.arange(train.ACTIONS), list(legal))[None].repeat(200, axis=0)
    chosen, logs, _ = train.sample(train.fresh(jax.random.key(0)), seen, mask, jax.random.key(1))
    assert set(np.asarray(chosen).tolist()) == legal
    assert np.allclose(np.exp(logs), 1 / len(legal), atol=0.05)


def test_the_advantages_of_an_episode_add_up_to_what_was_not_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    # With a trace of 1 the value and the advantage of each step make the reward, which is the same for all steps of an episode.
    monkeypatch.setattr(train, "TRACE", 1.0)
    monkeypatch.setattr(train, "AT_ONCE", 2)
    steps = train.play(train.fresh(jax.random.key(0)), 0, jax.random.key(1))
    rewards = np.round((steps.value + steps.advantage) * train.POINTS, 3)
    assert set(rewards) == {-reward for reward in rewards}, "what one seat wins the other loses"
    assert len(set(rewards)) <= 2 * 2 * 3
    assert np.allclose(rewards, np.round(rewards), atol=0.01), "whole points"


def test_the_stored_weights_are_small_and_of_these_rules(agent: train.Agent) -> None:
    assert (FOLDER / "agent.npz").stat().st_size < LIMIT
    again = pickle.loads(pickle.dumps(agent))
    state = Dealer(1).deal(pixies, pixies.new_game(train.OPTIONS))
    view, actions = pixies.view(state, pixies.to_act(state)[0]), pixies.legal_actions(state)
    assert train.player(again).choose(view, actions, Random(1)) == train.player(agent).choose(view, actions, Random(2))


def test_weights_of_other_rules_are_refused(agent: train.Agent, tmp_path: Path) -> None:
    with np.load(FOLDER / "agent.npz") as parts:
        np.savez(tmp_path / "old.npz", **{**parts, "rules_version": np.array("0.9")})
    with pytest.raises(ValueError, match=rf"learned by the rules 0\.9, and these are {re.escape(pixies.SPEC.rules_version)}"):
        train.Agent.load(tmp_path / "old.npz")
    agent.save(tmp_path / "new.npz")
    assert all(np.array_equal(train.Agent.load(tmp_path / "new.npz").weights[name], part) for name, part in agent.weights.items())


def test_the_stored_agent_beats_chance(agent: train.Agent) -> None:
    low, _ = train.strength(train.player(agent), RandomBot(), 60).interval
    assert low > 0.8


def test_the_agent_plays_as_the_page_beside_it_says(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```$", (FOLDER / "README.md").read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    monkeypatch.chdir(FOLDER)
    exec(compile(program, "README.md", "exec"), {})  # noqa: S102  (our own page)
    assert re.search(r"pixies, rules \S+: 100 games", capsys.readouterr().out)
