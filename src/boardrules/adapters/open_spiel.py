"""Games for OpenSpiel: :func:`register` one, and ``pyspiel.load_game("boardrules_pixies")`` plays it.

Needs the extra ``boardrules[open-spiel]``, and a game with the capability :class:`boardrules.Numbering`. The states that OpenSpiel gets
hold the positions of the game; a copy of one costs next to nothing, and it is pickled as JSON. The page on adapters says what means what.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import floor
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
import pyspiel

from boardrules.adapters._tree import Node, Tree
from boardrules.bots.search import secretive
from boardrules.codec import from_json, to_json
from boardrules.contract import A, E, Game, O, Outcome, Rng, S, V
from boardrules.errors import RegistryError
from boardrules.presentation import notation
from boardrules.values import CHANCE, Seat

__all__ = ["Scores", "SpielGame", "SpielState", "register", "resampler"]

PREFIX: Final = "boardrules_"
PLAYERS: Final = "players"
"""What OpenSpiel calls the number of seats, in all its games."""

Parameters: TypeAlias = Mapping[str, bool | int | float | str]
AnyNode: TypeAlias = Node[Any, Any, Any, Any, Any]  # of whichever game is registered
AnyTree: TypeAlias = Tree[Any, Any, Any, Any, Any]


@dataclass(frozen=True, kw_only=True)
class Scores:
    """Returns are the scores of the outcome, from ``low`` to ``high``; ``total`` is what they sum up to, if that is always the same."""

    low: float
    high: float
    total: float | None = None


@dataclass(frozen=True, kw_only=True)
class _Entry:
    """A game as it was registered."""

    game: Game[Any, Any, Any, Any, Any]
    options: msgspec.Struct
    scores: Scores | None
    together: bool
    recalled: bool
    widest: int
    type: pyspiel.GameType

    def agreed(self, parameters: Parameters) -> msgspec.Struct:
        """The options that *parameters* stand for. Raises InvalidOptions."""
        given = {"seats" if name == PLAYERS else name: value for name, value in parameters.items()}
        return from_json(type(self.options), to_json(msgspec.structs.replace(self.options, **given)))


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
    """Make *game* one of OpenSpiel's games, and return the name by which ``pyspiel.load_game`` finds it.

    Those of the options that are one number, word or truth value are parameters of the game, with what they are in *options* as default:
    ``boardrules_pixies(flower_power=True,players=4)``. All others are those of *options*. Registering a name again replaces it.

    Parameters
    ----------
    options:
        the defaults of the parameters, and all that is no parameter; None: the game's own defaults.
    name:
        the name to register; None: ``boardrules_`` and the id of the game.
    scores:
        None: returns tell who won, 1 shared by the winners and -1 by the others, 0 in a draw. Otherwise they are the scores, which
        are in these bounds.
    luck:
        False for a game that has no chance points at all: some algorithms ask for this.
    hidden:
        whether seats know different things; None: unless the game's ``VISIBILITY`` says that all of its state is public.
    perfect_recall:
        True if a view holds all that its seat ever knew, so that the view alone tells information states apart. Otherwise what the seat
        has seen before is part of their names, and there is no tensor of them.
    simultaneous:
        True: seats that choose at the same time do so in one node, which most algorithms do not play. Otherwise they choose one after
        the other, the lowest seat first, and none of them sees what another has chosen before.
    max_chance_outcomes:
        a draw of luck that has more outcomes is divided into several draws, one after the other.

    Raises
    ------
    InvalidOptions
        if the game cannot be played with *options*.
    TypeError
        if the game has no :class:`boardrules.Numbering`.
    """
    spec = game.SPEC
    short = f"{PREFIX}{spec.id}" if name is None else name
    kind: Any = spec.options  # options are a struct, and all of them have a default
    base: Any = kind() if options is None else options
    fields = {field: getattr(base, field) for field in base.__struct_fields__}
    parameters = {PLAYERS if field == "seats" else field: value for field, value in fields.items() if type(value) in (bool, int, str)}
    kinds = pyspiel.GameType
    secret = secretive(game) if hidden is None else hidden
    entry = _Entry(
        game=game,
        options=base,
        scores=scores,
        together=simultaneous,
        recalled=perfect_recall,
        widest=max_chance_outcomes,
        type=kinds(
            short_name=short,
            long_name=spec.title,
            dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if luck else kinds.ChanceMode.DETERMINISTIC,
            information=kinds.Information.IMPERFECT_INFORMATION if secret else kinds.Information.PERFECT_INFORMATION,
            utility=_utility(scores),
            reward_model=kinds.RewardModel.TERMINAL,
            min_num_players=spec.seats[0],
            max_num_players=spec.seats[1],
            provides_information_state_string=True,
            provides_information_state_tensor=perfect_recall,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=True,
            parameter_specification=parameters,
        ),
    )
    _ENTRIES[short] = entry
    for known in [key for key in _TREES if key[0] == short]:
        del _TREES[known]
    _tree(short, tuple(sorted(parameters.items())))

    class Maker:
        """What makes the game: a class, for OpenSpiel lets go of it after Python has ended, when nothing can be freed, and no class is."""

        def __new__(cls, given: Parameters | None = None) -> SpielGame:
            return SpielGame(short, parameters if given is None else given)

    pyspiel.register_game(entry.type, Maker)
    return short


def resampler(rng: Rng) -> Callable[[SpielState, int], SpielState]:
    """What ``ISMCTSBot.set_resampler`` takes, with luck of your own: without it OpenSpiel's bot takes its luck from the clock."""

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
        luck = entry.type.chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tree.spaces[0].per_seat,
            max_chance_outcomes=entry.widest if luck else 0,
            num_players=seats,
            min_utility=scores.low,
            max_utility=scores.high,
            utility_sum=scores.total,
            max_game_length=entry.game.SPEC.max_plies,
        )
        super().__init__(entry.type, info, dict(parameters))
        self.scored: Final = entry.scores is not None

    def new_initial_state(self, position: str | Mapping[str, object] | None = None) -> SpielState:
        """The start of a game, or of one that begins at a *position* of it as JSON. Raises InvalidState."""
        if position is None:
            return SpielState(self, self.tree.root)
        return SpielState(self, self.tree.node(position if isinstance(position, str) else to_json(position)))

    def make_py_observer(self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None) -> _Observer:
        """What writes observations and information states."""
        return _Observer(self.tree, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def returns(self, outcome: Outcome) -> list[float]:
        """What each player has in the end."""
        if self.scored:
            return [float(score) for score in outcome.scores]
        seats, winners = self.tree.seats, outcome.winners
        if len(seats) == 1:
            return [1.0 if winners else -1.0]
        if not 0 < len(winners) < len(seats):
            return [0.0] * len(seats)
        return [1 / len(winners) if seat in winners else -1 / (len(seats) - len(winners)) for seat in seats]


class SpielState(pyspiel.State):
    """A state as OpenSpiel has them: it changes in place, and holds a node, which does not."""

    def __init__(self, game: SpielGame, node: AnyNode) -> None:
        super().__init__(game)
        self.node = node

    @property
    def position(self) -> object:
        """The State of the game: what the functions of the game take."""
        return self.node.state

    def current_player(self) -> int:
        """Who is to move: a seat, or what OpenSpiel has for luck, for several at once, and for the end."""
        return self.node.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.node.acting

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The branches of a draw of luck, with their probabilities."""
        return list(self.node.outcomes())

    def returns(self) -> list[float]:
        """What each player has: 0 until the game is over."""
        outcome = None if self.node.acting else self.node.tree.game.outcome(self.node.state)
        return [0.0] * len(self.node.tree.seats) if outcome is None else self.get_game().returns(outcome)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that *player* cannot tell from this one, with no history; *sampler* draws from 0 to 1."""
        return self.resampled(player, _Drawing(sampler))

    def resampled(self, player: int, rng: Rng) -> SpielState:
        """The same with luck from *rng*."""
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
    """What a seat sees, as text and as numbers: of a view, of what all see, or of what the seat alone sees."""

    def __init__(self, tree: AnyTree, kind: pyspiel.IIGObservationType, params: Parameters | None) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, so not {sorted(params)} either")
        self._tree, self._kind = tree, kind
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        whole = kind.public_info and kind.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS
        if whole and (tree.recalled or not kind.perfect_recall):
            size = len(tree.numbers.observe(tree.root.view(None)))
            self.tensor: np.ndarray[Any, Any] | None = np.zeros(size, np.float32)
            self.dict = {"observation": self.tensor}
        else:
            self.tensor, self.dict = None, {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers of what *player* sees."""
        if self.tensor is not None:
            self.tensor[:] = self._tree.numbers.observe(state.node.view(None if self._public else Seat(player)))

    def string_from(self, state: SpielState, player: int) -> str:
        """What *player* sees, as JSON; with perfect recall, followed by a digest of all that it has seen and done."""
        node, seat = state.node, Seat(player)
        if self._kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return str(state)
        if not self._kind.public_info:
            return "" if self._public else node.told_alone(seat)
        told = node.told(None if self._public else seat)
        return f"{told} {node.seen(seat).hex()}" if self._kind.perfect_recall and not self._tree.recalled else told


class _Drawing:
    """Luck from what draws a number from 0 to 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def randrange(self, n: int, /) -> int:
        """A number from 0 to *n* - 1."""
        return min(floor(self._sampler() * n), n - 1)


def _utility(scores: Scores | None) -> pyspiel.GameType.Utility:
    if scores is not None and scores.total is None:
        return pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType.Utility.CONSTANT_SUM if scores is not None and scores.total else pyspiel.GameType.Utility.ZERO_SUM


def _tree(name: str, parameters: tuple[tuple[str, bool | int | float | str], ...]) -> AnyTree:
    """The tree of a registered game: one for all states with the same parameters. Raises InvalidOptions, RegistryError."""
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
