"""``new``: the first version of a game of one's own."""

from __future__ import annotations

import argparse
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from boardrules.cli._screen.terminal import CommandError, Terminal
from boardrules.scaffold import NameFault, new_game_files
from boardrules.translation import translator

__all__ = ["write_new_game"]


def write_new_game(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``new NAME``: write a module, its test and its page, and say what to do next.

    Raises CommandError, and writes nothing, if the name is not possible or one of the files exists.
    """
    try:
        terminal.translator = translator(arguments.lang)
    except ImportError as error:
        raise CommandError(str(error)) from None
    try:
        files = new_game_files(arguments.name)
    except NameFault as fault:
        key = "terminal-new-name-taken" if fault.taken else "terminal-new-name"
        raise CommandError(terminal.say(key, name=repr(arguments.name[:60]))) from None
    folder: Path = arguments.into
    paths = {folder / name: text for name, text in files.items()}
    for path in paths:
        if path.exists() or path.is_symlink():
            raise CommandError(terminal.say("terminal-file-exists", file=str(path)))
    folder.mkdir(parents=True, exist_ok=True)
    for path, text in paths.items():
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
        terminal.write(terminal.say("terminal-new-written", file=str(path)), "green")
    module, test, page = map(str, paths)
    python, boardrules = _here("python", [sys.executable]), _here("boardrules", [sys.executable, "-m", "boardrules"])
    commands = {
        "terminal-new-test": _line([*python, test]),
        "terminal-new-play": _line([*boardrules, "play", module, "--bots", "--seed", "7"]),
        "terminal-new-page": _line([*python, page]),
    }
    width = max(map(len, commands.values()))
    terminal.write(terminal.say("terminal-new-next"), "bold")
    for key, command in commands.items():
        terminal.write(f"  {command:<{width}}  {terminal.say(key)}")
    return 0


def _here(name: str, otherwise: list[str]) -> list[str]:
    """Return the command *name* if it is the one beside this Python, for example in an active environment, and else *otherwise*."""
    found = shutil.which(name)
    return [name] if found is not None and Path(found).parent == Path(sys.executable).parent else otherwise


def _line(words: list[str]) -> str:
    """Return *words* as one line for a shell of this system."""
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)
