"""The interpreter's loop: what is settled before it stops for an answer."""

from __future__ import annotations

import pytest
from msgspec import structs

from boardrules import pixel_tactics
from boardrules.pixel_tactics import Card, Hero, Leader, Pack, with_cards
from boardrules.pixel_tactics.language import TriggerEvent, draw, first_player, opens_rival_hand, trigger
from boardrules.values import Seat
from tests.pixel_tactics import scene as scene_module
from tests.pixel_tactics.scene import Scene


def test_a_hand_that_comes_to_lie_open_does_so_before_luck_brings_a_card_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = structs.replace(opens_rival_hand, when=first_player)
    scout = Hero("Scout", 1, 3, rear=(trigger(TriggerEvent("round_starts"), draw(1)),))
    cards = tuple(Card(f"scout_{k}", scout, Leader("Spy", 1, 20, (spy,) if k == 1 else ())) for k in range(11))
    monkeypatch.setattr(scene_module, "GAME", with_cards(pixel_tactics, Pack("own", "Own", cards)))
    scene = Scene(cards="own", leaders=("scout_0", "scout_1"), own={"R1": "scout_2"}, hand=("scout_3",), wave="R")
    rivals_view = [held.card for held in scene_module.GAME.view(scene.state, Seat(1)).players[0].hand]
    assert rivals_view == [None]
    scene.play("end", "1: end", waiting=-1)
    rivals_view = [held.card for held in scene_module.GAME.view(scene.state, Seat(1)).players[0].hand]
    assert rivals_view == ["0.scout_3"]
