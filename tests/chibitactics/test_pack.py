"""Packs: read from JSON, checked whole, all faults listed."""

from __future__ import annotations

import pickle

import pytest
from msgspec.structs import replace

from boardrules import InvalidOptions, InvalidState, from_json, pixies, to_json
from boardrules import chibitactics as ct
from boardrules.chibitactics.language import (
    Bonus,
    Capture,
    Each,
    Empower,
    EventCard,
    Lay,
    MapLayout,
    Modify,
    Place,
    Push,
    Replace,
    Segment,
    Skill,
    Substance,
    Summon,
    Teleport,
    Trophy,
    UnitCard,
    Weather,
    Where,
    Wound,
)
from tests.chibitactics.packs import HUMANS, TESTPACK, everything, walk, wide


@pytest.mark.parametrize("pack", [TESTPACK, everything(), wide(), ct.STARTER])
def test_a_sound_pack_has_no_faults_and_survives_json(pack: ct.Pack) -> None:
    assert ct.pack_faults(pack) == ()
    game = ct.game_from_pack(to_json(pack))
    assert game.pack == pack
    assert game.SPEC.pack == pack
    assert pickle.loads(pickle.dumps(game)).catalogue.key == game.catalogue.key


def test_two_packs_that_differ_have_different_keys_and_refuse_each_others_states() -> None:
    one, other = ct.with_cards(ct, TESTPACK), ct.with_cards(ct, replace(TESTPACK, title="Other"))
    state = one.new_game(ct.Options(squad_size=2, map="row"))
    assert one.validate(state) == ()
    assert [fault.path for fault in other.validate(state)] == ["$.pack"]


def test_data_that_is_no_pack_is_refused_with_its_path() -> None:
    with pytest.raises(InvalidOptions, match=r"\$\.factions"):
        ct.game_from_pack(b'{"id":"x","name":"X","factions":3}')


def _with(*skills: Skill, **fields: object) -> ct.Pack:
    unit = UnitCard(id="odd", name="Odd", skills=skills)
    return replace(TESTPACK, factions=(replace(HUMANS, units=(*HUMANS.units, replace(unit, **fields))), *TESTPACK.factions[1:]))


def _skill(category: str, **fields: object) -> Skill:
    plain = Skill(id="odd", name="Odd", category="distortion", does=(Wound(),))
    return replace(plain, **({"category": category} | fields))


@pytest.mark.rule("CT-H-1", "CT-H-24", "CT-H-21", "CT-H-87", "CT-CA-1", "CT-CA-5", "CT-CA-6", "CT-CA-7", "CT-H-92", "CT-H-76", "CT-H-89")
@pytest.mark.parametrize(
    ("skill", "rule"),
    [
        (_skill("ranged"), "CT-H-24"),
        (_skill("distortion", success=4, rolled=False), "CT-H-21"),
        (_skill("movement", points=3), "CT-CA-1"),
        (_skill("movement", does=()), "CT-MV-1"),
        (_skill("passive"), "CT-CA-7"),
        (_skill("passive", success=4, does=(Modify("die", 1),)), "CT-CA-7"),
        (_skill("buff"), "CT-CA-6"),
        (_skill("summon"), "CT-CA-5"),
        (_skill("distortion", does=(Summon("sprout"),)), "CT-CA-5"),
        (_skill("summon", does=(Summon("dragon"),)), "CT-CA-5"),
        (_skill("melee", aim="cell"), "CT-H-92"),
        (_skill("distortion", range=2, radius=1, aim="unit"), "CT-H-92"),
        (_skill("distortion", range=2, radius=1, does=(Teleport(),)), "CT-H-76"),
        (_skill("distortion", range=2, radius=1, does=(Capture(),)), "CT-H-73"),
        (_skill("melee", does=(Capture(),)), "CT-H-73"),
        (_skill("distortion", range=2, aim="unit", engagement=True, does=(Capture(),)), "CT-H-73"),
        (_skill("distortion", range=2, does=(Lay(()),)), "CT-H-89"),
        (_skill("distortion", range=2, does=()), "CT-SK-7"),
        (_skill("distortion", range=2, while_wounded=True), "CT-H-93"),
        (_skill("distortion", range=2, area=True, aim="unit"), "CT-H-78"),
        (_skill("distortion", aim="unit"), "CT-H-86"),
        (_skill("summon", aim="unit", does=(Summon("sprout"),)), "CT-CA-5"),
        (_skill("buff", radius=1, does=(Bonus(1),)), "CT-CA-6"),
        (_skill("distortion", range=2, aim="unit", does=(Lay((Wound(),)),)), "CT-H-89"),
        (_skill("melee", does=(Lay((Wound(),)),)), "CT-H-89"),
        (_skill("summon", does=(Summon("sprout"), Summon("sprout"))), "CT-CA-5"),
        (_skill("distortion", range=2, engagement=True, does=(Teleport(),)), "CT-H-76"),
    ],
)
def test_a_skill_that_cannot_be_is_named_by_its_rule(skill: Skill, rule: str) -> None:
    faults = ct.pack_faults(_with(skill))
    assert rule in {fault.rule for fault in faults}
    assert all(fault.path.startswith("$.factions[0].units[3].skills[0]") for fault in faults)
    with pytest.raises(InvalidOptions, match=rule):
        ct.with_cards(ct, _with(skill))


@pytest.mark.rule("CT-CO-1", "CT-CO-4", "CT-EV-3", "CT-H-3", "CT-H-14")
@pytest.mark.parametrize(
    ("pack", "path", "rule"),
    [
        (replace(TESTPACK, factions=()), "factions", "CT-CO-1"),
        (replace(TESTPACK, factions=(replace(HUMANS, units=()),)), "factions[0].units", "CT-CO-1"),
        (replace(TESTPACK, factions=(replace(HUMANS, ability=Empower(does=())),)), "factions[0].ability", "CT-H-14"),
        (replace(TESTPACK, factions=(replace(HUMANS, units=HUMANS.units[:1], ability=Replace()),)), "factions[0].ability", "CT-H-3"),
        (replace(TESTPACK, events=(EventCard(id="lull", name="Lull", does=()),)), "events[0].does", "CT-EV-3"),
        (replace(TESTPACK, segments=()), "segments", "CT-CO-4"),
        (replace(TESTPACK, maps=()), "maps", "CT-H-7"),
        (replace(TESTPACK, events=(EventCard(id="lull", name="Lull", does=(Each(does=()),)),)), "events[0].does[0].does", "CT-EV-3"),
        (_with(trophy=Trophy(substance=Substance(name="S", does=()))), "factions[0].units[3].trophy.substance.does", "CT-TR-3"),
        (replace(TESTPACK, savages=(UnitCard(id="moss", name="M", skills=()),)), "savages[0].id", "CT-H-1"),
    ],
)
def test_what_is_empty_or_too_small_is_named_with_its_place(pack: ct.Pack, path: str, rule: str) -> None:
    assert (f"$.{path}", rule) in {(fault.path, fault.rule) for fault in ct.pack_faults(pack)}


@pytest.mark.rule("CT-H-1", "CT-H-87", "CT-CA-5", "CT-TR-3", "CT-EV-2", "CT-SK-5", "CT-H-7", "CT-SU-1", "CT-SU-2")
def test_all_faults_are_listed_at_once() -> None:
    pack = replace(
        _with(walk(2), replace(walk(3), id="run"), trophy=Trophy(substance=Substance(name="S", does=(Push(1), Teleport())))),
        creatures=(UnitCard(id="sprout", name="S", skills=(), trophy=Trophy()), UnitCard(id="ansel", name="A", skills=())),
        events=(
            EventCard(id="e", name="E", does=(Weather(does=(Modify("die", 1),)),)),
            EventCard(id="e", name="E", does=(Each(where=Where(), does=(Bonus(1),)),)),
        ),
        segments=(*TESTPACK.segments, Segment(id="bent", name="B", rows=("..", ".")), Segment(id="odd", name="O", rows=("..", ".x"))),
        maps=(
            MapLayout(id="row", name="R", seats=3, starts=(Place(0, 0), Place(1, 0)), closed=(Place(0, 0),)),
            MapLayout(id="far", name="F", seats=2, starts=(Place(0, 0), Place(3, 0)), closed=tuple(Place(5, k) for k in range(9))),
        ),
    )
    faults = ct.pack_faults(pack)
    assert {fault.rule for fault in faults} >= {
        "CT-H-87",
        "CT-TR-3",
        "CT-CA-5",
        "CT-H-1",
        "CT-EV-2",
        "CT-SK-5",
        "CT-H-7",
        "CT-SU-1",
        "CT-SU-2",
    }
    with pytest.raises(InvalidOptions) as caught:
        ct.with_cards(ct, pack)
    assert str(caught.value).count("\n") == len(faults)


@pytest.mark.rule("CT-H-1", "CT-SU-6")
def test_the_starter_pack_says_who_made_it() -> None:
    assert "publisher" in ct.STARTER.notice


@pytest.mark.rule("CT-H-88", "CT-CA-8", "CT-PR-9", "CT-CA-2", "CT-CA-3", "CT-CA-4", "CT-CA-5", "CT-CA-6", "CT-CA-7", "CT-H-21", "CT-SK-6")
def test_defaults_of_the_categories_and_what_replaces_them() -> None:
    from boardrules.chibitactics._packs.compile import power_of  # noqa: PLC0415

    melee = power_of("x", _skill("melee"))
    assert (melee.needs, melee.range, melee.after, melee.engagement, melee.aim) == (4, 1, True, True, "unit")
    ranged = power_of("x", _skill("ranged", range=3))
    assert (ranged.needs, ranged.range, ranged.after, ranged.engagement) == (4, 3, False, False)
    distortion = power_of("x", _skill("distortion"))
    assert (distortion.needs, distortion.range, distortion.aim) == (4, 0, "self")
    summon = power_of("x", _skill("summon", does=(Summon("sprout"),)))
    assert (summon.needs, summon.range, summon.aim) == (0, 1, "cell")
    buff = power_of("x", _skill("buff", does=(Bonus(1),)))
    assert (buff.needs, buff.range, buff.lasting) == (4, 0, "one-shot")
    passive = power_of("x", _skill("passive", does=(Modify("die", 1),)))
    assert (passive.needs, passive.range) == (0, 0)
    long = power_of("x", _skill("melee", range=2))
    assert (long.needs, long.range, long.after, long.engagement) == (4, 2, True, True)
    assert power_of("x", _skill("melee", engagement=False)).engagement is False
    assert power_of("x", _skill("summon", rolled=True, does=(Summon("sprout"),))).needs == 4


def test_a_pack_is_played_in_this_game_only() -> None:
    with pytest.raises(InvalidOptions, match="a pack of Chibitactics cannot be played in pixies"):
        ct.with_cards(pixies, TESTPACK)  # type: ignore[arg-type]  # that is what is tested


@pytest.mark.rule("CT-H-73")
def test_a_melee_skill_that_does_not_engage_may_capture() -> None:
    assert ct.pack_faults(_with(_skill("melee", engagement=False, does=(Capture(),)))) == ()


@pytest.mark.rule("CT-H-7")
def test_the_largest_map_has_no_more_cells_than_a_state_counts() -> None:
    places = tuple(Place(i, j) for i in range(-3, 4) for j in range(-3, 5))
    layout = MapLayout(id="vast", name="Vast", seats=2, starts=places[:2], closed=places[2:51])
    assert from_json(MapLayout, to_json(layout)) == layout
    with pytest.raises(InvalidState, match="closed"):
        from_json(MapLayout, to_json(replace(layout, closed=places[2:52])))
    assert (6 + len(layout.closed)) * 6 * 6 <= 2000
