"""The notebook shows what its source makes: it is run again, with fewer games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("nbclient", reason="the notebook needs Jupyter, polars and matplotlib: tox -e notebook")
pytest.importorskip("jupytext")

import jupytext
import nbformat
from execute import execute

FOLDER = Path(__file__).parents[2] / "examples" / "notebook"
FEW = "30"
"""Games, instead of 10,000."""


def code(notebook: Any) -> list[Any]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def shown(cell: Any) -> Iterator[tuple[str, str]]:
    """What a cell shows, each with its kind; of pictures that matplotlib made only that there is one, since its versions differ."""
    for output in cell.outputs:
        assert output.output_type in {"stream", "display_data", "execute_result"}, output
        if output.output_type == "stream":
            assert output.name == "stdout", output.text
            yield "text", output.text
        for kind, data in output.get("data", {}).items():
            if kind == "image/png":
                yield kind, ""
            elif kind == "image/svg+xml":
                yield kind, "".join(data)


@pytest.fixture(scope="module")
def stored() -> Any:
    return nbformat.read(FOLDER / "pixies.ipynb", as_version=4)


def test_the_notebook_is_that_of_the_source(stored: Any) -> None:
    source = jupytext.read(FOLDER / "pixies.py")
    assert [(cell.cell_type, cell.source) for cell in stored.cells] == [(cell.cell_type, cell.source) for cell in source.cells]
    assert [cell.execution_count for cell in code(stored)] == list(range(1, len(code(stored)) + 1))


def test_the_notebook_is_of_ten_thousand_games_and_shows_its_pictures(stored: Any) -> None:
    outputs = [part for cell in code(stored) for part in shown(cell)]
    assert ("text", "10,000 games, 90,000 areas\n") in outputs
    kinds = [kind for kind, _ in outputs]
    assert (kinds.count("image/svg+xml"), kinds.count("image/png")) == (2, 2)


def test_running_it_again_shows_the_same(stored: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDRULES_NOTEBOOK_GAMES", FEW)
    again = execute(FOLDER / "pixies.py")
    assert [[kind for kind, _ in shown(cell)] for cell in code(again)] == [[kind for kind, _ in shown(cell)] for cell in code(stored)]
    # Up to the 10,000 games everything is the same: the pictures, the sentences, the tables.
    one_game = [list(takewhile(lambda cell: "GAMES)" not in cell.source, code(notebook))) for notebook in (again, stored)]
    assert len(one_game[0]) == 5
    for mine, theirs in zip(*one_game, strict=True):
        assert list(shown(mine)) == list(shown(theirs))
        assert [output.get("data", {}).get("text/plain") for output in mine.outputs] == [
            output.get("data", {}).get("text/plain") for output in theirs.outputs
        ]
