"""A first version of a game of one's own: ``boardrules new NAME`` writes it, and :func:`new_game_files` returns it.

It is a whole card game with hidden hands, luck, words and a table, that keeps every law, with a test and a page that plays it. Change it
into yours step by step: the test says what breaks.
"""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

__all__ = ["NameFault", "new_game_files"]

MODEL: Final = "driftwood"
"""The name of the game that the first version is a copy of."""
_TAKEN: Final = ("boardrules", "msgspec", "pytest", "typing_extensions")
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,39}")


class NameFault(ValueError):
    """A name that no game can have; ``taken`` is true if it is well formed, but belongs to Python or to a package."""

    def __init__(self, message: str, *, taken: bool = False) -> None:
        super().__init__(message)
        self.taken: Final = taken


def new_game_files(name: str) -> Mapping[str, str]:
    """Return the files of a new game called *name*, by their names: the module, its test and a page that plays it.

    Raises NameFault unless *name* has 2 to 40 small letters, digits and underscores, with a letter first. A word of Python and the name of
    a module that the files import, such as ``random``, are refused too.

    >>> list(new_game_files("tide_pools"))
    ['tide_pools.py', 'test_tide_pools.py', 'tide_pools_page.py']
    """
    if _NAME.fullmatch(name) is None:
        raise NameFault(f"{name[:60]!r} is no name for a game: 2 to 40 small letters, digits and underscores, a letter first")
    if keyword.iskeyword(name) or name in _TAKEN or name in sys.stdlib_module_names:
        raise NameFault(f"{name!r} is no name for a game: Python or a package has it already", taken=True)
    title = name.replace("_", " ").capitalize()
    prefix = "".join([word[0] for word in name.split("_") if word]).upper()
    prefix = prefix if len(prefix) > 1 else name[:2].upper()
    module = _template("game").replace('"DR-', f'"{prefix}-').replace("Driftwood", title).replace(MODEL, name)
    others = {f"test_{name}.py": "test", f"{name}_page.py": "page"}
    return {f"{name}.py": module, **{file: _template(kind).format(name=name, title=title) for file, kind in others.items()}}


def _template(kind: str) -> str:
    return (files(__name__) / "templates" / f"{kind}.txt").read_text("utf-8")
