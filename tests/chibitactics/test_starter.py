"""The starter pack: what it has to have, and that it can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations, product
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from boardrules import Dealer, chibitactics, from_json, to_json
from boardrules.chibitactics._geometry.hex import Point, neighbours
from boardrules.chibitactics._packs.compile import Card, Power, compile_pack
from boardrules.chibitactics._packs.faults import pack_faults
from boardrules.chibitactics._types.options import Options
from boardrules.chibitactics.cards.starter import STARTER
from boardrules.chibitactics.language import (
    LETTERS,
    Aim,
    Category,
    Each,
    EventEffect,
    Kill,
    Lay,
    Modify,
    Operation,
    Pack,
    Place,
    Replace,
    Segment,
    Stat,
    Summon,
    Terrain,
    Trait,
    UnitCard,
    Weather,
    Who,
)

CONTENT = compile_pack(STARTER)
CARDS = tuple(CONTENT.cards.values())
FACTIONS = tuple(faction.id for faction in STARTER.factions)
SKILLS = tuple(power for card in CARDS for power in card.powers)
"""The skills that units have of their own: no totems, no substances."""
MAPS = ("standard", "valley", "frontier")


def traits() -> Iterator[str]:
    for operation in operations():
        if isinstance(operation, chibitactics.Grant):
            yield operation.trait


def operations() -> Iterator[object]:
    for power in SKILLS:
        yield from power.does
    for event in STARTER.events:
        for effect in event.does:
            yield from effect.does


# -- what is in it ----------------------------------------------------------------------------------------------------------------


def test_the_pack_is_sound() -> None:
    assert pack_faults(STARTER) == ()


def test_the_pack_is_the_content_of_the_game() -> None:
    assert chibitactics.STARTER is STARTER
    assert chibitactics.with_cards(chibitactics, STARTER).new_game() == chibitactics.new_game()


def test_the_pack_survives_as_json() -> None:
    assert from_json(Pack, to_json(STARTER)) == STARTER


@pytest.mark.rule("CT-H-1")
def test_the_pack_says_who_made_it() -> None:
    assert "Made by the boardrules project, not by the publisher" in STARTER.notice


@pytest.mark.rule("CT-CO-1", "CT-SU-4")
def test_three_factions_have_the_names_of_the_rulebook_and_at_least_eight_units_each() -> None:
    assert [faction.name for faction in STARTER.factions] == ["Humans", "Chthonids", "Fungunites"]
    assert all(len(faction.units) >= 8 for faction in STARTER.factions)


@pytest.mark.rule("CT-H-2")
def test_each_faction_has_an_ability_and_the_fungunites_the_known_one() -> None:
    abilities = {faction.id: faction.ability for faction in STARTER.factions}
    assert None not in abilities.values()
    assert abilities["fungunites"] == Replace(success=3, per="round")


@pytest.mark.rule("CT-H-3")
def test_the_largest_squad_of_fungunites_leaves_a_card_to_swap_in() -> None:
    assert len(CONTENT.factions["fungunites"].units) > 8


@pytest.mark.rule("CT-CO-2", "CT-CO-4", "CT-CO-5")
def test_the_decks_have_their_numbers() -> None:
    assert len(STARTER.savages) == 6
    assert len(STARTER.events) == 12
    assert sum(not segment.start for segment in STARTER.segments) == 16
    assert sum(segment.start for segment in STARTER.segments) == 6


def test_every_unit_and_savage_is_worth_a_trophy() -> None:
    assert [card.id for card in CARDS if not card.creature and card.substance is None and card.totem is None] == []


# -- all that the rules know, occurs ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("category", get_args(Category))
def test_every_category_occurs_as_a_skill(category: Category) -> None:
    assert any(power.category == category for power in SKILLS)


@pytest.mark.rule("CT-H-45")
@pytest.mark.parametrize("category", get_args(Category))
def test_every_category_occurs_as_a_totem(category: Category) -> None:
    totems = [card.totem.category for card in CARDS if card.totem is not None]
    assert category in totems


@pytest.mark.parametrize("operation", get_args(Operation), ids=lambda kind: kind.__name__)
def test_every_operation_occurs_in_a_skill(operation: type[Operation]) -> None:
    assert any(isinstance(each, operation) for power in SKILLS for each in power.does)


@pytest.mark.parametrize("trait", get_args(Trait))
def test_every_trait_is_given_by_something(trait: Trait) -> None:
    assert trait in set(traits())


@pytest.mark.parametrize("stat", get_args(Stat))
def test_every_number_is_modified_up_and_down_by_something(stat: Stat) -> None:
    substances = [operation for card in CARDS if card.substance is not None for operation in card.substance.does]
    changes = [operation.n for operation in (*operations(), *substances) if isinstance(operation, Modify) and operation.stat == stat]
    assert min(changes) < 0 < max(changes)


@pytest.mark.parametrize("aim", get_args(Aim))
def test_every_kind_of_target_occurs(aim: Aim) -> None:
    assert any(power.aim == aim for power in SKILLS if power.category != "passive")


@pytest.mark.parametrize("who", get_args(Who))
def test_skills_touch_everybody_or_only_the_squad_or_only_others(who: Who) -> None:
    assert any(power.who == who for power in SKILLS)


def lingers(power: Power) -> bool:
    return any(isinstance(operation, Modify | Lay | chibitactics.Grant | chibitactics.Capture) for operation in power.does)


PROPERTIES: dict[str, Callable[[Power], bool]] = {
    "one-shot": lambda power: lingers(power) and power.category != "passive" and power.lasting == "one-shot",
    "sustained on units": lambda power: power.lasting == "sustained" and power.category == "buff",
    "sustained on enemies": lambda power: power.lasting == "sustained" and power.aim == "unit",
    "sustained on cells": lambda power: power.lasting == "sustained" and power.aim == "cell",
    "creatures, which can be cancelled too": lambda power: power.category == "summon",
    "two creatures at a time": lambda power: any(isinstance(operation, Summon) and operation.limit == 2 for operation in power.does),
    "radius with a die for each": lambda power: power.radius > 0 and power.each > 0 and not power.area,
    "radius without dice": lambda power: power.radius > 0 and not power.needs,
    "radius as an area": lambda power: power.radius > 0 and power.area,
    "area round the user": lambda power: power.radius < 0 and power.area,
    "engagement without melee": lambda power: power.engagement and power.category != "melee",
    "melee without engagement": lambda power: not power.engagement and power.category == "melee",
    "melee at range 2": lambda power: power.engagement and power.category == "melee" and power.range == 2,
    "after movement, no melee": lambda power: power.after and power.category == "distortion",
    "shots after movement": lambda power: power.after and power.category == "ranged",
    "buffs after movement": lambda power: power.after and power.category == "buff",
    "keeps the turn": lambda power: power.keeps,
    "buffs that end the turn when they fail": lambda power: power.category == "buff" and not power.keeps and power.needs > 0,
    "buffs that cost nothing": lambda power: power.category == "buff" and power.keeps,
    "over mountains": lambda power: not power.sight,
    "also on itself": lambda power: power.on_self and power.range > 0,
    "on the wounded only": lambda power: power.only == "wounded",
    "on the unwounded only": lambda power: power.only == "unwounded",
    "goes on while wounded": lambda power: power.while_wounded,
    "auras": lambda power: power.category == "passive" and power.range > 0,
    "summons with a die": lambda power: power.category == "summon" and power.needs > 0,
    "summons without a die": lambda power: power.category == "summon" and not power.needs,
    "easy dice": lambda power: power.needs in {2, 3},
    "plain dice": lambda power: power.needs == 4,
    "hard dice": lambda power: power.needs >= 5,
    "bonus for one die": lambda power: any(isinstance(operation, chibitactics.Bonus) and operation.n > 0 for operation in power.does),
}


@pytest.mark.rule("CT-PR-9")
@pytest.mark.parametrize("name", PROPERTIES)
def test_every_property_occurs(name: str) -> None:
    assert any(PROPERTIES[name](power) for power in SKILLS)


@pytest.mark.parametrize("reach", range(6))
def test_ranges_go_from_0_to_5(reach: int) -> None:
    assert any(power.range == reach for power in SKILLS if power.category not in {"movement", "passive"})


def test_ranges_and_movement_stay_small_enough_for_the_maps() -> None:
    assert max(power.range for power in SKILLS) <= 5
    assert max(power.points for power in SKILLS) <= 4


@pytest.mark.rule("CT-WD-9")
def test_units_that_are_wounded_or_die_fast_occur() -> None:
    assert any(card.fast_wound for card in CARDS)
    assert any(card.fast_death for card in CARDS if not card.creature)


@pytest.mark.rule("CT-TR-3", "CT-TR-4")
def test_trophies_have_a_substance_a_totem_or_both() -> None:
    sides = {(card.substance is not None, card.totem is not None) for card in CARDS if not card.creature}
    assert sides == {(True, True), (True, False), (False, True)}


@pytest.mark.parametrize("terrain", get_args(Terrain))
def test_every_terrain_occurs_on_the_closed_segments(terrain: Terrain) -> None:
    letters = {letter for segment in STARTER.segments if not segment.start for row in segment.rows for letter in row}
    assert terrain in {LETTERS[letter] for letter in letters}


@pytest.mark.parametrize("kind", get_args(EventEffect), ids=lambda kind: kind.__name__)
def test_every_kind_of_event_occurs(kind: type[EventEffect]) -> None:
    assert any(isinstance(effect, kind) for event in STARTER.events for effect in event.does)


@pytest.mark.rule("CT-EV-2")
def test_half_of_the_events_last() -> None:
    assert sum(event.lasting for event in STARTER.events) == 6


@pytest.mark.rule("CT-EV-6")
def test_an_event_finishes_off_the_wounded() -> None:
    assert any(
        isinstance(effect, Each) and effect.where.only == "wounded" and Kill() in effect.does
        for event in STARTER.events
        for effect in event.does
    )


def test_events_touch_terrain_kinds_of_units_and_everybody() -> None:
    wheres = [effect.where for event in STARTER.events for effect in event.does]
    assert any(where.terrain for where in wheres)
    assert any(where.kinds for where in wheres)
    assert any(isinstance(effect, Weather) and effect.where == chibitactics.Where() for event in STARTER.events for effect in event.does)


# -- units beside each other ------------------------------------------------------------------------------------------------------


def odds(power: Power) -> int:
    return power.needs or 1


def as_good(mine: Power, other: Power) -> bool:
    """Whether *mine* does all that *other* does, as far, as surely and as freely."""
    return (
        (mine.category, mine.who, mine.only, mine.lasting, mine.aim) == (other.category, other.who, other.only, other.lasting, other.aim)
        and mine.points >= other.points
        and mine.range >= other.range
        and mine.radius >= other.radius
        and odds(mine) <= odds(other)
        and mine.area >= other.area
        and mine.engagement >= other.engagement
        and mine.after >= other.after
        and mine.on_self >= other.on_self
        and mine.keeps >= other.keeps
        and mine.sight <= other.sight
        and mine.while_wounded >= other.while_wounded
        and set(other.does) <= set(mine.does)
    )


def needless(card: Card, beside: Card) -> bool:
    """Whether *beside* can do all that *card* can, and is no easier to destroy; its trophy is the enemy's matter."""
    if (beside.fast_wound and not card.fast_wound) or (beside.fast_death and not card.fast_death):
        return False
    return all(any(as_good(mine, power) for mine in beside.powers) for power in card.powers)


@pytest.mark.parametrize("faction", FACTIONS)
def test_no_unit_is_strictly_better_than_another_of_its_faction(faction: str) -> None:
    cards = [CONTENT.cards[unit.id] for unit in CONTENT.factions[faction].units]
    assert [(a.id, b.id) for a, b in permutations(cards, 2) if needless(a, b)] == []


def better(unit: UnitCard) -> UnitCard:
    faster = tuple(replace(skill, points=skill.points + 1) if skill.points else skill for skill in unit.skills)
    return replace(unit, id=f"{unit.id}_two", skills=faster)


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_unit_that_is_strictly_better_would_be_found(faction: str) -> None:
    unit = CONTENT.factions[faction].units[0]
    factions = tuple(replace(each, units=(*each.units, better(unit))) if each.id == faction else each for each in STARTER.factions)
    content = compile_pack(replace(STARTER, factions=factions))
    assert needless(content.cards[unit.id], content.cards[f"{unit.id}_two"])
    assert not needless(content.cards[f"{unit.id}_two"], content.cards[unit.id])


# -- segments and maps ------------------------------------------------------------------------------------------------------------


def ground(segment: Segment) -> set[Point]:
    return {(q, r) for r, row in enumerate(segment.rows) for q, letter in enumerate(row) if letter not in "^~"}


def connected(spots: set[Point], first: Point) -> set[Point]:
    found, fresh = {first}, [first]
    while fresh:
        for spot in neighbours(fresh.pop()):
            if spot in spots and spot not in found:
                found.add(spot)
                fresh.append(spot)
    return found


@pytest.mark.parametrize("segment", STARTER.segments, ids=lambda segment: segment.id)
def test_the_ground_of_a_segment_hangs_together(segment: Segment) -> None:
    free = ground(segment)
    assert [len(row) for row in segment.rows] == [4, 4, 4, 4]
    assert connected(free, min(free)) == free


@pytest.mark.parametrize("place", [(1, 0), (0, 1)], ids=["beside", "below"])
def test_wherever_two_segments_meet_units_can_cross(place: Point) -> None:
    i, j = place
    for first, second in product(STARTER.segments, repeat=2):
        free = ground(first) | {(q + 4 * i, r + 4 * j) for q, r in ground(second)}
        assert connected(free, min(free)) == free, (first.id, second.id)


@pytest.mark.rule("CT-H-8")
@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("name", MAPS)
def test_start_segments_have_room_for_a_squad_at_every_size(name: str, size: int) -> None:
    house = chibitactics.HouseRules(segment_size=size)
    assert chibitactics.new_game(Options(seats=6, map=name, house=house)).phase == "first"


def test_every_map_is_there_for_2_to_6_seats() -> None:
    assert {(layout.id, layout.seats) for layout in STARTER.maps} == {(name, seats) for name in MAPS for seats in range(2, 7)}


@pytest.mark.rule("CT-H-7")
@pytest.mark.parametrize("layout", STARTER.maps, ids=lambda layout: f"{layout.id}-{layout.seats}")
def test_the_places_of_a_map_hang_together(layout: chibitactics.MapLayout) -> None:
    def spots(places: tuple[Place, ...]) -> set[Point]:
        return {(place.i, place.j) for place in places}

    closed = spots(layout.closed)
    assert connected(closed, min(closed)) == closed
    assert all(any(spot in closed for spot in neighbours(start)) for start in spots(layout.starts))


@pytest.mark.rule("CT-OV-1", "CT-SU-2")
@pytest.mark.parametrize("layout", STARTER.maps, ids=lambda layout: f"{layout.id}-{layout.seats}")
def test_every_map_can_be_played_to_the_end(layout: chibitactics.MapLayout) -> None:
    options = Options(seats=layout.seats, map=layout.id, house=chibitactics.HouseRules(round_cap=8))
    dealer, rng = Dealer(f"{layout.id}/{layout.seats}"), Random(layout.seats)
    state = dealer.deal(chibitactics, chibitactics.new_game(options))
    while chibitactics.to_act(state):
        actions = chibitactics.legal_actions(state)
        state = dealer.deal(chibitactics, chibitactics.apply(state, actions[rng.randrange(len(actions))]))
    assert chibitactics.outcome(state) is not None
    assert chibitactics.validate(state) == ()
