"""Storage of a game at the terminal: the log of the command, and files that a player saves."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

from boardrules.cli._screen.narrate import AnyMatch
from boardrules.cli._screen.terminal import CommandError, Terminal

__all__ = ["Keeping"]


class Keeping:
    """The files that keep a match: *log*, which is written while it is played, and the last file that was saved.

    *again* are the arguments after ``boardrules play --resume FILE`` that continue with the same people and the same luck.
    """

    def __init__(self, match: AnyMatch, terminal: Terminal, log: Path | None = None, again: tuple[str, ...] = ()) -> None:
        self._match: Final = match
        self._terminal: Final = terminal
        self._log: Final = log
        self._again: Final = again
        self._saved: dict[Path, int] = {}

    def save(self, name: str) -> None:
        """Write the log so far to the file *name*, or to the last one saved; a file that was saved here before is replaced.

        Raises CommandError if there is no name, and for any other file that exists.
        """
        say = self._terminal.say
        path = Path(name).expanduser() if name else next(reversed(self._saved), self._log)
        if path is None:
            raise CommandError(say("terminal-save-needs-name"))
        if self._log is not None and (path == self._log or (path.exists() and path.samefile(self._log))):
            self._terminal.write(say("terminal-kept-already", file=str(path)), "green")
            return
        try:
            with path.open("wb" if path in self._saved else "xb") as file:
                file.write(self._match.log())
        except FileExistsError:
            raise CommandError(say("terminal-file-exists", file=str(path))) from None
        self._saved.pop(path, None)
        self._saved[path] = self._match.ply
        self._terminal.write(say("terminal-saved", plies=self._match.ply, command=self._command(path)), "green")

    def write_stopped(self) -> None:
        """Write what is kept of the game that was stopped, and how to continue it."""
        say, plies = self._terminal.say, self._match.ply
        if self._log is not None:
            path, told = self._log, say("terminal-stopped-with-log", plies=plies, file=str(self._log))
        elif self._saved:
            path, saved = next(reversed(self._saved.items()))
            told = say("terminal-stopped-saved", plies=plies, file=str(path), lost=plies - saved)
        else:
            self._terminal.write(say("terminal-stopped", plies=plies))
            return
        self._terminal.write(f"{told}\n  {self._command(path)}")

    def _command(self, path: Path) -> str:
        return shlex.join(("boardrules", "play", "--resume", str(path), *self._again))
