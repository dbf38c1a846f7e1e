"""The Chthonids of the starter pack: beings from under the stone, strong at arm's length, with fire and fear. Made by this project."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics import language as ct
from boardrules.chibitactics.cards._parts import strike, walk

__all__ = ["CHTHONIDS", "GRUB"]

GRUB: Final = ct.UnitCard(id="grub", name="Grub", skills=(walk(2, "Crawl"), strike("gnash", "Gnash", 5)), fast_wound=True)

_TUSK = ct.UnitCard(
    id="vhorr",
    name="Vhorr Tusk-of-the-Deep",
    skills=(
        walk(3),
        strike("gore", "Gore", 3),
        ct.Skill(id="wrath", name="Wrath", category="buff", lasting="sustained", success=3, does=(ct.Modify("movement", 1),)),
    ),
    trophy=ct.Trophy(substance=ct.Substance(name="Deep Marrow", does=(ct.Bonus(2),)), totem=strike("gore", "Gore", 3)),
)

_TWINMAW = ct.UnitCard(
    id="skarn",
    name="Skarn Twinmaw",
    skills=(
        walk(3),
        strike("rend", "Rend", 3),
        ct.Skill(id="thrash", name="Thrash", category="melee", area=True, engagement=False, does=(ct.Wound(),)),
    ),
    trophy=ct.Trophy(
        substance=ct.Substance(name="Bile", does=(ct.Wound(),)),
        totem=ct.Skill(id="thrash", name="Thrash", category="melee", area=True, success=5, does=(ct.Wound(),)),
    ),
)

_BURROWER = ct.UnitCard(
    id="ulm",
    name="Ulm the Burrower",
    skills=(
        walk(3, "Dig"),
        strike("jaws", "Jaws", 3),
        ct.Skill(id="stone", name="Through Stone", category="passive", does=(ct.Grant("crosses-mountains"), ct.Grant("crosses-units"))),
        ct.Skill(
            id="sink",
            name="Sink and Rise",
            category="distortion",
            range=4,
            aim="cell",
            sight=False,
            does=(ct.Teleport(),),
            after_movement=True,
        ),
    ),
    trophy=ct.Trophy(
        substance=ct.Substance(name="Stone Grease", does=(ct.Grant("crosses-mountains"), ct.Grant("crosses-units"))),
        totem=ct.Skill(id="sink", name="Sink and Rise", category="distortion", range=4, aim="cell", sight=False, does=(ct.Teleport(),)),
    ),
)

_CINDER = ct.UnitCard(
    id="aggha",
    name="Aggha Cindermother",
    skills=(
        walk(3),
        ct.Skill(id="cinders", name="Cinderfall", category="distortion", range=3, radius=1, success=3, does=(ct.Wound(),)),
        ct.Skill(
            id="slag",
            name="Slag",
            category="distortion",
            range=3,
            aim="cell",
            success=3,
            lasting="sustained",
            does=(ct.Lay((ct.Wound(),)),),
        ),
    ),
    trophy=ct.Trophy(
        totem=ct.Skill(id="cinders", name="Cinderfall", category="distortion", range=3, radius=1, success=4, does=(ct.Wound(),)),
    ),
)

_EYE = ct.UnitCard(
    id="ixil",
    name="Ixil Ember-Eye",
    skills=(
        walk(3),
        ct.Skill(id="glare", name="Glare", category="distortion", range=3, aim="unit", does=(ct.Wound(),)),
        ct.Skill(
            id="hold", name="Holding Gaze", category="distortion", range=2, aim="unit", engagement=True, does=(ct.Modify("movement", -2),)
        ),
    ),
    trophy=ct.Trophy(
        substance=ct.Substance(name="Ember", does=(ct.Bonus(1),)),
        totem=ct.Skill(id="glare", name="Glare", category="distortion", range=3, aim="unit", does=(ct.Wound(),)),
    ),
)

_SHADE = ct.UnitCard(
    id="nhul",
    name="Nhul the Hollow",
    skills=(
        walk(3, "Drift"),
        strike("chill", "Chill"),
        ct.Skill(id="dread", name="Dread", category="passive", range=2, who="others", does=(ct.Modify("die", -1),)),
        ct.Skill(id="pall", name="Pall", category="passive", does=(ct.Grant("unengaged"),)),
    ),
    trophy=ct.Trophy(
        totem=ct.Skill(id="heart", name="Hollow Heart", category="passive", does=(ct.Modify("die", 1), ct.Grant("unengaged")))
    ),
)

_BINDER = ct.UnitCard(
    id="mireh",
    name="Mireh the Binder",
    skills=(
        walk(3),
        ct.Skill(id="chain", name="Chain of Will", category="distortion", range=2, aim="unit", success=5, does=(ct.Capture(units=True),)),
        ct.Skill(id="hush", name="Hush", category="distortion", range=3, aim="unit", on_self=True, success=2, does=(ct.Dispel(),)),
        strike("nails", "Nails"),
    ),
    trophy=ct.Trophy(substance=ct.Substance(name="Black Salt", does=(ct.Dispel(), ct.Bonus(1)))),
)

_BASALT = ct.UnitCard(
    id="gorrom",
    name="Gorrom Basalt-Hide",
    skills=(
        walk(3),
        ct.Skill(id="fist", name="Fist", category="melee", success=3, does=(ct.Wound(), ct.Push(2))),
        ct.Skill(id="shove", name="Shove", category="melee", rolled=False, engagement=False, who="others", does=(ct.Push(3),)),
        ct.Skill(id="root", name="Root in Rock", category="buff", lasting="sustained", success=3, does=(ct.Modify("die", 1, ("melee",)),)),
    ),
    trophy=ct.Trophy(
        substance=ct.Substance(name="Basalt Dust", does=(ct.Push(3),)),
        totem=ct.Skill(id="fist", name="Fist", category="melee", does=(ct.Wound(), ct.Push(2))),
    ),
)

_BROOD = ct.UnitCard(
    id="zzet",
    name="Zzet Brood-Bearer",
    skills=(
        walk(2, "Crawl"),
        ct.Skill(id="hatch", name="Hatch", category="summon", rolled=True, does=(ct.Summon("grub", 2),)),
        strike("sting", "Sting"),
        ct.Skill(id="maim", name="Maim", category="melee", success=6, only="unwounded", engagement=False, does=(ct.Kill(),)),
    ),
    trophy=ct.Trophy(totem=ct.Skill(id="hatch", name="Hatch", category="summon", does=(ct.Summon("grub"),))),
)

CHTHONIDS: Final = ct.Faction(
    id="chthonids",
    name="Chthonids",
    units=(_TUSK, _TWINMAW, _BURROWER, _CINDER, _EYE, _SHADE, _BINDER, _BASALT, _BROOD),
    ability=ct.Empower(does=(ct.Modify("movement", 1), ct.Grant("crosses-mountains")), success=3, per="turn"),
)
"""Their ability opens the ground: on a 3 or more one unit has +1 movement and goes through mountains, once a turn."""
