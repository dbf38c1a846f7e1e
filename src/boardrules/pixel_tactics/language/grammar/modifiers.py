"""Modifiers: how a static ability or an effect changes cards and players."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardrules.pixel_tactics.language.grammar import casualties, expressions, permissions, restrictions
from boardrules.values import Value

__all__ = [
    "AddLife",
    "AddStrength",
    "CopiesLeader",
    "DefeatedAtOnce",
    "DiscardedWhenDefeated",
    "DoubleStrength",
    "ExtraActions",
    "Forbids",
    "Free",
    "GivenModifier",
    "HitsAll",
    "Keyword",
    "MakesLonger",
    "MayAttack",
    "MayDivert",
    "NoAbilities",
    "OpensHand",
    "Overflows",
    "SeesTop",
    "SetLife",
    "TakesAtMost",
    "TakesExactly",
    "TakesLess",
    "TakesNone",
    "TargetChosenByRival",
]


KeywordName: TypeAlias = Literal["intercept", "ranged"]
DamageKinds: TypeAlias = Annotated[tuple[expressions.DamageKind, ...], Meta(min_length=1, max_length=5)]


class AddStrength(Value, frozen=True, gc=False, tag=True):
    """The card has more attack strength: always, only against some targets, or only for one kind of attack (PT-RUL-2)."""

    n: expressions.Amount
    against: expressions.Pieces | None = None
    kind: expressions.Strike | None = None


class DoubleStrength(Value, frozen=True, gc=False, tag=True):
    """The base strength counts twice, before all additions; only against some targets (PT-RUL-2). ``whole``: so do additions."""

    against: expressions.Pieces | None = None
    whole: bool = False


class AddLife(Value, frozen=True, gc=False, tag=True):
    """The card has more life."""

    n: expressions.Amount


class SetLife(Value, frozen=True, gc=False, tag=True):
    """Life is exactly ``n``, before all additions."""

    n: expressions.Small


class Keyword(Value, frozen=True, gc=False, tag=True):
    """Gains a keyword, or loses it (losing beats gaining)."""

    word: KeywordName
    gained: bool = True


class TakesLess(Value, frozen=True, gc=False, tag=True):
    """Takes less damage from attacks (PT-RUL-3), but not less than ``at_least``."""

    n: expressions.Amount
    at_least: expressions.Small = 0
    kinds: DamageKinds = ("melee", "ranged")


class TakesNone(Value, frozen=True, gc=False, tag=True):
    """Takes no damage from such attacks; it is a legal target all the same."""

    kinds: DamageKinds = ("melee", "ranged")


class TakesAtMost(Value, frozen=True, gc=False, tag=True):
    """Takes no more than ``n`` from one attack; ``moved``: nor of damage that is moved onto it, the rest of which is lost (PT-RUL-107)."""

    n: expressions.Small
    kinds: DamageKinds = ("melee", "ranged")
    moved: bool = False


class TakesExactly(Value, frozen=True, gc=False, tag=True):
    """Any damage it would take is ``n``."""

    n: expressions.Small
    kinds: DamageKinds = ("melee", "ranged", "spell", "order", "ability")


class MayDivert(Value, frozen=True, gc=False, tag=True):
    """The player may divert to this card any part of the damage that the affected card would take (PT-RUL-5)."""


class Overflows(Value, frozen=True, gc=False, tag=True):
    """The affected card's damage from the first lethal point on goes to this card instead (PT-RUL-40)."""


class HitsAll(Value, frozen=True, gc=False, tag=True):
    """The card's melee attacks hit every rival card in melee (PT-RUL-55)."""


class TargetChosenByRival(Value, frozen=True, gc=False, tag=True):
    """The player of this ability chooses the targets of the affected card's melee attacks (PT-RUL-43)."""


class DefeatedAtOnce(Value, frozen=True, gc=False, tag=True):
    """With lethal damage it is defeated at once, not at the wave's end; ``by_you``: only if your heroes or leader dealt it (PT-RUL-24)."""

    by_you: bool = False


class DiscardedWhenDefeated(Value, frozen=True, gc=False, tag=True):
    """Defeated, it goes to its owner's discard pile and leaves no corpse (PT-DMG-3)."""


class MayAttack(Value, frozen=True, gc=False, tag=True):
    """It may attack in melee though it is a corpse, with exactly this strength (PT-RUL-67)."""

    strength: expressions.Small


class CopiesLeader(Value, frozen=True, gc=False, tag=True):
    """Has the abilities, life and strength of the leader of one rival, whom you choose when leaders are revealed (PT-2V2-7)."""


class Forbids(Value, frozen=True, gc=False, tag=True):
    """A side cannot take an action of a kind; effects that do the same still work, except ``wholly``: so far of orders only (PT-RUL-33)."""

    action: expressions.ActionKind
    side: expressions.Side = "rival"
    wholly: bool = False


class Free(Value, frozen=True, gc=False, tag=True):
    """Actions of some kinds are free for a side (PT-ACT-15); ``first``: how many a turn, of all kinds together, 0 for all.

    ``who``: only done by these cards, or with them. ``kind``: only attacks of this kind.
    """

    actions: Annotated[tuple[expressions.ActionKind, ...], Meta(min_length=1, max_length=11)]
    first: expressions.Small = 0
    side: expressions.Side = "own"
    who: expressions.Pieces | None = None
    kind: expressions.Strike | None = None


class MakesLonger(Value, frozen=True, gc=False, tag=True):
    """An action costs a side ``cost`` actions; ``who``, ``kind``: as of :class:`Free` (PT-ACT-14)."""

    action: expressions.ActionKind
    cost: expressions.Small
    side: expressions.Side = "rival"
    who: expressions.Pieces | None = None
    kind: expressions.Strike | None = None


class ExtraActions(Value, frozen=True, gc=False, tag=True):
    """A side has more actions in each turn (PT-FLOW-2)."""

    n: expressions.Signed
    side: expressions.Side = "own"


class OpensHand(Value, frozen=True, gc=False, tag=True):
    """A side's hand is known to all (PT-RUL-48)."""

    side: expressions.Side = "rival"


class SeesTop(Value, frozen=True, gc=False, tag=True):
    """You may look at the top card of your deck at any time (PT-RUL-48)."""


class NoAbilities(Value, frozen=True, gc=False, tag=True):
    """The hero's texts of all rows count as blank; what else changes it goes on (PT-STAT-4). Given or put on a hero only."""


GivenModifier: TypeAlias = (
    AddStrength
    | DoubleStrength
    | AddLife
    | SetLife
    | Keyword
    | TakesLess
    | TakesNone
    | TakesAtMost
    | TakesExactly
    | MayDivert
    | Overflows
    | HitsAll
    | TargetChosenByRival
    | DefeatedAtOnce
    | DiscardedWhenDefeated
    | MayAttack
    | CopiesLeader
    | NoAbilities
    | Forbids
    | Free
    | MakesLonger
    | ExtraActions
    | OpensHand
    | SeesTop
    | casualties.CasualtyModifier
    | restrictions.Restriction
    | permissions.Permission
)
"""The modifiers that hold no effects."""
