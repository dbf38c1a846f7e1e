"""Bots by a short text, for command lines and settings."""

from __future__ import annotations

from typing import Final

from boardrules.bots.greedy import GreedyBot
from boardrules.bots.random_bot import Bot, RandomBot
from boardrules.bots.worlds import BotError
from boardrules.contract import A, E, Game, O, S, V

__all__ = ["bot", "bots"]

KINDS: Final = "random, greedy"
"""What a text can say, as error messages list it."""


def bot(text: str, game: Game[S, A, V, E, O]) -> Bot[V, A]:
    """The bot that *text* names, for *game*: ``random`` or ``greedy``.

    Raises
    ------
    BotError
        if there is no such bot, or if it cannot play the game.

    >>> from boardrules import pixies
    >>> bot("random", pixies)
    RandomBot()
    """
    name, colon, budget = text.strip().partition(":")
    if colon:
        raise BotError(f"there is no bot {text[:40]!r}: {name[:40]} takes no number ({budget[:40]}); there are: {KINDS}")
    match name:
        case "random":
            return RandomBot()
        case "greedy":
            return GreedyBot(game)
        case _:
            raise BotError(f"there is no bot {text[:40]!r}; there are: {KINDS}")


def bots(text: str, game: Game[S, A, V, E, O], seats: int) -> tuple[Bot[V, A], ...]:
    """Bots for so many *seats*: *text* names one for all of them, or one for each, with commas.

    Raises BotError as :func:`bot` does, and where there are neither one nor as many as seats.

    >>> from boardrules import pixies
    >>> len(bots("random", pixies, 3)), len(bots("greedy,random", pixies, 2))
    (3, 2)
    """
    made = tuple([bot(part, game) for part in text.split(",")])
    if len(made) == 1:
        return made * seats
    if len(made) != seats:
        raise BotError(f"there are {len(made)} bots for {seats} seats: name one for all of them, or one for each")
    return made
