"""The Humans of the starter pack: bows, long weapons and drill; they fight best side by side. Made by this project."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics import language as ct
from boardrules.chibitactics.cards._parts import bolt, strike, walk

__all__ = ["FALCON", "HUMANS"]

FALCON: Final = ct.UnitCard(
    id="falcon",
    name="Falcon",
    skills=(
        walk(4, "Glide"),
        ct.Skill(
            id="wings",
            name="Wings",
            category="passive",
            does=(ct.Grant("crosses-mountains"), ct.Grant("crosses-water"), ct.Grant("crosses-units"), ct.Grant("unengaged")),
        ),
        strike("talons", "Talons", 5),
    ),
    fast_death=True,
)

_CAPTAIN = ct.UnitCard(
    id="orla",
    name="Captain Orla Venn",
    skills=(
        walk(3),
        strike("sabre", "Sabre"),
        ct.Skill(
            id="line", name="Hold the Line", category="passive", range=2, who="squad", on_self=True, does=(ct.Modify("die", 1, ("melee",)),)
        ),
    ),
    trophy=ct.Trophy(substance=ct.Substance(name="Signal Horn", does=(ct.Bonus(2),)), totem=strike("sabre", "Sabre")),
)

_PIKE = ct.UnitCard(
    id="tam",
    name="Tam Reeve, Pikeman",
    skills=(
        walk(3),
        strike("pike", "Long Pike", range=2),
        ct.Skill(id="brace", name="Brace", category="buff", success=2, does=(ct.Modify("die", 2, ("melee",)), ct.Modify("movement", -2))),
    ),
    trophy=ct.Trophy(substance=ct.Substance(name="Ration", does=(ct.Modify("movement", 1),)), totem=strike("pike", "Long Pike", range=2)),
)

_ARCHER = ct.UnitCard(
    id="isolde",
    name="Isolde Marsh, Archer",
    skills=(walk(2), bolt("longbow", "Longbow", 5), strike("dirk", "Dirk", 6)),
    trophy=ct.Trophy(
        substance=ct.Substance(name="Eyebright", does=(ct.Modify("range", 1, ("ranged",)),)), totem=bolt("longbow", "Longbow", 4)
    ),
)

_SCOUT = ct.UnitCard(
    id="piet",
    name="Piet Lark, Scout",
    skills=(
        walk(4, "Run"),
        ct.Skill(id="shortbow", name="Short Bow", category="ranged", range=2, after_movement=True, does=(ct.Wound(),)),
        ct.Skill(id="light", name="Light Foot", category="passive", does=(ct.Grant("unengaged"), ct.Grant("crosses-water"))),
    ),
    fast_wound=True,
    trophy=ct.Trophy(
        substance=ct.Substance(name="Soft Boots", does=(ct.Grant("unengaged"),)),
        totem=ct.Skill(id="run", name="Run", category="movement", points=3),
    ),
)

_SURGEON = ct.UnitCard(
    id="maud",
    name="Maud Ferrow, Surgeon",
    skills=(
        walk(3),
        ct.Skill(
            id="stitch",
            name="Stitch",
            category="distortion",
            range=1,
            aim="unit",
            who="squad",
            only="wounded",
            after_movement=True,
            success=3,
            does=(ct.Heal(),),
        ),
        strike("lancet", "Lancet", 5),
    ),
    fast_wound=True,
    trophy=ct.Trophy(substance=ct.Substance(name="Bandage", does=(ct.Heal(),))),
)

_SAPPER = ct.UnitCard(
    id="bram",
    name="Bram Tolliver, Sapper",
    skills=(
        walk(3),
        ct.Skill(id="keg", name="Powder Keg", category="ranged", range=3, radius=1, area=True, success=5, does=(ct.Wound(), ct.Push(1))),
        ct.Skill(
            id="wire",
            name="Tripwire",
            category="distortion",
            range=2,
            aim="cell",
            lasting="sustained",
            success=3,
            does=(ct.Lay((ct.Wound(),)),),
        ),
        strike("spade", "Spade"),
    ),
    trophy=ct.Trophy(
        totem=ct.Skill(
            id="keg", name="Powder Keg", category="ranged", range=3, radius=1, area=True, success=5, does=(ct.Wound(), ct.Push(1))
        )
    ),
)

_BANNER = ct.UnitCard(
    id="nessa",
    name="Nessa Quill, Standard-Bearer",
    skills=(
        walk(3),
        strike("staff", "Flagstaff"),
        ct.Skill(
            id="colours", name="Colours", category="passive", range=3, who="squad", while_wounded=True, does=(ct.Modify("movement", 1),)
        ),
        ct.Skill(
            id="rally",
            name="Rally",
            category="buff",
            range=2,
            aim="unit",
            who="squad",
            only="unwounded",
            keeps_turn=True,
            success=3,
            does=(ct.Bonus(1),),
        ),
    ),
    trophy=ct.Trophy(totem=ct.Skill(id="rally", name="Rally", category="buff", range=2, aim="unit", who="squad", does=(ct.Bonus(2),))),
)

_LANCER = ct.UnitCard(
    id="aldous",
    name="Aldous Crane, Lancer",
    skills=(
        walk(4, "Ride"),
        ct.Skill(id="lance", name="Lance", category="melee", success=3, engagement=False, does=(ct.Wound(), ct.Push(2))),
        ct.Skill(
            id="vow",
            name="Vow",
            category="buff",
            lasting="sustained",
            success=3,
            does=(ct.Modify("die", 1, ("melee",)), ct.Modify("movement", 1)),
        ),
    ),
    trophy=ct.Trophy(
        substance=ct.Substance(name="Oats", does=(ct.Modify("movement", 2),)),
        totem=ct.Skill(id="lance", name="Lance", category="melee", does=(ct.Wound(), ct.Push(2))),
    ),
)

_FALCONER = ct.UnitCard(
    id="hedda",
    name="Hedda Thorn, Falconer",
    skills=(
        walk(3),
        ct.Skill(id="falcon", name="Call Falcon", category="summon", range=2, does=(ct.Summon("falcon"),)),
        ct.Skill(id="lure", name="Lure", category="distortion", range=3, aim="unit", success=3, does=(ct.Capture(),)),
        strike("hook", "Hook"),
    ),
    trophy=ct.Trophy(totem=ct.Skill(id="lure", name="Lure", category="distortion", range=3, aim="unit", does=(ct.Capture(),))),
)

HUMANS: Final = ct.Faction(
    id="humans",
    name="Humans",
    units=(_CAPTAIN, _PIKE, _ARCHER, _SCOUT, _SURGEON, _SAPPER, _BANNER, _LANCER, _FALCONER),
    ability=ct.Empower(does=(ct.Bonus(1),), per="turn"),
)
"""Their ability is an order: one unit has +1 on its next die, once a turn."""
