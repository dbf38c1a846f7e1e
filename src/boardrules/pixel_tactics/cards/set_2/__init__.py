"""The 25 cards of the second set, a module for each card: ``CARDS`` in the early wording, ``REPRINTS`` those printed otherwise since."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics.cards.set_2.chronicler import CHRONICLER
from boardrules.pixel_tactics.cards.set_2.curse_knight import CURSE_KNIGHT
from boardrules.pixel_tactics.cards.set_2.diabolist import DIABOLIST
from boardrules.pixel_tactics.cards.set_2.divinity import DIVINITY
from boardrules.pixel_tactics.cards.set_2.druid import DRUID
from boardrules.pixel_tactics.cards.set_2.immortal import IMMORTAL
from boardrules.pixel_tactics.cards.set_2.inventor import INVENTOR
from boardrules.pixel_tactics.cards.set_2.lorekeeper import LOREKEEPER
from boardrules.pixel_tactics.cards.set_2.magical_knight import MAGICAL_KNIGHT
from boardrules.pixel_tactics.cards.set_2.mastermind import MASTERMIND
from boardrules.pixel_tactics.cards.set_2.monster_hunter import MONSTER_HUNTER
from boardrules.pixel_tactics.cards.set_2.necromancer import NECROMANCER
from boardrules.pixel_tactics.cards.set_2.operative import OPERATIVE
from boardrules.pixel_tactics.cards.set_2.plaguebearer import PLAGUEBEARER
from boardrules.pixel_tactics.cards.set_2.planebinder import PLANEBINDER
from boardrules.pixel_tactics.cards.set_2.puppeteer import PUPPETEER
from boardrules.pixel_tactics.cards.set_2.relic_hunter import RELIC_HUNTER
from boardrules.pixel_tactics.cards.set_2.sage import SAGE
from boardrules.pixel_tactics.cards.set_2.sniper import SNIPER
from boardrules.pixel_tactics.cards.set_2.supervillain import SUPERVILLAIN
from boardrules.pixel_tactics.cards.set_2.tactician import TACTICIAN
from boardrules.pixel_tactics.cards.set_2.technologist import TECHNOLOGIST
from boardrules.pixel_tactics.cards.set_2.warlock import REPRINT as WARLOCK_REPRINT
from boardrules.pixel_tactics.cards.set_2.warlock import WARLOCK
from boardrules.pixel_tactics.cards.set_2.warmage import WARMAGE
from boardrules.pixel_tactics.cards.set_2.werewolf import WEREWOLF
from boardrules.pixel_tactics.language import Card

__all__ = ["CARDS", "REPRINTS"]

CARDS: Final[tuple[Card, ...]] = (
    CHRONICLER,
    CURSE_KNIGHT,
    DIABOLIST,
    DIVINITY,
    DRUID,
    IMMORTAL,
    INVENTOR,
    LOREKEEPER,
    MAGICAL_KNIGHT,
    MASTERMIND,
    MONSTER_HUNTER,
    NECROMANCER,
    OPERATIVE,
    PLAGUEBEARER,
    PLANEBINDER,
    PUPPETEER,
    RELIC_HUNTER,
    SAGE,
    SNIPER,
    SUPERVILLAIN,
    TACTICIAN,
    TECHNOLOGIST,
    WARLOCK,
    WARMAGE,
    WEREWOLF,
)
"""In the wording of the first printing, by their ids."""

REPRINTS: Final[tuple[Card, ...]] = (WARLOCK_REPRINT,)
"""The cards that read otherwise in the Polish printing, as they read there; all others are the same."""
