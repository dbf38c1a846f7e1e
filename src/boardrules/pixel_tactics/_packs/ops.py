"""What texts compile to: the effects themselves, and what steers them; each step knows its path in the text, and what comes after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from boardrules.pixel_tactics.language import Amount, Asker, Condition, Duration, Effect, Heal, MoveDamage, Pieces, Targets, Whose

Flow: TypeAlias = Literal["next", "again", "skip", "end"]
"""Where a text goes on: with what follows, with the same step, past what the step holds, or not at all."""

AskingStep: TypeAlias = Literal["AskNumber", "AskPieces", "AskYes", "ChooseCopied", "ChooseRival"]
"""The steps beside effects that ask a player, by the name that is the key of the question."""


@dataclass(frozen=True, slots=True)
class AskPieces:
    """``by`` picks ``low`` to ``high`` of ``among``, one a choice, for the first part of an effect that picks or for its ``second``."""

    among: Pieces
    low: int
    high: int
    by: Asker
    second: bool = False
    but: Targets | None = None
    """Not these."""

    defeats: bool = False
    """Whether it is for a defeat, from which some cards are safe."""


@dataclass(frozen=True, slots=True)
class AskNumber:
    """You name how much of an effect is done to ``it``, and it is."""

    effect: Heal | MoveDamage


@dataclass(frozen=True, slots=True)
class AskYes:
    """You do what follows, or pass over it. ``cancels``: what follows cancels an order, so it is not asked when that cannot be done."""

    cancels: bool = False


@dataclass(frozen=True, slots=True)
class ChooseRival:
    """You say which rival the text means, if there are several (PT-2V2-7)."""


@dataclass(frozen=True, slots=True)
class ChooseCopied:
    """You say which rival's leader yours copies from now on, if there are several (PT-2V2-7)."""


@dataclass(frozen=True, slots=True)
class StartPlayers:
    """What follows is done with each of several players in turn (PT-2V2-7)."""


@dataclass(frozen=True, slots=True)
class NextPlayer:
    """Bind the next of these players. ``picks``: each picks cards; past the last, ``it`` is what all of them have picked."""

    whose: Whose
    picks: bool


@dataclass(frozen=True, slots=True)
class Skip:
    """Pass over what follows unless the condition holds."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class IfHurt:
    """Pass over a movement of damage if there are no such givers: without damage nobody is asked where to (PT-RUL-11)."""

    givers: Targets


@dataclass(frozen=True, slots=True)
class Gather:
    """Settle the cards of a loop."""

    who: Targets


@dataclass(frozen=True, slots=True)
class EachOf:
    """Bind the next card of the loop to ``it``; go past it when all had their turn."""


@dataclass(frozen=True, slots=True)
class StartMoving:
    """Settle how much damage may be moved."""

    n: Amount | None


@dataclass(frozen=True, slots=True)
class MoveSome:
    """Take up as much damage as may be moved from ``it``."""

    effect: MoveDamage


@dataclass(frozen=True, slots=True)
class EndMoving:
    """Place what has been taken up."""


@dataclass(frozen=True, slots=True)
class LeaveTrigger:
    """Leave a trigger behind, or let something hold for a time, by the id of its text."""

    text: str
    until: Duration


Op: TypeAlias = (
    Effect
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
