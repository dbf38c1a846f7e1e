"""What players see has cells; only states count them."""

from __future__ import annotations

import random

import pytest

from boardrules import chibitactics as ct
from boardrules.values import Seat
from tests.chibitactics.scenario import Scenario
from tests.chibitactics.scene import scene


@pytest.mark.rule("CT-H-7", "CT-H-94")
def test_units_and_effects_in_a_view_are_on_cells() -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, Seat(0))
    assert {unit.id: unit.cell for unit in view.units} == {unit.id: ct.Cell(*scenario.cell(unit.id)) for unit in scenario.state.units}
    assert [effect.cell for effect in view.effects] == [scenario.grid.cells[effect.cell] for effect in scenario.state.effects]
    assert scenario.game.determinize(view, random.Random(1)) == scenario.state


def test_a_unit_beside_the_board_and_an_effect_on_a_unit_have_no_cell() -> None:
    state = ct.new_game(ct.Options(factions=("humans", "humans"), squad_size=1, first=Seat(0)))
    for seat in (Seat(0), Seat(1)):
        state = ct.apply(state, ct.PickUnit(seat, f"orla-{seat}"))
    assert [unit.cell for unit in ct.view(state, None).units] == [None, None]
    scenario = Scenario({"moss-1": (3, 2), "ansel-0": (0, 0)}, board=("middle", "east"), turn=1)
    scenario.use("moss-1", "fury", "moss-1").roll(4)
    (effect,) = scenario.game.view(scenario.state, None).effects
    assert (effect.unit, effect.cell) == ("moss-1", None)


@pytest.mark.rule("CT-H-89")
def test_events_tell_on_which_cell_an_effect_lies() -> None:
    scenario = scene()
    scenario.use("caster-0", "mine", (1, 2)).roll(4)
    begun = [event.effect for event in scenario.happened if isinstance(event, ct.EffectBegan)]
    assert [effect.cell for effect in begun] == [ct.Cell(1, 2)]
    assert (
        scenario.game.format_event(scenario.game.view(scenario.state, None), ct.EffectBegan(begun[0])) == "Mine on J11 begins, sustained."
    )


@pytest.mark.rule("CT-H-86", "CT-H-28")
def test_geometry_takes_and_gives_the_cells_of_views() -> None:
    scenario = scene()
    cells = {unit.id: unit.cell for unit in scenario.game.view(scenario.state, None).units}
    ansel, moss = cells["ansel-0"], cells["moss-1"]
    assert ansel is not None
    assert moss is not None
    assert ct.distance(ansel, moss) == 1
    assert moss in ct.neighbours(ansel)
    assert ct.neighbours(ct.Cell(0, 0), "square") == (ct.Cell(0, -1), ct.Cell(-1, 0), ct.Cell(1, 0), ct.Cell(0, 1))
    assert ct.disc(ansel, 1) == tuple(sorted((*ct.neighbours(ansel), ansel), key=lambda cell: (cell.r, cell.q)))
