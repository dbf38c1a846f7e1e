"""The Humans of the starter pack: bows, long weapons and drill; they fight best side by side. Made by this project."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics.cards._parts import bolt, strike, walk
from boardrules.chibitactics.language import (
    Bonus,
    Capture,
    Empower,
    Faction,
    Grant,
    Heal,
    Lay,
    Modify,
    Push,
    Skill,
    Substance,
    Summon,
    Trophy,
    UnitCard,
    Wound,
)

__all__ = ["FALCON", "HUMANS"]

FALCON: Final = UnitCard(
    id="falcon",
    name="Falcon",
    skills=(
        walk(4, "Glide"),
        Skill(
            id="wings",
            name="Wings",
            category="passive",
            does=(Grant("crosses-mountains"), Grant("crosses-water"), Grant("crosses-units"), Grant("unengaged")),
        ),
        strike("talons", "Talons", 5),
    ),
    fast_death=True,
)

_CAPTAIN = UnitCard(
    id="orla",
    name="Captain Orla Venn",
    skills=(
        walk(3),
        strike("sabre", "Sabre"),
        Skill(
            id="line", name="Hold the Line", category="passive", range=2, who="squad", on_self=True, does=(Modify("die", 1, ("melee",)),)
        ),
    ),
    trophy=Trophy(substance=Substance(name="Signal Horn", does=(Bonus(2),)), totem=strike("sabre", "Sabre")),
)

_PIKE = UnitCard(
    id="tam",
    name="Tam Reeve, Pikeman",
    skills=(
        walk(3),
        strike("pike", "Long Pike", range=2),
        Skill(id="brace", name="Brace", category="buff", success=2, does=(Modify("die", 2, ("melee",)), Modify("movement", -2))),
    ),
    trophy=Trophy(substance=Substance(name="Ration", does=(Modify("movement", 1),)), totem=strike("pike", "Long Pike", range=2)),
)

_ARCHER = UnitCard(
    id="isolde",
    name="Isolde Marsh, Archer",
    skills=(walk(2), bolt("longbow", "Longbow", 5), strike("dirk", "Dirk", 6)),
    trophy=Trophy(substance=Substance(name="Eyebright", does=(Modify("range", 1, ("ranged",)),)), totem=bolt("longbow", "Longbow", 4)),
)

_SCOUT = UnitCard(
    id="piet",
    name="Piet Lark, Scout",
    skills=(
        walk(4, "Run"),
        Skill(id="shortbow", name="Short Bow", category="ranged", range=2, after_movement=True, does=(Wound(),)),
        Skill(id="light", name="Light Foot", category="passive", does=(Grant("unengaged"), Grant("crosses-water"))),
    ),
    fast_wound=True,
    trophy=Trophy(
        substance=Substance(name="Soft Boots", does=(Grant("unengaged"),)), totem=Skill(id="run", name="Run", category="movement", points=3)
    ),
)

_SURGEON = UnitCard(
    id="maud",
    name="Maud Ferrow, Surgeon",
    skills=(
        walk(3),
        Skill(
            id="stitch",
            name="Stitch",
            category="distortion",
            range=1,
            aim="unit",
            who="squad",
            only="wounded",
            after_movement=True,
            success=3,
            does=(Heal(),),
        ),
        strike("lancet", "Lancet", 5),
    ),
    fast_wound=True,
    trophy=Trophy(substance=Substance(name="Bandage", does=(Heal(),))),
)

_SAPPER = UnitCard(
    id="bram",
    name="Bram Tolliver, Sapper",
    skills=(
        walk(3),
        Skill(id="keg", name="Powder Keg", category="ranged", range=3, radius=1, area=True, success=5, does=(Wound(), Push(1))),
        Skill(
            id="wire", name="Tripwire", category="distortion", range=2, aim="cell", lasting="sustained", success=3, does=(Lay((Wound(),)),)
        ),
        strike("spade", "Spade"),
    ),
    trophy=Trophy(
        totem=Skill(id="keg", name="Powder Keg", category="ranged", range=3, radius=1, area=True, success=5, does=(Wound(), Push(1)))
    ),
)

_BANNER = UnitCard(
    id="nessa",
    name="Nessa Quill, Standard-Bearer",
    skills=(
        walk(3),
        strike("staff", "Flagstaff"),
        Skill(id="colours", name="Colours", category="passive", range=3, who="squad", while_wounded=True, does=(Modify("movement", 1),)),
        Skill(
            id="rally",
            name="Rally",
            category="buff",
            range=2,
            aim="unit",
            who="squad",
            only="unwounded",
            keeps_turn=True,
            success=3,
            does=(Bonus(1),),
        ),
    ),
    trophy=Trophy(totem=Skill(id="rally", name="Rally", category="buff", range=2, aim="unit", who="squad", does=(Bonus(2),))),
)

_LANCER = UnitCard(
    id="aldous",
    name="Aldous Crane, Lancer",
    skills=(
        walk(4, "Ride"),
        Skill(id="lance", name="Lance", category="melee", success=3, engagement=False, does=(Wound(), Push(2))),
        Skill(
            id="vow",
            name="Vow",
            category="buff",
            lasting="sustained",
            success=3,
            does=(Modify("die", 1, ("melee",)), Modify("movement", 1)),
        ),
    ),
    trophy=Trophy(
        substance=Substance(name="Oats", does=(Modify("movement", 2),)),
        totem=Skill(id="lance", name="Lance", category="melee", does=(Wound(), Push(2))),
    ),
)

_FALCONER = UnitCard(
    id="hedda",
    name="Hedda Thorn, Falconer",
    skills=(
        walk(3),
        Skill(id="falcon", name="Call Falcon", category="summon", range=2, does=(Summon("falcon"),)),
        Skill(id="lure", name="Lure", category="distortion", range=3, aim="unit", success=3, does=(Capture(),)),
        strike("hook", "Hook"),
    ),
    trophy=Trophy(totem=Skill(id="lure", name="Lure", category="distortion", range=3, aim="unit", does=(Capture(),))),
)

HUMANS: Final = Faction(
    id="humans",
    name="Humans",
    units=(_CAPTAIN, _PIKE, _ARCHER, _SCOUT, _SURGEON, _SAPPER, _BANNER, _LANCER, _FALCONER),
    ability=Empower(does=(Bonus(1),), per="turn"),
)
"""Their ability is an order: one unit has +1 on its next die, once a turn."""
