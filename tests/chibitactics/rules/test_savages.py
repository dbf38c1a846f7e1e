"""Savages: their turns, whom they go for, captured and freed ones."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics._geometry import hex as _hex
from boardrules.chibitactics.language import EventCard, Modify, Push, Skill, Teleport, UnitCard, Weather, Where, Wound
from boardrules.values import CHANCE, Seat
from tests.chibitactics.packs import TESTPACK, walk, wide
from tests.chibitactics.scenario import OPTIONS, Scenario, apart

OPEN = ("middle", "east")
WIDE = wide()


def steers(scenario: Scenario) -> list[tuple[str, int]]:
    """Who took control of which savage in the last action."""
    return [(event.unit, event.seat) for event in scenario.happened if isinstance(event, ct.ControlTaken)]


def leash(seat: int, maker: str, captive: str) -> ct.Effect:
    """What holds *captive*."""
    return ct.Effect("leasher.leash", 0, "sustained", Seat(seat), maker, captive)


@pytest.mark.rule("CT-SV-3", "CT-H-58")
def test_a_savage_acts_after_the_turns_of_its_activator() -> None:
    units = {"ansel-0": (0, 0), "ort-1": (10, 3)}
    scenario = Scenario(units, board=OPEN, savages={"gnaw": ((9, 1), 1)})
    scenario.end()
    assert steers(scenario) == []
    scenario.end()
    assert steers(scenario) == [("gnaw", 0)]
    scenario = Scenario(units, board=OPEN, savages={"gnaw": ((9, 1), -1)})
    scenario.end()
    assert steers(scenario) == []
    scenario.end()
    assert steers(scenario) == [("gnaw", 0)]


@pytest.mark.rule("CT-SV-4", "CT-H-54")
def test_of_several_the_one_further_right_acts_first() -> None:
    assert _hex.right((9, 1)) < _hex.right((8, 2)) < _hex.right((8, 1)) < _hex.right((7, 2))
    assert _hex.right((9, 0)) < _hex.right((8, 2))
    assert _hex.right((9, 0), "square") < _hex.right((8, 0), "square") < _hex.right((8, 3), "square") < _hex.right((7, 3), "square")
    units = {"ansel-0": (0, 0), "ort-1": (15, 0)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, savages={"gnaw": ((8, 1), 0), "burster": ((9, 1), 0)})
    scenario.end()
    drawn = [name for name, _ in steers(scenario)]
    assert drawn[0] == "burster"


@pytest.mark.rule("CT-SV-4", "CT-H-54", "CT-H-31")
def test_on_squares_the_savage_in_the_column_further_right_comes_first() -> None:
    squares = replace(OPTIONS, house=ct.HouseRules(topology="square"))
    savages = {"gnaw": ((8, 3), 0), "burster": ((9, 0), 0)}  # 2q + r would be 19 and 18
    scenario = Scenario({"ansel-0": (0, 0), "ort-1": (15, 0)}, pack=WIDE, options=squares, board=OPEN, savages=savages)
    assert [name for name, _ in steers(scenario.end())] == ["burster", "gnaw"]
    savages = {"gnaw": ((6, 2), 0), "howler": ((6, 0), 0)}
    scenario = Scenario({"ansel-0": (6, 1), "ort-1": (15, 0)}, pack=WIDE, options=squares, board=OPEN, savages=savages)
    scenario.move("ansel-0", (5, 1))
    assert [event.unit for event in scenario.happened if isinstance(event, ct.Provoked)] == ["howler"]


@pytest.mark.rule("CT-SV-9")
def test_a_free_savage_does_not_go_round_through_another_segment_either() -> None:
    west, far, middle, east = TESTPACK.segments
    walled = (west, far, replace(middle, rows=("....",) * 4), replace(east, rows=("....", "^^^^", "....", "....")))
    bite = Skill(id="bite", name="Bite", category="melee", does=(Wound(),))
    pack = replace(TESTPACK, segments=walled, savages=(UnitCard(id="gnaw", name="Gnaw", skills=(walk(3), bite)),))
    scenario = Scenario({"ansel-0": (8, 3), "ort-1": (0, 0)}, pack=pack, board=OPEN, savages={"gnaw": ((8, 0), 0)})
    scenario.end()
    assert steers(scenario) == [("gnaw", 1)]
    assert scenario.cell("gnaw") == (8, 0)  # (8, 2), beside Ansel, is three steps away on the other side of the border
    assert scenario.waits_for() == ""


@pytest.mark.rule("CT-H-67", "CT-H-69", "CT-SV-5")
def test_the_dice_of_a_free_savage_that_fell_to_its_own_radius_are_still_thrown_by_the_seat_that_steered_it() -> None:
    nova = Skill(id="nova", name="Nova", category="ranged", range=1, radius=1, on_self=True, does=(Wound(),))
    pack = replace(TESTPACK, savages=(UnitCard(id="gnaw", name="Gnaw", fast_death=True, skills=(walk(1), nova)),))
    units = {"bryn-0": (10, 1), "ansel-0": (0, 1), "ort-1": (11, 1), "moss-1": (0, 0)}
    scenario = Scenario(units, pack=pack, board=OPEN, savages={"gnaw": ((9, 1), 0)})
    scenario.end().roll(4, 4, 4)  # the shot, Bryn, itself
    assert not scenario.on_board("gnaw")
    die = scenario.state.stack[-1]
    assert isinstance(die, ct.Die)
    assert (die.seat, die.unit) == (1, "gnaw")
    scenario.roll(4)
    assert scenario.unit("ort-1").wounded


@pytest.mark.rule("CT-SV-12", "CT-H-41", "CT-H-46")
def test_a_free_savage_takes_no_trophy() -> None:
    scenario = Scenario(
        {"ansel-0": (8, 1), "bryn-0": (0, 0), "ort-1": (15, 0)}, board=OPEN, wounded=("ansel-0",), savages={"gnaw": ((9, 1), 0)}
    )
    scenario.end().roll(4)
    assert not scenario.on_board("ansel-0")
    assert scenario.unit("gnaw").trophies == ()
    assert "ansel-0" in scenario.state.decks[0]


@pytest.mark.rule("CT-SV-7", "CT-SV-8", "CT-H-73", "CT-H-74", "CT-H-57", "CT-CA-4")
def test_a_captured_savage_is_of_the_squad_from_the_next_turn_and_may_leave_its_segment() -> None:
    units = {"leasher-0": (8, 1), "bryn-0": (0, 0), "ort-1": (15, 0)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, savages={"gnaw": ((9, 1), 1)})
    assert scenario.refused(scenario.using("leasher-0", "leash", "ort-1")) == "CT-PR-1"
    assert scenario.refused(scenario.using("leasher-0", "leash", "leasher-0")) == "CT-H-86"
    scenario.use("leasher-0", "leash", "gnaw").roll(2)
    assert scenario.unit("gnaw").seat == 0
    assert scenario.refused(scenario.moving("gnaw", (8, 0))) == "CT-SK-2"
    scenario.end().end()
    scenario.draw("mud")
    scenario.move("gnaw", (9, 0)).end().end().draw("fog")
    scenario.move("gnaw", (7, 0))
    assert scenario.cell("gnaw") == (7, 0)
    scenario.play(ct.Cancel(Seat(0), "leasher-0", "leash", "gnaw"))
    assert scenario.unit("gnaw").home == scenario.grid.place_of[scenario.unit("gnaw").cell] == 2  # the middle, not the east any more


@pytest.mark.rule("CT-H-73", "CT-H-92")
def test_only_savages_are_captured_unless_the_card_says_units() -> None:
    scenario = Scenario({"leasher-0": (8, 1), "bryn-0": (8, 2), "ort-1": (9, 1)}, pack=WIDE, board=OPEN)
    assert scenario.refused(scenario.using("leasher-0", "leash", "ort-1")) == "CT-H-73"
    assert scenario.refused(scenario.using("leasher-0", "charm", "bryn-0")) == "CT-H-73"
    assert scenario.legal(scenario.using("leasher-0", "charm", "ort-1"))


@pytest.mark.rule("CT-SV-7", "CT-SV-13", "CT-H-58", "CT-H-73", "CT-PR-7")
def test_a_freed_savage_is_bound_where_it_stands_drops_its_trophies_and_acts_at_the_rounds_end() -> None:
    scenario = Scenario(
        {"leasher-0": (3, 1), "ansel-0": (0, 3), "ort-1": (3, 0), "nub-1": (15, 3)},
        pack=WIDE,
        board=OPEN,
        turn=0,
        captured={"gnaw": ((1, 0), 0)},
        trophies={"gnaw": ("rind-1",)},
        effects=(leash(0, "leasher-0", "gnaw"),),
    )
    ansel = ct.Finish(Seat(0), "ansel-0", "leasher-0")
    assert scenario.refused(ansel) == "CT-WD-5"
    scenario.play(ct.Cancel(Seat(0), "leasher-0", "leash", "gnaw"))
    gnaw = scenario.unit("gnaw")
    assert (gnaw.seat, gnaw.activator, gnaw.home, gnaw.trophies) == (-1, -1, 0, ())
    assert "rind-1" in scenario.state.decks[1]
    scenario.end()
    assert steers(scenario) == []
    scenario.end()
    assert [name for name, _ in steers(scenario)] == ["gnaw"]


@pytest.mark.rule("CT-H-74", "CT-TR-8", "CT-SC-4")
def test_a_captured_savage_scouts_and_is_handed_nothing() -> None:
    scenario = Scenario(
        {"leasher-0": (6, 0), "ort-1": (15, 3)},
        pack=WIDE,
        board=("middle", ""),
        captured={"gnaw": ((7, 0), 0)},
        trophies={"leasher-0": ("rind-1",)},
        effects=(leash(0, "leasher-0", "gnaw"),),
    )
    assert scenario.refused(ct.GiveTrophy(Seat(0), "leasher-0", "gnaw", "rind-1")) == "CT-TR-8"
    assert scenario.end().waits_for() == "Opening"
    scenario = Scenario({"leasher-0": (5, 0), "ort-1": (15, 3)}, pack=WIDE, board=("middle", ""), savages={"gnaw": ((7, 0), 1)})
    assert scenario.end().seat == 1


@pytest.mark.rule("CT-H-6")
def test_a_captured_savage_does_not_keep_its_seat_in() -> None:
    scenario = Scenario(
        {"leasher-0": (3, 1), "ort-1": (3, 0)},
        pack=WIDE,
        board=OPEN,
        turn=1,
        captured={"gnaw": ((1, 0), 0)},
        wounded=("leasher-0",),
    )
    scenario.finish("ort-1", "leasher-0")
    outcome = scenario.game.outcome(scenario.state)
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("CT-H-55", "CT-TE-7")
def test_an_empty_deck_of_savages_takes_its_discard_back_and_may_stay_empty() -> None:
    scenario = Scenario({"ansel-0": (7, 0), "ort-1": (15, 3)}, board=("middle", ""))
    scenario.state = replace(scenario.state, supply=replace(scenario.state.supply, savages=(), savage_discard=("gnaw",)))
    scenario.end().open("east")
    assert scenario.waits_for() == "Drawing"
    assert scenario.game.chance(scenario.state) == 1
    scenario = Scenario({"ansel-0": (7, 0), "ort-1": (15, 3)}, board=("middle", ""), trophies={"ansel-0": ("gnaw",)})
    scenario.end().open("east")
    assert scenario.seat == 1


@pytest.mark.rule("CT-H-72")
def test_a_wounded_savage_has_no_turn() -> None:
    scenario = Scenario({"ansel-0": (8, 1), "ort-1": (15, 3)}, board=OPEN, savages={"gnaw": ((9, 1), 0)}, wounded=("gnaw",))
    scenario.end()
    assert steers(scenario) == []


@pytest.mark.rule("CT-H-72", "CT-H-52")
def test_it_moves_onto_the_cheapest_cell_and_attacks_from_there() -> None:
    slow = UnitCard(id="gnaw", name="Gnaw", skills=(walk(1), Skill(id="bite", name="Bite", category="melee", does=(Wound(),))))
    pack = replace(TESTPACK, savages=(slow,))
    scenario = Scenario({"ansel-0": (9, 3), "ort-1": (0, 0)}, board=OPEN, pack=pack, savages={"gnaw": ((11, 0), 0)})
    scenario.end()
    while scenario.waits_for() == "Choice":
        scenario.play(scenario.game.legal_actions(scenario.state)[0])
    assert apart(scenario.cell("gnaw"), (9, 3)) == 2
    assert scenario.seat == 1  # it cannot attack yet


@pytest.mark.rule("CT-H-73", "CT-SV-7", "CT-H-85")
def test_a_savage_freed_while_the_freed_ones_act_still_acts_at_the_end_of_this_round() -> None:
    scenario = Scenario(
        {"leasher-0": (8, 1), "bryn-0": (0, 0), "ort-1": (5, 0)},
        pack=WIDE,
        board=OPEN,
        turn=1,
        captured={"burster": ((15, 3), 0)},
        savages={"gnaw": ((9, 1), -1)},
        effects=(leash(0, "leasher-0", "burster"),),
    )
    scenario.end()
    acted = [name for name, _ in steers(scenario)]
    while scenario.waits_for() != "Drawing":
        scenario.play(ct.Roll(CHANCE, 6) if scenario.waits_for() == "Die" else scenario.game.legal_actions(scenario.state)[0])
        acted += [name for name, _ in steers(scenario)]
    assert scenario.unit("leasher-0").wounded
    assert scenario.unit("burster").seat == -1
    assert acted == ["gnaw", "burster"]


@pytest.mark.rule("CT-H-81")
@pytest.mark.parametrize("wounded", [True, False])
def test_what_a_savage_made_ends_with_the_round_if_it_acts_no_more(wounded: bool) -> None:  # noqa: FBT001  (a parameter)
    roar = ct.Effect("howler.roar", 0, "one-shot", Seat(-1), "howler", "ansel-0")
    scenario = Scenario(
        {"ansel-0": (0, 0), "ort-1": (15, 3)},
        pack=WIDE,
        board=OPEN,
        turn=1,
        savages={"howler": ((9, 1), 0)},
        wounded=("howler",) if wounded else (),
        effects=(roar,),
    )
    scenario.end()
    assert ("EffectEnded" in scenario.names()) is wounded


@pytest.mark.rule("CT-H-36", "CT-H-72")
def test_a_savage_that_a_reaction_pushes_out_of_its_move_has_lost_its_attack_as_well() -> None:
    pole = UnitCard(id="cole", name="Cole", skills=(walk(3), Skill(id="pole", name="Pole", category="melee", range=3, does=(Push(1),))))
    humans = replace(TESTPACK.factions[0], units=(*TESTPACK.factions[0].units[:2], pole))
    pack = replace(TESTPACK, factions=(humans, TESTPACK.factions[1]))
    units = {"cole-0": (7, 1), "bryn-0": (11, 1), "ort-1": (0, 0)}
    scenario = Scenario(units, pack=pack, board=OPEN, savages={"gnaw": ((9, 1), 0)})
    scenario.end().choose(ct.UnitOption("bryn-0"))
    scenario.roll(6)
    assert scenario.cell("gnaw") == (10, 1)  # beside Bryn, as its move would have ended
    assert scenario.names()[-2:] == ["Lost", "TurnBegan"]


@pytest.mark.rule("CT-H-76", "CT-SV-9", "CT-H-72")
def test_a_savage_attacks_nobody_with_a_skill_that_needs_a_free_cell() -> None:
    pounce = Skill(id="pounce", name="Pounce", category="distortion", range=3, aim="cell", does=(Wound(), Teleport()))
    pack = replace(TESTPACK, savages=(UnitCard(id="gnaw", name="Gnaw", skills=(walk(3), pounce)),))
    units = {"bryn-0": (7, 1), "ort-1": (0, 0)}
    scenario = Scenario(units, pack=pack, board=OPEN, savages={"gnaw": ((9, 1), 0)}, wounded=("bryn-0",))
    scenario.end()
    while scenario.waits_for() == "Choice":
        scenario.play(scenario.game.legal_actions(scenario.state)[0])
    assert scenario.seat == 1
    assert scenario.on_board("bryn-0")
    assert scenario.cell("gnaw")[0] == 8  # it could only come nearer


@pytest.mark.rule("CT-H-9")
def test_no_savage_comes_out_of_a_cave_on_a_start_segment() -> None:
    west, *others = TESTPACK.segments
    pack = replace(TESTPACK, segments=(replace(west, rows=("...o", "..f.", ".h..", "o...")), *others))
    scenario = Scenario({"ansel-0": (3, 0), "bryn-0": (0, 3), "ort-1": (15, 0)}, pack=pack, board=("", "east"))
    scenario.end().open("middle")  # beside the start segment, and without a cave
    assert scenario.state.supply.savages == ("gnaw",)
    assert scenario.seat == 1
    scenario.end()
    assert [name for name, _ in steers(scenario)] == []
    assert scenario.state.supply.savages == ("gnaw",)


def go_on(scenario: Scenario) -> list[tuple[str, int]]:
    """Let every die fall on 1 and every choice on the first until a turn is open, and say who was steered by whom."""
    steered = steers(scenario)
    while scenario.state.stack:
        scenario.play(scenario.game.legal_actions(scenario.state)[0])
        steered += steers(scenario)
    return steered


@pytest.mark.rule("CT-SC-5", "CT-SV-1", "CT-SV-3", "CT-SV-4", "CT-H-54", "CT-H-56", "CT-H-70")
def test_caves_wake_in_the_order_of_the_map_and_what_came_out_acts_from_the_right() -> None:
    middle = replace(WIDE.segments[2], rows=("o.c.", "^.*.", ".#..", "..~o"))
    pack = replace(WIDE, segments=(*WIDE.segments[:2], middle, WIDE.segments[3]))
    scenario = Scenario({"bryn-0": (3, 0), "ort-1": (12, 0)}, pack=pack, board=("", ""))
    scenario.end().open("middle").open("east")
    for savage, cell in (("gnaw", (4, 0)), ("howler", (7, 3)), ("burster", (9, 1))):
        top = scenario.state.stack[-1]
        assert isinstance(top, ct.Drawing)
        assert top.cell == scenario.grid.index[cell]
        scenario.savage(savage)
    assert [name for name, _ in go_on(scenario)] == ["burster", "howler", "gnaw"]
    assert {scenario.unit(name).activator for name in ("gnaw", "howler", "burster")} == {0}
    scenario.end()
    assert steers(scenario) == []
    assert go_on(scenario) == []
    scenario.end()
    assert len(go_on(scenario)) == 3  # again after the turn of the seat that activated them


@pytest.mark.rule("CT-H-81")
def test_what_a_free_savage_made_ends_as_its_next_turn_begins() -> None:
    roar = ct.Effect("howler.roar", 0, "one-shot", Seat(-1), "howler", "bryn-0", -1, aged=True)
    units = {"bryn-0": (0, 0), "ort-1": (15, 3)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, savages={"howler": ((9, 1), 1)}, effects=(roar,))
    scenario.end()
    assert scenario.lingering() == ["one-shot"]
    scenario.end()
    assert go_on(scenario) == [("howler", 0)]
    assert scenario.lingering() == []


@pytest.mark.rule("CT-H-31", "CT-H-73")
def test_of_captured_savages_the_one_longest_in_the_squad_reacts_first() -> None:
    units = {"leasher-0": (8, 1), "bryn-0": (0, 0), "ort-1": (10, 1), "nub-1": (15, 3)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, savages={"gnaw": ((9, 1), 1), "howler": ((9, 2), 1)})
    scenario.use("leasher-0", "leash", "howler").roll(2).end().end()
    go_on(scenario)
    scenario.use("leasher-0", "leash", "gnaw").roll(2).end()
    assert (scenario.unit("gnaw").seat, scenario.unit("howler").seat) == (0, 0)
    scenario.move("ort-1", (11, 1))
    assert [event.unit for event in scenario.happened if isinstance(event, ct.Provoked)] == ["howler"]
    scenario.roll(1)
    assert [event.unit for event in scenario.happened if isinstance(event, ct.Provoked)] == ["gnaw"]


@pytest.mark.rule("CT-H-72", "CT-PR-5")
def test_after_its_move_a_savage_uses_only_what_is_active_after_movement() -> None:
    spit = Skill(id="spit", name="Spit", category="ranged", range=1, does=(Wound(),))
    units = {"bryn-0": (10, 3), "ort-1": (0, 0)}
    for after, waits in ((False, ""), (True, "Die")):
        pack = replace(TESTPACK, savages=(UnitCard(id="gnaw", name="Gnaw", skills=(walk(3), replace(spit, after_movement=after))),))
        scenario = Scenario(units, pack=pack, board=OPEN, savages={"gnaw": ((9, 1), 0)})
        scenario.end()
        while scenario.waits_for() == "Choice":
            scenario.play(scenario.game.legal_actions(scenario.state)[0])
        assert apart(scenario.cell("gnaw"), (10, 3)) == 1
        assert scenario.waits_for() == waits


@pytest.mark.rule("CT-H-72", "CT-H-92")
def test_a_savage_aims_a_skill_for_cells_at_the_cell_of_the_unit_it_goes_for() -> None:
    spray = Skill(id="spray", name="Spray", category="distortion", range=3, aim="cell", on_self=False, does=(Wound(),))
    pack = replace(TESTPACK, savages=(UnitCard(id="gnaw", name="Gnaw", skills=(walk(1), spray)),))
    scenario = Scenario({"ansel-0": (8, 1), "ort-1": (0, 0)}, pack=pack, board=OPEN, savages={"gnaw": ((9, 1), 0)})
    declared = scenario.end().state.stack[-2]
    assert isinstance(declared, ct.Declared)
    assert (declared.cell, declared.target) == (scenario.grid.index[8, 1], "")
    scenario.roll(4)
    assert scenario.unit("ansel-0").wounded


@pytest.mark.rule("CT-H-72")
def test_a_savage_plans_with_the_weather_of_the_cell_where_it_would_stand() -> None:
    spit = Skill(id="spit", name="Spit", category="ranged", range=2, after_movement=True, does=(Wound(),))
    haze = EventCard(id="haze", name="Haze", lasting=True, does=(Weather(where=Where(terrain=("forest",)), does=(Modify("range", -2),)),))
    pack = replace(TESTPACK, savages=(UnitCard(id="gnaw", name="Gnaw", skills=(walk(3), spit)),), events=(haze,))
    # In the forest at (8, 2), where it stands, its Range is 0; from (8, 1) it is 2, and Ansel is in reach.
    scenario = Scenario({"ansel-0": (6, 2), "ort-1": (0, 0)}, pack=pack, board=OPEN, event="haze", savages={"gnaw": ((8, 2), 1)}, turn=1)
    scenario.end()
    assert scenario.cell("gnaw") == (8, 1)
    assert scenario.waits_for() == "Die"
    lens = replace(haze, does=(Weather(where=Where(terrain=("forest",)), does=(Modify("range", 2),)),))
    pack = replace(pack, events=(lens,))
    # In the forest its Range is 4: from there alone can it shoot.
    scenario = Scenario({"ansel-0": (4, 2), "ort-1": (0, 0)}, pack=pack, board=OPEN, event="haze", savages={"gnaw": ((9, 2), 1)}, turn=1)
    scenario.end()
    assert scenario.cell("gnaw") == (8, 2)
    assert scenario.waits_for() == "Die"
