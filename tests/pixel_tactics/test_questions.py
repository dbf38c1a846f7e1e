"""What a question is about, as parameters: the card that asks, whom it concerns, how much it is, and what declining does."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from boardrules import Dealer
from boardrules.pixel_tactics import Choose, Options
from boardrules.pixel_tactics._text.questions import PARAMS, DecisionKey
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, BothSets, Scene

PAGE = Path(__file__).parents[2] / "docs" / "games" / "pixel_tactics" / "questions.md"


def asked(scene: Scene, seat: int) -> tuple[str, Mapping[str, str | int]]:
    decision = scene.game.pending(scene.state, Seat(seat))
    assert decision is not None
    return decision.key, dict(decision.params)


def keys(of: object) -> set[str]:
    """The members of a literal type, those of nested ones too."""
    return {name for part in get_args(of) for name in ({part} if isinstance(part, str) else keys(part))}


def test_every_question_has_its_parameters() -> None:
    assert set(PARAMS) == keys(DecisionKey)


def test_the_page_lists_every_question_with_its_parameters() -> None:
    rows = re.findall(r"^\| `([\w.]+)` \| (.*) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    listed = {key: tuple(re.findall(r"`(\w+)`", names)) for key, names in rows if key in PARAMS}
    assert listed == {key: names[2:] if names[:2] == ("card", "decline") else names for key, names in PARAMS.items()}


@pytest.mark.parametrize(
    "options", [Options(), Options(edition="pl", cards=("set_2",)), Options(edition="pl", mode="pool", cards=("set_1", "set_2"))]
)
def test_a_question_is_filled_in_by_what_is_listed_and_says_whether_declining_is_legal(options: Options) -> None:
    found = 0
    for seed in range(3):
        rng, dealer = Random(seed), Dealer(seed)
        state = dealer.deal(GAME, GAME.new_game(options))
        while seats := GAME.to_act(state):
            decision = GAME.pending(state, seats[0])
            assert decision is not None
            params = dict(decision.params)
            assert tuple(params) == PARAMS[decision.key], decision
            assert not re.search(r"\bnone\b", decision.question), decision
            legal = GAME.legal_actions(state)
            if "decline" in params:
                found += 1
                assert (params["decline"] != "no") is any(isinstance(action, Choose) and action.option is None for action in legal)
            state = dealer.deal(GAME, GAME.apply(state, rng.choice(legal)))
    assert found > 20


@pytest.mark.rule("PT-RUL-5")
def test_a_question_about_damage_names_both_cards_on_to_which_it_can_be_passed() -> None:
    rival = {"R1": "mystic", "R2": "homunculus", "R3": "knight"}
    scene = Scene(cards="set_1_first", edition="first", own={"V1": "fighter"}, rival=rival).play("attack V1>R1", waiting=1)
    found = {"card": "1.homunculus", "whom": "1.mystic", "source": "0.fighter", "other": "1.knight", "most": 4}
    assert asked(scene, 1) == ("damage.divert", found)
    scene.play("1: number 1", waiting=1)
    assert asked(scene, 1) == ("damage.divert", {**found, "card": "1.knight", "other": "none", "most": 3})


@pytest.mark.rule("PT-RUL-107")
def test_a_question_about_a_limit_and_a_reduction_says_whom_it_concerns_and_both_amounts() -> None:
    scene = BothSets(leaders=("paladin", "knight"), own={"V1": "fighter"}, rival={"V1": "tactician"}).play("attack V1>V1", waiting=1)
    found = {"card": "1.tactician", "whom": "1.tactician", "source": "0.fighter", "least": 1, "most": 2}
    assert asked(scene, 1) == ("damage.order", found)
    labels = [GAME.label(GAME.view(scene.state, Seat(1)), action) for action in GAME.legal_actions(scene.state)]
    assert labels == ["Take 1 damage", "Take 2 damage"]


@pytest.mark.rule("PT-RUL-43")
def test_a_question_about_a_target_names_the_leader_that_lets_it_be_chosen() -> None:
    scene = Scene(leaders=("paladin", "illusionist"), own={"V1": "knight"}, rival={"V1": "mystic", "V2": "witch"})
    scene.play("attack V1>", waiting=1)
    assert asked(scene, 1) == ("attack.aim", {"card": "1.illusionist:leader", "whom": "0.knight", "kind": "melee"})
    question = GAME.pending(scene.state, Seat(1))
    assert question is not None
    assert question.question == "Arec Russel Zane: Whom does Knight attack?"
