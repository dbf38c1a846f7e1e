"""The dealer."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardrules import CHANCE, Dealer, InvalidState, commitment_of, pixies
from tests.play import dealt

RANGES = (2, 6, 10, 52, 70, 100, 1000, 2**32, 2**63 + 1, 2**63 + 1, 2**63 + 1, 3)


@pytest.mark.parametrize(
    ("seed", "answers", "commitment"),
    [
        (
            7,
            (0, 0, 5, 38, 47, 57, 875, 2660957727, 1882422419266273827, 1183428293683213089, 6936625863961981187, 0),
            "237370fa85190919f6e0f5dddc7cd17332aef09c552410a27a9eea39d2e7521b",
        ),
        (
            "",
            (0, 1, 0, 15, 18, 78, 617, 1990932820, 8564141057819320485, 2628914532390332342, 5618863469056084166, 1),
            "2b2a491cecd23f4390c20e210aaadeda509dcd72a356f3f37143667a48a97840",
        ),
        (
            b"boardrules",
            (1, 0, 0, 49, 37, 61, 505, 3185392340, 6284831285150967734, 9054539582984440866, 4541900527449014843, 0),
            "265cf82bf9aeecad7a1e6f7cfe1298775c9c6ddfb79bd13e7622e5e15fd7a5f2",
        ),
    ],
)
def test_the_published_vectors(seed: int | str | bytes, answers: tuple[int, ...], commitment: str) -> None:
    # Computed by an implementation of the description alone, which shares no code with the dealer.
    dealer = Dealer(seed)
    assert tuple(dealer.draw(n) for n in RANGES) == answers
    assert dealer.commitment == commitment == commitment_of(seed)


@pytest.mark.parametrize(
    ("seed", "client_seeds", "answers"),
    [
        (7, ("anna", "ben"), (0, 2, 2, 2, 31, 73, 201, 2188873386, 2777341269389872410, 1669458508866104284, 7245119291358405127, 1)),
        (
            "boardrules",
            ("", "é", "0"),
            (0, 1, 5, 40, 52, 26, 55, 1288020170, 6069584592898771897, 2418384821986629979, 7097340593831609095, 2),
        ),
    ],
)
def test_the_published_vectors_with_client_seeds(seed: int | str, client_seeds: tuple[str, ...], answers: tuple[int, ...]) -> None:
    dealer = Dealer(seed, client_seeds=client_seeds)  # the answers: as above
    assert tuple(dealer.draw(n) for n in RANGES) == answers


def test_a_commitment_is_to_the_seed_alone_so_that_it_can_be_published_before_the_client_seeds() -> None:
    assert Dealer("x", client_seeds=("anna", "ben")).commitment == Dealer("x").commitment == commitment_of("x")


def test_every_client_seed_and_their_order_change_the_luck() -> None:
    given_seeds = [(), ("",), ("a",), ("b",), ("a", "b"), ("b", "a"), ("ab",), ("a", "b", "")]
    assert len({Dealer("x", client_seeds=texts).draw(2**60) for texts in given_seeds}) == len(given_seeds)


@pytest.mark.parametrize("client_seeds", ["anna", b"anna", (1, 2), ("x" * 201,)])
def test_client_seeds_that_are_no_texts_are_refused(client_seeds: Any) -> None:
    with pytest.raises(ValueError, match="sequence of texts"):
        Dealer(1, client_seeds=client_seeds)


@given(st.integers(0, 60), st.lists(st.integers(1, 2**64), min_size=1, max_size=40))
def test_an_answer_depends_on_the_seed_and_its_number_only(start: int, ranges: list[int]) -> None:
    straight, jumped = Dealer("x"), Dealer("x", answered=start)
    for _ in range(start):
        straight.draw(2)
    for n in ranges:
        answer = straight.draw(n)
        assert answer == jumped.draw(n)
        assert 0 <= answer < n
    assert straight.answered == jumped.answered == start + len(ranges)


def test_the_number_of_outcomes_asked_before_does_not_matter() -> None:
    one, other = Dealer(3), Dealer(3)
    one.draw(2**63 + 1)
    other.draw(2)
    assert one.draw(1000) == other.draw(1000)


@pytest.mark.parametrize("n", [3, 70])
def test_answers_are_uniform(n: int) -> None:
    dealer = Dealer("uniform")
    draws = 1000 * n
    counts = Counter(dealer.draw(n) for _ in range(draws))
    chi_squared = sum((counts[k] - 1000) ** 2 / 1000 for k in range(n))
    assert chi_squared < 2 * n + 20  # the seed is fixed: this is a check of the code, not of luck


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_a_range_that_is_none_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 2"):
        Dealer(1).draw(n)


def test_a_dealer_without_a_seed_takes_one_that_nobody_can_guess() -> None:
    one, other = Dealer(), Dealer()
    assert one.seed != other.seed
    assert len(str(one.seed)) == 64
    assert Dealer(one.seed).draw(2**40) == one.draw(2**40)


def test_the_seed_is_not_shown_by_repr() -> None:
    dealer = Dealer("secret seed")
    assert "secret seed" not in repr(dealer)
    assert dealer.commitment[:8] in repr(dealer)


def test_answers_before_the_first_are_refused() -> None:
    with pytest.raises(ValueError, match="0 or more"):
        Dealer(1, answered=-1)


def test_deal_answers_every_chance_point_up_to_the_next_decision() -> None:
    dealer = Dealer(7)
    state = dealer.deal(pixies, pixies.new_game(pixies.Options(seats=4)))
    assert pixies.to_act(state) != (CHANCE,)
    assert len(state.table) == 4
    assert dealer.answered == 5
    assert dealer.deal(pixies, state) is state


class CardByCard:
    """Pixies without the capability Dealing. It counts how often it is asked for that, since a module takes long to lack a name."""

    def __init__(self) -> None:
        self.asked = 0

    def __getattr__(self, name: str) -> object:
        if name == "deal_luck":
            self.asked += 1
            raise AttributeError(name)
        return getattr(pixies, name)


def test_a_dealer_asks_each_game_once_whether_it_deals_luck_in_one_go() -> None:
    dealer, other, counting = Dealer(7), Dealer(7), CardByCard()
    game: Any = counting
    state = dealer.deal(game, pixies.new_game())
    assert state == other.deal(pixies, pixies.new_game())
    for _ in range(3):
        state = dealer.deal(game, pixies.apply(state, pixies.legal_actions(state)[0]))
    assert counting.asked == 1
    dealer.deal(pixies, state)
    dealer.deal(game, state)
    assert counting.asked == 2


def test_choose_answers_one_chance_point_and_deal_gives_the_same() -> None:
    one, other = Dealer(11), Dealer(11)
    state = pixies.new_game()
    while pixies.chance(state):
        state = pixies.apply(state, one.choose(pixies, state))
    assert state == other.deal(pixies, pixies.new_game())


def test_choose_refuses_a_state_that_does_not_wait_for_luck() -> None:
    match = dealt("B4_C", "B5_C", "R1_C", "R5_C")
    with pytest.raises(InvalidState, match="does not wait for luck"):
        Dealer(1).choose(pixies, match.state)


def test_a_random_generator_is_no_dealer_but_serves_determinize() -> None:
    match = dealt("B4_C", "B5_C", "R1_C", "R5_C")
    assert pixies.determinize(pixies.view(match.state, None), random.Random(1)) == match.state


class Wide:
    """A game of one chance point with so many outcomes that every other word is unfair."""

    def chance(self, state: int) -> int:
        return 0 if state else 2**63 + 1

    def chance_action(self, _state: int, k: int) -> int:
        return k

    def apply_unchecked(self, _state: int, action: int) -> int:
        return action


def test_deal_throws_unfair_words_away_as_draw_does() -> None:
    wide: Any = Wide()
    for seed in range(20):
        assert Dealer(seed).deal(wide, 0) == Dealer(seed).draw(2**63 + 1)


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda dealer: pickle.loads(pickle.dumps(dealer))])
def test_a_dealer_that_is_copied_or_pickled_goes_on_alike_and_apart(again: Callable[[Dealer], Dealer]) -> None:
    dealer = Dealer("x", client_seeds=("anna",))
    dealer.draw(6)
    other = again(dealer)
    assert other.answered == 1
    assert other.commitment == dealer.commitment
    expected = [dealer.draw(1000) for _ in range(20)]
    assert [other.draw(1000) for _ in range(20)] == expected
