"""What a user's type checker knows: checked by mypy and by pyright, run by pytest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_type

from boardrules import (
    Dealer,
    Game,
    Match,
    Outcome,
    Played,
    Prompt,
    Refusal,
    RuleId,
    Seat,
    Spec,
    Step,
    from_json,
    from_state,
    pixies,
    replay,
)

PixiesGame = Game[pixies.State, pixies.Action, pixies.View, pixies.Event, pixies.Options]


def test_a_ten_line_program_has_exact_types() -> None:
    dealer = Dealer(seed=7)
    state = dealer.deal(pixies, pixies.new_game(pixies.Options(seats=2)))
    assert_type(state, pixies.State)
    while actions := pixies.legal_actions(state):
        assert_type(actions, tuple[pixies.Action, ...])
        state = dealer.deal(pixies, pixies.apply(state, actions[0]))
    outcome = pixies.outcome(state)
    assert_type(outcome, Outcome | None)
    assert outcome is not None
    assert_type(outcome.winners, tuple[Seat, ...])


def refusal_of(game: PixiesGame) -> Refusal | None:
    """What a game that is known only by its types says of an action: a refusal with any key."""
    return game.check(game.new_game(), pixies.Start(Seat(-1), Seat(0)))


def test_a_module_is_a_game() -> None:
    game: PixiesGame = pixies
    assert_type(game.SPEC, Spec[pixies.State, pixies.Action, pixies.View, pixies.Event, pixies.Options])
    assert_type(pixies.check(pixies.new_game(), pixies.Start(Seat(-1), Seat(0))), Refusal[pixies.RefusalKey] | None)
    assert_type(refusal_of(game), Refusal | None)
    assert_type(pixies.step(pixies.new_game(), pixies.Start(Seat(-1), Seat(0))), Step[pixies.State, pixies.Event])
    made: PixiesGame = from_state(pixies, pixies.new_game())
    assert_type(made.new_game(), pixies.State)


def test_a_key_that_no_refusal_and_no_question_has_is_a_type_error() -> None:
    refusal = pixies.check(pixies.new_game(), pixies.Reveal(Seat(-1), "B4_C"))
    assert refusal is not None
    assert refusal.key == "no-start"
    assert refusal.key != "nostart"  # type: ignore[comparison-overlap]  # which is the point
    state = Dealer(seed=7).deal(pixies, pixies.new_game())
    decision = pixies.pending(state, pixies.to_act(state)[0])
    assert decision is not None
    assert decision.key == "take"
    assert decision.key != "taken"  # type: ignore[comparison-overlap]  # which is the point
    made: Refusal[pixies.RefusalKey] = Refusal(RuleId("PX-PLA-5"), "takne", "taken")  # type: ignore[arg-type]  # which is the point
    assert made.key


def test_everything_that_takes_a_game_is_generic_over_it() -> None:
    match = Match(pixies, pixies.Options(seats=2), dealer=Dealer(1))
    assert_type(match, Match[pixies.State, pixies.Action, pixies.View, pixies.Event, pixies.Options])
    assert_type(match.state, pixies.State)
    prompt = match.prompt(Seat(0))
    assert_type(prompt, Prompt[pixies.Action, pixies.View, pixies.Event])
    assert_type(prompt.view.table, tuple[str, ...])
    assert_type(replay(match.log(), pixies), Iterator[Played[pixies.State, pixies.Action, pixies.Event]])
    assert_type(Match.resume(match.log(), game=pixies).state, pixies.State)


def test_the_codec_returns_what_it_was_asked_for() -> None:
    assert_type(from_json(pixies.Action, b'{"type":"Start","by":-1,"seat":0}'), pixies.Start | pixies.Reveal | pixies.Place)
    assert_type(from_json(pixies.Options, b"{}"), pixies.Options)


def test_a_match_over_actions_is_exhaustive() -> None:
    def name(action: pixies.Action) -> str:
        match action:
            case pixies.Start():
                return "start"
            case pixies.Reveal():
                return "reveal"
            case pixies.Place():
                return "place"

    assert name(pixies.Start(Seat(-1), Seat(0))) == "start"
