"""Simple effects on the cards of units: damage, defeat and revival, and where the cards stand."""

from __future__ import annotations

from typing import Literal, TypeAlias

from boardrules.pixel_tactics.language.grammar.expressions import Pieces, Quantity, Targets
from boardrules.values import Value

__all__ = [
    "ChooseArea",
    "ClearCorpses",
    "DealDamage",
    "Defeat",
    "DiscardPiece",
    "Heal",
    "MoveDamage",
    "MovePiece",
    "Rearrange",
    "Redistribute",
    "Revive",
    "Shape",
    "Share",
    "Swap",
    "ToHand",
]


AreaSide: TypeAlias = Literal["own", "rival", "any"]
"""In whose unit an area lies: yours, that of any one rival, that of any one player."""
Shape: TypeAlias = Literal["row", "column"]


class DealDamage(Value, frozen=True, gc=False, tag=True):
    """Put damage on cards; no attack (PT-DMG-5)."""

    n: Quantity
    to: Targets


class Heal(Value, frozen=True, gc=False, tag=True):
    """Take damage off cards. ``n`` None: all. ``up_to``: you choose how much of it, for each."""

    n: Quantity | None
    of: Targets
    up_to: bool = False


class Share(Value, frozen=True, gc=False, tag=True):
    """Share out ``n`` points of damage or healing among cards, one point a choice; ``up_to``: or stop earlier (PT-RUL-21)."""

    what: Literal["damage", "healing"]
    n: Quantity
    among: Pieces
    up_to: bool = False


class MoveDamage(Value, frozen=True, gc=False, tag=True):
    """Move damage from cards to a card: neither dealt nor healed (PT-RUL-7). ``n`` None: all of it. ``up_to``: you choose how much of each.

    ``each``: so much from each of them, and none of those who give any takes it.
    """

    n: Quantity | None
    of: Targets
    to: Targets
    up_to: bool = False
    each: bool = False


class Redistribute(Value, frozen=True, gc=False, tag=True):
    """Take up all damage of a card and share it out among others, one point a choice: it is moved, all of it, and none stays (PT-RUL-7)."""

    of: Targets
    among: Pieces


class Defeat(Value, frozen=True, gc=False, tag=True):
    """Defeat heroes at once (PT-DMG-5); ``and_this``: together with this card."""

    who: Targets
    and_this: bool = False


class Revive(Value, frozen=True, gc=False, tag=True):
    """Turn corpses into heroes again, without damage (PT-DMG-9); ``mortal``: with damage up to their life."""

    who: Targets
    mortal: bool = False


class ClearCorpses(Value, frozen=True, gc=False, tag=True):
    """Put corpses into their owners' discard piles; not the action of that name (PT-OWN-1)."""

    who: Targets


class ToHand(Value, frozen=True, gc=False, tag=True):
    """Return cards from units to their owners' hands (PT-OWN-1)."""

    who: Targets


class DiscardPiece(Value, frozen=True, gc=False, tag=True):
    """Put cards from units into their owners' discard piles; no defeat, no corpse (PT-OWN-1)."""

    who: Targets


class MovePiece(Value, frozen=True, gc=False, tag=True):
    """Put a card into an empty slot that you choose: of its own unit, or of yours, which makes it yours to control (PT-RUL-15).

    What follows is skipped if it stays where it is, but of a move in its own unit only with ``may``.
    """

    who: Targets
    to: Literal["own_unit", "its_unit"] = "its_unit"
    may: bool = False


class Swap(Value, frozen=True, gc=False, tag=True):
    """Two cards change places: the two of ``first``, or one of ``first`` and one of ``second`` (PT-RUL-51)."""

    first: Targets
    second: Targets | None = None


class Rearrange(Value, frozen=True, gc=False, tag=True):
    """Set heroes and corpses anew on the slots of your unit, or of an area chosen before (PT-LOOP-3)."""

    place: Literal["unit", "area"] = "unit"


class ChooseArea(Value, frozen=True, gc=False, tag=True):
    """Choose an area for what follows: a row or a column of one unit (``side``), or with ``across`` the same one of all units (PT-RUL-34).

    ``rival``, ``any``: you choose the unit with the area. ``if_possible_with``: only areas with such a card, unless there are none.
    """

    shape: Shape
    side: AreaSide = "any"
    across: bool = False
    if_possible_with: Pieces | None = None


PieceEffect: TypeAlias = (
    DealDamage
    | Heal
    | Share
    | MoveDamage
    | Defeat
    | Revive
    | ClearCorpses
    | ToHand
    | DiscardPiece
    | MovePiece
    | Swap
    | Rearrange
    | ChooseArea
    | Redistribute
)
