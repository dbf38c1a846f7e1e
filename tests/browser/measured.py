"""Sizes of pictures on a screen, measured in Chromium: fonts, texts that overlap, targets for fingers.

Look at one picture from a shell: ``python -m tests.browser.measured PICTURE.svg 360``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from playwright.sync_api import Browser

WIDTHS: Final = (360, 390, 768, 1280)
"""Widths of screens in pixels: two telephones, a tablet, a computer."""
SMALLEST_TEXT: Final = 11
SMALLEST_TARGET: Final = 40
SCRIPT: Final = Path(__file__).with_name("measured.js").read_text("utf-8")
PAGE: Final = "<!doctype html><html><head><style>body{margin:0}svg{display:block}</style></head><body></body></html>"


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """One picture on a screen, in pixels.

    ``font`` is the size of the smallest text. The lists name what breaks a rule: ``tiny`` texts under 11 pixels, ``overlaps`` pairs of
    texts, ``outside`` texts that leave the picture or their clip, ``small`` anchors under 40 x 40 pixels, ``crowded`` pairs of anchors that
    share over a third of the smaller one.
    """

    font: float | None
    tiny: tuple[str, ...]
    overlaps: tuple[str, ...]
    outside: tuple[str, ...]
    small: tuple[str, ...]
    crowded: tuple[str, ...]
    width: float
    height: float
    texts: int
    targets: int

    def faults(self, width: int, *, wide: bool = False) -> tuple[str, ...]:
        """Return what breaks a rule on a screen of *width* pixels; a *wide* picture may be wider than that, and the page scrolls it."""
        named = ("tiny", "overlaps", "outside", "small", "crowded")
        found = [f"{name}: {fault}" for name in named for fault in getattr(self, name)]
        return (*found, *(() if wide or self.width <= width else (f"the picture is {self.width:g} pixels wide",)))


def measured(browser: Browser, pictures: Iterable[str], width: int) -> Sequence[Measured]:
    """Return what a page of *width* pixels makes of each of *pictures*, which are SVG documents."""
    page = browser.new_page(viewport={"width": width, "height": 800})
    try:
        page.set_content(PAGE)
        return msgspec.convert(page.evaluate(SCRIPT, list(pictures)), type=list[Measured])
    finally:
        page.close()


def photographed(browser: Browser, picture: str, path: Path, *, scale: float = 1) -> None:
    """Write *picture* as PNG to *path*."""
    page = browser.new_page(viewport={"width": 1400, "height": 1000}, device_scale_factor=scale)
    try:
        page.set_content(PAGE + picture)
        page.locator("svg").first.screenshot(path=path)
    finally:
        page.close()


if __name__ == "__main__":
    from tests.web.pointing import chromium

    with chromium() as started:
        at = int(sys.argv[2])
        sys.stdout.write("\n".join(measured(started, [Path(sys.argv[1]).read_text("utf-8")], at)[0].faults(at)))
