"""A log on disk that grows."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from boardrules import Match, Seat, from_state, pixies, read_log, verify
from boardrules.cli._record import Record, set_aside
from boardrules.cli._terminal import CommandError
from boardrules.pixies import Place
from tests.play import dealt, random_match


def test_the_file_says_at_each_ply_what_the_match_says(tmp_path: Path) -> None:
    played = random_match()
    path = tmp_path / "game.jsonl"
    record = Record(path)
    for ply in range(played.ply + 1):
        match = played.fork(ply=ply)
        record.update(match)
        assert path.read_bytes() == match.log()
    record.close()
    assert verify(path).result == "EXACT"


def test_several_plies_at_once_and_none_are_the_same(tmp_path: Path) -> None:
    played = random_match(plies=100)
    record = Record(tmp_path / "game.jsonl")
    for ply in (0, 40, 40, 100):
        record.update(played.fork(ply=ply))
    record.close()
    assert record.path.read_bytes() == played.fork(ply=100).log()


def test_what_is_taken_back_is_cut_off(tmp_path: Path) -> None:
    match = dealt("B4_C", "B5_C", "R1_C", "R5_C")
    record = Record(tmp_path / "game.jsonl")
    match.submit(Seat(0), Place(Seat(0), "B4_C", 4, "up"))
    record.update(match)
    match.undo()
    record.update(match)
    assert record.path.read_bytes() == match.log()
    match.submit(Seat(0), Place(Seat(0), "R5_C", 5, "up"))
    record.update(match)
    record.close()
    assert record.path.read_bytes() == match.log()


def test_a_line_that_was_interrupted_is_written_again(tmp_path: Path) -> None:
    played = random_match(plies=20)
    path = tmp_path / "game.jsonl"
    record = Record(path)
    record.update(played.fork(ply=19))
    with path.open("ab") as file:
        file.write(b'{"line":"action","ply":20,"act')
    record.update(played.fork(ply=20))
    record.close()
    assert path.read_bytes() == played.fork(ply=20).log()


@pytest.mark.parametrize("lost", [0, 1, 7, 60, 61, 62, 130, 250])
def test_a_log_cut_off_anywhere_goes_on_to_the_same_end(tmp_path: Path, lost: int) -> None:
    whole = random_match()
    path = tmp_path / "game.jsonl"
    path.write_bytes(whole.log()[:-lost] if lost else whole.log())
    resumed = Match.resume(read_log(path), game=pixies)
    record = Record(path, resume=True)
    record.update(resumed)
    assert path.read_bytes() == resumed.log()
    record.update(whole)
    record.close()
    assert path.read_bytes() == whole.log()


def test_a_match_that_a_seat_left_has_one_end_line(tmp_path: Path) -> None:
    match = random_match(plies=10)
    match.retire(Seat(1))
    path = tmp_path / "game.jsonl"
    path.write_bytes(match.log())
    record = Record(path, resume=True)
    record.update(match)
    record.update(match)
    record.close()
    assert path.read_bytes() == match.log()


def test_a_match_from_a_state_is_recorded_too(tmp_path: Path) -> None:
    match = Match(from_state(pixies, random_match(plies=30).state))
    record = Record(tmp_path / "game.jsonl")
    record.update(match)
    record.close()
    assert record.path.read_bytes() == match.log()


def test_a_new_record_never_writes_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("precious")
    with pytest.raises(FileExistsError):
        Record(path)
    assert path.read_text() == "precious"


def test_an_older_file_is_kept_under_the_next_free_number(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    assert set_aside(path) is None
    for text in ("first", "second"):
        path.write_text(text)
        set_aside(path)
    assert not path.exists()
    assert [(tmp_path / f"game.jsonl.{number}").read_text() for number in (1, 2)] == ["first", "second"]


def test_only_files_are_moved_out_of_the_way(tmp_path: Path) -> None:
    for path in (tmp_path, Path(os.devnull)):
        with pytest.raises(CommandError, match="is not a file"):
            set_aside(path)
