"""Pictures of tournaments, by matplotlib: the shares or ratings of the players, and who beats whom."""

from __future__ import annotations

import os
from collections.abc import Sequence

from boardrules.simulation.plots import check_picture, draw_pairs, new_figure, pairs_size, save_figure
from boardrules.simulation.rates import Rate
from boardrules.tournaments.ratings import Rating
from boardrules.tournaments.tournament import Tournament

__all__ = ["plot_tournament"]


def plot_tournament(played: Tournament, path: str | os.PathLike[str], *, ratings: Sequence[Rating] = ()) -> None:
    """Draw *played* into a file: SVG, PNG or PDF by its name.

    The picture shows *ratings*, or without them the points a game without byes, with 95 % intervals, and a heat map of the games of each
    two players. Raises ValueError for another kind of file or if no game decided anything, ImportError without matplotlib.
    """
    check_picture(path)
    pairs = played.pairs
    if not pairs:
        raise ValueError("there are no results to draw")
    size = pairs_size(pairs)
    figure = new_figure(size + 7, size)
    left, right = figure.subfigures(1, 2, width_ratios=[6, size + 1])
    axes = left.subplots()
    rows: list[tuple[str, float, float, float]] = []
    if ratings:
        rows = [(rating.player, rating.rating, rating.low, rating.high) for rating in ratings]
        axes.set_xlabel("rating (Elo's scale), with 95 % intervals")
    else:
        for row in played.standings:
            rate = Rate(row.points - row.byes * played.games, row.games)
            rows.append((row.player, rate.share, *rate.interval))
        axes.set_xlabel("points a game, with 95 % intervals")
    names, middles, lows, highs = zip(*reversed(rows), strict=True)
    errors = [
        [max(0.0, middle - low) for middle, low in zip(middles, lows, strict=True)],
        [max(0.0, high - middle) for middle, high in zip(middles, highs, strict=True)],
    ]
    axes.errorbar(middles, range(len(names)), xerr=errors, fmt="o", capsize=4)
    axes.axvline(0 if ratings else 1 / played.seats, color="grey", linewidth=1, linestyle=":")
    axes.set_yticks(range(len(names)), names, parse_math=False)
    axes.set_title(f"{played.game}: {len(played.results):,} games", fontsize=10)
    draw_pairs(right, pairs)
    save_figure(figure, path)
