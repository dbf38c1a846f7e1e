"""A bot that searches games with hidden cards."""

from __future__ import annotations

from dataclasses import dataclass

from boardrules.bots.search import SearchBot
from boardrules.contract import A, E, O, S, V

__all__ = ["ISMCTSBot"]


@dataclass(frozen=True)
class ISMCTSBot(SearchBot[S, A, V, E, O]):
    """Information-set Monte Carlo tree search: for every game, whatever is hidden in it, from views alone.

    Each iteration makes a new world that fits the view, and plays in it down one tree whose nodes are information sets: what the seat
    that acts there sees. Where something is hidden, a seat learns in worlds alone that were made from its own view, so none profits from
    what it cannot know: when the search comes to a decision of another seat that it knows already, the next world is made anew from
    that seat's view. A new information set is valued by the game's evaluation after its most promising action, or by a random game to the
    end if the game has none (:class:`boardrules.Evaluating`). Every seat goes for its own value, in games of any number of seats and teams.

    The choice follows from the arguments of ``choose`` if the budget is *iterations*. With *seconds* it takes so long instead.

    Raises
    ------
    ValueError
        for a budget of nothing.

    >>> from random import Random
    >>> from boardrules import Seat, pixies
    >>> state = pixies.set_up(pixies.setup(first=1, picks=2, table=("B4_0",), areas={0: ". . . B4_C . . . . ."}))
    >>> ISMCTSBot(pixies, 20).choose(pixies.view(state, Seat(0)), pixies.legal_actions(state), Random(1))
    Place(by=0, card='B4_0', cell=4, how='under')
    """
