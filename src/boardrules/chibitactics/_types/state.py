"""The position, the units and effects in it, and the view that a seat has of it."""

from __future__ import annotations

from typing import Literal

from boardrules.chibitactics._types import values as v
from boardrules.chibitactics._types.options import Options
from boardrules.chibitactics._types.stack import Frame
from boardrules.chibitactics.language import Terrain
from boardrules.values import BaseState, BaseView, Seat, Value

__all__ = ["Budget", "CellView", "Clock", "Effect", "EffectView", "State", "Supply", "Unit", "UnitView", "View"]


class Unit(Value, frozen=True, gc=False, array_like=True):
    """A unit on the board (or, while squads are placed, beside it).

    ``id`` is the token's; ``card`` its card in the pack. ``kind``: a card of a squad, a creature or a savage. ``owner``: whose deck it
    came from, for a creature its summoner's seat, -1 for a savage. ``seat``: whose squad it is in, -1 for a free savage. ``cell``:
    the number of its cell, -1 before it is placed; a view has the cell itself (:class:`UnitView`). ``wounded``: the only harm there
    is, hit points are not counted (CT-WD-1). ``turn``: how far it is in its turn. ``trophies``: ids of the cards it holds. ``home``: of
    a savage, the place of the segment it is bound to. ``activator``: of a savage, the seat after whose turns it acts; -1: at the end of
    the round. ``maker``, ``source``: of a creature, its summoner and the skill. Encoded as an array.
    """

    id: v.Id
    card: v.Id
    kind: v.Kind
    owner: v.Steerer
    seat: v.Steerer
    cell: v.Index
    wounded: bool = False
    turn: v.TurnState = "fresh"
    trophies: v.Many[v.Id] = ()
    home: v.Index = -1
    activator: v.Steerer = Seat(-1)
    maker: v.Id = ""
    source: v.Id = ""


class Effect(Value, frozen=True, gc=False, array_like=True):
    """Something that lingers on a unit (``unit``) or on a cell (``cell``), the oldest first.

    ``source`` names a skill as ``card.skill``, a trophy's side as ``card!substance`` or ``card!totem``, or an ability as ``@faction``;
    ``op`` is the index of the operation in it. ``kind``: ``"roll"`` waits for one die, ``"one-shot"`` and ``"sustained"`` as in CT-PR-6
    and CT-PR-7. ``seat``: whose it is; ``maker``: the unit that made it, or "" for an ability. ``aged``: it ends at the next EndTurn of
    its seat, if not before: an EndTurn has passed since, or it was made in another seat's turn or by an ability (CT-H-81). ``use``: of what
    is sustained, a number that all have in common that one use of the skill made, and that ends whole (CT-PR-8). Encoded as an array.
    """

    source: v.Id
    op: v.Small
    kind: Literal["roll", "one-shot", "sustained"]
    seat: v.Steerer
    maker: v.Id
    unit: v.Id = ""
    cell: v.Index = -1
    aged: bool = False
    use: v.Small = 0


class EffectView(Value, frozen=True, gc=False, array_like=True):
    """An :class:`Effect` in a view or an event: the same fields, but for ``cell``, which is the cell itself, None if it is on a unit."""

    source: v.Id
    op: v.Small
    kind: Literal["roll", "one-shot", "sustained"]
    seat: v.Steerer
    maker: v.Id
    unit: v.Id
    cell: v.Cell | None
    aged: bool
    use: v.Small


class UnitView(Value, frozen=True, gc=False, array_like=True):
    """A :class:`Unit` in a view: the same fields, but for ``cell``, which is the cell itself, None before the unit is placed."""

    id: v.Id
    card: v.Id
    kind: v.Kind
    owner: v.Steerer
    seat: v.Steerer
    cell: v.Cell | None
    wounded: bool
    turn: v.TurnState
    trophies: v.Many[v.Id]
    home: v.Index
    activator: v.Steerer
    maker: v.Id
    source: v.Id


class Clock(Value, frozen=True, gc=False):
    """When it is, and who is acting.

    ``first``: the first seat of this round; ``turn``: whose turn it is, in play and while factions are picked and units are placed.
    ``running``: the unit whose turn runs, ``paused`` those it was put into, the first first.
    """

    round: v.Round = 0
    first: v.Player | None = None
    turn: v.Player | None = None
    running: v.Id = ""
    paused: v.Many[v.Id] = ()


class Budget(Value, frozen=True, gc=False):
    """Uses that are spent, so that they cannot be repeated yet.

    ``ability``: whether each seat has used its ability in this turn or round. ``turn_keepers_used``: skills by which the unit whose turn
    runs, or one that is paused, kept its turn, as ``unit.skill``. ``traded``: trophies handed over this turn. ``joined_this_turn``:
    creatures born and units captured this turn.
    """

    ability: v.Few[bool] = ()
    turn_keepers_used: v.Many[v.Id] = ()
    traded: v.Many[v.Id] = ()
    joined_this_turn: v.Many[v.Id] = ()


class Supply(Value, frozen=True, gc=False):
    """Everything that may still come: closed segments, savages and events, each in no order (kept sorted), and those put aside."""

    segments: v.Many[v.Id] = ()
    savages: v.Many[v.Id] = ()
    savage_discard: v.Many[v.Id] = ()
    events: v.Many[v.Id] = ()
    event_discard: v.Many[v.Id] = ()


class State(BaseState, frozen=True, gc=False, cache_hash=True):
    """A position of Chibitactics.

    ``pack``: fingerprint of the content. ``phase``: who begins, factions, squads, deployment, play, over. ``clock``: when it is;
    ``budget``: what has been used up. ``factions``: one id a seat, "" until picked. ``squads``: the units of each seat in squad order,
    sealed until all have picked, later those that live. ``decks``: units left in or back in each faction deck. ``board``: the segment at
    each place, "" while closed. ``supply``: what may still come. ``event``: the lasting event in force, or "". ``units``: all on the
    board, the longest there first. ``effects``: what lingers. ``stack``: what is being resolved. ``out``: 0 for a seat still in, else
    the number of the occasion on which it left.

    A state counts cells, so that it is small and fast: each is the number that it has in ``View.cells``, which is in cell order. What a
    player sees, views, events and actions, has the cells themselves. Equality: two states are equal if every field is.
    """

    options: Options
    pack: v.Key
    phase: v.Phase
    clock: Clock
    budget: Budget
    factions: v.Few[v.Id]
    squads: v.Few[v.Many[v.Id]]
    decks: v.Few[v.Many[v.Id]]
    board: v.Many[v.Id]
    supply: Supply
    event: v.Id
    units: v.Many[Unit]
    effects: v.Many[Effect]
    stack: v.Many[Frame]
    out: v.Few[v.Small]


class CellView(Value, frozen=True, gc=False, array_like=True):
    """A cell of the map: where, its terrain (None while closed), and the number of its place. Encoded as an array."""

    q: v.Coordinate
    r: v.Coordinate
    terrain: Terrain | None
    place: v.Small


class View(BaseView, frozen=True, gc=False):
    """Everything that ``viewer`` (None: a spectator) knows. The fields are those of :class:`State`, with these differences.

    While squads are picked, those of others are hidden: each entry is "" (CT-H-94). ``cells`` are all cells of the map in cell order,
    with their terrain where it is known. ``units`` and ``effects`` have cells in place of numbers; ``stack`` is that of the state.
    Decks have no order, so what may come of them is known to all.
    """

    viewer: v.Player | None
    options: Options
    pack: v.Key
    phase: v.Phase
    clock: Clock
    budget: Budget
    factions: v.Few[v.Id]
    squads: v.Few[v.Many[v.Id]]
    decks: v.Few[v.Many[v.Id]]
    board: v.Many[v.Id]
    cells: v.Many[CellView]
    supply: Supply
    event: v.Id
    units: v.Many[UnitView]
    effects: v.Many[EffectView]
    stack: v.Many[Frame]
    out: v.Few[v.Small]
