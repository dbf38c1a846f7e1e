"""Content for tests: the cards and the map of the worked example, all invented for it."""

from __future__ import annotations

from msgspec.structs import replace

from boardrules.chibitactics.language import (
    Bonus,
    Capture,
    Dispel,
    Each,
    Empower,
    EventCard,
    Faction,
    Grant,
    Heal,
    Kill,
    Lay,
    MapLayout,
    Modify,
    OneOf,
    Pack,
    Place,
    Push,
    Replace,
    Segment,
    Skill,
    Substance,
    Summon,
    Teleport,
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
    title="The worked example",
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


def everything() -> Pack:
    """A pack in which every operation, property, trait and kind of event occurs; three factions, maps for 2 to 6 seats."""
    return Pack(
        id="everything",
        title="Everything",
        notice="Invented for the tests.",
        factions=(
            Faction(id="makers", name="Makers", units=_makers(), ability=Empower(does=(Bonus(1),), success=2, per="turn")),
            Faction(
                id="movers", name="Movers", units=_movers(), ability=Empower(does=(Heal(), Modify("movement", 1)), only="any", per="round")
            ),
            Faction(id="growers", name="Growers", units=_growers(), ability=Replace(success=2, per="round")),
        ),
        creatures=(
            SPROUT,
            UnitCard(
                id="wisp",
                name="Wisp",
                skills=(
                    walk(3),
                    Skill(id="sting", name="Sting", category="ranged", range=2, does=(Wound(), Push(1))),
                    Skill(id="split", name="Split", category="summon", does=(Summon("sprout"),)),
                ),
                fast_death=True,
            ),
        ),
        savages=(
            GNAW,
            UnitCard(
                id="howler",
                name="Howler",
                skills=(
                    walk(3),
                    Skill(id="spit", name="Spit", category="ranged", range=2, after_movement=True, does=(Wound(),)),
                    Skill(id="roar", name="Roar", category="distortion", range=1, area=True, does=(Modify("die", -1), Push(1))),
                    Skill(id="maul", name="Maul", category="melee", success=3, does=(Wound(),)),
                ),
                trophy=Trophy(totem=Skill(id="howl", name="Howl", category="buff", does=(Modify("die", 1),))),
            ),
            UnitCard(
                id="burster",
                name="Burster",
                skills=(Skill(id="burst", name="Burst", category="distortion", range=2, radius=1, does=(Wound(),)),),
                fast_wound=True,
                trophy=Trophy(substance=Substance(name="Oil", does=(Grant("crosses-water"),))),
            ),
        ),
        events=(
            FOG,
            QUAKE,
            EventCard(id="plague", name="Plague", does=(Each(where=Where(only="wounded"), does=(Kill(),), success=5),)),
            EventCard(id="bolt", name="Bolt", does=(OneOf(where=Where(kinds=("squad", "creature")), does=(Wound(),)),)),
            EventCard(id="spring", name="Spring", does=(Each(where=Where(only="wounded"), does=(Heal(),)),)),
            EventCard(id="mud", name="Mud", lasting=True, does=(Weather(does=(Modify("movement", -1), Grant("unengaged"))),)),
            EventCard(
                id="frail",
                name="Frail",
                lasting=True,
                does=(Weather(where=Where(terrain=("forest", "hill")), does=(Grant("fast-death"),)),),
            ),
        ),
        segments=(
            *(Segment(id=f"home{k}", name=f"Home {k}", start=True, rows=("....", "..h.", ".f..", "....")) for k in range(6)),
            *(
                Segment(id=f"land{k}", name=f"Land {k}", rows=rows)
                for k, rows in enumerate(
                    (
                        ("..c.", "^.*.", ".#..", "..~."),
                        ("..^.", ".o..", "f...", "...."),
                        ("h...", ".o*.", "~~..", "...#"),
                        ("f.f.", "..^.", "c..o", ".h.."),
                        ("....", ".^^.", ".o..", "f..*"),
                        ("#..h", "..~.", "....", "c.f."),
                        ("o...", "...f", ".^..", "..h."),
                    )
                )
            ),
        ),
        maps=tuple(_ring(seats) for seats in range(2, 7)),
    )


def _ring(seats: int) -> MapLayout:
    """Start segments in two rows, closed ones between them."""
    starts = tuple(Place(2 * (k // 2), 2 * (k % 2)) for k in range(seats))
    wide = max(place.i for place in starts) + 1
    return MapLayout(id="ring", name="Ring", seats=seats, starts=starts, closed=tuple(Place(i, 1) for i in range(max(2, wide))))


def _makers() -> tuple[UnitCard, ...]:
    return (
        UnitCard(
            id="caster",
            name="Caster",
            skills=(
                walk(2),
                Skill(id="spark", name="Spark", category="distortion", range=3, aim="unit", does=(Wound(),)),
                Skill(id="mine", name="Mine", category="distortion", range=2, aim="cell", lasting="sustained", does=(Lay((Wound(),)),)),
                Skill(
                    id="nova", name="Nova", category="distortion", range=2, radius=1, rolled=False, does=(Push(1), Modify("movement", -1))
                ),
            ),
            trophy=Trophy(
                substance=Substance(name="Ash", does=(Wound(),)),
                totem=Skill(id="blink", name="Blink", category="distortion", range=3, does=(Teleport(),)),
            ),
        ),
        UnitCard(
            id="blinker",
            name="Blinker",
            skills=(
                walk(3),
                Skill(id="blink", name="Blink", category="distortion", range=4, keeps_turn=True, does=(Teleport(),)),
                Skill(id="stab", name="Stab", category="melee", does=(Kill(),), only="unwounded", success=6),
                Skill(id="slice", name="Slice", category="melee", does=(Wound(),), who="others"),
            ),
            trophy=Trophy(totem=Skill(id="walk", name="Walk", category="movement", points=2)),
            fast_wound=True,
        ),
        UnitCard(
            id="leasher",
            name="Leasher",
            skills=(
                walk(3),
                Skill(id="leash", name="Leash", category="distortion", range=3, aim="unit", success=2, does=(Capture(),)),
                Skill(id="charm", name="Charm", category="distortion", range=2, aim="unit", success=5, does=(Capture(units=True),)),
                Skill(id="free", name="Free", category="distortion", range=2, aim="unit", on_self=True, does=(Dispel(),)),
                melee("whip"),
            ),
            trophy=Trophy(totem=Skill(id="aura", name="Aura", category="passive", does=(Modify("die", 1),))),
        ),
        UnitCard(
            id="sweeper",
            name="Sweeper",
            skills=(
                walk(3),
                Skill(id="sweep", name="Sweep", category="melee", area=True, does=(Wound(), Push(2))),
                Skill(id="veil", name="Veil", category="buff", lasting="sustained", does=(Modify("range", 1), Grant("unengaged"))),
                Skill(id="fire", name="Fire", category="ranged", range=3, radius=1, does=(Lay((Wound(), Bonus(-1))), Wound())),
            ),
            trophy=Trophy(substance=Substance(name="Dust", does=(Dispel(), Push(2)))),
        ),
    )


def _movers() -> tuple[UnitCard, ...]:
    return (
        UnitCard(
            id="flyer",
            name="Flyer",
            skills=(
                walk(4),
                Skill(
                    id="wings",
                    name="Wings",
                    category="passive",
                    does=(Grant("crosses-mountains"), Grant("crosses-water"), Grant("crosses-units")),
                ),
                melee("talon"),
                Skill(id="dive", name="Dive", category="ranged", range=2, sight=False, does=(Wound(),)),
            ),
            trophy=Trophy(substance=Substance(name="Down", does=(Heal(), Grant("crosses-mountains")))),
        ),
        UnitCard(
            id="captain",
            name="Captain",
            skills=(
                walk(2),
                Skill(id="lead", name="Lead", category="passive", range=2, who="squad", on_self=True, does=(Modify("die", 1, ("melee",)),)),
                Skill(
                    id="dread", name="Dread", category="passive", range=2, who="others", while_wounded=True, does=(Modify("movement", -1),)
                ),
                Skill(id="order", name="Order", category="buff", range=2, aim="unit", who="squad", does=(Bonus(2),)),
                melee("axe"),
            ),
            trophy=Trophy(totem=Skill(id="axe", name="Axe", category="melee", range=2, does=(Wound(),))),
        ),
        UnitCard(
            id="healer",
            name="Healer",
            skills=(
                walk(3),
                Skill(id="mend", name="Mend", category="distortion", range=2, aim="unit", on_self=True, only="wounded", does=(Heal(),)),
                Skill(id="spring", name="Spring", category="distortion", range=1, aim="cell", does=(Lay((Heal(),)),)),
                Skill(id="rush", name="Rush", category="buff", after_movement=True, success=3, does=(Modify("die", 1),)),
                melee("staff"),
            ),
            fast_death=True,
            trophy=Trophy(totem=Skill(id="quake", name="Quake", category="distortion", range=2, radius=1, rolled=False, does=(Wound(),))),
        ),
        UnitCard(
            id="warden",
            name="Warden",
            skills=(
                walk(3),
                Skill(id="gaze", name="Gaze", category="distortion", range=2, aim="unit", engagement=True, does=(Modify("movement", -2),)),
                Skill(id="shove", name="Shove", category="melee", rolled=False, does=(Push(2),), engagement=False),
                Skill(id="haste", name="Haste", category="buff", keeps_turn=True, does=(Modify("movement", 1),)),
            ),
            trophy=Trophy(substance=Substance(name="Horn", does=(Bonus(2),))),
        ),
    )


def _growers() -> tuple[UnitCard, ...]:
    return (
        *FUNGUNITES.units[:3],
        UnitCard(
            id="breeder",
            name="Breeder",
            skills=(
                walk(2),
                Skill(id="hatch", name="Hatch", category="summon", range=2, does=(Summon("wisp", 2),), keeps_turn=True),
                melee("peck"),
            ),
            trophy=Trophy(totem=Skill(id="egg", name="Egg", category="summon", does=(Summon("wisp"),))),
        ),
        UnitCard(
            id="hexer",
            name="Hexer",
            skills=(
                walk(2),
                Skill(
                    id="curse", name="Curse", category="distortion", range=3, aim="unit", lasting="sustained", does=(Grant("fast-death"),)
                ),
                Skill(id="clear", name="Clear", category="distortion", range=2, radius=1, does=(Dispel(),)),
                Skill(id="bow", name="Bow", category="ranged", range=3, does=(Wound(),)),
            ),
            trophy=Trophy(substance=Substance(name="Ink", does=(Modify("die", -1),), lasting="sustained")),
        ),
    )


def wide() -> Pack:
    """The example's map with all the units, creatures, savages and events of :func:`everything` as well."""
    whole = everything()
    makers, movers, growers = whole.factions
    return replace(
        TESTPACK,
        id="wide",
        factions=(
            replace(HUMANS, units=(*HUMANS.units, *makers.units, *movers.units), ability=makers.ability),
            replace(FUNGUNITES, units=(*FUNGUNITES.units, *growers.units[3:])),
        ),
        creatures=whole.creatures,
        savages=whole.savages,
        events=whole.events,
    )


def with_card(card: UnitCard, pack: Pack = TESTPACK) -> Pack:
    """A pack with one more unit among its first faction, the humans."""
    humans, *others = pack.factions
    return replace(pack, factions=(replace(humans, units=(*humans.units, card)), *others))
