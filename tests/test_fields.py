"""Fields of observations: their kinds, and bounds that every number keeps in every edition, mode and number of seats."""

from __future__ import annotations

import random
from typing import Any, Final, get_args

import pytest

from boardrules import Dealer, chibitactics, pixel_tactics, pixies
from boardrules.numbering import FieldKind
from tests.numbers import AnyGame, numbering

GREATEST: Final = 10**6

TABLES: Final[list[tuple[AnyGame, object]]] = [
    *((pixies, pixies.Options(seats=seats, flower_power=power)) for seats in range(2, 7) for power in (False, True) if power or seats < 6),
    (pixel_tactics, pixel_tactics.Options(edition="en")),
    (pixel_tactics, pixel_tactics.Options(edition="ru")),
    (pixel_tactics, pixel_tactics.Options(edition="first")),
    (pixel_tactics, pixel_tactics.Options(mode="teams", cards=("set_1", "set_2"))),
    (pixel_tactics, pixel_tactics.Options(mode="pool")),
    (pixel_tactics, pixel_tactics.Options(edition="pl", best_of=3)),
    *((chibitactics, chibitactics.Options(seats=seats)) for seats in (2, 3, 4, 6)),
]
every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=[f"{game.SPEC.id}-{at}" for at, (game, _) in enumerate(TABLES)])


@every_table
def test_every_number_is_within_the_bounds_of_its_field_and_the_shape_never_changes(game: AnyGame, options: object) -> None:
    rng, dealer, numbers = random.Random(f"{options}"), Dealer(seed=4), numbering(game)
    fields = numbers.observation_fields(options)
    state: Any = dealer.deal(game, game.new_game(options))
    for _ in range(150):
        for viewer in (*game.seats(state), None):
            found = numbers.observe(game.view(state, viewer))
            outside = [(field, number) for field, number in zip(fields, found, strict=True) if not field.low <= number <= field.high]
            assert not outside
        legal = game.legal_actions(state)
        if not legal:
            break
        state = dealer.deal(game, game.apply(state, rng.choice(legal)))


@every_table
def test_no_bound_is_over_a_million_but_those_of_fingerprints(game: AnyGame, options: object) -> None:
    fields = numbering(game).observation_fields(options)
    assert not [field for field in fields if max(-field.low, field.high) > GREATEST and field.kind != "fingerprint"]
    assert all(field.name.endswith(".more") for field in fields if field.kind == "fingerprint")


@every_table
def test_every_field_has_a_kind_and_its_names_fit_its_bounds(game: AnyGame, options: object) -> None:
    for field in numbering(game).observation_fields(options):
        assert field.kind in get_args(FieldKind)
        if field.kind == "mark":
            assert (field.low, field.high) == (0, 1)
        if field.kind == "mask":
            assert (field.low, field.high) == (0, (1 << len(field.names)) - 1)
        if field.kind in {"place", "card"} and field.names:
            assert (field.low, field.high) == (0, len(field.names))
        if field.kind == "card":
            assert field.names
        assert len(set(field.names)) == len(field.names)


def test_a_mask_names_the_seats_counted_from_the_viewer() -> None:
    known = [field for field in pixel_tactics.observation_fields(pixel_tactics.Options(mode="teams")) if field.kind == "mask"]
    assert {field.names for field in known} == {("seat 0", "seat 1", "seat 2", "seat 3")}
    duel = [field for field in pixel_tactics.observation_fields() if field.kind == "mask"]
    assert {(field.high, field.names) for field in duel} == {(3, ("seat 0", "seat 1"))}
