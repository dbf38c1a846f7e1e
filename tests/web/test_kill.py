"""kill -9 of the web server under play; ``python -m tests.web.kill --times 100`` does it more often."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("uvicorn", reason="the web example needs starlette, uvicorn and websockets")
pytest.importorskip("websockets")

from tests.web.kill import run


def test_no_acknowledged_action_is_lost_and_everybody_goes_on(tmp_path: Path) -> None:
    found, line = run(tmp_path, 5, tables=3)
    assert found == [], line
