"""The workshop: a pack of cards of our own making, printed nowhere, with operations, traps and status effects."""

from __future__ import annotations


def workshop() -> bytes:
    """Return the pack as JSON, for :func:`~boardrules.pixel_tactics.with_cards`: 14 cards made for this library, no publisher's.

    It serves as an example of a pack, and to play what the printed sets here have no cards for (PT-TRAP, PT-STAT). It is no set of the
    game as it comes: ``with_cards(pixel_tactics, pixel_tactics.workshop())`` brings it in.
    """
    from importlib.resources import files  # noqa: PLC0415  (nobody else here needs it)

    return files("boardrules.pixel_tactics.cards").joinpath("workshop.json").read_bytes()
