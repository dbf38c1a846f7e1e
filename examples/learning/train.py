# %% [markdown]
# # Train an agent
#
# From `pip install` to a network that plays Pixies with two seats, in some minutes on one core. The network learns from games against
# itself how many points a position is worth, by temporal differences, as TD-Gammon did for backgammon. It plays by looking ahead to the
# end of the turn, and by taking what is worth most there.
#
# ```sh
# pip install ../.. jax optax matplotlib
# python train.py
# ```

# %%
from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")  # before JAX: one thread, which adds up in one order

import jax
import jax.numpy as jnp
import matplotlib.pyplot as plt
import numpy as np
import optax

from boardrules import Dealer, Seat, Walker, pixies, simulate
from boardrules.bots import Bot, GreedyBot, ISMCTSBot, PolicyBot, RandomBot
from boardrules.simulation import Rate

UPDATES = int(os.environ.get("BOARDRULES_LEARNING_UPDATES", "40"))
GAMES = int(os.environ.get("BOARDRULES_LEARNING_GAMES", "400"))

# %% [markdown]
# ## What the network sees
#
# A cell of an area is empty, or a card lies there face down, or one lies face up, with or without another one under it. Each of these has a
# row of numbers: what is printed on the card that lies face up. Beside the 18 cells, the network sees which cards lie on the table,
# which may still come, what both areas would score now, and the round. All of it is seen by the seat that has just placed a card.

# %%
OPTIONS = pixies.Options(seats=2)
PLACE = {card: place for place, card in enumerate(sorted(card.id for card in pixies.BASE))}
COLORS = {"blue": 0, "green": 1, "yellow": 2, "red": 3}


def printed() -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return a row for everything that can lie on a cell: nothing, a card face down, each card face up alone, and each over another one."""
    rows = np.zeros((2 + 2 * len(PLACE), 15), np.float32)
    rows[0, 0] = rows[1, 1] = 1
    for name, place in PLACE.items():
        card = pixies.CARDS[name]
        for covering in (0, 1):
            row = rows[2 + 2 * place + covering]
            row[2 + covering] = 1
            row[[4 + COLORS[color] for color in card.colors]] = 1
            row[8:10] = card.spirals / 3, card.crosses / 3
            if isinstance(card.special, pixies.SpiralPerColor):
                row[10 + COLORS[card.special.color]] = 1
            row[14] = len(card.colors) > 1
    return rows


PRINTED = printed()
WIDTH = 18 * PRINTED.shape[1] + 2 * len(PLACE) + 14


class Row(NamedTuple):
    """A position: the rows of both areas' cells, the cards on the table and those that may come, and 14 other numbers."""

    cells: list[int]
    table: list[int]
    unseen: list[int]
    others: tuple[float, ...]


def lying(cell: pixies.Cell) -> int:
    """Return the row of what lies on a cell."""
    if cell.up is None:
        return int(cell.down is not None)
    return 2 + 2 * PLACE[cell.up] + (cell.down is not None)


def inputs(rows: list[Row]) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Positions as floats, a row for each."""
    found = np.zeros((len(rows), WIDTH), np.float32)
    cards, others = 18 * PRINTED.shape[1], WIDTH - 14
    found[:, :cards] = PRINTED[np.array([row.cells for row in rows])].reshape(len(rows), -1)
    for at, row in enumerate(rows):
        found[at, [cards + place for place in row.table]] = 1
        found[at, [cards + len(PLACE) + place for place in row.unseen]] = 1
    found[:, others:] = [row.others for row in rows]
    return found


@lru_cache(maxsize=100_000)
def scored(area: pixies.Area, number: int) -> tuple[float, ...]:
    """Return what an area would score now, made small."""
    score = pixies.score_area(area, number)
    return score.validated / 20, score.spirals / 10, score.crosses / 10, score.zone / 10, score.total / 20


def placed(cell: pixies.Cell, action: pixies.Place) -> pixies.Cell:
    """Return what lies on a cell after a card has been placed there."""
    if action.how == "down":
        return pixies.Cell(None, action.card)
    return pixies.Cell(cell.up, action.card) if action.how == "under" else pixies.Cell(action.card, cell.up or cell.down)


def after(view: pixies.View, actions: tuple[pixies.Place, ...]) -> list[Row]:
    """Return the positions after each of the *actions* of the viewer."""
    seat = actions[0].by
    own, other = view.areas[seat], view.areas[1 - seat]
    cells, theirs = [*map(lying, own)], [*map(lying, other)]
    seen = {card for area in view.areas for cell in area for card in (cell.up, cell.down)} | {*view.table}
    unseen = [place for card, place in PLACE.items() if card not in seen]
    left = len(view.table) - 1
    rounds = tuple(float(view.round == number) for number in (1, 2, 3))
    others = (*scored(other, view.round), *rounds, left / 4)
    rows: list[Row] = []
    for action in actions:
        at = action.cell - 1
        cell = placed(own[at], action)
        area = (*own[:at], cell, *own[at + 1 :])
        mine = [*cells[:at], lying(cell), *cells[at + 1 :]]
        table = [PLACE[card] for card in view.table if card != action.card]
        rows.append(Row(mine + theirs, table, unseen, (*scored(area, view.round), *others)))
    return rows


if __name__ == "__main__":
    print(f"{WIDTH} numbers: {len(PRINTED)} things that can lie on a cell, each with {PRINTED.shape[1]} facts")

# %% [markdown]
# ## The network
#
# It has two hidden layers, and one result: by how many points, in twenties, the round will be won by the seat that has just placed a card.
# The same function computes with numpy, which is quick for few positions, and with JAX, which knows the slopes.

# %%
Weights: TypeAlias = dict[str, Any]
HIDDEN, POINTS = (128, 64), 20.0


def fresh(seed: int) -> Weights:
    """Weights before any training."""
    rng = np.random.default_rng(seed)
    weights: Weights = {}
    for layer, (size, outputs) in enumerate([(WIDTH, HIDDEN[0]), HIDDEN, (HIDDEN[1], 1)]):
        scale = (0.1 if outputs == 1 else 1.0) / size**0.5
        weights[f"{layer}"] = (rng.normal(size=(size, outputs)) * scale).astype(np.float32)
        weights[f"{layer}.bias"] = np.zeros(outputs, np.float32)
    return weights


def worth(weights: Weights, seen: Any, library: Any = np) -> Any:
    """Return the value of each position."""
    hidden = library.maximum(seen @ weights["0"] + weights["0.bias"], 0)
    hidden = library.maximum(hidden @ weights["1"] + weights["1.bias"], 0)
    return (hidden @ weights["2"] + weights["2.bias"])[:, 0]


# %% [markdown]
# ## Games against itself
#
# Many games are played at once on walkers, and the network values all that can happen next in all of them together. It takes what is
# worth most, and now and then something else. What a position was worth is known better later: the target of each position is a mean of
# the values after it and of the points at the end of the round (a lambda return).

# %%
AT_ONCE, TRACE = 256, 0.8


class Played(NamedTuple):
    """Positions of games, and what each turned out to be worth."""

    seen: np.ndarray[Any, np.dtype[np.float32]]
    target: np.ndarray[Any, np.dtype[np.float32]]


def dealt(walker: Walker[pixies.Action], dealer: Dealer) -> None:
    """Draw all luck that is due."""
    while n := walker.chance():
        walker.play(dealer.draw(n))


def seen_by(walker: Walker[pixies.Action], seat: Seat) -> pixies.View:
    """Return what a seat sees."""
    view = walker.view(seat)
    assert isinstance(view, pixies.View)
    return view


def choices(walker: Walker[pixies.Action]) -> tuple[pixies.View, tuple[pixies.Place, ...]]:
    """Return what the seat to act sees, and what it may do."""
    (seat,) = walker.to_act()
    return seen_by(walker, seat), tuple([action for action in walker.legal() if isinstance(action, pixies.Place)])


def play(weights: Weights, first: int, explore: float) -> Played:
    """Return all positions of the games *first* and following, which the network plays against itself."""
    rng = np.random.default_rng(first)
    dealers = [Dealer(f"train/{first + number}") for number in range(AT_ONCE)]
    walkers = [pixies.walker(pixies.new_game(OPTIONS), Random(0)) for _ in dealers]
    episodes: dict[tuple[int, Seat, int], list[tuple[np.ndarray[Any, np.dtype[np.float32]], float]]] = {}
    ends: list[pixies.View | None] = [None] * AT_ONCE
    for walker, dealer in zip(walkers, dealers, strict=True):
        dealt(walker, dealer)
    while going := [game for game, end in enumerate(ends) if end is None]:
        rows: list[Row] = []
        asked: list[tuple[int, Seat, int, int]] = []
        for game in going:
            view, actions = choices(walkers[game])
            rows.extend(after(view, actions))
            asked.append((game, actions[0].by, view.round, len(rows)))
        seen = inputs(rows)
        values = worth(weights, seen)
        start = 0
        for game, actor, number, end in asked:
            best = start + int(values[start:end].argmax())
            taken = int(rng.integers(start, end)) if rng.random() < explore else best
            episodes.setdefault((game, actor, number), []).append((seen[taken], float(values[best])))
            walkers[game].play(taken - start)
            dealt(walkers[game], dealers[game])
            if not walkers[game].to_act():
                ends[game] = seen_by(walkers[game], actor)
            start = end
    found: list[tuple[np.ndarray[Any, np.dtype[np.float32]], float]] = []
    for (game, seat, number), steps in episodes.items():
        finished = ends[game]
        assert finished is not None
        scores = finished.scores[number - 1]
        target = (scores[seat].total - scores[1 - seat].total) / POINTS
        for one, value in reversed(steps):
            found.append((one, target))
            target = TRACE * target + (1 - TRACE) * value
    return Played(np.stack([one for one, _ in found]), np.array([target for _, target in found], np.float32))


# %% [markdown]
# ## Learning
#
# After each 256 games the network learns from the last 1,536, and plays the next ones with what it has learned.

# %%
BATCH, BATCHES, KEPT = 1024, 100, 6


def loss(weights: Weights, seen: jax.Array, target: jax.Array) -> jax.Array:
    """Return how far the values are from their targets."""
    return jnp.square(worth(weights, seen, jnp) - target).mean()


def train(updates: int, seed: int = 0) -> Iterator[tuple[int, Weights, float]]:
    """Train for so many *updates*: after each the number of games so far, the weights, and the loss."""
    optimizer = optax.adam(optax.linear_schedule(2e-3, 1e-4, updates * BATCHES))

    @jax.jit
    def improve(weights: Weights, moments: optax.OptState, seen: jax.Array, target: jax.Array) -> tuple[Weights, optax.OptState, jax.Array]:
        value, slope = jax.value_and_grad(loss)(weights, seen, target)
        change, moments = optimizer.update(slope, moments)
        return optax.apply_updates(weights, change), moments, value

    weights, rng = fresh(seed), np.random.default_rng(seed)
    moments = optimizer.init(weights)
    kept: list[Played] = []
    for update in range(updates):
        kept = [*kept, play(weights, update * AT_ONCE, 0.1 * (1 - update / updates) + 0.02)][-KEPT:]
        seen, target = (np.concatenate(parts) for parts in zip(*kept, strict=True))
        for _ in range(BATCHES):
            some = rng.integers(len(seen), size=BATCH)
            weights, moments, value = improve(weights, moments, seen[some], target[some])
        weights = {name: np.asarray(part) for name, part in weights.items()}
        yield (update + 1) * AT_ONCE, weights, float(value)


# %% [markdown]
# ## The agent
#
# Within a turn there is no luck: all see the cards on the table. So the agent tries all that both seats can do until the table is empty,
# lets the network value every end, and takes the action that is best if both go on as is best for them (minimax). A `Policy` gets the
# view beside the numbers, and `PolicyBot` makes a bot of it. The weights are stored with the version of the rules.


# %%
Player: TypeAlias = Bot[pixies.View, pixies.Action]


class Search:
    """All that can happen until the end of the turn that a view is in."""

    def __init__(self, view: pixies.View) -> None:
        self.walker = pixies.walker(view, Random(0))
        self.rounds = len(view.scores)
        (self.seat,) = self.walker.to_act()
        self.ends: list[Row] = []

    def tree(self) -> Any:
        """Return the actions of the seat to act, as what comes after each: a list, the place of an end, or points that are known."""
        view, actions = choices(self.walker)
        if len(view.table) == 1:
            first = len(self.ends)
            self.ends.extend(after(view, actions))
            return actions[0].by, list(range(first, len(self.ends)))
        found: list[Any] = []
        for k in range(len(actions)):
            self.walker.mark()
            self.walker.play(k)
            known = self._known()
            found.append(self.tree() if known is None else known)
            self.walker.back()
        return actions[0].by, found

    def _known(self) -> float | None:
        """Return the points of the round for the seat that searches, if it is over."""
        scores = seen_by(self.walker, self.seat).scores
        if len(scores) == self.rounds:
            return None
        return (scores[-1][self.seat].total - scores[-1][1 - self.seat].total) / POINTS


@dataclass(frozen=True, eq=False)
class Agent:
    """A policy: the legal action after which the turn ends best."""

    weights: Weights

    def __call__(self, _observation: tuple[int, ...], legal: tuple[int, ...], view: pixies.View) -> int:
        """Return the number of the action."""
        search = Search(view)
        seat, tree = search.tree()
        values = worth(self.weights, inputs(search.ends)) if search.ends else []

        def valued(node: Any, by: int) -> float:
            """Return what a node is worth to the viewer; *by* acted before it."""
            if isinstance(node, float):
                return node
            if isinstance(node, int):
                return float(values[node]) if by == seat else -float(values[node])
            acting, nodes = node
            return (max if acting == seat else min)(valued(one, acting) for one in nodes)

        found = [valued(node, seat) for node in tree]
        return legal[found.index(max(found))]

    def save(self, path: Path) -> None:
        """Write the weights in half precision."""
        halves: dict[str, Any] = {name: np.asarray(part, np.float16) for name, part in self.weights.items()}
        np.savez_compressed(path, rules_version=np.array(pixies.SPEC.rules_version), **halves)

    @classmethod
    def load(cls, path: Path) -> Agent:
        """Return the agent that was stored. Raises ValueError if it learned by another version of the rules."""
        with np.load(path) as stored:
            parts = dict(stored)
        version = str(parts.pop("rules_version"))
        if version != pixies.SPEC.rules_version:
            raise ValueError(f"{path} learned by the rules {version}, and these are {pixies.SPEC.rules_version}")
        return cls({name: part.astype(np.float32) for name, part in parts.items()})


def player(agent: Agent) -> Player:
    """Return the bot that plays as *agent* says."""
    return PolicyBot(pixies, agent, OPTIONS)


def strength(one: Player, other: Player, games: int) -> Rate:
    """Return how many games the bot *one* wins, half of them in each seat."""
    return simulate(pixies, games, options=OPTIONS, seed="strength", bots=(one, other), rotate=True).bots[0].rate


# %% [markdown]
# ## Training
#
# Now and then the agent is measured against a bot that plays at random, and against one that takes the action after which it stands best,
# by points and by what may still come. It does not learn from these games.

# %%
OTHERS: dict[str, Player] = {"random": RandomBot(), "greedy": GreedyBot(pixies)}

if __name__ == "__main__":
    agent = Agent(fresh(0))
    curve = [(0, [strength(player(agent), other, GAMES // 4) for other in OTHERS.values()])]
    for games, weights, value in train(UPDATES):
        update = games // AT_ONCE
        if update in {1, 2, 4, 10, 20, UPDATES}:
            agent = Agent(weights)
            curve.append((games, [strength(player(agent), other, GAMES // 4) for other in OTHERS.values()]))
            shares = ", ".join(f"{rate.share:6.1%} against {name}" for name, rate in zip(OTHERS, curve[-1][1], strict=True))
            print(f"after {games:6,} games: loss {value:6.3f}, wins {shares}", flush=True)
    agent.save(Path("agent.npz"))

# %% [markdown]
# ## How strong it is
#
# The curve has the 95 % interval of each point. For the table the stored weights play, also against `ISMCTSBot`, the search of this
# library, with 100 iterations for each decision.

# %%
if __name__ == "__main__":
    figure, axes = plt.subplots(figsize=(8, 4), layout="constrained")
    for place, (name, color) in enumerate({"random": "#0072b2", "greedy": "#d55e00"}.items()):
        axes.plot([at for at, _ in curve], [rates[place].share for _, rates in curve], "o-", color=color, label=f"against {name}")
        bounds = [rates[place].interval for _, rates in curve]
        axes.fill_between([at for at, _ in curve], *zip(*bounds, strict=True), color=color, alpha=0.2, linewidth=0)
    axes.axhline(0.5, color="#666666", linewidth=0.8, linestyle="--")
    axes.set_xscale("symlog", linthresh=AT_ONCE)
    axes.set_xlim(left=-AT_ONCE / 8)
    axes.set_xticks([at for at, _ in curve], [f"{at:,}" for at, _ in curve])
    axes.minorticks_off()
    axes.set(title="Games won by the agent while it trains", xlabel="games against itself", ylabel="share of games won", ylim=(0, 1.02))
    axes.legend(loc="lower right")
    figure.savefig("curve.png", dpi=120)

# %%
if __name__ == "__main__":
    bots: dict[str, Player] = {"agent": player(Agent.load(Path("agent.npz"))), **OTHERS, "ismcts:100": ISMCTSBot(pixies, 100)}
    for one, other in (("agent", "random"), ("agent", "greedy"), ("agent", "ismcts:100")):
        rate = strength(bots[one], bots[other], GAMES)
        low, high = rate.interval
        print(f"{one:6} wins {rate.share:6.1%} of {rate.games} games against {other:10} (95 % interval: {low:.1%} to {high:.1%})")
