"""The keys of refusals."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._types.actions import Action
from boardrules.chibitactics._types.values import Target
from boardrules.toolkit.refusals import FormKey, Refuser

RefusalKey: TypeAlias = Literal[
    FormKey,
    "over",
    "by-seat",
    "by-luck",
    "no-luck",
    "luck-due",
    "other-luck",
    "no-segment",
    "no-event",
    "no-savage",
    "no-seat",
    "seat",
    "nothing-asked",
    "phase",
    "asked",
    "no-option",
    "no-faction",
    "not-in-deck",
    "picked",
    "not-waiting",
    "not-own-start",
    "occupied",
    "no-ground",
    "no-unit",
    "off-board",
    "not-yours",
    "wounded",
    "done",
    "cannot-move",
    "moved",
    "off-map",
    "closed",
    "same-cell",
    "end-mountain",
    "end-water",
    "end-occupied",
    "too-far",
    "no-way",
    "no-skill",
    "is-movement",
    "is-passive",
    "second-buff",
    "not-after",
    "names-cell",
    "no-summon",
    "who",
    "aim-self",
    "aim-cell",
    "aim-unit",
    "no-target",
    "no-captive",
    "not-on-self",
    "out-of-range",
    "no-sight",
    "not-free",
    "not-fresh",
    "not-adjacent",
    "healthy",
    "nothing-to-cancel",
    "cancel-whole",
    "not-held",
    "no-side",
    "given",
    "no-carrier",
    "just-joined",
    "no-ability",
    "ability-used",
    "ability-unit",
    "ability-card",
    "ability-deck",
]
"""Why an action is refused, as a key that never changes with the wording."""

REFUSER: Final[Refuser[RefusalKey]] = Refuser("Chibitactics", Action, MESSAGES)
refuse: Final = REFUSER.refuse


def shown(target: Target) -> str:
    """Return a unit or a cell as it goes into a message."""
    return target if isinstance(target, str) else f"{target.q},{target.r}"
