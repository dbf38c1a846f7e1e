"""Cancelling: a sustained skill ends whole, with all that one use of it made."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics.language import Lay, Modify, Skill, Substance, Trophy, UnitCard, Wound
from boardrules.values import Seat
from tests.chibitactics.packs import HUMANS, TESTPACK, walk
from tests.chibitactics.scenario import Scenario

OPEN = ("middle", "east")
ME = Seat(0)
SOW = Skill(id="sow", name="Sow", category="distortion", range=3, radius=1, rolled=False, lasting="sustained", does=(Lay((Wound(),)),))
SLOW = Skill(id="slow", name="Slow", category="distortion", range=3, radius=1, lasting="sustained", does=(Modify("movement", -1),))
GRIP = Skill(id="grip", name="Grip", category="melee", lasting="sustained", does=(Modify("die", -1),))
OIL = Trophy(substance=Substance(name="Oil", does=(Modify("die", 1),), lasting="sustained"))
SOWER = UnitCard(id="sower", name="Sower", skills=(walk(2), SOW, SLOW, GRIP), trophy=OIL)
PACK = replace(TESTPACK, factions=(replace(HUMANS, units=(*HUMANS.units, SOWER)), *TESTPACK.factions[1:]))
SOWN = ((3, 1), (4, 1), (2, 2), (3, 2), (4, 2), (2, 3), (3, 3))


def cancels(scenario: Scenario) -> list[tuple[str, ct.Target]]:
    """What the unit may cancel."""
    return [(action.skill, action.target) for action in scenario.game.legal_actions(scenario.state) if isinstance(action, ct.Cancel)]


def rounds(scenario: Scenario) -> Scenario:
    """The turns of both seats end."""
    scenario.end().end()
    while scenario.waits_for() == "Drawing":
        scenario.play(scenario.game.legal_actions(scenario.state)[0])
    return scenario


@pytest.mark.rule("CT-PR-8", "CT-H-66")
def test_what_one_use_laid_on_many_cells_ends_in_one_turn() -> None:
    scenario = Scenario({"sower-0": (1, 1), "ort-1": (12, 0)}, pack=PACK, board=OPEN)
    scenario.use("sower-0", "sow", (3, 2))
    assert [scenario.grid.cells[effect.cell] for effect in scenario.state.effects] == [ct.Cell(*cell) for cell in SOWN]
    rounds(scenario)
    assert cancels(scenario) == [("sow", ct.Cell(3, 1))]
    elsewhere = ct.Cancel(ME, "sower-0", "sow", ct.Cell(3, 3))
    refusal = scenario.game.check(scenario.state, elsewhere)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("CT-PR-8", "cancel-whole")
    assert refusal.message == "Sow ends with everything that one use of it made: name the first of it, L10"
    scenario.play(ct.Cancel(ME, "sower-0", "sow", ct.Cell(3, 1)))
    assert scenario.lingering() == []
    assert scenario.unit("sower-0").turn == "done"


@pytest.mark.rule("CT-PR-8", "CT-H-66", "CT-H-91")
def test_each_use_is_cancelled_by_itself_and_what_a_newer_one_replaced_is_of_the_newer() -> None:
    scenario = Scenario({"sower-0": (1, 1), "ort-1": (12, 0)}, pack=PACK, board=OPEN)
    rounds(scenario.use("sower-0", "sow", (3, 2)))
    rounds(scenario.use("sower-0", "sow", (2, 2)))
    assert cancels(scenario) == [("sow", ct.Cell(4, 1)), ("sow", ct.Cell(2, 1))]
    scenario.play(ct.Cancel(ME, "sower-0", "sow", ct.Cell(4, 1)))
    assert [scenario.grid.cells[effect.cell] for effect in scenario.state.effects] == [ct.Cell(q - 1, r) for q, r in SOWN]
    rounds(scenario).play(ct.Cancel(ME, "sower-0", "sow", ct.Cell(2, 1)))
    assert scenario.lingering() == []


@pytest.mark.rule("CT-PR-8", "CT-H-29")
def test_a_radius_that_was_rolled_for_unit_by_unit_is_one_use() -> None:
    units = {"sower-0": (1, 1), "moss-1": (3, 2), "nub-1": (4, 2), "ansel-0": (3, 3), "ort-1": (12, 0)}
    scenario = Scenario(units, pack=PACK, board=OPEN)
    scenario.use("sower-0", "slow", (3, 2)).roll(4).roll(4, 1, 4)
    assert [effect.unit for effect in scenario.state.effects] == ["moss-1", "ansel-0"]
    rounds(scenario)
    assert cancels(scenario) == [("slow", "moss-1")]
    scenario.play(ct.Cancel(ME, "sower-0", "slow", "moss-1"))
    assert scenario.lingering() == []


@pytest.mark.rule("CT-PR-8", "CT-H-32")
def test_each_reaction_is_a_use_of_its_own() -> None:
    scenario = Scenario({"sower-0": (3, 2), "moss-1": (4, 2), "ort-1": (3, 3)}, pack=PACK, board=OPEN, turn=1)
    scenario.move("moss-1", (5, 2)).roll(4)
    scenario.move("ort-1", (2, 3)).roll(4)
    scenario.end().draw("fog")
    assert cancels(scenario) == [("grip", "moss-1"), ("grip", "ort-1")]
    scenario.play(ct.Cancel(ME, "sower-0", "grip", "ort-1"))
    assert [effect.unit for effect in scenario.state.effects] == ["moss-1"]


@pytest.mark.rule("CT-PR-8", "CT-TR-3")
def test_a_sustained_substance_is_cancelled_by_its_full_name() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "ort-1": (12, 0)}, pack=PACK, board=OPEN, trophies={"ansel-0": ("sower-0",)})
    scenario.trophy("ansel-0", "sower-0", "substance", "ansel-0")
    assert cancels(scenario) == [("sower!substance", "ansel-0")]
    scenario.play(ct.Cancel(ME, "ansel-0", "sower!substance", "ansel-0"))
    assert scenario.lingering() == []


@pytest.mark.rule("CT-PR-8", "CT-TR-3", "CT-H-66")
def test_each_use_of_a_sustained_substance_is_cancelled_by_itself() -> None:
    """The trophy was won a second time while its first use lasts."""
    units = {"ansel-0": (3, 2), "bryn-0": (3, 3), "ort-1": (12, 0)}
    won: dict[str, tuple[str, ...]] = {"ansel-0": ("sower-0",)}
    lasting = Scenario(units, pack=PACK, board=OPEN, trophies=won).trophy("ansel-0", "sower-0", "substance", "ansel-0").state.effects
    scenario = Scenario(units, pack=PACK, board=OPEN, trophies=won, effects=lasting)
    rounds(scenario.trophy("ansel-0", "sower-0", "substance", "bryn-0"))
    assert cancels(scenario) == [("sower!substance", "ansel-0"), ("sower!substance", "bryn-0")]
    scenario.play(ct.Cancel(ME, "ansel-0", "sower!substance", "bryn-0"))
    assert [effect.unit for effect in scenario.state.effects] == ["ansel-0"]
