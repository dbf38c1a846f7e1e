"""Facts that the rules derive from a view, and that every interface has to show."""

from __future__ import annotations

from boardrules.chibitactics._facts.position import FACTS, facts, reach_of, standing

__all__ = ["FACTS", "facts", "reach_of", "standing"]
