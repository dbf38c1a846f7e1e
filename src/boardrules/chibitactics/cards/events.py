"""The events of the starter pack: six at once, six through a round. Made by this project."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics.language import Each, EventCard, Grant, Heal, Kill, Modify, OneOf, Weather, Where, Wound

__all__ = ["EVENTS"]

EVENTS: Final = (
    EventCard(id="rockslide", name="Rockslide", does=(Each(where=Where(terrain=("hill",)), does=(Wound(),), success=4),)),
    EventCard(id="wildfire", name="Wildfire", does=(Each(where=Where(terrain=("forest",)), does=(Wound(),), success=4),)),
    EventCard(
        id="cave_breath",
        name="Cave Breath",
        does=(
            Each(where=Where(kinds=("savage",), only="wounded"), does=(Heal(),)),
            Each(where=Where(terrain=("cave", "fort", "power", "cradle")), does=(Wound(),), success=4),
        ),
    ),
    EventCard(id="black_frost", name="Black Frost", does=(Each(where=Where(only="wounded"), does=(Kill(),), success=5),)),
    EventCard(
        id="warm_rain", name="Warm Rain", does=(Each(where=Where(only="wounded", kinds=("squad", "creature")), does=(Heal(),), success=4),)
    ),
    EventCard(id="hunters_moon", name="Hunter's Moon", does=(OneOf(where=Where(kinds=("savage", "creature")), does=(Wound(),)),)),
    EventCard(id="fog", name="Fog", lasting=True, does=(Weather(does=(Modify("range", -1, ("ranged", "distortion")),)),)),
    EventCard(id="deep_mud", name="Deep Mud", lasting=True, does=(Weather(does=(Modify("movement", -1),)),)),
    EventCard(
        id="hard_freeze",
        name="Hard Freeze",
        lasting=True,
        does=(Weather(does=(Grant("crosses-water"),)), Weather(where=Where(kinds=("creature",)), does=(Modify("die", -1),))),
    ),
    EventCard(id="red_sky", name="Red Sky", lasting=True, does=(Weather(does=(Modify("die", 1, ("melee",)),)),)),
    EventCard(
        id="glassy_air",
        name="Glassy Air",
        lasting=True,
        does=(
            Weather(does=(Modify("range", 1, ("ranged", "distortion")),)),
            Weather(where=Where(kinds=("creature", "savage")), does=(Grant("fast-wound"),)),
        ),
    ),
    EventCard(id="quiet_hour", name="Quiet Hour", lasting=True, does=(Weather(does=(Grant("unengaged"),)),)),
)
