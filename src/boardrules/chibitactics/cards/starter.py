"""The starter pack (placeholder until the full one is here)."""

from __future__ import annotations

from boardrules.chibitactics._language import Faction, MapLayout, Modify, Pack, Place, Segment, Skill, EventCard, UnitCard, Weather, Wound

__all__ = ["STARTER"]


def _unit(name: str) -> UnitCard:
    return UnitCard(
        id=name,
        name=name.title(),
        skills=(
            Skill(id="walk", name="Walk", category="movement", points=3),
            Skill(id="blade", name="Blade", category="melee", does=(Wound(),)),
        ),
    )


STARTER = Pack(
    id="starter",
    name="Starter",
    notice="Made by this project, not by the publisher.",
    factions=tuple(Faction(id=f, name=f.title(), units=tuple(_unit(f"{f[0]}{n}") for n in "abcdefgh")) for f in ("humans", "chthonids", "fungunites")),
    events=(EventCard(id="fog", name="Fog", lasting=True, does=(Weather(does=(Modify("range", -1, ("ranged",)),)),)),),
    segments=tuple(Segment(id=f"s{k}", name=f"S{k}", rows=("....",) * 4, start=k < 2) for k in range(4)),
    maps=(MapLayout(id="standard", name="Standard", seats=2, starts=(Place(0, 0), Place(2, 0)), closed=(Place(1, 0), Place(1, 1))),),
)
