"""Points, places and what a result decides."""

from __future__ import annotations

from boardrules.tournaments import Bye, Result, compared, standings
from boardrules.values import Seat


def result(number: int, *players: str, winners: tuple[int, ...]) -> Result:
    return Result(number, players, tuple(map(Seat, winners)))


def test_a_victory_that_is_shared_is_shared_in_points() -> None:
    table = standings(["a", "b", "c"], [result(1, "a", "b", "c", winners=(0, 2)), result(2, "b", "c", "a", winners=(0,))])
    assert [(row.place, row.player, row.points, row.wins, row.shared, row.losses) for row in table] == [
        (1, "b", 1.0, 1, 0, 1),
        (2, "a", 0.5, 0, 1, 1),
        (2, "c", 0.5, 0, 1, 1),
    ]
    assert {row.player: row.seats for row in table} == {"a": (1, 0, 1), "b": (1, 1, 0), "c": (0, 1, 1)}


def test_of_equal_points_those_against_stronger_rivals_count_more() -> None:
    results = [result(1, "a", "b", winners=(0,)), result(1, "c", "d", winners=(0,)), result(2, "a", "c", winners=(0,))]
    assert [row.player for row in standings("abcd", results)] == ["a", "c", "b", "d"]
    results.append(result(2, "d", "b", winners=(0,)))
    assert [(row.player, row.buchholz) for row in standings("abcd", results)] == [("a", 1.0), ("c", 3.0), ("d", 1.0), ("b", 3.0)]


def test_a_bye_counts_as_victories_in_all_games_of_a_round() -> None:
    (first, *_) = standings(["a", "b", "c"], [result(1, "a", "b", winners=(0,))], [Bye(1, "c")], games=4)
    assert (first.player, first.points, first.games, first.byes) == ("c", 4.0, 0, 1)


def test_a_game_decides_between_its_winners_and_the_others_only() -> None:
    assert list(compared(result(1, "a", "b", "c", "d", winners=(1, 2)))) == [
        ("a", "b", 0.0),
        ("a", "c", 0.0),
        ("b", "c", 0.5),
        ("b", "d", 1.0),
        ("c", "d", 1.0),
    ]
