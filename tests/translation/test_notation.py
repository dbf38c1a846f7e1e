"""What is said of a text that is not one action, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules import (
    AmbiguousNotation,
    Message,
    NotationError,
    ParseError,
    chibitactics,
    from_json,
    notation,
    pixel_tactics,
    pixies,
    to_json,
    translator,
)
from tests.translation.sources import LANGUAGES

TYPED: dict[str, tuple[Any, str]] = {
    "nothing": (pixies, " "),
    "a seat": (pixies, "9: start 1"),
    "a word too many": (pixies, "start 1 2"),
    "a word too few": (pixies, "start"),
    "a card": (pixies, "reveal Q7"),
    "two cards": (pixies, "reveal B4"),
    "a slot": (pixel_tactics, "0: move X9 V1"),
    "a name": (pixel_tactics, "0: recruit nobody V1"),
    "a cell": (chibitactics, "0: deploy ansel-0 q"),
}


def error_of(game: Any, text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        notation(game).parse_action(game.view(game.new_game(), None), text)
    return caught.value


@pytest.mark.parametrize(("game", "text"), TYPED.values(), ids=TYPED)
def test_an_error_of_notation_is_said_in_every_language(game: Any, text: str) -> None:
    error = error_of(game, text)
    assert error.said is not None
    said = {language: translator(language, game)(error) for language in LANGUAGES}
    assert said["en"] == str(error)
    assert len(set(said.values())) == len(LANGUAGES)
    assert not any("{" in sentence for sentence in said.values())
    assert from_json(Message, to_json(error.said)) == error.said


def test_what_a_text_may_mean_is_offered_in_every_language() -> None:
    error = error_of(pixies, "reveal B")
    assert isinstance(error, AmbiguousNotation)
    assert translator("pl", pixies)(error).startswith("„reveal B” może znaczyć 16 różnych akcji: reveal B1_S6, ")
    assert translator("ru", pixies)(error).startswith("«reveal B» может означать 16 разных действий: reveal B1_S6, ")
    several = AmbiguousNotation("which", tuple(map(str, range(30))), said=Message.of("notation-which-seat"))
    assert translator("pl")(several).endswith(", 19 i jeszcze 10")
    assert translator("en")(several).endswith(", 19 and 10 more")


@pytest.mark.parametrize("error", [ParseError("a bid is a number"), AmbiguousNotation("which", ("a", "b"))])
def test_a_game_without_messages_says_its_errors_itself(error: NotationError) -> None:
    assert translator("ru", pixies)(error) == str(error)
