"""The law of candidates: who points at a thing finds something legal there if there is any, otherwise something that is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from typing import Any, Final

from boardrules.contract import Refusal
from boardrules.pointing import MOST
from boardrules.testing._run import A, E, O, Position, Run, S, V, seat_of
from boardrules.values import Seat

_ANCHOR: Final = re.compile(r'data-anchor="([^"]*)"')


def candidates(run: Run[S, A, V, E, O], position: Position[S, A, V], pointed: Mapping[Seat, tuple[str, ...]]) -> None:
    """Check the candidates of every anchor in the picture of each seat to act; *pointed* are the anchors in pictures drawn before."""
    offered = run.bench.candidates
    if offered is None:
        return
    for viewer, view in zip(position.viewers, position.views, strict=True):
        if viewer is None or viewer not in position.to_act:
            continue
        legal = run.game.legal_actions(position.state, viewer)
        used: dict[str, set[A]] = {}
        for action in legal:
            for anchor in run.bench.drawing.anchors(view, action):
                used.setdefault(anchor, set()).add(action)
        anchors = pointed.get(viewer)
        if anchors is None:
            anchors = tuple(dict.fromkeys([unescape(found) for found in _ANCHOR.findall(run.bench.drawing.render_svg(view))]))
        run.begin("candidates", len(anchors))
        for anchor in anchors:
            found = offered.candidates(view, anchor)
            fault = _fault(run, position, found, used.get(anchor, set())) or _foreign(found, viewer)
            if fault is not None:
                run.broken(f"seat {viewer}: the candidates of the anchor {anchor!r} {fault}: {found!r}")
        if offered.candidates(view, "nothing at all"):
            run.broken(f"seat {viewer}: an anchor that there is not has candidates")


def _foreign(found: tuple[A, ...], viewer: Seat) -> str | None:
    """Return that an action of *found* is by another seat than *viewer*, or None."""
    others = [action for action in found if seat_of(action) != viewer]
    return f"have an action of another seat, {others[0]!r}" if others else None


def _fault(run: Run[S, A, V, E, O], position: Position[S, A, V], found: tuple[A, ...], used: set[A]) -> str | None:
    """Return what is wrong with the candidates *found* for an anchor that the legal actions *used* point at, or None."""
    if len(found) > MOST:
        return f"are {len(found)}, more than {MOST}"
    if used:
        return None if used.intersection(found) else f"have none of the legal actions {sorted(map(repr, used))[:3]}"
    if not found:
        return None
    refusal: Refusal[Any] | None = run.game.check(position.state, found[0])
    return "begin with a legal action that does not point there" if refusal is None else None
