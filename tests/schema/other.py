"""Another class of the same name."""

from __future__ import annotations

from boardrules.values import Value


class Player(Value, frozen=True, gc=False):
    """The other one."""

    points: int
