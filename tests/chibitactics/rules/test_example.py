"""The worked example: rounds 3 to 5 of a game for two, decision by decision."""

from __future__ import annotations

import pytest

from boardrules import chibitactics as ct
from boardrules.chibitactics._geometry import hex as _hex
from tests.chibitactics.scenario import Scenario

START = {"ansel-0": (3, 2), "bryn-0": (1, 2), "cole-0": (1, 1), "moss-1": (5, 2), "nub-1": (6, 1), "ort-1": (6, 0)}


def start() -> Scenario:
    """Round 3, Player 1 to act."""
    return Scenario(START)


@pytest.mark.rule("CT-TE-4", "CT-PR-1", "CT-CA-3", "CT-MV-1", "CT-TE-1", "CT-TE-3", "CT-H-17", "CT-H-16", "CT-H-33", "CT-PR-5", "CT-H-19")
def test_round_3_seat_0() -> None:
    scenario = start()
    scenario.use("bryn-0", "bow", "moss-1")
    assert scenario.needs() == (4, 0)
    scenario.roll(3)
    assert not scenario.unit("moss-1").wounded
    assert scenario.unit("bryn-0").turn == "done"
    assert scenario.refused(scenario.moving("ansel-0", (4, 1))) == "CT-TE-1"
    scenario.move("ansel-0", (4, 2))
    assert scenario.unit("ansel-0").turn == "moved"
    scenario.use("ansel-0", "blade", "moss-1")
    assert scenario.needs() == (4, 0)
    scenario.roll(3)
    assert not scenario.unit("moss-1").wounded
    assert scenario.refused(scenario.moving("cole-0", (3, 2))) == "CT-MV-8"
    scenario.move("cole-0", (3, 1))
    assert scenario.unit("cole-0").turn == "moved"
    scenario.end()
    assert scenario.seat == 1
    assert scenario.state.board[-1] == ""


def round_3_seat_1() -> Scenario:
    """The example up to decision 5."""
    scenario = start()
    scenario.use("bryn-0", "bow", "moss-1").roll(3)
    scenario.move("ansel-0", (4, 2)).use("ansel-0", "blade", "moss-1").roll(3)
    return scenario.move("cole-0", (3, 1)).end()


@pytest.mark.rule(
    "CT-CA-6", "CT-TE-5", "CT-H-22", "CT-H-79", "CT-SK-5", "CT-TE-6", "CT-H-29", "CT-PR-2", "CT-WD-6", "CT-H-77", "CT-TR-1", "CT-SK-4"
)
def test_round_3_seat_1_strikes() -> None:
    scenario = round_3_seat_1()
    scenario.use("moss-1", "fury", "moss-1")
    assert "Provoked" not in scenario.names()
    scenario.roll(5)
    assert scenario.unit("moss-1").turn == "buffed"
    scenario.use("moss-1", "claw", "ansel-0")
    assert "Provoked" not in scenario.names()
    assert scenario.needs() == (4, 2)
    scenario.roll(2)
    assert scenario.unit("ansel-0").wounded
    assert scenario.unit("moss-1").turn == "done"
    assert not scenario.state.effects
    assert scenario.refused(scenario.using("nub-1", "spores", (8, 1))) == "CT-H-75"
    scenario.use("nub-1", "spores", (4, 2))
    assert scenario.needs() == (4, 1)
    scenario.roll(3)
    burst = scenario.state.stack[-2]
    assert isinstance(burst, ct.RadiusAttack)
    assert burst.queue == ("ansel-0", "moss-1")
    scenario.roll(5)
    assert not scenario.on_board("ansel-0")
    assert scenario.unit("nub-1").trophies == ("ansel-0",)
    assert scenario.needs() == (4, 1)
    scenario.roll(2)
    assert not scenario.unit("moss-1").wounded
    assert scenario.unit("nub-1").turn == "done"


def to_decision_8() -> Scenario:
    """The example up to decision 8."""
    scenario = round_3_seat_1()
    scenario.use("moss-1", "fury", "moss-1").roll(5)
    scenario.use("moss-1", "claw", "ansel-0").roll(2)
    return scenario.use("nub-1", "spores", (4, 2)).roll(3, 5, 2)


@pytest.mark.rule("CT-TR-7", "CT-H-47", "CT-H-68", "CT-CA-5", "CT-TE-8", "CT-H-20", "CT-H-82")
def test_trophy_handed_over_and_creature_summoned() -> None:
    scenario = to_decision_8()
    scenario.give("nub-1", "moss-1", "ansel-0")
    assert scenario.unit("moss-1").trophies == ("ansel-0",)
    assert scenario.refused(ct.GiveTrophy(scenario.seat, "moss-1", "nub-1", "ansel-0")) == "CT-H-47"
    scenario.use("ort-1", "bud", (7, 0))
    assert scenario.needs() == (4, 1)
    scenario.roll(3)
    assert scenario.cell("sprout-1-1") == (7, 0)
    assert scenario.unit("ort-1").turn == "done"
    scenario.move("sprout-1-1", (7, 1))
    assert scenario.unit("sprout-1-1").turn == "moved"


def to_decision_11() -> Scenario:
    """The example up to decision 11."""
    scenario = to_decision_8()
    scenario.give("nub-1", "moss-1", "ansel-0").use("ort-1", "bud", (7, 0)).roll(3)
    return scenario.move("sprout-1-1", (7, 1))


@pytest.mark.rule(
    "CT-SC-1", "CT-SC-2", "CT-SC-4", "CT-H-62", "CT-H-71", "CT-TE-7", "CT-SV-1", "CT-SV-2", "CT-SV-5", "CT-H-49", "CT-H-72", "CT-SV-9"
)
@pytest.mark.rule("CT-SV-10", "CT-H-52", "CT-H-70", "CT-H-56", "CT-EV-1", "CT-H-85", "CT-TU-6")
def test_scouting_wakes_a_savage() -> None:
    scenario = to_decision_11()
    scenario.end()
    assert scenario.waits_for() == "Opening"
    scenario.open("east")
    assert scenario.waits_for() == "Drawing"
    scenario.savage("gnaw")
    assert [event.seat for event in scenario.happened if isinstance(event, ct.ControlTaken)] == [0]
    assert scenario.cell("gnaw") == (8, 1)
    assert scenario.waits_for() == "Die"
    scenario.roll(4)
    assert scenario.unit("sprout-1-1").wounded
    assert scenario.waits_for() == "Drawing"
    scenario.draw("fog")
    assert scenario.state.event == "fog"
    assert scenario.state.clock.round == 4
    assert scenario.seat == 0


def to_decision_14() -> Scenario:
    """The example up to decision 14."""
    scenario = to_decision_11()
    scenario.end().open("east").savage("gnaw").roll(4).draw("fog")
    scenario.move("cole-0", (3, 2))
    return scenario.end()


@pytest.mark.rule("CT-EV-2", "CT-EV-4", "CT-H-11", "CT-SV-3")
def test_round_4_seat_0_in_fog() -> None:
    scenario = to_decision_11()
    scenario.end().open("east").savage("gnaw").roll(4).draw("fog")
    assert scenario.refused(scenario.using("bryn-0", "bow", "moss-1")) == "CT-PR-1"
    scenario.move("cole-0", (3, 2))
    assert scenario.legal(scenario.using("cole-0", "pike", "moss-1"))
    scenario.end()
    assert "ControlTaken" not in scenario.names()
    assert scenario.seat == 1


@pytest.mark.rule("CT-TR-2", "CT-TR-3", "CT-TR-6", "CT-H-44", "CT-H-46", "CT-PR-3", "CT-H-69", "CT-H-88", "CT-H-36", "CT-H-32")
def test_round_4_seat_1_is_engaged() -> None:
    scenario = to_decision_14()
    scenario.trophy("moss-1", "ansel-0", "substance", "moss-1")
    assert scenario.state.decks[0] == ("ansel-0",)
    assert scenario.refused(scenario.moving("moss-1", (2, 2))) == "CT-MV-8"
    scenario.move("moss-1", (4, 2))
    assert "Provoked" in scenario.names()
    assert scenario.needs() == (4, 0)
    scenario.roll(5)
    moss = scenario.unit("moss-1")
    assert moss.wounded
    assert moss.turn == "done"
    assert scenario.cell("moss-1") == (5, 2)
    assert [effect.kind for effect in scenario.state.effects] == ["roll"]


def to_decision_19() -> Scenario:
    """The example up to decision 19."""
    scenario = to_decision_14()
    scenario.trophy("moss-1", "ansel-0", "substance", "moss-1").move("moss-1", (4, 2)).roll(5)
    scenario.use("nub-1", "spores", (8, 1)).roll(4, 3, 2)
    assert scenario.unit("gnaw").wounded
    assert scenario.unit("sprout-1-1").wounded
    scenario.move("ort-1", (8, 0))
    assert scenario.refused(ct.Finish(scenario.seat, "ort-1", "gnaw")) == "CT-H-66"
    return scenario.end()


@pytest.mark.rule(
    "CT-H-35", "CT-H-66", "CT-EV-5", "CT-H-39", "CT-WD-2", "CT-MV-4", "CT-H-64", "CT-WD-4", "CT-H-45", "CT-TR-4", "CT-TR-5", "CT-H-4"
)
def test_round_5_seat_0() -> None:
    scenario = to_decision_19()
    assert "ControlTaken" not in scenario.names()
    assert set(scenario.state.supply.event_discard) == {"fog"}
    scenario.draw("quake")
    assert scenario.unit("bryn-0").wounded
    assert [unit.id for unit in scenario.state.units if unit.wounded] == ["bryn-0", "moss-1", "sprout-1-1", "gnaw"]
    assert set(scenario.state.supply.event_discard) == {"fog", "quake"}
    assert scenario.refused(scenario.moving("cole-0", (5, 2))) == "CT-MV-4"
    assert scenario.refused(scenario.using("bryn-0", "bow", "moss-1")) == "CT-WD-2"
    scenario.move("cole-0", (6, 2))
    moved = next(event for event in scenario.happened if isinstance(event, ct.Moved))
    assert [(cell.q, cell.r) for cell in moved.path] == [(4, 2), (5, 2), (6, 2)]
    assert "Provoked" not in scenario.names()
    assert scenario.refused(ct.Finish(scenario.seat, "cole-0", "moss-1")) == "CT-H-66"
    scenario.use("cole-0", "pike", "moss-1").roll(5)
    assert scenario.unit("cole-0").trophies == ("moss-1",)
    assert not scenario.state.effects
    scenario.trophy("cole-0", "moss-1", "totem", "nub-1").roll(4)
    assert scenario.unit("nub-1").wounded
    assert scenario.state.decks[1] == ("moss-1", "rind-1")
    scenario.end()
    assert scenario.game.outcome(scenario.state) is None
    assert scenario.seat == 1


@pytest.mark.rule("CT-WD-5", "CT-WD-11", "CT-H-48", "CT-H-2", "CT-H-3", "CT-WD-3")
def test_round_5_seat_1_and_the_state_after_it() -> None:
    scenario = to_decision_19()
    scenario.draw("quake").move("cole-0", (6, 2)).use("cole-0", "pike", "moss-1").roll(5)
    scenario.trophy("cole-0", "moss-1", "totem", "nub-1").roll(4).end()
    scenario.finish("ort-1", "gnaw")
    assert scenario.unit("ort-1").trophies == ("gnaw",)
    assert scenario.legal(ct.UseFaction(scenario.seat, "nub-1", "moss-1"))
    scenario.ability("nub-1", "rind-1").roll(3)
    assert scenario.cell("rind-1") == (6, 1)
    assert scenario.unit("rind-1").turn == "done"
    assert not scenario.unit("rind-1").wounded
    assert scenario.refused(ct.UseFaction(scenario.seat, "rind-1", "moss-1")) == "CT-H-3"
    state = scenario.state
    assert sorted((unit.id, scenario.cell(unit.id), unit.wounded) for unit in state.units) == [
        ("bryn-0", (1, 2), True),
        ("cole-0", (6, 2), False),
        ("ort-1", (8, 0), False),
        ("rind-1", (6, 1), False),
        ("sprout-1-1", (7, 1), True),
    ]
    assert state.decks == (("ansel-0",), ("moss-1", "nub-1"))
    assert (state.event, state.supply.event_discard) == ("", ("fog", "quake"))
    assert "" not in state.board
    assert scenario.game.outcome(state) is None


@pytest.mark.rule("CT-H-25", "CT-PR-1")
@pytest.mark.parametrize(
    ("a", "b", "free"),
    [
        ((3, 1), (5, 1), False),
        ((3, 2), (5, 1), False),
        ((3, 1), (4, 2), False),
        ((3, 0), (7, 1), True),
        ((3, 2), (6, 1), True),
        ((3, 2), (4, 2), True),
    ],
)
def test_single_checks_of_sight(a: tuple[int, int], b: tuple[int, int], *, free: bool) -> None:
    scenario = Scenario(START, board=("middle", "east"))
    index = scenario.grid.index
    assert scenario.ground.sees(index[a], index[b]) is free
    assert ((4, 1) not in _hex.crossed(a, b)) is free


@pytest.mark.rule("CT-H-25")
def test_a_corner_blocks_under_the_alternative() -> None:
    assert (4, 1) in _hex.crossed((3, 0), (7, 1), corners=True)


@pytest.mark.rule("CT-H-41", "CT-TR-1")
def test_a_trophy_out_of_reach_goes_to_its_deck() -> None:
    scenario = Scenario({"ansel-0": (2, 2), "bryn-0": (0, 0), "nub-1": (6, 1)}, board=("middle", "east"), wounded=("ansel-0",), turn=1)
    scenario.use("nub-1", "spores", (3, 2)).roll(4, 5)
    assert not scenario.on_board("ansel-0")
    assert scenario.unit("nub-1").trophies == ()
    assert "ansel-0" in scenario.state.decks[0]


@pytest.mark.rule("CT-H-50", "CT-SV-6")
def test_equal_distances_are_rolled_off() -> None:
    scenario = Scenario({"cole-0": (4, 0), "ort-1": (11, 3)}, board=("middle", "east"), savages={"gnaw": ((8, 1), 0)})
    scenario.end()
    assert scenario.waits_for() == "Die"
    scenario.roll(3, 3)
    assert scenario.waits_for() == "Die"
    scenario.roll(2, 5)
    assert [event.seat for event in scenario.happened if isinstance(event, ct.ControlTaken)] == [1]
