"""Frames of the stack: the engine's own procedures and the texts of cards that are being carried out, the innermost last.

Frames hold references and snapshots of public things only; a hidden card that an effect works on lies in ``Player.aside``.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from boardrules.pixel_tactics._types.values import (
    Area,
    AttackKind,
    Count,
    Deed,
    Few,
    Id,
    Many,
    Number,
    PacketKind,
    PlayerSeat,
    ReservePlace,
    Text,
    UnitSlot,
)
from boardrules.values import Value, labelled

__all__ = [
    "AnswersFrame",
    "AttackCause",
    "AttackFrame",
    "Attacked",
    "Bindings",
    "Cause",
    "Chosen",
    "Counted",
    "DamageCause",
    "DamageFrame",
    "DeclaredFrame",
    "DrawFrame",
    "Frame",
    "HeroCause",
    "LeaderDrawFrame",
    "Moving",
    "OpenFrame",
    "OrderCause",
    "OrderFrame",
    "Packet",
    "PassedFrame",
    "Picked",
    "Placed",
    "Progress",
    "RoundEndFrame",
    "SetupFrame",
    "SightFrame",
    "Snapshot",
    "StartFrame",
    "Stood",
    "TextFrame",
    "TrapFrame",
    "TriggersFrame",
    "TurnEndFrame",
    "WaveEndFrame",
]


class Packet(Value, frozen=True, gc=False, array_like=True):
    """Damage on its way: from which card (``""``: an order's), of which seat, onto which card, how much, in what way.

    ``aimed``: whom it was meant for first. ``used``: who has passed it on.
    """

    source: Id
    seat: PlayerSeat
    target: Id
    amount: Count
    kind: PacketKind
    aimed: Id
    used: Many[Id] = ()


class Snapshot(Value, frozen=True, gc=False, array_like=True):
    """A hero as it was when it was defeated: its unit and slot, what it did in this wave, and its attack strength.

    ``against``: the rivals against which its strength was another than ``strength``, with that number.
    """

    seat: PlayerSeat
    slot: UnitSlot
    deeds: Many[Deed]
    strength: Number
    against: Many[Annotated[tuple[Id, Number], labelled("card", "strength")]] = ()


class Stood(Value, frozen=True, gc=False, array_like=True):
    """A card, and the slot of whose unit it stood in."""

    card: Id
    seat: PlayerSeat
    slot: UnitSlot


# ------------------------------------------------------------------------------------------------------------- what set off a trigger
class AttackCause(Value, frozen=True, gc=False, array_like=True, tag="attack"):
    """An attack was resolved: which card made it, and which cards it hit."""

    attacker: Id
    target: Many[Id]


class DamageCause(Value, frozen=True, gc=False, array_like=True, tag="damage"):
    """Damage was placed: by which card, and how much of it concerns the text."""

    source: Id
    that_much: Count


class OrderCause(Value, frozen=True, gc=False, array_like=True, tag="order"):
    """An order was resolved: how many its player has played in this turn and in this wave, this one included."""

    nth_turn: Count
    nth_wave: Count


class HeroCause(Value, frozen=True, gc=False, array_like=True, tag="hero"):
    """A hero was defeated, recruited or revived; ``snapshot``: a defeated one of the text's own side, as it was."""

    hero: Id
    snapshot: Snapshot | None = None


Cause: TypeAlias = AttackCause | DamageCause | OrderCause | HeroCause
"""The event that set off a trigger; its fields are the names by which the text speaks of it."""


class Bindings(Value, frozen=True, gc=False, array_like=True):
    """The bindings of a text so far: ``it``, ``the_card`` (``""``: none), the ``area``, and numbers (see :class:`Bound`).

    ``cause``: the event that set it off; None for spells, orders, leader actions, and the ends and beginnings of turns, waves and rounds.
    ``player``: the rival whom its player chose (PT-2V2-7), or whose turn it is in a loop over players. ``tally``: one number a seat.
    """

    it: Many[Id] = ()
    the_card: Id = ""
    area: Area | None = None
    discarded: Count = 0
    cause: Cause | None = None
    drawn: Count = 0
    player: PlayerSeat | None = None
    noted: Number = 0
    tally: Few[Number] = ()


# ----------------------------------------------------------------------------------------------------------- an effect half carried out
class Picked(Value, frozen=True, gc=False, array_like=True, tag="picked"):
    """Cards picked so far: for the first part of the effect that picks, and for the second.

    ``aimed``: the card picked last, if another player may still choose another in its place (``""``: none).
    """

    first: Many[Id] = ()
    second: Many[Id] = ()
    aimed: Id = ""


class Moving(Value, frozen=True, gc=False, array_like=True, tag="moving"):
    """Damage being moved: the cards picked to give and to take it, how much more may be moved (None: any), what was taken up."""

    first: Many[Id]
    second: Many[Id]
    left: Count | None
    packets: Many[Packet] = ()


class Counted(Value, frozen=True, gc=False, array_like=True, tag="counted"):
    """Number of cards played, discarded or put away so far."""

    n: Count


class Chosen(Value, frozen=True, gc=False, array_like=True, tag="chosen"):
    """The heroes recruited so far, or the card that each point shared out so far goes to.

    ``aimed``: the last of these, if another player may still choose another in its place (``""``: none).
    """

    cards: Many[Id]
    aimed: Id = ""


class Attacked(Value, frozen=True, gc=False, array_like=True, tag="attacked"):
    """The cards that have attacked so far, and the column that each stood in."""

    cards: Many[Id]
    columns: Many[UnitSlot]


class Placed(Value, frozen=True, gc=False, array_like=True, tag="placed"):
    """The slots given out so far, one to each card."""

    slots: Many[UnitSlot]


Progress: TypeAlias = Picked | Moving | Counted | Chosen | Attacked | Placed


# -------------------------------------------------------------------------------------------------------------------------------- frames
class TextFrame(Value, frozen=True, gc=False, array_like=True, tag="text"):
    """A text being carried out: which, how far, for whom, for which card standing where, and what it has bound.

    ``text``: the id of an ability or an order, ``knight.V``, ``knight.L2``, ``knight.O``: card, text box, and a number if the box
    has several that are carried out; of a trigger that an effect left behind the text and the path of that effect,
    ``templar.O.1``. ``at``: the effect that comes next, as a path in the text: ``2`` its third effect, ``2.then.0`` the first under
    its ``then``; a stage of an effect behind its path, ``2.to``; ``end`` after the last. ``loops``: for each loop that the
    position is in, outermost first, the cards that have not had their turn. ``progress``: of an effect half carried out.
    """

    text: Text
    at: Text
    you: PlayerSeat
    source: Id
    slot: UnitSlot
    bound: Bindings = Bindings()
    loops: Many[Many[Id]] = ()
    progress: Progress | None = None


class DeclaredFrame(Value, frozen=True, gc=False, array_like=True, tag="declared"):
    """An attack by ``you`` with ``attacker``, which stood in ``slot``, before it strikes.

    ``strength``: exactly this, whatever else holds. ``allowed``: only at these. ``snapshot``: the attacker, if it was defeated before.
    ``aim``: whom its player has chosen; none if another player settles that, or it hits all. ``by_text``: a spell or an order makes
    it attack, so that another player may still choose another target. ``hit``: whom it will hit, once that is settled. ``bonus``: so
    much more attack strength, for this attack.
    """

    you: PlayerSeat
    attacker: Id
    slot: UnitSlot
    strength: Count | None = None
    allowed: Many[Id] | None = None
    snapshot: Snapshot | None = None
    kind: AttackKind = "melee"
    aim: Many[Id] = ()
    by_text: bool = False
    hit: Many[Id] | None = None
    bonus: Count = 0


class AttackFrame(Value, frozen=True, gc=False, array_like=True, tag="attack"):
    """An attack that has struck: when its damage is placed, it is resolved (PT-ATK-6).

    ``aim``: whom its player chose. ``hit``: whom it hit, and where. ``parting``: its attacker was defeated before. ``borrowed``: it is a
    rival's.
    """

    you: PlayerSeat
    attacker: Id
    kind: AttackKind
    aim: Many[Id]
    hit: Many[Stood]
    parting: bool = False
    borrowed: bool = False


class DamageFrame(Value, frozen=True, gc=False, array_like=True, tag="damage"):
    """Damage of one event that has been reduced: diverted, then placed (PT-DMG).

    ``unordered``: numbers of packets whose limits and reductions a player still orders, with the larger of the two amounts (PT-RUL-107).
    """

    packets: Many[Packet]
    unordered: Many[Annotated[tuple[Count, Count], labelled("packet", "amount")]] = ()


class AnswersFrame(Value, frozen=True, gc=False, array_like=True, tag="answers"):
    """Texts that answer to damage, once what it defeated at once has been settled."""

    texts: Many[TextFrame]


class OrderFrame(Value, frozen=True, gc=False, array_like=True, tag="order"):
    """An order whose text is being carried out above: whose, which, whether it was played, and how many before it, with it.

    ``stage``: ``announced`` until what answers to that is done. ``cancelled``: it will have no effect. ``goes_to``: where it goes
    afterwards, unless a text in play sends it elsewhere. ``place``: of an operation that is an order, its place in the reserve (PT-OP-5).
    """

    you: PlayerSeat
    card: Id
    played: bool
    nth_turn: Count = 0
    nth_wave: Count = 0
    stage: Literal["announced", "carried_out"] = "carried_out"
    cancelled: bool = False
    goes_to: Literal["discard", "deck"] = "discard"
    place: ReservePlace | None = None


class TriggersFrame(Value, frozen=True, gc=False, array_like=True, tag="triggers"):
    """Triggers of one event that have not begun (PT-ATK-7): their players order them."""

    queue: Many[TextFrame]


class TrapFrame(Value, frozen=True, gc=False, array_like=True, tag="trap"):
    """A trap that was sprung, whose text is being carried out above: whose, and which (PT-TRAP-2)."""

    you: PlayerSeat
    card: Id


class DrawFrame(Value, frozen=True, gc=False, array_like=True, tag="draw"):
    """Cards still to be drawn by a seat, into its hand or to be set aside; off a shared deck each by a walk along the row (PT-POOL-3)."""

    seat: PlayerSeat
    n: Count
    to: Literal["hand", "aside"]


class PassedFrame(Value, frozen=True, gc=False, array_like=True, tag="passed"):
    """A seat has passed over the whole row, and draws the top of the shared deck (PT-POOL-3)."""

    seat: PlayerSeat
    to: Literal["hand", "aside"]


class OpenFrame(Value, frozen=True, gc=False, array_like=True, tag="open"):
    """The row of open cards is filled up from the shared deck (PT-POOL-3)."""


class LeaderDrawFrame(Value, frozen=True, gc=False, array_like=True, tag="leader_draw"):
    """Cards still to be drawn by a seat from its deck of leaders (PT-DECK-2)."""

    seat: PlayerSeat
    n: Count


class SightFrame(Value, frozen=True, gc=False, array_like=True, tag="sight"):
    """The top card of a deck is settled, since its player may look at it; or, ``turned_up``, it is shown to all."""

    seat: PlayerSeat
    turned_up: bool = False


class SetupFrame(Value, frozen=True, gc=False, array_like=True, tag="setup"):
    """The setup: who is ``first``, None until that is known; then the choice of leaders (PT-SET).

    ``hands``: they are drawn after the leaders are revealed (PT-DECK-2).
    """

    stage: Literal["first", "leaders", "hands"]
    first: PlayerSeat | None = None


class StartFrame(Value, frozen=True, gc=False, array_like=True, tag="start"):
    """A round or a wave that begins: what of it begins next."""

    next: Literal["wave", "turn"]


class TurnEndFrame(Value, frozen=True, gc=False, array_like=True, tag="turn_end"):
    """A turn ends: what comes next of it, when what its end set off is done."""

    next: Literal["tokens", "over"] = "tokens"


class WaveEndFrame(Value, frozen=True, gc=False, array_like=True, tag="wave_end"):
    """The end of a wave: what comes next of it (PT-FLOW-3). ``routed``: the seats whose units rout, once casualties were counted."""

    next: Literal["casualties", "rout", "over"]
    routed: Many[PlayerSeat] = ()


class RoundEndFrame(Value, frozen=True, gc=False, array_like=True, tag="round_end"):
    """A round ends: what comes next of it, when what its end set off is done. ``routed``: the seats whose units texts have routed."""

    next: Literal["operations", "over"] = "operations"
    routed: Many[PlayerSeat] = ()


EngineFrame: TypeAlias = (
    DeclaredFrame
    | AttackFrame
    | DamageFrame
    | AnswersFrame
    | OrderFrame
    | TrapFrame
    | TriggersFrame
    | DrawFrame
    | PassedFrame
    | OpenFrame
    | LeaderDrawFrame
    | SightFrame
    | SetupFrame
    | StartFrame
    | TurnEndFrame
    | WaveEndFrame
    | RoundEndFrame
)
"""The frames of the engine's own procedures."""
Frame: TypeAlias = TextFrame | EngineFrame
