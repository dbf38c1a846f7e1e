"""Ratings of the bots that the library ships: ``python -m bench.strength.ratings [GAME ...] [--games N] --out FILE``.

In each game every bot meets every other one in a tournament of two seats (``boardrules.tournaments``), *N* games a meeting (default: 20).
The result is JSON: for each game the ratings with their 95 % intervals, and the points of each pair. The documentation makes its table
from ``docs/ratings.json``; a game that is not played now keeps what ``--out`` has of it. With ``--records`` a tournament that was stopped
goes on after its last complete meeting. It needs the extra ``tournament``.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from bench.strength.__main__ import OPTIONS
from boardrules import __version__, game
from boardrules.bots import LEVELS, bot
from boardrules.tournaments import ratings, tournament

GAMES: Final = ("pixies", "pixel_tactics", "chibitactics")
BOTS: Final = ("random", "greedy", *LEVELS)
SEED: Final = "ratings"


def rated(name: str, games: int, records: Path | None, executor: Executor) -> dict[str, Any]:
    """Return the ratings in the game *name*, played on *executor*, as JSON."""
    played = tournament(
        game(name),
        {text: bot(text, game(name)) for text in BOTS},
        games=games,
        options=OPTIONS.get(name),
        seed=SEED,
        executor=executor,
        records=None if records is None else records / name,
        resume=records is not None,
        progress=lambda done, all_games: print(f"{name}: {done} of {all_games} games", file=sys.stderr),
    )
    return {
        "game": name,
        "rules": played.rules_version,
        "boardrules": __version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "command": f"python -m bench.strength.ratings {name} --games {games}",
        "games": len(played.results),
        "ratings": [
            {"bot": one.player, "rating": round(one.rating), "low": round(one.low), "high": round(one.high)}
            for one in ratings(played.results)
        ],
        "pairs": [{"bot": pair.first, "against": pair.second, "games": pair.rate.games, "points": pair.rate.wins} for pair in played.pairs],
    }


def main() -> None:
    """Play the tournaments and write their result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GAMES), help=f"default: {', '.join(GAMES)}")
    parser.add_argument("--games", type=int, default=20, help="games of each two bots, an even number (default: 20)")
    parser.add_argument("--processes", type=int, default=1, help="processes that play; the ratings do not depend on them (default: 1)")
    parser.add_argument("--records", type=Path, help="keep every game in this folder, and go on from what is there")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    given = parser.parse_args()
    found: dict[str, Any] = {}
    if given.out.exists():
        found = {one["game"]: one for one in json.loads(given.out.read_text(encoding="utf-8"))}
    with ProcessPoolExecutor(given.processes) as executor:
        for name in given.game:
            found[name] = rated(name, given.games, given.records, executor)
            rows = [found[known] for known in GAMES if known in found]
            given.out.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
