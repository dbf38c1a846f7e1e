"""What a seat or a spectator may know of a position."""

from __future__ import annotations

from boardrules.pixel_tactics._types_state import (
    By,
    Count,
    Extra,
    Frame,
    Held,
    Loss,
    Match,
    Number,
    Options,
    Phase,
    Piece,
    Player_,
    Watching,
)
from boardrules.values import BaseView, Value

__all__ = ["PlayerView", "View"]


class PlayerView(Value, frozen=True, gc=False, array_like=True):
    """One seat as the viewer sees it.

    ``hand``, ``aside``, ``top`` and ``bottom`` have None (and no mask) for each card that he does not
    know. ``deck`` is the number of cards in the
    deck. ``chosen`` says that a leader lies face down, ``leader`` which one if the viewer knows.
    """

    unit: tuple[Piece | None, ...]
    reserve: tuple[Piece | None, ...]
    hand: tuple[Held, ...]
    deck: Count
    top: tuple[Held, ...]
    bottom: tuple[Held, ...]
    discard: tuple[str, ...]
    aside: tuple[Held, ...]
    chosen: bool
    leader: str | None
    watching: tuple[Watching, ...]
    losses: tuple[Loss, ...]
    orders: tuple[int, int]


class View(BaseView, frozen=True, gc=False):
    """What ``viewer`` (None: a spectator) may know of a :class:`State`; the fields are those of the state."""

    viewer: Player_ | None
    options: Options
    pack: str
    phase: Phase
    actor: By
    round: Count
    wave: int
    first: Player_
    turn: int
    actions: Number
    extra: tuple[Extra, ...]
    used: tuple[tuple[str, int], ...]
    players: tuple[PlayerView, ...]
    stack: tuple[Frame, ...]
    resolving: tuple[str, ...]
    still: Count
    moved: bool
    redeals: Count
    series: tuple[Match, ...]
    out: tuple[str, ...]
