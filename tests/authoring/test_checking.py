"""Functions of the contract made of two: what is listed is legal, all else is refused by the right rule."""

from __future__ import annotations

import pytest

from boardrules import CHANCE, IllegalAction, Refusal, RuleId, Seat, Step
from boardrules.authoring import Enumeration, checked, rules_of
from tests.authoring.test_notation import Pass, PlayCard


def choices(state: int) -> tuple[Pass | PlayCard, ...]:
    return () if state >= 3 else (Pass(Seat(state % 2)), PlayCard(Seat(state % 2), "x"))


def play(state: int, action: Pass | PlayCard) -> Step[int, str]:
    return Step(state + (1 if isinstance(action, Pass) else 2), (type(action).__name__,))


def test_checked_gives_check_apply_and_step() -> None:
    check, apply, step = checked(choices, play, why="XX-1")
    assert check(0, Pass(Seat(0))) is None
    assert apply(0, PlayCard(Seat(0), "x")) == 2
    assert step(0, Pass(Seat(0))) == Step(1, ("Pass",))
    refusal = check(0, PlayCard(Seat(0), "y"))
    assert refusal == Refusal(RuleId("XX-1"), "illegal", "this PlayCard is not possible now", (("kind", "PlayCard"),))
    with pytest.raises(IllegalAction, match="XX-1"):
        apply(0, PlayCard(Seat(0), "y"))


@pytest.mark.parametrize(
    ("state", "by", "rule"),
    [(3, 0, "BR-OVER"), (0, 1, "BR-SEAT"), (0, -1, "BR-CHANCE"), (0, "0", "BR-VALUE"), (0, True, "BR-VALUE"), (0, 2**60, "BR-VALUE")],
)
def test_what_no_rule_of_the_game_is_needed_for_is_refused_by_the_core(state: int, by: object, rule: str) -> None:
    refusal = checked(choices, play).check(state, Pass(by))  # type: ignore[arg-type]
    assert refusal is not None
    assert refusal.rule == rule


def test_a_game_may_give_its_own_reasons() -> None:
    said = Refusal(RuleId("XX-2"), "no", "no")
    rules = rules_of(choices, play, seats=lambda _: 2, why=lambda *_: said, question="Well?")
    assert rules.check(0, PlayCard(Seat(0), "y")) is said
    assert rules.seats(0) == (Seat(0), Seat(1))
    decision = rules.pending(0, Seat(0))
    assert decision is not None
    assert decision.question == "Well?"
    assert rules.pending(0, Seat(1)) is None


@pytest.mark.parametrize(("state", "k"), [(0, 2), (0, -1), (1, 0), (2, 0)])
def test_an_outcome_that_there_is_not_is_an_index_error(state: int, k: int) -> None:
    """State 0 is a chance point with two outcomes, 1 a player's turn, 2 the end."""

    def at_each(state: int) -> tuple[Pass | PlayCard, ...]:
        return ((Pass(CHANCE), PlayCard(CHANCE, "x")), (Pass(Seat(0)),), ())[state]

    rules = rules_of(at_each, play, seats=2)
    assert rules.chance_action(0, 1) == PlayCard(CHANCE, "x")
    with pytest.raises(IndexError, match="there is no outcome"):
        rules.chance_action(state, k)


def test_positions_of_a_tiny_game_are_listed_and_looked_up() -> None:
    rules = rules_of(choices, play, seats=2, why="XX-1")
    listed = Enumeration(rules, 0, lambda state, _: state, rule="XX-1")
    assert set(listed.positions) == {0, 1, 2, 3, 4}
    assert listed.validate(4) == ()
    assert [fault.rule for fault in listed.validate(5)] == ["XX-1"]


def test_a_game_without_end_is_not_listed() -> None:
    def more(state: int, _: Pass) -> Step[int, str]:
        return Step(state + 1, ())

    rules = rules_of(lambda _: (Pass(Seat(0)),), more, seats=1)
    with pytest.raises(ValueError, match="too many to list"):
        Enumeration(rules, 0, lambda state, _: state, rule="XX-1").validate(7)
