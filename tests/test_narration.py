"""What happened, in sentences for people."""

from __future__ import annotations

from typing import Any

import pytest

from boardrules import CHANCE, Dealer, Message, Seat, from_state, narrate, pixies, translator
from boardrules.narration import in_sentences, told
from tests.testing import sealed_bids

ENGLISH = translator("en", pixies)


@pytest.mark.parametrize(
    ("sentences", "merged"),
    [
        (["Seat 0 draws R1_C.", "Seat 0 draws B4_C.", "Seat 0 draws Y2_C."], ["Seat 0 draws R1_C, B4_C and Y2_C."]),
        (
            ["Seat 0 draws a card.", "Seat 0 draws a card.", "Seat 1 draws a card."],
            ["Seat 0 draws a card (2 times).", "Seat 1 draws a card."],
        ),
        (["Seat 0 draws R1_C.", "It is night.", "Seat 0 draws B4_C."], ["Seat 0 draws R1_C.", "It is night.", "Seat 0 draws B4_C."]),
        (["Seat 0 rolls 2, needs 4: failure.", "Seat 0 rolls 5, needs 4: success."],) * 2,
        ([], []),
    ],
)
def test_sentences_that_differ_at_their_end_only_become_one(sentences: list[str], merged: list[str]) -> None:
    assert list(in_sentences([Message("", (), sentence) for sentence in sentences], ENGLISH)) == merged


def test_events_that_differ_in_one_list_become_one_sentence() -> None:
    view = pixies.view(pixies.new_game(), None)
    events: list[pixies.Event] = [pixies.Revealed("R1_C"), pixies.Revealed("B4_C"), pixies.TurnEnded(Seat(1)), pixies.Revealed("Y2_C")]
    assert narrate(pixies, view, events) == (
        "The special red 1 and the special blue 4 are revealed.",
        "The turn is over; Player 2 starts the next.",
        "The special yellow 2 is revealed.",
    )
    assert narrate(pixies, view, events[:0]) == ()


def test_a_message_is_merged_only_with_one_that_says_the_same_of_another_thing() -> None:
    def winners(key: str, by: int, *seats: int) -> Message:
        return Message.of(key, by=by, winners=tuple([Message.of("word-seat", seat=seat) for seat in seats]))

    first = winners("never-heard", 0, 1)
    for other in (
        winners("never-heard", 1, 2),
        winners("unheard", 0, 2),
        Message.of("never-heard", by=0),
        Message.of("never-heard", by=0, others=()),
        Message.of("never-heard", by=0, winners=1),
    ):
        assert len(in_sentences([first, other], ENGLISH)) == 2
    assert len(in_sentences([first, winners("never-heard", 0, 2)], ENGLISH)) == 1
    starts = Message.of("event-started", seat=1)
    assert in_sentences([starts, starts], ENGLISH) == ("Player 2 starts.", "Player 2 starts.")


def test_a_game_without_messages_is_told_in_its_own_sentences() -> None:
    state = Dealer(1).deal(sealed_bids, sealed_bids.new_game())
    game: Any = sealed_bids
    for action in game.legal_actions(state)[:1]:
        step = game.step(state, action)
        seen = [event for event in step.events if game.redact_event(event, None) is not None]
        view = game.view(step.state, None)
        assert all(message.key == "" for message in told(game, view, seen))
        assert len(narrate(game, view, seen)) == len(seen)


def test_what_happened_is_told_in_the_language_of_a_translator() -> None:
    pytest.importorskip("fluent.runtime", reason="the extra i18n is not installed")
    state = pixies.new_game()
    step = pixies.step(state, pixies.Start(CHANCE, Seat(2)))
    game = from_state(pixies, step.state)
    assert narrate(game, game.view(step.state, None), step.events, translator=translator("ru", game)) == ("Первым ходит игрок 3.",)
