"""Sealed Bids as text and as a picture."""

from __future__ import annotations

from typing import Final

from boardrules import CHANCE, ParseError, Seat
from tests.testing.sealed_bids._types import Action, Bury, Draw, Event, Seal, View

WORDS: Final = {Draw: "draw", Seal: "seal", Bury: "bury"}


def format_action(view: View, action: Action) -> str:  # noqa: ARG001  (the contract hands it in)
    seat = action.seat if isinstance(action, Draw) else action.by
    return f"{seat} {WORDS[type(action)]} {action.card or '?'}"


def parse_action(view: View, text: str) -> Action:  # noqa: ARG001
    words = text.split()
    if len(words) != 3 or words[0] not in {"0", "1", "2"}:
        raise _not_understood(text)
    seat, card = Seat(int(words[0])), None if words[2] == "?" else words[2]
    match words[1]:
        case "draw":
            return Draw(CHANCE, seat, card)
        case "seal":
            return Seal(seat, card)
        case "bury":
            return Bury(seat, card)
        case _:
            raise _not_understood(text)


def _not_understood(text: str) -> ParseError:
    return ParseError(f"an action is written SEAT draw|seal|bury CARD, not {text!r}")


def format_event(view: View, event: Event) -> str:  # noqa: ARG001
    return f"{type(event).__name__}: {', '.join(str(getattr(event, name)) for name in event.__struct_fields__)}."


def render_text(view: View) -> str:
    return f"hand {' '.join(view.hand)}; points {view.points}; shown {' '.join(view.shown)}"


def render_svg(view: View) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg"><title>{render_text(view)}</title></svg>'
