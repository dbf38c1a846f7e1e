"""A bot that makes mistakes now and then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic

from boardrules.bots.random_bot import Bot, V_contra
from boardrules.contract import A, Rng

__all__ = ["CarelessBot"]

FINE: Final = 1 << 53
"""Number of equal steps between 0 and 1 from which random fractions are drawn."""


@dataclass(frozen=True)
class CarelessBot(Generic[V_contra, A]):
    """A bot that plays like *bot*, except that it takes any legal action with the probability *mistakes* at each decision.

    Raises
    ------
    ValueError
        if *mistakes* is not from 0 to 1.

    >>> from boardrules import pixies
    >>> from boardrules.bots import GreedyBot
    >>> CarelessBot(GreedyBot(pixies), 0.5).mistakes
    0.5
    """

    bot: Bot[V_contra, A]
    mistakes: float

    def __post_init__(self) -> None:
        if not 0 <= self.mistakes <= 1:
            raise ValueError(f"mistakes must be a probability from 0 to 1, not {self.mistakes}")

    def choose(self, view: V_contra, actions: tuple[A, ...], rng: Rng) -> A:
        """Return the choice of the bot, or by mistake a random element of *actions*."""
        if rng.randrange(FINE) < self.mistakes * FINE:
            return actions[rng.randrange(len(actions))]
        return self.bot.choose(view, actions, rng)
