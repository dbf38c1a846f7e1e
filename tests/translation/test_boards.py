"""Pictures and boards of text in every language: all in them is said by messages, and English is what it is without a translator."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

pytest.importorskip("fluent.runtime", reason="the extra i18n is not installed")

from boardrules import CHANCE, Dealer, Message, Messages, Seat, chibitactics, from_state, pixel_tactics, pixies, rendering, translator
from boardrules.picture import draw
from tests.pixel_tactics.test_labels import OPTIONS
from tests.translation.sources import LANGUAGES

WAYS: dict[str, tuple[Any, Any]] = {
    "pixies": (pixies, None),
    "flower_power": (pixies, pixies.Options(seats=4, flower_power=True)),
    "chibitactics": (chibitactics, None),
    **{name: (pixel_tactics, options) for name, options in OPTIONS.items()},
}
each_way = pytest.mark.parametrize(("game", "options"), WAYS.values(), ids=WAYS)
EVERY = 41
"""Every so manieth position is drawn."""


def views(game: Any, options: Any, *, seed: int = 4, plies: int = 400, every: int = EVERY) -> Iterator[Any]:
    """Views of a random game, of a seat and of a spectator by turns."""
    rng, dealer = Random(seed), Dealer(seed)
    state = game.new_game(options)
    for ply in range(plies):
        seats = game.to_act(state)
        if ply % every == 0 or not seats:
            yield game.view(state, Seat(0) if ply % 2 else None)
        if not seats:
            return
        legal = game.legal_actions(state, seats[0])
        state = game.apply(state, dealer.choose(game, state) if seats[0] == CHANCE else rng.choice(legal))


def shown(svg: str) -> list[str]:
    """What stands in a picture, and its description."""
    root = ET.fromstring(svg)  # noqa: S314  (our own document)
    return [element.text for element in root.iter() if element.tag.rpartition("}")[2] in {"text", "desc"} and element.text]


def titled(svg: str) -> list[str]:
    """The same with the titles of its elements, and what readers of the screen are told."""
    root = ET.fromstring(svg)  # noqa: S314  (our own document)
    named = {"text", "tspan", "desc", "title"}
    said = [element.text for element in root.iter() if element.tag.rpartition("}")[2] in named and element.text]
    return [*said, *[label for element in root.iter() if (label := element.get("aria-label"))]]


class Shouting:
    """Says everything in English, in capitals."""

    reader: Seat | None = None

    def __init__(self, messages: Messages) -> None:
        self.messages = messages

    def __call__(self, said: Message, /, *, view: object = None) -> str:  # noqa: ARG002  (a Speaker)
        return self.messages.english(said).upper()

    def player(self, seat: int) -> str:
        return f"PLAYER {seat + 1}"

    def sentence(self, key: str, params: tuple[tuple[str, str | int], ...], english: str, *, view: object = None) -> str:  # noqa: ARG002
        assert key.startswith("question-")
        assert dict(params) is not None
        return english.upper()


@each_way
def test_every_word_of_a_picture_is_a_message(game: Any, options: Any) -> None:
    """What is left in small letters are ids, and status effects in brackets, as they are printed on cards."""
    ids = {card.id for card in game.SPEC.cards}
    for view in views(game, options):
        told = " ".join(shown(game.render_svg(view, translator=Shouting(game.MESSAGES))))
        words = set(re.findall(r"[a-z]{3,}", re.sub(r"\[[^\]]*\]", "", told)))
        assert words <= ids, told


@each_way
def test_english_by_a_translator_is_what_is_drawn_without_one(game: Any, options: Any) -> None:
    tr = translator("en", game)
    for view in views(game, options):
        assert game.render_svg(view, translator=tr) == game.render_svg(view)
        assert game.render_text(view, translator=tr) == game.render_text(view)


def marks(picture: ET.Element) -> list[tuple[str, str | None, str | None]]:
    """The kind, the anchor and the card of each element but lines of text: a sentence takes more lines in one language than in another."""
    elements = [(element.tag, element.get("data-anchor"), element.get("data-card")) for element in picture.iter()]
    return [element for element in elements if element[1:] != (None, None) or not element[0].endswith("}text")]


@each_way
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_has_the_same_elements_in_every_language(game: Any, options: Any, language: str) -> None:
    tr = translator(language, game)
    for view in views(game, options, plies=60):
        plain, told = ET.fromstring(game.render_svg(view)), ET.fromstring(game.render_svg(view, translator=tr))  # noqa: S314  (our own)
        assert marks(plain) == marks(told)
        assert max(map(len, game.render_text(view, translator=tr).splitlines())) <= 110


SCENES: dict[str, dict[str, tuple[str, ...]]] = {
    "pixies": {
        "pl": ("bierze kartę i kładzie ją u siebie.", "runda 1 z 3", "tura 1"),
        "ru": ("берёт карту и размещает её.", "раунд 1 из 3", "ход 1"),
    },
    "chibitactics": {
        "pl": ("przed rundą 1", "równina", "miejsce mocy"),
        "ru": ("до раунда 1", "равнина", "место силы"),
    },
    "pixel_tactics": {
        "pl": ("Waleczne Piksele", "przygotowanie", "skrzydło", "siła ataku", "zwłoki"),
        "ru": ("Пиксель Тактикс", "подготовка", "фланги", "сила атаки", "тело"),
    },
}


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("game", [pixies, chibitactics, pixel_tactics], ids=SCENES)
def test_a_position_is_drawn_in_the_language(game: Any, language: str) -> None:
    tr = translator(language, game)
    state = Dealer(3).deal(game, game.new_game())
    view = game.view(state, Seat(0))
    svg, text = game.render_svg(view, translator=tr), game.render_text(view, translator=tr)
    for words in SCENES[game.SPEC.id][language]:
        assert words in svg
    assert SCENES[game.SPEC.id][language][0].split()[0].lower() in text.lower()
    assert not re.search(r"\bseat\b|\bround\b|\bdeck\b|\bcard\b", " ".join(shown(svg)))


def test_what_is_asked_stands_in_the_picture_in_the_language() -> None:
    game, tr = pixel_tactics, translator("ru", pixel_tactics)
    for view in views(game, None, seed=2, every=1):
        if view.stack and view.actor >= 0:
            assert f"Решает игрок {view.actor + 1}." in game.render_text(view, translator=tr).replace("\n", " ")
            return
    raise AssertionError("nothing was asked in this game")


def test_a_translator_of_another_game_is_refused() -> None:
    view = pixies.view(pixies.new_game(), None)
    for tr in (translator("pl", pixel_tactics), translator("pl")):
        with pytest.raises(ValueError, match=r"and the view is of boardrules\.pixies"):
            pixies.render_svg(view, translator=tr)


def test_a_game_from_a_state_and_a_picture_are_drawn_in_the_language() -> None:
    state = Dealer(3).deal(pixies, pixies.new_game())
    game, tr = from_state(pixies, state), translator("pl", pixies)
    view = game.view(state, None)
    assert "talia" in rendering(game).render_svg(view, translator=tr)
    assert "talia" in rendering(game).render_text(view, translator=tr)
    assert "talia" in str(draw(game, view, translator=tr))
