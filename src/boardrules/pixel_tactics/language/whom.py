"""The players that a text means where four play: a rival of its player's choice, each rival, the other players, or everybody (PT-2V2-7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal, TypeAlias, get_args

from boardrules.pixel_tactics.language.grammar import (
    abilities,
    decks,
    effects,
    expressions,
    fields,
    modifiers,
    permissions,
    pieces,
    reserve,
    restrictions,
    transfers,
)
from boardrules.values import Value

__all__ = ["Meant", "players_meant_by"]

Meant: TypeAlias = Literal["own", "one_rival", "rival", "others", "any_one", "any", "its"]
"""``own``: its player alone. ``one_rival``: one rival, chosen. ``rival``: each rival. ``others``: all but its player. ``any_one``: one of
all, chosen with a card or an area. ``any``: each player. ``its``: whose unit the card stands in that the text spoke of before, or whose
turn comes next."""

ALWAYS: Final[Mapping[type[Value], tuple[Meant, ...]]] = {
    modifiers.CopiesLeader: ("one_rival",),
    effects.LookAtHand: ("one_rival",),
    effects.TakeAtRandom: ("one_rival",),
    permissions.AttacksWithRivals: ("rival",),
    decks.DiscardAlike: ("rival",),
    modifiers.HitsAll: ("rival",),
    restrictions.MayRetarget: ("rival",),
    permissions.MovesRivals: ("rival",),
    permissions.NotTargeted: ("rival",),
    restrictions.SafeFromDefeat: ("rival",),
    transfers.OrderToRival: ("its",),
    restrictions.OrdersPassOn: ("its",),
}
"""The constructs that mean certain players whatever their fields say."""
SIDED_EVENTS: Final = frozenset({"turn_ends", "order_announced", "order_resolved"})
"""The events that happen to a player; those of cards say whose in their ``actor`` and ``subject``."""


def players_meant_by(texts: tuple[abilities.Ability | reserve.HandPart, ...]) -> tuple[Meant, ...]:
    """Return whom *texts* mean besides their own player, always in the same order; ``own`` if nobody, nothing without texts."""
    found = {meant for text in texts for meant in _meant(text)}
    if len(found) > 1:
        found.discard("own")
    return tuple([meant for meant in get_args(Meant) if meant in found]) or (("own",) if texts else ())


def _meant(value: Value) -> Iterator[Meant]:
    """Yield whom a value and all in it mean; whether there is such a card at all, and the best of some, mean nobody."""
    yield from ALWAYS.get(type(value), ())
    match value:
        case expressions.Pieces():
            yield from _cards(value, chosen=False)
            if value.where is not None:
                yield from _meant(value.where)
            return
        case expressions.Pick(among, _, high, by):
            yield from _cards(among, chosen=high == 1 or among.side == "any")
            if among.where is not None:
                yield from _meant(among.where)
            if by == "rival":
                yield "rival"
            return
        case pieces.ChooseArea(_, side, across):
            yield "any" if across else "own" if side == "own" else "one_rival" if side == "rival" else "any_one"
            return
        case expressions.Exists() | expressions.Extreme():
            return
        case pieces.Share(among=among) | pieces.Redistribute(among=among) | effects.CopySpell(of=among):
            yield from _cards(among, chosen=True)
        case abilities.TriggerEvent(what, side):
            if what in SIDED_EVENTS:
                yield side
        case _:
            for name in ("side", "whose"):
                named: object = getattr(value, name, None)
                if named in get_args(Meant):
                    yield named  # type: ignore[misc]  # it is one of them
    for name, part in fields.parts_of(value):
        if (name, type(value)) not in APART:
            yield from _meant(part)


APART: Final = frozenset({("among", pieces.Share), ("among", pieces.Redistribute), ("of", effects.CopySpell), ("at", effects.AttackWith)})
"""The fields of effects with cards that their player chooses one by one, and the targets of attacks (PT-2V2-2)."""


def _cards(what: expressions.Pieces, *, chosen: bool) -> Iterator[Meant]:
    """Yield in whose units cards stand; *chosen*: somebody chooses one. Those bound before or in a chosen area name nobody anew."""
    if what.ref or what.place == "area":
        return
    match what.side:
        case "rival" if chosen:
            yield "one_rival"
        case "any" if chosen:
            yield "any_one"
        case side:
            yield side
