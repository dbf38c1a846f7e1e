"""A search for puzzles in games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from boardrules.bots import bots as bots_of
from boardrules.capabilities import Turns
from boardrules.chance import Dealer
from boardrules.contract import A, E, Game, O, Positions, S, V
from boardrules.errors import InvalidState
from boardrules.puzzles.chances import solve_chance
from boardrules.puzzles.judging import solvers
from boardrules.puzzles.looking import quickest
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
    decisions: int | None = None,
    promising: Callable[[S, Seat], bool] | None = None,
    variants: Callable[[S, Seat], Iterable[S]] | None = None,
    margin: Fraction | None = None,
    budget: int = FINDING_BUDGET,
    most_worlds: int = MOST_WORLDS,
    unsolved_by: str | None = None,
    judges: Sequence[str] = (),
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[AnyPuzzle]:
    """Yield the puzzles in *games* games between *bots*, at most one of each turn, and no solution twice in a game.

    Parameters
    ----------
    seed, bots:
        as in :func:`boardrules.simulate`, so these games are the same; *bots* is a text for :func:`boardrules.bots.bots`.
    shortest:
        the minimum number of decisions in a solution.
    last:
        only positions within *last* actions of the end of a game; None takes all.
    decisions:
        the maximum number of decisions in a solution, which is then the only one that wins so quickly: slower wins do not count
        (``Puzzle.quickest``). None finds turns in which only one line wins at all.
    promising:
        a function that says whether a position, with the seat to act in it, is worth a search; None tries random continuations, see
        :func:`likely`, unless *decisions* are given.
    variants:
        a function that returns positions to look at instead of one of a game, with the seat to act in it; one that is not the same object
        is marked as varied (``Origin.varied``).
    margin:
        how much better the best action must be than any other: puzzles that ask for the best chance are found, see :func:`solve_chance`,
        and *shortest* is for their plans. None finds sure wins.
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
    HiddenInformation
        with *margin*, if something is hidden from a seat near the end of a game.
    """
    players = bots_of(bots, game, len(game.seats(game.new_game(options))))
    for number in range(games):
        course = _course(game, options, players, f"{seed}/{number}")
        known = set[tuple[A, ...]]()
        found_in: object = None
        for ply, turn, state, seat in _choices(game, course, 0 if last is None else max(0, len(course) - last)):
            for position in (state,) if variants is None else variants(state, seat):
                if turn == found_in or (promising is not None and not promising(position, seat)):
                    break
                length = None if decisions is None else quickest(game, position, seat, most=decisions)
                if (length is not None and length < shortest) or not _described(game, position):
                    continue
                if promising is None and length is None and margin is None and not likely(game, position, seat):
                    continue
                origin = Origin(str(seed), bots, number, ply, position is not state)
                if margin is None:
                    puzzle = _sure(game, position, seat, origin, decisions=length, budget=budget, most_worlds=most_worlds)
                else:
                    puzzle = _chancy(game, position, seat, origin, margin=margin, budget=budget)
                if puzzle is None or len(puzzle.line) < shortest or puzzle.line in known:
                    continue
                found_in = turn
                known.add(puzzle.line)
                if unsolved_by is None or not solvers(game, puzzle, [unsolved_by]):
                    yield replace(puzzle, solved_by=solvers(game, puzzle, judges))
        if progress is not None:
            progress(number + 1, games)


def _sure(
    game: Game[S, A, V, E, O], state: S, seat: Seat, origin: Origin, *, decisions: int | None, budget: int, most_worlds: int
) -> AnyPuzzle | None:
    """Return the puzzle of a sure win at *state*, if it is one."""
    solution = solve(game, state, seat, decisions=decisions, budget=budget, most_worlds=most_worlds)
    if solution.result != "UNIQUE":
        return None
    return replace(puzzle_of(game, state, solution.line, origin=origin), quickest=decisions is not None)


def _chancy(game: Game[S, A, V, E, O], state: S, seat: Seat, origin: Origin, *, margin: Fraction, budget: int) -> AnyPuzzle | None:
    """Return the puzzle of the best chance at *state*, if it is one."""
    chances = solve_chance(game, state, seat, margin=margin, budget=budget)
    if chances.result != "UNIQUE":
        return None
    return puzzle_of(game, state, chances.plan[:1], origin=origin, chances=chances)


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


def _choices(game: Game[S, A, V, E, O], course: list[S], first: int) -> Iterator[tuple[int, object, S, Seat]]:
    """Yield the positions from number *first* on in which one seat has a choice: each with its number, that of its turn, and the seat.

    If the game does not say, a turn lasts until another seat is to act.
    """
    turns: Turns[S] | None = capability(game, Turns[Any])
    turn = 0
    before: tuple[Seat, ...] = (CHANCE,)
    for ply, state in enumerate(course[first:], start=first):
        acting = game.to_act(state)
        if acting not in {(CHANCE,), before}:
            turn, before = turn + 1, acting
        if len(acting) == 1 and acting != (CHANCE,) and len(game.legal_actions(state)) > 1:
            yield ply, turn if turns is None else turns.turn_of(state), state, acting[0]


def _described(game: Game[S, A, V, E, O], state: S) -> bool:
    """Return whether a puzzle can begin at *state*: a Setup describes it, or the game has none."""
    positions: Positions[S, Any] | None = capability(game, Positions[Any, Any])
    if positions is None:
        return True
    try:
        return positions.set_up(positions.setup_of(state)) == state
    except InvalidState:
        return False
