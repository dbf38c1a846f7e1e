"""Every field of HouseRules: what the default decides, and what the alternative does instead."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import InvalidOptions
from boardrules import chibitactics as ct
from boardrules.chibitactics.language import Skill, UnitCard, Wound
from boardrules.values import Seat
from tests.chibitactics.packs import HUMANS, TESTPACK, walk
from tests.chibitactics.scenario import OPTIONS, Scenario

OPEN = ("middle", "east")


def play_by(house: ct.HouseRules) -> ct.Options:
    """The example's options with other house rules."""
    return replace(OPTIONS, house=house)


def humans(*units: UnitCard) -> ct.Pack:
    """The example's pack with more humans."""
    return replace(TESTPACK, factions=(replace(HUMANS, units=(*units, *HUMANS.units)), *TESTPACK.factions[1:]))


# -- CT-H-4 ---------------------------------------------------------------------------------------------------------------------


def last_two(house: ct.HouseRules) -> Scenario:
    """Player 2's only unit stands wounded beside one of Player 1, another of Player 1 is about to be shot."""
    return Scenario({"ansel-0": (1, 1), "cole-0": (3, 1), "ort-1": (3, 2)}, options=play_by(house), board=OPEN)


@pytest.mark.rule("CT-H-4")
def test_by_default_a_seat_with_only_wounded_units_plays_on() -> None:
    scenario = last_two(ct.HouseRules())
    scenario.use("cole-0", "pike", "ort-1").roll(4)
    assert scenario.unit("ort-1").wounded
    assert scenario.game.outcome(scenario.state) is None


@pytest.mark.rule("CT-H-4")
def test_alternatively_a_seat_with_only_wounded_units_is_out() -> None:
    scenario = last_two(ct.HouseRules(victory="wounded"))
    scenario.use("cole-0", "pike", "ort-1").roll(4)
    outcome = scenario.game.outcome(scenario.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert not scenario.on_board("ort-1")
    assert "ort-1" in scenario.state.decks[1]


@pytest.mark.rule("CT-H-4")
def test_the_last_squad_wins() -> None:
    scenario = Scenario({"cole-0": (3, 1), "ort-1": (3, 2)}, board=OPEN, wounded=("ort-1",))
    scenario.finish("cole-0", "ort-1")
    outcome = scenario.game.outcome(scenario.state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "CT-H-4")
    assert scenario.game.legal_actions(scenario.state) == ()


@pytest.mark.rule("CT-H-4")
def test_all_that_remain_gone_at_once_is_a_draw() -> None:
    spores = Skill(id="spores", name="Spores", category="distortion", range=1, radius=1, rolled=False, does=(Wound(),))
    pack = humans(UnitCard(id="bomb", name="Bomb", skills=(spores,), fast_death=True))
    scenario = Scenario({"bomb-0": (3, 1), "ort-1": (3, 2)}, board=OPEN, wounded=("ort-1",), pack=pack)
    scenario.use("bomb-0", "spores", (3, 2))
    outcome = scenario.game.outcome(scenario.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


# -- CT-H-5 ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-H-5")
def test_the_game_ends_after_the_last_round_before_an_event_is_drawn() -> None:
    units = {"ansel-0": (0, 0), "bryn-0": (1, 0), "ort-1": (13, 0), "nub-1": (14, 0)}
    scenario = Scenario(units, board=OPEN, wounded=("nub-1",), round=20, turn=1)
    scenario.end()
    outcome = scenario.game.outcome(scenario.state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "CT-H-5")


@pytest.mark.rule("CT-H-5")
def test_equal_squads_at_the_cap_share() -> None:
    scenario = Scenario({"ansel-0": (0, 0), "ort-1": (13, 0)}, board=OPEN, round=20, turn=1)
    scenario.end()
    outcome = scenario.game.outcome(scenario.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.rule("CT-H-5")
def test_alternatively_the_cap_is_another_round() -> None:
    units = {"ansel-0": (0, 0), "ort-1": (13, 0)}
    scenario = Scenario(units, board=OPEN, round=7, turn=1, options=play_by(ct.HouseRules(round_cap=7)))
    assert scenario.end().game.outcome(scenario.state) is not None
    scenario = Scenario(units, board=OPEN, round=7, turn=1)
    assert scenario.end().game.outcome(scenario.state) is None


@pytest.mark.rule("CT-H-5")
@pytest.mark.parametrize("cap", [0, 61])
def test_a_cap_is_from_1_to_60(cap: int) -> None:
    with pytest.raises(InvalidOptions, match="CT-H-5"):
        ct.new_game(ct.Options(house=ct.HouseRules(round_cap=cap)))


# -- CT-H-7 ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-H-7")
def test_cells_are_hexes_by_default_and_squares_alternatively() -> None:
    units = {"ansel-0": (2, 2), "ort-1": (3, 1)}
    hexes = Scenario(units, board=OPEN)
    assert hexes.legal(hexes.using("ansel-0", "blade", "ort-1"))
    squares = Scenario(units, board=OPEN, options=play_by(ct.HouseRules(topology="square")))
    assert squares.refused(squares.using("ansel-0", "blade", "ort-1")) == "CT-PR-1"


@pytest.mark.rule("CT-H-7", "CT-H-10")
def test_on_squares_a_mere_corner_does_not_border() -> None:
    units = {"ansel-0": (3, 0), "ort-1": (13, 0)}
    scenario = Scenario(units, board=("middle", ""), options=play_by(ct.HouseRules(topology="square")))
    scenario.end()
    assert scenario.waits_for() == ""
    scenario = Scenario({**units, "bryn-0": (7, 3)}, board=("middle", ""), options=play_by(ct.HouseRules(topology="square")))
    assert scenario.end().waits_for() == "Opening"


@pytest.mark.rule("CT-H-7")
def test_segments_may_be_smaller() -> None:
    options = play_by(ct.HouseRules(segment_size=3))
    scenario = Scenario({"ansel-0": (0, 0), "ort-1": (9, 0)}, board=("middle", "east"), options=options)
    assert len(scenario.ground.terrain) == 4 * 9
    assert scenario.ground.terrain[scenario.grid.index[1, 2]] == "hill"
    with pytest.raises(InvalidOptions, match="CT-H-7"):
        scenario.game.new_game(play_by(ct.HouseRules(segment_size=5)))


# -- CT-H-11 --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-H-11", "CT-EV-4")
def test_a_lasting_event_lasts_through_the_next_round() -> None:
    scenario = Scenario({"ansel-0": (0, 0), "ort-1": (13, 0)}, board=OPEN, turn=1)
    scenario.end().draw("fog")
    assert (scenario.state.clock.round, scenario.state.event) == (4, "fog")
    scenario.end().end()
    assert scenario.state.event == ""
    assert scenario.waits_for() == "Drawing"


@pytest.mark.rule("CT-H-11")
def test_alternatively_an_event_comes_at_the_start_of_every_round() -> None:
    options = ct.Options(
        seats=2,
        squad_size=1,
        map="row",
        factions=("humans", "fungunites"),
        first=Seat(0),
        house=ct.HouseRules(lasting_events="this-round"),
    )
    game = ct.with_cards(ct, TESTPACK)
    state = game.new_game(options)
    for action in (
        ct.PickUnit(Seat(0), "ansel-0"),
        ct.PickUnit(Seat(1), "ort-1"),
        ct.Deploy(Seat(0), "ansel-0", ct.Cell(0, 0)),
        ct.Deploy(Seat(1), "ort-1", ct.Cell(15, 0)),
    ):
        state = game.apply(state, action)
    assert state.clock.round == 1
    assert isinstance(state.stack[-1], ct.Drawing)
    state = game.apply(state, ct.DrawEvent(Seat(-1), "fog"))
    assert state.event == "fog"
    for seat in (0, 1):
        state = game.apply(state, ct.EndTurn(Seat(seat)))
    assert (state.clock.round, state.event) == (2, "")
    assert isinstance(state.stack[-1], ct.Drawing)


# -- CT-H-12 --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-H-12", "CT-TU-2")
@pytest.mark.parametrize(("first_seat", "then"), [("fixed", 0), ("moves", 1)])
def test_the_first_seat_stays_or_moves_on(first_seat: str, then: int) -> None:
    house = ct.HouseRules(first_seat="moves") if first_seat == "moves" else ct.HouseRules()
    scenario = Scenario({"ansel-0": (0, 0), "ort-1": (13, 0)}, board=OPEN, turn=1, options=play_by(house))
    scenario.end().draw("fog")
    assert scenario.seat == then
    scenario.end()
    assert scenario.seat == 1 - then


# -- CT-H-16 --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-H-16")
def test_own_living_units_block_the_way_unless_they_may_be_crossed() -> None:
    units = {"ansel-0": (2, 0), "bryn-0": (3, 0), "cole-0": (3, 1), "ort-1": (13, 0)}
    scenario = Scenario(units, board=("middle", "east"))
    assert scenario.refused(scenario.moving("ansel-0", (4, 0))) == "CT-MV-8"
    scenario = Scenario(units, board=("middle", "east"), options=play_by(ct.HouseRules(cross_own=True)))
    assert scenario.legal(scenario.moving("ansel-0", (4, 0)))
    assert scenario.refused(scenario.moving("ansel-0", (3, 0))) == "CT-MV-3"


# -- CT-H-25 --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-H-25")
def test_a_single_corner_of_a_mountain_blocks_only_alternatively() -> None:
    bow = Skill(id="bow", name="Bow", category="ranged", range=5, does=(Wound(),))
    pack = humans(UnitCard(id="archer", name="Archer", skills=(walk(1), bow)))
    units = {"archer-0": (3, 0), "ort-1": (7, 1)}
    scenario = Scenario(units, board=OPEN, pack=pack)
    assert scenario.legal(scenario.using("archer-0", "bow", "ort-1"))
    scenario = Scenario(units, board=OPEN, pack=pack, options=play_by(ct.HouseRules(corners_block=True)))
    assert scenario.refused(scenario.using("archer-0", "bow", "ort-1")) == "CT-H-25"


# -- CT-H-29 --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-H-29", "CT-H-30", "CT-PR-2")
def test_a_radius_skill_is_aimed_with_a_die_or_not() -> None:
    units = {"ansel-0": (3, 2), "nub-1": (5, 2)}
    scenario = Scenario(units, board=OPEN, turn=1)
    scenario.use("nub-1", "spores", (3, 2))
    scenario.roll(3)
    assert scenario.waits_for() == ""
    assert scenario.unit("nub-1").turn == "done"
    scenario = Scenario(units, board=OPEN, turn=1, options=play_by(ct.HouseRules(aiming_roll=False)))
    scenario.use("nub-1", "spores", (3, 2))
    assert isinstance(scenario.state.stack[-2], ct.RadiusAttack)
    scenario.roll(4)
    assert scenario.unit("ansel-0").wounded


# -- CT-H-34 --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-H-34")
def test_a_squad_does_not_engage_itself_unless_agreed() -> None:
    units = {"ansel-0": (1, 0), "cole-0": (2, 0), "ort-1": (13, 0)}
    scenario = Scenario(units, board=OPEN)
    scenario.move("cole-0", (3, 0))
    assert "Provoked" not in scenario.names()
    scenario = Scenario(units, board=OPEN, options=play_by(ct.HouseRules(squad_engages=True)))
    scenario.move("cole-0", (3, 0))
    assert "Provoked" in scenario.names()
    scenario.roll(4)
    assert scenario.unit("cole-0").wounded


# -- CT-H-66 --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-H-66", "CT-WD-5")
def test_finishing_needs_a_fresh_unit_unless_agreed() -> None:
    units = {"ansel-0": (1, 0), "ort-1": (3, 0), "nub-1": (13, 0)}
    scenario = Scenario(units, board=OPEN, wounded=("ort-1",))
    scenario.move("ansel-0", (2, 0))
    assert scenario.refused(ct.Finish(Seat(0), "ansel-0", "ort-1")) == "CT-H-66"
    scenario = Scenario(units, board=OPEN, wounded=("ort-1",), options=play_by(ct.HouseRules(finish_after_move=True)))
    scenario.move("ansel-0", (2, 0)).finish("ansel-0", "ort-1")
    assert not scenario.on_board("ort-1")
    assert scenario.unit("ansel-0").turn == "done"


# -- CT-H-71 --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-H-71", "CT-SC-4", "CT-H-56")
def test_units_of_all_seats_scout_or_only_the_own() -> None:
    units = {"ansel-0": (0, 0), "ort-1": (12, 0)}
    scenario = Scenario(units, board=("middle", ""))
    scenario.end()
    assert scenario.waits_for() == "Opening"
    scenario = Scenario(units, board=("middle", ""), options=play_by(ct.HouseRules(scouts="own")))
    scenario.end()
    assert scenario.seat == 1
    scenario.end()
    assert scenario.waits_for() == "Opening"
    units = {"ansel-0": (7, 1), "ort-1": (15, 0)}  # the first seat's unit counts at the end of the second's turn too
    assert Scenario(units, board=("middle", ""), turn=1).end().waits_for() == "Opening"


@pytest.mark.rule("CT-H-12", "CT-H-84")
@pytest.mark.parametrize("first_seat", ["fixed", "moves"])
def test_in_round_1_the_first_seat_is_the_one_that_was_found(first_seat: str) -> None:
    house = ct.HouseRules(first_seat="moves") if first_seat == "moves" else ct.HouseRules()
    game = ct.with_cards(ct, TESTPACK)
    state = game.new_game(replace(play_by(house), squad_size=1, first=Seat(1)))
    while state.phase != "play":
        state = game.apply(state, game.legal_actions(state)[0])
    assert (state.clock.round, state.clock.turn, state.clock.first) == (1, 1, 1)


@pytest.mark.rule("CT-H-34", "CT-H-31")
def test_the_comrades_of_a_unit_react_after_all_others() -> None:
    units = {"ansel-0": (1, 0), "cole-0": (2, 0), "moss-1": (2, 1)}
    scenario = Scenario(units, board=OPEN, options=play_by(ct.HouseRules(squad_engages=True)))
    scenario.move("cole-0", (3, 0))
    assert [event.unit for event in scenario.happened if isinstance(event, ct.Provoked)] == ["moss-1"]
    scenario.roll(1)
    assert [event.unit for event in scenario.happened if isinstance(event, ct.Provoked)] == ["ansel-0"]
