"""The Setup of a state."""

from __future__ import annotations

from boardrules.contract import Violation
from boardrules.errors import InvalidState
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.modifiers import actions_of_turn
from boardrules.pixel_tactics._positions.setup import Setup, write_setup
from boardrules.pixel_tactics._types.state import State
from boardrules.values import RuleId


def setup_of(position: Position, state: State) -> Setup:
    """Return the Setup that says all that is unusual about *state*, of which *position* is the working copy.

    Raises
    ------
    InvalidState
        for a position that no Setup describes: before the leaders are revealed, after the end, and while something is being carried out.
    """
    if state.phase != "play":
        raise _refused("phase", f"the phase is {state.phase}, and a Setup describes play")
    if state.stack:
        raise _refused("stack", "something is being carried out, and a Setup describes play between two actions")
    return write_setup(state, actions_of_turn(position, state.actor))


def _refused(path: str, message: str) -> InvalidState:
    fault = Violation(f"$.{path}", RuleId("BR-VALUE"), message)
    return InvalidState("no Setup describes this position", violations=(fault,))
