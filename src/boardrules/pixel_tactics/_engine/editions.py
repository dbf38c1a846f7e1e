"""The four editions, and an edition with points that are played otherwise."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.pixel_tactics._types.options import EditionRules, HouseRules

EDITIONS: Final[dict[str, EditionRules]] = {
    "en": EditionRules(id="en", cards="set_1"),
    "ru": EditionRules(
        id="ru",
        cards="set_1",
        ceasefire_orders="own",
        ceasefire_operations="own",
        operations_end="no_token",
        traps=True,
        discard_reserve=True,
        deciding_ties="replay",
        leader_neighbours=True,
    ),
    "first": EditionRules(
        id="first",
        cards="set_1_first",
        hand_limit=0,
        equal_leaders="bottom",
        ceasefire_spells="none",
        ceasefire_contact=True,
        spells_attack=True,
        exclusive="wave",
        recruits_strike=True,
        switch=False,
        operations_end="round",
        operations_as_orders=True,
        shielded="barred",
    ),
    "pl": EditionRules(
        id="pl",
        cards="set_2",
        hand_limit=0,
        ceasefire_spells="none",
        ceasefire_contact=True,
        spells_attack=True,
        exclusive="wave",
        revived_act=False,
        recruits_strike=True,
        switch=False,
        shielded="barred",
        leader_casualties=True,
        deciding_ties="replay",
    ),
}
"""The four editions by id, each with the set of its box."""


SECOND_SETS: Final[dict[str, str]] = {"en": "set_2", "ru": "set_2", "first": "set_2_first", "pl": "set_1"}
"""The set that is played beside an edition's own in the modes that need two (PT-POOL-1, PT-DECK-1)."""


def edition_of(edition: str, house: HouseRules, *, printed: EditionRules | None = None) -> EditionRules:
    """Return an edition with the points of *house* changed. *printed*: the edition as it was agreed, if that may not be today's.

    Raises KeyError for an unknown edition.
    """
    rules = EDITIONS[edition] if printed is None else printed
    changed = {name: value for name in house.__struct_fields__ if (value := getattr(house, name)) is not None}
    return replace(rules, **changed) if changed else rules
