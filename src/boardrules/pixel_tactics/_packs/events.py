"""The events that set off triggers, one record each: what a trigger can ask of it, and the names that it binds."""

from __future__ import annotations

from typing import Final, NamedTuple

from boardrules.pixel_tactics import _types as t

ATTACK: Final = frozenset({"attacker", "target"})
COUNTED: Final = frozenset({"nth_turn", "nth_wave"})
HERO: Final = frozenset({"hero"})
SOURCE: Final = frozenset({"source"})
AMOUNT: Final = frozenset({"that_much"})


class EventFacts(NamedTuple):
    """The features of one event that the texts of triggers can use."""

    asked: frozenset[str] = frozenset()
    """The fields of :class:`~boardrules.pixel_tactics.language.TriggerEvent` by which a trigger can narrow it."""

    binds: frozenset[str] = frozenset()
    """The names that it binds for the condition of a trigger and for its effects."""

    late: frozenset[str] = frozenset()
    """The names that it binds for the effects only."""

    cause: type[t.Cause] | None = None
    """The record that keeps what those names are bound to."""

    in_turn: bool = True
    """Whether it happens in somebody's turn, so that a trap can wait for it."""


IN_NO_TURN: Final = EventFacts(in_turn=False)

EVENTS: Final[dict[str, EventFacts]] = {
    "turn_ends": EventFacts(frozenset({"side"})),
    "wave_starts": IN_NO_TURN,
    "wave_ends": IN_NO_TURN,
    "casualties_counted": IN_NO_TURN,
    "round_starts": IN_NO_TURN,
    "round_ends": IN_NO_TURN,
    "expires": IN_NO_TURN,
    "order_announced": EventFacts(frozenset({"side"}), COUNTED, cause=t.OrderCause),
    "order_resolved": EventFacts(frozenset({"side"}), COUNTED, cause=t.OrderCause),
    "attack_declared": EventFacts(frozenset({"actor", "subject", "kinds"}), ATTACK, cause=t.AttackCause),
    "attack_resolved": EventFacts(frozenset({"side", "actor", "subject", "kinds", "aimed"}), ATTACK, cause=t.AttackCause),
    "damage_dealt": EventFacts(frozenset({"actor", "subject", "kinds"}), SOURCE, AMOUNT, t.DamageCause),
    "damage_taken": EventFacts(frozenset({"actor", "subject", "kinds"}), SOURCE, AMOUNT, t.DamageCause),
    "defeated": EventFacts(frozenset({"subject", "checked"}), HERO, cause=t.HeroCause),
    "recruited": EventFacts(frozenset({"side", "subject"}), HERO, cause=t.HeroCause),
    "revived": EventFacts(frozenset({"subject"}), HERO, cause=t.HeroCause),
    "entered": EventFacts(frozenset({"subject"}), HERO, cause=t.HeroCause),
}
