"""Where the time of a random game of Pixies goes: ``python -m bench.speed.profile_pixies``.

Plays games, keeps what each function was called with, and times each function on exactly these calls in a loop of its own. The
column "ns/step" is a call's time multiplied by how often it is made for one decision of a player. The lines that are not indented
add up to a little less than a step of the benchmark's loop: calling the same function over and over is kinder to a processor.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter_ns

from bench.peers.boardrules_itself import player
from boardrules import Dealer, pixies

__all__ = ["main"]


@dataclass
class Calls:
    """Arguments of the functions in some random games; each call is the tuple of its arguments."""

    games: int
    decisions: list[tuple[pixies.State]] = field(default_factory=list)
    moves: list[tuple[pixies.State, pixies.Action]] = field(default_factory=list)
    scoring: list[tuple[pixies.State, pixies.Action]] = field(default_factory=list)
    luck: list[tuple[pixies.State, int]] = field(default_factory=list)
    lots: list[tuple[pixies.State, pixies.Action]] = field(default_factory=list)
    to_deal: list[tuple[pixies.State]] = field(default_factory=list)
    no_deal: list[tuple[pixies.State]] = field(default_factory=list)
    ends: list[tuple[pixies.State]] = field(default_factory=list)


@dataclass(frozen=True)
class Line:
    """One function on the calls kept: indented if another line contains it."""

    name: str
    function: Callable[..., object]
    calls: Sequence[tuple[object, ...]]
    inner: bool = False


def collect(games: int, seats: int) -> Calls:
    """Play *games* and keep the arguments of every call."""
    calls = Calls(games)
    for seed in range(games):
        rng, dealer = Random(seed), Dealer(seed=seed)
        state = pixies.new_game(pixies.Options(seats=seats, flower_power=seats == 6))
        calls.to_deal.append((state,))
        while pixies.to_act(state):
            n = pixies.chance(state)
            if n:
                k = dealer.draw(n)
                action = pixies.chance_action(state, k)
                calls.luck.append((state, k))
                calls.lots.append((state, action))
                state = pixies.apply_unchecked(state, action)
                continue
            actions = pixies.legal_actions(state)
            action = actions[rng.randrange(len(actions))]
            calls.decisions.append((state,))
            before, state = state, pixies.apply(state, action)
            (calls.scoring if len(state.scores) > len(before.scores) else calls.moves).append((before, action))
            (calls.to_deal if pixies.chance(state) else calls.no_deal).append((state,))
        calls.ends.append((state,))
    return calls


def nanoseconds(line: Line, repeats: int) -> float:
    """Nanoseconds a call, the best of the repeats, without the loop around it."""
    function, calls = line.function, line.calls
    called, empty = [], []
    for _ in range(repeats):
        start = perf_counter_ns()
        for call in calls:
            function(*call)
        called.append(perf_counter_ns() - start)
        start = perf_counter_ns()
        for _call in calls:
            pass
        empty.append(perf_counter_ns() - start)
    return (min(called) - min(empty)) / len(calls)


def lines(calls: Calls) -> list[Line]:
    """Return what a step is made of."""
    dealer, rng = Dealer(seed=1), Random(1)
    options = pixies.Options(seats=2)
    asked = calls.decisions + calls.ends

    def deal(state: pixies.State) -> pixies.State:
        return dealer.deal(pixies, state)

    def start() -> pixies.State:
        Dealer(seed=rng.getrandbits(64))
        return pixies.new_game(options)

    branching = [(len(pixies.legal_actions(state)),) for (state,) in calls.decisions]
    outcomes = [(pixies.chance(state),) for state, _ in calls.luck]
    waiting = [(state,) for state, _ in calls.luck]
    return [
        Line("legal_actions", pixies.legal_actions, asked),
        Line("rng.randrange", rng.randrange, branching),
        Line("apply, Place", pixies.apply, calls.moves),
        Line("check alone", pixies.check, calls.moves, inner=True),
        Line("apply_unchecked alone", pixies.apply_unchecked, calls.moves, inner=True),
        Line("apply, Place that ends a round", pixies.apply, calls.scoring),
        Line("Dealer.deal, nothing due", deal, calls.no_deal),
        Line("Dealer.deal, cards due", deal, calls.to_deal),
        Line("chance", pixies.chance, waiting, inner=True),
        Line("Dealer.draw", dealer.draw, outcomes, inner=True),
        Line("chance_action", pixies.chance_action, calls.luck, inner=True),
        Line("apply_unchecked, luck", pixies.apply_unchecked, calls.lots, inner=True),
        Line("Dealer and new_game", start, [()] * calls.games),
    ]


def whole(games: int, repeats: int) -> float:
    """Nanoseconds a step of the loop that the benchmark runs, with two seats."""
    best = 0.0
    for _ in range(repeats):
        rng = Random(1)
        start = perf_counter_ns()
        play = player(pixies, pixies.Options(seats=2))
        steps = sum(play(rng) for _game in range(games))
        best = max(best, steps / (perf_counter_ns() - start))
    return 1 / best


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games whose calls are timed (200)")
    parser.add_argument("--repeats", type=int, default=7, help="of which the best counts (7)")
    parser.add_argument("--seats", type=int, default=2, help="of each game (2)")
    asked = parser.parse_args()
    loop = whole(asked.games, asked.repeats) if asked.seats == 2 else None  # before the calls fill the memory
    calls = collect(asked.games, asked.seats)
    steps = len(calls.decisions)
    total = 0.0
    print(f"{'function':<34}{'ns/call':>10}{'calls/step':>12}{'ns/step':>10}")
    for line in lines(calls):
        time = nanoseconds(line, asked.repeats)
        share = len(line.calls) / steps
        total += 0 if line.inner else time * share
        print(f"{'    ' * line.inner + line.name:<34}{time:>10.0f}{share:>12.3f}{time * share:>10.0f}")
    print(f"{'sum of the lines not indented':<34}{'':>22}{total:>10.0f}")
    if loop is not None:
        print(f"{'the loop of the benchmark':<34}{'':>22}{loop:>10.0f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
