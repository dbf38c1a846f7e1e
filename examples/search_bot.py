"""A bot that searches, against one that plays at random, on as many processes as you like: ``python search_bot.py [GAME]``.

It sees views only; ``determinize`` fills in what it cannot know.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from boardrules import game, simulate
from boardrules.bots import bot


def main() -> None:
    """Play a few games and print how often the search won."""
    played = game(sys.argv[1] if len(sys.argv) > 1 else "pixies")
    seats = len(played.seats(played.new_game()))
    bots = [bot("ismcts:20", played), *[bot("random", played)] * (seats - 1)]
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        summary = simulate(played, 6, bots=bots, seed=2, executor=pool, chunk=1)
    print(summary.table())
    print(f"\nthe search won {100 * summary.wins[0] / summary.games:.0f} % of {summary.games} games")


if __name__ == "__main__":
    main()
