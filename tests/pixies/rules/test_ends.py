"""How rounds and games end: full areas, equal numbers of cards, an empty deck; then the next round, the winner."""

from __future__ import annotations

from itertools import pairwise

import pytest

from boardrules import CHANCE, Outcome, RuleId, Seat, pixies
from boardrules.pixies import Area, AreaScore, Cell, GameEnded, Options, Placed, RoundScored, State
from boardrules.pixies._positions import cards_of, fair_area
from tests.pixies.tables import (
    BASE_DECK,
    DEALT,
    EMPTY,
    FIVE_AFTER_14_TURNS,
    FLOWERS_FIVE_AFTER_16_TURNS,
    FLOWERS_SIX_AFTER_14_TURNS,
    FULL_DECK,
    area,
    deal,
    events_of,
    every_table,
    play,
    play_turn,
    position,
    random_game,
)

EIGHT = "B1_S6 B2_S4 B3_S3  B4_0 B5_0 B6_S1  B7_X3 B8_X3 ."
"""Eight cells filled with one card each: a ninth value fills the area."""


# The end of a round


@pytest.mark.rule("PX-END-1")
def test_nine_filled_cells_at_the_end_of_a_turn_end_the_round() -> None:
    state = position({2: area(EIGHT)}, table="B9_X1", picks=2)
    after = play(state, "B9_X1")
    assert (after.round, len(after.scores)) == (2, 1)
    assert after.areas == (EMPTY,) * 3


@pytest.mark.rule("PX-END-1")
def test_face_up_and_face_down_are_counted_alike() -> None:
    seven = area("B1_S6/G1_S5 B2_S4 (R1_S3)  (Y1_S4) B5_0 B6_S1  B7_X3 B8_X3 .")
    state = position({2: seven}, table="R1_C", picks=2)
    assert play(state, "R1_C down 9").round == 2


@pytest.mark.rule("PX-END-1")
def test_eight_filled_cells_do_not_end_it() -> None:
    state = position({2: area("B1_S6 B2_S4 B3_S3  B4_0 B5_0 B6_S1  B7_X3 . .")}, table="B8_X3", picks=2)
    after = play(state, "B8_X3")
    assert (after.round, after.first, after.scores) == (1, 2, ())


@pytest.mark.rule("PX-END-2")
def test_the_others_still_get_their_card_when_the_first_player_fills_the_area() -> None:
    state = play(position({0: area(EIGHT)}, table="B9_X1 R1_C R2_S5"), "B9_X1")
    assert (state.round, pixies.to_act(state)) == (1, (1,))
    state = pixies.apply(state, pixies.legal_actions(state)[0])
    assert (state.round, pixies.to_act(state)) == (1, (2,))
    last = pixies.step(state, pixies.legal_actions(state)[0])
    assert last.state.round == 2
    scored = last.events[-1]
    assert isinstance(scored, RoundScored)
    assert {len(cards_of(laid)) for laid in scored.areas} == {9}


@pytest.mark.rule("PX-END-2")
def test_several_areas_may_become_full_in_one_turn() -> None:
    other = area("G1_S5 G2_S3 G3_S2  G4_S4 G5_0 G6_S1  G7_0 G8_X2 .")
    state = play(position({0: area(EIGHT), 1: other}, table="B9_X1 R9_0 R1_C"), "B9_X1", "R9_0")
    assert state.round == 1
    last = pixies.step(state, pixies.legal_actions(state)[0])
    scored = last.events[-1]
    assert isinstance(scored, RoundScored)
    assert [Cell() in laid for laid in scored.areas] == [False, False, True]
    assert last.state.round == 2


TWO_FULL_SOON = {
    0: area("B1_S6 B2_S4 B3_S3  B4_0 B5_0 B6_S1  B7_X3 B8_X3 ."),
    1: area("G1_S5/R1_S3 G2_S3/R2_S5 G3_S2/R3_S4  G4_S4/R4_0 . .  . . ."),
}
"""Two players with eight cards each: seat 0 lacks the 9, seat 1 is far from full."""


@pytest.mark.rule("PX-END-3", "PX-END-5")
def test_two_players_filled_by_the_first_card_the_other_places_one_and_two_cards_stay() -> None:
    state = play(position(TWO_FULL_SOON, seats=2, table="R9_0 Y9_X2 Y5_0 Y6_0"), "R9_0")
    assert (state.round, pixies.to_act(state)) == (1, (1,))
    after = play(state, "Y5_0")
    assert (after.round, after.first) == (2, 1)


@pytest.mark.rule("PX-END-3", "PX-END-5")
def test_two_players_filled_by_the_second_card_the_round_ends_at_once() -> None:
    state = position({0: TWO_FULL_SOON[1], 1: TWO_FULL_SOON[0]}, seats=2, table="R9_0 Y9_X2 Y5_0 Y6_0")
    state = play(state, "Y5_0")
    assert state.round == 1
    told = events_of(state, "R9_0")
    assert isinstance(told[-1], RoundScored)
    after = play(state, "R9_0")
    assert (after.round, after.first) == (2, 1)


@pytest.mark.rule("PX-END-3")
def test_two_players_filled_by_the_third_card_the_fourth_is_placed_too() -> None:
    state = position(TWO_FULL_SOON, seats=2, table="R9_0 B4_C Y5_0 Y6_0")
    state = play(state, "B4_C under", "Y5_0", "R9_0")
    assert (state.round, state.picks, pixies.to_act(state)) == (1, 3, (1,))
    after = play(state, "Y6_0")
    assert (after.round, after.first) == (2, 1)


@pytest.mark.rule("PX-END-3")
def test_two_players_filled_by_the_fourth_card() -> None:
    state = position({0: TWO_FULL_SOON[1], 1: TWO_FULL_SOON[0]}, seats=2, table="R9_0 B4_C Y5_0 Y6_0")
    state = play(state, "Y5_0", "B4_C under", "Y6_0")
    assert (state.round, pixies.to_act(state)) == (1, (1,))
    after = play(state, "R9_0")
    assert (after.round, after.first) == (2, 1)


@pytest.mark.rule("PX-END-3")
def test_two_players_both_filled_in_the_same_half_of_a_turn() -> None:
    other = area("G1_S5 G2_S3 G3_S2  G4_S4 G5_0 G6_S1  G7_0 G8_X2 .")
    state = play(position({0: TWO_FULL_SOON[0], 1: other}, seats=2, table="R9_0 Y9_X2 Y5_0 Y6_0"), "R9_0")
    assert play(state, "Y9_X2").round == 2


@pytest.mark.rule("PX-END-3")
def test_two_players_go_on_after_the_second_card_while_nobody_is_full() -> None:
    state = play(position(TWO_FULL_SOON, seats=2, table="R9_0 B4_C Y5_0 Y6_0"), "B4_C under", "Y5_0")
    assert (state.round, state.picks, pixies.to_act(state), state.table) == (1, 2, (0,), ("R9_0", "Y6_0"))


def last_pick(seats: int, turns: int, *, flower_power: bool) -> State:
    """The last pick of turn *turns*, which can be placed without filling the ninth cell of an area."""
    deck = FULL_DECK if flower_power else BASE_DECK
    laid = fair_area(turns - 1, set(), deck)
    alone = [number for number, cell in enumerate(laid, start=1) if cell.up is not None and cell.down is None]
    value = alone[0] if alone else laid.index(Cell()) + 1
    card = next(card for card in deck if pixies.CARDS[card].value == value and card not in cards_of(laid))
    return position({seats - 1: laid}, seats=seats, table=card, picks=seats - 1, flower_power=flower_power)


@pytest.mark.rule("PX-END-4")
@pytest.mark.parametrize(
    ("seats", "turns", "flower_power", "left"), [(5, 13, False, 5), (5, 15, True, 9), (6, 13, True, 6), (4, 16, False, 6)]
)
def test_the_round_goes_on_while_the_deck_can_serve_a_turn(seats: int, turns: int, *, flower_power: bool, left: int) -> None:
    state = last_pick(seats, turns, flower_power=flower_power)
    after = pixies.apply(state, pixies.legal_actions(state)[0])
    assert (after.round, len(after.deck), pixies.to_act(after)) == (1, left, (CHANCE,))


@pytest.mark.rule("PX-END-4")
@pytest.mark.parametrize(
    ("rows", "card", "left"),
    [(FIVE_AFTER_14_TURNS, "G7_0", 0), (FLOWERS_FIVE_AFTER_16_TURNS, "Y1_S4", 4), (FLOWERS_SIX_AFTER_14_TURNS, "M8_X1", 0)],
    ids=["5", "5-flowers", "6-flowers"],
)
def test_the_round_ends_when_the_deck_is_too_small_for_another_turn(rows: tuple[Area, ...], card: str, left: int) -> None:
    seats = len(rows)
    state = position(dict(enumerate(rows)), seats=seats, table=card, picks=seats - 1, flower_power=rows != FIVE_AFTER_14_TURNS)
    assert len(state.deck) == left
    last = pixies.step(state, pixies.legal_actions(state)[0])
    scored = last.events[-1]
    assert isinstance(scored, RoundScored)
    assert all(Cell() in laid for laid in scored.areas)
    assert (last.state.round, last.state.first, len(last.state.scores)) == (2, seats - 1, 1)


@pytest.mark.rule("PX-END-4")
def test_four_players_fill_an_area_before_the_deck_runs_out() -> None:
    state = last_pick(4, 16, flower_power=False)
    after = pixies.apply(state, pixies.legal_actions(state)[0])
    assert (after.round, len(after.deck)) == (1, 6)
    while after.round == 1:
        after = play_turn(after)
    assert after.round == 2


# Rounds and the end of the game


@pytest.mark.rule("PX-RND-1", "PX-RND-2")
@every_table
def test_a_new_round_starts_from_nothing_with_the_one_who_placed_last(options: Options) -> None:
    ends = [
        (before, action, after) for (before, action), (after, _) in pairwise(random_game(options, seed=6)) if after.round != before.round
    ]
    assert [after.round for _, _, after in ends] == [2, 3]
    for _, action, after in ends:
        assert action is not None
        assert after.areas == (EMPTY,) * options.seats
        assert (after.table, after.picks) == ((), 0)
        assert after.deck == (FULL_DECK if options.flower_power else BASE_DECK)
        assert after.first == action.by


@pytest.mark.rule("PX-RND-2", "PX-END-3")
def test_after_an_early_end_the_second_picker_starts_the_next_round() -> None:
    state = position(TWO_FULL_SOON, seats=2, table="R9_0 Y9_X2 Y5_0 Y6_0", first=0)
    after = deal(play(state, "R9_0", "Y5_0"))
    assert pixies.to_act(after) == (1,)


@pytest.mark.rule("PX-RND-1", "PX-SCO-1")
def test_a_scored_round_is_told_with_the_areas_as_they_lay() -> None:
    state = position({2: area(EIGHT)}, table="B9_X1", picks=2)
    laid = (*state.areas[:2], area(EIGHT.replace(" .", " B9_X1")))
    scores = tuple(pixies.score_area(each, 1) for each in laid)
    assert events_of(state, "B9_X1") == (Placed(Seat(2), "B9_X1", 9, "up", None), RoundScored(1, laid, scores))
    assert play(state, "B9_X1").scores == (scores,)


@pytest.mark.rule("PX-RND-3")
@every_table
def test_three_rounds_make_a_game(options: Options) -> None:
    *_, (over, none) = random_game(options, seed=7)
    assert none is None
    assert (over.round, len(over.scores)) == (3, 3)
    assert any(Cell() not in laid for laid in over.areas) or len(over.deck) < DEALT[options.seats]


def won(*totals: int) -> State:
    """A finished game of three with these *totals*: 10 each from round 1, what lies there from round 3, the rest from round 2."""
    state = position({2: area(EIGHT)}, table="B9_X1", picks=2, round=3)
    third = play(state, "B9_X1").scores[2]
    first = (AreaScore(10, 0, 0, 0, 1, 0, 10),) * 3
    second = tuple(points(total - 10 - now.total) for total, now in zip(totals, third, strict=True))
    return play(position({2: area(EIGHT)}, table="B9_X1", picks=2, round=3, scores=(first, second)), "B9_X1")


def points(total: int) -> AreaScore:
    return AreaScore(0, max(total, 0), max(-total, 0), 0, 1, 0, total)


@pytest.mark.rule("PX-WIN-1")
def test_the_highest_sum_of_three_rounds_wins() -> None:
    over = won(80, 95, 60)
    third = tuple(score.total for score in over.scores[2])
    second = tuple(total - 10 - now for total, now in zip((80, 95, 60), third, strict=True))
    assert pixies.outcome(over) == Outcome((80, 95, 60), (Seat(1),), RuleId("PX-WIN-1"), ((10, 10, 10), second, third))


@pytest.mark.rule("PX-WIN-2")
@pytest.mark.parametrize(
    ("totals", "winners"), [((95, 95, 60), (0, 1)), ((95, 60, 95), (0, 2)), ((70, 70, 70), (0, 1, 2)), ((-5, -9, -5), (0, 2))]
)
def test_a_tie_is_shared(totals: tuple[int, int, int], winners: tuple[int, ...]) -> None:
    outcome = pixies.outcome(won(*totals))
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.rule) == (totals, winners, "PX-WIN-2")


@pytest.mark.rule("PX-WIN-1")
def test_the_end_of_the_game_is_told() -> None:
    state = position({2: area(EIGHT)}, table="B9_X1", picks=2, round=3)
    told = events_of(state, "B9_X1")
    over = play(state, "B9_X1")
    outcome = pixies.outcome(over)
    assert outcome is not None
    assert [type(event) for event in told] == [Placed, RoundScored, GameEnded]
    assert told[-1] == GameEnded(outcome.scores, outcome.winners)
    assert over.areas[2] == area(EIGHT.replace(" .", " B9_X1"))


@every_table
def test_there_is_no_outcome_before_the_end(options: Options) -> None:
    for state, action in random_game(options, seed=8):
        assert (pixies.outcome(state) is None) == (action is not None)
