"""Steps a second of the adapters, beside environments of the libraries that they adapt to: ``python -m bench.peers.environments``.

One function a library lists what is measured of it; a new one is added to ``LIBRARIES``. A step is a decision: random, and legal by the
mask or list that the environment gives. The position is observed at each step, as an agent that learns would, but for ``raw``. The clock
counts the time of the processor, so that what else the machine does matters little.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.peers.boardrules_itself import player
from bench.peers.common import Contestant, Looped, NotInstalled, Peer, Play, package_version
from bench.run import load, measure, print_rates
from boardrules import Game, chibitactics, pixel_tactics, pixies
from boardrules.adapters.text import TextEnv

__all__ = ["LIBRARIES", "main"]

AnyGame = Game[Any, Any, Any, Any, Any]

GAMES: Final[tuple[tuple[str, AnyGame, Any], ...]] = (
    ("pixies", pixies, pixies.Options(seats=2)),
    ("pixel_tactics", pixel_tactics, None),
    ("chibitactics", chibitactics, None),
)


def timed(play: Play, version: str = "this tree") -> Contestant:
    """Return a contestant by the time of the processor."""
    return Looped(play, version)


def raw() -> list[Peer]:
    """Return the games themselves: nothing is observed."""

    def of(game: AnyGame, options: Any) -> Callable[[Path | None], Contestant]:
        return lambda _: timed(player(game, options))

    return [Peer(f"raw {name}", "legal_actions + apply, Dealer", of(game, options)) for name, game, options in GAMES]


def agents_by_turns(env: Any) -> Play:
    """Plays an AEC environment of PettingZoo, ours or theirs, by its masks."""
    import numpy as np  # noqa: PLC0415  (may not be installed)

    def play(rng: Random) -> int:
        env.reset(seed=rng.getrandbits(31))
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[rng.randrange(len(legal))]))
            steps += 1
        return steps

    return play


def our_pettingzoo() -> list[Peer]:
    """Return the adapter to PettingZoo, with the wrappers of its own games, and without."""

    def of(make: str, game: AnyGame, options: Any) -> Callable[[Path | None], Contestant]:
        def loaded(_: Path | None) -> Contestant:
            package_version("pettingzoo")
            adapter = import_module("boardrules.adapters.pettingzoo")
            return timed(agents_by_turns(getattr(adapter, make)(game, options)))

        return loaded

    kinds = (("env", "PettingZoo: env().last + step"), ("raw_env", "PettingZoo: raw_env().last + step"))
    return [Peer(f"{make} {name}", work, of(make, game, options)) for make, work in kinds for name, game, options in GAMES]


def our_gymnasium() -> list[Peer]:
    """Return the adapter to Gymnasium; a step has the decision of the random bot of the other seat in it."""

    def of(name: str, options: Any) -> Callable[[Path | None], Contestant]:
        def loaded(_: Path | None) -> Contestant:
            package_version("gymnasium")
            adapter = import_module("boardrules.adapters.gymnasium")
            env = adapter.make(name, options=options)

            def play(rng: Random) -> int:
                info = env.reset(seed=rng.getrandbits(31))[1]
                over, steps = False, 0
                while not over:
                    legal = info["legal"]
                    _, _, over, _, info = env.step(legal[rng.randrange(len(legal))])
                    steps += 1
                return steps

            return timed(play)

        return loaded

    return [Peer(f"gym {name}", "Gymnasium: step, a random bot's answers in it", of(name, options)) for name, _, options in GAMES]


def our_vector() -> list[Peer]:
    """Return the adapter to Gymnasium with encoded observations: many games in one environment, and one environment a game."""

    def of(name: str, options: Any, games: int) -> Callable[[Path | None], Contestant]:
        def loaded(_: Path | None) -> Contestant:
            package_version("gymnasium")
            adapter = import_module("boardrules.adapters.gymnasium")
            many = adapter.make_vector(name, num_envs=games, options=options)
            one = adapter.make(name, options=options, encoded=True)

            def together(rng: Random) -> int:
                many.reset(seed=rng.getrandbits(31))
                for _ in range(10):
                    many.step([legal[rng.randrange(len(legal))] if legal else 0 for legal in many.legal()])
                return 10 * games

            def alone(rng: Random) -> int:
                info = one.reset(seed=rng.getrandbits(31))[1]
                over, steps = False, 0
                while not over:
                    legal = info["legal"]
                    _, _, over, _, info = one.step(legal[rng.randrange(len(legal))])
                    steps += 1
                return steps

            return timed(alone if games == 1 else together)

        return loaded

    kinds = ((1, "Gymnasium, encoded: one game"), (32, "Gymnasium, encoded: 32 games at once"))
    return [Peer(f"gym x{games} {name}", work, of(name, options, games)) for games, work in kinds for name, _, options in GAMES]


def our_text() -> list[Peer]:
    """Return the environment for language models."""

    def of(game: AnyGame, options: Any) -> Callable[[Path | None], Contestant]:
        def play(rng: Random) -> int:
            env = TextEnv(game, options)
            env.reset(seed=rng.getrandbits(31))
            done, steps = False, 0
            while not done:
                legal = [line for line in env.get_observation()[1].splitlines() if line.startswith("[")]
                done, _ = env.step(legal[rng.randrange(len(legal))])
                steps += 1
            return steps

        return lambda _: timed(play)

    return [Peer(f"text {name}", "text: get_observation + step", of(game, options)) for name, game, options in GAMES]


def pettingzoo() -> list[Peer]:
    """PettingZoo's own classic environments with their wrappers."""

    def of(name: str) -> Callable[[Path | None], Contestant]:
        def loaded(_: Path | None) -> Contestant:
            found = package_version("pettingzoo")
            try:
                return timed(agents_by_turns(import_module(f"pettingzoo.classic.{name}").env()), found)
            except ImportError as fault:
                raise NotInstalled(str(fault)) from None

        return loaded

    names = ("chess_v6", "connect_four_v3", "texas_holdem_v4", "tictactoe_v3")
    return [Peer(f"theirs {name}", "PettingZoo's own: env().last + step", of(name)) for name in names]


def rlcard() -> list[Peer]:
    """RLCard's environments: ``step`` returns what the next player observes, with its legal actions."""

    def of(name: str) -> Callable[[Path | None], Contestant]:
        def loaded(_: Path | None) -> Contestant:
            found = package_version("rlcard")
            env = import_module("rlcard").make(name, config={"seed": 1})

            def play(rng: Random) -> int:
                state = env.reset()[0]
                steps = 0
                while not env.is_over():
                    actions = list(state["legal_actions"])
                    state, _ = env.step(actions[rng.randrange(len(actions))])
                    steps += 1
                return steps

            return timed(play, found)

        return loaded

    return [Peer(f"rlcard {name}", "RLCard: step", of(name)) for name in ("gin-rummy", "leduc-holdem", "uno")]


def states(name: str, *, observed: bool) -> Play:
    """Plays a game of OpenSpiel, ours or theirs, in place; luck by the outcomes and their chances."""
    import pyspiel  # noqa: PLC0415  (may not be installed)

    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            if observed:
                state.observation_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[rng.randrange(len(legal))])
            steps += 1
        return steps

    return play


def our_open_spiel() -> list[Peer]:
    """Return the adapter to OpenSpiel, with an observation at each step, and without as searches play, beside Kuhn poker."""

    def of(game: AnyGame | None, options: Any, *, observed: bool) -> Callable[[Path | None], Contestant]:
        def loaded(_: Path | None) -> Contestant:
            package_version("open_spiel")
            adapter = import_module("boardrules.adapters.open_spiel")
            return timed(states(adapter.register(game or kuhn_poker(), options), observed=observed))

        return loaded

    games = (*GAMES, ("kuhn", None, None))
    kinds = (("spiel", "OpenSpiel: observation_tensor, legal_actions, apply_action", True), ("spiel-", "the same, not observed", False))
    return [Peer(f"{kind} {name}", work, of(game, opts, observed=seen)) for kind, work, seen in kinds for name, game, opts in games]


def kuhn_poker() -> AnyGame:
    """Return the game of the examples."""
    sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))
    try:
        found: Any = import_module("kuhn_poker")  # what a module holds is not seen by a checker if it is imported by name
    finally:
        sys.path.pop(0)
    game: AnyGame = found
    return game


def open_spiel() -> list[Peer]:
    """OpenSpiel's own games in Python."""

    def of(name: str, *, observed: bool) -> Callable[[Path | None], Contestant]:
        def loaded(_: Path | None) -> Contestant:
            found = package_version("open_spiel")
            import_module("open_spiel.python.games")
            return timed(states(name, observed=observed), found)

        return loaded

    names = ("kuhn_poker", "tic_tac_toe", "liars_poker", "block_dominoes", "team_dominoes")
    kinds = (("theirs", "OpenSpiel's own in Python, observed", True), ("theirs-", "the same, not observed", False))
    return [Peer(f"{kind} {name}", work, of(f"python_{name}", observed=seen)) for kind, work, seen in kinds for name in names]


LIBRARIES: Final[tuple[Callable[[], Sequence[Peer]], ...]] = (
    raw,
    our_pettingzoo,
    our_gymnasium,
    our_vector,
    our_open_spiel,
    our_text,
    pettingzoo,
    rlcard,
    open_spiel,
)


def main() -> int:
    """Measure all in turn, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a slice (0.5)")
    parser.add_argument("--repeats", type=int, default=9, help="slices of each contestant (9)")
    parser.add_argument("--only", default="", help="measure only those whose name begins with this, such as gym (all)")
    parser.add_argument("--seed", type=int, default=1, help="of the random decisions (1)")
    asked = parser.parse_args()
    everyone = [peer for library in LIBRARIES for peer in library() if peer.name.startswith(asked.only)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the other libraries' own, of what they are built on
        contestants, missing = load(everyone, None)
        print(f"Python {platform.python_version()}, {os.cpu_count()} cores; {asked.repeats} repeats of {asked.seconds:g} s slices\n")
        print_rates(contestants, everyone, measure(contestants, asked.repeats, asked.seconds, asked.seed))
    for name, how in missing.items():
        print(f"{name:<22}not installed: {how}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
