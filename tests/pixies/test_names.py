"""The numbers of areas."""

from __future__ import annotations

from random import Random

from boardrules.pixies import Cell, Options, Place, State, apply_unchecked, chance, chance_action, legal_actions, new_game
from boardrules.pixies._engine.names import added, named


def states(seed: int) -> list[State]:
    """All positions of a random game of two with Flower Power."""
    rng = Random(seed)
    found = [new_game(Options(seats=2, flower_power=True))]
    while legal_actions(found[-1]):
        at = found[-1]
        luck = chance(at)
        action = chance_action(at, rng.randrange(luck)) if luck else rng.choice(legal_actions(at))
        found.append(apply_unchecked(at, action))
    return found


def test_areas_have_the_same_number_exactly_when_they_are_equal() -> None:
    areas = {area for seed in range(20) for state in states(seed) for area in state.areas}
    assert len({named(area) for area in areas}) == len(areas) > 500
    assert named((Cell(),) * 9) == 0


def test_the_number_after_a_placement_is_that_of_the_new_area() -> None:
    seen: set[tuple[str, bool, bool]] = set()
    for seed in range(5):
        for state in states(seed):
            for action in legal_actions(state):
                if isinstance(action, Place):
                    area = state.areas[action.by]
                    old = area[action.cell - 1]
                    after = apply_unchecked(state, action)
                    seen.add((action.how, old.up is None, old.down is None))
                    if len(after.scores) == len(state.scores):
                        assert named(area) + added(area, action) == named(after.areas[action.by])
    assert seen == {("up", True, True), ("up", True, False), ("up", False, True), ("under", False, True), ("down", True, True)}
