"""Any game as an environment of PettingZoo: ``pip install gymnasium numpy pettingzoo``.

In :func:`env` agents act one after the other (AEC), in :func:`parallel_env` they act at once, and in :func:`batch_env` many games are
played together. The game needs the capability :class:`boardrules.Numbering`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from boardrules.adapters._arrays import action_space, observation_space, of_mask, of_observation
from boardrules.adapters._drawing import MODES, drawn, require_mode
from boardrules.adapters._games import GameBatchEnv
from boardrules.adapters._table import Reward, Table, agreed, by_victory, refusal_info
from boardrules.contract import A, E, Game, O, Refusal, S, V
from boardrules.learning.encoding import Encoding
from boardrules.values import Seat

__all__ = ["GameBatchEnv", "GameEnv", "GameParallelEnv", "batch_env", "by_victory", "env", "parallel_env", "raw_env"]


def env(
    game: Game[S, A, V, E, O],
    options: O | Mapping[str, object] | None = None,
    *,
    render_mode: str | None = None,
    reward: Reward = by_victory,
    illegal_reward: float = -1.0,
    encoded: bool = False,
) -> AECEnv[str, Any, Any]:
    """Return an environment of *game* with the wrappers of PettingZoo's own games, in which an illegal action ends the game.

    The agent gets *illegal_reward* then, and the others get 0. The other parameters are those of :class:`GameEnv`.
    """
    bare = GameEnv(game, options, render_mode=render_mode, reward=reward, encoded=encoded)
    wrapped = TerminateIllegalWrapper(bare, illegal_reward=illegal_reward)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


def _agent(seat: Seat) -> str:
    return f"seat_{seat}"


class _Shared(Generic[S, A, V, E, O]):
    """The common base of both kinds of environment."""

    def __init__(
        self,
        game: Game[S, A, V, E, O],
        options: O | Mapping[str, object] | None = None,
        *,
        render_mode: str | None = None,
        reward: Reward = by_victory,
        illegal_reward: float = 0.0,
        encoded: bool = False,
    ) -> None:
        require_mode(render_mode)
        self.table = Table(game, agreed(game, options))
        self.render_mode = render_mode
        self.metadata = {"name": f"{game.SPEC.id}_v0", "render_modes": list(MODES), "render_fps": 1, "is_parallelizable": False}
        self.possible_agents = [_agent(seat) for seat in self.table.seats]
        self.agents: list[str] = []
        self._seat = dict(zip(self.possible_agents, self.table.seats, strict=True))
        self._reward, self._illegal_reward = reward, illegal_reward
        self._encoding = Encoding(self.table.fields) if encoded else None
        seen, mask = observation_space(self.table, self._encoding), Box(0, 1, (self.table.size,), np.int8)
        self.observation_spaces = {agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self.state_space = observation_space(self.table, self._encoding, len(self.possible_agents))

    def observation_space(self, agent: str) -> Space[Any]:
        """Return a dict: ``observation``, an array with the bounds in ``observation_fields``, and ``action_mask``, 0 or 1 per number."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the space of the action numbers of one seat, which mean the same for every agent."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, np.dtype[np.int64 | np.float32 | np.int8]]]:
        """Return the observation of *agent*, and the mask of its legal actions: all 0 unless it is to act."""
        seat = self._seat[agent]
        return {"observation": of_observation(self.table, self._encoding, seat), "action_mask": of_mask(self.table, seat)}

    def state(self) -> np.ndarray[Any, np.dtype[np.int64 | np.float32]]:
        """Return the observations of all agents, one after the other, for training with more information than one agent has."""
        return np.concatenate([of_observation(self.table, self._encoding, seat) for seat in self.table.seats])

    def render(self) -> str | None:
        """Show the position as a spectator may see it: printed, as text or as SVG, depending on ``render_mode``."""
        return drawn(self.table, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: an environment has no window and no file."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _paid(self) -> dict[str, float]:
        """Return the reward of every agent, 0 before the end."""
        outcome = self.table.outcome
        return {agent: 0.0 if outcome is None else self._reward(outcome, self._seat[agent]) for agent in self.agents}

    def _told(self, refused: Mapping[Seat, Refusal]) -> dict[str, dict[str, Any]]:
        told: dict[str, dict[str, Any]] = {agent: self.table.info(self._seat[agent]) for agent in self.agents}
        for seat, refusal in refused.items():
            told[_agent(seat)]["refusal"] = refusal_info(refusal)
        return told


class GameEnv(_Shared[S, A, V, E, O], AECEnv[str, Any, Any]):
    """A game whose agents act one after the other. If several choose at once, they are asked in the order of the seats.

    The agents are ``seat_0``, ``seat_1`` and so on. ``reset(seed=s)`` deals the luck of ``Dealer(f"{s}/0")``, and each later ``reset()``
    that of ``f"{s}/1"``, ``f"{s}/2"`` and so on, as in the games of ``simulate(..., seed=s)``. ``infos`` has for each agent ``legal``, the
    numbers of its legal actions; after a refusal ``refusal`` with ``rule``, ``key`` and ``message``; at the end ``rule``, ``scores``,
    ``winners``.

    Parameters
    ----------
    game:
        any game with the capability :class:`boardrules.Numbering`.
    options:
        the game's options, or a mapping of their names and values; None takes the game's defaults.
    render_mode:
        ``"ansi"`` and ``"svg"`` show what a spectator may see, ``"human"`` prints it after each step.
    reward:
        the value of a finished game for a seat; all rewards before the end are 0.
    illegal_reward:
        the reward for an illegal action, which has no other effect: the same agent is asked again.
    encoded:
        True: observations are arrays of floats from 0 to 1, as :class:`boardrules.learning.Encoding` makes them.

    Raises
    ------
    TypeError
        if the game has no numbers.
    InvalidOptions
        if it cannot be played with these options.
    """

    def __init__(
        self,
        game: Game[S, A, V, E, O],
        options: O | Mapping[str, object] | None = None,
        *,
        render_mode: str | None = None,
        reward: Reward = by_victory,
        illegal_reward: float = 0.0,
        encoded: bool = False,
    ) -> None:
        AECEnv.__init__(self)
        super().__init__(game, options, render_mode=render_mode, reward=reward, illegal_reward=illegal_reward, encoded=encoded)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  (of PettingZoo's)
        """Begin a game, the first of a series if *seed* is given."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._settle({})

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Play the action with this number for the agent that is to act; pass None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent] or action is None:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._settle(self.table.play({self._seat[agent]: int(action)}))

    def _settle(self, refused: dict[Seat, Refusal]) -> None:
        """Update rewards, infos and the agent to act after the position has changed."""
        self.rewards = self._paid()
        self.infos = self._told(refused)
        for seat in refused:
            self.rewards[_agent(seat)] = self._illegal_reward
        if self.table.acting:
            self.agent_selection = _agent(self.table.acting[0])
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()
        self._show()


class GameParallelEnv(_Shared[S, A, V, E, O], ParallelEnv[str, Any, Any]):
    """A game whose agents act all at once, for games with simultaneous choices.

    It plays other games as well: an agent that is not to act has a mask of zeros, and its action is ignored. If one of the agents to act is
    refused, nothing is played, and all are asked again. Everything else is as in :class:`GameEnv`.
    """

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  (of PettingZoo's)
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a game, the first of a series if *seed* is given, and return the observations and infos of all agents."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self._show()
        return {agent: self.observe(agent) for agent in self.agents}, self._told({})

    def step(
        self, actions: Mapping[str, int | np.integer[Any]]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the actions with these numbers. Raises ValueError if an agent that is to act has none."""
        table = self.table
        missing = [seat for seat in table.acting if _agent(seat) not in actions]
        if missing:
            raise ValueError(f"no action of {', '.join(_agent(seat) for seat in missing)} was given")
        refused = table.play({seat: int(actions[_agent(seat)]) for seat in table.acting})
        observations = {agent: self.observe(agent) for agent in self.agents}
        rewards, infos = self._paid(), self._told(refused)
        for seat in refused:
            rewards[_agent(seat)] = self._illegal_reward
        over = dict.fromkeys(self.agents, not table.acting)
        going_on = dict.fromkeys(self.agents, False)
        if not table.acting:
            self.agents = []
        self._show()
        return observations, rewards, over, going_on, infos


raw_env = GameEnv
parallel_env = GameParallelEnv
batch_env = GameBatchEnv
