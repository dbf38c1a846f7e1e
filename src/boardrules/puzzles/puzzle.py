"""Puzzles as values, and sets of puzzles as files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from boardrules.codec import from_json, to_json
from boardrules.contract import A, E, Game, O, Positions, S, V
from boardrules.errors import BoardRulesError, InvalidState, clipped
from boardrules.puzzles.chances import NEVER, Chances, HiddenInformation, solve_chance
from boardrules.puzzles.solving import BUDGET, MOST_WORLDS, solve
from boardrules.registry import game as installed
from boardrules.transforms import capability
from boardrules.values import AnySeat, Integer, Value

__all__ = [
    "AnyPuzzle",
    "BestChance",
    "Origin",
    "Puzzle",
    "PuzzleError",
    "check_puzzle",
    "position_of",
    "puzzle_of",
    "read_puzzles",
    "write_puzzles",
]

P = TypeVar("P")
B = TypeVar("B")


class PuzzleError(BoardRulesError):
    """A file is no set of puzzles, or a puzzle does not fit the installed game; the message says why."""


class Origin(Value, frozen=True, gc=False):
    """The origin of a position: after ``ply`` actions, luck included, of game ``game`` between ``bots``, with the seed ``seed``.

    The games are those of :func:`boardrules.simulate`: ``boardrules play GAME --bots --seed SEED/I`` shows game I between random bots.
    ``varied``: the position was changed, as the documentation of the set says.
    """

    seed: str
    bots: str
    game: Integer
    ply: Integer
    varied: bool = False


class BestChance(Value, Generic[B], frozen=True, gc=False, kw_only=True):
    """The chances of a puzzle that asks for the best one: that of its solution, and that of the second best action, as fractions.

    ``plan`` has the actions of the seat, without forced ones, if it plays on as well as possible and luck helps most; the first is the
    solution.
    """

    best: tuple[Integer, Integer]
    second: tuple[Integer, Integer]
    plan: tuple[B, ...]

    def __post_init__(self) -> None:
        for numerator, denominator in (self.best, self.second):
            if not 0 <= numerator <= denominator or denominator == 0:
                raise ValueError("a chance is a fraction from 0 to 1")


class Puzzle(Value, Generic[P, B], frozen=True, gc=False, kw_only=True):
    """A position in which exactly one line of ``seat`` wins within its turn, whatever luck, the others and hidden cards do.

    With ``chance`` it is one in which exactly one action gives the best chance of that, and ``solution`` is this action.

    ``game`` and ``rules_version`` identify the rules. ``position`` is a Setup, if the game has the capability
    :class:`boardrules.Positions`, and otherwise a State. ``solution`` is the line: the actions of ``seat`` in order, without forced ones.
    ``quickest``: only lines of at most as many decisions as ``solution`` count, and slower wins are no other solutions.
    ``origin`` is None for a composed position. ``solved_by`` names the bots that solved it, of those that were asked when it was found.
    """

    game: str
    rules_version: str
    seat: AnySeat
    position: P
    solution: tuple[B, ...]
    origin: Origin | None = None
    solved_by: tuple[str, ...] = ()
    quickest: bool = False
    chance: BestChance[B] | None = None

    @property
    def length(self) -> int:
        """The number of decisions in the solution."""
        return len(self.solution)

    @property
    def line(self) -> tuple[B, ...]:
        """The solution or, in a puzzle that asks for the best chance, the plan that begins with it."""
        return self.solution if self.chance is None else self.chance.plan

    @property
    def theme(self) -> tuple[str, ...]:
        """The kinds of actions in the line, in order: the names of their types."""
        return tuple([type(action).__name__ for action in self.line])


AnyPuzzle: TypeAlias = Puzzle[Any, Any]


class _Head(msgspec.Struct, frozen=True):
    """The part of a puzzle that is needed before the rest can be parsed."""

    game: str


def puzzle_of(
    game: Game[S, A, V, E, O], state: S, solution: tuple[A, ...], *, origin: Origin | None = None, chances: Chances[A] | None = None
) -> AnyPuzzle:
    """Return the puzzle of the seat to act in *state*, with its *solution*, which is not checked.

    With *chances*, a result of :func:`solve_chance`, it asks for the best chance.

    Raises InvalidState for a position that no Setup describes exactly.
    """
    positions: Positions[S, msgspec.Struct] | None = capability(game, Positions[Any, Any])
    position: object = state
    if positions is not None:
        position = positions.setup_of(state)
        if positions.set_up(position) != state:
            raise InvalidState("the Setup of this position describes another position")
    (seat,) = game.to_act(state)
    spec = game.SPEC
    chance = None if chances is None else _best_chance(chances)
    return Puzzle(
        game=spec.id, rules_version=spec.rules_version, seat=seat, position=position, solution=solution, origin=origin, chance=chance
    )


def _best_chance(chances: Chances[A]) -> BestChance[A]:
    return BestChance(best=chances.best.as_integer_ratio(), second=chances.second.as_integer_ratio(), plan=chances.plan)


def position_of(game: Game[S, A, V, E, O], puzzle: AnyPuzzle) -> S:
    """Return the state in which *puzzle* begins.

    Raises
    ------
    PuzzleError
        if the puzzle is of other rules.
    InvalidState, InvalidOptions
        if its position is impossible.
    """
    spec = game.SPEC
    if (puzzle.game, puzzle.rules_version) != (spec.id, spec.rules_version):
        theirs, ours = f"{puzzle.game} {puzzle.rules_version}", f"{spec.id} {spec.rules_version}"
        raise PuzzleError(f"the puzzle is for {clipped(theirs)}, and the rules are those of {ours}")
    positions: Positions[S, Any] | None = capability(game, Positions[Any, Any])
    if positions is not None:
        return positions.set_up(puzzle.position)
    state: S = puzzle.position
    violations = game.validate(state)
    if violations:
        raise InvalidState("a puzzle cannot begin at this state", violations=violations)
    return state


def check_puzzle(game: Game[S, A, V, E, O], puzzle: AnyPuzzle, *, budget: int = BUDGET, most_worlds: int = MOST_WORLDS) -> str | None:
    """Return the fault of *puzzle* that :func:`solve` or :func:`solve_chance` finds, or None if it is right.

    A puzzle is right if its solution is the only line that wins or, in one that asks for the best chance, if it is the only action with
    that chance, and chances and plan are those that were found. Raises what :func:`position_of` raises.
    """
    state = position_of(game, puzzle)
    if game.to_act(state) != (puzzle.seat,):
        return f"seat {puzzle.seat} is not the only one to act"
    if puzzle.chance is not None:
        return _fault_of_chance(game, state, puzzle, puzzle.chance, budget)
    decisions = puzzle.length if puzzle.quickest else None
    found = solve(game, state, puzzle.seat, decisions=decisions, budget=budget, most_worlds=most_worlds)
    if found.result != "UNIQUE":
        return f"{found.result}: {found.why}"
    return None if found.line == puzzle.solution else "another line wins, and not the solution"


def _fault_of_chance(game: Game[S, A, V, E, O], state: S, puzzle: AnyPuzzle, chance: BestChance[Any], budget: int) -> str | None:
    try:
        found = solve_chance(game, state, puzzle.seat, margin=NEVER, budget=budget)
    except HiddenInformation as error:
        return str(error)
    if found.result != "UNIQUE":
        return f"{found.result}: {found.why}"
    if (found.action,) != puzzle.solution:
        return "another action has the best chance, and not the solution"
    if _best_chance(found) != chance:
        return f"the best chance is {found.best} and the second best {found.second}, or the plan is another"
    return None


def write_puzzles(puzzles: Iterable[AnyPuzzle]) -> bytes:
    """Return a set of puzzles as JSON: an array with one puzzle on each line."""
    lines = b",\n".join(to_json(puzzle) for puzzle in puzzles)
    return b"[\n" + lines + b"\n]\n" if lines else b"[]\n"


def read_puzzles(data: bytes | str, *, game: Game[S, A, V, E, O] | None = None) -> tuple[AnyPuzzle, ...]:
    """Parse a set of puzzles, of *game* or of the installed games that the puzzles name.

    Raises
    ------
    PuzzleError
        if *data* is no set of puzzles; the message names the faulty one.
    RegistryError
        if a game is not installed.
    """
    try:
        entries = msgspec.json.decode(data, type=tuple[msgspec.Raw, ...])
    except (msgspec.DecodeError, UnicodeError) as error:
        raise PuzzleError(f"not a set of puzzles: {clipped(str(error))}") from None
    return tuple([_read(number, bytes(entry), game) for number, entry in enumerate(entries, start=1)])


def _read(number: int, entry: bytes, game: Game[S, A, V, E, O] | None) -> AnyPuzzle:
    try:
        found = installed(msgspec.json.decode(entry, type=_Head).game) if game is None else game
    except (msgspec.DecodeError, UnicodeError) as error:
        raise PuzzleError(f"puzzle {number} is not valid: {clipped(str(error))}") from None
    positions: Positions[Any, Any] | None = capability(found, Positions[Any, Any])
    spec: Any = found.SPEC
    generic: Any = Puzzle  # type checkers reject types that are computed at run time
    kind: Any = generic[spec.state if positions is None else positions.SETUP, spec.action]
    try:
        puzzle: AnyPuzzle = from_json(kind, entry)
    except BoardRulesError as error:  # "not a Setup: what is wrong"
        raise PuzzleError(f"puzzle {number} is not valid: {str(error).partition(': ')[2]}") from None
    return puzzle
