"""States from outside: a state with one thing gone wrong is refused by ``validate``, or it is a position like any other."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from random import Random
from typing import Final, TypeAlias

import msgspec

from boardrules.codec import canonical, from_json
from boardrules.errors import InvalidState
from boardrules.testing._run import A, E, O, Run, S, V

PLAYED: Final = 12
"""Number of plies played from a mutated state that ``validate`` has passed."""

STOP: Final = 0.3
"""How often a struct or a tuple is changed itself, instead of something inside it."""

ODD_NUMBERS: Final = (-1, 0, 1, 2, 7, 99, 10_000, 10**6, 2**53 - 1)

Node: TypeAlias = "dict[str, Node] | list[Node] | int | str | None"
"""A state as JSON has it."""


def mutated_state(run: Run[S, A, V, E, O], state: S) -> None:
    """Change one thing in *state*, as if it came from outside, and see that this is found or does no harm."""
    run.begin("mutants")
    tree: Node = msgspec.to_builtins(state)
    found = mutant(tree, run.rng, run.bench.effort.trusted)
    if found is None:
        return
    data, what = found
    try:
        changed = from_json(run.bench.spec.state, data)
    except InvalidState:
        return
    if changed == state:
        return
    try:
        violations = run.game.validate(changed)
    except Exception as error:
        raise run.fault(f"{what}: validate raised {error!r}") from error
    for violation in violations:
        if violation.rule not in run.bench.rules or not violation.message.strip():
            run.broken(f"{what}: validate finds a fault without words or a rule of the rulebook: {violation}")
    if violations:
        return
    try:
        fault = _plays_on(run, changed)
    except Exception as error:
        raise run.fault(f"{what}: validate accepts it, and then {type(error).__name__} was raised: {error}") from error
    if fault:
        run.broken(f"{what}: validate accepts it, and then {fault}")


def _plays_on(run: Run[S, A, V, E, O], state: S) -> str:
    """Play on from *state* and return what went wrong, or an empty string."""
    game, rng = run.game, run.rng
    seats = game.seats(state)
    for view in [game.view(state, seat) for seat in (*seats, None)]:
        run.bench.drawing.render_text(view)
    for _ in range(PLAYED):
        to_act, legal, outcome = game.to_act(state), game.legal_actions(state), game.outcome(state)
        if bool(to_act) != bool(legal) or bool(to_act) != (outcome is None):
            return f"to_act is {to_act}, {len(legal)} actions are legal, and the outcome is {outcome}"
        if not to_act:
            return ""
        for seat in seats:
            game.pending(state, seat)
        action = rng.choice(legal)
        refusal = game.check(state, action)
        if refusal is not None:
            return f"{action!r} is listed and refused: {refusal}"
        state = game.step(state, action).state
        canonical([game.view(state, seat) for seat in (*seats, None)])
    return ""


def mutant(tree: Node, rng: Random, trusted: tuple[str, ...]) -> tuple[bytes, str] | None:
    """Return *tree* as JSON with one thing changed, and what that is; None where only trusted fields were found. Changes *tree*.

    *trusted* are paths of fields, such as ``players.hand``, that are left as they are.
    """
    nodes: list[Node] = []
    _collect(tree, nodes)
    path, names, node = "state", "", tree
    put: Callable[[Node], None] | None = None
    while put is None or rng.random() > STOP:
        if isinstance(node, dict) and node:
            keys = [key for key in node if key != "type" and f"{names}.{key}".lstrip(".") not in trusted]
            if not keys:
                return None
            key = rng.choice(keys)
            path, names = f"{path}.{key}", f"{names}.{key}".lstrip(".")
            put, node = partial(node.__setitem__, key), node[key]
        elif isinstance(node, list) and node:
            index = rng.randrange(len(node))
            path = f"{path}[{index}]"
            put, node = partial(node.__setitem__, index), node[index]
        else:
            break
    if put is None:
        return None
    changed = _changed(node, nodes, rng)
    put(changed)
    return msgspec.json.encode(tree), f"{path} was {_brief(node)} and is {_brief(changed)}"


def _collect(node: Node, found: list[Node]) -> None:
    found.append(node)
    for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        _collect(child, found)


def _changed(node: Node, nodes: list[Node], rng: Random) -> Node:
    """Something of the same kind from elsewhere in the state, or something odd."""
    if isinstance(node, list) and rng.random() < 0.7:
        return _rearranged(node, rng)
    if isinstance(node, bool):
        return not node
    if isinstance(node, int) and rng.random() < 0.7:
        return rng.choice((node - 1, node + 1, *ODD_NUMBERS))
    if isinstance(node, str) and rng.random() < 0.2:
        return rng.choice(("", "?", "no such thing"))
    kin = [other for other in nodes if type(other) is type(node) and (not isinstance(node, dict) or other.keys() == node.keys())]  # type: ignore[union-attr]
    if node is None or rng.random() < 0.2:
        kin = [None, *(other for other in nodes if not isinstance(other, list))]
    return deepcopy(rng.choice(kin))  # a struct may hold what it takes the place of


def _rearranged(node: list[Node], rng: Random) -> Node:
    kind = rng.randrange(4)
    if kind == 0 or not node:
        return [*node, rng.choice(node)] if node else [0]
    index = rng.randrange(len(node))
    if kind == 1:
        return [*node[:index], *node[index + 1 :]]
    return list(reversed(node)) if kind == 2 else [*node[index:], *node[:index]]


def _brief(node: Node) -> str:
    text = repr(node)
    return text if len(text) <= 120 else f"{text[:120]}..."
