"""One-shot, sustained, cancel, bonuses for one die, creatures."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics.language import Modify, Skill, Summon, UnitCard
from boardrules.values import Seat
from tests.chibitactics.packs import melee, walk, wide
from tests.chibitactics.scenario import OPTIONS, Scenario

OPEN = ("middle", "east")
WIDE = wide()
ME, YOU = Seat(0), Seat(1)


@pytest.mark.rule("CT-PR-6", "CT-H-81", "CT-CA-6")
def test_a_one_shot_lasts_until_its_makers_next_turn_begins() -> None:
    table = Scenario({"healer-0": (3, 2), "nub-1": (4, 2), "ort-1": (12, 0)}, pack=WIDE, board=OPEN)
    table.use("healer-0", "rush", "healer-0").roll(3)
    table.use("healer-0", "staff", "nub-1")
    assert table.needs() == (4, 1)
    table.roll(1).end()
    assert len(table.lingering()) == 1
    table.end().draw("mud")
    assert len(table.lingering()) == 1
    table.use("healer-0", "staff", "nub-1")
    assert table.needs() == (4, 0)
    assert table.lingering() == []


@pytest.mark.rule("CT-H-81")
def test_a_one_shot_of_a_unit_that_does_not_act_ends_with_the_turn() -> None:
    table = Scenario({"healer-0": (3, 2), "ort-1": (12, 0)}, pack=WIDE, board=OPEN)
    table.use("healer-0", "rush", "healer-0").roll(3)
    table.end().end().draw("mud")
    assert len(table.lingering()) == 1
    table.end()
    assert table.lingering() == []


@pytest.mark.rule("CT-H-60", "CT-H-79", "CT-SK-5")
def test_a_bonus_that_meets_no_die_is_lost_and_several_go_into_one() -> None:
    table = Scenario({"ansel-0": (3, 2), "nub-1": (4, 2), "ort-1": (12, 0)}, board=OPEN, trophies={"ansel-0": ("moss-1", "bryn-0")})
    table.trophy("ansel-0", "moss-1", "substance", "ansel-0").trophy("ansel-0", "bryn-0", "substance", "ansel-0")
    table.use("ansel-0", "blade", "nub-1")
    assert table.needs() == (4, 2)  # of two cards; the same one twice would not add up (CT-H-91)
    table.roll(1)
    assert table.lingering() == []
    table = Scenario({"ansel-0": (3, 2), "nub-1": (9, 2), "ort-1": (12, 0)}, board=OPEN, trophies={"ansel-0": ("moss-1",)})
    table.trophy("ansel-0", "moss-1", "substance", "ansel-0").end().end().draw("fog").end()
    assert table.lingering() == []


@pytest.mark.rule("CT-H-91")
def test_different_effects_add() -> None:
    table = Scenario(
        {"captain-0": (3, 2), "ansel-0": (4, 2), "moss-1": (5, 2), "ort-1": (12, 0)},
        pack=WIDE,
        board=OPEN,
        trophies={"ansel-0": ("bryn-0",)},
    )
    table.use("captain-0", "order", "ansel-0").roll(4)
    table.trophy("ansel-0", "bryn-0", "substance", "ansel-0")
    table.use("ansel-0", "blade", "moss-1")
    assert table.needs() == (4, 4)


@pytest.mark.rule("CT-PR-7", "CT-PR-8", "CT-H-66")
def test_a_sustained_effect_lasts_until_cancelled_which_takes_a_full_turn() -> None:
    table = Scenario({"sweeper-0": (3, 2), "ort-1": (12, 0)}, pack=WIDE, board=OPEN)
    table.use("sweeper-0", "veil", "sweeper-0").roll(4)
    cancel = ct.Cancel(ME, "sweeper-0", "veil", "sweeper-0")
    assert table.refused(cancel) == "CT-H-66"
    table.end().end().draw("mud").end().end().draw("fog")
    assert [effect.kind for effect in table.state.effects] == ["sustained", "sustained"]
    assert table.refused(ct.Cancel(ME, "sweeper-0", "fire", "sweeper-0")) == "CT-PR-8"
    table.play(cancel)
    assert table.lingering() == []
    assert table.unit("sweeper-0").turn == "done"


@pytest.mark.rule("CT-PR-7", "CT-H-39")
def test_a_sustained_effect_ends_when_its_maker_is_wounded() -> None:
    table = Scenario({"hexer-1": (5, 2), "ansel-0": (4, 2), "ort-1": (12, 0)}, pack=WIDE, board=OPEN, turn=1)
    table.use("hexer-1", "curse", "ansel-0").roll(4).end().draw("spring")
    assert len(table.lingering()) == 1
    table.use("ansel-0", "blade", "hexer-1").roll(4)
    assert table.lingering() == []


@pytest.mark.rule("CT-PR-7")
def test_effects_are_dispelled() -> None:
    table = Scenario({"hexer-1": (5, 2), "leasher-0": (4, 2), "ort-1": (12, 0)}, pack=WIDE, board=OPEN, turn=1)
    table.use("hexer-1", "curse", "leasher-0").roll(4).end().draw("spring")
    table.use("leasher-0", "free", "leasher-0").roll(4)
    assert table.lingering() == []


@pytest.mark.rule("CT-H-61", "CT-PR-8", "CT-H-82")
def test_a_creature_outlives_its_summoner_and_is_cancelled_by_it() -> None:
    creatures = {"sprout-1-1": ((7, 1), "ort-1", "ort.bud")}
    table = Scenario({"ort-1": (6, 0), "nub-1": (12, 0), "ansel-0": (7, 0)}, board=OPEN, creatures=creatures, wounded=("ort-1",))
    table.finish("ansel-0", "ort-1")
    assert table.on_board("sprout-1-1")
    table = Scenario({"ort-1": (6, 0), "nub-1": (12, 0), "ansel-0": (0, 0)}, board=OPEN, creatures=creatures, turn=1)
    assert table.refused(table.using("ort-1", "bud", (5, 0))) == "CT-H-82"
    table.play(ct.Cancel(YOU, "ort-1", "bud", "sprout-1-1"))
    assert not table.on_board("sprout-1-1")
    assert "TrophyTaken" not in table.names()


@pytest.mark.rule("CT-H-82", "CT-CA-5")
def test_a_creature_acts_at_once_does_not_summon_and_gives_way_when_something_else_is_done() -> None:
    table = Scenario({"breeder-1": (5, 2), "nub-1": (12, 0), "ansel-0": (0, 0)}, pack=WIDE, board=OPEN, turn=1)
    assert table.refused(table.using("breeder-1", "hatch", (4, 1))) == "CT-CA-5"
    table.use("breeder-1", "hatch", (5, 1))
    assert table.state.running == "wisp-1-1"
    assert table.state.paused == ("breeder-1",)
    assert table.refused(table.using("wisp-1-1", "split", (6, 1))) == "CT-H-82"
    table.move("wisp-1-1", (6, 1)).use("breeder-1", "hatch", (5, 1))
    assert table.unit("wisp-1-1").turn == "done"
    assert table.unit("breeder-1").turn == "done"
    assert table.on_board("wisp-1-2")


@pytest.mark.rule("CT-H-89", "CT-H-91")
def test_who_stands_on_a_cell_is_not_met_by_what_is_laid_on_it() -> None:
    table = Scenario({"caster-0": (3, 2), "ort-1": (5, 2)}, pack=WIDE, board=OPEN)
    table.use("caster-0", "mine", (5, 2)).roll(4)
    assert not table.unit("ort-1").wounded
    assert [effect.cell for effect in table.state.effects] == [table.grid.index[5, 2]]
    table.end()
    table.move("ort-1", (5, 1)).end().draw("mud")
    assert len(table.lingering()) == 1


@pytest.mark.rule("CT-H-82", "CT-H-68")
@pytest.mark.parametrize("deed", ["trophy", "gift", "ability"])
def test_a_creature_just_born_gives_up_its_turn_when_something_else_is_done(deed: str) -> None:
    units = {"breeder-1": (5, 2), "nub-1": (6, 2), "ort-1": (12, 0), "ansel-0": (0, 0)}
    table = Scenario(units, pack=WIDE, board=OPEN, turn=1, trophies={"nub-1": ("bryn-0",)}, wounded=("ort-1",))
    table.use("breeder-1", "hatch", (5, 1))
    assert table.unit("wisp-1-1").turn == "fresh"
    if deed == "trophy":
        table.trophy("nub-1", "bryn-0", "substance", "nub-1")
    elif deed == "gift":
        table.give("nub-1", "breeder-1", "bryn-0")
    else:
        table.ability("ort-1", "rind-1").roll(1)
    assert table.unit("wisp-1-1").turn == "done"
    assert table.legal(table.using("breeder-1", "hatch", (4, 2)))


@pytest.mark.rule("CT-H-28", "CT-H-75", "CT-H-89")
def test_nothing_is_laid_on_closed_cells() -> None:
    table = Scenario({"sweeper-0": (6, 0), "nub-1": (12, 0)}, pack=WIDE)
    table.use("sweeper-0", "fire", (7, 1)).roll(4)
    places = {table.grid.place_of[effect.cell] for effect in table.state.effects}
    assert places == {2}


HATCH = Skill(id="hatch", name="Hatch", category="summon", range=2, keeps_turn=True, does=(Summon("wisp", 2),))
DASH = Skill(id="dash", name="Dash", category="distortion", rolled=False, keeps_turn=True, does=(Modify("movement", 1),))
WISP = UnitCard(id="wisp", name="Wisp", skills=(walk(3), DASH, HATCH, melee("nip")))


@pytest.mark.rule("CT-SK-3", "CT-H-65", "CT-H-82")
def test_a_skill_that_kept_the_turn_of_the_summoner_keeps_that_of_its_creature_too() -> None:
    pack = replace(WIDE, creatures=(WISP, *(card for card in WIDE.creatures if card.id != "wisp")))
    creatures = {"wisp-1-1": ((5, 2), "breeder-1", "breeder.hatch")}
    table = Scenario({"breeder-1": (12, 0), "ansel-0": (0, 0)}, pack=pack, board=OPEN, turn=1, creatures=creatures)
    table.use("wisp-1-1", "dash", "wisp-1-1").use("wisp-1-1", "hatch", (5, 1))
    assert table.state.running == "wisp-1-2"
    table.use("wisp-1-2", "dash", "wisp-1-2")
    assert table.unit("wisp-1-2").turn == "fresh"
    table.move("wisp-1-1", (5, 3))
    assert (table.unit("wisp-1-1").turn, table.unit("wisp-1-2").turn) == ("moved", "done")
    assert table.state.turn_keepers_used == ("wisp-1-1.dash", "wisp-1-1.hatch", "wisp-1-2.dash")


@pytest.mark.rule("CT-CA-5", "CT-H-65", "CT-H-82")
def test_a_second_birth_while_a_creature_is_half_way_ends_nobodys_turn() -> None:
    units = {"breeder-1": (5, 2), "nub-1": (12, 0), "rind-0": (0, 0), "moss-1": (7, 2)}
    options = replace(OPTIONS, factions=("fungunites", "fungunites"))
    table = Scenario(units, pack=WIDE, options=options, board=OPEN, turn=1, trophies={"nub-1": ("breeder-0",)})
    table.use("breeder-1", "hatch", (5, 1)).move("wisp-1-1", (6, 1))
    table.trophy("nub-1", "breeder-0", "totem", (12, 1)).roll(6)
    assert (table.state.running, table.state.paused) == ("wisp-1-2", ("breeder-1", "wisp-1-1"))
    assert [table.unit(token).turn for token in ("breeder-1", "wisp-1-1", "wisp-1-2")] == ["fresh", "moved", "fresh"]
    before = table.state
    table.move("wisp-1-2", (13, 1))
    assert table.unit("wisp-1-1").turn == "moved"
    table.move("breeder-1", (5, 3))
    assert [table.unit(token).turn for token in ("breeder-1", "wisp-1-1", "wisp-1-2")] == ["moved", "done", "done"]
    table.state = before
    table.move("moss-1", (7, 3))  # another unit's turn ends all three
    assert [table.unit(token).turn for token in ("breeder-1", "wisp-1-1", "wisp-1-2")] == ["done", "done", "done"]
    assert (table.state.running, table.state.paused) == ("moss-1", ())
