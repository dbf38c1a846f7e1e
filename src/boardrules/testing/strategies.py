"""Strategies for Hypothesis: options, plays, states, actions and logs of any game.

Needs the extra ``testing``: ``pip install hypothesis``.

>>> from hypothesis import given
>>> from boardrules import pixies
>>> from boardrules.testing import strategies
>>> @given(strategies.states(pixies))
... def no_state_has_faults(state: pixies.State) -> None:
...     assert pixies.validate(state) == ()
>>> no_state_has_faults()
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic

import msgspec
from msgspec import inspect

try:
    from hypothesis import strategies as st
except ImportError as error:  # pragma: no cover  (the tests have it)
    raise ImportError("boardrules.testing.strategies needs Hypothesis: pip install hypothesis") from error

from boardrules.chance import Dealer
from boardrules.contract import Game
from boardrules.match import Match
from boardrules.testing._laws.inputs.actions import ODD
from boardrules.testing._run import A, E, O, S, V, luck
from boardrules.testing.options import option_grid

__all__ = ["Play", "actions", "any_actions", "logs", "options", "plays", "states"]


@dataclass(frozen=True)
class Play(Generic[S, A, E, O]):
    """The beginning of a random game: ``states`` has one more entry than ``actions`` and ``events``, which correspond to the plies."""

    options: O
    states: tuple[S, ...]
    actions: tuple[A, ...]
    events: tuple[tuple[E, ...], ...]

    @property
    def state(self) -> S:
        """The state after the last action."""
        return self.states[-1]


def options(game: Game[S, A, V, E, O]) -> st.SearchStrategy[O]:
    """Return a strategy for the options of :func:`boardrules.testing.option_grid`."""
    return st.sampled_from(option_grid(game))


def plays(
    game: Game[S, A, V, E, O], *, options: st.SearchStrategy[O] | None = None, max_plies: int | None = None
) -> st.SearchStrategy[Play[S, A, E, O]]:
    """Return a strategy for games played up to some ply, at most *max_plies* (default: to the end).

    A play is a random sequence of actions followed by a few single choices, so it shrinks to a short game in which the first legal action
    is chosen each time.
    """
    chosen = _or_all(game, options)

    @st.composite
    def play(draw: st.DrawFn) -> Play[S, A, E, O]:
        agreed = draw(chosen)
        limit = game.SPEC.max_plies if max_plies is None else max_plies
        blind = draw(st.integers(0, limit))
        seed = draw(st.integers(0, 2**32 - 1)) if blind else 0
        choices = draw(st.lists(st.integers(0, 10_000), max_size=min(12, limit - blind)))
        rng = luck(seed)
        states = [game.new_game(agreed)]
        played: list[A] = []
        events: list[tuple[E, ...]] = []
        for ply in range(blind + len(choices)):
            legal = game.legal_actions(states[-1])
            if not legal:
                break
            action = rng.choice(legal) if ply < blind else legal[choices[ply - blind] % len(legal)]
            step = game.step(states[-1], action)
            states.append(step.state)
            played.append(action)
            events.append(step.events)
        return Play(agreed, tuple(states), tuple(played), tuple(events))

    return play()


def states(game: Game[S, A, V, E, O], *, options: st.SearchStrategy[O] | None = None, max_plies: int | None = None) -> st.SearchStrategy[S]:
    """Return a strategy for states that play leads to, including the first and the last of a game."""
    return plays(game, options=options, max_plies=max_plies).map(lambda play: play.state)


def actions(game: Game[S, A, V, E, O], state: S) -> st.SearchStrategy[A]:
    """Return a strategy for the legal actions in *state*; nothing can be drawn when the game is over."""
    legal = game.legal_actions(state)
    return st.sampled_from(legal) if legal else st.nothing()


def any_actions(game: Game[S, A, V, E, O], *, odd: bool = True) -> st.SearchStrategy[A]:
    """Return a strategy for actions made from the types alone, legal or not; with *odd*, also some with a field of a wrong type."""
    words = tuple(card.id for card in game.SPEC.cards)
    typed: st.SearchStrategy[A] = _of_type(inspect.type_info(game.SPEC.action), words)
    return st.one_of(typed, _gone_wrong(typed)) if odd else typed


def logs(
    game: Game[S, A, V, E, O], *, options: st.SearchStrategy[O] | None = None, max_plies: int | None = None
) -> st.SearchStrategy[bytes]:
    """Return a strategy for logs of matches dealt from a seed, complete or broken off; *max_plies* counts only the players' plies."""
    chosen = _or_all(game, options)

    @st.composite
    def log(draw: st.DrawFn) -> bytes:
        seed = draw(st.integers(0, 2**32 - 1))
        plies = draw(st.integers(0, game.SPEC.max_plies if max_plies is None else max_plies))
        match = Match(game, draw(chosen), dealer=Dealer(seed))
        rng = luck(seed)
        while not match.over and match.ply < plies:
            seat = rng.choice(game.to_act(match.state))
            match.submit(seat, rng.choice(game.legal_actions(match.state, seat)))
        return match.log()

    return log()


def _or_all(game: Game[S, A, V, E, O], chosen: st.SearchStrategy[O] | None) -> st.SearchStrategy[O]:
    """Return *chosen*, or a strategy for all options of the game."""
    return options(game) if chosen is None else chosen


def _gone_wrong(typed: st.SearchStrategy[A]) -> st.SearchStrategy[A]:
    @st.composite
    def wrong(draw: st.DrawFn) -> A:
        action = draw(typed)
        field = draw(st.sampled_from(action.__struct_fields__))
        return msgspec.structs.replace(action, **{field: draw(st.sampled_from(ODD))})

    return wrong()


def _of_type(info: inspect.Type, words: tuple[str, ...]) -> st.SearchStrategy[Any]:
    """Return a strategy for values of a declared type; *words* are likely values of a string."""
    match info:
        case inspect.Metadata():
            return _of_type(info.type, words)
        case inspect.UnionType():
            return st.one_of([_of_type(member, words) for member in info.types])
        case inspect.LiteralType():
            return st.sampled_from(info.values)
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            low, high = -2 if info.ge is None else info.ge, 2**53 - 1 if info.le is None else info.le
            return st.integers(low, min(high, low + 12)) | st.integers(low, high)
        case inspect.StrType():
            text = st.text(min_size=info.min_length or 0, max_size=8 if info.max_length is None else info.max_length)
            fitting = [word for word in words if len(word) <= (info.max_length or len(word))]
            return st.sampled_from(fitting) | text if fitting else text
        case inspect.VarTupleType():
            few = st.lists(_of_type(info.item_type, words), min_size=info.min_length or 0, max_size=info.max_length or 3)
            return few.map(tuple)
        case inspect.TupleType():
            return st.tuples(*[_of_type(item, words) for item in info.item_types])
        case inspect.StructType():
            return st.builds(info.cls, *[_of_type(field.type, words) for field in info.fields])
        case _:
            raise TypeError(f"no action has a field of type {type(info).__name__}")
