"""Setup, edition by edition: decks, hands, leaders, the layout (PT-SET)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from boardrules import pixel_tactics
from boardrules.pixel_tactics import (
    EDITIONS,
    SETS,
    Card,
    CardsMoved,
    ChooseLeader,
    Drawn,
    First,
    Hero,
    Leader,
    Options,
    Pack,
    Player,
    State,
    with_cards,
)
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.language import draw, order
from boardrules.values import CHANCE, Seat
from tests.pixel_tactics.scene import GAME, Scene, set_1

ALL: Final[tuple[EditionId, ...]] = ("en", "ru", "first", "pl")
IN_EACH = pytest.mark.parametrize("edition", ALL)
HANDS: Final = (("knight", "fighter", "witch", "oracle", "healer"), ("knight", "gunner", "mystic", "trapper", "vampire"))


def deal(state: State, first: int, *hands: tuple[str, ...]) -> State:
    """Bring the luck that is due: who is first, and the cards of each seat in this order."""
    left: tuple[Iterator[str], ...] = tuple(map(iter, hands))
    while GAME.chance(state):
        due = GAME.chance_action(state, 0)
        if isinstance(due, First):
            state = GAME.apply(state, First(CHANCE, Seat(first)))
        else:
            assert isinstance(due, Drawn)
            state = GAME.apply(state, Drawn(CHANCE, due.seat, f"{due.seat}.{next(left[due.seat])}"))
    assert [list(cards) for cards in left] == [[], []]
    return state


def choose(state: State, *leaders: str) -> State:
    """Both choose; the second seat first, since the order does not matter."""
    for seat in (1, 0):
        state = GAME.apply(state, ChooseLeader(Seat(seat), f"{seat}.{leaders[seat]}"))
    return state


def owned(player: Player, seat: int) -> list[str]:
    """Every card of a seat that lies somewhere with it."""
    cards = [str(held.card) for held in (*player.hand, *player.deck.top, *player.deck.bottom)]
    cards += [*player.deck.rest, *player.discard, *(piece.card for piece in player.unit if piece is not None)]
    return sorted(card for card in cards if card.startswith(f"{seat}."))


@IN_EACH
@pytest.mark.rule("PT-SET-1")
def test_both_have_the_same_25_cards_of_the_editions_set(edition: EditionId) -> None:
    state = GAME.new_game(Options(edition=edition))
    (cards,) = (pack.cards for pack in SETS if pack.id == EDITIONS[edition].cards)
    decks = [[card.partition(".")[2] for card in player.deck.rest] for player in state.players]
    assert decks[0] == decks[1] == sorted(card.id for card in cards)
    assert len(decks[0]) == 25


@pytest.mark.rule("PT-SET-1")
@pytest.mark.parametrize(("edition", "cards", "attack"), [("en", "set_1", 5), ("ru", "set_1", 5), ("first", "set_1_first", 0)])
def test_each_edition_has_its_own_wording_and_may_be_played_with_the_other(edition: EditionId, cards: str, attack: int) -> None:
    assert EDITIONS[edition].cards == cards
    for names in ((), (cards,)):
        table, _ = GAME.compiled(Options(edition=edition, cards=names))
        assert table.physical["0.healer"].leader.attack == attack
    (other,) = {"set_1", "set_1_first"} - {cards}
    assert GAME.compiled(Options(edition=edition, cards=(other,)))[0].physical["0.healer"].leader.attack == 5 - attack


@IN_EACH
@pytest.mark.rule("PT-SET-2", "PT-SET-3", "PT-SET-5", "PT-SET-8")
def test_five_cards_one_of_which_becomes_the_leader_in_the_centre_of_an_empty_unit(edition: EditionId) -> None:
    state = deal(GAME.new_game(Options(edition=edition, cards=(set_1(edition),))), 0, *HANDS)
    assert [[str(held.card) for held in player.hand] for player in state.players] == [
        sorted(f"{seat}.{name}" for name in HANDS[seat]) for seat in range(2)
    ]
    state = choose(state, "witch", "gunner")
    for seat, leader in enumerate(("witch", "gunner")):
        player = state.players[seat]
        centre = player.unit[4]
        assert centre is not None
        assert (centre.card, centre.face, centre.damage) == (f"{seat}.{leader}", "leader", 0)
        assert [piece for piece in player.unit if piece is not None] == [centre]
        assert len(player.hand) == 4
        assert player.discard == ()
        assert len(owned(player, seat)) == 25
    assert (state.clock.round, state.clock.wave, state.budget.actions) == (1, 0, 2)


@IN_EACH
@pytest.mark.rule("PT-SET-3")
def test_a_leader_stays_secret_until_the_rival_has_chosen_too(edition: EditionId) -> None:
    state = deal(GAME.new_game(Options(edition=edition, cards=(set_1(edition),))), 0, *HANDS)
    assert GAME.to_act(state) == (0, 1)
    state = GAME.apply(state, ChooseLeader(Seat(1), "1.gunner"))
    assert GAME.to_act(state) == (0,)
    seen = GAME.view(state, Seat(0)).players[1]
    assert (seen.chosen, seen.leader) == (True, None)
    assert GAME.view(state, Seat(1)).players[1].leader == "1.gunner"
    state = GAME.apply(state, ChooseLeader(Seat(0), "0.oracle"))
    shown = GAME.view(state, Seat(0)).players[1].unit[4]
    assert shown is not None
    assert shown.card == "1.gunner"


@pytest.mark.rule("PT-SET-4")
@pytest.mark.parametrize(("edition", "under"), [("en", False), ("ru", False), ("first", True), ("pl", False)])
def test_equal_leaders_are_discarded_or_go_under_the_deck_and_both_choose_again(edition: EditionId, *, under: bool) -> None:
    state = deal(GAME.new_game(Options(edition=edition, cards=(set_1(edition),))), 0, *HANDS)
    state = choose(state, "knight", "knight")
    state = deal(state, 0, ("paladin",), ("paladin",))
    assert GAME.to_act(state) == (0, 1)
    for seat, player in enumerate(state.players):
        assert len(player.hand) == 5
        assert player.discard == (() if under else (f"{seat}.knight",))
        assert [held.card for held in player.deck.bottom] == ([f"{seat}.knight"] if under else [])
        assert len(owned(player, seat)) == 25
    state = choose(state, "paladin", "gunner")
    assert (state.phase, state.clock.round) == ("play", 1)


@IN_EACH
@pytest.mark.rule("PT-SET-4")
def test_equal_leaders_stay_at_once_where_the_point_says_so(edition: EditionId) -> None:
    state = deal(
        GAME.new_game(Options(edition=edition, cards=(set_1(edition),), house=pixel_tactics.HouseRules(equal_leaders="keep"))), 0, *HANDS
    )
    state = choose(state, "knight", "knight")
    assert (state.phase, state.clock.round, state.redeals) == ("play", 1, 0)
    assert [piece.card for player in state.players if (piece := player.unit[4]) is not None] == ["0.knight", "1.knight"]
    assert [len(player.hand) for player in state.players] == [4, 4]


@IN_EACH
@pytest.mark.rule("PT-SET-4")
def test_after_twenty_times_equal_leaders_stay(edition: EditionId) -> None:
    state, again = GAME.new_game(Options(edition=edition, cards=(set_1(edition),))), 0
    while state.phase != "play":
        while GAME.chance(state):
            due = GAME.chance_action(state, 0)
            state = GAME.apply(state, due)
        if state.phase == "leaders":
            name = str(state.players[0].hand[0].card)[2:]
            state = choose(state, name, name)
            again += 1
    assert again == 21
    leaders = [piece.card[2:] for player in state.players if (piece := player.unit[4]) is not None]
    assert leaders[0] == leaders[1]


@IN_EACH
@pytest.mark.rule("PT-SET-4", "PT-CUSTOM-1")
def test_equal_leaders_stay_when_no_card_is_left_to_choose_instead(edition: EditionId) -> None:
    soldiers = tuple(Card(f"soldier_{k}", Hero("Soldier", 2, 4, hand=order(draw(1))), Leader("Captain", 3, 9)) for k in range(11))
    game = with_cards(pixel_tactics, Pack("own", "Own cards", soldiers))
    state = game.new_game(Options(edition=edition, cards=(set_1(edition),)))
    while state.phase != "play":
        state = game.apply(state, game.legal_actions(state)[0])
    leaders = [piece.card[2:] for player in state.players if (piece := player.unit[4]) is not None]
    assert leaders[0] == leaders[1]
    assert state.clock.round == 1


@IN_EACH
@pytest.mark.rule("PT-SET-5")
def test_the_leader_has_the_centre_and_never_leaves_it(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("knight",), wave="F", own={"V1": "witch"})
    assert scene.refused("recruit knight F2") == "PT-SET-5"
    assert scene.refused("move V1 F2") == "PT-SET-5"
    assert scene.refused("move F2 R2") == "PT-ACT-8"
    assert [line for line in ("F1", "F3") if scene.can(f"recruit knight {line}")] == ["F1", "F3"]


@IN_EACH
@pytest.mark.rule("PT-SET-6")
@pytest.mark.parametrize("first", [0, 1])
def test_luck_says_who_is_first(edition: EditionId, first: int) -> None:
    start = GAME.new_game(Options(edition=edition, cards=(set_1(edition),)))
    assert {GAME.chance_action(start, k) for k in range(GAME.chance(start))} == {First(CHANCE, Seat(0)), First(CHANCE, Seat(1))}
    state = choose(deal(start, first, *HANDS), "witch", "gunner")
    assert (state.clock.first, GAME.to_act(state)) == (first, (first,))


@IN_EACH
@pytest.mark.rule("PT-SET-7")
def test_no_number_of_tokens_limits_damage(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "fighter"}, rival={"V1": "witch/60", "V2": "mystic/60"}).play("attack V1>V1")
    assert (scene.damage("1.V1"), scene.damage("1.V2")) == (64, 60)


@IN_EACH
@pytest.mark.rule("PT-SET-8")
def test_discard_piles_lie_open_for_all(edition: EditionId) -> None:
    scene = Scene(
        edition=edition, discard=("knight",), rival_discard=("witch",), leaders=("paladin", "trapper"), own={"V1": "corpse oracle"}
    )
    scene.play("clear V1")
    for viewer in (Seat(0), Seat(1), None):
        assert [seen.discard for seen in GAME.view(scene.state, viewer).players] == [("0.knight", "0.oracle"), ("1.witch",)]


@IN_EACH
@pytest.mark.rule("PT-SET-9")
def test_a_unit_is_heroes_and_leader_of_one_side(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "knight"}, rival={"V1": "witch", "V3": "corpse oracle"})
    assert scene.refused("move 1.V1 1.V2") == "PT-SET-9"
    assert scene.refused("clear 1.V3") == "PT-SET-9"
    assert scene.refused("attack V1>0.F2") == "PT-ATK-1"
    assert scene.can("attack V1>F2")


@IN_EACH
@pytest.mark.rule("PT-SET-4")
def test_everybody_is_told_which_equal_leaders_are_put_away(edition: EditionId) -> None:
    state = deal(GAME.new_game(Options(edition=edition, cards=(set_1(edition),))), 0, *HANDS)
    state = GAME.apply(state, ChooseLeader(Seat(0), "0.knight"))
    events = GAME.step(state, ChooseLeader(Seat(1), "1.knight")).events
    away = [event for event in events if isinstance(event, CardsMoved) and event.end in {"bottom", "discard"}]
    assert [(event.card, event.mask) for event in away] == [("1.knight", 15), ("0.knight", 15)]
