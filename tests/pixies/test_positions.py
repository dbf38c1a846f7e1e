"""Positions from a description: what a Setup says, what it leaves out, and what is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from boardrules import CHANCE, InvalidOptions, InvalidState, Positions, Seat, capability, from_json, from_state, pixies, to_json
from boardrules.pixies import Cell, Options, Setup, setup
from tests.pixies.tables import every_table, random_game


@every_table
def test_set_up_makes_of_the_setup_of_a_state_that_state(options: Options) -> None:
    """For every state there is."""
    for seed in range(3):
        for state, _ in random_game(options, seed=seed):
            described = pixies.setup_of(state)
            read = from_json(Setup, to_json(described))
            assert read == described
            assert to_json(read) == to_json(described)
            assert pixies.set_up(read) == state


def test_a_setup_says_only_what_is_unusual() -> None:
    state = pixies.set_up(setup(areas={0: "R1_C . . . . . . . .", 1: ". M2_0 . . . . . . .", 2: ". . . . . . . . R9_0"}, first=2))
    assert to_json(pixies.setup_of(state)) == b'{"first":2,"areas":[[[1,"R1_C"]],[[2,"M2_0"]],[[9,"R9_0"]]]}'


@pytest.mark.rule("PX-CMP-1")
def test_the_deck_has_all_cards_that_are_not_named() -> None:
    state = pixies.set_up(setup(areas={0: "R1_C . . . . . . . ."}, table=("B4_C",)))
    lying = {card for area in state.areas for cell in area for card in (cell.up, cell.down) if card}
    assert set(state.deck) == {card.id for card in pixies.BASE} - lying - {"B4_C"}


@pytest.mark.rule("PX-END-2")
def test_areas_that_are_not_given_have_as_many_cards_as_is_fair() -> None:
    state = pixies.set_up(setup(areas={1: "R1_C/B1_S6 B2_S4 . . . . . . ."}, picks=2, options=Options(seats=3)))
    assert [sum((cell.up is not None) + (cell.down is not None) for cell in area) for area in state.areas] == [3, 3, 2]
    assert len(state.table) == 1
    assert pixies.to_act(state) == (Seat(2),)


def test_cells_are_drawn_with_their_cards_face_up_face_down_and_one_upon_another() -> None:
    state = pixies.set_up(setup(areas={0: "R1_C/B1_S6 (Y1_S4) . . . . . . ."}))
    assert state.areas[0][:3] == (Cell("R1_C", "B1_S6"), Cell(None, "Y1_S4"), Cell())


@pytest.mark.rule("PX-SET-2")
def test_before_the_first_seat_is_drawn_first_is_none() -> None:
    assert pixies.set_up(setup(first=None)) == pixies.new_game()
    assert pixies.to_act(pixies.set_up(setup())) == (CHANCE,)


def test_every_fault_is_named_with_its_place() -> None:
    described = setup(areas={0: "R1_C/ B2_X4 . BY1_S7XR . . . . M2_0"}, table=("M2_0",))
    with pytest.raises(InvalidState) as raised:
        pixies.set_up(described)
    assert [(fault.path, fault.rule) for fault in raised.value.violations] == [
        ("$.areas[0][0]", "BR-VALUE"),
        ("$.table[0]", "PX-CMP-1"),
        ("$.areas[0][1]", "PX-CMP-1"),
        ("$.areas[0][2]", "PX-FP-1"),
        ("$.areas[0][3]", "PX-CMP-1"),
    ]


@pytest.mark.rule("PX-PLA-5")
def test_what_no_course_of_play_gives_is_refused() -> None:
    with pytest.raises(InvalidState, match="PX-PLA-5"):
        pixies.set_up(setup(areas={0: ". . . (R9_0) . . . . ."}))


@pytest.mark.rule("PX-SET-1")
def test_an_area_has_nine_cells_each_given_once_and_a_seat_of_its_own() -> None:
    with pytest.raises(InvalidState, match="an area has 9 cells, not 2"):
        setup(areas={0: ". ."})
    with pytest.raises(InvalidState, match="cell 1 is given 2 times"):
        pixies.set_up(Setup(areas=(((1, "R1_C"), (1, "R1_S3")),)))
    with pytest.raises(InvalidState, match="3 seats have 3 areas, not 4"):
        pixies.set_up(setup(areas={3: ". . . . . . . . ."}))


def test_more_cards_than_there_are_for_all_seats_are_refused() -> None:
    full = "R1_C/R1_S3 B2_S4/G2_S3 B3_S3/B3_S1 B4_C/B4_0 B5_C/B5_0 B6_S1/B6_X1 G7_X2/G7_0 R8_X5/R8_0 B9_X6/B9_X1"
    with pytest.raises(InvalidState):
        pixies.set_up(setup(areas={0: full}, picks=3, options=Options(seats=5)))


def test_fields_of_other_types_and_faulty_options_are_refused() -> None:
    with pytest.raises(InvalidState, match=r"\$\.round"):
        pixies.set_up(msgspec.structs.replace(setup(), round=9))
    with pytest.raises(InvalidOptions, match="PX-FP-6"):
        pixies.set_up(setup(options=Options(seats=6)))


def test_the_capability_is_found_through_from_state() -> None:
    assert capability(pixies, Positions[Any, Any]) is pixies
    assert capability(from_state(pixies, pixies.set_up(setup())), Positions[Any, Any]) is pixies
