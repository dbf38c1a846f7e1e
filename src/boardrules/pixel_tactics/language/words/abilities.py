"""The words for abilities: what holds while a card is in play, triggers, spells, orders and leaders' actions."""

from __future__ import annotations

from typing import Final, Literal

from boardrules.pixel_tactics.language.grammar.abilities import Effect, LeaderAct, Order, Spell, Static, Trigger, TriggerEvent
from boardrules.pixel_tactics.language.grammar.expressions import ActionKind, Amount, Condition, DamageKind, Pieces, Side
from boardrules.pixel_tactics.language.grammar.modifiers import (
    AddStrength,
    CopiesLeader,
    DefeatedAtOnce,
    DiscardedWhenDefeated,
    DoubleStrength,
    ExtraActions,
    Forbids,
    Free,
    HitsAll,
    Keyword,
    MayAttack,
    MayDivert,
    Modifier,
    OpensHand,
    Overflows,
    SeesTop,
    SetLife,
    TakesLess,
    TakesNone,
    TargetChosenByRival,
)
from boardrules.pixel_tactics.language.words.expressions import any_hero

__all__ = [
    "aura",
    "copies_leader",
    "defeated_at_once",
    "discarded_when_defeated",
    "double_strength",
    "end_of_own_turn",
    "end_of_round",
    "end_of_wave",
    "extra_actions",
    "forbids",
    "free",
    "hits_all",
    "intercept",
    "leader_action",
    "life_is",
    "may_attack",
    "may_divert",
    "opens_rival_hand",
    "order",
    "overflows",
    "ranged_attack",
    "sees_own_top",
    "spell",
    "static",
    "strength",
    "takes_less",
    "takes_none",
    "target_chosen_by_rival",
    "trigger",
    "when_attacked",
    "when_damage_dealt",
    "when_defeated",
    "when_order_resolved",
    "when_recruited",
]

intercept: Final = Static(Keyword("intercept"))
"""Intercept (PT-ATK-5)."""
ranged_attack: Final = Static(Keyword("ranged"))
"""Ranged Attack (PT-ATK-4)."""


def aura(on: Pieces, change: Modifier | Static, *, when: Condition | None = None) -> Static:
    """A change to other cards: ``aura(own_leader, takes_less(2))``, ``aura(supporter, ranged_attack)``."""
    return Static(change.modifier if isinstance(change, Static) else change, on, when)


def static(change: Modifier, *, when: Condition | None = None) -> Static:
    """A change to this card, or to a whole side."""
    return Static(change, when=when)


def strength(n: Amount, *, against: Pieces | None = None, kind: Literal["melee", "ranged"] | None = None) -> AddStrength:
    """More attack strength, always or only *against* some targets, or for one *kind* of attack."""
    return AddStrength(n, against, kind)


def double_strength(*, against: Pieces | None = None, whole: bool = False) -> DoubleStrength:
    """The base strength counts twice; the *whole* of it with all that is added."""
    return DoubleStrength(against, whole)


def takes_less(n: Amount, *, at_least: int = 0) -> TakesLess:
    """Less damage from attacks."""
    return TakesLess(n, at_least)


def takes_none(*, kind: Literal["melee", "ranged"] | None = None) -> TakesNone:
    """No damage from attacks, or from one kind of them."""
    return TakesNone() if kind is None else TakesNone((kind,))


def life_is(n: int) -> SetLife:
    """Life is exactly *n*."""
    return SetLife(n)


may_divert: Final = MayDivert()
overflows: Final = Overflows()
hits_all: Final = HitsAll()
target_chosen_by_rival: Final = TargetChosenByRival()
discarded_when_defeated: Final = DiscardedWhenDefeated()
copies_leader: Final = Static(CopiesLeader())
opens_rival_hand: Final = Static(OpensHand())
sees_own_top: Final = Static(SeesTop())


def defeated_at_once(*, by_you: bool = False) -> DefeatedAtOnce:
    """Lethal damage defeats at once; *by_you*: only if your heroes or leader dealt it."""
    return DefeatedAtOnce(by_you)


def may_attack(strength: int) -> MayAttack:
    """A corpse may attack with exactly this strength."""
    return MayAttack(strength)


def forbids(action: ActionKind, *, side: Side = "rival") -> Static:
    """A side cannot take an action."""
    return Static(Forbids(action, side))


def free(action: ActionKind, *, first: int = 0) -> Static:
    """An action is free for you: always, or the first so many times a turn."""
    return Static(Free(action, first))


def extra_actions(n: int) -> Static:
    """More actions in each of your turns."""
    return Static(ExtraActions(n))


# ------------------------------------------------------------------------------------------------------------------------------ triggers
def trigger(
    at: TriggerEvent,
    *effects: Effect,
    when: Condition | None = None,
    once: Literal["", "turn", "wave"] = "",
    in_ceasefire: bool = True,
) -> Trigger:
    """At a moment, if *when* holds, the effects happen."""
    return Trigger(at, effects, when, once, in_ceasefire)


end_of_own_turn: Final = TriggerEvent("turn_ends", "own")
end_of_wave: Final = TriggerEvent("wave_ends")
"""Before casualties are counted."""
end_of_round: Final = TriggerEvent("round_ends")


def when_order_resolved(side: Side = "own") -> TriggerEvent:
    """After the order that a player of this side played."""
    return TriggerEvent("order_resolved", side)


def when_attacked(
    subject: Pieces, *, by: Pieces = any_hero, kind: Literal["melee", "ranged"] | None = None, aimed: bool = False
) -> TriggerEvent:
    """After an attack upon *subject*; *aimed*: if the attacker chose it as the target."""
    return TriggerEvent("attack_resolved", "any", by, subject, () if kind is None else (kind,), aimed)


def when_damage_dealt(by: Pieces, *, to: Pieces | None = None, kinds: tuple[DamageKind, ...] = ()) -> TriggerEvent:
    """After damage by *by* was placed; ``that_much`` is how much, ``the_source`` who dealt it."""
    return TriggerEvent("damage_dealt", "any", by, to, kinds)


def when_defeated(who: Pieces) -> TriggerEvent:
    """When such a hero is defeated: ``the_hero``."""
    return TriggerEvent("defeated", "any", None, who)


def when_recruited(who: Pieces) -> TriggerEvent:
    """When such a hero is recruited: ``the_hero``."""
    return TriggerEvent("recruited", "any", None, who)


# ------------------------------------------------------------------------------------------------------------ spells, orders, leader acts
def spell(*effects: Effect) -> Spell:
    """Instead of an attack, the effects, one after the other."""
    return Spell(effects)


def order(*effects: Effect) -> Order:
    """Played from the hand, the effects, one after the other."""
    return Order(effects)


def leader_action(*effects: Effect, cost: int = 1, limited: bool = False) -> LeaderAct:
    """The leader's own action."""
    return LeaderAct(effects, cost, limited)
