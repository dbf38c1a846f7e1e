"""Constructed decks (PT-DECK): lists, leaders from a deck of their own, series."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from boardrules import Dealer, InvalidOptions
from boardrules.pixel_tactics import (
    Action,
    ChooseLeader,
    DeckList,
    Drawn,
    LeadersRevealed,
    Match,
    Options,
    PlayerSetup,
    Setup,
    State,
    setup,
)
from boardrules.values import CHANCE, Seat
from tests.pixel_tactics.scene import GAME

SETS = ("set_1", "set_2")
NAMES = tuple(sorted(card.id for pack in GAME.packs if pack.id in SETS for card in pack.cards))
ONE = DeckList(heroes=NAMES[5:30], leaders=NAMES[:5])
OTHER = DeckList(heroes=NAMES[20:45], leaders=("alchemist", "assassin", "werewolf", "witch", "warmage"))
OPTIONS = Options(edition="pl", mode="constructed", cards=SETS, decks=(ONE, OTHER))


def ids(seat: int, names: tuple[str, ...]) -> set[str]:
    return {f"{seat}.{name}" for name in names}


def begun(options: Options = OPTIONS, first: int = 0) -> State:
    """A game in which it is known who is first."""
    state = GAME.new_game(options)
    return GAME.apply(state, GAME.legal_actions(state)[first])


def drawn(state: State, *names: str) -> State:
    """The state after these cards came by luck."""
    for name in names:
        action = next(action for action in GAME.legal_actions(state) if isinstance(action, Drawn) and action.card == name)
        state = GAME.apply(state, action)
    return state


def chosen(state: State, *cards: str) -> State:
    """The state after these leaders were chosen."""
    for card in cards:
        state = GAME.apply(state, ChooseLeader(Seat(int(card[0])), card))
    return state


def offered(state: State, seat: int) -> set[str]:
    return {str(action.card) for action in GAME.legal_actions(state, Seat(seat)) if isinstance(action, ChooseLeader)}


def to_the_leaders() -> State:
    return drawn(begun(), *[f"0.{name}" for name in ONE.leaders[:3]], *[f"1.{name}" for name in OTHER.leaders[:3]])


@pytest.mark.rule("PT-DECK-1")
def test_each_plays_a_deck_of_25_heroes_and_one_of_5_leaders() -> None:
    state = GAME.new_game(OPTIONS)
    for seat, deck in enumerate(OPTIONS.decks):
        player = state.players[seat]
        assert set(player.deck.rest) == ids(seat, deck.heroes)
        assert player.leaders is not None
        assert set(player.leaders.rest) == ids(seat, deck.leaders)


@pytest.mark.rule("PT-DECK-1")
def test_both_players_may_use_the_same_card() -> None:
    assert set(ONE.heroes) & set(OTHER.heroes)
    assert GAME.option_faults(OPTIONS) == []


@pytest.mark.rule("PT-DECK-1", "PT-2V2-7")
@pytest.mark.parametrize(
    ("options", "fault"),
    [
        (replace(OPTIONS, decks=()), "$.decks: each of 2 players has a list, not 0 (PT-DECK-1)"),
        (replace(OPTIONS, decks=(ONE,)), "$.decks: each of 2 players has a list, not 1 (PT-DECK-1)"),
        (replace(OPTIONS, mode="duel", cards=()), "$.decks: only constructed decks have lists, and the mode is duel (PT-DECK-1)"),
        (replace(OPTIONS, mode="teams"), "$.decks: only constructed decks have lists, and the mode is teams (PT-DECK-1)"),
        (replace(OPTIONS, mode="pool"), "$.decks: only constructed decks have lists, and the mode is pool (PT-DECK-1)"),
        (replace(OPTIONS, cards=("set_1",)), "$.cards: cards of two sets or more are needed, not of set_1 alone (PT-DECK-1)"),
        (
            replace(OPTIONS, decks=(ONE, replace(OTHER, heroes=OTHER.heroes[:24]))),
            "$.decks[1].heroes: there are 24 cards, not 25 (PT-DECK-1)",
        ),
        (
            replace(OPTIONS, decks=(replace(ONE, leaders=(*ONE.leaders, "werewolf")), OTHER)),
            "$.decks[0].leaders: there are 6 cards, not 5 (PT-DECK-1)",
        ),
        (
            replace(OPTIONS, decks=(replace(ONE, leaders=(*ONE.leaders[:4], ONE.heroes[2])), OTHER)),
            f"$.decks[0].leaders[4]: {ONE.heroes[2]!r} is in heroes[2] already (PT-DECK-1)",
        ),
        (
            replace(OPTIONS, decks=(ONE, replace(OTHER, leaders=("unicorn", *OTHER.leaders[1:])))),
            "$.decks[1].leaders[0]: there is no card 'unicorn' in set_1, set_2 (PT-DECK-1)",
        ),
    ],
)
def test_lists_that_are_no_decks_are_refused_with_every_fault_by_its_path(options: Options, fault: str) -> None:
    assert fault in GAME.option_faults(options)
    with pytest.raises(InvalidOptions):
        GAME.new_game(options)


@pytest.mark.rule("PT-DECK-1")
def test_all_faults_are_named_at_once() -> None:
    bad = DeckList(heroes=("knight", "knight", "unicorn"), leaders=())
    faults = GAME.option_faults(replace(OPTIONS, decks=(bad, bad)))
    assert len(faults) == 8
    assert "$.decks[1].heroes[1]: 'knight' is in heroes[0] already (PT-DECK-1)" in faults


@pytest.mark.rule("PT-DECK-2")
def test_three_leaders_are_drawn_in_secret_and_one_of_them_is_chosen() -> None:
    state = to_the_leaders()
    assert state.phase == "leaders"
    assert offered(state, 0) == ids(0, ONE.leaders[:3])
    assert offered(state, 1) == ids(1, OTHER.leaders[:3])
    assert all(player.hand == () for player in state.players)
    refusal = GAME.check(state, ChooseLeader(Seat(0), f"0.{ONE.leaders[4]}"))
    assert refusal is not None
    assert refusal.rule == "PT-DECK-2"
    mine, theirs = GAME.view(state, Seat(0)).players[0].leaders, GAME.view(state, Seat(1)).players[0].leaders
    assert mine is not None
    assert theirs is not None
    assert {held.card for held in mine.drawn} == ids(0, ONE.leaders[:3])
    assert [held.card for held in theirs.drawn] == [None, None, None]


@pytest.mark.rule("PT-DECK-2")
def test_the_other_two_go_back_and_then_four_cards_are_drawn_from_the_heroes() -> None:
    state = chosen(to_the_leaders(), f"1.{OTHER.leaders[2]}", f"0.{ONE.leaders[0]}")
    for seat, kept in ((0, ONE.leaders[0]), (1, OTHER.leaders[2])):
        leaders = state.players[seat].leaders
        assert leaders is not None
        assert set(leaders.rest) == ids(seat, OPTIONS.decks[seat].leaders) - {f"{seat}.{kept}"}
        assert leaders.drawn == ()
    assert GAME.to_act(state) == (CHANCE,)
    state = Dealer(1).deal(GAME, state)
    assert state.phase == "play"
    assert state.clock.round == 1
    assert [len(player.hand) for player in state.players] == [4, 4]
    assert all(str(held.card) in ids(seat, OPTIONS.decks[seat].heroes) for seat in (0, 1) for held in state.players[seat].hand)


@pytest.mark.rule("PT-DECK-2", "PT-SET-4")
def test_equal_leaders_are_set_aside_and_one_more_is_drawn() -> None:
    state = to_the_leaders()
    state = GAME.apply(state, ChooseLeader(Seat(0), "0.alchemist"))
    step = GAME.step(state, ChooseLeader(Seat(1), "1.alchemist"))
    assert LeadersRevealed(("0.alchemist", "1.alchemist"), kept=False) in step.events
    state = drawn(step.state, f"0.{ONE.leaders[3]}", "1.witch")
    assert [player.leaders.aside for player in state.players if player.leaders is not None] == [("0.alchemist",), ("1.alchemist",)]
    assert offered(state, 0) == ids(0, ONE.leaders[1:4])
    assert offered(state, 1) == {"1.assassin", "1.werewolf", "1.witch"}
    state = drawn(chosen(state, "0.assassin", "1.assassin"), f"0.{ONE.leaders[4]}", "1.warmage")
    assert state.redeals == 2
    state = chosen(state, f"0.{ONE.leaders[4]}", "1.witch")
    assert state.players[0].leaders is not None
    assert state.players[0].leaders.aside == ("0.alchemist", "0.assassin")
    assert GAME.validate(state) == ()


@pytest.mark.rule("PT-DECK-2", "PT-SET-4")
def test_equal_leaders_stay_when_no_other_is_left() -> None:
    twice = replace(OPTIONS, decks=(ONE, replace(ONE, heroes=ONE.heroes)))
    state = begun(twice)
    for _ in range(5):
        while GAME.chance(state) and state.phase == "setup" and state.clock.round == 0 and not state.players[0].unit[4]:
            state = GAME.apply(state, GAME.chance_action(state, 0))
        if state.phase != "leaders":
            break
        both = min(offered(state, 0))[2:]
        state = chosen(state, f"0.{both}", f"1.{both}")
    assert state.redeals == 4
    assert [str(player.unit[4] and player.unit[4].card)[2:] for player in state.players] == [ONE.leaders[4]] * 2


@pytest.mark.rule("PT-DECK-2", "PT-SER-2", "PT-SER-4")
def test_in_a_series_the_trophys_leaders_leave_the_leader_decks_and_its_extra_card_is_a_hero() -> None:
    options = replace(OPTIONS, best_of=3)
    rng, dealer = Random(2), Dealer(2)
    state = dealer.deal(GAME, begun(options))
    while not state.series.matches:
        state = GAME.apply(state, dealer.choose(GAME, state) if GAME.chance(state) else rng.choice(GAME.legal_actions(state)))
    taken = state.series.removed
    for seat in (0, 1):
        leaders = state.players[seat].leaders
        assert leaders is not None
        assert set(leaders.rest) == ids(seat, options.decks[seat].leaders) - set(taken)
        assert set(state.players[seat].deck.rest) == ids(seat, options.decks[seat].heroes)
    state = dealer.deal(GAME, state)
    while not state.clock.round:
        state = dealer.deal(GAME, GAME.apply(state, rng.choice(GAME.legal_actions(state))))
    trophies = state.series.matches[0].trophies
    assert [len(player.hand) for player in state.players] == [4 + trophies[1], 4 + trophies[0]]
    assert sorted(trophies) == [0, 1]


@pytest.mark.rule("PT-DECK-2", "PT-ACT-18")
def test_leaders_never_come_to_hand() -> None:
    rng, dealer = Random(5), Dealer(5)
    state = GAME.new_game(OPTIONS)
    while GAME.to_act(state):
        action: Action = dealer.choose(GAME, state) if GAME.chance(state) else rng.choice(GAME.legal_actions(state))
        state = GAME.apply(state, action)
        for seat, player in enumerate(state.players):
            assert not {str(held.card) for held in player.hand} & ids(seat, OPTIONS.decks[seat].leaders)
    assert GAME.outcome(state) is not None


def test_a_position_goes_through_its_description() -> None:
    described = setup(
        own={"F2": f"leader:{ONE.leaders[0]}", "V1": ONE.heroes[0]}, rival={"F2": "leader:witch"}, hand=(ONE.heroes[1],), options=OPTIONS
    )
    state = GAME.set_up(described)
    assert state.players[0].leaders is not None
    assert len(state.players[0].leaders.rest) == 4
    assert len(state.players[0].deck.rest) == 23
    assert GAME.set_up(GAME.setup_of(state)) == state
    lost = Setup(
        options=replace(OPTIONS, best_of=3),
        players=(
            PlayerSetup(unit=(("F2", f"leader:{ONE.leaders[0]}"),), leaders=ONE.leaders[1:4], deck=ONE.heroes),
            PlayerSetup(unit=(("F2", "leader:witch"),), leaders=("werewolf", "warmage"), leaders_aside=("alchemist",), deck=OTHER.heroes),
        ),
        series=(Match(Seat(0), "PT-END-1", (1, 0)),),
    )
    state = GAME.set_up(lost)
    assert state.series.removed == tuple(sorted((f"0.{ONE.leaders[4]}", "1.assassin")))
    assert GAME.set_up(GAME.setup_of(state)) == state
