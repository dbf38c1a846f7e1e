"""Playing in the terminal: setting up, stopping, going on."""

from __future__ import annotations

import codecs
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from boardrules import CHANCE, Dealer, Match, Recorder, Seat, commitment_of, pixies, read_log, replay, simulate, to_json, verify
from boardrules.cli._table.session import Session
from boardrules.pixies import Options
from tests.cli.conftest import Run
from tests.play import random_match
from tests.testing import sealed_bids


def test_bots_play_a_whole_game_that_is_logged_and_verified(run: Run) -> None:
    result = run("play", "pixies", "--bots", "--seed", "7", "--log", "game.jsonl")
    assert (result.code, result.err) == (0, "")
    assert "At this terminal: nobody. Bots: Player 1 (0), Player 2 (1), Player 3 (2). Seed: 7." in " ".join(result.out.split())
    assert result.out.count("-- before the last action of the round --") == 2
    assert result.out.count("-- final position --") == 1
    plies = len(read_log(Path("game.jsonl")).actions)
    assert result.out.endswith(f"log written to game.jsonl, verified: EXACT ({plies} plies: every line replays, to the end)\n")
    assert verify(Path("game.jsonl")).result == "EXACT"


def test_every_action_is_told_once_and_lines_fit_in_80_columns(run: Run) -> None:
    out = run("play", "pixies", "--bots", "--seed", "7", "--log", "game.jsonl").out
    actions = read_log(Path("game.jsonl")).actions
    turns = sum(b'"Reveal"' in action for action in actions) // 3
    assert len(re.findall(r"The [^.,]+, the [^.,]+ and the [^.,]+ are revealed\.", " ".join(out.split()))) == turns
    assert len(re.findall(r"\n\* Player \d places ", out)) == sum(b'"Place"' in action for action in actions)
    assert max(map(len, out.splitlines())) <= 100


def test_setting_up_is_no_round_whose_end_is_drawn(run: Run) -> None:
    out = " ".join(run("play", "pixel_tactics", "--bots", "--seed", "7").out.split())
    assert out.index("The leaders are ") < out.index("-- before the last action of the round --")


def test_the_same_seed_is_the_same_game_and_another_is_another(run: Run) -> None:
    for name, seed in (("a", "7"), ("b", "7"), ("c", "8")):
        run("play", "pixies", "--bots", "--seed", seed, "--log", name)
    assert Path("a").read_bytes() == Path("b").read_bytes() != Path("c").read_bytes()


def test_without_a_seed_each_game_is_another(run: Run) -> None:
    for name in "ab":
        assert run("play", "pixies", "--bots", "--log", name).code == 0
    assert Path("a").read_bytes() != Path("b").read_bytes()


def test_a_game_of_a_simulation_can_be_watched(run: Run) -> None:
    assert run("play", "pixies", "--bots", "--seed", "5/0", "-o", "seats=2", "--log", "game.jsonl").code == 0
    outcome = Match.resume(read_log(Path("game.jsonl"))).outcome
    assert outcome is not None
    summary = simulate(pixies, 1, seed=5, options=Options(seats=2))
    assert tuple(scores.least for scores in summary.scores) == outcome.scores


def test_without_a_log_nothing_is_written(run: Run) -> None:
    result = run("play", "pixies", "--bots", "--seed", "7")
    assert result.code == 0
    assert list(Path().iterdir()) == []
    result = run("play", "pixies", "--seed", "7")
    assert result.out.endswith("stopped after 4 plies; nothing was written: --log FILE keeps a game\n")
    assert list(Path().iterdir()) == []


def test_an_older_log_is_kept(run: Run) -> None:
    run("play", "pixies", "--bots", "--seed", "7", "--log", "game.jsonl")
    older = Path("game.jsonl").read_bytes()
    result = run("play", "pixies", "--bots", "--seed", "8", "--log", "game.jsonl")
    assert result.out.startswith("the older game.jsonl is now game.jsonl.1\n")
    assert Path("game.jsonl.1").read_bytes() == older


def test_the_end_of_the_input_keeps_the_log_and_says_how_to_go_on(run: Run) -> None:
    result = run("play", "pixies", "--seed", "7", "--log", "my game.jsonl", typed="1\n")
    assert result.code == 0
    assert result.out.endswith("go on with:\n  boardrules play --resume 'my game.jsonl' --seed 7\n")
    log = read_log(Path("my game.jsonl"))
    assert not log.truncated
    assert b'"by":0' in log.actions[4]


@pytest.mark.parametrize("who", [("--bots",), ("--human", "1,2"), ("--human", "0")])
def test_the_hint_repeats_who_plays(run: Run, monkeypatch: pytest.MonkeyPatch, who: tuple[str, ...]) -> None:
    def stop(_: Session) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Session, "play", stop)
    result = run("play", "pixies", *who, "--log", "game.jsonl")
    assert result.code == 130
    hint = () if who == ("--human", "0") else who
    assert result.out.endswith(f"  {' '.join(('boardrules play --resume game.jsonl', *hint))}\n")


def test_a_resumed_game_goes_on_in_the_same_file_with_the_same_luck(run: Run) -> None:
    typed = "1\n" * 100
    run("play", "pixies", "--seed", "7", "--log", "whole.jsonl", typed=typed)
    run("play", "pixies", "--seed", "7", "--log", "game.jsonl", typed="1\n1\n")
    whole, part = Path("whole.jsonl").read_bytes(), Path("game.jsonl").read_bytes()
    assert whole.startswith(part)
    result = run("play", "--resume", "game.jsonl", "--seed", "7", typed=typed)
    assert result.code == 0
    assert "Going on after " in result.out
    assert "verified: EXACT" in result.out
    after = Path("game.jsonl").read_bytes()
    assert after.startswith(part)
    following = len(read_log(part).actions)
    assert read_log(after).actions[following] == read_log(whole).actions[following]


def test_a_resumed_game_can_go_on_in_another_file(run: Run) -> None:
    run("play", "pixies", "--log", "game.jsonl", typed="1\n1\n")
    part = Path("game.jsonl").read_bytes()
    assert run("play", "pixies", "--resume", "game.jsonl", "--bots", "--log", "other.jsonl").code == 0
    assert Path("game.jsonl").read_bytes() == part
    assert Path("other.jsonl").read_bytes().startswith(part)
    assert run("play", "--resume", "game.jsonl", "--bots", "--log", "./game.jsonl").code == 0
    assert verify(Path("game.jsonl")).result == "EXACT"
    assert not Path("game.jsonl.1").exists()


def test_a_game_that_is_over_is_shown_again(run: Run) -> None:
    run("play", "pixies", "--bots", "--log", "game.jsonl")
    before = Path("game.jsonl").read_bytes()
    result = run("play", "--resume", "game.jsonl")
    assert result.code == 0
    assert "-- final standings --" in result.out
    assert Path("game.jsonl").read_bytes() == before


def test_a_match_that_a_seat_left_says_so(run: Run) -> None:
    match = random_match(plies=10)
    match.retire(Seat(1))
    Path("game.jsonl").write_bytes(match.log())
    result = run("play", "--resume", "game.jsonl")
    assert result.code == 0
    assert "The match is over: Player 2 has retired." in result.out


def test_a_log_that_is_committed_to_a_seed_goes_on_with_that_one_only(run: Run) -> None:
    match = Match(pixies, Options(seats=2), dealer=Dealer("secret"))
    Path("game.jsonl").write_bytes(match.log())
    for seed in ((), ("--seed", "guess")):
        result = run("play", "--resume", "game.jsonl", "--bots", *seed)
        assert result.code == 2
        assert "committed to a seed" in result.err
    assert run("play", "--resume", "game.jsonl", "--bots", "--seed", "secret").code == 0
    resumed = Match.resume(read_log(Path("game.jsonl")), dealer=Dealer("secret"))
    assert resumed.over


def test_a_log_is_committed_to_the_seed_that_was_given(run: Run) -> None:
    run("play", "pixies", "--seed", "7", "--log", "given.jsonl", typed="1\n")
    run("play", "pixies", "--log", "drawn.jsonl", typed="1\n")
    assert read_log(Path("given.jsonl")).header.commitment == commitment_of("7")
    assert read_log(Path("drawn.jsonl")).header.commitment is None
    refused = run("play", "--resume", "given.jsonl", "--bots")
    assert (refused.code, "committed to a seed" in refused.err) == (2, True)
    assert run("play", "--resume", "given.jsonl", "--bots", "--seed", "7").code == 0
    assert run("play", "--resume", "drawn.jsonl", "--bots").code == 0
    for log in ("given.jsonl", "drawn.jsonl"):
        assert verify(Path(log)).result == "EXACT"


@pytest.mark.parametrize("typed", ["1\n1\n", "1\nundo\n1\n"])
def test_the_luck_of_a_committed_log_is_that_of_the_seed(run: Run, typed: str) -> None:
    run("play", "pixies", "--seed", "7", "--log", "game.jsonl", typed=typed)
    run("play", "--resume", "game.jsonl", "--bots", "--seed", "7")
    log, dealer = read_log(Path("game.jsonl")), Dealer("7")
    state = pixies.new_game()
    for played in replay(log, pixies):
        if played.action.by == CHANCE:
            assert dealer.choose(pixies, state) == played.action
        state = played.state
    assert dealer.answered > 12


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("pixies", "--human", "0,3"), "there is no seat '3': the seats of this game are 0 to 2"),
        (("--resume", "game.jsonl", "-o", "seats=2"), "has its options in its log"),
        (("sealed_bids", "--resume", "game.jsonl"), "the log is of 'pixies', not of 'sealed_bids'"),
        (("pixies", "--log", "."), ". is not a file"),
        (("pixies", "--log", "no/such/folder"), "no/such/folder: No such file or directory"),
        (("--resume", "bad.jsonl"), "after ply 10: action 11 is refused: "),
        (("--resume", "text"), "line 1: a log begins with a header"),
    ],
)
@pytest.mark.usefixtures("sealed_bids")
def test_what_cannot_be_played_is_refused_and_nothing_is_lost(run: Run, arguments: tuple[str, ...], words: str) -> None:
    log = random_match(plies=20).log()
    Path("game.jsonl").write_bytes(log)
    bad = re.sub(rb'("ply":11,"action":.*"by":)-?[0-9]', rb"\g<1>5", log)
    Path("bad.jsonl").write_bytes(bad)
    Path("text").write_text("once upon a time")
    result = run("play", *arguments)
    assert result.code == 2
    assert result.err.startswith("boardrules: ")
    assert words in result.err
    assert (Path("game.jsonl").read_bytes(), Path("bad.jsonl").read_bytes()) == (log, bad)


# From here on a real process, at a real terminal if the system has one.

pty = pytest.importorskip("pty", reason="pseudo-terminals are of Unix")


class Keyboard:
    """The command at a pseudo-terminal: type, and wait for what appears."""

    def __init__(self, *arguments: str, cwd: Path) -> None:
        self._master, slave = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "50"}
        environment.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "boardrules", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env=environment,
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509  (one thread)
        )
        os.close(slave)
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.screen = ""

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def wait_for(self, text: str, *, insist: str = "") -> str:
        """What appeared up to *text*; *insist* is typed every five seconds until then."""
        deadline = time.monotonic() + 30
        next_time = time.monotonic() + 5
        while text not in self.screen:
            assert time.monotonic() < deadline, self.screen
            if insist and time.monotonic() > next_time:
                self.type(insist)
                next_time += 5
            if select.select([self._master], [], [], 0.1)[0]:
                self.screen += self._read()
        before, _, self.screen = self.screen.partition(text)
        return before + text

    def wait_for_prompt(self) -> str:
        """What appeared up to the prompt. When that is there the line editor reads; an end of the input typed before gets lost."""
        return self.wait_for("for help.") + self.wait_for("> ")

    def _read(self) -> str:
        try:
            data = os.read(self._master, 65536)
        except OSError:  # Linux says so at the end
            data = b""
        # What is read may end within a character, or within the end of a line.
        return self._decoder.decode(data).replace("\r", "")

    def close(self) -> int:
        """The exit code, when the command has ended by itself."""
        while self.process.poll() is None:
            if select.select([self._master], [], [], 0.1)[0]:
                self.screen += self._read()
        os.close(self._master)
        return self.process.returncode


def _take_terminal() -> None:
    import fcntl  # noqa: PLC0415
    import termios  # noqa: PLC0415

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell that runs the tests in the background has it ignored


@pytest.fixture
def keyboard(tmp_path: Path) -> Iterator[Callable[..., Keyboard]]:
    started: list[Keyboard] = []

    def start(*arguments: str) -> Keyboard:
        started.append(Keyboard(*arguments, cwd=tmp_path))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()


def test_at_a_terminal_there_are_colours_a_prompt_and_an_end(keyboard: Callable[..., Keyboard], tmp_path: Path) -> None:
    play = keyboard("play", "pixies", "--seed", "7", "--log", "game.jsonl", "--delay", "0")
    shown = play.wait_for_prompt()
    assert "\x1b[2m-- Pixies, 3 players" in shown
    assert "\x1b[1m" in shown
    play.type("1\n")
    assert "\x1b[36m*\x1b[0m You place" in play.wait_for_prompt()
    play.type("\x04")  # the end of the input
    play.wait_for("the log is kept in game.jsonl")
    assert play.close() == 0
    assert len(read_log(tmp_path / "game.jsonl").actions) > 4


def test_ctrl_c_at_the_prompt_keeps_the_log(keyboard: Callable[..., Keyboard], tmp_path: Path) -> None:
    play = keyboard("play", "pixies", "--seed", "7", "--log", "game.jsonl", "--delay", "0")
    play.wait_for_prompt()
    play.type("\x03")
    # Python notices a signal only with the next key if it comes just before the line editor begins to wait.
    assert "stopped after 4 plies" in play.wait_for("--seed 7", insist="\x03")
    assert play.close() == 130
    assert len(read_log(tmp_path / "game.jsonl").actions) == 4


def test_ctrl_c_between_two_actions_of_bots_keeps_the_log(keyboard: Callable[..., Keyboard], tmp_path: Path) -> None:
    play = keyboard("play", "pixies", "--bots", "--log", "game.jsonl")
    play.wait_for("places")
    play.type("\x03")
    play.wait_for("go on with:")
    assert "Traceback" not in play.screen
    assert play.close() == 130
    log = read_log(tmp_path / "game.jsonl")
    assert not log.truncated
    assert Match.resume(log).ply == len(log.actions) > 4


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
def test_a_process_that_is_killed_leaves_a_log_to_go_on_with(
    keyboard: Callable[..., Keyboard], run: Run, tmp_path: Path, sign: signal.Signals
) -> None:
    play = keyboard("play", "pixies", "--bots", "--seed", "7", "--log", "game.jsonl", "--delay", "0.01")
    play.wait_for("places")
    play.process.send_signal(sign)
    assert play.close() == -sign
    assert verify(tmp_path / "game.jsonl").result in {"EXACT", "UNVERIFIED"}
    assert run("play", "--resume", str(tmp_path / "game.jsonl"), "--bots", "--seed", "7").code == 0
    assert verify(tmp_path / "game.jsonl").result == "EXACT"


def test_what_is_taken_back_at_the_prompt_stays_in_the_log(run: Run) -> None:
    run("play", "pixies", "--human", "0,1,2", "--seed", "7", "--log", "game.jsonl", typed="1\nundo\n2\nquit\n")
    text = Path("game.jsonl").read_bytes()
    assert text.count(b'{"line":"undo","ply":4}\n') == 1
    assert len(read_log(text).actions) == text.count(b'"line":"action"') - 1
    assert run("play", "--resume", "game.jsonl", "--bots", "--seed", "7").code == 0
    assert Path("game.jsonl").read_bytes().startswith(text)
    assert verify(Path("game.jsonl")).result == "EXACT"
    assert run("replay", "game.jsonl").code == 0


def test_a_log_that_another_program_writes_is_not_written_to(run: Run) -> None:
    run("play", "pixies", "--log", "game.jsonl", typed="1\n")
    text = Path("game.jsonl").read_bytes()
    with Recorder(Path("game.jsonl")):
        result = run("play", "--resume", "game.jsonl", "--bots")
    assert (result.code, result.err) == (2, "boardrules: game.jsonl is being written by somebody else\n")
    assert Path("game.jsonl").read_bytes() == text


DESCRIBED = pixies.setup(areas={0: "R1_C/B1_S6 . . B4_0 . . . . ."}, table=("B4_C", "M2_0", "R9_0"), options=Options(seats=3))


def test_a_game_begins_at_the_position_in_a_file_and_its_log_goes_on(run: Run) -> None:
    Path("setup.json").write_bytes(to_json(DESCRIBED))
    result = run("play", "pixies", "--position", "setup.json", "--log", "game.jsonl", typed="B4_C under\nquit\n")
    assert (result.code, result.err) == (0, "")
    log = read_log(Path("game.jsonl"))
    assert next(iter(replay(log))).action == pixies.Place(Seat(0), "B4_C", 4, "under")
    assert Match.resume(log).at(0) == pixies.set_up(DESCRIBED)
    assert run("play", "--resume", "game.jsonl", "--bots").code == 0
    assert verify(Path("game.jsonl")).result == "EXACT"


def test_a_position_that_cannot_be_is_refused_with_every_fault(run: Run) -> None:
    Path("setup.json").write_text('{"table": ["B4_X", "R0_0"]}', encoding="utf-8")
    result = run("play", "pixies", "--position", "setup.json")
    assert result.code == 2
    assert "setup.json: no position can be set up like this" in result.err
    assert "$.table[0]: there is no card 'B4_X' [PX-CMP-1]" in result.err
    assert "$.table[1]: there is no card 'R0_0' [PX-CMP-1]" in result.err


def test_a_file_that_holds_no_setup_is_refused_with_the_place(run: Run) -> None:
    Path("setup.json").write_text('{"round": "two"}', encoding="utf-8")
    result = run("play", "pixies", "--position", "setup.json")
    assert result.code == 2
    assert "setup.json: not a Setup: Expected `int`, got `str` - at `$.round`" in result.err
    assert "nothing.json: No such file" in run("play", "pixies", "--position", "nothing.json").err


def test_a_position_brings_its_options_and_a_log_its_position(run: Run) -> None:
    Path("setup.json").write_bytes(to_json(DESCRIBED))
    assert "leave out -o and --edition" in run("play", "pixies", "--position", "setup.json", "-o", "seats=2").err
    assert "leave out --position" in run("play", "--resume", "game.jsonl", "--position", "setup.json").err


@pytest.mark.usefixtures("sealed_bids")
def test_a_game_without_positions_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sealed_bids, "setup_of")
    Path("setup.json").write_text("{}", encoding="utf-8")
    assert "sealed_bids cannot begin at a position from a file" in run("play", "sealed_bids", "--position", "setup.json").err


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "pl",
            (
                "-- twoja kolej --",
                "Weź kartę ze stołu",
                "Niedozwolone, PX-",
                "twoja kolej",
                "wynik końcowy",
                "Rozstrzyga PX-WIN-",
                "1 R2_S5 up (Czerwona 2 na pole 2)",
            ),
        ),
        (
            "ru",
            (
                "-- ваш ход --",
                "Возьмите карту",
                "Нельзя, PX-",
                "Вскрыты карты",
                "итог",
                "Решает PX-WIN-",
                "1 R2_S5 up (Красная 2 в ячейку 2)",
            ),
        ),
    ],
)
def test_a_game_can_be_played_in_another_language(run: Run, language: str, words: tuple[str, ...]) -> None:
    pytest.importorskip("fluent.runtime", reason="the extra i18n is not installed")
    lines = run("play", "pixies", "--lang", language, "--seed", "7", typed="m2_0 down 5\n?\n" + "1\n" * 30).out
    whole = run("play", "pixies", "--bots", "--lang", language, "--seed", "7").out
    text = " ".join(f"{lines} {whole}".split())
    for word in words:
        assert word in text, word


def test_a_language_that_is_not_there_is_refused_with_those_that_are(run: Run) -> None:
    result = run("play", "pixies", "--bots", "--lang", "tlh")
    assert (result.code, result.err) == (2, "boardrules: there are no messages in the language 'tlh'; there are: en, pl, ru\n")


def test_a_language_of_the_library_needs_no_extra(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    result = run("play", "pixies", "--bots", "--seed", "7", "--lang", "ru")
    assert (result.code, result.err) == (0, "")
    assert "Наивысшая" in result.out or "сумма" in result.out


STAY: Final = {"up", "down", "under", "list", "WORD", "EXACT", "log", "Enter", "Pixies", "start", "reveal"}
"""Latin words of a Russian game: what is typed, and names of files and games."""


@pytest.mark.parametrize("seats", [2, 5])
def test_no_english_word_is_left_in_a_game_in_russian(run: Run, seats: int) -> None:
    out = run("play", "pixies", "-o", f"seats={seats}", "--lang", "ru", "--seed", "7", "--log", "game.log", typed="1\n" * 60).out
    out += run("replay", "game.log", "--lang", "ru").out
    words = set(re.findall(r"(?<![\w-])[A-Za-z]{2,}(?![\w-])", out.replace("game.log", "")))
    assert words <= STAY
    assert "проверено: EXACT" in out


def test_what_the_prompt_answers_is_in_the_language_of_the_game(run: Run) -> None:
    Path("there").touch()
    typed = "cards\ncards xyz\nsave\nsave there\nrules XY-1\nrules xyz abc\ncards czarnoks\nquit\n"
    out = run("play", "pixel_tactics", "--lang", "pl", "--seed", "7", typed=typed).out
    text = " ".join(out.split())
    for words in (
        "Waleczne Piksele, 2 graczy",
        "„cards” wymaga słowa",
        "w grze pixel_tactics nie ma karty „xyz”",
        "„save” wymaga nazwy pliku",
        "plik there już istnieje",
        "w grze pixel_tactics nie ma zasady „XY-1”",
        "nie ma zasady ze wszystkimi tymi słowami: xyz abc",
        "Czarnoksiężnik siła ataku 2, punkty życia 3",
    ):
        assert words in text, words


def test_a_lesson_is_taken_at_the_terminal(run: Run) -> None:
    lines = ["", "1", "G2_S3", "B4_S1", "Y4_S3 up", "Y5_0", "B1_S6", "R4_0 down 9", "", "1", "1", "1", "1", ""]
    result = run("play", "pixies", "--lesson", "--lang", "pl", typed="\n".join(lines))
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("Pixies w pięć minut\n")
    assert "Znajdź na stole kartę" in result.out
    assert "To już koniec lekcji." in " ".join(result.out.split())


@pytest.mark.usefixtures("sealed_bids")
def test_a_game_without_a_lesson_says_so(run: Run) -> None:
    result = run("play", "sealed_bids", "--lesson")
    assert (result.code, result.out) == (2, "")
    assert "has no lesson" in result.err


def test_players_have_the_names_that_were_given_and_the_person_is_addressed(run: Run) -> None:
    options = ("-o", "squad_size=2", "-o", "first=0", "--seed", "7", "--names", "Ann,Bo")
    out = " ".join(run("play", "chibitactics", *options, typed="1\n1\n").out.split())
    assert "At this terminal: Ann (0). Bots: Bo (1)." in out
    assert "The number in brackets is that of the player in actions as they are typed." in out
    assert "* You play Humans. * Bo plays Humans." in out
    assert "-- your turn --" in out
    assert not re.search(r"[Ss]eat \d|Player \d", out)


def test_a_game_is_resumed_with_the_same_names(run: Run) -> None:
    result = run("play", "chibitactics", "-o", "squad_size=2", "--names", "Ann,Bo", "--log", "game.jsonl", typed="1\nquit\n")
    assert "--names Ann,Bo" in result.out
    assert "Bo" in run("replay", "game.jsonl", "--names", "Ann,Bo").out
