"""Puzzles of Pixel Tactics, checked by playing everything on; nothing is shared with ``boardrules.puzzles`` but the list of worlds.

``python -m tests.puzzles.brute examples/puzzles/pixel_tactics.json [FROM [TO [MOST]]]`` checks a set, a line for each puzzle;
a puzzle of more than MOST positions is left unfinished.
A puzzle is right if its line wins in every position that fits the view of the seat, whatever luck and the rival do, and if at
each decision on the way every other action is refuted: if only the quickest wins count, by as many decisions as the line has.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

from boardrules import Seat, pixel_tactics
from boardrules.pixel_tactics import Action, State
from boardrules.puzzles import AnyPuzzle, position_of, read_puzzles, worlds_of

__all__ = ["Brute", "over"]


def over(state: State, start: State, seat: Seat) -> bool | None:
    """Whether *seat* has won; False if the turn is over, by the clock alone."""
    outcome = pixel_tactics.outcome(state)
    if outcome is not None:
        return outcome.winners == (seat,)
    clock, began = state.clock, start.clock
    same = (clock.round, clock.wave) == (began.round, began.wave) and (clock.turn == began.turn or clock.turn == len(state.players))
    return None if same else False


EFFORTS: Final = (50, 1_000, 20_000, 10**9)
"""What is not answered after so many positions waits until the other actions have been tried."""


class Unfinished(Exception):
    """There is more to look at than was allowed."""


class Later(Exception):
    """There is more to look at than is tried now."""


class Brute:
    """One puzzle; ``positions`` is how many were played to, ``worlds`` in how many positions that fit the view the line was played."""

    def __init__(self, puzzle: AnyPuzzle, *, most: int = 10**9) -> None:
        self.seat: Seat = puzzle.seat
        self.line: tuple[Action, ...] = puzzle.solution
        self.start: State = position_of(pixel_tactics, puzzle)
        self.positions = self.worlds = 0
        self._most, self._now = most, most
        self._decisions: int | None = puzzle.length if puzzle.quickest else None
        self._refuted: dict[tuple[State, int | None], bool] = {}

    def faults(self) -> list[str]:
        """What is wrong with the puzzle."""
        found = self.others(self.start, self.line, self._decisions)
        for world in worlds_of(pixel_tactics, pixel_tactics.view(self.start, self.seat)):
            self.worlds += 1
            if not self.wins(world, self.line):
                return [*found, "the solution does not win in every position that fits the view"]
        return found

    def after(self, state: State, action: Action) -> State:
        self.positions += 1
        if self.positions > self._most:
            raise Unfinished
        if self.positions > self._now:
            raise Later
        return pixel_tactics.apply_unchecked(state, action)

    def wins(self, state: State, line: tuple[Action, ...]) -> bool:
        """Whether *line* can be played and wins, whatever luck and the rival do, and whatever the seat does after it."""
        settled = over(state, self.start, self.seat)
        if settled is not None:
            return settled
        actions = pixel_tactics.legal_actions(state)
        if line and state.actor == self.seat and len(actions) > 1:
            return line[0] in actions and self.wins(self.after(state, line[0]), line[1:])
        return all(self.wins(self.after(state, action), line) for action in actions)

    def others(self, state: State, line: tuple[Action, ...], decisions: int | None) -> list[str]:
        """The actions, along *line* and in every course that luck and the rival can give it, by which the seat could win as well."""
        if not line or over(state, self.start, self.seat) is not None:
            return []
        actions = pixel_tactics.legal_actions(state)
        if state.actor != self.seat or len(actions) == 1:
            return [fault for action in actions for fault in self.others(self.after(state, action), line, decisions)]
        left = None if decisions is None else decisions - 1
        wrong = [action for action in actions if action != line[0] and not self.refuted(self.after(state, action), left)]
        return [*(f"{action} wins, too" for action in wrong), *self.others(self.after(state, line[0]), line[1:], left)]

    def refuted(self, state: State, decisions: int | None) -> bool:
        """Whether luck or the rival can keep the seat from winning, whatever it does, even if it knows all that is hidden.

        After so many *decisions*, whatever it does has to win.
        """
        settled = over(state, self.start, self.seat)
        if settled is not None:
            return not settled
        key = state, decisions
        known = self._refuted.get(key)
        if known is None:
            known = self._refuted[key] = self._tried(state, decisions)
        return known

    def _tried(self, state: State, decisions: int | None) -> bool:
        """The same, by all that can be done next: what is easily seen first."""
        actions, now = pixel_tactics.legal_actions(state), self._now
        if decisions is not None and state.actor == self.seat and len(actions) > 1:
            if decisions == 0:
                return not all(self.wins(self.after(state, action), ()) for action in reversed(actions))
            decisions -= 1
        enough = state.actor != self.seat  # one way is enough for luck and the rival; all that the seat can do has to fail
        for effort in EFFORTS:
            left: list[Action] = []
            for action in actions:
                self._now = min(now, self.positions + effort)
                try:
                    if self.refuted(self.after(state, action), decisions) is enough:
                        return enough
                except Later:
                    if self.positions > now:
                        raise
                    left.append(action)
                finally:
                    self._now = now
            actions = tuple(left)
        return not enough


def main(path: str, first: str = "1", last: str = "9999", most: str = "1000000000") -> int:
    """Check the puzzles from number *first* to number *last*; 1 unless all are right."""
    verdicts = Counter[str]()
    for number, puzzle in enumerate(read_puzzles(Path(path).read_bytes()), start=1):
        if int(first) <= number <= int(last):
            brute, began = Brute(puzzle, most=int(most)), time.process_time()
            faults: list[str] = []
            try:
                faults = brute.faults()
                verdict = "wrong" if faults else "right"
            except Unfinished:
                verdict = "unfinished"
            verdicts[verdict] += 1
            looked = f"{brute.positions:,} positions, {brute.worlds:,} worlds, {time.process_time() - began:.0f} s"
            sys.stdout.write(f"puzzle {number}, {puzzle.length} decisions: {'; '.join([verdict, *faults])} ({looked})\n")
            sys.stdout.flush()
    sys.stdout.write(", ".join(f"{number} {verdict}" for verdict, number in verdicts.items()) + "\n")
    return 0 if verdicts.keys() <= {"right"} else 1


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    raise SystemExit(main(*sys.argv[1:]))
