"""Referee a real table: people lay real cards, the program knows whose turn it is, what is allowed, and the score.

There is no dealer. Luck is typed in like everything else: ``start 1``, ``reveal B4_C``. A placement is ``b4``, ``b4 under`` or
``b4 down 7``. ``undo`` takes back the last placement. A file of such lines may be given; without one they are read from the keyboard.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from boardrules import CHANCE, IllegalAction, Match, NotationError, pixies
from boardrules.pixies import Action, Event, Options, State, View

PixiesMatch = Match[State, Action, View, Event, Options]

SCRIPT = """
# who starts, and the cards on the table
start 1
reveal B4_C
reveal R1_C
reveal M3_0
reveal G5_X1
# seat 1 takes a card; the first try is against the rules
b4 down 7
b4
undo
r1
# two players take turns until the four cards are gone
m
b4
g5
# whoever took the last card starts the next turn
reveal B4_0
reveal Y1_S4
reveal G3_C
reveal R9_0
# this may mean two things, so it is not played
g3
g3 under
b4 under
"""


def play_line(match: PixiesMatch, line: str) -> str:
    """Play one line and say what came of it."""
    view = match.prompt(None).view
    before = match.ply
    try:
        if line == "undo":
            return f"taken back: {pixies.format_action(view, match.undo())}"
        action = pixies.parse_action(view, line)
        if action.by == CHANCE:
            match.supply(action)
        else:
            match.submit(action.by, action)
    except (IllegalAction, NotationError) as error:
        return f"no: {error}"
    return " ".join(pixies.format_event(view, event) for event in match.prompt(None, since=before).events)


def referee(lines: Iterable[str]) -> PixiesMatch:
    """Play *lines* at a table for two, and say what comes of each."""
    match = Match(pixies, Options(seats=2))
    for line in lines:
        text = line.partition("#")[0].strip()
        if text:
            print(f"> {text}\n  {play_line(match, text)}")
    return match


def main() -> None:
    """Referee what is in a file, at the keyboard, or in the example."""
    if len(sys.argv) > 1:
        match = referee(Path(sys.argv[1]).read_text(encoding="utf-8").splitlines())
    else:
        match = referee(sys.stdin if sys.stdin.isatty() else SCRIPT.splitlines())
    print(pixies.render_text(match.prompt(None).view))


if __name__ == "__main__":
    main()
