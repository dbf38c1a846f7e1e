"""The command line: ``boardrules COMMAND``; ``boardrules --help`` lists the commands.

Exit codes: 0 for success, 2 for an error, 70 for a fault in a game's program (each with one line on stderr; ``--debug`` shows the traceback
of such a fault), 130 after Ctrl-C. ``verify`` exits with 0 for EXACT, 1 for UNVERIFIED and 2 for DIVERGED.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from boardrules import __version__
from boardrules._build import description

if TYPE_CHECKING:
    from boardrules.cli._main import make_parser
else:
    from boardrules._lazy import importer

    __getattr__ = importer(__name__, {"_main": "make_parser"})

__all__ = ["main", "make_parser"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. *argv* defaults to the arguments of the program."""
    if list(sys.argv[1:] if argv is None else argv) == ["--version"]:  # without importing the commands
        sys.stdout.write(f"boardrules {__version__} ({description()})\n")
        return 0
    from boardrules.cli._main import main as run  # noqa: PLC0415

    return run(argv)
