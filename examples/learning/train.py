# %% [markdown]
# # Train an agent
#
# From `pip install` to a network that plays Pixies with two seats, in some minutes on one core. It learns by PPO (proximal policy
# optimization), with JAX, from games against itself. Nobody tells it the rules: it sees the numbers of
# [Numbers for programs that learn](../../docs/how-to/learning.md), and chooses among the numbers of the legal actions.
#
# ```sh
# pip install ../.. jax optax matplotlib
# python train.py
# ```

# %%
from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeAlias

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")  # before JAX: one thread, which adds up in one order

import jax
import jax.numpy as jnp
import matplotlib.pyplot as plt
import numpy as np
import optax

from boardrules import Dealer, Seat, pixies, simulate
from boardrules.bots import Bot, GreedyBot, PolicyBot, RandomBot
from boardrules.simulation import Rate

UPDATES = int(os.environ.get("BOARDRULES_LEARNING_UPDATES", "96"))
GAMES = int(os.environ.get("BOARDRULES_LEARNING_GAMES", "400"))

# %% [markdown]
# ## Numbers
#
# Each seat has a numbering of its own, in which everything counts from this seat, so one network plays both. `observation_fields` says
# which numbers of an observation name a card. They are no amounts, card 30 is not more than card 29, so the network learns a vector for
# each card. The flags of the cards on the table choose among the same vectors. The other numbers are amounts, made small.

# %%
OPTIONS = pixies.Options(seats=2)
SPACES = [pixies.action_space(OPTIONS).of(Seat(seat)) for seat in range(2)]
ACTIONS = SPACES[0].per_seat
FIELDS = pixies.observation_fields(OPTIONS)
CELLS = np.array([at for at, field in enumerate(FIELDS) if field.name.endswith((".up", ".down"))])
TABLE = np.array([at for at, field in enumerate(FIELDS) if field.name.startswith("table.")])
AMOUNTS = np.setdiff1d(np.arange(len(FIELDS)), [*CELLS, *TABLE])
GREATEST = np.array([min(FIELDS[at].high, 40) for at in AMOUNTS])
if __name__ == "__main__":
    print(f"{ACTIONS} actions; observed: {len(CELLS)} cells, {len(TABLE)} cards that may lie on the table, {len(AMOUNTS)} amounts")

# %% [markdown]
# ## The network
#
# It has two hidden layers, and two results: a preference (logit) for each action, and the value, by how much the round will be won.

# %%
Weights: TypeAlias = dict[str, jax.Array]
CARD, HIDDEN = 16, 96


def fresh(key: jax.Array) -> Weights:
    """Weights before any training: all actions are about as good, and no round is won."""
    sizes = {"first": len(CELLS) * CARD + CARD + len(AMOUNTS), "second": HIDDEN, "actions": HIDDEN, "value": HIDDEN}
    outputs = {"first": HIDDEN, "second": HIDDEN, "actions": ACTIONS, "value": 1}
    cards, *keys = jax.random.split(key, 5)
    weights = {"cards": jax.random.normal(cards, (len(TABLE) + 1, CARD)) / 2}
    for (layer, size), one in zip(sizes.items(), keys, strict=True):
        scale = 0.01 if layer in {"actions", "value"} else 1.0
        weights[layer] = jax.random.normal(one, (size, outputs[layer])) * scale / size**0.5
        weights[f"{layer}.bias"] = jnp.zeros(outputs[layer])
    return weights


def network(weights: Weights, seen: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logits of all actions and the value, for each row of observations."""

    def layer(name: str, inputs: jax.Array) -> jax.Array:
        return inputs @ weights[name] + weights[f"{name}.bias"]

    cells = weights["cards"].at[0].set(0)[seen[:, CELLS]].reshape(len(seen), -1)  # number 0 is "none": its vector stays 0
    table = seen[:, TABLE] @ weights["cards"][1:]
    hidden = jax.nn.relu(layer("first", jnp.concatenate([cells, table, seen[:, AMOUNTS] / GREATEST], axis=1)))
    hidden = jax.nn.relu(layer("second", hidden))
    return layer("actions", hidden), layer("value", hidden)[:, 0]


def masked(logits: jax.Array, mask: jax.Array) -> jax.Array:
    """Logarithms of the probabilities of the actions: illegal ones have none."""
    return jax.nn.log_softmax(jnp.where(mask, logits, -1e9))


@jax.jit
def sample(weights: Weights, seen: jax.Array, mask: jax.Array, key: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """A legal action for each row, drawn by the network, its log probability, and the value."""
    logits, value = network(weights, seen)
    logs = masked(logits, mask)
    chosen = jax.random.categorical(key, logs)
    return chosen, jnp.take_along_axis(logs, chosen[:, None], axis=1)[:, 0], value


# %% [markdown]
# ## Games against itself
#
# Many games are played at once, each a row of the batch, and the network learns from both seats. A round is an episode, and its reward is
# the difference of the points. How much better than expected an action was, its advantage, comes from the values of the steps after it
# (generalized advantage estimation).

# %%
AT_ONCE, POINTS, TRACE = 128, 20.0, 0.9


class Step(NamedTuple):
    """What a seat saw and might do, what it did and how probably, and the value it expected. Later all steps, in arrays."""

    seen: np.ndarray
    mask: np.ndarray
    action: np.ndarray
    log: np.ndarray
    value: np.ndarray
    advantage: np.ndarray


def play(weights: Weights, first: int, key: jax.Array) -> Step:
    """All steps of the games *first* and following, which the network plays against itself."""
    dealers = [Dealer(f"train/{first + number}") for number in range(AT_ONCE)]
    states = [dealer.deal(pixies, pixies.new_game(OPTIONS)) for dealer in dealers]
    episodes: dict[tuple[int, Seat, int], list[Step]] = defaultdict(list)
    while going := [game for game, state in enumerate(states) if pixies.outcome(state) is None]:
        seen, mask = np.zeros((AT_ONCE, len(FIELDS)), np.int16), np.zeros((AT_ONCE, ACTIONS), bool)
        for game in going:
            (seat,) = pixies.to_act(states[game])
            seen[game] = pixies.observe(pixies.view(states[game], seat))
            mask[game, [SPACES[seat].index(action) for action in pixies.legal_actions(states[game])]] = True
        key, now = jax.random.split(key)
        chosen, logs, values = map(np.asarray, sample(weights, seen, mask, now))
        for game in going:
            state = states[game]
            (seat,) = pixies.to_act(state)
            step = Step(seen[game], mask[game], chosen[game], logs[game], values[game], np.float32(0))
            episodes[game, seat, len(state.scores)].append(step)
            states[game] = dealers[game].deal(pixies, pixies.apply(state, SPACES[seat].action(int(chosen[game]))))
    steps = []
    for (game, seat, number), episode in episodes.items():
        points = [score.total for score in states[game].scores[number]]
        after, advantage = (points[seat] - points[1 - seat]) / POINTS, 0.0
        for step in reversed(episode):
            advantage = after - step.value + TRACE * advantage
            after = step.value
            steps.append(step._replace(advantage=np.float32(advantage)))
    return Step(*map(np.stack, zip(*steps, strict=True)))


# %% [markdown]
# ## Learning
#
# PPO makes actions that were better than expected more probable and the others less, and in one update none by much more than a fifth.

# %%
CLIP, ENTROPY, MINIBATCH, MINIBATCHES = 0.2, 0.01, 1024, 27


def loss(weights: Weights, batch: Step) -> jax.Array:
    """What PPO makes small."""
    logits, value = network(weights, batch.seen)
    logs = masked(logits, batch.mask)
    ratio = jnp.exp(jnp.take_along_axis(logs, batch.action[:, None], axis=1)[:, 0] - batch.log)
    advantage = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-6)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage).mean()
    error = jnp.square(value - batch.value - batch.advantage).mean()
    entropy = -jnp.where(batch.mask, jnp.exp(logs) * logs, 0).sum(axis=1).mean()
    return error / 2 - gain - ENTROPY * entropy


def train(updates: int, seed: int = 0) -> Iterator[tuple[int, Weights, float]]:
    """Train for so many *updates*: after each the number of games so far, the weights, and the loss."""
    rate = optax.linear_schedule(1e-3, 0.0, updates * MINIBATCHES)
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate))

    @jax.jit
    def improve(weights: Weights, moments: optax.OptState, batch: Step) -> tuple[Weights, optax.OptState, jax.Array]:
        value, slope = jax.value_and_grad(loss)(weights, batch)
        change, moments = optimizer.update(slope, moments)
        return optax.apply_updates(weights, change), moments, value

    key, now = jax.random.split(jax.random.key(seed))
    weights, rng = fresh(now), np.random.default_rng(seed)
    moments = optimizer.init(weights)
    for update in range(updates):
        key, now = jax.random.split(key)
        steps = play(weights, update * AT_ONCE, now)
        for _ in range(MINIBATCHES):
            some = rng.choice(len(steps.seen), MINIBATCH, replace=False)
            weights, moments, value = improve(weights, moments, Step(*[part[some] for part in steps]))
        yield (update + 1) * AT_ONCE, weights, float(value)


# %% [markdown]
# ## The agent
#
# A `Policy` gets an observation and the numbers of the legal actions, and answers with one of them; `PolicyBot` makes a bot of it. The
# weights are stored with the version of the rules, since another version may have other numbers.


# %%
Player: TypeAlias = Bot[pixies.View, pixies.Action]


@jax.jit
def preferences(weights: Weights, seen: jax.Array) -> jax.Array:
    """The logits of all actions for one observation."""
    return network(weights, seen[None])[0][0]


@dataclass(frozen=True, eq=False)
class Agent:
    """A policy: the legal action that the network prefers."""

    weights: Weights

    def __call__(self, observation: tuple[int, ...], legal: tuple[int, ...], _view: pixies.View) -> int:
        """The number of the action."""
        logits = np.asarray(preferences(self.weights, np.array(observation, np.int16)))
        return legal[int(logits[list(legal)].argmax())]

    def save(self, path: Path) -> None:
        """Write the weights in half precision."""
        halves = {name: np.asarray(part, np.float16) for name, part in self.weights.items()}
        np.savez_compressed(path, rules_version=np.array(pixies.SPEC.rules_version), **halves)

    @classmethod
    def load(cls, path: Path) -> Agent:
        """The agent that was stored. Raises ValueError if it learned by another version of the rules."""
        with np.load(path) as stored:
            parts = dict(stored)
        version = str(parts.pop("rules_version"))
        if version != pixies.SPEC.rules_version:
            raise ValueError(f"{path} learned by the rules {version}, and these are {pixies.SPEC.rules_version}")
        return cls({name: jnp.asarray(part, jnp.float32) for name, part in parts.items()})


def player(agent: Agent) -> Player:
    """The bot that plays as *agent* says."""
    return PolicyBot(pixies, agent, OPTIONS)


def strength(one: Player, other: Player, games: int) -> Rate:
    """How many games the bot *one* wins, half of them in each seat."""
    return simulate(pixies, games, options=OPTIONS, seed="strength", bots=(one, other), rotate=True).bots[0].rate


# %% [markdown]
# ## Training
#
# Now and then the agent is measured against a bot that plays at random, and against one that takes the action after which it stands best,
# by points and by what may still come. It does not learn from these games.

# %%
OTHERS: dict[str, Player] = {"random": RandomBot(), "greedy": GreedyBot(pixies)}

if __name__ == "__main__":
    agent = Agent(fresh(jax.random.key(0)))
    curve = [(0, [strength(player(agent), other, GAMES // 2) for other in OTHERS.values()])]
    for games, weights, value in train(UPDATES):
        update = games // AT_ONCE
        if update & (update - 1) == 0 or update == UPDATES:  # powers of two
            agent = Agent(weights)
            curve.append((games, [strength(player(agent), other, GAMES // 2) for other in OTHERS.values()]))
            shares = ", ".join(f"{rate.share:6.1%} against {name}" for name, rate in zip(OTHERS, curve[-1][1], strict=True))
            print(f"after {games:6,} games: loss {value:6.3f}, wins {shares}", flush=True)
    agent.save(Path("agent.npz"))

# %% [markdown]
# ## How strong it is
#
# The curve has the 95 % interval of each point. For the table the stored weights play. After some hundred games the agent loses hardly ever
# against chance. After all of them it is about as strong as the bot that looks one action ahead and has been told how points are made.

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
    axes.set_xticks([at for at, _ in curve if at & (at - 1) == 0], [f"{at:,}" for at, _ in curve if at & (at - 1) == 0])
    axes.minorticks_off()
    axes.set(title="Games won by the agent while it trains", xlabel="games against itself", ylabel="share of games won", ylim=(0, 1.02))
    axes.legend(loc="lower right")
    figure.savefig("curve.png", dpi=120)

# %%
if __name__ == "__main__":
    bots = {"agent": player(Agent.load(Path("agent.npz"))), **OTHERS}
    for one, other in (("agent", "random"), ("agent", "greedy"), ("greedy", "random")):
        rate = strength(bots[one], bots[other], GAMES)
        low, high = rate.interval
        print(f"{one:6} wins {rate.share:6.1%} of {rate.games} games against {other:6} (95 % interval: {low:.1%} to {high:.1%})")
