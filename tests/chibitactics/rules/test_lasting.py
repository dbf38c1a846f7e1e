"""One-shot, sustained, cancel, bonuses for one die, creatures."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules import from_json, to_json
from boardrules.chibitactics.language import Bonus, Empower, Grant, Kill, Lay, Modify, Skill, Summon, UnitCard
from boardrules.values import Seat
from tests.chibitactics.packs import HUMANS, TESTPACK, melee, walk, wide, with_card
from tests.chibitactics.scenario import OPTIONS, Scenario

OPEN = ("middle", "east")
WIDE = wide()
ME, YOU = Seat(0), Seat(1)


@pytest.mark.rule("CT-PR-6", "CT-H-81", "CT-CA-6")
def test_a_one_shot_lasts_until_its_makers_next_turn_begins() -> None:
    scenario = Scenario({"healer-0": (3, 2), "nub-1": (4, 2), "ort-1": (12, 0)}, pack=WIDE, board=OPEN)
    scenario.use("healer-0", "rush", "healer-0").roll(3)
    scenario.use("healer-0", "staff", "nub-1")
    assert scenario.needs() == (4, 1)
    scenario.roll(1).end()
    assert len(scenario.lingering()) == 1
    scenario.end().draw("mud")
    assert len(scenario.lingering()) == 1
    scenario.use("healer-0", "staff", "nub-1")
    assert scenario.needs() == (4, 0)
    assert scenario.lingering() == []


@pytest.mark.rule("CT-H-81")
def test_a_one_shot_of_a_unit_that_does_not_act_ends_with_the_turn() -> None:
    scenario = Scenario({"healer-0": (3, 2), "ort-1": (12, 0)}, pack=WIDE, board=OPEN)
    scenario.use("healer-0", "rush", "healer-0").roll(3)
    scenario.end().end().draw("mud")
    assert len(scenario.lingering()) == 1
    scenario.end()
    assert scenario.lingering() == []


@pytest.mark.rule("CT-H-60", "CT-H-79", "CT-SK-5")
def test_a_bonus_that_meets_no_die_is_lost_and_several_go_into_one() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "nub-1": (4, 2), "ort-1": (12, 0)}, board=OPEN, trophies={"ansel-0": ("moss-1", "bryn-0")})
    scenario.trophy("ansel-0", "moss-1", "substance", "ansel-0").trophy("ansel-0", "bryn-0", "substance", "ansel-0")
    scenario.use("ansel-0", "blade", "nub-1")
    assert scenario.needs() == (4, 2)  # of two cards; the same one twice would not add up (CT-H-91)
    scenario.roll(1)
    assert scenario.lingering() == []
    scenario = Scenario({"ansel-0": (3, 2), "nub-1": (9, 2), "ort-1": (12, 0)}, board=OPEN, trophies={"ansel-0": ("moss-1",)})
    scenario.trophy("ansel-0", "moss-1", "substance", "ansel-0").end().end().draw("fog").end()
    assert scenario.lingering() == []


@pytest.mark.rule("CT-H-91")
def test_different_effects_add() -> None:
    scenario = Scenario(
        {"captain-0": (3, 2), "ansel-0": (4, 2), "moss-1": (5, 2), "ort-1": (12, 0)},
        pack=WIDE,
        board=OPEN,
        trophies={"ansel-0": ("bryn-0",)},
    )
    scenario.use("captain-0", "order", "ansel-0").roll(4)
    scenario.trophy("ansel-0", "bryn-0", "substance", "ansel-0")
    scenario.use("ansel-0", "blade", "moss-1")
    assert scenario.needs() == (4, 4)


@pytest.mark.rule("CT-PR-7", "CT-PR-8", "CT-H-66")
def test_a_sustained_effect_lasts_until_cancelled_which_takes_a_full_turn() -> None:
    scenario = Scenario({"sweeper-0": (3, 2), "ort-1": (12, 0)}, pack=WIDE, board=OPEN)
    scenario.use("sweeper-0", "veil", "sweeper-0").roll(4)
    cancel = ct.Cancel(ME, "sweeper-0", "veil", "sweeper-0")
    assert scenario.refused(cancel) == "CT-H-66"
    scenario.end().end().draw("mud").end().end().draw("fog")
    assert [effect.kind for effect in scenario.state.effects] == ["sustained", "sustained"]
    assert scenario.refused(ct.Cancel(ME, "sweeper-0", "fire", "sweeper-0")) == "CT-PR-8"
    scenario.play(cancel)
    assert scenario.lingering() == []
    assert scenario.unit("sweeper-0").turn == "done"


@pytest.mark.rule("CT-PR-7", "CT-H-39")
def test_a_sustained_effect_ends_when_its_maker_is_wounded() -> None:
    scenario = Scenario({"hexer-1": (5, 2), "ansel-0": (4, 2), "ort-1": (12, 0)}, pack=WIDE, board=OPEN, turn=1)
    scenario.use("hexer-1", "curse", "ansel-0").roll(4).end().draw("spring")
    assert len(scenario.lingering()) == 1
    scenario.use("ansel-0", "blade", "hexer-1").roll(4)
    assert scenario.lingering() == []


@pytest.mark.rule("CT-PR-7")
def test_effects_are_dispelled() -> None:
    scenario = Scenario({"hexer-1": (5, 2), "leasher-0": (4, 2), "ort-1": (12, 0)}, pack=WIDE, board=OPEN, turn=1)
    scenario.use("hexer-1", "curse", "leasher-0").roll(4).end().draw("spring")
    scenario.use("leasher-0", "free", "leasher-0").roll(4)
    assert scenario.lingering() == []


@pytest.mark.rule("CT-PR-7", "CT-H-39")
def test_a_sustained_effect_ends_when_its_maker_dies_at_once() -> None:
    axe = Skill(id="axe", name="Axe", category="melee", does=(Kill(),))
    units = {"hexer-1": (5, 2), "killer-0": (4, 2), "ansel-0": (4, 3), "ort-1": (12, 0)}
    scenario = Scenario(units, pack=with_card(UnitCard(id="killer", name="Killer", skills=(axe,)), WIDE), board=OPEN, turn=1)
    scenario.use("hexer-1", "curse", "ansel-0").roll(4).end().draw("spring")
    assert len(scenario.lingering()) == 1
    scenario.use("killer-0", "axe", "hexer-1").roll(4)
    assert not scenario.on_board("hexer-1")
    assert scenario.lingering() == []


@pytest.mark.rule("CT-PR-7")
def test_what_lies_on_cells_is_dispelled_only_in_the_zone() -> None:
    def mine(scenario: Scenario, q: int, r: int) -> ct.Effect:
        return ct.Effect("caster.mine", 0, "one-shot", Seat(0), "caster-0", "", scenario.grid.index[q, r])

    units = {"hexer-1": (5, 2), "caster-0": (0, 0), "ort-1": (12, 0)}
    grid = Scenario(units, pack=WIDE, board=OPEN)
    effects = (mine(grid, 4, 2), mine(grid, 4, 0), mine(grid, 7, 2))
    scenario = Scenario(units, pack=WIDE, board=OPEN, turn=1, effects=effects)
    scenario.use("hexer-1", "clear", (4, 2)).roll(4)
    assert scenario.state.effects == effects[1:]


@pytest.mark.rule("CT-H-89", "CT-SK-5")
def test_a_bonus_that_lay_on_a_cell_goes_with_the_unit_that_steps_on_it() -> None:
    lucky = Skill(id="lucky", name="Lucky", category="distortion", range=3, aim="cell", does=(Lay((Bonus(2),)),))
    pack = with_card(UnitCard(id="layer", name="Layer", skills=(lucky,)))
    units = {"layer-0": (0, 0), "ansel-0": (4, 2), "ort-1": (12, 0)}
    cell = Scenario(units, pack=pack, board=OPEN).grid.index[4, 3]
    laid = ct.Effect("layer.lucky", 0, "one-shot", Seat(0), "layer-0", "", cell)
    scenario = Scenario(units, pack=pack, board=OPEN, effects=(laid,))
    scenario.move("ansel-0", (4, 3))
    (effect,) = [effect for effect in scenario.state.effects if effect.unit == "ansel-0"]
    assert (effect.kind, effect.cell) == ("roll", -1)


@pytest.mark.rule("CT-H-61", "CT-PR-8", "CT-H-82")
def test_a_creature_outlives_its_summoner_and_is_cancelled_by_it() -> None:
    creatures = {"sprout-1-1": ((7, 1), "ort-1", "ort.bud")}
    scenario = Scenario({"ort-1": (6, 0), "nub-1": (12, 0), "ansel-0": (7, 0)}, board=OPEN, creatures=creatures, wounded=("ort-1",))
    scenario.finish("ansel-0", "ort-1")
    assert scenario.on_board("sprout-1-1")
    scenario = Scenario({"ort-1": (6, 0), "nub-1": (12, 0), "ansel-0": (0, 0)}, board=OPEN, creatures=creatures, turn=1)
    assert scenario.refused(scenario.using("ort-1", "bud", (5, 0))) == "CT-H-82"
    scenario.play(ct.Cancel(YOU, "ort-1", "bud", "sprout-1-1"))
    assert not scenario.on_board("sprout-1-1")
    assert "TrophyTaken" not in scenario.names()


@pytest.mark.rule("CT-H-82", "CT-CA-5")
def test_a_creature_acts_at_once_does_not_summon_and_gives_way_when_something_else_is_done() -> None:
    scenario = Scenario({"breeder-1": (5, 2), "nub-1": (12, 0), "ansel-0": (0, 0)}, pack=WIDE, board=OPEN, turn=1)
    assert scenario.refused(scenario.using("breeder-1", "hatch", (4, 1))) == "CT-CA-5"
    scenario.use("breeder-1", "hatch", (5, 1))
    assert scenario.state.clock.running == "wisp-1-1"
    assert scenario.state.clock.paused == ("breeder-1",)
    assert scenario.refused(scenario.using("wisp-1-1", "split", (6, 1))) == "CT-H-82"
    scenario.move("wisp-1-1", (6, 1)).use("breeder-1", "hatch", (5, 1))
    assert scenario.unit("wisp-1-1").turn == "done"
    assert scenario.unit("breeder-1").turn == "done"
    assert scenario.on_board("wisp-1-2")


@pytest.mark.rule("CT-H-89", "CT-H-91")
def test_who_stands_on_a_cell_is_not_met_by_what_is_laid_on_it() -> None:
    scenario = Scenario({"caster-0": (3, 2), "ort-1": (5, 2)}, pack=WIDE, board=OPEN)
    scenario.use("caster-0", "mine", (5, 2)).roll(4)
    assert not scenario.unit("ort-1").wounded
    assert [effect.cell for effect in scenario.state.effects] == [scenario.grid.index[5, 2]]
    scenario.end()
    scenario.move("ort-1", (5, 1)).end().draw("mud")
    assert len(scenario.lingering()) == 1


@pytest.mark.rule("CT-H-82", "CT-H-68")
@pytest.mark.parametrize("deed", ["trophy", "gift", "ability"])
def test_a_creature_just_born_gives_up_its_turn_when_something_else_is_done(deed: str) -> None:
    units = {"breeder-1": (5, 2), "nub-1": (6, 2), "ort-1": (12, 0), "ansel-0": (0, 0)}
    scenario = Scenario(units, pack=WIDE, board=OPEN, turn=1, trophies={"nub-1": ("bryn-0",)}, wounded=("ort-1",))
    scenario.use("breeder-1", "hatch", (5, 1))
    assert scenario.unit("wisp-1-1").turn == "fresh"
    if deed == "trophy":
        scenario.trophy("nub-1", "bryn-0", "substance", "nub-1")
    elif deed == "gift":
        scenario.give("nub-1", "breeder-1", "bryn-0")
    else:
        scenario.ability("ort-1", "rind-1").roll(1)
    assert scenario.unit("wisp-1-1").turn == "done"
    assert scenario.legal(scenario.using("breeder-1", "hatch", (4, 2)))


@pytest.mark.rule("CT-H-28", "CT-H-75", "CT-H-89")
def test_nothing_is_laid_on_closed_cells() -> None:
    scenario = Scenario({"sweeper-0": (6, 0), "nub-1": (12, 0)}, pack=WIDE)
    scenario.use("sweeper-0", "fire", (7, 1)).roll(4)
    places = {scenario.grid.place_of[effect.cell] for effect in scenario.state.effects}
    assert places == {2}


HATCH = Skill(id="hatch", name="Hatch", category="summon", range=2, keeps_turn=True, does=(Summon("wisp", 2),))
DASH = Skill(id="dash", name="Dash", category="distortion", rolled=False, keeps_turn=True, does=(Modify("movement", 1),))
WISP = UnitCard(id="wisp", name="Wisp", skills=(walk(3), DASH, HATCH, melee("nip")))


@pytest.mark.rule("CT-SK-3", "CT-H-65", "CT-H-82")
def test_a_skill_that_kept_the_turn_of_the_summoner_keeps_that_of_its_creature_too() -> None:
    pack = replace(WIDE, creatures=(WISP, *(card for card in WIDE.creatures if card.id != "wisp")))
    creatures = {"wisp-1-1": ((5, 2), "breeder-1", "breeder.hatch")}
    scenario = Scenario({"breeder-1": (12, 0), "ansel-0": (0, 0)}, pack=pack, board=OPEN, turn=1, creatures=creatures)
    scenario.use("wisp-1-1", "dash", "wisp-1-1").use("wisp-1-1", "hatch", (5, 1))
    assert scenario.state.clock.running == "wisp-1-2"
    scenario.use("wisp-1-2", "dash", "wisp-1-2")
    assert scenario.unit("wisp-1-2").turn == "fresh"
    scenario.move("wisp-1-1", (5, 3))
    assert (scenario.unit("wisp-1-1").turn, scenario.unit("wisp-1-2").turn) == ("moved", "done")
    assert scenario.state.budget.turn_keepers_used == ("wisp-1-1.dash", "wisp-1-1.hatch", "wisp-1-2.dash")


@pytest.mark.rule("CT-CA-5", "CT-H-65", "CT-H-82")
def test_a_second_birth_while_a_creature_is_half_way_ends_nobodys_turn() -> None:
    units = {"breeder-1": (5, 2), "nub-1": (12, 0), "rind-0": (0, 0), "moss-1": (7, 2)}
    options = replace(OPTIONS, factions=("fungunites", "fungunites"))
    scenario = Scenario(units, pack=WIDE, options=options, board=OPEN, turn=1, trophies={"nub-1": ("breeder-0",)})
    scenario.use("breeder-1", "hatch", (5, 1)).move("wisp-1-1", (6, 1))
    scenario.trophy("nub-1", "breeder-0", "totem", (12, 1)).roll(6)
    assert (scenario.state.clock.running, scenario.state.clock.paused) == ("wisp-1-2", ("breeder-1", "wisp-1-1"))
    assert [scenario.unit(token).turn for token in ("breeder-1", "wisp-1-1", "wisp-1-2")] == ["fresh", "moved", "fresh"]
    before = scenario.state
    scenario.move("wisp-1-2", (13, 1))
    assert scenario.unit("wisp-1-1").turn == "moved"
    scenario.move("breeder-1", (5, 3))
    assert [scenario.unit(token).turn for token in ("breeder-1", "wisp-1-1", "wisp-1-2")] == ["moved", "done", "done"]
    scenario.state = before
    scenario.move("moss-1", (7, 3))  # another unit's turn ends all three
    assert [scenario.unit(token).turn for token in ("breeder-1", "wisp-1-1", "wisp-1-2")] == ["done", "done", "done"]
    assert (scenario.state.clock.running, scenario.state.clock.paused) == ("moss-1", ())


@pytest.mark.rule("CT-H-81", "CT-H-14")
def test_what_the_ability_of_a_faction_gives_ends_with_the_turn_in_which_it_was_used() -> None:
    banner = Empower(does=(Bonus(1), Modify("die", 1), Grant("unengaged")))
    pack = replace(TESTPACK, factions=(replace(HUMANS, ability=banner), *TESTPACK.factions[1:]))
    scenario = Scenario({"ansel-0": (3, 2), "moss-1": (4, 2), "ort-1": (12, 0)}, pack=pack, board=OPEN)
    scenario.ability("ansel-0")
    assert scenario.lingering() == ["roll", "one-shot", "one-shot"]
    before = scenario.state
    scenario.use("ansel-0", "blade", "moss-1")
    assert scenario.needs() == (4, 2)
    scenario.roll(1)
    assert scenario.lingering() == ["one-shot", "one-shot"]
    scenario.end()
    assert scenario.lingering() == []
    assert scenario.names()[:3] == ["TurnEnded", "EffectEnded", "EffectEnded"]
    scenario.state = before
    scenario.end().move("moss-1", (5, 2))  # which Ansel has engaged, and the ability helps him no longer
    assert scenario.needs() == (4, 0)


@pytest.mark.rule("CT-H-91")
def test_of_two_thousand_effects_the_oldest_ends_for_a_new_one() -> None:
    lay = Lay((Bonus(1),))
    skills = [Skill(id=f"lay{n}", name="Lay", category="distortion", range=2, rolled=False, aim="cell", does=(lay,) * 8) for n in range(4)]
    scenario = Scenario(
        {"layer-0": (3, 2), "moss-1": (9, 1), "ort-1": (12, 0)},
        pack=with_card(UnitCard(id="layer", name="Layer", skills=tuple(skills))),
        board=OPEN,
    )
    everywhere = [(n, op, cell) for n in range(4) for op in range(8) for cell in range(64)]
    lasting = [ct.Effect(f"layer.lay{n}", op, "one-shot", ME, "layer-0", "", cell) for n, op, cell in everywhere]
    scenario.state = replace(scenario.state, effects=tuple(lasting[:2000]))
    scenario.use("layer-0", "lay3", (5, 2))
    new = [effect for effect in scenario.state.effects if effect not in lasting[:2000]]
    assert len(scenario.state.effects) == 2000
    assert 0 < len(new) <= 8
    assert scenario.state.effects[0] == lasting[len(new)]
    assert from_json(ct.State, to_json(scenario.state)) == scenario.state
