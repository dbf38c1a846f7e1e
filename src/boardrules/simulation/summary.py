"""The results of many games: wins, scores and lengths, as numbers and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boardrules.errors import SHOWN, BoardRulesError
from boardrules.simulation.rates import Rate

__all__ = ["BotResult", "Distribution", "PairResult", "Summary", "UseResult", "WorkerDied"]


PERCENTILES: Final = (5, 25, 50, 75, 95)
"""The percentiles in the table, between the minimum and the maximum."""

NAMED: Final = 3
"""Maximum number of the best, and of the worst, named for each kind."""


@dataclass(frozen=True)
class Distribution:
    """The frequency of each value: ``counts`` has pairs of a value and a number of games, in order of the values."""

    counts: tuple[tuple[int, int], ...]

    @property
    def total(self) -> int:
        """The number of games counted."""
        return sum(count for _, count in self.counts)

    @property
    def least(self) -> int:
        """The smallest value that occurred."""
        return self.counts[0][0]

    @property
    def greatest(self) -> int:
        """The largest value that occurred."""
        return self.counts[-1][0]

    @property
    def mean(self) -> float:
        """The arithmetic mean of all values."""
        return sum(value * count for value, count in self.counts) / self.total

    def percentile(self, percent: int) -> int:
        """Return the smallest value that at least *percent* % of the games do not exceed. Raises ValueError unless 0 <= percent <= 100.

        >>> Distribution(((10, 1), (20, 2), (30, 1))).percentile(50)
        20
        """
        if not 0 <= percent <= 100:
            raise ValueError(f"a percentile is a number from 0 to 100, not {percent}")
        missing = -(-percent * self.total // 100)
        for value, count in self.counts:
            missing -= count
            if missing <= 0:
                return value
        raise ValueError("there are no games")


@dataclass(frozen=True)
class BotResult:
    """The results of one bot: ``rate`` on all its seats, ``seats`` seat by seat, ``scores`` on all of them.

    ``rate.games`` counts a game once for each seat of the bot. Equal bots count as one bot.
    """

    name: str
    rate: Rate
    seats: tuple[Rate, ...]
    scores: Distribution


@dataclass(frozen=True)
class UseResult:
    """The results of the seats that used ``name``; ``kind`` is the id of a :class:`boardrules.UseKind`.

    ``rate`` counts a game once for each seat that used it; ``times`` is the total number of uses.
    """

    kind: str
    name: str
    times: int
    rate: Rate


@dataclass(frozen=True)
class PairResult:
    """The results of a pair, such as two leaders, in games of two seats: ``rate`` is that of ``first``, which sat on seat 0."""

    kind: str
    first: str
    second: str
    rate: Rate


@dataclass(frozen=True)
class Summary:
    """The results of many games. They are equal for equal arguments of :func:`simulate`, on every executor.

    ``wins`` has one number for each seat: a victory shared by k seats counts 1/k for each, and ``shared`` is the number of such games.
    ``scores`` has one distribution for each seat. ``lengths`` are in plies, luck included; ``plies`` is their sum, and ``chance_plies`` the
    number of plies of luck. ``bots`` has the results by bot; ``uses`` by cards and abilities, and ``pairs`` by leaders and the like against
    each other, if uses were counted.
    """

    game: str
    rules_version: str
    seed: int | str
    games: int
    wins: tuple[float, ...]
    shared: int
    scores: tuple[Distribution, ...]
    lengths: Distribution
    plies: int
    chance_plies: int
    bots: tuple[BotResult, ...] = ()
    uses: tuple[UseResult, ...] = ()
    pairs: tuple[PairResult, ...] = ()

    @property
    def rates(self) -> tuple[Rate, ...]:
        """The wins of each seat, with their interval."""
        return tuple([Rate(wins, self.games) for wins in self.wins])

    def table(self) -> str:
        """Return the summary as a text of a few lines: a row for each seat and bot, then the lengths, then cards and abilities."""
        rows: list[tuple[str, ...]] = [
            ("", "wins", "rate", "95 %", "score mean", "min", *(f"{percent}%" for percent in PERCENTILES), "max"),
            *(_row(f"seat {seat}", *of) for seat, of in enumerate(zip(self.rates, self.scores, strict=True))),
        ]
        if len(self.bots) > 1:
            rows.extend(_row(bot.name, bot.rate, bot.scores) for bot in self.bots)
        rows.append(("", "", "", "", "length mean", *("",) * (len(PERCENTILES) + 2)))
        rows.append(("plies", "", "", "", *_quantiles(self.lengths)))
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
        shared = f", {self.shared:,} shared" if self.shared else ""
        head = f"{self.game}, rules {self.rules_version}: {self.games:,} games{shared}, seed {self.seed}"
        foot = f"{self.plies:,} plies in all, {self.chance_plies:,} of them luck"
        return "\n".join([head, "", *lines, "", *_by_seat(self), *_extremes(self.uses), foot])


class WorkerDied(BoardRulesError):
    """Games killed their workers during :func:`boardrules.simulate`: a process was killed, ran out of memory, or crashed.

    ``lost`` are the games without a result, ``range`` objects in ascending order. ``summary`` is that of the other games, or None if there
    were none.
    """

    def __init__(self, lost: tuple[range, ...], summary: Summary | None) -> None:
        done = 0 if summary is None else summary.games
        games = ", ".join(f"{part.start} to {part.stop - 1}" if len(part) > 1 else str(part.start) for part in lost[:SHOWN])
        more = f" and {len(lost) - SHOWN} more stretches" if len(lost) > SHOWN else ""
        noun = "game" if len(lost) == len(lost[0]) == 1 else "games"
        super().__init__(f"a worker died: no result for {noun} {games}{more}; the {done} others are in the error's summary")
        self.lost = lost
        self.summary = summary


def _row(name: str, rate: Rate, scores: Distribution) -> tuple[str, ...]:
    return (name, _decimal(rate.wins), _percent(rate), _interval(rate), *_quantiles(scores))


def _by_seat(summary: Summary) -> list[str]:
    """Return the bots' rates seat by seat, for those that sat on several."""
    moved = [bot for bot in summary.bots if sum(rate.games > 0 for rate in bot.seats) > 1]
    if len(summary.bots) < 2 or not moved:
        return []
    return [f"{bot.name} by seat: {', '.join(map(_percent, bot.seats))}" for bot in moved] + [""]


def _extremes(uses: Sequence[UseResult]) -> list[str]:
    """Return lines with the uses of each kind that won most, and least, with the most certainty: by the ends of their intervals."""
    lines: list[str] = []
    for kind in dict.fromkeys(use.kind for use in uses):
        own = sorted([use for use in uses if use.kind == kind], key=lambda use: -use.rate.interval[0])
        if len(own) < 2:
            continue
        lines.append(f"{kind}: most wins with {_named(own[:NAMED])}")
        if len(own) > NAMED:
            worst = sorted(own[NAMED:], key=lambda use: use.rate.interval[1])[:NAMED]
            lines.append(f"{' ' * len(kind)}  fewest with {_named(worst)}")
    return [*lines, ""] if lines else []


def _named(uses: Sequence[UseResult]) -> str:
    return ", ".join(f"{use.name} {_percent(use.rate)} ({_interval(use.rate)})" for use in uses)


def _interval(rate: Rate) -> str:
    low, high = rate.interval
    return f"{100 * low:.1f} to {100 * high:.1f}"


def _percent(rate: Rate) -> str:
    return f"{100 * rate.wins / max(1, rate.games):.1f}%"


def _decimal(number: float) -> str:
    return f"{number:,.0f}" if number == int(number) else f"{number:,.1f}"


def _quantiles(values: Distribution) -> tuple[str, ...]:
    between = [str(values.percentile(percent)) for percent in PERCENTILES]
    return (f"{values.mean:.1f}", str(values.least), *between, str(values.greatest))
