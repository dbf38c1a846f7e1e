"""Bots named by a short text, for command lines and settings."""

from __future__ import annotations

from concurrent.futures import Executor
from typing import Final, cast

from boardrules.bots.greedy import GreedyBot
from boardrules.bots.ismcts import ISMCTSBot
from boardrules.bots.levels import level
from boardrules.bots.mcts import MCTSBot
from boardrules.bots.pooled import PooledBot
from boardrules.bots.random_bot import Bot, RandomBot
from boardrules.bots.worlds import BotError
from boardrules.contract import A, E, Game, O, S, V

__all__ = ["bot", "bots"]

KINDS: Final = (
    "beginner, casual, strong, expert, expert:1s (seconds); random, greedy, mcts:200 or ismcts:200 (iterations), ismcts:0.5s (seconds)"
)
"""The names of bots, as help and errors list them."""

MOST: Final = 10**9
LONGEST: Final = 3600
"""Maximum budgets, in iterations and in seconds."""
MOST_PARTS: Final = 60
"""Maximum number of processes that search at once; Windows waits for no more than 61."""


def bot(text: str, game: Game[S, A, V, E, O], *, executor: Executor | None = None) -> Bot[V, A]:
    """Return the bot that *text* names, for *game*.

    *text* is a :func:`level`: ``beginner``, ``casual``, ``strong`` or ``expert``; or ``random``, ``greedy``, ``mcts`` or ``ismcts``. A
    search may be given a budget for each decision: seconds (``strong:1s``, ``ismcts:0.5s``) or, unless it is a level, iterations
    (``ismcts:200``). A search with a number of processes (``expert:1s@4``) is a :class:`PooledBot`: that many parts of it, each with the
    whole budget, run at once on *executor*, which you make and close.

    Raises
    ------
    BotError
        if there is no such bot, if it cannot play the game, or if it needs an *executor* and there is none.

    >>> from boardrules import pixies
    >>> bot("random", pixies)
    RandomBot()
    >>> bot("beginner", pixies) == level("beginner", pixies)
    True
    """
    alone, at, parts = text.strip().partition("@")
    made = _alone(alone, game)
    if not at:
        return made
    number = _number(text, parts)
    if not isinstance(made, ISMCTSBot | MCTSBot):
        raise BotError(f"there is no bot {text[:40]!r}: {alone} does not search; strong, expert, mcts and ismcts do, as in expert@4")
    if executor is None:
        raise BotError(f"{text[:40]!r} searches in other processes, and there are none: leave out @{number}, or give bot() an executor")
    return PooledBot(cast("ISMCTSBot[S, A, V, E, O] | MCTSBot[S, A, V, E, O]", made), executor, number)


def parts_of(text: str) -> int:
    """Return the number of processes that bots named by *text* search in at once: the greatest of them, or 0. Raises BotError."""
    numbers = [0]
    for name in text.split(","):
        _, at, parts = name.strip().partition("@")
        if at:
            numbers.append(_number(name, parts))
    return max(numbers)


def _number(text: str, parts: str) -> int:
    """Return the number of processes that *parts*, the end of *text*, says."""
    number = int(parts) if parts.isdecimal() and len(parts) <= len(str(MOST_PARTS)) else 0
    if not 0 < number <= MOST_PARTS:
        raise BotError(f"{text[:40]!r} has no number of processes: write 1 to {MOST_PARTS} after the @, as in expert:1s@4")
    return number


def _alone(text: str, game: Game[S, A, V, E, O]) -> Bot[V, A]:
    """Return the bot that *text* names, without a number of processes."""
    name, colon, budget = text.partition(":")
    match name:
        case "beginner" | "casual" | "random" | "greedy" if colon:
            raise BotError(f"there is no bot {text[:40]!r}: {name} takes no number; there are {KINDS}")
        case "strong" | "expert" if colon:
            _, seconds = _budget(text, budget)
            if seconds is None:
                raise BotError(f"{text[:40]!r} has no budget in seconds: write {name}:1s, or ismcts:200 for a number of iterations")
            return level(name, game, seconds=seconds)
        case "beginner" | "casual" | "strong" | "expert":
            return level(name, game)
        case "random":
            return RandomBot()  # pyright: ignore[reportReturnType]  (it takes actions of any type)
        case "greedy":
            return GreedyBot(game)
        case "mcts":
            return MCTSBot(game, *_budget(text, budget)) if colon else MCTSBot(game)
        case "ismcts":
            return ISMCTSBot(game, *_budget(text, budget)) if colon else ISMCTSBot(game)
        case _:
            raise BotError(f"there is no bot {text[:40]!r}; there are {KINDS}")


def _budget(text: str, budget: str) -> tuple[int, float | None]:
    """Return iterations, and seconds or None."""
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds <= LONGEST:
                return 1, seconds
        elif budget.isdecimal() and 0 < int(budget) <= MOST:
            return int(budget), None
    except ValueError:
        pass
    raise BotError(f"{text[:40]!r} has no budget: write a number of iterations (200) or of seconds (0.5s) after the colon")


def bots(text: str, game: Game[S, A, V, E, O], seats: int, *, executor: Executor | None = None) -> tuple[Bot[V, A], ...]:
    """Return bots for *seats* seats: *text* names one for all of them, or one for each, separated by commas.

    Raises BotError as :func:`bot` does, and if the number of names is neither 1 nor *seats*.

    >>> from boardrules import pixies
    >>> len(bots("random", pixies, 3)), len(bots("greedy,random", pixies, 2))
    (3, 2)
    """
    made = tuple([bot(part, game, executor=executor) for part in text.split(",")])
    if len(made) == 1:
        return made * seats
    if len(made) != seats:
        raise BotError(f"there are {len(made)} bots for {seats} seats: name one for all of them, or one for each")
    return made
