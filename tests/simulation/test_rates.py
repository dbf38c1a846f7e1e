"""Rates with their intervals, and runs that end when they are known well enough; bots that change seats."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from boardrules import RandomBot, pixies
from boardrules.bots import Bot
from boardrules.pixies import Action, Options, View
from boardrules.simulation import Rate, read_records, simulate
from tests.simulation.test_simulate import FirstBot

TWO = Options(seats=2)
FIRST: Bot[View, Action] = FirstBot()


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (30, 100, 0.2189, 0.3958), (500, 1000, 0.4691, 0.5309), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    rate = Rate(float(wins), games)
    assert [round(bound, 4) for bound in rate.interval] == [low, high]
    assert rate.half_width == pytest.approx((high - low) / 2, abs=1e-4)


def test_nothing_is_known_of_no_games() -> None:
    assert (Rate(0.0, 0).share, Rate(0.0, 0).interval) == (0.0, (0.0, 1.0))


def test_a_run_ends_at_the_first_border_where_the_rates_are_known() -> None:
    summary = simulate(pixies, 1000, options=TWO, until_interval=0.12, part=10)
    assert summary.games % 10 == 0
    assert max(rate.half_width for rate in summary.rates) <= 0.12
    before = simulate(pixies, summary.games - 10, options=TWO)
    assert max(rate.half_width for rate in before.rates) > 0.12
    assert 10 < summary.games < 1000


@pytest.mark.parametrize("chunk", [1, 7, 1000])
def test_it_ends_at_the_same_game_on_every_executor(chunk: int, tmp_path: Path) -> None:
    here = simulate(pixies, 1000, options=TWO, until_interval=0.15, part=10)
    with ThreadPoolExecutor(3) as executor:
        there = simulate(pixies, 1000, options=TWO, until_interval=0.15, part=10, executor=executor, chunk=chunk)
    assert there == here
    kept = simulate(pixies, 1000, options=TWO, until_interval=0.15, part=10, records=tmp_path / "run", chunk=chunk, uses=False)
    assert kept == here
    assert len(list(read_records(tmp_path / "run"))) == here.games
    again = simulate(pixies, 1000, options=TWO, until_interval=0.15, part=10, records=tmp_path / "run", resume=True, uses=False)
    assert again == here


def test_with_several_bots_it_is_their_rates_that_count() -> None:
    summary = simulate(pixies, 1000, options=TWO, bots=[FIRST, RandomBot()], rotate=True, until_interval=0.1, part=10)
    assert max(bot.rate.half_width for bot in summary.bots) <= 0.1
    assert max(rate.half_width for rate in summary.rates) > 0


def test_rotating_bots_sit_on_every_seat_equally_often(tmp_path: Path) -> None:
    third: Bot[View, Action] = RandomBot()
    names = ["first", "b", "c"]
    summary = simulate(pixies, 12, bots=[FIRST, RandomBot(), third], names=names, rotate=True, records=tmp_path / "run")
    assert [(bot.name, [rate.games for rate in bot.seats]) for bot in summary.bots] == [
        ("first", [4, 4, 4]),
        ("b", [4] * 3),
        ("c", [4] * 3),
    ]
    records = list(read_records(tmp_path / "run"))
    assert [(record.rotation, record.bots) for record in records[:4]] == [
        (0, ("first", "b", "c")),
        (1, ("b", "c", "first")),
        (2, ("c", "first", "b")),
        (0, ("first", "b", "c")),
    ]
    wins = sum(1 / len(record.winners) for record in records if record.bots.index("first") in record.winners)
    assert summary.bots[0].rate == Rate(wins, 12)
    assert sum(bot.rate.wins for bot in summary.bots) == pytest.approx(12)


def test_equal_bots_are_one_and_others_of_their_type_are_numbered() -> None:
    bots: list[Bot[View, Action]] = [RandomBot(), RandomBot()]
    assert [(bot.name, bot.rate.games) for bot in simulate(pixies, 2, options=TWO, bots=bots).bots] == [("RandomBot", 4)]
    named = simulate(pixies, 2, options=TWO, bots=bots, names=["x", "y"])
    assert [bot.name for bot in named.bots] == ["x", "y"]


def test_two_bots_of_one_type_that_differ_have_names_of_their_own() -> None:
    bots: list[Bot[View, Action]] = [Favourite(1), Favourite(2)]
    assert [bot.name for bot in simulate(pixies, 2, options=TWO, bots=bots).bots] == ["Favourite 1", "Favourite 2"]


class Favourite(FirstBot):
    """One of several that are not equal."""

    def __init__(self, number: int) -> None:
        object.__setattr__(self, "number", number)

    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = None  # type: ignore[assignment]


def test_what_cannot_be_asked_for_is_refused() -> None:
    with pytest.raises(ValueError, match="one name for each of 2 bots, not 1"):
        simulate(pixies, 1, options=TWO, names=["x"])
    with pytest.raises(ValueError, match="until_interval must be more than 0"):
        simulate(pixies, 1, until_interval=0)
    with pytest.raises(ValueError, match="1, 20, 64 and 0"):
        simulate(pixies, 1, part=0)
