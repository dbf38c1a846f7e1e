"""Which matches the command line plays, and where older logs go."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

from boardrules.cli._terminal import CommandError
from boardrules.match import Match

__all__ = ["AnyMatch", "set_aside"]

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


def set_aside(path: Path) -> Path | None:
    """Give the file at *path* another name, so that a new one can take its place: ``FILE.1``, or the next number that is free.

    Returns the new name, or None if nothing is there. Raises CommandError for anything but a file.
    """
    if not path.exists():
        return None
    if not path.is_file():
        raise CommandError(f"{path} is not a file")
    older = next(name for number in count(1) if not (name := path.with_name(f"{path.name}.{number}")).exists())
    path.rename(older)
    return older
