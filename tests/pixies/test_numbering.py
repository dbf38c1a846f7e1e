"""Pixies as numbers: a place for every card on every cell, and an observation of all that a view has."""

from __future__ import annotations

import pytest

from boardrules import InvalidOptions, Numbering, Seat, capability, pixies
from boardrules.pixies import Options, Place

GRID = [Options(seats=seats, flower_power=power) for seats in range(2, 7) for power in (False, True) if power or seats < 6]


@pytest.mark.parametrize("options", GRID, ids=str)
@pytest.mark.rule("PX-PLA-3", "PX-PLA-4", "PX-PLA-5")
def test_every_card_goes_on_its_own_cell_over_or_under_or_face_down_on_another(options: Options) -> None:
    space = pixies.action_space(options)
    cards = len(pixies.new_game(options).deck)
    assert space.per_seat == cards * (2 + 8)
    assert len(space) == options.seats * space.per_seat
    for index in range(len(space)):
        action = space.action(index)
        assert isinstance(action, Place)
        assert (action.how == "down") == (action.cell != pixies.CARDS[action.card].value)
        assert space.index(action) == index


@pytest.mark.parametrize("options", GRID, ids=str)
def test_the_shape_is_that_of_the_fields(options: Options) -> None:
    fields = pixies.observation_fields(options)
    cards = len(pixies.new_game(options).deck)
    assert pixies.observation_shape(options) == (len(fields),) == (6 + cards + options.seats * (9 * 2 + 3 * 7),)
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.meaning for field in fields)


def test_seats_count_from_the_viewer() -> None:
    state = pixies.set_up(pixies.setup(areas={1: ". . . B4_C . . . . ."}, first=Seat(1)))
    names = [field.name for field in pixies.observation_fields()]
    deck = sorted(card.id for card in pixies.BASE)
    for viewer, place in ((0, 1), (1, 0), (2, 2), (None, 1)):
        seen = dict(zip(names, pixies.observe(pixies.view(state, None if viewer is None else Seat(viewer))), strict=True))
        assert seen[f"areas.{place}.4.up"] == deck.index("B4_C") + 1
        assert seen["first"] == place + 1
        assert seen["spectator"] == (viewer is None)


def test_cards_on_the_table_are_ones() -> None:
    state = pixies.apply(pixies.new_game(), pixies.Start(Seat(-1), Seat(0)))
    names = [field.name for field in pixies.observation_fields()]
    revealed = pixies.apply(state, pixies.Reveal(Seat(-1), "R1_C"))
    before, after = (pixies.observe(pixies.view(each, Seat(0))) for each in (state, revealed))
    changed = {name: (one, other) for name, one, other in zip(names, before, after, strict=True) if one != other}
    assert changed == {"table.R1_C": (0, 1), "deck": (70, 69)}


def test_pixies_has_the_capability() -> None:
    assert capability(pixies, Numbering[pixies.View, pixies.Action, pixies.Options]) is pixies


def test_options_that_are_refused_have_no_numbers() -> None:
    for ask in (pixies.action_space, pixies.observation_shape, pixies.observation_fields):
        with pytest.raises(InvalidOptions, match="2 to 6 seats"):
            ask(Options(seats=7))
