"""What the game says of itself: its catalogue of cards, its editions, its bounds."""

from __future__ import annotations

import pytest

from boardrules import game, pixies
from boardrules.contract import CardFacts
from tests.pixies.tables import FULL_DECK, TABLES, random_game

FACTS = {card.id: card for card in pixies.SPEC.cards}


def test_the_game_is_found_by_its_id() -> None:
    assert game(pixies.SPEC.id) is pixies
    assert pixies.SPEC.seats == (2, 6)


def test_the_catalogue_has_every_card_once() -> None:
    assert sorted(FACTS) == sorted(FULL_DECK)
    assert len(pixies.SPEC.cards) == 84


@pytest.mark.parametrize("id", FULL_DECK)
def test_the_catalogue_has_the_numbers_of_each_card(id: str) -> None:
    card = pixies.CARDS[id]
    assert dict(FACTS[id].numbers) == {"value": card.value, "spirals": card.spirals, "crosses": card.crosses}
    assert len(FACTS[id].text) == (card.special is not None)


@pytest.mark.parametrize(
    "facts",
    [
        CardFacts("B1_S6", "blue 1", (("value", 1), ("spirals", 6), ("crosses", 0))),
        CardFacts("M6_X1", "multicolour 6", (("value", 6), ("spirals", 0), ("crosses", 1))),
        CardFacts(
            "R1_C",
            "special red 1",
            (("value", 1), ("spirals", 0), ("crosses", 0)),
            ("1 spiral for each face-up red card in your area, this one included",),
        ),
        CardFacts(
            "GY1_F3",
            "green and yellow 1",
            (("value", 1), ("spirals", 0), ("crosses", 0)),
            ("3 spirals for each uncovered face-down card in your area",),
        ),
        CardFacts(
            "BG8_F1X1",
            "blue and green 8",
            (("value", 8), ("spirals", 0), ("crosses", 1)),
            ("1 spiral for each uncovered face-down card in your area",),
        ),
        CardFacts(
            "BY1_S7XR",
            "blue and yellow 1",
            (("value", 1), ("spirals", 7), ("crosses", 0)),
            ("1 cross for each face-up red card in your area",),
        ),
    ],
    ids=lambda facts: facts.id,
)
def test_what_an_interface_shows_of_a_card(facts: CardFacts) -> None:
    assert FACTS[facts.id] == facts


def test_no_game_lasts_longer_than_it_says() -> None:
    for options in TABLES:
        for seed in range(3):
            plies = sum(1 for _ in random_game(options, seed=seed)) - 1
            assert plies <= pixies.SPEC.max_plies


def test_the_editions_are_those_that_the_rulebook_speaks_of() -> None:
    spoken = {variant.edition for rule in pixies.SPEC.rules for variant in rule.variants}
    assert spoken == {edition.id for edition in pixies.SPEC.editions}
