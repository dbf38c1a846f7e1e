"""What holds for actions and views as numbers, looked at in a random game of any game, mode and pack."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from boardrules import Dealer, Game, Numbering, Seat, capability, from_json, to_json

AnyGame = Game[Any, Any, Any, Any, Any]


def numbering(game: AnyGame) -> Numbering[Any, Any, Any]:
    found: Numbering[Any, Any, Any] | None = capability(game, Numbering[Any, Any, Any])
    assert found is not None
    return found


def legal_is_numbered(game: AnyGame, options: object, state: Any) -> None:
    """Every legal action has a number of its own seat, no two the same one, which gives it back; a mask is a seat's legal list."""
    space = numbering(game).action_space(options)
    for seat in game.to_act(state):
        view, legal, own = game.view(state, seat), game.legal_actions(state, seat), space.of(seat)
        numbers = [space.index(action, view) for action in legal]
        assert all(number // space.per_seat == seat for number in numbers)
        assert [space.action(number, view) for number in numbers] == list(legal)
        assert len(set(numbers)) == len(numbers)
        mask = own.mask(legal, view)
        assert (len(mask), mask.count(1)) == (len(own), len(numbers))
        assert all(mask[number % len(own)] for number in numbers)


class Observed:
    """The views of one viewer in a game, by their observations."""

    def __init__(self, game: AnyGame, options: object, viewer: Seat | None) -> None:
        self._game, self._viewer, self._numbers = game, viewer, numbering(game)
        self._fields = self._numbers.observation_fields(options)
        self._seen: dict[tuple[int, ...], Any] = {}
        assert self._numbers.observation_shape(options) == (len(self._fields),) == (len({field.name for field in self._fields}),)

    def add(self, state: Any) -> None:
        """The observation has the fields, depends on the view alone, and is no other view's."""
        view = self._game.view(state, self._viewer)
        found = self._numbers.observe(view)
        assert found == self._numbers.observe(from_json(type(view), to_json(view)))
        assert all(field.low <= number <= field.high for field, number in zip(self._fields, found, strict=True))
        assert self._seen.setdefault(found, view) == view


def transcript(game: AnyGame, options: object, *, plies: int) -> Iterator[bytes]:
    """The numbers of what is legal and the observation of each position of a random game, a line each."""
    rng, dealer = random.Random(f"{options}"), Dealer(seed=1)
    space, fields = numbering(game).action_space(options), numbering(game).observation_fields(options)
    yield to_json(fields)
    state = dealer.deal(game, game.new_game(options))
    for _ in range(plies):
        legal = game.legal_actions(state)
        views = {action.by: game.view(state, action.by) for action in legal}
        yield to_json([space.index(action, views[action.by]) for action in legal])
        yield to_json([numbering(game).observe(view) for view in views.values()])
        if not legal:
            break
        state = dealer.deal(game, game.apply(state, rng.choice(legal)))


def all_is_numbered(game: AnyGame, options: object, *, plies: int, seed: int = 2, start: Any = None) -> Any:
    """Play at random, look at each position, and return the last."""
    rng, dealer = random.Random(f"{options}/{seed}"), Dealer(seed)
    state = dealer.deal(game, game.new_game(options) if start is None else start)
    seen = [Observed(game, options, viewer) for viewer in (game.seats(state)[-1], None)]
    for _ in range(plies):
        legal = game.legal_actions(state)
        if not legal:
            break
        legal_is_numbered(game, options, state)
        for each in seen:
            each.add(state)
        state = dealer.deal(game, game.apply(state, rng.choice(legal)))
    return state
