"""Writing to a terminal."""

from __future__ import annotations

import io
import pydoc
import sys

import pytest

from boardrules import Seat
from boardrules.cli._screen.terminal import Terminal


class Screen(io.StringIO):
    """A standard output that says it is a terminal."""

    def __init__(self, encoding: str | None = "utf-8") -> None:
        super().__init__()
        self._encoding = encoding

    @property
    def encoding(self) -> str | None:  # type: ignore[override]  # a text stream may have none
        return self._encoding

    def isatty(self) -> bool:
        return True


def screen(monkeypatch: pytest.MonkeyPatch, *, columns: str = "60", encoding: str | None = "utf-8") -> Screen:
    """Make standard output a terminal with colours."""
    made = Screen(encoding)
    monkeypatch.setattr(sys, "stdout", made)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.delenv("NO_COLOR", raising=False)
    return made


def test_a_terminal_has_colours_and_its_own_width(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = screen(monkeypatch)
    terminal = Terminal()
    assert (terminal.interactive, terminal.colored, terminal.width) == (True, True, 60)
    terminal.write("now", "bold", "red")
    assert shown.getvalue() == "\x1b[1;31mnow\x1b[0m\n"
    assert terminal.paint("") == terminal.paint("", "red") == ""
    assert len({terminal.seat(Seat(seat), "*") for seat in range(6)}) == 6


@pytest.mark.parametrize(("columns", "width"), [("10", 40), ("300", 100)])
def test_lines_are_neither_too_short_nor_too_long_to_read(monkeypatch: pytest.MonkeyPatch, columns: str, width: int) -> None:
    screen(monkeypatch, columns=columns)
    assert Terminal().width == width


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_colours_can_be_turned_off(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    shown = screen(monkeypatch)
    monkeypatch.setenv(name, value)
    terminal = Terminal()
    terminal.write("now", "red")
    assert shown.getvalue() == "now\n"
    assert terminal.interactive


def test_a_pipe_has_no_colours_is_80_wide_and_is_not_cleared(capsys: pytest.CaptureFixture[str]) -> None:
    terminal = Terminal()
    terminal.write("now", "red")
    terminal.clear()
    assert capsys.readouterr().out == "now\n"
    assert terminal.width == 80


def test_clearing_wipes_what_can_be_scrolled_back_to(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = screen(monkeypatch)
    Terminal().clear()
    assert "\x1b[3J" in shown.getvalue()


@pytest.mark.parametrize(("encoding", "shown"), [("ascii", "? spirals\n"), ("utf-8", "╔ spirals\n"), (None, "╔ spirals\n")])
def test_what_a_terminal_cannot_show_becomes_a_question_mark(monkeypatch: pytest.MonkeyPatch, encoding: str | None, shown: str) -> None:
    made = screen(monkeypatch, encoding=encoding)
    Terminal().write("╔ spirals")
    assert made.getvalue() == shown


def test_a_paragraph_is_wrapped_with_its_indents_and_its_mark(capsys: pytest.CaptureFixture[str]) -> None:
    terminal = Terminal()
    terminal.wrap("word " * 20, indent=2, hang=6, mark="*")
    lines = capsys.readouterr().out.splitlines()
    assert [line[:7] for line in lines] == ["* word ", "      w"]
    assert max(map(len, lines)) <= 80


def test_a_line_across_is_as_wide_as_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    Terminal().rule("round 1")
    assert capsys.readouterr().out == "-- round 1 " + "-" * 69 + "\n"


def test_a_table_is_ragged_left_but_for_the_columns_named() -> None:
    assert Terminal().table([("a", "1", ""), ("bbb", "100", "wins")], left=frozenset({0, 2})) == ["a      1", "bbb  100  wins"]


def test_lines_from_a_pipe_are_echoed_and_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("one\ntwo"))
    terminal = Terminal()
    assert [terminal.ask("> "), terminal.ask("> ")] == ["one", "two"]
    with pytest.raises(EOFError):
        terminal.ask("> ")
    assert capsys.readouterr().out == "> one\n> two\n> \n"


def test_nothing_from_outside_reaches_a_terminal_with_colours_unescaped(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = screen(monkeypatch)
    terminal = Terminal()
    painted = terminal.paint("a\x1b[31m", "bold")
    terminal.write(f"{painted} \x1b[2J\u202e\tb\nc")
    terminal.write("\x9b\r", "dim")
    terminal.rule(terminal.say("terminal-title", game="\x1b[31m", seats=2, version="\x1b]0;"))
    first, second, third, fourth = shown.getvalue().splitlines()
    assert (first, second, third) == ("\x1b[1ma\\x1b[31m\x1b[0m \\x1b[2J\\u202e\tb", "c", "\x1b[2m\\x9b\\r\x1b[0m")
    assert "\\x1b[31m" in fourth
    assert "\\x1b]0;" in fourth
    assert fourth.count("\x1b") == 2  # of the rule's own style


def paging(monkeypatch: pytest.MonkeyPatch, lines: int, *, tty: bool = True, pager: bool = True) -> tuple[str, str]:
    """Return what a text of so many lines writes to the screen, and what it gives to the pager."""
    shown, paged = screen(monkeypatch), list[str]()
    monkeypatch.setenv("LINES", "20")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: tty, raising=False)
    monkeypatch.setattr(pydoc, "pager", paged.append)
    terminal = Terminal(pager=pager)
    with terminal.paged():
        for number in range(lines):
            terminal.write(f"line {number}")
    return shown.getvalue(), "".join(paged)


def test_a_text_that_is_longer_than_the_screen_goes_to_the_pager(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, paged = paging(monkeypatch, 30)
    assert shown == ""
    assert paged.splitlines() == [f"line {number}" for number in range(30)]


@pytest.mark.parametrize(("lines", "tty", "pager"), [(19, True, True), (30, False, True), (30, True, False)])
def test_a_short_text_and_one_that_nobody_can_leaf_through_are_written_at_once(
    monkeypatch: pytest.MonkeyPatch, lines: int, *, tty: bool, pager: bool
) -> None:
    shown, paged = paging(monkeypatch, lines, tty=tty, pager=pager)
    assert shown.count("\n") == lines
    assert paged == ""


def test_a_fault_in_a_long_text_shows_what_was_written_before(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = screen(monkeypatch)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    terminal = Terminal()

    def fail() -> None:
        with terminal.paged():
            terminal.write("before")
            raise LookupError

    with pytest.raises(LookupError):
        fail()
    assert shown.getvalue() == "before\n"
