"""A bot that searches games in which everything is known."""

from __future__ import annotations

from dataclasses import dataclass

from boardrules.bots.search import SearchBot, secretive
from boardrules.bots.worlds import BotError
from boardrules.contract import A, E, O, S, V

__all__ = ["MCTSBot"]


@dataclass(frozen=True)
class MCTSBot(SearchBot[S, A, V, E, O]):
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

    iterations: int = 200

    def __post_init__(self) -> None:
        super().__post_init__()
        if secretive(self.game):
            raise BotError(f"{self.game.SPEC.id} may hide something from a seat (VISIBILITY); ISMCTSBot plays such games")
