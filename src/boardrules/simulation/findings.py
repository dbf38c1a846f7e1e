"""Rates that differ from the others of their kind by more than chance explains, corrected for the number of comparisons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from math import erfc, sqrt
from typing import Any, Final

from boardrules.simulation.rates import Rate

__all__ = ["Finding", "findings"]

LEVEL: Final = 0.05
"""The share of false findings that is accepted among all findings."""


@dataclass(frozen=True)
class Finding:
    """A rate beside what was to be expected of it.

    ``expected``: the share that it is compared with. ``effect``: the share minus that, and ``interval`` its 95 % interval, not corrected
    for the number of comparisons. ``p``: the probability of an effect as large as that by chance. ``q``: the same after the correction
    of Benjamini and Hochberg; of all findings with ``q`` up to 0.05, at most 5 % are chance, on average.
    """

    name: str
    rate: Rate
    expected: float
    effect: float
    interval: tuple[float, float]
    p: float
    q: float

    @property
    def found(self) -> bool:
        """True if the effect is more than chance explains, at a false discovery rate of 5 %."""
        return self.q <= LEVEL


def findings(rates: Mapping[str, Rate], *, expected: float | None = None) -> tuple[Finding, ...]:
    """Return every rate beside what was to be expected, the largest effect first, corrected for comparing all of them at once.

    Each rate is compared with *expected*, such as 0.5 for opponents of equal strength; None: with the rate of all others together. Compare
    rates of one kind only, by bots of the same strength: what wins in the hands of a weak bot may lose in those of a strong one.

    Needs scipy, which the extra ``simulation`` installs. Raises ImportError without it, and ValueError unless 0 < *expected* < 1.

    >>> from boardrules.simulation import Rate, findings
    >>> first, *others = findings({"ape": Rate(140.0, 200), "bee": Rate(98.0, 200), "cat": Rate(96.0, 200)}, expected=0.5)
    >>> first.name, first.found, round(first.effect, 2), [round(bound, 2) for bound in first.interval]
    ('ape', True, 0.2, [0.13, 0.26])
    >>> [(other.name, other.found) for other in others]
    [('cat', False), ('bee', False)]
    """
    if expected is not None and not 0 < expected < 1:
        raise ValueError(f"the expected share must be between 0 and 1, not {expected}")
    played = {name: rate for name, rate in rates.items() if rate.games}
    wins, games = sum(rate.wins for rate in played.values()), sum(rate.games for rate in played.values())
    compared: list[tuple[str, Rate, float, tuple[float, float], float]] = []
    for name, rate in played.items():
        if expected is None:
            others = Rate(wins - rate.wins, games - rate.games)
            compared.append(
                (name, rate, others.share, _difference(rate, others), _probability(rate.share - others.share, _spread(rate, others)))
            )
        else:
            low, high = rate.interval
            spread = sqrt(expected * (1 - expected) / rate.games)
            compared.append((name, rate, expected, (low - expected, high - expected), _probability(rate.share - expected, spread)))
    corrected = _corrected([p for *_, p in compared])
    found = [
        Finding(name, rate, share, rate.share - share, interval, p, q)
        for (name, rate, share, interval, p), q in zip(compared, corrected, strict=True)
    ]
    return tuple(sorted(found, key=lambda finding: (-abs(finding.effect), finding.name)))


def _spread(one: Rate, other: Rate) -> float:
    """Return the standard error of the difference of two shares that are equal."""
    games = one.games + other.games
    share = (one.wins + other.wins) / games
    return sqrt(share * (1 - share) * (1 / one.games + 1 / other.games)) if other.games else 0.0


def _difference(one: Rate, other: Rate) -> tuple[float, float]:
    """Return Newcombe's 95 % interval of the difference of two shares, from the intervals of both."""
    (low, high), (least, most) = one.interval, other.interval
    effect = one.share - other.share
    return effect - sqrt((one.share - low) ** 2 + (most - other.share) ** 2), effect + sqrt(
        (high - one.share) ** 2 + (other.share - least) ** 2
    )


def _probability(effect: float, spread: float) -> float:
    """Return the probability of an effect at least as large on either side, if there is none."""
    return erfc(abs(effect) / spread / sqrt(2)) if spread else 1.0


def _corrected(probabilities: list[float]) -> list[float]:
    try:
        stats: Any = import_module("scipy.stats")
    except ImportError as error:
        raise ImportError("findings need the package scipy: pip install scipy") from error
    return [float(q) for q in stats.false_discovery_control(probabilities)] if probabilities else []
