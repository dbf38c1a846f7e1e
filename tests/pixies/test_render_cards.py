from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest

from boardrules import pixies
from boardrules.pixies import CARDS, Card
from boardrules.pixies._render.cards import CARD_WIDTH, card_back, card_edge, card_face
from boardrules.pixies._render.marks import SHAPE, symbol_marks, width_of
from boardrules.pixies._render.paints import PAINT
from boardrules.pixies._rulebook.card_facts import card_name
from boardrules.toolkit.drawing.svg import PAPER
from boardrules.toolkit.drawing.voice import Voice

SAY = Voice(pixies.MESSAGES, card=card_name)

CONES = {
    "all": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no long": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no middle": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no short": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""How linear light is seen by people with all cones and with one kind missing (Machado, Oliveira and Fernandes 2009, severity 1)."""


def without_colour_and_words(card: str) -> str:
    """The drawing of a card without its paints, and its title."""
    drawing = re.sub(r"<title>.*?</title>", "", card_face(SAY, card, 0, 0))
    return re.sub(r' (fill|stroke)="[^"]*"', "", drawing)


@pytest.mark.rule("PX-CMP-1", "PX-CMP-2")
def test_all_84_cards_are_told_apart_without_colour_and_without_their_ids() -> None:
    drawings = {without_colour_and_words(card) for card in CARDS}
    assert len(drawings) == len(CARDS) == 84
    assert not any(card in drawing for card in CARDS for drawing in drawings)


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_shows_its_value_and_a_shape_and_a_letter_for_each_of_its_colours(card: Card) -> None:
    drawing = card_face(SAY, card.id, 0, 0)
    ET.fromstring(drawing)  # noqa: S314  (our own drawing)
    words = re.findall(r"<text [^>]*>([^<]*)</text>", drawing)
    assert words.count(str(card.value)) >= 2
    for color, shape in SHAPE.items():
        outlined = f'<path d="{shape}" fill="{PAPER}"' in drawing
        assert outlined == (color in card.colors)
        assert not outlined or color[0].upper() in words


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_what_is_printed_on_a_card_fits_on_its_foot(card: Card) -> None:
    assert width_of(symbol_marks(card)) <= CARD_WIDTH - 12


@pytest.mark.rule("PX-INF-2", "PX-PLA-6")
def test_under_a_validated_card_an_edge_peeks_out_with_the_number_and_the_shapes_of_the_colours() -> None:
    for card in CARDS.values():
        edge = card_edge(SAY, card.id, 0, 0)
        assert re.findall(r"<text [^>]*>([^<]*)</text>", edge) == [str(card.value)]
        assert [color for color, shape in SHAPE.items() if shape in edge] == [color for color in SHAPE if color in card.colors]


def test_the_back_is_the_same_for_every_card() -> None:
    assert len({re.sub(r"<title>.*?</title>", "", card_back(0, 0, card)) for card in CARDS}) == 1


def lab(paint: str, cones: tuple[tuple[float, float, float], ...]) -> tuple[float, float, float]:
    """A paint in CIE L*a*b*, as it is seen with these cones."""
    srgb = [int(paint[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in srgb]
    r, g, b = (min(1.0, max(0.0, sum(weight * value for weight, value in zip(row, light, strict=True)))) for row in cones)
    xyz = (0.4339 * r + 0.3762 * g + 0.1899 * b, 0.2126 * r + 0.7152 * g + 0.0722 * b, 0.0177 * r + 0.1095 * g + 0.8728 * b)
    x, y, z = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("cones", CONES.values(), ids=CONES)
def test_the_four_paints_differ_for_the_colour_blind(cones: tuple[tuple[float, float, float], ...]) -> None:
    seen = [lab(paint, cones) for paint in PAINT.values()]
    for one, other in combinations(seen, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > 30
