"""The structs of Pixel Tactics, and nothing else; the ability language has its own."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from boardrules.pixel_tactics.language import Change
from boardrules.values import BaseAction, BaseEvent, BaseOptions, BaseState, BaseView, Seat, Value

__all__ = [
    "AbilityUsed",
    "Acted",
    "Action",
    "ActionsGained",
    "Asked",
    "Attack",
    "AttackKind",
    "AttackMade",
    "AttackRedirected",
    "CardOption",
    "CardsMoved",
    "Cast",
    "Choose",
    "ChooseLeader",
    "Clear",
    "DamageHealed",
    "DamagePlaced",
    "Deck",
    "Deed",
    "Draw",
    "Drawn",
    "EditionId",
    "EndTurn",
    "Event",
    "Extra",
    "Face",
    "First",
    "Frame",
    "GameEnded",
    "Held",
    "LeaderAction",
    "LeadersRevealed",
    "Loss",
    "Marker",
    "MarkersPut",
    "Match",
    "ModeOption",
    "ModifierGiven",
    "Move",
    "NameOption",
    "NumberOption",
    "Option",
    "Options",
    "OrderPlayed",
    "OrderResolved",
    "Packet",
    "Phase",
    "Piece",
    "PieceDefeated",
    "PieceLeft",
    "PieceMoved",
    "PieceRevived",
    "PlayOrder",
    "Player",
    "PlayerView",
    "Recruit",
    "RoundEnded",
    "Slot",
    "SpellCast",
    "Spot",
    "SpotOption",
    "Started",
    "State",
    "Switch",
    "TakenAtRandom",
    "Timed",
    "TurnEnded",
    "TurnStarted",
    "Until",
    "View",
    "Watching",
    "WaveEnded",
]

Slot: TypeAlias = Literal["V1", "V2", "V3", "F1", "F2", "F3", "R1", "R2", "R3", "S1", "S2", "S3"]
"""Where a card stands: row (vanguard, flank, rear; S the reserve) and column, column 1 at the owner's left. F2 is the leader's."""

Face: TypeAlias = Literal["hero", "leader", "corpse"]
AttackKind: TypeAlias = Literal["melee", "ranged"]
Phase: TypeAlias = Literal["setup", "leaders", "play", "over"]
Until: TypeAlias = Literal["turn", "wave", "round", "own_turn", "last_own_turn", "gone"]
EditionId: TypeAlias = Literal["en", "ru", "first", "pl"]

Deed: TypeAlias = str
"""``recruited``, ``moved``, ``attacked``, ``cast``, ``revived``, ``damaged``; ``melee-S`` attacked seat S's unit in melee; or the id of
a text that works once a turn or a wave."""

By: TypeAlias = Annotated[Seat, Meta(ge=-1, le=3)]
Player_: TypeAlias = Annotated[Seat, Meta(ge=0, le=3)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Number: TypeAlias = Annotated[int, Meta(ge=-10_000, le=10_000)]


class Options(BaseOptions, frozen=True, gc=False, kw_only=True):
    """``edition``: whose rules. ``best_of``: 1, 3 or 5 matches (PT-SER-1). ``cards``: ids of card sets, ``()`` the edition's own.

    ``house``: fields of the edition that are played otherwise, as (field, value) pairs sorted by field.
    """

    edition: EditionId = "en"
    best_of: Literal[1, 3, 5] = 1
    cards: tuple[str, ...] = ()
    house: tuple[tuple[str, int | bool | str], ...] = ()


class Spot(Value, frozen=True, gc=False, array_like=True):
    """A slot of one seat's unit or reserve. Encoded as an array ``[seat, slot]``."""

    seat: Player_
    slot: Slot


class Held(Value, frozen=True, gc=False, array_like=True):
    """A card that lies face down somewhere, and the seats that know it, as a sum of ``1 << seat``. In a view: None if unknown."""

    card: str | None
    mask: Annotated[int, Meta(ge=0, le=15)]


class Deck(Value, frozen=True, gc=False, array_like=True):
    """Known top, a set in no order (kept sorted), known bottom; drawn in that order, top and bottom from their first card on."""

    top: tuple[Held, ...]
    rest: tuple[str, ...]
    bottom: tuple[Held, ...]


class Marker(Value, frozen=True, gc=False, array_like=True):
    """``n`` markers of one kind."""

    kind: str
    n: Count


class Timed(Value, frozen=True, gc=False, array_like=True):
    """A change that an effect made: what, until when, by whose effect, from which card. It leaves with what it changes."""

    change: Change
    until: Until
    by: Player_
    source: str


class Piece(Value, frozen=True, gc=False, array_like=True):
    """A card in a unit: hero, leader or corpse (PT-DMG-3), the damage on it, and what it did and suffered this turn and this wave.

    Owner: the seat in front of the dot of ``card``. Controller: the seat in whose unit it stands. Texts, strength, life and keywords
    are derived, never stored.
    """

    card: str
    face: Face
    damage: Count = 0
    turn: tuple[Deed, ...] = ()
    wave: tuple[Deed, ...] = ()
    mods: tuple[Timed, ...] = ()
    markers: tuple[Marker, ...] = ()


class Packet(Value, frozen=True, gc=False, array_like=True):
    """Damage on its way: from which card (``""``: an order's), of which seat, onto which card, how much, in what way.

    ``kind``: melee, ranged, spell, order, ability or move. ``aimed``: whom it was meant for first. ``used``: who has passed it on.
    """

    source: str
    seat: Player_
    target: str
    amount: Count
    kind: str
    aimed: str
    used: tuple[str, ...] = ()


class Frame(Value, frozen=True, gc=False, array_like=True):
    """One program in progress: which, at which step, for whom, for which card standing where, and what it has bound so far.

    Frames hold references and snapshots of public things only; a hidden card that an effect works on lies in ``Player.aside``.
    """

    program: str
    step: Count
    you: Player_
    source: str
    slot: int
    binds: tuple[tuple[str, int | str | tuple[str | int, ...]], ...] = ()
    packets: tuple[Packet, ...] = ()
    queue: tuple[Frame, ...] = ()


class Extra(Value, frozen=True, gc=False, array_like=True):
    """``n`` actions that can be spent on the kinds in ``only`` alone."""

    only: tuple[str, ...]
    n: Count


class Loss(Value, frozen=True, gc=False, array_like=True):
    """``n`` actions fewer in the wave number ``wave`` (counted through the match), but not fewer than ``floor`` by this."""

    wave: Count
    n: Count
    floor: Count


class Watching(Value, frozen=True, gc=False, array_like=True):
    """A trigger that an effect left behind: its program, until when, from which card. It needs no card in play."""

    program: str
    until: Until
    source: str


class Player(Value, frozen=True, gc=False, array_like=True):
    """What belongs to one seat.

    ``unit``: slots V1 to R3, ``reserve``: S1 to S3. ``hand`` and ``aside`` (drawn, and not yet put anywhere) are sorted sets.
    ``leader``: the leader chosen in secret, until all are revealed. ``orders``: orders played this turn and this wave.
    """

    unit: tuple[Piece | None, ...]
    reserve: tuple[Piece | None, ...]
    hand: tuple[Held, ...]
    deck: Deck
    discard: tuple[str, ...]
    aside: tuple[Held, ...] = ()
    leader: str | None = None
    watching: tuple[Watching, ...] = ()
    losses: tuple[Loss, ...] = ()
    orders: tuple[int, int] = (0, 0)


class Match(Value, frozen=True, gc=False, array_like=True):
    """A finished match of the series: who won (None: a tie), by which rule, and the trophies after it."""

    winner: Player_ | None
    rule: str
    trophies: tuple[int, ...]


class State(BaseState, frozen=True, gc=False, array_like=False):
    """A position of Pixel Tactics.

    ``actor``: who acts now, CHANCE at a chance point; at the secret choice of leaders and at the end -1 has no meaning, see ``phase``.
    ``wave``: 0 vanguard, 1 flank, 2 rear. ``turn``: how many seats have had their turn in this wave. ``actions``: left this turn.
    ``stack``: programs in progress, the innermost last. ``fired``: texts already triggered by the event under way (PT-LOOP-2).
    ``still``: whole rounds in which nothing moved (PT-END-3); ``worst``: each leader's highest damage so far.
    ``out``: cards that trophies removed from the series. ``pack``: the hash of a custom pack, or ``""``.
    """

    options: Options
    pack: str
    phase: Phase
    actor: By
    round: Count
    wave: Annotated[int, Meta(ge=0, le=2)]
    first: Player_
    turn: Annotated[int, Meta(ge=0, le=4)]
    actions: Number
    extra: tuple[Extra, ...]
    used: tuple[tuple[str, int], ...]
    players: tuple[Player, ...]
    stack: tuple[Frame, ...]
    resolving: tuple[str, ...]
    fired: tuple[str, ...]
    still: Count
    moved: bool
    worst: tuple[int, ...]
    redeals: Count
    series: tuple[Match, ...]
    out: tuple[str, ...]


# ------------------------------------------------------------------------------------------------------------------ options of a choice
class CardOption(Value, frozen=True, gc=False, tag=True):
    """A card by its id; None only in a copy for seats that may not know it."""

    card: str | None


class SpotOption(Value, frozen=True, gc=False, tag=True):
    """A slot, or the card that stands there."""

    at: Spot


class NumberOption(Value, frozen=True, gc=False, tag=True):
    """A number: how much damage to move, heal, take over."""

    n: Count


class NameOption(Value, frozen=True, gc=False, tag=True):
    """The name of a card, without an owner: ``knight``."""

    name: str


class ModeOption(Value, frozen=True, gc=False, tag=True):
    """One of several ways: a row (``V``, ``1.V`` of seat 1), a column (``C2``, ``1.C2``), a trigger (``0.gunner``), or ``yes``."""

    mode: str


Option: TypeAlias = CardOption | SpotOption | NumberOption | NameOption | ModeOption


# ------------------------------------------------------------------------------------------------------------------------------ actions
class ChooseLeader(BaseAction, frozen=True, gc=False, tag=True):
    """Choose the leader, in secret and at the same time as the others (PT-SET-3). ``card`` is None only in redacted copies."""

    by: By
    card: str | None


class Draw(BaseAction, frozen=True, gc=False, tag=True):
    """Draw a card (PT-ACT-1)."""

    by: By


class Recruit(BaseAction, frozen=True, gc=False, tag=True):
    """Recruit ``card`` from the hand to the empty slot ``at`` (PT-ACT-2); also the answer when an effect lets a hero be recruited."""

    by: By
    card: str
    at: Spot


class Attack(BaseAction, frozen=True, gc=False, tag=True):
    """Attack (PT-ACT-3); also the answer when an effect grants an attack.

    ``target`` is None when another player chooses it or all are hit.
    """

    by: By
    attacker: Spot
    target: Spot | None
    kind: AttackKind


class Cast(BaseAction, frozen=True, gc=False, tag=True):
    """Cast a spell (PT-ACT-4): ``text`` is the row ``"V"``, ``"F"`` or ``"R"``, or the id of a granted text."""

    by: By
    caster: Spot
    text: str


class PlayOrder(BaseAction, frozen=True, gc=False, tag=True):
    """Play the order of a card in hand (PT-ACT-6); also the answer when an effect lets an order be played (PT-ACT-20)."""

    by: By
    card: str


class Clear(BaseAction, frozen=True, gc=False, tag=True):
    """Clear the corpse at ``at`` (PT-ACT-7)."""

    by: By
    at: Spot


class Move(BaseAction, frozen=True, gc=False, tag=True):
    """Move the hero at ``at`` to the empty slot ``to`` (PT-ACT-8)."""

    by: By
    at: Spot
    to: Spot


class Switch(BaseAction, frozen=True, gc=False, tag=True):
    """Swap two heroes or corpses of the own unit, a long action (PT-ACT-9); ``at`` comes before ``other`` in the order of slots."""

    by: By
    at: Spot
    other: Spot


class LeaderAction(BaseAction, frozen=True, gc=False, tag=True):
    """Take a leader's own action (PT-ACT-5): ``text`` is ``"L"``, or the id of one of several."""

    by: By
    leader: Spot
    text: str


class EndTurn(BaseAction, frozen=True, gc=False, tag=True):
    """End the turn (PT-FLOW-5, PT-FLOW-6)."""

    by: By


class Choose(BaseAction, frozen=True, gc=False, tag=True):
    """Answer what an effect asks; None declines, or says that no more is wanted."""

    by: By
    option: Option | None


class First(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: ``seat`` is the first player (PT-SET-6)."""

    by: By
    seat: Player_


class Drawn(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: the next card of ``seat``'s deck is ``card``; None only in redacted copies."""

    by: By
    seat: Player_
    card: str | None


class TakenAtRandom(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: ``card`` is taken at random from ``seat``'s hand; None only in redacted copies."""

    by: By
    seat: Player_
    card: str | None


Action: TypeAlias = (
    ChooseLeader
    | Draw
    | Recruit
    | Attack
    | Cast
    | PlayOrder
    | Clear
    | Move
    | Switch
    | LeaderAction
    | EndTurn
    | Choose
    | First
    | Drawn
    | TakenAtRandom
)


# --------------------------------------------------------------------------------------------------------------------------------- view
class PlayerView(Value, frozen=True, gc=False, array_like=True):
    """One seat as the viewer sees it.

    ``hand``, ``aside``, ``top`` and ``bottom`` have None (and no mask) for each card that he does not
    know. ``deck`` is the number of cards in the
    deck. ``chosen`` says that a leader lies face down, ``leader`` which one if the viewer knows.
    """

    unit: tuple[Piece | None, ...]
    reserve: tuple[Piece | None, ...]
    hand: tuple[Held, ...]
    deck: Count
    top: tuple[Held, ...]
    bottom: tuple[Held, ...]
    discard: tuple[str, ...]
    aside: tuple[Held, ...]
    chosen: bool
    leader: str | None
    watching: tuple[Watching, ...]
    losses: tuple[Loss, ...]
    orders: tuple[int, int]


class View(BaseView, frozen=True, gc=False):
    """What ``viewer`` (None: a spectator) may know of a :class:`State`; the fields are those of the state."""

    viewer: Player_ | None
    options: Options
    pack: str
    phase: Phase
    actor: By
    round: Count
    wave: int
    first: Player_
    turn: int
    actions: Number
    extra: tuple[Extra, ...]
    used: tuple[tuple[str, int], ...]
    players: tuple[PlayerView, ...]
    stack: tuple[Frame, ...]
    resolving: tuple[str, ...]
    fired: tuple[str, ...]
    still: Count
    moved: bool
    worst: tuple[int, ...]
    redeals: Count
    series: tuple[Match, ...]
    out: tuple[str, ...]


# ------------------------------------------------------------------------------------------------------------------------------- events
FLOW = ("phase", "actor", "stack", "actions", "extra", "used", "fired", "moved", "resolving")
BOARD = ("players", "moved", "stack", "worst")


class Acted(BaseEvent, frozen=True, gc=False, tag=True):
    """``by`` did something that its own type of action names: the first event of every step. ``what`` is the action's type."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "players")
    by: Seat
    what: str


class Asked(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` is asked for a decision, or luck is due (CHANCE). Comes last in a step."""

    CHANGES: ClassVar[tuple[str, ...]] = FLOW
    seat: Seat


class Started(BaseEvent, frozen=True, gc=False, tag=True):
    """A match begins or a first player is found."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "first", "players", "round", "wave", "turn", "still", "worst", "redeals", "out")
    REVEALS: ClassVar[bool] = True
    first: Seat


class LeadersRevealed(BaseEvent, frozen=True, gc=False, tag=True):
    """All leaders are turned up together (PT-SET-3). ``kept`` is false if they were equal and are chosen again (PT-SET-4)."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "players", "redeals", "round")
    REVEALS: ClassVar[bool] = True
    leaders: tuple[str, ...]
    kept: bool


class TurnStarted(BaseEvent, frozen=True, gc=False, tag=True):
    """A turn begins (PT-FLOW-1)."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "players", "round", "wave", "turn", "first", "still")
    seat: Seat
    round: int
    wave: int


class TurnEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """A turn is over."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "players", "turn")
    seat: Seat


class WaveEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """A wave is over, casualties are counted."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "players", "turn", "wave")
    wave: int


class RoundEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """A round is over; the first player changes (PT-FLOW-4)."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, "players", "turn", "wave", "round", "first", "still")
    round: int


class ActionsGained(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` gains ``n`` actions now, or loses them in its next wave if ``n`` is negative."""

    CHANGES: ClassVar[tuple[str, ...]] = ("actions", "extra", "players")
    seat: Seat
    n: int


class CardsMoved(BaseEvent, frozen=True, gc=False, tag=True):
    """A card changed its zone, or was looked at where it lies (``start`` equals ``end``).

    Zones: deck, top, hand, aside, discard, unit, resolving, out. ``mask``: the seats that see which card it is, a sum of ``1 << seat``.
    ``card`` is None in copies for the others.
    """

    CHANGES: ClassVar[tuple[str, ...]] = (*BOARD, "resolving", "out")
    REVEALS: ClassVar[bool] = True
    seat: Seat
    card: str | None
    start: str
    end: str
    mask: int


class PieceLeft(BaseEvent, frozen=True, gc=False, tag=True):
    """A hero or a corpse left its unit, to its owner's hand or discard pile (``end``)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: str
    end: str


class PieceMoved(BaseEvent, frozen=True, gc=False, tag=True):
    """A hero or a corpse now stands at ``at``."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: str
    at: Spot


class AttackMade(BaseEvent, frozen=True, gc=False, tag=True):
    """An attack: who, upon whom (None: not settled yet, or several), in what way."""

    CHANGES: ClassVar[tuple[str, ...]] = (*BOARD, "fired")
    attacker: str
    target: str | None
    kind: AttackKind


class AttackRedirected(BaseEvent, frozen=True, gc=False, tag=True):
    """The attack lands on another card: an interceptor (PT-ATK-5), or the one that another player chose."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    attacker: str
    target: str


class SpellCast(BaseEvent, frozen=True, gc=False, tag=True):
    """A spell is cast: by which card, which text."""

    CHANGES: ClassVar[tuple[str, ...]] = (*BOARD, "fired")
    caster: str
    text: str


class AbilityUsed(BaseEvent, frozen=True, gc=False, tag=True):
    """A text of ``card`` takes effect by itself, or as its leader's action: ``text`` is its id."""

    CHANGES: ClassVar[tuple[str, ...]] = (*BOARD, "fired")
    card: str
    text: str


class OrderPlayed(BaseEvent, frozen=True, gc=False, tag=True):
    """``card``'s order begins for ``seat``; ``played`` is false when it is only executed."""

    CHANGES: ClassVar[tuple[str, ...]] = (*BOARD, "resolving", "fired")
    REVEALS: ClassVar[bool] = True
    seat: Seat
    card: str
    played: bool


class OrderResolved(BaseEvent, frozen=True, gc=False, tag=True):
    """``card``'s order has been resolved."""

    CHANGES: ClassVar[tuple[str, ...]] = (*BOARD, "resolving", "fired")
    card: str


class DamagePlaced(BaseEvent, frozen=True, gc=False, tag=True):
    """``amount`` damage lies on ``target`` now, more than before; ``source`` dealt it (``""``: an order)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    source: str
    target: str
    amount: int
    kind: str


class DamageHealed(BaseEvent, frozen=True, gc=False, tag=True):
    """``amount`` damage was taken off ``target``: healed, or moved away."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    target: str
    amount: int


class PieceDefeated(BaseEvent, frozen=True, gc=False, tag=True):
    """A hero was defeated (PT-DMG-3, PT-DMG-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: str
    at: Spot


class PieceRevived(BaseEvent, frozen=True, gc=False, tag=True):
    """A corpse is a hero again (PT-DMG-9)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: str
    at: Spot


class ModifierGiven(BaseEvent, frozen=True, gc=False, tag=True):
    """An effect changed ``card`` (``""``: a seat, or what it watches for) until some moment."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: str
    until: Until


class MarkersPut(BaseEvent, frozen=True, gc=False, tag=True):
    """``n`` markers of one kind were put on ``card`` (taken off if negative)."""

    CHANGES: ClassVar[tuple[str, ...]] = BOARD
    card: str
    kind: str
    n: int


class GameEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """A match ended: the winner (None: a tie), the rule, and whether the series goes on."""

    CHANGES: ClassVar[tuple[str, ...]] = (*FLOW, *BOARD, "series", "out", "round", "wave", "turn", "first", "still", "redeals")
    winner: Seat | None
    rule: str
    over: bool


Event: TypeAlias = (
    Acted
    | Asked
    | Started
    | LeadersRevealed
    | TurnStarted
    | TurnEnded
    | WaveEnded
    | RoundEnded
    | ActionsGained
    | CardsMoved
    | PieceLeft
    | PieceMoved
    | AttackMade
    | AttackRedirected
    | SpellCast
    | AbilityUsed
    | OrderPlayed
    | OrderResolved
    | DamagePlaced
    | DamageHealed
    | PieceDefeated
    | PieceRevived
    | ModifierGiven
    | MarkersPut
    | GameEnded
)
