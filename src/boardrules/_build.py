"""Which build of the library is installed: pure Python, or with engines compiled for this platform."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

__all__ = ["description"]

_HERE: Final = os.path.dirname(__file__)  # noqa: PTH120  (pathlib would take longer to import than everything else here)


def description() -> str:
    """Return ``"compiled"`` if the engine of a game here is compiled for this Python, else ``"pure Python"``. No game is imported."""
    with os.scandir(_HERE) as entries:
        folders = [entry.path for entry in entries if entry.is_dir()]
    for folder in folders:
        if any(os.path.exists(f"{folder}/_compiled__mypyc{suffix}") for suffix in EXTENSION_SUFFIXES):  # noqa: PTH110
            return "compiled"
    return "pure Python"
