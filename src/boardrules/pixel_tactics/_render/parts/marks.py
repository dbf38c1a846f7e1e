"""The shapes and small marks of which pictures of Pixel Tactics are made, all drawn by us.

Each mark has a shape of its own. All styling is in attributes and nothing has an id, so several pictures can stand in one page.
"""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._render.parts.paints import COIN
from boardrules.toolkit.drawing.svg import GOLD, INK, MUTED, RED

_SWORD: Final = "M-6 6 4-4M4-4 7-7 6.5-3.5ZM-6.5 1.5-1.5 6.5"
_HEART: Final = "M0 6.5C-9 .5-6.5-6-3-6-1.2-6-.3-4.8 0-3.8.3-4.8 1.2-6 3-6 6.5-6 9 .5 0 6.5Z"
_DROP: Final = "M0-7C2.8-3 5.2-.8 5.2 2.4A5.2 5 0 0 1-5.2 2.4C-5.2-.8-2.8-3 0-7Z"
_SHIELD: Final = "M0-8 7-5.5V0C7 4.5 3 7.5 0 9-3 7.5-7 4.5-7 0V-5.5Z"
_BOW: Final = "M-3-7.5C6-5 6 5-3 7.5ZM-7 0H5M5 0 2-2.2M5 0 2 2.2"
_HOURGLASS: Final = "M-5-7H5M-5 7H5M-4-7C-4-2 0-1 0 0 0 1-4 2-4 7M4-7C4-2 0-1 0 0 0 1 4 2 4 7"
_JAWS: Final = "M-8 0A8 7 0 0 1 8 0L5-2 3 1 0-2-3 1-5-2ZM-8 2A8 7 0 0 0 8 2L5 0 3 3 0 0-3 3-5 0Z"
_FRONT: Final = "M-7 4 0-4 7 4Z"


def sword() -> str:
    """Draw a sword, for attack strength in melee."""
    return f'<path d="{_SWORD}" fill="{INK}" stroke="{INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'


def bow() -> str:
    """Draw a bow, for a ranged attack."""
    return f'<path d="{_BOW}" fill="none" stroke="{INK}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>'


def heart() -> str:
    """Draw a heart, for the life of a card."""
    return f'<path d="{_HEART}" fill="none" stroke="{RED}" stroke-width="1.8"/>'


def drop() -> str:
    """Draw a drop, for the damage on a card."""
    return f'<path d="{_DROP}" fill="{RED}"/>'


def shield() -> str:
    """Draw a shield, for the keyword Intercept."""
    return (
        f'<path d="{_SHIELD}" fill="{GOLD}" stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"/>'
        f'<path d="M-2.5-4H2.5M0-4V4M-2.5 4H2.5" fill="none" stroke="{COIN}" stroke-width="1.6"/>'
    )


def hourglass() -> str:
    """Draw an hourglass, for an operation and its time."""
    return f'<path d="{_HOURGLASS}" fill="none" stroke="{INK}" stroke-width="1.6" stroke-linecap="round"/>'


def jaws(paint: str) -> str:
    """Draw two jaws with teeth, for a trap."""
    return f'<path d="{_JAWS}" fill="{paint}"/>'


def front(*, down: bool) -> str:
    """Draw an arrowhead towards the rival, for a card in melee."""
    turned = ' transform="rotate(180)"' if down else ""
    return f'<path d="{_FRONT}"{turned} fill="{INK}"/>'


def changed(*, more: bool) -> str:
    """Draw a plus or a minus, for a number that is more or less than the printed one."""
    return f'<path d="M-4 0H4{"M0-4V4" if more else ""}" stroke="{INK}" stroke-width="2"/>'


def cross() -> str:
    """Draw a cross, for a corpse on its slot."""
    return f'<path d="M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5" stroke="{MUTED}" stroke-width="3" stroke-linecap="round"/>'
