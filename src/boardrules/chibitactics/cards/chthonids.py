"""The Chthonids of the starter pack: beings from under the stone, strong at arm's length, with fire and fear. Made by this project."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics.cards._parts import strike, walk
from boardrules.chibitactics.language import (
    Bonus,
    Capture,
    Dispel,
    Empower,
    Faction,
    Grant,
    Kill,
    Lay,
    Modify,
    Push,
    Skill,
    Substance,
    Summon,
    Teleport,
    Trophy,
    UnitCard,
    Wound,
)

__all__ = ["CHTHONIDS", "GRUB"]

GRUB: Final = UnitCard(id="grub", name="Grub", skills=(walk(2, "Crawl"), strike("gnash", "Gnash", 5)), fast_wound=True)

_TUSK = UnitCard(
    id="vhorr",
    name="Vhorr Tusk-of-the-Deep",
    skills=(
        walk(2),
        strike("gore", "Gore", 3),
        Skill(id="wrath", name="Wrath", category="buff", lasting="sustained", success=3, does=(Modify("movement", 1),)),
    ),
    trophy=Trophy(substance=Substance(name="Deep Marrow", does=(Bonus(2),)), totem=strike("gore", "Gore", 3)),
)

_TWINMAW = UnitCard(
    id="skarn",
    name="Skarn Twinmaw",
    skills=(
        walk(3),
        strike("rend", "Rend"),
        Skill(id="thrash", name="Thrash", category="melee", area=True, engagement=False, does=(Wound(),)),
    ),
    trophy=Trophy(
        substance=Substance(name="Bile", does=(Wound(),)),
        totem=Skill(id="thrash", name="Thrash", category="melee", area=True, success=5, does=(Wound(),)),
    ),
)

_BURROWER = UnitCard(
    id="ulm",
    name="Ulm the Burrower",
    skills=(
        walk(3, "Dig"),
        strike("jaws", "Jaws"),
        Skill(id="stone", name="Through Stone", category="passive", does=(Grant("crosses-mountains"), Grant("crosses-units"))),
        Skill(
            id="sink",
            name="Sink and Rise",
            category="distortion",
            range=4,
            aim="cell",
            sight=False,
            does=(Teleport(),),
            after_movement=True,
        ),
    ),
    trophy=Trophy(
        substance=Substance(name="Stone Grease", does=(Grant("crosses-mountains"), Grant("crosses-units"))),
        totem=Skill(id="sink", name="Sink and Rise", category="distortion", range=4, aim="cell", sight=False, does=(Teleport(),)),
    ),
)

_CINDER = UnitCard(
    id="aggha",
    name="Aggha Cindermother",
    skills=(
        walk(2),
        Skill(id="cinders", name="Cinderfall", category="distortion", range=3, radius=1, success=3, does=(Wound(),)),
        Skill(
            id="slag",
            name="Slag",
            category="distortion",
            range=3,
            aim="cell",
            success=3,
            lasting="sustained",
            does=(Lay((Wound(),)),),
        ),
    ),
    trophy=Trophy(
        totem=Skill(id="cinders", name="Cinderfall", category="distortion", range=3, radius=1, success=4, does=(Wound(),)),
    ),
)

_EYE = UnitCard(
    id="ixil",
    name="Ixil Ember-Eye",
    skills=(
        walk(2),
        Skill(id="glare", name="Glare", category="distortion", range=3, aim="unit", does=(Wound(),)),
        Skill(id="hold", name="Holding Gaze", category="distortion", range=2, aim="unit", engagement=True, does=(Modify("movement", -2),)),
    ),
    trophy=Trophy(
        substance=Substance(name="Ember", does=(Bonus(1),)),
        totem=Skill(id="glare", name="Glare", category="distortion", range=3, aim="unit", does=(Wound(),)),
    ),
)

_SHADE = UnitCard(
    id="nhul",
    name="Nhul the Hollow",
    skills=(
        walk(3, "Drift"),
        strike("chill", "Chill"),
        Skill(id="dread", name="Dread", category="passive", range=2, who="others", does=(Modify("die", -1),)),
        Skill(id="pall", name="Pall", category="passive", does=(Grant("unengaged"),)),
    ),
    trophy=Trophy(totem=Skill(id="heart", name="Hollow Heart", category="passive", does=(Modify("die", 1), Grant("unengaged")))),
)

_BINDER = UnitCard(
    id="mireh",
    name="Mireh the Binder",
    skills=(
        walk(3),
        Skill(id="chain", name="Chain of Will", category="distortion", range=2, aim="unit", success=5, does=(Capture(units=True),)),
        Skill(id="hush", name="Hush", category="distortion", range=3, aim="unit", on_self=True, success=2, does=(Dispel(),)),
        strike("nails", "Nails"),
    ),
    trophy=Trophy(substance=Substance(name="Black Salt", does=(Dispel(), Bonus(1)))),
)

_BASALT = UnitCard(
    id="gorrom",
    name="Gorrom Basalt-Hide",
    skills=(
        walk(3),
        Skill(id="fist", name="Fist", category="melee", does=(Wound(), Push(2))),
        Skill(id="shove", name="Shove", category="melee", rolled=False, engagement=False, who="others", does=(Push(3),)),
        Skill(id="root", name="Root in Rock", category="buff", lasting="sustained", success=3, does=(Modify("die", 1, ("melee",)),)),
    ),
    trophy=Trophy(
        substance=Substance(name="Basalt Dust", does=(Push(3),)),
        totem=Skill(id="fist", name="Fist", category="melee", does=(Wound(), Push(2))),
    ),
)

_BROOD = UnitCard(
    id="zzet",
    name="Zzet Brood-Bearer",
    skills=(
        walk(2, "Crawl"),
        Skill(id="hatch", name="Hatch", category="summon", rolled=True, does=(Summon("grub", 2),)),
        strike("sting", "Sting"),
        Skill(id="maim", name="Maim", category="melee", success=6, only="unwounded", engagement=False, does=(Kill(),)),
    ),
    trophy=Trophy(totem=Skill(id="hatch", name="Hatch", category="summon", does=(Summon("grub"),))),
)

CHTHONIDS: Final = Faction(
    id="chthonids",
    name="Chthonids",
    units=(_TUSK, _TWINMAW, _BURROWER, _CINDER, _EYE, _SHADE, _BINDER, _BASALT, _BROOD),
    ability=Empower(does=(Modify("movement", 1), Grant("crosses-mountains")), success=3, per="turn"),
)
"""Their ability opens the ground: on a 3 or more one unit has +1 movement and goes through mountains, once a turn."""
