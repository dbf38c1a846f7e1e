"""How even: the leaders of Pixel Tactics against each other, by greedy bots: ``python -m bench.balance.pixel_tactics --out FOLDER``.

Each leader of the sets meets each other one, and itself, on both seats. A game starts where the leaders have just been turned up: round
1, four cards in each hand, drawn at random from the other cards; which seat goes first changes from game to game. FOLDER gets
``pairs.jsonl``, a line a pair, which a run that was stopped goes on with, and the heat map ``leaders.svg``.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import msgspec

from bench.balance.strength import strength
from boardrules import from_state, pixel_tactics, simulate
from boardrules.bots import GreedyBot
from boardrules.pixel_tactics import Options, State
from boardrules.simulation import PairResult, Rate, findings, plot_pairs, who_beats_whom

__all__ = ["main", "play_pair", "start"]

HAND = 4
"""Cards left of the five that the leader was chosen from."""


@dataclass(frozen=True)
class Plan:
    """The games that are played for each pair."""

    cards: tuple[str, ...]
    games: int
    worlds: int
    seed: str

    @property
    def options(self) -> Options:
        """The options of the game."""
        return Options(cards=self.cards)


def leaders_of(plan: Plan) -> tuple[str, ...]:
    """Return the names of all leaders in play, in alphabetical order; every card is one."""
    cards = pixel_tactics.cards_in_play(pixel_tactics.new_game(plan.options))
    return tuple(sorted({card.id.split("/")[1] for card in cards}))


def start(plan: Plan, first: str, second: str, number: int) -> State:
    """Return where game *number* of a pair starts."""
    rng = Random(f"{plan.seed}/{first}/{second}/{number}")
    hands = [tuple(sorted(rng.sample([name for name in leaders_of(plan) if name != leader], HAND))) for leader in (first, second)]
    return pixel_tactics.set_up(
        pixel_tactics.setup(
            options=plan.options,
            own={"F2": f"leader:{first}"},
            rival={"F2": f"leader:{second}"},
            hand=hands[0],
            rival_hand=hands[1],
            round=1,
            first=number % 2,
        )
    )


def play_pair(plan: Plan, pair: tuple[str, str]) -> PairResult:
    """Return all games of *pair*, whose first leader sits on seat 0."""
    bot = GreedyBot(pixel_tactics, worlds=plan.worlds)
    wins = 0.0
    for number in range(plan.games):
        game = from_state(pixel_tactics, start(plan, *pair, number))
        wins += simulate(game, 1, seed=f"{plan.seed}/{'/'.join(pair)}/{number}", bots=[bot, bot]).wins[0]
    return PairResult("leader", *pair, Rate(wins, plan.games))


def known(path: Path) -> Iterator[PairResult]:
    """Yield the pairs of a run that was stopped; a line that was not finished is left out."""
    for line in path.read_bytes().splitlines(keepends=True) if path.exists() else ():
        if line.endswith(b"\n"):
            yield msgspec.json.decode(line, type=PairResult)


def report(pairs: list[PairResult]) -> str:
    """Return the leaders by how often they win, both seats and all rivals but themselves together, with 95 % intervals, beside one half."""
    rates = who_beats_whom(pairs)
    rows: list[tuple[str, Rate]] = []
    for name in sorted({pair.first for pair in pairs}):
        own = [rate for (leader, rival), rate in rates.items() if leader == name != rival]
        rows.append((name, Rate(sum(rate.wins for rate in own), sum(rate.games for rate in own))))
    seat = Rate(sum(pair.rate.wins for pair in pairs), sum(pair.rate.games for pair in pairs))
    found = {finding.name: finding for finding in findings({**dict(rows), "seat 0, all games": seat}, expected=0.5)}
    rows.sort(key=lambda row: -row[1].share)
    lines = []
    for name, rate in [*rows, ("seat 0, all games", seat)]:
        low, high = rate.interval
        said = "" if found[name].found else "   no difference from 50 % found"
        lines.append(f"{name:20} {rate.share:6.1%} ({100 * low:.1f} to {100 * high:.1f}) of {rate.games}  q {found[name].q:.3f}{said}")
    return "\n".join([*lines, "q is corrected for all comparisons of the table (Benjamini and Hochberg)"])


def main() -> None:
    """Play what is missing, print the table, draw the heat map."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sets", default="set_1", help="sets of cards, with commas: set_1,set_2 is 50 by 50 (default: set_1)")
    parser.add_argument("--games", type=int, default=4, help="games of each pair on each pair of seats (default: 4)")
    parser.add_argument("--worlds", type=int, default=1, help="positions in which a bot tries each action (default: 1)")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    plan = Plan(tuple(arguments.sets.split(",")), arguments.games, arguments.worlds, arguments.seed)
    arguments.out.mkdir(parents=True, exist_ok=True)
    kept = arguments.out / "pairs.jsonl"
    found = list(known(kept))
    kept.write_bytes(b"".join(msgspec.json.encode(pair) + b"\n" for pair in found))
    leaders = leaders_of(plan)
    there = {(pair.first, pair.second) for pair in found}
    missing = [(first, second) for first in leaders for second in leaders if (first, second) not in there]
    started = time.monotonic()
    with ProcessPoolExecutor(arguments.processes, multiprocessing.get_context("spawn")) as pool, kept.open("ab") as file:
        for pair in pool.map(partial(play_pair, plan), missing):
            found.append(pair)
            file.write(msgspec.json.encode(pair) + b"\n")
            file.flush()
    print(f"{len(leaders)} leaders of {', '.join(plan.cards)}, {plan.games} games a pair and seat, GreedyBot(worlds={plan.worlds})")
    print(f"the bot: {strength('pixel_tactics', 'greedy')}")
    print(f"{len(missing) * plan.games} games played now, in {time.monotonic() - started:.0f} s\n")
    print(report(found))
    title = f"Pixel Tactics, {', '.join(plan.cards)}: GreedyBot(worlds={plan.worlds}), rules {pixel_tactics.SPEC.rules_version}"
    plot_pairs(found, arguments.out / "leaders.svg", title=title)


if __name__ == "__main__":
    main()
