"""The cards that an effect works on: those that it had picked before, or all that its selector finds."""

from __future__ import annotations

from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import select
from boardrules.pixel_tactics._engine.reading.located import standing
from boardrules.pixel_tactics._types.bindings import Moving, Picked
from boardrules.pixel_tactics.language import Pick, Targets


def settled(position: Position, what: Targets, activation: Activation, *, second: bool = False) -> list[Stand]:
    """Return the cards that an effect works on; those that it had picked before, for its first part that picks or for its *second*."""
    if isinstance(what, Pick):
        return standing(position, picked(activation, second=second))
    return select(position, what, activation)


def picked(activation: Activation, *, second: bool = False) -> tuple[str, ...]:
    """Return the cards picked for the effect under way."""
    progress = activation.progress
    if isinstance(progress, (Picked, Moving)):
        return progress.second if second else progress.first
    return ()
