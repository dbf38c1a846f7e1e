"""The Technologist (PT-RUL-119, PT-RUL-129, PT-RUL-130)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import language as pt

__all__ = ["TECHNOLOGIST"]

TECHNOLOGIST: Final = pt.Card(
    "technologist",
    pt.Hero(
        "Technologist",
        attack=3,
        life=3,
        vanguard=(pt.aura(pt.rival_hero, pt.cannot("intercept")),),
        flank=(pt.aura(pt.rival_hero.at("F"), pt.cannot("cast")),),
        rear=(pt.aura(pt.rival_hero.at("R"), pt.cannot("shoot")),),
        hand=pt.operation(pt.static(pt.ExtraActions(-1, "rival"))),
    ),
    pt.Leader(
        "Sarafina Vanedran",
        attack=5,
        life=20,
        abilities=(pt.may_retarget,),
    ),
)
