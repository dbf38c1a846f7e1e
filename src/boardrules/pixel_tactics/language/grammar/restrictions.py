"""Modifiers that bar cards from something, keep them from something, or change what becomes of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from boardrules.pixel_tactics.language.grammar.expressions import Side
from boardrules.values import Value

__all__ = ["BarredDeed", "Cannot", "HasTextsSetOut", "MayRetarget", "OnlyOwnDamage", "OrdersPassOn", "SafeFromDefeat"]

BarredDeed: TypeAlias = Literal["intercept", "cast", "shoot", "attack"]


class Cannot(Value, frozen=True, gc=False, tag=True):
    """The card cannot ``intercept``, ``cast`` a spell or ``shoot``, though it may have the ability; effects do not help (PT-RUL-129).

    ``attack``: no attack of any kind, and no spell.
    """

    deed: BarredDeed


class SafeFromDefeat(Value, frozen=True, gc=False, tag=True):
    """Effects of rivals cannot defeat the card, and cannot choose it for that (PT-RUL-121)."""


class OnlyOwnDamage(Value, frozen=True, gc=False, tag=True):
    """The card gains and loses damage by nothing but its own text (PT-RUL-104)."""


class MayRetarget(Value, frozen=True, gc=False, tag=True):
    """When a rival has chosen a target of a spell or an order, you may choose another legal one of the same unit (PT-RUL-119)."""


class OrdersPassOn(Value, frozen=True, gc=False, tag=True):
    """An order that ``side`` has played goes to the hand of the rival whose turn comes next, and not to a discard pile (PT-RUL-116)."""

    side: Side = "any"


class HasTextsSetOut(Value, frozen=True, gc=False, tag=True):
    """Heroes of your unit have the texts, each of its own row, of the cards that you have set out (PT-RUL-128)."""


Restriction: TypeAlias = Cannot | SafeFromDefeat | OnlyOwnDamage | MayRetarget | OrdersPassOn | HasTextsSetOut
