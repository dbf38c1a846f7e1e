"""What the seat that steers a savage is asked: nothing from which nothing can follow."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics.language import Skill, UnitCard, Wound
from tests.chibitactics.packs import TESTPACK, walk
from tests.chibitactics.scenario import Scenario

OPEN = ("middle", "east")


def steers(scenario: Scenario) -> list[tuple[str, int]]:
    """Who took control of which savage in the last action."""
    return [(event.unit, event.seat) for event in scenario.happened if isinstance(event, ct.ControlTaken)]


@pytest.mark.rule("CT-H-72")
@pytest.mark.parametrize("points", [0, 1, 3])
def test_nobody_is_asked_whom_a_savage_goes_for_that_can_neither_attack_nor_move(points: int) -> None:
    bite = Skill(id="bite", name="Bite", category="melee", does=(Wound(),))
    snail = UnitCard(id="gnaw", name="Gnaw", skills=(*((walk(points),) if points else ()), bite))
    forest = replace(TESTPACK.segments[3], rows=("ffff", "foff", "ffff", "ffff"))  # one point is too little for it
    pack = replace(TESTPACK, savages=(snail,), segments=(*TESTPACK.segments[:3], forest))
    units = {"ansel-0": (9, 3), "bryn-0": (11, 1), "ort-1": (0, 0)}
    scenario = Scenario(units, pack=pack, board=OPEN, savages={"gnaw": ((9, 1), 0)})
    scenario.end()
    assert steers(scenario) == [("gnaw", 1)]
    assert scenario.waits_for() == ("Choice" if points == 3 else "")


@pytest.mark.rule("CT-H-53", "CT-H-72")
def test_nobody_is_asked_whom_a_savage_approaches_that_cannot_come_nearer_to_any() -> None:
    units = {"ansel-0": (7, 0), "bryn-0": (7, 3), "ort-1": (0, 0)}
    wall = replace(TESTPACK.segments[3], rows=("~~..", "o~..", "~~..", "...."))
    pack = replace(TESTPACK, segments=(*TESTPACK.segments[:3], wall))
    scenario = Scenario(units, pack=pack, board=OPEN, savages={"gnaw": ((8, 1), 0)})
    scenario.end()
    assert steers(scenario) == [("gnaw", 1)]
    assert scenario.waits_for() == ""
