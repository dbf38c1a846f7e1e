"""What tests of several adapters need."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def goofspiel(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The game of the tutorial, in which all choose at once."""
    monkeypatch.syspath_prepend(str(ROOT / "docs" / "tutorial"))
    return import_module("goofspiel")


@pytest.fixture
def kuhn_poker(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Kuhn poker of the examples."""
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    return import_module("kuhn_poker")
