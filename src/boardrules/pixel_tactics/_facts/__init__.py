"""What the rules derive from a view, and every interface has to show."""

from __future__ import annotations

from boardrules.pixel_tactics._facts.pieces import Known
from boardrules.pixel_tactics._facts.position import FACTS, facts

__all__ = ["FACTS", "Known", "facts"]
