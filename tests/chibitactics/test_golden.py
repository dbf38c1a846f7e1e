"""Golden logs are played again byte for byte: the rules are those of their version, on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules import read_log, verify
from tests.chibitactics import golden
from tests.chibitactics.golden import ADVICE, FOLDER, STARTER, TABLES, difference, path_of, played, write
from tests.chibitactics.golden.__main__ import main

if TYPE_CHECKING:
    from pathlib import Path

every_log = pytest.mark.parametrize("name", TABLES)


@every_log
def test_the_game_is_played_as_it_was(name: str) -> None:
    kept, now = path_of(name).read_bytes(), played(name)
    assert kept == now, f"{name}: {difference(kept, now)}\n{ADVICE}"


@every_log
def test_the_log_verifies_with_the_pack_in_it(name: str) -> None:
    verdict = verify(path_of(name), game=ct)
    assert verdict.result == "EXACT", verdict.why
    assert verdict.ply == len(read_log(path_of(name)).actions)


def test_there_are_no_other_files() -> None:
    assert {path.name for path in FOLDER.glob("*.jsonl")} == {path_of(name).name for name in TABLES}


def test_every_kind_of_action_occurs() -> None:
    text = b"".join(path_of(name).read_bytes() for name in TABLES)
    kinds = (b"MoveUnit", b"UseSkill", b"Finish", b"UseTrophy", b"UseFaction", b"Choose", b"Cancel", b"Open", b"DrawSavage", b"DrawEvent")
    assert [kind for kind in kinds if b'"type":"%b"' % kind not in text] == []


def test_the_logs_of_the_starter_pack_draw_all_its_events_and_see_all_its_maps() -> None:
    text = b"".join(path_of(name).read_bytes() for name in STARTER)
    assert [event.id for event in ct.STARTER.events if f'"type":"DrawEvent","by":-1,"event":"{event.id}"'.encode() not in text] == []
    assert {options.map for options in STARTER.values()} == {layout.id for layout in ct.STARTER.maps}


def test_a_log_of_the_same_version_is_not_replaced_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert write("2_seats", tmp_path) == "2_seats.jsonl: written"
    assert write("2_seats", tmp_path) == "2_seats.jsonl: unchanged"
    monkeypatch.setitem(golden.TABLES, "2_seats", replace(TABLES["2_seats"], squad_size=2))
    with pytest.raises(SystemExit, match="rules_version is still"):
        write("2_seats", tmp_path)


def test_the_script_says_what_differs() -> None:
    assert main([]) == [f"{name}: as it was" for name in TABLES]
