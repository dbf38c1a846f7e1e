"""Which seat steers a savage, and what it is asked: nothing from which nothing can follow."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics.language import Skill, UnitCard, Wound
from boardrules.values import Seat
from tests.chibitactics.packs import TESTPACK, walk, wide
from tests.chibitactics.scenario import Scenario, apart

OPEN = ("middle", "east")
WIDE = wide()


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


@pytest.mark.rule("CT-SV-5", "CT-SV-11", "CT-H-49", "CT-H-51")
def test_the_seat_whose_nearest_unit_is_further_away_steers_and_that_is_counted_anew() -> None:
    units = {"ansel-0": (8, 3), "bryn-0": (0, 0), "ort-1": (5, 0), "nub-1": (15, 3)}
    scenario = Scenario(units, board=OPEN, savages={"gnaw": ((9, 0), 0)})
    scenario.end()
    assert steers(scenario) == [("gnaw", 1)]
    units = {"ansel-0": (0, 3), "bryn-0": (0, 0), "ort-1": (5, 0), "nub-1": (15, 3)}
    scenario = Scenario(units, board=OPEN, savages={"gnaw": ((9, 0), 0)})
    scenario.end()
    assert steers(scenario) == [("gnaw", 0)]


@pytest.mark.rule("CT-SV-10", "CT-H-52", "CT-H-72")
def test_of_several_nearest_units_the_steering_seat_chooses() -> None:
    units = {"ansel-0": (8, 1), "bryn-0": (10, 1), "ort-1": (0, 0)}
    scenario = Scenario(units, board=OPEN, savages={"gnaw": ((9, 1), 0)})
    scenario.end()
    assert steers(scenario) == [("gnaw", 1)]
    assert scenario.seat == 1
    assert scenario.game.legal_actions(scenario.state) == (
        ct.Choose(Seat(1), ct.UnitOption("ansel-0")),
        ct.Choose(Seat(1), ct.UnitOption("bryn-0")),
    )
    assert scenario.refused(ct.EndTurn(Seat(1))) == "CT-H-72"
    scenario.choose(ct.UnitOption("bryn-0"))
    scenario.roll(6)
    assert scenario.unit("bryn-0").wounded


@pytest.mark.rule("CT-H-72")
def test_of_several_attacks_the_steering_seat_chooses_and_after_a_move_only_those_that_may_follow() -> None:
    units = {"ansel-0": (9, 2), "ort-1": (0, 0)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, savages={"howler": ((9, 1), 0)})
    scenario.end()
    assert [action.option for action in scenario.game.legal_actions(scenario.state) if isinstance(action, ct.Choose)] == [
        ct.SkillOption("spit"),
        ct.SkillOption("maul"),
    ]
    scenario.choose(ct.SkillOption("spit"))
    assert "Provoked" in scenario.names()  # it is engaged by Ansel, and shoots


@pytest.mark.rule("CT-H-72", "CT-SV-5")
def test_who_steers_a_savage_is_asked_by_its_name() -> None:
    scenario = Scenario({"ansel-0": (8, 0), "bryn-0": (10, 2), "ort-1": (0, 0)}, board=OPEN, savages={"gnaw": ((9, 1), 0)})
    scenario.end()
    decision = scenario.game.pending(scenario.state, scenario.game.to_act(scenario.state)[0])
    assert decision is not None
    assert decision.question == "Which of the nearest units does the savage Gnaw, which you control, go for?"


@pytest.mark.rule("CT-SV-9", "CT-SV-10", "CT-H-53", "CT-H-72")
def test_with_nobody_to_attack_it_comes_as_near_as_its_segment_allows() -> None:
    scenario = Scenario({"ansel-0": (0, 1), "ort-1": (4, 3)}, board=OPEN, savages={"gnaw": ((10, 2), 0)})
    scenario.end()
    cells = {(8, 2), (8, 3), (9, 3), (8, 1), (9, 2)}
    while scenario.waits_for() == "Choice":
        scenario.play(scenario.game.legal_actions(scenario.state)[0])
    assert scenario.cell("gnaw") in cells
    assert 8 <= scenario.cell("gnaw")[0] <= 11
    assert apart(scenario.cell("gnaw"), (4, 3)) < apart((10, 2), (4, 3))
