"""Laws about values: they survive encoding, and nothing changes them."""

from __future__ import annotations

import json
import re
from typing import Final

import msgspec

from boardrules.codec import canonical, from_json, from_msgpack, to_json, to_msgpack
from boardrules.testing._run import A, Codecs, E, Move, O, Position, Run, S, T, V

LIMIT: Final = 2**53

CHECKED: Final = 10
"""Number of legal actions checked once more in a copy of a state."""

LONG_NUMBER: Final = re.compile(rb"\d{16}")


def has_large_integer(data: bytes) -> bool:
    """Return whether the JSON *data* holds an integer of 2**53 or more, which not every reader of JSON can hold."""
    if not LONG_NUMBER.search(data):
        return False
    numbers: list[int] = []
    json.loads(data, parse_int=lambda digits: numbers.append(int(digits)))
    return any(abs(number) >= LIMIT for number in numbers)


def codec(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Check that the state and its views survive both encodings, and that a decoded state has the same legal actions."""
    state, data, spec = position.state, position.data, run.bench.spec
    run.begin("codec", 2 + len(position.views))
    packed = to_msgpack(state)
    one, other = from_json(spec.state, data), from_msgpack(spec.state, packed)
    for form, decoded in (("JSON", one), ("MessagePack", other)):
        if decoded != state or hash(decoded) != hash(state) or to_json(decoded) != data or to_msgpack(decoded) != packed:
            run.broken(f"the state read back from {form} is another, or has other bytes: {_difference(state, decoded)}")
    run.decoded = one if position.ply % 2 else other
    if run.game.legal_actions(run.decoded) != position.legal:
        run.broken("the state read back has other legal actions, or in another order")
    # A game may remember what it has just listed of a state, but has listed nothing of this copy.
    unseen = other if position.ply % 2 else one
    for action in position.legal if len(position.legal) <= CHECKED else run.rng.sample(position.legal, CHECKED):
        refusal = run.game.check(unseen, action)
        if refusal is not None:
            run.begin("legal", 0)
            run.action = action
            run.broken(f"it is listed, and check refuses it in an equal state: {refusal}")
    for view, view_data in zip(position.views, position.view_data, strict=True):
        read = run.bench.views.json.decode(view_data)
        if read != view or canonical(read) != view_data:
            run.broken(f"a view does not survive JSON: {_difference(view, read)}")
    index = run.rng.randrange(len(position.views))
    _survives(run, position.views[index], run.bench.views)
    run.begin("codec", 0)
    outcome = run.game.outcome(state)
    if outcome is not None and from_json(type(outcome), to_json(outcome)) != outcome:
        run.broken("the outcome does not survive JSON")
    run.begin("values")
    if has_large_integer(data):
        run.broken("an integer in the state is 2**53 or more")
    run.begin("size")
    run.tally.largest_state = max(run.tally.largest_state, len(packed))
    if len(packed) > run.bench.effort.max_state_bytes:
        run.broken(f"the state takes {len(packed)} bytes of MessagePack; allowed are {run.bench.effort.max_state_bytes}")


def codec_move(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """Actions and events survive both encodings, whole and redacted, and a decoded state plays on as the real one does."""
    run.begin("codec")
    if run.decoded is not None:
        again = run.game.step(run.decoded, move.action)
        if canonical(again.state) != move.after.data or again.events != move.step.events:
            run.broken("from the state read back, the action leads to another state or to other events")
    if not run.whole:
        return
    actions = _distinct([move.action, *move.seen])
    events = _distinct([*move.step.events, *(event for told in move.told for event in told)])
    run.begin("codec", len(actions) + len(events))
    for action in actions:
        _survives(run, action, run.bench.actions)
    for event in events:
        _survives(run, event, run.bench.events)


def _distinct(values: list[T | None]) -> list[T]:
    """Return every object among *values* once; equal ones may have different bytes."""
    found: list[T] = []
    for value in values:
        if value is not None and all(value is not other for other in found):
            found.append(value)
    return found


def _survives(run: Run[S, A, V, E, O], value: T, codecs: Codecs[T]) -> None:
    run.begin("codec", 0)
    data = canonical(value)
    packed = to_msgpack(value)
    for form, read in (("JSON", codecs.json.decode(data)), ("MessagePack", codecs.msgpack.decode(packed))):
        if read != value or hash(read) != hash(value) or canonical(read) != data or to_msgpack(read) != packed:
            run.broken(f"{type(value).__name__} does not survive {form}: {_difference(value, read)}")
    run.begin("values")
    if has_large_integer(data):
        run.broken(f"an integer is 2**53 or more in {value!r}")


def _difference(one: msgspec.Struct, other: msgspec.Struct) -> str:
    """Return the fields in which two structs differ by value or by bytes."""
    pairs = [(name, getattr(one, name), getattr(other, name, None)) for name in one.__struct_fields__]
    return "; ".join(f"{name} was {a!r} and is {b!r}" for name, a, b in pairs if a != b or _bytes(a) != _bytes(b))


def _bytes(value: object) -> bytes:
    return msgspec.json.encode(value)


def pure_start(run: Run[S, A, V, E, O], options: O | None) -> S:
    """Return the first state, after checking that it is the same each time and that the options are left alone."""
    run.begin("pure", 2)
    before = None if options is None else canonical(options)
    state = run.game.new_game(options)
    if options is not None and canonical(options) != before:
        run.broken("new_game changed the options")
    if canonical(run.game.new_game(options)) != canonical(state):
        run.broken("new_game gives another state when asked again")
    return state


def pure(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Asked again, a game gives the same answers; the legal actions are asked for again by ``order``."""
    game, state = run.game, position.state
    seen = list(zip(position.viewers, position.view_data, strict=True))
    if not run.whole:
        seen = run.rng.sample(seen, 1)
    run.begin("pure", 2 + len(seen))
    for seat, data in seen:
        if canonical(game.view(state, seat)) != data:
            run.broken(f"view gives seat {seat} something else when asked again")
    if game.to_act(state) != position.to_act:
        run.broken("to_act says something else when asked again")
    if game.outcome(state) != game.outcome(state):
        run.broken("outcome says something else when asked again")


def unchanged(run: Run[S, A, V, E, O], position: Position[S, A, V]) -> None:
    """Whatever functions were called with the state and its views, these are what they were."""
    run.begin("pure", 1 + len(position.views))
    if canonical(position.state) != position.data:
        run.broken("a function changed the state it was given")
    for seat, view, data in zip(position.viewers, position.views, position.view_data, strict=True):
        if canonical(view) != data:
            run.broken(f"a function changed the view of seat {seat} that it was given")


def pure_move(run: Run[S, A, V, E, O], move: Move[S, A, V, E], action_data: bytes) -> None:
    """Playing an action changes neither the state nor the action."""
    run.begin("pure", 2)
    before = move.before
    if canonical(before.state) != before.data:
        run.broken("step changed the state it was given")
    if canonical(move.action) != action_data:
        run.broken("step changed the action it was given")


def pure_step(run: Run[S, A, V, E, O], move: Move[S, A, V, E]) -> None:
    """Playing an action gives the same when done again."""
    run.begin("pure")
    again = run.game.step(move.before.state, move.action)
    if canonical(again.state) != move.after.data or again.events != move.step.events:
        run.broken("step leads to another state or to other events when done again")
