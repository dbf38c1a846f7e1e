"""Costs of the actions of a seat, and which it may take: as printed, or as texts in play change them (PT-ACT-14, PT-ACT-15, PT-FLOW-2)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.board import PRICING
from boardrules.pixel_tactics._engine.board.effects import Prices, Pricing
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import holds, matches
from boardrules.pixel_tactics._engine.reading.sided import concerning
from boardrules.pixel_tactics._types.actions import COSTS
from boardrules.pixel_tactics._types.state import Budget, Extra
from boardrules.pixel_tactics._types.values import AttackKind
from boardrules.pixel_tactics.language import Forbids, Free, MakesLonger
from boardrules.values import Seat

BIT: Final = {kind: 1 << number for number, kind in enumerate(COSTS)}
"""The bit of each kind of action in a set of kinds."""
PLAIN: Final = tuple([sum([BIT[kind] for kind, cost in COSTS.items() if cost <= left]) for left in range(3)])
"""The kinds of action that 0, 1, and 2 or more actions pay for when no text says otherwise, as bits."""
NOTHING: Final = frozenset[str]()
SIDES: Final = 3
"""Bits of a number that says which seat is concerned, and whether texts reach across."""


def _prices(position: Position, seat: Seat) -> Prices:
    """Return the texts that change the price of a seat's actions now. They are sorted once a board for the conditions that hold."""
    reading = position.board
    side = seat << 1 | (1 if position.contact else 0)
    said = reading.known_pricing.get(side)
    if said is None:
        texts = [text for kind in PRICING for text in concerning(position, kind, seat)]
        said = reading.known_pricing[side] = Pricing(texts, [text for text in texts if text[0].when is not None])
    met = 1
    for static, context in said.conditional:
        met <<= 1
        if static.when is not None and holds(position, static.when, context):
            met |= 1
    key = met << SIDES | side
    found = reading.known_prices.get(key)
    if found is None:
        found = reading.known_prices[key] = _sorted(position, said, met)
    return found


def _sorted(position: Position, said: Pricing, met: int) -> Prices:
    """Return the texts that hold, by what they do; *met* has a bit for each that is conditional, the last one's the lowest."""
    found = Prices(set(), set(), [], [], [])
    left = len(said.conditional)
    for static, context in said.texts:
        if static.when is not None:
            left -= 1
            if not met >> left & 1:
                continue
        match static.modifier:
            case Free() as gift:
                found.free.append((gift, context))
                found.kinds.update(gift.actions)
                if gift.who is not None or gift.kind is not None:
                    found.varying.update(gift.actions)
            case MakesLonger() as extra:
                found.longer.append((extra, context))
                found.kinds.add(extra.action)
                if extra.who is not None or extra.kind is not None:
                    found.varying.add(extra.action)
            case Forbids() as ban:
                found.forbidden.append((ban, context))
                found.kinds.add(ban.action)
            case _:  # pragma: no cover  (PRICING has no other)
                raise TypeError(static)
    if "attack" in found.varying and position.edition.spells_attack:
        found.varying.add("cast")
    return found


def varying(position: Position, seat: Seat) -> set[str] | frozenset[str]:
    """Return the kinds of actions whose price depends on who does them, or how; ask :func:`can_pay` for each of these."""
    reading = position.board
    return _prices(position, seat).varying if reading.special_prices else NOTHING


def affordable(position: Position, seat: Seat) -> int:
    """Return the kinds of action for which enough actions are left and which no text forbids, as bits."""
    can = PLAIN[min(2, position.budget.actions)]
    if not position.budget.extra and not position.board.prices:
        return can
    said = _prices(position, seat)
    kinds = said.kinds
    if "attack" in kinds and position.edition.spells_attack:
        kinds = kinds | {"cast"}
    for extra in position.budget.extra:
        kinds = kinds.union(extra.only)
    for kind in kinds:
        forbidden = bool(said.forbidden) and any(change.action == kind for change, _ in said.forbidden)
        if not forbidden and (
            _enough(position, kind, _cost(position, seat, said, kind, None, None))
            # whatever else it costs, it is free with some cards or in some ways
            or any(kind in change.actions and (change.who is not None or change.kind is not None) for change, _ in said.free)
        ):
            can |= BIT[kind]
        else:
            can &= ~BIT[kind]
    return can


def can_pay(position: Position, seat: Seat, action: str, who: Stand | None = None, strike: AttackKind | None = None) -> bool:
    """Return whether a seat has enough actions for one, done by *who* or as a strike of a kind, and no text forbids it."""
    if COSTS[action] <= position.budget.actions:  # then only a text that makes it longer, or forbids it, matters
        reading = position.board
        if MakesLonger not in reading.modifiers and Forbids not in reading.modifiers:
            return True
    if not _enough(position, action, cost(position, seat, action, who, strike)):
        return False
    return not forbidder(position, seat, action)


def _enough(position: Position, action: str, price: int) -> bool:
    """Return whether enough actions are left for *price*, including those that can be spent on this kind alone."""
    return price <= position.budget.actions or price <= position.budget.actions + sum(
        [extra.n for extra in position.budget.extra if action in extra.only]
    )


def forbidder(position: Position, seat: Seat, action: str, *, wholly: bool = False) -> bool:
    """Return whether a text forbids a seat an action; *wholly*: by effects, too."""
    if Forbids not in position.board.modifiers:
        return False
    return any(change.action == action and (change.wholly or not wholly) for change, _ in _prices(position, seat).forbidden)


def cost(position: Position, seat: Seat, action: str, who: Stand | None = None, strike: AttackKind | None = None) -> int:
    """Return how many actions an action costs a seat now (PT-ACT-14, PT-ACT-15), done by or with *who*, as an attack of a kind.

    Without these, what depends on them is left out.
    """
    if not position.board.prices:
        return COSTS[action]
    return _cost(position, seat, _prices(position, seat), action, who, strike)


def _cost(position: Position, seat: Seat, said: Prices, action: str, who: Stand | None, strike: AttackKind | None) -> int:
    for change, context in said.free:
        if _concerns(position, change, context, action, who, strike) and (
            not change.first or _taken(position, seat, change.actions) < change.first
        ):
            return 0
    for longer, context in said.longer:
        if _concerns(position, longer, context, action, who, strike):
            return longer.cost
    return COSTS[action]


def _taken(position: Position, seat: Seat, kinds: tuple[str, ...]) -> int:
    """Return how many actions of some kinds a seat has taken this turn; of orders all that it played, those played by effects too."""
    n = position.seats[seat].orders[0] if "order" in kinds else 0
    for kind, times in position.budget.used:
        if kind != "order" and kind in kinds:
            n += times
    return n


def _concerns(
    position: Position, change: Free | MakesLonger, context: Context, action: str, who: Stand | None, strike: AttackKind | None
) -> bool:
    """Return whether a change concerns an action. Spells that are attack actions are concerned as attacks are (PT-ACT-4)."""
    kinds = change.actions if isinstance(change, Free) else (change.action,)
    if action not in kinds and not (action == "cast" and "attack" in kinds and position.edition.spells_attack):
        return False
    if change.kind is not None and change.kind != strike:
        return False
    return change.who is None or (who is not None and matches(position, change.who, context, who))


def pay(position: Position, seat: Seat, action: str, who: Stand | None = None, strike: AttackKind | None = None) -> None:
    """Pay for an action, first with actions that can be spent on it alone."""
    price = cost(position, seat, action, who, strike) if position.board.prices else COSTS[action]
    budget = position.budget
    left = budget.extra
    if left:
        kept: list[Extra] = []
        for extra in left:
            n = min(price, extra.n) if action in extra.only else 0
            price -= n
            if extra.n > n:
                kept.append(extra if n == 0 else Extra(extra.only, extra.n - n))
        left = tuple(kept)
    position.budget = Budget(budget.actions - price, left, _counted(budget.used, action) if budget.used else ((action, 1),))


def _counted(used: tuple[tuple[str, int], ...], action: str) -> tuple[tuple[str, int], ...]:
    """Return how often each kind of action was taken, by name, once *action* is taken, too."""
    counts: list[tuple[str, int]] = []
    new = True
    for kind, times in used:
        if new and kind >= action:
            new = False
            if kind == action:
                counts.append((kind, times + 1))
                continue
            counts.append((action, 1))
        counts.append((kind, times))
    if new:
        counts.append((action, 1))
    return tuple(counts)
