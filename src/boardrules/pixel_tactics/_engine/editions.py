"""Editions: frozen records of every point on which the rulebooks differ, a field a point, each with its rule."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta
from msgspec.structs import replace

from boardrules.values import Value

__all__ = ["EDITIONS", "EditionRules", "HouseRules", "Resolved", "edition_of"]


class EditionRules(Value, frozen=True, gc=False, kw_only=True):
    """The points of an edition. Any of them can be played otherwise: ``Options(house=HouseRules(hand_limit=7))``."""

    id: Literal["en", "ru", "first", "pl"]

    cards: str
    """The set that is played when options name none."""

    hand_limit: Annotated[int, Meta(ge=0, le=99)] = 5
    """PT-ACT-1: no draw action with so many cards in hand; 0: no limit."""

    equal_leaders: Literal["discard", "bottom", "keep"] = "discard"
    """PT-SET-4: equal leaders are discarded, or go under the decks, or stay."""

    ceasefire_spells: Literal["own", "none"] = "own"
    """PT-CEASE-1: spells that touch only the own side are cast during the ceasefire, or none."""

    ceasefire_orders: Literal["own", "none"] = "none"
    """PT-CEASE-2: the same for orders."""

    ceasefire_contact: bool = False
    """PT-CEASE-5: whether other effects may touch the rival's hand and unit during the ceasefire."""

    exclusive: Literal["turn", "wave"] = "turn"
    """PT-ACT-13: one hero does one starred action a turn, or a wave."""

    revived_act: bool = True
    """PT-ACT-3: a hero revived in this wave may attack as an action."""

    recruits_strike: bool = False
    """PT-ACT-17: a hero recruited in this wave may make attacks that an effect grants."""

    switch: bool = True
    """PT-ACT-9: there is the action Switch."""

    shielded: Literal["hits", "barred"] = "hits"
    """PT-ATK-5: a ranged attack upon a shielded card hits the interceptor, or is no legal attack."""

    round_limit: Annotated[int, Meta(ge=3, le=100)] = 100
    """PT-END-3: a match that has gone on for so many rounds ends as one that stands still: corpses can be switched for ever."""

    deciding_ties: Literal["count", "replay"] = "count"
    """PT-SER-6: the third tie of a series ends it, or the third in a row of ties that would have ended it and are played again."""

    leader_neighbours: bool = False
    """PT-ATK-12: a leader can be a forerunner or a supporter."""


class Resolved(Value, frozen=True, gc=False):
    """What options come to: the ids of the sets that are played with, and every point of the rules. It stands in the header of a log."""

    cards: tuple[str, ...]
    edition: EditionRules


class HouseRules(Value, frozen=True, gc=False, kw_only=True):
    """Points of an edition that are played otherwise, each as in :class:`EditionRules`; None: as the edition has it."""

    hand_limit: Annotated[int, Meta(ge=0, le=99)] | None = None
    equal_leaders: Literal["discard", "bottom", "keep"] | None = None
    ceasefire_spells: Literal["own", "none"] | None = None
    ceasefire_orders: Literal["own", "none"] | None = None
    ceasefire_contact: bool | None = None
    exclusive: Literal["turn", "wave"] | None = None
    revived_act: bool | None = None
    recruits_strike: bool | None = None
    switch: bool | None = None
    shielded: Literal["hits", "barred"] | None = None
    round_limit: Annotated[int, Meta(ge=3, le=100)] | None = None
    deciding_ties: Literal["count", "replay"] | None = None
    leader_neighbours: bool | None = None


EDITIONS: Final[dict[str, EditionRules]] = {
    "en": EditionRules(id="en", cards="set_1"),
    "ru": EditionRules(id="ru", cards="set_1", ceasefire_orders="own", deciding_ties="replay", leader_neighbours=True),
    "first": EditionRules(
        id="first",
        cards="set_1_first",
        hand_limit=0,
        equal_leaders="bottom",
        ceasefire_spells="none",
        ceasefire_contact=True,
        exclusive="wave",
        recruits_strike=True,
        switch=False,
        shielded="barred",
    ),
    "pl": EditionRules(
        id="pl",
        cards="set_1_first",
        hand_limit=0,
        ceasefire_spells="none",
        ceasefire_contact=True,
        exclusive="wave",
        revived_act=False,
        recruits_strike=True,
        switch=False,
        shielded="barred",
        deciding_ties="replay",
    ),
}
"""The four editions by id. ``pl`` plays set 1 in its first wording as long as set 2 is not here."""


def edition_of(edition: str, house: HouseRules, *, printed: EditionRules | None = None) -> EditionRules:
    """An edition with the points of *house* changed. *printed*: the edition as it was agreed, if that may not be today's.

    Raises KeyError for an unknown edition.
    """
    rules = EDITIONS[edition] if printed is None else printed
    changed = {name: value for name in house.__struct_fields__ if (value := getattr(house, name)) is not None}
    return replace(rules, **changed) if changed else rules
