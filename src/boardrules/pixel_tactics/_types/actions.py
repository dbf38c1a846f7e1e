"""The actions of Pixel Tactics, and the options of its choices."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from boardrules.pixel_tactics._types.state import Spot
from boardrules.pixel_tactics._types.values import Area, AttackKind, By, Count, Id, PlayerSeat, Text
from boardrules.toolkit.telling import Hides
from boardrules.values import BaseAction, Value

__all__ = [
    "Action",
    "AreaOption",
    "Attack",
    "CardOption",
    "Cast",
    "Choose",
    "ChooseLeader",
    "Clear",
    "DiscardReserve",
    "Draw",
    "Drawn",
    "EndTurn",
    "First",
    "GatherCoins",
    "LeaderAction",
    "ModeOption",
    "Move",
    "NameOption",
    "NumberOption",
    "Opened",
    "Option",
    "PlayOperation",
    "PlayOrder",
    "Recruit",
    "SeatOption",
    "SetTrap",
    "SpotOption",
    "Switch",
    "TakenAtRandom",
]


class CardOption(Value, frozen=True, gc=False, tag=True):
    """A card by its id; None only in a copy for seats that may not know it."""

    card: Id | None


class SpotOption(Value, frozen=True, gc=False, tag=True):
    """A slot, or the card that stands there."""

    at: Spot


class NumberOption(Value, frozen=True, gc=False, tag=True):
    """A number: how much damage to move, heal, take over."""

    n: Count


class NameOption(Value, frozen=True, gc=False, tag=True):
    """The name of a card, without an owner: ``knight``."""

    name: Id


class ModeOption(Value, frozen=True, gc=False, tag=True):
    """One of several alternatives: ``yes``, a place, or which of one's triggers comes first, by the card whose text it is (``0.gunner``).

    Where the text answers what happened to another card, that card follows a colon: ``0.snare:1.brick``.
    """

    mode: Text


class AreaOption(Value, frozen=True, gc=False, tag=True):
    """A row or a column."""

    area: Area


class SeatOption(Value, frozen=True, gc=False, tag=True):
    """A player: the rival that a text means (PT-2V2-7)."""

    seat: PlayerSeat


Option: TypeAlias = CardOption | SpotOption | NumberOption | NameOption | ModeOption | AreaOption | SeatOption


class ChooseLeader(BaseAction, frozen=True, gc=False, tag=True):
    """Choose the leader, in secret and at the same time as the others (PT-SET-3). ``card`` is None only in redacted copies."""

    HIDES: ClassVar[Hides[ChooseLeader]] = Hides("card", None, lambda action, seat: action.by == seat)
    by: By
    card: Id | None


class Draw(BaseAction, frozen=True, gc=False, tag=True):
    """Draw a card (PT-ACT-1)."""

    by: By


class Recruit(BaseAction, frozen=True, gc=False, tag=True):
    """Recruit ``card`` from the hand to the empty slot ``at`` (PT-ACT-2); also the answer when an effect lets a hero be recruited."""

    by: By
    card: Id
    at: Spot


class Attack(BaseAction, frozen=True, gc=False, tag=True):
    """Attack (PT-ACT-3); also the answer when an effect grants an attack.

    ``target`` is None when another player chooses it or all are hit.
    """

    by: By
    attacker: Spot
    target: Spot | None
    kind: AttackKind


class Cast(BaseAction, frozen=True, gc=False, tag=True):
    """Cast a spell (PT-ACT-4): ``text`` is the row ``"V"``, ``"F"`` or ``"R"``, or the id of a granted text."""

    by: By
    caster: Spot
    text: Text


class PlayOrder(BaseAction, frozen=True, gc=False, tag=True):
    """Play the order of a card in hand (PT-ACT-6); also the answer when an effect lets an order be played (PT-ACT-20)."""

    by: By
    card: Id


class Clear(BaseAction, frozen=True, gc=False, tag=True):
    """Clear the corpse at ``at`` (PT-ACT-7)."""

    by: By
    at: Spot


class Move(BaseAction, frozen=True, gc=False, tag=True):
    """Move the hero at ``at`` to the empty slot ``to`` (PT-ACT-8)."""

    by: By
    at: Spot
    to: Spot


class Switch(BaseAction, frozen=True, gc=False, tag=True):
    """Swap two heroes or corpses of your unit, a long action (PT-ACT-9); ``at`` comes before ``other`` in the order of slots."""

    by: By
    at: Spot
    other: Spot


class PlayOperation(BaseAction, frozen=True, gc=False, tag=True):
    """Play the operation ``card`` from the hand to the free slot ``at`` of the reserve, S1 to S3 (PT-ACT-10)."""

    by: By
    card: Id
    at: Spot


class SetTrap(BaseAction, frozen=True, gc=False, tag=True):
    """Lay the trap ``card`` face down to the free slot ``at`` of the reserve (PT-ACT-11). ``card`` is None only in redacted copies."""

    HIDES: ClassVar[Hides[SetTrap]] = Hides("card", None, lambda action, seat: action.by == seat)
    by: By
    card: Id | None
    at: Spot


class DiscardReserve(BaseAction, frozen=True, gc=False, tag=True):
    """Discard the operation or the trap at ``at`` of one's own reserve (PT-ACT-12)."""

    by: By
    at: Spot


class GatherCoins(BaseAction, frozen=True, gc=False, tag=True):
    """Take the coins that lie on the open card ``name``, and leave the card (PT-POOL-6)."""

    by: By
    name: Id


class LeaderAction(BaseAction, frozen=True, gc=False, tag=True):
    """Take a leader's own action (PT-ACT-5): ``text`` is ``"L"``, or the id of one of several."""

    by: By
    leader: Spot
    text: Text


class EndTurn(BaseAction, frozen=True, gc=False, tag=True):
    """End the turn (PT-FLOW-5, PT-FLOW-6)."""

    by: By


class Choose(BaseAction, frozen=True, gc=False, tag=True):
    """Answer the question of an effect; ``option`` None declines, or stops choosing."""

    HIDES: ClassVar[Hides[Choose]] = Hides(
        "option", CardOption(None), lambda action, seat: action.by == seat or not isinstance(action.option, CardOption)
    )
    by: By
    option: Option | None


class First(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: ``seat`` is the first player (PT-SET-6)."""

    by: By
    seat: PlayerSeat


class Drawn(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: the next card of ``seat``'s deck, or of its deck of leaders, is ``card``; None only in redacted copies."""

    HIDES: ClassVar[Hides[Drawn]] = Hides("card", None, lambda action, seat: action.seat == seat)
    by: By
    seat: PlayerSeat
    card: Id | None


class Opened(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: the card ``name`` is turned up from the shared deck, and lies in the row from now on (PT-POOL-3)."""

    by: By
    name: Id


class TakenAtRandom(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: ``card`` is taken at random from ``seat``'s hand; None only in redacted copies."""

    by: By
    seat: PlayerSeat
    card: Id | None


Action: TypeAlias = (
    ChooseLeader
    | Draw
    | Recruit
    | Attack
    | Cast
    | PlayOrder
    | Clear
    | Move
    | Switch
    | PlayOperation
    | SetTrap
    | DiscardReserve
    | GatherCoins
    | LeaderAction
    | EndTurn
    | Choose
    | First
    | Drawn
    | Opened
    | TakenAtRandom
)

COSTS: Final = {
    "draw": 1,
    "recruit": 1,
    "attack": 1,
    "cast": 1,
    "order": 1,
    "clear": 1,
    "move": 1,
    "switch": 2,
    "operation": 1,
    "trap": 1,
    "discard": 1,
    "gather": 1,
}
"""What each kind of action costs when no text says otherwise (PT-ACT-14)."""
