"""States from outside: every fault is named with its place and its rule, and no state of a game has one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from boardrules import Seat, from_msgpack, pixies, to_msgpack
from boardrules.pixies import AreaScore, Cell, Options, State
from boardrules.pixies._positions import cards_of
from tests.pixies.tables import (
    BASE_DECK,
    EMPTY,
    FIVE_AFTER_14_TURNS,
    FULL_DECK,
    area,
    begun,
    deal,
    every_table,
    position,
    random_game,
)

SIX = area("B1_S6/G1_S5 B2_S4 B3_S3  (R1_S3) B5_0 .  . . .")
NINE = area("G1_S5 B2_S4 B3_S3  B4_0 B5_0 B6_S1  B7_X3 B8_X3 B9_X6")
TURN_BEGUN = position({0: SIX}, table="M2_0 M3_0 M4_0")
PICKED = position({1: SIX}, table="M2_0 M3_0", picks=1)
"""Three seats; seat 0 has taken its card of this turn, seat 1 is to act."""
ROUND_TWO = position({0: SIX}, round=2)
OVER = list(random_game(Options(seats=3), seed=1))[-1][0]


def faults(state: State) -> list[tuple[str, str]]:
    """Where, below the state, and against which rule."""
    found = pixies.validate(state)
    assert all(fault.path == "$" or fault.path.startswith("$.") for fault in found)
    return [(fault.path.removeprefix("$").removeprefix("."), fault.rule) for fault in found]


def messages(state: State) -> str:
    return "\n".join(fault.message for fault in pixies.validate(state))


@every_table
def test_no_position_of_a_game_has_a_fault(options: Options) -> None:
    for seed in range(3):
        for state, _ in random_game(options, seed=seed):
            assert pixies.validate(state) == ()


def test_a_fresh_game_and_the_drawn_positions_have_none() -> None:
    for state in (pixies.new_game(), begun(), TURN_BEGUN, PICKED, ROUND_TWO, OVER):
        assert pixies.validate(state) == ()


# Fields of the wrong type: nothing checks these when a struct is made by hand


@pytest.mark.rule("BR-VALUE")
@pytest.mark.parametrize(
    ("field", "value", "path"),
    [
        ("round", 0, "round"),
        ("round", 4, "round"),
        ("round", "1", "round"),
        ("first", 6, "first"),
        ("first", -1, "first"),
        ("first", True, "first"),
        ("picks", 7, "picks"),
        ("picks", None, "picks"),
        ("table", None, "table"),
        ("table", (1,), "table[0]"),
        ("deck", 5, "deck"),
        ("areas", (EMPTY[:8],), "areas[0]"),
        ("areas", ((*EMPTY, Cell()),), "areas[0]"),
        ("areas", ((Cell(1), *EMPTY[1:]),), "areas[0][0][0]"),  # type: ignore[arg-type]  # the point of the test
        ("scores", (1,), "scores[0]"),
        ("scores", ((AreaScore(0, 0, 0, 0, 10, 0, 0),),), "scores[0][0][4]"),
        ("options", None, "options"),
        ("options", Options(seats=1), "options.seats"),
        ("options", Options(flower_power=None), "options.flower_power"),  # type: ignore[arg-type]  # the point of the test
        ("table", list(TURN_BEGUN.table), ""),
        ("picks", 0.0, "picks"),
        ("picks", 2**70, "picks"),
        ("table", ("\ud800",), ""),
        ("deck", object(), "deck"),
    ],
)
def test_a_field_of_another_type_or_out_of_range(field: str, value: object, path: str) -> None:
    assert faults(replace(TURN_BEGUN, **{field: value})) == [(path, "BR-VALUE")]


@pytest.mark.rule("BR-VALUE")
def test_something_else_than_a_state() -> None:
    assert faults(None) == [("", "BR-VALUE")]  # type: ignore[arg-type]  # what an untyped caller may do


def test_six_seats_without_flower_power() -> None:
    assert faults(replace(TURN_BEGUN, options=Options(seats=6))) == [("options", "BR-VALUE")]
    assert "6 seats need flower_power=True" in messages(replace(TURN_BEGUN, options=Options(seats=6)))


# Cards


@pytest.mark.rule("PX-SET-1")
def test_as_many_areas_as_seats() -> None:
    assert faults(replace(TURN_BEGUN, options=Options(seats=4))) == [("areas", "PX-SET-1")]
    assert faults(replace(TURN_BEGUN, areas=TURN_BEGUN.areas[:2])) == [("areas", "PX-SET-1")]


@pytest.mark.rule("PX-CMP-1")
def test_seventy_one_cards() -> None:
    state = begun()
    twice = replace(state, deck=tuple(sorted((*BASE_DECK, "B4_C"))))
    assert len(twice.deck) == 71
    assert faults(twice) == [("", "PX-CMP-1")]
    assert messages(twice) == "B4_C is in 2 places"


@pytest.mark.rule("PX-CMP-1", "PX-FP-1")
def test_a_seventy_first_card_that_is_none_of_this_game() -> None:
    assert faults(replace(begun(), deck=(*BASE_DECK, "Z1_0"))) == [("deck[70]", "PX-CMP-1")]
    with_flower = replace(begun(), deck=tuple(sorted((*BASE_DECK, "GY1_F3"))))
    assert faults(with_flower) == [(f"deck[{with_flower.deck.index('GY1_F3')}]", "PX-FP-1")]
    assert pixies.validate(replace(begun(flower_power=True), deck=FULL_DECK)) == ()


@pytest.mark.rule("PX-CMP-1")
def test_a_card_that_is_missing() -> None:
    assert faults(replace(begun(), deck=BASE_DECK[1:])) == [("", "PX-CMP-1")]
    assert messages(replace(begun(), deck=BASE_DECK[1:])) == "B1_S6 is nowhere"


@pytest.mark.rule("PX-CMP-1")
def test_a_card_in_an_area_and_on_the_table() -> None:
    assert messages(replace(TURN_BEGUN, table=("B2_S4", "M3_0", "M4_0"))) == "B2_S4 is in 2 places\nM2_0 is nowhere"


@pytest.mark.rule("PX-CMP-1", "PX-FP-1", "PX-PLA-3")
def test_cards_of_an_area_that_cannot_lie_there() -> None:
    wrong = (Cell("M2_0", "GY1_F3"), Cell("Z1_0"), *SIX[2:])
    state = replace(TURN_BEGUN, table=("B2_S4", "M3_0", "M4_0"), areas=(wrong, *TURN_BEGUN.areas[1:]))
    found = [("areas[0][0].up", "PX-PLA-3"), ("areas[0][0].down", "PX-FP-1"), ("areas[0][1].up", "PX-CMP-1")]
    assert faults(state)[:3] == found


@pytest.mark.rule("BR-VALUE")
def test_table_and_deck_are_kept_sorted() -> None:
    assert faults(replace(TURN_BEGUN, table=TURN_BEGUN.table[::-1])) == [("table", "BR-VALUE")]
    assert faults(replace(TURN_BEGUN, deck=TURN_BEGUN.deck[::-1])) == [("deck", "BR-VALUE")]


# Areas


def with_area(picture: str) -> State:
    return position({0: area(picture)}, seats=2, sound=False)


@pytest.mark.rule("PX-PLA-5", "PX-PLA-6")
@pytest.mark.parametrize(
    ("picture", "path"),
    [
        ("B1_S6 (R1_S3) .  . . .  . . .", "areas[0][1].down"),  # 1 is not validated
        (". (R1_S3) B3_S3  . . .  . . .", "areas[0][1].down"),  # nothing on 1
        ("(R1_S3) . B3_S3  . . .  . . .", "areas[0][0].down"),  # on its own cell, where it would lie face up
        ("B1_S6 B2_S4/R1_S3 B3_S3  . . .  . . .", "areas[0][1].down"),  # covered, but 1 is not validated
    ],
)
def test_a_card_lies_face_down_only_if_its_own_cell_was_validated(picture: str, path: str) -> None:
    assert (path, "PX-PLA-5") in faults(with_area(picture))


@pytest.mark.rule("PX-PLA-5", "PX-PLA-6")
def test_two_cells_cannot_have_validated_each_other() -> None:
    """A 2 under the 1 needs a validated 2, and a 1 under the 2 a validated 1: neither came first."""
    circle = with_area("B1_S6/G2_S3 B2_S4/G1_S5 .  . . .  . . .")
    assert faults(circle) == [("areas[0][0].down", "PX-PLA-5"), ("areas[0][1].down", "PX-PLA-5")]
    chain = with_area("B1_S6/G1_S5 B2_S4/R1_S3 B3_S3/R2_S5  . . .  . . .")
    assert faults(chain) == []


@pytest.mark.rule("PX-PLA-7")
def test_eighteen_cards_never_lie_in_an_area() -> None:
    full = area("B1_S6/G1_S5 B2_S4/G2_S3 B3_S3/G3_S2  B4_0/G4_S4 B5_0/G5_0 B6_S1/G6_S1  B7_X3/G7_0 B8_X3/G8_X2 B9_X1/G9_X4")
    assert ("areas[0]", "PX-PLA-7") in faults(position({0: full}, seats=2, sound=False))


# The turn


@pytest.mark.rule("PX-SET-2")
@pytest.mark.parametrize("state", [TURN_BEGUN, PICKED, ROUND_TWO, deal(begun(), "B4_C"), position({0: SIX})])
def test_a_game_that_goes_on_was_started_by_somebody(state: State) -> None:
    assert ("first", "PX-SET-2") in faults(replace(state, first=None))


@pytest.mark.rule("BR-VALUE")
def test_a_first_seat_that_is_not_at_the_table() -> None:
    assert faults(replace(TURN_BEGUN, first=Seat(3))) == [("first", "BR-VALUE")]


@pytest.mark.rule("PX-TUR-1")
def test_more_cards_taken_than_were_dealt() -> None:
    assert faults(replace(TURN_BEGUN, picks=4)) == [("picks", "PX-TUR-1")]


@pytest.mark.rule("PX-TUR-1")
def test_cards_on_the_table_and_cards_taken_are_the_cards_of_a_turn() -> None:
    fewer = replace(PICKED, table=("M2_0",), deck=tuple(sorted((*PICKED.deck, "M3_0"))))
    assert faults(fewer) == [("table", "PX-TUR-1")]
    more = replace(TURN_BEGUN, table=("B4_C", *TURN_BEGUN.table), deck=tuple(card for card in TURN_BEGUN.deck if card != "B4_C"))
    assert faults(more) == [("table", "PX-TUR-1")]


@pytest.mark.rule("PX-TUR-5")
def test_a_turn_whose_cards_are_all_taken_is_over() -> None:
    done = position({0: SIX}, seats=3, picks=3, sound=False)
    assert faults(done) == [("picks", "PX-TUR-5")]


@pytest.mark.rule("PX-END-2")
@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (position({0: SIX, 1: EMPTY}, sound=False), "[6, 0, 0]"),
        (position({0: area("B1_S6 . .  . . .  . . .")}, seats=2, sound=False), "[1, 1]"),
        (position({0: EMPTY, 1: EMPTY}, seats=2, table="M2_0 M3_0 M4_0", picks=1, sound=False), "[-1, 0]"),
        (position({0: EMPTY, 1: EMPTY, 2: EMPTY}, table="M2_0", picks=2, first=1, sound=False), "[0, -1, -1]"),
    ],
)
def test_all_have_placed_the_same_number_of_cards_before_a_turn(state: State, counts: str) -> None:
    assert faults(state) == [("areas", "PX-END-2")]
    assert f"the seats had {counts} cards before this turn" in messages(state)


# The end of a round


@pytest.mark.rule("PX-END-1")
def test_an_area_that_was_full_when_all_had_equally_many_cards() -> None:
    state = position({0: NINE}, sound=False)
    assert faults(state) == [("areas[0]", "PX-END-1")]


@pytest.mark.rule("PX-END-1")
def test_in_the_middle_of_a_turn_who_has_placed_may_be_full_and_who_has_not_may_not() -> None:
    assert faults(position({0: NINE}, picks=1, sound=False)) == []
    assert faults(position({1: NINE}, picks=1, sound=False)) == [("areas[1]", "PX-END-1")]


@pytest.mark.rule("PX-END-3")
def test_two_players_with_a_full_area_after_the_second_card() -> None:
    full = area("B1_S6/G1_S5 B2_S4 B3_S3  B4_0 B5_0 B6_S1  B7_X3 B8_X3 B9_X6")
    assert ("areas[0]", "PX-END-1") in faults(position({0: NINE}, seats=2, picks=2, sound=False))
    assert faults(position({0: full}, seats=2, picks=3, sound=False)) == []
    assert ("areas[1]", "PX-END-1") in faults(position({1: NINE}, seats=2, picks=3, sound=False))


@pytest.mark.rule("PX-END-4")
def test_a_deck_too_small_for_a_turn_has_ended_the_round() -> None:
    last = (*FIVE_AFTER_14_TURNS[4][:6], Cell("G7_0"), *FIVE_AFTER_14_TURNS[4][7:])
    areas = dict(enumerate((*FIVE_AFTER_14_TURNS[:4], last)))
    assert faults(position(areas, seats=5, sound=False)) == [("deck", "PX-END-4")]


@pytest.mark.rule("PX-END-1", "PX-RND-3")
def test_three_rounds_scored_before_the_third_is_at_its_end() -> None:
    scores = tuple(pixies.score_area(laid, 3) for laid in TURN_BEGUN.areas)
    early = replace(TURN_BEGUN, round=3, scores=(*position({0: SIX}, round=3).scores, scores))
    assert faults(early) == [("scores", "PX-END-1")]
    in_turn = position({1: SIX}, table="M2_0 M3_0", picks=1, round=3)
    scores = tuple(pixies.score_area(laid, 3) for laid in in_turn.areas)
    assert faults(replace(in_turn, scores=(*in_turn.scores, scores))) == [("scores", "PX-END-1")]


# Scores


@pytest.mark.rule("PX-RND-3")
def test_as_many_scores_as_finished_rounds() -> None:
    assert faults(replace(ROUND_TWO, round=1)) == [("scores", "PX-RND-3")]
    assert faults(replace(ROUND_TWO, scores=())) == [("scores", "PX-RND-3")]
    assert ("scores", "PX-RND-3") in faults(replace(OVER, round=2))


@pytest.mark.rule("PX-SCO-1")
def test_a_score_for_every_seat() -> None:
    assert faults(replace(ROUND_TWO, scores=(ROUND_TWO.scores[0][:2],))) == [("scores[0]", "PX-SCO-1")]


@pytest.mark.rule("PX-SCO-1", "PX-SCO-7", "PX-SCO-9", "PX-FP-3")
@pytest.mark.parametrize(
    ("score", "path", "rule"),
    [
        (AreaScore(-1, 0, 0, 0, 1, 0, -1), "validated", "PX-SCO-1"),
        (AreaScore(0, -1, 0, 0, 1, 0, -1), "spirals", "PX-SCO-1"),
        (AreaScore(0, 0, -1, 0, 1, 0, 1), "crosses", "PX-SCO-1"),
        (AreaScore(0, 0, 0, 0, 0, 0, 0), "zone_size", "PX-SCO-7"),
        (AreaScore(0, 0, 0, 0, 3, 9, 9), "zone", "PX-SCO-7"),
        (AreaScore(0, 0, 0, 0, 1, 2, 2), "zone", "PX-SCO-7"),
        (AreaScore(0, 0, 0, 5, 1, 0, 5), "face_down", "PX-SCO-9"),
        (AreaScore(0, 0, 0, 0, 3, 6, 7), "total", "PX-SCO-1"),
    ],
)
def test_a_score_that_no_area_has(score: AreaScore, path: str, rule: str) -> None:
    first = ROUND_TWO.scores[0]
    assert faults(replace(ROUND_TWO, scores=((first[0], score, first[2]),))) == [(f"scores[0][1].{path}", rule)]


@pytest.mark.rule("PX-FP-3")
@pytest.mark.parametrize(("points", "sound"), [(0, True), (5, True), (40, True), (45, False), (4, False), (-5, False)])
def test_face_down_points_come_in_fives(points: int, *, sound: bool) -> None:
    state = position({0: SIX}, round=2, flower_power=True)
    score = AreaScore(0, 0, 0, points, 1, 0, points)
    wrong = [] if sound else [("scores[0][0].face_down", "PX-FP-3")]
    assert faults(replace(state, scores=((score, *state.scores[0][1:]),))) == wrong


@pytest.mark.rule("PX-SCO-1")
def test_the_last_round_is_what_its_areas_score() -> None:
    score = OVER.scores[2][1]
    more = replace(score, spirals=score.spirals + 1, total=score.total + 1)
    forged = replace(OVER, scores=(*OVER.scores[:2], (OVER.scores[2][0], more, OVER.scores[2][2])))
    assert faults(forged) == [("scores[2][1]", "PX-SCO-1")]


# All at once


def test_all_faults_are_named_at_once() -> None:
    wrong = replace(
        ROUND_TWO,
        areas=(area("B1_S6 (R1_S3) .  . . .  . . ."), *ROUND_TWO.areas[1:]),
        deck=tuple(sorted({*ROUND_TWO.deck, *cards_of(SIX)} - {"B1_S6", "R1_S3"})),
        scores=((AreaScore(1, 1, 1, 1, 1, 1, 1),) * 3,),
    )
    assert {rule for _, rule in faults(wrong)} == {"PX-PLA-5", "PX-END-2", "PX-SCO-7", "PX-SCO-9", "PX-SCO-1"}


@pytest.mark.parametrize("spoil", [lambda state: replace(state, picks=5), lambda state: replace(state, deck=())])
def test_a_decoded_state_is_judged_like_one_made_by_hand(spoil: Callable[[State], State]) -> None:
    wrong = spoil(TURN_BEGUN)
    assert pixies.validate(from_msgpack(State, to_msgpack(wrong))) == pixies.validate(wrong) != ()
