"""Every refusal names its rule and says what was wrong: random illegal actions, and each message once."""

from __future__ import annotations

import os
import random
from collections import Counter

import msgspec
import pytest

from boardrules import CORE_RULES, IllegalAction, Refusal
from boardrules import chibitactics as ct
from boardrules.chibitactics._text.names import Names
from boardrules.values import CHANCE, Seat
from tests.chibitactics.packs import everything
from tests.chibitactics.scenario import Scenario

TRIES = int(os.environ.get("BOARDRULES_REFUSALS", "3000"))
RULES = {rule.id for rule in (*CORE_RULES, *ct.SPEC.rules)}
PACK = everything()
GAME = ct.with_cards(ct, PACK)
ODD: tuple[object, ...] = (None, True, -2, 0, 5, 99, 2**63, 1.5, "", "?", "\ud800", (), [], {}, ct.Cell(0, 0), ct.Cell(99, -99), "nobody-0")


def mutated(action: ct.Action, others: list[ct.Action], rng: random.Random) -> ct.Action:
    """*action* with a field of another one, or with an odd one."""
    name = rng.choice(action.__struct_fields__)
    alike = [other for other in others if type(other) is type(action)]
    value = getattr(rng.choice(alike), name) if alike and rng.random() < 0.7 else rng.choice(ODD)
    return msgspec.structs.replace(action, **{name: value})


def test_random_illegal_actions_are_refused_by_a_rule_of_the_book_in_a_sentence_of_its_own() -> None:
    rng = random.Random(5)
    found: Counter[str] = Counter()
    seen: list[ct.Action] = []
    number = 0
    while found.total() < TRIES:
        number += 1
        state = GAME.new_game(ct.Options(seats=rng.randrange(2, 5), squad_size=3, map="ring"))
        while GAME.to_act(state) and found.total() < TRIES:
            legal = GAME.legal_actions(state)
            seen = [*seen[-400:], *rng.sample(legal, min(len(legal), 3))]
            for _ in range(6):
                action = mutated(rng.choice([*seen, rng.choice(legal)]), seen, rng)
                if rng.random() < 0.7:
                    action = msgspec.structs.replace(action, by=GAME.to_act(state)[0])
                refusal = GAME.check(state, action)
                if action not in legal:
                    assert refusal is not None, action
                    _is_specific(refusal)
                    found[refusal.key] += 1
            busy = [action for action in legal if not isinstance(action, ct.EndTurn)]
            state = GAME.apply(state, rng.choice(busy or legal))
    assert len(found) > 35


def _is_specific(refusal: Refusal[ct.RefusalKey]) -> None:
    assert refusal.rule in RULES
    named = ct.MESSAGES.refusal(refusal.key, dict(refusal.params), ct.MESSAGES.names(Names(GAME.catalogue).in_english))
    assert refusal.message == (named if refusal.params else ct.MESSAGES.refusal(refusal.key, {}))
    assert "{" not in refusal.message


def test_apply_and_step_raise_the_refusal_of_check() -> None:
    scenario = Scenario({"ansel-0": (0, 0), "ort-1": (15, 3)}, board=("middle", "east"))
    action = ct.EndTurn(Seat(1))
    refusal = scenario.game.check(scenario.state, action)
    for function in (scenario.game.apply, scenario.game.step):
        with pytest.raises(IllegalAction) as caught:
            function(scenario.state, action)
        assert caught.value.refusal == refusal
        assert caught.value.action is action


UNITS = {"ansel-0": (3, 2), "cole-0": (3, 1), "nub-1": (4, 2), "ort-1": (12, 0)}
OPEN = ("middle", "east")


@pytest.mark.rule("BR-CHANCE", "BR-SEAT", "BR-VALUE", "BR-OVER")
@pytest.mark.parametrize(
    ("action", "rule", "key"),
    [
        (ct.Roll(CHANCE, 3), "BR-CHANCE", "no-luck"),
        (ct.Roll(Seat(0), 3), "BR-CHANCE", "by-seat"),
        (ct.EndTurn(CHANCE), "BR-CHANCE", "by-luck"),
        (ct.EndTurn(Seat(4)), "BR-SEAT", "no-seat"),
        (ct.EndTurn(Seat(1)), "BR-SEAT", "seat"),
        (ct.EndTurn(Seat(9)), "BR-VALUE", "value"),
        (ct.Roll(CHANCE, 7), "BR-VALUE", "value"),
        (ct.MoveUnit(Seat(0), "dragon-0", ct.Cell(0, 0)), "BR-VALUE", "no-unit"),
        (ct.MoveUnit(Seat(0), "bryn-0", ct.Cell(0, 0)), "CT-WD-3", "off-board"),
        (ct.MoveUnit(Seat(0), "nub-1", ct.Cell(0, 0)), "CT-TU-4", "not-yours"),
        (ct.Choose(Seat(0), ct.UnitOption("nub-1")), "CT-TU-4", "nothing-asked"),
        (ct.PickFaction(Seat(0), "humans"), "CT-SU-4", "phase"),
        (ct.PickUnit(Seat(0), "bryn-0"), "CT-SU-5", "phase"),
        (ct.Deploy(Seat(0), "ansel-0", ct.Cell(0, 0)), "CT-H-8", "phase"),
        (ct.UseFaction(Seat(0), "ansel-0"), "CT-H-2", "no-ability"),
        (ct.UseTrophy(Seat(0), "ansel-0", "moss-1", "totem", "nub-1"), "CT-TR-2", "not-held"),
        (ct.Cancel(Seat(0), "ansel-0", "blade", "nub-1"), "CT-PR-8", "nothing-to-cancel"),
    ],
)
def test_what_is_wrong_at_any_time(action: ct.Action, rule: str, key: str) -> None:
    scenario = Scenario(UNITS, board=OPEN)
    refusal = scenario.game.check(scenario.state, action)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == (rule, key)


@pytest.mark.rule("BR-SEAT")
def test_a_seat_that_is_not_there_is_told_which_is_the_last() -> None:
    scenario = Scenario(UNITS, board=OPEN)
    refusal = scenario.game.check(scenario.state, ct.EndTurn(Seat(4)))
    assert refusal is not None
    assert dict(refusal.params) == {"by": 4, "last": 1}


@pytest.mark.rule("CT-PR-1", "CT-H-75")
def test_a_cell_out_of_reach_is_on_the_map_also_if_it_is_the_first() -> None:
    scenario = Scenario({"ansel-0": (0, 3), "nub-1": (6, 2)}, board=OPEN, turn=1)
    assert scenario.grid.index[0, 0] == 0
    for where in (ct.Cell(0, 0), ct.Cell(1, 0)):
        refusal = scenario.game.check(scenario.state, ct.UseSkill(Seat(1), "nub-1", "spores", where))
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("CT-PR-1", "out-of-range")


@pytest.mark.rule("BR-OVER")
def test_a_finished_game_takes_nothing() -> None:
    scenario = Scenario({"cole-0": (3, 1), "ort-1": (3, 2)}, board=OPEN, wounded=("ort-1",)).finish("cole-0", "ort-1")
    for action in (ct.EndTurn(Seat(0)), ct.Roll(CHANCE, 1)):
        refusal = scenario.game.check(scenario.state, action)
        assert refusal is not None
        assert refusal.rule == "BR-OVER"


@pytest.mark.rule("BR-CHANCE", "CT-SC-2", "CT-SV-1", "CT-EV-1")
def test_luck_of_another_kind_or_card_is_refused() -> None:
    scenario = Scenario({"ansel-0": (7, 0), "ort-1": (15, 3)}, board=("middle", "")).end()
    assert scenario.refused(ct.Roll(CHANCE, 3)) == "BR-CHANCE"
    assert scenario.refused(ct.Open(CHANCE, "west")) == "CT-SC-2"
    assert scenario.refused(ct.EndTurn(Seat(0))) == "BR-CHANCE"
    scenario.open("east")
    assert scenario.refused(ct.DrawSavage(CHANCE, "fog")) == "CT-SV-1"
    scenario.savage("gnaw")
    while scenario.waits_for() in {"Choice", "Die"}:
        scenario.play(scenario.game.legal_actions(scenario.state)[0])
    scenario.end()
    while scenario.waits_for() in {"Choice", "Die"}:
        scenario.play(scenario.game.legal_actions(scenario.state)[0])
    assert scenario.refused(ct.DrawEvent(CHANCE, "gnaw")) == "CT-EV-1"


@pytest.mark.rule("CT-TR-5", "CT-TR-3", "CT-TR-7", "CT-H-92")
def test_trophies_that_cannot_be_used_so() -> None:
    scenario = Scenario(
        {"ansel-0": (3, 2), "cole-0": (1, 1), "nub-1": (5, 2), "ort-1": (12, 0)},
        board=OPEN,
        trophies={"ansel-0": ("bryn-0", "moss-1")},
    )
    assert scenario.refused(scenario.trophying("ansel-0", "bryn-0", "totem", "nub-1")) == "CT-TR-5"
    assert scenario.refused(scenario.trophying("ansel-0", "bryn-0", "substance", "nub-1")) == "CT-TR-3"
    assert scenario.refused(scenario.trophying("ansel-0", "moss-1", "totem", "nub-1")) == "CT-PR-1"
    assert scenario.refused(scenario.trophying("ansel-0", "moss-1", "totem", (4, 2))) == "CT-H-92"
    assert scenario.refused(ct.GiveTrophy(Seat(0), "ansel-0", "cole-0", "moss-1")) == "CT-TR-7"
    assert scenario.refused(ct.GiveTrophy(Seat(0), "ansel-0", "dragon-0", "moss-1")) == "CT-SK-1"
