"""Choices that several seats make at the same time, as a host is told them: in any order, each once."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from boardrules import Dealer, Decision, IllegalAction, Match, Prompt, Seat, fingerprint, pixel_tactics
from boardrules.transforms import FromState
from tests.authoring.tables import module

AnyMatch = Match[Any, Any, Any, Any, Any]
AnyPrompt = Prompt[Any, Any, Any]


def choosing(game: Any = pixel_tactics) -> tuple[AnyMatch, AnyPrompt, AnyPrompt]:
    """A match in which both players choose their leaders, and what each is asked."""
    match: AnyMatch = Match(game, dealer=Dealer(3))
    assert pixel_tactics.to_act(match.state) == (0, 1)
    return match, match.prompt(Seat(0)), match.prompt(Seat(1))


def stale(match: AnyMatch, prompt: AnyPrompt, choice: int = 0) -> bool:
    """Answer *prompt*; return True if that is refused as an answer to another position."""
    assert prompt.seat is not None
    before = match.log()
    refused = None
    try:
        match.submit(prompt.seat, prompt.actions[choice], seen=prompt.digest)
    except IllegalAction as error:
        refused = error.refusal.rule
        assert match.log() == before
    assert refused in {None, "BR-STALE"}
    return refused is not None


@pytest.mark.rule("BR-STALE")
@pytest.mark.parametrize("first", [0, 1])
def test_the_choice_of_another_seat_makes_no_answer_stale(first: int) -> None:
    match, *prompts = choosing()
    one, other = prompts[first], prompts[1 - first]
    assert not stale(match, one)
    assert match.digest(other.seat) != other.digest
    assert not stale(match, other)
    assert Match.resume(match.log()).state == match.state


@pytest.mark.rule("BR-STALE")
def test_a_seat_answers_once_whatever_others_choose_meanwhile() -> None:
    match, one, other = choosing()
    assert not stale(match, other)
    later = match.prompt(Seat(0))
    assert not stale(match, one)
    for prompt in (one, later, other):
        assert stale(match, prompt, 0)
        assert stale(match, prompt, 1)


@pytest.mark.rule("BR-STALE")
def test_the_first_to_choose_cannot_choose_again_while_another_is_asked() -> None:
    match, one, _ = choosing()
    assert not stale(match, one)
    assert stale(match, one, 0)
    assert stale(match, one, 1)


def bidding() -> AnyMatch:
    """A match of Goofspiel in which four players bid."""
    goofspiel = module("goofspiel")
    return Match(goofspiel, goofspiel.Options(seats=4), dealer=Dealer(3))


@pytest.mark.rule("BR-STALE")
def test_seats_answer_in_any_order_what_they_were_asked_together() -> None:
    match = bidding()
    prompts = [match.prompt(Seat(seat)) for seat in range(4)]
    for seat in (2, 0, 3, 1):
        assert not stale(match, prompts[seat])
    for prompt in prompts:
        assert stale(match, prompt, 1)


@pytest.mark.rule("BR-STALE")
def test_an_answer_from_before_an_undo_is_stale() -> None:
    match = bidding()
    first = match.prompt(Seat(0))
    assert not stale(match, match.prompt(Seat(1)))
    between = match.prompt(Seat(0))
    match.undo()
    assert stale(match, first)
    assert stale(match, between)
    assert not stale(match, match.prompt(Seat(1)))
    assert stale(match, first)
    assert stale(match, between)
    assert not stale(match, match.prompt(Seat(0)))


class Telling(FromState[Any, Any, Any, Any, Any]):
    """A game in which each question says more than it did, as soon as anybody has chosen."""

    def pending(self, state: Any, seat: Seat) -> Decision | None:
        asked = super().pending(state, seat)
        return asked and replace(asked, question=f"{asked.question} {fingerprint(state)}")


class Narrowing(FromState[Any, Any, Any, Any, Any]):
    """A game in which everybody may choose less, as soon as anybody has chosen."""

    def legal_actions(self, state: Any, seat: Seat | None = None) -> tuple[Any, ...]:
        actions = super().legal_actions(state, seat)
        return actions if state == self.state else actions[:-1]


@pytest.mark.rule("BR-STALE")
@pytest.mark.parametrize("kind", [Telling, Narrowing])
def test_an_answer_is_stale_where_its_question_is_another_one_now(kind: type[FromState[Any, Any, Any, Any, Any]]) -> None:
    start = choosing()[0].state
    match, one, other = choosing(kind(pixel_tactics, start))
    assert not stale(match, other)
    assert stale(match, one)
    assert not stale(match, match.prompt(Seat(0)))


@pytest.mark.rule("BR-STALE")
def test_an_answer_is_stale_once_the_choices_are_open() -> None:
    match, one, other = choosing()
    for prompt in (one, other):
        assert not stale(match, prompt)
    seat = pixel_tactics.to_act(match.state)[0]
    prompt = match.prompt(seat)
    match.submit(seat, prompt.actions[0])
    for old in (one, other, prompt):
        assert stale(match, old)
