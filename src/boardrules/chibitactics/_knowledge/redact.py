"""Actions and events without what a seat may not know (CT-H-94)."""

from __future__ import annotations

from boardrules.chibitactics._types.actions import Action, PickUnit
from boardrules.chibitactics._types.events import Event, UnitPicked
from boardrules.values import Seat


def redact_action(action: Action, seat: Seat | None) -> Action | None:
    """*action* as *seat* may see it: another seat's pick does not name the unit."""
    if isinstance(action, PickUnit) and action.by != seat:
        return PickUnit(action.by, "")
    return action


def redact_event(event: Event, seat: Seat | None) -> Event | None:
    """*event* as *seat* may see it: another seat's pick does not name the unit."""
    if isinstance(event, UnitPicked) and event.seat != seat:
        return UnitPicked(event.seat, "")
    return event
