"""A player's turn, a unit's turn, and scouting at its end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics.language import Place, Segment
from boardrules.values import CHANCE, Seat
from tests.chibitactics.packs import TESTPACK, everything, wide
from tests.chibitactics.scenario import Scenario

OPEN = ("middle", "east")
WIDE = wide()
FAR = {"ort-1": (12, 3)}


@pytest.mark.rule("CT-TU-4", "CT-TU-5")
def test_a_turn_may_be_passed_and_ends_when_it_is_said() -> None:
    scenario = Scenario({"ansel-0": (0, 0), **FAR}, board=OPEN)
    assert scenario.refused(ct.EndTurn(Seat(1))) == "BR-SEAT"
    scenario.move("ansel-0", (1, 0))
    assert scenario.seat == 0
    scenario.end()
    assert scenario.seat == 1
    assert scenario.refused(scenario.moving("ansel-0", (0, 0))) == "CT-TU-4"


@pytest.mark.rule("CT-TU-3", "CT-SK-2", "CT-H-13", "CT-H-65")
def test_each_unit_has_one_turn_and_they_do_not_interleave() -> None:
    scenario = Scenario({"ansel-0": (0, 0), "cole-0": (3, 0), **FAR}, board=OPEN)
    scenario.move("ansel-0", (1, 0))
    assert scenario.unit("ansel-0").turn == "moved"
    scenario.move("cole-0", (4, 0))
    assert scenario.unit("ansel-0").turn == "done"
    assert scenario.refused(scenario.moving("ansel-0", (2, 0))) == "CT-SK-2"
    assert scenario.refused(scenario.moving("cole-0", (5, 0))) == "CT-H-87"


@pytest.mark.rule("CT-SK-3", "CT-CA-2", "CT-PR-5", "CT-H-65")
def test_melee_follows_movement_and_movement_does_not_follow_melee() -> None:
    scenario = Scenario({"ansel-0": (2, 2), "nub-1": (4, 2)}, board=OPEN)
    scenario.move("ansel-0", (3, 2)).use("ansel-0", "blade", "nub-1").roll(2)
    assert scenario.unit("ansel-0").turn == "done"
    scenario = Scenario({"ansel-0": (3, 2), "nub-1": (4, 2)}, board=OPEN)
    scenario.use("ansel-0", "blade", "nub-1").roll(2)
    assert scenario.refused(scenario.moving("ansel-0", (3, 1))) == "CT-SK-2"
    scenario = Scenario({"bryn-0": (2, 2), "nub-1": (4, 2)}, board=OPEN)
    scenario.move("bryn-0", (3, 2))
    assert scenario.refused(scenario.using("bryn-0", "bow", "nub-1")) == "CT-PR-5"


@pytest.mark.rule("CT-H-59", "CT-CA-6", "CT-H-65")
def test_buff_then_movement_then_melee_and_no_second_buff() -> None:
    scenario = Scenario({"moss-1": (5, 2), "ansel-0": (3, 2)}, board=OPEN, turn=1)
    scenario.use("moss-1", "fury", "moss-1").roll(4)
    assert scenario.refused(scenario.using("moss-1", "fury", "moss-1")) == "CT-CA-6"
    assert scenario.refused(ct.Finish(Seat(1), "moss-1", "ansel-0")) == "CT-H-66"
    scenario.move("moss-1", (4, 2))
    assert scenario.unit("moss-1").turn == "buffed-moved"
    scenario.use("moss-1", "claw", "ansel-0")
    assert scenario.needs() == (4, 1)


@pytest.mark.rule("CT-CA-6", "CT-SK-3")
def test_a_failed_buff_ends_the_turn() -> None:
    scenario = Scenario({"moss-1": (5, 2), "ansel-0": (3, 2)}, board=OPEN, turn=1)
    scenario.use("moss-1", "fury", "moss-1").roll(3)
    assert scenario.unit("moss-1").turn == "done"
    assert not scenario.state.effects


@pytest.mark.rule("CT-H-65", "CT-CA-6")
def test_a_buff_active_after_movement_leaves_the_unit_moved() -> None:
    scenario = Scenario({"healer-0": (3, 2), "nub-1": (5, 2)}, pack=WIDE, board=OPEN)
    scenario.move("healer-0", (4, 2)).use("healer-0", "rush", "healer-0").roll(3)
    assert scenario.unit("healer-0").turn == "buffed-moved"
    assert scenario.refused(scenario.using("healer-0", "rush", "healer-0")) == "CT-H-65"
    scenario.use("healer-0", "staff", "nub-1")
    assert scenario.needs() == (4, 1)


@pytest.mark.rule("CT-SK-3", "CT-H-65")
def test_a_card_keeps_the_turn_at_most_once() -> None:
    scenario = Scenario({"blinker-0": (0, 0), **FAR}, pack=WIDE, board=OPEN)
    scenario.use("blinker-0", "blink", (1, 0)).roll(1)
    assert scenario.unit("blinker-0").turn == "fresh"
    scenario.use("blinker-0", "blink", (1, 0)).roll(5)
    assert scenario.cell("blinker-0") == (1, 0)
    assert scenario.unit("blinker-0").turn == "done"


@pytest.mark.rule("CT-SK-1", "CT-SK-7")
def test_skill_and_target_are_declared_by_name() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "nub-1": (4, 2)}, board=OPEN)
    assert scenario.refused(scenario.using("ansel-0", "bow", "nub-1")) == "CT-SK-7"
    assert scenario.refused(scenario.using("ansel-0", "blade", "nobody-1")) == "CT-SK-1"
    assert scenario.refused(scenario.using("ansel-0", "walk", "nub-1")) == "CT-MV-5"
    scenario.use("ansel-0", "blade", "nub-1")
    assert [event for event in scenario.happened if isinstance(event, ct.SkillUsed)] == [ct.SkillUsed("ansel-0", "blade", "nub-1")]


@pytest.mark.rule("CT-H-14", "CT-TU-4")
def test_an_ability_is_used_between_actions_and_costs_no_units_turn() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "nub-1": (5, 2)}, pack=WIDE, board=OPEN)
    scenario.move("ansel-0", (4, 2)).ability("ansel-0").roll(2)
    assert scenario.unit("ansel-0").turn == "moved"
    assert scenario.refused(ct.UseFaction(Seat(0), "ansel-0")) == "CT-H-14"
    scenario.use("ansel-0", "blade", "nub-1")
    assert scenario.needs() == (4, 1)
    assert scenario.refused(ct.UseFaction(Seat(0), "ansel-0")) == "BR-CHANCE"


@pytest.mark.rule("CT-H-14", "CT-H-3")
def test_an_ability_comes_back_with_the_turn_or_the_round() -> None:
    scenario = Scenario({"ansel-0": (0, 0), "nub-1": (15, 3)}, pack=WIDE, board=OPEN, wounded=("nub-1",))
    scenario.ability("ansel-0").roll(2).end()
    scenario.ability("nub-1", "ort-1").roll(2)
    assert scenario.unit("nub-1").wounded
    assert scenario.refused(ct.UseFaction(Seat(1), "nub-1", "ort-1")) == "CT-H-3"
    scenario.end().draw("fog")
    assert scenario.legal(ct.UseFaction(Seat(0), "ansel-0"))
    scenario.end()
    assert scenario.legal(ct.UseFaction(Seat(1), "nub-1", "ort-1"))


@pytest.mark.rule("CT-SC-2", "CT-SC-3", "CT-SC-5", "CT-H-70")
def test_several_segments_open_in_the_order_of_the_map_after_the_turn() -> None:
    scenario = Scenario({"ansel-0": (3, 0), **FAR}, board=("", ""))
    scenario.end()
    assert scenario.refused(ct.EndTurn(Seat(0))) == "BR-CHANCE"
    top = scenario.state.stack[-1]
    assert top == ct.Opening(2)


@pytest.mark.rule("CT-SC-5", "CT-SC-1")
def test_a_unit_that_borders_two_segments_opens_both() -> None:
    layout = replace(TESTPACK.maps[0], closed=(Place(1, 0), Place(0, 1), Place(2, 0)))
    pack = replace(TESTPACK, maps=(layout,), segments=(*TESTPACK.segments, Segment(id="south", name="South", rows=("....",) * 4)))
    scenario = Scenario({"ansel-0": (3, 3), **FAR}, pack=pack, board=("", "", ""))
    scenario.end()
    assert scenario.state.stack[-1] == ct.Opening(2)
    scenario.open("middle")
    assert scenario.state.stack[-1] == ct.Opening(3)
    scenario.open("south")
    assert scenario.state.stack[-1] == ct.Opening(4)  # Player 2's unit borders that one
    scenario.open("east")
    assert scenario.waits_for() == "Drawing"


@pytest.mark.rule("CT-H-6", "CT-H-80", "CT-H-61")
def test_creatures_do_not_keep_a_seat_in_and_leave_with_it() -> None:
    options = ct.Options(seats=3, squad_size=3, map="ring", factions=("makers", "growers", "movers"), first=Seat(0))
    scenario = Scenario(
        {"caster-0": (0, 0), "ort-1": (1, 0), "captain-2": (8, 0)},
        pack=everything(),
        options=options,
        board=("land0", "land1", "land2"),
        creatures={"sprout-1-1": ((3, 0), "ort-1", "ort.bud")},
        wounded=("ort-1",),
        savages={"gnaw": ((5, 5), 1)},
        effects=(ct.Effect("hexer.curse", 0, "one-shot", Seat(1), "ort-1", "captain-2"),),
    )
    scenario.finish("caster-0", "ort-1")
    assert scenario.lingering() == []
    assert scenario.state.out == (0, 1, 0)
    assert not scenario.on_board("sprout-1-1")
    assert scenario.unit("gnaw").activator == -1
    assert scenario.game.outcome(scenario.state) is None
    scenario.end()
    assert scenario.seat == 2


@pytest.mark.rule("CT-H-80", "CT-H-67")
def test_a_seat_that_falls_in_its_own_turn_ends_it() -> None:
    options = ct.Options(seats=3, squad_size=3, map="ring", factions=("movers", "makers", "growers"), first=Seat(0))
    start = Scenario(
        {"healer-0": (0, 0), "caster-1": (1, 8), "ort-2": (8, 0)}, pack=everything(), options=options, board=("land0", "land1", "land2")
    )
    mine = ct.Effect("caster.mine", 0, "sustained", Seat(1), "caster-1", "", start.grid.index[1, 0])
    scenario = Scenario(
        {"healer-0": (0, 0), "caster-1": (1, 8), "ort-2": (8, 0)},
        pack=everything(),
        options=options,
        board=("land0", "land1", "land2"),
        effects=(mine,),
    )
    scenario.move("healer-0", (1, 0))
    assert not scenario.on_board("healer-0")
    assert scenario.state.out == (1, 0, 0)
    assert scenario.seat == 1


@pytest.mark.rule("CT-H-12", "CT-TU-2", "CT-TU-6")
def test_turns_go_round_and_the_round_ends_with_an_event() -> None:
    scenario = Scenario({"ansel-0": (0, 0), **FAR}, board=OPEN)
    scenario.end().end()
    assert scenario.waits_for() == "Drawing"
    assert scenario.game.to_act(scenario.state) == (CHANCE,)
    scenario.draw("quake")
    assert (scenario.state.clock.round, scenario.seat) == (4, 0)


@pytest.mark.rule("CT-H-4", "CT-H-29", "CT-H-80")
def test_who_falls_in_the_middle_of_an_action_is_out_when_it_is_resolved() -> None:
    scenario = Scenario({"nub-1": (3, 2), "ort-1": (5, 1), "ansel-0": (4, 2)}, board=OPEN, wounded=("ansel-0",), turn=1)
    scenario.use("nub-1", "spores", (4, 2)).roll(6, 6)
    assert not scenario.on_board("ansel-0")
    assert scenario.game.outcome(scenario.state) is None
    scenario.roll(1, 1)
    outcome = scenario.game.outcome(scenario.state)
    assert outcome is not None
    assert outcome.winners == (1,)
