"""The rules of Pixies behind each action and each event."""

from __future__ import annotations

from boardrules.explanation import Reason, rule_ids
from boardrules.pixies._engine.rules import PLAYS
from boardrules.pixies._text import EVENTS
from boardrules.pixies._types import Action, Event, GameEnded, Place, Placed, Revealed, View
from boardrules.values import RuleId


def grounds(view: View, action: Action) -> tuple[RuleId, ...]:
    """Return the rules by which *action* is legal in *view*."""
    return rule_ids(PLAYS[type(action)].rule, *(_case(view, action) if isinstance(action, Place) else ()))


def reason(view: View, event: Event) -> Reason:
    """Return why *event* happens after *view*; the card is the one that is placed or turned up."""
    rules = EVENTS.told[type(event)].rules
    match event:
        case Placed():
            last = ("PX-TUR-3",) if len(view.table) == 1 else ()
            return Reason(rule_ids(*rules, *last, *_case(view, event)), event.card, f"{event.by}.{event.cell}")
        case Revealed():
            return Reason(rule_ids(*rules), event.card)
        case GameEnded():
            return Reason(rule_ids(*rules, "PX-WIN-1" if len(event.winners) == 1 else "PX-WIN-2"))
        case _:
            return Reason(rule_ids(*rules))


def _case(view: View, placed: Place | Placed) -> tuple[str, ...]:
    """Return which of the three cases of placing applies."""
    if placed.how == "down":
        return "PX-PLA-5", "PX-PLA-8"
    if placed.how == "under" or view.areas[placed.by][placed.cell - 1].up is not None:
        return "PX-PLA-4", "PX-PLA-6"
    return ("PX-PLA-3",)
