"""The law of pictures: changes lead from each picture to the next, and whole sequences are the same in worlds that look alike.

For each viewer the run keeps a *trail*: the last plies, each with the real state, the viewer's twin (of the swap test) and what the viewer
was told. Where pictures are drawn, some plies of one trail are drawn in their order, first in the real world and then in the other, as a
page would have shown them. This finds a single picture that depends on something hidden, and a key that follows a hidden card from one
place to another: it shows only in how a picture follows from the one before.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final
from xml.etree import ElementTree as ET
from zlib import crc32

from boardrules.capabilities import Picturing
from boardrules.codec import canonical, from_json
from boardrules.pieces import Changes, Picture
from boardrules.presentation import accepted
from boardrules.testing._run import A, E, Move, O, Position, Run, S, Stop, V, luck
from boardrules.values import Seat

KEPT: Final = 24
"""Maximum number of plies in a trail."""

DRAWN: Final = 3
"""Number of pictures that are drawn of a trail in each of its two worlds; one fewer if the two are the same."""

WIDTHS: Final = (None, 390)
"""The widths for which pictures are drawn: the usual layout, and that for a telephone."""

LONGEST: Final = 500
"""Maximum length of a piece in a message."""


def settle(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Fit the trails to the twins of *position*, some of which the swap test has just replaced.

    A twin that begins anew as the real state has the real past. One that was made from a view has none.
    """
    if run.bench.picturing is None:
        return
    state = position.state
    if not run.trails:
        run.trails = [[Stop(state, state, ())] for _ in position.viewers]
    for index, twin in enumerate(run.twins):
        last = run.trails[index][-1]
        if twin is None or twin is last.twin or twin == last.twin:
            continue
        run.trails[index] = _alone(run.trails[index]) if twin is state else [Stop(state, twin, last.told)]


def follow(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """Append the ply after *move* to every trail; the swap test has played on in the twins."""
    if run.bench.picturing is None:
        return
    state = move.after.state
    for index, twin in enumerate(run.twins):
        trail = run.trails[index] if twin is not None else _alone(run.trails[index])
        run.trails[index] = [*trail[1 - KEPT :], Stop(state, state if twin is None else twin, move.told[index])]


def _alone(trail: Sequence[Stop[S, E]]) -> list[Stop[S, E]]:
    """Return *trail* with the real world for both worlds."""
    return [Stop(stop.state, stop.state, stop.told) for stop in trail]


def pictures(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Draw some plies of one trail again, that of a viewer whose twin differs if there is one, and check the sequence of pictures."""
    picturing = run.bench.picturing
    if picturing is None or position.ply == 0:
        return
    rng = luck(crc32(position.data))  # not the run's: what other laws try does not depend on this one
    differing = [index for index, trail in enumerate(run.trails) if any(stop.twin is not stop.state for stop in trail)]
    index = rng.choice(differing or range(len(run.trails)))
    seat, width = position.viewers[index], rng.choice(WIDTHS)
    stops = _some(run.trails[index], DRAWN if differing else DRAWN - 1, rng)
    run.begin("pictures", len(stops))
    real = [_drawn(run, picturing, (stop.state, stop.told), seat, width) for stop in stops]
    changes = _changes(run, real, seat)
    if differing:
        run.begin("pictures", len(stops))
        other = [_drawn(run, picturing, (stop.twin, stop.told), seat, width) for stop in stops]
        _same(run, real, other, seat, width)
        if _encoded(_changes(run, other, seat)) != _encoded(changes):
            run.broken(f"seat {seat} gets other changes of pictures in states that look alike, {_wide(width)}")


def _some(trail: Sequence[Stop[S, E]], n: int, rng: Random) -> list[Stop[S, E]]:
    """Return the last of *trail* and *n* - 1 before it, or as many as there are, in order, each with all that was told since the last."""
    places = [*sorted(rng.sample(range(len(trail) - 1), min(n, len(trail)) - 1)), len(trail) - 1]
    begins = [places[0], *[place + 1 for place in places[:-1]]]
    return [
        Stop(trail[place].state, trail[place].twin, tuple([event for stop in trail[begin : place + 1] for event in stop.told]))
        for begin, place in zip(begins, places, strict=True)
    ]


def _drawn(run: Run[S, A, V, E, O], picturing: Picturing[V], ply: tuple[S, Sequence[E]], seat: Seat | None, width: int | None) -> Picture:
    """Return the picture of a view that is made anew: a game that remembers more than it was handed remembers this state."""
    state, told = ply
    return picturing.picture(run.game.view(state, seat), **accepted(picturing.picture, {"width": width, "events": tuple(told)}))


def _changes(run: Run[S, A, V, E, O], pictures: Sequence[Picture], seat: Seat | None) -> list[Changes]:
    """Return the changes between *pictures*; check that they lead from each to the next, also as JSON, and have whole pieces."""
    found: list[Changes] = []
    for before, after in pairwise(pictures):
        changes = after.since(before)
        if before.changed(from_json(Changes, canonical(changes))) != after:
            run.broken(f"the changes since a picture of seat {seat} do not lead to the next picture: {_short(changes)}")
        for piece in (*changes.drawn, *(put.piece for put in changes.put)):
            try:
                ET.fromstring(f"<svg>{piece.drawing}</svg>")  # noqa: S314  (written by the game itself)
            except ET.ParseError as error:
                run.broken(f"the piece {piece.key!r} in a picture of seat {seat} is no well-formed XML by itself: {error}")
        found.append(changes)
    return found


def _same(run: Run[S, A, V, E, O], real: Sequence[Picture], other: Sequence[Picture], seat: Seat | None, width: int | None) -> None:
    """Check that two sequences of pictures are the same."""
    for number, (one, two) in enumerate(zip(real, other, strict=True), 1):
        if canonical(one) == canonical(two):
            continue
        what = f"picture {number} of {len(real)} in a row differs for seat {seat} in states that look alike, {_wide(width)}"
        if canonical(one.frame) != canonical(two.frame):
            run.broken(f"{what}: the frame is {_short(one.frame)} or {_short(two.frame)}")
        pairs = zip(one.pieces, two.pieces, strict=False)
        here, there = next((pair for pair in pairs if canonical(pair[0]) != canonical(pair[1])), (len(one.pieces), len(two.pieces)))
        run.broken(f"{what}: {_short(here)} or {_short(there)}")


def _encoded(changes: Sequence[Changes]) -> list[bytes]:
    return [canonical(one) for one in changes]


def _wide(width: int | None) -> str:
    return "in the usual layout" if width is None else f"{width} pixels wide"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}... ({len(text)} characters)"
