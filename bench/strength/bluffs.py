"""Count how often the search bets in Kuhn poker, card by card: ``python -m bench.strength.bluffs`` from the root of the repository."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from boardrules import Seat
from boardrules.bots import ISMCTSBot, Style

SEARCHES = 20
ITERATIONS = 600


def bets(kuhn: Any, seat: Seat, card: int, *said: str) -> int:
    """Return the number of searches in which *seat*, who holds *card*, bets after the words *said*."""
    count = 0
    for seed in range(SEARCHES):
        other = [one for one in (1, 2, 3) if one != card][seed % 2]
        state = kuhn.State((card, other) if seat == 0 else (other, card), said)
        bot: ISMCTSBot[Any, Any, Any, Any, Any] = ISMCTSBot(kuhn, ITERATIONS, style=Style(payoff="scores"))
        action = bot.choose(kuhn.view(state, seat), kuhn.legal_actions(state), Random(seed))
        count += action.word == "bet"
    return count


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))
    game: Any = import_module("kuhn_poker")
    print("| Card | bets first | calls a bet |\n| --- | --- | --- |")
    for card in (1, 2, 3):
        print(f"| {card} | {bets(game, Seat(0), card)} of {SEARCHES} | {bets(game, Seat(1), card, 'bet')} of {SEARCHES} |")
