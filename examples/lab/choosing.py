"""Questions to choose from: sentences of actions that a person may have in mind who points at the board, allowed or not."""

from __future__ import annotations

from typing import Any

import msgspec
from case import read
from msgspec import Raw
from ruling import Desk, Message

from boardrules import candidates, notation, rendering

__all__ = ["about", "things"]


def about(case: Raw, pointed: Raw) -> list[Message]:
    """Return the actions that *pointed*, anchors in the order of pointing, may mean: each as text and in words, the allowed ones first.

    The actions are those of the seat to act, in the first version of the rules that has the position. Of two things that were pointed at
    only actions that begin with both are meant. Raises BoardRulesError.
    """
    anchors = msgspec.json.decode(pointed, type=tuple[str, ...])
    desk = _desk(case)
    if desk is None or not anchors:
        return []
    played, state = desk.game, desk.state
    view, drawn = desk.acting_view(state), played.view(state, desk.eyes(state))
    legal = played.legal_actions(state)
    found: list[Any] = [action for anchor in reversed(anchors) for action in candidates(played, view, anchor, legal)]
    if len(anchors) > 1:
        pointing = rendering(played).anchors
        found = [action for action in found if pointing(drawn, action)[: len(anchors)] == anchors]
    writing = notation(played)
    meant = sorted(dict.fromkeys(found), key=lambda action: action not in legal)
    return [{"text": writing.format_action(view, action), "label": desk.words.label(view, action)} for action in meant]


def things(case: Raw, anchors: Raw) -> list[str]:
    """Return those of *anchors*, things in the picture, by which :func:`about` finds anything meant. Raises BoardRulesError."""
    desk = _desk(case)
    if desk is None:
        return []
    view, legal = desk.acting_view(desk.state), desk.game.legal_actions(desk.state)
    return [anchor for anchor in msgspec.json.decode(anchors, type=list[str]) if candidates(desk.game, view, anchor, legal)]


def _desk(case: Raw) -> Desk | None:
    """Return the case in the first version of the rules that has the position, None if there is none."""
    asked = read(case)
    return next((found for patch in asked.versions if (found := Desk(asked, patch)).state is not None), None)
