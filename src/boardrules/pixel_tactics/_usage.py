"""Uses of cards, counted for statistics: leaders, heroes, orders, operations, traps, and the texts of cards."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics import _types as t
from boardrules.usage import Use, UseKind

USES: Final = (
    UseKind(
        "leader",
        "a leader that was turned up; one for each match of a series, and in teams for each leader that follows",
        once=True,
        luck=True,
    ),
    UseKind("hero", "a card that was recruited from the hand", luck=True),
    UseKind("order", "a card whose order began, played or only executed", luck=True),
    UseKind("operation", "a card that was played as an operation", luck=True),
    UseKind("trap", "a trap that was sprung", luck=True),
    UseKind("spell", "a text that was cast as a spell", luck=True),
    UseKind("ability", "a text that took effect by itself, or as a leader's action", luck=True),
)


def uses(event: t.Event) -> tuple[Use, ...]:
    """Return what *event* says was used. Cards are named without their owner, texts by their ids; both count for the owner of the card.

    >>> from boardrules import pixel_tactics
    >>> uses(pixel_tactics.LeadersRevealed(("0.knight", "1.vampire"), True))
    (Use(seat=0, kind='leader', name='knight', n=1), Use(seat=1, kind='leader', name='vampire', n=1))
    """
    match event:
        case t.CardsMoved(card=str(card), start="hand", end="unit", mask=mask) if mask & mask - 1:  # a leader is laid down in secret
            return (Use(event.seat, "hero", t.name_of(card)),)
        case t.AbilityUsed() if event.card:
            return (Use(t.owner_of(event.card), "ability", event.text),)
        case t.SpellCast():
            return (Use(t.owner_of(event.caster), "spell", event.text),)
        case t.OrderPlayed():
            return (Use(event.seat, "order", t.name_of(event.card)),)
        case t.OperationPlayed():
            return (Use(event.seat, "operation", t.name_of(event.card)),)
        case t.TrapSprung():
            return (Use(event.seat, "trap", t.name_of(event.card)),)
        case t.LeadersRevealed(kept=True):
            return tuple([Use(t.owner_of(card), "leader", t.name_of(card)) for card in event.leaders])
        case _:
            return ()
