"""The laws of the contract with cards that use every construct of the ability language, in every mode."""

from __future__ import annotations

import os
from random import Random
from typing import get_args

import pytest

from boardrules import Dealer, pixel_tactics, with_cards
from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._types.options import EditionId, Mode
from boardrules.testing import check_game
from tests.pixel_tactics.constructs import constructs_in, constructs_of
from tests.pixel_tactics.every_construct import GAME, PRINTED, RARE, in_mode

GAMES = int(os.environ.get("BOARDRULES_LAW_GAMES", "1"))
EDITIONS: tuple[EditionId, ...] = get_args(EditionId)
MODES: tuple[Mode, ...] = get_args(Mode)
TABLES = [(mode, edition) for mode in MODES for edition in (EDITIONS if mode != "teams" or GAMES > 1 else EDITIONS[:1])]
"""What the laws are played with: games of teams take ten times as long as others."""


def test_every_construct_of_the_language_is_on_a_card() -> None:
    assert constructs_of(pt.Pack) - constructs_in(PRINTED) - constructs_in(RARE) == set()


def test_a_construct_that_no_card_has_is_missed() -> None:
    without = [card for card in RARE.cards if card.id != "shielder"]
    missing = constructs_of(pt.Pack) - constructs_in(PRINTED) - constructs_in(tuple(without))
    assert {"TakesExactly", "TakesExactly.kinds=melee", "PutCorpse.side=own"} <= missing


@pytest.mark.parametrize("pack", [PRINTED, RARE], ids=lambda pack: pack.id)
@pytest.mark.rule("PT-CUSTOM-1")
def test_the_cards_can_be_played(pack: pt.Pack) -> None:
    assert with_cards(pixel_tactics, pack).SPEC.pack == pack


@pytest.mark.laws
@pytest.mark.parametrize(("mode", "edition"), TABLES)
@pytest.mark.rule("PT-CUSTOM-1")
def test_the_laws_of_the_contract_hold_for_every_construct(mode: Mode, edition: EditionId) -> None:
    report = check_game(GAME, options=[in_mode(edition, mode)], games=min(GAMES, 30), renders=0.02, max_state_bytes=8192)
    assert report.games == min(GAMES, 30)


@pytest.mark.parametrize("mode", MODES)
def test_traps_operations_statuses_markers_and_orders_come_up(mode: Mode) -> None:
    wanted = {"TrapSet", "TrapSprung", "OperationPlayed", "TokenRemoved", "StatusChanged", "MarkersPut", "OrderPlayed", "SpellCast"}
    wanted |= {"CoinsMoved", "CardOpened"} if mode == "pool" else set()
    found = set[str]()
    for seed in range(60):
        rng, dealer = Random(seed), Dealer(seed)
        state = GAME.new_game(in_mode("en", mode))
        while GAME.to_act(state):
            step = GAME.step(state, dealer.choose(GAME, state) if GAME.chance(state) else rng.choice(GAME.legal_actions(state)))
            found |= {type(event).__name__ for event in step.events}
            state = step.state
        if wanted <= found:
            break
    assert wanted <= found
