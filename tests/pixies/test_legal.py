"""Who may do what: chance points, turns, and the three cases of placing a card."""

from __future__ import annotations

import pytest

from boardrules import CHANCE, Seat, pixies
from boardrules.pixies import Options, Place, Reveal, Start
from tests.pixies.tables import BASE_DECK, DEALT, EMPTY, area, begun, deal, every_table, play, position, random_game, ways


@pytest.mark.rule("PX-SET-2")
@pytest.mark.parametrize("seats", range(2, 6))
def test_who_starts_is_drawn_among_all_seats(seats: int) -> None:
    state = pixies.new_game(Options(seats=seats))
    assert pixies.to_act(state) == (CHANCE,)
    assert pixies.legal_actions(state) == tuple(Start(CHANCE, Seat(seat)) for seat in range(seats))
    assert pixies.legal_actions(state, CHANCE) == pixies.legal_actions(state)
    for other in (Seat(-2), Seat(0), Seat(seats)):
        assert pixies.legal_actions(state, other) == ()


@pytest.mark.rule("PX-TUR-1")
@every_table
def test_a_turn_begins_with_as_many_cards_as_players_but_four_for_two(options: Options) -> None:
    state = begun(seats=options.seats, flower_power=options.flower_power)
    for revealed in range(DEALT[options.seats]):
        assert len(state.table) == revealed
        assert pixies.to_act(state) == (CHANCE,)
        assert pixies.legal_actions(state) == tuple(Reveal(CHANCE, card) for card in state.deck)
        state = pixies.apply(state, pixies.legal_actions(state)[-1])
    assert pixies.to_act(state) == (0,)
    assert pixies.chance(state) == 0


@pytest.mark.rule("PX-TUR-1")
def test_a_revealed_card_leaves_the_deck() -> None:
    state = deal(begun(), "R9_0 B1_S6")
    assert state.table == ("B1_S6", "R9_0")
    assert state.deck == tuple(card for card in BASE_DECK if card not in state.table)
    assert pixies.chance(state) == 68


@pytest.mark.rule("PX-TUR-2")
def test_any_card_on_the_table_may_be_taken_by_the_seat_to_act_and_by_no_other() -> None:
    state = deal(begun(seats=3, first=1), "R9_0 B1_S6 M2_0")
    assert pixies.to_act(state) == (1,)
    expected = (Place(Seat(1), "B1_S6", 1, "up"), Place(Seat(1), "M2_0", 2, "up"), Place(Seat(1), "R9_0", 9, "up"))
    assert pixies.legal_actions(state) == expected
    assert pixies.legal_actions(state, Seat(1)) == expected
    for other in (Seat(0), Seat(2), Seat(5), CHANCE):
        assert pixies.legal_actions(state, other) == ()


@pytest.mark.rule("PX-TUR-2")
def test_taken_cards_are_not_replaced_and_nobody_may_pass() -> None:
    state = play(deal(begun(seats=3), "R9_0 B1_S6 M2_0"), "M2_0 up")
    assert state.table == ("B1_S6", "R9_0")
    assert pixies.chance(state) == 0
    assert {action.card for action in pixies.legal_actions(state) if isinstance(action, Place)} == {"B1_S6", "R9_0"}
    assert all(isinstance(action, Place) for action in pixies.legal_actions(state))


@pytest.mark.rule("PX-TUR-3")
def test_the_last_card_is_taken_without_a_choice_of_card() -> None:
    state = play(deal(begun(seats=3), "R9_0 B1_S6 M2_0"), "M2_0", "B1_S6")
    assert pixies.legal_actions(state) == (Place(Seat(2), "R9_0", 9, "up"),)


@pytest.mark.rule("PX-TUR-3")
def test_the_last_card_may_still_be_placed_in_several_ways() -> None:
    state = position({2: area(". . .  B4_0 . .  . . .")}, table="B4_C", picks=2)
    assert pixies.to_act(state) == (2,)
    assert ways(state, "B4_C") == ["under", "up"]
    assert len(pixies.legal_actions(state)) == 2


@pytest.mark.rule("PX-PLA-2", "PX-PLA-3")
def test_case_1_an_empty_cell_takes_its_card_face_up() -> None:
    state = deal(begun(), "B4_C B4_0 R1_C R9_0")
    assert ways(state, "B4_C") == ["up"]
    assert ways(state, "R9_0") == ["up"]


@pytest.mark.rule("PX-PLA-2", "PX-PLA-3", "PX-PLA-6")
def test_case_1_a_face_down_card_alone_is_covered() -> None:
    state = position({0: area("B1_S6/G1_S5 . .  . (R1_S3) .  . . .")}, table="B5_0 R4_0 R2_S5")
    assert ways(state, "B5_0") == ["up"]


@pytest.mark.rule("PX-PLA-1", "PX-PLA-2", "PX-PLA-4")
def test_case_2_one_of_two_cards_of_a_value_stays_face_up() -> None:
    state = position({0: area("B1_S6 B2_S4 .  . . .  . . .")}, table="R1_C M2_0 B3_S3")
    assert ways(state, "R1_C") == ["under", "up"]
    assert ways(state, "M2_0") == ["under", "up"]
    assert ways(state, "B3_S3") == ["up"]


@pytest.mark.rule("PX-PLA-2")
def test_no_other_case_than_that_of_the_area_applies() -> None:
    state = position({0: area("B1_S6 B2_S4 .  . . .  . . .")}, table="R1_C M2_0 B3_S3")
    refusal = pixies.check(state, Place(Seat(0), "B3_S3", 5, "down"))
    assert refusal is not None
    assert refusal.rule == "PX-PLA-3"


@pytest.mark.rule("PX-PLA-1")
def test_colours_and_symbols_do_not_matter_for_placing() -> None:
    for card in ("B5_0", "R5_X1", "G5_C", "GR5_F2X1"):
        state = position({0: area(". . .  . BY5_F2 .  . . .")}, table=f"{card} M4_0 M6_X1", flower_power=True)
        assert ways(state, card) == ["under", "up"]


@pytest.mark.rule("PX-PLA-2", "PX-PLA-5")
def test_case_3_face_down_on_any_cell_without_a_card() -> None:
    state = position({0: area("B1_S6/G1_S5 B2_S4 .  (R1_S3) . .  . . .")}, table="R1_C B3_S3 B4_0")
    assert ways(state, "R1_C") == ["down 3", "down 5", "down 6", "down 7", "down 8", "down 9"]


@pytest.mark.rule("PX-PLA-5")
def test_case_3_with_one_empty_cell_left() -> None:
    full = area("B1_S6/G1_S5 B2_S4 B3_S3  B4_0 B5_0 (R1_S3)  B7_X3 B8_X3 .")
    state = position({0: full}, table="R1_C R9_0 M6_X1")
    assert ways(state, "R1_C") == ["down 9"]
    assert ways(state, "M6_X1") == ["up"]


@pytest.mark.rule("PX-TUR-2")
def test_all_actions_come_in_the_order_of_cards_and_of_cells() -> None:
    state = position({0: area("B1_S6/G1_S5 B2_S4 .  B4_0 B5_0 B6_S1  B7_X3 . .")}, table="R1_C M2_0 B3_S3")
    lines = [pixies.format_action(pixies.view(state, None), action) for action in pixies.legal_actions(state)]
    expected = ["B3_S3 up", "M2_0 under", "M2_0 up", "R1_C down 3", "R1_C down 8", "R1_C down 9"]
    assert lines == expected


@pytest.mark.rule("PX-PLA-7")
@every_table
def test_whoever_acts_can_place_every_card_on_the_table(options: Options) -> None:
    for state, _ in random_game(options, seed=options.seats):
        if pixies.to_act(state) not in {(CHANCE,), ()}:
            assert all(ways(state, card) for card in state.table)
            assert EMPTY[0] in state.areas[pixies.to_act(state)[0]]


@every_table
def test_luck_is_listed_as_it_is_numbered(options: Options) -> None:
    for state, _ in random_game(options, seed=options.seats):
        n = pixies.chance(state)
        assert bool(n) == (pixies.to_act(state) == (CHANCE,))
        if n:
            assert pixies.legal_actions(state) == tuple(pixies.chance_action(state, k) for k in range(n))


def test_nobody_acts_when_the_game_is_over() -> None:
    *_, (over, _) = random_game(Options(seats=2), seed=1)
    assert pixies.to_act(over) == ()
    assert pixies.legal_actions(over) == ()
    assert pixies.legal_actions(over, Seat(0)) == ()
    assert pixies.chance(over) == 0
