"""Ratings by the model of Bradley and Terry, computed by choix, with intervals."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from itertools import permutations
from math import exp, log, sqrt
from typing import Any, Final

from boardrules.simulation.rates import Z95
from boardrules.tournaments.results import Result, compared
from boardrules.values import Value

__all__ = ["Rating", "ratings", "require_ratings"]

ELO: Final = 400 / log(10)
"""The points of Elo's scale in a unit of the model."""


class Rating(Value, frozen=True, gc=False):
    """The strength of a player on the scale of Elo, 0 for the mean of all, with its 95 % interval.

    A player who is 100 points ahead of another is expected to win 64 % of the games that one of the two wins.
    """

    player: str
    rating: float
    low: float
    high: float


def require_ratings() -> None:
    """Raise ImportError, with the package to install, unless ratings can be computed."""
    _libraries()


def _libraries() -> tuple[Any, Any]:
    try:
        return import_module("choix"), import_module("numpy")
    except ImportError as error:
        raise ImportError("ratings need the package choix: pip install choix") from error


def ratings(results: Iterable[Result]) -> tuple[Rating, ...]:
    """Return the ratings of all players with a result, the strongest first.

    They are the most likely strengths under the model of Bradley and Terry, given the results and one drawn game between each two players,
    which keeps the rating of somebody who won or lost everything finite. A shared victory counts half for each. The interval is normal,
    with the variance from the inverse of the Hessian of the log-likelihood. In a game of s seats the winner is compared with each loser,
    and each comparison weighs 2/s, since those of one game depend on each other.

    Raises ImportError without the extra ``tournament``.
    """
    choix, numpy = _libraries()
    games = list(results)
    names = sorted({player for result in games for player in result.players})
    if len(names) < 2:
        return tuple([Rating(name, 0.0, 0.0, 0.0) for name in names])
    index = {name: number for number, name in enumerate(names)}
    beaten = numpy.full((len(names), len(names)), 0.5)
    numpy.fill_diagonal(beaten, 0.0)
    for result in games:
        weight = 2 / len(result.players)
        for one, other, share in compared(result):
            beaten[index[one], index[other]] += weight * share
            beaten[index[other], index[one]] += weight * (1 - share)
    strengths: list[float] = [float(strength) for strength in choix.ilsr_pairwise_dense(beaten, max_iter=10_000)]
    mean = sum(strengths) / len(strengths)
    hessian = numpy.zeros_like(beaten)
    for row, column in permutations(range(len(names)), 2):
        chance = 1 / (1 + exp(strengths[column] - strengths[row]))
        information = (beaten[row, column] + beaten[column, row]) * chance * (1 - chance)
        hessian[row, row] += information
        hessian[row, column] -= information
    variances: list[float] = [float(variance) for variance in numpy.diag(numpy.linalg.pinv(hessian, hermitian=True))]
    rated: list[Rating] = []
    for name, strength, variance in zip(names, strengths, variances, strict=True):
        rating, half = ELO * (strength - mean), ELO * Z95 * sqrt(variance)
        rated.append(Rating(name, rating, rating - half, rating + half))
    return tuple(sorted(rated, key=lambda rating: (-rating.rating, rating.player)))
