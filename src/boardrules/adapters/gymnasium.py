"""Any game as an environment of Gymnasium, one seat against bots: ``pip install gymnasium numpy``.

Importing this module registers every installed game: ``gymnasium.make("boardrules/Pixies-v0")``, or without importing it first
``gymnasium.make("boardrules.adapters.gymnasium:boardrules/Pixies-v0")``. The game needs the capability :class:`boardrules.Numbering`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Generic

import gymnasium
import numpy as np

from boardrules.adapters._arrays import action_space, observation_space, of_mask, of_observation
from boardrules.adapters._drawing import MODES, drawn, require_mode
from boardrules.adapters._table import Reward, Table, agreed, by_victory, refusal_info
from boardrules.adapters._vector import GameVectorEnv, seated
from boardrules.bots import Bot
from boardrules.contract import A, E, Game, O, S, V
from boardrules.errors import BoardRulesError
from boardrules.learning.encoding import Encoding
from boardrules.registry import game as game_named
from boardrules.registry import games
from boardrules.values import Seat

__all__ = ["GameEnv", "GameVectorEnv", "by_victory", "id_of", "make", "make_vector"]

ATTEMPTS: Final = 100
"""Maximum number of games tried in a row in which the seat has no decision."""


class GameEnv(gymnasium.Env[Any, Any], Generic[S, A, V, E, O]):
    """One seat of a game, with bots on the other seats.

    An observation is the result of the game's ``observe`` as an array. ``info`` has ``action_mask``, 1 for each legal number, and
    ``legal``, these numbers as a list; after a refusal ``refusal`` with ``rule``, ``key`` and ``message``; at the end ``rule``, ``scores``
    and ``winners``. :meth:`action_masks` is used by MaskablePPO of sb3-contrib.

    ``reset(seed=s)`` deals the luck of ``Dealer(f"{s}/0")``, each later ``reset()`` that of ``f"{s}/1"`` and so on; the bot on seat *k*
    gets ``Random(f"{s}/0/{k}")``, as in the games of ``simulate(..., seed=s)``.

    Parameters
    ----------
    game:
        any game with the capability :class:`boardrules.Numbering`.
    options:
        the game's options, or a mapping of their names and values; None takes the game's defaults.
    opponents:
        a bot for all other seats, or one for each of them, in the order of the seats, or their names as in :func:`boardrules.bots.bots`:
        ``"greedy"``; None: :class:`boardrules.RandomBot`.
    seat:
        the seat whose decisions the environment asks for; None takes the seats in turn, one for each game.
    render_mode:
        ``"ansi"`` and ``"svg"`` show what the seat may see, ``"human"`` prints it after each step.
    reward:
        the value of a finished game for the seat; all rewards before the end are 0.
    illegal_reward:
        the reward for an illegal action, which has no other effect: the seat is asked again.
    encoded:
        True: an observation is an array of floats from 0 to 1, as :class:`boardrules.learning.Encoding` makes it.

    Raises
    ------
    TypeError
        if the game has no numbers.
    InvalidOptions
        if it cannot be played with these options.
    ValueError
        if there is no such seat, or not one bot for each other seat.
    BotError
        if no bot has such a name, or if the bot cannot play the game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: Game[S, A, V, E, O],
        options: O | Mapping[str, object] | None = None,
        *,
        opponents: Bot[V, A] | Sequence[Bot[V, A]] | str | None = None,
        seat: int | None = 0,
        render_mode: str | None = None,
        reward: Reward = by_victory,
        illegal_reward: float = 0.0,
        encoded: bool = False,
    ) -> None:
        require_mode(render_mode)
        self.table = Table(game, agreed(game, options))
        self._bots = seated(game, self.table.seats, seat, opponents)
        self.render_mode = render_mode
        self._asked = seat
        self.seat = Seat(seat or 0)
        self._reward, self._illegal_reward = reward, illegal_reward
        self._encoding = Encoding(self.table.fields) if encoded else None
        self.observation_space = observation_space(self.table, self._encoding)
        self.action_space = action_space(self.table)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:  # noqa: ARG002
        """Begin a game, the first of a series if *seed* is given, and return the seat's observation and info."""
        super().reset(seed=seed)
        for _ in range(ATTEMPTS):
            self.table.begin(seed)
            seed = None
            if self._asked is None:
                self.seat = self.table.seats[self.table.series.played % len(self.table.seats)]
            self._players = dict(zip([other for other in self.table.seats if other != self.seat], self._bots, strict=True))
            self._rngs = {other: Random(f"{self.table.series.game_seed}/{other}") for other in self._players}  # noqa: S311  (games, not secrets)
            self._wait()
            if self.table.acting:
                self._show()
                return of_observation(self.table, self._encoding, self.seat), self._info()
        raise BoardRulesError(f"seat {self.seat} had no decision in {ATTEMPTS} games")

    def step(self, action: int | np.integer[Any]) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the action with this number, then the others' actions until the seat is to act again or the game is over.

        Raises LookupError for a number outside the space, and ResetNeeded if no game is in progress.
        """
        if self.table.series.played < 0 or not self.table.acting:
            raise gymnasium.error.ResetNeeded("no game is being played: reset() begins one")
        refused = self.table.play({self.seat: int(action)}).get(self.seat)
        self._wait()
        self._show()
        info = self._info()
        outcome = self.table.outcome
        reward = 0.0 if outcome is None else self._reward(outcome, self.seat)
        if refused is not None:
            info["refusal"] = refusal_info(refused)
            reward = self._illegal_reward
        return of_observation(self.table, self._encoding, self.seat), reward, outcome is not None, False, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return a boolean for each number: whether the seat may play it now."""
        return of_mask(self.table, self.seat).astype(bool)

    def render(self) -> Any:
        """Show the position as the seat may see it: printed, as text or as SVG, depending on ``render_mode``."""
        return drawn(self.table, self.seat, self.render_mode)

    def _wait(self) -> None:
        """Let the bots play until the seat is to act."""
        table = self.table
        while table.acting and self.seat not in table.acting:
            other = table.acting[0]
            actions = table.game.legal_actions(table.state, other)
            table.take(self._players[other].choose(table.view(other), actions, self._rngs[other]))

    def _info(self) -> dict[str, Any]:
        return {**self.table.info(self.seat), "seat": self.seat, "action_mask": of_mask(self.table, self.seat)}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def make(game: str, **settings: Any) -> GameEnv[Any, Any, Any, Any, Any]:
    """Return the environment of an installed game, by its name, for the registered ids. *settings* are those of :class:`GameEnv`."""
    return GameEnv(game_named(game), **settings)


def make_vector(game: str, num_envs: int = 1, **settings: Any) -> GameVectorEnv[Any, Any, Any, Any, Any]:
    """Return many games of an installed game at once, for ``gymnasium.make_vec``. *settings* are those of :class:`GameVectorEnv`."""
    return GameVectorEnv(game_named(game), num_envs=num_envs, **settings)


def id_of(game: str) -> str:
    """Return the id under which an installed game is registered.

    >>> id_of("pixel_tactics")
    'boardrules/PixelTactics-v0'
    """
    return f"boardrules/{''.join(part.capitalize() for part in game.split('_'))}-v0"


for _name in games():
    gymnasium.register(id_of(_name), entry_point=f"{__name__}:make", vector_entry_point=f"{__name__}:make_vector", kwargs={"game": _name})
