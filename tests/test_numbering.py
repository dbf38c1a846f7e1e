"""An action space: its numbers, seat by seat, and what is outside."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from boardrules import ActionSpace, Seat, pixies
from boardrules.pixies import Options, Place
from boardrules.toolkit.domains import Listed


def test_seats_have_the_same_numbers_one_seat_after_the_other() -> None:
    space = pixies.action_space(Options(seats=4))
    assert len(space) == 4 * space.per_seat
    for seat in range(4):
        index = space.index(Place(Seat(seat), "B4_C", 4, "up"))
        own = space.of(Seat(seat))
        assert divmod(index, space.per_seat) == (seat, own.index(Place(Seat(seat), "B4_C", 4, "up")))
        assert own.action(index % space.per_seat) == Place(Seat(seat), "B4_C", 4, "up")
        assert len(own) == own.per_seat == space.per_seat


def test_a_mask_has_a_one_for_each_action() -> None:
    space = pixies.action_space(Options(seats=2)).of(Seat(1))
    chosen = [space.action(7), space.action(3)]
    mask = space.mask(chosen)
    assert (len(mask), mask.count(1), mask[3], mask[7]) == (len(space), 2, 1, 1)
    assert space.mask([]) == bytes(len(space))


@pytest.mark.parametrize("action", [Place(Seat(2), "B4_C", 4, "up"), Place(Seat(-1), "B4_C", 4, "up"), Place(Seat(0), "X", 4, "up")])
def test_what_is_outside_the_space_has_no_number(action: Place) -> None:
    with pytest.raises(LookupError, match="no such action"):
        pixies.action_space(Options(seats=2)).index(action)


def test_luck_has_no_number() -> None:
    with pytest.raises(LookupError, match="Reveal by seat -1"):
        pixies.action_space().index(pixies.Reveal(Seat(-1), "B4_C"))


@pytest.mark.parametrize("index", [-1, 2100])
def test_a_number_outside_the_space_is_no_action(index: int) -> None:
    with pytest.raises(LookupError, match="0 to 2099"):
        pixies.action_space().action(index)


def test_a_seat_that_there_is_not_has_no_numbering() -> None:
    with pytest.raises(LookupError, match="no seat 3"):
        pixies.action_space().of(Seat(3))
    with pytest.raises(LookupError, match="by seat 0"):
        pixies.action_space().of(Seat(1)).index(Place(Seat(0), "B4_C", 4, "up"))


def test_all_seats_have_as_many_numbers() -> None:
    with pytest.raises(ValueError, match=r"\[1, 2\]"):
        ActionSpace([Listed("a"), Listed("ab")])


PRINTED = """
import sys
from boardrules import pixies
from tests.chibitactics import test_numbering as chibitactics
from tests.numbers import transcript
from tests.pixel_tactics import test_numbering as pixel_tactics
modes = [pixel_tactics.GRID[name] for name in ("constructed", "one card beside a set", "workshop for teams")]
for game, options in [(pixies, None), *modes, *chibitactics.PACKS[:2]]:
    for line in transcript(game, options, plies=12):
        sys.stdout.buffer.write(line)
"""
"""Numbers of some modes and packs, printed."""


def printed(hash_seed: int) -> bytes:
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", PRINTED], env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


def test_numbers_are_the_same_in_every_process() -> None:
    one = printed(1)
    assert len(one) > 100_000
    assert one == printed(2)
