"""Playing in the terminal: setting up, stopping, going on."""

from __future__ import annotations

import re
from pathlib import Path

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
