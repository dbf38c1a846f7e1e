"""The colours of drawings: light enough that a printer without colours leaves the labels readable."""

from __future__ import annotations

from typing import Final

from boardrules.sheets.sheet import Tone

__all__ = ["INK", "TONES"]

INK: Final = 0x1C2128

TONES: Final[dict[Tone, int | None]] = {
    "paper": 0xFFFFFF,
    "light": 0xEAEEF2,
    "middle": 0xAFB8C1,
    "dark": 0x424A53,
    "blue": 0x9CCBFF,
    "yellow": 0xFAE17D,
    "green": 0x9BE0A8,
    "red": 0xFFB3AC,
    "none": None,
}
"""Each tone as red, green and blue; None: nothing is painted, there is only the label."""
