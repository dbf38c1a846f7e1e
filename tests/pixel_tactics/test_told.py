"""Events in words: cards by the names that they have in play, zones by what lies there."""

from __future__ import annotations

import pytest

from boardrules import translator
from tests.pixel_tactics.reserve_cards import ReserveScene
from tests.pixel_tactics.scene import Scene


def told(scene: Scene, line: str, language: str = "en") -> tuple[str, ...]:
    """What the host is told of the events of a line."""
    step = scene.game.step(scene.state, scene.action(line))
    view = scene.game.view(step.state, None)
    speaker = translator(language, scene.game)
    return tuple([speaker.event(view, event) for event in step.events])


@pytest.mark.rule("PT-TRAP-2")
def test_a_trap_that_is_sprung_is_no_order_in_progress() -> None:
    scene = ReserveScene(own={"V1": "fighter"}, rival={"V1": "witch"}, rival_reserve={"S2": "snare"})
    found = told(scene, "attack V1>V1")
    assert "Seat 1: Snare (1) goes from the reserve to the table." in found
    assert "Seat 1: Snare (1) goes from the table to the discard pile." in found
    assert not any("order" in sentence for sentence in found)
    assert not any("rozkaz" in sentence for sentence in told(scene, "attack V1>V1", "pl"))
    assert not any("приказ" in sentence for sentence in told(scene, "attack V1>V1", "ru"))
