"""The law of hosts: two matches that look alike to a viewer show it the same, from the first line of the log on.

Of a run and one of its twins (see :mod:`.swap`) a pair of matches is made now and then, from the options at the beginning of a game and
from the two states later, and played for some plies. Everything that :class:`boardrules.Match` has for the viewer is compared: ``prompt``,
``seen``, ``log``, ``digest``, and how it refuses.
"""

from __future__ import annotations

from typing import Final

from boardrules.codec import canonical
from boardrules.match import Match
from boardrules.testing._laws.inputs.actions import probes_by
from boardrules.testing._laws.play.legality import answer
from boardrules.testing._laws.secrecy.functions import at_match
from boardrules.testing._laws.secrecy.sights import MatchSight
from boardrules.testing._laws.secrecy.swap import compare
from boardrules.testing._run import A, E, Move, O, Pair, Position, Run, S, V, seat_of
from boardrules.transforms import from_state
from boardrules.values import CHANCE

BEGUN: Final = 0.1
"""How often a pair is begun from the state of a ply that is compared in full."""

PLIES: Final = 6
"""So long a pair is played; one from options twice as long."""


def begin(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Begin a pair now and then; end an old pair if its twin has been replaced."""
    pair: Pair[S, A, V, E, O] | None = run.pair
    if pair is not None and run.twins[pair.index] != pair.twin.state:
        run.pair = None
    if run.pair is not None:
        return
    game, options = run.game, run.options
    if position.ply == 0 and not run.from_state:
        run.begin("match")
        index = run.rng.randrange(len(position.viewers))
        run.pair = Pair(index, Match(game, options), Match(game, options), 2 * PLIES)
        _compare(run, position)
    elif position.ply == 0 or (run.whole and run.chance(BEGUN)):
        differing = [index for index, twin in enumerate(run.twins) if twin is not None and twin is not position.state]
        if differing:
            run.begin("match")
            index = run.rng.choice(differing)
            twin = run.twins[index]
            assert twin is not None  # noqa: S101  (chosen so)
            run.pair = Pair(index, Match(from_state(game, position.state)), Match(from_state(game, twin)), PLIES)
            _compare(run, position)


def follow(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """Play on in the pair, by the actions that the run and its twin played."""
    pair: Pair[S, A, V, E, O] | None = run.pair
    if pair is None:
        return
    twin, action = run.twins[pair.index], run.alike[pair.index]
    if twin is None or action is None:  # an event told the viewer which of the two it is
        run.pair = None
        return
    run.begin("match")
    for match, played, state in ((pair.real, move.action, move.after.state), (pair.twin, action, twin)):
        if seat_of(played) == CHANCE:
            match.supply(played)
        else:
            match.submit(seat_of(played), played)
        if match.state != state:
            run.broken(f"a match is in another state after {played!r} than step leads to")
    _compare(run, move.after)
    pair.left -= 1
    if not pair.left:
        run.pair = None


def _compare(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    pair: Pair[S, A, V, E, O] | None = run.pair
    assert pair is not None  # noqa: S101  (begun or played just now)
    seat = position.viewers[pair.index]
    probes = [] if seat is None else probes_by(run, position, seat, 1)
    probes = [probe for probe in probes if answer(run, pair.real.state, probe) is not None]
    one, other = (at_match(MatchSight(match, seat, probes)) for match in (pair.real, pair.twin))
    run.begin("match", len(one))
    for (name, here), (_, there) in zip(one, other, strict=True):
        if here != there:
            compare(run, position, pair.index, pair.twin.state, tried=probes)  # if the game says so by itself, this is no fault of a match
            run.begin("match", 0)
            run.broken(f"two matches look alike to seat {seat}, and {name} is {here!r} or {there!r}")
    if canonical(pair.real.prompt(seat).view) != position.view_data[pair.index]:
        run.broken(f"the prompt of seat {seat} holds another view than the game's")
