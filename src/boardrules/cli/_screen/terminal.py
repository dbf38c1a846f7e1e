"""Output to a terminal and input from it: width, colours, wrapped text, tables."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from textwrap import wrap
from typing import Any, Final, Literal, TypeAlias

from boardrules.characters import escaped
from boardrules.cli._screen.pager import show_in_pager
from boardrules.contract import CardFacts, Game
from boardrules.messages import Argument, Message
from boardrules.rulebook import Rule
from boardrules.translation import Translator, translator
from boardrules.values import Seat

__all__ = ["CommandError", "Style", "Terminal"]

Style: TypeAlias = Literal["bold", "dim", "red", "green", "yellow", "blue", "magenta", "cyan"]

CODES: Final[dict[Style, str]] = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "magenta": "35",
    "cyan": "36",
}

PAINT: Final = re.compile(r"(\x1b\[[0-9;]{1,8}m)")
"""A code that :meth:`Terminal.paint` writes before or after a text."""

SEAT_STYLES: Final[tuple[Style, ...]] = ("cyan", "yellow", "magenta", "green", "blue", "red")

NARROWEST: Final = 40
WIDEST: Final = 100

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""The code that clears the screen and the lines scrolled off it."""


class CommandError(Exception):
    """The command line cannot be carried out; the message says why, and what to do instead."""


class Terminal:
    """Standard output and input. Colours and clearing are used only in a terminal that supports them, and only without ``NO_COLOR``.

    Without *pager*, long output goes to the screen at once.
    """

    def __init__(self, *, pager: bool = True) -> None:
        self.translator: Translator = translator("en")
        self._names: tuple[str, ...] = ()
        self._reader: Seat | None = None
        self.interactive = sys.stdout.isatty()
        self.colored = self.interactive and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self._pager = pager and self.interactive and sys.stdin.isatty()
        self._held: list[str] | None = None
        self.width = min(max(shutil.get_terminal_size((80, 24)).columns, NARROWEST), WIDEST) if self.interactive else 80
        if sys.stdin.isatty():
            with suppress(ImportError):
                import_module("readline")  # gives input() its line editing

    def speak(self, language: str, game: Game[Any, Any, Any, Any, Any]) -> None:
        """Use *language* for the messages of *game* from now on, with the names and the reader that :meth:`address` has set.

        Raises UnknownLanguage, and CommandError if the extra ``i18n`` is missing.
        """
        try:
            self.translator = translator(language, game, names=self._names, reader=self._reader)
        except ImportError as error:
            raise CommandError(str(error)) from None

    def address(self, reader: Seat | None, names: Iterable[str] = ()) -> None:
        """Call the players by these *names*, seat by seat, and the one of seat *reader* "you", from now on."""
        self._names, self._reader = tuple(names), reader
        self.translator = self.translator.speaking(names=self._names, reader=reader)

    def worded(self, rule: Rule) -> Rule:
        """Return *rule* with its title and its text in the language of this terminal, if they are translated."""
        try:
            return self.translator.rule(rule.id)
        except LookupError:
            return rule

    def card(self, card: CardFacts) -> str:
        """Return the name of *card* in the language of this terminal."""
        try:
            return self.translator.card(card.id)
        except LookupError:
            return card.name

    def title(self, game: Game[Any, Any, Any, Any, Any]) -> str:
        """Return the title of *game* in the language of this terminal."""
        return self.translator.sentence("board-title", (), game.SPEC.title)

    def say(self, key: str, **params: Argument) -> str:
        """Return the message *key* in the language of this terminal; unwanted characters in *params* are escaped."""
        shown = {name: escaped(value) if isinstance(value, str) else value for name, value in params.items()}
        return self.translator(Message.of(key, **shown))

    def paint(self, text: str, *styles: Style) -> str:
        """Return *text* in these styles, or without styles if there are no colours; unwanted characters in it are escaped."""
        text = escaped(text, lines=True)
        if not self.colored or not styles or not text:
            return text
        return f"\x1b[{';'.join(CODES[style] for style in styles)}m{text}\x1b[0m"

    def numbered(self, seat: Seat) -> str:
        """Return the name of a player with the number of the seat, as actions are typed: "Ann (0)"."""
        return f"{self.translator.player(seat)} ({seat})"

    def seat(self, seat: Seat, text: str) -> str:
        """Return *text* in the colour of a seat."""
        return self.paint(text, SEAT_STYLES[seat % len(SEAT_STYLES)])

    def write(self, text: str = "", *styles: Style) -> None:
        """Write one or more whole lines.

        Unwanted characters are escaped, and characters that the terminal cannot show become question marks.
        """
        encoding = sys.stdout.encoding or "utf-8"
        shown = self.paint(text, *styles) if styles else self._escaped(text)
        self._out(shown.encode(encoding, "replace").decode(encoding) + "\n")

    def wrap(self, text: str, *styles: Style, indent: int = 0, hang: int | None = None, mark: str = "") -> None:
        """Write a paragraph wrapped at the terminal's width; *hang* indents all lines but the first, *mark* is put before the first."""
        lines = wrap(
            text,
            self.width,
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent if hang is None else hang),
            break_long_words=False,
            break_on_hyphens=False,
        )
        for index, line in enumerate(lines):
            self.write(mark + self.paint(line[1:], *styles) if mark and not index else self.paint(line, *styles))

    def rule(self, title: str) -> None:
        """Write a line across the screen with a title in it."""
        head = f"-- {title} "
        self.write(head + "-" * (self.width - len(head)), "dim")

    def table(self, rows: Iterable[Sequence[str]], *, left: frozenset[int] = frozenset()) -> list[str]:
        """Return rows as lines, with columns aligned right except those in *left*."""
        columns = list(zip(*rows, strict=True))
        for index, column in enumerate(columns):
            width = max(map(len, column))
            columns[index] = tuple(cell.ljust(width) if index in left else cell.rjust(width) for cell in column)
        return ["  ".join(row).rstrip() for row in zip(*columns, strict=True)]

    @contextmanager  # pyright: ignore[reportDeprecated]  (an Iterator is what Python 3.11 documents)
    def paged(self) -> Iterator[None]:
        """Show what is written in this context by a pager, if it is more than the screen of a terminal holds."""
        if not self._pager or self._held is not None:
            yield
            return
        self._held = []
        try:
            yield
        finally:
            text, self._held = "".join(self._held), None
            if text.count("\n") < shutil.get_terminal_size((80, 24)).lines:
                self._out(text)
            else:
                show_in_pager(text)

    def clear(self) -> None:
        """Clear the screen, so that the next player cannot see what the last one saw."""
        if self.interactive:
            self._out(CLEAR)

    def ask(self, prompt: str) -> str:
        """Return one line that the user typed. Raises EOFError at the end of the input."""
        if sys.stdin.isatty() and self.interactive:
            try:
                return input(prompt)
            except EOFError:
                self.write()
                raise
        self._out(prompt)
        line = sys.stdin.readline()
        self.write(line.rstrip("\n"))  # no terminal has echoed it
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def _escaped(self, text: str) -> str:
        """Return *text*, parts of which :meth:`paint` may have painted, with all other unwanted characters escaped."""
        if not self.colored:
            return escaped(text, lines=True)
        return "".join([part if PAINT.fullmatch(part) else escaped(part, lines=True) for part in PAINT.split(text)])

    def _out(self, text: str) -> None:
        if self._held is not None:
            self._held.append(text)
            return
        sys.stdout.write(text)
        sys.stdout.flush()
