"""The operations to which texts compile: the effects themselves, and the operations that ask, loop and branch."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from boardrules.pixel_tactics import language as pt

Flow: TypeAlias = Literal["next", "again", "skip", "end"]
"""The step after a step: the next one, the same again, the one past what the step holds, or none."""

AskingStep: TypeAlias = Literal["AskNumber", "AskPieces", "AskYes", "ChooseCopied", "ChooseRival"]
"""The steps beside effects that ask a player, by the name that is the key of the question."""


class AskPieces(Struct, frozen=True):
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


class AskNumber(Struct, frozen=True):
    """You name how much of an effect is done to ``it``."""

    effect: pt.Heal | pt.MoveDamage


class AskYes(Struct, frozen=True):
    """You do what follows, or pass over it. ``cancels``: what follows cancels an order, so it is not asked when that cannot be done."""

    cancels: bool = False


class ChooseRival(Struct, frozen=True):
    """You choose the rival that the text means, if there are several (PT-2V2-7)."""


class ChooseCopied(Struct, frozen=True):
    """You choose the rival whose leader yours copies from now on, if there are several (PT-2V2-7)."""


class StartPlayers(Struct, frozen=True):
    """Begin a loop over several players (PT-2V2-7)."""


class NextPlayer(Struct, frozen=True):
    """Bind the next of these players. ``picks``: each picks cards; past the last, ``it`` is what all of them have picked."""

    whose: pt.Whose
    picks: bool


class Skip(Struct, frozen=True):
    """Pass over what follows unless the condition holds."""

    condition: pt.Condition


class IfHurt(Struct, frozen=True):
    """Skip a movement of damage if no such card has any, so that nobody is asked where to (PT-RUL-11)."""

    givers: pt.Targets


class Gather(Struct, frozen=True):
    """Determine the cards of a loop."""

    who: pt.Targets


class EachOf(Struct, frozen=True):
    """Bind the next card of the loop to ``it``; leave the loop after the last one."""


class StartMoving(Struct, frozen=True):
    """Determine how much damage may be moved."""

    n: pt.Amount | None


class MoveSome(Struct, frozen=True):
    """Take up as much damage as may be moved from ``it``."""

    effect: pt.MoveDamage


class EndMoving(Struct, frozen=True):
    """Place the damage that was taken up."""


class LeaveTrigger(Struct, frozen=True):
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
