"""Numbers of a small game, made of two functions."""

from __future__ import annotations

from boardrules import Numbering, Seat, capability, pixies
from boardrules.authoring import Numbers, Seen, numbered

MADE: Numbers[pixies.State, pixies.Action, pixies.View, pixies.Options] = numbered(
    pixies.new_game,
    pixies.view,
    seats=pixies.seats,
    actions=lambda start, seat: [pixies.Place(seat, "B4_C", 4, how) for how in ("up", "under", "down") if start.deck],
    seen=lambda view: [Seen("deck", view.deck_size, 0, 70, "cards in the deck"), Seen("viewer", view.viewer or 0, 0, 5, "who looks")],
)


def test_the_result_has_the_capability() -> None:
    assert capability(MADE, Numbering[pixies.View, pixies.Action, pixies.Options]) is MADE


def test_each_seat_has_the_actions_listed_for_it_in_their_order() -> None:
    space = MADE.action_space(pixies.Options(seats=4))
    assert (len(space), space.per_seat) == (12, 3)
    assert space.action(10) == pixies.Place(Seat(3), "B4_C", 4, "under")
    assert space.index(pixies.Place(Seat(3), "B4_C", 4, "under")) == 10
    assert len(MADE.action_space()) == 9


def test_an_observation_is_the_values_and_the_fields_are_what_they_are() -> None:
    state = pixies.new_game(pixies.Options(seats=2))
    assert MADE.observe(pixies.view(state, Seat(1))) == (70, 1)
    assert MADE.observation_shape() == (2,)
    assert [(field.name, field.low, field.high, field.meaning) for field in MADE.observation_fields()] == [
        ("deck", 0, 70, "cards in the deck"),
        ("viewer", 0, 5, "who looks"),
    ]
