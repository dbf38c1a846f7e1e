"""Casualties and corpses beyond what is common: checks that are skipped or made at once, corpses that nobody was defeated for."""

from __future__ import annotations

from boardrules.pixel_tactics.language.grammar.expressions import Player, Targets
from boardrules.values import Value

__all__ = ["CheckCasualties", "NotCounted", "PutCorpse"]


class NotCounted(Value, frozen=True, gc=False, tag=True):
    """The card is passed over when casualties are counted, a leader only where leaders are casualties (PT-RUL-101).

    ``ends``: only when they are counted at the end of a wave.
    """

    ends: bool = False


class CheckCasualties(Value, frozen=True, gc=False, tag=True):
    """Casualties are counted for these cards at once (PT-RUL-101)."""

    who: Targets


class PutCorpse(Value, frozen=True, gc=False, tag=True):
    """Put ``the_card`` as a corpse on an empty slot that you choose: of your unit, or of the rival's."""

    unit: Player
