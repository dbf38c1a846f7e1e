"""What may be known: everything but the order of the deck; so a view tells the state, and nothing is blanked."""

from __future__ import annotations

import random

import msgspec
import pytest

from boardrules import CHANCE, Decision, RuleId, Seat, canonical, from_json, pixies, to_json
from boardrules.pixies import VISIBILITY, Options, Place, State, View
from tests.pixies.tables import area, begun, deal, every_table, play, position, random_game


def fields(struct: type[msgspec.Struct]) -> set[str]:
    return set(struct.__struct_fields__)


def test_every_field_of_the_state_is_classified() -> None:
    assert set(VISIBILITY) == fields(State)
    assert set(VISIBILITY.values()) <= {"public", "owner", "nobody", "mask", "derived"}


def test_every_public_field_is_in_the_view_and_nothing_else_but_who_looks_and_the_size_of_the_deck() -> None:
    public = {name for name, who in VISIBILITY.items() if who == "public"}
    assert fields(View) == public | {"viewer", "deck_size"}


@pytest.mark.rule("PX-INF-1", "PX-INF-3")
@every_table
def test_every_seat_and_every_spectator_sees_the_same(options: Options) -> None:
    for state, _ in random_game(options, seed=1):
        for seat in (*pixies.seats(state), None):
            seen = pixies.view(state, seat)
            assert seen.viewer == seat
            assert seen.deck_size == len(state.deck)
            assert {name: getattr(seen, name) for name in fields(View) & fields(State)} == {
                name: getattr(state, name) for name in fields(View) & fields(State)
            }


@pytest.mark.rule("PX-INF-2")
def test_face_down_cards_stay_known_to_all() -> None:
    laid = area("B1_S6/G1_S5 . .  (R1_S3) . .  . . .")
    state = position({0: laid})
    for seat in (Seat(0), Seat(1), None):
        assert pixies.view(state, seat).areas[0] == laid


@pytest.mark.rule("PX-INF-1")
def test_the_order_of_the_deck_is_nowhere() -> None:
    """A state has the deck as a set: revealing the same cards in another order leads to the same state."""
    one = deal(begun(), "B4_C R9_0 M2_0")
    other = deal(begun(), "M2_0 B4_C R9_0")
    assert one == other
    assert canonical(one) == canonical(other)


@pytest.mark.rule("PX-INF-3")
@every_table
def test_a_view_tells_the_whole_state(options: Options) -> None:
    rng = random.Random(1)
    for state, _ in random_game(options, seed=2):
        for seat in (Seat(0), None):
            seen = pixies.view(state, seat)
            assert pixies.determinize(seen, rng) == state
            assert from_json(View, to_json(seen)) == seen


@every_table
def test_actions_and_events_are_public(options: Options) -> None:
    for state, action in random_game(options, seed=3):
        if action is not None:
            for seat in (Seat(0), Seat(1), None):
                assert pixies.redact_action(action, seat) is action
                assert all(pixies.redact_event(event, seat) is event for event in pixies.step(state, action).events)


@every_table
def test_what_changes_in_a_view_is_announced_by_an_event(options: Options) -> None:
    for state, action in random_game(options, seed=4):
        if action is not None:
            step = pixies.step(state, action)
            before, after = pixies.view(state, None), pixies.view(step.state, None)
            changed = {name for name in fields(View) if getattr(before, name) != getattr(after, name)}
            assert changed <= {name for event in step.events for name in event.CHANGES}
            assert any(event.REVEALS for event in step.events) == (action.by == CHANCE)


# What is being asked


@pytest.mark.rule("PX-TUR-2")
def test_the_seat_to_act_is_asked_to_take_a_card_and_no_other() -> None:
    state = deal(begun(seats=3, first=1), "B4_C R9_0 M2_0")
    asked = Decision(Seat(1), RuleId("PX-TUR-2"), "take", "Player 2 takes a card from the table and places it.", (("seat", 1),))
    assert pixies.pending(state, Seat(1)) == asked
    for other in (Seat(0), Seat(2), Seat(5), CHANCE):
        assert pixies.pending(state, other) is None


@pytest.mark.rule("PX-TUR-3")
def test_the_last_seat_is_asked_to_place_the_last_card() -> None:
    state = play(deal(begun(seats=3), "B4_C R9_0 M2_0"), "B4_C", "R9_0")
    question = "Player 3 places the multicolour 2, the last card of this turn."
    asked = Decision(Seat(2), RuleId("PX-TUR-3"), "take-last", question, (("seat", 2), ("card", "M2_0")))
    assert pixies.pending(state, Seat(2)) == asked
    assert pixies.legal_actions(state) == (Place(Seat(2), "M2_0", 2, "up"),)


@pytest.mark.parametrize("seat", [CHANCE, Seat(0), Seat(1)])
def test_nobody_is_asked_at_a_chance_point_or_after_the_end(seat: Seat) -> None:
    over = list(random_game(Options(seats=2), seed=1))[-1][0]
    for state in (pixies.new_game(Options(seats=2)), begun(), over):
        assert pixies.pending(state, seat) is None


@every_table
def test_who_is_asked_is_who_acts(options: Options) -> None:
    known = {rule.id for rule in pixies.SPEC.rules}
    for state, _ in random_game(options, seed=5):
        asked = [decision for seat in pixies.seats(state) if (decision := pixies.pending(state, seat)) is not None]
        assert tuple(decision.seat for decision in asked) == (pixies.to_act(state) if pixies.to_act(state) != (CHANCE,) else ())
        assert all(decision.rule in known for decision in asked)
