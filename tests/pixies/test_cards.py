"""The cards against a table typed independently of the source, and the counts that the rulebook names."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from boardrules.pixies import BASE, CARDS, FLOWER_POWER, Card, Color, CrossPerColor, SpiralPerColor, SpiralPerFaceDown

COLORS: tuple[Color, ...] = ("blue", "green", "yellow", "red")

# Rows are colours, columns the values 1 to 9. s: spirals, x: crosses, C: special, 0: no symbol, -: no such card.
SYMBOLS = """
multi   -      0      0      0        -        x1        x1     x1   -
blue    s6     s4     s3,s1  s1,C,0   0,x2,C   s1,x1     x3     x3   x6,x1
green   s5     s3     s2,C   s4,x1    0,x1,C   x4,x1,s1  x2,0   x2   x4
yellow  s4     s2,C   s5,0   s3,x1    x2,0,C   x3,0      x5,s1  x1   x2
red     s3,C   s5     s4     s2,0     x1,C,0   x2,0      x4,x1  x5,0 0
"""

# Colours, value, spirals, crosses, what it counts, how many for each.
FLOWERS = """
green-yellow 1 0 0 face-down 3
blue-red     2 0 1 face-down 3
green-red    5 0 1 face-down 2
blue-yellow  5 0 0 face-down 2
blue-green   8 0 1 face-down 1
yellow-red   9 0 2 face-down 1
blue-yellow  1 7 0 red       1
blue-green   2 6 0 yellow    1
green-red    3 5 0 blue      1
yellow-red   4 4 0 green     1
green-red    6 3 0 yellow    1
blue-red     7 2 0 green     1
blue-yellow  8 1 0 red       1
green-yellow 9 0 0 blue      1
"""


def symbol(card: Card) -> str:
    if card.special is not None:
        return "C"
    return f"s{card.spirals}" if card.spirals else f"x{card.crosses}" if card.crosses else "0"


@pytest.mark.rule("PX-CMP-1")
def test_the_base_game_is_seventy_cards_and_no_two_are_alike() -> None:
    assert len(BASE) == 70
    faces = {(card.value, card.colors, card.spirals, card.crosses, card.special) for card in BASE}
    assert len(faces) == 70
    assert all(1 <= card.value <= 9 for card in BASE)
    assert all((card.spirals > 0) + (card.crosses > 0) + (card.special is not None) <= 1 for card in BASE)


def test_every_card_has_an_id_of_its_own_that_no_other_begins_with() -> None:
    ids = sorted(CARDS)
    assert len(ids) == 84
    assert all(not longer.startswith(shorter) for shorter in ids for longer in ids if shorter != longer)
    assert all(id == card.id for id, card in CARDS.items())


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_an_id_reads_as_colours_value_and_symbols(card: Card) -> None:
    letters = "M" if len(card.colors) == 4 else "".join(color[0].upper() for color in card.colors)
    assert re.match(r"[A-Z]+\d_", card.id)
    assert card.id.startswith(f"{letters}{card.value}_")


@pytest.mark.rule("PX-CMP-2")
def test_four_colours_of_sixteen_cards_and_six_that_have_all_four() -> None:
    one = Counter(card.colors[0] for card in BASE if len(card.colors) == 1)
    assert one == {"blue": 16, "green": 16, "yellow": 16, "red": 16}
    assert [card.colors for card in BASE if len(card.colors) > 1] == [COLORS] * 6


@pytest.mark.rule("PX-CMP-3")
def test_copies_of_each_value() -> None:
    copies = Counter(card.value for card in BASE)
    assert [copies[value] for value in range(1, 10)] == [5, 6, 8, 10, 12, 10, 8, 6, 5]


@pytest.mark.rule("PX-CMP-4")
def test_symbols_by_value_and_colour() -> None:
    for line in SYMBOLS.strip().splitlines():
        color, *cells = line.split()
        for value, cell in enumerate(cells, start=1):
            cards = [
                card for card in BASE if card.value == value and (len(card.colors) == 4 if color == "multi" else card.colors == (color,))
            ]
            assert sorted(symbol(card) for card in cards) == sorted(cell.split(",") if cell != "-" else []), (color, value)


@pytest.mark.rule("PX-CMP-4")
def test_totals_of_symbols() -> None:
    assert sum(card.spirals for card in BASE) == 60
    assert sum(card.crosses for card in BASE) == 61
    assert [symbol(card) for card in BASE].count("0") == 15


@pytest.mark.rule("PX-CMP-5")
def test_the_eight_special_cards_count_their_own_colour() -> None:
    specials = [card for card in BASE if card.special is not None]
    assert [(card.colors, card.value) for card in specials] == [
        (("blue",), 4),
        (("blue",), 5),
        (("green",), 3),
        (("green",), 5),
        (("yellow",), 2),
        (("yellow",), 5),
        (("red",), 1),
        (("red",), 5),
    ]
    assert all(card.special == SpiralPerColor(card.colors[0]) for card in specials)


@pytest.mark.rule("PX-FP-1")
def test_flower_power_is_fourteen_more() -> None:
    assert sorted(card.value for card in FLOWER_POWER) == [1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 9]
    assert len(CARDS) == 84


@pytest.mark.rule("PX-FP-2")
def test_expansion_cards_have_two_colours_each_colour_seven_times() -> None:
    assert all(len(card.colors) == 2 for card in FLOWER_POWER)
    assert Counter(color for card in FLOWER_POWER for color in card.colors) == dict.fromkeys(COLORS, 7)


@pytest.mark.rule("PX-FP-4", "PX-FP-5")
def test_symbols_of_the_expansion() -> None:
    found = set()
    for card in FLOWER_POWER:
        match card.special:
            case SpiralPerFaceDown(n):
                counts, each = "face-down", n
            case CrossPerColor(color):
                counts, each = color, 1
                assert color not in card.colors
            case _:
                pytest.fail(f"{card.id} has no mark of the expansion")
        found.add(f"{'-'.join(card.colors)} {card.value} {card.spirals} {card.crosses} {counts} {each}")
    assert found == {" ".join(line.split()) for line in FLOWERS.strip().splitlines()}
