"""Many games in one parallel environment of PettingZoo."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar, Generic

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import ParallelEnv

from boardrules.adapters._arrays import floats
from boardrules.adapters._table import Reward, agreed, by_victory
from boardrules.contract import A, E, Game, O, S, V
from boardrules.learning.batch import Batch
from boardrules.learning.encoding import Encoding
from boardrules.values import Seat


class GameBatchEnv(ParallelEnv[str, Any, Any], Generic[S, A, V, E, O]):
    """Many games that are played together, each seat of each game an agent: ``game_0_seat_1`` is seat 1 of the first game.

    In each step, one seat of each game acts; the mask of every other agent is all 0, and its action is ignored. An illegal action is
    ignored, too: its agent gets *illegal_reward* and is asked again. When a game is over its agents leave. Observations are floats from 0
    to 1, and the games are played on walkers.

    ``reset(seed=s)`` begins games 0, 1, 2 and so on of ``simulate(..., seed=s)``, with the same luck. Each later ``reset()`` begins the
    next ones.

    Parameters
    ----------
    games:
        the number of games.
    encoding:
        the columns of the observations; None: those of ``Encoding(fields)``.
    game, options, reward, illegal_reward:
        as in :class:`GameEnv`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "name": "boardrules_batch_v0", "is_parallelizable": True}
    render_mode = None

    def __init__(
        self,
        game: Game[S, A, V, E, O],
        options: O | Mapping[str, object] | None = None,
        *,
        games: int,
        encoding: Encoding | None = None,
        reward: Reward = by_victory,
        illegal_reward: float = 0.0,
    ) -> None:
        self._game, self._options, self._reward, self._illegal_reward = game, agreed(game, options), reward, illegal_reward
        self._batch = Batch(game, self._options, size=games, encoding=encoding, memory=0)
        self.encoding = self._batch.encoding
        self._places = {f"game_{at}_seat_{seat}": (at, seat) for at in range(games) for seat in self._batch.seats}
        self.possible_agents = list(self._places)
        self.agents: list[str] = []
        mask = Box(0, 1, (self._batch.per_seat,), np.int8)
        seen = Dict({"observation": floats(self.encoding.shape[0]), "action_mask": mask})
        self.observation_spaces: dict[str, Space[Any]] = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: Discrete(self._batch.per_seat) for agent in self.possible_agents}
        self._begun = False

    def observation_space(self, agent: str) -> Space[Any]:
        """Return a dict: ``observation``, floats from 0 to 1, and ``action_mask``, 0 or 1 per number."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the space of the action numbers of one seat, which mean the same for every agent."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  (of PettingZoo's)
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin all games, the first of a series if *seed* is given, and return the observations and infos of all agents."""
        if seed is not None or not self._begun:
            chosen = secrets.token_hex(16) if seed is None else seed
            self._batch = Batch(self._game, self._options, size=self._batch.size, seed=chosen, encoding=self.encoding, memory=0)
            self._begun = True
        else:
            self._batch.renew(range(self._batch.size))
        self.agents = [agent for agent, (at, _) in self._places.items() if self._batch.outcomes[at] is None]
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int | np.integer[Any]]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the actions with these numbers. Raises ValueError if an agent that is to act has none."""
        batch = self._batch
        rewards, over = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        acting = [agent for agent in self.agents if batch.seat(self._places[agent][0]) == self._places[agent][1]]
        if missing := [agent for agent in acting if agent not in actions]:
            raise ValueError(f"no action of {', '.join(missing)} was given")
        for agent in acting:
            at, _ = self._places[agent]
            number = int(actions[agent])
            if number in batch.legal(at):
                batch.play(at, number)
            else:
                rewards[agent], infos[agent]["illegal"] = self._illegal_reward, True
        for agent in self.agents:
            at, seat = self._places[agent]
            outcome = batch.outcomes[at]
            if outcome is not None:
                rewards[agent], over[agent] = self._reward(outcome, seat), True
                infos[agent] = {"rule": outcome.rule, "scores": list(outcome.scores), "winners": list(outcome.winners)}
        observations = self._observed()
        self.agents = [agent for agent in self.agents if not over[agent]]
        return observations, rewards, over, dict.fromkeys(over, False), infos

    def render(self) -> None:
        """Do nothing: there is no one picture of many games."""

    def close(self) -> None:
        """Do nothing: an environment has no window and no file."""

    def _observed(self) -> dict[str, dict[str, np.ndarray[Any, np.dtype[np.float32 | np.int8]]]]:
        places: list[tuple[int, Seat]] = [self._places[agent] for agent in self.agents]
        if not places:
            return {}
        seen = self.encoding.encode([self._batch.observation(at, seat) for at, seat in places])
        masks = np.zeros((len(places), self._batch.per_seat), np.int8)
        for row, (at, seat) in enumerate(places):
            if self._batch.outcomes[at] is None and self._batch.seat(at) == seat:
                masks[row, list(self._batch.legal(at))] = 1
        return {agent: {"observation": one, "action_mask": mask} for agent, one, mask in zip(self.agents, seen, masks, strict=True)}
