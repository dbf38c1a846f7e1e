"""Compiled code combines large integers as the sources do (``tools/integers.h``)."""

from __future__ import annotations

import runpy
from random import Random
from typing import Any

import pytest

from boardrules._build import description
from boardrules.chibitactics._engine.board import masks
from tests.compiled.tool import ROOT

pytestmark = pytest.mark.skipif(description() != "compiled", reason="a pure build is installed: tox -e compiled")

PLAIN: dict[str, Any] = runpy.run_path(str(ROOT / "src" / "boardrules" / "chibitactics" / "_engine" / "board" / "masks.py"))
"""The same functions as the sources have them."""
WIDTHS = (1, 29, 30, 31, 59, 60, 61, 62, 63, 64, 89, 90, 91, 120, 175, 255, 359, 360, 361, 400)
"""Bits, about the ends of the digits that integers are made of, of what fits in a word, and of what is used again."""


def masks_of(rng: Random, number: int) -> list[int]:
    """Random masks: full ones, thin ones, and single bits."""
    found: list[int] = []
    for _ in range(number):
        width = rng.choice(WIDTHS)
        dense = rng.getrandbits(width)
        found.append(rng.choice((dense, dense & rng.getrandbits(width) & rng.getrandbits(width), 1 << width - 1, (1 << width) - 1)))
    return found


def test_members_and_unions_of_masks_of_any_width_are_those_of_the_sources() -> None:
    rng = Random(5)
    masks.provide(max(WIDTHS))
    PLAIN["provide"](max(WIDTHS))
    near = tuple(masks_of(rng, max(WIDTHS)))
    for mask in masks_of(rng, 400):
        assert masks.members(mask) == PLAIN["members"](mask)
        assert masks.spread(near, mask) == PLAIN["spread"](near, mask)


def test_walks_over_masks_of_any_width_are_those_of_the_sources_and_stay_so() -> None:
    rng = Random(6)
    masks.provide(max(WIDTHS))
    PLAIN["provide"](max(WIDTHS))
    near = tuple(masks_of(rng, max(WIDTHS)))
    asked = [(rng.randrange(max(WIDTHS)), rng.randrange(1, 5), masks_of(rng, 2)) for _ in range(2000)]
    answers = [masks.flood(near, start, points, steps, slow) for start, points, (steps, slow) in asked]
    flood = PLAIN["flood"]
    assert answers == [flood(near, start, points, steps, slow) for start, points, (steps, slow) in asked]  # none was used again


def test_negative_integers_are_combined_too() -> None:
    rng = Random(7)
    near = tuple(masks_of(rng, 8))
    for mask in masks_of(rng, 200):
        for steps in (-1, -mask - 1, ~mask):
            assert masks.flood(near, 3, 1, steps, 0) == PLAIN["flood"](near, 3, 1, steps, 0) == near[3] & steps
