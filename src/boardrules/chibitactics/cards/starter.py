"""The starter pack: content made by this project, so that Chibitactics can be played. It is not the publisher's.

The printed cards are not known (CT-H-1). Only the names of the three factions and the ability of the Fungunites are the
rulebook's; every unit, number, event and segment is our own.
"""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics.cards.chthonids import CHTHONIDS, GRUB
from boardrules.chibitactics.cards.events import EVENTS
from boardrules.chibitactics.cards.fungunites import FUNGUNITES, PUFFLING, SPORELING
from boardrules.chibitactics.cards.humans import FALCON, HUMANS
from boardrules.chibitactics.cards.savages import SAVAGES
from boardrules.chibitactics.cards.segments import MAPS, SEGMENTS
from boardrules.chibitactics.language import Pack

__all__ = ["STARTER"]

STARTER: Final = Pack(
    id="starter",
    title="Starter pack of boardrules",
    notice=(
        "Made by the boardrules project, not by the publisher of Chibitactics: these are not the printed cards. Of the printed game it has"
        " the names of the factions and the ability of the Fungunites."
    ),
    factions=(HUMANS, CHTHONIDS, FUNGUNITES),
    creatures=(FALCON, GRUB, SPORELING, PUFFLING),
    savages=SAVAGES,
    events=EVENTS,
    segments=SEGMENTS,
    maps=MAPS,
)
