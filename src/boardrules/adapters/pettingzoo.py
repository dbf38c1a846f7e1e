"""Any game as an environment of PettingZoo: ``pip install boardrules[pettingzoo]``.

:func:`env` has agents who act one after the other (AEC), :func:`parallel_env` agents who act at once. The game needs the capability
:class:`boardrules.Numbering`.
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
from boardrules.adapters._table import Reward, Table, agreed, by_victory, refusal_info
from boardrules.contract import A, E, Game, O, Refusal, S, V
from boardrules.values import Seat

__all__ = ["GameEnv", "GameParallelEnv", "by_victory", "env", "parallel_env", "raw_env"]


def env(
    game: Game[S, A, V, E, O],
    options: O | Mapping[str, object] | None = None,
    *,
    render_mode: str | None = None,
    reward: Reward = by_victory,
    illegal_reward: float = -1.0,
) -> AECEnv[str, Any, Any]:
    """An environment of *game* with the wrappers of PettingZoo's own games: an illegal action ends the game.

    Its agent gets *illegal_reward* then, and nobody else anything. The other parameters are those of :class:`GameEnv`.
    """
    wrapped = TerminateIllegalWrapper(GameEnv(game, options, render_mode=render_mode, reward=reward), illegal_reward=illegal_reward)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


def _agent(seat: Seat) -> str:
    return f"seat_{seat}"


class _Shared(Generic[S, A, V, E, O]):
    """What both kinds of environment have in common."""

    def __init__(
        self,
        game: Game[S, A, V, E, O],
        options: O | Mapping[str, object] | None = None,
        *,
        render_mode: str | None = None,
        reward: Reward = by_victory,
        illegal_reward: float = 0.0,
    ) -> None:
        require_mode(render_mode)
        self.table = Table(game, agreed(game, options))
        self.render_mode = render_mode
        self.metadata = {"name": f"{game.SPEC.id}_v0", "render_modes": list(MODES), "render_fps": 1, "is_parallelizable": False}
        self.possible_agents = [_agent(seat) for seat in self.table.seats]
        self.agents: list[str] = []
        self._seat = dict(zip(self.possible_agents, self.table.seats, strict=True))
        self._reward, self._illegal_reward = reward, illegal_reward
        seen, mask = observation_space(self.table), Box(0, 1, (self.table.size,), np.int8)
        self.observation_spaces = {agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self.state_space = observation_space(self.table, len(self.possible_agents))

    def observation_space(self, agent: str) -> Space[Any]:
        """A dict: ``observation``, an array of the bounds that ``observation_fields`` says, and ``action_mask``, 0 or 1 for each number."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The numbers of the game's action space of one seat: they mean the same for every agent."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """What *agent* knows, and what it may do now: nothing, unless it is to act."""
        seat = self._seat[agent]
        return {"observation": of_observation(self.table, seat), "action_mask": of_mask(self.table, seat)}

    def state(self) -> np.ndarray[Any, Any]:
        """What all agents know together, one after the other: for training with more than an agent may know."""
        return np.concatenate([of_observation(self.table, seat) for seat in self.table.seats])

    def render(self) -> str | None:
        """The position as a spectator may see it: printed, as text or as SVG, as the ``render_mode`` says."""
        return drawn(self.table, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: an environment holds no window and no file."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _paid(self) -> dict[str, float]:
        """What the position is worth to every agent: 0 before the end."""
        outcome = self.table.outcome
        return {agent: 0.0 if outcome is None else self._reward(outcome, self._seat[agent]) for agent in self.agents}

    def _told(self, refused: Mapping[Seat, Refusal]) -> dict[str, dict[str, Any]]:
        told: dict[str, dict[str, Any]] = {agent: self.table.info(self._seat[agent]) for agent in self.agents}
        for seat, refusal in refused.items():
            told[_agent(seat)]["refusal"] = refusal_info(refusal)
        return told


class GameEnv(_Shared[S, A, V, E, O], AECEnv[str, Any, Any]):
    """A game whose agents act one after the other. Where several choose at once, they are asked in the order of the seats.

    The agents are ``seat_0``, ``seat_1`` and so on. ``reset(seed=s)`` deals the luck of ``Dealer(f"{s}/0")``, and each ``reset()`` after it
    that of ``f"{s}/1"``, ``f"{s}/2"`` ...: the games of ``simulate(..., seed=s)``. ``infos`` has for each agent ``legal``, the numbers of
    its legal actions; after a refusal ``refusal`` with ``rule``, ``key`` and ``message``; at the end ``rule``, ``scores``, ``winners``.

    Parameters
    ----------
    game:
        any game with the capability :class:`boardrules.Numbering`.
    options:
        those of the game, or a mapping of their names and values; None takes the game's defaults.
    render_mode:
        ``"ansi"`` and ``"svg"`` show what a spectator may see, ``"human"`` prints it after each step.
    reward:
        what the end is worth to a seat; before it all rewards are 0.
    illegal_reward:
        what an illegal action costs. It changes nothing else: the same agent is asked again.

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
    ) -> None:
        AECEnv.__init__(self)
        super().__init__(game, options, render_mode=render_mode, reward=reward, illegal_reward=illegal_reward)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  (of PettingZoo's)
        """Begin a game; the first of a series, if *seed* is given."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._settle({})

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Play the action with this number for the agent that is to act; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent] or action is None:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._settle(self.table.play({self._seat[agent]: int(action)}))

    def _settle(self, refused: dict[Seat, Refusal]) -> None:
        """Say what has become of the position."""
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
    """A game whose agents act all at once: for games in which they do.

    It plays others as well: an agent that is not to act has a mask without a 1, and whatever it answers is not looked at. If one of the
    agents that are to act is refused, nothing is played, and all are asked again. Everything else is as in :class:`GameEnv`.
    """

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  (of PettingZoo's)
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a game; the first of a series, if *seed* is given. Observations and infos of all agents."""
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
            raise ValueError(f"there is no action of {', '.join(_agent(seat) for seat in missing)}")
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
