"""Bounds on the work that the texts of a pack can cause, computed when the pack is read (PT-CUSTOM-2).

Every bound multiplies along the nesting and takes the most there can be: 18 cards in two units, 8 heroes, a leader and three cards
in reserve each with the costliest text they can have. A look is one card looked at for a selector, a condition or an amount.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics.language.grammar import fields
from boardrules.pixel_tactics.language.grammar.expressions import Expression
from boardrules.values import Value

MAX_STEPS: Final = 2_000
"""Most steps of one text between two decisions, without the texts that it triggers."""

MAX_NESTING: Final = 6
"""Deepest nesting of effects within effects."""

MAX_LOOKS: Final = 6_000
"""Most looks at cards for one selector, amount or condition, and for the strength, life or a keyword of one card."""

MAX_STANDING: Final = 20_000
"""Most looks at cards for asking all static abilities in play about one card, or all triggers about one event."""

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
"""The modifiers that are asked when a card's strength, life or keyword is read."""
READ: Final = (pt.AddStrength, pt.DoubleStrength, pt.AddLife, pt.Free, pt.MakesLonger)
"""The modifiers whose amounts and cards count as looks of the static ability that has them."""
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
    return ONE if what.ref or what.where is None else ONE.and_(_looks(what.where))


def _candidates(what: pt.Pieces) -> int:
    """Return how many cards are looked at: on one's own side half of them."""
    return PIECES // 2 if what.side == "own" else PIECES


def _looks(what: Expression | int) -> Looks:
    """Return what it takes to find cards, or to work out an amount or a condition."""
    match what:
        case pt.Pieces():
            return ONE if what.ref else _matching(what).times(_candidates(what))
        case pt.StrengthOf(_, printed):
            return ONE if printed else Looks(1, strength=1)
        case pt.LifeOf(_, printed):
            return ONE if printed else Looks(1, life=1)
        case pt.Extreme(_, n, among):
            return _looks(among).and_(_looks(n).times(_candidates(among)))
        case pt.Is(of):
            return _matching(of)
        case pt.Has("intercept"):
            return Looks(1, intercept=1)
        case pt.Has("ranged"):
            return Looks(1, ranged=1)
        case pt.Did("lethal"):
            return Looks(1, life=1)
        case int():
            return ONE
        case _:
            operands = fields.operands_of(what)
            return _sum([_looks(part) for part in operands]) if operands else ONE


def _sum(parts: list[Looks]) -> Looks:
    found = Looks()
    for part in parts:
        found = found.and_(part)
    return found


def _standing(what: Standing) -> Looks:
    """Return what it takes to ask a static ability about one card, or a trigger about one event."""
    found = ONE if what.when is None else _looks(what.when)
    if isinstance(what, pt.Trigger):
        return _sum([found, *[_matching(part).times(PIECES) for part in (what.at.actor, what.at.subject) if part is not None]])
    found = found.and_(_matching(what.on))
    if isinstance(what.modifier, READ):
        for part in fields.operands_of(what.modifier):
            found = found.and_(_matching(part) if isinstance(part, pt.Pieces) else _looks(part))
    return found


# ------------------------------------------------------------------------------------------------------------------ what others answer
def reading_costs(cards: tuple[pt.Card, ...]) -> dict[str, int]:
    """Return the most looks that reading strength, life and each keyword of one card can take with these cards, and ``STANDING`` all texts.

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
    """Yield the selectors, amounts and conditions in *value* that can take too many looks; of one within another only the inner one."""
    inner = [fault for name, part in fields.parts_of(value) for fault in looking_faults(part, f"{path}.{name}", costs)]
    yield from inner
    if not inner and isinstance(value, Expression):
        looks = _looks(value)
        n = looks.own + sum(k * costs[read] for read, k in zip(READS, looks[1:], strict=True))
        if n > MAX_LOOKS:
            yield f"{path}: it can take {n} looks at cards to work this out; at most {MAX_LOOKS}"


# ------------------------------------------------------------------------------------------------------------------------------ effects
def nesting(effects: tuple[pt.Effect, ...]) -> int:
    """Return how deep effects lie within these: 1 if none holds others."""
    holders = [effect.trigger if isinstance(effect, pt.DelayedTrigger) else effect for effect in effects]
    return 1 + max([nesting(part) for holder in holders for _, part in fields.effects_of(holder)], default=0)


def steps_of(effects: tuple[pt.Effect, ...]) -> int:
    """Return the most steps that these effects can take."""
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
            picks = sum(_most(part) for _, part in fields.parts_of(effect) if isinstance(part, pt.Pick))
            one_by_one = isinstance(effect, pt.MoveDamage) or (isinstance(effect, pt.Heal | pt.Share) and effect.up_to)
            return 1 + picks + (3 * PIECES if one_by_one else 0)


def _most(who: pt.Targets) -> int:
    """Return how many cards these can be."""
    if isinstance(who, pt.Pick):
        return min(who.high, PIECES)
    return 1 if who.ref == "this" else PIECES
