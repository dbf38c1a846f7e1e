"""What no printed card says, or none in these circumstances, and a card of a pack may (PT-CUSTOM-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import pytest
from msgspec.structs import replace

from boardrules import pixel_tactics
from boardrules.pixel_tactics import Card, Deck, Held, Hero, Leader, Pack, with_cards
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.language import (
    Ability,
    Effect,
    attack_with,
    aura,
    cancel_order,
    damage,
    draw,
    every,
    hits_all,
    leader_action,
    longer,
    may,
    may_divert,
    may_play_orders,
    may_retarget,
    move_within_unit,
    one,
    order,
    overflows,
    own_hero,
    place_top,
    play_order,
    recruit,
    redistribute,
    rival_hero,
    rival_leader,
    sees_own_top,
    sentence,
    spell,
    static,
    strengthen_attack,
    this,
    trigger,
    turn_up,
    when_attack_declared,
    when_damage_taken,
    when_order_announced,
)
from boardrules.values import Seat
from tests.pixel_tactics import scene as scene_module
from tests.pixel_tactics.scene import Scene

LEADERS = ("soldier_9", "soldier_8")


def table(
    monkeypatch: pytest.MonkeyPatch,
    *,
    piper: tuple[Ability, ...] = (),
    drummer: tuple[Ability, ...] = (),
    leader: tuple[Ability, ...] = (),
    orders: Mapping[str, tuple[Effect, ...]] | None = None,
) -> None:
    """Play with a pack: soldiers without a text, a piper and a drummer with texts in every row, and what ``soldier_9`` says as leader.

    *orders*: of cards that do not just draw a card.
    """
    texts = {"piper": piper, "drummer": drummer}

    def card(name: str) -> Card:
        says = texts.get(name, ())
        hand = order(*(orders or {}).get(name, (draw(1),)))
        leads = Leader(f"{name.title()} the First", 3, 20, leader if name == "soldier_9" else ())
        return Card(name, Hero(name.title(), 3, 4, says, says, says, hand), leads)

    cards = tuple(card(name) for name in (*[f"soldier_{k}" for k in range(10)], *texts))
    monkeypatch.setattr(scene_module, "GAME", with_cards(pixel_tactics, Pack("own", "Own", cards)))


@pytest.mark.rule("PT-CUSTOM-1")
@pytest.mark.parametrize(("once", "first", "second"), [("", 2, 3), ("turn", 1, 2), ("wave", 1, 1)])
def test_a_text_works_once_a_turn_or_a_wave(
    monkeypatch: pytest.MonkeyPatch, once: Literal["", "turn", "wave"], first: int, second: int
) -> None:
    hurt = damage(1, to=one(rival_hero))
    table(
        monkeypatch,
        piper=(trigger(when_damage_taken(this), damage(1, to=rival_leader), once=once),),
        drummer=(spell(hurt, hurt),),
        orders={"soldier_0": (damage(1, to=one(own_hero)),)},
    )
    scene = Scene(
        cards="own",
        leaders=LEADERS,
        own={"V1": "piper"},
        rival={"V2": "drummer"},
        hand=("soldier_0",),
        active=1,
    )
    scene.play("1: cast V2", "1: end")
    assert (scene.damage("V1"), scene.damage("1.F2")) == (2, first)
    scene.play("order soldier_0")
    assert (scene.damage("V1"), scene.damage("1.F2")) == (3, second)


@pytest.mark.rule("PT-CUSTOM-1")
def test_a_text_speaks_of_places_as_seen_from_where_its_card_stands_now(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, piper=(spell(move_within_unit(this), damage(1, to=every(own_hero.at("column").but_this()))),))
    own = {"V2": "piper", "R2": "soldier_0", "R3": "soldier_1"}
    scene = Scene(cards="own", leaders=LEADERS, own=own).play("cast V2", "pick 0.F3")
    assert (scene.stands("F3"), scene.damage("R2"), scene.damage("R3")) == ("0.piper", 0, 1)


@pytest.mark.rule("PT-CUSTOM-1", "PT-ACT-2")
@pytest.mark.parametrize(("wave", "row"), [("V", "V"), ("F", "F"), ("R", "R")])
def test_a_text_recruits_into_the_row_of_the_wave(monkeypatch: pytest.MonkeyPatch, wave: str, row: str) -> None:
    table(monkeypatch, piper=(spell(recruit("wave")),))
    scene = Scene(cards="own", leaders=LEADERS, own={f"{row}1": "piper"}, hand=("soldier_0",), wave=wave)
    scene.play(f"cast {row}1", waiting=0)
    assert [at for at in ("V3", "F3", "R3") if scene.can(f"recruit soldier_0 {at}")] == [f"{row}3"]


@pytest.mark.rule("PT-CUSTOM-1", "PT-RUL-16")
def test_of_cards_set_aside_only_the_one_that_is_played_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    table(
        monkeypatch,
        piper=(spell(draw(2, aside=True), may_play_orders(drawn=True, high=1)),),
        orders={"soldier_3": (damage(1, to=rival_leader),)},
    )
    scene = Scene(cards="own", leaders=LEADERS, own={"V1": "piper"}).play("cast V1", waiting=-1)
    scene.play("drawn soldier_1", "drawn soldier_3", "order soldier_3")
    assert (scene.hand(), scene.discard()) == ({"0.soldier_1"}, {"0.soldier_3"})


@pytest.mark.rule("PT-CUSTOM-1")
@pytest.mark.parametrize(("place", "hand", "discard"), [("hand", {"0.soldier_1"}, set()), ("discard", set(), {"0.soldier_1"})])
def test_a_card_turned_up_goes_to_the_only_place_without_a_question(
    monkeypatch: pytest.MonkeyPatch, place: Literal["hand", "discard"], hand: set[str], discard: set[str]
) -> None:
    text = spell(turn_up("own"), place_top("own", place))
    table(monkeypatch, piper=(text,))
    scene = Scene(cards="own", leaders=LEADERS, own={"V1": "piper"}, top=("soldier_1",)).play("cast V1")
    assert (scene.hand(), scene.discard()) == (hand, discard)
    goes = {"hand": "goes to your hand", "discard": "is discarded"}[place]
    assert f"the top card of your deck {goes}" in sentence(text)


@pytest.mark.rule("PT-CUSTOM-1", "PT-RUL-16")
def test_as_many_orders_are_played_as_a_text_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    orders = {f"soldier_{k}": (damage(1, to=rival_leader),) for k in range(3)}
    table(monkeypatch, piper=(spell(may_play_orders(high=2)),), orders=orders)
    scene = Scene(cards="own", leaders=LEADERS, own={"V1": "piper"}, hand=tuple(orders)).play("cast V1", waiting=0)
    scene.play("order soldier_0", waiting=0).play("order soldier_1")
    assert (scene.damage("1.F2"), scene.hand()) == (2, {"0.soldier_2"})


@pytest.mark.rule("PT-CUSTOM-1", "PT-CEASE-5")
def test_an_order_that_an_order_plays_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    orders: dict[str, tuple[Effect, ...]] = {"soldier_0": (play_order(),), "soldier_1": (damage(3, to=rival_leader),)}
    table(monkeypatch, drummer=(trigger(when_order_announced(), may(cancel_order)),), orders=orders)
    scene = Scene(cards="own", leaders=LEADERS, rival={"V1": "drummer"}, hand=tuple(orders))
    scene.play("order soldier_0", waiting=1).play("1: none", waiting=0).play("order soldier_1", waiting=1)
    scene.play("1: mode yes")
    assert scene.damage("1.F2") == 0
    assert scene.discard() == {"0.soldier_0", "0.soldier_1"}


@pytest.mark.rule("PT-CUSTOM-1", "PT-ATK-11")
def test_an_attack_that_an_order_lets_be_made_is_made_stronger(monkeypatch: pytest.MonkeyPatch) -> None:
    louder = trigger(when_attack_declared(this), strengthen_attack(2))
    table(monkeypatch, piper=(louder,), orders={"soldier_0": (attack_with(own_hero),)})
    own, rival = {"V1": "piper"}, {"V1": "soldier_1", "V2": "soldier_2"}
    scene = Scene(cards="own", leaders=LEADERS, own=own, rival=rival, hand=("soldier_0",)).play("order soldier_0", "attack V1>V1")
    assert scene.stands("1.V1") == "1.soldier_1"
    assert scene.damage("1.V1") == 5


@pytest.mark.rule("PT-CUSTOM-1", "PT-RUL-107")
def test_what_overflows_counts_what_was_passed_on_to_the_card_before(monkeypatch: pytest.MonkeyPatch) -> None:
    table(
        monkeypatch,
        piper=(static(hits_all),),
        drummer=(aura(own_hero.but_this(), may_divert),),
        leader=(aura(own_hero, overflows),),
    )
    scene = Scene(cards="own", leaders=("soldier_8", "soldier_9"), own={"V1": "piper"}, rival={"V1": "soldier_1", "V2": "drummer"})
    scene.play("attack V1>", waiting=1).play("1: number 3")
    assert (scene.damage("1.V1"), scene.damage("1.V2"), scene.damage("1.F2")) == (0, 3, 3)


@pytest.mark.rule("PT-CUSTOM-1")
def test_a_leaders_action_is_not_turned_aside_by_who_names_other_targets_of_spells_and_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    table(monkeypatch, leader=(leader_action(redistribute(every(own_hero), among=rival_hero)),), drummer=(may_retarget,))
    scene = Scene(cards="own", leaders=LEADERS, own={"V1": "soldier_0/1"}, rival={"V1": "drummer", "V2": "soldier_1"})
    assert scene.play("leader", waiting=0).play("pick 1.V1").damage("1.V1") == 1


@pytest.mark.rule("PT-CUSTOM-1", "PT-ACT-4")
@pytest.mark.parametrize(("edition", "spells"), [("en", True), ("pl", False)])
def test_where_spells_are_attacks_what_makes_attacks_longer_concerns_them_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, edition: EditionId, *, spells: bool
) -> None:
    table(monkeypatch, piper=(longer("attack", 2),), drummer=(spell(damage(1, to=rival_leader)),))
    own = {"V1": "soldier_0", "V2": "drummer", "F1": "piper"}
    scene = Scene(edition=edition, cards="own", leaders=LEADERS, own=own, rival={"V1": "soldier_2"}, hand=("soldier_1",), actions=1)
    assert not scene.can("attack V1>V1")
    assert scene.can("cast V2") == spells
    assert [line for line in ("move V1 V3", "order soldier_1", "recruit soldier_1 V3", "draw") if not scene.can(line)] == []


@pytest.mark.rule("PT-CUSTOM-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_may_look_at_the_top_of_his_deck_comes_to_know_a_card_that_another_put_there(
    monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    table(monkeypatch, piper=(sees_own_top,))
    scene = Scene(cards="own", leaders=LEADERS, hand=("piper",), rival_hand=("piper",), active=seat)
    card, players = f"{seat}.soldier_5", list(scene.state.players)
    rest = tuple(other for other in players[seat].deck.rest if other != card)
    players[seat] = replace(players[seat], deck=Deck((Held(card, 1 << 1 - seat),), rest, ()))
    scene.state = replace(scene.state, players=tuple(players))
    scene.play(f"{seat}: recruit piper V2")
    assert scene.state.players[seat].deck.top == (Held(card, 3),)
    assert scene.game.view(scene.state, Seat(seat)).players[seat].top[0].card == card
