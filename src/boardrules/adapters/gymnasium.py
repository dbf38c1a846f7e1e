"""Any game as an environment of Gymnasium, one seat against bots: ``pip install boardrules[gymnasium]``.

Importing this module registers every installed game: ``gymnasium.make("boardrules/Pixies-v0")``, or without an import before it
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
from boardrules.bots import Bot, RandomBot, bots
from boardrules.contract import A, E, Game, O, S, V
from boardrules.errors import BoardRulesError
from boardrules.registry import game as game_named
from boardrules.registry import games
from boardrules.values import Seat

__all__ = ["GameEnv", "by_victory", "id_of", "make"]

ATTEMPTS: Final = 100
"""Games that begin without the seat being asked anything, before one gives up."""


class GameEnv(gymnasium.Env[Any, Any], Generic[S, A, V, E, O]):
    """One seat of a game, the others played by bots.

    An observation is the array that ``observe`` of the game makes. ``info`` has ``action_mask``, 1 for each legal number, and ``legal``,
    these numbers as a list; after a refusal ``refusal`` with ``rule``, ``key`` and ``message``; at the end ``rule``, ``scores`` and
    ``winners``. :meth:`action_masks` is what MaskablePPO of sb3-contrib asks for.

    ``reset(seed=s)`` deals the luck of ``Dealer(f"{s}/0")``, each ``reset()`` after it that of ``f"{s}/1"`` and so on; the bot on seat *k*
    gets ``Random(f"{s}/0/{k}")``: the games of ``simulate(..., seed=s)``.

    Parameters
    ----------
    game:
        any game with the capability :class:`boardrules.Numbering`.
    options:
        those of the game, or a mapping of their names and values; None takes the game's defaults.
    opponents:
        a bot for all other seats, or one for each of them, in the order of the seats, or their names as :func:`boardrules.bots.bots` reads
        them: ``"greedy"``; None: :class:`boardrules.RandomBot`.
    seat:
        whose decisions the environment asks for; None takes the seats by turns, one a game.
    render_mode:
        ``"ansi"`` and ``"svg"`` show what the seat may see, ``"human"`` prints it after each step.
    reward:
        what the end is worth to the seat; before it all rewards are 0.
    illegal_reward:
        what an illegal action costs. It changes nothing else: the same is asked again.

    Raises
    ------
    TypeError
        if the game has no numbers.
    InvalidOptions
        if it cannot be played with these options.
    ValueError
        if there is no such seat, or not a bot for each other seat.
    BotError
        if there is no bot of such a name, or if it cannot play the game.
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
    ) -> None:
        require_mode(render_mode)
        self.table = Table(game, agreed(game, options))
        others = len(self.table.seats) - 1
        if seat is not None and seat not in self.table.seats:
            raise ValueError(f"there is no seat {seat}: the seats are 0 to {others}")
        chosen = bots(opponents, game, others) if isinstance(opponents, str) else opponents
        players: tuple[Bot[V, A], ...] = tuple(chosen) if isinstance(chosen, Sequence) else (chosen or RandomBot(),) * others
        if len(players) != others:
            raise ValueError(f"there must be one bot for each of {others} other seats, not {len(players)}")
        self.render_mode = render_mode
        self._asked = seat
        self.seat = Seat(seat or 0)
        self._bots, self._reward, self._illegal_reward = players, reward, illegal_reward
        self.observation_space = observation_space(self.table)
        self.action_space = action_space(self.table)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:  # noqa: ARG002
        """Begin a game; the first of a series, if *seed* is given. The observation and info of the seat."""
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
                return of_observation(self.table, self.seat), self._info()
        raise BoardRulesError(f"seat {self.seat} was asked nothing in {ATTEMPTS} games")

    def step(self, action: int | np.integer[Any]) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the action with this number, then the others' until the seat is to act again or the game is over.

        Raises LookupError for a number that is outside the space, and ResetNeeded where no game is being played.
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
        return of_observation(self.table, self.seat), reward, outcome is not None, False, info

    def action_masks(self) -> np.ndarray[Any, Any]:
        """A boolean for each number: whether the seat may play it now."""
        return of_mask(self.table, self.seat).astype(bool)

    def render(self) -> Any:
        """The position as the seat may see it: printed, as text or as SVG, as the ``render_mode`` says."""
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
    """The environment of an installed game, by its name: what the registered ids call. *settings* are those of :class:`GameEnv`."""
    return GameEnv(game_named(game), **settings)


def id_of(game: str) -> str:
    """The id under which an installed game is registered.

    >>> id_of("pixel_tactics")
    'boardrules/PixelTactics-v0'
    """
    return f"boardrules/{''.join(part.capitalize() for part in game.split('_'))}-v0"


for _name in games():
    gymnasium.register(id_of(_name), entry_point=f"{__name__}:make", kwargs={"game": _name})
