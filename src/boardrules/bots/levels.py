"""Levels of bots for people: beginner, casual and strong."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, assert_never, get_args

from boardrules.bots.careless import CarelessBot
from boardrules.bots.greedy import GreedyBot
from boardrules.bots.ismcts import ISMCTSBot
from boardrules.bots.random_bot import Bot, RandomBot
from boardrules.bots.worlds import BotError, evaluating
from boardrules.contract import A, E, Game, O, S, V

__all__ = ["LEVELS", "Level", "level"]

Level: TypeAlias = Literal["beginner", "casual", "strong"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""The levels, the weakest first."""


MISTAKES: Final[dict[str, float]] = {"beginner": 0.7, "casual": 0.25}
"""The probability of a random action at each decision, in a game with an evaluation."""

ITERATIONS: Final[dict[str, int]] = {"pixies": 50, "pixel_tactics": 20, "chibitactics": 30}
"""The iterations of the strong level in each game with an evaluation, chosen so that it clearly beats the casual one."""

USUAL: Final = 30
"""The iterations in a game with an evaluation that is not listed."""

PLAYOUTS: Final = 20
PLAYOUTS_STRONG: Final = 200
"""Iterations of the two upper levels in a game without an evaluation. Each is valued by a random game to the end."""


def level(name: Level, game: Game[S, A, V, E, O], *, seconds: float | None = None) -> Bot[V, A]:
    """Return the bot that plays *game* at the level *name*.

    In a game with the capability :class:`boardrules.Evaluating`, ``"beginner"`` and ``"casual"`` look one action ahead, but act at
    random in 70 % and in 25 % of their decisions, and ``"strong"`` searches. In any other game ``"beginner"`` acts at random,
    and the other two search with random games to the end.

    The budget of a search is a number of iterations, so that the same rng gives the same choice on every machine. With *seconds*, each
    search takes that long instead; a level that does not search ignores it.

    Raises
    ------
    BotError
        if there is no such level.
    ValueError
        if *seconds* is not positive.

    >>> from boardrules import pixies
    >>> level("strong", pixies)
    ISMCTSBot(game=<module 'boardrules.pixies' from ...>, iterations=50, ...)
    """
    if name not in LEVELS:
        raise BotError(f"there is no level {str(name)[:40]!r}; there are {', '.join(LEVELS)}")
    evaluated = evaluating(game) is not None
    match name:
        case "beginner" if not evaluated:
            return RandomBot()  # pyright: ignore[reportReturnType]  (it takes actions of any type)
        case "beginner":
            return CarelessBot(GreedyBot(game), MISTAKES[name])
        case "casual" if not evaluated:
            return ISMCTSBot(game, PLAYOUTS, seconds)
        case "casual":
            return CarelessBot(GreedyBot(game), MISTAKES[name])
        case "strong" if not evaluated:
            return ISMCTSBot(game, PLAYOUTS_STRONG, seconds)
        case "strong":
            return ISMCTSBot(game, ITERATIONS.get(game.SPEC.id, USUAL), seconds)
        case _:
            assert_never(name)
