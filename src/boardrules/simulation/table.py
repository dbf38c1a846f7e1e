"""A summary as a text of a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from boardrules.simulation.rates import Rate

if TYPE_CHECKING:
    from boardrules.simulation.summary import Distribution, Summary, UseResult

__all__ = ["table_of"]

PERCENTILES: Final = (5, 25, 50, 75, 95)
"""What the table shows between the least and the greatest value."""

NAMED: Final = 3
"""So many of the best, and of the worst, of each kind are named."""


def table_of(summary: Summary) -> str:
    """A row a seat, then one a bot if they are several, then the lengths; then what was used by those who won most and least."""
    rows: list[tuple[str, ...]] = [
        ("", "wins", "rate", "95 %", "score mean", "min", *(f"{percent}%" for percent in PERCENTILES), "max"),
        *(_row(f"seat {seat}", *of) for seat, of in enumerate(zip(summary.rates, summary.scores, strict=True))),
    ]
    if len(summary.bots) > 1:
        rows.extend(_row(bot.name, bot.rate, bot.scores) for bot in summary.bots)
    rows.append(("", "", "", "", "length mean", *("",) * (len(PERCENTILES) + 2)))
    rows.append(("plies", "", "", "", *_quantiles(summary.lengths)))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    shared = f", {summary.shared:,} shared" if summary.shared else ""
    head = f"{summary.game}, rules {summary.rules_version}: {summary.games:,} games{shared}, seed {summary.seed}"
    foot = f"{summary.plies:,} plies in all, {summary.chance_plies:,} of them luck"
    return "\n".join([head, "", *lines, "", *_by_seat(summary), *_extremes(summary.uses), foot])


def _row(name: str, rate: Rate, scores: Distribution) -> tuple[str, ...]:
    return (name, _decimal(rate.wins), f"{rate.share:.1%}", _interval(rate), *_quantiles(scores))


def _by_seat(summary: Summary) -> list[str]:
    """The bots seat by seat, where they sat on several."""
    moved = [bot for bot in summary.bots if sum(rate.games > 0 for rate in bot.seats) > 1]
    if len(summary.bots) < 2 or not moved:
        return []
    return [f"{bot.name} by seat: {', '.join(f'{rate.share:.1%}' for rate in bot.seats)}" for bot in moved] + [""]


def _extremes(uses: Sequence[UseResult]) -> list[str]:
    """Of each kind those that won most, and least, as far as it is known: by the ends of their intervals."""
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
    return ", ".join(f"{use.name} {use.rate.share:.1%} ({_interval(use.rate)})" for use in uses)


def _interval(rate: Rate) -> str:
    low, high = rate.interval
    return f"{100 * low:.1f} to {100 * high:.1f}"


def _decimal(number: float) -> str:
    return f"{number:,.0f}" if number == int(number) else f"{number:,.1f}"


def _quantiles(values: Distribution) -> tuple[str, ...]:
    between = [str(values.percentile(percent)) for percent in PERCENTILES]
    return (f"{values.mean:.1f}", str(values.least), *between, str(values.greatest))
