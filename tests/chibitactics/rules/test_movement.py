"""Movement: cells and points, what blocks, ways that differ in what they step on, being wounded on the way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules import from_json, to_json
from boardrules.chibitactics.language import Bonus, Heal, Lay, Modify, Skill, StepOperation, UnitCard, Wound
from boardrules.values import Seat
from tests.chibitactics.packs import walk, wide, with_card
from tests.chibitactics.scenario import Scenario, apart

OPEN = ("middle", "east")
WIDE = wide()
FAR = {"ort-1": (15, 3)}


def mine(*cells: tuple[int, int], maker: str = "caster-0", scenario: Scenario | None = None) -> tuple[ct.Effect, ...]:
    """Effects on cells that wound whoever steps there."""
    index = (scenario or Scenario({"caster-0": (0, 0), **FAR}, pack=WIDE, board=OPEN)).grid.index
    seat = Seat(int(maker.partition("-")[2]))
    return tuple(ct.Effect("caster.mine", 0, "sustained", seat, maker, "", index[cell]) for cell in cells)


def ends(scenario: Scenario, unit: str) -> set[tuple[int, int]]:
    """Every cell to which *unit* may move."""
    actions = scenario.game.legal_actions(scenario.state)
    return {(action.to.q, action.to.r) for action in actions if isinstance(action, ct.MoveUnit) and action.unit == unit}


@pytest.mark.rule("CT-MV-1", "CT-MV-7", "CT-CA-1")
def test_points_are_counted_from_the_next_cell() -> None:
    scenario = Scenario({"bryn-0": (5, 3), **FAR}, board=OPEN)
    assert (3, 3) in ends(scenario, "bryn-0")
    assert scenario.legal(scenario.moving("bryn-0", (3, 3)))
    assert scenario.refused(scenario.moving("bryn-0", (2, 3))) == "CT-MV-1"
    scenario = Scenario({"nub-1": (5, 3), "bryn-0": (0, 0)}, board=OPEN, turn=1)
    assert scenario.refused(scenario.moving("nub-1", (5, 2))) == "CT-CA-1"


@pytest.mark.rule("CT-MV-3", "CT-MV-8", "CT-TE-1", "CT-TE-2", "CT-H-75", "CT-H-87")
def test_where_no_move_ends() -> None:
    scenario = Scenario({"ansel-0": (5, 2), "bryn-0": (5, 3), "cole-0": (0, 3), **FAR}, board=("middle", ""))
    assert scenario.refused(scenario.moving("ansel-0", (5, 3))) == "CT-MV-3"
    assert scenario.refused(scenario.moving("ansel-0", (6, 3))) == "CT-TE-2"
    assert scenario.refused(scenario.moving("ansel-0", (4, 1))) == "CT-TE-1"
    assert scenario.refused(scenario.moving("ansel-0", (8, 1))) == "CT-H-75"
    assert scenario.refused(scenario.moving("ansel-0", (5, 9))) == "CT-H-75"
    assert scenario.refused(scenario.moving("ansel-0", (5, 2))) == "CT-H-87"


@pytest.mark.rule("CT-MV-8", "CT-SK-6")
def test_mountains_and_water_are_crossed_only_by_an_effect_that_says_so() -> None:
    scenario = Scenario({"flyer-0": (7, 3), "bryn-0": (0, 0), **FAR}, pack=WIDE, board=OPEN)
    assert (5, 3) in ends(scenario, "flyer-0")
    assert (6, 3) not in ends(scenario, "flyer-0")


@pytest.mark.rule("CT-H-18", "CT-TE-3", "CT-H-23")
def test_forest_takes_two_points_and_a_single_point_does_not_enter_it() -> None:
    scenario = Scenario({"ort-1": (1, 1), "bryn-0": (15, 0)}, board=OPEN, turn=1)
    assert (2, 1) in ends(scenario, "ort-1")
    assert scenario.legal(scenario.moving("ort-1", (2, 1)))
    scenario = Scenario(
        {"ort-1": (1, 1), "bryn-0": (15, 0)},
        pack=WIDE,
        board=OPEN,
        turn=1,
        event="mud",
    )
    assert (2, 1) not in ends(scenario, "ort-1")
    assert scenario.refused(scenario.moving("ort-1", (2, 1))) == "CT-MV-8"
    assert (1, 2) in ends(scenario, "ort-1")


@pytest.mark.rule("CT-MV-4", "CT-H-64")
def test_the_wounded_of_any_seat_are_crossed_and_never_ended_on() -> None:
    units = {"bryn-0": (4, 2), "ort-1": (5, 2), "ansel-0": (4, 3), "cole-0": (5, 1)}
    scenario = Scenario(units, board=OPEN, wounded=("ort-1",))
    assert (6, 2) in ends(scenario, "bryn-0")
    assert scenario.refused(scenario.moving("bryn-0", (5, 2))) == "CT-MV-4"
    scenario = Scenario(units, board=OPEN)
    assert (6, 2) not in ends(scenario, "bryn-0")


@pytest.mark.rule("CT-MV-5", "CT-MV-6", "CT-H-87")
def test_ways_that_step_on_the_same_are_no_choice_and_ways_that_do_not_are() -> None:
    units = {"caster-0": (15, 0), "ort-1": (1, 3), "bryn-0": (0, 0)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, turn=1, effects=mine((0, 2)))
    scenario.move("ort-1", (2, 2))
    assert scenario.waits_for() == ""
    scenario = Scenario(units, pack=WIDE, board=OPEN, turn=1, effects=mine((2, 3)))
    scenario.move("ort-1", (2, 2))
    top = scenario.state.stack[-1]
    assert isinstance(top, ct.Choice)
    assert top.options == (ct.PathOption((ct.Cell(2, 2),)), ct.PathOption((ct.Cell(2, 3), ct.Cell(2, 2))))


@pytest.mark.rule("CT-MV-5", "CT-H-87")
def test_the_chooser_takes_the_way_round_or_through() -> None:
    units = {"caster-0": (15, 0), "cole-0": (5, 2), "ort-1": (12, 0)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, effects=mine((6, 2)))
    scenario.move("cole-0", (7, 1))
    assert scenario.waits_for() == "Choice"
    assert scenario.refused(ct.EndTurn(Seat(0))) == "CT-H-87"
    top = scenario.state.stack[-1]
    assert isinstance(top, ct.Choice)
    ways = [[(cell.q, cell.r) for cell in option.path] for option in top.options if isinstance(option, ct.PathOption)]
    assert len(ways) == 2
    assert sorted((6, 2) in way for way in ways) == [False, True]
    through = next(option for option in top.options if isinstance(option, ct.PathOption) and ct.Cell(6, 2) in option.path)
    round_it = next(option for option in top.options if option is not through)
    assert scenario.refused(ct.Choose(Seat(0), ct.UnitOption("cole-0"))) == "CT-H-87"
    before = scenario.state
    scenario.choose(round_it)
    assert not scenario.unit("cole-0").wounded
    assert scenario.cell("cole-0") == (7, 1)
    scenario.state = before
    scenario.choose(through)
    assert scenario.unit("cole-0").wounded
    assert scenario.cell("cole-0") == (6, 2)


@pytest.mark.rule("CT-H-67", "CT-MV-6", "CT-H-89", "CT-H-40")
def test_a_mover_wounded_on_an_occupied_cell_stands_on_the_last_free_one() -> None:
    units = {"caster-0": (15, 0), "cole-0": (3, 2), "moss-1": (5, 2), "nub-1": (12, 0), "bryn-0": (4, 3)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, wounded=("moss-1",), effects=mine((5, 2)))
    scenario.move("cole-0", (6, 2))
    assert scenario.unit("cole-0").wounded
    assert scenario.cell("cole-0") == (4, 2)
    assert scenario.unit("cole-0").turn == "done"
    assert scenario.legal(scenario.moving("bryn-0", (4, 2))) is False
    assert scenario.legal(ct.EndTurn(Seat(0)))


@pytest.mark.rule("CT-H-40", "CT-TR-1", "CT-H-42")
def test_who_laid_an_effect_is_the_killer() -> None:
    units = {"caster-0": (4, 2), "blinker-0": (6, 2), "ort-1": (12, 0)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, effects=mine((6, 1)))
    scenario.use("blinker-0", "blink", (6, 1)).roll(4)
    assert scenario.unit("blinker-0").wounded
    scenario = Scenario({**units, "healer-0": (6, 2)} | {"blinker-0": (0, 3)}, pack=WIDE, board=OPEN, effects=mine((6, 1)))
    scenario.move("healer-0", (6, 1))
    assert not scenario.on_board("healer-0")
    assert scenario.unit("caster-0").trophies == ("healer-0",)


@pytest.mark.rule("CT-H-86", "CT-H-75")
def test_distance_is_counted_on_the_bare_grid() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "bryn-0": (0, 0), **FAR}, board=("middle", ""))
    index = scenario.grid.index
    assert scenario.grid.distance(index[3, 2], index[12, 2]) == 9
    assert scenario.grid.distance(index[3, 1], index[5, 1]) == 2
    assert apart((3, 1), (5, 1)) == 2


@pytest.mark.rule("CT-H-67", "CT-MV-8")
def test_a_flyer_wounded_over_water_stands_on_the_last_ground_before() -> None:
    scenario = Scenario({"flyer-0": (7, 3), "caster-0": (0, 0), **FAR}, pack=WIDE, board=OPEN, effects=mine((6, 3)))
    scenario.move("flyer-0", (5, 3))
    if scenario.waits_for() == "Choice":
        scenario.choose(ct.PathOption((ct.Cell(6, 3), ct.Cell(5, 3))))
    assert scenario.unit("flyer-0").wounded
    assert scenario.cell("flyer-0") == (7, 3)


@pytest.mark.rule("CT-MV-4", "CT-MV-8")
def test_who_crosses_units_moves_over_the_living_and_ends_on_free_ground() -> None:
    units = {"flyer-0": (1, 1), "ansel-0": (0, 1), "bryn-0": (1, 0), "cole-0": (2, 0), **FAR}
    scenario = Scenario({**units, "moss-1": (2, 1), "nub-1": (1, 2), "hexer-1": (0, 2)}, pack=WIDE, board=OPEN)
    reached = ends(scenario, "flyer-0")
    assert (3, 1) in reached
    assert (2, 1) not in reached


def minefield(does: Lay) -> ct.Pack:
    """The example on bare ground, with a runner who moves twelve cells and can lay *does* on cells."""
    fast = Modify("movement", 3)
    lays = Skill(id="lays", name="Lays", category="distortion", range=3, aim="cell", lasting="sustained", does=(does,))
    skills = (walk(6), *(Skill(id=name, name=name, category="passive", does=(fast,)) for name in ("fast", "faster")), lays)
    pack = with_card(UnitCard(id="runner", name="Runner", skills=skills))
    return replace(pack, segments=tuple(replace(segment, rows=("....",) * 4) for segment in pack.segments))


def mined(pack: ct.Pack, *cells: tuple[int, int]) -> Scenario:
    scenario = Scenario({"runner-0": (0, 0), "bryn-0": (15, 0), "ort-1": (15, 3)}, pack=pack, board=OPEN)
    index = scenario.grid.index
    effects = tuple(ct.Effect("runner.lays", 0, "sustained", Seat(0), "bryn-0", "", index[cell]) for cell in cells)
    scenario.state = replace(scenario.state, effects=effects)
    return scenario


def options_of(scenario: Scenario) -> list[tuple[tuple[int, int], ...]]:
    """The ways of which one is to be chosen."""
    top = scenario.state.stack[-1]
    assert isinstance(top, ct.Choice)
    return [tuple((cell.q, cell.r) for cell in option.path) for option in top.options if isinstance(option, ct.PathOption)]


@pytest.mark.rule("CT-H-87", "CT-H-67")
def test_what_lies_behind_an_effect_that_stops_the_walker_makes_no_difference() -> None:
    mines = [(2, r) for r in range(4)] + [(3, r) for r in range(4)]
    ways = options_of(mined(minefield(Lay((Wound(),))), *mines).move("runner-0", (4, 0)))
    met = [next(cell for cell in way if cell in mines) for way in ways]
    assert sorted(met) == [(2, 0), (2, 1), (2, 2), (2, 3)]  # by each cell of the first row once, whatever of the second follows
    assert all(way[-1] == (4, 0) for way in ways)
    healed = options_of(mined(minefield(Lay((Wound(), Heal()))), *mines).move("runner-0", (4, 0)))
    assert len(healed) > len(ways)  # nobody is stopped by a wound that is healed at once


@pytest.mark.rule("CT-H-87")
@pytest.mark.parametrize("does", [(Wound(),), (Bonus(1),)])
@pytest.mark.parametrize("goal", [(1, 1), (5, 2), (9, 3)])
def test_however_much_lies_on_the_way_the_choice_is_small_and_the_state_can_be_read_again(
    does: tuple[StepOperation, ...], goal: tuple[int, int]
) -> None:
    mines = [(q, r) for q in range(10) for r in range(4) if (q * 3 + r) % 2 and (q, r) != goal]
    scenario = mined(minefield(Lay(does)), *mines)
    scenario.move("runner-0", goal)
    ways = options_of(scenario)
    assert 2 <= len(ways) <= 100
    costs = [len(way) for way in ways]
    assert costs == sorted(costs)
    assert max(costs) <= 12
    assert from_json(ct.State, to_json(scenario.state)) == scenario.state
    assert scenario.game.validate(scenario.state) == ()
    for action in scenario.game.legal_actions(scenario.state):
        assert from_json(ct.Choose, to_json(action)) == action
