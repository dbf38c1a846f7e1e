"""The words for reactions to orders and attacks that have begun, and for restrictions of cards."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.language.grammar import restrictions
from boardrules.pixel_tactics.language.grammar.abilities import ForATime, Static, TriggerEvent
from boardrules.pixel_tactics.language.grammar.effects import Duration
from boardrules.pixel_tactics.language.grammar.expressions import Amount, OrdersPlayed, Pieces, Side, StrengthOfCard
from boardrules.pixel_tactics.language.grammar.reactions import CancelOrder, Rout, StrengthenAttack

__all__ = [
    "cancel_order",
    "cannot",
    "for_a_time",
    "has_texts_set_out",
    "may_retarget",
    "only_own_damage",
    "orders_pass_on",
    "orders_played",
    "rout",
    "safe_from_defeat",
    "strength_of_card",
    "strengthen_attack",
    "when_attack_declared",
    "when_defeated_by_check",
    "when_order_announced",
]

cancel_order: Final = CancelOrder()
rout: Final = Rout()
safe_from_defeat: Final = restrictions.SafeFromDefeat()
only_own_damage: Final = Static(restrictions.OnlyOwnDamage())
may_retarget: Final = Static(restrictions.MayRetarget())
has_texts_set_out: Final = Static(restrictions.HasTextsSetOut())
strength_of_card: Final = StrengthOfCard()
"""The attack strength printed on the hero side of the card that was discarded, played or shown."""


def cannot(deed: restrictions.BarredDeed) -> restrictions.Cannot:
    """Bar the card from doing this."""
    return restrictions.Cannot(deed)


def orders_pass_on(side: Side = "any") -> Static:
    """Send an order that this *side* has played to the hand of the rival whose turn comes next."""
    return Static(restrictions.OrdersPassOn(side))


def orders_played(side: Side = "any") -> OrdersPlayed:
    """Return the number of orders that this *side* has played in this wave."""
    return OrdersPlayed(side)


def strengthen_attack(n: Amount) -> StrengthenAttack:
    """Make the attack stronger by *n*, in a trigger of ``when_attack_declared``."""
    return StrengthenAttack(n)


def for_a_time(until: Duration, what: Static) -> ForATime:
    """Let a static ability hold for a time, without a card in play."""
    return ForATime(what, until)


def when_order_announced(side: Side = "rival") -> TriggerEvent:
    """Return the event that this *side* plays an order, before it has any effect."""
    return TriggerEvent("order_announced", side)


def when_attack_declared(by: Pieces, *, at: Pieces | None = None) -> TriggerEvent:
    """Return the event that *by* attacks, once the target is settled and before it strikes."""
    return TriggerEvent("attack_declared", "any", by, at)


def when_defeated_by_check(who: Pieces) -> TriggerEvent:
    """Return the event that such a hero is defeated when casualties are counted; the text calls it ``the_hero``."""
    return TriggerEvent("defeated", "any", None, who, checked=True)
