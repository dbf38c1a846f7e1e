"""The TypeScript client of the web example: compiled strictly, and a whole game played in another language."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")
pytest.importorskip("websockets")

from boardrules import Seat, pixies, replay, translator, verify
from tests.node.tools import node, npx
from tests.web.serving import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "typescript"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client as its users make it, in a folder of its own."""
    npx("tsc", "--version")
    npm = shutil.which("npm")
    assert npm is not None
    folder = tmp_path_factory.mktemp("typescript") / "client"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("node_modules", "built", "generated"))
    for command in ([npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], [sys.executable, "prepare.py"], [npm, "run", "build"]):
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_whole_game_is_played_and_told_as_python_tells_it(
    client: Path, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOG", str(tmp_path / "game.jsonl"))
    with Server(tmp_path, "--seed", "7") as server:
        said = node("built/play.js", server.url, language, folder=client).splitlines()
    log = (tmp_path / "game.jsonl").read_bytes()
    assert verify(log).result == "EXACT"
    words = translator(language, pixies)
    played = list(replay(log, pixies))
    state = played[-1].state
    told = [words.event(pixies.view(one.state, Seat(0)), event) for one in played for event in one.events]
    assert [line for line in said if line[0] not in ">!"][:-2] == told
    outcome = pixies.outcome(state)
    assert outcome is not None
    assert said[-1].startswith(f"{', '.join(map(str, outcome.winners))}: {' : '.join(map(str, outcome.scores))} ({outcome.rule}: ")
    (refusal,) = [line for line in said if line.startswith("!")]
    assert refusal.startswith(f"! BR-VALUE ({words.rule('BR-VALUE')}): ")
    assert "X9_9" in refusal


WRONG = {
    "tag": "value.type === 'Palce'",
    "field": "value.type === 'Place' && value.sell === 1",
    "word": "value.type === 'Place' && value.how === 'over'",
}


@pytest.mark.parametrize("name", WRONG)
def test_the_compiler_finds_what_is_wrong(client: Path, name: str) -> None:
    file = client / "src" / "wrong.ts"
    test = WRONG[name]
    file.write_text(
        f'import type {{ Action }} from "./generated/pixies.js";\nexport const test = (value: Action): boolean => {test};\n',
        encoding="utf-8",
    )
    try:
        with pytest.raises(AssertionError, match=r"wrong\.ts.*error TS"):
            npx("tsc", "--noEmit", "--project", "tsconfig.json", folder=client)
    finally:
        file.unlink()


def test_there_is_neither_any_nor_unknown_where_the_types_are_used(client: Path) -> None:
    for path in sorted((client / "src").glob("*.ts")):
        assert not re.search(r"(?::|as|<)\s*any\b", path.read_text(encoding="utf-8")), path.name
