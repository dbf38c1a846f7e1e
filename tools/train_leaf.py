"""Train the model by which an expert values positions: ``python -m tools.train_leaf GAME [--games N] [--rounds N] --out FILE``.

The program plays a game against itself: it takes the action after which its seat stands best, in Pixel Tactics and Chibitactics the one
that a short search finds, and now and then a random one. The first round of games is played by the evaluation of views, each later one by
the model trained from all games so far. The squads of Chibitactics are random. Of each game some positions are kept: the features of both
seats, and how the game ended.

The weights of Pixel Tactics and of Chibitactics are fitted by Adam to who won. They begin with those of the evaluation and are held near to
them: those of a single card most, since it is seen less often. The weights of Pixies are those by which the points still to come are
foretold with the least squares; a clear lead is then the usual error at that stage of the game. Pixel Tactics also gets weights for
the cards that rivals keep in their hands, see :mod:`tools.kept_cards`.

The result is the file ``leaf.json`` of the game. Training needs numpy; nothing else does.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from boardrules import Dealer, Seat, chibitactics, game, pixies
from boardrules.bots import ISMCTSBot, Style
from boardrules.chibitactics._leaf import prior
from boardrules.pixel_tactics._leaf import PRIOR
from tools import kept_cards
from tools.adam import Adam, Numbers

PRIORS: Final[dict[str, Mapping[str, float]]] = {
    "pixies": {},
    "pixel_tactics": PRIOR,
    "chibitactics": prior(chibitactics.STANDARD.catalogue),
}
"""The weights with which training begins."""
SEARCHED: Final = {"pixel_tactics": 24, "chibitactics": 10}
"""The iterations of the search that plays the games; a game that is not listed is played by looking one action ahead."""
OPTIONS: Final[dict[str, Any]] = {"pixies": pixies.Options(seats=2)}
KEPT: Final = 0.5
"""The share of decisions whose positions are kept."""
RANDOM: Final = 0.12
"""The share of decisions that are random."""
HELD_OUT: Final = 0.1
"""The share of games by which the model is judged, at the end of a round."""

PULL: Final = 0.01
PULL_CARD: Final = 0.03
"""The pull of a weight to where it began, and that of a weight of a single card."""
PASSES: Final = 25
BATCH: Final = 512
RATE: Final = 0.004
RIDGE: Final = 5.0
HANDS: Final = 400
"""The games from which the cards that are kept in hands are learned."""
RARE: Final = 100
"""Positions without which a stage of Pixies is not told apart."""

Counts: TypeAlias = dict[str, float]


class Sample(NamedTuple):
    """A position: the features of a seat less those of its rival, the points they had, and how it ended for the seat."""

    features: Counts
    points: float
    stage: str
    end: float


def choose(walker: Any, rng: Random) -> int:
    """Return the place of the legal action after which the seat that takes it stands best."""
    legal = walker.legal()
    if len(legal) == 1:
        return 0
    if rng.random() < RANDOM:
        return rng.randrange(len(legal))
    best, at, seat = -2.0, 0, legal[0].by
    for k in rng.sample(range(len(legal)), len(legal)):
        if legal[k].by == seat:
            walker.mark()
            walker.play(k)
            while outcomes := walker.chance():
                walker.play(rng.randrange(outcomes))
            value = walker.evaluate(seat)
            walker.back()
            if value > best:
                best, at = value, k
    return at


class Learned:
    """A game whose trained walkers have the weights learned so far."""

    def __init__(self, played: Any, weights: Mapping[str, float]) -> None:
        self.played = played
        self.weights = weights

    def __getattr__(self, name: str) -> Any:
        return getattr(self.played, name)

    def trained_walker(self, start: Any, rng: Random) -> Any:
        """Return a walker with these weights."""
        return self.played.trained_walker(start, rng, weights=self.weights)


def search(name: str, weights: Mapping[str, float] | None, seed: str) -> list[Sample]:
    """Return positions of one game between two seats that search; what comes before there is anything to count is random."""
    played: Any = game(name)
    rng, dealer, minds = Random(seed), Dealer(seed), (Random(f"{seed}/0"), Random(f"{seed}/1"))  # noqa: S311  (games, no secrets)
    learned: Any = played if weights is None else Learned(played, weights)
    bot: ISMCTSBot[Any, Any, Any, Any, Any] = ISMCTSBot(learned, SEARCHED[name], style=Style(trained=weights is not None))
    state = dealer.deal(played, played.new_game(OPTIONS.get(name)))
    kept: list[tuple[Counts, Counts]] = []
    while acting := played.to_act(state):
        seat, walker = acting[0], played.walker(state, rng)
        legal, counted = played.legal_actions(state, seat), walker.features(seat)
        at_random = not counted or rng.random() < RANDOM
        action = rng.choice(legal) if at_random else bot.choose(played.view(state, seat), legal, minds[seat])
        if counted and len(legal) > 1 and rng.random() < KEPT:
            kept.append((_counted(walker.features(Seat(0))), _counted(walker.features(Seat(1)))))
        state = dealer.deal(played, played.apply(state, action))
    winners = played.outcome(state).winners
    end = int(Seat(0) in winners) - int(Seat(1) in winners)
    return [_sample(own, rival, end) for own, rival in kept]


def play(name: str, weights: Mapping[str, float] | None, seed: str) -> list[Sample]:
    """Return positions of one game between two seats."""
    if name in SEARCHED:
        return search(name, weights, seed)
    played: Any = game(name)
    rng = Random(seed)  # noqa: S311  (games, no secrets)
    start = played.new_game(OPTIONS.get(name))
    walker = played.walker(start, rng) if weights is None else played.trained_walker(start, rng, weights=weights)
    kept: list[tuple[Counts, Counts]] = []
    while walker.to_act():
        if outcomes := walker.chance():
            walker.play(rng.randrange(outcomes))
            continue
        if len(walker.legal()) > 1 and rng.random() < KEPT:
            kept.append((_counted(walker.features(Seat(0))), _counted(walker.features(Seat(1)))))
        walker.play(choose(walker, rng))
    outcome = walker.outcome()
    one, other = outcome.scores if name == "pixies" else (int(Seat(0) in outcome.winners), int(Seat(1) in outcome.winners))
    return [_sample(own, rival, one - other) for own, rival in kept]


def _counted(features: Sequence[tuple[str, float]]) -> Counts:
    found: Counts = {}
    for name, amount in features:
        found[name] = found.get(name, 0.0) + amount
    return found


def _sample(own: Counts, rival: Counts, end: float) -> Sample:
    stage = next((name for name in own if name.startswith("clear ")), "")
    points = own.pop("points", 0.0) - rival.pop("points", 0.0)
    return Sample(
        {name: own.get(name, 0.0) - rival.get(name, 0.0) for name in {**own, **rival} if name != stage}, points, stage, float(end)
    )


def table(samples: Sequence[Sample], names: list[str]) -> Numbers:
    """Return the features of all positions, a row each."""
    at = {name: k for k, name in enumerate(names)}
    rows = np.zeros((len(samples), len(names)))
    for row, sample in enumerate(samples):
        for name, amount in sample.features.items():
            rows[row, at[name]] = amount
    return rows


def values(leads: Numbers) -> Numbers:
    """Return the chances of winning."""
    chances: Numbers = (1 + 0.99 * leads / (1 + np.abs(leads))) / 2
    return chances


def fit_wins(train: Sequence[Sample], test: Sequence[Sample], prior: Mapping[str, float]) -> Counts:
    """Return the weights with which leads foretell best who wins."""
    names = sorted({name for sample in (*train, *test) for name in sample.features} | set(prior))
    x, ends = table(train, names), np.array([(1 + sample.end) / 2 for sample in train])
    begun = np.array([prior.get(name, 0.0) for name in names])
    pulls = np.array([PULL_CARD if name.startswith("card ") else PULL for name in names])
    scale = np.sqrt((x**2).mean(0)) + 1e-6
    weights, adam = begun.copy(), Adam(len(names), slow=0.999, least=1e-8)
    rng, rows = np.random.default_rng(1), np.arange(len(train))
    for number in range(PASSES):
        rng.shuffle(rows)
        for at in range(0, len(rows), BATCH):
            some = rows[at : at + BATCH]
            leads = x[some] @ weights
            chances = values(leads)
            slopes = (chances - ends[some]) / np.maximum(chances * (1 - chances), 1e-4) * 0.495 / (1 + np.abs(leads)) ** 2
            gradient = (x[some] / scale).T @ slopes / len(some) + pulls * (weights - begun) / scale
            weights -= RATE * (1 - number / PASSES) * adam.step(gradient) / scale
    for title, judged in (("before", begun), ("after", weights)):
        chances, true = values(table(test, names) @ judged), np.array([(1 + sample.end) / 2 for sample in test])
        loss = -(true * np.log(chances) + (1 - true) * np.log(1 - chances)).mean()
        print(f"{title}: loss {loss:.4f} of {len(test)} positions that were held out", file=sys.stderr)
    return {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True) if abs(weight) >= 0.001}


def fit_points(train: Sequence[Sample], test: Sequence[Sample], _: Mapping[str, float]) -> Counts:
    """Return the weights that foretell the points still to come best, and for each stage how far that is from what comes."""
    names = sorted({name for sample in (*train, *test) for name in sample.features})
    x, ends = table(train, names), np.array([sample.end - sample.points for sample in train])
    weights: Numbers = np.linalg.solve(x.T @ x + RIDGE * np.eye(len(names)), x.T @ ends)
    errors = ends - x @ weights
    left = np.array([sample.end - sample.points for sample in test])
    judged = (left - table(test, names) @ weights).std()
    print(f"error {judged:.2f} points of {left.std():.2f}, of {len(test)} positions that were held out", file=sys.stderr)
    stages: dict[str, list[int]] = {}
    for row, sample in enumerate(train):
        stages.setdefault(sample.stage, []).append(row)
    found = {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)}
    return found | {stage: round(float(errors[rows].std()), 2) for stage, rows in stages.items() if len(rows) >= RARE}


def main() -> None:
    """Play, train, and write the weights after each round."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=tuple(PRIORS))
    parser.add_argument("--games", type=int, default=700, help="games a round (default: 700)")
    parser.add_argument("--rounds", type=int, default=2, help="rounds of games (default: 2)")
    parser.add_argument("--processes", type=int, default=1, help="processes that play; the model does not depend on them (default: 1)")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    given = parser.parse_args()
    name: str = given.game
    weights: Counts | None = None
    games: list[list[Sample]] = []
    for number in range(given.rounds):
        begun = time.monotonic()
        seeds = [f"leaf/{name}/{number}/{k}" for k in range(given.games)]
        with ProcessPoolExecutor(given.processes) as pool:
            games += pool.map(partial(play, name, weights), seeds, chunksize=10)
        print(f"round {number}: {given.games} games in {time.monotonic() - begun:.0f} s", file=sys.stderr)
        held = max(int(len(games) * HELD_OUT), 1)
        test, train = ([sample for played in some for sample in played] for some in (games[:held], games[held:]))
        weights = (fit_points if name == "pixies" else fit_wins)(train, test, PRIORS[name])
        if name == "pixel_tactics" and number + 1 == given.rounds:
            with ProcessPoolExecutor(given.processes) as pool:
                noted = pool.map(kept_cards.hands, [f"kept/{k}" for k in range(HANDS)], chunksize=10)
                weights |= kept_cards.fit([hand for some in noted for hand in some])
        command = f"python -m tools.train_leaf {name} --games {given.games} --rounds {number + 1}"
        model = {"rules": game(name).SPEC.rules_version, "command": command, "weights": weights}
        given.out.write_text(json.dumps(model, indent=0, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
