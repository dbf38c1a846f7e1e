"""What a text notes while it is carried out: its bindings, the event that set it off, and the progress of an effect.

Like the frames that hold them, these values have references and snapshots of public things only.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from boardrules.pixel_tactics._types.values import Area, Count, Deed, Few, Id, Many, Number, PacketKind, PlayerSeat, UnitSlot
from boardrules.values import Value, labelled

__all__ = [
    "AttackCause",
    "Attacked",
    "Bindings",
    "Cause",
    "Chosen",
    "Counted",
    "DamageCause",
    "HeroCause",
    "Moving",
    "OrderCause",
    "Packet",
    "Picked",
    "Placed",
    "Progress",
    "Snapshot",
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
