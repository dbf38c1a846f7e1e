"""Actions as buttons say them, and what is pointed at to take them."""

from __future__ import annotations

import random
import re
from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from boardrules import Dealer, Rendering, capability, pixel_tactics
from boardrules.pixel_tactics import (
    Action,
    Card,
    Choose,
    Drawn,
    First,
    Hero,
    Leader,
    NameOption,
    Options,
    Pack,
    SetTrap,
    State,
    TakenAtRandom,
    View,
)
from boardrules.values import CHANCE, Seat
from tests.pixel_tactics.four import FourScene
from tests.pixel_tactics.golden import decks
from tests.pixel_tactics.reserve_cards import ReserveScene
from tests.pixel_tactics.rules.test_pool import PoolScene
from tests.pixel_tactics.scene import GAME, BothSets, Scene

OPTIONS = {
    "duel": Options(),
    "set_2": Options(edition="pl", cards=("set_2",)),
    "teams": Options(mode="teams", cards=("set_1",)),
    "pool": Options(edition="pl", mode="pool"),
    "constructed": Options(edition="pl", mode="constructed", decks=decks("pl", 0)),
}


def said(scene: Scene, line: str, seat: int = 0) -> tuple[str, tuple[str, ...]]:
    """The label of an action and what is pointed at, as a seat sees the position."""
    view, action = scene.game.view(scene.state, Seat(seat)), scene.action(line)
    return scene.game.label(view, action), scene.game.anchors(view, action)


def test_pixel_tactics_has_pictures_that_can_be_pointed_at() -> None:
    assert capability(pixel_tactics, Rendering[View, Action]) is pixel_tactics


def test_actions_of_a_turn_are_said_by_names_and_pointed_at_from_card_to_target() -> None:
    own = {"V1": "knight", "V2": "gunner", "R3": "corpse witch"}
    scene = Scene(own=own, rival={"V1": "mystic", "R1": "oracle"}, hand=("healer",))
    expected = {
        "draw": ("Draw a card", ("deck.0",)),
        "recruit healer V3": ("Recruit Healer to V3", ("card.0.healer", "0.V3")),
        "attack V1>V1": ("Knight attacks Mystic in melee", ("0.V1", "1.V1")),
        "attack V1>F2": ("Knight attacks the leader in melee", ("0.V1", "1.F2")),
        "shoot V2>R1": ("Gunner attacks Oracle from afar", ("0.V2", "1.R1")),
        "attack F2>V1": ("Vanaah Kalmor attacks Mystic in melee", ("0.F2", "1.V1")),
        "cast V2": ("Gunner casts its vanguard spell", ("0.V2",)),
        "order healer": ("Play the order of Healer", ("card.0.healer",)),
        "clear R3": ("Clear the corpse of Witch", ("0.R3",)),
        "move V1 R1": ("Move Knight to R1", ("0.V1", "0.R1")),
        "switch V1 R3": ("Switch Knight and the corpse of Witch", ("0.V1", "0.R3")),
        "leader": ("Use the leader's own action", ("0.F2",)),
        "end": ("End the turn", ()),
    }
    assert {line: said(scene, line) for line in expected} == expected


@pytest.mark.rule("PT-ATK-8", "PT-ATK-14")
def test_answers_say_what_they_do_to_the_question() -> None:
    scene = Scene(own={"R2": "alchemist"}, rival={"V1": "knight/3"}, hand=("vampire",), rival_hand=("witch", "oracle"), wave="R")
    assert said(scene, "pick 1.V1") == ("Choose Knight of Player 2", ("1.V1",))
    assert said(scene, "pick 1.F2") == ("Choose the leader", ("1.F2",))
    assert said(scene, "pick V1") == ("Choose V1", ("0.V1",))
    assert said(scene, "number 3") == ("3", ())
    assert said(scene, "mode yes") == ("Yes", ())
    assert said(scene, "none") == ("No more", ())
    assert said(scene, "name knight") == ("Name Knight", ())
    assert said(scene, "mode 1.C2") == ("Choose column 2 of Player 2", ("1.C2",))
    assert said(scene, "mode F") == ("Choose the flank of every unit", ("0.F",))
    assert said(scene, "mode 0.alchemist:1.knight") == ("The ability of Alchemist, about Knight of Player 2", ("0.R2",))


@pytest.mark.rule("PT-OWN-1")
def test_of_two_cards_of_one_name_in_one_unit_the_slot_is_said() -> None:
    scene = Scene(own={"R2": "alchemist"}, rival={"V1": "corpse gunner", "V2": "corpse 0.gunner", "V3": "knight"})
    assert said(scene, "mode 0.alchemist:1.gunner")[0] == "The ability of Alchemist, about the corpse of Gunner at V1 of Player 2"
    assert said(scene, "mode 0.alchemist:0.gunner")[0] == "The ability of Alchemist, about the corpse of Gunner at V2 of Player 2"
    assert said(scene, "mode 0.alchemist:1.knight")[0] == "The ability of Alchemist, about Knight of Player 2"
    assert said(scene, "pick 1.V1")[0] == "Choose the corpse of Gunner at V1 of Player 2"


@pytest.mark.rule("PT-OWN-1")
def test_a_stolen_card_is_told_from_one_of_the_same_name() -> None:
    """In a hand by the seat whose card it is, in a unit by the slot: also from one that stands nowhere any more."""
    scene = Scene(own={"R2": "alchemist"}, rival={"V1": "0.gunner"}, hand=("knight", "1.knight", "witch"))
    assert said(scene, "recruit knight V1") == ("Recruit Player 1's Knight to V1", ("card.0.knight", "0.V1"))
    assert said(scene, "recruit 1.knight V1") == ("Recruit Player 2's Knight to V1", ("card.1.knight", "0.V1"))
    assert said(scene, "order 1.knight")[0] == "Play the order of Player 2's Knight"
    assert said(scene, "order witch")[0] == "Play the order of Witch"
    assert said(scene, "mode 0.alchemist:0.gunner")[0] == "The ability of Alchemist, about Gunner at V1 of Player 2"
    assert said(scene, "mode 0.alchemist:1.gunner")[0] == "The ability of Alchemist, about Gunner of Player 2"


@pytest.mark.rule("PT-RUL-137")
def test_a_card_on_top_of_the_deck_is_pointed_at_by_those_who_know_it() -> None:
    scene = Scene(top=("witch",))
    view = GAME.view(scene.state, Seat(0))
    assert GAME.anchors(view, scene.action("card witch")) == ("card.0.witch",)
    assert GAME.anchors(GAME.view(scene.state, Seat(1)), scene.action("card witch")) == ()


@pytest.mark.rule("PT-2V2-3", "PT-2V2-7")
def test_in_teams_it_is_said_which_unit_is_meant() -> None:
    scene = FourScene({"V1": "knight"}, {"V1": "witch"}, {"V2": "oracle"}, {"V3": "witch"})
    assert said(scene, "attack V1>1.V1") == ("Knight attacks Witch of Player 2 in melee", ("0.V1", "1.V1"))
    assert said(scene, "attack V1>3.F2") == ("Knight attacks the leader of Player 4 in melee", ("0.V1", "3.F2"))
    assert said(scene, "move V1 2.R1") == ("Move Knight to R1 of Player 3", ("0.V1", "2.R1"))
    assert said(scene, "rival 3") == ("Player 4", ("seat.3",))


@pytest.mark.rule("PT-POOL-3", "PT-POOL-6")
def test_open_cards_and_the_shared_deck_are_pointed_at() -> None:
    scene = PoolScene(row=("knight/2", "witch", "healer", "gunner", "oracle"), coins=(5, 3))
    assert said(scene, "draw") == ("Draw a card", ("deck",))
    assert said(scene, "gather knight") == ("Take the coins on Knight", ("row.knight",))
    scene.play("draw", waiting=0)
    assert said(scene, "name witch") == ("Take Witch from the row", ("row.witch",))
    assert said(scene, "mode deck") == ("Take the top card of the deck", ("deck",))


@pytest.mark.rule("PT-ACT-10", "PT-ACT-11", "PT-ACT-12")
def test_the_reserve_is_pointed_at_and_a_hidden_trap_is_not_named() -> None:
    scene = ReserveScene(edition="ru", reserve={"S1": "ward/3"}, hand=("snare", "toll"))
    assert said(scene, "operation toll S2") == ("Play the operation of Toll to S2", ("card.0.toll", "0.S2"))
    assert said(scene, "trap snare S3") == ("Set Snare as a trap at S3", ("card.0.snare", "0.S3"))
    assert said(scene, "discard S1") == ("Discard what lies at S1", ("0.S1",))
    view, redacted = scene.game.view(scene.state, Seat(1)), scene.game.redact_action(scene.action("trap snare S3"), Seat(1))
    assert isinstance(redacted, SetTrap)
    assert (scene.game.label(view, redacted), scene.game.anchors(view, redacted)) == ("Set a trap at S3", ("0.S3",))


def test_luck_is_said_by_what_comes_as_far_as_the_viewer_knows_it() -> None:
    view = GAME.view(Scene(hand=("knight",)).state, Seat(0))
    assert GAME.label(view, First(CHANCE, Seat(1))) == "Player 2 goes first"
    assert GAME.label(view, Drawn(CHANCE, Seat(0), "0.witch")) == "Player 1 draws Witch"
    assert GAME.label(view, Drawn(CHANCE, Seat(1), None)) == "Player 2 draws a card"
    assert GAME.label(view, TakenAtRandom(CHANCE, Seat(0), "0.knight")) == "Knight is taken from Player 1's hand"
    assert GAME.anchors(view, TakenAtRandom(CHANCE, Seat(0), "0.knight")) == ("card.0.knight",)
    assert GAME.anchors(view, Drawn(CHANCE, Seat(1), None)) == ("deck.1",)


@pytest.mark.rule("PT-RUL-127")
def test_the_row_whose_text_a_hero_has_is_no_place_to_point_at() -> None:
    scene = BothSets(leaders=("druid", "paladin"), hand=("priestess",)).play("recruit priestess V1", waiting=0)
    assert said(scene, "mode R") == ("The rear text", ())
    scene.play("mode R", "end", "1: end", "end", "1: end", "end", "1: end", "1: end")
    assert said(scene, "cast V1 R") == ("Priestess casts its rear spell", ("0.V1",))


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_every_legal_action_can_be_told_apart_and_pointed_at(options: Options) -> None:
    rng, dealer = random.Random(5), Dealer(5)
    state = dealer.deal(GAME, GAME.new_game(options))
    drawn = 0
    while seats := GAME.to_act(state):
        view = GAME.view(state, seats[0])
        legal = GAME.legal_actions(state, seats[0])
        ways = {action: (GAME.anchors(view, action), GAME.label(view, action)) for action in legal}
        assert len(set(ways.values())) == len(legal)
        if rng.random() < 0.05:
            drawn += 1
            _is_drawn(state, view, tuple({anchor for anchors, _ in ways.values() for anchor in anchors}))
        state = dealer.deal(GAME, GAME.apply(state, rng.choice(legal)))
    assert drawn > 3


def _is_drawn(state: State, view: View, wanted: tuple[str, ...]) -> None:
    root = ET.fromstring(GAME.render_svg(view, targets=wanted))  # noqa: S314  (our own document)
    elements = [element for element in root.iter() if element.get("data-anchor")]
    found = Counter(str(element.get("data-anchor")) for element in elements)
    assert set(wanted) <= set(found), state
    assert set(found.values()) == {1}
    assert {element.get("data-anchor") for element in elements if element.get("role") == "button"} == set(wanted)


def test_what_is_looked_at_and_what_may_be_chosen_are_marked() -> None:
    scene = Scene(own={"V1": "knight"})
    view = scene.game.view(scene.state, Seat(0))
    svg = scene.game.render_svg(view, targets=("1.F2",), focus="0.V1")
    assert svg.count('role="button"') == 1
    marked = re.search(r'data-anchor="1\.F2"[^>]*', svg)
    assert marked is not None
    assert 'data-card="set_1/paladin/leader"' in marked[0]
    assert 'role="button" tabindex="0"' in marked[0]
    outlined = 'stroke="#22303c" stroke-width="4"'
    assert svg.count(outlined) == 2  # what is looked at, and the panel of the seat to act


def test_every_card_of_a_picture_is_found_by_its_entry_with_what_is_printed_on_it() -> None:
    scene = Scene(edition="first", own={"V1": "knight", "V2": "corpse witch"}, hand=("healer",))
    svg = scene.game.render_svg(scene.game.view(scene.state, Seat(0)))
    named = {str(element.get("data-card")) for element in ET.fromstring(svg).iter() if element.get("data-card")}  # noqa: S314
    assert named == {f"set_1_first/{card}" for card in ("knight/hero", "witch/hero", "healer/hero", "paladin/leader")}
    for name in named:
        card = pixel_tactics.SPEC.card(name)
        assert all(sentence in "".join(ET.fromstring(svg).itertext()) for sentence in card.text)  # noqa: S314


def test_cards_of_one_name_are_told_apart_by_their_ids() -> None:
    """A pack may call all its heroes alike; what is named and not pointed at has its id beside the name."""
    cards = tuple(Card(card.id, Hero("Twin", 2, 4), Leader("Twin", 2, 20)) for card in GAME.packs[1].cards)
    game = GAME.with_pack(Pack("own", "Own", cards))
    dealer = Dealer(2)
    state = dealer.deal(game, game.new_game())
    view = game.view(state, Seat(0))
    named = [Choose(Seat(0), NameOption(card.id)) for card in cards]
    assert len({game.label(view, action) for action in named}) == len(cards)
    assert game.label(view, Choose(Seat(0), NameOption("knight"))) == "Name Twin (knight)"
    choices = game.legal_actions(state, Seat(0))
    assert len({game.anchors(view, action) for action in choices}) == len(choices)
