"""Train the model that orders actions of a game before they are tried: ``python -m tools.train_ordering GAME [--games N] --out FILE``.

The expert plays against itself, without the model, and now and then at random. At each of its decisions every action gets a
share: the better its search found an action, the larger its share. The weights of the features of actions are those with which the
model, which gives each action the share exp(promise) of the sum of all, comes nearest to these shares (by Adam, with the cross-entropy).

The result is the file ``ordering.json`` of the game. Training needs numpy; nothing else does.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from boardrules import Dealer, game
from boardrules.bots import ISMCTSBot
from boardrules.bots.levels import EXPERT_STYLE, EXPERT_STYLES
from boardrules.chibitactics import _ordering as chibitactics_ordering
from boardrules.pixel_tactics import _ordering as pixel_tactics_ordering
from boardrules.toolkit.leaf import Features
from tools.adam import Adam, Numbers

ITERATIONS: Final = {"pixel_tactics": 40, "chibitactics": 20}
"""The iterations of the searches that play."""
FEATURES: Final[dict[str, Callable[[Any, tuple[Any, ...]], list[Features]]]] = {
    "pixel_tactics": pixel_tactics_ordering.features,
    "chibitactics": chibitactics_ordering.features,
}
"""What is counted of the actions of a position."""
RANDOM: Final = 0.1
"""The share of decisions that are random."""
DRAFTS: Final = ("faction", "squad")
"""The phases of Chibitactics in which all decisions are random, so that games with every card are seen."""
WARMTH: Final = 0.03
"""The difference in value that makes the share of an action e times as large."""
HELD_OUT: Final = 0.1
"""The share of games by which the model is judged."""
PULL: Final = 1.0
"""The pull of a weight to 0, in decisions."""
RARE: Final = 8
"""The number of actions below which a feature gets no weight."""
STEPS: Final = 400
RATE: Final = 0.05
SMALL: Final = 0.05
"""The amount below which a weight is left out."""

Places: TypeAlias = npt.NDArray[np.int64]
Counts: TypeAlias = tuple[tuple[str, float], ...]


class Decision(NamedTuple):
    """The features of each action, and how well the search found it."""

    actions: tuple[Counts, ...]
    values: tuple[float, ...]


class Table(NamedTuple):
    """Decisions as arrays: of each amount its feature and the number of its action, of each action the number of its decision."""

    features: Places
    amounts: Numbers
    actions: Places
    decisions: Places
    shares: Numbers


def play(name: str, seed: str) -> list[Decision]:
    """Return the decisions of one game."""
    played: Any = game(name)
    bot = ISMCTSBot(played, ITERATIONS[name], style=replace(EXPERT_STYLES.get(name, EXPERT_STYLE), candidates=0))
    rng, dealer, minds = Random(seed), Dealer(seed), (Random(f"{seed}/0"), Random(f"{seed}/1"))  # noqa: S311  (games, no secrets)
    state = dealer.deal(played, played.new_game())
    kept: list[Decision] = []
    while acting := played.to_act(state):
        seat = acting[0]
        legal = action, *_ = played.legal_actions(state, seat)
        if len(legal) > 1:
            tried = bot.tried(played.view(state, seat), legal, minds[seat])
            walker: Any = played.walker(state, rng)  # the protocol does not know what a walker stands on
            found = FEATURES[name](walker.position, legal)
            kept.append(Decision(tuple(map(tuple, found)), tuple([one.total / (one.visits + 1) for one in tried])))
            drafts = getattr(state, "phase", "") in DRAFTS
            action = rng.choice(legal) if drafts or rng.random() < RANDOM else legal[tried.index(max(tried))]
        state = dealer.deal(played, played.apply(state, action))
    return kept


def table(decisions: Sequence[Decision], names: dict[str, int]) -> Table:
    """Return *decisions* as arrays, with the numbers of features in *names*."""
    columns, amounts, actions, numbers, shares = list[int](), list[float](), list[int](), list[int](), list[Numbers]()
    for number, decision in enumerate(decisions):
        values = np.array(decision.values)
        some: Numbers = np.exp((values - values.max()) / WARMTH)
        shares.append(some / some.sum())
        for counted in decision.actions:
            known = [(names[name], amount) for name, amount in counted if name in names]
            columns += [feature for feature, _ in known]
            amounts += [amount for _, amount in known]
            actions += [len(numbers)] * len(known)
            numbers.append(number)
    return Table(np.array(columns, np.int64), np.array(amounts), np.array(actions, np.int64), np.array(numbers), np.concatenate(shares))


def shares(weights: Numbers, some: Table) -> Numbers:
    """Return the share that the model gives to each action."""
    promises = np.bincount(some.actions, weights[some.features] * some.amounts, len(some.decisions))
    highest = np.full(some.decisions[-1] + 1, -np.inf)
    np.maximum.at(highest, some.decisions, promises)
    raised: Numbers = np.exp(promises - highest[some.decisions])
    return raised / np.bincount(some.decisions, raised)[some.decisions]


def loss(weights: Numbers, some: Table) -> float:
    """Return the mean cross-entropy of a decision."""
    return float(-(some.shares * np.log(shares(weights, some) + 1e-12)).sum() / (some.decisions[-1] + 1))


def fit(decisions: Sequence[Decision], held: Sequence[Decision]) -> dict[str, float]:
    """Return the weights that come nearest to *decisions*; *held* are those by which they are judged."""
    seen = Counter(name for decision in decisions for counted in decision.actions for name, _ in counted)
    names = {name: at for at, name in enumerate(sorted(name for name, times in seen.items() if times >= RARE))}
    train = table(decisions, names)
    weights, adam = np.zeros(len(names)), Adam(len(names), slow=0.99, least=1e-9)
    for step in range(1, STEPS + 1):
        over = shares(weights, train) - train.shares
        slopes = np.bincount(train.features, over[train.actions] * train.amounts, len(names)) + PULL * weights
        weights -= RATE * (1 - step / (STEPS + 1)) * adam.step(slopes / len(decisions))
    if held:
        judged = table(held, names)
        before, after = loss(np.zeros(len(names)), judged), loss(weights, judged)
        print(f"loss {before:.3f} before, {after:.3f} after, of {len(held)} decisions that were held out", file=sys.stderr)
    return {name: round(float(weights[at]), 2) for name, at in names.items() if abs(weights[at]) >= SMALL}


def main() -> None:
    """Play, train, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(FEATURES))
    parser.add_argument("--games", type=int, default=150, help="games to play (default: 150)")
    parser.add_argument("--processes", type=int, default=1, help="processes that play; the model does not depend on them (default: 1)")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    given = parser.parse_args()
    begun = time.monotonic()
    with ProcessPoolExecutor(given.processes) as pool:
        games = list(pool.map(partial(play, given.game), [f"ordering/{given.game}/{k}" for k in range(given.games)], chunksize=5))
    print(f"{given.games} games in {time.monotonic() - begun:.0f} s", file=sys.stderr)
    held = int(len(games) * HELD_OUT)
    test, train = ([decision for played in some for decision in played] for some in (games[:held], games[held:]))
    command = f"python -m tools.train_ordering {given.game} --games {given.games}"
    model = {"rules": game(given.game).SPEC.rules_version, "command": command, "weights": fit(train, test)}
    given.out.write_text(json.dumps(model, indent=0, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
