"""How hard a puzzle is: which bots solve it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from boardrules.bots import Bot
from boardrules.bots import bot as named
from boardrules.chance import Dealer
from boardrules.contract import A, E, Game, O, S, V
from boardrules.puzzles.puzzle import AnyPuzzle, position_of
from boardrules.values import CHANCE

__all__ = ["solvers", "solves"]

ATTEMPTS: Final = 3
"""Number of times a bot tries a puzzle, each time with other random numbers."""


def solves(game: Game[S, A, V, E, O], puzzle: AnyPuzzle, bot: Bot[V, A], *, attempts: int = ATTEMPTS) -> bool:
    """Return whether *bot* takes every action of the solution of *puzzle* in one of *attempts* tries, always the same ones.

    Luck and the other seats act at random. Raises what :func:`position_of` raises.
    """
    return any(_solved(game, puzzle, bot, attempt) for attempt in range(attempts))


def solvers(game: Game[S, A, V, E, O], puzzle: AnyPuzzle, bots: Iterable[str]) -> tuple[str, ...]:
    """Return those of *bots*, texts for :func:`boardrules.bots.bot`, that solve *puzzle*."""
    return tuple([text for text in bots if solves(game, puzzle, named(text, game))])


def _solved(game: Game[S, A, V, E, O], puzzle: AnyPuzzle, bot: Bot[V, A], attempt: int) -> bool:
    state, rng, dealer = position_of(game, puzzle), Random(attempt), Dealer(str(attempt))  # noqa: S311  (reproducible, not secret)
    left = list(puzzle.solution)
    while left:
        seat = game.to_act(state)[0]
        if seat == CHANCE:
            action = dealer.choose(game, state)
        else:
            actions = game.legal_actions(state, seat)
            action = actions[0] if len(actions) == 1 else rng.choice(actions)
            if seat == puzzle.seat and len(actions) > 1:
                action = bot.choose(game.view(state, seat), actions, rng)
                if action != left.pop(0):
                    return False
        state = game.apply(state, action)
    return True
