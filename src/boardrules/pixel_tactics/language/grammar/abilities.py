"""Abilities, and the effects that hold other effects: these hold triggers, and triggers hold effects."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from boardrules.pixel_tactics.language.grammar import expressions
from boardrules.pixel_tactics.language.grammar.effects import Duration, SimpleEffect
from boardrules.pixel_tactics.language.grammar.modifiers import GivenModifier
from boardrules.values import Value

__all__ = [
    "Ability",
    "DelayedTrigger",
    "Effect",
    "ForATime",
    "ForEach",
    "GrantsSpell",
    "If",
    "LeaderAct",
    "May",
    "Modifier",
    "Order",
    "Spell",
    "Static",
    "Trigger",
    "TriggerEvent",
]


SOME: Final = Meta(min_length=1, max_length=12)
"""Bounds on the number of effects in a text, and in each part of it that holds effects."""


class DelayedTrigger(Value, frozen=True, gc=False, tag=True):
    """For a time you have a trigger that needs no card in play (PT-CUSTOM-3). It must not be nested in another."""

    trigger: Trigger
    until: Duration


class ForATime(Value, frozen=True, gc=False, tag=True):
    """For a time a static ability holds that needs no card in play (PT-CUSTOM-3); cards that come later are included."""

    static: Static
    until: Duration


class If(Value, frozen=True, gc=False, tag=True):
    """If a condition holds, carry out the first effects, otherwise the others."""

    condition: expressions.Condition
    then: Annotated[tuple[Effect, ...], SOME]
    otherwise: Annotated[tuple[Effect, ...], Meta(max_length=12)] = ()


class May(Value, frozen=True, gc=False, tag=True):
    """You may do this; if you do not, the others are carried out."""

    effects: Annotated[tuple[Effect, ...], SOME]
    otherwise: Annotated[tuple[Effect, ...], Meta(max_length=12)] = ()


class ForEach(Value, frozen=True, gc=False, tag=True):
    """Do this for each of these cards, which is ``it`` in turn."""

    who: expressions.Targets
    effects: Annotated[tuple[Effect, ...], SOME]


Effect: TypeAlias = SimpleEffect | DelayedTrigger | ForATime | If | May | ForEach


class TriggerEvent(Value, frozen=True, gc=False, tag=True):
    """An event that sets off a trigger.

    ``turn_ends`` (``side``: whose) · ``wave_ends`` (before casualties are counted) · ``casualties_counted`` · ``round_ends`` ·
    ``round_starts`` · ``wave_starts`` · ``expires`` (of an operation: its time is over, PT-OP-3) · ``order_announced`` (before its
    effects) and ``order_resolved`` (``side``: who played it) · ``attack_declared`` (``actor``: who attacks, ``subject``: whom) ·
    ``attack_resolved`` (``actor``: who attacked, ``subject``: who was hit, or with ``aimed`` whom the attacker chose) ·
    ``damage_dealt`` (``actor``: by whom, ``subject``: for whom it was meant) · ``damage_taken`` (``actor``, ``subject``: on whom it was
    put) · ``defeated`` (``checked``: only when casualties are counted), ``recruited``, ``revived`` (``subject``: who) · ``entered``
    (``subject``: who came into a unit, from a hand, a deck or another unit). ``kinds``: of attack or of damage, ``()`` any.
    """

    what: Literal[
        "turn_ends",
        "wave_ends",
        "casualties_counted",
        "round_ends",
        "round_starts",
        "wave_starts",
        "expires",
        "order_announced",
        "order_resolved",
        "attack_declared",
        "attack_resolved",
        "damage_dealt",
        "defeated",
        "recruited",
        "revived",
        "entered",
        "damage_taken",
    ]
    side: expressions.Side = "any"
    actor: expressions.Pieces | None = None
    subject: expressions.Pieces | None = None
    kinds: Annotated[tuple[expressions.DamageKind, ...], Meta(max_length=5)] = ()
    aimed: bool = False
    checked: bool = False


class GrantsSpell(Value, frozen=True, gc=False, tag=True):
    """The hero has this spell besides its own (PT-ACT-4); ``this`` is the hero that casts it. ``when``: as of :class:`Spell`."""

    effects: Annotated[tuple[Effect, ...], SOME]
    when: expressions.Condition | None = None


Modifier: TypeAlias = GivenModifier | GrantsSpell


class Static(Value, frozen=True, gc=False, tag=True):
    """A modifier that applies while the text is active, to this card or to others (PT-ATK-10)."""

    modifier: Modifier
    on: expressions.Pieces = expressions.Pieces(ref="this")
    when: expressions.Condition | None = None


class Trigger(Value, frozen=True, gc=False, tag=True):
    """When an event happens, and a condition holds, the effects are carried out; ``once``: at most once a turn or a wave.

    ``once="chain"``: not to what its own effects set off, directly or in the end (PT-RUL-106).
    """

    at: TriggerEvent
    effects: Annotated[tuple[Effect, ...], SOME]
    when: expressions.Condition | None = None
    once: Literal["", "turn", "wave", "chain"] = ""
    in_ceasefire: bool = True


class Spell(Value, frozen=True, gc=False, tag=True):
    """A spell (attack power): done instead of an attack (PT-ACT-4); ``when``: only while this holds, as that you can pay for it."""

    effects: Annotated[tuple[Effect, ...], SOME]
    when: expressions.Condition | None = None


class LeaderAct(Value, frozen=True, gc=False, tag=True):
    """A leader's own action (PT-ACT-5): its cost, and whether it is limited to once a turn (PT-ACT-16).

    ``per_wave``: at most so often a wave, 0 without such a limit. ``when``: only while this holds.
    """

    effects: Annotated[tuple[Effect, ...], SOME]
    cost: expressions.Small = 1
    limited: bool = False
    per_wave: expressions.Small = 0
    when: expressions.Condition | None = None


Ability: TypeAlias = Static | Trigger | Spell | LeaderAct


class Order(Value, frozen=True, gc=False, tag=True):
    """The order of a card (PT-ACT-6)."""

    effects: Annotated[tuple[Effect, ...], SOME]
