"""Counts of the possible sequences of actions, to compare an implementation with another one or with an earlier version.

The name is short for *performance test*; chess programs use it to find errors in their rules.
"""

from __future__ import annotations

from boardrules.contract import A, E, Game, O, S, V

__all__ = ["divide", "perft"]


def perft(game: Game[S, A, V, E, O], depth: int, *, options: O | None = None, state: S | None = None) -> int:
    """Return the number of sequences of *depth* legal actions from *state*, or from the start of a game with *options*.

    Each outcome of a chance point counts as an action. If several seats choose at once, each order of their actions counts. A sequence that
    ends the game earlier does not count. Raises InvalidOptions, and ValueError for a negative depth or for options beside a state.

    >>> from boardrules import pixies
    >>> perft(pixies, 2)  # one of 3 seats starts, then one of 70 cards is revealed
    210
    """
    return _count(game, _root(game, depth, options, state), depth)


def divide(game: Game[S, A, V, E, O], depth: int, *, options: O | None = None, state: S | None = None) -> tuple[tuple[A, int], ...]:
    """Return each first action with the number of sequences of *depth* actions that begin with it; the numbers add up to :func:`perft`.

    If two programs disagree, follow the action whose numbers differ. Raises ValueError for a depth below 1.

    >>> from boardrules import pixies
    >>> [count for action, count in divide(pixies, 2)]
    [70, 70, 70]
    """
    if depth < 1:
        raise ValueError(f"depth must be 1 or more, not {depth}")
    root = _root(game, depth, options, state)
    return tuple((action, _count(game, game.apply_unchecked(root, action), depth - 1)) for action in game.legal_actions(root))


def _root(game: Game[S, A, V, E, O], depth: int, options: O | None, state: S | None) -> S:
    if depth < 0:
        raise ValueError(f"depth must be 0 or more, not {depth}")
    if state is None:
        return game.new_game(options)
    if options is not None:
        raise ValueError("a state has its options already: give one or the other")
    return state


def _count(game: Game[S, A, V, E, O], state: S, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1:  # the outcomes of luck can be counted without making them
        return game.chance(state) or len(game.legal_actions(state))
    apply = game.apply_unchecked
    return sum(_count(game, apply(state, action), depth - 1) for action in game.legal_actions(state))
