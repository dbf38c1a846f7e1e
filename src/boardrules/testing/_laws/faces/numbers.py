"""Actions and views as numbers: a bijection on what is legal, a mask that is the legal list, observations that tell views apart."""

from __future__ import annotations

from typing import Any

from boardrules.numbering import ActionSpace
from boardrules.testing._run import A, E, O, Position, Run, S, V, seat_of
from boardrules.values import CHANCE


def numbered(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that every legal action of a player has a number of its own, which gives the action back."""
    space = _space(run, position)
    if space is None or position.to_act in ((), (CHANCE,)):
        return
    run.begin("numbers", len(position.legal))
    found: set[int] = set()
    for action in position.legal:
        view = position.views[seat_of(action)]
        index = space.index(action, view)
        if not 0 <= index < len(space) or index // space.per_seat != seat_of(action):
            run.broken(f"{action!r} has the number {index}, which is none of its seat")
        if index in found:
            run.broken(f"two legal actions have the number {index}; one is {action!r}")
        found.add(index)
        if space.action(index, view) != action:
            run.broken(f"{action!r} has the number {index}, which is that of {space.action(index, view)!r}")


def masked(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that the mask of a seat has a 1 for each of its legal actions and for nothing else, in both numberings."""
    space = _space(run, position)
    if space is None or position.to_act in ((), (CHANCE,)):
        return
    seat = run.rng.choice(position.to_act)
    run.begin("numbers", 2)
    legal, view = run.game.legal_actions(position.state, seat), position.views[seat]
    own = space.of(seat)
    for numbering in (space, own):
        mask = numbering.mask(legal, view)
        if len(mask) != len(numbering) or _marked(mask) != sorted(numbering.index(each, view) for each in legal):
            run.broken(f"the mask of seat {seat} is not its list of legal actions")
    if len(own) != space.per_seat or [own.index(each, view) for each in legal] != [space.index(each, view) % len(own) for each in legal]:
        run.broken(f"the numbering of seat {seat} alone has other numbers than that of all seats")


def _marked(mask: bytes) -> list[int]:
    """Return the places of all bytes but 0, in order. A search finds them, because a numbering can have millions of places."""
    kinds = sorted(set(mask.translate(None, b"\0")))
    places: list[int] = []
    for kind in kinds:
        at = mask.find(kind)
        while at >= 0:
            places.append(at)
            at = mask.find(kind, at + 1)
    return sorted(places)


def observed(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that every view has an observation of the declared shape, and that different views of a viewer have different observations."""
    numbers = run.bench.numbers
    if numbers is None:
        return
    run.begin("observation", len(position.views))
    options = _options(run, position)
    fields, shape = numbers.observation_fields(options), numbers.observation_shape(options)
    if shape != (len(fields),) or len({field.name for field in fields}) != len(fields):
        run.broken(f"the shape {shape} is not that of {len(fields)} fields with distinct names")
    for index, view in enumerate(position.views):
        found = numbers.observe(view)
        if len(found) != len(fields):
            run.broken(f"an observation has {len(found)} numbers, not {len(fields)}")
        for number, field in zip(found, fields, strict=True):
            if type(number) is not int or not field.low <= number <= field.high:
                run.broken(f"{field.name} is {number!r}, which is not from {field.low} to {field.high}")
        if numbers.observe(view) != found:
            run.broken(f"the view of seat {position.viewers[index]} has another observation when observed again")
        before = run.observed.setdefault((index, hash(found)), position.view_data[index])
        if before != position.view_data[index]:
            one, other = before.decode(), position.view_data[index].decode()
            run.broken(f"two views of seat {position.viewers[index]} have the same observation:\n  {one}\n  {other}")


def _space(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> ActionSpace[A, V] | None:
    return None if run.bench.numbers is None else run.bench.numbers.action_space(_options(run, position))


def _options(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> Any:
    """Return the options of play; in a run from a state they are its field ``options``, if it has one as in the games of this library."""
    return getattr(position.state, "options", None) if run.from_state else run.options
