"""``play GAME --lesson``: a lesson of the game, for one person at the terminal."""

from __future__ import annotations

import argparse
from typing import Any

from boardrules.cli._arguments.chosen import chosen_game
from boardrules.cli._screen.board import Board
from boardrules.cli._screen.terminal import CommandError, Terminal
from boardrules.cli._table.prompt import Stop
from boardrules.errors import NotationError
from boardrules.lessons import LessonRun, lessons
from boardrules.presentation import notation

__all__ = ["teach"]


def teach(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``play GAME --lesson``: the first lesson of the game. The end of the input and Ctrl-C stop it."""
    if arguments.game is None:
        raise CommandError("play --lesson needs the name of a game; 'boardrules list' shows the games")
    game = chosen_game(arguments)
    terminal.speak(arguments.lang, game)
    found = lessons(game)
    if not found:
        raise CommandError(terminal.say("lesson-none", game=terminal.title(game)))
    translator = terminal.translator.speaking(reader=found[0].seat)
    terminal.translator = translator
    run = LessonRun(game, found[0], translator)
    terminal.write(run.title, "bold")
    board = Board(game, terminal)
    try:
        while not run.over:
            _step(run, board, terminal)
    except (Stop, EOFError, KeyboardInterrupt):
        terminal.write()
    return 0


def _step(run: LessonRun[Any, Any, Any, Any, Any], board: Board, terminal: Terminal) -> None:
    terminal.write()
    for sentence in run.says:
        terminal.wrap(sentence)
    goal = run.goal
    if goal is None:
        terminal.write(terminal.say("lesson-go-on"))
        terminal.ask("> ")
        run.go_on()
        return
    terminal.write()
    terminal.write(board.first(run.view, run.lesson.seat))
    legal = run.legal
    for number, action in enumerate(legal, start=1):
        terminal.write(f"{number:>3}  {run.label(action)}")
    terminal.write()
    terminal.wrap(goal, "bold")
    terminal.write(terminal.say("lesson-number"))
    step = run.number
    while True:
        words = terminal.ask("> ").strip()
        try:
            action = legal[int(words) - 1] if words.isdecimal() and 0 < int(words) <= len(legal) else _parsed(run, words)
        except NotationError as error:
            terminal.wrap(terminal.translator(error))
            continue
        answer = run.submit(action)
        for sentence in answer.sentences:
            terminal.wrap(sentence)
        if answer.right or run.number != step:
            return


def _parsed(run: LessonRun[Any, Any, Any, Any, Any], words: str) -> Any:
    return notation(run.game).parse_action(run.view, words)
