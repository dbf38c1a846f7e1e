"""Games for OpenSpiel: :func:`register` a game, and ``pyspiel.load_game("boardrules_pixies")`` loads it.

Needs the extra ``boardrules[open-spiel]``, and a game with the capability :class:`boardrules.Numbering`. OpenSpiel's states refer to
positions of the game, so copying one is cheap; they are pickled as JSON. The page on adapters explains the correspondence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import floor
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
import pyspiel

from boardrules.adapters._tree import Node, Tree
from boardrules.bots.worlds import secretive
from boardrules.codec import from_json, to_json
from boardrules.contract import A, E, Game, O, Outcome, Rng, S, V
from boardrules.errors import RegistryError
from boardrules.presentation import notation
from boardrules.values import CHANCE, Seat

__all__ = ["Scores", "SpielGame", "SpielState", "register", "resampler"]

PREFIX: Final = "boardrules_"
PLAYERS: Final = "players"
"""The parameter for the number of seats, in all games of OpenSpiel."""

Parameters: TypeAlias = Mapping[str, bool | int | float | str]
AnyNode: TypeAlias = Node[Any, Any, Any, Any, Any]  # of any registered game
AnyTree: TypeAlias = Tree[Any, Any, Any, Any, Any]


@dataclass(frozen=True, kw_only=True)
class Scores:
    """Bounds of the scores: returns are the scores of the outcome, from ``low`` to ``high``; ``total`` is their sum, if it is constant."""

    low: float
    high: float
    total: float | None = None


@dataclass(frozen=True, kw_only=True)
class _Entry:
    """A game that is registered with OpenSpiel."""

    name: str
    game: Game[Any, Any, Any, Any, Any]
    options: msgspec.Struct
    scores: Scores | None
    luck: bool
    hidden: bool
    together: bool
    recalled: bool
    widest: int

    @property
    def defaults(self) -> Parameters:
        """The parameters of the game, with their defaults."""
        fields = {field: getattr(self.options, field) for field in self.options.__struct_fields__}
        return {PLAYERS if field == "seats" else field: value for field, value in fields.items() if type(value) in (bool, int, str)}

    def agreed(self, parameters: Parameters) -> msgspec.Struct:
        """Return the options that *parameters* stand for. Raises InvalidOptions."""
        given = {"seats" if name == PLAYERS else name: value for name, value in parameters.items()}
        return from_json(type(self.options), to_json(msgspec.structs.replace(self.options, **given)))

    @cached_property
    def type(self) -> pyspiel.GameType:
        """The description of the game for OpenSpiel."""
        spec, kinds = self.game.SPEC, pyspiel.GameType
        return kinds(
            short_name=self.name,
            long_name=spec.title,
            dynamics=kinds.Dynamics.SIMULTANEOUS if self.together else kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if self.luck else kinds.ChanceMode.DETERMINISTIC,
            information=kinds.Information.IMPERFECT_INFORMATION if self.hidden else kinds.Information.PERFECT_INFORMATION,
            utility=_utility(self.scores),
            reward_model=kinds.RewardModel.TERMINAL,
            min_num_players=spec.seats[0],
            max_num_players=spec.seats[1],
            provides_information_state_string=True,
            provides_information_state_tensor=self.recalled,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=True,
            parameter_specification=dict(self.defaults),
        )


_ENTRIES: Final[dict[str, _Entry]] = {}
_TREES: Final[dict[tuple[str, tuple[tuple[str, bool | int | float | str], ...]], AnyTree]] = {}


def register(
    game: Game[S, A, V, E, O],
    options: O | None = None,
    *,
    name: str | None = None,
    scores: Scores | None = None,
    luck: bool = True,
    hidden: bool | None = None,
    perfect_recall: bool = False,
    simultaneous: bool = False,
    max_chance_outcomes: int = 128,
) -> str:
    """Register *game* with OpenSpiel, and return the name by which ``pyspiel.load_game`` finds it.

    Options that are a number, a word or a boolean become parameters of the game, with their values in *options* as defaults:
    ``boardrules_pixies(flower_power=True,players=4)``. The other options are fixed. Registering a name again replaces the game.

    Parameters
    ----------
    options:
        the defaults of the parameters, and the fixed options; None: the game's own defaults.
    name:
        the name to register; None: ``boardrules_`` and the id of the game.
    scores:
        None: the winners share a return of 1 and the others a return of -1; in a draw all get 0. Otherwise returns are the scores, within
        these bounds.
    luck:
        False for a game without any chance points, which some algorithms require.
    hidden:
        whether seats know different things; None: unless the game's ``VISIBILITY`` declares all of its state public.
    perfect_recall:
        True if a view holds all that its seat ever knew, so that the view alone identifies an information state. Otherwise its name
        includes what the seat has seen before, and it has no tensor.
    simultaneous:
        True: seats that choose at the same time do so in one node, which most algorithms do not support. Otherwise they choose one after
        the other, the lowest seat first, without seeing what the others have chosen.
    max_chance_outcomes:
        the maximum number of outcomes of a draw of luck; a larger draw is divided into several, one after the other.

    Raises
    ------
    InvalidOptions
        if the game cannot be played with *options*.
    TypeError
        if the game has no :class:`boardrules.Numbering`.
    """
    kind: Any = game.SPEC.options  # options are a struct, and all of them have a default
    base: Any = kind() if options is None else options
    entry = _Entry(
        name=f"{PREFIX}{game.SPEC.id}" if name is None else name,
        game=game,
        options=base,
        scores=scores,
        luck=luck,
        hidden=secretive(game) if hidden is None else hidden,
        together=simultaneous,
        recalled=perfect_recall,
        widest=max_chance_outcomes,
    )
    _ENTRIES[entry.name] = entry
    for known in [key for key in _TREES if key[0] == entry.name]:
        del _TREES[known]
    defaults = entry.defaults
    _tree(entry.name, tuple(sorted(defaults.items())))
    pyspiel.register_game(entry.type, _maker(entry.name, defaults))
    return entry.name


def _maker(name: str, defaults: Parameters) -> type[object]:
    """Return the factory by which OpenSpiel makes the game *name*."""

    class Maker:
        """A factory of the game. It is a class, because OpenSpiel releases it after Python has ended, when no function could be freed."""

        def __new__(cls, given: Parameters | None = None) -> SpielGame:
            return SpielGame(name, defaults if given is None else given)

    return Maker


def resampler(rng: Rng) -> Callable[[SpielState, int], SpielState]:
    """Return a function for ``ISMCTSBot.set_resampler`` that uses *rng*; without one, OpenSpiel's bot seeds its luck from the clock."""

    def resample(state: SpielState, player: int) -> SpielState:
        return state.resampled(player, rng)

    return resample


class SpielGame(pyspiel.Game):
    """A game with its parameters, as OpenSpiel loads it."""

    def __init__(self, name: str, parameters: Parameters) -> None:
        entry = _ENTRIES[name]
        self.tree: Final = _tree(name, tuple(sorted(parameters.items())))
        seats = len(self.tree.seats)
        scores = entry.scores or Scores(low=-1, high=1, total=0 if seats > 1 else None)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tree.spaces[0].per_seat,
            max_chance_outcomes=entry.widest if entry.luck else 0,
            num_players=seats,
            min_utility=scores.low,
            max_utility=scores.high,
            utility_sum=scores.total,
            max_game_length=entry.game.SPEC.max_plies,
        )
        super().__init__(entry.type, info, dict(parameters))
        self.scored: Final = entry.scores is not None

    def new_initial_state(self, position: str | Mapping[str, object] | None = None) -> SpielState:
        """Return the start of a game, or of one that begins at a *position*, given as JSON. Raises InvalidState."""
        if position is None:
            return SpielState(self, self.tree.root)
        return SpielState(self, self.tree.node(position if isinstance(position, str) else to_json(position)))

    def make_py_observer(self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None) -> _Observer:
        """Return the object that writes observations and information states."""
        return _Observer(self.tree, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def returns(self, outcome: Outcome) -> list[float]:
        """Return the final return of each player."""
        if self.scored:
            return [float(score) for score in outcome.scores]
        seats, winners = self.tree.seats, outcome.winners
        if len(seats) == 1:
            return [1.0 if winners else -1.0]
        if not 0 < len(winners) < len(seats):
            return [0.0] * len(seats)
        return [1 / len(winners) if seat in winners else -1 / (len(seats) - len(winners)) for seat in seats]


class SpielState(pyspiel.State):
    """A state of OpenSpiel: it is mutable, and refers to a node, which is not."""

    def __init__(self, game: SpielGame, node: AnyNode) -> None:
        super().__init__(game)
        self.node = node

    @property
    def position(self) -> object:
        """The State of the game, for the functions of the game."""
        return self.node.state

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's number for luck, for several seats at once, or for the end."""
        return self.node.player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not self.node.acting

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the branches of a draw of luck, with their probabilities."""
        return list(self.node.outcomes())

    def returns(self) -> list[float]:
        """Return the return of each player so far: 0 until the game is over."""
        outcome = None if self.node.acting else self.node.tree.game.outcome(self.node.state)
        return [0.0] * len(self.node.tree.seats) if outcome is None else self.get_game().returns(outcome)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that *player* cannot tell from this one, without a history; *sampler* draws from 0 to 1."""
        return self.resampled(player, _Drawing(sampler))

    def resampled(self, player: int, rng: Rng) -> SpielState:
        """Return a state that *player* cannot tell from this one, with luck from *rng*."""
        return SpielState(self.get_game(), self.node.resampled(Seat(player), rng))

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.node.legal(Seat(player)))

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.node = self.node.after_all(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        node, game = self.node, self.node.tree.game
        if player != CHANCE:
            view = node.view(Seat(player))
            return notation(game).format_action(view, node.action(Seat(player), action))
        first, last = node.drawn(action)
        if last > first + 1:
            return f"outcomes {first} to {last - 1}"
        return notation(game).format_action(node.view(None), game.chance_action(node.state, first))

    def _to_struct(self) -> object:
        return msgspec.to_builtins(self.node.state)

    def _to_observation_struct(self, player: int) -> object:
        return msgspec.to_builtins(self.node.view(Seat(player)))

    def _action_to_struct(self, player: int, action: int) -> object:
        return msgspec.to_builtins(self.node.action(Seat(player), action))

    def _struct_to_actions(self, action: Mapping[str, object]) -> list[int]:
        tree = self.node.tree
        taken = from_json(tree.game.SPEC.action, to_json(action))
        return [tree.spaces[taken.by].index(taken, self.node.view(taken.by))]

    def __str__(self) -> str:
        return to_json(self.node.state).decode()


class _Observer:
    """An observer that writes a view, or its public or private part, as text and as numbers."""

    def __init__(self, tree: AnyTree, kind: pyspiel.IIGObservationType, params: Parameters | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters, so remove {sorted(params)}")
        self._tree, self._kind = tree, kind
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        whole = kind.public_info and kind.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS
        if whole and (tree.recalled or not kind.perfect_recall):
            size = len(tree.numbers.observe(tree.root.view(None)))
            self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = np.zeros(size, np.float32)
            self.dict = {"observation": self.tensor}
        else:
            self.tensor, self.dict = None, {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers that *player* observes."""
        if self.tensor is not None:
            self.tensor[:] = self._tree.numbers.observe(state.node.view(None if self._public else Seat(player)))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what *player* sees, as JSON; with perfect recall, followed by a digest of all that it has seen and done."""
        node, seat = state.node, Seat(player)
        if self._kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return str(state)
        if not self._kind.public_info:
            return "" if self._public else node.told_alone(seat)
        told = node.told(None if self._public else seat)
        return f"{told} {node.seen(seat).hex()}" if self._kind.perfect_recall and not self._tree.recalled else told


class _Drawing:
    """An rng based on a function that draws a number from 0 to 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def randrange(self, n: int, /) -> int:
        """Return a number from 0 to *n* - 1."""
        return min(floor(self._sampler() * n), n - 1)


def _utility(scores: Scores | None) -> pyspiel.GameType.Utility:
    if scores is not None and scores.total is None:
        return pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType.Utility.CONSTANT_SUM if scores is not None and scores.total else pyspiel.GameType.Utility.ZERO_SUM


def _tree(name: str, parameters: tuple[tuple[str, bool | int | float | str], ...]) -> AnyTree:
    """Return the tree of a registered game, shared by all states with the same parameters. Raises InvalidOptions, RegistryError."""
    found = _TREES.get((name, parameters))
    if found is None:
        entry = _ENTRIES.get(name)
        if entry is None:
            raise RegistryError(f"no game {name!r} is registered in this process: boardrules.adapters.open_spiel.register comes first")
        found = _TREES[name, parameters] = Tree(
            entry.game,
            entry.agreed(dict(parameters)),
            source=(_tree, (name, parameters)),
            widest=entry.widest,
            together=entry.together,
            recalled=entry.recalled,
        )
    return found
