"""Many games in one environment of Gymnasium."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Generic

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from boardrules.adapters._arrays import floats
from boardrules.adapters._table import Reward, agreed, by_victory
from boardrules.bots import Bot, RandomBot, bots
from boardrules.contract import A, E, Game, O, S, V
from boardrules.errors import BoardRulesError
from boardrules.learning.batch import Batch
from boardrules.learning.encoding import Encoding
from boardrules.values import Seat

ATTEMPTS: Final = 100
"""Maximum number of games tried in a row in which the seat has no decision."""


def seated(
    game: Game[S, A, V, E, O], seats: Sequence[Seat], seat: int | None, opponents: Bot[V, A] | Sequence[Bot[V, A]] | str | None
) -> tuple[Bot[V, A], ...]:
    """Return the bots of the other seats, in the order of the seats. Raises ValueError, BotError."""
    others = len(seats) - 1
    if seat is not None and seat not in seats:
        raise ValueError(f"there is no seat {seat}: the seats are 0 to {others}")
    chosen = bots(opponents, game, others) if isinstance(opponents, str) else opponents
    players: tuple[Bot[V, A], ...] = tuple(chosen) if isinstance(chosen, Sequence) else (chosen or RandomBot(),) * others
    if len(players) != others:
        raise ValueError(f"there must be one bot for each of {others} other seats, not {len(players)}")
    return players


class GameVectorEnv(VectorEnv[Any, Any, Any], Generic[S, A, V, E, O]):
    """One seat of each of many games that are played together, with bots on the other seats.

    It is quicker than as many :class:`GameEnv`: the games are played on walkers, and observations are encoded together. Observations are
    floats from 0 to 1, ``(num_envs, columns)``; ``encoding.names`` has the names of the columns. ``infos`` has ``action_mask``, 1 for each
    legal number, ``seat``, and ``illegal``, which says whose last action was illegal. A game that is over is followed by the next one at
    the next step, whose action is ignored (``AutoresetMode.NEXT_STEP``).

    ``reset(seed=s)`` begins games 0, 1, 2 and so on of ``simulate(..., seed=s)``, with the same luck; the next game has the next number.

    Parameters
    ----------
    num_envs:
        the number of games played together.
    encoding:
        the columns of the observations; None: those of ``Encoding(fields)``.
    game, options, opponents, seat, reward, illegal_reward:
        as in :class:`GameEnv`.

    Raises
    ------
    TypeError, InvalidOptions, ValueError, BotError
        as :class:`GameEnv` does.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: Game[S, A, V, E, O],
        options: O | Mapping[str, object] | None = None,
        *,
        num_envs: int,
        opponents: Bot[V, A] | Sequence[Bot[V, A]] | str | None = None,
        seat: int | None = 0,
        encoding: Encoding | None = None,
        reward: Reward = by_victory,
        illegal_reward: float = 0.0,
    ) -> None:
        self.num_envs = num_envs
        self._options = agreed(game, options)
        self._game, self._asked, self._reward, self._illegal_reward = game, seat, reward, illegal_reward
        self._batch = Batch(game, self._options, size=num_envs, encoding=encoding, memory=0)
        self._bots = seated(game, self._batch.seats, seat, opponents)
        self.encoding = self._batch.encoding
        self.single_observation_space = floats(self.encoding.shape[0])
        self.single_action_space = Discrete(self._batch.per_seat)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._over = np.ones(num_envs, bool)
        self._begun = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:  # noqa: ARG002
        """Begin games in all places, the first of a series if *seed* is given, and return the observations and infos."""
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            chosen = secrets.token_hex(16) if seed is None else seed
            self._batch = Batch(self._game, self._options, size=self.num_envs, seed=chosen, encoding=self.encoding, memory=0)
            self._begun = True
        else:
            self._batch.renew(range(self.num_envs))
        self._rngs: list[dict[Seat, Random]] = [{} for _ in range(self.num_envs)]
        self._seats = [Seat(0)] * self.num_envs
        for at in range(self.num_envs):
            self._begin(at)
        self._over = np.zeros(self.num_envs, bool)
        return self._observed(), self._infos(np.zeros(self.num_envs, bool))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play the actions with these numbers, then the others' actions until each seat is to act again or its game is over.

        Raises ResetNeeded if no games are in progress, and ValueError if there is not one number for each game.
        """
        if not self._begun:
            raise gymnasium.error.ResetNeeded("no game is being played: reset() begins them")
        if len(actions) != self.num_envs:
            raise ValueError(f"there must be one number for each of {self.num_envs} games, not {len(actions)}")
        batch = self._batch
        rewards, illegal, over = np.zeros(self.num_envs), np.zeros(self.num_envs, bool), np.zeros(self.num_envs, bool)
        for at, action in enumerate(actions):
            if self._over[at]:
                batch.renew([at])
                self._begin(at)
                continue
            if int(action) not in batch.legal(at):
                rewards[at], illegal[at] = self._illegal_reward, True
                continue
            batch.play(at, int(action))
            self._wait(at)
            outcome = batch.outcomes[at]
            if outcome is not None:
                rewards[at], over[at] = self._reward(outcome, self._seats[at]), True
        self._over = over
        return self._observed(), rewards, over.copy(), np.zeros(self.num_envs, bool), self._infos(illegal)

    def legal(self) -> list[tuple[int, ...]]:
        """Return the legal numbers in each game, none where it is over: quicker to choose from than a wide mask."""
        return [() if over is not None else self._batch.legal(at) for at, over in enumerate(self._batch.outcomes)]

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return a boolean for each game and number: whether the seat may play it now."""
        return self._batch.masks()

    def _begin(self, at: int) -> None:
        """Let the bots of the game that has begun at this place play until the seat is to act."""
        batch = self._batch
        for _ in range(ATTEMPTS):
            number = batch.numbers[at]
            self._seats[at] = batch.seats[number % len(batch.seats)] if self._asked is None else Seat(self._asked)
            self._rngs[at] = {seat: Random(f"{batch.seed}/{number}/{seat}") for seat in batch.seats}  # noqa: S311  (games, not secrets)
            self._wait(at)
            if batch.outcomes[at] is None:
                return
            batch.renew([at])
        raise BoardRulesError(f"seat {self._seats[at]} had no decision in {ATTEMPTS} games")

    def _wait(self, at: int) -> None:
        batch, mine = self._batch, self._seats[at]
        while batch.outcomes[at] is None and (seat := batch.seat(at)) != mine:
            bot = self._bots[seat - (seat > mine)]
            actions = batch.actions(at)
            batch.take(at, bot.choose(batch.view(at), actions, self._rngs[at][seat]))

    def _observed(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        return self.encoding.encode([self._batch.observation(at, seat) for at, seat in enumerate(self._seats)])

    def _infos(self, illegal: np.ndarray[Any, np.dtype[np.bool_]]) -> dict[str, Any]:
        all_of_them = np.ones(self.num_envs, bool)
        found = {"action_mask": self._batch.masks().view(np.int8), "seat": np.array(self._seats), "illegal": illegal}
        return {**found, **{f"_{name}": all_of_them for name in found}}
