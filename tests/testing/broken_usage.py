"""Games that break the law about uses; Sealed Bids itself does not say what is used, so each brings that."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from boardrules import Seat, Use, UseKind
from tests.testing.rigging import SealedBids, breaks, rigged
from tests.testing.sealed_bids import Drawn, Event, Opened

KINDS = (UseKind("card", "a card that was bid"),)


def uses(event: Event) -> tuple[Use, ...]:
    """The cards that were bid, when they are shown."""
    return tuple([Use(Seat(seat), "card", card) for seat, card in enumerate(event.cards)]) if isinstance(event, Opened) else ()


def using(made: Callable[[Event], tuple[Use, ...]] = uses, kinds: tuple[UseKind, ...] = KINDS) -> SealedBids:
    return rigged(uses=made, USES=kinds)


@breaks("usage")
def a_use_of_no_kind() -> SealedBids:
    return using(lambda event: tuple([Use(use.seat, "leader", use.name) for use in uses(event)]))


@breaks("usage")
def a_use_by_nobody() -> SealedBids:
    return using(lambda event: tuple([Use(Seat(use.seat + 10), use.kind, use.name) for use in uses(event)]))


@breaks("usage")
def a_use_without_a_name() -> SealedBids:
    return using(lambda event: tuple([Use(use.seat, use.kind, "") for use in uses(event)]))


@breaks("usage")
def luck_that_uses_without_saying_so() -> SealedBids:
    return using(lambda event: (Use(event.seat, "card", "any"),) if isinstance(event, Drawn) else uses(event))


@breaks("usage")
def uses_that_change() -> SealedBids:
    calls = count(1)
    return using(lambda event: tuple([Use(use.seat, use.kind, use.name, next(calls)) for use in uses(event)]))


@breaks("usage")
def two_kinds_of_one_name() -> SealedBids:
    return using(kinds=KINDS + KINDS)
