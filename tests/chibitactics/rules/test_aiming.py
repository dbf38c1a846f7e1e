"""At what skills may be aimed, and which cells they reach."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics.language import Modify, Push, Skill, UnitCard
from boardrules.values import Seat
from tests.chibitactics.packs import melee, wide
from tests.chibitactics.scenario import Scenario

OPEN = ("middle", "east")
WIDE = wide()


@pytest.mark.rule("CT-CA-4", "CT-H-86", "CT-H-92")
def test_a_distortion_with_a_range_may_be_aimed_at_its_user_and_at_its_own_cell() -> None:
    units = {"caster-0": (3, 2), "leasher-0": (2, 2), "blinker-0": (3, 1), "warden-0": (0, 3), "bryn-0": (1, 0), "ort-1": (12, 0)}
    scenario = Scenario(units, pack=WIDE, board=OPEN)
    assert scenario.legal(scenario.using("caster-0", "spark", "caster-0"))
    assert scenario.legal(scenario.using("caster-0", "mine", (3, 2)))
    assert scenario.legal(scenario.using("caster-0", "nova", (3, 2)))
    assert scenario.refused(scenario.using("leasher-0", "leash", "leasher-0")) == "CT-H-86"  # nobody captures himself
    assert scenario.refused(scenario.using("blinker-0", "blink", (3, 1))) == "CT-H-86"  # a teleport needs a free cell
    assert scenario.refused(scenario.using("bryn-0", "bow", "bryn-0")) == "CT-H-86"  # the category of shots does not say so
    scenario.use("caster-0", "spark", "caster-0").roll(4)
    assert scenario.unit("caster-0").wounded


@pytest.mark.rule("CT-CA-4", "CT-SK-6", "CT-H-88")
def test_the_card_of_a_distortion_can_leave_out_its_user() -> None:
    mend = Skill(id="mend", name="Mend", category="distortion", range=1, aim="unit", on_self=False, does=(Push(1),))
    humans = replace(WIDE.factions[0], units=(*WIDE.factions[0].units, UnitCard(id="nurse", name="Nurse", skills=(mend,))))
    scenario = Scenario({"nurse-0": (3, 2), "ort-1": (4, 2)}, pack=replace(WIDE, factions=(humans, WIDE.factions[1])), board=OPEN)
    assert scenario.refused(scenario.using("nurse-0", "mend", "nurse-0")) == "CT-H-86"
    assert scenario.legal(scenario.using("nurse-0", "mend", "ort-1"))


@pytest.mark.rule("CT-PR-6", "CT-H-81", "CT-H-86")
def test_the_reach_of_a_skill_leaves_out_what_ends_as_it_is_declared() -> None:
    for aged in (False, True):
        haste = ct.Effect("warden.haste", 0, "one-shot", Seat(0), "warden-0", "warden-0", -1, aged)
        scenario = Scenario({"warden-0": (1, 3), "ort-1": (12, 0)}, pack=WIDE, board=OPEN, effects=(haste,))
        legal = {action.to for action in scenario.game.legal_actions(scenario.state) if isinstance(action, ct.MoveUnit)}
        assert (ct.Cell(5, 3) in legal) is not aged
        assert set(scenario.game.reach_of(scenario.game.view(scenario.state, None), "warden-0", "walk")) == legal


@pytest.mark.rule("CT-PR-3", "CT-PR-6", "CT-H-81")
def test_the_board_shows_as_engaged_who_will_be_when_he_declares_a_skill() -> None:
    for aged in (False, True):
        veil = ct.Effect("sweeper.veil", 1, "one-shot", Seat(0), "sweeper-0", "sweeper-0", -1, aged)  # nobody engages it
        scenario = Scenario({"sweeper-0": (3, 2), "moss-1": (4, 2)}, pack=WIDE, board=OPEN, effects=(veil,))
        shown = scenario.game.render_text(scenario.game.view(scenario.state, None))
        (line,) = [line for line in shown.splitlines() if "sweeper-0 " in line]
        assert ("engaged" in line) is aged
        assert ("Provoked" in scenario.move("sweeper-0", (2, 2)).names()) is aged


@pytest.mark.rule("CT-H-26", "CT-PR-1", "CT-CA-7")
@pytest.mark.parametrize("sight", [True, False])
def test_a_passive_with_a_range_does_not_reach_behind_a_mountain_unless_its_card_says_so(sight: bool) -> None:  # noqa: FBT001  (a parameter)
    lead = Skill(
        id="lead", name="Lead", category="passive", range=2, who="squad", on_self=True, sight=sight, does=(Modify("die", 1, ("melee",)),)
    )
    card = UnitCard(id="chief", name="Chief", skills=(lead, melee("staff")))
    humans = replace(WIDE.factions[0], units=(*WIDE.factions[0].units, card))
    pack = replace(WIDE, factions=(humans, WIDE.factions[1]))
    units = {"chief-0": (3, 1), "ansel-0": (5, 1), "flyer-0": (3, 2), "ort-1": (4, 2), "moss-1": (2, 2)}
    scenario = Scenario(units, pack=pack, board=OPEN)  # the mountain on 4,1 is between Chief and Ansel
    assert scenario.use("ansel-0", "blade", "ort-1").needs() == (4, 0 if sight else 1)
    scenario = Scenario(units, pack=pack, board=OPEN)
    assert scenario.use("flyer-0", "talon", "ort-1").needs() == (4, 1)
    scenario = Scenario(units, pack=pack, board=OPEN)
    assert scenario.use("chief-0", "staff", "moss-1").needs() == (4, 1)
