"""A first version of a game of one's own: its files, its test, its page, and the command that writes them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import pytest

from boardrules.scaffold import NameFault, new_game_files
from boardrules.testing import check_game

ROOT = Path(__file__).parents[2]


def written(folder: Path, name: str) -> Path:
    for file, text in new_game_files(name).items():
        (folder / file).write_text(text, "utf-8")
    return folder


@contextmanager
def served(folder: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Any]]:
    """Serve the page of a new game, and yield its address and its module."""
    monkeypatch.syspath_prepend(str(written(folder, name)))
    page: Any = import_module(f"{name}_page")
    server = page.serve(0, 1)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", page
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def got(address: str, fields: dict[str, str] | None = None) -> str:
    data = None if fields is None else urlencode(fields).encode()
    with urlopen(Request(address, data)) as answer:  # noqa: S310  (this machine's)
        found: str = answer.read().decode()
        return found


def test_the_example_is_what_is_written_for_its_name() -> None:
    assert new_game_files("driftwood")["driftwood.py"] == (ROOT / "examples" / "driftwood.py").read_text("utf-8")


@pytest.mark.parametrize("name", ["", "x", "Tide", "2fast", "tide-pools", "a" * 41, "tide\n", "../tide"])
def test_a_name_that_is_no_modules_is_refused(name: str) -> None:
    with pytest.raises(NameFault, match="is no name for a game") as refused:
        new_game_files(name)
    assert not refused.value.taken


@pytest.mark.parametrize("name", ["class", "random", "boardrules"])
def test_a_name_that_something_else_has_is_refused(name: str) -> None:
    with pytest.raises(NameFault, match="has it already") as refused:
        new_game_files(name)
    assert refused.value.taken


def test_the_new_game_keeps_every_law_and_its_test_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(written(tmp_path, "tide_pools")))
    game: Any = import_module("tide_pools")
    check_game(game, games=3)
    done = subprocess.run([sys.executable, "test_tide_pools.py"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.count(": ok") == 3


def test_the_page_shows_the_picture_and_plays_what_is_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path, "rock_pools", monkeypatch) as (address, _page):
        first = got(address)
        assert "<svg " in first
        assert 'data-anchor="card.' in first
        at = first.partition('name="at" value="')[2].partition('"')[0]
        assert got(address, {"n": "0", "at": at}) != first
        second = got(address)
        assert got(address, {"n": "0", "at": at}) == second, "from a page that is out of date"
        for wrong in ({"n": "99"}, {"n": "x"}, {}, {"n": "-1"}):
            assert got(address, {**wrong, "at": second.partition('name="at" value="')[2].partition('"')[0]}) == second


def test_the_page_answers_other_methods_with_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path, "salt_pools", monkeypatch) as (address, _page), pytest.raises(HTTPError, match="501"):
        urlopen(Request(address, method="PUT"))  # noqa: S310
