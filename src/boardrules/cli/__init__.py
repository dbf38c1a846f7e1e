"""The command line: ``boardrules list | play | replay | verify | rules | schema | simulate | perft | completion``.

Exit codes: 0 if all went well, 2 after an error, 70 after a fault in a game's program (one line on stderr each; ``--debug``
shows the traceback of such a fault), 130 after Ctrl-C. ``verify`` answers with 0 for EXACT, 1 for UNVERIFIED and 2 for DIVERGED.
"""

from __future__ import annotations

from boardrules.cli._main import main, make_parser

__all__ = ["main", "make_parser"]
