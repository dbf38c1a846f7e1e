"""Tables of games of one's own on screens of four widths, in each language: nothing is too small, nothing overlaps, everything fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.authoring.tables import TABLES, picture, played
from tests.browser.measured import WIDTHS, measured

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", TABLES)
def test_tables_of_the_kit_can_be_read_and_touched_at_every_width(browser: Browser, name: str, width: int, language: str) -> None:
    pictures = [str(picture(name, seen, width, language)) for seen in (*played(name, 1), *played(name, 2))[-20:]]
    faults = [fault for found in measured(browser, pictures, width) for fault in found.faults(width)]
    assert faults == []
