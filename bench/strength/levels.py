"""Round robin of the levels: ``python -m bench.strength.levels [GAME ...] [-n GAMES] [--records FILE] [--out FILE]``.

Every level plays every other one in each game, *n* games a pair (default: 200), and the two change seats after half of the games. The
result is JSON: for each pair the games, the games won by the higher level (a shared victory counts half) and the 95 % interval of Wilson;
for each level the seconds of the processor that a decision took. Decisions with a single action do not count. The documentation makes
its tables from ``docs/levels.json``.

``--pair UPPER LOWER`` plays one pair alone; what ``--out`` holds of the others is left as it is.

With ``--records`` the results of every ten games are kept, and a round robin that was stopped goes on; with ``--recorded`` only what was
kept is counted. The exit code is 1 if a level does not beat the one below it with a lower bound above 55 %.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import Any, Final

from bench.strength.__main__ import OPTIONS, interval
from boardrules import Rng, __version__, game, simulate
from boardrules.bots import LEVELS, Bot, Level, level

GAMES: Final = ("pixies", "pixel_tactics", "chibitactics")
BLOCK: Final = 10
BOUND: Final = 0.55
"""The lower bound that each level must exceed against the level below it."""


class Timed:
    """A bot that writes down how long each of its decisions took."""

    def __init__(self, bot: Bot[Any, Any]) -> None:
        self._bot = bot
        self.seconds: list[float] = []

    def choose(self, view: object, actions: tuple[Any, ...], rng: Rng) -> object:
        """Return the choice of the bot."""
        if len(actions) == 1:
            return actions[0]
        begun = process_time()
        chosen: object = self._bot.choose(view, actions, rng)
        self.seconds.append(process_time() - begun)
        return chosen


@dataclass(frozen=True)
class Block:
    """Ten games between two levels: how many *upper* won, and the microseconds of every decision of each."""

    game: str
    upper: Level
    lower: Level
    number: int
    wins: float
    upper_micros: list[int]
    lower_micros: list[int]


def play(name: str, upper: Level, lower: Level, number: int) -> Block:
    """Return block *number* of a pair: half of its games on each seat, with luck of their own."""
    played, wins = game(name), 0.0
    one, other = Timed(level(upper, played)), Timed(level(lower, played))
    for seat, bots in enumerate(((one, other), (other, one))):
        seed = f"levels/{name}/{upper}/{lower}/{number}/{seat}"
        wins += simulate(played, BLOCK // 2, options=OPTIONS.get(name), bots=bots, seed=seed).wins[seat]
    return Block(name, upper, lower, number, wins, _micros(one), _micros(other))


def _micros(timed: Timed) -> list[int]:
    return [round(1e6 * seconds) for seconds in timed.seconds]


def pairs() -> list[tuple[Level, Level]]:
    """Return all pairs of levels, the upper one first: neighbours before the others, because their bounds matter."""
    neighbours = [*pairwise(LEVELS)]
    return [(upper, lower) for lower, upper in (*neighbours, *(pair for pair in combinations(LEVELS, 2) if pair not in neighbours))]


def blocks(
    names: list[str], games: int, records: Path | None, *, only_recorded: bool, wanted: list[tuple[Level, Level]]
) -> Iterator[Block]:
    """Yield all blocks: those in *records*, and unless *only_recorded* the others as they are played, which are added there."""
    done: dict[tuple[str, str, str, int], Block] = {}
    if records is not None and records.exists():
        for line in records.read_text(encoding="utf-8").splitlines():
            kept = Block(**json.loads(line))
            done[kept.game, kept.upper, kept.lower, kept.number] = kept
    for name in names:
        for upper, lower in wanted:
            for number in range(games // BLOCK):
                block = done.get((name, upper, lower, number))
                if block is None and not only_recorded:
                    block = play(name, upper, lower, number)
                    print(f"{name} {upper} {lower} {number}: {block.wins:g} of {BLOCK}", file=sys.stderr)
                    if records is not None:
                        with records.open("a", encoding="utf-8") as file:
                            file.write(json.dumps(vars(block)) + "\n")
                if block is not None:
                    yield block


def summary(played: list[Block]) -> dict[str, Any]:
    """Return the round robin as JSON."""
    pairs: dict[tuple[str, Level, Level], list[Block]] = {}
    micros: dict[tuple[str, Level], list[int]] = {}
    for block in played:
        pairs.setdefault((block.game, block.upper, block.lower), []).append(block)
        micros.setdefault((block.game, block.upper), []).extend(block.upper_micros)
        micros.setdefault((block.game, block.lower), []).extend(block.lower_micros)
    return {
        "boardrules": __version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "command": "python -m bench.strength.levels",
        "pairs": [_pair(*key, found) for key, found in pairs.items()],
        "moves": [_moves(*key, found) for key, found in micros.items()],
    }


def _pair(name: str, upper: Level, lower: Level, found: list[Block]) -> dict[str, Any]:
    wins, games = sum(block.wins for block in found), BLOCK * len(found)
    low, high = interval(wins, games)
    return {
        "game": name,
        "rules": game(name).SPEC.rules_version,
        "upper": upper,
        "lower": lower,
        "seeds": f"levels/{name}/{upper}/{lower}/N/SEAT, N from 0 to {len(found) - 1}",
        "games": games,
        "wins": wins,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _moves(name: str, of: Level, micros: list[int]) -> dict[str, Any]:
    return {
        "game": name,
        "level": of,
        "decisions": len(micros),
        "median_ms": round(median(micros) / 1000, 3),
        "p99_ms": round(quantiles(micros, n=100)[98] / 1000, 3),
    }


def merged(before: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """Return the round robin *before* with the pairs of *found* in place of its own, and the times of levels that it had not."""
    played = {(pair["game"], pair["upper"], pair["lower"]) for pair in found["pairs"]}
    known = {(move["game"], move["level"]) for move in before["moves"]}
    kept = [pair for pair in before["pairs"] if (pair["game"], pair["upper"], pair["lower"]) not in played]
    timed = [move for move in found["moves"] if (move["game"], move["level"]) not in known]
    return {
        **found,
        "pairs": sorted([*kept, *found["pairs"]], key=lambda pair: GAMES.index(pair["game"])),
        "moves": sorted([*before["moves"], *timed], key=lambda move: GAMES.index(move["game"])),
    }


def main() -> int:
    """Play the round robin and write its result. Return 1 if a level is not clearly better than the one below it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GAMES), help=f"default: {', '.join(GAMES)}")
    parser.add_argument("-n", "--games", type=int, default=200, help="games a pair (default: 200)")
    parser.add_argument("--pair", nargs=2, choices=LEVELS, metavar=("UPPER", "LOWER"), help="play this pair alone")
    parser.add_argument("--records", type=Path, help="keep the results here, and go on from what is there")
    parser.add_argument("--recorded", action="store_true", help="play nothing: count what is in --records")
    parser.add_argument("--out", type=Path, help="write the JSON here instead of to the screen")
    arguments = parser.parse_args()
    wanted = pairs() if arguments.pair is None else [tuple(arguments.pair)]
    played = blocks(arguments.game, arguments.games, arguments.records, only_recorded=arguments.recorded, wanted=wanted)
    found = summary(list(played))
    if arguments.pair is not None and arguments.out is not None and arguments.out.exists():
        found = merged(json.loads(arguments.out.read_text(encoding="utf-8")), found)
    text = json.dumps(found, indent=1) + "\n"
    if arguments.out is None:
        print(text, end="")
    else:
        arguments.out.write_text(text, encoding="utf-8")
    neighbours = [pair for pair in found["pairs"] if (pair["lower"], pair["upper"]) in pairwise(LEVELS)]
    return 0 if all(pair["low"] > BOUND for pair in neighbours) else 1


if __name__ == "__main__":
    sys.exit(main())
