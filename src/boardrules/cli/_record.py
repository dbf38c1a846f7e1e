"""New names for older logs."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from boardrules.cli._screen.terminal import CommandError

__all__ = ["set_aside"]


def set_aside(path: Path) -> Path | None:
    """Rename the file at *path* to ``FILE.1``, or to the next free number, so that a new file can take its place.

    Returns the new name, or None if there is no such file. Raises CommandError for anything but a file.
    """
    if not path.exists():
        return None
    if not path.is_file():
        raise CommandError(f"{path} is not a file")
    older = next(name for number in count(1) if not (name := path.with_name(f"{path.name}.{number}")).exists())
    path.rename(older)
    return older
