"""Changes that an effect gives to a card for a time count as those of a text in play do (PT-CUSTOM-1)."""

from __future__ import annotations

import pytest

from boardrules import InvalidOptions, pixel_tactics
from boardrules.pixel_tactics import Card, Hero, Leader, Pack, with_cards
from boardrules.pixel_tactics.language import (
    CopiesLeader,
    ExtraActions,
    Forbids,
    Free,
    GivenModifier,
    MakesLonger,
    OpensHand,
    Pick,
    SeesTop,
    defeated_at_once,
    draw,
    give,
    hits_all,
    may_divert,
    one,
    order,
    overflows,
    own_hero,
    rival_hero,
    spell,
    target_chosen_by_rival,
)
from tests.pixel_tactics import scene as scene_module
from tests.pixel_tactics.scene import Scene


def pack(change: GivenModifier, to: Pick) -> Pack:
    """Soldiers, and a piper whose spell gives a change to a hero for the wave."""
    leader = Leader("Captain", 3, 20)
    soldiers = tuple(Card(f"soldier_{k}", Hero("Soldier", 4, 4, hand=order(draw(1))), leader) for k in range(11))
    piper = Card("piper", Hero("Piper", 1, 9, (spell(give(change, to=to, until="wave")),), hand=order(draw(1))), leader)
    return Pack("own", "Own", (*soldiers, piper))


def scene(monkeypatch: pytest.MonkeyPatch, change: GivenModifier, to: Pick) -> Scene:
    monkeypatch.setattr(scene_module, "GAME", with_cards(pixel_tactics, pack(change, to)))
    own = {"V1": "piper", "V2": "soldier_0"}
    rival = {"V1": "soldier_1", "V3": "soldier_2", "R3": "soldier_3"}
    return Scene(cards="own", leaders=("soldier_9", "soldier_10"), own=own, rival=rival)


@pytest.mark.rule("PT-CUSTOM-1")
def test_an_attack_that_was_given_all_hits_all_in_melee(monkeypatch: pytest.MonkeyPatch) -> None:
    played = scene(monkeypatch, hits_all, one(own_hero)).play("cast V1", "pick 0.V2", "attack V2>")
    assert [played.damage(f"1.{slot}") for slot in ("V1", "F2", "V3", "R3")] == [4, 4, 4, 0]


@pytest.mark.rule("PT-CUSTOM-1")
def test_the_target_of_a_hero_that_was_named_is_chosen_by_who_named_it(monkeypatch: pytest.MonkeyPatch) -> None:
    played = scene(monkeypatch, target_chosen_by_rival, one(rival_hero)).play("cast V1", "pick 1.V3", "end", "1: attack V3>", waiting=0)
    assert played.play("pick 0.V1").damage("0.V1") == 4


@pytest.mark.rule("PT-CUSTOM-1")
def test_a_hero_that_was_doomed_falls_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played = scene(monkeypatch, defeated_at_once(), one(rival_hero)).play("cast V1", "pick 1.V1", "attack V2>V1")
    assert played.stands("1.V1") == "corpse 1.soldier_1"
    assert (
        scene(monkeypatch, defeated_at_once(), one(rival_hero)).play("cast V1", "pick 1.V3", "attack V2>V1").stands("1.V1") == "1.soldier_1"
    )


@pytest.mark.rule("PT-CUSTOM-1")
def test_damage_of_a_hero_that_was_covered_may_be_passed_on_to_who_covers_it(monkeypatch: pytest.MonkeyPatch) -> None:
    played = scene(monkeypatch, may_divert, one(own_hero)).play("cast V1", "pick 0.V2", "end", "1: attack V1>V2", waiting=0)
    played.play("number 3")
    assert (played.damage("0.V1"), played.damage("0.V2")) == (3, 1)


@pytest.mark.rule("PT-CUSTOM-1")
def test_lethal_damage_of_a_hero_that_was_shielded_goes_to_who_shields_it(monkeypatch: pytest.MonkeyPatch) -> None:
    played = scene(monkeypatch, overflows, one(own_hero)).play("cast V1", "pick 0.V2", "end", "1: attack V1>V2")
    assert (played.damage("0.V1"), played.damage("0.V2")) == (1, 3)


@pytest.mark.rule("PT-CUSTOM-1")
@pytest.mark.parametrize(
    "change",
    [Free(("order",)), Forbids("order"), MakesLonger("draw", 2), ExtraActions(1), OpensHand(), SeesTop(), CopiesLeader()],
    ids=lambda change: type(change).__name__,
)
def test_what_concerns_a_player_or_a_leader_cannot_be_given_to_a_card(change: GivenModifier) -> None:
    with pytest.raises(InvalidOptions) as caught:
        with_cards(pixel_tactics, pack(change, one(own_hero)))
    assert f"cards[11].hero.vanguard[0].effects[0].modifier: {type(change).__name__} cannot be given to a card" in str(caught.value)
