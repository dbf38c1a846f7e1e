"""The TypeScript client of the web example: compiled strictly, and whole games of all three played in other languages."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")
pytest.importorskip("websockets")

from boardrules import Played, Seat, Translator, game, games, languages, replay, translator, verify
from boardrules.messages import capitalized
from boardrules.narration import told
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


PLAYED = list(product(games(), languages()))


def happened(played: Any, words: Translator, plies: list[Played[Any, Any, Any]]) -> list[str]:
    """The sentences of what seat 0 sees happen, one event at a time."""
    found: list[str] = []
    for one in plies:
        seen = [event for event in (played.redact_event(event, Seat(0)) for event in one.events) if event is not None]
        found += [capitalized(words(message)) for message in told(played, played.view(one.state, Seat(0)), seen)]
    return found


@pytest.mark.parametrize(("name", "language"), PLAYED)
def test_a_whole_game_is_played_and_told_as_python_tells_it(
    client: Path, name: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOG", str(tmp_path / "game.jsonl"))
    with Server(tmp_path, "--seed", "7", "--max-messages", "1000") as server:
        said = node("built/play.js", name, language, server.url, folder=client).splitlines()
    log = (tmp_path / "game.jsonl").read_bytes()
    assert verify(log).result == "EXACT"
    played: Any = game(name)
    words = translator(language, played)
    plies = list(replay(log, played))
    assert [line for line in said if line[0] not in ">!<"][:-2] == happened(played, words, plies)
    asked = [(before.state, one.action) for before, one in pairwise(plies) if one.action.by == 0]
    questions = [words(played.pending(state, Seat(0))) for state, _ in asked]
    labels = [words.label(played.view(state, Seat(0)), action) for state, action in asked]
    assert [line[2:] for line in said if line.startswith(">")] == questions
    assert [line[2:] for line in said if line.startswith("<")] == labels
    assert len(labels) > 10
    outcome = played.outcome(plies[-1].state)
    assert outcome is not None
    rule = f"{outcome.rule} ({words.rule(outcome.rule).title})"
    assert said[-1] == f"{played.SPEC.title}: {', '.join(map(str, outcome.winners))}: {' : '.join(map(str, outcome.scores))}, {rule}"
    (refusal,) = [line for line in said if line.startswith("!")]
    found = re.fullmatch(r"! ([\w-]+) \((.+?)\): .{10,}", refusal)
    assert found is not None, refusal
    assert found[2] == words.rule(found[1]).title


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
    for path in sorted(path for path in (client / "src").rglob("*.ts") if path.parent.name != "generated"):
        assert not re.search(r"(?::|as|<)\s*any\b", path.read_text(encoding="utf-8")), path.name
