"""The settings of a search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

__all__ = ["DEFAULT", "Style"]


@dataclass(frozen=True, kw_only=True)
class Style:
    """The settings of a search.

    ``exploration``: the preference for rarely tried actions, in units of the range of values found so far.

    For a game with an evaluation: ``worlds``: the number of worlds in which each action of the decision itself is tried before the search.
    ``breadth``: the maximum number of actions tried in a new information set; if it has more, they are drawn at random. ``candidates``: the
    maximum number in a game whose walkers order actions (:class:`boardrules.Ordering`), where the most promising ones are tried; 0 sets no
    such maximum. ``widening``: in an information set visited *n* times, the ``1 + widening * sqrt(n + 1)`` most promising actions are
    searched (progressive widening).
    ``rollout``: the number of further actions played beyond the tree, each the best by the evaluation, before the position is valued.
    ``averaged``: the maximum number of outcomes of luck, such as the 6 faces of a die, over which the value of a newly tried action is
    averaged; luck with more outcomes is drawn.

    ``payoff``: the value of a finished game for a seat. ``"victory"``: 1 for winning, -1 for losing, 0 if all draw. ``"scores"``: the
    seat's score minus the mean score, for games in which the margin counts; new information sets are then valued by random games to the
    end, because an evaluation estimates victories.

    ``trained``: value positions by the model that the game was trained for, if it has one (:class:`boardrules.Trained`), instead of by its
    evaluation.

    Raises ValueError for numbers out of range.
    """

    exploration: float = 0.3
    worlds: int = 3
    breadth: int = 64
    candidates: int = 4
    widening: float = 2.0
    rollout: int = 0
    averaged: int = 0
    payoff: Literal["victory", "scores"] = "victory"
    trained: bool = False

    def __post_init__(self) -> None:
        if min(self.worlds, self.breadth) < 1 or min(self.exploration, self.candidates, self.widening, self.rollout, self.averaged) < 0:
            raise ValueError(f"worlds and breadth must be 1 or more, and no number may be negative: {self}")


DEFAULT: Final = Style()
