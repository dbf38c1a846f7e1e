"""The structs of Chibitactics, and nothing else; content (skills, units, events, maps) has its own in ``_language``."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from boardrules.chibitactics._language import Terrain
from boardrules.values import BaseAction, BaseEvent, BaseOptions, BaseState, BaseView, RuleId, Seat, Value

__all__ = [
    "AbilityUsed",
    "Action",
    "Burst",
    "Cancel",
    "Cancelled",
    "Captured",
    "Cell",
    "CellView",
    "Choice",
    "Choose",
    "Chosen",
    "ControlTaken",
    "Declared",
    "Deploy",
    "Deployed",
    "Die",
    "Died",
    "Displaced",
    "DrawEvent",
    "DrawSavage",
    "Drawing",
    "Effect",
    "EffectBegan",
    "EffectEnded",
    "EndTurn",
    "Event",
    "EventDrawn",
    "EventEnded",
    "FactionPicked",
    "Finish",
    "Finished",
    "FirstSeat",
    "Frame",
    "Freed",
    "GameEnded",
    "GiveTrophy",
    "Happening",
    "Healed",
    "HouseRules",
    "Invoked",
    "Lost",
    "MoveUnit",
    "Moved",
    "Open",
    "Opened",
    "Opening",
    "Option",
    "Options",
    "PathOption",
    "PickFaction",
    "PickUnit",
    "Provoked",
    "Reaction",
    "Replaced",
    "Reshuffled",
    "Roll",
    "RollOff",
    "Rolled",
    "RoundBegan",
    "RoundEnd",
    "SavageCame",
    "SavageTurn",
    "SeatOut",
    "Side",
    "SkillOption",
    "SkillUsed",
    "SquadsShown",
    "State",
    "Summoned",
    "Target",
    "TrophyGiven",
    "TrophyReturned",
    "TrophyTaken",
    "TrophyUsed",
    "TurnBegan",
    "TurnEnd",
    "TurnEnded",
    "TurnState",
    "Unit",
    "UnitOption",
    "UnitPicked",
    "UseFaction",
    "UseSkill",
    "UseTrophy",
    "View",
    "Wounded",
]

Player: TypeAlias = Annotated[Seat, Meta(ge=0, le=5)]
Steerer: TypeAlias = Annotated[Seat, Meta(ge=-1, le=5)]
By: TypeAlias = Annotated[Seat, Meta(ge=-1, le=5)]
Id: TypeAlias = Annotated[str, Meta(max_length=60)]
Index: TypeAlias = Annotated[int, Meta(ge=-1, le=2000)]
Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=2000)]
Coordinate: TypeAlias = Annotated[int, Meta(ge=-1000, le=1000)]

Phase: TypeAlias = Literal["first", "faction", "squad", "deploy", "play", "over"]
TurnState: TypeAlias = Literal["fresh", "buffed", "moved", "buffed-moved", "done"]
"""How far a unit is in its turn (CT-H-65)."""
Kind: TypeAlias = Literal["squad", "creature", "savage"]
Side: TypeAlias = Literal["substance", "totem"]


class Cell(Value, frozen=True, gc=False, array_like=True, cache_hash=True):
    """A cell in axial coordinates (CT-H-7). Its neighbours are (q+1, r), (q-1, r), (q, r+1), (q, r-1), (q+1, r-1), (q-1, r+1).

    Encoded as an array ``[q, r]``. Distances, sight and radii are in ``chibitactics`` functions of the same names.
    """

    q: Coordinate
    r: Coordinate


Target: TypeAlias = Id | Cell
"""A unit's id, or a cell."""


class HouseRules(Value, frozen=True, gc=False, kw_only=True):
    """The house decisions that players argue about, each with the default of the library (``source="house"`` in the rulebook).

    ``victory`` (CT-H-4): a seat is out with its last unit ``"dead"``, or already when all are ``"wounded"``. ``round_cap`` (CT-H-5): 1
    to 60 rounds. ``topology``, ``segment_size`` (CT-H-7): hexes or squares, segments of so many cells a side. ``lasting_events``
    (CT-H-11): events come at a round's end and last through the ``"next-round"``, or at the start of every round and last through
    ``"this-round"``. ``first_seat`` (CT-H-12): the order stays ``"fixed"`` or its first seat ``"moves"`` on each round. ``cross_own``
    (CT-H-16): living units of the own squad may be crossed. ``corners_block`` (CT-H-25): a single corner of a mountain blocks sight.
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


class Options(BaseOptions, frozen=True, gc=False, kw_only=True, cache_hash=True):
    """What is agreed before a game.

    ``seats``: 2 to 6. ``squad_size``: units a squad, 1 to 8 (CT-SU-5 recommends 4). ``map``: the id of a layout of the pack for this
    number of seats. ``factions``: one id a seat, or () and each seat picks (CT-H-83). ``first``: who begins; None: rolled for (CT-H-84).
    """

    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    squad_size: Annotated[int, Meta(ge=1, le=8)] = 4
    map: Id = "standard"
    factions: tuple[Id, ...] = ()
    first: Player | None = None
    house: HouseRules = HouseRules()


class Unit(Value, frozen=True, gc=False, array_like=True):
    """A unit on the board (or, while squads are placed, beside it).

    ``id`` is the token's; ``card`` its card in the pack. ``kind``: a card of a squad, a creature or a savage. ``owner``: whose deck it
    came from, for a creature its summoner's seat, -1 for a savage. ``seat``: whose squad it is in, -1 for a free savage. ``cell``:
    index of its cell, -1 before it is placed. ``turn``: how far it is in its turn. ``trophies``: ids of the cards it holds. ``home``:
    of a savage, the place of the segment it is bound to. ``activator``: of a savage, the seat after whose turns it acts; -1: at the end
    of the round. ``maker``, ``source``: of a creature, its summoner and the skill. Encoded as an array.
    """

    id: Id
    card: Id
    kind: Kind
    owner: Steerer
    seat: Steerer
    cell: Index
    wounded: bool = False
    turn: TurnState = "fresh"
    trophies: tuple[Id, ...] = ()
    home: Index = -1
    activator: Steerer = Seat(-1)
    maker: Id = ""
    source: Id = ""


class Effect(Value, frozen=True, gc=False, array_like=True):
    """Something that lingers on a unit (``unit``) or on a cell (``cell``), the oldest first.

    ``source`` names a skill as ``card.skill``, a trophy's side as ``card!substance`` or ``card!totem``, or an ability as ``@faction``;
    ``op`` is the index of the operation in it. ``kind``: ``"roll"`` waits for one die, ``"one-shot"`` and ``"sustained"`` as in CT-PR-6
    and CT-PR-7. ``seat``: whose it is; ``maker``: the unit that made it, or "" for an ability. ``aged``: an EndTurn of its seat has
    passed since, or it was made in another seat's turn (CT-H-81). Encoded as an array.
    """

    source: Id
    op: Small
    kind: Literal["roll", "one-shot", "sustained"]
    seat: Steerer
    maker: Id
    unit: Id = ""
    cell: Index = -1
    aged: bool = False


class PathOption(Value, frozen=True, gc=False, tag=True):
    """A way to go: every cell stepped on, the start cell not counted, the last one the goal (CT-MV-5, CT-H-87)."""

    path: tuple[Cell, ...]


class UnitOption(Value, frozen=True, gc=False, tag=True):
    """A unit to choose: whom a savage goes for, or whom an event meets."""

    unit: Id


class SkillOption(Value, frozen=True, gc=False, tag=True):
    """A skill to choose: with which a savage attacks."""

    skill: Id


Option: TypeAlias = PathOption | UnitOption | SkillOption


class Die(Value, frozen=True, gc=False, tag=True):
    """Waits for a die by ``seat``: for ``skill`` of ``unit``, or "" for control, first seat, ability or event.

    The number rolled plus ``bonus``, held between 1 and 6, must be at least ``needs``; 0: the highest roll wins.
    """

    seat: Steerer
    unit: Id
    skill: Id
    needs: Annotated[int, Meta(ge=0, le=6)]
    bonus: Annotated[int, Meta(ge=-100, le=100)] = 0


class Opening(Value, frozen=True, gc=False, tag=True):
    """Waits for the segment that lies at ``place``."""

    place: Small


class Drawing(Value, frozen=True, gc=False, tag=True):
    """Waits for a card: an event (``cell`` -1), or a savage for the cave on ``cell``."""

    deck: Literal["event", "savage"]
    cell: Index = -1


class Choice(Value, frozen=True, gc=False, tag=True):
    """Waits for ``seat`` to choose one of ``options``; ``rule`` asks."""

    seat: Player
    rule: RuleId
    options: tuple[Option, ...]


class Declared(Value, frozen=True, gc=False, tag=True):
    """A skill that is declared and being resolved: reactions of ``engagers`` first (CT-H-69), then the die, then what it does.

    ``trophy``: the card whose totem it is, or "". ``cell``: aimed at; ``target``: the unit aimed at, or "". ``path``: of a move.
    """

    unit: Id
    skill: Id
    cell: Index
    target: Id = ""
    path: tuple[Index, ...] = ()
    trophy: Id = ""
    engagers: tuple[Id, ...] = ()
    start: Index = -1
    stage: Literal["way", "react", "roll"] = "react"
    kept: bool = False


class Reaction(Value, frozen=True, gc=False, tag=True):
    """A reaction of ``unit`` with ``skill`` on ``target``, out of turn (CT-PR-3)."""

    unit: Id
    skill: Id
    target: Id


class Burst(Value, frozen=True, gc=False, tag=True):
    """A radius skill that was aimed well: one die for each unit in ``queue`` (CT-H-29)."""

    unit: Id
    skill: Id
    centre: Index
    queue: tuple[Id, ...]
    seat: Steerer
    place: Index = -1


class Invoked(Value, frozen=True, gc=False, tag=True):
    """A faction ability waiting for its die."""

    seat: Player
    unit: Id
    card: Id = ""


class TurnEnd(Value, frozen=True, gc=False, tag=True):
    """The end of a player's turn, step by step (CT-H-70)."""

    seat: Player
    stage: Literal["open", "caves", "new", "old"]
    places: tuple[Small, ...] = ()
    caves: tuple[Small, ...] = ()
    savages: tuple[Id, ...] = ()
    came: tuple[Id, ...] = ()


class SavageTurn(Value, frozen=True, gc=False, tag=True):
    """The turn of a free savage (CT-H-72): ``seat`` steers, -1 until that is known; ``target`` is the unit it goes for."""

    unit: Id
    seat: Steerer = Seat(-1)
    stage: Literal["control", "target", "attack", "move", "strike", "approach"] = "control"
    target: Id = ""


class RollOff(Value, frozen=True, gc=False, tag=True):
    """Dice for the highest number among ``seats`` (CT-H-50): ``values`` so far, ``tries`` rounds of dice before this one."""

    purpose: Literal["first", "control"]
    seats: tuple[Player, ...]
    values: tuple[Face, ...] = ()
    tries: Annotated[int, Meta(ge=0, le=3)] = 0


class RoundEnd(Value, frozen=True, gc=False, tag=True):
    """The end of a round, step by step (CT-H-85)."""

    stage: Literal["freed", "event", "next", "begin"]
    savages: tuple[Id, ...] = ()
    acted: tuple[Id, ...] = ()


class Happening(Value, frozen=True, gc=False, tag=True):
    """An instant event being carried out: its ``index``-th effect, and the units still to roll for."""

    event: Id
    index: Small
    queue: tuple[Id, ...] = ()
    begun: bool = False


Frame: TypeAlias = (
    Die | Opening | Drawing | Choice | Declared | Reaction | Burst | Invoked | TurnEnd | SavageTurn | RollOff | RoundEnd | Happening
)
"""What is being resolved, innermost last. The first four wait for luck or a choice."""


class State(BaseState, frozen=True, gc=False, cache_hash=True):
    """A position of Chibitactics.

    ``pack``: fingerprint of the content. ``phase``: who begins, factions, squads, deployment, play, over. ``first``: the first seat of
    this round; ``turn``: whose turn it is, in play and deployment. ``factions``: one id a seat, "" until picked. ``squads``: the units
    of each seat in squad order, sealed until all have picked, later those that live. ``decks``: units left in or back in each faction
    deck. ``board``: the segment at each place, "" while closed. ``segments``, ``savages``, ``events``: what may still come, without an
    order. ``units``: all on the board, the longest there first. ``effects``: what lingers. ``event``: the lasting event in force, or
    "". ``ability``: whether each seat has used its ability in this turn or round. ``running``: the unit whose turn runs, ``paused`` the
    one it was put into; ``kept``: skills by which the running unit kept its turn; ``given``: trophies handed over this turn; ``born``:
    creatures born, units captured this turn. ``stack``: what is being resolved. ``out``: 0 for a seat still in, else the number of the
    occasion on which it left.

    Cells are indices into ``View.cells``. Equality: two states are equal if every field is.
    """

    options: Options
    pack: str
    phase: Phase
    round: Annotated[int, Meta(ge=0, le=61)]
    first: Player | None
    turn: Player | None
    factions: tuple[Id, ...]
    squads: tuple[tuple[Id, ...], ...]
    decks: tuple[tuple[Id, ...], ...]
    board: tuple[Id, ...]
    segments: tuple[Id, ...]
    savages: tuple[Id, ...]
    savage_discard: tuple[Id, ...]
    events: tuple[Id, ...]
    event_discard: tuple[Id, ...]
    event: Id
    units: tuple[Unit, ...]
    effects: tuple[Effect, ...]
    ability: tuple[bool, ...]
    running: Id
    paused: Id
    kept: tuple[Id, ...]
    given: tuple[Id, ...]
    born: tuple[Id, ...]
    stack: tuple[Frame, ...]
    out: tuple[Small, ...]


class PickFaction(BaseAction, frozen=True, gc=False, tag=True):
    """Take ``faction``, in the open and in turn order (CT-SU-4, CT-H-83)."""

    by: By
    faction: Id


class PickUnit(BaseAction, frozen=True, gc=False, tag=True):
    """Put ``unit`` of the own faction's deck into the squad, sealed until all squads are complete (CT-SU-5)."""

    by: By
    unit: Id


class Deploy(BaseAction, frozen=True, gc=False, tag=True):
    """Place ``unit`` of the own squad on ``cell`` of the own start segment (CT-H-8)."""

    by: By
    unit: Id
    cell: Cell


class MoveUnit(BaseAction, frozen=True, gc=False, tag=True):
    """Move ``unit`` to ``to`` with its movement skill (CT-MV). Where ways differ in what they step on, a :class:`Choose` follows."""

    by: By
    unit: Id
    to: Cell


class UseSkill(BaseAction, frozen=True, gc=False, tag=True):
    """Use ``skill`` (its id on the card) of ``unit`` on ``target``: a unit, a cell, or the unit itself (CT-SK-1)."""

    by: By
    unit: Id
    skill: Id
    target: Target


class Finish(BaseAction, frozen=True, gc=False, tag=True):
    """Spend the turn of ``unit`` on the adjacent ``target``: finish it off, wound or kill it fast (CT-WD-5, CT-WD-7, CT-WD-8)."""

    by: By
    unit: Id
    target: Id


class Cancel(BaseAction, frozen=True, gc=False, tag=True):
    """Spend the turn of ``unit`` to end a sustained effect of its ``skill`` on ``target``, or a creature it summoned (CT-PR-8)."""

    by: By
    unit: Id
    skill: Id
    target: Target


class UseTrophy(BaseAction, frozen=True, gc=False, tag=True):
    """Use a trophy held by ``unit``: ``card`` is the id of the dead unit, ``side`` its substance or its totem (CT-TR-2)."""

    by: By
    unit: Id
    card: Id
    side: Side
    target: Target


class GiveTrophy(BaseAction, frozen=True, gc=False, tag=True):
    """Hand the trophy ``card`` from ``unit`` to the adjacent squad member ``to`` (CT-TR-7)."""

    by: By
    unit: Id
    to: Id
    card: Id


class UseFaction(BaseAction, frozen=True, gc=False, tag=True):
    """Use the faction's ability on ``unit`` of the squad; ``card``: the new unit, where the ability swaps one in (CT-TU-4, CT-H-3)."""

    by: By
    unit: Id
    card: Id = ""


class Choose(BaseAction, frozen=True, gc=False, tag=True):
    """Answer an open question with one of its options: a way, a target, an attack."""

    by: By
    option: Option


class EndTurn(BaseAction, frozen=True, gc=False, tag=True):
    """Declare the turn over (CT-TU-5); without having done anything: pass."""

    by: By


class Roll(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: the die shows ``value`` (CT-CO-6)."""

    by: By
    value: Face


class Open(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: ``segment`` is what lay at the place being opened (CT-SC-2)."""

    by: By
    segment: Id


class DrawEvent(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: ``event`` is drawn (CT-EV-1)."""

    by: By
    event: Id


class DrawSavage(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: ``savage`` comes out of a cave (CT-SV-1)."""

    by: By
    savage: Id


Action: TypeAlias = (
    PickFaction
    | PickUnit
    | Deploy
    | MoveUnit
    | UseSkill
    | Finish
    | Cancel
    | UseTrophy
    | GiveTrophy
    | UseFaction
    | Choose
    | EndTurn
    | Roll
    | Open
    | DrawEvent
    | DrawSavage
)


class CellView(Value, frozen=True, gc=False, array_like=True):
    """A cell of the map: where, its terrain (None while closed), and the number of its place. Encoded as an array."""

    q: Coordinate
    r: Coordinate
    terrain: Terrain | None
    place: Small


class View(BaseView, frozen=True, gc=False):
    """What ``viewer`` (None: a spectator) knows. The fields are those of :class:`State`, with these differences.

    While squads are picked, those of others are hidden: each entry is "" (CT-H-94). ``cells`` are all cells of the map, with their
    terrain where it is known; indices of cells elsewhere point into it. Decks have no order, so what may come of them is known to all.
    """

    viewer: Player | None
    options: Options
    pack: str
    phase: Phase
    round: int
    first: Player | None
    turn: Player | None
    factions: tuple[Id, ...]
    squads: tuple[tuple[Id, ...], ...]
    decks: tuple[tuple[Id, ...], ...]
    board: tuple[Id, ...]
    cells: tuple[CellView, ...]
    segments: tuple[Id, ...]
    savages: tuple[Id, ...]
    savage_discard: tuple[Id, ...]
    events: tuple[Id, ...]
    event_discard: tuple[Id, ...]
    event: Id
    units: tuple[Unit, ...]
    effects: tuple[Effect, ...]
    ability: tuple[bool, ...]
    running: Id
    paused: Id
    kept: tuple[Id, ...]
    given: tuple[Id, ...]
    born: tuple[Id, ...]
    stack: tuple[Frame, ...]
    out: tuple[Small, ...]


class FirstSeat(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` begins (CT-TU-1)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("first", "turn", "phase", "stack")
    seat: Seat


class FactionPicked(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` plays ``faction``."""

    CHANGES: ClassVar[tuple[str, ...]] = ("factions", "decks", "turn", "phase")
    seat: Seat
    faction: str


class UnitPicked(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` has put a unit into its squad: ``unit`` is "" for the others."""

    CHANGES: ClassVar[tuple[str, ...]] = ("squads",)
    seat: Seat
    unit: str


class SquadsShown(BaseEvent, frozen=True, gc=False, tag=True):
    """All squads are complete and shown together."""

    CHANGES: ClassVar[tuple[str, ...]] = ("squads", "decks", "units", "phase", "turn")
    REVEALS: ClassVar[bool] = True
    squads: tuple[tuple[str, ...], ...]


class Deployed(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` was placed."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "turn", "phase")
    unit: str
    cell: Cell


class RoundBegan(BaseEvent, frozen=True, gc=False, tag=True):
    """A round begins."""

    CHANGES: ClassVar[tuple[str, ...]] = ("round", "first", "ability", "phase", "stack")
    round: int


class TurnBegan(BaseEvent, frozen=True, gc=False, tag=True):
    """The turn of ``seat`` begins: its units are fresh."""

    CHANGES: ClassVar[tuple[str, ...]] = ("turn", "units", "ability", "given", "born", "kept", "running", "paused", "stack", "phase")
    seat: Seat


class SkillUsed(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` declares ``skill`` on ``target``; ``trophy``: the card whose totem it is, or ""."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "stack", "running", "paused", "kept", "effects")
    unit: str
    skill: str
    target: Target
    trophy: str = ""


class Provoked(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` reacts with ``skill`` on ``target``, which it has engaged (CT-PR-3)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("stack",)
    unit: str
    skill: str
    target: str


class Rolled(BaseEvent, frozen=True, gc=False, tag=True):
    """A die: for ``skill`` of ``unit`` (both "" for control, first seat, ability and event), ``value`` and what it came to with bonuses.

    ``needs``: the least total that succeeds, 0 where the highest wins.
    """

    CHANGES: ClassVar[tuple[str, ...]] = ("stack", "effects", "units", "running", "paused", "turn", "kept")
    REVEALS: ClassVar[bool] = True
    seat: Seat
    unit: str
    skill: str
    value: int
    total: int
    needs: int
    success: bool


class Moved(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` went along ``path``; it now stands on ``to``."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "stack")
    unit: str
    path: tuple[Cell, ...]
    to: Cell


class Displaced(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` was pushed or teleported to ``to`` (CT-H-76)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units",)
    unit: str
    to: Cell


class Lost(BaseEvent, frozen=True, gc=False, tag=True):
    """The action that ``unit`` declared is lost: a reaction came before it (CT-H-36)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("stack", "units", "running", "paused", "decks", "savage_discard")
    unit: str


class Wounded(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` is wounded (CT-WD-2)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "running", "paused")
    unit: str


class Healed(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` is wounded no longer."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units",)
    unit: str


class Died(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` is dead and off the board; ``killer`` is who destroyed it, or ""."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "squads", "effects", "running", "paused", "decks", "savage_discard", "born")
    unit: str
    killer: str


class TrophyTaken(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` takes the card ``card`` (CT-TR-1)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units",)
    unit: str
    card: str


class TrophyReturned(BaseEvent, frozen=True, gc=False, tag=True):
    """``card`` goes back to its deck (CT-H-46)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("decks", "savage_discard", "units", "given")
    card: str


class TrophyUsed(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` uses ``side`` of ``card`` on ``target``."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "stack", "running", "paused")
    unit: str
    card: str
    side: Side
    target: Target


class TrophyGiven(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` hands ``card`` to ``to``."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "given", "running", "paused")
    unit: str
    to: str
    card: str


class AbilityUsed(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` uses its faction's ability on ``unit``."""

    CHANGES: ClassVar[tuple[str, ...]] = ("ability", "stack", "running", "paused", "units")
    seat: Seat
    unit: str
    card: str


class Replaced(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` goes back to the deck and ``card`` stands in its place (CT-H-3)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "squads", "decks", "savage_discard", "effects", "stack")
    unit: str
    card: str


class EffectBegan(BaseEvent, frozen=True, gc=False, tag=True):
    """Something lingers from now on."""

    CHANGES: ClassVar[tuple[str, ...]] = ("effects",)
    effect: Effect


class EffectEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """Something lingers no longer."""

    CHANGES: ClassVar[tuple[str, ...]] = ("effects",)
    effect: Effect


class Summoned(BaseEvent, frozen=True, gc=False, tag=True):
    """``maker`` summons the creature ``unit``, which acts at once (CT-CA-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "running", "paused", "born")
    maker: str
    unit: str
    cell: Cell


class Finished(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` spends its turn on the adjacent ``target`` (CT-WD-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "running", "paused", "effects", "kept")
    unit: str
    target: str


class Cancelled(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` spends its turn to end its ``skill`` on ``target`` (CT-PR-8)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "running", "paused", "effects", "decks", "savage_discard", "kept", "squads", "born")
    unit: str
    skill: str
    target: Target


class Captured(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` joins the squad of ``seat`` (CT-SV-8, CT-H-95)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "effects", "born", "running", "paused", "decks", "savage_discard")
    unit: str
    seat: Seat


class Freed(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` is no longer controlled: a savage is bound to the segment it stands on (CT-SV-7), another unit goes back to its squad."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "effects", "decks", "savage_discard", "running", "paused")
    unit: str


class Opened(BaseEvent, frozen=True, gc=False, tag=True):
    """``segment`` was turned up at ``place`` (CT-SC-2)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("board", "cells", "segments", "stack")
    REVEALS: ClassVar[bool] = True
    place: int
    segment: str


class SavageCame(BaseEvent, frozen=True, gc=False, tag=True):
    """``unit`` came out of the cave on ``cell`` (CT-SV-1)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "savages", "savage_discard", "stack")
    REVEALS: ClassVar[bool] = True
    unit: str
    cell: Cell


class ControlTaken(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` steers the savage ``unit`` in this turn of it (CT-SV-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("stack", "effects")
    unit: str
    seat: Seat


class Reshuffled(BaseEvent, frozen=True, gc=False, tag=True):
    """A deck was empty, so its discard pile is the deck again (CT-EV-5, CT-H-55)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("events", "event_discard", "savages", "savage_discard")
    deck: Literal["event", "savage"]


class EventDrawn(BaseEvent, frozen=True, gc=False, tag=True):
    """``event`` was drawn; a lasting one is now in force (CT-EV)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("events", "event_discard", "event", "stack")
    REVEALS: ClassVar[bool] = True
    event: str


class EventEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """The lasting ``event`` ends and is discarded (CT-EV-4, CT-EV-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("event", "event_discard")
    event: str


class TurnEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` declares its turn over (CT-TU-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("units", "effects", "running", "paused", "kept", "given", "born", "stack")
    seat: Seat


class Chosen(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` answered a question."""

    CHANGES: ClassVar[tuple[str, ...]] = ("stack",)
    seat: Seat
    option: Option


class SeatOut(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` has no squad unit left: it is out (CT-H-4, CT-H-80)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("out", "units", "effects", "decks", "savage_discard", "squads", "running", "paused", "stack")
    seat: Seat


class GameEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """The game is over (CT-H-4, CT-H-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("phase", "stack", "turn")
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    FirstSeat
    | FactionPicked
    | UnitPicked
    | SquadsShown
    | Deployed
    | RoundBegan
    | TurnBegan
    | SkillUsed
    | Provoked
    | Rolled
    | Moved
    | Displaced
    | Lost
    | Wounded
    | Healed
    | Died
    | TrophyTaken
    | TrophyReturned
    | TrophyUsed
    | TrophyGiven
    | AbilityUsed
    | Replaced
    | EffectBegan
    | EffectEnded
    | Summoned
    | Finished
    | Cancelled
    | Captured
    | Freed
    | Opened
    | SavageCame
    | Reshuffled
    | ControlTaken
    | EventDrawn
    | EventEnded
    | TurnEnded
    | Chosen
    | SeatOut
    | GameEnded
)
