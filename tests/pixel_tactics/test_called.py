"""Names of cards, players and the reader in the sentences of Pixel Tactics."""

from __future__ import annotations

import pytest

from boardrules import Seat, Translator, translator
from boardrules.pixel_tactics import AttackMade, CardsMoved

from .scene import GAME, Scene

ONE, TWO = Seat(0), Seat(1)
NAMES = ("Ann", "Bo")


def speaking(language: str, reader: Seat | None = None) -> Translator:
    return translator(language, GAME, names=NAMES, reader=reader)


def test_an_attack_is_told_by_the_names_of_the_players_and_to_the_reader_as_you() -> None:
    view, event = GAME.view(Scene().state, None), AttackMade("0.witch", "1.knight", "melee")
    assert speaking("en").event(view, event) == "Ann's Witch attacks Bo's Knight in melee."
    assert speaking("en", TWO).event(view, event) == "Ann's Witch attacks your Knight in melee."


@pytest.mark.parametrize(
    ("language", "reader", "said"),
    [
        ("en", None, "Ann draws Witch."),
        ("en", ONE, "You draw Witch."),
        ("pl", None, "Gracz Ann dobiera: „Witch”."),
        ("pl", ONE, "Dobierasz: „Witch”."),
        ("ru", TWO, "Игрок Ann берёт: «Witch»."),
        ("ru", ONE, "Вы берёте: «Witch»."),
    ],
)
def test_a_card_of_the_player_who_is_named_has_no_owner(language: str, reader: Seat | None, said: str) -> None:
    view = GAME.view(Scene().state, None)
    assert speaking(language, reader).event(view, CardsMoved(ONE, "0.witch", "deck", "hand", 1)) == said


def test_two_cards_of_one_name_are_told_apart_by_their_owners() -> None:
    view = GAME.view(Scene(own={"V1": "knight", "V2": "witch"}, rival={"V1": "knight"}).state, None)
    tr = speaking("en", ONE)
    assert tr(GAME.called(view, "0.knight")) == "your Knight"
    assert tr(GAME.called(view, "1.knight")) == "Bo's Knight"
    assert tr(GAME.called(view, "0.witch")) == "Witch"
    assert tr(GAME.called(view, "knight")) == "Knight"
    assert tr(GAME.called(view, "nobody")) == "nobody"


def test_a_refusal_names_the_player_whose_turn_it_is() -> None:
    scene = Scene()
    refusal = GAME.check(scene.state, scene.action("1: end"))
    assert refusal is not None
    assert speaking("en", TWO)(refusal) == "it is Ann's turn, not yours"
    assert speaking("pl")(refusal) == "teraz kolej gracza Ann, a nie gracza Bo"
    assert refusal.message == "it is Player 1's turn, not Player 2's"


def test_the_question_in_text_and_picture_tells_two_cards_of_one_name_apart_also_without_a_translator() -> None:
    scene = Scene(own={"R1": "doppelganger", "R2": "scientist"}, rival={"V2": "doppelganger", "R2": "vampire"}, wave="R")
    scene.play("cast R1", waiting=0)
    view = GAME.view(scene.state, ONE)
    assert "Player 1's Doppelganger: Which hero's spell do you copy?" in GAME.render_text(view)
    assert GAME.render_text(view) == GAME.render_text(view, translator=translator("en", GAME))
    assert GAME.render_svg(view) == GAME.render_svg(view, translator=translator("en", GAME))
