"""The facts that the rules derive from a view, for interfaces to show."""

from __future__ import annotations

from boardrules.pixel_tactics._facts.position import FACTS, facts
from boardrules.pixel_tactics._facts.units import Known

__all__ = ["FACTS", "Known", "facts"]
