"""The keys that messages in other languages hang on: each game names all of them, and what fills a message in is no word."""

from __future__ import annotations

import re
from random import Random
from typing import Any, get_args

import pytest

from boardrules import CHANCE, Dealer, Decision, chibitactics, from_json, pixel_tactics, pixies, to_json
from boardrules.messages import CORE_MESSAGES
from boardrules.pixel_tactics._engine.choices.registry import CHOICES
from boardrules.pixel_tactics._packs.ops import AskingStep
from boardrules.pixel_tactics.language.grammar.effects import AskingEffect

GAMES = (pixies, chibitactics, pixel_tactics)


def test_every_step_of_a_text_that_asks_has_a_key() -> None:
    assert {step.__name__ for step in CHOICES} == {*get_args(AskingStep), *get_args(AskingEffect)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.SPEC.id)
def test_questions_have_a_key_of_the_game_and_are_filled_in_by_ids_and_numbers(game: Any) -> None:
    names: dict[str, set[str]] = {}
    for seed in range(6):
        rng, dealer = Random(seed), Dealer(seed)
        state = dealer.deal(game, game.new_game())
        while seats := game.to_act(state):
            decision = game.pending(state, seats[0])
            assert decision is not None
            assert seats[0] != CHANCE
            params = dict(decision.params)
            assert len(params) == len(decision.params)
            assert all(type(value) is int or re.fullmatch(r"[\w.:,-]+", value) for value in params.values()), decision
            assert names.setdefault(decision.key, set(params)) >= set(params), "one key is always filled in by the same names"
            assert from_json(Decision, to_json(decision)) == decision
            state = dealer.deal(game, game.apply(state, rng.choice(game.legal_actions(state))))
    assert names.keys() <= set(get_args(game.DecisionKey))


def test_the_question_of_a_turn_says_which_wave_it_is_and_how_many_actions_are_left() -> None:
    dealer = Dealer(seed=3)
    state = dealer.deal(pixel_tactics, pixel_tactics.new_game())
    while state.phase == "leaders":
        state = dealer.deal(pixel_tactics, pixel_tactics.apply(state, pixel_tactics.legal_actions(state)[0]))
    decision = pixel_tactics.pending(state, pixel_tactics.to_act(state)[0])
    assert decision is not None
    assert decision.key == "turn"
    assert decision.params == (("wave", "vanguard"), ("actions", 2))


def test_a_message_that_there_is_not_is_a_lookup_error() -> None:
    with pytest.raises(LookupError, match="boardrules has no message refusal-nothing-of-the-kind"):
        CORE_MESSAGES.refusal("nothing-of-the-kind", {})
