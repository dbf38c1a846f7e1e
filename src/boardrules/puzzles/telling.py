"""What somebody who solves a puzzle is told: the task, and what an action is worth."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from typing import Any

from boardrules.contract import A, E, Game, O, S, V
from boardrules.messages import Message
from boardrules.puzzles.chances import chance_after
from boardrules.puzzles.puzzle import AnyPuzzle, BestChance
from boardrules.puzzles.solving import Search, Stopped, prospect
from boardrules.values import Seat

__all__ = ["course_of", "praise_of", "refusal_of", "task_of"]


def task_of(puzzle: AnyPuzzle) -> Message:
    """Return the task of *puzzle*."""
    if puzzle.chance is not None:
        return Message.of("terminal-puzzle-chance-task", seat=puzzle.seat)
    return Message.of("terminal-puzzle-task", seat=puzzle.seat, decisions=puzzle.length)


def praise_of(puzzle: AnyPuzzle, left: int) -> Message:
    """Return the answer to a right action, after which *left* decisions are to be found."""
    if puzzle.chance is not None:
        best, second = _shares(puzzle.chance)
        return Message.of("terminal-puzzle-chance-right", best=_share(best), second=_share(second))
    return Message.of("terminal-puzzle-right", left=left)


def refusal_of(game: Game[S, A, V, E, O], puzzle: AnyPuzzle, state: S, action: A, written: str, *, budget: int) -> Message:
    """Return the answer to a wrong *action*, which is *written* so: what can come of it, by a search of at most *budget* positions."""
    if action not in game.legal_actions(state):
        return Message.of("terminal-puzzle-no-win", action=written)
    if puzzle.chance is None:
        came = prospect(game, state, puzzle.seat, action, budget=budget)
        keys = {"may_win": "terminal-puzzle-may-win", "loses": "terminal-puzzle-no-win"}
        return Message.of(keys.get(came, "terminal-puzzle-wrong"), action=written)
    best, second = _shares(puzzle.chance)
    chance = chance_after(game, state, puzzle.seat, action, budget=budget)
    if chance == 0 or second == 0:
        return Message.of("terminal-puzzle-no-win", action=written)
    key = "terminal-puzzle-chance-at-most" if chance is None else "terminal-puzzle-chance-lower"
    return Message.of(key, action=written, chance=_share(second if chance is None else chance), best=_share(best))


def course_of(game: Game[S, A, V, E, O], puzzle: AnyPuzzle, state: S, line: tuple[A, ...]) -> Iterator[tuple[S, A]]:
    """Yield the actions of *line*, each with the position before it, in a course of the game in which they can be played from *state*.

    In a puzzle that asks for the best chance luck is such that it wins, if *line* is its plan.
    """
    search = Search(game, state, Seat(puzzle.seat))
    with suppress(Stopped):
        yield from _course(search, state, line, wins=puzzle.chance is not None) or ()


def _course(search: Search[S, A, V, E, O], state: S, line: tuple[A, ...], *, wins: bool) -> list[tuple[S, A]] | None:
    """Return what :func:`course_of` yields, None if there is no such course."""
    settled = search.settled(state)
    if settled is not None or not (line or wins):
        return [] if not line and settled is not False else None
    mine, actions = search.options(state)
    if not mine or len(actions) == 1:
        # The last outcome, such as the highest face of a die, helps most often.
        found = (_course(search, search.after(state, action), line, wins=wins) for action in reversed(actions))
        return next((course for course in found if course is not None), None)
    if not line or line[0] not in actions:
        return None
    rest = _course(search, search.after(state, line[0]), line[1:], wins=wins)
    return None if rest is None else [(state, line[0]), *rest]


def _shares(chance: BestChance[Any]) -> tuple[Fraction, Fraction]:
    return Fraction(*chance.best), Fraction(*chance.second)


def _share(chance: Fraction) -> Message:
    """Return a chance as a fraction and in percent."""
    return Message.of("terminal-puzzle-chance", share=str(chance), percent=round(100 * chance))
