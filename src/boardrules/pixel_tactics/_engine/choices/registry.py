"""The choices of all kinds of steps that ask a player, by kind; a step of any other kind asks nobody."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.choices import actions, cards, corpses, decks, moving, pieces, places, rivals, traits
from boardrules.pixel_tactics._engine.choices.choice import AnyChoice
from boardrules.pixel_tactics._packs.ops import Op

ROOMS: Final = (actions, cards, corpses, decks, moving, pieces, places, rivals, traits)

CHOICES: Final[dict[type[Op], AnyChoice]] = {choice.step: choice for room in ROOMS for choice in room.CHOICES}
