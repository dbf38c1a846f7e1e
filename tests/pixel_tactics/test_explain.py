"""Why each event of a step happens: the rule or the text that brought it about, and every part of its number."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from boardrules import Dealer, Explanation, Reason, ReasonPart, RuleId
from boardrules.pixel_tactics import DamagePlaced, Options
from boardrules.values import CHANCE, Seat
from tests.pixel_tactics.scene import GAME, BothSets, Scene

NUMBERS = {"DamagePlaced": "amount", "DamageHealed": "amount", "ActionsGained": "n"}
"""The events whose number is taken apart, and the field that holds it."""


def explained(scene: Scene, line: str) -> Explanation:
    return scene.game.explain(scene.state, scene.action(line))


def why(scene: Scene, line: str, kind: str) -> Reason:
    """The reason of the first event of a kind that a line leads to."""
    return next(step.reason for step in explained(scene, line).steps if step.kind == kind)


def parts(found: Reason) -> list[tuple[int, tuple[str, ...], str]]:
    return [(part.n, part.rules, part.card) for part in found.parts]


@pytest.mark.rule("PT-RUL-43", "PT-ATK-3")
def test_a_target_that_arec_chooses_is_explained_by_his_text() -> None:
    scene = Scene(leaders=("paladin", "illusionist"), own={"V1": "knight"}, rival={"V1": "mystic", "V2": "witch"})
    scene.play("attack V1>", waiting=1)
    found = why(scene, "1: pick V2", "AttackRedirected")
    assert (found.rules, found.card, found.place) == (("PT-ATK-3",), "1.illusionist", "1.F2")
    assert "target" in found.sentence


@pytest.mark.rule("PT-ATK-5")
def test_an_interception_is_explained_by_the_card_in_the_way() -> None:
    """By its own text, or by that of the card that lends it Intercept."""
    scene = Scene(own={"V1": "gunner"}, rival={"V1": "alchemist", "R1": "oracle"})
    found = why(scene, "shoot V1>R1", "AttackRedirected")
    assert (found.rules, found.card, found.place) == (("PT-ATK-5",), "1.alchemist", "1.V1")
    assert found.sentence.startswith("Vanguard: This hero has Intercept.")
    scene = BothSets(own={"V1": "gunner"}, rival={"V1": "witch", "F3": "tactician", "R1": "oracle"}, edition="en")
    found = why(scene, "shoot V1>R1", "AttackRedirected")
    assert (found.rules, found.card, found.place) == (("PT-ATK-5",), "1.tactician", "1.F3")
    assert found.sentence.startswith("Flank: ")


@pytest.mark.rule("PT-FLOW-2", "PT-FAQ-7")
def test_a_lost_action_is_explained_by_the_text_that_takes_it_and_the_turn_by_its_parts() -> None:
    scene = Scene(own={"V1": "scientist"})
    found = why(scene, "cast V1", "ActionsGained")
    assert (found.rules, found.card, found.place) == (("PT-FLOW-2",), "0.scientist", "0.V1")
    assert found.sentence.startswith("Vanguard: ")
    assert parts(found) == [(-1, ("PT-FLOW-2",), "0.scientist")]
    scene.play("cast V1", "end", "1: end")
    turns = [step.reason for line in ("end",) for step in explained(scene, line).steps if step.kind == "TurnStarted"]
    assert [sum(part.n for part in turn.parts) for turn in turns] == [1]


@pytest.mark.rule("PT-ACT-8", "PT-ACT-9", "PT-ACT-7")
def test_a_move_a_switch_and_a_clearing_are_explained_by_their_rules() -> None:
    scene = Scene(own={"V1": "knight", "R1": "corpse witch"})
    assert why(scene, "move V1 R2", "PieceMoved").rules == ("PT-ACT-8",)
    assert why(scene, "switch V1 R1", "PieceMoved").rules == ("PT-ACT-9",)
    assert why(scene, "clear R1", "PieceLeft").rules == ("PT-ACT-7",)


@pytest.mark.rule("PT-RUL-2", "PT-RUL-3", "PT-RUL-4")
def test_every_part_of_damage_is_told() -> None:
    """A Fighter of four, two more by a Mystic behind it, two less by the Alchemist that it hits, and one less by Cadenza."""
    scene = Scene(leaders=("paladin", "knight"), own={"V1": "fighter"}, rival={"V1": "alchemist"})
    found = why(scene, "attack V1>V1", "DamagePlaced")
    assert parts(found) == [
        (4, ("PT-ATK-1",), "0.fighter"),
        (-2, ("PT-RUL-4",), "1.alchemist"),
        (-1, ("PT-RUL-4",), "1.knight"),
    ]
    assert found.parts[1] == ReasonPart(-2, (RuleId("PT-RUL-4"),), "1.alchemist", "1.V1", found.parts[1].sentence)
    assert found.parts[1].sentence.startswith("Vanguard: ")
    assert found.parts[2].place == "1.F2"


@pytest.mark.rule("PT-RUL-5")
def test_damage_that_is_passed_on_is_told_by_its_parts_before_and_after_the_question() -> None:
    scene = Scene(cards="set_1_first", own={"V1": "fighter"}, rival={"V1": "witch", "R1": "knight"})
    asked = why(scene, "attack V1>V1", "Asked")
    assert parts(asked) == [(4, ("PT-ATK-1",), "0.fighter")]
    scene.play("attack V1>V1", waiting=1)
    placed = [step.reason for step in explained(scene, "1: number 1").steps if step.kind == "DamagePlaced"]
    assert [parts(reason) for reason in placed] == [
        [(4, ("PT-DMG-1",), "0.fighter"), (-1, ("PT-RUL-5",), "1.knight")],
        [(1, ("PT-RUL-5",), "1.knight")],
    ]


@pytest.mark.rule("PT-RUL-107")
def test_the_order_of_a_limit_and_a_reduction_is_a_part_of_the_damage() -> None:
    scene = BothSets(leaders=("paladin", "knight"), own={"V1": "fighter"}, rival={"V1": "tactician"}).play("attack V1>V1", waiting=1)
    (placed,) = [step.reason for step in explained(scene, "1: number 2").steps if step.kind == "DamagePlaced"]
    assert parts(placed) == [(1, ("PT-DMG-1",), "0.fighter"), (1, ("PT-RUL-107",), "")]


TABLES = {
    "set_1": Options(),
    "set_2": Options(edition="pl", cards=("set_2",)),
    "teams": Options(mode="teams", cards=("set_2",)),
    "pool": Options(edition="pl", mode="pool", cards=("set_1", "set_2")),
}


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_every_event_has_a_rule_or_a_sentence_and_every_number_its_parts(options: Options) -> None:
    rng, dealer = Random(3), Dealer(3)
    state = GAME.new_game(options)
    rules = {rule.id for rule in GAME.SPEC.rules}
    numbers = 0
    while seats := GAME.to_act(state):
        action = dealer.choose(GAME, state) if seats == (CHANCE,) else rng.choice(GAME.legal_actions(state))
        for step in GAME.explain(state, action).steps:
            assert rules.issuperset(step.reason.rules)
            assert step.kind in {"Acted", "Asked"} or step.reason.rules or step.reason.sentence, step
            if step.kind in NUMBERS:
                numbers += 1
                assert sum(part.n for part in step.reason.parts) == msgspec.json.decode(step.event)[NUMBERS[step.kind]], step
        state = GAME.apply(state, action)
    assert numbers > 10


def test_reasons_are_noted_only_while_somebody_asks() -> None:
    scene = Scene(own={"V1": "fighter"}, rival={"V1": "witch"})
    before = GAME.step(scene.state, scene.action("attack V1>V1"))
    told = explained(scene, "attack V1>V1")
    assert GAME.step(scene.state, scene.action("attack V1>V1")) == before
    assert [step.kind for step in told.steps] == [type(event).__name__ for event in before.events]
    assert DamagePlaced("0.fighter", "1.witch", 4, "melee") in before.events
    assert GAME.explain(scene.state, scene.action("attack V1>V1"), seat=Seat(0)).steps == told.steps
