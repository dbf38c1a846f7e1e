"""The sources of other revisions of this repository, to measure against them."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

__all__ = ["ROOT", "sources_of"]

ROOT: Final = Path(__file__).parents[1]


@contextmanager
def sources_of(revision: str) -> Iterator[Path]:
    """Put the sources of *revision* into a folder for ``PYTHONPATH`` that exists inside the ``with``."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, check=True, capture_output=True).stdout  # noqa: S603, S607
        subprocess.run(["tar", "x", "-C", folder], input=archive, check=True)  # noqa: S603, S607
        yield Path(folder) / "src"
