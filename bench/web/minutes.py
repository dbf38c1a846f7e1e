"""Measure how long games take: ``python -m bench.web.minutes``, with ``PYTHONPATH=src``; the lobby of the web example shows the minutes.

*Casual* bots play games with the options that a new table has. Counted are the decisions, actions of players who had a choice; a person is
taken to need SECONDS for each. ``--write`` keeps the figures where the lobby finds them.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from boardrules import Dealer, Match, game, games
from boardrules.bots import level

KEPT: Final = Path(__file__).resolve().parents[2] / "examples" / "web" / "minutes.json"
SECONDS: Final = 8
"""That a decision takes a person, about."""


def decisions(name: str, seed: str) -> tuple[int, int]:
    """Return the decisions and the plies of one game."""
    played: Any = game(name)
    match: Any = Match(played, dealer=Dealer(seed))
    playing, rng, count = level("casual", played), Random(seed), 0
    while not match.over:
        seat = played.to_act(match.state)[0]
        prompt = match.prompt(seat, since=match.ply)
        count += len(prompt.actions) > 1
        match.submit(seat, playing.choose(prompt.view, prompt.actions, rng))
    return count, match.ply


def main() -> int:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description="how long games take between casual bots")
    parser.add_argument("--games", type=int, default=20, help="of each game (default: %(default)s)")
    parser.add_argument("--write", action="store_true", help="keep the figures for the lobby")
    arguments = parser.parse_args()
    found = {}
    for name in games():
        counts = [decisions(name, f"minutes/{name}/{number}") for number in range(arguments.games)]
        median = statistics.median(count for count, _ in counts)
        found[name] = {
            "games": len(counts),
            "decisions": median,
            "plies": statistics.median(plies for _, plies in counts),
            "seconds_a_decision": SECONDS,
            "minutes": max(5, 5 * round(median * SECONDS / 60 / 5)),
        }
        sys.stdout.write(f"{name}: {json.dumps(found[name])}\n")
    if arguments.write:
        KEPT.write_text(json.dumps({"command": "python -m bench.web.minutes --write", "games": found}, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
