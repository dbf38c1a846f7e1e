"""The sentences of refusals, by key."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._types.actions import Action
from boardrules.chibitactics._types.values import Target
from boardrules.toolkit.refusals import FORM, Refuser

__all__ = ["MESSAGES", "REFUSER", "refuse", "shown"]

MESSAGES: Final = {
    **FORM,
    "over": "the game is over",
    "by-seat": "only CHANCE brings luck, not seat {by}",
    "by-luck": "units and squads are commanded by seats, not by CHANCE",
    "no-luck": "no luck is due now",
    "luck-due": "luck is due first: {due}",
    "other-luck": "the luck that is due is {due}",
    "no-segment": "{segment!r} is not among the segments still face down",
    "no-event": "{event!r} is not in the deck of events",
    "no-savage": "{savage!r} is not in the deck of savages",
    "no-seat": "there is no seat {by}: seats are 0 to {last}",
    "seat": "seat {by} is not to act now, but {acting}",
    "nothing-asked": "no question is open: use a unit, a trophy or the ability, or end the turn",
    "phase": "{kind} belongs to {phase}; this is {now}",
    "asked": "a question is open: choose one of its {count} options",
    "no-option": "that is none of the {count} options",
    "no-faction": "there is no faction {faction!r}",
    "not-in-deck": "{unit} is not in the deck of your faction",
    "picked": "{unit} is in your squad already: each card is one unit",
    "not-waiting": "{unit} is none of your units that wait to be placed",
    "not-own-start": "{cell} is not on your start segment",
    "occupied": "{unit} stands on {cell}",
    "no-ground": "{cell} is mountain or water: nobody is placed there",
    "no-unit": "there is no unit {unit!r}",
    "off-board": "{unit} is not on the board",
    "not-yours": "{unit} is not of your squad",
    "wounded": "{unit} is wounded: it can neither move nor use anything",
    "done": "the turn of {unit} is over",
    "cannot-move": "{unit} has no movement skill",
    "moved": "{unit} has used its movement skill this turn",
    "off-map": "{cell} is not on the map",
    "closed": "{cell} lies on a segment that is still face down",
    "same-cell": "{unit} stands on {cell}: a way has at least one step and does not lead back",
    "end-mountain": "{cell} is a mountain: no move ends there",
    "end-water": "{cell} is water: no move ends there",
    "end-occupied": "{unit} stands on {cell}: a move ends on a free cell",
    "too-far": "{cell} is {steps} steps away, {unit} has {points} points",
    "no-way": "no way to {cell} takes {points} points or less: forest takes 2, and mountains, water and living units are in the way",
    "no-skill": "{unit} has no skill {skill!r}; it has: {known}",
    "is-movement": "{skill} is a movement skill: use MoveUnit",
    "is-passive": "{skill} is passive: it holds by itself",
    "second-buff": "{unit} has had a buff this turn: no second one",
    "not-after": "{unit} is {turn} in its turn: {skill} cannot follow",
    "names-cell": "{skill} is movement: its target is a cell to go to",
    "no-summon": "{unit} cannot use {skill}: its creatures are on the board, or it was born this turn",
    "who": "{skill} does not touch {target}",
    "aim-self": "{skill} is used on the unit itself: name it as target",
    "aim-cell": "{skill} is aimed at an open cell in range",
    "aim-unit": "{skill} is aimed at a unit, not at a cell",
    "no-target": "{target!r} is not on the board",
    "no-captive": "{skill} cannot take {target}",
    "not-on-self": "{skill} is not for its user or its own cell",
    "out-of-range": "{what} is {steps} steps away, {skill} reaches {reach}",
    "no-sight": "a mountain or a closed cell lies on the straight way of {skill} to {what}",
    "not-free": "{skill} needs a free cell, neither mountain nor water; {cell} is not",
    "not-fresh": "only a unit that has done nothing yet this turn may spend it; {unit} is {turn}",
    "not-adjacent": "{target} is not adjacent to {unit}",
    "healthy": "{target} is not wounded, and neither wounds nor dies fast",
    "nothing-to-cancel": "{unit} has made no such lasting effect or creature with {skill}",
    "cancel-whole": "{skill} ends with all that one use of it made: name the first, {target}",
    "not-held": "{unit} does not hold {card}",
    "no-side": "{card} has no {side}",
    "given": "{card} has been handed over this turn",
    "no-carrier": "{unit} cannot be handed a trophy: only an unwounded squad unit of yours can",
    "just-joined": "{unit} joined the squad in this turn: it acts, and gives and takes trophies, from the next one",
    "no-ability": "{faction} has no ability",
    "ability-used": "the ability has been used this {per}",
    "ability-unit": "the ability cannot be used on {unit}",
    "ability-card": "this ability needs no card",
    "ability-deck": "{card!r} is not in your deck",
}
"""Every message, by the key that a refusal carries."""

REFUSER: Final = Refuser("Chibitactics", Action, MESSAGES)
refuse: Final = REFUSER.refuse


def shown(target: Target) -> str:
    """A unit or a cell as it goes into a message."""
    return target if isinstance(target, str) else f"{target.q},{target.r}"
