"""Why each event of a step happens: noted by the engine where it happens, and only while somebody asks for an explanation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.activation import Activation, Entry

COURSE: Final = (t.SetupFrame, t.OpenFrame, t.StartFrame, t.TurnEndFrame, t.WaveEndFrame, t.RoundEndFrame)
"""The frames of the course of the game: what happens above them no text below has brought about."""


class Speaker(NamedTuple):
    """The card that brings something about, and the id of its text: ``""`` where none does, or where the card itself acts."""

    card: str = ""
    text: str = ""


NOBODY: Final = Speaker()


class Addend(NamedTuple):
    """One addend of a number, by one rule or one text; it may be negative."""

    n: int
    rule: str = ""
    by: Speaker = NOBODY
    place: str = ""


class EventCause(NamedTuple):
    """The cause of an event: rules, the card and the text that brought it about, where the card stood, and the parts of its number."""

    rules: tuple[str, ...]
    by: Speaker = NOBODY
    place: str = ""
    parts: tuple[Addend, ...] = ()


class Trace:
    """The causes of the events of one step, in their order, and the parts of the damage that is on its way in it.

    ``asked``: the parts of the number that the next question is about. ``bonuses``: what texts have added to the attack that is declared.
    """

    __slots__ = ("asked", "bonuses", "causes", "packets")

    def __init__(self) -> None:
        self.causes: list[EventCause] = []
        self.packets: dict[t.Packet, tuple[Addend, ...]] = {}
        self.asked: tuple[Addend, ...] = ()
        self.bonuses: tuple[Addend, ...] = ()

    def parts_of(self, packet: t.Packet) -> tuple[Addend, ...]:
        """Return the parts of a packet's amount; of one that was on its way before this step, that amount as it was."""
        known = self.packets.get(packet)
        return (Addend(packet.amount, "PT-DMG-1", Speaker(packet.source)),) if known is None else known

    def changed(self, packet: t.Packet, into: t.Packet, *parts: Addend) -> None:
        """Note that *packet* has become *into* by *parts*."""
        self.packets[into] = (*self.parts_of(packet), *[part for part in parts if part.n])


def named_by(event: t.Event) -> Speaker | None:
    """Return the card that an event says to speak, and its text; None if it names none."""
    match event:
        case t.SpellCast(card, text) | t.AbilityUsed(card, text):
            return Speaker(card, text)
        case t.OrderPlayed(_, card) | t.OrderResolved(card):
            return Speaker(card, f"{t.name_of(card)}.O")
        case t.OperationPlayed(_, card):
            return Speaker(card, f"{t.name_of(card)}.P")
        case t.TrapSprung(_, card):
            return Speaker(card, f"{t.name_of(card)}.T")
        case t.AttackMade(card):
            return Speaker(card)
        case _:
            return None


def speaking(stack: Sequence[Entry]) -> Speaker:
    """Return the cause of what happens now: the innermost text or attacking card on the stack, or NOBODY."""
    for depth in range(len(stack) - 1, -1, -1):
        match stack[depth]:
            case Activation() as text:
                return Speaker(text.source or _played(stack[:depth]), text.program.id)
            case t.DeclaredFrame() as frame:
                return Speaker(frame.attacker)
            case t.AttackFrame() as frame:
                return Speaker(frame.attacker)
            case t.OrderFrame() as frame:
                return Speaker(frame.card, f"{t.name_of(frame.card)}.{'O' if frame.place is None else 'P'}")
            case t.TrapFrame() as frame:
                return Speaker(frame.card, f"{t.name_of(frame.card)}.T")
            case frame if isinstance(frame, COURSE):
                return NOBODY
            case _:
                continue
    return NOBODY


def _played(stack: Sequence[Entry]) -> str:
    """Return the card whose order or trap is carried out, whose text has no card in play."""
    return next((entry.card for entry in reversed(stack) if isinstance(entry, t.OrderFrame | t.TrapFrame)), "")
