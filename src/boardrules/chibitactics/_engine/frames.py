"""The record of every kind of frame that asks, by the type of the frame. The frames that it asks by wait for luck or a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardrules.chibitactics._engine import orders
from boardrules.chibitactics._engine.course import events, roll_off, rounds, savages, turns
from boardrules.chibitactics._engine.frame_kinds import FrameKind
from boardrules.chibitactics._engine.skills import using

FRAMES: Final[Mapping[type, FrameKind[Any]]] = {
    kind.frame: kind
    for kinds in (using.FRAMES, orders.FRAMES, events.FRAMES, savages.FRAMES, roll_off.FRAMES, turns.FRAMES, rounds.FRAMES)
    for kind in kinds
}
"""The record of each kind of frame. A look-up by type, because this runs several times per action."""
