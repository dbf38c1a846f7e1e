"""The results of many games: wins, scores and lengths, as numbers and as a table."""

from __future__ import annotations

from dataclasses import dataclass

from boardrules.errors import SHOWN, BoardRulesError
from boardrules.simulation.rates import Rate
from boardrules.simulation.table import table_of

__all__ = ["BotResult", "Distribution", "PairResult", "Summary", "UseResult", "WorkerDied"]


@dataclass(frozen=True)
class Distribution:
    """How often each value occurred: ``counts`` has pairs of a value and a number of games, by value."""

    counts: tuple[tuple[int, int], ...]

    @property
    def total(self) -> int:
        """The number of games that were counted."""
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
        """The smallest value that at least *percent* of 100 games do not exceed. Raises ValueError unless 0 <= percent <= 100.

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
    """What one bot came to: ``rate`` in all its seats, ``seats`` seat by seat, ``scores`` in all of them.

    ``games`` of a rate counts a game once for each seat of the bot. Bots that are equal are one bot.
    """

    name: str
    rate: Rate
    seats: tuple[Rate, ...]
    scores: Distribution


@dataclass(frozen=True)
class UseResult:
    """How those fared who used ``name``; ``kind`` is the id of a :class:`boardrules.UseKind`.

    ``rate`` counts a game once for each seat that used it; ``times`` is how often it was used in all.
    """

    kind: str
    name: str
    times: int
    rate: Rate


@dataclass(frozen=True)
class PairResult:
    """What a pair, such as two leaders, came to in games of two seats: ``rate`` is that of ``first``, which sat on seat 0."""

    kind: str
    first: str
    second: str
    rate: Rate


@dataclass(frozen=True)
class Summary:
    """The results of many games. They are equal for equal arguments of :func:`simulate`, whatever executor played them.

    ``wins`` has one number a seat: a victory shared by k seats counts 1/k for each, and ``shared`` is the number of such games.
    ``scores`` has one distribution a seat. ``lengths`` are in plies, luck counted; ``plies`` is their sum, and ``chance_plies`` how
    many of them were luck. ``bots`` has the results by bot; ``uses`` by cards and abilities, and ``pairs`` by leaders and the
    like against each other, if uses were counted.
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
        """The summary as a text of a few lines: a row a seat and a bot, then the lengths, then cards and abilities."""
        return table_of(self)


class WorkerDied(BoardRulesError):
    """A process of the executor died during :func:`boardrules.simulate`: killed, out of memory, or crashed.

    ``lost`` are the games without a result, ``range`` objects in ascending order: those that were being played and those that
    nobody had begun. ``summary`` sums up the games that were done, None if there were none.
    """

    def __init__(self, lost: tuple[range, ...], summary: Summary | None) -> None:
        done = 0 if summary is None else summary.games
        games = ", ".join(f"{part.start} to {part.stop - 1}" if len(part) > 1 else str(part.start) for part in lost[:SHOWN])
        more = f" and {len(lost) - SHOWN} more stretches" if len(lost) > SHOWN else ""
        super().__init__(f"a worker died: there is no result of games {games}{more}; the {done} others are in the error's summary")
        self.lost = lost
        self.summary = summary
