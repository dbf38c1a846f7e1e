"""A search for puzzles in games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from boardrules.bots import bots as bots_of
from boardrules.capabilities import Turns
from boardrules.chance import Dealer
from boardrules.contract import A, E, Game, O, Positions, S, V
from boardrules.errors import InvalidState
from boardrules.puzzles.judging import solvers
from boardrules.puzzles.puzzle import AnyPuzzle, Origin, puzzle_of
from boardrules.puzzles.solving import MOST_WORLDS, Search, solve
from boardrules.transforms import capability
from boardrules.values import CHANCE, Seat

__all__ = ["FINDING_BUDGET", "LAST", "TRIES", "find_puzzles", "likely"]

FINDING_BUDGET: Final = 20_000
"""Maximum number of positions examined for each position of a game."""

LAST: Final = 60
"""Number of actions before the end of a game, luck included, at which the search begins."""

TRIES: Final = 50
"""Number of random continuations tried to see whether a turn can win at all."""


def find_puzzles(
    game: Game[S, A, V, E, O],
    games: int,
    *,
    options: O | None = None,
    seed: int | str = 0,
    bots: str = "random",
    shortest: int = 2,
    last: int | None = LAST,
    promising: Callable[[S, Seat], bool] | None = None,
    budget: int = FINDING_BUDGET,
    most_worlds: int = MOST_WORLDS,
    unsolved_by: str | None = None,
    judges: Sequence[str] = (),
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[AnyPuzzle]:
    """Yield the puzzles in *games* games between *bots*, at most one of each turn.

    Parameters
    ----------
    seed, bots:
        as in :func:`boardrules.simulate`, so these games are the same; *bots* is a text for :func:`boardrules.bots.bots`.
    shortest:
        the minimum number of decisions in a solution.
    last:
        only positions within *last* actions of the end of a game; None takes all.
    promising:
        a function that says whether a position, with the seat to act in it, is worth a search; None tries random continuations, see
        :func:`likely`.
    budget, most_worlds:
        as in :func:`solve`, for each position.
    unsolved_by, judges:
        texts for :func:`boardrules.bots.bot`: puzzles that the bot *unsolved_by* solves are left out, see :func:`solves`; of the others,
        ``solved_by`` names those of the *judges* that solve them.
    progress:
        called with the number of games done and *games* after each game.

    Raises
    ------
    InvalidOptions, BotError
        before the first game.
    """
    players = bots_of(bots, game, len(game.seats(game.new_game(options))))
    for number in range(games):
        course = _course(game, options, players, f"{seed}/{number}")
        first = 0 if last is None else max(0, len(course) - last)
        found_in: object = None
        for ply, state in enumerate(course[first:], start=first):
            acting = game.to_act(state)
            if len(acting) != 1 or acting == (CHANCE,) or len(game.legal_actions(state)) == 1:
                continue
            seat = acting[0]
            turn = _turn(game, state)
            if turn == found_in or (promising is not None and not promising(state, seat)) or not _described(game, state):
                continue
            if promising is None and not likely(game, state, seat):
                continue
            solution = solve(game, state, seat, budget=budget, most_worlds=most_worlds)
            if solution.result == "UNIQUE" and len(solution.line) >= shortest:
                found_in = turn
                puzzle = puzzle_of(game, state, solution.line, origin=Origin(str(seed), bots, number, ply))
                if unsolved_by is None or not solvers(game, puzzle, [unsolved_by]):
                    yield replace(puzzle, solved_by=solvers(game, puzzle, judges))
        if progress is not None:
            progress(number + 1, games)


def likely(game: Game[S, A, V, E, O], state: S, seat: Seat, *, tries: int = TRIES) -> bool:
    """Return whether *seat* wins within its turn in one of *tries* random continuations, the same ones at each call."""
    rng = Random(tries)  # noqa: S311  (reproducible, not secret)
    search = Search(game, state, seat, budget=2**60)
    for _ in range(tries):
        reached = state
        while (settled := search.settled(reached)) is None:
            _, actions = search.options(reached)
            reached = search.after(reached, actions[rng.randrange(len(actions))])
        if settled:
            return True
    return False


def _course(game: Game[S, A, V, E, O], options: O | None, players: tuple[Any, ...], seed: str) -> list[S]:
    """Return the positions of one game, from the first to the last with a seat to act."""
    dealer = Dealer(seed)
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(players))]  # noqa: S311  (reproducible, not secret)
    state = game.new_game(options)
    course: list[S] = []
    while acting := game.to_act(state):
        course.append(state)
        seat = acting[0]
        if seat == CHANCE:
            action = dealer.choose(game, state)
        else:
            action = players[seat].choose(game.view(state, seat), game.legal_actions(state, seat), rngs[seat])
        state = game.apply_unchecked(state, action)
    return course


def _described(game: Game[S, A, V, E, O], state: S) -> bool:
    """Return whether a puzzle can begin at *state*: a Setup describes it, or the game has none."""
    positions: Positions[S, Any] | None = capability(game, Positions[Any, Any])
    if positions is None:
        return True
    try:
        return positions.set_up(positions.setup_of(state)) == state
    except InvalidState:
        return False


def _turn(game: Game[S, A, V, E, O], state: S) -> object:
    """Return the number of the turn or, if the game does not say, the position itself, which occurs only once."""
    turns: Turns[S] | None = capability(game, Turns[Any])
    return state if turns is None else turns.turn_of(state)
