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
    table = Scenario({"ansel-0": (0, 0), **FAR}, board=OPEN)
    assert table.refused(ct.EndTurn(Seat(1))) == "BR-SEAT"
    table.move("ansel-0", (1, 0))
    assert table.seat == 0
    table.end()
    assert table.seat == 1
    assert table.refused(table.moving("ansel-0", (0, 0))) == "CT-TU-4"


@pytest.mark.rule("CT-TU-3", "CT-SK-2", "CT-H-13", "CT-H-65")
def test_each_unit_has_one_turn_and_they_do_not_interleave() -> None:
    table = Scenario({"ansel-0": (0, 0), "cole-0": (3, 0), **FAR}, board=OPEN)
    table.move("ansel-0", (1, 0))
    assert table.unit("ansel-0").turn == "moved"
    table.move("cole-0", (4, 0))
    assert table.unit("ansel-0").turn == "done"
    assert table.refused(table.moving("ansel-0", (2, 0))) == "CT-SK-2"
    assert table.refused(table.moving("cole-0", (5, 0))) == "CT-H-87"


@pytest.mark.rule("CT-SK-3", "CT-CA-2", "CT-PR-5", "CT-H-65")
def test_melee_follows_movement_and_movement_does_not_follow_melee() -> None:
    table = Scenario({"ansel-0": (2, 2), "nub-1": (4, 2)}, board=OPEN)
    table.move("ansel-0", (3, 2)).use("ansel-0", "blade", "nub-1").roll(2)
    assert table.unit("ansel-0").turn == "done"
    table = Scenario({"ansel-0": (3, 2), "nub-1": (4, 2)}, board=OPEN)
    table.use("ansel-0", "blade", "nub-1").roll(2)
    assert table.refused(table.moving("ansel-0", (3, 1))) == "CT-SK-2"
    table = Scenario({"bryn-0": (2, 2), "nub-1": (4, 2)}, board=OPEN)
    table.move("bryn-0", (3, 2))
    assert table.refused(table.using("bryn-0", "bow", "nub-1")) == "CT-PR-5"


@pytest.mark.rule("CT-H-59", "CT-CA-6", "CT-H-65")
def test_buff_then_movement_then_melee_and_no_second_buff() -> None:
    table = Scenario({"moss-1": (5, 2), "ansel-0": (3, 2)}, board=OPEN, turn=1)
    table.use("moss-1", "fury", "moss-1").roll(4)
    assert table.refused(table.using("moss-1", "fury", "moss-1")) == "CT-CA-6"
    assert table.refused(ct.Finish(Seat(1), "moss-1", "ansel-0")) == "CT-H-66"
    table.move("moss-1", (4, 2))
    assert table.unit("moss-1").turn == "buffed-moved"
    table.use("moss-1", "claw", "ansel-0")
    assert table.needs() == (4, 1)


@pytest.mark.rule("CT-CA-6", "CT-SK-3")
def test_a_failed_buff_ends_the_turn() -> None:
    table = Scenario({"moss-1": (5, 2), "ansel-0": (3, 2)}, board=OPEN, turn=1)
    table.use("moss-1", "fury", "moss-1").roll(3)
    assert table.unit("moss-1").turn == "done"
    assert not table.state.effects


@pytest.mark.rule("CT-H-65", "CT-CA-6")
def test_a_buff_active_after_movement_leaves_the_unit_moved() -> None:
    table = Scenario({"healer-0": (3, 2), "nub-1": (5, 2)}, pack=WIDE, board=OPEN)
    table.move("healer-0", (4, 2)).use("healer-0", "rush", "healer-0").roll(3)
    assert table.unit("healer-0").turn == "buffed-moved"
    assert table.refused(table.using("healer-0", "rush", "healer-0")) == "CT-H-65"
    table.use("healer-0", "staff", "nub-1")
    assert table.needs() == (4, 1)


@pytest.mark.rule("CT-SK-3", "CT-H-65")
def test_a_card_keeps_the_turn_at_most_once() -> None:
    table = Scenario({"blinker-0": (0, 0), **FAR}, pack=WIDE, board=OPEN)
    table.use("blinker-0", "blink", (1, 0)).roll(1)
    assert table.unit("blinker-0").turn == "fresh"
    table.use("blinker-0", "blink", (1, 0)).roll(5)
    assert table.cell("blinker-0") == (1, 0)
    assert table.unit("blinker-0").turn == "done"


@pytest.mark.rule("CT-SK-1", "CT-SK-7")
def test_skill_and_target_are_declared_by_name() -> None:
    table = Scenario({"ansel-0": (3, 2), "nub-1": (4, 2)}, board=OPEN)
    assert table.refused(table.using("ansel-0", "bow", "nub-1")) == "CT-SK-7"
    assert table.refused(table.using("ansel-0", "blade", "nobody-1")) == "CT-SK-1"
    assert table.refused(table.using("ansel-0", "walk", "nub-1")) == "CT-MV-5"
    table.use("ansel-0", "blade", "nub-1")
    assert [event for event in table.happened if isinstance(event, ct.SkillUsed)] == [ct.SkillUsed("ansel-0", "blade", "nub-1")]


@pytest.mark.rule("CT-H-14", "CT-TU-4")
def test_an_ability_is_used_between_actions_and_costs_no_units_turn() -> None:
    table = Scenario({"ansel-0": (3, 2), "nub-1": (5, 2)}, pack=WIDE, board=OPEN)
    table.move("ansel-0", (4, 2)).ability("ansel-0").roll(2)
    assert table.unit("ansel-0").turn == "moved"
    assert table.refused(ct.UseFaction(Seat(0), "ansel-0")) == "CT-H-14"
    table.use("ansel-0", "blade", "nub-1")
    assert table.needs() == (4, 1)
    assert table.refused(ct.UseFaction(Seat(0), "ansel-0")) == "BR-CHANCE"


@pytest.mark.rule("CT-H-14", "CT-H-3")
def test_an_ability_comes_back_with_the_turn_or_the_round() -> None:
    table = Scenario({"ansel-0": (0, 0), "nub-1": (15, 3)}, pack=WIDE, board=OPEN, wounded=("nub-1",))
    table.ability("ansel-0").roll(2).end()
    table.ability("nub-1", "ort-1").roll(2)
    assert table.unit("nub-1").wounded
    assert table.refused(ct.UseFaction(Seat(1), "nub-1", "ort-1")) == "CT-H-3"
    table.end().draw("fog")
    assert table.legal(ct.UseFaction(Seat(0), "ansel-0"))
    table.end()
    assert table.legal(ct.UseFaction(Seat(1), "nub-1", "ort-1"))


@pytest.mark.rule("CT-SC-2", "CT-SC-3", "CT-SC-5", "CT-H-70")
def test_several_segments_open_in_the_order_of_the_map_after_the_turn() -> None:
    table = Scenario({"ansel-0": (3, 0), **FAR}, board=("", ""))
    table.end()
    assert table.refused(ct.EndTurn(Seat(0))) == "BR-CHANCE"
    top = table.state.stack[-1]
    assert top == ct.Opening(2)


@pytest.mark.rule("CT-SC-5", "CT-SC-1")
def test_a_unit_that_borders_two_segments_opens_both() -> None:
    layout = replace(TESTPACK.maps[0], closed=(Place(1, 0), Place(0, 1), Place(2, 0)))
    pack = replace(TESTPACK, maps=(layout,), segments=(*TESTPACK.segments, Segment(id="south", name="South", rows=("....",) * 4)))
    table = Scenario({"ansel-0": (3, 3), **FAR}, pack=pack, board=("", "", ""))
    table.end()
    assert table.state.stack[-1] == ct.Opening(2)
    table.open("middle")
    assert table.state.stack[-1] == ct.Opening(3)
    table.open("south")
    assert table.state.stack[-1] == ct.Opening(4)  # seat 1's unit borders that one
    table.open("east")
    assert table.waits_for() == "Drawing"


@pytest.mark.rule("CT-H-6", "CT-H-80", "CT-H-61")
def test_creatures_do_not_keep_a_seat_in_and_leave_with_it() -> None:
    options = ct.Options(seats=3, squad_size=3, map="ring", factions=("makers", "growers", "movers"), first=Seat(0))
    table = Scenario(
        {"caster-0": (0, 0), "ort-1": (1, 0), "captain-2": (8, 0)},
        pack=everything(),
        options=options,
        board=("land0", "land1", "land2"),
        creatures={"sprout-1-1": ((3, 0), "ort-1", "ort.bud")},
        wounded=("ort-1",),
        savages={"gnaw": ((5, 5), 1)},
        effects=(ct.Effect("hexer.curse", 0, "one-shot", Seat(1), "ort-1", "captain-2"),),
    )
    table.finish("caster-0", "ort-1")
    assert table.lingering() == []
    assert table.state.out == (0, 1, 0)
    assert not table.on_board("sprout-1-1")
    assert table.unit("gnaw").activator == -1
    assert table.game.outcome(table.state) is None
    table.end()
    assert table.seat == 2


@pytest.mark.rule("CT-H-80", "CT-H-67")
def test_a_seat_that_falls_in_its_own_turn_ends_it() -> None:
    options = ct.Options(seats=3, squad_size=3, map="ring", factions=("movers", "makers", "growers"), first=Seat(0))
    start = Scenario(
        {"healer-0": (0, 0), "caster-1": (1, 8), "ort-2": (8, 0)}, pack=everything(), options=options, board=("land0", "land1", "land2")
    )
    mine = ct.Effect("caster.mine", 0, "sustained", Seat(1), "caster-1", "", start.grid.index[1, 0])
    table = Scenario(
        {"healer-0": (0, 0), "caster-1": (1, 8), "ort-2": (8, 0)},
        pack=everything(),
        options=options,
        board=("land0", "land1", "land2"),
        effects=(mine,),
    )
    table.move("healer-0", (1, 0))
    assert not table.on_board("healer-0")
    assert table.state.out == (1, 0, 0)
    assert table.seat == 1


@pytest.mark.rule("CT-H-12", "CT-TU-2", "CT-TU-6")
def test_turns_go_round_and_the_round_ends_with_an_event() -> None:
    table = Scenario({"ansel-0": (0, 0), **FAR}, board=OPEN)
    table.end().end()
    assert table.waits_for() == "Drawing"
    assert table.game.to_act(table.state) == (CHANCE,)
    table.draw("quake")
    assert (table.state.round, table.seat) == (4, 0)


@pytest.mark.rule("CT-H-4", "CT-H-29", "CT-H-80")
def test_who_falls_in_the_middle_of_an_action_is_out_when_it_is_resolved() -> None:
    table = Scenario({"nub-1": (3, 2), "ort-1": (5, 1), "ansel-0": (4, 2)}, board=OPEN, wounded=("ansel-0",), turn=1)
    table.use("nub-1", "spores", (4, 2)).roll(6, 6)
    assert not table.on_board("ansel-0")
    assert table.game.outcome(table.state) is None
    table.roll(1, 1)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (1,)
