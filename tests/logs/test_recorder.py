"""A recorder keeps the log of a match, whatever happens while it writes."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boardrules import Dealer, FileStore, LogFormatError, Match, Recorder, RecorderError, Seat, from_state, pixies, read_log, verify
from boardrules.logs import store as stores
from boardrules.pixies import Options, Place
from tests.play import dealt, random_match

AnyMatch = Match[Any, Any, Any, Any, Any]


class MemoryStore:
    """A log in memory, which may break while it writes."""

    def __init__(self, data: bytes = b"") -> None:
        self.data = data
        self.locked = False
        self.breaks_after: int | None = None
        self.drops = 0

    def lock(self) -> None:
        if self.locked:
            raise RecorderError("it is being written by somebody else")
        self.locked = True

    def read(self) -> bytes:
        return self.data

    def append(self, at: int, lines: bytes) -> None:
        assert at <= len(self.data)
        assert lines or at < len(self.data), "there is nothing to do"
        self.drops += at < len(self.data)
        if self.breaks_after is not None:
            self.data = self.data[:at] + lines[: self.breaks_after]
            raise OSError("no space left")
        self.data = self.data[:at] + lines

    def close(self) -> None:
        self.locked = False


def play_on(match: AnyMatch, seed: int, *, plies: int | None = None) -> None:
    rng = random.Random(seed)
    while not match.over and (plies is None or match.ply < plies):
        action = rng.choice(match.game.legal_actions(match.state))
        match.submit(action.by, action)


def test_the_store_says_after_each_call_what_the_match_says() -> None:
    store, rng = MemoryStore(), random.Random(3)
    match = Match(pixies, Options(seats=2), dealer=Dealer(3))
    recorder = Recorder(store)
    assert (recorder.found, recorder.lines, recorder.size) == (None, 0, 0)
    match.record(recorder)
    while not match.over:
        assert store.data == match.log()
        assert (recorder.lines, recorder.size) == (match.lines, len(store.data))
        match.submit(pixies.to_act(match.state)[0], rng.choice(pixies.legal_actions(match.state)))
    assert store.data == match.log()
    assert store.drops == 0
    assert verify(store.data).result == "EXACT"


def test_what_is_taken_back_retired_and_remarked_is_recorded_too() -> None:
    store = MemoryStore()
    match = dealt("B4_C", "B5_C", "R1_C", "R5_C")
    match.record(Recorder(store))
    match.submit(Seat(0), Place(Seat(0), "B4_C", 4, "up"))
    for change in (match.undo, lambda: match.note("why?"), lambda: match.tag("event", "club"), lambda: match.retire(Seat(1))):
        before = store.data
        change()
        assert store.data == match.log()
        assert store.data.startswith(before)
        assert len(store.data) > len(before)
    assert store.drops == 0
    assert verify(store.data).result == "EXACT"


@pytest.mark.parametrize("kept", [0, 1, 30, 10_000])
def test_an_action_that_cannot_be_kept_was_not_played_and_can_be_played_again(kept: int) -> None:
    store, dealer = MemoryStore(), Dealer(3)
    match = Match(pixies, Options(seats=2), dealer=dealer)
    match.record(Recorder(store))
    play_on(match, 3, plies=12)
    seat = pixies.to_act(match.state)[0]
    action = pixies.legal_actions(match.state)[0]
    changes: tuple[Callable[[], object], ...] = (
        lambda: match.submit(seat, action),
        lambda: match.retire(seat),
        lambda: match.note("no"),
    )
    before = (match.log(), match.state, match.ply, match.retired, dealer.answered, match.prompt(seat), match.seen(None))
    for change in changes:
        store.breaks_after = kept
        with pytest.raises(OSError, match="no space left"):
            change()
        assert (match.log(), match.state, match.ply, match.retired, dealer.answered, match.prompt(seat), match.seen(None)) == before
        assert verify(store.data).result != "DIVERGED"
    store.breaks_after = None
    play_on(match, 3)
    assert store.data == match.log()
    assert verify(store.data).result == "EXACT"


def test_an_undo_that_cannot_be_kept_was_not_done() -> None:
    store = MemoryStore()
    match = dealt("B4_C", "B5_C", "R1_C", "R5_C")
    match.record(Recorder(store))
    match.submit(Seat(0), Place(Seat(0), "B4_C", 4, "up"))
    before = (match.log(), match.state)
    store.breaks_after = 5
    with pytest.raises(OSError, match="no space left"):
        match.undo()
    assert (match.log(), match.state) == before


def with_undos(seed: int) -> bytes:
    """The log of a whole match in which now and then an action is taken back, with remarks."""
    match, dealer, rng = Match(pixies, Options(seats=2), commitment=Dealer(seed).commitment), Dealer(seed), random.Random(seed)
    while not match.over:
        if pixies.chance(match.state):
            match.supply(dealer.choose(pixies, match.state))
            continue
        seat = pixies.to_act(match.state)[0]
        match.submit(seat, rng.choice(pixies.legal_actions(match.state)))
        if rng.random() < 0.2:
            match.undo()
        if rng.random() < 0.1:
            match.note("hm")
    return match.log()


def test_a_log_cut_at_any_byte_is_resumed_from_its_last_whole_line_and_played_on() -> None:
    whole = with_undos(5)
    step = max(1, len(whole) // int(os.environ.get("BOARDRULES_TORN", "150")))
    for cut in [*range(400), *range(400, len(whole), step), *range(len(whole) - 300, len(whole) + 1)]:
        store = MemoryStore(whole[:cut])
        recorder = Recorder(store)
        lines = whole[: whole.rfind(b"\n", 0, cut) + 1]
        if cut < len(whole) and whole[cut : cut + 1] == b"\n" and lines:
            lines = whole[: cut + 1]  # only the newline was lost
        assert store.data == lines
        if recorder.found is None:
            assert lines == b""
            continue
        match = Match.resume(recorder.found, game=pixies, dealer=Dealer(5))
        match.record(recorder)
        play_on(match, cut)
        assert store.data.startswith(lines)
        assert store.data == match.log()
        assert verify(store.data, pixies).result == "EXACT"


def test_a_match_that_was_over_before_the_crash_gets_its_end_line() -> None:
    whole = random_match().log()
    end = whole.splitlines(keepends=True)[-1]
    for lost in (len(end), len(end) - 1, 1):
        store = MemoryStore(whole[:-lost])
        recorder = Recorder(store)
        assert recorder.found is not None
        Match.resume(recorder.found).record(recorder)
        assert store.data == whole


def test_a_check_line_that_a_crash_left_out_is_written_after_it() -> None:
    whole = random_match().log()
    at = whole.index(b'{"line":"check"')
    store = MemoryStore(whole[: at + 5])
    recorder = Recorder(store)
    assert recorder.found is not None
    Match.resume(recorder.found).record(recorder)
    assert store.data == whole[: whole.index(b"\n", at) + 1]


def test_a_recorder_goes_on_with_the_match_that_it_found_and_no_other() -> None:
    log = random_match(plies=20).log()
    for other in (random_match(plies=10), random_match(seed=8), Match(from_state(pixies, random_match(plies=20).state))):
        store = MemoryStore(log)
        with pytest.raises(RecorderError, match="is not the beginning of this match's log"):
            other.record(Recorder(store))
        assert store.data == log
    recorder = Recorder(MemoryStore())
    random_match(plies=5).record(recorder)
    with pytest.raises(RecorderError, match="one match"):
        random_match(plies=5).record(recorder)


@pytest.mark.parametrize("data", [b"precious", b"precious\n", b"{}\n", b'{"line":"he\xff', b'{"line":"header"\n'])
def test_what_is_no_log_is_left_alone(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    for _ in range(2):  # the second time it would be locked, if it had been left so
        with pytest.raises(LogFormatError):
            Recorder(path)
    assert path.read_bytes() == data


@pytest.mark.parametrize("sync", [False, True])
def test_a_file_is_locked_against_a_second_writer_and_free_afterwards(*, tmp_path: Path, sync: bool) -> None:
    path = tmp_path / "game.jsonl"
    with Recorder(FileStore(path, sync=sync)) as recorder:
        match = random_match(plies=20)
        match.record(recorder)
        with pytest.raises(RecorderError, match=r"game.jsonl is being written by somebody else"):
            Recorder(path)
        assert path.read_bytes() == match.log()
        code = "import sys; from boardrules import Recorder; Recorder(sys.argv[1])"
        other = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=False)
        assert "RecorderError" in other.stderr
    with pytest.raises(RecorderError, match="is not open"):
        match.note("too late")
    with Recorder(path) as again:
        assert again.found is not None
        assert again.lines == match.lines
    again.close()


def test_a_new_file_store_never_takes_an_older_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("precious")
    with pytest.raises(FileExistsError):
        Recorder(FileStore(path, new=True))
    assert path.read_text() == "precious"
    assert repr(FileStore("a")) == "FileStore('a')"
    with pytest.raises(FileNotFoundError):
        Recorder(tmp_path / "no" / "such" / "file")


def test_where_the_platform_knows_no_locks_nothing_is_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    with Recorder(tmp_path / "game.jsonl") as first, Recorder(tmp_path / "game.jsonl") as second:
        assert (first.found, second.found) == (None, None)


def test_where_folders_cannot_be_opened_none_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileNotFoundError):
        stores._sync_folder(tmp_path / "missing")
    monkeypatch.setattr(sys, "platform", "win32")
    stores._sync_folder(tmp_path / "missing")


def test_a_fault_of_the_lock_itself_is_let_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl  # noqa: PLC0415

    def broken(file: int, operation: int) -> None:
        raise OSError(5, f"no lock {operation} for {file}")

    monkeypatch.setattr(fcntl, "flock", broken)
    with pytest.raises(OSError, match="no lock"):
        Recorder(tmp_path / "game.jsonl")


def test_importing_the_library_imports_no_module_of_a_platform() -> None:
    code = "import sys, boardrules; print(sorted({'fcntl', 'msvcrt'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, check=False, env={**os.environ})
    assert done.stdout.strip() in {"[]", ""}
    assert "import fcntl" not in Path(stores.__file__).read_text(encoding="utf-8").split("def _lock")[0]


def test_a_line_that_another_left_half_written_is_dropped_before_the_next(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = random_match(plies=20)
    with Recorder(path) as recorder:
        match.record(recorder)
        with path.open("ab") as file:
            file.write(b'{"line":"action","ply":21,"act')
        match.retire(Seat(0))
        assert path.read_bytes() == match.log()


def lose(path: Path, how: str) -> None:
    """Take the file away from under its recorder."""
    if how == "deleted":
        path.unlink()
    elif how == "moved":
        path.rename(path.with_suffix(".older"))
    else:
        other = path.with_suffix(".other")
        other.write_bytes(path.read_bytes())
        other.replace(path)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
@pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
def test_a_file_that_is_no_longer_there_is_noticed_before_an_action_counts(tmp_path: Path, how: str) -> None:
    path = tmp_path / "game.jsonl"
    with Recorder(path) as recorder:
        match = random_match(plies=20)
        match.record(recorder)
        before, state, ply = match.log(), match.state, match.ply
        lose(path, how)
        left = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
        action = match.game.legal_actions(match.state)[0]
        changes: tuple[Callable[[], object], ...] = (
            lambda: match.submit(action.by, action) if action.by >= 0 else match.supply(action),
            lambda: match.note("why?"),
            lambda: match.retire(Seat(0)),
        )
        for change in changes:
            with pytest.raises(RecorderError, match=r"game.jsonl was deleted, moved or replaced"):
                change()
        assert (match.log(), match.state, match.ply, match.retired) == (before, state, ply, None)
        assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == left


def test_a_file_that_was_cut_is_noticed_before_an_action_counts(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Recorder(path) as recorder:
        match = random_match(plies=20)
        match.record(recorder)
        os.truncate(path, 100)
        with pytest.raises(RecorderError, match=r"game.jsonl was cut .* 100 are left"):
            match.note("why?")
    assert path.stat().st_size == 100


def test_a_file_is_still_found_after_the_program_changed_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path)
    with Recorder("game.jsonl") as recorder:
        match = random_match(plies=20)
        match.record(recorder)
        monkeypatch.chdir("elsewhere")
        match.note("still here")
    assert (tmp_path / "game.jsonl").read_bytes() == match.log()


KILLED = """
import sys
from pathlib import Path
from random import Random
from boardrules import Dealer, FileStore, Match, Recorder, pixies
with Recorder(FileStore(Path(sys.argv[1]))) as recorder:
    dealer = Dealer(7)
    match = Match(pixies, dealer=dealer) if recorder.found is None else Match.resume(recorder.found, game=pixies, dealer=dealer)
    match.record(recorder)
    rng = Random()
    while not match.over:
        match.submit(pixies.to_act(match.state)[0], rng.choice(pixies.legal_actions(match.state)))
        print(match.ply, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_program_that_is_killed_loses_nothing_that_it_had_accepted(tmp_path: Path) -> None:
    path, rng, reached = tmp_path / "game.jsonl", random.Random(5), 0
    for _ in range(5):
        process = subprocess.Popen([sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        for _ in range(rng.randrange(1, 12)):
            line = process.stdout.readline()
            reached = int(line) if line else reached
        time.sleep(rng.random() / 500)
        process.send_signal(signal.SIGKILL)
        rest, _ = process.communicate()
        reached = int(rest.split()[-1]) if rest.split() else reached
        verdict = verify(path, pixies)
        assert verdict.result != "DIVERGED"
        assert verdict.ply >= reached
    with Recorder(path) as recorder:
        assert recorder.found is not None
        match = Match.resume(recorder.found, game=pixies, dealer=Dealer(7))
        match.record(recorder)
        play_on(match, 1)
    assert verify(path).result == "EXACT"
    assert read_log(path).end is not None
