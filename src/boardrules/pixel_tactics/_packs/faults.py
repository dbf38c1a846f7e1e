"""Reads packs of custom cards and finds everything that is wrong with one, each fault with its path (PT-CUSTOM-1, PT-CUSTOM-2)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from boardrules.errors import InvalidOptions, fault_text
from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._packs import limits
from boardrules.pixel_tactics._packs.bindings import OF_PLAYERS, binding_faults
from boardrules.pixel_tactics._packs.events import EVENTS
from boardrules.pixel_tactics.language.grammar import fields
from boardrules.toolkit.packs import Json, decode_pack, form_faults
from boardrules.values import Value

ID: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")
FEWEST: Final = 11
"""Fewest cards of a deck."""
MOST: Final = 60
OF_A_CARD: Final = (pt.RaisesCorpses, pt.CopiesLeader, pt.MayDivert, pt.Overflows)
"""Modifiers that need the card on which they are printed: it takes the damage, or is the leader."""
PLAIN: Final = pt.TriggerEvent("wave_ends")


def read_pack(data: bytes, taken: tuple[str, ...] = ()) -> pt.Pack:
    """Return the pack that *data*, JSON, holds; *taken* are the ids of the sets in play already.

    Raises
    ------
    InvalidOptions
        with every fault of form and of sense, each with its path and with what is allowed there.
    """
    raw, faults = decode_pack(data)
    if not faults:
        faults = form_faults(raw, pt.Pack)
        if not faults:
            pack = msgspec.convert(raw, pt.Pack)
            faults = pack_faults(pack)
            if pack.id in taken:
                faults.append(f"$.id: there is a set {pack.id!r} already")
            if not faults:
                return pack
        else:
            faults += _of_sound_cards(raw)
    raise InvalidOptions(fault_text("the pack has faults", faults))


def _of_sound_cards(raw: Json) -> Iterator[str]:
    """Yield the faults of sense of the cards without a fault of form, in a pack in which other cards have one."""
    cards = raw.get("cards") if isinstance(raw, dict) else None
    for index, card in enumerate(cards[:MOST] if isinstance(cards, list) else []):
        if not form_faults(card, pt.Card):
            yield from _card(msgspec.convert(card, pt.Card), f"$.cards[{index}]", None)


def pack_faults(pack: pt.Pack) -> list[str]:
    """Return every fault of sense of *pack*, as ``path: what is wrong``; none if it can be played."""
    found: list[str] = []
    if not ID.fullmatch(pack.id):
        found.append(f"$.id: {pack.id!r} is no id: small letters, digits, _ and -, a letter first, at most 32")
    if not 1 <= len(pack.cards) <= MOST:
        found.append(f"$.cards: a pack has 1 to {MOST} cards, not {len(pack.cards)}")
    for name, n in Counter([card.id for card in pack.cards]).items():
        if n > 1:
            found.append(f"$.cards: {n} cards are called {name!r}")
    costs = limits.reading_costs(pack.cards)
    for read, n in costs.items():
        if read == limits.STANDING and n > limits.MAX_STANDING:
            found.append(f"$.cards: asking all texts in play can take {n} looks at cards; at most {limits.MAX_STANDING}")
        elif read != limits.STANDING and n > limits.MAX_LOOKS:
            found.append(f"$.cards: reading {read} of one card can take {n} looks at cards; at most {limits.MAX_LOOKS}")
    cheap = {read: min(n, limits.MAX_LOOKS) for read, n in costs.items()}
    for index, card in enumerate(pack.cards):
        found += _card(card, f"$.cards[{index}]", cheap)
    return found


def _card(card: pt.Card, path: str, costs: dict[str, int] | None) -> Iterator[str]:
    """Yield every fault of one card; *costs*: what reading takes in the pack, if that is known."""
    if not ID.fullmatch(card.id):
        yield f"{path}.id: {card.id!r} is no id: small letters, digits, _ and -, a letter first, at most 32"
    hero, leader = card.hero, card.leader
    for side, boxes in (
        ("hero", (("vanguard", hero.vanguard), ("flank", hero.flank), ("rear", hero.rear))),
        ("leader", (("abilities", leader.abilities),)),
    ):
        for name, abilities in boxes:
            for index, ability in enumerate(abilities):
                place = f"{path}.{side}.{name}[{index}]"
                if isinstance(ability, pt.Spell) and side == "leader":
                    yield f"{place}: a leader has leader actions, not spells"
                if isinstance(ability, pt.LeaderAct) and side == "hero":
                    yield f"{place}: a hero has spells, not leader actions"
                if isinstance(ability, pt.Static) and isinstance(ability.modifier, pt.CopiesLeader) and side == "hero":
                    yield f"{place}: a hero copies no leader"
                if isinstance(ability, pt.Static) and isinstance(ability.modifier, pt.RaisesCorpses):
                    if side == "hero":
                        yield f"{place}: a hero raises no corpses, a leader does"
                    elif ability.when is not None or ability.on.ref != "this":
                        yield f"{place}: a leader raises the corpses of its unit always, and all of them"
                yield from _text(ability, place, costs)
    if hero.hand is not None:
        yield from _text(hero.hand, f"{path}.hero.hand", costs)


def _text(text: pt.Ability | pt.HandPart, path: str, costs: dict[str, int] | None) -> Iterator[str]:
    yield from binding_faults(text, path)
    yield from _values(text, path)
    yield from _reserve_faults(text, path)
    for place, part in _parts(text, path):
        if limits.nesting(part.effects) > limits.MAX_NESTING:
            yield f"{place}.effects: effects lie within each other at most {limits.MAX_NESTING} deep"
    if costs is not None:
        yield from limits.looking_faults(text, path, costs)


def _parts(
    text: pt.Ability | pt.HandPart, path: str
) -> Iterator[tuple[str, pt.Trigger | pt.Spell | pt.LeaderAct | pt.Order | pt.Trap | pt.GrantsSpell]]:
    """Yield the parts of a text that have effects, with their paths."""
    if isinstance(text, pt.Operation):
        for index, ability in enumerate(text.abilities):
            yield from _parts(ability, f"{path}.abilities[{index}]")
    elif not isinstance(text, pt.Static):
        yield path, text
    elif isinstance(text.modifier, pt.GrantsSpell):
        yield f"{path}.modifier", text.modifier


def _reserve_faults(text: pt.Ability | pt.HandPart, path: str) -> Iterator[str]:
    """Yield what an operation cannot say, what a trap cannot wait for, and every other text that waits for its time to be over."""
    match text:
        case pt.Operation(abilities):
            for index, ability in enumerate(abilities):
                if isinstance(ability, pt.Static) and isinstance(ability.modifier, OF_A_CARD):
                    yield f"{path}.abilities[{index}].modifier: {type(ability.modifier).__name__} needs a card in a unit"
        case pt.Trap(at):
            if not EVENTS[at.what].in_turn:
                yield f"{path}.at.what: a trap opens in the rival's turn, and {at.what} is not in one"
        case pt.Trigger(at):
            if at.what == "expires":
                yield f"{path}.at.what: only the time of an operation is over"
        case _:
            pass


def _values(value: Value, path: str, *, watched: bool = False) -> Iterator[str]:
    """Yield the faults of one struct and of all in it; *watched*: it belongs to a trigger that an effect leaves behind."""
    yield from _one(value, path)
    if isinstance(value, pt.DelayedTrigger) and watched:
        yield f"{path}: a trigger that an effect leaves behind cannot leave another behind"
    watched = watched or isinstance(value, pt.DelayedTrigger)
    for name, part in fields.parts_of(value):
        yield from _values(part, f"{path}.{name}", watched=watched)


def _one(value: Value, path: str) -> Iterator[str]:
    match value:
        case pt.Trigger() | pt.Spell() | pt.LeaderAct() | pt.Order() | pt.Trap() | pt.GrantsSpell():
            n = limits.steps_of(value.effects)
            if n > limits.MAX_STEPS:
                yield f"{path}.effects: this can take {n} steps; at most {limits.MAX_STEPS}"
        case pt.TriggerEvent():
            heard = EVENTS[value.what].asked
            for name in ("side", "actor", "subject", "kinds", "aimed", "checked"):
                if name not in heard and getattr(value, name) != getattr(PLAIN, name):
                    yield f"{path}.{name}: the moment {value.what} has none; it has {', '.join(sorted(heard)) or 'nothing to ask for'}"
            if value.what in {"attack_resolved", "attack_declared"} and not {"melee", "ranged"} >= set(value.kinds):
                yield f"{path}.kinds: an attack is melee or ranged"
        case pt.Pieces():
            if not value.ref and not value.kinds:
                yield f"{path}.kinds: cards of no kind are none"
        case pt.Swap():
            picked = [part.high for part in (value.first, value.second) if isinstance(part, pt.Pick)]
            if picked and max(picked) > (2 if value.second is None else 1):
                yield f"{path}: two cards change places, two of the first or one of each"
        case pt.Pick():
            if not value.low <= value.high:
                yield f"{path}: at least {value.low} and at most {value.high} is impossible"
            elif not value.high:
                yield f"{path}.high: at most 0 cards are none"
        case pt.Recruits():
            if value.high and value.low > value.high:
                yield f"{path}: at least {value.low} and at most {value.high} is impossible"
        case pt.ForATime(static) if isinstance(static.modifier, pt.GrantsSpell):
            yield f"{path}.static.modifier: GrantsSpell cannot be given for a time: a text in play grants it"
        case pt.Give(_, change) | pt.PutStatus(_, change):
            if isinstance(change, OF_PLAYERS):
                name = "modifier" if isinstance(value, pt.Give) else "change"
                yield f"{path}.{name}: {type(change).__name__} cannot be given to a card: it concerns a player, or a leader as printed"
        case pt.Static():
            if isinstance(value.modifier, pt.NoAbilities):
                yield f"{path}.modifier: NoAbilities is given to heroes or put on them: a text that holds cannot silence others"
        case pt.AddStrength():
            if isinstance(value.n, int) and value.n == 0:
                yield f"{path}.n: a bonus of 0 changes nothing"
        case pt.Forbids():
            if value.wholly and value.action != "order":
                yield f"{path}.wholly: only orders can be forbidden wholly"
        case pt.AttackWith():
            if value.each and value.who.ref == "this":
                yield f"{path}.each: this card is one card"
        case _:
            pass
