"""Recorded games: shown and checked."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from boardrules import CHANCE, Dealer, Match, Seat, chibitactics, pixel_tactics, pixies, read_log, replay
from boardrules.characters import character_fault
from boardrules.logs.lines import Header
from tests.chibitactics.packs import everything
from tests.cli.conftest import Run
from tests.play import random_match
from tests.testing import sealed_bids


@pytest.fixture
def log(run: Run) -> bytes:
    """A log of Pixies in ``game.jsonl``; the fixture ``run`` has gone to an empty directory."""
    assert run is not None
    text = random_match().log()
    Path("game.jsonl").write_bytes(text)
    return text


def secret_game() -> Match[sealed_bids.State, sealed_bids.Action, sealed_bids.View, sealed_bids.Event, sealed_bids.Options]:
    match = Match(sealed_bids)
    while not match.over:
        action = sealed_bids.legal_actions(match.state)[0]
        if action.by == CHANCE:
            match.supply(action)
        else:
            match.submit(action.by, action)
    return match


def test_verify_says_exact_and_leaves_with_0(run: Run, log: bytes) -> None:
    result = run("verify", "game.jsonl")
    assert (result.code, result.err) == (0, "")
    assert re.fullmatch(r"EXACT \(\d+ plies: every line replays, to the end\)\n", result.out)
    assert Path("game.jsonl").read_bytes() == log


def test_verify_says_unverified_and_leaves_with_1(run: Run, log: bytes) -> None:
    Path("game.jsonl").write_bytes(log[:-10])
    result = run("verify", "game.jsonl")
    assert result.code == 1
    assert result.out.startswith("UNVERIFIED (")
    assert "the last line was cut off" in result.out


def test_verify_says_diverged_and_leaves_with_2(run: Run, log: bytes) -> None:
    Path("game.jsonl").write_bytes(log.replace(b'"by":0', b'"by":1', 1))
    result = run("verify", "game.jsonl")
    assert result.code == 2
    assert result.out.startswith("DIVERGED (")
    assert "is refused: BR-SEAT" in result.out


def test_what_is_no_log_cannot_be_verified(run: Run) -> None:
    Path("game.jsonl").write_text("{}")
    result = run("verify", "game.jsonl")
    assert (result.code, result.out) == (2, "")
    assert "a log begins with a header" in result.err


def test_replay_has_a_line_for_each_ply_the_position_and_the_standings(run: Run, log: bytes) -> None:
    result = run("replay", "game.jsonl")
    assert (result.code, result.err) == (0, "")
    numbers = [int(number) for number in re.findall(r"^ *(\d+)  (?:luck|Player)", result.out, re.MULTILINE)]
    assert numbers == list(range(1, log.count(b'"line":"action"') + 1))
    assert "-- position --" in result.out
    assert "-- final standings --" in result.out
    assert max(map(len, result.out.splitlines())) <= 100


def test_replay_says_which_seat_left(run: Run) -> None:
    match = random_match(plies=10)
    match.retire(Seat(1))
    Path("left.jsonl").write_bytes(match.log())
    assert run("replay", "left.jsonl").out.endswith("The match is over: Player 2 has retired.\n")
    assert "retired" not in run("replay", "left.jsonl", "--ply", "5").out


def test_replay_stops_after_a_ply_and_draws(run: Run, log: bytes) -> None:
    assert log
    result = run("replay", "game.jsonl", "--ply", "5", "--svg", "game.svg")
    assert result.code == 0
    assert re.findall(r"^ *(\d+)  ", result.out.partition("-- position --")[0], re.MULTILINE) == ["1", "2", "3", "4", "5"]
    assert "final standings" not in result.out
    assert "drawing written to game.svg" in result.out
    assert Path("game.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "   1  luck" not in run("replay", "game.jsonl", "--ply", "0").out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--ply", "-1"), "there is no ply -1"),
        (("--ply", "5000"), "there is no ply 5000"),
        (("--seat", "2"), "there is no seat 2: the seats of this game are 0 to 1"),
        (("--svg", "no/such/folder"), "no/such/folder: No such file or directory"),
    ],
)
def test_what_cannot_be_shown_is_refused(run: Run, log: bytes, arguments: tuple[str, ...], words: str) -> None:
    assert log
    result = run("replay", "game.jsonl", *arguments)
    assert result.code == 2
    assert words in result.err


@pytest.mark.usefixtures("sealed_bids")
def test_replay_for_a_seat_shows_what_this_seat_may_know(run: Run) -> None:
    Path("game.jsonl").write_bytes(secret_game().log())
    everything = run("replay", "game.jsonl", "--ply", "4").out
    assert everything.count("?") == 0
    mine = run("replay", "game.jsonl", "--ply", "4", "--seat", "1").out.partition("-- position --")[0]
    hands = secret_game().at(4).hands
    assert all(card in mine for card in hands[1])
    assert not any(card in mine for card in hands[0])
    assert "0 draw ?" in mine


@pytest.mark.usefixtures("sealed_bids")
def test_what_a_seat_may_not_know_of_at_all_has_no_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("game.jsonl").write_bytes(secret_game().log())
    redact = sealed_bids.redact_action

    def nothing_of_others(action: sealed_bids.Action, seat: Seat | None) -> sealed_bids.Action | None:
        return redact(action, seat) if action.by in {CHANCE, seat} else None

    monkeypatch.setattr(sealed_bids, "redact_action", nothing_of_others)
    out = run("replay", "game.jsonl", "--seat", "1").out
    assert re.search(r"^   5  Player 1 +Sealed: 0, None\.$", out, re.MULTILINE)
    monkeypatch.setattr(sealed_bids, "redact_event", lambda _event, _seat: None)
    out = run("replay", "game.jsonl", "--seat", "1").out
    assert "   5  Player 1" not in out
    assert "   6  Player 2" in out


@pytest.mark.usefixtures("sealed_bids")
def test_a_long_action_has_what_happened_on_the_next_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("game.jsonl").write_bytes(secret_game().log())
    monkeypatch.setattr(sealed_bids, "format_action", lambda _view, _action: "a very long name of an action")
    lines = run("replay", "game.jsonl", "--ply", "1").out.splitlines()
    assert lines[1] == "   1  luck      a very long name of an action"
    assert lines[2].strip() == "Drawn: 0, c01."


def test_a_damaged_log_is_shown_as_far_as_it_is_whole(run: Run, log: bytes) -> None:
    lines = log.splitlines(keepends=True)
    Path("game.jsonl").write_bytes(b"".join([*lines[:6], b"noise\n", *lines[6:]]))
    result = run("replay", "game.jsonl")
    assert result.code == 2
    assert "   5  " in result.out
    assert "   6  " not in result.out
    assert "boardrules: line 7: not a line of a log" in result.err
    assert run("replay", "game.jsonl", "--ply", "5").code == 0


def test_a_log_that_diverges_is_shown_up_to_there(run: Run, log: bytes) -> None:
    Path("game.jsonl").write_bytes(log.replace(b'"by":0', b'"by":1', 1))
    result = run("replay", "game.jsonl")
    assert result.code == 2
    assert "   1  luck" in result.out
    assert "boardrules: after ply " in result.err


def test_what_is_no_log_is_not_shown(run: Run) -> None:
    Path("note.txt").write_text("seven\n", encoding="utf-8")
    result = run("replay", "note.txt")
    assert (result.code, result.out) == (2, "")
    assert "begins with a header" in result.err


def test_custom_cards_in_a_log_are_played_only_if_that_is_asked_for(run: Run) -> None:
    packed = chibitactics.with_cards(chibitactics, everything())
    match = Match(packed, chibitactics.Options(squad_size=3, map="ring"), dealer=Dealer(1))
    match.retire(Seat(0))
    Path("packed.jsonl").write_bytes(match.log())
    result = run("verify", "packed.jsonl")
    assert (result.code, "trust_packs" in result.out) == (1, True)
    assert run("verify", "packed.jsonl", "--trust-packs").out.startswith("EXACT")
    assert run("replay", "packed.jsonl").code == 2
    assert run("replay", "packed.jsonl", "--trust-packs").code == 0
    assert run("play", "--resume", "packed.jsonl").code == 2
    assert run("play", "--resume", "packed.jsonl", "--trust-packs").code == 0


def test_a_page_shows_every_ply_and_needs_nothing_else(run: Run, log: bytes) -> None:
    Path("game.jsonl").write_bytes(log)
    assert run("replay", "game.jsonl", "--html", "game.html").code == 0
    page = Path("game.html").read_text(encoding="utf-8")
    data = json.loads(re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)[0])
    played = list(replay(read_log(Path("game.jsonl"))))
    assert len(data["frames"]) == page.count("<li>") == len(played) + 1
    pictures = ["".join(data["tags"][number] for number in frame) for frame in data["frames"]]
    assert pictures[-1] == pixies.render_svg(pixies.view(played[-1].state, None))
    assert not re.search(r'(src|href)="?http', page)


def test_a_page_hides_what_a_seat_may_not_know_and_escapes_what_people_wrote(run: Run) -> None:
    match = Match(pixel_tactics, dealer=Dealer(5))
    match.tag("players", "<script>Ann</script>")
    for _ in range(3):
        seat = pixel_tactics.to_act(match.state)[0]
        match.submit(seat, match.prompt(seat).actions[0])
    Path("game.jsonl").write_bytes(match.log())
    assert run("replay", "game.jsonl", "--seat", "0", "--html", "game.html").code == 0
    page = Path("game.html").read_text(encoding="utf-8")
    assert "&lt;script&gt;Ann" in page
    hidden = match.state.players[1].hand
    assert hidden
    assert not any(str(held.card) in page for held in hidden)


def words_of(page: str) -> list[str]:
    """What a page says by itself: its title and its heading, and what it calls its controls."""
    return [*re.findall(r"<(?:title|h1)>(.*?)</", page), *re.findall(r'aria-label="(.*?)"', page.split("<main>", maxsplit=1)[0])]


@pytest.mark.parametrize(
    ("language", "title", "who", "wording"),
    [("en", "Pixies", {"start", "luck", "Player 1"}, r"[A-Za-z ]+"), ("ru", "Пикси", {"начало", "жребий", "Игрок 1"}, r"[^A-Za-z]+")],
)
def test_a_page_speaks_one_language(run: Run, log: bytes, language: str, title: str, who: set[str], wording: str) -> None:
    Path("game.jsonl").write_bytes(log)
    assert run("replay", "game.jsonl", "--html", "game.html", "--lang", language).code == 0
    page = Path("game.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert words_of(page)[:2] == [title, title]
    assert len(words_of(page)) == 8
    assert all(re.fullmatch(wording, word) for word in words_of(page))
    assert who <= set(re.findall("<i>(.*?)</i>", page))


def test_a_page_in_another_language_says_after_which_ply_a_note_was_written(run: Run) -> None:
    match = Match(pixies, dealer=Dealer(5))
    match.note("Ann deals")
    Path("game.jsonl").write_bytes(match.log())
    assert run("replay", "game.jsonl", "--html", "game.html", "--lang", "pl").code == 0
    page = Path("game.html").read_text(encoding="utf-8")
    assert f"<dt>po akcji {match.ply}</dt><dd>Ann deals</dd>" in page
    assert '<html lang="pl">' in page


@pytest.mark.parametrize(
    ("language", "seat", "luck", "told"), [("pl", "Gracz 1", "los", "rysunek"), ("ru", "Игрок 1", "жребий", "рисунок")]
)
def test_a_replay_names_seats_and_luck_in_its_language(run: Run, log: bytes, language: str, seat: str, luck: str, told: str) -> None:
    Path("game.jsonl").write_bytes(log)
    out = run("replay", "game.jsonl", "--lang", language, "--svg", "game.svg").out
    lines = [line[6:] for line in out.splitlines() if re.match(r" *[0-9]+  ", line)]
    assert lines[0].startswith(f"{luck.ljust(len(seat))}  start 0")
    assert any(line.startswith(f"{seat}  ") for line in lines)
    assert f"\n{told}" in out
    assert not re.search(r"\b(luck|seat|written)\b", out)
    assert max(map(len, out.splitlines())) <= 80


HOSTILE = "\x1b[2J\x9b\u202e"
SHOWN = "\\x1b[2J\\x9b\\u202e"


def with_remark(log: bytes) -> bytes:
    """Return *log* with a tag as an older release kept it."""
    written = msgspec.json.encode(HOSTILE)
    return log.replace(b"\n", b'\n{"line":"tag","name":%b,"text":%b}\n' % (written, written), 1)


def test_replay_and_its_page_show_such_remarks_escaped(run: Run, log: bytes) -> None:
    Path("game.jsonl").write_bytes(with_remark(log))
    result = run("replay", "game.jsonl", "--html", "game.html")
    page = Path("game.html").read_text(encoding="utf-8")
    assert (result.code, result.err) == (0, "")
    assert f"<dt>{SHOWN}</dt><dd>{SHOWN}</dd>" in page
    assert [character_fault(text, lines=True) for text in (result.out, page)] == [None, None]


@pytest.mark.parametrize("field", ["game", "rules", "cards", "commitment"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_verify_and_replay_show_a_hostile_header_escaped(command: str, field: str, run: Run) -> None:
    first, _, rest = random_match(plies=20).log().partition(b"\n")
    header = msgspec.structs.replace(msgspec.json.decode(first, type=Header), **{field: HOSTILE})
    Path("game.jsonl").write_bytes(msgspec.json.encode(header) + b"\n" + rest)
    result = run(command, "game.jsonl")
    assert [character_fault(text, lines=True) for text in (result.out, result.err)] == [None, None]
    assert field != "rules" or SHOWN in result.out + result.err


@pytest.mark.parametrize("line", [b'{"line":"\\u001b[2J"}', b'{"line":"note","ply":0,"text":"","\\u009b2J":1}'])
def test_verify_shows_a_damaged_line_escaped(line: bytes, run: Run) -> None:
    first, _, rest = random_match().log().partition(b"\n")
    Path("game.jsonl").write_bytes(first + b"\n" + line + b"\n" + rest)
    result = run("verify", "game.jsonl")
    assert result.code == 2
    assert result.out.startswith("DIVERGED")
    assert character_fault(result.out, lines=True) is None
