"""Packs in JSON with fields of the wrong kind: every fault with its place."""

from __future__ import annotations

import json

import pytest

from boardrules import InvalidOptions, pixel_tactics, to_json, with_cards
from boardrules.pixel_tactics._pack_shape import shape_faults

PRINTED = pixel_tactics.SETS[1]


@pytest.mark.rule("PT-CUSTOM-1")
def test_every_field_of_the_wrong_kind_is_named_with_its_place_and_so_is_what_else_is_wrong() -> None:
    pack = json.loads(to_json(PRINTED)) | {"id": "own", "more": 2}
    cards = pack["cards"]
    cards[0]["hero"]["attack"] = "x"
    cards[0]["hero"]["vanguard"][0] = {"type": "Nope"}
    cards[0]["leader"]["life"] = 1000
    cards[1]["hero"]["life"] = 0
    cards[2] = 7
    cards[3]["hero"]["hand"] = {"type": "Order", "effects": [{"type": "Sing"}]}
    cards[4]["extra"] = 1
    del cards[5]["leader"]
    cards[6]["hero"]["flank"] = "none"
    cards[7]["hero"] = None
    with pytest.raises(InvalidOptions) as caught:
        with_cards(pixel_tactics, json.dumps(pack))
    assert str(caught.value).splitlines() == [
        "not a pack of cards:",
        "  Object contains unknown field `more`",
        "  cards[0].hero.attack: Expected `int`, got `str`",
        "  cards[0].hero.vanguard[0].type: Invalid value 'Nope'",
        "  cards[0].leader.life: Expected `int` <= 99",
        "  cards[1].hero.life: a life is at least 1",
        "  cards[2]: Expected `object`, got `int`",
        "  cards[3].hero.hand.effects[0].type: Invalid value 'Sing'",
        "  cards[4]: Object contains unknown field `extra`",
        "  cards[5]: Object missing required field `leader`",
        "  cards[6].hero.flank: Expected `array`, got `str`",
        "  cards[7].hero: Expected `object`, got `null`",
    ]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", "no JSON: Input data was truncated"),
        (b"[" * 100_000, "no JSON: maximum recursion depth exceeded while deserializing an object"),
        (b"[]", "Expected `object`, got `array`"),
        (b'{"id":"x","title":"y"}', "Object missing required field `cards`"),
        (b'{"id":"x","title":"y","cards":3}', "cards: Expected `array`, got `int`"),
    ],
)
def test_data_without_cards_has_one_fault(data: bytes, fault: str) -> None:
    assert shape_faults(data) == [fault]


def test_a_pack_that_can_be_read_has_none() -> None:
    assert shape_faults(to_json(PRINTED)) == []
