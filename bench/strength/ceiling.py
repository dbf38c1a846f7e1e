"""How much a bot could win at most: one that sees all and has ten times the time, against the plain search.

    python -m bench.strength.ceiling pixies 100
    python -m bench.strength.ceiling pixel_tactics 40 --seconds 0.02 --times 10

It searches as the level expert does, but in the one world that is real, so its share of the wins is what hidden cards and the time cost the
expert. Seats are swapped; seconds are those of the processor.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from random import Random
from time import process_time
from typing import Any

from bench.strength.__main__ import OPTIONS, interval
from boardrules import Dealer, Game, Rng, Seat, game
from boardrules.bots import ISMCTSBot, bot


class Revealed:
    """A game in which the world that fits a view is always the real one; everything else is that of the game."""

    def __init__(self, played: Game[Any, Any, Any, Any, Any]) -> None:
        self._played = played
        self.real: Any = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._played, name)

    def determinize(self, view: Any, rng: Rng) -> Any:  # noqa: ARG002  (the contract's)
        """Return the real state."""
        return self.real


def won(played: Game[Any, Any, Any, Any, Any], options: object, sighted: Seat, seconds: float, times: int, seed: str) -> float:
    """Play one game; return 1 if the seat *sighted* wins, a share if it wins with others, else 0."""
    revealed = Revealed(played)
    searching = bot(f"expert:{seconds * times}s", played), bot(f"ismcts:{seconds}s", played)
    assert isinstance(searching[0], ISMCTSBot)
    assert isinstance(searching[1], ISMCTSBot)
    seeing: Any = revealed
    sees, plain = replace(searching[0], game=seeing, clock=process_time), replace(searching[1], clock=process_time)
    dealer, rngs = Dealer(seed), [Random(f"{seed}/{seat}") for seat in range(2)]
    state = dealer.deal(played, played.new_game(options))
    while acting := played.to_act(state):
        seat = acting[0]
        revealed.real = state
        legal = played.legal_actions(state, seat)
        view = played.view(state, seat)
        action = legal[0] if len(legal) == 1 else (sees if seat == sighted else plain).choose(view, legal, rngs[seat])
        state = dealer.deal(played, played.apply(state, action))
    outcome = played.outcome(state)
    assert outcome is not None
    return (sighted in outcome.winners) / len(outcome.winners)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["pixies", "pixel_tactics", "chibitactics"])
    parser.add_argument("games", type=int)
    parser.add_argument("--seconds", type=float, default=0.02, help="of the plain search for a decision (0.02)")
    parser.add_argument("--times", type=int, default=10, help="as much time for the bot that sees all (10)")
    asked = parser.parse_args()
    played: Game[Any, Any, Any, Any, Any] = game(asked.game)
    wins = 0.0
    for number in range(asked.games):
        wins += won(played, OPTIONS.get(asked.game), Seat(number % 2), asked.seconds, asked.times, f"ceiling/{number // 2}")
        low, high = interval(wins, number + 1)
        print(f"{asked.game}: {wins:g} of {number + 1}, {wins / (number + 1):.1%} ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
