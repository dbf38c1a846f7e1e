"""Packs from outside: whatever is wrong with their form is listed, with its place in what was given."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from boardrules import InvalidOptions, to_json
from boardrules import chibitactics as ct
from boardrules.chibitactics._packs import faults as _pack
from tests.chibitactics.packs import TESTPACK, everything


def faults(data: object) -> list[str]:
    """The lines that list what is wrong."""
    with pytest.raises(InvalidOptions) as caught:
        ct.with_cards(ct, json.dumps(data))
    return [line.strip() for line in str(caught.value).splitlines()[1:]]


@pytest.fixture
def raw() -> Any:
    """The example's pack as plain JSON."""
    return json.loads(to_json(TESTPACK))


@pytest.mark.parametrize("pack", [TESTPACK, everything()])
def test_a_sound_pack_is_read_as_it_is(pack: ct.Pack) -> None:
    assert _pack.read_pack(to_json(pack)) == pack
    assert _pack.read_pack(pack) == pack


@pytest.mark.rule("CT-H-1")
def test_every_fault_of_form_is_listed_at_its_place(raw: Any) -> None:
    units = raw["factions"][0]["units"]
    units[0]["skills"][0] |= {"points": 9, "category": "magic"}
    units[0]["hp"] = 3
    units[1]["skills"][1]["does"] = [{"type": "Nuke"}, {"type": "Bonus", "n": 1}, {"type": "Bonus", "n": 8}]
    del units[2]["name"]
    raw["segments"][1]["rows"] = ["....", 3, "....", None]
    raw["maps"][0]["starts"][1] = [3, "x"]
    raw["events"][0]["lasting"] = "yes"
    found = faults(raw)
    assert sorted(line.partition(":")[0] for line in found) == [
        "$.events[0].lasting",
        "$.factions[0].units[0]",
        "$.factions[0].units[0].skills[0].category",
        "$.factions[0].units[0].skills[0].points",
        "$.factions[0].units[1].skills[1].does[0].type",
        "$.factions[0].units[1].skills[1].does[2].n",
        "$.factions[0].units[2]",
        "$.maps[0].starts[1][1]",
        "$.segments[1].rows[1]",
        "$.segments[1].rows[3]",
    ]


@pytest.mark.rule("CT-H-1")
def test_a_value_is_checked_like_what_is_read() -> None:
    first = TESTPACK.factions[0]
    wild = replace(first.units[0].skills[1], success=9)
    units = (replace(first.units[0], skills=(wild,)), *first.units[1:])
    with pytest.raises(InvalidOptions, match=r"units\[0\].skills\[0\].success: a whole number from 2 to 6 is expected, not 9"):
        ct.with_cards(ct, replace(TESTPACK, factions=(replace(first, units=units), TESTPACK.factions[1])))


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", "nothing"])
def test_what_is_no_json_is_refused(data: bytes | str) -> None:
    with pytest.raises(InvalidOptions, match="the pack has faults"):
        ct.with_cards(ct, data)


@pytest.mark.parametrize("data", [[], None, 3, {}, {"factions": 3}])
def test_what_is_nothing_like_a_pack_is_refused(data: object) -> None:
    assert faults(data)
