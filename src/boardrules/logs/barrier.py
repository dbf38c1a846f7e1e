"""The limit of undo: luck and revealed information cannot be taken back."""

from __future__ import annotations

from collections.abc import Iterable

from boardrules.contract import Refusal
from boardrules.toolkit.refusals import HostKey, core_refusal
from boardrules.values import CHANCE, BaseEvent

__all__ = ["reveals", "undo_refusal"]


def reveals(events: Iterable[object]) -> bool:
    """Return whether *events* revealed something to a player."""
    return any(isinstance(event, BaseEvent) and event.REVEALS for event in events)


def undo_refusal(action: object, events: Iterable[object]) -> Refusal[HostKey] | None:
    """Return why the last *action*, which caused *events*, cannot be taken back (BR-UNDO), or None if it can."""
    if getattr(action, "by", None) == CHANCE:
        return core_refusal("BR-UNDO", "undo-luck")
    if reveals(events):
        return core_refusal("BR-UNDO", "undo-revealed")
    return None
