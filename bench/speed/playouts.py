"""Random games by walkers beside the loop without them, and the iterations of a search: ``python -m bench.speed.playouts``.

The loop calls ``legal_actions`` and ``apply_unchecked``, and draws luck by ``chance`` and ``chance_action``. A walker plays the same games
one step at a time; ``playout`` plays whole games. All take turns in every repeat, time is that of the processor, and ratios are medians. An
iteration is one of ``ismcts`` at the tenth decision of a game.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, TypeAlias

from boardrules import Dealer, Game, chibitactics, pixel_tactics, pixies, walking
from boardrules.bots import ISMCTSBot

__all__ = ["main"]

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

GAMES: Final[dict[str, AnyGame]] = {
    "pixies": pixies,
    "pixel_tactics": pixel_tactics,
    "chibitactics": chibitactics,
}
ITERATIONS: Final = 100
TENTH: Final = 10


def looped(game: AnyGame, rng: Random) -> None:
    """Play a random game by the unchecked functions of the contract."""
    chance, outcome, legal_actions, go, randrange = game.chance, game.chance_action, game.legal_actions, game.apply_unchecked, rng.randrange
    state = game.new_game()
    while True:
        if n := chance(state):
            state = go(state, outcome(state, randrange(n)))
        elif actions := legal_actions(state):
            state = go(state, actions[randrange(len(actions))])
        else:
            return


def walked(game: AnyGame, rng: Random) -> None:
    """Play a random game on a walker, one step at a time."""
    walker, randrange = walking(game).walker(game.new_game(), rng), rng.randrange
    chance, legal, go = walker.chance, walker.legal, walker.play
    while n := chance() or len(legal()):
        go(randrange(n))


def played_out(game: AnyGame, rng: Random) -> None:
    """Play a random game by ``playout``."""
    walking(game).walker(game.new_game(), rng).playout(rng)


def rate(play: Callable[[AnyGame, Random], None], game: AnyGame, games: int, seed: int) -> float:
    """Return games a second."""
    rng = Random(seed)
    start = process_time()
    for _ in range(games):
        play(game, rng)
    return games / (process_time() - start)


def iterations(game: AnyGame, games: int) -> float:
    """Return iterations a second of a search at the tenth decision between two actions or more of random games."""
    seconds = 0.0
    for seed in range(games):
        rng, dealer = Random(seed), Dealer(seed)
        state = dealer.deal(game, game.new_game())
        decisions = 0
        while True:
            seat = game.to_act(state)[0]
            actions = game.legal_actions(state, seat)
            decisions += len(actions) > 1
            if decisions == TENTH:
                break
            state = dealer.deal(game, game.apply(state, actions[rng.randrange(len(actions))]))
        start = process_time()
        ISMCTSBot(game, ITERATIONS).choose(game.view(state, seat), actions, rng)
        seconds += process_time() - start
    return ITERATIONS * games / seconds


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=9, help="of which the median counts (9)")
    asked = parser.parse_args()
    print(f"{'':<16}{'loop':>10}{'walker':>10}{'playout':>10}{'ratios':>16}{'iterations':>12}")
    for name, game in GAMES.items():
        games = 200 if name == "pixies" else 12
        kinds = looped, walked, played_out
        rates = [[rate(play, game, games, repeat) for play in kinds] for repeat in range(asked.repeats)]
        loop, walker, playout = (median(column) for column in zip(*rates, strict=True))
        by_step, whole = (median([row[at] / row[0] for row in rates]) for at in (1, 2))
        found = f"{loop:>10,.0f}{walker:>10,.0f}{playout:>10,.0f}{by_step:>8.2f}{whole:>8.2f}{iterations(game, 8):>12,.0f}"
        print(f"{name:<16}{found}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
