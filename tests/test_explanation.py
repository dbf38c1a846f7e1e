"""Why: explanations of actions, allowed or not, in every game."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardrules import (
    CHANCE,
    Change,
    Dealer,
    Explaining,
    Explanation,
    RuleId,
    Seat,
    capability,
    chibitactics,
    from_state,
    pixel_tactics,
    pixies,
)
from boardrules.chibitactics import _explain as of_chibitactics
from boardrules.explanation import applied, changes
from boardrules.pixel_tactics import _explain as of_pixel_tactics
from tests.pixel_tactics.scene import GAME, Scene

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text("ab.[]", max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("ab.[]0", max_size=2), inner, max_size=3),
    max_leaves=12,
)


@given(JSON, JSON)
def test_changes_make_of_one_value_the_other(before: object, after: object) -> None:
    assert applied(before, changes(before, after)) == after


def test_changes_are_the_smallest_places_that_differ() -> None:
    before, after = {"a": [1, {"b": 2}], "c": True}, {"a": [1, {"b": 3}, 4], "c": 1}
    assert changes(before, after) == (Change(("a", 1, "b"), "2", "3"), Change(("a", 2), "", "4"), Change(("c",), "true", "1"))


def test_luck_is_explained_by_the_rule_that_asks_for_it() -> None:
    found = pixies.explain(pixies.new_game(), pixies.Start(CHANCE, Seat(1)))
    assert (found.refusal, found.allowed) == (None, ("PX-SET-2",))
    assert [(step.kind, step.reason.rules) for step in found.steps] == [("Started", ("PX-SET-2",))]
    assert found.changes == (Change(("first",), "null", "1"),)


def test_a_refusal_is_explained_by_itself() -> None:
    state = pixies.new_game()
    action = pixies.Place(Seat(0), "B4_C", 4, "up")
    refusal = pixies.check(state, action)
    assert refusal is not None
    assert pixies.explain(state, action) == pixies.explain(state, action, seat=Seat(0)) == Explanation(refusal)
    with pytest.raises(ValueError, match="only that seat and the host may ask"):
        pixies.explain(state, action, seat=Seat(1))


@pytest.mark.parametrize(
    ("area", "card", "how", "rule"),
    [
        ({}, "B4_C", "up", "PX-PLA-3"),
        ({1: "R1_C/B1_S6", 4: "(Y1_S4)"}, "B4_C", "up", "PX-PLA-3"),
        ({4: "B4_0"}, "B4_C", "up", "PX-PLA-4"),
        ({4: "B4_0"}, "B4_C", "under", "PX-PLA-4"),
        ({4: "B4_0/R4_0"}, "B4_C", "down", "PX-PLA-5"),
    ],
)
def test_a_placement_is_explained_by_the_case_that_applies(area: dict[int, str], card: str, how: Any, rule: str) -> None:
    lying = " ".join(area.get(cell, ".") for cell in range(1, 10))
    state = pixies.set_up(pixies.setup(areas={0: lying}, table=(card, "M2_0", "R9_0")))
    cell = 4 if how != "down" else 1
    found = pixies.explain(state, pixies.Place(Seat(0), card, cell, how))
    assert RuleId(rule) in found.allowed
    assert [(step.reason.card, step.reason.place) for step in found.steps if step.kind == "Placed"] == [(card, f"0.{cell}")]


def test_the_sentence_of_the_card_that_speaks_is_told_with_its_place() -> None:
    scene = Scene(own={"R1": "knight"}, rival={"V1": "fighter"}, wave="R")
    action = next(action for action in GAME.legal_actions(scene.state) if isinstance(action, pixel_tactics.Cast))
    found = GAME.explain(scene.state, action)
    spells = [step.reason for step in found.steps if step.kind == "SpellCast"]
    assert [(one.rules, one.card, one.place) for one in spells] == [(("PT-ACT-4", "PT-ATK-9"), "0.knight", "0.R1")]
    assert spells[0].sentence.startswith("Rear: ")


def test_a_sealed_choice_is_explained_to_others_without_the_card() -> None:
    state = Dealer(1).deal(pixel_tactics, pixel_tactics.new_game())
    action = next(action for action in pixel_tactics.legal_actions(state) if action.by == 0)
    assert isinstance(action, pixel_tactics.ChooseLeader)
    told = pixel_tactics.explain(state, action, seat=Seat(1))
    assert told.refusal is None
    assert str(action.card) not in str(told)
    assert str(action.card) in str(pixel_tactics.explain(state, action, seat=Seat(0)))


def test_a_die_of_chibitactics_is_explained_and_a_skill_says_its_sentence() -> None:
    dealer, state = Dealer(4), chibitactics.new_game()
    found: list[str] = []
    for _ in range(120):
        luck = chibitactics.chance(state)
        action = dealer.choose(chibitactics, state) if luck else chibitactics.legal_actions(state)[-1]
        if not luck:
            skills = [one for one in chibitactics.legal_actions(state) if isinstance(one, chibitactics.UseSkill | chibitactics.MoveUnit)]
            action = skills[0] if skills else action
        found += [step.reason.sentence for step in chibitactics.explain(state, action).steps if step.kind == "SkillUsed"]
        state = chibitactics.apply(state, action)
    assert found
    assert all(": " in sentence for sentence in found)


@pytest.mark.parametrize(("game", "reasons"), [(pixel_tactics, of_pixel_tactics), (chibitactics, of_chibitactics)])
def test_every_kind_of_action_has_its_rules_and_they_exist(game: Any, reasons: Any) -> None:
    assert set(reasons.GROUNDS) == set(get_args(game.SPEC.action))
    known = {rule.id for rule in game.SPEC.rules}
    assert {rule for rules in reasons.GROUNDS.values() for rule in rules} <= known


def test_every_kind_of_event_of_chibitactics_has_its_rules_and_they_exist() -> None:
    assert set(of_chibitactics.RULES) == set(get_args(chibitactics.SPEC.event))
    known = {rule.id for rule in chibitactics.SPEC.rules}
    assert {rule for rules in of_chibitactics.RULES.values() for rule in rules} <= known


def test_a_game_from_a_state_explains_as_the_game_does() -> None:
    made = from_state(pixies, pixies.new_game())
    assert capability(made, Explaining[pixies.State, pixies.Action]) is pixies


def test_an_answer_is_explained_by_the_rule_of_the_question() -> None:
    scene = Scene(own={"R1": "knight", "V1": "fighter/1"}, rival={"V1": "witch"}, wave="R")
    spell = next(action for action in GAME.legal_actions(scene.state) if isinstance(action, pixel_tactics.Cast))
    state = GAME.apply(scene.state, spell)
    answer, asked = GAME.legal_actions(state)[0], GAME.pending(state, Seat(0))
    assert isinstance(answer, pixel_tactics.Choose)
    assert asked is not None
    assert GAME.explain(state, answer).allowed == GAME.explain(state, answer, seat=Seat(0)).allowed == (asked.rule,)
    assert GAME.explain(state, answer, seat=Seat(1)).allowed == ()


def test_a_card_of_an_opening_hand_is_drawn_by_the_rule_of_opening_hands() -> None:
    dealer, state = Dealer(1), pixel_tactics.new_game()
    state = pixel_tactics.apply(state, dealer.choose(pixel_tactics, state))
    action = dealer.choose(pixel_tactics, state)
    assert isinstance(action, pixel_tactics.Drawn)
    assert pixel_tactics.explain(state, action).allowed == ("PT-SET-2",)
