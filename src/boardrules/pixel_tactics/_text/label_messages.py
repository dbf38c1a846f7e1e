"""What labels of actions say: the keys. The message of ``attack.melee`` is ``label-attack-melee``.

The name of a parameter says what its value is, an id or a number: ``card`` (a card by its id), ``leader`` (the same, as a leader), ``whom``
and ``about`` (the same, by where it stands), ``name`` (a card's name, of whosever deck), ``piece``, ``attacker``, ``target`` and ``other``
(what stands at a slot such as ``1.V1``), ``place`` (the slot), ``box`` (a text of a card: ``V``, ``F``, ``R``, ``L`` or ``O``), ``area``
(``1.V``, ``C1``), ``seat``, ``mode`` and ``n``.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

__all__ = ["LabelKey"]

LabelKey: TypeAlias = Literal[
    "leader",
    "leader.hidden",
    "draw",
    "recruit",
    "attack.melee",
    "attack.melee.open",
    "attack.ranged",
    "attack.ranged.open",
    "cast",
    "cast.nth",
    "cast.of",
    "cast.of.nth",
    "order",
    "operation",
    "trap",
    "trap.hidden",
    "discard.reserve",
    "clear",
    "move",
    "switch",
    "gather",
    "leader.act",
    "leader.act.nth",
    "end",
    "yes",
    "no",
    "no.attack",
    "no.card",
    "no.move",
    "no.more",
    "no.order",
    "card",
    "card.discard",
    "card.discard.one",
    "card.hidden",
    "card.show",
    "card.next",
    "card.hand",
    "card.top",
    "pick",
    "place",
    "place.next",
    "number",
    "number.draw",
    "number.pass",
    "number.heal",
    "number.move",
    "number.markers",
    "name",
    "row.take",
    "row.deck",
    "mode",
    "mode.hand",
    "mode.discard",
    "mode.top",
    "mode.bottom",
    "copy",
    "copy.nth",
    "trigger",
    "trigger.nth",
    "trigger.about",
    "trigger.about.nth",
    "area",
    "trait",
    "seat",
    "luck.first",
    "luck.drawn",
    "luck.drawn.hidden",
    "luck.drawn.leader",
    "luck.opened",
    "luck.taken",
    "luck.taken.hidden",
]
"""What a label says, as a key that never changes with the wording."""
