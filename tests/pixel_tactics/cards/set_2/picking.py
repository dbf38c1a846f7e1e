"""Where a seat may pick, and the editions by which the cards are read a second time."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._engine.slots import SLOTS
from tests.pixel_tactics.scene import Scene

__all__ = ["ALL", "EDITIONS", "picks"]

EDITIONS = pytest.mark.parametrize("edition", ["pl", "first"])
ALL = pytest.mark.parametrize("edition", ["pl", "first", "en", "ru"])


def picks(scene: Scene, by: int = 0) -> set[str]:
    """Where a seat may pick now, each slot with the seat in whose unit it is."""
    return {f"{seat}.{slot}" for seat in (0, 1) for slot in SLOTS if scene.can(f"{by}: pick {seat}.{slot}")}
