"""The form of packs in JSON: every fault with its path, and with what is allowed there."""

from __future__ import annotations

import json

import pytest

from boardrules import InvalidOptions, pixel_tactics, to_json, with_cards
from boardrules.errors import MAX_FAULTS
from boardrules.pixel_tactics._packs.faults import read_pack
from boardrules.toolkit.packs import MAX_BYTES, MAX_DEPTH

PRINTED = pixel_tactics.SETS[1]


def faults(data: bytes | str) -> list[str]:
    """The lines that say what is wrong."""
    with pytest.raises(InvalidOptions) as caught:
        with_cards(pixel_tactics, data)
    title, *lines = str(caught.value).splitlines()
    assert title == "the pack has faults:"
    return [line.removeprefix("  ") for line in lines]


@pytest.mark.rule("PT-CUSTOM-1")
def test_every_fault_of_form_is_named_with_its_path_and_with_what_is_allowed() -> None:
    pack = json.loads(to_json(PRINTED)) | {"id": "own", "titel": 2}
    cards = pack["cards"]
    cards[0]["hero"]["attack"] = "x"
    cards[0]["hero"]["vanguard"][0] = {"type": "Nope"}
    cards[0]["leader"]["life"] = 1000
    cards[1]["hero"]["life"] = 0
    cards[2] = 7
    marks = {"type": "PutMarkers", "kind": 3, "n": -3, "on": {}}
    cards[3]["hero"]["hand"] = {"type": "Order", "effects": [{"type": "ClearCorpse", "who": {}}, marks, {"type": "OrderTop", "n": 3.5}]}
    cards[4]["hero"]["atack"] = 1
    del cards[5]["leader"]
    cards[6]["hero"]["flank"] = "none"
    cards[7]["hero"] = None
    drum = {"type": "DrawCards", "n": {"type": "Count", "of": {"type": "Pieces", "side": "mine", "other": 1}}}
    cards[8]["leader"]["abilities"] = [{"type": "LeaderAct", "effects": [drum], "cost": True}]
    cards[9]["leader"]["abilities"] = [{"effects": []}]
    cards[10]["hero"]["name"] = "x" * 61
    effects = "DealDamage, Heal, Share, MoveDamage, Defeat, Revive, ClearCorpses, ToHand, DiscardPiece"
    found = faults(json.dumps(pack))
    assert [line for line in found if "ClearCorpse" not in line] == [
        '$.cards[0].hero.attack: a whole number from 0 to 99 is expected, not "x"',
        '$.cards[0].hero.vanguard[0].type: "Nope" is unknown; allowed: Static, Trigger, Spell, LeaderAct',
        "$.cards[0].leader.life: a whole number from 1 to 99 is expected, not 1000",
        "$.cards[1].hero.life: a whole number from 1 to 99 is expected, not 0",
        "$.cards[2]: an object Card is expected, not 7",
        "$.cards[3].hero.hand.effects[1].kind: a text is expected, not 3",
        "$.cards[3].hero.hand.effects[1].n: a whole number from 1 to 99 is expected, not -3",
        "$.cards[3].hero.hand.effects[2].n: a whole number from 1 to 99 is expected, not 3.5",
        '$.cards[4].hero: the field "atack" is unknown; did you mean attack? Allowed: name, attack, life, vanguard, flank, rear, hand',
        "$.cards[5]: the field leader is missing",
        '$.cards[6].hero.flank: a list is expected, not "none"',
        "$.cards[7].hero: an object Hero is expected, not null",
        '$.cards[8].leader.abilities[0].effects[0].n.of.side: "mine" is unknown; allowed: any, its, one_rival, others, own, rival',
        "$.cards[8].leader.abilities[0].effects[0].n.of.other: true or false is expected, not 1",
        "$.cards[8].leader.abilities[0].cost: a whole number from 0 to 99 is expected, not true",
        "$.cards[9].leader.abilities[0]: the field type is missing; allowed: Static, Trigger, Spell, LeaderAct",
        "$.cards[10].hero.name: at most 60 characters, not 61",
        '$: the field "titel" is unknown; did you mean title? Allowed: id, title, cards',
    ]
    wrong = next(line for line in found if "ClearCorpse" in line)
    expected = f'$.cards[3].hero.hand.effects[0].type: "ClearCorpse" is unknown; did you mean ClearCorpses? Allowed: {effects}, '
    assert wrong.startswith(expected)


@pytest.mark.rule("PT-CUSTOM-1")
def test_a_card_of_good_form_tells_its_faults_of_sense_beside_cards_of_bad_form() -> None:
    pack = json.loads(to_json(PRINTED)) | {"id": "own"}
    pack["cards"][0]["id"] = "No Id"
    pack["cards"][1]["hero"]["attack"] = None
    assert [line.partition(":")[0] for line in faults(json.dumps(pack))] == ["$.cards[1].hero.attack", "$.cards[0].id"]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", "$: no JSON: Input data was truncated"),
        (b"\xff", "$: no JSON: JSON is malformed: invalid character (byte 0)"),
        (b"[" * 100_000, f"$: objects are nested at most {MAX_DEPTH} deep"),
        (b"[" * 100 + b"]" * 100, f"${'[0]' * MAX_DEPTH}: objects are nested at most {MAX_DEPTH} deep"),
        (b"[]", "$: an object Pack is expected, not a list of 0"),
        (b'{"id":"x","title":"y"}', "$: the field cards is missing"),
        (b'{"id":"x","title":"y","cards":3}', "$.cards: a list is expected, not 3"),
        (b" " * (MAX_BYTES + 1), f"$: a pack has at most {MAX_BYTES} bytes of JSON, not {MAX_BYTES + 1}"),
    ],
    ids=range(8),
)
def test_data_without_cards_has_one_fault(data: bytes, fault: str) -> None:
    assert faults(data) == [fault]


def test_of_very_many_faults_the_first_are_listed_and_the_others_counted() -> None:
    pack = json.dumps({"id": "x", "title": "y", "cards": [], **{f"more_{k}": k for k in range(500)}})
    found = faults(pack)
    assert len(found) == MAX_FAULTS + 1
    assert found[-1] == f"and {500 - MAX_FAULTS} more"


def test_a_pack_that_can_be_read_has_no_faults() -> None:
    assert read_pack(to_json(PRINTED)) == PRINTED
