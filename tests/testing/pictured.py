"""Sealed Bids with pictures in pieces, and with what somebody may mean who points at a card of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import structs

from boardrules import Frame, Picture, Piece
from tests.testing.rigging import SealedBids, rigged
from tests.testing.sealed_bids import Action, Bury, Draw, Event, Seal, View

Draws: TypeAlias = Callable[..., Picture]


def zones(view: View) -> Iterator[tuple[str, tuple[str | None, ...]]]:
    """Every zone with its name and its cards; None is a card that the viewer does not know."""
    for seat, size in enumerate(view.hand_sizes):
        own = seat == view.viewer
        yield f"hand.{seat}", view.hand if own else (None,) * size
        yield f"sealed.{seat}", (view.sealed if own else None,) if view.sealed_by[seat] else ()
        buried = view.dug_up[seat] if view.dug_up else view.buried if own else (None,) * view.buried_sizes[seat]
        yield f"buried.{seat}", buried
    yield "shown", view.shown


def picture(view: View, *, targets: tuple[str, ...] = (), width: int | None = None, events: Sequence[Event] = ()) -> Picture:
    """A row for each zone; a hidden card is called by its zone and its place there."""
    step = 30 if width is None else 24
    pieces = [Piece("points", f"<text>{view.points}, {view.stock_size} left</text>")]
    for row, (name, cards) in enumerate(zones(view), 1):
        for place, card in enumerate(cards):
            key = f"{name}.{place}" if card is None else f"card.{card}"
            pieces.append(Piece(key, _card(card, targets, own=card in view.hand), step * place, 40 * row))
    pieces.append(Piece("last", f"<text>{' '.join(type(event).__name__ for event in events)}</text>"))
    return Picture(Frame(width or 600, 400, "Sealed Bids", "Cards.", "#fff"), tuple(pieces))


def _card(card: str | None, targets: tuple[str, ...], *, own: bool) -> str:
    anchor = f' data-anchor="{card}" role="{"button" if card in targets else "img"}"' if own else ""
    return f"<g{anchor}><rect width='20' height='30'/><text>{card or '?'}</text></g>"


def anchors(view: View, action: Action) -> tuple[str, ...]:  # noqa: ARG001  (the contract hands it in)
    return () if isinstance(action, Draw) or action.card is None else (action.card,)


def candidates(view: View, anchor: str) -> tuple[Action, ...]:
    return () if view.viewer is None or anchor not in view.hand else (Seal(view.viewer, anchor), Bury(view.viewer, anchor))


def pictured(draw: Draws = picture, **others: object) -> SealedBids:
    """Sealed Bids with pictures that *draw* makes; its ``render_svg`` gives the same."""

    def render_svg(view: View, *, targets: tuple[str, ...] = (), width: int | None = None, events: Sequence[Event] = ()) -> str:
        return str(draw(view, targets=targets, width=width, events=events))

    functions: dict[str, Any] = {"picture": draw, "render_svg": render_svg, "anchors": anchors, **others}
    return rigged(**functions)


def rekeyed(drawn: Picture, keys: dict[str, str]) -> Picture:
    """The same picture with other *keys* of pieces, by their keys."""
    return structs.replace(drawn, pieces=tuple([structs.replace(piece, key=keys.get(piece.key, piece.key)) for piece in drawn.pieces]))


def placed(drawn: Picture, places: dict[str, float]) -> Picture:
    """The same picture with some pieces elsewhere."""
    return structs.replace(drawn, pieces=tuple([structs.replace(piece, x=places.get(piece.key, piece.x)) for piece in drawn.pieces]))


def framed(drawn: Picture, **changed: str) -> Picture:
    """The same picture in another frame."""
    return drawn if drawn.frame is None else structs.replace(drawn, frame=structs.replace(drawn.frame, **changed))
