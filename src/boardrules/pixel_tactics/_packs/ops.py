"""The operations to which texts compile: the effects themselves, and the operations that ask, loop and branch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from boardrules.pixel_tactics import language as pt

Flow: TypeAlias = Literal["next", "again", "skip", "end"]
"""The step after a step: the next one, the same again, the one past what the step holds, or none."""

AskingStep: TypeAlias = Literal["AskNumber", "AskPieces", "AskYes", "ChooseCopied", "ChooseRival"]
"""The steps beside effects that ask a player, by the name that is the key of the question."""


@dataclass(frozen=True, slots=True)
class AskPieces:
    """``by`` picks ``low`` to ``high`` of ``among``, one a choice, for the first part of an effect that picks or for its ``second``."""

    among: pt.Pieces
    low: int
    high: int
    by: pt.Asker
    second: bool = False
    but: pt.Targets | None = None
    """Not these."""

    defeats: bool = False
    """Whether the cards are picked to be defeated, from which some cards are safe."""


@dataclass(frozen=True, slots=True)
class AskNumber:
    """You name how much of an effect is done to ``it``."""

    effect: pt.Heal | pt.MoveDamage


@dataclass(frozen=True, slots=True)
class AskYes:
    """You do what follows, or pass over it. ``cancels``: what follows cancels an order, so it is not asked when that cannot be done."""

    cancels: bool = False


@dataclass(frozen=True, slots=True)
class ChooseRival:
    """You choose the rival that the text means, if there are several (PT-2V2-7)."""


@dataclass(frozen=True, slots=True)
class ChooseCopied:
    """You choose the rival whose leader yours copies from now on, if there are several (PT-2V2-7)."""


@dataclass(frozen=True, slots=True)
class StartPlayers:
    """Begin a loop over several players (PT-2V2-7)."""


@dataclass(frozen=True, slots=True)
class NextPlayer:
    """Bind the next of these players. ``picks``: each picks cards; past the last, ``it`` is what all of them have picked."""

    whose: pt.Whose
    picks: bool


@dataclass(frozen=True, slots=True)
class Skip:
    """Pass over what follows unless the condition holds."""

    condition: pt.Condition


@dataclass(frozen=True, slots=True)
class IfHurt:
    """Skip a movement of damage if no such card has any, so that nobody is asked where to (PT-RUL-11)."""

    givers: pt.Targets


@dataclass(frozen=True, slots=True)
class Gather:
    """Determine the cards of a loop."""

    who: pt.Targets


@dataclass(frozen=True, slots=True)
class EachOf:
    """Bind the next card of the loop to ``it``; leave the loop after the last one."""


@dataclass(frozen=True, slots=True)
class StartMoving:
    """Determine how much damage may be moved."""

    n: pt.Amount | None


@dataclass(frozen=True, slots=True)
class MoveSome:
    """Take up as much damage as may be moved from ``it``."""

    effect: pt.MoveDamage


@dataclass(frozen=True, slots=True)
class EndMoving:
    """Place the damage that was taken up."""


@dataclass(frozen=True, slots=True)
class LeaveTrigger:
    """Leave a trigger behind, or let something hold for a time, by the id of its text."""

    text: str
    until: pt.Duration


Op: TypeAlias = (
    pt.Effect
    | AskPieces
    | AskNumber
    | AskYes
    | ChooseCopied
    | ChooseRival
    | StartPlayers
    | NextPlayer
    | Skip
    | IfHurt
    | Gather
    | EachOf
    | StartMoving
    | MoveSome
    | EndMoving
    | LeaveTrigger
)
