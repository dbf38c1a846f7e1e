"""Costs of the actions of a seat, and which it may take: as printed, or as texts in play change them (PT-ACT-14, PT-ACT-15, PT-FLOW-2)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.effects import Prices
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import matches
from boardrules.pixel_tactics._engine.reading.sided import for_side
from boardrules.pixel_tactics._types.actions import COSTS
from boardrules.pixel_tactics._types.state import Extra
from boardrules.pixel_tactics._types.values import AttackKind
from boardrules.pixel_tactics.language import Forbids, Free, MakesLonger
from boardrules.values import Seat

PLAIN: Final = tuple([{kind: cost <= left for kind, cost in COSTS.items()} for left in range(3)])
"""The kinds of action that 0, 1, and 2 or more actions pay for when no text says otherwise."""
NOTHING_LEFT: Final = PLAIN[0]
"""With no action left, and no text that says otherwise, no kind of action can be paid for."""
NOTHING: Final = frozenset[str]()


def _prices(position: Position, seat: Seat) -> Prices:
    """Return the texts that change the price of a seat's actions. They are read once a board unless they depend on conditions."""
    reading = position.board
    known = reading.known_prices
    key = seat, position.contact
    found = known.get(key)
    if found is not None:
        return found
    found = Prices(set(), set(), [], [], [])
    found.free.extend(for_side(position, Free, seat))
    found.longer.extend(for_side(position, MakesLonger, seat))
    found.forbidden.extend(for_side(position, Forbids, seat))
    for gift, _ in found.free:
        found.kinds.update(gift.actions)
        if gift.who is not None or gift.kind is not None:
            found.varying.update(gift.actions)
    for extra, _ in found.longer:
        found.kinds.add(extra.action)
        if extra.who is not None or extra.kind is not None:
            found.varying.add(extra.action)
    found.kinds.update([ban.action for ban, _ in found.forbidden])
    texts = [static for kind in (Free, MakesLonger, Forbids) for static, _ in reading.modifiers.get(kind, ())]
    lasting = all(static.when is None for static in texts)
    if "attack" in found.varying and position.edition.spells_attack:
        found.varying.add("cast")
    if lasting:
        known[key] = found
    return found


def varying(position: Position, seat: Seat) -> set[str] | frozenset[str]:
    """Return the kinds of actions whose price depends on who does them, or how; ask :func:`can_pay` for each of these."""
    reading = position.board
    return _prices(position, seat).varying if reading.special_prices else NOTHING


def affordable(position: Position, seat: Seat) -> dict[str, bool]:
    """Return for each kind of action whether enough actions are left for it, and no text forbids it."""
    left = position.budget.actions
    plain = PLAIN[min(2, left)]
    reading = position.board
    if not position.budget.extra and not reading.prices:
        return plain
    can = plain.copy()
    said = _prices(position, seat)
    kinds = said.kinds
    if "attack" in kinds and position.edition.spells_attack:
        kinds = kinds | {"cast"}
    for extra in position.budget.extra:
        kinds = kinds.union(extra.only)
    for kind in kinds:
        forbidden = bool(said.forbidden) and any(change.action == kind for change, _ in said.forbidden)
        can[kind] = not forbidden and (
            _enough(position, kind, _cost(position, seat, said, kind, None, None))
            # whatever else it costs, it is free with some cards or in some ways
            or any(kind in change.actions and (change.who is not None or change.kind is not None) for change, _ in said.free)
        )
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
    counts = budget.used
    if not counts:
        counts = ((action, 1),)
    elif counts == ((action, 1),):
        counts = ((action, 2),)
    else:
        times = dict(counts)
        times[action] = times.get(action, 0) + 1
        counts = tuple(sorted(times.items()))
    position.budget = replace(budget, actions=budget.actions - price, extra=left, used=counts)
