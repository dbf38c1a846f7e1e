"""The record of an event that triggers are compared with."""

from __future__ import annotations

from msgspec import Struct

from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._types.bindings import Cause
from boardrules.values import Seat


class Happened(Struct, frozen=True, gc=False):
    """An event that triggers can answer: its kind, and the cards and players in it.

    ``by``: the seat that did it. ``actor``: the card that did it. ``subjects``: the cards that it happened to. ``aimed``: those that it was
    meant for. ``kind``: in what way. ``cause``: what the texts that it sets off can speak of.
    """

    what: str
    by: Seat | None = None
    actor: Stand | None = None
    subjects: tuple[Stand, ...] = ()
    aimed: tuple[Stand, ...] = ()
    kind: str = ""
    cause: Cause | None = None
