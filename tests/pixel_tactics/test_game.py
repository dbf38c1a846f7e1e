"""A game object keeps the state looked at last taken apart; nothing that it answers depends on that."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TypeVar

import pytest

from boardrules import Dealer
from boardrules.codec import to_msgpack
from boardrules.errors import IllegalAction
from boardrules.pixel_tactics import Options, PixelTacticsGame, State
from boardrules.pixel_tactics._engine import interned as _interned
from boardrules.pixel_tactics._engine import permissions as _permissions
from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.board import Board
from boardrules.pixel_tactics._engine.board.effects import UnitEffects
from boardrules.pixel_tactics._engine.reading.prices import affordable, varying
from boardrules.pixel_tactics._engine.slots import SLOTS_OF
from boardrules.pixel_tactics._types.actions import Action, Cast, Choose, Draw, Drawn, EndTurn, SpotOption
from boardrules.pixel_tactics._walker import PixelTacticsWalker
from boardrules.pixel_tactics.cards._sets import SETS
from boardrules.values import CHANCE, Seat

OPTIONS = [Options(), Options(edition="ru", best_of=3), Options(edition="first"), Options(cards=("set_1_first",))]

K = TypeVar("K")
V = TypeVar("V")
Played = list[tuple[State, tuple[Action, ...]]]


def play(game: PixelTacticsGame, options: Options, seed: int, forget: Callable[[], None], most: int = 400) -> Played:
    """A random game: each state with its legal actions. *forget* is called before every question to the game."""
    rng, dealer = Random(seed), Dealer(seed)
    state = game.new_game(options)
    found: Played = []
    while len(found) < most:
        forget()
        actions = game.legal_actions(state)
        found.append((state, actions))
        if not actions:
            break
        forget()
        action = dealer.choose(game, state) if state.actor == CHANCE and game.chance(state) else actions[rng.randrange(len(actions))]
        forget()
        state = game.apply(state, action)
    return found


def warm() -> None:
    """Forget nothing."""


def cold(game: PixelTacticsGame) -> Callable[[], None]:
    """Forget every state that *game* has taken apart."""

    def forget() -> None:
        game._referee.reuse._newest.clear()
        game._referee.reuse._older.clear()

    return forget


def remembered(game: PixelTacticsGame) -> int:
    """How many states *game* keeps taken apart."""
    return len(game._referee.reuse._newest) + len(game._referee.reuse._older)


@pytest.mark.parametrize("options", OPTIONS)
def test_the_same_game_is_played_whether_the_last_state_is_kept_or_not(options: Options) -> None:
    keeping, forgetful = PixelTacticsGame(SETS), PixelTacticsGame(SETS)
    kept = play(keeping, options, 7, warm)
    assert remembered(keeping)
    assert kept == play(forgetful, options, 7, cold(forgetful))
    assert [to_msgpack(state) for state, _ in kept] == [to_msgpack(state) for state, _ in play(PixelTacticsGame(SETS), options, 7, warm)]


def test_every_branch_from_a_state_is_what_it_is_from_the_state_taken_apart_afresh() -> None:
    game = PixelTacticsGame(SETS)
    states = [(state, actions) for state, actions in play(game, Options(), 3, warm) if len(actions) > 3]
    for state, actions in Random(1).sample(states, 25):
        for action in actions:
            fresh = PixelTacticsGame(SETS)
            game.legal_actions(state)
            assert game.apply(state, action) == fresh.apply_unchecked(state, action)
            assert game.step(state, action).state == fresh.apply(state, action)
            assert game.step(state, action).events == fresh.step(state, action).events


@pytest.mark.parametrize("options", [Options(), Options(edition="first"), Options(edition="pl"), Options(mode="teams", cards=("set_2",))])
def test_what_is_derived_while_play_goes_on_is_what_is_derived_afresh(options: Options) -> None:
    game, other = PixelTacticsGame(SETS), PixelTacticsGame(SETS)
    rng, dealer, state = Random(11), Dealer(seed=11), game.new_game(options)
    while actions := game.legal_actions(state):
        position = game._referee.reuse.take(state)
        fresh = other.position(state)
        for hand, afresh in zip(position.seats, fresh.seats, strict=True):
            assert (hand.taken, hand.living, hand.hurt) == (afresh.taken, afresh.living, afresh.hurt)
            for slot, piece in enumerate(hand.unit):
                if piece is not None and (piece.done_this_turn or piece.done_this_wave or piece.mods):
                    assert hand.touched >> slot & 1
        kept, read = position.board, fresh.board
        assert said(kept.modifiers) == said(read.modifiers)
        assert said(kept.triggers) == said(read.triggers)
        assert set(kept.triggers) == {what for what in kept.triggers if what in kept.events}
        assert [getattr(kept, name) for name in GROUPS] == [getattr(read, name) for name in GROUPS]
        game._referee.reuse.keep(state, position)
        state = game.apply(state, dealer.choose(game, state) if game.chance(state) else actions[rng.randrange(len(actions))])


GROUPS = ("lends", "prices", "sights", "special_prices", "strikes")


def said(entries: Mapping[K, Sequence[tuple[V, Context]]]) -> dict[K, list[tuple[V, int, str, int]]]:
    """Texts with whose they are, of which card, and where it stands."""
    return {key: [(text, at.you, at.source, at.slot) for text, at in found] for key, found in entries.items()}


def test_a_refused_action_changes_nothing_that_is_kept() -> None:
    game = PixelTacticsGame(SETS)
    state = next(state for state, actions in play(game, Options(), 5, warm) if EndTurn(Seat(0)) in actions)
    legal = game.legal_actions(state)
    for wrong in (Draw(Seat(1)), EndTurn(CHANCE), Draw(Seat(7))):
        with pytest.raises(IllegalAction):
            game.apply(state, wrong)
        assert game.check(state, wrong) == PixelTacticsGame(SETS).check(state, wrong)
        assert game.legal_actions(state) == legal
    assert game.apply(state, legal[0]) == PixelTacticsGame(SETS).apply(state, legal[0])


def test_an_equal_action_is_applied_like_the_one_that_was_listed() -> None:
    game = PixelTacticsGame(SETS)
    state = next(state for state, actions in play(game, Options(), 5, warm) if EndTurn(Seat(0)) in actions)
    game.legal_actions(state)
    assert game.apply(state, EndTurn(Seat(0))) == PixelTacticsGame(SETS).apply(state, EndTurn(Seat(0)))
    game.legal_actions(state)
    with pytest.raises(IllegalAction):
        game.apply(state, EndTurn(Seat(False)))  # equal to seat 0, and no seat: a log would not hold it


def test_threads_may_share_a_game_object() -> None:
    shared = PixelTacticsGame(SETS)
    alone = [play(PixelTacticsGame(SETS), options, seed, warm, 250) for seed in range(4) for options in OPTIONS]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda job: play(shared, job[1], job[0], warm, 250), [(seed, o) for seed in range(4) for o in OPTIONS]))
    assert together == alone
    assert remembered(shared) <= 1 + 8 + 4  # each thread may add one more before the oldest gives way


def test_a_few_games_that_take_turns_find_each_its_own_position() -> None:
    game = PixelTacticsGame(SETS)
    states = [play(game, Options(), seed, warm, 100)[50] for seed in range(12)]
    for state, actions in states:
        assert game.legal_actions(state) == actions
    assert remembered(game) == 1 + 8
    for state, _ in states[3:]:
        position = game._referee.reuse.take(state)
        assert position is not None
        assert position.frozen() == state


def test_what_is_derived_of_boards_is_bounded() -> None:
    game = PixelTacticsGame(SETS)
    for seed in range(3):
        for state, _ in play(game, Options(), seed, cold(game), 60):
            game.legal_actions(state)
    catalogue, memory = game._settings._catalogues["set_1",]
    assert 0 < len(memory._boards) <= 4
    assert all(set(known) <= set(catalogue.physical) for slots in memory.card_effects for known in slots)


def test_actions_with_the_names_of_cards_or_sets_of_slots_are_not_kept_without_end() -> None:
    made_of_names = (_interned.recruit, _interned.play_order, _interned.leader_action, _interned._choose)
    for made in (*made_of_names, _interned.attacks):
        most = made.cache_info().maxsize
        assert most is not None
        assert most <= 1 << 16


def test_lists_kept_by_a_number_are_not_kept_without_end_and_have_one_number_each() -> None:
    known: dict[int, str] = {}
    for number in range(_interned.MOST + 1):
        assert _interned.kept(known, number, "listed") == "listed"
    assert len(known) == 1
    for seat in (Seat(0), Seat(1)):
        for other in (Seat(0), Seat(1)):
            for bits in (0o001, 0o020, 0o702):
                assert [action.at for action in _interned.clears(seat, other, bits)] == [
                    _interned.spot(other, slot) for slot in SLOTS_OF[bits]
                ]
                for empty in (0o100, 0o074):
                    moves = [_interned.move(seat, other, slot, to) for slot in SLOTS_OF[bits] for to in SLOTS_OF[empty]]
                    found: list[Action] = [EndTurn(seat)]
                    _interned.add_moves(found, seat, other, bits, empty)
                    assert found == [EndTurn(seat), *moves]
            for slot in (0, 8):
                assert _interned.choose_spot(seat, other, slot) == Choose(seat, SpotOption(_interned.spot(other, slot)))
                assert _interned.cast(seat, other, slot, "words") == Cast(seat, _interned.spot(other, slot), "words")
        for card in ("alchemist", "knight"):
            for slots in (0o001, 0o702):
                recruits = [_interned.recruit(seat, card, slot) for slot in SLOTS_OF[slots]]
                assert list(_interned.recruits(seat, card, slots)) == recruits
        assert len(_interned.switches(seat, 0o123)) == 6
        assert _interned.drawn(seat, ("knight", "alchemist")) == (Drawn(CHANCE, seat, "knight"), Drawn(CHANCE, seat, "alchemist"))


def test_cards_drawn_are_not_kept_without_end() -> None:
    for number in range(40):
        cards = tuple([f"{number}.{card}" for card in range(_interned.MOST // 30)])
        assert [drawn.card for drawn in _interned.drawn(Seat(3), cards)] == [*cards]
        assert len(_interned._DRAWN[3]) <= _interned.MOST


def test_the_options_of_a_game_without_options_are_always_the_same_object() -> None:
    game = PixelTacticsGame(SETS)
    assert game.new_game().options is game.new_game().options


@pytest.mark.rule("PT-ACT-14", "PT-ACT-15")
def test_prices_kept_with_a_board_are_those_of_a_board_drawn_anew() -> None:
    game, other, rng = PixelTacticsGame(SETS), PixelTacticsGame(SETS), Random(11)
    seen = 0
    for number in range(24):
        options = (Options(), Options(cards=("set_2",)), Options(cards=("set_2_first",)))[number % 3]
        walker = game.walker(game.new_game(options), rng)
        assert isinstance(walker, PixelTacticsWalker)
        position = walker.position
        while actions := walker.legal():
            if position.phase == "play" and not position.stack and position.board.prices:
                anew = other.position(position.frozen())
                assert anew.board is not position.board
                for seat in (Seat(0), Seat(1)):
                    assert affordable(position, seat) == affordable(anew, seat)
                    assert varying(position, seat) == varying(anew, seat)
                seen += any(pricing.conditional for pricing in position.board.known_pricing.values())
            walker.play(rng.randrange(len(actions)))
    assert seen > 20  # of a text of set 2 that depends on the orders played


@pytest.mark.rule("PT-ATK-3", "PT-ATK-4", "PT-2V2-2")
@pytest.mark.parametrize("options", [Options(), Options(mode="teams")])
def test_attacks_in_melee_are_listed_by_slot_as_their_targets_stand(options: Options) -> None:
    game, rng, seen = PixelTacticsGame(SETS), Random(3), 0
    state = game.new_game(options)
    for _ in range(400):
        actions = game.legal_actions(state)
        if not actions:
            break
        position = game.position(state)
        for seat in game.seats(state):
            targets = _permissions.aims(position, seat, "melee")
            assert all(position.in_melee(rival, slot) for rival, slot in targets)
            for slot, listed in enumerate(_permissions.melee_by_slot(position, seat)):
                assert list(listed) == [_interned.attack(seat, seat, slot, rival, target, "melee") for rival, target in targets]
                seen += len(listed)
        state = game.apply(state, actions[rng.randrange(len(actions))])
    assert seen


@pytest.mark.rule("PT-FLOW-1", "PT-FLOW-3", "PT-FLOW-4")
@pytest.mark.parametrize("options", OPTIONS)
def test_turns_waves_and_rounds_end_alike_whether_their_programs_run_or_not(monkeypatch: pytest.MonkeyPatch, options: Options) -> None:
    """Where nobody answers the engine leaves out the programs of an ending; with them the same states are reached."""
    short = [play(PixelTacticsGame(SETS), options, seed, warm, 4000) for seed in range(3)]
    asked = 0

    class Answered(Container[str]):
        def __contains__(self, what: object) -> bool:
            nonlocal asked
            asked += 1
            return True

    draw = Board.__init__

    def drawn(board: Board, parts: tuple[UnitEffects, ...], *, delayed: bool) -> None:
        draw(board, parts, delayed=delayed)
        board.events = Answered()

    monkeypatch.setattr(Board, "__init__", drawn)
    assert [play(PixelTacticsGame(SETS), options, seed, warm, 4000) for seed in range(3)] == short
    assert asked
