from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from boardrules.toolkit.reuse import SIZE, Listed, Reuse


def test_a_copy_is_found_by_the_identity_of_its_state_not_by_equality() -> None:
    reuse = Reuse[tuple[int, ...], list[int]](list)
    state = tuple(range(2))
    equal = tuple(range(2))
    copy = reuse.take(state)
    reuse.keep(state, copy)
    assert reuse.take(equal) is not copy
    assert reuse.take(state) is copy


def test_a_copy_is_taken_once() -> None:
    reuse = Reuse[object, str](lambda _: "new")
    state = object()
    reuse.keep(state, "copy")
    assert [reuse.take(state), reuse.take(state)] == ["copy", "new"]


def test_the_newest_copy_is_taken_with_its_state_and_can_be_kept_again() -> None:
    reuse = Reuse[tuple[int, ...], list[int]](list)
    assert reuse.take_newest() is None
    older, newer = (1, 2), (3, 4)
    reuse.keep(older, [1, 2])
    copy = [3, 4]
    reuse.keep(newer, copy)
    newest = reuse.take_newest()
    assert newest is not None
    assert newest[0] is newer
    assert newest[1] is copy
    assert reuse.take_newest() is None
    reuse.keep(*newest)
    assert reuse.take(newer) is copy


def test_only_the_newest_copies_are_kept() -> None:
    reuse = Reuse[object, int](lambda _: -1)
    states = [object() for _ in range(SIZE + 4)]
    for number, state in enumerate(states):
        reuse.keep(state, number)
    assert [reuse.take(state) for state in reversed(states)] == [*range(SIZE + 3, 2, -1), -1, -1, -1]


def test_a_kept_state_lives_so_that_its_identity_is_not_given_to_another() -> None:
    reuse = Reuse[object, int](lambda _: -1)
    for number in range(1000):
        reuse.keep((number, number), number)
        assert reuse.take((number, number)) == -1


def test_threads_never_hold_the_same_copy() -> None:
    reuse = Reuse[object, list[int]](lambda _: [0, 0, 0])
    states = [object() for _ in range(12)]

    def work(turn: int) -> int:
        found = 0
        for k in range(2000):
            state = states[(turn + k) % len(states)]
            copy = reuse.take(state)
            found += copy[2]
            copy[0] += 1
            copy[1] += 1
            copy[2] = 1
            assert copy[0] == copy[1]
            reuse.keep(state, copy)
        return found

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(work, range(4))) > 0


def test_an_action_is_listed_by_its_identity_for_its_own_state_only() -> None:
    listed = Listed[tuple[int, int]]()
    state, equal = tuple(range(2)), tuple(range(2))
    action, other = (1, 0), (True, 0)
    listed.keep(state, (action,))
    assert listed.get(state) == (action,)
    assert listed.get(equal) is None
    assert listed.has(state, action)
    assert not listed.has(equal, action)
    assert not listed.has(state, other)


def test_what_was_listed_of_a_state_that_was_left_is_kept_as_soon_as_it_is_asked_for_again() -> None:
    listed = Listed[int]()
    state = (1, 2)
    listed.leave(state, (0, 1, 2, 3))
    for action in range(4):
        assert listed.has(state, action)
        listed.leave((state, action), (7,))
        assert listed.get(state) == (0, 1, 2, 3)
    assert not listed.has(state, 7)


def test_of_the_states_that_play_has_left_only_the_last_is_kept() -> None:
    listed = Listed[str]()
    states = [(number, number) for number in range(10)]
    for state in states:
        listed.leave(state, ("go",))
    assert [state for state in states if listed.get(state)] == states[-1:]


def test_the_lists_of_few_states_are_kept() -> None:
    listed = Listed[str]()
    states = [(number, number) for number in range(1000)]
    for state in states:
        listed.keep(state, ("go",))
        assert listed.has(state, "go")
    assert 0 < sum(listed.get(state) is not None for state in states) <= SIZE


@pytest.mark.parametrize("fault", [RuntimeError, StopIteration])
def test_another_thread_may_take_a_copy_while_the_oldest_is_looked_for(fault: type[Exception]) -> None:
    class Emptied(dict[int, tuple[object, str]]):
        def __iter__(self) -> Iterator[int]:
            raise fault

    reuse = Reuse[object, str](lambda _: "new")
    states = [object() for _ in range(SIZE + 2)]
    for state in states[:-1]:
        reuse.keep(state, "kept")
    reuse._older = Emptied(reuse._older)
    reuse.keep(states[-1], "newest")
    assert reuse.take(states[-1]) == "newest"
    assert reuse.take(states[-2]) == "kept"
