"""Playouts of the walker: the random games that it plays in one call (PX-TUR-2, PX-PLA-2); the laws check its single steps."""

from __future__ import annotations

from random import Random

import pytest

from boardrules import pixies
from boardrules.pixies import Options, Place, Reveal, State
from boardrules.toolkit.draws import MANY

from .tables import every_table


class Always:
    """A generator whose every number of 32 bits is the same."""

    def __init__(self, number: int) -> None:
        self.number = number

    def randrange(self, stop: int) -> int:
        """Return the number, as often as a playout takes it from one call."""
        found = int.from_bytes(self.number.to_bytes(4, "little") * MANY, "little")
        assert found < stop
        return found


def played(state: State, number: int) -> State:
    """Play to the end by the contract, where the *number* alone decides; the table lies in the order in which its cards were revealed."""
    table = [*state.table]
    while pixies.to_act(state):
        luck = pixies.chance(state)
        if luck:
            action = pixies.chance_action(state, number % luck)
            table += [action.card] if isinstance(action, Reveal) else []
        else:
            listed = [one for one in pixies.legal_actions(state) if isinstance(one, Place)]
            listed.sort(key=lambda one: table.index(one.card))
            action = listed[number % len(listed)]
            table.remove(action.card)
        after = pixies.apply_unchecked(state, action)
        table = table if len(after.scores) == len(state.scores) else []
        state = after
    return state


@every_table
@pytest.mark.parametrize("seed", range(10))
def test_a_playout_plays_the_game_that_its_numbers_say(options: Options, seed: int) -> None:
    rng = Random(seed)
    state = pixies.new_game(options)
    for _ in range(rng.randrange(150)):
        if not pixies.to_act(state):
            break
        actions = pixies.legal_actions(state)
        state = pixies.apply_unchecked(state, actions[rng.randrange(len(actions))])
    number = rng.randrange(1 << 32)
    walker = pixies.walker(state, rng)
    walker.playout(Always(number))
    end = played(state, number)
    assert walker.outcome() == pixies.outcome(end) is not None
    assert [walker.view(seat) for seat in pixies.seats(end)] == [pixies.view(end, seat) for seat in pixies.seats(end)]
    assert [walker.key(seat) for seat in pixies.seats(end)] == [pixies.walker(end, rng).key(seat) for seat in pixies.seats(end)]
