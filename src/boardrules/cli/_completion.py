"""``completion``: a script for a shell that completes commands, options and files."""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Any, Final

from boardrules.cli._screen.terminal import CommandError, Terminal

__all__ = ["SHELLS", "show_completion"]

SHELLS: Final = ("bash", "zsh", "tcsh")


def show_completion(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Run ``completion SHELL``: write a script for the shell, made by shtab. Raises CommandError if shtab is not installed."""
    try:
        shtab: Any = import_module("shtab")
    except ImportError:
        raise CommandError("completion needs the package shtab: pip install shtab") from None
    terminal.write(shtab.complete(arguments.parser(), arguments.shell))
    return 0
