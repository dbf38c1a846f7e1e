"""Decisions of bots, made in processes of their own, so that the server goes on answering while they think.

There are as many processes as :class:`Opponents` is told, and each decision has a limit of time. A decision that nobody waits for any more
is dropped. If a process dies or hangs, all of them are replaced, and the decision is made again; the second time at random.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import active_children, get_context, parent_process
from random import SystemRandom
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from boardrules import Seat, game
from boardrules.bots import Bot, bot

__all__ = ["LEVELS", "PACES", "Asked", "Level", "Opponents", "Pace", "decide"]

Level: TypeAlias = Literal["random", "greedy", "beginner", "casual", "strong", "expert"]
LEVELS: Final[tuple[Level, ...]] = ("beginner", "casual", "strong", "expert")
"""The levels that people choose from."""

Pace: TypeAlias = Literal["slow", "normal", "fast", "at once"]
PACES: Final[dict[Pace, float]] = {"slow": 2.5, "normal": 1.0, "fast": 0.4, "at once": 0.0}
"""How long an action of a bot takes, as multiples of the time that the server is told."""

THINKING: Final[dict[str, float]] = {"strong": 1.0, "expert": 3.0}
"""Seconds of a search for one decision, of the levels that search."""
PATIENCE: Final = 30.0
"""Seconds after which a decision is given up."""
POLITE: Final = 5
"""What is added to the niceness of the processes: people first."""

RNG: Final = SystemRandom()
"""Nothing that a player could compute: bots must not be foreseen."""


class Asked(NamedTuple):
    """The question to a bot: the seat, the game, the level, what it sees and may do, and the digest that its answer names."""

    seat: Seat
    game: str
    level: str
    view: Any
    actions: tuple[Any, ...]
    seen: str


@cache
def _bot(name: str, level: str) -> Bot[Any, Any]:
    return bot(f"{level}:{THINKING[level]}s" if level in THINKING else level, game(name))


def decide(asked: Asked) -> int:
    """Return the number of the action that a bot takes."""
    if len(asked.actions) == 1:
        return 0
    return asked.actions.index(_bot(asked.game, asked.level).choose(asked.view, asked.actions, RNG))


class Opponents:
    """Processes that decide for bots. Nothing is started before the first decision.

    Parameters
    ----------
    size:
        How many processes there are at most.
    patience:
        Seconds after which a decision is given up and its process replaced.
    decider:
        What decides, a function that can be pickled.
    """

    def __init__(self, size: int = 1, *, patience: float = PATIENCE, decider: Callable[[Asked], int] = decide) -> None:
        self.size: Final = size
        self.replaced = 0
        """How often the processes were replaced."""
        self._patience: Final = patience
        self._decider: Final = decider
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(size)

    async def choose(self, asked: Asked) -> int:
        """Return the number of the action that the bot takes. Whoever is cancelled meanwhile takes the decision back."""
        if len(asked.actions) == 1 or asked.level == "random":
            return RNG.randrange(len(asked.actions))
        async with self._free:  # so that nothing waits in a queue that cannot be taken back
            for _ in range(2):
                pool = self._running()
                try:
                    deciding: Future[int] = pool.submit(self._decider, asked)
                    async with asyncio.timeout(self._patience):
                        return await asyncio.wrap_future(deciding)
                except (BrokenProcessPool, TimeoutError):
                    self._replace(pool)
        return RNG.randrange(len(asked.actions))

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        if self._pool is not None:
            self._end(self._pool)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.size, get_context("spawn"), _begin)
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of *pool*, unless somebody else has done so."""
        if self._pool is pool:
            self.replaced += 1
            self._end(pool)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():  # the server starts no others
            process.kill()


def _begin() -> None:
    """Prepare a process: the server's interrupts are not its own, people come first, and it does not outlive the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITE)
    server = parent_process()
    if server is not None:
        threading.Thread(target=_die_with, args=(server.join,), daemon=True).start()


def _die_with(gone: Callable[[], object]) -> None:
    gone()
    os._exit(0)
