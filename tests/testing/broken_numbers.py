"""Games that break a law about actions and views as numbers; Sealed Bids itself has no numbers, so each brings them."""

from __future__ import annotations

from itertools import count
from typing import Any

from boardrules import ActionSpace, ObservationField, Seat
from boardrules.toolkit.domains import Listed
from tests.testing.rigging import SealedBids, breaks, rigged
from tests.testing.sealed_bids import CARDS, Action, Bury, Options, Seal, View

LONGEST = 12


def actions(seat: Seat) -> list[Action]:
    return [kind(seat, card) for kind in (Seal, Bury) for card in CARDS]


def action_space(options: Options | None = None) -> ActionSpace[Action, View]:
    return ActionSpace([Listed(actions(Seat(seat))) for seat in range((options or Options()).seats)])


def observe(view: View) -> tuple[int, ...]:
    """The bytes of the view's representation, by fives: this is enough to tell views apart, and of no other use."""
    data = repr(view).encode()
    return tuple(int.from_bytes(data[start : start + 5], "big") for start in range(0, 5 * LONGEST * 20, 5))


def observation_fields(_options: Options | None = None) -> tuple[ObservationField, ...]:
    return tuple(ObservationField(f"bytes.{k}", 0, 256**5, "five bytes") for k in range(LONGEST * 20))


def observation_shape(options: Options | None = None) -> tuple[int, ...]:
    return (len(observation_fields(options)),)


def numbered(**others: object) -> SealedBids:
    """Sealed Bids with numbers that keep the laws, but for what is given."""
    sane: dict[str, Any] = {
        "action_space": action_space,
        "observe": observe,
        "observation_fields": observation_fields,
        "observation_shape": observation_shape,
    }
    return rigged(**{**sane, **others})


class Same(Listed[Action]):
    """Two actions have one number."""

    def index(self, value: object, view: object) -> int | None:
        found = super().index(value, view)
        return None if found is None else found // 2 * 2


class Sealing(Listed[Action]):
    """A number gives back another action."""

    def value(self, index: int, view: object) -> Action:
        return super().value(index % len(CARDS), view)


@breaks("numbers")
def two_actions_of_one_number() -> SealedBids:
    return numbered(action_space=lambda options=None: ActionSpace([Same(actions(Seat(k))) for k in range((options or Options()).seats)]))


@breaks("numbers")
def a_number_means_another_action() -> SealedBids:
    return numbered(action_space=lambda options=None: ActionSpace([Sealing(actions(Seat(k))) for k in range((options or Options()).seats)]))


@breaks("numbers")
def a_legal_action_without_a_number() -> SealedBids:
    return numbered(
        action_space=lambda options=None: ActionSpace([Listed(actions(Seat(k))[1:]) for k in range((options or Options()).seats)])
    )


@breaks("observation")
def an_observation_of_another_shape() -> SealedBids:
    return numbered(observe=lambda view: observe(view)[1:])


@breaks("observation")
def a_number_out_of_its_bounds() -> SealedBids:
    return numbered(observe=lambda view: (-1, *observe(view)[1:]))


@breaks("observation")
def an_observation_that_changes() -> SealedBids:
    calls = count()
    return numbered(observe=lambda view: (next(calls), *observe(view)[1:]))


@breaks("observation")
def different_views_look_the_same() -> SealedBids:
    return numbered(observe=lambda _view: (0,) * observation_shape()[0])
