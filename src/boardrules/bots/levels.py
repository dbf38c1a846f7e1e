"""Levels of bots for people: beginner, casual, strong and expert."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, assert_never, get_args

from boardrules.bots.careless import CarelessBot
from boardrules.bots.greedy import GreedyBot
from boardrules.bots.ismcts import ISMCTSBot
from boardrules.bots.random_bot import Bot, RandomBot
from boardrules.bots.style import Style
from boardrules.bots.worlds import BotError, evaluating
from boardrules.contract import A, E, Game, O, S, V

__all__ = ["LEVELS", "Level", "level"]

Level: TypeAlias = Literal["beginner", "casual", "strong", "expert"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""The levels, the weakest first."""


MISTAKES: Final[dict[str, float]] = {"beginner": 0.7, "casual": 0.25}
"""The probability of a random action at each decision, in a game with an evaluation."""

ITERATIONS: Final[dict[str, int]] = {"pixies": 50, "pixel_tactics": 20, "chibitactics": 30}
"""The iterations of the strong level in each game with an evaluation, chosen so that it clearly beats the casual one."""

USUAL: Final = 30
"""The iterations in a game with an evaluation that is not listed."""

STRONG_STYLE: Final = Style(candidates=0)
"""The settings of the strong level's search: it tries every action, as it did when the packs and the puzzles were judged by its games."""

EXPERT_ITERATIONS: Final[dict[str, int]] = {"pixies": 300, "pixel_tactics": 160, "chibitactics": 300}
"""The iterations of the expert in each game with an evaluation."""

EXPERT_USUAL: Final = 150
"""The iterations of the expert in a game with an evaluation that is not listed."""

EXPERT_STYLE: Final = Style(trained=True)
"""The settings of the expert's search; a game without a model is valued by its evaluation."""

EXPERT_STYLES: Final[dict[str, Style]] = {"chibitactics": Style(trained=True, averaged=6)}
"""The settings of the expert's search in games that need others."""

PLAYOUTS: Final[dict[Level, int]] = {"beginner": 0, "casual": 20, "strong": 200, "expert": 1000}
"""The iterations in a game without an evaluation, each a random game to the end; with 0 the level plays at random."""


def level(name: Level, game: Game[S, A, V, E, O], *, seconds: float | None = None) -> Bot[V, A]:
    """Return the bot that plays *game* at the level *name*.

    In a game with the capability :class:`boardrules.Evaluating`, ``"beginner"`` and ``"casual"`` look one action ahead, but act at
    random in 70 % and in 25 % of their decisions, ``"strong"`` searches, and ``"expert"`` searches longer, and values positions by a
    model trained for the game (:class:`boardrules.Trained`). In any other game ``"beginner"`` acts at random, and the others search with
    random games to the end.

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
    if evaluating(game) is None:
        playouts = PLAYOUTS[name]
        if not playouts:
            return RandomBot()  # pyright: ignore[reportReturnType]  (it takes actions of any type)
        return ISMCTSBot(game, playouts, seconds)
    match name:
        case "beginner" | "casual":
            return CarelessBot(GreedyBot(game), MISTAKES[name])
        case "strong":
            return ISMCTSBot(game, ITERATIONS.get(game.SPEC.id, USUAL), seconds, STRONG_STYLE)
        case "expert":
            id = game.SPEC.id
            return ISMCTSBot(game, EXPERT_ITERATIONS.get(id, EXPERT_USUAL), seconds, EXPERT_STYLES.get(id, EXPERT_STYLE))
        case _:
            assert_never(name)
