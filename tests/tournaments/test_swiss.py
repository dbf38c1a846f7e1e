"""The laws of Swiss rounds. Those of two seats need networkx."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardrules.tournaments import Bye, Pairing, Result, TournamentError, swiss
from boardrules.values import Seat

pytestmark = pytest.mark.skipif(find_spec("networkx") is None, reason="Swiss pairings need networkx")

NAMES = "abcdefghijklmnop"


def held(n: int, rounds: int, seed: int, seats: int = 2) -> tuple[list[Pairing], list[Result], list[Bye]]:
    """A tournament whose games anybody may win."""
    rng = Random(seed)
    pairings: list[Pairing] = []
    results: list[Result] = []
    byes: list[Bye] = []
    for _ in range(rounds):
        pairing = swiss(NAMES[:n], results, byes, seats=seats, seed=seed)
        pairings.append(pairing)
        results.extend([Result(pairing.round, table, (Seat(rng.randrange(seats)),)) for table in pairing.tables])
        byes.extend([Bye(pairing.round, player) for player in pairing.byes])
    return pairings, results, byes


def matchings(players: Sequence[str]) -> Iterator[list[frozenset[str]]]:
    """All ways to pair *players*, with one left over if they are odd."""
    if len(players) < 2:
        yield []
        return
    for other in players[1:]:
        for rest in matchings([player for player in players[1:] if player != other]):
            yield [frozenset((players[0], other)), *rest]
    if len(players) % 2:
        yield from matchings(players[1:])


def met(results: Sequence[Result]) -> Counter[frozenset[str]]:
    return Counter(frozenset(pair) for result in results for pair in combinations(result.players, 2))


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 7), st.integers(1, 7), st.integers(0, 10**6))
def test_nobody_meets_a_rival_again_while_it_can_be_avoided(n: int, rounds: int, seed: int) -> None:
    pairings, results, byes = held(n, rounds, seed)
    for pairing in pairings:
        before = met([result for result in results if result.round < pairing.round])
        rested = Counter(bye.player for bye in byes if bye.round < pairing.round)
        again = sum(before[frozenset(table)] for table in pairing.tables)
        fresh: list[int] = []
        for tables in matchings(NAMES[:n]):
            left = set(NAMES[:n]).difference(*tables)
            if sum(rested[player] for player in left) == min(rested[player] for player in NAMES[:n]) * (n % 2):
                fresh.append(sum(before[table] for table in tables))
        assert again == min(fresh)


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 16), st.integers(1, 6), st.integers(0, 10**6), st.sampled_from([2, 3, 4]))
def test_everybody_plays_or_has_a_bye_and_nobody_has_two_before_all_had_one(n: int, rounds: int, seed: int, seats: int) -> None:
    n = max(n, seats)
    pairings, _, byes = held(n, rounds, seed, seats)
    for pairing in pairings:
        assert sorted([*(player for table in pairing.tables for player in table), *pairing.byes]) == list(NAMES[:n])
        assert {len(table) for table in pairing.tables} == {seats}
        assert len(pairing.byes) == n % seats
        rested = Counter(dict.fromkeys(NAMES[:n], 0))
        rested.update(bye.player for bye in byes if bye.round <= pairing.round)
        assert max(rested.values()) - min(rested.values()) <= 1


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 16), st.integers(1, 6), st.integers(0, 10**6))
def test_the_seat_goes_to_the_one_who_had_it_less_often(n: int, rounds: int, seed: int) -> None:
    pairings, results, _ = held(n, rounds, seed)
    for pairing in pairings:
        sat = Counter((player, seat) for result in results if result.round < pairing.round for seat, player in enumerate(result.players))
        for first, second in pairing.tables:
            assert sat[first, 0] - sat[first, 1] <= sat[second, 0] - sat[second, 1]


def test_players_with_equal_points_meet() -> None:
    _, results, _ = held(8, 1, 3)
    winners = {result.players[result.winners[0]] for result in results}
    pairing = swiss(NAMES[:8], results, seed=3)
    assert [len(winners.intersection(table)) for table in pairing.tables] == [2, 2, 0, 0]


def test_a_bye_goes_to_somebody_with_few_points() -> None:
    _, results, byes = held(5, 1, 3)
    lost = {result.players[1 - result.winners[0]] for result in results}
    assert swiss(NAMES[:5], results, byes, seed=3).byes[0] in lost


def test_the_seed_decides_between_equal_rounds() -> None:
    assert swiss(NAMES, seed=1) == swiss(NAMES, seed=1)
    assert swiss(NAMES, seed=1) != swiss(NAMES, seed=2)


def test_too_few_players_are_refused() -> None:
    with pytest.raises(TournamentError):
        swiss(["a", "b"], seats=3)
