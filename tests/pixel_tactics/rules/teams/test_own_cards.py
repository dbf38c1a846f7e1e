"""Cards of one's own with four players: whom each word of the ability language means, in effects and in amounts (PT-2V2-7)."""

from __future__ import annotations

import pytest

from boardrules import pixel_tactics
from boardrules.pixel_tactics import Card, Hero, Leader, Pack, with_cards
from boardrules.pixel_tactics._engine.reading.modifiers import actions_of_turn
from boardrules.pixel_tactics.language import (
    DiscardCard,
    DrawCards,
    Effect,
    Forbids,
    HandPart,
    any_hero,
    corpse_of_its_unit,
    count,
    damage,
    each_draws,
    every,
    hand_size,
    one,
    one_rival_discards,
    one_rival_hero,
    operation,
    order,
    own_hero,
    rival_loses_actions,
    static,
)
from boardrules.values import Seat
from tests.pixel_tactics import scene as scene_module
from tests.pixel_tactics.four import FourScene

HANDS = (("x", "s0", "s1"), ("s0", "s1"), ("s0", "s1"), ("s0", "s1"))


def playing(monkeypatch: pytest.MonkeyPatch, hand: HandPart, *units: dict[str, str]) -> FourScene:
    """A scene in which each seat holds two soldiers, and seat 0 the card ``x`` with this *hand* part too."""
    cards = [Card(f"s{n}", Hero(f"Soldier {n}", 2, 4), Leader(f"Sergeant {n}", 2, 20)) for n in range(10)]
    pack = Pack("own", "Own", (*cards, Card("x", Hero("Own", 1, 5, hand=hand), Leader("Boss", 1, 20))))
    monkeypatch.setattr(scene_module, "GAME", with_cards(pixel_tactics, pack))
    return FourScene(*units, cards=("own",), leaders=("s5", "s6", "s7", "s8"), hands=HANDS)


@pytest.mark.rule("PT-2V2-7", "PT-ATK-14")
@pytest.mark.parametrize(
    ("whose", "who"),
    [("own", [0]), ("rival", [1, 3]), ("others", [1, 2, 3]), ("any", [0, 1, 2, 3])],
)
def test_cards_are_discarded_by_each_of_those_whom_the_text_means(monkeypatch: pytest.MonkeyPatch, whose: str, who: list[int]) -> None:
    scene = playing(monkeypatch, order(DiscardCard(whose, 1)))  # type: ignore[arg-type]  # one of the words
    scene.play("order x", waiting=who[0])
    for seat, after in zip(who, [*who[1:], None], strict=True):
        assert scene.game.validate(scene.state) == ()
        scene.play(f"{seat}: card s1", waiting=after)
    assert [seat for seat in range(4) if f"{seat}.s1" in scene.discard(seat)] == who


@pytest.mark.rule("PT-2V2-7")
def test_one_rival_is_the_same_in_all_of_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    units: tuple[dict[str, str], ...] = ({}, {"V1": "s2"}, {"V1": "s2"}, {"V1": "s2"})
    text = order(one_rival_discards(1, by="owner"), damage(1, to=every(one_rival_hero)))
    scene = playing(monkeypatch, text, *units).play("order x", waiting=0).play("rival 3", waiting=3).play("3: card s0")
    assert [scene.damage(f"{seat}.V1") for seat in (1, 2, 3)] == [0, 0, 1]


@pytest.mark.rule("PT-2V2-7")
@pytest.mark.parametrize(
    ("effect", "drawn"),
    [
        (each_draws(1), [1, 1, 1, 1]),
        (DrawCards(1, whose="others"), [0, 1, 1, 1]),
        (DrawCards(count(own_hero), whose="rival"), [0, 2, 0, 1]),  # each as many as are theirs
    ],
)
def test_those_draw_whom_the_text_means_each_as_they_count(monkeypatch: pytest.MonkeyPatch, effect: Effect, drawn: list[int]) -> None:
    units: tuple[dict[str, str], ...] = ({"V1": "s2", "V2": "s3", "V3": "s4"}, {"V1": "s2", "V2": "s3"}, {"V1": "s2"}, {"V1": "s2"})
    scene = playing(monkeypatch, order(effect), *units).play("order x", waiting=-1)
    while scene.game.chance(scene.state):
        scene.state = scene.game.apply(scene.state, scene.game.chance_action(scene.state, 0))
    assert [len(scene.hand(seat)) - 2 for seat in range(4)] == drawn


@pytest.mark.rule("PT-2V2-7")
def test_each_rival_can_lose_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = playing(monkeypatch, order(rival_loses_actions(1))).play("order x")
    for seat in range(4):
        scene.play(f"{seat}: end")
    assert [actions_of_turn(scene.game.position(scene.state), Seat(seat)) for seat in range(4)] == [2, 1, 2, 1]


@pytest.mark.rule("PT-2V2-7")
def test_other_players_cannot_do_what_is_forbidden_them_and_the_text_s_own_player_can(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = playing(monkeypatch, operation(static(Forbids("draw", "others")))).play("operation x S1")
    allowed = [scene.can("draw")]
    for seat in range(1, 4):
        scene.state = scene.game.apply(scene.state, scene.action(f"{seat - 1}: end"))
        allowed.append(scene.can(f"{seat}: draw"))
    assert allowed == [True, False, False, False]


@pytest.mark.rule("PT-2V2-7")
def test_an_amount_can_be_of_the_unit_in_which_the_chosen_card_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    units: tuple[dict[str, str], ...] = (
        {"R1": "corpse s1"},
        {"V1": "s2", "R1": "corpse s3", "R2": "corpse s4"},
        {},
        {"V1": "s2", "R1": "corpse s3"},
    )
    units[0].clear()
    scene = playing(monkeypatch, order(damage(count(corpse_of_its_unit), to=one(any_hero))), *units)
    scene.play("order x", waiting=0).play("pick 1.V1")
    assert scene.damage("1.V1") == 2
    assert hand_size("rival").side == "rival"
