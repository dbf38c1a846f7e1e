"""The results of many games: wins, scores and lengths, as numbers and as a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardrules.errors import SHOWN, BoardRulesError

__all__ = ["Distribution", "Summary", "WorkerDied"]

PERCENTILES: Final = (5, 25, 50, 75, 95)
"""What the table of a summary shows between the least and the greatest value."""


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
class Summary:
    """The results of many games. They are equal for equal arguments of :func:`simulate`, whatever executor played them.

    ``wins`` has one number a seat: a victory shared by k seats counts 1/k for each, and ``shared`` is the number of such games.
    ``scores`` has one distribution a seat. ``lengths`` are in plies, luck counted; ``plies`` is their sum, and ``chance_plies``
    how many of them were luck.
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

    def table(self) -> str:
        """The summary as a text of a few lines: a row a seat, then the lengths."""
        rows: list[tuple[str, ...]] = [
            ("", "wins", "rate", "score mean", "min", *(f"{percent}%" for percent in PERCENTILES), "max"),
            *(
                (f"seat {seat}", _decimal(wins), f"{100 * wins / self.games:.1f}%", *_quantiles(scores))
                for seat, (wins, scores) in enumerate(zip(self.wins, self.scores, strict=True))
            ),
            ("", "", "", "length mean", *("",) * (len(PERCENTILES) + 2)),
            ("plies", "", "", *_quantiles(self.lengths)),
        ]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
        shared = f", {self.shared:,} shared" if self.shared else ""
        head = f"{self.game}, rules {self.rules_version}: {self.games:,} games{shared}, seed {self.seed}"
        foot = f"{self.plies:,} plies in all, {self.chance_plies:,} of them luck"
        return "\n".join([head, "", *lines, "", foot])


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


def _decimal(number: float) -> str:
    return f"{number:,.0f}" if number == int(number) else f"{number:,.1f}"


def _quantiles(values: Distribution) -> tuple[str, ...]:
    between = [str(values.percentile(percent)) for percent in PERCENTILES]
    return (f"{values.mean:.1f}", str(values.least), *between, str(values.greatest))
