"""Marks of what just happened: corners around the things that the last events named, each with a sign of what happened to it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._render.parts.paints import RECENT
from boardrules.pixel_tactics._text.anchors import deck_anchor, discard_anchor, known_card, row_anchor, slot_anchor, standing_card
from boardrules.toolkit.drawing.svg import PAPER, escape

if TYPE_CHECKING:
    from collections.abc import Iterable

    from boardrules.pixel_tactics._render.parts.table import Table

SIGNS: Final = {
    "act": "M-3.5 3.5 3.5-3.5M3.5-3.5H-.5M3.5-3.5V.5",
    "hit": "M0-5 1.3-1.5 5-1.5 2 1 3 5 0 2.6-3 5-2 1-5-1.5-1.3-1.5Z",
    "good": "M0-4.5V4.5M-4.5 0H4.5",
    "gone": "M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5",
    "came": "M0-4.5V4M-3.5 .5 0 4 3.5 .5",
}
"""An arrow out for who acted, a burst for damage, a plus for healing, a cross for a defeat, an arrow in for what came there."""


def happened(view: t.View, events: Iterable[t.Event]) -> dict[str, str]:
    """Return the anchors of things that *events* name, each with the kind of its sign; the last event about a thing counts."""
    found: dict[str, str] = {}
    for event in events:
        for anchors, sign in _about(view, event):
            for anchor in anchors:
                if found.get(anchor) != "hit" or sign == "gone":
                    found[anchor] = sign
    return found


def _about(view: t.View, event: t.Event) -> Iterable[tuple[tuple[str, ...], str]]:
    """Yield the anchors that an event names, with the kind of sign."""
    match event:
        case t.AttackMade(attacker, _, _):
            yield standing_card(view, attacker), "act"
        case t.SpellCast(caster, _, _):
            yield standing_card(view, caster), "act"
        case t.AbilityUsed(card, _):
            yield standing_card(view, card), "act"
        case t.DamagePlaced(_, target, amount, _) if amount:
            yield standing_card(view, target), "hit"
        case t.DamageHealed(target, _):
            yield standing_card(view, target), "good"
        case t.PieceDefeated(_, at):
            yield (slot_anchor(at.seat, at.slot),), "gone"
        case t.PieceRevived(_, at) | t.PieceMoved(_, at) | t.OperationPlayed(_, _, at) | t.TrapSet(_, at):
            yield (slot_anchor(at.seat, at.slot),), "came"
        case t.TokenRemoved(card, _):
            yield standing_card(view, card), "act"
        case t.MarkersPut(card, _, _) | t.ModifierGiven(card, _, _, _, _) | t.StatusChanged(card, _, _):
            yield standing_card(view, card), "good"
        case t.CardOpened(name):
            yield (row_anchor(name),), "came"
        case t.CoinsMoved(_, name, n) if n > 0:
            yield (row_anchor(name),), "came"
        case t.CardsMoved(seat, card, _, end, _):
            if end == "discard":
                yield (discard_anchor(seat),), "came"
            elif end == "deck":
                yield (deck_anchor(seat if view.pool is None else None),), "came"
            elif card is not None:
                yield standing_card(view, card) or known_card(view, card), "came"
        case _:
            return


def mark(table: Table, found: dict[str, str], title: str) -> None:
    """Put the marks of what happened on *table*; things that are not in the picture get none."""
    for anchor, sign in found.items():
        spot = table.spots.get(anchor)
        if spot is not None:
            x, y, width, height = spot
            table.put(f"recent.{anchor}", _corners(width, height, sign, title), x, y)


@lru_cache(maxsize=512)
def _corners(width: float, height: float, sign: str, title: str) -> str:
    """Draw four corners around a box, and the sign on its upper right corner."""
    w, h = width + 2, height + 2
    corners = f"M-2 9V4a6 6 0 0 1 6-6h5M{w - 9:g}-2M-2 {h - 9:g}v5a6 6 0 0 0 6 6h5M{w:g} {h - 9:g}v5a6 6 0 0 1-6 6h-5"
    drawn = (
        f'<path d="{SIGNS[sign]}" fill="{PAPER if sign == "hit" else "none"}" stroke="{PAPER}" stroke-width="1.8" stroke-linejoin="round"/>'
    )
    return (
        f'<g pointer-events="none"><title>{escape(title)}</title><path d="{corners}" fill="none" stroke="{RECENT}" stroke-width="3"/>'
        f'<circle cx="{width - 3:g}" cy="3" r="8.5" fill="{RECENT}"/><g transform="translate({width - 3:g} 3)">{drawn}</g></g>'
    )
