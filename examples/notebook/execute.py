"""Run ``pixies.py``, or another script with cells, cell by cell, and write a notebook with everything it shows: ``python execute.py``."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import jupytext
import nbformat
from nbclient import NotebookClient

HERE: Final = Path(__file__).parent
LONGEST: Final = 7200
"""Seconds for one cell."""


def execute(source: Path, folder: Path | None = None) -> Any:
    """Return the notebook of *source*, executed in *folder*, or in an empty one. Raises CellExecutionError with what a cell raised."""
    notebook = jupytext.read(source)
    for number, cell in enumerate(notebook.cells):
        cell.id = f"cell-{number}"  # not a random one: the same source gives the same file
    with TemporaryDirectory() as empty:
        place = {"metadata": {"path": str(folder or empty)}}
        NotebookClient(notebook, timeout=LONGEST, record_timing=False, coalesce_streams=True, resources=place).execute()
    notebook.metadata.pop("jupytext", None)
    notebook.metadata.kernelspec = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook.metadata.language_info = {"name": "python"}  # no version: any Python shows the same
    return notebook


def main() -> None:
    """Write the notebook beside its source, or where the option says."""
    parser = ArgumentParser(description="Run a script with cells and write it as a notebook with everything it shows.")
    parser.add_argument("source", type=Path, nargs="?", default=HERE / "pixies.py", help="the script (pixies.py)")
    parser.add_argument("--to", type=Path, help="the notebook to write (beside the script)")
    parser.add_argument("--keep", action="store_true", help="run in the folder of the script, where the files that it writes stay")
    given = parser.parse_args()
    notebook = execute(given.source, given.source.resolve().parent if given.keep else None)
    nbformat.validate(notebook)
    nbformat.write(notebook, given.to or given.source.with_suffix(".ipynb"))


if __name__ == "__main__":
    main()
