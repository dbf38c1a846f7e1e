"""A puzzle as a value, and sets of them as files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from boardrules.codec import from_json, to_json
from boardrules.contract import A, E, Game, O, Positions, S, V
from boardrules.errors import BoardRulesError, InvalidState, clipped
from boardrules.puzzles.solving import BUDGET, MOST_WORLDS, solve
from boardrules.registry import game as installed
from boardrules.transforms import capability
from boardrules.values import AnySeat, Integer, Value

__all__ = ["AnyPuzzle", "Origin", "Puzzle", "PuzzleError", "check_puzzle", "position_of", "puzzle_of", "read_puzzles", "write_puzzles"]

P = TypeVar("P")
B = TypeVar("B")


class PuzzleError(BoardRulesError):
    """A file is no set of puzzles, or a puzzle is not one of the game as it is installed: the message says why."""


class Origin(Value, frozen=True, gc=False):
    """Where a position comes from: after ``ply`` actions, luck counted, of game ``game`` between ``bots``, with the seed ``seed``.

    The games are those of :func:`boardrules.simulate`: ``boardrules play GAME --bots --seed SEED/I`` shows game I between random bots.
    """

    seed: str
    bots: str
    game: Integer
    ply: Integer


class Puzzle(Value, Generic[P, B], frozen=True, gc=False, kw_only=True):
    """A position in which exactly one line of ``seat`` wins within its turn, whatever luck, the others and hidden cards do.

    ``game`` and ``rules_version`` say by which rules. ``position`` is a Setup, of a game that has the capability
    :class:`boardrules.Positions`, or else a State. ``solution`` is the line: the actions of ``seat`` in order, without those to which there
    is no alternative. ``origin``: None for a position that somebody made.
    """

    game: str
    rules_version: str
    seat: AnySeat
    position: P
    solution: tuple[B, ...]
    origin: Origin | None = None

    @property
    def length(self) -> int:
        """How many decisions the solution has."""
        return len(self.solution)

    @property
    def theme(self) -> tuple[str, ...]:
        """Which kinds of actions the solution has, in order: the names of their types."""
        return tuple([type(action).__name__ for action in self.solution])


AnyPuzzle: TypeAlias = Puzzle[Any, Any]


class _Head(msgspec.Struct, frozen=True):
    """What has to be known of a puzzle before it can be read."""

    game: str


def puzzle_of(game: Game[S, A, V, E, O], state: S, solution: tuple[A, ...], *, origin: Origin | None = None) -> AnyPuzzle:
    """The puzzle of the seat to act in *state*, with its *solution*, which is not checked.

    Raises InvalidState for a position that no Setup describes exactly.
    """
    positions: Positions[S, msgspec.Struct] | None = capability(game, Positions[Any, Any])
    position: object = state
    if positions is not None:
        position = positions.setup_of(state)
        if positions.set_up(position) != state:
            raise InvalidState("the position that its Setup describes is another one")
    (seat,) = game.to_act(state)
    spec = game.SPEC
    return Puzzle(game=spec.id, rules_version=spec.rules_version, seat=seat, position=position, solution=solution, origin=origin)


def position_of(game: Game[S, A, V, E, O], puzzle: AnyPuzzle) -> S:
    """The state in which *puzzle* begins.

    Raises
    ------
    PuzzleError
        if it is a puzzle of other rules.
    InvalidState, InvalidOptions
        if its position is not a possible one.
    """
    spec = game.SPEC
    if (puzzle.game, puzzle.rules_version) != (spec.id, spec.rules_version):
        theirs, ours = f"{puzzle.game} {puzzle.rules_version}", f"{spec.id} {spec.rules_version}"
        raise PuzzleError(f"the puzzle is one of {clipped(theirs)}, and the rules are those of {ours}")
    positions: Positions[S, Any] | None = capability(game, Positions[Any, Any])
    if positions is not None:
        return positions.set_up(puzzle.position)
    state: S = puzzle.position
    violations = game.validate(state)
    if violations:
        raise InvalidState("a puzzle cannot begin at this state", violations=violations)
    return state


def check_puzzle(game: Game[S, A, V, E, O], puzzle: AnyPuzzle, *, budget: int = BUDGET, most_worlds: int = MOST_WORLDS) -> str | None:
    """What is wrong with *puzzle*, found by :func:`solve`, or None if its solution is the only line that wins.

    Raises what :func:`position_of` raises.
    """
    state = position_of(game, puzzle)
    if game.to_act(state) != (puzzle.seat,):
        return f"seat {puzzle.seat} is not the only one to act"
    found = solve(game, state, puzzle.seat, budget=budget, most_worlds=most_worlds)
    if found.result != "UNIQUE":
        return f"{found.result}: {found.why}"
    return None if found.line == puzzle.solution else "another line wins, and not the solution"


def write_puzzles(puzzles: Iterable[AnyPuzzle]) -> bytes:
    """A set of puzzles as JSON: an array with a puzzle a line."""
    lines = b",\n".join(to_json(puzzle) for puzzle in puzzles)
    return b"[\n" + lines + b"\n]\n" if lines else b"[]\n"


def read_puzzles(data: bytes | str, *, game: Game[S, A, V, E, O] | None = None) -> tuple[AnyPuzzle, ...]:
    """The puzzles of a set: of *game*, or each of the installed game that it names.

    Raises
    ------
    PuzzleError
        if *data* is no set of puzzles: the message says which one is at fault.
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
    except msgspec.DecodeError as error:
        raise PuzzleError(f"puzzle {number} is none: {clipped(str(error))}") from None
    positions: Positions[Any, Any] | None = capability(found, Positions[Any, Any])
    spec: Any = found.SPEC
    generic: Any = Puzzle  # a type checker takes no types that are known only now
    kind: Any = generic[spec.state if positions is None else positions.SETUP, spec.action]
    try:
        puzzle: AnyPuzzle = from_json(kind, entry)
    except BoardRulesError as error:  # "not a Setup: what is wrong"
        raise PuzzleError(f"puzzle {number} is none: {str(error).partition(': ')[2]}") from None
    return puzzle
