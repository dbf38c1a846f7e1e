"""Before round 1: options, who begins, factions, sealed squads, deployment."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from boardrules import InvalidOptions
from boardrules import chibitactics as ct
from boardrules.values import CHANCE, Seat
from tests.chibitactics.packs import TESTPACK, everything

GAME = ct.with_cards(ct, TESTPACK)
RING = ct.with_cards(ct, everything())
OPTIONS = ct.Options(seats=2, squad_size=2, map="row")


def play(state: ct.State, *actions: ct.Action) -> ct.State:
    """*state* after *actions*."""
    for action in actions:
        state = GAME.apply(state, action)
    return state


def squads(**options: object) -> ct.State:
    """A game in which squads are being picked."""
    fields = {"first": Seat(0), "factions": ("humans", "fungunites")} | options
    return GAME.new_game(replace(OPTIONS, **fields))


def refused(state: ct.State, action: ct.Action) -> str:
    """The rule that refuses *action*."""
    refusal = GAME.check(state, action)
    return "" if refusal is None else refusal.rule


@pytest.mark.rule("CT-OV-1")
def test_two_to_six_seats_play() -> None:
    assert GAME.SPEC.seats == (2, 6)
    for seats in range(2, 7):
        assert RING.seats(RING.new_game(ct.Options(seats=seats, squad_size=3, map="ring"))) == tuple(range(seats))
    with pytest.raises(InvalidOptions, match="CT-OV-1"):
        RING.new_game(ct.Options(seats=7, map="ring"))


@pytest.mark.rule("CT-SU-1", "CT-SU-2", "CT-CO-4")
def test_closed_segments_lie_face_down_and_start_segments_open() -> None:
    state = GAME.new_game(OPTIONS)
    assert state.board == ("west", "far", "", "")
    assert state.supply.segments == ("east", "middle")
    terrain = [cell.terrain for cell in GAME.view(state, None).cells]
    assert terrain.count(None) == 32


@pytest.mark.rule("CT-H-7")
def test_start_segments_are_laid_in_the_order_of_the_pack() -> None:
    turned = ct.with_cards(ct, replace(TESTPACK, segments=TESTPACK.segments[::-1]))
    for game, starts in ((GAME, ("west", "far")), (turned, ("far", "west"))):
        state = game.new_game(OPTIONS)
        assert state.board[:2] == starts
        cells = game.view(state, None).cells
        assert [cell.place for cell in cells if (cell.q, cell.r) in {(0, 0), (12, 0)}] == [0, 1]


@pytest.mark.rule("CT-SU-3")
def test_the_map_is_agreed_by_an_option() -> None:
    with pytest.raises(InvalidOptions, match="there is no map 'moon' for 2 seats; there are: row"):
        GAME.new_game(replace(OPTIONS, map="moon"))


@pytest.mark.rule("CT-TU-1", "CT-H-84", "CT-CO-6")
def test_dice_find_who_begins() -> None:
    state = GAME.new_game(OPTIONS)
    assert (state.phase, GAME.to_act(state), GAME.chance(state)) == ("first", (CHANCE,), 6)
    state = play(state, ct.Roll(CHANCE, 5), ct.Roll(CHANCE, 5))
    assert state.phase == "first"
    state = play(state, ct.Roll(CHANCE, 2), ct.Roll(CHANCE, 6))
    assert (state.phase, state.clock.first) == ("faction", 1)


@pytest.mark.rule("CT-H-84", "CT-H-50")
def test_after_a_third_tie_the_earliest_begins() -> None:
    state = play(GAME.new_game(OPTIONS), *(ct.Roll(CHANCE, 4) for _ in range(6)))
    assert (state.phase, state.clock.first) == ("faction", 0)


@pytest.mark.rule("CT-H-84")
def test_who_begins_may_be_agreed() -> None:
    assert GAME.new_game(replace(OPTIONS, first=Seat(1))).clock.first == 1
    with pytest.raises(InvalidOptions, match="CT-H-84"):
        GAME.new_game(replace(OPTIONS, first=Seat(2)))


@pytest.mark.rule("CT-SU-4", "CT-H-83", "CT-CO-1")
def test_factions_are_picked_in_the_open_and_may_be_the_same() -> None:
    state = GAME.new_game(replace(OPTIONS, first=Seat(1)))
    assert GAME.to_act(state) == (1,)
    assert refused(state, ct.PickFaction(Seat(1), "elves")) == "CT-SU-4"
    state = play(state, ct.PickFaction(Seat(1), "humans"))
    assert GAME.view(state, Seat(0)).factions == ("", "humans")
    state = play(state, ct.PickFaction(Seat(0), "humans"))
    assert state.decks == (("ansel-0", "bryn-0", "cole-0"), ("ansel-1", "bryn-1", "cole-1"))


@pytest.mark.rule("CT-SU-5", "CT-H-83", "CT-H-94")
def test_squads_are_sealed_until_all_are_complete() -> None:
    state = squads()
    assert GAME.to_act(state) == (0, 1)
    state = play(state, ct.PickUnit(Seat(1), "nub-1"), ct.PickUnit(Seat(0), "ansel-0"))
    assert refused(state, ct.PickUnit(Seat(0), "ansel-0")) == "CT-H-83"
    assert refused(state, ct.PickUnit(Seat(0), "moss-0")) == "CT-SU-5"
    assert GAME.view(state, Seat(0)).squads == (("ansel-0",), ("",))
    assert GAME.view(state, None).squads == (("",), ("",))
    assert GAME.redact_action(ct.PickUnit(Seat(1), "nub-1"), Seat(0)) == ct.PickUnit(Seat(1), "")
    state = play(state, ct.PickUnit(Seat(0), "cole-0"))
    assert GAME.to_act(state) == (1,)
    state = play(state, ct.PickUnit(Seat(1), "ort-1"))
    assert GAME.view(state, Seat(0)).squads == (("ansel-0", "cole-0"), ("nub-1", "ort-1"))
    assert state.decks == (("bryn-0",), ("moss-1", "rind-1"))


@pytest.mark.rule("CT-H-94")
def test_a_made_up_state_fits_the_view_and_does_not_copy_the_secret() -> None:
    state = play(squads(), ct.PickUnit(Seat(1), "nub-1"))
    view = GAME.view(state, Seat(0))
    guesses = {GAME.determinize(view, random.Random(seed)).squads[1] for seed in range(40)}
    assert guesses == {("moss-1",), ("nub-1",), ("ort-1",), ("rind-1",)}


@pytest.mark.rule("CT-SU-5")
def test_a_squad_needs_a_deck_that_is_large_enough() -> None:
    with pytest.raises(InvalidOptions, match="CT-SU-5"):
        GAME.new_game(replace(OPTIONS, squad_size=4))


@pytest.mark.rule("CT-H-8", "CT-H-64")
def test_each_seat_places_its_whole_squad_on_its_start_segment() -> None:
    state = play(squads(), *(ct.PickUnit(Seat(int(unit[-1])), unit) for unit in ("ansel-0", "bryn-0", "nub-1", "ort-1")))
    assert GAME.to_act(state) == (0,)
    assert refused(state, ct.Deploy(Seat(0), "ansel-0", ct.Cell(4, 0))) == "CT-H-8"
    assert refused(state, ct.Deploy(Seat(0), "cole-0", ct.Cell(0, 0))) == "CT-H-8"
    state = play(state, ct.Deploy(Seat(0), "ansel-0", ct.Cell(3, 0)))
    assert refused(state, ct.Deploy(Seat(0), "bryn-0", ct.Cell(3, 0))) == "CT-H-64"
    state = play(state, ct.Deploy(Seat(0), "bryn-0", ct.Cell(0, 0)))
    assert GAME.to_act(state) == (1,)
    assert state.board == ("west", "far", "", "")
    state = play(state, ct.Deploy(Seat(1), "nub-1", ct.Cell(12, 0)), ct.Deploy(Seat(1), "ort-1", ct.Cell(15, 0)))
    assert (state.phase, state.clock.round, state.clock.turn) == ("play", 1, 0)
    assert (state.event, state.supply.savages) == ("", ("gnaw",))


@pytest.mark.rule("CT-H-8")
def test_a_start_segment_has_room_for_the_squad() -> None:
    flooded = tuple(replace(segment, rows=("~~~~", "~~~~", "~~~~", "...~")) if segment.start else segment for segment in TESTPACK.segments)
    units = tuple(replace(TESTPACK.factions[1], id=name, units=_copies(name)) for name in ("a", "b"))
    game = ct.with_cards(ct, replace(TESTPACK, segments=flooded, factions=units))
    with pytest.raises(InvalidOptions, match="has room for 3 units, not for 4 "):
        game.new_game(ct.Options(seats=2, squad_size=4, map="row"))


def _copies(name: str) -> tuple[ct.UnitCard, ...]:
    return tuple(ct.UnitCard(id=f"{name}{number}", name="X", skills=()) for number in range(4))


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"squad_size": 0}, "CT-SU-5"),
        ({"squad_size": True}, "CT-SU-5"),
        ({"squad_size": 4}, "CT-SU-5"),
        ({"house": ct.HouseRules(round_cap=61)}, "CT-H-5"),
        ({"house": ct.HouseRules(segment_size=5)}, "CT-H-7"),
        ({"house": ct.HouseRules(segment_size=1)}, "CT-H-7"),
        ({"factions": ("humans",)}, "CT-H-83"),
        ({"factions": ("humans", "elves")}, "CT-SU-4"),
        ({"factions": ["humans", "fungunites"]}, "CT-H-83"),
        ({"factions": (None, "fungunites")}, "CT-H-83"),
        ({"factions": None}, "CT-H-83"),
        ({"map": ["row"]}, "CT-H-7"),
        ({"house": None}, "CT-H-63"),
    ],
)
def test_options_that_cannot_be_are_refused_by_their_rule(fields: dict[str, object], rule: str) -> None:
    with pytest.raises(InvalidOptions, match=rule):
        GAME.new_game(replace(OPTIONS, **fields))


@pytest.mark.parametrize(
    ("field", "rule"),
    [
        ("victory", "CT-H-4"),
        ("topology", "CT-H-7"),
        ("lasting_events", "CT-H-11"),
        ("first_seat", "CT-H-12"),
        ("cross_own", "CT-H-16"),
        ("corners_block", "CT-H-25"),
        ("aiming_roll", "CT-H-29"),
        ("squad_engages", "CT-H-34"),
        ("finish_after_move", "CT-H-66"),
        ("scouts", "CT-H-71"),
    ],
)
def test_a_house_rule_is_one_of_its_alternatives(field: str, rule: str) -> None:
    for value in ("other", 1):
        house = replace(ct.HouseRules(), **{field: value})
        with pytest.raises(InvalidOptions, match=rf"{field} is .* or .*, not {value!r} \({rule}\)"):
            GAME.new_game(replace(OPTIONS, house=house))


@pytest.mark.rule("CT-SU-1", "CT-SU-2")
@pytest.mark.parametrize(("starts", "rule"), [(1, "CT-SU-2"), (2, "CT-SU-1")])
def test_a_map_larger_than_the_segments_of_the_pack_is_refused(starts: int, rule: str) -> None:
    laid, west_and_far = TESTPACK.segments[2:], TESTPACK.segments[:2]
    segments = (*west_and_far[:starts], *(laid if starts == 1 else laid[:1]))
    pack = replace(TESTPACK, segments=segments)
    with pytest.raises(InvalidOptions, match=rule):
        ct.with_cards(ct, pack).new_game(OPTIONS)
