"""How much the texts of a pack can set going: bounds that are worked out when a pack is read (PT-CUSTOM-2).

Every bound multiplies along the nesting and takes the most there can be: 18 cards in two units, 8 heroes, a leader and three cards
in reserve each with the costliest text they can have. A look is one card looked at for a selector, a condition or an amount.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from boardrules.pixel_tactics.language import (
    AddLife,
    AddStrength,
    AllOf,
    Amount,
    AnyOf,
    Card,
    Compare,
    Condition,
    Count,
    DelayedTrigger,
    Did,
    DoubleStrength,
    Effect,
    Exists,
    Extreme,
    ForEach,
    Free,
    Has,
    If,
    Is,
    Keyword,
    LifeOf,
    MakesLonger,
    May,
    MayAttack,
    Not,
    Operation,
    Pick,
    Pieces,
    Plus,
    SetLife,
    Static,
    StrengthOf,
    Targets,
    Times,
    Trap,
    Trigger,
)
from boardrules.values import Value, is_tuple

__all__ = ["MAX_LOOKS", "MAX_NESTING", "MAX_STANDING", "MAX_STEPS", "STANDING", "looking_faults", "nesting", "reading_costs", "steps_of"]

MAX_STEPS: Final = 2_000
"""Steps that one text can take between two decisions, not counting what it sets off."""

MAX_NESTING: Final = 6
"""How deep effects lie within effects."""

MAX_LOOKS: Final = 6_000
"""Looks at cards that one selector, amount or condition can take, and that strength, life or a keyword of one card can take."""

MAX_STANDING: Final = 20_000
"""Looks at cards that it can take to ask all static abilities in play about one card, or all triggers about one event."""

PIECES: Final = 18
HEROES: Final = 8
RESERVE: Final = 3
STANDING: Final = "standing"
READS: Final = ("strength", "life", "intercept", "ranged")
ANSWERS: Final[dict[str, tuple[type, ...]]] = {
    "strength": (AddStrength, DoubleStrength, MayAttack),
    "life": (AddLife, SetLife),
    "intercept": (Keyword,),
    "ranged": (Keyword,),
}
"""The changes that are asked when a card's strength, life or keyword is read."""
Standing: TypeAlias = Static | Trigger


class Looks(NamedTuple):
    """Looks at cards, and how often strength, life and keywords are read besides."""

    own: int = 0
    strength: int = 0
    life: int = 0
    intercept: int = 0
    ranged: int = 0

    def and_(self, other: Looks) -> Looks:
        return Looks(*[a + b for a, b in zip(self, other, strict=True)])

    def times(self, n: int) -> Looks:
        return Looks(*[a * n for a in self])


ONE: Final = Looks(1)


# ------------------------------------------------------------------------------------------------------------------------- expressions
def _matching(what: Pieces) -> Looks:
    return ONE if what.ref or what.where is None else ONE.and_(_condition(what.where))


def _candidates(what: Pieces) -> int:
    """The cards that are looked at: of one's own side no others."""
    return PIECES // 2 if what.side == "own" else PIECES


def _selecting(what: Pieces) -> Looks:
    return ONE if what.ref else _matching(what).times(_candidates(what))


def _amount(what: Amount) -> Looks:
    match what:
        case Count(of):
            return _selecting(of)
        case StrengthOf(_, printed):
            return ONE if printed else Looks(1, strength=1)
        case LifeOf(_, printed):
            return ONE if printed else Looks(1, life=1)
        case Plus(parts):
            return _sum([_amount(part) for part in parts])
        case Times(_, of):
            return _amount(of)
        case Extreme(_, n, among):
            return _selecting(among).and_(_amount(n).times(_candidates(among)))
        case _:
            return ONE


def _condition(what: Condition) -> Looks:
    match what:
        case Compare(left, _, right):
            return _amount(left).and_(_amount(right))
        case Exists(pieces):
            return _selecting(pieces)
        case Is(of):
            return _matching(of)
        case Has("intercept"):
            return Looks(1, intercept=1)
        case Has("ranged"):
            return Looks(1, ranged=1)
        case Did("lethal"):
            return Looks(1, life=1)
        case Not(of):
            return _condition(of)
        case AllOf(parts) | AnyOf(parts):
            return _sum([_condition(part) for part in parts])
        case _:
            return ONE


def _sum(parts: list[Looks]) -> Looks:
    found = Looks()
    for part in parts:
        found = found.and_(part)
    return found


def _standing(what: Standing) -> Looks:
    """What it takes to ask a static ability about one card, or a trigger about one event."""
    found = ONE if what.when is None else _condition(what.when)
    if isinstance(what, Trigger):
        return _sum([found, *[_matching(part).times(PIECES) for part in (what.at.actor, what.at.subject) if part is not None]])
    found = found.and_(_matching(what.on))
    change = what.modifier
    if isinstance(change, AddStrength | AddLife):
        found = found.and_(_amount(change.n))
    if isinstance(change, AddStrength | DoubleStrength) and change.against is not None:
        found = found.and_(_matching(change.against))
    if isinstance(change, Free | MakesLonger) and change.who is not None:
        found = found.and_(_matching(change.who))
    return found


# ------------------------------------------------------------------------------------------------------------------ what others answer
def reading_costs(cards: tuple[Card, ...]) -> dict[str, int]:
    """The most looks that reading strength, life and each keyword of one card can take with these cards, and ``STANDING`` all texts.

    What is being read already is read as printed inside itself (PT-LOOP-4), so every chain of questions ends.
    """
    rows: list[tuple[list[Standing], ...]] = []
    leaders: list[list[Standing]] = []
    played: list[list[Standing]] = []
    for card in cards:
        hero = card.hero
        rows.append(tuple([a for a in box if isinstance(a, Standing)] for box in (hero.vanguard, hero.flank, hero.rear)))
        leaders.append([a for a in card.leader.abilities if isinstance(a, Standing)])
        if isinstance(hero.hand, Operation):
            played.append(list(hero.hand.abilities))
        elif isinstance(hero.hand, Trap):
            played.append([Trigger(hero.hand.at, hero.hand.effects, hero.hand.when)])

    @cache
    def cost(read: str, reading: frozenset[str]) -> int:
        if read in reading:
            return 1
        within = reading | {read} if read in READS else reading

        def asked(texts: list[Standing]) -> int:
            kinds = ANSWERS.get(read)
            answers = texts if kinds is None else [text for text in texts if isinstance(text, Static) and isinstance(text.modifier, kinds)]
            return sum(weigh(_standing(text), within) for text in answers)

        heroes = sorted((max(map(asked, boxes)) for boxes in rows), reverse=True)[:HEROES]
        reserve = sorted(map(asked, played), reverse=True)[:RESERVE]
        return 1 + 2 * (sum(heroes) + max(map(asked, leaders), default=0) + sum(reserve))

    def weigh(looks: Looks, reading: frozenset[str]) -> int:
        return looks.own + sum(n * cost(read, reading) for read, n in zip(READS, looks[1:], strict=True) if n)

    return {read: cost(read, frozenset[str]()) for read in (*READS, STANDING)}


def looking_faults(value: Value, path: str, costs: dict[str, int]) -> Iterator[str]:
    """The selectors, amounts and conditions in *value* that can take too many looks; of one within another only the inner one."""
    inner = [fault for name, part in _inside(value) for fault in looking_faults(part, f"{path}.{name}", costs)]
    yield from inner
    if not inner:
        looks = _looks(value)
        n = looks.own + sum(k * costs[read] for read, k in zip(READS, looks[1:], strict=True))
        if n > MAX_LOOKS:
            yield f"{path}: it can take {n} looks at cards to work this out; at most {MAX_LOOKS}"


def _looks(value: Value) -> Looks:
    match value:
        case Pieces():
            return _selecting(value)
        case Count() | StrengthOf() | LifeOf() | Plus() | Times() | Extreme():
            return _amount(value)
        case Compare() | Exists() | Is() | Has() | Did() | Not() | AllOf() | AnyOf():
            return _condition(value)
        case _:
            return Looks()


def _inside(value: Value) -> Iterator[tuple[str, Value]]:
    for name in value.__struct_fields__:
        field: object = getattr(value, name)
        if isinstance(field, Value):
            yield name, field
        elif is_tuple(field):
            yield from ((f"{name}[{k}]", part) for k, part in enumerate(field) if isinstance(part, Value))


# ------------------------------------------------------------------------------------------------------------------------------ effects
def nesting(effects: tuple[Effect, ...]) -> int:
    """How deep effects lie within these: 1 if none holds others."""
    return 1 + max([nesting(part) for effect in effects for part in _held(effect)], default=0)


def _held(effect: Effect) -> tuple[tuple[Effect, ...], ...]:
    match effect:
        case If(_, then, otherwise):
            return (then, otherwise) if otherwise else (then,)
        case May(effects, otherwise):
            return (effects, otherwise) if otherwise else (effects,)
        case ForEach(_, effects):
            return (effects,)
        case DelayedTrigger(trigger):
            return (trigger.effects,)
        case _:
            return ()


def steps_of(effects: tuple[Effect, ...]) -> int:
    """The most steps that these effects can take."""
    return sum(map(_steps, effects))


def _steps(effect: Effect) -> int:
    match effect:
        case If(_, then, otherwise):
            return 2 + max(steps_of(then), steps_of(otherwise))
        case May(effects, otherwise):
            return 1 + max(steps_of(effects), steps_of(otherwise))
        case ForEach(who, effects):
            return 2 + _most(who) * (2 + steps_of(effects))
        case DelayedTrigger():
            return 2
        case _:
            picks = sum(_most(part) for _, part in _inside(effect) if isinstance(part, Pick))
            loops = 3 * PIECES if getattr(effect, "up_to", False) or type(effect).__name__ == "MoveDamage" else 0
            return 1 + picks + loops


def _most(who: Targets) -> int:
    """How many cards these can be."""
    if isinstance(who, Pick):
        return min(who.high, PIECES)
    return 1 if who.ref == "this" else PIECES
