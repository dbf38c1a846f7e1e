"""Content for tests: the cards and the map of the worked example, all invented for it."""

from __future__ import annotations

from boardrules.chibitactics._language import (
    Bonus,
    Each,
    EventCard,
    Faction,
    MapLayout,
    Modify,
    Pack,
    Place,
    Replace,
    Segment,
    Skill,
    Substance,
    Summon,
    Trophy,
    UnitCard,
    Weather,
    Where,
    Wound,
)


def walk(points: int) -> Skill:
    """A movement skill."""
    return Skill(id="walk", name="Walk", category="movement", points=points)


def melee(name: str) -> Skill:
    """A melee skill with the defaults of its category."""
    return Skill(id=name, name=name.title(), category="melee", does=(Wound(),))


DRAUGHT = Substance(name="Draught", does=(Bonus(1),))

HUMANS = Faction(
    id="humans",
    name="Humans",
    units=(
        UnitCard(id="ansel", name="Ansel", skills=(walk(3), melee("blade")), trophy=Trophy(substance=DRAUGHT, totem=melee("blade"))),
        UnitCard(
            id="bryn",
            name="Bryn",
            skills=(walk(2), Skill(id="bow", name="Bow", category="ranged", range=3, does=(Wound(),))),
            trophy=Trophy(substance=DRAUGHT),
        ),
        UnitCard(
            id="cole",
            name="Cole",
            skills=(walk(3), Skill(id="pike", name="Pike", category="melee", range=2, does=(Wound(),))),
            trophy=Trophy(substance=DRAUGHT),
        ),
    ),
)

FUNGUNITES = Faction(
    id="fungunites",
    name="Fungunites",
    units=(
        UnitCard(
            id="moss",
            name="Moss",
            skills=(walk(3), melee("claw"), Skill(id="fury", name="Fury", category="buff", does=(Bonus(1),))),
            trophy=Trophy(substance=DRAUGHT, totem=melee("claw")),
        ),
        UnitCard(
            id="nub",
            name="Nub",
            skills=(Skill(id="spores", name="Spores", category="distortion", range=3, radius=1, does=(Wound(),)),),
            trophy=Trophy(substance=DRAUGHT),
        ),
        UnitCard(
            id="ort",
            name="Ort",
            skills=(walk(2), Skill(id="bud", name="Bud", category="summon", rolled=True, does=(Summon("sprout"),))),
            trophy=Trophy(substance=DRAUGHT),
        ),
        UnitCard(id="rind", name="Rind", skills=(walk(2),), trophy=Trophy(substance=DRAUGHT)),
    ),
    ability=Replace(success=3, per="round"),
)

SPROUT = UnitCard(id="sprout", name="Sprout", skills=(walk(2), Skill(id="nip", name="Nip", category="melee", success=5, does=(Wound(),))))
GNAW = UnitCard(id="gnaw", name="Gnaw", skills=(walk(2), melee("bite")), trophy=Trophy(substance=DRAUGHT, totem=melee("bite")))

FOG = EventCard(id="fog", name="Fog", lasting=True, does=(Weather(does=(Modify("range", -1, ("ranged",)),)),))
QUAKE = EventCard(id="quake", name="Quake", does=(Each(where=Where(terrain=("hill",)), does=(Wound(),)),))

TESTPACK = Pack(
    id="example",
    name="The worked example",
    notice="Invented for the tests.",
    factions=(HUMANS, FUNGUNITES),
    creatures=(SPROUT,),
    savages=(GNAW,),
    events=(FOG, QUAKE),
    segments=(
        Segment(id="west", name="West", start=True, rows=("....", "..f.", ".h..", "....")),
        Segment(id="far", name="Far", start=True, rows=("....", "....", "....", "....")),
        Segment(id="middle", name="Middle", rows=("..c.", "^.*.", ".#..", "..~.")),
        Segment(id="east", name="East", rows=("..^.", ".o..", "f...", "....")),
    ),
    maps=(
        MapLayout(
            id="row",
            name="Row",
            seats=2,
            starts=(Place(0, 0), Place(3, 0)),
            closed=(Place(1, 0), Place(2, 0)),
        ),
    ),
)
