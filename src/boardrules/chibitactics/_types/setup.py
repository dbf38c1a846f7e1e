"""The description of a position: what is unusual about it, everything else by default."""

from __future__ import annotations

from boardrules.chibitactics._types.options import Options
from boardrules.chibitactics._types.state import EffectView
from boardrules.chibitactics._types.values import Cell, Few, Id, Index, Many, Player, Round, Small, Steerer, TurnState
from boardrules.values import Seat, Value

__all__ = ["Setup", "UnitSetup"]


class UnitSetup(Value, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A unit on the board: its token, its cell, and what is unusual about it; the fields are those of ``Unit``.

    The token says the kind and the owner: ``ansel-0`` is of seat 0's squad, ``sprout-0-1`` a creature of seat 0, ``gnaw`` a savage.
    ``turn``: None: a wounded unit is done, any other fresh. ``seat``: None: the owner's squad, a savage is free. ``home``: None: a
    savage is bound to the segment in which it stands. ``activator``: None: a savage acts at the end of the round.
    """

    id: Id
    cell: Cell
    wounded: bool = False
    turn: TurnState | None = None
    trophies: Many[Id] = ()
    seat: Steerer | None = None
    home: Index | None = None
    activator: Steerer | None = None
    maker: Id = ""
    source: Id = ""


class Setup(Value, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A position in a turn, between two actions, described by what is unusual about it; :func:`setup` makes one.

    ``starts``: the segments of the starting places; (): the first ones of the pack. ``board``: what lies on each of the other places,
    "" where it is closed; (): all are. ``factions``: (): those of the options or else of the units. ``squads``: the order of each
    squad; (): that of ``units``. ``ability``: (): nobody has used one. ``out``: (): whoever has no unit of a squad on the board is out.
    Cards, savages, events and segments that are not named lie in their decks. The other fields are those of ``State``; effects have cells.
    """

    options: Options | None = None
    round: Round = 1
    first: Player = Seat(0)
    turn: Player = Seat(0)
    factions: Few[Id] = ()
    starts: Few[Id] = ()
    board: Many[Id] = ()
    units: Many[UnitSetup] = ()
    squads: Few[Many[Id]] = ()
    effects: Many[EffectView] = ()
    event: Id = ""
    savage_discard: Many[Id] = ()
    event_discard: Many[Id] = ()
    ability: Few[bool] = ()
    running: Id = ""
    paused: Many[Id] = ()
    turn_keepers_used: Many[Id] = ()
    traded: Many[Id] = ()
    joined_this_turn: Many[Id] = ()
    out: Few[Small] = ()
