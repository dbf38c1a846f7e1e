"""Tournaments of people, from logs. The next round needs networkx."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from boardrules import Dealer, Match, Recorder, Seat, pixies
from boardrules.tournaments import Bye, TournamentError, tournament_of_logs

__all__ = ["record"]


def record(path: Path, *names: str, number: str = "", plies: int | None = None, retires: int | None = None) -> tuple[Seat, ...]:
    """Play a game into a log; return the seats that won."""
    match = Match(pixies, pixies.Options(seats=max(2, len(names))), dealer=Dealer(path.name))
    match.record(Recorder(path))
    for seat, name in enumerate(names):
        match.tag(f"seat {seat}", name)
    if number:
        match.tag("round", number)
    rng = random.Random(path.name)
    while not match.over and (plies is None or match.ply < plies):
        match.submit(pixies.to_act(match.state)[0], rng.choice(pixies.legal_actions(match.state)))
    if retires is not None:
        match.retire(Seat(retires))
    return match.outcome.winners if match.outcome else ()


def test_results_come_from_finished_logs_in_order(tmp_path: Path) -> None:
    first = record(tmp_path / "1.jsonl", "Ann", "Bo")
    second = record(tmp_path / "2.jsonl", "Cy", "Ann")
    record(tmp_path / "3.jsonl", "Bo", "Cy", plies=20)
    (tmp_path / "notes.txt").write_text("no log")
    played = tournament_of_logs(tmp_path)
    assert (played.game, played.seats, played.players) == ("pixies", 2, ("Ann", "Bo", "Cy"))
    assert [(result.round, result.players, result.winners) for result in played.results] == [
        (1, ("Ann", "Bo"), first),
        (2, ("Cy", "Ann"), second),
    ]


def test_who_retired_has_lost(tmp_path: Path) -> None:
    record(tmp_path / "1.jsonl", "Ann", "Bo", plies=20, retires=0)
    assert [(row.player, row.points) for row in tournament_of_logs(tmp_path).standings] == [("Bo", 1.0), ("Ann", 0.0)]


def test_the_tag_says_the_round(tmp_path: Path) -> None:
    record(tmp_path / "1.jsonl", "Ann", "Bo", number="2")
    record(tmp_path / "2.jsonl", "Ann", "Cy", number="1")
    assert [(result.round, result.players) for result in tournament_of_logs(tmp_path).results] == [(1, ("Ann", "Cy")), (2, ("Ann", "Bo"))]


def test_byes_are_in_the_first_round_that_was_not_played(tmp_path: Path) -> None:
    record(tmp_path / "1.jsonl", "Ann", "Bo")
    record(tmp_path / "2.jsonl", "Cy", "Ann", number="2")
    assert tournament_of_logs(tmp_path, byes=["Cy", "Bo"]).byes == (Bye(1, "Cy"), Bye(2, "Bo"))


def test_newcomers_have_no_points_yet(tmp_path: Path) -> None:
    record(tmp_path / "1.jsonl", "Ann", "Bo")
    assert {row.player: row.games for row in tournament_of_logs(tmp_path, players=["Di"]).standings} == {"Ann": 1, "Bo": 1, "Di": 0}


def test_the_next_round_follows_from_the_logs(tmp_path: Path) -> None:
    pytest.importorskip("networkx")
    from boardrules.tournaments import swiss  # noqa: PLC0415

    record(tmp_path / "1.jsonl", "Ann", "Bo")
    played = tournament_of_logs(tmp_path, byes=["Cy"])
    pairing = swiss(played.players, played.results, played.byes)
    assert pairing.round == 2
    assert pairing.byes in {("Ann",), ("Bo",)}
    assert "Cy" in pairing.tables[0]


def test_logs_that_make_no_tournament_are_refused(tmp_path: Path) -> None:
    with pytest.raises(TournamentError, match="no log of a finished game"):
        tournament_of_logs(tmp_path)
    record(tmp_path / "1.jsonl", "Ann", "Bo")
    record(tmp_path / "2.jsonl", "Ann", "Bo", "Cy")
    with pytest.raises(TournamentError, match=r"several games: .*2 seats.*3 seats"):
        tournament_of_logs(tmp_path)


@pytest.mark.parametrize(
    ("names", "number", "said"), [((), "", "tag for each seat"), (("Ann", "Ann"), "", "alike"), (("Ann", "Bo"), "x", "'round'")]
)
def test_a_log_needs_the_names_of_its_players(names: tuple[str, ...], number: str, said: str, tmp_path: Path) -> None:
    record(tmp_path / "1.jsonl", *names, number=number)
    with pytest.raises(TournamentError, match=said):
        tournament_of_logs(tmp_path)
