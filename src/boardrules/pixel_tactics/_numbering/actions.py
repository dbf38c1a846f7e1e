"""The actions of Pixel Tactics as numbers: kind by kind, each a product of what its fields can hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from boardrules.numbering import ActionSpace, Domain
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.match.pool import DECK
from boardrules.pixel_tactics._engine.triggers import named
from boardrules.pixel_tactics._packs.bounds import MOST
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics.language import Row
from boardrules.toolkit.domains import Asked, Either, Listed, Record
from boardrules.values import Seat

SLOTS: Final[tuple[t.Slot, ...]] = get_args(t.Slot)
UNIT: Final = SLOTS[:9]
RESERVE: Final = SLOTS[9:]

MOST_ALIKE: Final = 2000
"""So many answers name a further text of the same card about the same card: no more texts than that can wait at once."""


def action_space(catalogue: Catalogue, seats: int) -> ActionSpace[t.Action, t.View]:
    """The numbering of all actions of so many players with these cards."""
    return ActionSpace([_actions(catalogue, Seat(seat), seats) for seat in range(seats)])


def _actions(catalogue: Catalogue, by: Seat, seats: int) -> Domain[t.Action]:
    """What *by* can do, seats counted from it."""
    order = tuple([Seat((by + k) % seats) for k in range(seats)])
    me = Listed((by,))
    cards = Listed([f"{seat}.{card}" for seat in order for card in catalogue.deck])
    names = Listed(catalogue.deck)
    spots = Listed([t.Spot(seat, slot) for seat in order for slot in UNIT])
    laid = Listed([t.Spot(seat, slot) for seat in order for slot in RESERVE])
    return Either[t.Action](
        Record(t.Draw, by=me),
        Record(t.EndTurn, by=me),
        Record(t.ChooseLeader, by=me, card=cards),
        Record(t.Recruit, by=me, card=cards, at=spots),
        Record(t.Attack, by=me, attacker=spots, target=Either(Listed((None,)), spots), kind=Listed(get_args(t.AttackKind))),
        Record(t.Cast, by=me, caster=spots, text=Listed(_spells(catalogue))),
        Record(t.PlayOrder, by=me, card=cards),
        Record(t.Clear, by=me, at=spots),
        Record(t.Move, by=me, at=spots, to=spots),
        Record(t.Switch, by=me, at=spots, other=spots),
        Record(t.PlayOperation, by=me, card=cards, at=laid),
        Record(t.SetTrap, by=me, card=cards, at=laid),
        Record(t.DiscardReserve, by=me, at=laid),
        Record(t.GatherCoins, by=me, name=names),
        Record(t.LeaderAction, by=me, leader=spots, text=Listed(_leader_texts(catalogue))),
        Record(t.Choose, by=me, option=_options(catalogue, order, cards)),
    )


def _options(catalogue: Catalogue, order: tuple[Seat, ...], cards: Listed[str]) -> Domain[t.Option | None]:
    """What can be answered to the question of an effect."""
    areas = [t.Area(shape, seat) for shape in get_args(t.AreaShape) for seat in (None, *order)]
    return Either[t.Option | None](
        Listed((None,)),
        Record(t.CardOption, card=cards),
        Record(t.SpotOption, at=Listed([t.Spot(seat, slot) for seat in order for slot in SLOTS])),
        Record(t.NumberOption, n=Listed(range(MOST + 1))),
        Record(t.NameOption, name=Listed(catalogue.deck)),
        Record(t.AreaOption, area=Listed(areas)),
        Record(t.SeatOption, seat=Listed(order)),
        Record(t.ModeOption, mode=Listed(dict.fromkeys(("yes", "hand", "discard", DECK, "top", *sorted(catalogue.programs))))),
        Record(t.ModeOption, mode=Listed(_triggers(cards))),
        Asked(lambda view: _further(catalogue, view), MOST_ALIKE),
    )


def _spells(catalogue: Catalogue) -> tuple[str, ...]:
    """The texts that can be cast: the row a hero stands in, a spell that is granted, a spell of another card's text named in full."""
    granted = sorted(act.text for act in catalogue.granted.values())
    whole = sorted({act.program for card in catalogue.cards.values() for row in card.hero.acts for act in row})
    return tuple(dict.fromkeys((*get_args(Row), *granted, *whole)))


def _leader_texts(catalogue: Catalogue) -> tuple[str, ...]:
    """The names of leaders' own actions."""
    return tuple(sorted({"L", *(act.text for card in catalogue.cards.values() for row in card.leader.acts for act in row)}))


def _triggers(cards: Listed[str]) -> Iterator[str]:
    """The names of texts that wait for their turn: by the card that says it, and the card that it is about."""
    every = [cards.value(index, None) for index in range(len(cards))]
    for source in every:
        yield source
        for about in every:
            if about != source:
                yield f"{source}:{about}"


def _further(catalogue: Catalogue, view: object) -> tuple[t.Option, ...]:
    """The further texts of the same card about the same card that *view* asks to put in order."""
    frame = view.stack[-1] if isinstance(view, t.View) and view.stack else None
    return (
        tuple([t.ModeOption(name) for name in named(catalogue, frame) if name.endswith("+")]) if isinstance(frame, t.TriggersFrame) else ()
    )
