"""The shared deck (PT-POOL): the row of open cards, coins, the walk, and what it bars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from boardrules import Dealer, InvalidOptions, InvalidState, pixel_tactics
from boardrules.pixel_tactics import (
    Action,
    CardsMoved,
    Choose,
    CoinsMoved,
    Drawn,
    GatherCoins,
    NameOption,
    Opened,
    Options,
    PlayerSetup,
    PoolSetup,
    Setup,
    State,
    with_cards,
    workshop,
)
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import CHANCE, Seat
from tests.pixel_tactics.scene import GAME, Scene, places

OPTIONS = Options(edition="pl", mode="pool", cards=("set_1", "set_2"))
ROW = ("knight", "witch", "healer", "gunner", "oracle")
NAMES = {card.id for pack in GAME.packs if pack.id in OPTIONS.cards for card in pack.cards}


class PoolScene(Scene):
    """A position with a shared deck: ``row`` from the card farthest from the deck on, coins behind a slash; ``coins`` of the seats."""

    def __init__(
        self,
        *,
        row: Sequence[str] = ROW,
        coins: tuple[int, int] = (5, 5),
        own: Mapping[str, str] | None = None,
        rival: Mapping[str, str] | None = None,
        hand: tuple[str, ...] = (),
        rival_hand: tuple[str, ...] = (),
        edition: EditionId = "pl",
        wave: int = 0,
        round: int = 2,
        deck: Sequence[str] | None = None,
    ) -> None:
        lying = [] if deck is None else [name for name in NAMES if name not in {*deck, *[card.partition("/")[0] for card in row]}]
        units = [places("paladin", own or {}, 0), places("fighter", rival or {}, 0)]
        standing = {text.partition("/")[0].rpartition(":")[2] for unit in units for text in map(str, unit.values())}
        spent = tuple(sorted({*lying} - standing - {*hand, *rival_hand}))
        described = Setup(
            options=Options(edition=edition, mode="pool", cards=OPTIONS.cards),
            players=(
                PlayerSetup(unit=tuple(units[0].items()), hand=hand, discard=spent),
                PlayerSetup(unit=tuple(units[1].items()), hand=rival_hand),
            ),
            pool=PoolSetup(row=tuple(row), coins=coins),
            wave=wave,
            round=round,
        )
        self.state = self.game.set_up(described)
        self.events = []

    def action(self, line: str) -> Action:
        """The action that a line means."""
        return GAME.parse_action(GAME.view(self.state, None), line) if line.startswith("opened ") else super().action(line)

    @property
    def row(self) -> dict[str, int]:
        """The open cards and the coins on them."""
        assert self.state.pool is not None
        return {card.name: card.coins for card in self.state.pool.row}

    @property
    def coins(self) -> tuple[int, ...]:
        """The coins of the seats."""
        assert self.state.pool is not None
        return self.state.pool.coins

    def aside(self) -> set[str]:
        """The cards that seat 0 has set aside."""
        return {str(held.card) for held in self.state.players[0].aside}

    @property
    def asked(self) -> list[str]:
        """What can be taken, as notation."""
        view = GAME.view(self.state, None)
        return [GAME.format_action(view, action) for action in GAME.legal_actions(self.state)]


def total(state: State) -> int:
    """All coins."""
    assert state.pool is not None
    return sum(state.pool.coins) + sum(card.coins for card in state.pool.row)


@pytest.mark.rule("PT-POOL-1", "PT-SET-1")
def test_one_deck_of_one_copy_of_each_card_five_open_cards_and_five_coins_each() -> None:
    state = GAME.new_game(OPTIONS)
    assert state.pool is not None
    assert set(state.pool.deck) == NAMES
    assert len(state.pool.deck) == 50
    assert state.pool.coins == (5, 5)
    assert all(player.deck.rest == () for player in state.players)
    state = GAME.apply(state, GAME.legal_actions(state)[0])
    for n in range(5):
        assert state.pool is not None
        assert len(state.pool.row) == n
        assert {type(action) for action in GAME.legal_actions(state)} == {Opened}
        state = GAME.apply(state, GAME.chance_action(state, n))
    assert state.pool is not None
    assert len(state.pool.row) == 5
    assert len(state.pool.deck) == 45
    assert GAME.to_act(state) == (state.clock.first,)


@pytest.mark.rule("PT-POOL-2")
@pytest.mark.parametrize("first", [0, 1])
def test_players_draw_in_turn_until_both_hold_five_and_then_choose_leaders(first: int) -> None:
    dealer = Dealer(3)
    state = GAME.new_game(OPTIONS)
    state = GAME.apply(state, GAME.legal_actions(state)[first])
    asked: list[int] = []
    while state.phase == "setup":
        if GAME.chance(state):
            state = GAME.apply(state, dealer.choose(GAME, state))
        else:
            asked.append(GAME.to_act(state)[0])
            state = GAME.apply(state, GAME.legal_actions(state)[0])
    assert asked == [first, 1 - first] * 5
    assert state.phase == "leaders"
    assert [len(player.hand) for player in state.players] == [5, 5]
    assert total(state) == 10


@pytest.mark.rule("PT-POOL-2", "PT-SET-3")
def test_who_sees_the_leader_chosen_does_not_learn_it_from_the_cards_left_in_the_hand() -> None:
    dealer = Dealer(3)
    state = dealer.deal(GAME, GAME.new_game(OPTIONS))
    while state.phase == "setup":
        state = dealer.deal(GAME, GAME.apply(state, GAME.legal_actions(state)[0]))
    assert all(held.card is not None for held in GAME.view(state, Seat(1)).players[0].hand)
    state = GAME.apply(state, GAME.legal_actions(state, Seat(0))[0])
    assert all(held.card is None for held in GAME.view(state, Seat(1)).players[0].hand)
    assert all(held.card is not None for held in GAME.view(state, Seat(0)).players[0].hand)


@pytest.mark.rule("PT-POOL-3")
def test_the_farthest_card_is_free_and_the_row_slides_to_its_end() -> None:
    scene = PoolScene().play("draw", waiting=0)
    scene.play("name knight", waiting=-1)
    assert list(scene.row) == ["witch", "healer", "gunner", "oracle"]
    assert scene.hand() == {"0.knight"}
    scene.play("opened templar")
    assert list(scene.row) == ["witch", "healer", "gunner", "oracle", "templar"]
    assert scene.coins == (5, 5)


@pytest.mark.rule("PT-POOL-3")
def test_a_coin_is_laid_on_each_card_passed_and_those_on_the_card_are_taken() -> None:
    scene = PoolScene(row=("knight", "witch/1", "healer/3", "gunner", "oracle"), coins=(2, 4)).play("draw", waiting=0)
    assert scene.asked == ["name knight", "name witch", "name healer"]
    scene.play("name healer", "opened templar")
    assert scene.row == {"knight": 1, "witch": 2, "gunner": 0, "oracle": 0, "templar": 0}
    assert scene.coins == (3, 4)
    assert total(scene.state) == 10


@pytest.mark.rule("PT-POOL-3")
def test_coins_on_a_card_do_not_pay_for_reaching_it() -> None:
    scene = PoolScene(row=("knight", "witch/5", "healer", "gunner", "oracle"), coins=(0, 5))
    scene.play("draw", waiting=-1)  # nothing to ask: the first card is the only one
    assert scene.hand() == {"0.knight"}
    scene = PoolScene(row=("knight", "witch/4", "healer", "gunner", "oracle"), coins=(1, 5)).play("draw", waiting=0)
    assert scene.refused("name healer") == "PT-POOL-3"
    assert scene.refused("mode deck") == "PT-POOL-3"
    assert scene.refused("name mascot") == "PT-POOL-3"
    scene.play("name witch", waiting=-1)
    assert scene.coins == (4, 5)


@pytest.mark.rule("PT-POOL-3")
def test_who_passes_over_the_whole_row_draws_the_top_of_the_deck_unseen_and_the_row_stays() -> None:
    scene = PoolScene().play("draw", waiting=0).play("mode deck", waiting=-1)
    assert all(isinstance(action, Drawn) and action.seat == 0 for action in GAME.legal_actions(scene.state))
    scene.play("drawn 0.templar")
    assert scene.row == dict.fromkeys(ROW, 1)
    assert scene.coins == (0, 5)
    assert scene.hand() == {"0.templar"}
    assert [held.card for held in GAME.view(scene.state, Seat(1)).players[0].hand] == [None]


@pytest.mark.rule("PT-POOL-3")
def test_a_card_taken_from_the_row_is_known_to_all() -> None:
    scene = PoolScene().play("draw", "name knight", "opened templar")
    assert [held.card for held in GAME.view(scene.state, Seat(1)).players[0].hand] == ["0.knight"]


@pytest.mark.rule("PT-POOL-3", "PT-ACT-19")
def test_with_an_empty_deck_nothing_opens_and_the_last_card_cannot_be_passed() -> None:
    scene = PoolScene(row=("knight", "witch"), deck=()).play("draw", waiting=0)
    assert scene.asked == ["name knight", "name witch"]
    assert scene.refused("mode deck") == "PT-POOL-3"
    scene.play("name witch", "draw")
    assert scene.row == {}
    assert scene.hand() == {"0.witch", "0.knight"}
    assert scene.coins == (5, 5)
    scene.play("end")
    assert scene.refused("1: draw") == "PT-ACT-19"


@pytest.mark.rule("PT-POOL-4", "PT-ACT-1")
def test_no_draw_with_five_cards_in_hand_in_any_edition() -> None:
    held = ("mystic", "priestess", "scientist", "vampire", "mascot")
    editions: tuple[EditionId, ...] = ("pl", "en", "first")
    for edition in editions:
        scene = PoolScene(hand=held, edition=edition)
        assert scene.refused("draw") == "PT-POOL-4"
        assert PoolScene(hand=held[1:], edition=edition).can("draw")


@pytest.mark.rule("PT-POOL-4", "PT-POOL-5")
def test_an_effect_draws_card_by_card_along_the_row_and_stops_at_five() -> None:
    # Set 2: the order of the Werewolf draws three cards, then two are discarded.
    scene = PoolScene(hand=("werewolf", "mascot", "mystic", "priestess"), coins=(1, 9))
    scene.play("order werewolf", waiting=0)
    scene.play("name witch", waiting=-1)
    assert scene.row == {"knight": 1, "healer": 0, "gunner": 0, "oracle": 0}
    scene.play("opened templar", waiting=-1)  # without a coin the knight is taken unasked
    scene.play("opened trapper", waiting=0)
    assert scene.hand() == {"0.mascot", "0.mystic", "0.priestess", "0.witch", "0.knight"}
    assert scene.coins == (1, 9)
    scene.play("card mascot", "card mystic")
    assert scene.discard() == {"0.werewolf", "0.mascot", "0.mystic"}


@pytest.mark.rule("PT-POOL-5", "PT-OWN-1")
def test_a_card_belongs_to_who_took_it_and_goes_to_that_players_pile() -> None:
    scene = PoolScene(row=("knight", "witch/2", "healer", "gunner", "oracle"), coins=(3, 5))
    scene.play("draw", "name witch", "opened templar", "recruit witch V1", "end")
    assert scene.stands("V1") == "0.witch"
    scene.play("1: draw", "1: name healer", "opened mystic")
    assert scene.hand(1) == {"1.healer"}
    # What is turned up and discarded goes to the pile of the player whose text it is.
    scene = PoolScene(rival_hand=("relic_hunter",)).play("end", "1: order relic_hunter", "1: mode discard", waiting=-1)
    assert scene.discard(1) >= {"1.knight"}
    assert scene.discard() == set()


@pytest.mark.rule("PT-POOL-5")
def test_the_top_of_the_deck_is_the_open_card_farthest_from_it() -> None:
    # Set 2: the order of the Relic Hunter turns up the top card, which is kept or discarded, and so on.
    scene = PoolScene(row=("knight/2", "witch", "healer", "gunner", "oracle"), coins=(3, 5), hand=("relic_hunter",))
    scene.play("order relic_hunter", waiting=0)
    scene.play("mode discard", "opened templar", waiting=0)
    assert "0.knight" in scene.discard()
    assert scene.coins == (5, 5)
    assert scene.events.index(CoinsMoved(Seat(0), "knight", -2)) < scene.events.index(CardsMoved(Seat(0), "0.knight", "top", "discard", 15))
    scene.play("mode hand", "opened trapper")
    assert scene.hand() == {"0.witch"}
    assert list(scene.row) == ["healer", "gunner", "oracle", "templar", "trapper"]


@pytest.mark.rule("PT-POOL-5")
def test_cards_looked_at_are_put_in_order_in_the_row_with_their_coins() -> None:
    # The flank spell of the Oracle: the five top cards, in any order.
    scene = PoolScene(
        own={"F1": "alchemist", "F3": "oracle"}, row=("knight/1", "witch", "healer", "gunner", "mascot"), coins=(4, 5), wave=1
    )
    scene.play("cast F3", waiting=0)
    scene.play("card mascot", "card healer", "card knight", "card gunner")
    assert scene.row == {"mascot": 0, "healer": 0, "knight": 1, "gunner": 0, "witch": 0}
    assert list(scene.row) == ["mascot", "healer", "knight", "gunner", "witch"]
    assert scene.coins == (4, 5)


@pytest.mark.rule("PT-POOL-5", "PT-POOL-4")
def test_a_card_that_a_text_puts_on_top_of_the_deck_lies_open_at_the_far_end_of_the_row() -> None:
    # The rear spell of the Summoner draws three cards: one for the hand, one for the top of the deck, one for the discard pile.
    scene = PoolScene(own={"R1": "summoner"}, coins=(0, 10), wave=2, row=(*ROW[:4], "mystic"))
    scene.play("cast R1", "opened templar", "opened trapper", "opened mascot", waiting=0)
    assert scene.aside() == {"0.knight", "0.witch", "0.healer"}
    scene.play("card witch", "card knight", "card healer")
    assert list(scene.row) == ["knight", "gunner", "mystic", "templar", "trapper", "mascot"]
    assert CardsMoved(Seat(0), "0.knight", "aside", "top", 15) in scene.events
    assert scene.hand() == {"0.witch"}
    assert scene.discard() == {"0.healer"}
    scene.play("draw")  # the row is longer than five: nothing is turned up
    assert list(scene.row) == ["gunner", "mystic", "templar", "trapper", "mascot"]


@pytest.mark.rule("PT-POOL-5")
def test_a_named_card_is_found_in_the_row_or_in_the_deck() -> None:
    for name, left in (("witch", 4), ("templar", 5)):
        scene = PoolScene(hand=("summoner",), edition="en").play("order summoner", waiting=0)
        scene.play(f"name {name}", waiting=-1 if left == 4 else None)
        assert GAME.validate(scene.state) == ()
        assert scene.hand() == {f"0.{name}"}
        assert len(scene.row) == left


@pytest.mark.rule("PT-POOL-6")
def test_gather_takes_the_coins_of_one_card_and_leaves_the_card() -> None:
    scene = PoolScene(row=("knight/2", "witch/1", "healer", "gunner", "oracle"), coins=(3, 4))
    assert scene.refused("gather healer") == "PT-POOL-6"
    assert scene.refused("gather mascot") == "PT-POOL-6"
    scene.play("gather knight")
    assert scene.row == {"knight": 0, "witch": 1, "healer": 0, "gunner": 0, "oracle": 0}
    assert scene.coins == (5, 4)
    scene.play("gather witch")
    assert scene.refused("draw") == "PT-FLOW-2"
    assert scene.coins == (6, 4)


@pytest.mark.rule("PT-POOL-6", "PT-CEASE-5")
def test_gather_in_the_first_round_and_with_a_full_hand() -> None:
    held = ("mystic", "priestess", "scientist", "vampire", "mascot")
    scene = PoolScene(row=("knight/2", "witch/1", "healer", "gunner", "oracle"), coins=(3, 4), hand=held, round=1)
    assert [action.name for action in GAME.legal_actions(scene.state) if isinstance(action, GatherCoins)] == ["knight", "witch"]


@pytest.mark.rule("PT-POOL-6")
def test_without_a_shared_deck_there_is_nothing_to_gather() -> None:
    scene = Scene()
    refusal = GAME.check(scene.state, GatherCoins(Seat(0), "knight"))
    assert refusal is not None
    assert refusal.rule == "PT-POOL-6"


@pytest.mark.rule("PT-POOL-1", "PT-POOL-6")
@pytest.mark.parametrize(
    ("options", "fault"),
    [
        (
            Options(edition="pl", mode="pool", cards=("set_1",)),
            "$.cards: cards of two sets or more are needed, not of set_1 alone (PT-POOL-1)",
        ),
        (
            Options(edition="pl", mode="pool", best_of=3, cards=OPTIONS.cards),
            "$.best_of: with a shared deck a single game is played (PT-POOL-6)",
        ),
    ],
)
def test_what_the_mode_does_not_allow_is_refused_with_the_rule(options: Options, fault: str) -> None:
    assert fault in GAME.option_faults(options)
    with pytest.raises(InvalidOptions):
        GAME.new_game(options)


@pytest.mark.rule("PT-POOL-1")
def test_without_named_sets_the_editions_own_is_played_with_another() -> None:
    played = {"en": ("set_1", "set_2"), "ru": ("set_1", "set_2"), "first": ("set_1_first", "set_2_first"), "pl": ("set_2", "set_1")}
    editions: tuple[EditionId, ...] = ("en", "ru", "first", "pl")
    for edition in editions:
        options = Options(edition=edition, mode="pool")
        assert GAME.sets_of(options) == played[edition]
        assert GAME.option_faults(options) == []


@pytest.mark.rule("PT-POOL-1", "PT-CUSTOM-1")
def test_a_pack_is_played_with_the_editions_own_set() -> None:
    game = with_cards(pixel_tactics, workshop())
    options = Options(edition="ru", mode="pool")
    assert game.resolved(game.new_game(options)).cards == ("workshop", "set_1")
    pool = game.new_game(options).pool
    assert pool is not None
    assert len(pool.deck) == 39


@pytest.mark.rule("PT-POOL-1")
def test_a_position_with_another_number_of_coins_is_no_position() -> None:
    with pytest.raises(InvalidState, match="there are 9 coins, not 10"):
        PoolScene(coins=(4, 5))
    with pytest.raises(InvalidState, match="knight is in"):
        PoolScene(row=("knight", "knight"))


@pytest.mark.rule("PT-POOL-3")
def test_a_position_with_a_short_row_is_filled_up_by_luck() -> None:
    scene = PoolScene(row=("knight", "witch", "healer", "gunner"))
    assert GAME.to_act(scene.state) == (CHANCE,)
    scene.play("opened oracle")
    assert list(scene.row) == list(ROW)


def test_a_position_goes_through_its_description() -> None:
    scene = PoolScene(row=("knight/2", "witch/1", "healer", "gunner", "oracle"), coins=(3, 4), hand=("mascot",), own={"V1": "mystic/1"})
    assert GAME.set_up(GAME.setup_of(scene.state)) == scene.state


def test_what_moves_is_told() -> None:
    scene = PoolScene(row=("knight", "witch/1", "healer", "gunner", "oracle"), coins=(4, 5)).play("draw", "name witch", "opened templar")
    view = GAME.view(scene.state, Seat(1))
    told = [GAME.format_event(view, event) for event in scene.events]
    for sentence in (
        "Player 1 lays 1 coin on Knight.",
        "Player 1 takes 1 coin from Witch.",
        "Player 1 takes Witch from the row.",
        "Templar is turned up in the row.",
    ):
        assert sentence in told
    assert CardsMoved(Seat(0), "0.witch", "row", "hand", 15) in scene.events
    assert GAME.legal_actions(PoolScene().play("draw", waiting=0).state)[0] == Choose(Seat(0), NameOption("knight"))


@pytest.mark.rule("PT-POOL-4")
def test_a_text_that_lets_cards_be_drawn_fills_the_hand_and_no_more() -> None:
    scene = PoolScene(hand=("lorekeeper", "alchemist", "assassin", "berserker"))
    scene.play("order lorekeeper", waiting=0)
    assert [n for n in range(4) if scene.can(f"number {n}")] == [0, 1, 2]


@pytest.mark.rule("PT-POOL-1")
def test_of_the_deck_that_is_shared_a_view_tells_how_many_cards_are_left() -> None:
    scene = PoolScene()
    catalogue, edition = GAME.compiled(scene.state.options)
    seen = Position(catalogue, edition, GAME.view(scene.state, Seat(0)))
    whole = Position(catalogue, edition, scene.state)
    assert [hand.deck_size for hand in seen.seats] == [hand.deck_size for hand in whole.seats]
