"""A bot that searches games in which everything is known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from boardrules.bots.search import DEFAULT, Search, Style, require_budget, secretive
from boardrules.bots.worlds import BotError, rebuilt, seat_of
from boardrules.contract import A, E, Game, O, Rng, S, V
from boardrules.registry import GameRef

__all__ = ["MCTSBot"]


@dataclass(frozen=True)
class MCTSBot(Generic[S, A, V, E, O]):
    """Monte Carlo tree search (UCT) for games without hidden information; luck may be in them.

    Whenever luck is due an outcome is drawn, each as likely as in the game, and what follows is a position of its own in the tree. A new
    position is valued as by :class:`ISMCTSBot`, and each seat goes for its own value. The game must say, in a table ``VISIBILITY``, that
    all fields of its states are public, or derived from public ones.

    Raises
    ------
    BotError
        if the game may hide something from a seat: an :class:`ISMCTSBot` plays it.
    ValueError
        for a budget of nothing.

    >>> from boardrules import pixel_tactics, pixies
    >>> MCTSBot(pixies, 50).iterations
    50
    >>> MCTSBot(pixel_tactics)
    Traceback (most recent call last):
        ...
    boardrules.bots.worlds.BotError: pixel_tactics may hide something from a seat (VISIBILITY); ISMCTSBot plays such games
    """

    game: Game[S, A, V, E, O]
    iterations: int = 200
    seconds: float | None = None
    style: Style = DEFAULT

    def __post_init__(self) -> None:
        require_budget(self.iterations, self.seconds)
        if secretive(self.game):
            raise BotError(f"{self.game.SPEC.id} may hide something from a seat (VISIBILITY); ISMCTSBot plays such games")

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt, (type(self), GameRef(self.game), (self.iterations, self.seconds, self.style))

    def choose(self, view: V, actions: tuple[A, ...], rng: Rng) -> A:
        """The action of *actions* that the search tried most."""
        if len(actions) == 1:
            return actions[0]
        search = Search(self.game, seat_of(actions[0]), rng, self.style)
        return search.choose(view, actions, self.iterations, self.seconds)
