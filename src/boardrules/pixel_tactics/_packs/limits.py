"""How much the texts of a pack can set going: bounds that are worked out when a pack is read (PT-CUSTOM-2).

Every bound multiplies along the nesting and takes the most there can be: 18 cards in two units, 8 heroes, a leader and three cards
in reserve each with the costliest text they can have. A look is one card looked at for a selector, a condition or an amount.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from boardrules.pixel_tactics import language as pt
from boardrules.values import Value, is_tuple

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
    "strength": (pt.AddStrength, pt.DoubleStrength, pt.MayAttack),
    "life": (pt.AddLife, pt.SetLife),
    "intercept": (pt.Keyword,),
    "ranged": (pt.Keyword,),
}
"""The changes that are asked when a card's strength, life or keyword is read."""
Standing: TypeAlias = pt.Static | pt.Trigger


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
def _matching(what: pt.Pieces) -> Looks:
    return ONE if what.ref or what.where is None else ONE.and_(_condition(what.where))


def _candidates(what: pt.Pieces) -> int:
    """The cards that are looked at: of one's own side no others."""
    return PIECES // 2 if what.side == "own" else PIECES


def _selecting(what: pt.Pieces) -> Looks:
    return ONE if what.ref else _matching(what).times(_candidates(what))


def _amount(what: pt.Amount) -> Looks:
    match what:
        case pt.Count(of):
            return _selecting(of)
        case pt.StrengthOf(_, printed):
            return ONE if printed else Looks(1, strength=1)
        case pt.LifeOf(_, printed):
            return ONE if printed else Looks(1, life=1)
        case pt.Plus(parts):
            return _sum([_amount(part) for part in parts])
        case pt.Times(_, of):
            return _amount(of)
        case pt.Extreme(_, n, among):
            return _selecting(among).and_(_amount(n).times(_candidates(among)))
        case _:
            return ONE


def _condition(what: pt.Condition) -> Looks:
    match what:
        case pt.Compare(left, _, right):
            return _amount(left).and_(_amount(right))
        case pt.Exists(pieces):
            return _selecting(pieces)
        case pt.Is(of):
            return _matching(of)
        case pt.Has("intercept"):
            return Looks(1, intercept=1)
        case pt.Has("ranged"):
            return Looks(1, ranged=1)
        case pt.Did("lethal"):
            return Looks(1, life=1)
        case pt.Not(of):
            return _condition(of)
        case pt.AllOf(parts) | pt.AnyOf(parts):
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
    if isinstance(what, pt.Trigger):
        return _sum([found, *[_matching(part).times(PIECES) for part in (what.at.actor, what.at.subject) if part is not None]])
    found = found.and_(_matching(what.on))
    change = what.modifier
    if isinstance(change, pt.AddStrength | pt.AddLife):
        found = found.and_(_amount(change.n))
    if isinstance(change, pt.AddStrength | pt.DoubleStrength) and change.against is not None:
        found = found.and_(_matching(change.against))
    if isinstance(change, pt.Free | pt.MakesLonger) and change.who is not None:
        found = found.and_(_matching(change.who))
    return found


# ------------------------------------------------------------------------------------------------------------------ what others answer
def reading_costs(cards: tuple[pt.Card, ...]) -> dict[str, int]:
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
        if isinstance(hero.hand, pt.Operation):
            played.append(list(hero.hand.abilities))
        elif isinstance(hero.hand, pt.Trap):
            played.append([pt.Trigger(hero.hand.at, hero.hand.effects, hero.hand.when)])

    @cache
    def cost(read: str, reading: frozenset[str]) -> int:
        if read in reading:
            return 1
        within = reading | {read} if read in READS else reading

        def asked(texts: list[Standing]) -> int:
            kinds = ANSWERS.get(read)
            answers = (
                texts if kinds is None else [text for text in texts if isinstance(text, pt.Static) and isinstance(text.modifier, kinds)]
            )
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
        case pt.Pieces():
            return _selecting(value)
        case pt.Count() | pt.StrengthOf() | pt.LifeOf() | pt.Plus() | pt.Times() | pt.Extreme():
            return _amount(value)
        case pt.Compare() | pt.Exists() | pt.Is() | pt.Has() | pt.Did() | pt.Not() | pt.AllOf() | pt.AnyOf():
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
def nesting(effects: tuple[pt.Effect, ...]) -> int:
    """How deep effects lie within these: 1 if none holds others."""
    return 1 + max([nesting(part) for effect in effects for part in _held(effect)], default=0)


def _held(effect: pt.Effect) -> tuple[tuple[pt.Effect, ...], ...]:
    match effect:
        case pt.If(_, then, otherwise):
            return (then, otherwise) if otherwise else (then,)
        case pt.May(effects, otherwise):
            return (effects, otherwise) if otherwise else (effects,)
        case pt.ForEach(_, effects):
            return (effects,)
        case pt.DelayedTrigger(trigger):
            return (trigger.effects,)
        case _:
            return ()


def steps_of(effects: tuple[pt.Effect, ...]) -> int:
    """The most steps that these effects can take."""
    return sum(map(_steps, effects))


def _steps(effect: pt.Effect) -> int:
    match effect:
        case pt.If(_, then, otherwise):
            return 2 + max(steps_of(then), steps_of(otherwise))
        case pt.May(effects, otherwise):
            return 1 + max(steps_of(effects), steps_of(otherwise))
        case pt.ForEach(who, effects):
            return 2 + _most(who) * (2 + steps_of(effects))
        case pt.DelayedTrigger():
            return 2
        case _:
            picks = sum(_most(part) for _, part in _inside(effect) if isinstance(part, pt.Pick))
            loops = 3 * PIECES if getattr(effect, "up_to", False) or type(effect).__name__ == "MoveDamage" else 0
            return 1 + picks + loops


def _most(who: pt.Targets) -> int:
    """How many cards these can be."""
    if isinstance(who, pt.Pick):
        return min(who.high, PIECES)
    return 1 if who.ref == "this" else PIECES
