"""A human player's turn: show the position, ask for an action, and answer commands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from boardrules.cli._lookup.cards import cards_named, write_card
from boardrules.cli._lookup.rules import rules_found, write_rule, write_titles
from boardrules.cli._screen.board import Board
from boardrules.cli._screen.choices import MOST, list_choices
from boardrules.cli._screen.narrate import AnyMatch
from boardrules.cli._screen.terminal import CommandError, Terminal
from boardrules.cli._table.keeping import Keeping
from boardrules.errors import IllegalAction, NotationError
from boardrules.presentation import notation
from boardrules.rulebook import CORE_RULES
from boardrules.values import BaseAction, Seat

__all__ = ["Extras", "Stop", "ask"]

HELP: Final = (
    ("list [WORD]", "terminal-help-list"),
    ("view", "terminal-help-view"),
    ("cards WORD", "terminal-help-cards"),
    ("rules [ID]", "terminal-help-rules"),
    ("undo", "terminal-help-undo"),
    ("save [FILE]", "terminal-help-save"),
    ("quit", "terminal-help-quit"),
)
"""Each command with the message that describes it."""

COMMANDS: Final = frozenset({"?", "help", "list", "view", "cards", "rules", "undo", "save", "quit", "exit"})


class Stop(Exception):
    """The player wants to stop, or the input has ended."""


def _anything(_: BaseAction) -> bool:
    return True


@dataclass(frozen=True)
class Extras:
    """Additions to a prompt.

    ``commands``: further commands, each with the message that describes it; ``admit``: a function that says whether a legal action is
    played.
    """

    commands: dict[str, tuple[str, Callable[[], None]]] = field(default_factory=dict[str, tuple[str, Callable[[], None]]])
    admit: Callable[[BaseAction], bool] = _anything


def ask(
    match: AnyMatch,
    seat: Seat,
    terminal: Terminal,
    board: Board,
    *,
    people: tuple[Seat, ...],
    keeping: Keeping | None = None,
    extras: Extras = Extras(),
) -> BaseAction | None:
    """Show *seat* the position and its actions, and keep asking until the match has changed.

    *people* are the seats played at this terminal; an undo takes back the last action of any of them. *keeping* keeps the game in files,
    *extras* are further commands. Returns the action that was played, or None after an undo. Raises Stop.
    """
    return Turn(match, seat, terminal, board, people, keeping or Keeping(match, terminal), extras).take()


class Turn:
    """One decision of one player at the terminal."""

    def __init__(
        self,
        match: AnyMatch,
        seat: Seat,
        terminal: Terminal,
        board: Board,
        people: tuple[Seat, ...],
        keeping: Keeping,
        extras: Extras,
    ) -> None:
        self._match = match
        self._terminal = terminal
        self._seat = seat
        self._board = board
        self._people = people
        self._keeping = keeping
        self._extras = extras
        self._commands = COMMANDS | extras.commands.keys()
        self._played: BaseAction | None = None
        self._prompt = match.prompt(seat)
        self._texts = [notation(match.game).format_action(self._prompt.view, action) for action in self._prompt.actions]

    def take(self) -> BaseAction | None:
        """Ask until an action is played or undone; return the action played, or None after an undo."""
        self._show(whole=False)
        before = self._match.ply
        while self._match.ply == before:
            try:
                text = self._terminal.ask("> ").strip()
            except EOFError:
                raise Stop from None
            try:
                self._answer(text)
            except IllegalAction as error:
                rule, say = error.refusal.rule, self._terminal.say
                self._terminal.wrap(
                    say("terminal-not-allowed", refusal=f"{rule}: {self._terminal.translator(error.refusal, view=self._prompt.view)}"),
                    "red",
                )
                self._terminal.write(say("terminal-shows-rule", rule=rule), "dim")
            except (NotationError, CommandError) as error:
                self._terminal.wrap(self._terminal.translator(error) if isinstance(error, NotationError) else str(error), "red")
            except OSError as error:
                self._terminal.wrap(f"{error.filename}: {error.strerror}", "red")
        return self._played

    def _show(self, *, whole: bool) -> None:
        """Show the position, or unless *whole* what has changed, then the question and the actions."""
        decision, view = self._prompt.decision, self._prompt.view
        self._terminal.rule(self._terminal.say("terminal-your-turn", seat=self._seat))
        drawn, changes = (self._board.first(view, self._seat), False) if whole else self._board.news(view, self._seat)
        if drawn:
            self._terminal.write(drawn)
            if changes:
                self._terminal.write(self._terminal.say("terminal-changes-only"), "dim")
            self._terminal.write()
        if decision is not None:  # pragma: no branch  (law "pending": a seat that may act is asked something)
            asked = self._terminal.translator(decision, view=self._prompt.view)
            self._terminal.wrap(f"{asked} [{decision.rule}]", "bold")
        self._list(None)

    def _list(self, beginning: str | None) -> None:
        lines = list_choices(self._labelled(beginning), self._terminal.width, self._terminal.say, beginning=beginning)
        if not lines:
            raise CommandError(self._terminal.say("terminal-no-beginning", word=beginning or ""))
        for line in lines:
            self._terminal.write(line)
        if beginning is None:
            hint = "terminal-enter-plays" if len(self._texts) == 1 else "terminal-choose"
            self._terminal.write(self._terminal.say(hint), "dim")

    def _labelled(self, beginning: str | None) -> list[str]:
        """Return the actions in notation; in a language other than English with their labels, unless they are listed in groups."""
        if self._terminal.translator.language == "en" or (beginning is None and len(self._texts) > MOST):
            return self._texts
        label, view = self._terminal.translator.label, self._prompt.view
        return [f"{text}  ({label(view, action)})" for text, action in zip(self._texts, self._prompt.actions, strict=True)]

    def _answer(self, text: str) -> None:
        """Carry out *text*: a number, a command, or an action in notation. A slash before a word makes it a command."""
        word, _, rest = text.partition(" ")
        name = word.lower().removeprefix("/")
        if text.isdecimal():
            self._play_number(int(text))
        elif name in self._commands and (word.startswith("/") or not any(written.lower().split()[0] == name for written in self._texts)):
            self._command(name, rest.strip())
        elif not text and len(self._texts) > 1:
            raise CommandError(self._terminal.say("terminal-type-number", last=len(self._texts)))
        elif not text:
            self._play_number(1)
        else:
            self._play(notation(self._match.game).parse_action(self._prompt.view, text))

    def _play_number(self, number: int) -> None:
        if not 1 <= number <= len(self._texts):
            raise CommandError(self._terminal.say("terminal-no-action-number", number=number, last=len(self._texts)))
        self._play(self._prompt.actions[number - 1])

    def _play(self, action: BaseAction) -> None:
        if action in self._prompt.actions and not self._extras.admit(action):
            return
        self._match.submit(self._seat, action)
        self._played = action

    def _command(self, name: str, rest: str) -> None:
        if name in self._extras.commands:
            self._extras.commands[name][1]()
            return
        match name:
            case "list":
                with self._terminal.paged():
                    self._list(rest)
            case "view":
                self._show(whole=True)
            case "cards":
                self._cards(rest)
            case "rules":
                self._rules(rest)
            case "undo":
                self._undo()
            case "save":
                self._keeping.save(rest)
            case "quit" | "exit":
                raise Stop
            case _:
                self._help()

    def _help(self) -> None:
        self._terminal.write(self._terminal.say("terminal-help", example=self._texts[0]))
        rows = [*HELP, *((command, key) for command, (key, _) in self._extras.commands.items())]
        for line in self._terminal.table([(command, self._terminal.say(key)) for command, key in rows], left=frozenset({0, 1})):
            self._terminal.write(f"  {line}")
        if legend := self._board.legend(self._prompt.view):
            self._terminal.write()
            self._terminal.write(legend)

    def _cards(self, word: str) -> None:
        if not word:
            raise CommandError(self._terminal.say("terminal-cards-needs-word"))
        found = cards_named(self._match.game.SPEC, word, self._terminal, self._prompt.view)
        with self._terminal.paged():
            for card in found:
                write_card(card, self._terminal)

    def _rules(self, name: str) -> None:
        spec = self._match.game.SPEC
        found = rules_found(spec, name.split(), self._terminal) if name else (*spec.rules, *CORE_RULES)
        with self._terminal.paged():
            if not name:
                write_titles(found, self._terminal)
                return
            for rule in found:
                write_rule(rule, self._terminal)

    def _undo(self) -> None:
        """Undo the last action of somebody at this terminal and everything after it, or nothing, so that it is their turn again."""
        trial = self._match.fork()
        plies = 1
        while (by := trial.undo().by) not in self._people:
            plies += 1
        for _ in range(plies):
            self._match.undo()
        if by != self._seat:
            self._terminal.write(self._terminal.say("terminal-taken-back", seat=by), "yellow")
