"""The settings that follow from options: the sets of cards, the rules of the edition, and the faults of options."""

from __future__ import annotations

from typing import Final, NamedTuple

from boardrules.codec import from_json
from boardrules.errors import BoardRulesError, InvalidOptions, fault_text
from boardrules.pixel_tactics import _facts as derived
from boardrules.pixel_tactics._engine.board.board import Memory
from boardrules.pixel_tactics._engine.editions import EDITIONS, SECOND_SETS, edition_of
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._packs.compile import compile_packs
from boardrules.pixel_tactics._packs.deck_lists import TWO_SETS, mode_faults
from boardrules.pixel_tactics._packs.faults import FEWEST
from boardrules.pixel_tactics._types.options import EditionRules, Options, Resolved
from boardrules.pixel_tactics.language import Pack
from boardrules.toolkit.packs import value_faults

KNOWN: Final = 64
"""How many different options are kept with what was worked out for them."""


class Setting(NamedTuple):
    """The settings of some options: the cards, the rules, and the cache of values derived from the cards."""

    catalogue: Catalogue
    edition: EditionRules
    memory: Memory
    known: derived.Known


DEFAULTS: Final = Options()
"""The options of a game for which none are named: always this object, which is not looked through again."""
NOTHING: Final = Setting(compile_packs(()), EDITIONS["en"], Memory(), derived.Known())


class Settings:
    """The settings for some sets of cards, by options. Compiled tables are kept.

    *packs* are all sets, a *custom* one the last of them; *agreed* is what options came to when a log was begun.
    """

    def __init__(self, packs: tuple[Pack, ...], custom: Pack | None, agreed: Resolved | None) -> None:
        self.packs = packs
        self.custom = custom
        self.agreed = agreed
        self._catalogues: dict[tuple[str, ...], tuple[Catalogue, Memory]] = {}
        self._known: dict[Options, Setting] = {}
        self.last: tuple[Options | None, Setting] = (None, NOTHING)
        """The options that were asked for last, with what they come to."""
        self._sound: Options | None = None

    def share(self, others: Settings) -> None:
        """Use the tables compiled for *others*, of the same sets."""
        self._catalogues = others._catalogues

    def agreed_from(self, data: bytes) -> Resolved:
        """Return what options came to when a log was begun, of *data*, JSON. Raises InvalidOptions unless the sets of cards are known."""
        try:
            agreed = from_json(Resolved, data)
        except BoardRulesError as error:
            raise InvalidOptions(f"not what options of pixel_tactics come to: {error}") from None
        known = {pack.id for pack in self.packs}
        if not agreed.cards or len(set(agreed.cards)) != len(agreed.cards) or not known.issuperset(agreed.cards):
            raise InvalidOptions(f"options come to one or more sets of cards, each once: of {', '.join(sorted(known))}")
        return agreed

    def sets_of(self, options: Options) -> tuple[str, ...]:
        """Return the ids of the sets that some options play with: those named, a custom pack, or the edition's own."""
        if options.cards:
            return options.cards
        if self.agreed is not None:
            return self.agreed.cards
        first = self.custom.id if self.custom is not None else EDITIONS[options.edition].cards
        return (first,) if options.mode not in TWO_SETS else (first, *self._second_set(first, options.edition))

    def _second_set(self, first: str, edition: str) -> tuple[str, ...]:
        """Return the set beside the *first* one in the modes that need two: the edition's own, or the printed one that goes with it."""
        names = {pack.id: {card.id for card in pack.cards} for pack in self.packs}
        usual = [name for name in (EDITIONS[edition].cards, SECOND_SETS[edition]) if name != first and name in names]
        return tuple([name for name in usual if names[first].isdisjoint(names[name])][:1])

    def faults(self, options: Options) -> list[str]:
        """Return everything wrong with *options*, each as ``path: what is wrong``."""
        if options is self._sound:  # all states of a game have the same; equal ones may have fields of other types
            return []
        found = value_faults(options, Options) or self._combination_faults(options)
        if not found:
            self._sound = options
        return found

    def sound(self, options: Options | None) -> Options:
        """Return *options*, for None the defaults. Raises InvalidOptions with every fault."""
        options = DEFAULTS if options is None else options
        faults = self.faults(options)
        if faults:
            raise InvalidOptions(fault_text("the options have faults", faults))
        return options

    def _combination_faults(self, options: Options) -> list[str]:
        """Return what in *options*, all of the right types, does not go together."""
        known = [pack.id for pack in self.packs]
        found = [f"$.cards: there is no set of cards {name!r}; there are {', '.join(known)}" for name in options.cards if name not in known]
        if options.mode == "teams" and options.best_of > 1:
            found.append("$.best_of: teams play a single game (PT-2V2-7)")
        if options.mode == "pool" and options.best_of > 1:
            found.append("$.best_of: with a shared deck a single game is played (PT-POOL-6)")
        if options.mode != "teams" and options.long_game:
            found.append("$.long_game: only teams play a long game (PT-2V2-6)")
        if len(set(options.cards)) != len(options.cards):
            found.append("$.cards: a set of cards is named twice")
        if not found:
            names = [card.id for pack in self.packs if pack.id in self.sets_of(options) for card in pack.cards]
            found += [f"$.cards: the sets share a card {name!r}" for name in sorted(set(names)) if names.count(name) > 1]
            if len(names) < FEWEST:
                more = ", ".join(repr(pack.id) for pack in self.packs if pack is not self.custom)
                found.append(f"$.cards: a deck has at least {FEWEST} cards, not {len(names)}; name another set as well: {more}")
            found += mode_faults(options, self.sets_of(options), names)
        return found

    def of(self, options: Options) -> Setting:
        """Return what some options come to; worked out once. Raises InvalidOptions."""
        found = self._known.get(options, NOTHING)
        if found is NOTHING:
            sets = self.sets_of(self.sound(options))
            if sets not in self._catalogues:
                by_id = {pack.id: pack for pack in self.packs}
                self._catalogues[sets] = compile_packs(tuple(by_id[name] for name in sets)), Memory()
            if len(self._known) >= KNOWN:
                self._known.clear()
            catalogue, memory = self._catalogues[sets]
            found = self._known[options] = Setting(catalogue, self._edition(options), memory, derived.Known())
        self.last = (options, found)
        return found

    def _edition(self, options: Options) -> EditionRules:
        """Return the rules for some options: of an edition as it is now, or as it was agreed when a log was begun."""
        printed = self.agreed.edition if self.agreed is not None and self.agreed.edition.id == options.edition else None
        return edition_of(options.edition, options.house, printed=printed)
