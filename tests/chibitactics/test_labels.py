"""Actions as buttons say them, and what is pointed at to take them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.values import CHANCE, Seat
from tests.chibitactics.packs import wide
from tests.chibitactics.scenario import Scenario
from tests.chibitactics.scene import scene

WIDE = wide()


def test_what_a_unit_does_is_said_by_its_name_and_pointed_at_from_unit_to_target() -> None:
    scenario = scene()
    game, view = scenario.game, scenario.game.view(scenario.state, Seat(0))
    said: dict[ct.Action, tuple[str, tuple[str, ...]]] = {
        scenario.moving("ansel-0", (3, 0)): ("Ansel moves to L9", ("unit.ansel-0", "cell.3,0")),
        scenario.using("ansel-0", "blade", "moss-1"): (
            "Ansel uses Blade on Player 2's Moss",
            ("unit.ansel-0", "skill.ansel-0.blade", "unit.moss-1"),
        ),
        scenario.using("caster-0", "mine", (1, 2)): ("Caster uses Mine on J11", ("unit.caster-0", "skill.caster-0.mine", "cell.1,2")),
        ct.Finish(Seat(0), "ansel-0", "ort-1"): ("Ansel finishes off Player 2's Ort", ("unit.ansel-0", "unit.ort-1")),
        ct.Finish(Seat(0), "ansel-0", "gnaw"): ("Ansel spends its turn on Gnaw", ("unit.ansel-0", "unit.gnaw")),
        ct.Cancel(Seat(0), "caster-0", "mine", ct.Cell(5, 0)): (
            "Caster ends Mine on N9",
            ("unit.caster-0", "skill.caster-0.mine", "cell.5,0"),
        ),
        ct.UseTrophy(Seat(1), "moss-1", "bryn-0", "substance", "ort-1"): (
            "Moss uses Draught, the substance of Bryn, on Ort",
            ("unit.moss-1", "card.bryn-0.substance", "unit.ort-1"),
        ),
        ct.GiveTrophy(Seat(1), "moss-1", "ort-1", "bryn-0"): (
            "Moss hands the card of Player 1's Bryn to Ort",
            ("unit.moss-1", "card.bryn-0", "unit.ort-1"),
        ),
        ct.EndTurn(Seat(0)): ("End the turn", ()),
        ct.Roll(CHANCE, 4): ("The die shows 4", ()),
    }
    for action, (label, anchors) in said.items():
        assert (game.label(view, action), game.anchors(view, action)) == (label, anchors)


def test_before_the_first_round_factions_cards_and_units_are_pointed_at() -> None:
    view = ct.view(ct.new_game(ct.Options(first=Seat(0))), Seat(0))
    said: dict[ct.Action, tuple[str, tuple[str, ...]]] = {
        ct.PickFaction(Seat(0), "humans"): ("Play Humans", ("faction.humans",)),
        ct.PickUnit(Seat(0), "tam-0"): ("Pick Tam Reeve", ("card.tam-0",)),
        ct.PickUnit(Seat(1), ""): ("Pick a unit", ()),
        ct.Deploy(Seat(0), "tam-0", ct.Cell(1, 1)): ("Place Tam Reeve on J10", ("unit.tam-0", "cell.1,1")),
        ct.UseFaction(Seat(0), "morel-0"): ("Use the ability of the faction on Grandfather Morel", ("ability.0", "unit.morel-0")),
        ct.UseFaction(Seat(0), "morel-0", "mother-0"): (
            "Use the ability of the faction on Grandfather Morel, Mother of Sporelings comes in",
            ("ability.0", "unit.morel-0", "card.mother-0"),
        ),
    }
    for action, (label, anchors) in said.items():
        assert (ct.label(view, action), ct.anchors(view, action)) == (label, anchors)


def test_luck_is_said_by_what_comes_and_pointed_at_where_it_comes() -> None:
    scenario = Scenario({"ansel-0": (7, 2), "moss-1": (12, 2)}, pack=WIDE, board=("middle", ""))
    scenario.end()
    view = scenario.game.view(scenario.state, None)
    assert scenario.waits_for() == "Opening"
    found = [
        (scenario.game.label(view, action), scenario.game.anchors(view, action)) for action in scenario.game.legal_actions(scenario.state)
    ]
    assert all(label.endswith(" is turned up") and anchors == ("segment.3",) for label, anchors in found)
    assert len(set(found)) == len(found)


@pytest.mark.rule("CT-H-87")
def test_ways_are_pointed_at_cell_by_cell() -> None:
    view = scene().game.view(scene().state, Seat(0))
    way = ct.Choose(Seat(0), ct.PathOption((ct.Cell(4, 1), ct.Cell(5, 0))))
    assert scene().game.label(view, way) == "Go to N9 by M10"
    assert scene().game.anchors(view, way) == ("cell.4,1", "cell.5,0")


@pytest.mark.rule("CT-TU-4")
def test_of_two_units_of_one_name_the_cell_is_said() -> None:
    view = ct.view(ct.new_game(ct.Options(first=Seat(0))), Seat(0))
    found = {"zzet-0": 1, "grub-0-1": 2, "grub-0-2": 3, "grub-1-1": 4}
    units = tuple(
        ct.UnitView(token, "x", "squad", Seat(0), Seat(0), ct.Cell(q, 0), False, "fresh", (), 0, Seat(-1), "", "")
        for token, q in found.items()
    )
    view = replace(view, units=units)
    said: dict[ct.Action, str] = {
        ct.UseFaction(Seat(0), "grub-0-1"): "Use the ability of the faction on Grub at K9",
        ct.UseFaction(Seat(0), "grub-0-2"): "Use the ability of the faction on Grub at L9",
        ct.MoveUnit(Seat(0), "grub-0-2", ct.Cell(3, 1)): "Grub at L9 moves to L10",
        ct.Finish(Seat(0), "zzet-0", "grub-1-1"): "Zzet Brood-Bearer spends its turn on Player 2's Grub",
    }
    assert {action: ct.label(view, action) for action in said} == said
