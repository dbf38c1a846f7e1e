"""Frames of the stack: the engine's own procedures and the texts of cards that are being carried out, the innermost last.

Frames hold references and snapshots of public things only; a hidden card that an effect works on lies in ``Player.aside``.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from boardrules.pixel_tactics._types.bindings import Bindings, Packet, Progress, Snapshot
from boardrules.pixel_tactics._types.values import AttackKind, Count, Id, Many, PlayerSeat, ReservePlace, Text, UnitSlot
from boardrules.values import Value, labelled

__all__ = [
    "AnswersFrame",
    "AttackFrame",
    "DamageFrame",
    "DeclaredFrame",
    "DrawFrame",
    "Frame",
    "LeaderDrawFrame",
    "OpenFrame",
    "OrderFrame",
    "PassedFrame",
    "RoundEndFrame",
    "SetupFrame",
    "SightFrame",
    "StartFrame",
    "Stood",
    "TextFrame",
    "TrapFrame",
    "TriggersFrame",
    "TurnEndFrame",
    "WaveEndFrame",
]


class Stood(Value, frozen=True, gc=False, array_like=True):
    """A card, and the slot of whose unit it stood in."""

    card: Id
    seat: PlayerSeat
    slot: UnitSlot


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
