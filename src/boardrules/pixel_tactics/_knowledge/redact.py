"""What a seat or a spectator may see of actions and events."""

from __future__ import annotations

from boardrules.pixel_tactics._knowledge.visibility import sees
from boardrules.pixel_tactics._types.actions import Action, CardOption, Choose, ChooseLeader, Drawn, SetTrap, TakenAtRandom
from boardrules.pixel_tactics._types.events import CardsMoved, Event
from boardrules.values import Seat


def redact_action(action: Action, seat: Seat | None) -> Action | None:
    """Return *action* as *seat* may see it: without hidden cards chosen, drawn or made leader by others."""
    match action:
        case ChooseLeader(by) if by != seat:
            return ChooseLeader(by, None)
        case SetTrap(by, _, at) if by != seat:
            return SetTrap(by, None, at)
        case Drawn(by, owner) if owner != seat:
            return Drawn(by, owner, None)
        case Choose(by, CardOption()) if by != seat:
            return Choose(by, CardOption(None))
        case TakenAtRandom():
            return action  # what is taken at random is shown to all
        case _:
            return action


def redact_event(event: Event, seat: Seat | None) -> Event | None:
    """*event* as *seat* may see it: a card that moved face down is not named."""
    if isinstance(event, CardsMoved) and not sees(event.mask, seat):
        return CardsMoved(event.seat, None, event.start, event.end, event.mask)
    return event
