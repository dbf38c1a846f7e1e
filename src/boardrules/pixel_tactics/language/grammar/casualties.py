"""Casualties and corpses beyond what is common: checks that are skipped or made at once, corpses that nobody was defeated for."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from boardrules.pixel_tactics.language.grammar.expressions import Player, Small, Targets
from boardrules.values import Value

__all__ = ["CheckCasualties", "NotCounted", "PutCorpse", "RaisesCorpses"]


class NotCounted(Value, frozen=True, gc=False, tag=True):
    """The card is passed over when casualties are counted, a leader only where leaders are casualties (PT-RUL-101).

    ``ends``: only when they are counted at the end of a wave. ``but_round_ends``: not at the end of the last wave of a round.
    """

    ends: bool = False
    but_round_ends: bool = False


class RaisesCorpses(Value, frozen=True, gc=False, tag=True):
    """Of a leader: corpses of the unit count as heroes too, with this strength and life and no text of a row (PT-RUL-131).

    They fight and block melee; with lethal damage they are cleared at once.
    """

    strength: Small
    life: Annotated[int, Meta(ge=1, le=99)]


class CheckCasualties(Value, frozen=True, gc=False, tag=True):
    """Casualties are counted for these cards at once (PT-RUL-101)."""

    who: Targets


class PutCorpse(Value, frozen=True, gc=False, tag=True):
    """Put ``the_card`` as a corpse on an empty slot that you choose, of the unit of that player (PT-RUL-134)."""

    side: Player


CasualtyEffect: TypeAlias = CheckCasualties | PutCorpse
CasualtyModifier: TypeAlias = NotCounted | RaisesCorpses
