"""Actions to try that are mostly illegal: the ones of other plies and games, and legal ones with a field gone wrong."""

from __future__ import annotations

from random import Random

import msgspec

from boardrules.testing._run import A, E, O, Position, Run, S, V
from boardrules.values import CHANCE

ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    10**6,
    2**63,
    1.5,
    float("inf"),
    "",
    "?",
    "no such thing",
    "\ud800",
    (),
    ("a", 1),
    [],
    {},
    msgspec.UNSET,
)
"""Values that some field does not expect; two cannot be hashed, one cannot be encoded as UTF-8."""


def mutated(action: A, others: list[A], rng: Random) -> A:
    """Return *action* with one field changed: to that of another action of its kind, to an odd value, or inside the field."""
    fields = action.__struct_fields__
    field = fields[rng.randrange(len(fields))]
    value: object = getattr(action, field)
    if isinstance(value, msgspec.Struct) and value.__struct_fields__ and rng.random() < 0.5:
        return msgspec.structs.replace(action, **{field: mutated(value, [], rng)})
    for _ in range(4 if others and rng.random() < 0.6 else 0):
        other = others[rng.randrange(len(others))]
        if type(other) is type(action):
            return msgspec.structs.replace(action, **{field: getattr(other, field)})
    return msgspec.structs.replace(action, **{field: rng.choice(ODD)})


def probes_at(run: Run[S, A, V, E, O], position: Position[S, A, V], n: int) -> list[A]:
    """Return *n* actions to try at *position*: by any seat, of any kind seen so far, most of them not legal."""
    rng, legal, seen = run.rng, position.legal, run.seen
    seats = (CHANCE, *run.seats, len(run.seats), -2, 99)
    found: list[A] = []
    for _ in range(n):
        source = legal if legal and (not seen or rng.random() < 0.5) else seen
        if not source:
            return found
        action = source[rng.randrange(len(source))]
        kind = rng.random()
        if kind < 0.7:
            action = mutated(action, seen, rng)
        if kind < 0.2:
            action = msgspec.structs.replace(action, by=rng.choice(seats))
        elif kind > 0.4 and position.to_act:  # refused for what it is, not for whose it is
            action = msgspec.structs.replace(action, by=rng.choice(position.to_act))
        found.append(action)
    return found


def probes_by(run: Run[S, A, V, E, O], position: Position[S, A, V], seat: int, n: int) -> list[A]:
    """Return *n* actions that *seat* might hand in at *position*, legal or not, each field of the type that it should be or not."""
    found = [msgspec.structs.replace(action, by=seat) for action in probes_at(run, position, n)]
    own = [action for action in position.legal if getattr(action, "by", None) == seat]
    return found + (run.rng.sample(own, min(len(own), n)))
