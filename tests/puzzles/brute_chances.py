"""Best chances of Chibitactics, checked by playing everything on; nothing is shared with ``boardrules.puzzles`` but how a set is read.

``python -m tests.puzzles.brute_chances examples/puzzles/chibitactics.json [FROM [TO]]`` checks a set, a line for each puzzle. A puzzle is
right if its solution has the best chance, no other action has it, both chances are those in the file, and its plan is a way of playing
on that is as good as any at each decision. Positions are told apart by their JSON.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Final

from boardrules import CHANCE, Seat, chibitactics, to_json
from boardrules.chibitactics import Action, State
from boardrules.puzzles import AnyPuzzle, position_of, read_puzzles

__all__ = ["Brute"]


class Brute:
    """One puzzle; ``positions`` is how many were played to."""

    def __init__(self, puzzle: AnyPuzzle) -> None:
        assert puzzle.chance is not None
        self.seat: Seat = puzzle.seat
        self.start: State = position_of(chibitactics, puzzle)
        self.positions = 0
        self._solution: Final[tuple[Action, ...]] = puzzle.solution
        self._plan: Final[tuple[Action, ...]] = puzzle.chance.plan
        self._told: Final = (Fraction(*puzzle.chance.best), Fraction(*puzzle.chance.second))
        self._known: Final[dict[bytes, Fraction]] = {}

    def faults(self) -> Iterator[str]:
        """What is wrong with the puzzle."""
        chances = {action: self.chance(state) for action, state in self.ways(self.start)}
        (first, best), (_, second), *_ = sorted(chances.items(), key=lambda item: -item[1])
        if (first,) != self._solution:
            yield f"{first} has the best chance, and not the solution"
        if best == second:
            yield "two actions have the best chance"
        if (best, second) != self._told:
            yield f"the best chances are {best} and {second}"
        if self._plan[:1] != self._solution or not self.wins(self.start, self._plan):
            yield "the plan is none"

    def ways(self, state: State) -> list[tuple[Action, State]]:
        """What can be done or happen next, and where it leads."""
        outcomes = chibitactics.chance(state)
        actions = [chibitactics.chance_action(state, k) for k in range(outcomes)] if outcomes else chibitactics.legal_actions(state)
        self.positions += len(actions)
        return [(action, chibitactics.apply(state, action)) for action in actions]

    def over(self, state: State) -> bool | None:
        """Whether the seat has won; False if the turn is over without that."""
        outcome = chibitactics.outcome(state)
        if outcome is not None:
            return outcome.winners == (self.seat,)
        return None if set(chibitactics.to_act(state)) <= {self.seat, CHANCE} else False

    def chance(self, state: State) -> Fraction:
        over = self.over(state)
        if over is not None:
            return Fraction(over)
        key = to_json(state)
        if key not in self._known:
            below = [self.chance(way) for _, way in self.ways(state)]
            self._known[key] = sum(below, Fraction(0)) / len(below) if chibitactics.chance(state) else max(below)
        return self._known[key]

    def wins(self, state: State, plan: tuple[Action, ...]) -> bool:
        """Whether *plan*, played from *state* with the luck that it needs, wins, and nothing else is better at any of its decisions."""
        over = self.over(state)
        if over is not None:
            return over and not plan
        ways = self.ways(state)
        if chibitactics.chance(state) or len(ways) == 1:
            return any(self.wins(way, plan) for _, way in ways)
        top = max(self.chance(way) for _, way in ways)
        return any(plan[:1] == (action,) and self.chance(way) == top and self.wins(way, plan[1:]) for action, way in ways)


def main(path: str, first: str = "1", last: str = "9999") -> int:
    """Check the puzzles from number *first* to number *last*; 1 unless all are right."""
    wrong = 0
    for number, puzzle in enumerate(read_puzzles(Path(path).read_bytes()), start=1):
        if int(first) <= number <= int(last):
            brute, began = Brute(puzzle), time.process_time()
            faults = list(brute.faults())
            wrong += bool(faults)
            verdict = "; ".join(faults) or "right"
            sys.stdout.write(f"puzzle {number}: {verdict} ({brute.positions:,} positions, {time.process_time() - began:.0f} s)\n")
            sys.stdout.flush()
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
