"""Links from the rules of the documentation to the ruling lab: each opens the position that shows the rule, and the lab says the same."""

from __future__ import annotations

from functools import cache
from urllib.parse import parse_qs

import msgspec
import pytest
from case import read
from msgspec import Raw
from ruling import Desk
from sharing import unpacked

from boardrules import game, games, to_json

pytest.importorskip("sphinx", reason="the documentation is built with Sphinx")

from docs._ext.boardrules_docs._shown import Scene, Shown, all_shown, lab_link, scene_of, unmarked


@cache
def shown_of(name: str) -> list[tuple[Shown, Scene, str]]:
    """Return the positions of a game that show its rules, with the end of the address of the lab."""
    found = [all_shown()[0][rule.id] for rule in game(name).SPEC.rules if rule.id in all_shown()[0]]
    scenes = [(shown, scene_of(name, shown)) for shown in found]
    return [(shown, scene, lab_link(name, shown, scene)) for shown, scene in scenes]


def desk_of(link: str) -> Desk:
    """Return what the lab makes of the end of an address, as its page reads it."""
    fields = {name: values[0] for name, values in parse_qs(link).items()}
    case = of_link(fields["position"])
    if "pack" in fields:
        case["pack"] = of_link(fields["pack"])
    return Desk(read(Raw(msgspec.json.encode(case))), {})


def of_link(text: str) -> dict[str, object]:
    """Return what is packed in a part of an address."""
    return msgspec.json.decode(bytes(unpacked(Raw(to_json(text)))), type=dict[str, object])


@pytest.mark.parametrize("name", games())
def test_a_rule_leads_to_the_lab_unless_no_setup_describes_its_position(name: str) -> None:
    shown = shown_of(name)
    assert {one.rule for one, _, link in shown if not link} == {one.rule for one, _, _ in shown if not one.setup}


@pytest.mark.parametrize("name", games())
def test_the_lab_says_of_the_position_of_a_rule_what_the_page_of_the_rule_says(name: str) -> None:
    links = [(shown, scene, link) for shown, scene, link in shown_of(name) if link]
    assert len(links) > 40
    for shown, scene, link in links:
        desk = desk_of(link)
        found = desk.ruling()
        assert "faults" not in found, shown.rule
        assert "before" not in found, shown.rule
        if scene.action is not None:
            assert "unread" not in found, shown.rule
            assert ("refused" in found) == shown.refused, shown.rule
        assert unmarked(desk.state) == unmarked(scene.state), shown.rule
