"""A notation made of types: every action is written, read back, and told apart; whatever else is typed is answered in words."""

from __future__ import annotations

from random import Random
from typing import Annotated, Literal, TypeAlias

import pytest
from msgspec import Meta

from boardrules import CHANCE, BaseAction, BaseEvent, Dealer, ParseError, Seat, chibitactics, pixel_tactics, pixies
from boardrules.authoring import notation_of

By: TypeAlias = Annotated[Seat, Meta(ge=-1, le=3)]


class PlayCard(BaseAction, frozen=True, tag=True):
    by: By
    card: str
    to: tuple[int, ...] = ()
    face: Literal["up", "down"] | None = None


class Pass(BaseAction, frozen=True, tag=True):
    by: By


class Dealt(BaseEvent, frozen=True, tag=True):
    by: Seat
    cards: int


class RoundEnded(BaseEvent, frozen=True, tag=True):
    pass


class View:
    viewer = Seat(1)


Action: TypeAlias = PlayCard | Pass
PLAIN = notation_of(Action)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pass(Seat(2)), "2: pass"),
        (Pass(CHANCE), "luck: pass"),
        (PlayCard(Seat(0), "B4_C"), "0: play-card B4_C"),
        (PlayCard(Seat(0), "3"), '0: play-card "3"'),
        (PlayCard(Seat(0), "two words", (1, 2)), '0: play-card "two words" [1,2]'),
        (PlayCard(Seat(0), "null", (), "up"), '0: play-card "null" [] up'),
        (PlayCard(Seat(0), 'a "quote" ]'), '0: play-card "a \\"quote\\" ]"'),
    ],
)
def test_what_is_written_is_read_back(action: Action, text: str) -> None:
    assert PLAIN.format_action(View(), action) == text
    assert PLAIN.parse_action(View(), text) == action


def test_a_viewer_with_a_seat_may_leave_it_out() -> None:
    assert PLAIN.parse_action(View(), " PLAY-CARD x ") == PlayCard(Seat(1), "x")
    assert PLAIN.parse_action(object(), "pass") == Pass(CHANCE), "who has no seat speaks of luck"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an action begins with one of: play-card, pass"),
        ("fold", "there is no action 'fold'; there are: play-card, pass"),
        ("play-card", r"the form is: play-card card \[to\] \[face\]"),
        ("pass 3", "the form is: pass"),
        ("play-card x up", r"'up' is not a value of to in: play-card card \[to\] \[face\]"),
        ("9: pass", "no seat has the number 9"),
        ("99999999999999999999999999: pass", "no seat has this number"),
        ("play-card x " + "[" * 5000, "is not a value of to in"),
        ("play-card \ud800", "is not a value of card in"),
    ],
)
def test_what_is_no_action_is_answered_in_words(text: str, message: str) -> None:
    with pytest.raises(ParseError, match=message):
        PLAIN.parse_action(View(), text)


def test_events_and_labels_are_words() -> None:
    assert PLAIN.format_event(View(), Dealt(Seat(1), 3)) == "Seat 1: dealt (cards 3)."
    assert PLAIN.format_event(View(), Dealt(CHANCE, 3)) == "Luck: dealt (cards 3)."
    assert PLAIN.format_event(View(), RoundEnded()) == "Round ended."
    assert PLAIN.label(View(), Pass(Seat(0))) == "Pass"
    assert PLAIN.label(View(), PlayCard(Seat(0), "x", (4,))) == "Play card: card x, to [4]"


def test_two_types_of_one_name_are_refused() -> None:
    class PLAYCard(BaseAction, frozen=True, tag=True):
        by: By

    with pytest.raises(TypeError, match="written 'play-card'"):
        notation_of(PLAYCard | PlayCard)
    with pytest.raises(TypeError, match="an action is a struct"):
        notation_of(int)  # type: ignore[type-var]


@pytest.mark.parametrize("game", [pixies, pixel_tactics, chibitactics], ids=lambda game: game.SPEC.id)
def test_the_actions_of_large_games_are_read_back(game: object) -> None:
    play = game
    rng, dealer = Random(4), Dealer(seed=4)
    plain = notation_of(play.SPEC.action)  # type: ignore[attr-defined]
    state = play.new_game()  # type: ignore[attr-defined]
    for _ in range(150):
        state = dealer.deal(play, state)  # type: ignore[arg-type]
        legal = play.legal_actions(state)  # type: ignore[attr-defined]
        if not legal:
            break
        texts = {plain.format_action(None, action): action for action in legal}
        assert len(texts) == len(legal)
        assert all(plain.parse_action(None, text) == action for text, action in texts.items())
        state = play.apply(state, rng.choice(legal))  # type: ignore[attr-defined]
