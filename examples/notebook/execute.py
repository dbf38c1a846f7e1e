"""Run ``pixies.py`` cell by cell and write ``pixies.ipynb`` with everything it shows: ``python execute.py``."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import jupytext
import nbformat
from nbclient import NotebookClient

HERE: Final = Path(__file__).parent
LONGEST: Final = 900
"""Seconds for one cell."""


def execute(source: Path) -> Any:
    """The notebook of *source*, executed in an empty folder. Raises CellExecutionError with what a cell raised."""
    notebook = jupytext.read(source)
    for number, cell in enumerate(notebook.cells):
        cell.id = f"cell-{number}"  # not a random one: the same source gives the same file
    with TemporaryDirectory() as folder:
        NotebookClient(notebook, timeout=LONGEST, record_timing=False, resources={"metadata": {"path": folder}}).execute()
    notebook.metadata.pop("jupytext", None)
    notebook.metadata.kernelspec = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook.metadata.language_info = {"name": "python"}  # no version: any Python shows the same
    return notebook


def main() -> None:
    """Write the notebook beside its source, or where the argument says."""
    written = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "pixies.ipynb"
    notebook = execute(HERE / "pixies.py")
    nbformat.validate(notebook)
    nbformat.write(notebook, written)


if __name__ == "__main__":
    main()
