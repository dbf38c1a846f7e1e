"""How a game goes: turn order and placing, by examples in the manner of the rulebook; applying actions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from boardrules import CHANCE, IllegalAction, Seat, pixies
from boardrules.pixies import (
    Action,
    Area,
    Cell,
    Event,
    Options,
    Place,
    Placed,
    Reveal,
    Revealed,
    RoundScored,
    Start,
    Started,
    State,
    TurnEnded,
)
from boardrules.pixies._positions import cards_of
from tests.pixies.tables import (
    area,
    begun,
    deal,
    events_of,
    every_table,
    play,
    play_turn,
    position,
    random_game,
)


def ordered(state: State, turns: int) -> list[str]:
    """Who acts in the next turns, as in ``["012", "201"]``, while everyone does the first thing that is legal."""
    found = []
    for _ in range(turns):
        state = deal(state)
        acting = ""
        while not pixies.chance(state):
            acting += str(pixies.to_act(state)[0])
            state = pixies.apply(state, pixies.legal_actions(state)[0])
        found.append(acting)
    return found


# Setup and turn order


@pytest.mark.rule("PX-SET-2")
@pytest.mark.parametrize("first", range(4))
def test_the_seat_that_was_drawn_takes_the_first_card(first: int) -> None:
    state = deal(begun(seats=4, first=first))
    assert state.first == first
    assert pixies.to_act(state) == (first,)


@pytest.mark.rule("PX-TUR-2", "PX-TUR-5")
@pytest.mark.parametrize(
    ("seats", "turns"),
    [
        (3, ["012", "201", "120", "012"]),
        (4, ["0123", "3012", "2301", "1230", "0123"]),
        (5, ["01234", "40123", "34012", "23401", "12340", "01234"]),
        (6, ["012345", "501234", "450123", "345012", "234501", "123450", "012345"]),
    ],
)
def test_clockwise_from_the_one_who_took_the_last_card(seats: int, turns: list[str]) -> None:
    assert ordered(begun(seats=seats, flower_power=seats == 6), len(turns)) == turns


@pytest.mark.rule("PX-TUR-4", "PX-TUR-5")
def test_two_players_alternate_until_four_cards_are_gone() -> None:
    assert ordered(begun(seats=2), 3) == ["0101", "1010", "0101"]
    assert ordered(begun(seats=2, first=1), 3) == ["1010", "0101", "1010"]


@pytest.mark.rule("PX-TUR-5")
def test_the_end_of_a_turn_is_told_and_the_last_taker_is_first() -> None:
    state = play(deal(begun(seats=3), "R9_0 B1_S6 M2_0"), "M2_0", "B1_S6")
    assert events_of(state, "R9_0") == (Placed(Seat(2), "R9_0", 9, "up", None), TurnEnded(Seat(2)))
    state = play(state, "R9_0")
    assert (state.first, state.picks, state.table) == (2, 0, ())


# Placement


def placed(before: str, card: str, line: str) -> tuple[Area, tuple[Event, ...]]:
    """The area of seat 0 after it did *line* with *card*, and what was told."""
    state = position({0: area(before)}, table=f"{card} M6_X1 M7_X1")
    return play(state, line).areas[0], events_of(state, line)


@pytest.mark.rule("PX-PLA-3")
def test_case_1_the_card_lies_face_up_on_its_cell() -> None:
    after, told = placed(". . .  . . .  . . .", "B4_C", "B4_C")
    assert after == area(". . .  B4_C . .  . . .")
    assert told == (Placed(Seat(0), "B4_C", 4, "up", None),)


@pytest.mark.rule("PX-PLA-3", "PX-PLA-6")
def test_case_1_over_a_face_down_card_it_is_validated_at_once() -> None:
    after, told = placed("B1_S6/G1_S5 . .  (R1_S3) . .  . . .", "B4_C", "B4_C")
    assert after == area("B1_S6/G1_S5 . .  B4_C/R1_S3 . .  . . .")
    assert told == (Placed(Seat(0), "B4_C", 4, "up", "R1_S3"),)


@pytest.mark.rule("PX-PLA-4", "PX-PLA-6")
def test_case_2_keeping_the_new_card_turns_the_old_one_down_under_it() -> None:
    after, told = placed(". . .  B4_0 . .  . . .", "B4_C", "B4_C up")
    assert after == area(". . .  B4_C/B4_0 . .  . . .")
    assert told == (Placed(Seat(0), "B4_C", 4, "up", "B4_0"),)


@pytest.mark.rule("PX-PLA-4", "PX-PLA-6")
def test_case_2_keeping_the_old_card_puts_the_new_one_under_it() -> None:
    after, told = placed(". . .  B4_0 . .  . . .", "B4_C", "B4_C under")
    assert after == area(". . .  B4_0/B4_C . .  . . .")
    assert told == (Placed(Seat(0), "B4_C", 4, "under", "B4_0"),)


@pytest.mark.rule("PX-PLA-5")
def test_case_3_the_card_lies_face_down_where_nothing_lay() -> None:
    after, told = placed("B1_S6/G1_S5 . .  . . .  . . .", "R1_C", "R1_C down 7")
    assert after == area("B1_S6/G1_S5 . .  . . .  (R1_C) . .")
    assert told == (Placed(Seat(0), "R1_C", 7, "down", None),)


@pytest.mark.rule("PX-PLA-6")
@every_table
def test_a_validated_cell_stays_as_it_is_until_the_round_ends(options: Options) -> None:
    for (before, _), (after, _) in pairwise(random_game(options, seed=3)):
        if before.round != after.round:
            continue
        for old, new in zip(sum(before.areas, ()), sum(after.areas, ()), strict=True):
            if old.up is not None and old.down is not None:
                assert new == old


@pytest.mark.rule("PX-PLA-1", "PX-PLA-6")
@every_table
def test_face_up_cards_lie_on_the_cells_of_their_values(options: Options) -> None:
    for state, _ in random_game(options, seed=4):
        for laid in state.areas:
            assert all(cell.up is None or pixies.CARDS[cell.up].value == number for number, cell in enumerate(laid, start=1))


@pytest.mark.rule("PX-PLA-7")
def test_seventeen_cards_are_the_most_that_an_area_takes() -> None:
    sixteen = area("B1_S6/G1_S5  B2_S4/G2_S3  B3_S3/G3_S2  B4_0/G4_S4  B5_0/G5_0  B6_S1/G6_S1  B7_X3/G7_0  B8_X3/G8_X2  .")
    state = position({0: sixteen}, table="R9_0 R1_C R2_S5")
    state = play(state, "R9_0")
    assert len(cards_of(state.areas[0])) == 17
    assert play_turn(state).round == 2


@pytest.mark.rule("PX-PLA-7")
@every_table
def test_nine_to_seventeen_cards_lie_in_an_area_when_it_is_full(options: Options) -> None:
    for state, action in random_game(options, seed=5):
        for event in pixies.step(state, action).events if action is not None else ():
            if isinstance(event, RoundScored):
                full = [laid for laid in event.areas if Cell() not in laid]
                assert all(9 <= len(cards_of(laid)) <= 17 for laid in full)


@pytest.mark.rule("PX-PLA-8")
def test_which_card_lies_face_down_changes_nothing() -> None:
    """Two areas that differ only in face-down cards: the same ways to place, the same score."""
    one = area("B1_S6/G1_S5 . (R1_S3)  . . .  . . .")
    other = area("B1_S6/R1_S3 . (G1_S5)  . . .  . . .")
    table = "R1_C B3_S3 M2_0"
    assert pixies.legal_actions(position({0: one}, table=table)) == pixies.legal_actions(position({0: other}, table=table))
    assert pixies.score_area(one, 2) == pixies.score_area(other, 2)


# Applying actions


def test_luck_is_told_as_it_comes() -> None:
    fresh = pixies.new_game()
    assert pixies.step(fresh, Start(CHANCE, Seat(2))).events == (Started(Seat(2)),)
    assert pixies.step(begun(), Reveal(CHANCE, "B4_C")).events == (Revealed("B4_C"),)


@every_table
def test_the_three_ways_of_applying_agree(options: Options) -> None:
    for state, action in random_game(options, seed=9):
        if action is not None:
            after = pixies.apply(state, action)
            assert pixies.apply_unchecked(state, action) == after
            assert pixies.step(state, action).state == after


@pytest.mark.parametrize("function", [pixies.apply, pixies.step])
def test_an_illegal_action_is_raised_with_its_refusal(function: object) -> None:
    assert callable(function)
    state = deal(begun(seats=3), "R9_0 B1_S6 M2_0")
    for action in (Place(Seat(0), "R9_0", 8, "up"), Reveal(CHANCE, "B4_C"), Start(CHANCE, Seat(0))):
        with pytest.raises(IllegalAction) as raised:
            function(state, action)
        assert raised.value.action == action
        assert raised.value.refusal == pixies.check(state, action)


ODD = [
    (pixies.new_game(), Start(-1.0, Seat(1)), "$.by"),  # type: ignore[arg-type]  # what an untyped caller may do
    (pixies.new_game(), Start(CHANCE, True), "$.seat"),  # type: ignore[arg-type]  # the same
    (position({}, table="R9_0 B1_S6 M2_0"), Place(False, "B1_S6", 1, "up"), "$.by"),  # type: ignore[arg-type]  # the same
    (position({}, table="R9_0 B1_S6 M2_0"), Place(Seat(0), "B1_S6", 1.0, "up"), "$.cell"),  # type: ignore[arg-type]  # the same
    (
        position({0: area("B1_S6/G1_S5 . .  . . .  . . .")}, table="R1_C B3_S3 B4_0"),
        Place(Seat(0), "R1_C", 7.0, "down"),  # type: ignore[arg-type]  # the same
        "$.cell",
    ),
]


@pytest.mark.rule("BR-VALUE")
@pytest.mark.parametrize(("state", "odd", "path"), ODD, ids=range(len(ODD)))
@pytest.mark.parametrize("function", [pixies.apply, pixies.step])
def test_an_action_that_merely_equals_a_legal_one_is_refused(
    function: Callable[[State, Action], object], state: State, odd: Action, path: str
) -> None:
    """True and 1.0 equal 1, but no state may hold them."""
    assert odd in pixies.legal_actions(state)
    with pytest.raises(IllegalAction) as raised:
        function(state, odd)
    assert raised.value.refusal.rule == "BR-VALUE"
    assert dict(raised.value.refusal.params)["path"] == path
