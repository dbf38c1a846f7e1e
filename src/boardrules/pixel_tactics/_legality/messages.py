"""The keys of refusals."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._types.actions import Action
from boardrules.toolkit.refusals import FormKey, Refuser

__all__ = ["LONGEST", "REFUSER", "WAVES", "RefusalKey", "refuse"]

WAVES: Final = ("vanguard", "flank", "rear")

LONGEST: Final = 80
"""How long the list of answers in a message may be."""

RefusalKey: TypeAlias = Literal[
    FormKey,
    "over",
    "chance",
    "no-luck",
    "by-luck",
    "by-seat",
    "no-seat",
    "seat",
    "luck-kind",
    "luck-seat",
    "luck-deck",
    "luck-hand",
    "luck-row",
    "leaders-first",
    "leader-again",
    "leader-late",
    "not-in-hand",
    "not-offered-leader",
    "no-row",
    "not-in-row",
    "no-coins-there",
    "no-coins",
    "no-deck",
    "deck-out-of-reach",
    "pending",
    "no-question",
    "not-offered",
    "not-offered-card",
    "must",
    "ceasefire-attack",
    "ceasefire-spell",
    "ceasefire-spells",
    "ceasefire-order",
    "ceasefire-orders",
    "ceasefire-leader",
    "actions",
    "forbidden",
    "deck-empty",
    "hand-full",
    "recruit-row",
    "taken",
    "leader-slot",
    "reserve",
    "not-own",
    "empty",
    "is-corpse",
    "no-corpse",
    "is-leader",
    "wrong-wave",
    "recruited",
    "attacked",
    "cast",
    "moved",
    "revived",
    "fell",
    "not-in-melee",
    "no-ranged",
    "barred-attack",
    "barred-shoot",
    "barred-cast",
    "attacked-once",
    "itself",
    "no-lent-spell",
    "not-lent",
    "no-target",
    "own-target",
    "target-left",
    "target-empty",
    "target-corpse",
    "target-behind",
    "shielded",
    "no-rival-target",
    "no-spell",
    "not-ready",
    "leader-casts",
    "no-leader-action",
    "used",
    "same-slot",
    "within-ally",
    "slot-order",
    "no-switch",
    "no-order",
    "no-operation",
    "no-trap",
    "no-traps",
    "no-discard",
    "not-reserve",
    "not-own-reserve",
    "reserve-full",
    "reserve-taken",
    "reserve-empty",
    "ceasefire-operation",
    "ceasefire-operations",
]
"""Why an action is refused, as a key that never changes with the wording."""

REFUSER: Final[Refuser[RefusalKey]] = Refuser("Pixel Tactics", Action, MESSAGES)
refuse: Final = REFUSER.refuse
