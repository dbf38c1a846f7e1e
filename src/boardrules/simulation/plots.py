"""Pictures of summaries, by matplotlib: lengths, win rates with their intervals, and results of pairs."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from boardrules.simulation.rates import Rate
from boardrules.simulation.summary import Distribution, PairResult, Summary

__all__ = [
    "FORMATS",
    "check_picture",
    "draw_pairs",
    "new_figure",
    "pairs_size",
    "plot",
    "plot_pairs",
    "require_plots",
    "save_figure",
    "who_beats_whom",
]

FORMATS: Final = (".svg", ".png", ".pdf")
COLORS: Final = ("#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377")
BINS: Final = 50


def require_plots() -> None:
    """Raise ImportError, with the package to install, unless pictures can be drawn."""
    _matplotlib()


def _matplotlib() -> Any:
    try:
        import_module("matplotlib.figure")
        return import_module("matplotlib")
    except ImportError as error:
        raise ImportError("pictures need the package matplotlib: pip install matplotlib") from error


def plot(summary: Summary, path: str | os.PathLike[str]) -> None:
    """Draw *summary* into a file: SVG, PNG or PDF by its name.

    The picture shows the lengths of games, the win rates with 95 % intervals of each seat (with several bots, of each bot on each seat),
    and a heat map of pairs, such as leaders, if the summary has any. Raises ValueError for another kind of file, ImportError without the
    extra ``simulation``.
    """
    check_picture(path)
    figure = new_figure(10, 4 + (pairs_size(summary.pairs) if summary.pairs else 0))
    if summary.pairs:
        above, below = figure.subfigures(2, 1, height_ratios=[4, pairs_size(summary.pairs)])
        draw_pairs(below, summary.pairs)
    else:
        above = figure
    above.suptitle(f"{summary.game}, rules {summary.rules_version}: {summary.games:,} games, seed {summary.seed}", fontsize=11)
    left, right = above.subplots(1, 2)
    _draw_lengths(left, summary.lengths)
    _draw_rates(right, summary)
    save_figure(figure, path)


def plot_pairs(pairs: Sequence[PairResult], path: str | os.PathLike[str], *, title: str = "") -> None:
    """Draw a heat map of the win rates of *pairs* into a file: SVG, PNG or PDF by its name. Raises what :func:`plot` raises."""
    check_picture(path)
    size = pairs_size(pairs)
    figure = new_figure(size + 1, size)
    if title:
        figure.suptitle(title, fontsize=11)
    draw_pairs(figure, pairs)
    save_figure(figure, path)


def who_beats_whom(pairs: Iterable[PairResult]) -> dict[tuple[str, str], Rate]:
    """Return the rate of each name against each other, for both seats together; the rate is that of the first name of the key.

    >>> rates = who_beats_whom([PairResult("leader", "a", "b", Rate(3.0, 4)), PairResult("leader", "b", "a", Rate(2.0, 4))])
    >>> rates["a", "b"], rates["b", "a"]
    (Rate(wins=5.0, games=8), Rate(wins=3.0, games=8))
    """
    wins: dict[tuple[str, str], float] = defaultdict(float)
    games: dict[tuple[str, str], int] = defaultdict(int)
    for pair in pairs:
        wins[pair.first, pair.second] += pair.rate.wins
        wins[pair.second, pair.first] += pair.rate.games - pair.rate.wins
        games[pair.first, pair.second] += pair.rate.games
        games[pair.second, pair.first] += pair.rate.games
    return {both: Rate(wins[both], n) for both, n in games.items()}


def new_figure(width: float, height: float) -> Any:
    """Return an empty picture of a size in inches."""
    return import_module("matplotlib.figure").Figure(figsize=(width, height), layout="constrained")


def check_picture(path: str | os.PathLike[str]) -> None:
    """Raise ValueError or ImportError if a file of this name cannot be written, before anything is drawn."""
    suffix = Path(path).suffix
    if suffix not in FORMATS:
        raise ValueError(f"the name of a picture must end in one of {', '.join(FORMATS)}, not {suffix or 'nothing'}")
    require_plots()


def save_figure(figure: Any, path: str | os.PathLike[str]) -> None:
    """Write *figure* into a file; equal pictures give equal files."""
    with _matplotlib().rc_context({"svg.hashsalt": "boardrules", "svg.fonttype": "none"}):  # equal pictures give equal files
        figure.savefig(path, metadata={"Date": None} if Path(path).suffix == ".svg" else None, dpi=150)


def _draw_lengths(axes: Any, lengths: Distribution) -> None:
    values, counts = zip(*lengths.counts, strict=True)
    if len(values) <= BINS:
        gap = min((after - before for before, after in pairwise(values)), default=1)
        axes.bar(values, counts, width=0.9 * gap, color=COLORS[0])
    else:
        axes.hist(values, weights=counts, bins=BINS, color=COLORS[0])
    axes.axvline(lengths.mean, color="black", linewidth=1)
    axes.set_title(f"Length in plies, mean {lengths.mean:.1f}", fontsize=10)
    axes.set_xlabel("plies, luck counted")
    axes.set_ylabel("games")


def _draw_rates(axes: Any, summary: Summary) -> None:
    """Draw points with intervals: the seats, or each bot in a colour of its own on each of its seats and on all."""
    seats = len(summary.wins)
    if len(summary.bots) == 1:
        _draw_points(axes, range(seats), summary.rates, COLORS[0], summary.bots[0].name)
        labels = [f"seat {seat}" for seat in range(seats)]
        axes.set_title("Wins by seat, with 95 % intervals", fontsize=10)
    else:
        for number, bot in enumerate(summary.bots):
            shift = 0.5 * (number - (len(summary.bots) - 1) / 2) / len(summary.bots)
            rates = [*bot.seats, bot.rate]
            sat = [place for place, rate in enumerate(rates) if rate.games]
            _draw_points(axes, [place + shift for place in sat], [rates[place] for place in sat], COLORS[number % len(COLORS)], bot.name)
        labels = [*(f"seat {seat}" for seat in range(seats)), "all seats"]
        axes.legend(fontsize=9)
        axes.set_title("Wins by bot and seat, with 95 % intervals", fontsize=10)
    axes.axhline(1 / seats, color="grey", linewidth=1, linestyle=":")
    axes.set_xticks(range(len(labels)), labels)
    axes.set_xlim(-0.6, len(labels) - 0.4)
    axes.yaxis.set_major_formatter(_percent)


def _draw_points(axes: Any, places: Iterable[float], rates: Sequence[Rate], color: str, label: str) -> None:
    shares = [rate.share for rate in rates]
    errors = [
        [max(0.0, share - rate.interval[0]) for share, rate in zip(shares, rates, strict=True)],
        [max(0.0, rate.interval[1] - share) for share, rate in zip(shares, rates, strict=True)],
    ]
    axes.errorbar(list(places), shares, yerr=errors, fmt="o", capsize=4, color=color, label=label)


def _percent(value: float, _: object = None) -> str:
    return f"{100 * value:.3g} %"


def _names(pairs: Sequence[PairResult]) -> list[str]:
    """Return all names, those with the highest win rate first."""
    rates = who_beats_whom(pairs)
    own: dict[str, list[Rate]] = defaultdict(list)
    for (name, other), rate in rates.items():
        if name != other:
            own[name].append(rate)
        else:
            own.setdefault(name, [])
    shares = {name: Rate(sum(rate.wins for rate in found), sum(rate.games for rate in found)).share for name, found in own.items()}
    return sorted(shares, key=lambda name: (-shares[name], name))


def pairs_size(pairs: Sequence[PairResult]) -> float:
    """Return the height in inches for one row for each name, and for the labels."""
    return 2.5 + max(2.0, 0.24 * len(_names(pairs)))


def draw_pairs(figure: Any, pairs: Sequence[PairResult]) -> None:
    """Draw a square for each pair, coloured by the win rate of the row against the column; grey if they have not met."""
    names = _names(pairs)
    rates = who_beats_whom(pairs)
    cells = [[rates[row, column].share if (row, column) in rates else float("nan") for column in names] for row in names]
    axes = figure.subplots()
    axes.set_facecolor("#dddddd")
    image = axes.imshow(cells, cmap="RdBu", vmin=0, vmax=1, interpolation="nearest")
    size = 9 if len(names) <= 30 else 7
    words = [name.replace("_", " ") for name in names]
    axes.set_xticks(range(len(names)), words, rotation=90, fontsize=size)
    axes.set_yticks(range(len(names)), words, fontsize=size)
    met = [rate.games for (first, second), rate in rates.items() if first != second]
    between = "no" if not met else f"{min(met)}" if min(met) == max(met) else f"{min(met)} to {max(met)}"
    axes.set_title(f"How often the row wins against the column, by {pairs[0].kind}; {between} games a pair", fontsize=10)
    figure.colorbar(image, ax=axes, shrink=0.6, format=_percent)
