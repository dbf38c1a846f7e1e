"""Which game is meant: a name or a file, an edition, packs, a position."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from boardrules import pixel_tactics, pixies, to_json
from tests.cli.conftest import Run

KUHN = Path(__file__).parents[2] / "examples" / "kuhn_poker.py"


@pytest.fixture
def kuhn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A copy of the example, which Python forgets after the test."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "poker_of_the_test", raising=False)
    return Path(shutil.copy(KUHN, tmp_path / "poker_of_the_test.py"))


def test_a_game_in_a_file_is_played_and_simulated(run: Run, kuhn: Path) -> None:
    result = run("play", kuhn.name, "--bots", "--seed", "1")
    assert (result.code, result.err) == (0, "")
    assert "-- final standings --" in result.out
    assert "20 games" in run("simulate", str(kuhn), "-n", "20").out
    assert run("rules", kuhn.name, "KP").out.startswith("KP-")


def test_a_file_that_is_no_game_says_what_it_lacks(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "no_game_at_all.py").write_text("SPEC = 1\n", encoding="utf-8")
    (tmp_path / "not_even_python.py").write_text("1 +\n", encoding="utf-8")
    assert "no_game_at_all.py is no game, it lacks: SPEC, apply," in run("play", "no_game_at_all.py").err
    assert "not_even_python.py cannot be imported: invalid syntax" in run("play", "not_even_python.py").err
    assert "there is no file nowhere.py" in run("play", "nowhere.py").err
    (tmp_path / "json.py").write_text("", encoding="utf-8")
    assert "a module called 'json' is already loaded" in run("play", "json.py").err


def test_an_edition_is_an_option_of_the_game(run: Run) -> None:
    assert "edition=ru" in run("list", "pixel_tactics", "--edition", "ru").out
    assert "has no edition 'xx'; it has en, ru, first, pl" in run("simulate", "pixel_tactics", "-n", "1", "--edition", "xx").err
    assert "leave out --edition" in run("play", "pixies", "--edition", "bga").err


def test_packs_are_played_and_their_faults_named_with_the_file(run: Run) -> None:
    card = json.loads(pixel_tactics.workshop())["cards"][0]
    Path("few.json").write_text(json.dumps({"id": "few", "title": "Few", "cards": [card]}), encoding="utf-8")
    listed = run("list", "pixel_tactics", "--pack", "few.json", "-o", "cards=set_1,few").out
    assert 'cards=["set_1", "few"]' in " ".join(listed.split())
    assert run("simulate", "pixel_tactics", "-n", "1", "--pack", "few.json", "-o", "cards=set_1,few").code == 0
    assert "leave out --pack" in run("rules", "pixel_tactics", "--pack", "few.json", "--html", "sheet.html").err
    Path("bad.json").write_text('{"id": "bad", "title": "Bad", "cards": []}', encoding="utf-8")
    assert "bad.json: the pack has faults" in run("play", "pixel_tactics", "--pack", "bad.json").err
    assert "takes no packs" in run("play", "pixies", "--pack", "few.json").err


def test_a_position_is_simulated_and_its_edition_is_that_of_the_rules(run: Run) -> None:
    Path("middle.json").write_bytes(to_json(pixies.setup(table=("B4_C", "M2_0", "R9_0"), round=3)))
    assert "5 games" in run("simulate", "pixies", "-n", "5", "--position", "middle.json").out
    assert "leave out -o and --edition" in run("simulate", "pixies", "-n", "5", "--position", "middle.json", "-o", "seats=2").err
    Path("russian.json").write_bytes(
        to_json(
            pixel_tactics.setup(own={"F2": "leader:vampire"}, rival={"F2": "leader:knight"}, options=pixel_tactics.Options(edition="ru"))
        )
    )
    told = run("rules", "pixel_tactics", "--position", "russian.json", "PT-ATK-5").out
    assert "    ru: " in told
    assert told == run("rules", "pixel_tactics", "--edition", "ru", "PT-ATK-5").out


def test_flags_of_one_game_without_a_game_are_refused(run: Run) -> None:
    assert "name it, as in 'boardrules list pixies'" in run("list", "--edition", "ru").err


def test_a_resumed_game_takes_no_packs_and_no_edition(run: Run) -> None:
    assert "leave out --pack" in run("play", "--resume", "game.jsonl", "--pack", "few.json").err
    assert "leave out -o and --edition" in run("play", "--resume", "game.jsonl", "--edition", "ru").err
