"""Scoring: the official example, every rule on drawn areas, and an independent scorer on areas at random."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardrules import InvalidState, pixies
from boardrules.pixies import CARDS, Area, AreaScore, Cell, CrossPerColor, SpiralPerColor, SpiralPerFaceDown, score_area
from tests.pixies.tables import EMPTY, TABLES, area, random_game

COLORS = ("blue", "green", "yellow", "red")


def parts(picture: str, *, round: int = 1, flower_power: bool = False) -> AreaScore:
    return score_area(area(picture), round, flower_power=flower_power)


@pytest.mark.rule("PX-SCO-1", "PX-SCO-2", "PX-SCO-3", "PX-SCO-4", "PX-SCO-5", "PX-SCO-6", "PX-SCO-7", "PX-SCO-11")
def test_the_example_of_the_rulebook() -> None:
    """Validated 1, 5, 7, 8; ten spirals and five of a special that sees five blue cards, one multicoloured; four crosses; zone 1-2-3-4."""
    picture = """
        B1_S6/G1_S5   B2_S4         M3_0
        B4_C          R5_X1/R5_0    R6_0
        G7_0/G7_X2    B8_X3/G8_X2   R9_0
    """
    assert parts(picture) == AreaScore(validated=21, spirals=15, crosses=4, face_down=0, zone_size=4, zone=8, total=40)


# Validated cards and symbols


@pytest.mark.rule("PX-SCO-2")
def test_a_validated_card_scores_its_value_and_others_do_not() -> None:
    assert parts("B1_S6/G1_S5 . .  . . .  B7_X3/G7_0 . R9_0").validated == 8


@pytest.mark.rule("PX-SCO-3", "PX-SCO-4")
def test_symbols_count_on_every_face_up_card_validated_or_not() -> None:
    score = parts("B1_S6/G1_S5 . R3_S4  . . .  B7_X3/G7_X2 . G9_X4")
    assert (score.spirals, score.crosses) == (6 + 4, 3 + 4)


@pytest.mark.rule("PX-SCO-3")
def test_spirals_and_crosses_are_told_gross_and_scored_as_their_difference() -> None:
    score = parts("B1_S6 . .  . . .  . . B9_X6")
    assert (score.spirals, score.crosses, score.total) == (6, 6, 0)


@pytest.mark.rule("PX-SCO-10")
def test_a_score_may_be_negative() -> None:
    assert parts(". . .  . . G6_X4  . . B9_X6").total == -10


@pytest.mark.rule("PX-SCO-9")
def test_face_down_cards_have_no_symbols_colours_or_value() -> None:
    """The six spirals under the red 1 and the multicolour card below it score nothing; only the red card does."""
    score = parts("R1_S3/B1_S6 . .  (M2_0) . .  . . .")
    assert score == AreaScore(validated=1, spirals=3, crosses=0, face_down=0, zone_size=1, zone=0, total=4)


# Special cards


@pytest.mark.rule("PX-SCO-5")
def test_a_special_counts_itself() -> None:
    assert parts(". . .  B4_C . .  . . .").spirals == 1


@pytest.mark.rule("PX-SCO-5", "PX-SCO-4")
def test_a_special_counts_its_colour_anywhere_in_the_area() -> None:
    score = parts("B1_S6 . B3_S1  B4_C R5_0 .  . . B9_X1/G9_X4")
    assert score.spirals == 6 + 1 + 4


@pytest.mark.rule("PX-SCO-5")
def test_two_specials_of_a_colour_count_all_of_it_each() -> None:
    assert parts("B1_S6 . .  B4_C B5_C .  . . .").spirals == 6 + 3 + 3


@pytest.mark.rule("PX-SCO-5", "PX-SCO-6")
def test_specials_of_two_colours_both_count_a_multicolour_card() -> None:
    assert parts(". M2_0 G3_C  B4_C . .  . . .").spirals == 2 + 2


@pytest.mark.rule("PX-SCO-6")
def test_a_multicolour_card_counts_once_for_a_special() -> None:
    assert parts(". M2_0 M3_0  B4_C . M6_X1  . . .").spirals == 4


@pytest.mark.rule("PX-SCO-5", "PX-SCO-9")
def test_a_special_face_down_counts_nothing_and_is_not_counted() -> None:
    assert parts(". . .  B4_0/B4_C B5_C .  . . .").spirals == 2


# The largest zone


@pytest.mark.rule("PX-SCO-7")
@pytest.mark.parametrize(("round", "points"), [(1, 6), (2, 9), (3, 12)])
def test_a_zone_scores_two_three_or_four_points_a_card(round: int, points: int) -> None:
    score = parts("B1_S6 B2_S4 .  B4_0 . .  . . .", round=round)
    assert (score.zone_size, score.zone) == (3, points)


@pytest.mark.rule("PX-SCO-7")
@pytest.mark.parametrize("pair", ["12", "23", "45", "56", "78", "89", "14", "25", "36", "47", "58", "69"])
def test_cells_that_share_a_side_form_a_zone(pair: str) -> None:
    assert zone_of_red(pair) == (2, 4)


@pytest.mark.rule("PX-SCO-7")
@pytest.mark.parametrize("pair", ["15", "24", "26", "35", "48", "57", "59", "68"])
def test_corners_do_not_join(pair: str) -> None:
    assert zone_of_red(pair) == (1, 0)


@pytest.mark.rule("PX-SCO-7")
@pytest.mark.parametrize("pair", ["13", "46", "79", "17", "28", "39", "34", "67", "19"])
def test_neither_edges_nor_rows_wrap_around(pair: str) -> None:
    assert zone_of_red(pair) == (1, 0)


def zone_of_red(cells: str) -> tuple[int, int]:
    """The zone of red cards on these cells."""
    red = {"1": "R1_S3", "2": "R2_S5", "3": "R3_S4", "4": "R4_0", "5": "R5_0", "6": "R6_0", "7": "R7_X1", "8": "R8_0", "9": "R9_0"}
    score = parts(" ".join(red[cell] if cell in cells else "." for cell in "123456789"))
    return score.zone_size, score.zone


@pytest.mark.rule("PX-SCO-7")
def test_all_nine_cells_may_be_one_zone() -> None:
    assert zone_of_red("123456789") == (9, 18)


@pytest.mark.rule("PX-SCO-7")
def test_a_zone_may_bend() -> None:
    assert zone_of_red("123698") == (6, 12)


@pytest.mark.rule("PX-SCO-7")
def test_only_the_largest_zone_scores() -> None:
    score = parts("B1_S6 B2_S4 B3_S1  . . .  R7_X1 R8_0 .")
    assert (score.zone_size, score.zone) == (3, 6)


@pytest.mark.rule("PX-SCO-7")
def test_of_two_equal_zones_one_scores() -> None:
    score = parts("B1_S6 B2_S4 .  . . .  R7_X1 R8_0 .")
    assert (score.zone_size, score.zone) == (2, 4)


@pytest.mark.rule("PX-SCO-7")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_one_card_is_no_zone(round: int) -> None:
    score = parts("R1_S3 . B3_S1  . . .  . . .", round=round)
    assert (score.zone_size, score.zone) == (1, 0)


@pytest.mark.rule("PX-SCO-4")
def test_cards_of_a_zone_need_not_be_validated() -> None:
    assert parts("B1_S6/R1_S3 B2_S4 .  . . .  . . .").zone_size == 2


@pytest.mark.rule("PX-SCO-9")
def test_a_face_down_card_does_not_join_a_zone() -> None:
    assert parts("B1_S6/B4_0 (B2_S4) B3_S1  . . .  . . .").zone_size == 1


@pytest.mark.rule("PX-SCO-8")
def test_a_multicolour_card_belongs_to_zones_of_every_colour() -> None:
    assert parts("B1_S6 M2_0 B3_S1  . . .  . . .").zone_size == 3
    assert parts("R1_S3 M2_0 .  . R5_0 .  . . .").zone_size == 3


@pytest.mark.rule("PX-SCO-8")
def test_a_multicolour_card_does_not_glue_two_colours_together() -> None:
    assert parts("B1_S6 M2_0 R3_S4  . . .  . . .").zone_size == 2
    assert parts("B1_S6 M2_0 R3_S4  B4_0 . R6_0  . . R9_0").zone_size == 4


@pytest.mark.rule("PX-SCO-8")
def test_multicolour_cards_alone_form_a_zone() -> None:
    assert parts(". M2_0 M3_0  . . M6_X1  . . .").zone_size == 3


# Flower Power


@pytest.mark.rule("PX-FP-3")
def test_each_uncovered_face_down_card_scores_five() -> None:
    score = parts("B1_S6/G1_S5 (R1_S3) (Y1_S4)  . . .  . . .", flower_power=True)
    assert (score.face_down, score.total) == (10, 1 + 6 + 10)


@pytest.mark.rule("PX-FP-3", "PX-SCO-9")
def test_tucked_cards_score_nothing_and_without_the_expansion_none_do() -> None:
    assert parts("B1_S6/G1_S5 . .  . . .  . . .", flower_power=True).face_down == 0
    assert parts("B1_S6/G1_S5 (R1_S3) (Y1_S4)  . . .  . . .").face_down == 0


@pytest.mark.rule("PX-FP-4", "PX-FP-7")
@pytest.mark.parametrize(("card", "spirals", "crosses"), [("GY1_F3", 3, 0), ("BR2_F3X1", 3, 1), ("GR5_F2X1", 2, 1), ("YR9_F1X2", 1, 2)])
def test_spirals_for_uncovered_face_down_cards_come_on_top_and_are_booked_as_spirals(card: str, spirals: int, crosses: int) -> None:
    cells = ["."] * 9
    cells[CARDS[card].value - 1] = card
    cells[3:4] = ["B4_0/G4_X1"]
    cells[6:8] = ["(R4_0)", "(Y4_X1)"]
    score = parts(" ".join(cells), flower_power=True)
    assert (score.spirals, score.crosses, score.face_down) == (2 * spirals, crosses, 10)


@pytest.mark.rule("PX-FP-4")
def test_without_face_down_cards_they_give_no_spirals() -> None:
    assert parts("GY1_F3/G1_S5 . .  . . .  . . .", flower_power=True).spirals == 0


@pytest.mark.rule("PX-FP-5")
def test_a_cross_for_each_card_of_the_colour_shown() -> None:
    """BY1_S7XR sees two red cards, a multicolour one and one that is red and yellow: four crosses."""
    score = parts("BY1_S7XR M2_0 R3_S4  YR4_S4XG R5_0 .  . . .", flower_power=True)
    assert score.crosses == 4 + 1  # and YR4_S4XG sees the multicolour card as green
    assert score.spirals == 7 + 4 + 4


@pytest.mark.rule("PX-FP-5")
def test_cards_of_other_colours_and_face_down_ones_give_no_crosses() -> None:
    assert parts("BY1_S7XR/R1_S3 B2_S4 G3_S2  (R1_C) . .  . . .", flower_power=True).crosses == 0


@pytest.mark.rule("PX-FP-2")
def test_a_card_of_two_colours_counts_for_specials_of_either() -> None:
    assert parts("GY1_F3 Y2_C G3_C  . . .  . . .", flower_power=True).spirals == 2 + 2


@pytest.mark.rule("PX-FP-2", "PX-SCO-8")
def test_a_card_of_two_colours_belongs_to_zones_of_either_without_gluing_them() -> None:
    assert parts("B1_S6 BG2_S6XY B3_S1  . . .  . . .", flower_power=True).zone_size == 3
    assert parts("G1_S5 BG2_S6XY G3_S2  . . .  . . .", flower_power=True).zone_size == 3
    assert parts("B1_S6 BG2_S6XY G3_S2  . . .  . . .", flower_power=True).zone_size == 2
    assert parts("R1_S3 BG2_S6XY R3_S4  . . .  . . .", flower_power=True).zone_size == 1


# Against a second, naive scorer


def naive_zone(colors: Mapping[tuple[int, int], tuple[str, ...]], color: str) -> int:
    """The largest group of a colour, by growing a group from every card until it grows no more."""
    best = 0
    for start, shown in colors.items():
        group = {start} if color in shown else set()
        grown = True
        while grown:
            around = {(row + dr, column + dc) for row, column in group for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            more = {at for at in around if at in colors and color in colors[at]} - group
            group |= more
            grown = bool(more)
        best = max(best, len(group))
    return best


def naive_total(laid: Area, round: int, *, flower_power: bool) -> int:
    """The points of an area, rule by rule and card by card."""
    up = {divmod(index, 3): CARDS[cell.up] for index, cell in enumerate(laid) if cell.up is not None}
    colors = {at: card.colors for at, card in up.items()}
    open_down = [cell for cell in laid if cell.up is None and cell.down is not None]
    total = 5 * len(open_down) if flower_power else 0
    for index, cell in enumerate(laid):
        if cell.up is not None and cell.down is not None:
            total += index + 1
    for card in up.values():
        total += card.spirals - card.crosses
        match card.special:
            case SpiralPerColor(color):
                total += len([other for other in up.values() if color in other.colors])
            case CrossPerColor(color):
                total -= len([other for other in up.values() if color in other.colors])
            case SpiralPerFaceDown(n):
                total += sum(n for _ in open_down)
            case None:
                pass
    zone = max(naive_zone(colors, color) for color in COLORS)
    return total + (zone * (round + 1) if zone >= 2 else 0)


@st.composite
def areas(draw: st.DrawFn) -> Area:
    """Any area whose face-up cards lie on their cells: more than a game can lead to."""
    spare = set(CARDS)
    cells = []
    for value in range(1, 10):
        ups = [card for card in sorted(spare) if CARDS[card].value == value]
        up = draw(st.none() | st.sampled_from(ups))
        spare.discard(up or "")
        down = draw(st.none() | st.sampled_from(sorted(spare)))
        spare.discard(down or "")
        cells.append(Cell(up, down))
    return tuple(cells)


@pytest.mark.rule("PX-SCO-1")
@given(laid=areas(), round=st.integers(1, 3))
def test_every_area_scores_what_a_naive_count_gives(laid: Area, round: int) -> None:
    score = score_area(laid, round, flower_power=True)
    assert score.total == naive_total(laid, round, flower_power=True)
    assert score.total == score.validated + score.spirals - score.crosses + score.face_down + score.zone


@pytest.mark.rule("PX-SCO-1", "PX-SCO-9")
def test_every_round_of_random_games_scores_what_a_naive_count_gives() -> None:
    for options in TABLES:
        for state, action in random_game(options, seed=11):
            for event in pixies.step(state, action).events if action is not None else ():
                if isinstance(event, pixies.RoundScored):
                    expected = [naive_total(laid, event.round, flower_power=options.flower_power) for laid in event.areas]
                    assert [score.total for score in event.scores] == expected


# Areas from outside


@pytest.mark.parametrize(
    ("cells", "path", "rule", "message"),
    [
        ((*EMPTY, Cell()), "area", "PX-SET-1", "has 10"),
        ((), "area", "PX-SET-1", "has 0"),
        ((None, *EMPTY[1:]), "area[0]", "BR-VALUE", "None"),
        ((Cell("B1_S7"), *EMPTY[1:]), "area[0].up", "PX-CMP-1", "'B1_S7'"),
        ((Cell("B1_S6", 4), *EMPTY[1:]), "area[0].down", "PX-CMP-1", "'4'"),  # type: ignore[arg-type]  # untyped callers can
        ((Cell(["B1_S6"]), *EMPTY[1:]), "area[0].up", "PX-CMP-1", "no card"),  # type: ignore[arg-type]  # the same
        ((Cell("GY1_F3"), *EMPTY[1:]), "area[0].up", "PX-FP-1", "GY1_F3 belongs to Flower Power"),
        ((Cell("B1_S6", "B1_S6"), *EMPTY[1:]), "area[0].down", "PX-CMP-1", "B1_S6 lies here twice"),
        ((Cell("B2_S4"), *EMPTY[1:]), "area[0].up", "PX-PLA-3", "B2_S4 has value 2"),
    ],
)
def test_an_area_that_cannot_be_is_not_scored(cells: Area, path: str, rule: str, message: str) -> None:
    with pytest.raises(InvalidState, match="cannot be scored") as raised:
        score_area(cells, 1)
    (fault,) = raised.value.violations
    assert (fault.path, fault.rule) == (path, rule)
    assert message in fault.message


@pytest.mark.rule("PX-RND-3")
@pytest.mark.parametrize("round", [0, 4, -1, 1.0, "1", None, [1]])
def test_there_are_rounds_one_two_and_three(round: object) -> None:
    with pytest.raises(InvalidState) as raised:
        score_area(EMPTY, round)  # type: ignore[arg-type]  # what an untyped caller may do
    assert [(fault.path, fault.rule) for fault in raised.value.violations] == [("round", "PX-RND-3")]


def test_every_fault_of_an_area_is_named() -> None:
    with pytest.raises(InvalidState) as raised:
        score_area((Cell("B2_S4", "X"), Cell("B2_S4"), *EMPTY[2:]), 9)
    assert [fault.path for fault in raised.value.violations] == ["area[0].up", "area[0].down", "area[1].up", "round"]


def test_an_empty_area_scores_nothing() -> None:
    assert score_area(EMPTY, 3) == AreaScore(0, 0, 0, 0, 0, 0, 0)
