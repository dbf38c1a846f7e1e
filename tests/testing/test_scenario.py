"""Scenarios decide nothing by themselves, and say what was asked when a test expects something else."""

from __future__ import annotations

import pytest

from boardrules import CHANCE, Dealer, InvalidState, Seat, pixies
from boardrules.testing import Scenario
from tests.testing import sealed_bids
from tests.testing.rigging import rigged
from tests.testing.sealed_bids import Action, Bury, Draw, Drawn, Event, Opened, Options, Seal, Sealed, State, View

Bids = Scenario[State, Action, View, Event, Options]

HANDS = ("0 draw c01", "0 draw c02", "1 draw c11", "1 draw c12")


def bids() -> Bids:
    return Scenario.start(sealed_bids).luck(*HANDS)


def test_a_game_reads_like_an_example() -> None:
    end = (
        bids()
        .asked(0, rule="SB-SEAL-1")
        .refused("0 seal c11", rule="SB-SEAL-1", key="no-card", seat=Seat(0))
        .play("0 seal c01", "1 seal c11", seat=Seat(0))
        .asked(0, key="bury")
        .play("0 bury c02")
        .luck("0 draw c03", "0 draw c05", "1 draw c04")
        .play(Seal(Seat(0), "c03"), Seal(Seat(1), "c04"))
        .play(Bury(Seat(0), "c05"))
    )
    end.over(winners=[1], scores=[1, 2], rule="SB-END-1")
    assert end.events[-1] == sealed_bids.DugUp((("c02", "c05"), ()))


def test_a_scenario_is_a_value_from_which_several_can_go_on() -> None:
    start = bids()
    low, high = start.play(Seal(Seat(0), "c01")), start.play(Seal(Seat(0), "c02"))
    assert low.state != high.state
    assert start.state == bids().state


def test_luck_and_moves_may_be_values_or_notation() -> None:
    assert Scenario.start(sealed_bids).luck(Draw(CHANCE, Seat(0), "c01")) == Scenario.start(sealed_bids).luck("0 draw c01")


def test_events_are_those_of_the_last_call_and_can_be_seen_redacted() -> None:
    scenario = bids()
    assert scenario.events == tuple(Drawn(Seat(seat), card) for seat, card in ((0, "c01"), (0, "c02"), (1, "c11"), (1, "c12")))
    assert scenario.seen(0)[2:] == (Drawn(Seat(1), None), Drawn(Seat(1), None))
    opened = scenario.play(Seal(Seat(0), "c01"), Seal(Seat(1), "c11"))
    assert opened.seen(None) == (Sealed(Seat(0), None), Sealed(Seat(1), None), Opened(("c01", "c11")))


def test_views_and_choices_of_a_seat() -> None:
    scenario = bids()
    assert scenario.view(1).hand == ("c11", "c12")
    assert scenario.view(None).hand == ()
    assert scenario.choices(1) == ("1 seal c11", "1 seal c12")
    assert Scenario.start(sealed_bids).choices()[:2] == ("0 draw c01", "0 draw c02")


def test_luck_that_does_not_matter_can_be_dealt() -> None:
    scenario = Scenario.start(sealed_bids).deal(Dealer(seed=1))
    assert [len(hand) for hand in scenario.state.hands] == [2, 2]
    assert len(scenario.events) == 4


def test_a_position_made_up_must_be_possible() -> None:
    assert Scenario.at(sealed_bids, bids().state).asked(1).state == bids().state
    with pytest.raises(AssertionError, match="every card is in one place"):
        Scenario.at(sealed_bids, State(Options(), ((), ()), (), (None, None), (), ((), ()), (0, 0), None))


def test_an_unasked_decision_fails() -> None:
    with pytest.raises(AssertionError, match=r"move 3 of 3, '0 seal c02', is refused by SB-BURY-1: .* seat 0 is asked \(SB-BURY-1, bury\)"):
        bids().play("0 seal c01", "1 seal c11", "0 seal c02", seat=Seat(0))


def test_luck_that_is_not_named_fails() -> None:
    with pytest.raises(AssertionError, match="luck is due first, name it with luck"):
        Scenario.start(sealed_bids).play("0 seal c01")


def test_luck_that_is_not_due_fails() -> None:
    with pytest.raises(AssertionError, match="no luck is due; seat 0 is asked"):
        bids().luck("0 draw c03")


def test_luck_that_cannot_fall_fails() -> None:
    with pytest.raises(AssertionError, match=r"refused by BR-CHANCE.*luck is due, 11 outcomes"):
        Scenario.start(sealed_bids).luck("0 draw c01", "0 draw c01")


def test_a_refusal_that_does_not_come_fails() -> None:
    with pytest.raises(AssertionError, match="should be refused by SB-SEAL-1, but is legal"):
        bids().refused(Seal(Seat(0), "c01"), rule="SB-SEAL-1")


@pytest.mark.parametrize(("rule", "key"), [("SB-BURY-1", None), ("SB-SEAL-1", "too-high")])
def test_a_refusal_for_another_reason_fails(rule: str, key: str | None) -> None:
    with pytest.raises(AssertionError, match=r"should be refused by .*, but is refused by"):
        bids().refused(Seal(Seat(0), "c09"), rule=rule, key=key)


@pytest.mark.parametrize(("seat", "rule", "key"), [(2, None, None), (0, "SB-BURY-1", None), (0, "SB-SEAL-1", "bury")])
def test_a_question_that_is_not_asked_fails(seat: int, rule: str | None, key: str | None) -> None:
    with pytest.raises(AssertionError, match=rf"seat {seat} should be asked.*; seat 0 is asked"):
        bids().asked(seat, rule=rule, key=key)


def test_a_game_that_goes_on_is_not_over() -> None:
    with pytest.raises(AssertionError, match="the game should be over; seat 0 is asked"):
        bids().over()


def test_another_end_than_expected_fails() -> None:
    scenario = Scenario.start(sealed_bids, Options(bury=False)).luck(*HANDS).play(Seal(Seat(0), "c01"), Seal(Seat(1), "c11"))
    end = scenario.luck("0 draw c03", "1 draw c04").play(Seal(Seat(0), "c03"), Seal(Seat(1), "c04"))
    with pytest.raises(AssertionError, match="should end with winners"):
        end.over(winners=[0])
    with pytest.raises(AssertionError, match="the game is over"):
        end.play("0 seal c02")


def test_a_text_needs_a_reader_where_several_are_to_act() -> None:
    with pytest.raises(AssertionError, match="seats 0, 1 are to act"):
        bids().play("0 seal c01")


def test_a_scenario_begins_at_the_position_that_a_setup_describes() -> None:
    drawn = pixies.setup(areas={0: ". . . B4_0 . . . . ."}, table=("B4_C", "M2_0", "R9_0"))
    placed = Scenario.set_up(pixies, drawn).asked(0).play("B4_C under")
    assert placed.state.areas[0][3] == pixies.Cell("B4_0", "B4_C")


def test_a_setup_that_is_no_position_is_refused_with_its_faults() -> None:
    with pytest.raises(InvalidState, match="there is no card 'B4_X'"):
        Scenario.set_up(pixies, pixies.setup(table=("B4_X",)))


def test_only_a_game_with_positions_has_scenarios_from_a_setup() -> None:
    with pytest.raises(TypeError, match="has no set_up"):
        Scenario.set_up(rigged(setup_of=None), pixies.setup())
