"""How the time of a step grows with a game of Pixel Tactics: ``python -m bench.speed.rounds``.

Plays random games, keeps the positions and actions of each round, and times ``apply`` and ``legal_actions`` on exactly these. Rounds are
timed one after the other in every repeat, and the best repeat of each counts, so a disturbance of the machine hits all alike.
"""

from __future__ import annotations

import argparse
from random import Random
from time import perf_counter_ns

from boardrules import Dealer, pixel_tactics

__all__ = ["collect", "main"]

Moves = list[tuple[pixel_tactics.State, pixel_tactics.Action]]


def collect(games: int, most: int) -> dict[int, Moves]:
    """Return the decisions of players in random games, by round; at most *most* a round."""
    found: dict[int, Moves] = {}
    for seed in range(games):
        rng, dealer = Random(seed), Dealer(seed=seed)
        state = dealer.deal(pixel_tactics, pixel_tactics.new_game())
        while actions := pixel_tactics.legal_actions(state):
            action = actions[rng.randrange(len(actions))]
            moves = found.setdefault(state.clock.round, [])
            if len(moves) < most:
                moves.append((state, action))
            state = dealer.deal(pixel_tactics, pixel_tactics.apply(state, action))
    return found


def time_apply(moves: Moves) -> float:
    """Microseconds a call of ``apply``."""
    apply = pixel_tactics.apply
    start = perf_counter_ns()
    for state, action in moves:
        apply(state, action)
    return (perf_counter_ns() - start) / len(moves) / 1000


def time_legal(moves: Moves) -> float:
    """Microseconds a call of ``legal_actions``."""
    legal_actions = pixel_tactics.legal_actions
    start = perf_counter_ns()
    for state, _ in moves:
        legal_actions(state)
    return (perf_counter_ns() - start) / len(moves) / 1000


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="random games (60)")
    parser.add_argument("--most", type=int, default=400, help="decisions timed of a round (400)")
    parser.add_argument("--repeats", type=int, default=9, help="of which the best counts (9)")
    asked = parser.parse_args()
    rounds = collect(asked.games, asked.most)
    numbers = [number for number in (1, 2, 3, 5, 10, 15, 20, 30) if len(rounds.get(number, [])) >= asked.most // 4]
    times = [{number: (time_apply(rounds[number]), time_legal(rounds[number])) for number in numbers} for _ in range(asked.repeats)]
    print(f"{'round':<8}{'decisions':>10}{'apply, us':>12}{'legal_actions, us':>20}")
    for number in numbers:
        applied = min(once[number][0] for once in times)
        listed = min(once[number][1] for once in times)
        print(f"{number:<8}{len(rounds[number]):>10}{applied:>12.1f}{listed:>20.1f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
