"""Records of every game: what they say, and that a run can be killed anywhere and resumed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from boardrules import Dealer, GameRecord, chibitactics, from_state, pixel_tactics, pixies
from boardrules.bots import GreedyBot, RandomBot
from boardrules.pixies import Action, View
from boardrules.simulation import RunMismatch, read_header, read_records, read_summary, simulate
from boardrules.transforms import FromState
from tests.simulation.runs import TWO, contents, killed, run
from tests.simulation.test_simulate import FirstBot


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records") / "whole"
    run(folder)
    return folder


def replayed(record: GameRecord) -> tuple[tuple[int, ...], int, int]:
    dealer, rngs = Dealer(record.seed), [Random(f"{record.seed}/{seat}") for seat in (0, 1)]
    state, choices = dealer.deal(pixies, pixies.new_game(TWO)), 0
    while acting := pixies.to_act(state):
        action = RandomBot().choose(None, pixies.legal_actions(state, acting[0]), rngs[acting[0]])
        state = dealer.deal(pixies, pixies.apply(state, action))
        choices += 1
    outcome = pixies.outcome(state)
    assert outcome is not None
    return outcome.scores, choices + dealer.answered, dealer.answered


def test_there_is_a_record_of_every_game_and_its_seed_plays_it_again(whole: Path) -> None:
    records = list(read_records(whole))
    assert [record.number for record in records] == list(range(11))
    for record in records:
        assert (record.scores, record.plies, record.chance_plies) == replayed(record)
        assert record.bots == ("RandomBot", "RandomBot")
        assert sum(use.n for use in record.uses) == record.plies - record.chance_plies  # every choice places a card
    header = read_header(whole)
    assert (header.game, header.options, header.games, header.part) == ("pixies", '{"seats":2,"flower_power":false}', 11, 4)


def test_records_fit_the_summary_and_change_nothing(whole: Path) -> None:
    summary, records = read_summary(whole), list(read_records(whole))
    plain = simulate(pixies, 11, seed="r", options=TWO)
    assert (summary.wins, summary.scores, summary.lengths, summary.bots) == (plain.wins, plain.scores, plain.lengths, plain.bots)
    assert plain.uses == ()
    times = Counter[tuple[str, str]]()
    for record in records:
        times.update({(use.kind, use.name): use.n for use in record.uses if use.seat == 0})
        times.update({(use.kind, use.name): use.n for use in record.uses if use.seat == 1})
    assert {(use.kind, use.name): use.times for use in summary.uses} == times
    use = summary.uses[0]
    seats = [(record, own) for record in records for own in record.uses if (own.kind, own.name) == (use.kind, use.name)]
    assert use.rate.games == len(seats)
    assert use.rate.wins == sum(1 / len(record.winners) for record, own in seats if own.seat in record.winners)


@pytest.mark.parametrize("write", range(8))
@pytest.mark.parametrize("moved", [False, True])
def test_a_run_killed_at_any_write_is_resumed_to_the_same_files(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: int, *, moved: bool
) -> None:
    killed(tmp_path / "run", monkeypatch, write, moved=moved)
    run(tmp_path / "run", resume=True)
    assert contents(tmp_path / "run") == contents(whole)


def test_all_writes_were_tried(whole: Path) -> None:
    assert len(contents(whole)) == 3 + 3  # run, checkpoint, summary, three parts; the checkpoint is written three times: eight writes


def test_a_process_killed_in_the_middle_is_resumed_to_the_same_files(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    code = (
        "from boardrules import pixies, simulate;"
        f"simulate(pixies, 120, options=pixies.Options(seats=2), records={str(folder)!r}, resume=True, part=10)"
    )
    process = subprocess.Popen([sys.executable, "-c", code])
    while process.poll() is None and not (folder / "part-000001.jsonl").exists():
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL
    assert not (folder / "_summary.json").exists()
    subprocess.run([sys.executable, "-c", code], check=True)
    simulate(pixies, 120, options=TWO, records=tmp_path / "whole", part=10)
    assert contents(folder) == contents(tmp_path / "whole")


def test_neither_chunks_nor_threads_change_the_files(whole: Path, tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as executor:
        simulate(pixies, 11, seed="r", options=TWO, records=tmp_path / "run", part=4, chunk=1, executor=executor)
    assert contents(tmp_path / "run") == contents(whole)


def test_a_run_that_is_over_is_not_played_again(whole: Path) -> None:
    before = contents(whole)
    assert run(whole, resume=True) == read_summary(whole)
    assert contents(whole) == before


def test_another_run_is_not_mixed_in(whole: Path, tmp_path: Path) -> None:
    with pytest.raises(RunMismatch, match=r"seed 'r', not 's'"):
        simulate(pixies, 11, seed="s", options=TWO, records=whole, resume=True, part=4)
    with pytest.raises(RunMismatch, match=r"options .*, start .*, seats 2, not 3"):
        simulate(pixies, 11, seed="r", records=whole, resume=True, part=4)
    with pytest.raises(RunMismatch, match="resume it"):
        run(whole)
    (tmp_path / "notes.txt").touch()
    with pytest.raises(RunMismatch, match="a folder of their own"):
        run(tmp_path)
    first = FirstBot()
    with pytest.raises(RunMismatch, match=r"bots .*, players"):
        simulate(pixies, 11, seed="r", options=TWO, bots=[first, first], records=whole, resume=True, part=4)


def test_a_part_that_is_gone_is_noticed(tmp_path: Path) -> None:
    run(tmp_path / "run")
    (tmp_path / "run" / "part-000001.jsonl").unlink()
    with pytest.raises(RunMismatch, match=r"lacks part-000001\.jsonl"):
        run(tmp_path / "run", resume=True)


def test_bots_are_in_the_header_without_the_place_where_a_game_is_installed(tmp_path: Path) -> None:
    bots = [GreedyBot(pixies, worlds=1), GreedyBot(game_of_many_words(), worlds=1)]
    simulate(pixies, 1, options=TWO, bots=bots, records=tmp_path / "run")
    first, second = read_header(tmp_path / "run").players
    assert first == "GreedyBot(game=<module 'boardrules.pixies'>, worlds=1)"
    assert len(second) < 250


def game_of_many_words() -> FromState[pixies.State, Action, View, pixies.Event, pixies.Options]:
    return from_state(pixies, pixies.new_game(TWO))


def test_a_game_from_a_position_has_records_too(tmp_path: Path) -> None:
    state = Dealer("x").deal(pixies, pixies.new_game(TWO))
    simulate(from_state(pixies, state), 2, records=tmp_path / "run")
    assert read_header(tmp_path / "run").options == "null"
    assert len(list(read_records(tmp_path / "run"))) == 2


@pytest.mark.parametrize("game", [chibitactics, pixel_tactics])
def test_pairs_of_leaders_or_factions_are_compared(game: object, tmp_path: Path) -> None:
    kind = "faction" if game is chibitactics else "leader"
    if game is chibitactics:
        summary = simulate(chibitactics, 2, seed=1, records=tmp_path / "run")
    else:
        summary = simulate(pixel_tactics, 2, seed=1, records=tmp_path / "run")
    records = list(read_records(tmp_path / "run"))
    own = [tuple(use.name for use in record.uses if use.kind == kind) for record in records]
    assert all(len(names) == 2 for names in own)
    assert sorted({(pair.first, pair.second) for pair in summary.pairs}) == sorted(set(own))
    assert sum(pair.rate.games for pair in summary.pairs) == 2
    assert {pair.kind for pair in summary.pairs} == {kind}


def test_a_file_is_on_the_disk_before_it_is_in_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def noted_fsync(file: int) -> None:
        seen.append("fsync")
        fsync(file)

    def noted_replace(self: Path, target: Path) -> Path:
        seen.append("replace")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(Path, "replace", noted_replace)
    run(tmp_path / "run")
    assert seen == ["fsync", "replace", "fsync"] * 8  # the second is that of the folder
