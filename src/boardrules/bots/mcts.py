"""A bot that searches games without hidden information."""

from __future__ import annotations

from dataclasses import dataclass

from boardrules.bots.search_bot import SearchBot
from boardrules.bots.worlds import BotError, secretive
from boardrules.contract import A, E, O, S, V

__all__ = ["MCTSBot"]


@dataclass(frozen=True)
class MCTSBot(SearchBot[S, A, V, E, O]):
    """Monte Carlo tree search (UCT) for games without hidden information; the game may have luck.

    At a chance point an outcome is drawn, each as likely as in the game, and the state after it is a node of its own in the tree. A new
    node is valued as by :class:`ISMCTSBot`, and each seat maximises its own value. The game must have a table ``VISIBILITY`` in which all
    fields of its states are public, or derived from public ones.

    Raises
    ------
    BotError
        if the game may hide something from a seat; use an :class:`ISMCTSBot` for it.
    ValueError
        if the budget is not positive.

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
