"""Engagement: which skill of a card reacts, what it meets, and whose the reactions to a savage are."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics._language import Skill, UnitCard, Wound
from boardrules.values import Seat
from tests.chibitactics.packs import HUMANS, TESTPACK, melee, walk
from tests.chibitactics.scenario import Scenario

OPEN = ("middle", "east")


def with_card(card: UnitCard) -> ct.Pack:
    """The example's pack with one more unit among the humans."""
    return replace(TESTPACK, factions=(replace(HUMANS, units=(*HUMANS.units, card)), *TESTPACK.factions[1:]))


def provoked(table: Scenario) -> list[tuple[str, str]]:
    """Who reacted with which skill in the last action."""
    return [(event.unit, event.skill) for event in table.happened if isinstance(event, ct.Provoked)]


GAZER = UnitCard(
    id="gazer",
    name="Gazer",
    skills=(walk(2), melee("knife"), Skill(id="gaze", name="Gaze", category="distortion", range=3, engagement=True, aim="unit", does=(Wound(),))),
)


@pytest.mark.rule("CT-PR-3", "CT-H-69")
def test_every_skill_with_engagement_engages_in_its_own_zone_and_the_first_that_reaches_reacts() -> None:
    units = {"gazer-0": (4, 2), "ort-1": (12, 0)}
    table = Scenario({**units, "moss-1": (6, 2)}, pack=with_card(GAZER), board=OPEN, turn=1)
    table.move("moss-1", (7, 2))
    assert provoked(table) == [("gazer-0", "gaze")]  # the knife, which stands first, does not reach so far
    table = Scenario({**units, "moss-1": (5, 2)}, pack=with_card(GAZER), board=OPEN, turn=1)
    table.move("moss-1", (6, 2))
    assert provoked(table) == [("gazer-0", "knife")]
    table = Scenario({**units, "moss-1": (8, 2)}, pack=with_card(GAZER), board=OPEN, turn=1)
    table.move("moss-1", (9, 2))
    assert provoked(table) == []
