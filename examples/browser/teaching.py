"""Lessons on one device, in the page's own Python: answers what the page of the web example asks its server. Knows no page."""

from __future__ import annotations

from typing import Final

import msgspec
from learning import Step, Tasks
from msgspec import Raw
from shown import Message

__all__ = ["answer"]

TASKS: Final = Tasks()
"""The lessons that somebody is at."""


def answer(step: Raw) -> Message:
    """Return what the page is told of a step. Raises BoardRulesError for what is no lesson or no action of it."""
    return TASKS.answer(msgspec.json.decode(step, type=Step))
