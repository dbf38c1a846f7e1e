"""The events of Pixel Tactics."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from boardrules.pixel_tactics._types.changes import (
    BOARD,
    CorpseRaised,
    EffectSetUp,
    MarkersPut,
    ModifierGiven,
    StatusChanged,
    TraitChosen,
)
from boardrules.pixel_tactics._types.course import (
    FLOW,
    LeaderCopied,
    LeaderFell,
    LeadersRevealed,
    LoneRoundStarted,
    RoundEnded,
    Started,
    TurnEnded,
    TurnStarted,
    WaveEnded,
)
from boardrules.pixel_tactics._types.state import Spot
from boardrules.pixel_tactics._types.values import AttackKind, By, Count, Id, Mask, Number, Text, sees
from boardrules.toolkit.telling import Hides
from boardrules.values import BaseEvent

__all__ = [
    "AbilityUsed",
    "Acted",
    "ActionsGained",
    "Asked",
    "AttackMade",
    "AttackRedirected",
    "CardOpened",
    "CardsMoved",
    "CoinsMoved",
    "CorpseRaised",
    "DamageHealed",
    "DamagePlaced",
    "EffectSetUp",
    "Event",
    "GameEnded",
    "LeaderCopied",
    "LeaderFell",
    "LeadersRevealed",
    "LoneRoundStarted",
    "MarkersPut",
    "ModifierGiven",
    "OperationPlayed",
    "OrderCancelled",
    "OrderPlayed",
    "OrderResolved",
    "PieceDefeated",
    "PieceLeft",
    "PieceMoved",
    "PieceRevived",
    "RoundEnded",
    "SpellCast",
    "Started",
    "StatusChanged",
    "TextsCutOff",
    "TokenRemoved",
    "TraitChosen",
    "TrapSet",
    "TrapSprung",
    "TurnEnded",
    "TurnStarted",
    "WaveEnded",
]


class Acted(BaseEvent, frozen=True, gc=False, tag=True):
    """``by`` did something that its own type of action names: the first event of every step. ``what`` is the action's type."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "players")
    by: By
    what: Id

    @property
    def minor(self) -> bool:
        """Always true: the events that it leads to follow."""
        return True


class Asked(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` is asked for a decision, or luck is due (CHANCE). Comes last in a step.

    The clock changes with it where texts at the start of the first round come before its first turn.
    """

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "clock")
    seat: By

    @property
    def minor(self) -> bool:
        """Always true: the decision or the luck follows."""
        return True


class ActionsGained(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` gains ``n`` actions now, or loses them in its next wave if ``n`` is negative."""

    CHANGES: ClassVar[tuple[str, ...]] = ("budget", "players")
    seat: By
    n: Number


class CardsMoved(BaseEvent, frozen=True, gc=False, tag=True):
    """A card changed its zone, or was looked at where it lies (``start`` equals ``end``).

    Zones: deck, top, row, leaders, hand, aside, discard, unit, reserve, resolving, out_of_play, out. ``mask``: the seats that see which
    card it is, a sum of ``1 << seat``. ``card`` is None in copies for the others.
    """

    CHANGES: ClassVar[tuple[str, ...]] = (*BOARD, "resolving", "series")
    REVEALS: ClassVar[bool] = True
    HIDES: ClassVar[Hides[CardsMoved]] = Hides("card", None, lambda event, seat: sees(event.mask, seat))
    seat: By
    card: Id | None
    start: Id
    end: Id
    mask: Mask

    @property
    def minor(self) -> bool:
        """True for a card on its way through an order, or into a reserve, which has an event of its own."""
        return "resolving" in {self.start, self.end} or self.end == "reserve"


class CardOpened(BaseEvent, frozen=True, gc=False, tag=True):
    """The card ``name`` of the shared deck is turned up, and lies in the row from now on, nearest to the deck (PT-POOL-3)."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "pool")
    REVEALS: ClassVar[bool] = True
    name: Id


class CoinsMoved(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` lays ``n`` coins on the open card ``name``, or takes them from it if ``n`` is negative.

    It lays them in walking along the row (PT-POOL-3). It takes them with the card, whichever text removes it from the row (PT-POOL-5), or
    by gathering (PT-POOL-6).
    """

    CHANGES: ClassVar[tuple[str, ...]] = ("pool",)
    seat: By
    name: Id
    n: Number


class PieceLeft(BaseEvent, frozen=True, gc=False, tag=True):
    """A hero or a corpse left its unit, to its owner's hand or discard pile (``end``)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: Id
    end: Id


class PieceMoved(BaseEvent, frozen=True, gc=False, tag=True):
    """A hero or a corpse now stands at ``at``."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: Id
    at: Spot


class AttackMade(BaseEvent, frozen=True, gc=False, tag=True):
    """A card attacks: the attacker, the target (None: not settled yet, or several) and the kind of attack."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    attacker: Id
    target: Id | None
    kind: AttackKind


class AttackRedirected(BaseEvent, frozen=True, gc=False, tag=True):
    """The attack lands on another card: an interceptor (PT-ATK-5), or the one that another player chose."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    attacker: Id
    target: Id


class SpellCast(BaseEvent, frozen=True, gc=False, tag=True):
    """``caster`` casts the spell ``text``; ``of``: the card whose spell it is, another one than the caster if it is copied."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    caster: Id
    text: Text
    of: Id


class AbilityUsed(BaseEvent, frozen=True, gc=False, tag=True):
    """A text of ``card`` takes effect by itself, or as its leader's action: ``text`` is its id."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: Id
    text: Text


class TextsCutOff(BaseEvent, frozen=True, gc=False, tag=True):
    """An action set off too many steps: the rest of all texts in progress does nothing (PT-LOOP-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = (*BOARD, *FLOW)


class OrderPlayed(BaseEvent, frozen=True, gc=False, tag=True):
    """``card``'s order begins for ``seat``; ``played`` is false when it is only executed."""

    CHANGES: ClassVar[tuple[str, ...]] = (*BOARD, "resolving")
    REVEALS: ClassVar[bool] = True
    seat: By
    card: Id
    played: bool


class OrderCancelled(BaseEvent, frozen=True, gc=False, tag=True):
    """``card``'s order has been cancelled: it has no effect, and was played all the same."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: Id


class OrderResolved(BaseEvent, frozen=True, gc=False, tag=True):
    """``card``'s order has been resolved."""

    CHANGES: ClassVar[tuple[str, ...]] = (*BOARD, "resolving")
    card: Id


class OperationPlayed(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` played the operation ``card`` to ``at`` of its reserve (PT-ACT-10)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    REVEALS: ClassVar[bool] = True
    seat: By
    card: Id
    at: Spot


class TokenRemoved(BaseEvent, frozen=True, gc=False, tag=True):
    """A time token was taken off the operation ``card``; ``left`` are left on it (PT-OP-3)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: Id
    left: Count


class TrapSet(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` laid a trap face down to ``at`` of its reserve (PT-ACT-11)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    seat: By
    at: Spot


class TrapSprung(BaseEvent, frozen=True, gc=False, tag=True):
    """The trap ``card`` that lay at ``at`` of ``seat``'s reserve was turned up: what it waited for has happened (PT-TRAP-2)."""

    CHANGES: ClassVar[tuple[str, ...]] = (*BOARD, "resolving")
    REVEALS: ClassVar[bool] = True
    seat: By
    card: Id
    at: Spot


class DamagePlaced(BaseEvent, frozen=True, gc=False, tag=True):
    """``amount`` damage lies on ``target`` now, more than before; ``source`` dealt it (``""``: an order)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    source: Id
    target: Id
    amount: Count
    kind: Id


class DamageHealed(BaseEvent, frozen=True, gc=False, tag=True):
    """``amount`` damage was taken off ``target``: healed, or moved away."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    target: Id
    amount: Count


class PieceDefeated(BaseEvent, frozen=True, gc=False, tag=True):
    """A hero was defeated (PT-DMG-3, PT-DMG-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: Id
    at: Spot


class PieceRevived(BaseEvent, frozen=True, gc=False, tag=True):
    """A corpse is a hero again (PT-DMG-9)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: Id
    at: Spot


class GameEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """A match ended: the winner (None: a tie), the rule, and whether the series goes on."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, *BOARD, "series", "clock", "redeals")
    winner: By | None
    rule: Id
    over: bool


Event: TypeAlias = (
    Acted
    | Asked
    | Started
    | LeadersRevealed
    | TurnStarted
    | TurnEnded
    | WaveEnded
    | RoundEnded
    | LeaderCopied
    | LeaderFell
    | LoneRoundStarted
    | ActionsGained
    | CardsMoved
    | CardOpened
    | CoinsMoved
    | PieceLeft
    | PieceMoved
    | AttackMade
    | AttackRedirected
    | SpellCast
    | AbilityUsed
    | TextsCutOff
    | OrderPlayed
    | OrderCancelled
    | OrderResolved
    | OperationPlayed
    | TokenRemoved
    | TrapSet
    | TrapSprung
    | DamagePlaced
    | DamageHealed
    | PieceDefeated
    | PieceRevived
    | CorpseRaised
    | TraitChosen
    | ModifierGiven
    | EffectSetUp
    | StatusChanged
    | MarkersPut
    | GameEnded
)
