"""The laws of the contract for Pixel Tactics, and what must hold in every game: conservation, bounds, every text used.

``BOARDRULES_LAW_GAMES`` is how many games are played with each edition and each wording of the cards (1 if it is not set), and with each
edition in each other mode, of these at most 100: they are long. From 150 on, every text must be used with each wording, in these games or
in others that are played until it was: see :mod:`tests.pixel_tactics.texts_used`.
"""

from __future__ import annotations

import os
from random import Random
from typing import get_args

import pytest

from boardrules import Dealer, pixel_tactics
from boardrules.codec import to_msgpack
from boardrules.contract import Step
from boardrules.pixel_tactics import Action, Options, State
from boardrules.pixel_tactics._engine.editions import EDITIONS as RULES
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.testing import check_game
from boardrules.values import CHANCE
from tests.pixel_tactics.golden import decks
from tests.pixel_tactics.scene import GAME, Scene
from tests.pixel_tactics.texts_used import TextsUsed, everything

EDITIONS: tuple[EditionId, ...] = ("en", "ru", "first", "pl")
PAIRS: list[tuple[EditionId, str]] = [(edition, cards) for edition in EDITIONS for cards in ("set_1_first", "set_1", "set_2")]
TABLES = {
    **{f"{edition}-{cards}": Options(edition=edition, cards=(cards,)) for edition, cards in PAIRS},
    "promo": Options(edition="pl", cards=("set_1", "set_2", "promo")),
    "teams": Options(mode="teams", cards=("set_1",)),
    "teams-set_2": Options(mode="teams", cards=("set_2",)),
    "pool": Options(mode="pool", cards=("set_1", "set_2")),
}
"""What is played until every kind of decision was reached."""
DECISIONS = {
    *("leader", "turn", "attack.aim", "triggers.next"),
    *("AskNumber", "AskPieces", "AttackWith", "ChooseArea", "DiscardCard", "MovePiece", "OrderTop", "PlayOrders", "RevealCard"),
}
"""What a player is asked in a game with any of the printed sets."""
OF_SET_1 = {"damage.divert", "CopySpell", "Rearrange", "Recruits", "Search", "Share", "SortDrawn"}
OF_SET_2 = {"damage.order", "AskYes", "ChooseTrait", "DiscardAny", "DrawUpTo", "KeepOne", "PlaceTop", "PutCorpse", "Redistribute"}
OF_THE_PROMO = {"MoveMarkers"}
OF_TEAMS = {"ChooseRival"}
OF_A_POOL = {"pool.walk"}
GAMES = int(os.environ.get("BOARDRULES_LAW_GAMES", "1"))
OF_A_MODE = min(GAMES, 100)
MORE = 5
"""So many times as many games at most are played until every text was used: some are rare, as the Warlock's of the flank."""


RARE = ("en-set_2", "first-set_2", "teams-set_2")
"""Tables at which some kinds of decision come up once in hundreds of games: looked for only where more than one game is played."""
HUNTED = [options for name, options in TABLES.items() if GAMES > 1 or name not in RARE]


def play(seed: int, options: Options) -> list[tuple[State, Action, State]]:
    """One random game, step by step."""
    rng, dealer = Random(seed), Dealer(seed)
    state = GAME.new_game(options)
    found: list[tuple[State, Action, State]] = []
    while GAME.to_act(state):
        action = dealer.choose(pixel_tactics, state) if GAME.chance(state) else rng.choice(GAME.legal_actions(state))
        after = GAME.apply(state, action)
        found.append((state, action, after))
        state = after
    return found


def watched(options: Options, seed: int, used: TextsUsed) -> None:
    """One random game, of which *used* counts the texts."""
    for before, action, _ in play(seed, options):
        used.watch(before, action, GAME.step(before, action))


@pytest.mark.laws
@pytest.mark.parametrize(("edition", "cards"), PAIRS)
def test_the_laws_of_the_contract_hold(edition: EditionId, cards: str) -> None:
    options = Options(edition=edition, cards=(cards,))
    used = TextsUsed(options)
    report = check_game(pixel_tactics, options=[options], games=GAMES, max_state_bytes=4096, watch=used.watch)
    assert report.games == GAMES
    assert used.counts.keys() <= everything(options)
    if GAMES >= 150:
        for seed in range(GAMES, MORE * GAMES):
            if everything(options) <= used.counts.keys():
                break
            watched(options, seed, used)
        assert everything(options) <= used.counts.keys(), f"never used: {sorted(everything(options) - used.counts.keys())}"


@pytest.mark.laws
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("PT-2V2-1")
def test_the_laws_of_the_contract_hold_for_teams(edition: EditionId) -> None:
    report = check_game(pixel_tactics, options=[Options(edition=edition, mode="teams")], games=OF_A_MODE, max_state_bytes=8192)
    assert report.games == OF_A_MODE


@pytest.mark.laws
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("PT-POOL-1")
def test_the_laws_of_the_contract_hold_for_a_shared_deck(edition: EditionId) -> None:
    report = check_game(pixel_tactics, options=[Options(edition=edition, mode="pool")], games=OF_A_MODE, max_state_bytes=4096)
    assert report.games == OF_A_MODE


@pytest.mark.laws
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("PT-DECK-1")
def test_the_laws_of_the_contract_hold_for_constructed_decks(edition: EditionId) -> None:
    options = [Options(edition=edition, mode="constructed", best_of=best_of, decks=decks(edition, 0)) for best_of in (1, 3)]
    report = check_game(pixel_tactics, options=options, games=OF_A_MODE, max_state_bytes=8192)
    assert report.games == len(options) * OF_A_MODE


def decisions(options: Options) -> set[str]:
    """What a player is asked in a game with these options."""
    found = set(DECISIONS)
    found |= OF_SET_1 if {"set_1", "set_1_first"} & {*options.cards} else set()
    found |= OF_SET_2 if "set_2" in options.cards else set()
    found |= OF_THE_PROMO if "promo" in options.cards else set()
    found |= OF_TEAMS if options.mode == "teams" else set()
    found |= {"ChooseCopied"} if options.mode == "teams" and "set_1" in options.cards else set()
    return found | (OF_A_POOL if options.mode == "pool" else set())


def kinds(options: Options) -> set[str]:
    """The types of the actions that a player can do in a game with these options: no printed card has a trap."""
    rules = RULES[options.edition]
    found = {kind.__name__ for kind in get_args(Action)} - {"First", "Drawn", "Opened", "TakenAtRandom"} - {"SetTrap"}
    found -= set() if rules.switch else {"Switch"}
    found -= {"LeaderAction"} if options.cards == ("set_1_first",) else set()
    found -= set() if "set_2" in options.cards else {"PlayOperation"}
    found -= set() if "set_2" in options.cards and rules.discard_reserve else {"DiscardReserve"}
    return found - (set() if options.mode == "pool" else {"GatherCoins"})


@pytest.mark.laws
@pytest.mark.parametrize("options", HUNTED, ids=[name for name in TABLES if TABLES[name] in HUNTED])
def test_every_kind_of_decision_is_reached(options: Options) -> None:
    """What ``pending`` says is asked, and the types of the actions that answer it."""
    asked, taken = set[str](), set[str]()
    for seed in range(500):  # some are rare; most of the games are not needed
        rng, dealer = Random(seed), Dealer(seed)
        state = dealer.deal(GAME, GAME.new_game(options))
        while seats := GAME.to_act(state):
            decision = GAME.pending(state, seats[0])
            assert decision is not None
            action = rng.choice(GAME.legal_actions(state))
            asked.add(decision.key)
            taken.add(type(action).__name__)
            state = dealer.deal(GAME, GAME.apply(state, action))
        if asked >= decisions(options) and taken >= kinds(options):
            break
    assert asked == decisions(options)
    assert taken == kinds(options)


def test_a_static_text_is_used_when_it_counts_and_not_before() -> None:
    quiet = TextsUsed(Options())
    scene = Scene(own={"V1": "knight"}, leaders=("paladin", "paladin"))
    quiet.watch(scene.state, None, Step(scene.state, ()))
    assert any(name.startswith("knight.V:") for name in quiet.counts)
    assert any(name.startswith("paladin.L:") for name in quiet.counts)
    assert not any(name.startswith(("knight.F", "knight.R", "knight.L", "gunner")) for name in quiet.counts)


@pytest.mark.parametrize(("edition", "cards"), PAIRS)
@pytest.mark.rule("PT-SET-1", "PT-DMG-1")
def test_every_card_is_somewhere_once_and_damage_is_never_negative(edition: EditionId, cards: str) -> None:
    for before, _, state in play(5, Options(edition=edition, cards=(cards,))):
        places = [*state.resolving, *state.series.removed]
        for player in state.players:
            deck = player.deck
            places += [held.card or "" for held in (*player.hand, *player.aside, *deck.top, *deck.bottom)]
            places += [*deck.rest, *player.discard, *(piece.card for piece in player.unit if piece is not None)]
            places += [held.card or "" for held in player.reserve if held is not None]
            places += [] if player.leader is None else [player.leader]
            assert all(piece.damage >= 0 for piece in player.unit if piece is not None)
        assert len(places) == len(set(places)) == 50, before


@pytest.mark.parametrize(("edition", "cards"), PAIRS)
@pytest.mark.rule("PT-LOOP-1", "PT-LOOP-2", "PT-LOOP-3")
def test_the_stack_empties_and_the_steps_are_bounded(edition: EditionId, cards: str) -> None:
    for seed in range(3):
        open_for = 0
        after = GAME.new_game(Options(edition=edition, cards=(cards,)))
        for state, action, after in play(seed, Options(edition=edition, cards=(cards,))):
            position: Position = GAME.position(state)
            GAME.perform(position, action)
            assert position.steps < 500
            assert len(to_msgpack(after)) <= 4096
            open_for = open_for + 1 if after.stack else 0
            assert open_for < 120
        assert after.phase == "over"
        assert not after.stack
        assert after.actor == CHANCE


def test_a_step_costs_the_same_at_the_end_as_at_the_start() -> None:
    """Nothing in a state grows with the length of the game: states of late rounds are no larger than their cards allow."""
    steps = play(3, Options())
    late = [len(to_msgpack(after)) for _, _, after in steps[-20:]]
    early = [len(to_msgpack(after)) for _, _, after in steps[20:40]]
    assert max(late) < 2 * max(early)
