"""A position of Pixel Tactics as a picture, in the wide layout or laid out for the width of a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from boardrules.pieces import Picture
from boardrules.pixel_tactics._render.parts.lore import Marks, Prints
from boardrules.pixel_tactics._render.parts.recent import happened, mark
from boardrules.pixel_tactics._render.parts.table import Table
from boardrules.pixel_tactics._render.parts.terms import terms_of
from boardrules.pixel_tactics._render.screen.picture import screen
from boardrules.pixel_tactics._render.summary import summarize
from boardrules.pixel_tactics._render.wide.picture import wide
from boardrules.toolkit.drawing.svg import role_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardrules.messages import Speaker
    from boardrules.pieces import Palette
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._types.events import Event
    from boardrules.pixel_tactics._types.facts import Facts
    from boardrules.pixel_tactics._types.options import EditionRules
    from boardrules.pixel_tactics._types.view import View


def picture(
    catalogue: Catalogue,
    edition: EditionRules,
    view: View,
    derived: Facts,
    prints: Prints,
    *,
    targets: tuple[str, ...] = (),
    focus: str | None = None,
    width: int | None = None,
    palette: Palette = "light",
    events: Sequence[Event] = (),
    translator: Speaker | None = None,
) -> Picture:
    """Draw the position in pieces: the same ones for the same view, without ids, scripts, style sheets or outside files.

    Shown are leaders, heroes and corpses with strength, life and damage as they are now, Intercept, Ranged Attack, who is in melee
    (PT-ATK-2), the wave, hands as far as the viewer knows them (backs for what they do not know), the reserve with time tokens and traps,
    decks or the row of open cards with coins (PT-POOL-1), discard piles, and what is being asked. A description in words is part of the
    document, and the words for each card and mark appear under the mouse. The arguments are those of
    :meth:`boardrules.Picturing.picture`; the sentences of cards are English.
    """
    facts = summarize(catalogue, edition, view, derived, translator=translator)
    marks = Marks(frozenset(targets), focus, prints, facts.say, terms_of(translator))
    table = Table(palette, shared=view.pool is not None)
    frame = wide(catalogue, table, marks, facts, view) if width is None else screen(catalogue, table, marks, facts, view, width)
    if events:
        mark(table, happened(view, events), marks.terms["just-now"])
    pieces = table.pieces()
    return Picture(replace(frame, role=role_of([piece.drawing for piece in pieces]) if targets or width is not None else "img"), pieces)
