"""Masks of cells; ``test_hex.py`` has the walks over them against brute force."""

from __future__ import annotations

from random import Random

from boardrules.chibitactics._engine.board.masks import BITS, members, provide, spread


def test_members_are_the_bits_that_are_set() -> None:
    rng = Random(1)
    for _ in range(100):
        cells = sorted(rng.sample(range(200), rng.randrange(30)))
        mask = sum(1 << cell for cell in cells)
        assert members(mask) == cells


def test_spread_is_the_union_of_what_each_cell_is_given() -> None:
    near = (0b0110, 0b0101, 0b1001, 0b0001)
    assert spread(near, 0) == 0
    assert spread(near, 0b0011) == 0b0111
    assert spread(near, 0b1100) == 0b1001


def test_every_cell_of_the_largest_grid_has_a_mask() -> None:
    provide(300)
    provide(10)
    assert BITS[:300] == [1 << cell for cell in range(300)]
    assert members(1 << 299 | 1) == [0, 299]
