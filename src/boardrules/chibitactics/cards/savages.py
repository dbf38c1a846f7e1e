"""The savages of the starter pack, who live in its caves. Made by this project."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics.cards._parts import bolt, strike, walk
from boardrules.chibitactics.language import Bonus, Grant, Heal, Kill, Modify, Push, Skill, Substance, Trophy, UnitCard, Wound

__all__ = ["SAVAGES"]

SAVAGES: Final = (
    UnitCard(
        id="rockmaw",
        name="Rockmaw",
        skills=(walk(2, "Lumber"), strike("crush", "Crush", 3)),
        trophy=Trophy(substance=Substance(name="Maw Stone", does=(Bonus(3),)), totem=strike("crush", "Crush", 3)),
    ),
    UnitCard(
        id="spitter",
        name="Cliff Spitter",
        skills=(walk(1, "Hop"), bolt("spit", "Spit", 3)),
        fast_wound=True,
        trophy=Trophy(substance=Substance(name="Acid Sac", does=(Wound(),)), totem=bolt("spit", "Spit", 3)),
    ),
    UnitCard(
        id="loper",
        name="Grey Loper",
        skills=(walk(4, "Lope"), strike("bite", "Bite"), Skill(id="swim", name="Swim", category="passive", does=(Grant("crosses-water"),))),
        fast_wound=True,
        trophy=Trophy(
            substance=Substance(name="Loper Fat", does=(Modify("movement", 2), Grant("crosses-water"))),
            totem=Skill(id="lope", name="Lope", category="movement", points=4),
        ),
    ),
    UnitCard(
        id="hag",
        name="Marsh Hag",
        skills=(
            walk(2, "Wade"),
            Skill(id="hail", name="Toad Hail", category="distortion", range=3, radius=1, after_movement=True, does=(Wound(),)),
            Skill(id="stench", name="Bog Stench", category="passive", range=1, who="others", does=(Modify("die", -1),)),
        ),
        trophy=Trophy(
            substance=Substance(name="Hag's Brew", does=(Heal(), Modify("die", 1)), lasting="sustained"),
            totem=Skill(id="hail", name="Toad Hail", category="distortion", range=3, radius=1, does=(Wound(),)),
        ),
    ),
    UnitCard(
        id="idol",
        name="Waking Idol",
        skills=(
            Skill(id="hum", name="Hum", category="distortion", range=2, area=True, engagement=True, success=5, does=(Wound(),)),
            Skill(id="weight", name="Weight", category="passive", range=2, who="others", does=(Modify("movement", -1),)),
        ),
        trophy=Trophy(totem=Skill(id="hum", name="Hum", category="distortion", range=2, area=True, success=5, does=(Wound(),))),
    ),
    UnitCard(
        id="lurker",
        name="Pit Lurker",
        skills=(
            walk(1, "Ooze"),
            Skill(id="fling", name="Fling", category="melee", range=2, does=(Wound(), Push(2))),
            Skill(id="gulp", name="Gulp", category="melee", success=6, engagement=False, does=(Kill(),)),
        ),
        fast_death=True,
        trophy=Trophy(
            substance=Substance(name="Slime", does=(Push(2), Modify("movement", -1))),
            totem=Skill(id="gulp", name="Gulp", category="melee", success=5, does=(Kill(),)),
        ),
    ),
)
