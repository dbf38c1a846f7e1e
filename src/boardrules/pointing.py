"""Candidates for a tap on one thing in a picture, in any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from boardrules.capabilities import Candidates
from boardrules.contract import A, E, Game, O, S, V
from boardrules.presentation import rendering
from boardrules.transforms import capability

__all__ = ["MOST", "candidates"]

MOST: Final = 40
"""Maximum number of candidates for one thing."""


def candidates(game: Game[S, A, V, E, O], view: V, anchor: str, legal: Sequence[A]) -> tuple[A, ...]:
    """Return actions that pointing at *anchor* may mean, the likeliest first, at most 40, legal or not.

    A game with the capability :class:`boardrules.Candidates` answers itself, for actions that are forbidden, too: ask ``check`` or a
    ``Match`` for the refusal of the first. For any other game they are those of the *legal* actions of the viewer that point there.

    >>> from boardrules import Seat, candidates, pixies
    >>> state = pixies.set_up(pixies.setup(table=("B4_C",), picks=2))
    >>> view = pixies.view(state, Seat(2))
    >>> wrong = candidates(pixies, view, "2.5", pixies.legal_actions(state, Seat(2)))[0]
    >>> pixies.check(state, wrong).message
    'the special blue 4 has value 4, so it goes to cell 4, not to cell 5'
    """
    offered = capability(game, Candidates[Any, Any])
    if offered is not None:
        found: tuple[A, ...] = offered.candidates(view, anchor)
        return found
    anchors = rendering(game).anchors
    return tuple([action for action in legal if anchor in anchors(view, action)][:MOST])
