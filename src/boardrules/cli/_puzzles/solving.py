"""One puzzle at the terminal: show it, take the actions of the solution, and judge each at once."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from boardrules.chance import Dealer
from boardrules.cli._screen.board import Board
from boardrules.cli._screen.narrate import AnyMatch, Narrator
from boardrules.cli._screen.terminal import Terminal
from boardrules.cli._table.prompt import Extras, ask
from boardrules.logs.opening import AnyGame
from boardrules.match import Match
from boardrules.messages import Message
from boardrules.presentation import notation
from boardrules.puzzles import AnyPuzzle, course_of, position_of, praise_of, refusal_of, task_of
from boardrules.transforms import from_state
from boardrules.values import CHANCE, BaseAction, Seat

__all__ = ["Skip", "Solving"]

JUDGING: Final = 5_000
"""Maximum number of positions examined to say why an action is wrong."""

JUDGING_CHANCES: Final = 20_000
"""The same for its chance."""


class Skip(Exception):
    """The player wants to leave this puzzle."""


class Solving:
    """One puzzle being solved. Luck and the other seats act at random, the same at each attempt, because the solution wins in any case."""

    def __init__(self, game: AnyGame, puzzle: AnyPuzzle, terminal: Terminal, language: str) -> None:
        terminal.address(Seat(puzzle.seat))
        terminal.speak(language, game)
        self._game: Final = game
        self._puzzle: Final = puzzle
        self._terminal: Final = terminal
        self._seat: Final = Seat(puzzle.seat)
        self._start: Final[Any] = position_of(game, puzzle)
        self._match: Final[AnyMatch] = Match(from_state(game, self._start))
        self._board: Final = Board(game, terminal)
        self._narrator: Final = Narrator(self._match, (self._seat,), terminal, 0.0, self._board)
        self._dealer: Final = Dealer("puzzle")
        self._rng: Final = Random(0)  # noqa: S311  (reproducible, not secret)
        self._decided: list[int] = []  # the ply after each decision of the solution
        self._hinted: tuple[int, int] = (-1, 0)
        self._wrong = 0
        self._helped = False

    def run(self, number: int, last: int) -> bool:
        """Play the puzzle to its end, and return whether it was solved without help. Raises Stop, and Skip if the player leaves it."""
        self._introduce(number, last)
        match = self._match
        chance = self._puzzle.chance
        while not match.over and (chance is None or self._left()):
            seat = self._game.to_act(match.state)[0]
            if seat == CHANCE:
                luck = self._dealer.choose(self._game, match.state)
                match.supply(luck)
                self._tell(seat, luck)
            elif seat == self._seat and len(actions := match.prompt(seat).actions) > 1 and self._left():
                self._ask()
            else:
                actions = match.prompt(seat).actions
                # After all decisions every action wins; the last in the list ends most games soonest.
                action = actions[-1] if seat == self._seat else actions[self._rng.randrange(len(actions))]
                match.submit(seat, action)
                self._tell(seat, action)
        self._narrator.tell(luck=True)
        say = self._terminal.say
        if chance is not None:
            self._terminal.write(say("terminal-puzzle-chance-plan"))
            self._write_line(self._start, chance.plan)
        if not self._helped:
            self._terminal.write(say("terminal-puzzle-solved", wrong=self._wrong), "bold", "green")
        return not self._helped

    def _introduce(self, number: int, last: int) -> None:
        terminal, spec, say = self._terminal, self._game.SPEC, self._terminal.say
        title = terminal.title(self._game)
        terminal.rule(say("terminal-puzzle-title", number=number, puzzles=last, game=title, version=spec.rules_version))
        terminal.wrap(self._said(task_of(self._puzzle)), "bold")
        terminal.wrap(say("terminal-puzzle-how" if self._puzzle.chance is None else "terminal-puzzle-chance-how"), "dim")

    def _said(self, message: Message) -> str:
        return self._terminal.say(message.key, **dict(message.params))

    def _left(self) -> tuple[BaseAction, ...]:
        """Return the actions of the solution that are still to come, including those that were undone."""
        self._decided = [ply for ply in self._decided if ply <= self._match.ply]
        left: tuple[BaseAction, ...] = self._puzzle.solution[len(self._decided) :]
        return left

    def _ask(self) -> None:
        self._narrator.tell(luck=True)
        self._narrator.drawn()
        extras = Extras(
            {
                "hint": ("terminal-help-hint", self._hint),
                "solution": ("terminal-help-solution", self._show_solution),
                "skip": ("terminal-help-skip", self._skip),
            },
            self._admit,
        )
        action = ask(self._match, self._seat, self._terminal, self._board, people=(self._seat,), extras=extras)
        if action is None:
            self._narrator.forget()
            return
        self._decided.append(self._match.ply)
        self._tell(self._seat, action)
        left = len(self._puzzle.solution) - len(self._decided)
        self._narrator.tell()
        self._terminal.wrap(self._said(praise_of(self._puzzle, left)), "green")

    def _tell(self, by: Seat, action: BaseAction) -> None:
        self._narrator.collect(by, action, together=True)

    def _admit(self, action: BaseAction) -> bool:
        """Return whether *action* is the next one of the solution; for any other, write whether it can win."""
        if action == self._left()[0]:
            return True
        self._wrong += 1
        written = self._written(self._match.state, action)
        budget = JUDGING if self._puzzle.chance is None else JUDGING_CHANCES
        refusal = refusal_of(self._game, self._puzzle, self._match.state, action, written, budget=budget)
        self._terminal.wrap(self._said(refusal), "yellow")
        return False

    def _written(self, state: Any, action: BaseAction) -> str:
        return notation(self._game).format_action(self._game.view(state, self._seat), action)

    def _hint(self) -> None:
        """Write the first word of the next action; the second time, the whole action."""
        decision, given = len(self._decided), 0
        if self._hinted[0] == decision:
            given = self._hinted[1]
        text = self._written(self._match.state, self._left()[0])
        shown = text if given else text.split()[0]
        self._terminal.write(self._terminal.say("terminal-puzzle-hint-all" if given else "terminal-puzzle-hint", action=shown), "cyan")
        self._hinted = decision, given + 1
        self._helped = self._helped or given > 0

    def _show_solution(self) -> None:
        """Write the rest of the solution, one action on a line."""
        self._helped = True
        chance = self._puzzle.chance
        self._write_line(self._match.state, self._left() if chance is None else chance.plan)

    def _write_line(self, state: Any, line: tuple[BaseAction, ...]) -> None:
        """Write the actions of a line that can be played from *state*."""
        label = self._terminal.translator.label
        for before, action in course_of(self._game, self._puzzle, state, line):
            view = self._game.view(before, self._seat)
            self._terminal.wrap(f"{self._written(before, action)}  ({label(view, action)})", "cyan", indent=2, hang=4)

    def _skip(self) -> None:
        raise Skip
