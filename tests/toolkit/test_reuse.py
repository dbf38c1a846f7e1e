from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from boardrules.toolkit.reuse import SIZE, Reuse


def test_a_copy_is_found_by_the_identity_of_its_state_not_by_equality() -> None:
    reuse = Reuse[str]()
    state = tuple(range(2))
    equal = tuple(range(2))
    reuse.keep(state, "copy")
    assert reuse.take(equal) is None
    assert reuse.take(state) == "copy"


def test_a_copy_is_taken_once() -> None:
    reuse = Reuse[str]()
    state = object()
    reuse.keep(state, "copy")
    assert [reuse.take(state), reuse.take(state)] == ["copy", None]


def test_only_the_newest_copies_are_kept() -> None:
    reuse = Reuse[int]()
    states = [object() for _ in range(SIZE + 3)]
    for number, state in enumerate(states):
        reuse.keep(state, number)
    assert [reuse.take(state) for state in states] == [None] * 3 + list(range(3, SIZE + 3))


def test_a_kept_state_lives_so_that_its_identity_is_not_given_to_another() -> None:
    reuse = Reuse[int]()
    for number in range(1000):
        reuse.keep((number, number), number)
        assert reuse.take((number, number)) is None


def test_threads_never_hold_the_same_copy() -> None:
    reuse = Reuse[list[int]]()
    states = [object() for _ in range(12)]

    def work(turn: int) -> int:
        found = 0
        for k in range(2000):
            state = states[(turn + k) % len(states)]
            copy = reuse.take(state)
            if copy is None:
                copy = [0, 0]
            else:
                found += 1
            copy[0] += 1
            copy[1] += 1
            assert copy[0] == copy[1]
            reuse.keep(state, copy)
        return found

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(work, range(4))) > 0
