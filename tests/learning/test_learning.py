"""The agent of the examples: a training of some seconds, the stored weights, and the notebook that shows how they were made."""

from __future__ import annotations

import math
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("jax", reason="the agent needs JAX, matplotlib and Jupyter: tox -e learning")
pytest.importorskip("nbclient")

import jupytext
import nbformat
import numpy as np
import train
from execute import execute

from boardrules import Dealer, RandomBot, pixies
from boardrules.bots import GreedyBot

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
    for name, few in {"AT_ONCE": 4, "BATCH": 64, "BATCHES": 3}.items():
        monkeypatch.setattr(train, name, few)
    (one,), (again,) = (list(train.train(1, seed=1)) for _ in range(2))
    assert one[2] == again[2]
    assert all(np.array_equal(one[1][name], again[1][name]) for name in one[1])
    assert not np.array_equal(one[1]["2"], train.fresh(1)["2"]), "something was learned"


def positions(plies: int) -> Iterator[pixies.State]:
    """The decisions of a random game."""
    dealer, rng = Dealer(3), Random(3)
    state = dealer.deal(pixies, pixies.new_game(train.OPTIONS))
    for _ in range(plies):
        yield state
        state = dealer.deal(pixies, pixies.apply(state, rng.choice(pixies.legal_actions(state))))


def test_the_positions_after_the_actions_are_those_of_the_game() -> None:
    for state in positions(60):
        (seat,) = pixies.to_act(state)
        actions = tuple([action for action in pixies.legal_actions(state) if isinstance(action, pixies.Place)])
        for action, row in zip(actions, train.after(pixies.view(state, seat), actions), strict=True):
            then = pixies.apply(state, action)
            if len(then.scores) > len(state.scores):
                continue  # the areas have been cleared
            areas = (*then.areas[seat], *then.areas[1 - seat])
            assert row.cells == [train.lying(cell) for cell in areas]
            assert row.table == [train.PLACE[card] for card in then.table]
            assert row.unseen == [train.PLACE[card] for card in then.deck]
            assert row.others[:5] == train.scored(then.areas[seat], state.round)


def test_the_search_comes_to_every_end_of_the_turn() -> None:
    def ends(state: pixies.State) -> int:
        """How many ways there are to the end of the turn."""
        after = [pixies.apply(state, action) for action in pixies.legal_actions(state)]
        if len(state.table) == 1:
            return len(after)
        return sum(ends(one) for one in after if len(one.scores) == len(state.scores))

    for state in positions(24):
        search = train.Search(pixies.view(state, pixies.to_act(state)[0]))
        search.tree()
        assert len(search.ends) == ends(state)


def test_the_agent_takes_what_the_network_values_most_when_it_is_the_last_of_a_turn() -> None:
    weights = train.fresh(5)
    for state in positions(60):
        (seat,) = pixies.to_act(state)
        actions = tuple([action for action in pixies.legal_actions(state) if isinstance(action, pixies.Place)])
        view = pixies.view(state, seat)
        chosen = train.player(train.Agent(weights)).choose(view, actions, Random(1))
        assert chosen in actions
        if len(state.table) == 1:
            values = train.worth(weights, train.inputs(train.after(view, actions)))
            assert chosen == actions[int(values.argmax())]


def test_with_a_trace_of_1_every_position_has_the_points_of_its_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "TRACE", 1.0)
    monkeypatch.setattr(train, "AT_ONCE", 2)
    played = train.play(train.fresh(0), 0, 0.5)
    assert played.seen.shape == (len(played.target), train.WIDTH)
    points = played.target * train.POINTS
    assert np.allclose(points, np.round(points), atol=1e-4), "whole points"
    assert set(np.round(points)) == {-point for point in np.round(points)}, "what one seat wins the other loses"
    assert len(set(np.round(points))) <= 2 * 2 * 3


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


def test_the_stored_agent_beats_the_greedy_bot(agent: train.Agent) -> None:
    low, _ = train.strength(train.player(agent), GreedyBot(pixies), 60).interval
    assert low > 0.5


def test_the_agent_plays_as_the_page_beside_it_says(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```$", (FOLDER / "README.md").read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    monkeypatch.chdir(FOLDER)
    exec(compile(program, "README.md", "exec"), {})  # noqa: S102  (our own page)
    assert re.search(r"pixies, rules \S+: 100 games", capsys.readouterr().out)
