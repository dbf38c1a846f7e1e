"""The words for abilities: what holds while a card is in play, triggers, spells, orders and leaders' actions."""

from __future__ import annotations

from typing import Final, Literal

from boardrules.pixel_tactics.language.grammar import abilities, expressions, modifiers
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
    "grants_spell",
    "hits_all",
    "intercept",
    "leader_action",
    "life",
    "life_is",
    "longer",
    "may_attack",
    "may_divert",
    "opens_rival_hand",
    "order",
    "overflows",
    "ranged_attack",
    "sees_own_top",
    "spell",
    "start_of_round",
    "start_of_wave",
    "static",
    "strength",
    "takes_at_most",
    "takes_less",
    "takes_none",
    "target_chosen_by_rival",
    "trigger",
    "when_attacked",
    "when_damage_dealt",
    "when_damage_taken",
    "when_defeated",
    "when_entered",
    "when_order_resolved",
    "when_recruited",
]

intercept: Final = abilities.Static(modifiers.Keyword("intercept"))
"""Intercept (PT-ATK-5)."""
ranged_attack: Final = abilities.Static(modifiers.Keyword("ranged"))
"""Ranged Attack (PT-ATK-4)."""


def aura(
    on: expressions.Pieces, change: abilities.Modifier | abilities.Static, *, when: expressions.Condition | None = None
) -> abilities.Static:
    """Return a modifier of other cards: ``aura(own_leader, takes_less(2))``, ``aura(supporter, ranged_attack)``."""
    return abilities.Static(change.modifier if isinstance(change, abilities.Static) else change, on, when)


def static(change: abilities.Modifier, *, when: expressions.Condition | None = None) -> abilities.Static:
    """Return a modifier of this card, or of a whole side."""
    return abilities.Static(change, when=when)


def strength(
    n: expressions.Amount, *, against: expressions.Pieces | None = None, kind: expressions.Strike | None = None
) -> modifiers.AddStrength:
    """Give the card more attack strength, always or only *against* some targets, or for one *kind* of attack."""
    return modifiers.AddStrength(n, against, kind)


def double_strength(*, against: expressions.Pieces | None = None, whole: bool = False) -> modifiers.DoubleStrength:
    """Count the base strength twice; with *whole*, count everything that is added twice too."""
    return modifiers.DoubleStrength(against, whole)


def takes_less(n: expressions.Amount, *, at_least: int = 0) -> modifiers.TakesLess:
    """Let the card take less damage from attacks, but not less than *at_least*."""
    return modifiers.TakesLess(n, at_least)


def takes_at_most(n: int, *, any_damage: bool = False) -> modifiers.TakesAtMost:
    """Let the card take at most *n* damage from one attack; *any_damage*: at most *n* whenever damage is put on it, moved damage too."""
    return (
        modifiers.TakesAtMost(n, ("melee", "ranged", "spell", "order", "ability"), moved=True) if any_damage else modifiers.TakesAtMost(n)
    )


def takes_none(*, kind: expressions.Strike | None = None) -> modifiers.TakesNone:
    """Let the card take no damage from attacks, or from one *kind* of attack."""
    return modifiers.TakesNone() if kind is None else modifiers.TakesNone((kind,))


def life(n: expressions.Amount) -> modifiers.AddLife:
    """Give the card more life."""
    return modifiers.AddLife(n)


def life_is(n: int) -> modifiers.SetLife:
    """Set the card's life to exactly *n*."""
    return modifiers.SetLife(n)


may_divert: Final = modifiers.MayDivert()
overflows: Final = modifiers.Overflows()
hits_all: Final = modifiers.HitsAll()
target_chosen_by_rival: Final = modifiers.TargetChosenByRival()
discarded_when_defeated: Final = modifiers.DiscardedWhenDefeated()
copies_leader: Final = abilities.Static(modifiers.CopiesLeader())
opens_rival_hand: Final = abilities.Static(modifiers.OpensHand())
sees_own_top: Final = abilities.Static(modifiers.SeesTop())


def defeated_at_once(*, by_you: bool = False) -> modifiers.DefeatedAtOnce:
    """Let lethal damage defeat at once; *by_you*: only if your heroes or leader dealt it."""
    return modifiers.DefeatedAtOnce(by_you)


def may_attack(strength: int) -> modifiers.MayAttack:
    """Let a corpse attack with exactly this strength."""
    return modifiers.MayAttack(strength)


def forbids(action: expressions.ActionKind, *, side: expressions.Side = "rival") -> abilities.Static:
    """Forbid a side to take an action."""
    return abilities.Static(modifiers.Forbids(action, side))


def free(*actions: expressions.ActionKind, first: int = 0, kind: expressions.Strike | None = None) -> abilities.Static:
    """Make actions free for you: all of them, or only the *first* few in a turn, or only attacks of a *kind*."""
    return abilities.Static(modifiers.Free(actions, first, kind=kind))


def longer(
    action: expressions.ActionKind, cost: int, *, who: expressions.Pieces | None = None, kind: expressions.Strike | None = None
) -> abilities.Static:
    """Let an action cost you *cost* actions: only if it is done by or with *who*, or only attacks of a *kind*."""
    return abilities.Static(modifiers.MakesLonger(action, cost, "own", who, kind))


def grants_spell(*effects: abilities.Effect, when: expressions.Condition | None = None) -> abilities.GrantsSpell:
    """Give the hero this spell besides its own; *when*: only while this holds."""
    return abilities.GrantsSpell(effects, when)


def extra_actions(n: int) -> abilities.Static:
    """Give yourself *n* more actions in each of your turns."""
    return abilities.Static(modifiers.ExtraActions(n))


# ------------------------------------------------------------------------------------------------------------------------------ triggers
def trigger(
    at: abilities.TriggerEvent,
    *effects: abilities.Effect,
    when: expressions.Condition | None = None,
    once: Literal["", "turn", "wave", "chain"] = "",
    in_ceasefire: bool = True,
) -> abilities.Trigger:
    """Carry out the effects when the event happens and *when* holds; *once*: at most once a turn, a wave or a chain."""
    return abilities.Trigger(at, effects, when, once, in_ceasefire)


end_of_own_turn: Final = abilities.TriggerEvent("turn_ends", "own")
end_of_wave: Final = abilities.TriggerEvent("wave_ends")
"""Before casualties are counted."""
start_of_wave: Final = abilities.TriggerEvent("wave_starts")
end_of_round: Final = abilities.TriggerEvent("round_ends")
start_of_round: Final = abilities.TriggerEvent("round_starts")


def when_order_resolved(side: expressions.Side = "own") -> abilities.TriggerEvent:
    """Return the event that an order played by this *side* has been resolved."""
    return abilities.TriggerEvent("order_resolved", side)


def when_attacked(
    subject: expressions.Pieces, *, by: expressions.Pieces = any_hero, kind: expressions.Strike | None = None, aimed: bool = False
) -> abilities.TriggerEvent:
    """Return the event that an attack on *subject* has been resolved; *aimed*: only if the attacker chose it as the target."""
    return abilities.TriggerEvent("attack_resolved", "any", by, subject, () if kind is None else (kind,), aimed)


def when_damage_dealt(
    by: expressions.Pieces, *, to: expressions.Pieces | None = None, kinds: tuple[expressions.DamageKind, ...] = ()
) -> abilities.TriggerEvent:
    """Return the event that damage dealt by *by* was placed; ``that_much`` is the amount, ``the_source`` the card that dealt it."""
    return abilities.TriggerEvent("damage_dealt", "any", by, to, kinds)


def when_damage_taken(
    who: expressions.Pieces, *, by: expressions.Pieces | None = None, kinds: tuple[expressions.DamageKind, ...] = ()
) -> abilities.TriggerEvent:
    """Return the event that damage was put on such a card; ``that_much`` is the amount, ``the_source`` the card that dealt it, if any."""
    return abilities.TriggerEvent("damage_taken", "any", by, who, kinds)


def when_defeated(who: expressions.Pieces) -> abilities.TriggerEvent:
    """Return the event that such a hero is defeated; the text calls it ``the_hero``."""
    return abilities.TriggerEvent("defeated", "any", None, who)


def when_entered(who: expressions.Pieces) -> abilities.TriggerEvent:
    """Return the event that such a hero comes into a unit, from a hand, a deck or another unit; the text calls it ``the_hero``."""
    return abilities.TriggerEvent("entered", "any", None, who)


def when_recruited(who: expressions.Pieces) -> abilities.TriggerEvent:
    """Return the event that such a hero is recruited; the text calls it ``the_hero``."""
    return abilities.TriggerEvent("recruited", "any", None, who)


# ------------------------------------------------------------------------------------------------------------ spells, orders, leader acts
def spell(*effects: abilities.Effect, when: expressions.Condition | None = None) -> abilities.Spell:
    """Return a spell: instead of attacking, its card carries out the effects in turn; *when*: only while this holds."""
    return abilities.Spell(effects, when)


def order(*effects: abilities.Effect) -> abilities.Order:
    """Return an order: played from the hand, it carries out the effects in turn."""
    return abilities.Order(effects)


def leader_action(
    *effects: abilities.Effect, cost: int = 1, limited: bool = False, per_wave: int = 0, when: expressions.Condition | None = None
) -> abilities.LeaderAct:
    """Return a leader's own action: its effects and *cost*, *limited* to once a turn or *per_wave*, only *when* this holds."""
    return abilities.LeaderAct(effects, cost, limited, per_wave, when)
