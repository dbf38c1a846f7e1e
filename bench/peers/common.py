"""What every contestant has in common: a slice of time filled with whole random games, and its result."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Protocol

__all__ = ["Census", "Contestant", "Count", "Looped", "NotInstalled", "Peer", "Play", "Slice", "package_version"]

Play = Callable[[Random], int]
"""Plays one game to its end with random decisions, in the smallest loop that the library allows, and returns the number of steps."""


class NotInstalled(Exception):
    """The peer is not on this machine; the text says how to install it."""


@dataclass(frozen=True)
class Census:
    """The kinds of steps in some games: all, those that are decisions of players, and the decisions with one possible answer."""

    steps: int
    decisions: int
    forced: int

    @property
    def share(self) -> float:
        """The share of decisions among the steps; the others are luck."""
        return self.decisions / self.steps

    @property
    def forced_share(self) -> float:
        """The share of decisions with one possible answer."""
        return self.forced / self.decisions


Count = Callable[[Random], Census]
"""Plays one game as ``Play`` does, and counts the kinds of its steps; it is not timed."""


@dataclass(frozen=True)
class Slice:
    """The result of one contestant in one slice: steps, and seconds of a processor and of the clock on the wall."""

    steps: int
    games: int
    seconds: float
    cpu: float = 0.0

    @property
    def rate(self) -> float:
        """Steps in a second of a processor, or by the clock where the time of the processor is not known."""
        return self.steps / (self.cpu or self.seconds)

    @property
    def wall_rate(self) -> float:
        """Steps in a second by the clock."""
        return self.steps / self.seconds


class Contestant(Protocol):
    """Something that plays random games for some time."""

    @property
    def version(self) -> str:
        """The version of the library measured."""
        ...

    def slice(self, seconds: float, seed: int) -> Slice:
        """Play whole games until *seconds* have passed."""
        ...

    def census(self, games: int, seed: int) -> Census | None:
        """Count the steps of *games*, or return None if that is not known."""
        ...

    def close(self) -> None:
        """Let go of what was started."""
        ...


@dataclass(frozen=True)
class Looped:
    """A contestant in this process, made from a function that plays one game, and one that counts the steps of a game."""

    play: Play
    version: str
    count: Count | None = None

    def slice(self, seconds: float, seed: int) -> Slice:
        """Play whole games until *seconds* of a processor have passed; its clock is read once a game, on every side alike."""
        rng, play = Random(seed), self.play
        steps = games = 0
        gc.collect()
        began, start = perf_counter(), process_time()
        now = start
        while now - start < seconds:
            steps += play(rng)
            games += 1
            now = process_time()
        return Slice(steps, games, perf_counter() - began, now - start)

    def census(self, games: int, seed: int) -> Census | None:
        """Count the steps of *games*, or return None if this contestant cannot."""
        if self.count is None:
            return None
        rng = Random(seed)
        each = [self.count(rng) for _ in range(games)]
        return Census(sum(one.steps for one in each), sum(one.decisions for one in each), sum(one.forced for one in each))

    def close(self) -> None:
        """Do nothing: nothing was started."""


@dataclass(frozen=True)
class Peer:
    """A library to compare with: what it plays, how to load it, and the ratio that boardrules is to reach (and aims at)."""

    name: str
    work: str
    load: Callable[[Path | None], Contestant]
    target: float | None = None
    aim: float | None = None


def package_version(package: str) -> str:
    """Return the installed version of a Python package. Raises NotInstalled."""
    try:
        return version(package)
    except PackageNotFoundError:
        raise NotInstalled("python -m pip install -r bench/requirements.txt") from None
