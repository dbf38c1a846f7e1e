"""What every contestant has in common: a slice of time filled with whole random games, and its result."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Protocol

__all__ = ["Contestant", "Looped", "NotInstalled", "Peer", "Play", "Slice", "package_version"]

Play = Callable[[Random], int]
"""Plays one game to its end with random decisions, and tells how many decisions there were."""


class NotInstalled(Exception):
    """The peer is not on this machine; the text says how to install it."""


@dataclass(frozen=True)
class Slice:
    """What one contestant did in one slice."""

    steps: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        """Decisions of players in a second."""
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

    def close(self) -> None:
        """Let go of what was started."""
        ...


@dataclass(frozen=True)
class Looped:
    """A contestant in this process, made from a function that plays one game; *clock* counts seconds."""

    play: Play
    version: str
    clock: Callable[[], float] = perf_counter

    def slice(self, seconds: float, seed: int) -> Slice:
        """Play whole games until *seconds* have passed; the clock is read once a game, on every side alike."""
        rng, play, clock = Random(seed), self.play, self.clock
        steps = games = 0
        gc.collect()
        start = now = clock()
        while now - start < seconds:
            steps += play(rng)
            games += 1
            now = clock()
        return Slice(steps, games, now - start)

    def close(self) -> None:
        """Nothing was started."""


@dataclass(frozen=True)
class Peer:
    """A library to compare with: what it plays, how to load it, and the ratio that boardrules is to reach (and aims at)."""

    name: str
    work: str
    load: Callable[[Path | None], Contestant]
    target: float | None = None
    aim: float | None = None


def package_version(package: str) -> str:
    """The installed version of a Python package. Raises NotInstalled."""
    try:
        return version(package)
    except PackageNotFoundError:
        raise NotInstalled("python -m pip install -r bench/requirements.txt") from None
