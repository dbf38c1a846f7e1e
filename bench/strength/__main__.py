"""Matches between bots: ``python -m bench.strength MATCH... [--records FILE]`` prints a table with 95 % intervals of Wilson.

A match is ``GAME A B GAMES`` in one word with spaces, such as ``"pixies greedy random 400"``, or the name of a list below. Both bots play
half of the games on each seat. With ``--records`` the results of every ten games are kept, and a match that was stopped goes on. Budgets in
seconds, such as those of ``"pixies expert:0.01s ismcts:0.01s 400"``, are seconds of the processor.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, Final

from boardrules import Game, __version__, game, pixies, simulate
from boardrules.bots import Bot, ISMCTSBot, bot

BLOCK: Final = 10
OPTIONS: Final[dict[str, Any]] = {"pixies": pixies.Options(seats=2)}
EQUAL: Final = {"pixies": 0.02, "pixel_tactics": 0.02, "chibitactics": 0.02}
"""The seconds for a decision with which the trained models are compared with the evaluations."""
LISTS: Final = {
    "greedy": ("pixies greedy random 400", "pixel_tactics greedy random 400", "chibitactics greedy random 400"),
    "search": ("pixies ismcts:10 greedy 400", "pixel_tactics ismcts:30 greedy 100", "chibitactics ismcts:30 greedy 100"),
    "expert": tuple([f"{name} expert:{seconds}s ismcts:{seconds}s 400" for name, seconds in EQUAL.items()]),
    "tenfold": ("pixies ismcts:100 ismcts:10 100", "pixel_tactics ismcts:300 ismcts:30 20", "chibitactics ismcts:300 ismcts:30 20"),
}


@dataclass(frozen=True)
class Block:
    """Ten games of a match: how many the first bot won (shared ones count half), and the seconds of the processor for all of them."""

    match: str
    """Without the number of games, so that a longer match goes on from a shorter one."""
    number: int
    games: int
    wins: float
    seconds: float


def interval(wins: float, games: int, *, z: float = 1.959964) -> tuple[float, float]:
    """Return the 95 % interval of Wilson for a share of *wins* in *games*.

    >>> tuple(round(end, 3) for end in interval(8, 10))
    (0.49, 0.943)
    """
    share, square = wins / games, z * z / games
    centre = (share + square / 2) / (1 + square)
    half = z / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return centre - half, centre + half


def measured(made: Bot[Any, Any]) -> Bot[Any, Any]:
    """Return the bot with a budget of seconds of the processor, if it searches."""
    return replace(made, clock=process_time) if isinstance(made, ISMCTSBot) else made


def play(match: str, number: int) -> Block:
    """Block *number* of *match*: half of its games on each seat, with luck of their own."""
    name, first, second = match.split()
    played: Game[Any, Any, Any, Any, Any] = game(name)
    one, other = measured(bot(first, played)), measured(bot(second, played))
    begun, wins = process_time(), 0.0
    for seat, bots in enumerate(((one, other), (other, one))):
        seed = f"strength/{name}/{number}/{seat}"
        wins += simulate(played, BLOCK // 2, options=OPTIONS.get(name), bots=bots, seed=seed).wins[seat]
    return Block(match, number, BLOCK, wins, process_time() - begun)


def row(match: str, blocks: list[Block]) -> str:
    """Return a line of the table, in Markdown."""
    name, first, second = match.split()
    games, wins = sum(block.games for block in blocks), sum(block.wins for block in blocks)
    low, high = interval(wins, games)
    seconds = sum(block.seconds for block in blocks) / games
    version = game(name).SPEC.rules_version
    share = f"{100 * wins / games:.1f} % | {100 * low:.1f} to {100 * high:.1f} %"
    return f"| {name} {version} | `{first}` | `{second}` | {games} | {wins:g} | {share} | {seconds:.2f} |"


def main() -> None:
    """Play the matches and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("match", nargs="+", help=f"a match, or one of {', '.join(LISTS)}")
    parser.add_argument("--records", type=Path, help="keep the results here, and go on from what is there")
    arguments = parser.parse_args()
    done: dict[tuple[str, int], Block] = {}
    if arguments.records is not None and arguments.records.exists():
        for line in arguments.records.read_text(encoding="utf-8").splitlines():
            block = Block(**json.loads(line))
            done[block.match, block.number] = block
    rows: list[str] = []
    for wanted in [match for named in arguments.match for match in LISTS.get(named, (named,))]:
        match, _, games = wanted.rpartition(" ")
        blocks: list[Block] = []
        for number in range(int(games) // BLOCK):
            block = done.get((match, number)) or play(match, number)
            blocks.append(block)
            if arguments.records is not None and (match, number) not in done:
                with arguments.records.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(vars(block)) + "\n")
            print(row(match, blocks), file=sys.stderr)
        rows.append(row(match, blocks))
    print(f"boardrules {__version__}, {platform.python_implementation()} {platform.python_version()}\n")
    print("| Game, rules | Bot | Against | Games | Won | Share | 95 % | CPU s a game |\n| --- | --- | --- | --- | --- | --- | --- | --- |")
    print("\n".join(rows))


if __name__ == "__main__":
    main()
