"""A walker does what the functions of the contract do, step by step, and returns to where it was marked."""

from __future__ import annotations

from typing import Final, cast

from boardrules.testing._run import A, E, O, Position, Run, S, V, luck, seat_of
from boardrules.walker import Comparing, Walker

ASTRAY: Final = 4
"""Maximum number of steps from a mark before the walker returns to it."""

PLAYOUTS: Final = 0.02
"""At this share of the positions a random game is played to its end from the mark."""


def begin(run: Run[S, A, V, E, O], state: S) -> None:
    """Begin to walk beside the game."""
    if run.bench.walking is not None:
        run.begin("walker", 0)
        run.walker = run.bench.walking.walker(state, luck("walker"))


def follow(run: Run[S, A, V, E, O], position: Position[S, A, V], action: A) -> None:
    """Play *action*, which has been played in *position*, and before it other actions, from which the walker returns."""
    if run.walker is None:
        return
    run.begin("walker")
    _stray(run, run.walker, position, 2 if run.whole else 1)
    _compare(run, run.walker, position)
    run.walker.play(position.legal.index(action))


def walked(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that the walker has come to *position*: the same seats to act, the same actions, and for each seat its view and a key of it."""
    walking, walker = run.bench.walking, run.walker
    if walking is None or walker is None:
        return
    run.begin("walker", 5)
    _same(run, walker, position, "it has walked here")
    fresh = walking.walker(position.state, luck("walker"))
    evaluating, outcome = run.bench.evaluating, run.game.outcome(position.state)
    for seat, view, data in zip(position.viewers, position.views, position.view_data, strict=True):
        if seat is None:
            continue
        if walker.view(seat) != view:
            run.broken(f"the walker shows seat {seat} another view than the game: {walker.view(seat)!r}, not {view!r}")
        key = walker.key(seat)
        if fresh.key(seat) != key or hash(fresh.key(seat)) != hash(key):
            run.broken(f"a walker that has come here has another key for seat {seat} than one that begins here")
        if run.keys.setdefault(key, data) != data:
            run.broken(f"two different views of seat {seat} have one key")
        if run.keyed.setdefault(data, key) != key:
            run.broken(f"one view of seat {seat} has two keys")
        value = walker.evaluate(seat)
        if evaluating is not None and value != evaluating.evaluate(view):
            run.broken(f"the walker says that seat {seat} stands at {value}, and evaluate says {evaluating.evaluate(view)} of its view")
        if evaluating is None and value != 0.0 and outcome is None:
            run.broken(f"the walker says that seat {seat} stands at {value} before the end, and the game evaluates no views")
        if run.whole and walking.walker(view, luck(run.rng.getrandbits(32))).key(seat) != key:
            run.broken(f"a walker that begins at the view of seat {seat} has another key for that seat")
    for seat, twin in zip(position.viewers, run.twins, strict=False):
        if (
            seat is not None
            and twin is not None
            and twin is not position.state
            and walking.walker(twin, run.rng).key(seat) != walker.key(seat)
        ):
            run.broken(f"a state that looks the same to seat {seat} has another key for that seat")
    if run.whole and fresh.legal() != position.legal:
        run.broken("a walker that begins here lists other actions than legal_actions")


def _same(run: Run[S, A, V, E, O], walker: Walker[A], position: Position[S, A, V], where: str) -> None:
    game, state = run.game, position.state
    if walker.to_act() != position.to_act:
        run.broken(f"the walker lets {walker.to_act()} act where {where}, and to_act is {position.to_act}")
    if walker.chance() != game.chance(state):
        run.broken(f"the walker has {walker.chance()} outcomes of luck where {where}, and chance is {game.chance(state)}")
    if walker.legal() != position.legal:
        run.broken(f"the walker lists other actions where {where} than legal_actions: {walker.legal()}, not {position.legal}")
    if walker.outcome() != game.outcome(state):
        run.broken(f"the walker has the outcome {walker.outcome()} where {where}, and outcome is {game.outcome(state)}")


def _stray(run: Run[S, A, V, E, O], walker: Walker[A], position: Position[S, A, V], depth: int) -> None:
    """Leave a mark, play on at random, within *depth* marks, and return."""
    keys = [walker.key(seat) for seat in run.seats]
    listed = walker.legal()
    walker.mark()
    for _ in range(run.rng.randrange(1, ASTRAY + 1)):
        if listed:
            walker.play(run.rng.randrange(len(listed)))
            listed = walker.legal()
    if depth > 1:
        _stray_on(run, walker, depth - 1)
    if run.chance(PLAYOUTS):
        walker.playout(run.rng)
        if walker.to_act() or walker.outcome() is None:
            run.broken(f"after a playout {walker.to_act()} are to act, and the outcome is {walker.outcome()}")
    walker.back()
    _same(run, walker, position, "it has returned to")
    if [walker.key(seat) for seat in run.seats] != keys:
        run.broken("the walker has other keys where it has returned to")


def _stray_on(run: Run[S, A, V, E, O], walker: Walker[A], depth: int) -> None:
    """Leave a mark within a mark, play on at random, and return to where it was left."""
    keys, listed, acting = [walker.key(seat) for seat in run.seats], walker.legal(), walker.to_act()
    walker.mark()
    for _ in range(run.rng.randrange(1, ASTRAY + 1)):
        if found := walker.legal():
            walker.play(run.rng.randrange(len(found)))
    if depth > 1:
        _stray_on(run, walker, depth - 1)
    walker.back()
    if walker.to_act() != acting or walker.legal() != listed or [walker.key(seat) for seat in run.seats] != keys:
        run.broken("the walker is not where it was when it returns to a mark within a mark")


def _compare(run: Run[S, A, V, E, O], walker: Walker[A], position: Position[S, A, V]) -> None:
    """Compare what a walker says of several actions at once with what it says after one of them is played."""
    if not isinstance(walker, Comparing) or walker.chance():
        return
    for seat in position.to_act:
        places = [k for k, action in enumerate(position.legal) if seat_of(action) == seat]
        values = walker.compared(seat, places)
        at = run.rng.randrange(len(places))
        walker.mark()
        walker.play(places[at])
        while outcomes := walker.chance():
            walker.play(run.rng.randrange(outcomes))
        value = walker.evaluate(seat)
        if run.bench.evaluating is not None:  # a walker may remember what it has said, and agree with itself
            value = run.bench.evaluating.evaluate(cast("V", walker.view(seat)))  # a walker does not say the type of its views
        walker.back()
        if len(values) != len(places) or values[at] != value:
            run.broken(
                f"the walker says that seat {seat} will stand at {values[at : at + 1]} after {position.legal[places[at]]}, not {value}"
            )
