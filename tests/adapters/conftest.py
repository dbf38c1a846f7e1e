"""What tests of several adapters need."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

TUTORIAL = Path(__file__).parents[2] / "docs" / "tutorial"


@pytest.fixture
def goofspiel(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The game of the tutorial, in which all choose at once."""
    monkeypatch.syspath_prepend(str(TUTORIAL))
    return import_module("goofspiel")
