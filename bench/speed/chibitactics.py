"""Chibitactics against python-chess, in turn, many short slices each: ``python -m bench.speed.chibitactics``.

Ours are whole random games of the starter pack through the checked public API, each with a dealer and luck of its own; so the map
is another one in each game, and what is worked out about a map is part of the time. A step is one action applied: a player's, which is
looked for among the legal ones and checked, or an outcome of luck. The last number counts the actions of players only.
"""

from __future__ import annotations

import argparse
import platform
from dataclasses import dataclass
from random import Random

from bench.peers.common import Looped, Slice
from bench.peers.python_chess import PEER as CHESS
from bench.run import compare, measure
from boardrules import Dealer, chibitactics

__all__ = ["Counted", "main"]


@dataclass
class Counted:
    """Plays games and counts apart what players did and what luck did."""

    options: chibitactics.Options
    decisions: int = 0
    lots: int = 0
    branches: int = 0
    games: int = 0

    def play(self, rng: Random) -> int:
        """One game; the number of actions applied. Making the dealer and answering its chance points is part of the time."""
        game, dealer = chibitactics, Dealer(seed=rng.getrandbits(64))
        state = dealer.deal(game, game.new_game(self.options))
        decisions = branches = 0
        while actions := game.legal_actions(state):
            branches += len(actions)
            state = dealer.deal(game, game.apply(state, actions[rng.randrange(len(actions))]))
            decisions += 1
        self.decisions += decisions
        self.lots += dealer.answered
        self.branches += branches
        self.games += 1
        return decisions + dealer.answered


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a slice (0.5)")
    parser.add_argument("--repeats", type=int, default=25, help="slices of each contestant (25)")
    parser.add_argument("--seats", type=int, default=2, choices=range(2, 7), help="of each game (2)")
    parser.add_argument("--map", default="standard", help="the map of each game (standard)")
    parser.add_argument("--seed", type=int, default=1, help="of the random decisions (1)")
    asked = parser.parse_args()
    ours = Counted(chibitactics.Options(seats=asked.seats, map=asked.map))
    chess = CHESS.load(None)
    slices = measure({"ours": Looped(ours.play, "this tree"), "chess": chess}, asked.repeats, asked.seconds, asked.seed)
    ratio = compare(slices["ours"], slices["chess"])
    print(f"Python {platform.python_version()}, python-chess {chess.version}; {asked.repeats} repeats of {asked.seconds:g} s slices")
    print_rate("Chibitactics", slices["ours"])
    print_rate("python-chess push", slices["chess"])
    share = ours.decisions / (ours.decisions + ours.lots)
    print(f"{ours.games} games; {ours.branches / ours.decisions:.1f} legal actions a decision, {share:.3f} of the steps are decisions")
    print(f"Chibitactics / python-chess: median {ratio.median:.3f}, best {ratio.best:.3f} (decisions only: {ratio.median * share:.3f})")
    return 0


def print_rate(name: str, slices: list[Slice]) -> None:
    """Steps a second of one contestant: over all slices, best and worst."""
    rates = sorted(one.rate for one in slices)
    print(f"{name:<20}{rates[len(rates) // 2]:>10,.0f} steps/s median{rates[-1]:>10,.0f} best{rates[0]:>10,.0f} worst")


if __name__ == "__main__":
    raise SystemExit(main())
