"""Skills in uncommon places: totems of every category, bursts whose units have left, actions lost to a reaction."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics._language import Kill, Lay, Skill, UnitCard, Wound
from boardrules.values import Seat
from tests.chibitactics.packs import HUMANS, TESTPACK, walk, wide
from tests.chibitactics.scenario import Scenario

WIDE = wide()


def with_card(card: UnitCard) -> ct.Pack:
    """The example's pack with one more unit among the humans."""
    return replace(TESTPACK, factions=(replace(HUMANS, units=(*HUMANS.units, card)), *TESTPACK.factions[1:]))


@pytest.mark.rule("CT-H-45", "CT-TR-4")
def test_a_passive_totem_lasts_as_a_one_shot_effect_on_its_user() -> None:
    table = Scenario({"moss-1": (4, 2), "ansel-0": (0, 3)}, pack=WIDE, trophies={"moss-1": ("leasher-0",)}, turn=1)
    table.trophy("moss-1", "leasher-0", "totem", "moss-1")
    assert table.needs() == (4, 0)
    table.roll(4)
    assert table.lingering() == ["one-shot"]
    assert table.unit("moss-1").trophies == ()


@pytest.mark.rule("CT-H-89", "CT-PR-4")
def test_a_radius_that_only_lays_asks_nobody_in_it() -> None:
    card = UnitCard(
        id="sower",
        name="Sower",
        skills=(walk(2), Skill(id="sow", name="Sow", category="distortion", range=3, radius=1, does=(Lay((Wound(),)),))),
    )
    table = Scenario({"sower-0": (1, 2), "moss-1": (3, 2)}, pack=with_card(card))
    table.use("sower-0", "sow", (3, 2)).roll(6)
    assert table.waits_for() == ""
    assert len(table.state.effects) == 7
    assert not table.unit("moss-1").wounded


@pytest.mark.rule("CT-H-36", "CT-PR-3")
def test_a_shot_is_lost_when_the_reaction_kills_the_shooter() -> None:
    guard = UnitCard(id="guard", name="Guard", skills=(walk(2), Skill(id="axe", name="Axe", category="melee", does=(Kill(),))))
    pack = with_card(guard)
    options = ct.Options(seats=2, squad_size=3, map="row", factions=("humans", "humans"), first=Seat(0))
    table = Scenario({"bryn-0": (3, 2), "guard-1": (4, 2), "cole-0": (0, 3), "ansel-1": (6, 1)}, pack=pack, options=options)
    table.use("bryn-0", "bow", "guard-1").roll(5)
    assert not table.on_board("bryn-0")
    assert table.unit("guard-1").trophies == ("bryn-0",)
    assert table.names()[-1] != "Wounded"
    assert table.waits_for() == ""
