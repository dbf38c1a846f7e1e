"""Positions from descriptions: what is described is set up again, and nothing impossible is."""

from __future__ import annotations

from typing import Final

import msgspec

from boardrules.codec import canonical, from_json, to_json
from boardrules.contract import Positions
from boardrules.errors import InvalidOptions, InvalidState
from boardrules.testing._laws.play.mutants import Node, mutant
from boardrules.testing._run import A, E, O, Run, S, V

MUTANTS: Final = 3
"""Number of Setups with one thing changed that are tried for each position."""


def described(run: Run[S, A, V, E, O], state: S) -> None:
    """Describe *state*, set it up again from the description as JSON, and try descriptions with one thing gone wrong."""
    positions = run.bench.positions
    if positions is None:
        return
    run.begin("positions")
    try:
        setup = positions.setup_of(state)
    except InvalidState as refused:
        _explained(run, refused, "setup_of refuses the position")
        return
    data = to_json(setup)
    if from_json(positions.SETUP, data) != setup:
        run.broken(f"the Setup is written {data!r}, and that is read as another")
    made = positions.set_up(setup)
    if made != state or canonical(made) != canonical(state):
        fields = [name for name in state.__struct_fields__ if getattr(made, name) != getattr(state, name)]
        run.broken(f"set_up makes of setup_of another state, which differs in {fields}; the Setup is {data!r}")
    for _ in range(MUTANTS):
        mutated_setup(run, positions, setup)


def mutated_setup(run: Run[S, A, V, E, O], positions: Positions[S, msgspec.Struct], setup: msgspec.Struct) -> None:
    """Change one thing in *setup*, as if it came from outside: it is refused, or it describes a possible position."""
    tree: Node = {name: msgspec.to_builtins(getattr(setup, name)) for name in setup.__struct_fields__}  # defaults too
    found = mutant(tree, run.rng, ())
    if found is None:
        return
    data, what = found
    try:
        changed = from_json(positions.SETUP, data)
    except InvalidState:
        return
    run.begin("positions")
    try:
        state = positions.set_up(changed)
    except InvalidOptions as refused:
        if not str(refused).strip():
            run.broken(f"{what}: set_up raises InvalidOptions without words")
    except InvalidState as refused:
        _explained(run, refused, f"{what}: set_up refuses it")
    except Exception as error:
        raise run.fault(f"{what}: set_up raised {error!r}") from error
    else:
        violations = run.game.validate(state)
        if violations:
            run.broken(f"{what}: set_up makes a state in which validate finds {violations}")


def _explained(run: Run[S, A, V, E, O], refused: InvalidState, what: str) -> None:
    """Check that a refusal names each fault by a rule and describes it in words."""
    if not refused.violations:
        run.broken(f"{what} by InvalidState without a violation")
    for violation in refused.violations:
        if violation.rule not in run.bench.rules or not violation.message.strip():
            run.broken(f"{what} for a fault without words or a rule of the rulebook: {violation}")
