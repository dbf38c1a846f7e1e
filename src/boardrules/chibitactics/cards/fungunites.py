"""The Fungunites of the starter pack: slow growth, spores, mending, and a deck that replaces the wounded. Made by this project."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics import language as ct
from boardrules.chibitactics.cards._parts import bolt, strike, walk

__all__ = ["FUNGUNITES", "PUFFLING", "SPORELING"]

SPORELING: Final = ct.UnitCard(id="sporeling", name="Sporeling", skills=(walk(2, "Roll"), strike("nip", "Nip", 5)))

PUFFLING: Final = ct.UnitCard(
    id="puffling",
    name="Puffling",
    skills=(
        walk(3, "Drift"),
        ct.Skill(
            id="pop",
            name="Pop",
            category="distortion",
            range=1,
            area=True,
            after_movement=True,
            who="others",
            success=5,
            does=(ct.Wound(),),
        ),
    ),
    fast_death=True,
)

_MOREL = ct.UnitCard(
    id="morel",
    name="Grandfather Morel",
    skills=(
        walk(2, "Shuffle"),
        ct.Skill(id="cloud", name="Spore Cloud", category="distortion", range=3, radius=1, success=5, does=(ct.Wound(),)),
    ),
    trophy=ct.Trophy(
        substance=ct.Substance(name="Dried Cap", does=(ct.Heal(),)),
        totem=ct.Skill(id="cloud", name="Spore Cloud", category="distortion", range=3, radius=1, does=(ct.Wound(),)),
    ),
)

_PUFFCAP = ct.UnitCard(
    id="puffcap",
    name="Bloated Puffcap",
    skills=(
        walk(3, "Waddle"),
        ct.Skill(
            id="burst",
            name="Burst",
            category="distortion",
            range=1,
            area=True,
            after_movement=True,
            success=3,
            does=(ct.Wound(), ct.Push(1)),
        ),
    ),
    fast_death=True,
    trophy=ct.Trophy(substance=ct.Substance(name="Spore Dust", does=(ct.Modify("die", -1),))),
)

_MOTHER = ct.UnitCard(
    id="mother",
    name="Mother of Sporelings",
    skills=(
        walk(2, "Shuffle"),
        ct.Skill(id="bud", name="Bud", category="summon", success=6, does=(ct.Summon("sporeling", 2),)),
        strike("lash", "Lash", 6),
    ),
    trophy=ct.Trophy(totem=ct.Skill(id="bud", name="Bud", category="summon", does=(ct.Summon("sporeling"),))),
)

_WEAVER = ct.UnitCard(
    id="weaver",
    name="Mycelium Weaver",
    skills=(
        walk(2, "Creep"),
        ct.Skill(
            id="snare",
            name="Snare Field",
            category="distortion",
            range=3,
            radius=1,
            area=True,
            lasting="sustained",
            does=(ct.Lay((ct.Wound(),)),),
        ),
        ct.Skill(
            id="bed", name="Healing Bed", category="distortion", range=2, aim="cell", success=5, does=(ct.Heal(), ct.Lay((ct.Bonus(1),)))
        ),
        strike("tendril", "Tendril", 5, range=2),
    ),
    trophy=ct.Trophy(substance=ct.Substance(name="Thread", does=(ct.Modify("movement", -2),))),
)

_BRACKET = ct.UnitCard(
    id="bracket",
    name="Bracket Guard",
    skills=(
        walk(2, "March"),
        strike("club", "Club", 3),
        ct.Skill(
            id="shelf", name="Shelf", category="passive", range=1, who="others", does=(ct.Modify("die", -1, ("ranged", "distortion")),)
        ),
    ),
    trophy=ct.Trophy(substance=ct.Substance(name="Bark Plate", does=(ct.Modify("die", 1, ("melee",)),)), totem=strike("club", "Club", 3)),
)

_INKCAP = ct.UnitCard(
    id="inkcap",
    name="Weeping Inkcap",
    skills=(
        walk(2, "Shuffle"),
        bolt("ink", "Ink Jet", 3),
        ct.Skill(id="blot", name="Blot", category="distortion", range=3, aim="unit", lasting="sustained", does=(ct.Grant("fast-death"),)),
    ),
    trophy=ct.Trophy(
        substance=ct.Substance(name="Black Ink", does=(ct.Grant("fast-wound"),), lasting="sustained"), totem=bolt("ink", "Ink Jet", 3)
    ),
)

_LICHEN = ct.UnitCard(
    id="lichen",
    name="Lichen Sage",
    skills=(
        walk(3, "Creep"),
        ct.Skill(
            id="knit",
            name="Knit",
            category="distortion",
            range=2,
            aim="unit",
            who="squad",
            only="wounded",
            on_self=False,
            success=4,
            does=(ct.Heal(),),
        ),
        ct.Skill(id="cleanse", name="Cleanse", category="distortion", range=2, radius=1, rolled=False, does=(ct.Dispel(),)),
        ct.Skill(
            id="roots", name="Shared Roots", category="passive", range=2, who="squad", does=(ct.Modify("die", 1, ("distortion", "summon")),)
        ),
        strike("scrape", "Scrape", 5),
    ),
    fast_wound=True,
    trophy=ct.Trophy(
        totem=ct.Skill(id="knit", name="Knit", category="distortion", range=2, aim="unit", on_self=False, only="wounded", does=(ct.Heal(),))
    ),
)

_STINKHORN = ct.UnitCard(
    id="stinkhorn",
    name="Stinkhorn",
    skills=(
        walk(3, "Stride"),
        strike("prong", "Prong"),
        ct.Skill(id="reek", name="Reek", category="passive", range=2, who="others", while_wounded=True, does=(ct.Modify("movement", -1),)),
        ct.Skill(id="fume", name="Heady Fumes", category="buff", after_movement=True, keeps_turn=True, does=(ct.Bonus(1),)),
    ),
    trophy=ct.Trophy(
        substance=ct.Substance(name="Foul Gel", does=(ct.Modify("movement", -1),), lasting="sustained"),
        totem=ct.Skill(id="fume", name="Heady Fumes", category="buff", does=(ct.Bonus(2),)),
    ),
)

_RUNNER = ct.UnitCard(
    id="runner",
    name="Chanterelle Runner",
    skills=(
        walk(3, "Trot"),
        ct.Skill(
            id="ring", name="Fairy Ring", category="distortion", range=3, aim="cell", keeps_turn=True, success=3, does=(ct.Teleport(),)
        ),
        strike("spike", "Spike", 5),
        ct.Skill(id="puff", name="Puff", category="summon", success=5, does=(ct.Summon("puffling"),)),
    ),
    trophy=ct.Trophy(totem=ct.Skill(id="ring", name="Fairy Ring", category="distortion", range=3, aim="cell", does=(ct.Teleport(),))),
)

FUNGUNITES: Final = ct.Faction(
    id="fungunites",
    name="Fungunites",
    units=(_MOREL, _PUFFCAP, _MOTHER, _WEAVER, _BRACKET, _INKCAP, _LICHEN, _STINKHORN, _RUNNER),
    ability=ct.Replace(success=3, per="round"),
)
"""Their ability is the one known of the printed game: on a 3 or more a wounded unit is swapped for one of the deck (CT-H-2)."""
