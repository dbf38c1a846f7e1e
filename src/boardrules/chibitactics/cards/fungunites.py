"""The Fungunites of the starter pack: slow growth, spores, mending, and a deck that replaces the wounded. Made by this project."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics.cards._parts import bolt, strike, walk
from boardrules.chibitactics.language import (
    Bonus,
    Dispel,
    Faction,
    Grant,
    Heal,
    Lay,
    Modify,
    Push,
    Replace,
    Skill,
    Substance,
    Summon,
    Teleport,
    Trophy,
    UnitCard,
    Wound,
)

__all__ = ["FUNGUNITES", "PUFFLING", "SPORELING"]

SPORELING: Final = UnitCard(id="sporeling", name="Sporeling", skills=(walk(2, "Roll"), strike("nip", "Nip", 5)))

PUFFLING: Final = UnitCard(
    id="puffling",
    name="Puffling",
    skills=(
        walk(3, "Drift"),
        Skill(
            id="pop", name="Pop", category="distortion", range=1, area=True, after_movement=True, who="others", success=5, does=(Wound(),)
        ),
    ),
    fast_death=True,
)

_MOREL = UnitCard(
    id="morel",
    name="Grandfather Morel",
    skills=(
        walk(2, "Shuffle"),
        Skill(id="cloud", name="Spore Cloud", category="distortion", range=3, radius=1, does=(Wound(),)),
    ),
    trophy=Trophy(
        substance=Substance(name="Dried Cap", does=(Heal(),)),
        totem=Skill(id="cloud", name="Spore Cloud", category="distortion", range=3, radius=1, does=(Wound(),)),
    ),
)

_PUFFCAP = UnitCard(
    id="puffcap",
    name="Bloated Puffcap",
    skills=(
        walk(3, "Waddle"),
        Skill(id="burst", name="Burst", category="distortion", range=1, area=True, after_movement=True, success=3, does=(Wound(), Push(1))),
    ),
    fast_death=True,
    trophy=Trophy(substance=Substance(name="Spore Dust", does=(Modify("die", -1),))),
)

_MOTHER = UnitCard(
    id="mother",
    name="Mother of Sporelings",
    skills=(
        walk(2, "Shuffle"),
        Skill(id="bud", name="Bud", category="summon", success=5, does=(Summon("sporeling", 2),)),
        strike("lash", "Lash", 6),
    ),
    trophy=Trophy(totem=Skill(id="bud", name="Bud", category="summon", does=(Summon("sporeling"),))),
)

_WEAVER = UnitCard(
    id="weaver",
    name="Mycelium Weaver",
    skills=(
        walk(2, "Creep"),
        Skill(
            id="snare",
            name="Snare Field",
            category="distortion",
            range=3,
            radius=1,
            area=True,
            lasting="sustained",
            does=(Lay((Wound(),)),),
        ),
        Skill(id="bed", name="Healing Bed", category="distortion", range=2, aim="cell", success=5, does=(Heal(), Lay((Bonus(1),)))),
        strike("tendril", "Tendril", 5, range=2),
    ),
    trophy=Trophy(substance=Substance(name="Thread", does=(Modify("movement", -2),))),
)

_BRACKET = UnitCard(
    id="bracket",
    name="Bracket Guard",
    skills=(
        walk(2, "March"),
        strike("club", "Club", 3),
        Skill(id="shelf", name="Shelf", category="passive", range=1, who="others", does=(Modify("die", -1, ("ranged", "distortion")),)),
    ),
    trophy=Trophy(substance=Substance(name="Bark Plate", does=(Modify("die", 1, ("melee",)),)), totem=strike("club", "Club", 3)),
)

_INKCAP = UnitCard(
    id="inkcap",
    name="Weeping Inkcap",
    skills=(
        walk(2, "Shuffle"),
        bolt("ink", "Ink Jet", 3),
        Skill(id="blot", name="Blot", category="distortion", range=3, aim="unit", lasting="sustained", does=(Grant("fast-death"),)),
    ),
    trophy=Trophy(substance=Substance(name="Black Ink", does=(Grant("fast-wound"),), lasting="sustained"), totem=bolt("ink", "Ink Jet", 3)),
)

_LICHEN = UnitCard(
    id="lichen",
    name="Lichen Sage",
    skills=(
        walk(3, "Creep"),
        Skill(
            id="knit",
            name="Knit",
            category="distortion",
            range=2,
            aim="unit",
            who="squad",
            only="wounded",
            on_self=False,
            success=4,
            does=(Heal(),),
        ),
        Skill(id="cleanse", name="Cleanse", category="distortion", range=2, radius=1, rolled=False, does=(Dispel(),)),
        Skill(
            id="roots", name="Shared Roots", category="passive", range=2, who="squad", does=(Modify("die", 1, ("distortion", "summon")),)
        ),
        strike("scrape", "Scrape", 5),
    ),
    fast_wound=True,
    trophy=Trophy(
        totem=Skill(id="knit", name="Knit", category="distortion", range=2, aim="unit", on_self=False, only="wounded", does=(Heal(),))
    ),
)

_STINKHORN = UnitCard(
    id="stinkhorn",
    name="Stinkhorn",
    skills=(
        walk(3, "Stride"),
        strike("prong", "Prong"),
        Skill(id="reek", name="Reek", category="passive", range=2, who="others", while_wounded=True, does=(Modify("movement", -1),)),
        Skill(id="fume", name="Heady Fumes", category="buff", after_movement=True, keeps_turn=True, does=(Bonus(1),)),
    ),
    trophy=Trophy(
        substance=Substance(name="Foul Gel", does=(Modify("movement", -1),), lasting="sustained"),
        totem=Skill(id="fume", name="Heady Fumes", category="buff", does=(Bonus(2),)),
    ),
)

_RUNNER = UnitCard(
    id="runner",
    name="Chanterelle Runner",
    skills=(
        walk(3, "Trot"),
        Skill(id="ring", name="Fairy Ring", category="distortion", range=3, aim="cell", keeps_turn=True, success=3, does=(Teleport(),)),
        strike("spike", "Spike", 5),
        Skill(id="puff", name="Puff", category="summon", success=5, does=(Summon("puffling"),)),
    ),
    trophy=Trophy(totem=Skill(id="ring", name="Fairy Ring", category="distortion", range=3, aim="cell", does=(Teleport(),))),
)

FUNGUNITES: Final = Faction(
    id="fungunites",
    name="Fungunites",
    units=(_MOREL, _PUFFCAP, _MOTHER, _WEAVER, _BRACKET, _INKCAP, _LICHEN, _STINKHORN, _RUNNER),
    ability=Replace(success=3, per="round"),
)
"""Their ability is the one known of the printed game: on a 3 or more a wounded unit is swapped for one of the deck (CT-H-2)."""
