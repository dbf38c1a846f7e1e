"""Skills in uncommon places: totems of every category, bursts whose units have left, actions lost to a reaction."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics.language import (
    Capture,
    Dispel,
    Each,
    EventCard,
    Heal,
    Kill,
    Lay,
    Modify,
    Operation,
    Push,
    Skill,
    Summon,
    Trophy,
    UnitCard,
    Where,
    Wound,
)
from boardrules.values import Seat
from tests.chibitactics.packs import HUMANS, TESTPACK, everything, walk, wide, with_card
from tests.chibitactics.scenario import Scenario

WIDE = wide()
OPEN = ("middle", "east")


@pytest.mark.rule("CT-H-45", "CT-TR-4")
def test_a_passive_totem_lasts_as_a_one_shot_effect_on_its_user() -> None:
    scenario = Scenario({"moss-1": (4, 2), "ansel-0": (0, 3)}, pack=WIDE, trophies={"moss-1": ("leasher-0",)}, turn=1)
    scenario.trophy("moss-1", "leasher-0", "totem", "moss-1")
    assert scenario.needs() == (4, 0)
    scenario.roll(4)
    assert scenario.lingering() == ["one-shot"]
    assert scenario.unit("moss-1").trophies == ()


@pytest.mark.rule("CT-H-89", "CT-PR-4")
def test_a_radius_that_only_lays_asks_nobody_in_it() -> None:
    card = UnitCard(
        id="sower",
        name="Sower",
        skills=(walk(2), Skill(id="sow", name="Sow", category="distortion", range=3, radius=1, does=(Lay((Wound(),)),))),
    )
    scenario = Scenario({"sower-0": (1, 2), "moss-1": (3, 2)}, pack=with_card(card))
    scenario.use("sower-0", "sow", (3, 2)).roll(6)
    assert scenario.waits_for() == ""
    assert len(scenario.state.effects) == 7
    assert not scenario.unit("moss-1").wounded


@pytest.mark.rule("CT-H-36", "CT-PR-3")
def test_a_shot_is_lost_when_the_reaction_kills_the_shooter() -> None:
    guard = UnitCard(id="guard", name="Guard", skills=(walk(2), Skill(id="axe", name="Axe", category="melee", does=(Kill(),))))
    pack = with_card(guard)
    options = ct.Options(seats=2, squad_size=3, map="row", factions=("humans", "humans"), first=Seat(0))
    scenario = Scenario({"bryn-0": (3, 2), "guard-1": (4, 2), "cole-0": (0, 3), "ansel-1": (6, 1)}, pack=pack, options=options)
    scenario.use("bryn-0", "bow", "guard-1").roll(5)
    assert not scenario.on_board("bryn-0")
    assert scenario.unit("guard-1").trophies == ("bryn-0",)
    assert scenario.names()[-1] != "Wounded"
    assert scenario.waits_for() == ""


# -- what one operation of a skill leaves to the next -----------------------------------------------------------------------------


def striker(*does: Operation, area: bool = False) -> ct.Pack:
    """A pack with a unit whose blow does all this."""
    blow = Skill(id="blow", name="Blow", category="melee", engagement=False, does=does, area=area)
    return with_card(UnitCard(id="brute", name="Brute", skills=(walk(2), blow)))


@pytest.mark.rule("CT-WD-2", "CT-WD-3")
@pytest.mark.parametrize("rest", [(Wound(),), (Kill(),), (Heal(),), (Push(1),), (Capture(units=True),), (Modify("die", -1),)])
def test_what_comes_after_a_death_finds_nobody(rest: tuple[Operation, ...]) -> None:
    scenario = Scenario({"brute-0": (3, 2), "moss-1": (4, 2), "ort-1": (12, 0)}, pack=striker(Kill(), *rest), board=("middle", "east"))
    scenario.use("brute-0", "blow", "moss-1").roll(4)
    assert not scenario.on_board("moss-1")
    assert scenario.unit("brute-0").trophies == ("moss-1",)
    assert scenario.lingering() == []
    assert scenario.names().count("Died") == 1


@pytest.mark.rule("CT-WD-2", "CT-WD-3")
def test_two_wounds_at_once_kill() -> None:
    scenario = Scenario({"brute-0": (3, 2), "moss-1": (4, 2), "ort-1": (12, 0)}, pack=striker(Wound(), Wound()), board=("middle", "east"))
    scenario.use("brute-0", "blow", "moss-1").roll(4)
    assert [name for name in scenario.names() if name in {"Wounded", "Died"}] == ["Wounded", "Died"]


@pytest.mark.rule("CT-H-78")
def test_in_an_area_the_dead_are_dead_for_every_later_operation() -> None:
    pack = striker(Kill(), Wound(), Heal(), Push(1), area=True)
    scenario = Scenario({"brute-0": (3, 2), "moss-1": (4, 2), "ort-1": (12, 0)}, pack=pack, board=("middle", "east"))
    scenario.use("brute-0", "blow", "brute-0").roll(4)
    assert scenario.names().count("Died") == 1
    assert {"Wounded", "Healed", "Displaced"} & set(scenario.names()) == set()


@pytest.mark.rule("CT-H-89", "CT-H-40")
def test_a_cell_can_be_laid_with_death() -> None:
    pit = Skill(id="pit", name="Pit", category="distortion", range=2, aim="cell", lasting="sustained", does=(Lay((Kill(),)),))
    pack = with_card(UnitCard(id="digger", name="Digger", skills=(walk(2), pit)))
    laid = (ct.Effect("digger.pit", 0, "sustained", Seat(0), "digger-0", "", 5),)
    scenario = Scenario({"digger-0": (3, 2), "moss-1": (6, 0), "ort-1": (12, 0)}, pack=pack, board=("middle", "east"), turn=1, effects=laid)
    scenario.move("moss-1", (5, 0))
    assert not scenario.on_board("moss-1")
    assert scenario.unit("digger-0").trophies == ("moss-1",)


@pytest.mark.rule("CT-CA-5", "CT-H-82")
def test_a_creature_may_kill_the_summoner_whose_turn_it_interrupts() -> None:
    options = ct.Options(seats=2, squad_size=3, map="row", factions=("humans", "fungunites"), first=Seat(0))
    fierce = UnitCard(id="sprout", name="Sprout", skills=(walk(2), Skill(id="nip", name="Nip", category="melee", does=(Kill(),))))
    pack = replace(TESTPACK, creatures=(fierce,))
    scenario = Scenario(
        {"ort-1": (5, 2), "moss-1": (12, 0), "ansel-0": (0, 0)}, pack=pack, board=("middle", "east"), turn=1, options=options
    )
    scenario.use("ort-1", "bud", (4, 2)).roll(4)
    scenario.use("sprout-1-1", "nip", "ort-1").roll(4)
    assert not scenario.on_board("ort-1")
    assert (scenario.state.clock.running, scenario.state.clock.paused) == ("sprout-1-1", ())  # nobody's turn waits any more
    assert scenario.legal(scenario.moving("moss-1", (13, 0)))


@pytest.mark.rule("CT-H-80", "CT-H-95")
def test_a_captured_creature_whose_seat_is_out_leaves_when_it_is_released() -> None:
    charm = ct.Effect("leasher.charm", 0, "sustained", Seat(0), "leasher-0", "wisp-1-1")
    scenario = Scenario(
        {"leasher-0": (0, 0), "blinker-0": (0, 9), "breeder-1": (0, 8), "flyer-2": (8, 0)},
        pack=everything(),
        board=("land0", "land1", "land2"),
        options=ct.Options(seats=3, squad_size=3, map="ring", factions=("makers", "growers", "movers"), first=Seat(0)),
        creatures={"wisp-1-1": ((1, 0), "breeder-1", "breeder.hatch")},
        wounded=("breeder-1",),
        effects=(charm,),
    )
    scenario.state = replace(
        scenario.state, units=tuple(replace(unit, seat=Seat(0)) if unit.id == "wisp-1-1" else unit for unit in scenario.state.units)
    )
    scenario.finish("blinker-0", "breeder-1")
    assert scenario.state.out == (0, 1, 0)
    assert scenario.on_board("wisp-1-1")
    scenario.play(ct.Cancel(Seat(0), "leasher-0", "charm", "wisp-1-1"))
    assert not scenario.on_board("wisp-1-1")


def test_a_creature_may_kill_the_summoner_who_waits_for_it() -> None:
    bud = Skill(id="bud", name="Bud", category="summon", keeps_turn=True, does=(Summon("sprout"),))
    fierce = UnitCard(id="sprout", name="Sprout", skills=(walk(2), Skill(id="nip", name="Nip", category="melee", does=(Kill(),))))
    pack = replace(with_card(UnitCard(id="sower", name="Sower", skills=(walk(2), bud))), creatures=(fierce,))
    scenario = Scenario({"sower-0": (5, 2), "ansel-0": (0, 0), "ort-1": (12, 0)}, pack=pack, board=OPEN)
    scenario.use("sower-0", "bud", (4, 2))
    assert (scenario.state.clock.running, scenario.state.clock.paused) == ("sprout-0-1", ("sower-0",))
    scenario.use("sprout-0-1", "nip", "sower-0").roll(4)
    assert not scenario.on_board("sower-0")
    assert scenario.state.clock.paused == ()
    assert scenario.legal(scenario.moving("ansel-0", (1, 0)))


# -- reactions --------------------------------------------------------------------------------------------------------------------


def guarded(*guard: Operation, rolled: bool = False, **skill: Any) -> ct.Pack:
    """A pack with a guard, whose blow does this, and a unit with one skill beside its walk."""
    units = (
        UnitCard(id="guard", name="Guard", skills=(Skill(id="hit", name="Hit", category="melee", rolled=rolled, does=guard),)),
        UnitCard(id="user", name="User", skills=(walk(2), Skill(id="do", name="Do", **skill))),
    )
    return replace(TESTPACK, factions=(replace(HUMANS, units=(*HUMANS.units, *units)), *TESTPACK.factions[1:]))


BOTH = ct.Options(seats=2, squad_size=3, map="row", factions=("humans", "humans"), first=Seat(0))


@pytest.mark.rule("CT-PR-3", "CT-H-69")
def test_a_reaction_without_a_die_strikes_at_once() -> None:
    pack = guarded(Wound(), category="ranged", range=3, does=(Wound(),))
    scenario = Scenario({"user-0": (3, 2), "guard-1": (4, 2), "ansel-1": (6, 2)}, pack=pack, board=OPEN, options=BOTH)
    scenario.use("user-0", "do", "ansel-1")
    assert scenario.waits_for() == ""
    assert scenario.names()[:2] == ["SkillUsed", "Provoked"]
    assert scenario.unit("user-0").wounded
    assert "Lost" in scenario.names()


@pytest.mark.rule("CT-H-36", "CT-CA-5")
@pytest.mark.parametrize("cell", [(2, 2), (3, 1)])
def test_a_summon_is_lost_if_the_reaction_pushes_the_summoner_onto_the_cell_or_away_from_it(cell: tuple[int, int]) -> None:
    pack = guarded(Push(1), category="summon", does=(Summon("sprout"),))
    scenario = Scenario({"user-0": (3, 2), "guard-1": (4, 2), "ansel-1": (15, 0)}, pack=pack, board=OPEN, options=BOTH)
    if cell == (3, 1):  # next to where it stood, and still next to where it stands
        assert "Summoned" in scenario.use("user-0", "do", cell).names()
    else:
        assert "Lost" in scenario.use("user-0", "do", cell).names()
    assert scenario.cell("user-0") == (2, 2)


@pytest.mark.rule("CT-PR-4", "CT-PR-3")
def test_a_shot_all_round_goes_on_after_a_reaction_that_fails() -> None:
    pack = guarded(Wound(), rolled=True, category="ranged", range=2, area=True, does=(Wound(),))
    scenario = Scenario({"user-0": (3, 2), "guard-1": (4, 2), "ansel-1": (15, 0)}, pack=pack, board=OPEN, options=BOTH)
    scenario.use("user-0", "do", "user-0").roll(1).roll(4)
    assert scenario.unit("guard-1").wounded
    assert not scenario.unit("user-0").wounded


# -- cells ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-H-92", "CT-H-86")
def test_a_skill_aimed_at_a_cell_meets_who_stands_there_and_what_lies_there() -> None:
    crush = Skill(id="do", name="Do", category="distortion", range=2, aim="cell", on_self=True, does=(Dispel(), Wound()))
    user = UnitCard(id="user", name="User", skills=(crush,))
    humans, others = WIDE.factions
    pack = replace(WIDE, factions=(replace(humans, units=(*humans.units, user)), others))
    scenario = Scenario({"user-0": (5, 1), "moss-1": (6, 1), "ort-1": (12, 0)}, pack=pack, board=OPEN)
    scenario.state = replace(scenario.state, effects=(ct.Effect("caster.mine", 0, "one-shot", Seat(1), "", "", scenario.grid.index[6, 1]),))
    before = scenario.state
    scenario.use("user-0", "do", (6, 1)).roll(4)
    assert scenario.unit("moss-1").wounded
    assert scenario.state.effects == ()
    scenario.state = before
    scenario.use("user-0", "do", (5, 1)).roll(4)
    assert scenario.unit("user-0").wounded
    assert len(scenario.state.effects) == 1


@pytest.mark.rule("CT-H-29", "CT-SK-4")
def test_a_burst_goes_on_when_it_has_killed_its_maker() -> None:
    pack = guarded(Wound(), category="distortion", range=2, radius=1, does=(Kill(),))
    scenario = Scenario({"user-0": (3, 1), "moss-1": (4, 2), "ansel-0": (0, 0), "ort-1": (12, 0)}, pack=pack, board=OPEN)
    scenario.use("user-0", "do", (3, 2)).roll(4).roll(4)
    assert not scenario.on_board("user-0")
    assert scenario.waits_for() == "Die"
    scenario.roll(4)
    assert not scenario.on_board("moss-1")


@pytest.mark.rule("CT-H-45")
def test_a_sustained_buff_as_a_totem_lasts_once() -> None:
    veil = Skill(id="veil", name="Veil", category="buff", lasting="sustained", does=(Modify("die", 1),))
    pack = with_card(UnitCard(id="seer", name="Seer", skills=(walk(2), veil), trophy=Trophy(totem=veil)))
    scenario = Scenario({"moss-1": (4, 2), "ansel-0": (0, 3)}, pack=pack, board=OPEN, trophies={"moss-1": ("seer-0",)}, turn=1)
    scenario.trophy("moss-1", "seer-0", "totem", "moss-1").roll(4)
    assert scenario.lingering() == ["one-shot"]


# -- events -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CT-EV-2", "CT-WD-3")
def test_what_an_event_does_after_a_death_finds_nobody() -> None:
    doom = EventCard(id="doom", name="Doom", does=(Each(where=Where(terrain=("hill",)), does=(Kill(), Kill(), Wound(), Heal())),))
    pack = replace(TESTPACK, events=(doom,))
    scenario = Scenario({"ansel-0": (1, 2), "bryn-0": (0, 0), "ort-1": (12, 0)}, pack=pack, board=OPEN, turn=1)
    scenario.end().draw("doom")
    assert not scenario.on_board("ansel-0")
    assert scenario.names().count("Died") == 1
    assert {"Wounded", "Healed"} & set(scenario.names()) == set()


@pytest.mark.rule("CT-H-29", "CT-H-67", "CT-TE-6")
def test_a_radius_goes_on_from_the_ground_where_its_user_fell() -> None:
    nova = Skill(id="nova", name="Nova", category="distortion", range=1, radius=1, on_self=True, does=(Wound(),))
    martyr = UnitCard(id="martyr", name="Martyr", fast_death=True, skills=(nova,))
    scenario = Scenario({"martyr-0": (6, 1), "bryn-0": (0, 3), "moss-1": (7, 1)}, pack=with_card(martyr))
    scenario.use("martyr-0", "nova", (6, 1)).roll(4, 4)
    assert not scenario.on_board("martyr-0")
    assert scenario.needs() == (4, 1)  # a place of power
    scenario.roll(3)
    assert scenario.unit("moss-1").wounded


@pytest.mark.rule("CT-PR-7", "CT-H-39")
@pytest.mark.parametrize("fast_death", [False, True])
def test_who_fell_to_its_own_skill_sustains_nothing(*, fast_death: bool) -> None:
    storm = Skill(
        id="storm",
        name="Storm",
        category="distortion",
        radius=1,
        rolled=False,
        lasting="sustained",
        does=(Wound(), Modify("movement", -1)),
    )
    martyr = UnitCard(id="martyr", name="Martyr", fast_death=fast_death, skills=(storm,))
    scenario = Scenario({"martyr-0": (5, 0), "bryn-0": (0, 3), "moss-1": (6, 0)}, pack=with_card(martyr))
    scenario.use("martyr-0", "storm", (5, 0))
    assert scenario.unit("moss-1").wounded
    assert scenario.on_board("martyr-0") != fast_death
    assert scenario.lingering() == []


@pytest.mark.rule("CT-H-22", "CT-CA-2")
@pytest.mark.parametrize(
    ("success", "bonus", "least"),
    [(4, 0, 4), (4, 1, 3), (3, 1, 2), (3, 2, 2), (2, 3, 2), (2, 0, 2), (4, -1, 5), (5, -1, 6), (6, -1, 7), (6, 3, 3), (4, -3, 7)],
)
def test_a_bonus_is_added_to_the_die_and_a_one_always_fails(success: int, bonus: int, least: int) -> None:
    blade = Skill(id="blade", name="Blade", category="melee", success=success, does=(Wound(),))
    luck = Skill(id="luck", name="Luck", category="passive", does=(Modify("die", bonus),))
    scenario = Scenario({"odd-0": (1, 1), "moss-1": (0, 1)}, pack=with_card(UnitCard(id="odd", name="Odd", skills=(blade, luck))))
    scenario.use("odd-0", "blade", "moss-1")
    assert scenario.needs() == (success, bonus)
    before = scenario.state
    for value in range(1, 7):
        scenario.state = before
        scenario.roll(value)
        assert scenario.unit("moss-1").wounded == (value >= least), value
