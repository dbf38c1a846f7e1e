"""Skills that many cards share, each written once."""

from __future__ import annotations

from boardrules.chibitactics.language import Skill, Wound


def walk(points: int, name: str = "Walk") -> Skill:
    """Return a movement skill with *points*."""
    return Skill(id="walk", name=name, category="movement", points=points)


def strike(skill: str, name: str, success: int | None = None, *, range: int | None = None) -> Skill:
    """Return a melee skill that wounds."""
    return Skill(id=skill, name=name, category="melee", success=success, range=range, does=(Wound(),))


def bolt(skill: str, name: str, reach: int, success: int | None = None) -> Skill:
    """Return a ranged skill that wounds at up to *reach* cells."""
    return Skill(id=skill, name=name, category="ranged", range=reach, success=success, does=(Wound(),))
