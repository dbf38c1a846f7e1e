"""The examples run, in seconds, and print what they are there to show."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"

PRINTED = {
    "ten_lines.py": (
        "The game is over: Player 3 wins with 100 points.",
        "Outcome(scores=(86, 94, 100), winners=(2,), rule='PX-WIN-1', rounds=((23, 29, 17), (40, 37, 44), (23, 28, 39)))",
    ),
    # B1, B2, B3 and the blue 4 and 7: 1 + 7 + 8 validated; 6 + 4 + 1 spirals and one for each of five blue cards; 3 crosses; a zone
    # of 1-2-3 with 4 and 7 below 1, five cards at 2 points in round 1.
    "score_a_table.py": (
        "validated cards    21\n",
        "spirals            16\n",
        "crosses            -3\n",
        "zone of 5          10\n",
        "round 1            44\n",
    ),
    "real_table.py": (
        "> b4 down 7\n  no: PX-PLA-3: no card lies face up on cell 4, so the special blue 4 must be placed face up there\n",
        "> undo\n  taken back: 1: B4_C up\n",
        "> g3\n  no: 'g3' may mean 2 actions: G3_C under, G3_C up\n",
        "> b4 under\n  Player 2 places the plain blue 4 under the special blue 4 on cell 4.\n",
        "Player 1 takes a card and places it.\n",
    ),
    "search_bot.py": ("pixies, rules ", ": 6 games, seed 2", "the search won 100 % of 6 games"),
    "driftwood.py": (),
    "kuhn_poker.py": (),
}


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    script, *arguments = command.split()
    line = [sys.executable, "-W", "error", str(EXAMPLES / script), *arguments]
    return subprocess.run(line, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("command", PRINTED)
def test_an_example_runs_and_prints_what_it_shows(command: str, tmp_path: Path) -> None:
    done = run(command, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    rest = done.stdout
    for part in PRINTED[command]:
        found = rest.find(part)
        assert found >= 0, f"{part!r} is not in {rest}"
        rest = rest[found + len(part) :]


def test_every_example_is_run() -> None:
    scripts = {path.name for path in EXAMPLES.glob("*.py")}  # those in folders have tests of their own
    assert scripts == {command.split()[0] for command in PRINTED}


def test_an_area_that_cannot_be_is_refused_with_every_fault(tmp_path: Path) -> None:
    done = run("score_a_table.py 1 B2_S4 . . . . . . . B99", tmp_path)
    assert done.returncode == 1
    assert "area[0].up: B2_S4 has value 2: face up it lies on cell 2 [PX-PLA-3]" in done.stdout
    assert "area[8].up: there is no card 'B99' [PX-CMP-1]" in done.stdout


def test_a_real_table_is_refereed_from_a_file(tmp_path: Path) -> None:
    script = tmp_path / "table.txt"
    script.write_text("start 0\nreveal y9\n0: y9  # three more come first\n", encoding="utf-8")
    done = run(f"real_table.py {script}", tmp_path)
    assert done.returncode == 0, done.stderr
    assert "BR-CHANCE: luck is due first: 3 more cards to reveal" in done.stdout
