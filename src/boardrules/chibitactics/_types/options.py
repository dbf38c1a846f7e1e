"""The options of a game and its house rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from boardrules.chibitactics._types.values import Few, Id, Player
from boardrules.values import BaseOptions, Value

__all__ = ["EditionRules", "HouseRules", "Options"]


class EditionRules(Value, frozen=True, gc=False, kw_only=True):
    """The house decisions that players argue about, each with what the library has decided (``source="house"`` in the rulebook).

    ``victory`` (CT-H-4): a seat is out with its last unit ``"dead"``, or already when all are ``"wounded"``. ``round_cap`` (CT-H-5): 1
    to 60 rounds. ``topology``, ``segment_size`` (CT-H-7): hexes or squares, and the cells on a side of a segment. ``lasting_events``
    (CT-H-11): events come at a round's end and last through the ``"next-round"``, or at the start of every round and last through
    ``"this-round"``. ``first_seat`` (CT-H-12): the order stays ``"fixed"`` or its first seat ``"moves"`` on each round. ``cross_own``
    (CT-H-16): units may cross living units of their own squad. ``corners_block`` (CT-H-25): a single corner of a mountain blocks sight.
    ``aiming_roll`` (CT-H-29): a radius skill is rolled for when aimed. ``squad_engages`` (CT-H-34): units of one squad engage each
    other. ``finish_after_move`` (CT-H-66): finishing is possible after a move. ``scouts`` (CT-H-71): units of ``"all"`` seats scout at
    the end of any turn, or only those of the ``"own"`` seat.
    """

    victory: Literal["dead", "wounded"] = "dead"
    round_cap: Annotated[int, Meta(ge=1, le=60)] = 20
    topology: Literal["hex", "square"] = "hex"
    segment_size: Annotated[int, Meta(ge=2, le=6)] = 4
    lasting_events: Literal["next-round", "this-round"] = "next-round"
    first_seat: Literal["fixed", "moves"] = "fixed"
    cross_own: bool = False
    corners_block: bool = False
    aiming_roll: bool = True
    squad_engages: bool = False
    finish_after_move: bool = False
    scouts: Literal["all", "own"] = "all"


class HouseRules(Value, frozen=True, gc=False, kw_only=True):
    """Points of :class:`EditionRules` that are played otherwise; None: as the library has it."""

    victory: Literal["dead", "wounded"] | None = None
    round_cap: Annotated[int, Meta(ge=1, le=60)] | None = None
    topology: Literal["hex", "square"] | None = None
    segment_size: Annotated[int, Meta(ge=2, le=6)] | None = None
    lasting_events: Literal["next-round", "this-round"] | None = None
    first_seat: Literal["fixed", "moves"] | None = None
    cross_own: bool | None = None
    corners_block: bool | None = None
    aiming_roll: bool | None = None
    squad_engages: bool | None = None
    finish_after_move: bool | None = None
    scouts: Literal["all", "own"] | None = None


@lru_cache(maxsize=64)
def _rules(house: HouseRules) -> EditionRules:
    changed = {name: value for name in house.__struct_fields__ if (value := getattr(house, name)) is not None}
    return replace(EditionRules(), **changed)


class Options(BaseOptions, frozen=True, gc=False, kw_only=True, cache_hash=True):
    """Options of a game.

    ``seats``: 2 to 6. ``squad_size``: units a squad, 1 to 8 (CT-SU-5 recommends 4). ``map``: the id of a layout of the pack for this
    number of seats (CT-SU-3). ``factions``: one id a seat, or () and each seat picks (CT-H-83). ``first``: who begins; None: rolled
    for (CT-H-84).
    """

    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    squad_size: Annotated[int, Meta(ge=1, le=8)] = 4
    map: Id = "standard"
    factions: Few[Id] = ()
    first: Player | None = None
    house: HouseRules = HouseRules()

    @property
    def rules(self) -> EditionRules:
        """The house decisions that are in force."""
        return _rules(self.house)
