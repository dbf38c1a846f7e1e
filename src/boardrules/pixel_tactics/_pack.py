"""Packs of custom cards: everything that is wrong with one, each fault with its place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from boardrules.pixel_tactics.language import (
    AddStrength,
    AttackWith,
    Card,
    ChooseArea,
    CopiesLeader,
    DiscardHand,
    ExecuteOrder,
    ExtraActions,
    Forbids,
    Free,
    Give,
    Known,
    LeaderAct,
    MakesLonger,
    OpensHand,
    Pack,
    Pick,
    Pieces,
    Rearrange,
    Recruits,
    RevealCard,
    SeesTop,
    Spell,
    Static,
    Swap,
    TakeAtRandom,
    TheCard,
    Trigger,
    Watch,
)

__all__ = ["ACTIONS", "card_faults", "pack_faults"]

ACTIONS: Final = ("draw", "recruit", "attack", "cast", "order", "clear", "move", "switch")
"""The kinds of action that texts can forbid, free or make longer."""

TRIGGER_REFS: Final = {
    "attack_resolved": {"attacker", "target"},
    "damage_dealt": {"source", "that_much"},
    "order_resolved": {"nth_turn", "nth_wave"},
}
NUMBERS: Final = {"that_much", "nth_turn", "nth_wave", "discarded"}
BOUND: Final = NUMBERS | {"the_card", "area"}
"""What is bound to a number, a card out of play or an area; all else is bound to cards in play."""
LATER: Final[dict[type[msgspec.Struct], str]] = {
    RevealCard: "the_card",
    TakeAtRandom: "the_card",
    ChooseArea: "area",
    DiscardHand: "discarded",
}
"""What an effect binds for those that come after it."""
HERO_MOMENTS: Final = {"defeated", "recruited", "revived"}
NOT_OF_CARDS: Final = (CopiesLeader, ExtraActions, Forbids, Free, MakesLonger, OpensHand, SeesTop)
"""Changes that concern a player, or a leader as it is printed."""
ID: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")


def pack_faults(pack: Pack) -> list[str]:
    """Every fault of *pack*, as ``path: what is wrong``; none if it can be played."""
    found: list[str] = []
    if not ID.fullmatch(pack.id):
        found.append(f"id: {pack.id!r} is no id: small letters, digits, _ and -, a letter first, at most 32")
    if not 11 <= len(pack.cards) <= 60:
        found.append(f"cards: a deck has 11 to 60 cards, not {len(pack.cards)}")
    for name, n in Counter([card.id for card in pack.cards]).items():
        if n > 1:
            found.append(f"cards: {n} cards are called {name!r}")
    for index, card in enumerate(pack.cards):
        found += [f"cards[{index}].{fault}" for fault in card_faults(card)]
    return found


def card_faults(card: Card) -> Iterator[str]:
    """Every fault of one card, as ``path: what is wrong``."""
    if not ID.fullmatch(card.id):
        yield f"id: {card.id!r} is no id: small letters, digits, _ and -, a letter first, at most 32"
    hero, leader = card.hero, card.leader
    for path, life in (("hero.life", hero.life), ("leader.life", leader.life)):
        if life < 1:
            yield f"{path}: a life is at least 1"
    boxes = (
        ("hero.vanguard", hero.vanguard),
        ("hero.flank", hero.flank),
        ("hero.rear", hero.rear),
        ("leader.abilities", leader.abilities),
    )
    for path, abilities in boxes:
        for index, ability in enumerate(abilities):
            place = f"{path}[{index}]"
            if isinstance(ability, Spell) and path.startswith("leader"):
                yield f"{place}: a leader has leader actions, not spells"
            if isinstance(ability, LeaderAct) and path.startswith("hero"):
                yield f"{place}: a hero has spells, not leader actions"
            if isinstance(ability, Static) and isinstance(ability.change, CopiesLeader) and path.startswith("hero"):
                yield f"{place}: a hero copies no leader"
            if isinstance(ability, Static):
                yield from _values(ability, place, {"this", "it"})
            else:
                yield from _values(ability, place, _refs(ability))
    if hero.hand is not None:
        yield from _values(hero.hand, "hero.hand", {"this", "it"})


def _refs(ability: Trigger | Spell | LeaderAct) -> set[str]:
    if not isinstance(ability, Trigger):
        return {"this", "it"}
    refs = {"this", "it"} | TRIGGER_REFS.get(ability.at.what, set())
    return refs | {"hero"} if ability.at.what in HERO_MOMENTS else refs


def _values(value: msgspec.Struct, path: str, refs: set[str]) -> Iterator[str]:
    """The faults of one struct and of all in it."""
    yield from _one(value, path, refs)
    inner = refs
    if isinstance(value, Watch):
        inner = {"this", "it"} | _refs(value.trigger)
    for name in value.__struct_fields__:
        field: msgspec.Struct | tuple[object, ...] | str | int | None = getattr(value, name)
        if isinstance(field, msgspec.Struct):
            yield from _values(field, f"{path}.{name}", inner)
        elif isinstance(field, tuple):
            for index, part in enumerate(field):
                if isinstance(part, msgspec.Struct):
                    yield from _values(part, f"{path}.{name}[{index}]", inner)
                    if type(part) in LATER:
                        inner = inner | {LATER[type(part)]}


def _one(value: msgspec.Struct, path: str, refs: set[str]) -> Iterator[str]:
    if isinstance(value, Pieces):
        if value.ref and value.ref not in refs - BOUND:
            yield f"{path}.ref: nothing is bound to {value.ref!r} here; there is: {', '.join(sorted(refs - BOUND))}"
        if value.place == "area" and "area" not in refs:
            yield f"{path}.place: no area was chosen before"
        if not value.ref and not value.kinds:
            yield f"{path}.kinds: cards of no kind are none"
    if isinstance(value, ExecuteOrder | TheCard) and "the_card" not in refs and getattr(value, "of", "the_card") == "the_card":
        yield f"{path}: no card was revealed or taken before"
    if isinstance(value, Rearrange | Recruits) and value.place == "area" and "area" not in refs:
        yield f"{path}: no area was chosen before"
    if isinstance(value, Known) and value.name not in refs & NUMBERS:
        yield f"{path}.name: no number is bound to {value.name!r} here; there is: {', '.join(sorted(refs & NUMBERS)) or 'none'}"
    if isinstance(value, Swap):
        picked = [part.high for part in (value.first, value.second) if isinstance(part, Pick)]
        if picked and max(picked) > (2 if value.second is None else 1):
            yield f"{path}: two cards change places, two of the first or one of each"
    if isinstance(value, Pick) and not value.low <= value.high:
        yield f"{path}: at least {value.low} and at most {value.high} is impossible"
    if isinstance(value, Give) and isinstance(value.change, NOT_OF_CARDS):
        yield f"{path}.change: {type(value.change).__name__} cannot be given to a card: it concerns a player, or a leader as printed"
    if isinstance(value, Recruits) and value.high and value.low > value.high:
        yield f"{path}: at least {value.low} and at most {value.high} is impossible"
    if isinstance(value, Forbids | Free | MakesLonger) and value.action not in ACTIONS:
        yield f"{path}.action: {value.action!r} is none of {', '.join(ACTIONS)}"
    if isinstance(value, AddStrength) and isinstance(value.n, int) and value.n == 0:
        yield f"{path}.n: a bonus of 0 changes nothing"
    if isinstance(value, AttackWith) and value.each and value.who.ref == "this":
        yield f"{path}.each: this card is one card"
