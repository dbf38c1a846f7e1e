"""Names of the things in a picture of Chibitactics that a person can point at."""

from __future__ import annotations

from boardrules.chibitactics._types.values import Target


def cell_anchor(q: int, r: int) -> str:
    """Return the anchor of a cell, such as ``cell.3,-1``."""
    return f"cell.{q},{r}"


def unit_anchor(unit: str) -> str:
    """Return the anchor of a unit, such as ``unit.ansel-0``: on the map, in the panel of its seat until it is placed."""
    return f"unit.{unit}"


def target_anchor(target: Target) -> str:
    """Return the anchor of a unit or a cell."""
    return unit_anchor(target) if isinstance(target, str) else cell_anchor(target.q, target.r)


def skill_anchor(unit: str, skill: str) -> str:
    """Return the anchor of a skill of a unit, such as ``skill.ansel-0.blade``."""
    return f"skill.{unit}.{skill}"


def card_anchor(card: str) -> str:
    """Return the anchor of a card that is in a deck or a trophy, such as ``card.ansel-0``."""
    return f"card.{card}"


def side_anchor(card: str, side: str) -> str:
    """Return the anchor of a side of a trophy, such as ``card.ansel-0.totem``."""
    return f"card.{card}.{side}"


def faction_anchor(faction: str) -> str:
    """Return the anchor of a faction that can be chosen, such as ``faction.humans``."""
    return f"faction.{faction}"


def ability_anchor(seat: int) -> str:
    """Return the anchor of the ability of a seat's faction, such as ``ability.0``."""
    return f"ability.{seat}"


def segment_anchor(place: int) -> str:
    """Return the anchor of the segment at a place, such as ``segment.3``."""
    return f"segment.{place}"
