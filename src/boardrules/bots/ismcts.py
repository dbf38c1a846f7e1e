"""A bot that searches games with hidden cards."""

from __future__ import annotations

from dataclasses import dataclass

from boardrules.bots.search_bot import SearchBot
from boardrules.contract import A, E, O, S, V

__all__ = ["ISMCTSBot"]


@dataclass(frozen=True)
class ISMCTSBot(SearchBot[S, A, V, E, O]):
    """Information-set Monte Carlo tree search, for any game with or without hidden information, from views alone.

    Each iteration draws a random state that is consistent with the view, and plays in it down one tree whose nodes are information sets:
    the views of the seats that act there. If something is hidden, a seat learns only from states that were drawn from its own view, so no
    seat profits from what it cannot know. If the search reaches a decision of another seat that is already in the tree, the next state is
    drawn from that seat's view. A new information set is valued by the game's evaluation after its most promising action or, if the game
    has none (:class:`boardrules.Evaluating`), by a random game to the end. Every seat maximises its own value, with any number of seats and
    teams.

    The choice is determined by the arguments of ``choose`` if the budget is in *iterations*. With *seconds*, the search takes that long
    instead.

    Raises
    ------
    ValueError
        if the budget is not positive.

    >>> from random import Random
    >>> from boardrules import Seat, pixies
    >>> state = pixies.set_up(pixies.setup(first=1, picks=2, table=("B4_0",), areas={0: ". . . B4_C . . . . ."}))
    >>> ISMCTSBot(pixies, 20).choose(pixies.view(state, Seat(0)), pixies.legal_actions(state), Random(1))
    Place(by=0, card='B4_0', cell=4, how='under')
    """
