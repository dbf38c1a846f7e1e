"""Actions as short text, and back; events as sentences.

``draw`` · ``recruit knight V2`` · ``attack V1>F2`` (melee) · ``shoot R1>V3`` (ranged) · ``cast R2`` · ``order alchemist`` · ``clear V1`` ·
``move V1 R2`` · ``switch V1 V2`` · ``operation warlock S1`` · ``trap snare S2`` ·
``discard S1`` · ``leader`` (its own action) · ``end`` · ``choose knight`` (as leader); answers: ``pick V2``,
``card knight``, ``number 3``, ``name knight``, ``mode yes``, ``none``, ``mode 0.snare:1.brick`` (which trigger comes first: seat 0's
snare, about seat 1's brick); luck: ``first 0``, ``drawn 0.knight``, ``taken 1.knight``.

A slot without a seat is in the actor's unit, a target in the rival's: ``pick 1.V2``. A card without an owner is the actor's, or the only
one of that name that can be meant. ``attack V1>``: the target is not the attacker's to choose. An action by a seat other than the one to
act is written with its seat in front: ``1: draw``. See :mod:`.parse` for what may be left out in reading.
"""

from __future__ import annotations

from boardrules.pixel_tactics._text.format import format_action
from boardrules.pixel_tactics._text.parse import parse_action

__all__ = ["format_action", "parse_action"]
