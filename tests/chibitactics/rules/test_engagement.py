"""Engagement: who reacts to what, with which skill, what it meets, and whose the reactions to a savage are."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics.language import Capture, Dispel, Modify, Push, Skill, UnitCard, Wound
from boardrules.values import Seat
from tests.chibitactics.packs import TESTPACK, melee, walk, wide, with_card
from tests.chibitactics.scenario import OPTIONS, Scenario, apart

OPEN = ("middle", "east")
WIDE = wide()


def provoked(scenario: Scenario) -> list[tuple[str, str]]:
    """Who reacted with which skill in the last action."""
    return [(event.unit, event.skill) for event in scenario.happened if isinstance(event, ct.Provoked)]


GAZER = UnitCard(
    id="gazer",
    name="Gazer",
    skills=(
        walk(2),
        melee("knife"),
        Skill(id="gaze", name="Gaze", category="distortion", range=3, engagement=True, aim="unit", does=(Wound(),)),
    ),
)


@pytest.mark.rule("CT-PR-3", "CT-H-69")
def test_every_skill_with_engagement_engages_in_its_own_zone_and_the_first_that_reaches_reacts() -> None:
    units = {"gazer-0": (4, 2), "ort-1": (12, 0)}
    scenario = Scenario({**units, "moss-1": (6, 2)}, pack=with_card(GAZER), board=OPEN, turn=1)
    scenario.move("moss-1", (7, 2))
    assert provoked(scenario) == [("gazer-0", "gaze")]  # the knife, which stands first, does not reach so far
    scenario = Scenario({**units, "moss-1": (5, 2)}, pack=with_card(GAZER), board=OPEN, turn=1)
    scenario.move("moss-1", (6, 2))
    assert provoked(scenario) == [("gazer-0", "knife")]
    scenario = Scenario({**units, "moss-1": (8, 2)}, pack=with_card(GAZER), board=OPEN, turn=1)
    scenario.move("moss-1", (9, 2))
    assert provoked(scenario) == []


def shooter(*, points: int) -> ct.Pack:
    """The example's pack with a savage that shoots two cells far."""
    spit = Skill(id="spit", name="Spit", category="ranged", range=2, does=(Wound(),))
    return replace(TESTPACK, savages=(UnitCard(id="gnaw", name="Gnaw", skills=(walk(points), spit)),))


@pytest.mark.rule("CT-SV-5", "CT-H-31", "CT-H-32", "CT-H-69")
def test_a_shot_of_a_free_savage_is_rolled_for_by_the_seat_that_steers_it_whose_units_react_last() -> None:
    units = {"ansel-0": (8, 1), "bryn-0": (0, 0), "moss-1": (10, 1)}
    scenario = Scenario(units, pack=shooter(points=1), board=OPEN, turn=1, savages={"gnaw": ((9, 1), 1)})
    scenario.end().roll(6, 1)
    assert [event.seat for event in scenario.happened if isinstance(event, ct.ControlTaken)] == [0]
    scenario.choose(ct.UnitOption("ansel-0"))
    assert provoked(scenario) == [("moss-1", "claw")]
    scenario.roll(1)
    assert provoked(scenario) == [("ansel-0", "blade")]
    scenario.roll(1)
    top = scenario.state.stack[-1]
    assert isinstance(top, ct.Die)
    assert (top.seat, top.unit, top.skill) == (0, "gnaw", "spit")
    scenario.roll(6)
    assert scenario.unit("ansel-0").wounded
    assert scenario.waits_for() == "Drawing"  # its turn and the round are over


@pytest.mark.rule("CT-H-31", "CT-H-53", "CT-H-72")
def test_those_of_the_steering_seat_react_last_to_a_savage_that_only_comes_nearer() -> None:
    shy = Skill(id="shy", name="Shy", category="melee", only="wounded", does=(Wound(),))  # nobody here is wounded
    pack = replace(TESTPACK, savages=(UnitCard(id="gnaw", name="Gnaw", skills=(walk(2), shy)),))
    options = replace(OPTIONS, factions=("humans", "humans"))
    units = {"cole-0": (4, 2), "cole-1": (6, 0)}
    scenario = Scenario(units, pack=pack, options=options, board=OPEN, turn=1, savages={"gnaw": ((6, 2), 1)})
    scenario.end().roll(6, 1).choose(ct.UnitOption("cole-0"))
    while scenario.waits_for() == "Choice":
        scenario.play(scenario.game.legal_actions(scenario.state)[0])
    assert provoked(scenario) == [("cole-1", "pike")]
    assert provoked(scenario.roll(1)) == [("cole-0", "pike")]
    scenario.roll(1)
    assert apart(scenario.cell("gnaw"), (4, 2)) == 1
    assert scenario.waits_for() == "Drawing"


@pytest.mark.rule("CT-PR-4", "CT-H-69", "CT-H-78")
@pytest.mark.parametrize("die", [3, 4])
def test_a_reaction_with_an_area_meets_all_in_its_zone_with_one_die(die: int) -> None:
    whirl = Skill(id="whirl", name="Whirl", category="melee", area=True, does=(Wound(),))
    pack = with_card(UnitCard(id="dervish", name="Dervish", skills=(walk(2), whirl)))
    units = {"dervish-0": (3, 2), "ansel-0": (2, 2), "moss-1": (4, 2), "nub-1": (3, 3), "ort-1": (5, 2)}
    scenario = Scenario(units, pack=pack, board=OPEN, turn=1, wounded=("nub-1",))
    scenario.move("moss-1", (5, 1))
    assert provoked(scenario) == [("dervish-0", "whirl")]
    scenario.roll(die)
    assert scenario.waits_for() == ""
    hit = die == 4
    assert (scenario.unit("moss-1").wounded, scenario.unit("ansel-0").wounded, not scenario.on_board("nub-1")) == (hit, hit, hit)
    assert not scenario.unit("ort-1").wounded
    assert scenario.unit("dervish-0").trophies == (("nub-1",) if hit else ())
    assert ("Lost" in scenario.names()) is hit


@pytest.mark.rule("CT-PR-3", "CT-H-31", "CT-H-76")
def test_who_engages_no_longer_when_its_turn_to_react_comes_does_not() -> None:
    gust = Skill(id="gust", name="Gust", category="melee", area=True, does=(Push(1),))
    pack = with_card(UnitCard(id="fan", name="Fan", skills=(walk(2), gust)))
    units = {"fan-0": (4, 2), "ansel-0": (5, 1), "moss-1": (5, 2), "ort-1": (6, 2)}
    scenario = Scenario(units, pack=pack, board=OPEN, turn=1)
    scenario.move("moss-1", (5, 3))
    assert provoked(scenario) == [("fan-0", "gust")]
    before = scenario.state
    assert provoked(scenario.roll(1)) == [("ansel-0", "blade")]
    scenario.state = before
    assert provoked(scenario.roll(4)) == []  # Ansel was blown away, Moss has Ort behind it
    assert (scenario.cell("moss-1"), scenario.cell("ansel-0")) == ((5, 3), (6, 0))


@pytest.mark.rule("CT-H-36", "CT-PR-3")
@pytest.mark.parametrize("die", [1, 4])
def test_an_action_aimed_at_a_cell_is_lost_if_reactions_leave_the_cell_out_of_reach(die: int) -> None:
    dazzle = Skill(id="gaze", name="Gaze", category="distortion", range=3, engagement=True, aim="unit", does=(Modify("range", -2),))
    pack = with_card(replace(GAZER, skills=(walk(2), dazzle)), wide())
    options = replace(OPTIONS, factions=("humans", "humans"))
    units = {"sweeper-0": (6, 2), "bryn-0": (0, 0), "gazer-1": (5, 2), "ansel-1": (12, 0)}
    scenario = Scenario(units, pack=pack, options=options, board=OPEN)
    scenario.use("sweeper-0", "fire", (3, 2))
    assert provoked(scenario) == [("gazer-1", "gaze")]
    scenario.roll(die)
    assert ("Lost" in scenario.names()) == (die == 4)
    assert scenario.waits_for() == ("" if die == 4 else "Die")


@pytest.mark.rule("CT-H-69", "CT-PR-2")
@pytest.mark.parametrize("die", [3, 4])
def test_a_reaction_with_a_radius_meets_all_in_it_with_one_die(die: int) -> None:
    blast = Skill(id="blast", name="Blast", category="distortion", range=2, radius=1, engagement=True, does=(Wound(), Push(1)))
    pack = with_card(UnitCard(id="bomber", name="Bomber", skills=(walk(2), blast)))
    units = {"bomber-0": (3, 2), "bryn-0": (4, 2), "moss-1": (5, 2), "nub-1": (6, 2), "ort-1": (8, 1)}
    scenario = Scenario(units, pack=pack, board=OPEN, turn=1)
    scenario.move("moss-1", (5, 3))
    assert provoked(scenario) == [("bomber-0", "blast")]
    scenario.roll(die)
    hit = die == 4
    assert [scenario.unit(token).wounded for token in ("moss-1", "bryn-0", "nub-1", "ort-1")] == [hit, hit, hit, False]
    assert scenario.cell("nub-1") == ((7, 2) if hit else (6, 2))  # away from the centre, which is the cell of who provoked
    assert scenario.cell("moss-1") == ((5, 2) if hit else (5, 3))


@pytest.mark.rule("CT-H-73", "CT-H-36", "CT-H-69")
@pytest.mark.parametrize("order", ["walk", "shot"])
def test_what_a_captive_has_declared_is_lost_if_a_reaction_sets_it_free(order: str) -> None:
    loose = Skill(id="loose", name="Loose", category="melee", rolled=False, does=(Dispel(),))
    spit = Skill(id="spit", name="Spit", category="ranged", range=3, does=(Wound(),))
    lure = Skill(id="lure", name="Lure", category="distortion", range=3, aim="unit", does=(Capture(),))
    pack = with_card(
        UnitCard(id="freer", name="Freer", skills=(walk(2), loose)), with_card(UnitCard(id="lurer", name="Lurer", skills=(lure,)))
    )
    pack = replace(pack, savages=(UnitCard(id="gnaw", name="Gnaw", skills=(walk(2), spit)),))
    scenario = Scenario(
        {"lurer-0": (3, 1), "freer-1": (5, 2), "ansel-1": (8, 1)},
        pack=pack,
        options=replace(OPTIONS, factions=("humans", "humans")),
        board=OPEN,
        captured={"gnaw": ((5, 1), 0)},
        effects=(ct.Effect("lurer.lure", 0, "sustained", Seat(0), "lurer-0", "gnaw"),),
    )
    if order == "walk":
        scenario.move("gnaw", (6, 1))
    else:
        scenario.use("gnaw", "spit", "ansel-1")
    assert provoked(scenario) == [("freer-1", "loose")]
    assert scenario.names()[-2:] == ["Freed", "Lost"]
    assert (scenario.unit("gnaw").seat, scenario.cell("gnaw"), scenario.waits_for()) == (-1, (5, 1), "")


@pytest.mark.rule("CT-H-31", "CT-PR-3", "CT-H-69", "CT-H-36", "CT-H-32")
def test_all_engagers_react_in_order_until_the_provoker_is_wounded() -> None:
    units = {"cole-0": (4, 2), "ansel-0": (5, 1), "moss-1": (5, 2), "nub-1": (12, 0)}
    scenario = Scenario(units, board=OPEN, turn=1, savages={"gnaw": ((6, 2), 0)})
    scenario.move("moss-1", (5, 3))
    assert [event.unit for event in scenario.happened if isinstance(event, ct.Provoked)] == ["cole-0"]
    scenario.roll(2)
    assert [event.unit for event in scenario.happened if isinstance(event, ct.Provoked)] == ["ansel-0"]
    scenario.roll(2)
    assert [event.unit for event in scenario.happened if isinstance(event, ct.Provoked)] == ["gnaw"]
    scenario.roll(2)
    assert scenario.cell("moss-1") == (5, 3)
    assert scenario.unit("cole-0").turn == "fresh"


@pytest.mark.rule("CT-PR-3", "CT-CA-4", "CT-H-69")
def test_distortion_melee_and_buffs_do_not_provoke_and_shots_and_summons_do() -> None:
    units = {"ansel-0": (5, 1), "nub-1": (6, 1), "ort-1": (5, 2), "cole-0": (0, 0)}
    scenario = Scenario(units, board=OPEN, turn=1)
    scenario.use("nub-1", "spores", (3, 2))
    assert "Provoked" not in scenario.names()
    scenario = Scenario(units, board=OPEN, turn=1)
    scenario.use("ort-1", "bud", (5, 3))
    assert "Provoked" in scenario.names()
    scenario = Scenario({"bryn-0": (4, 2), "moss-1": (5, 2)}, board=OPEN)
    scenario.use("bryn-0", "bow", "moss-1")
    assert "Provoked" in scenario.names()
    scenario.roll(5)
    assert scenario.unit("bryn-0").wounded
    assert "Lost" in scenario.names()


@pytest.mark.rule("CT-H-45", "CT-H-36")
def test_a_totem_that_is_lost_costs_the_card_only() -> None:
    scenario = Scenario(
        {"captain-0": (4, 2), "moss-1": (5, 2), "ort-1": (12, 0)}, pack=WIDE, board=OPEN, trophies={"captain-0": ("blinker-0",)}
    )
    scenario.trophy("captain-0", "blinker-0", "totem", (3, 2))
    assert "Provoked" in scenario.names()
    scenario.roll(2)
    assert scenario.needs() == (4, 0)  # a movement skill has no die of its own, its totem has
    scenario.roll(4)
    assert scenario.cell("captain-0") == (3, 2)
    assert scenario.unit("captain-0").turn == "fresh"
    assert scenario.legal(scenario.moving("captain-0", (2, 2)))


@pytest.mark.rule("CT-H-26", "CT-H-69")
def test_a_reaction_may_do_something_else_than_wound() -> None:
    scenario = Scenario({"warden-0": (3, 2), "moss-1": (5, 2), "ort-1": (12, 0)}, pack=WIDE, board=OPEN, turn=1)
    scenario.move("moss-1", (7, 1))
    assert "Provoked" in scenario.names()
    scenario.roll(4)
    assert "Lost" in scenario.names()  # two points less: the move is no longer possible
    assert scenario.unit("moss-1").turn == "done"


@pytest.mark.rule("CT-H-31")
def test_a_creature_reacts_before_a_captured_savage_that_was_there_before_it() -> None:
    nip = Skill(id="nip", name="Nip", category="melee", does=(Wound(),))
    sprout, gnaw = (UnitCard(id=name, name=name.title(), skills=(walk(2), nip)) for name in ("sprout", "gnaw"))
    pack = replace(TESTPACK, creatures=(sprout,), savages=(gnaw,))
    units = {"ort-1": (9, 2), "moss-1": (15, 3), "ansel-0": (8, 1), "bryn-0": (0, 0)}
    scenario = Scenario(units, pack=pack, board=OPEN, captured={"gnaw": ((9, 0), 1)}, turn=1)
    scenario.use("ort-1", "bud", (9, 1)).roll(4).end().draw("fog")
    scenario.move("ansel-0", (7, 1))
    assert [event.unit for event in scenario.happened if isinstance(event, ct.Provoked)] == ["sprout-1-1"]
    scenario.roll(1)
    assert [event.unit for event in scenario.happened if isinstance(event, ct.Provoked)] == ["gnaw"]
