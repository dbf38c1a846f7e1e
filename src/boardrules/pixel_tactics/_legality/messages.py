"""What refusals say: a message for each reason."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._types.actions import Action
from boardrules.toolkit.refusals import FORM, Refuser

__all__ = ["LONGEST", "MESSAGES", "REFUSER", "WAVES", "refuse"]

WAVES: Final = ("vanguard", "flank", "rear")

LONGEST: Final = 80
"""How long the list of answers in a message may be."""

MESSAGES: Final = {
    **FORM,
    "over": "the game is over",
    "chance": "luck is due first: {due}",
    "no-luck": "no luck is due: seat {turn} is to act",
    "by-luck": "{kind} is an action of a seat, not of CHANCE",
    "by-seat": "only CHANCE brings luck, not seat {by}",
    "no-seat": "there is no seat {by}: seats are 0 and 1",
    "seat": "seat {turn} is to act, not seat {by}",
    "luck-kind": "the luck that is due is {due}, not {kind}",
    "luck-seat": "the luck that is due concerns seat {seat}",
    "luck-deck": "{card} is not among the cards that may come: it is not in the unordered part of the deck of seat {seat}",
    "luck-hand": "{card} is not in the hand of seat {seat}",
    "leaders-first": "the leaders must be chosen first",
    "leader-again": "you have already chosen your leader",
    "leader-late": "the leaders have already been chosen",
    "not-in-hand": "{card} is not in your hand",
    "pending": "a question must be answered first, by {question}",
    "no-question": "no question is open: it is your turn in the {wave} wave",
    "not-offered": "that is not among the answers: {answers}",
    "not-offered-card": "that card cannot be chosen here",
    "must": "this effect cannot be declined",
    "ceasefire-attack": "attacks are not allowed during the ceasefire",
    "ceasefire-spell": "during the ceasefire no spell may touch the rival, and {text} of {card} does",
    "ceasefire-spells": "spells are not allowed during the ceasefire",
    "ceasefire-order": "during the ceasefire no order may touch the rival, and that of {card} does",
    "ceasefire-orders": "orders are not allowed during the ceasefire",
    "ceasefire-leader": "during the ceasefire a leader's action may not touch the rival",
    "actions": "{action} costs {cost} of your actions, and you have {left} left",
    "forbidden": "a text in play forbids you to {action}",
    "deck-empty": "your deck is empty",
    "hand-full": "you hold {held} cards: with {limit} or more you cannot take the draw action",
    "recruit-row": "heroes are recruited to the row of the wave, which is {wave}, not to {slot}",
    "taken": "{slot} is taken by {card}",
    "leader-slot": "{slot} belongs to the leader",
    "reserve": "{slot} is not a slot of a unit",
    "not-own": "{slot} of seat {seat} is not in your unit",
    "empty": "nothing stands at {slot}",
    "is-corpse": "{card} at {slot} is a corpse",
    "no-corpse": "{card} at {slot} is not a corpse",
    "is-leader": "a leader cannot {action}",
    "wrong-wave": "{card} stands in the {row}, and it is the {wave} wave",
    "recruited": "{card} was recruited in this wave",
    "attacked": "{card} has attacked in this wave",
    "cast": "{card} has cast a spell in this wave",
    "moved": "{card} has moved, and may not act again",
    "revived": "{card} was revived in this wave",
    "not-in-melee": "{card} is not in melee: {front} stands in front of it",
    "no-ranged": "{card} has no ranged attack",
    "no-target": "an attack needs a target",
    "own-target": "{slot} is in your own unit",
    "target-left": "you do not choose the target of this attack: leave it open",
    "target-empty": "nothing stands at {slot} of seat {seat}",
    "target-corpse": "{card} is a corpse, and corpses are no targets",
    "target-behind": "{card} is not in melee: {front} stands in front of it",
    "shielded": "{card} stands behind {front}, which intercepts ranged attacks",
    "no-rival-target": "there is nobody to attack",
    "no-spell": "{card} has no spell {text} where it stands",
    "not-ready": "what {text} of {card} asks for does not hold now",
    "leader-casts": "a leader's own actions are leader actions",
    "no-leader-action": "your leader has no action {text} that can be taken now",
    "same-slot": "two different slots are needed",
    "slot-order": "name {slot} first: slots are named in the order V1 to R3",
    "no-switch": "this edition has no Switch",
    "no-order": "{card} has no order: it has {face}",
    "no-operation": "{card} has no operation",
    "no-trap": "{card} has no trap",
    "no-traps": "this edition has no traps",
    "no-discard": "in this edition nobody discards what lies in their reserve",
    "not-reserve": "{slot} is not a slot of the reserve, which has S1 to S3",
    "not-own-reserve": "{slot} of seat {seat} is not in your reserve",
    "reserve-full": "your reserve has no free slot",
    "reserve-taken": "{slot} of your reserve is taken",
    "reserve-empty": "nothing lies in {slot} of your reserve",
    "ceasefire-operation": "during the ceasefire no operation may touch the rival, and that of {card} does",
    "ceasefire-operations": "operations are not allowed during the ceasefire",
}


REFUSER: Final = Refuser("Pixel Tactics", Action, MESSAGES)
refuse: Final = REFUSER.refuse
