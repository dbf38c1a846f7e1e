"""All against all."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from boardrules.tournaments import TournamentError, round_robin

NAMES = "abcdefghijk"


@pytest.mark.parametrize("n", range(2, 12))
def test_each_two_meet_once_and_nobody_plays_twice_in_a_round(n: int) -> None:
    rounds = round_robin(NAMES[:n])
    assert [pairing.round for pairing in rounds] == list(range(1, n + n % 2))
    met = Counter(frozenset(table) for pairing in rounds for table in pairing.tables)
    assert met == Counter(map(frozenset, combinations(NAMES[:n], 2)))
    for pairing in rounds:
        sitting = [player for table in pairing.tables for player in table]
        assert len(sitting) == len(set(sitting)) == n - n % 2


@pytest.mark.parametrize(("n", "seats"), [(3, 3), (5, 3), (6, 4)])
def test_at_larger_tables_each_group_meets_once(n: int, seats: int) -> None:
    rounds = round_robin(NAMES[:n], seats=seats)
    assert sorted(tuple(sorted(table)) for pairing in rounds for table in pairing.tables) == list(combinations(NAMES[:n], seats))
    for pairing in rounds:
        assert max(Counter(player for table in pairing.tables for player in table).values()) == 1


@pytest.mark.parametrize("players", [["a"], ["a", "a"], []])
def test_too_few_players_or_equal_names_are_refused(players: list[str]) -> None:
    with pytest.raises(TournamentError):
        round_robin(players)
