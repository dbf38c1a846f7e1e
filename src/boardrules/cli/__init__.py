"""The command line: ``boardrules list | play | replay | verify | rules | schema | simulate | perft | puzzle | completion``.

Exit codes: 0 for success, 2 for an error, 70 for a fault in a game's program (each with one line on stderr; ``--debug`` shows the traceback
of such a fault), 130 after Ctrl-C. ``verify`` exits with 0 for EXACT, 1 for UNVERIFIED and 2 for DIVERGED.
"""

from __future__ import annotations

from boardrules.cli._main import main, make_parser

__all__ = ["main", "make_parser"]
