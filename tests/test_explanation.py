"""Why: explanations of actions, allowed or not, in every game."""

from __future__ import annotations

from random import Random
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
        pixies.explain(state, action, seat=Seat(1), played=True)


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
    told = pixel_tactics.explain(state, action, seat=Seat(1), played=True)
    assert told.refusal is None
    assert str(action.card) not in str(told)
    assert str(action.card) in str(pixel_tactics.explain(state, action, seat=Seat(0)))


@pytest.mark.parametrize("seat", [Seat(1), None])
def test_what_another_could_do_is_not_explained_legal_or_not_until_it_was_played(seat: Seat | None) -> None:
    state = pixies.set_up(pixies.setup(table=("B4_C", "M2_0", "R9_0")))
    legal, illegal = pixies.Place(Seat(0), "B4_C", 4, "up"), pixies.Place(Seat(0), "B4_C", 4, "down")
    assert (pixies.check(state, legal) is None, pixies.check(state, illegal) is None) == (True, False)
    said = set[str]()
    for action in (legal, illegal):
        with pytest.raises(ValueError, match="until it is played") as caught:
            pixies.explain(state, action, seat=seat)
        said.add(str(caught.value))
    assert len(said) == 1
    told = pixies.explain(state, legal, seat=seat, played=True)
    assert [step.kind for step in told.steps] == ["Placed", *[step.kind for step in pixies.explain(state, legal).steps][1:]]
    assert told.stopped is None


def _leaders_to_choose() -> tuple[pixel_tactics.State, pixel_tactics.Action]:
    """The first seat has sealed its leader; what the second may seal."""
    state = Dealer(1).deal(pixel_tactics, pixel_tactics.new_game())
    sealed = next(action for action in pixel_tactics.legal_actions(state) if action.by == 0)
    return pixel_tactics.apply(state, sealed), next(action for action in pixel_tactics.legal_actions(state) if action.by == 1)


@pytest.mark.rule("PT-SET-3")
def test_a_seat_that_asks_before_it_chooses_its_leader_is_not_told_the_rivals() -> None:
    state, action = _leaders_to_choose()
    found = pixel_tactics.explain(state, action, seat=Seat(1))
    rivals = str(state.players[0].leader)
    assert rivals in str(pixel_tactics.explain(state, action))
    assert rivals in str(pixel_tactics.explain(state, action, seat=Seat(1), played=True))
    assert rivals not in str(found)
    assert (found.stopped, found.asked) == ("hidden", ())
    assert "LeadersRevealed" not in [step.kind for step in found.steps]
    assert found.steps


def test_an_explanation_of_an_own_action_is_the_same_in_every_state_that_looks_alike() -> None:
    state, action = _leaders_to_choose()
    view = pixel_tactics.view(state, Seat(1))
    twins = [pixel_tactics.determinize(view, Random(seed)) for seed in range(20)]
    assert len({twin.players[0].leader for twin in twins}) > 1
    assert {pixel_tactics.explain(twin, action, seat=Seat(1)) for twin in twins} == {pixel_tactics.explain(state, action, seat=Seat(1))}


def test_an_explanation_stops_before_a_hand_that_a_spell_looks_at() -> None:
    scene = Scene(own={"V1": "oracle"}, rival={"V1": "knight"}, rival_hand=("mystic", "witch"), wave="V")
    action = next(action for action in GAME.legal_actions(scene.state) if isinstance(action, pixel_tactics.Cast))
    found, whole = (GAME.explain(scene.state, action, seat=Seat(0), played=played) for played in (False, True))
    assert found.stopped == "hidden"
    assert "1.mystic" not in str(found)
    assert "1.mystic" in str(whole)
    assert found.steps == whole.steps[: len(found.steps)]
    assert [step.kind for step in found.steps][-1] == "SpellCast"
    assert {*found.changes} < {*whole.changes}


def test_an_explanation_of_an_own_action_says_that_luck_comes_next() -> None:
    state = Dealer(3).deal(pixel_tactics, _played_leaders())
    action = next(action for action in pixel_tactics.legal_actions(state) if isinstance(action, pixel_tactics.Draw))
    found = pixel_tactics.explain(state, action, seat=action.by)
    assert found.stopped == "luck"
    assert pixel_tactics.explain(state, action).stopped is None
    assert found.steps == pixel_tactics.explain(state, action, seat=action.by, played=True).steps


def _played_leaders() -> pixel_tactics.State:
    state, action = _leaders_to_choose()
    return pixel_tactics.apply(state, action)


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
    assert GAME.explain(state, answer, seat=Seat(1), played=True).allowed == ()


def test_a_card_of_an_opening_hand_is_drawn_by_the_rule_of_opening_hands() -> None:
    dealer, state = Dealer(1), pixel_tactics.new_game()
    state = pixel_tactics.apply(state, dealer.choose(pixel_tactics, state))
    action = dealer.choose(pixel_tactics, state)
    assert isinstance(action, pixel_tactics.Drawn)
    assert pixel_tactics.explain(state, action).allowed == ("PT-SET-2",)
