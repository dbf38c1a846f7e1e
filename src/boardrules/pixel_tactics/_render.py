"""The position drawn: plain text for terminals, one SVG document."""

from __future__ import annotations

from boardrules.pixel_tactics._types import View
from boardrules.pixel_tactics._work import SLOTS

__all__ = ["render_svg", "render_text"]


def render_text(view: View) -> str:
    """The position as plain text."""
    lines = [f"round {view.round}, wave {'VFR'[view.wave]}, seat {view.actor} to act, {view.actions} actions"]
    for seat, player in enumerate(view.players):
        lines.append(f"seat {seat}: {len(player.hand)} in hand, {player.deck} in the deck, {len(player.discard)} discarded")
        lines += [
            f"  {slot} {piece.card} {piece.face} {piece.damage}"
            for slot, piece in zip(SLOTS, player.unit, strict=False)
            if piece is not None
        ]
    return "\n".join(lines)


def render_svg(view: View) -> str:
    """The position as one SVG document."""
    rows = "".join(f'<text x="4" y="{16 * k + 16}">{line}</text>' for k, line in enumerate(render_text(view).splitlines()))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">{rows}</svg>'
