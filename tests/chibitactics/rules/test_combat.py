"""Wounds, death, trophies, and what skills touch."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.values import Seat
from tests.chibitactics.packs import wide
from tests.chibitactics.scenario import OPTIONS, Scenario

OPEN = ("middle", "east")
WIDE = wide()
ME, YOU = Seat(0), Seat(1)


# -- wounds and death -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-WD-1", "CT-WD-2", "CT-WD-10", "CT-WD-6", "CT-H-77")
def test_alive_wounded_dead() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "cole-0": (3, 1), "nub-1": (3, 3), "ort-1": (12, 0)}, board=OPEN)
    scenario.use("ansel-0", "blade", "nub-1").roll(4)
    assert scenario.unit("nub-1").wounded
    scenario.use("cole-0", "pike", "nub-1").roll(4)
    assert not scenario.on_board("nub-1")
    assert scenario.unit("cole-0").trophies == ("nub-1",)


@pytest.mark.rule("CT-WD-3", "CT-WD-4", "CT-H-43")
def test_trophies_of_the_dead_return_and_a_holder_has_no_limit() -> None:
    scenario = Scenario(
        {"ansel-0": (3, 2), "nub-1": (3, 3), "ort-1": (12, 0)},
        board=OPEN,
        wounded=("nub-1",),
        trophies={"nub-1": ("bryn-0", "gnaw"), "ansel-0": ("moss-1",)},
    )
    scenario.finish("ansel-0", "nub-1")
    assert scenario.unit("ansel-0").trophies == ("moss-1", "nub-1")
    assert "bryn-0" in scenario.state.decks[0]
    assert scenario.state.supply.savage_discard == ("gnaw",)


@pytest.mark.rule("CT-WD-7", "CT-WD-9", "CT-H-37", "CT-WD-5")
def test_a_turn_beside_a_fast_wound_unit_wounds_it_and_a_second_one_finishes_it() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "cole-0": (3, 1), "blinker-0": (2, 2), "ort-1": (12, 0)}, pack=WIDE, board=OPEN)
    scenario.finish("ansel-0", "blinker-0")
    assert scenario.unit("blinker-0").wounded
    scenario.finish("cole-0", "blinker-0")
    assert not scenario.on_board("blinker-0")
    assert scenario.refused(ct.Finish(ME, "ansel-0", "cole-0")) == "CT-SK-2"


@pytest.mark.rule("CT-WD-7", "CT-WD-5")
def test_a_turn_is_not_spent_on_the_healthy_or_the_distant() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "cole-0": (3, 1), "nub-1": (0, 0), "ort-1": (12, 0)}, board=OPEN, wounded=("nub-1",))
    assert scenario.refused(ct.Finish(ME, "ansel-0", "cole-0")) == "CT-WD-7"
    assert scenario.refused(ct.Finish(ME, "ansel-0", "nub-1")) == "CT-WD-5"


@pytest.mark.rule("CT-WD-8", "CT-WD-9", "CT-H-38")
def test_a_fast_death_unit_dies_of_a_turn_beside_it_or_of_any_attack_that_succeeds() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "healer-0": (3, 1), "ort-1": (12, 0)}, pack=WIDE, board=OPEN)
    scenario.use("ansel-0", "blade", "healer-0").roll(3)
    assert scenario.on_board("healer-0")
    scenario = Scenario({"ansel-0": (3, 2), "healer-0": (3, 1), "ort-1": (12, 0)}, pack=WIDE, board=OPEN)
    scenario.use("ansel-0", "blade", "healer-0").roll(4)
    assert not scenario.on_board("healer-0")
    scenario = Scenario({"ansel-0": (3, 2), "healer-0": (3, 1), "ort-1": (12, 0)}, pack=WIDE, board=OPEN)
    scenario.finish("ansel-0", "healer-0")
    assert not scenario.on_board("healer-0")


@pytest.mark.rule("CT-H-42", "CT-TR-1")
def test_ones_own_dead_are_trophies_and_who_kills_itself_takes_nothing() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "healer-0": (3, 1), "ort-1": (12, 0)}, pack=WIDE, board=OPEN)
    scenario.finish("ansel-0", "healer-0")
    assert scenario.unit("ansel-0").trophies == ("healer-0",)
    scenario = Scenario(
        {"ansel-0": (3, 2), "healer-0": (1, 1), "ort-1": (12, 0)}, pack=WIDE, board=OPEN, trophies={"healer-0": ("caster-0",)}
    )
    scenario.trophy("healer-0", "caster-0", "substance", "healer-0")
    assert not scenario.on_board("healer-0")
    assert "healer-0" in scenario.state.decks[0]


@pytest.mark.rule("CT-H-15", "CT-H-77")
def test_a_card_may_heal_and_the_healed_unit_acts_again_from_the_next_turn() -> None:
    scenario = Scenario({"healer-0": (3, 2), "ansel-0": (3, 1), "ort-1": (12, 0)}, pack=WIDE, board=OPEN, wounded=("ansel-0",))
    assert scenario.refused(scenario.using("healer-0", "mend", "healer-0")) == "CT-SK-6"
    scenario.use("healer-0", "mend", "ansel-0").roll(4)
    assert not scenario.unit("ansel-0").wounded
    assert scenario.refused(scenario.moving("ansel-0", (2, 1))) == "CT-SK-2"
    scenario.end().end().draw("fog")
    assert scenario.legal(scenario.moving("ansel-0", (2, 1)))


@pytest.mark.rule("CT-EV-3", "CT-EV-6", "CT-WD-11", "CT-H-40")
def test_an_event_finishes_the_wounded_and_nobody_takes_their_cards() -> None:
    units = {"ansel-0": (0, 0), "cole-0": (1, 0), "ort-1": (12, 0), "nub-1": (2, 0)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, wounded=("ansel-0", "nub-1"), turn=1)
    scenario.end().draw("plague")
    scenario.roll(4, 5)
    assert scenario.on_board("ansel-0")
    assert not scenario.on_board("nub-1")
    assert "nub-1" in scenario.state.decks[1]
    assert scenario.state.clock.round == 4


@pytest.mark.rule("CT-EV-3", "CT-H-85", "CT-H-39")
def test_what_an_event_leaves_open_the_first_seat_chooses() -> None:
    scenario = Scenario({"ansel-0": (0, 0), "ort-1": (12, 0)}, pack=WIDE, board=OPEN, turn=1)
    scenario.end().draw("bolt")
    assert scenario.seat == 0
    scenario.choose(ct.UnitOption("ort-1"))
    assert scenario.unit("ort-1").wounded
    assert scenario.state.supply.event_discard == ("bolt",)


@pytest.mark.rule("CT-H-90", "CT-TR-8")
def test_a_wounded_holder_keeps_its_trophies_and_cannot_use_or_be_given_any() -> None:
    scenario = Scenario(
        {"ansel-0": (3, 2), "cole-0": (3, 1), "ort-1": (12, 0)},
        board=OPEN,
        wounded=("ansel-0",),
        trophies={"ansel-0": ("moss-1",), "cole-0": ("nub-1",)},
    )
    assert scenario.refused(scenario.trophying("ansel-0", "moss-1", "substance", "ansel-0")) == "CT-WD-2"
    assert scenario.refused(ct.GiveTrophy(ME, "ansel-0", "cole-0", "moss-1")) == "CT-WD-2"
    assert scenario.refused(ct.GiveTrophy(ME, "cole-0", "ansel-0", "nub-1")) == "CT-TR-8"
    assert scenario.unit("ansel-0").trophies == ("moss-1",)


@pytest.mark.rule("CT-TR-8", "CT-TR-9", "CT-CA-5", "CT-H-41", "CT-H-82")
def test_creatures_neither_leave_nor_take_nor_carry_trophies() -> None:
    scenario = Scenario(
        {"ort-1": (6, 0), "ansel-0": (7, 1), "cole-0": (7, 0)},
        board=OPEN,
        turn=1,
        creatures={"sprout-1-1": ((6, 1), "ort-1", "ort.bud")},
        wounded=("ansel-0",),
        trophies={"ort-1": ("bryn-0",)},
    )
    assert scenario.refused(ct.GiveTrophy(YOU, "ort-1", "sprout-1-1", "bryn-0")) == "CT-TR-9"
    scenario.finish("sprout-1-1", "ansel-0")
    assert scenario.unit("sprout-1-1").trophies == ()
    assert "ansel-0" in scenario.state.decks[0]
    scenario.end().draw("fog").use("cole-0", "pike", "sprout-1-1").roll(4)
    scenario.end().end().draw("quake").use("cole-0", "pike", "sprout-1-1").roll(4)
    assert not scenario.on_board("sprout-1-1")
    assert scenario.unit("cole-0").trophies == ()


# -- what skills touch ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-SK-4", "CT-H-92", "CT-SK-6")
def test_one_may_strike_ones_own_unless_the_card_says_otherwise() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "blinker-0": (3, 1), "ort-1": (12, 0)}, pack=WIDE, board=OPEN)
    assert scenario.legal(scenario.using("ansel-0", "blade", "blinker-0"))
    assert scenario.refused(scenario.using("blinker-0", "slice", "ansel-0")) == "CT-SK-6"


@pytest.mark.rule("CT-H-92", "CT-CA-7")
def test_what_may_be_aimed_at() -> None:
    units = {"caster-0": (3, 2), "flyer-0": (2, 2), "moss-1": (5, 2)}
    scenario = Scenario(units, pack=WIDE, board=OPEN)
    assert scenario.refused(scenario.using("flyer-0", "talon", (3, 2))) == "CT-H-92"
    assert scenario.refused(scenario.using("caster-0", "mine", "moss-1")) == "CT-H-92"
    assert scenario.legal(scenario.using("caster-0", "mine", (4, 1)))
    assert scenario.refused(scenario.using("flyer-0", "wings", "flyer-0")) == "CT-CA-7"
    scenario = Scenario({"moss-1": (5, 2), "ansel-0": (0, 0)}, board=OPEN, turn=1)
    assert scenario.refused(scenario.using("moss-1", "fury", "ansel-0")) == "CT-H-92"


@pytest.mark.rule("CT-H-26", "CT-PR-1", "CT-H-25", "CT-TE-1", "CT-CA-3")
def test_mountains_stop_every_skill_with_a_range_unless_the_card_says_otherwise() -> None:
    units = {"caster-0": (3, 1), "flyer-0": (3, 2), "bryn-0": (2, 1), "cole-0": (3, 0), "ort-1": (5, 1)}
    scenario = Scenario(units, pack=WIDE, board=OPEN)
    assert scenario.refused(scenario.using("caster-0", "spark", "ort-1")) == "CT-H-25"
    assert scenario.refused(scenario.using("bryn-0", "bow", "ort-1")) == "CT-H-25"
    assert scenario.legal(scenario.using("flyer-0", "dive", "ort-1"))
    scenario = Scenario({"cole-0": (3, 1), "ort-1": (5, 1)}, board=OPEN)
    assert scenario.refused(scenario.using("cole-0", "pike", "ort-1")) == "CT-H-25"
    scenario = Scenario({"cole-0": (3, 1), "ort-1": (5, 1)}, board=OPEN, turn=1)
    scenario.move("ort-1", (6, 1))
    assert "Provoked" not in scenario.names()


@pytest.mark.rule("CT-H-25")
def test_a_mountain_on_either_side_of_an_edge_blocks_the_line_along_it() -> None:
    for archer, target in (((3, 2), (5, 1)), ((3, 1), (5, 0))):  # along the upper and along the lower edge of the mountain on 4,1
        scenario = Scenario({"bryn-0": archer, "ort-1": target}, board=OPEN)
        assert scenario.refused(scenario.using("bryn-0", "bow", "ort-1")) == "CT-H-25"


@pytest.mark.rule("CT-H-27", "CT-H-75")
def test_units_water_and_forest_do_not_stop_sight_and_closed_cells_do() -> None:
    scenario = Scenario({"bryn-0": (4, 2), "ansel-0": (5, 2), "ort-1": (7, 2)}, board=OPEN)
    assert scenario.legal(scenario.using("bryn-0", "bow", "ort-1"))
    scenario = Scenario({"bryn-0": (5, 3), "ort-1": (7, 3)}, board=OPEN)
    assert scenario.legal(scenario.using("bryn-0", "bow", "ort-1"))
    bow = Scenario({"bryn-0": (7, 3), "ort-1": (12, 1)}, board=("middle", ""))
    index = bow.grid.index
    assert not bow.ground.sees(index[7, 3], index[12, 1])
    assert Scenario({"bryn-0": (7, 3), "ort-1": (12, 1)}, board=OPEN).ground.sees(index[7, 3], index[12, 1])


@pytest.mark.rule("CT-H-28", "CT-PR-2", "CT-H-29")
def test_a_radius_holds_its_centre_is_not_shielded_and_spares_nobody() -> None:
    units = {"nub-1": (3, 2), "ansel-0": (4, 2), "bryn-0": (5, 1), "ort-1": (4, 3)}
    scenario = Scenario(units, board=OPEN, turn=1)
    scenario.use("nub-1", "spores", (4, 2)).roll(4)
    burst = scenario.state.stack[-2]
    assert isinstance(burst, ct.RadiusAttack)
    assert burst.queue == ("ansel-0", "bryn-0", "nub-1", "ort-1")


@pytest.mark.rule("CT-CA-6", "CT-H-92")
@pytest.mark.parametrize("target", ["ansel-1", "moss-1"])
def test_what_a_squad_receives_nobody_else_does_whatever_its_name(target: str) -> None:
    units = {"captain-0": (3, 2), target: (4, 2), "bryn-0": (3, 1)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, options=replace(OPTIONS, factions=()))
    assert not scenario.legal(scenario.using("captain-0", "order", target))
    assert scenario.legal(scenario.using("captain-0", "order", "bryn-0"))


@pytest.mark.rule("CT-H-29")
def test_who_is_out_of_a_radius_when_its_turn_comes_is_skipped() -> None:
    units = {"nub-1": (3, 2), "ansel-0": (4, 2), "bryn-0": (5, 1), "ort-1": (4, 3)}
    scenario = Scenario(units, board=OPEN, turn=1)
    scenario.use("nub-1", "spores", (4, 2)).roll(4)
    # No card moves one unit while another is resolved; a state from outside may say that one did.
    elsewhere = [replace(unit, cell=scenario.grid.index[0, 3]) if unit.id == "bryn-0" else unit for unit in scenario.state.units]
    scenario.state = replace(scenario.state, units=tuple(elsewhere))
    scenario.roll(1)
    burst = scenario.state.stack[-2]
    assert isinstance(burst, ct.RadiusAttack)
    assert burst.queue == ("nub-1", "ort-1")


@pytest.mark.rule("CT-PR-4", "CT-H-78", "CT-CA-2")
def test_an_area_has_one_die_for_all_and_leaves_the_user_out() -> None:
    units = {"sweeper-0": (3, 2), "ansel-0": (2, 2), "moss-1": (4, 2), "nub-1": (3, 3), "ort-1": (12, 0)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, wounded=("nub-1",))
    scenario.use("sweeper-0", "sweep", "sweeper-0").roll(4)
    assert scenario.waits_for() == ""
    assert scenario.unit("ansel-0").wounded
    assert scenario.unit("moss-1").wounded
    assert not scenario.unit("sweeper-0").wounded
    assert scenario.unit("sweeper-0").trophies == ("nub-1",)
    assert scenario.cell("ansel-0") == (0, 2)
    assert scenario.cell("moss-1") == (6, 2)


@pytest.mark.rule("CT-H-76", "CT-H-89")
def test_a_push_stops_before_what_cannot_be_entered_and_a_teleport_needs_free_ground() -> None:
    units = {"sweeper-0": (3, 2), "moss-1": (4, 2), "nub-1": (5, 2), "blinker-0": (3, 1)}
    scenario = Scenario(units, pack=WIDE, board=OPEN)
    assert scenario.refused(scenario.using("blinker-0", "blink", (4, 1))) == "CT-H-76"
    assert scenario.refused(scenario.using("blinker-0", "blink", (3, 2))) == "CT-H-76"
    scenario.use("sweeper-0", "sweep", "sweeper-0").roll(4)
    assert scenario.cell("moss-1") == (4, 2)
    assert "Provoked" not in scenario.names()


@pytest.mark.rule("CT-H-76", "CT-SV-9", "CT-H-57")
def test_a_push_leaves_a_free_savage_in_its_segment_and_takes_a_captured_one_out_of_it() -> None:
    units = {"sweeper-0": (6, 1), "ort-1": (15, 3)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, savages={"gnaw": ((7, 1), 0)})
    scenario.use("sweeper-0", "sweep", "sweeper-0").roll(4)
    assert scenario.unit("gnaw").wounded
    assert scenario.cell("gnaw") == (7, 1)
    scenario = Scenario(units, pack=WIDE, board=OPEN, savages={"gnaw": ((5, 1), 0)})
    assert scenario.use("sweeper-0", "sweep", "sweeper-0").roll(4).cell("gnaw") == (5, 1)  # a mountain is next
    scenario = Scenario({"sweeper-0": (5, 0), "ort-1": (15, 3)}, pack=WIDE, board=OPEN, savages={"gnaw": ((6, 0), 0)})
    assert scenario.use("sweeper-0", "sweep", "sweeper-0").roll(4).cell("gnaw") == (7, 0)  # two steps, but only one is within
    leash = ct.Effect("leasher.leash", 0, "sustained", YOU, "ort-1", "gnaw")
    scenario = Scenario(units, pack=WIDE, board=OPEN, captured={"gnaw": ((7, 1), 1)}, effects=(leash,))
    assert scenario.use("sweeper-0", "sweep", "sweeper-0").roll(4).cell("gnaw") == (9, 1)


@pytest.mark.rule("CT-H-93", "CT-CA-7", "CT-H-91")
def test_passives_rest_with_their_unit_and_the_same_one_does_not_add_up() -> None:
    units = {"captain-0": (3, 2), "flyer-0": (4, 2), "moss-1": (5, 2)}
    scenario = Scenario(units, pack=WIDE, board=OPEN)
    assert scenario.use("flyer-0", "talon", "moss-1").needs() == (4, 1)
    scenario = Scenario(units, pack=WIDE, board=OPEN, wounded=("captain-0",))
    assert scenario.use("flyer-0", "talon", "moss-1").needs() == (4, 0)
    scenario = Scenario(units, pack=WIDE, board=OPEN, wounded=("captain-0",), turn=1)
    assert scenario.legal(scenario.moving("moss-1", (6, 2)))
    assert scenario.refused(scenario.moving("moss-1", (8, 2))) == "CT-MV-1"  # dread goes on while its unit is wounded: 2 points


@pytest.mark.rule("CT-H-95", "CT-H-73", "CT-H-31")
def test_a_controlled_unit_acts_for_its_controller_and_counts_for_its_owner() -> None:
    scenario = Scenario({"leasher-0": (3, 2), "ort-1": (5, 2)}, pack=WIDE, board=OPEN)
    scenario.use("leasher-0", "charm", "ort-1").roll(5)
    assert scenario.unit("ort-1").seat == 0
    assert scenario.game.outcome(scenario.state) is None
    scenario.end()
    assert scenario.refused(scenario.moving("ort-1", (5, 1))) == "CT-TU-4"
    scenario.end().draw("mud")
    scenario.move("ort-1", (5, 1))
    assert (scenario.unit("ort-1").owner, scenario.unit("ort-1").seat) == (1, 0)
    scenario.play(ct.Cancel(ME, "leasher-0", "charm", "ort-1"))
    assert scenario.unit("ort-1").seat == 1
    assert scenario.state.squads[1] == ("ort-1",)


@pytest.mark.rule("CT-TR-3", "CT-H-44")
def test_a_longer_range_does_not_lengthen_a_substance() -> None:
    veil = ct.Effect("sweeper.veil", 0, "sustained", ME, "ansel-0", "ansel-0")
    units = {"ansel-0": (3, 2), "nub-1": (5, 2), "ort-1": (12, 0)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, trophies={"ansel-0": ("bryn-0",)}, effects=(veil,))
    assert scenario.refused(scenario.trophying("ansel-0", "bryn-0", "substance", "nub-1")) == "CT-TR-3"


@pytest.mark.rule("CT-H-95", "CT-H-73", "CT-SV-13")
def test_a_unit_captured_this_turn_uses_and_hands_on_no_trophy_and_a_savage_taken_over_drops_them() -> None:
    scenario = Scenario(
        {"leasher-0": (3, 2), "ansel-0": (4, 2), "ort-1": (5, 2), "nub-1": (12, 0)},
        pack=WIDE,
        board=OPEN,
        trophies={"ort-1": ("rind-1",), "gnaw": ("bryn-0",), "ansel-0": ("moss-1",)},
        captured={"gnaw": ((3, 3), 1)},
        effects=(ct.Effect("leasher.leash", 0, "sustained", YOU, "ort-1", "gnaw"),),
    )
    before = scenario.state
    scenario.use("leasher-0", "charm", "ort-1").roll(5)
    assert scenario.unit("ort-1").trophies == ("rind-1",)
    assert scenario.refused(scenario.trophying("ort-1", "rind-1", "substance", "ort-1")) == "CT-H-95"
    assert scenario.refused(ct.GiveTrophy(ME, "ort-1", "ansel-0", "rind-1")) == "CT-H-95"
    assert scenario.refused(ct.GiveTrophy(ME, "ansel-0", "ort-1", "moss-1")) == "CT-H-95"
    scenario.state = before
    scenario.use("leasher-0", "leash", "gnaw").roll(5)
    assert (scenario.unit("gnaw").seat, scenario.unit("gnaw").trophies) == (0, ())


@pytest.mark.rule("CT-H-95")
def test_a_unit_that_is_released_takes_its_trophies_along() -> None:
    charm = ct.Effect("leasher.charm", 0, "sustained", ME, "leasher-0", "ort-1")
    scenario = Scenario(
        {"leasher-0": (3, 2), "ort-1": (5, 2), "nub-1": (12, 0)}, pack=WIDE, board=OPEN, trophies={"ort-1": ("rind-1",)}, effects=(charm,)
    )
    units = tuple(replace(unit, seat=ME) if unit.id == "ort-1" else unit for unit in scenario.state.units)
    scenario.state = replace(scenario.state, units=units)
    scenario.play(ct.Cancel(ME, "leasher-0", "charm", "ort-1"))
    assert (scenario.unit("ort-1").seat, scenario.unit("ort-1").trophies) == (1, ("rind-1",))


@pytest.mark.rule("CT-TR-1", "CT-H-41")
def test_a_trophy_is_taken_over_three_cells() -> None:
    scenario = Scenario({"bryn-0": (0, 1), "moss-1": (3, 1), "ort-1": (15, 0)}, wounded=("moss-1",))
    scenario.use("bryn-0", "bow", "moss-1").roll(4)
    assert scenario.unit("bryn-0").trophies == ("moss-1",)


@pytest.mark.rule("CT-H-41", "CT-H-40", "CT-H-90")
def test_a_wounded_killer_takes_no_trophy() -> None:
    units = {"sweeper-0": (3, 0), "healer-0": (1, 1), "ort-1": (15, 0)}
    cell = Scenario(units, pack=WIDE).grid.index[1, 0]
    fire = ct.Effect("sweeper.fire", 0, "one-shot", ME, "sweeper-0", "", cell)
    for wounded in ((), ("sweeper-0",)):
        scenario = Scenario(units, pack=WIDE, effects=(fire,), wounded=wounded)
        scenario.move("healer-0", (1, 0))
        assert not scenario.on_board("healer-0")
        assert scenario.unit("sweeper-0").trophies == (() if wounded else ("healer-0",))


@pytest.mark.rule("CT-SC-1", "CT-SC-4", "CT-H-71")
def test_a_wounded_unit_scouts() -> None:
    scenario = Scenario({"ansel-0": (7, 0), "bryn-0": (0, 0), "ort-1": (15, 3)}, wounded=("ansel-0",))
    assert scenario.end().waits_for() == "Opening"
