"""Every refusal names its rule and says what is wrong: one scene for each, and thousands of random illegal actions."""

from __future__ import annotations

import os
import re
from collections import Counter
from random import Random

import pytest
from msgspec import inspect
from msgspec.structs import replace

from boardrules import from_json, pixel_tactics, to_json, translator
from boardrules.pixel_tactics import Action, Options, Spot, State, Switch
from boardrules.pixel_tactics._packs.names import CardNames
from boardrules.values import CHANCE, Seat
from tests.pixel_tactics.scene import GAME, BothSets, Scene

NAMES = CardNames(GAME.compiled(Options(cards=("set_1", "set_2")))[0])
TRIES = int(os.environ.get("BOARDRULES_REFUSALS", "3000"))


def why(scene: Scene, line: str) -> str:
    """The key of the refusal."""
    refusal = GAME.check(scene.state, scene.action(line))
    assert refusal is not None, f"{line} is legal"
    assert refusal.message
    return f"{refusal.rule} {refusal.key}"


V = Scene(
    own={"V1": "knight", "V2": "corpse witch", "F1": "gunner", "R3": "oracle", "V3": "mystic/7"},
    rival={"V1": "fighter", "F1": "witch", "V3": "corpse knight"},
    hand=("assassin", "healer"),
    rival_hand=("oracle",),
)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1: draw", "BR-SEAT seat"),
        ("3: draw", "BR-SEAT no-seat"),
        ("-1: draw", "BR-CHANCE by-luck"),
        ("drawn 0.dragon_mage", "BR-CHANCE no-luck"),
        ("recruit fighter V2", "PT-ACT-2 not-in-hand"),
        ("recruit assassin R1", "PT-ACT-2 recruit-row"),
        ("recruit assassin V1", "PT-ACT-2 taken"),
        ("recruit assassin V2", "PT-DMG-4 taken"),
        ("recruit assassin 1.V2", "PT-SET-9 not-own"),
        ("recruit assassin S1", "PT-SET-5 reserve"),
        ("attack R1>V1", "PT-ACT-3 empty"),
        ("attack F1>V1", "PT-ACT-3 wrong-wave"),
        ("attack V2>V1", "PT-DMG-4 is-corpse"),
        ("attack V1>F1", "PT-ATK-3 target-behind"),
        ("attack V1>V3", "PT-DMG-4 target-corpse"),
        ("attack V1>V2", "PT-ATK-1 target-empty"),
        ("attack V1>0.V2", "PT-ATK-1 own-target"),
        ("attack V1>", "PT-ATK-1 no-target"),
        ("shoot V1>V1", "PT-ATK-4 no-ranged"),
        ("attack 1.V1>V1", "PT-SET-9 not-own"),
        ("cast V1 V", "PT-ACT-4 no-spell"),
        ("cast V2 V", "PT-DMG-4 is-corpse"),
        ("order fighter", "PT-ACT-6 not-in-hand"),
        ("clear V1", "PT-ACT-7 no-corpse"),
        ("clear R1", "PT-ACT-7 empty"),
        ("move R1 R2", "PT-ACT-8 empty"),
        ("move V2 R2", "PT-ACT-8 is-corpse"),
        ("move F2 R2", "PT-ACT-8 is-leader"),
        ("move V1 F2", "PT-SET-5 leader-slot"),
        ("move V1 F1", "PT-ACT-8 taken"),
        ("move V1 V2", "PT-DMG-4 taken"),
        ("switch V1 V1", "PT-ACT-9 same-slot"),
        ("switch V1 F2", "PT-ACT-9 is-leader"),
        ("leader", "PT-ACT-5 no-leader-action"),
        ("none", "PT-FLOW-2 no-question"),
        ("pick V1", "PT-FLOW-2 no-question"),
    ],
)
@pytest.mark.rule("PT-ACT-2", "PT-ACT-3", "PT-ACT-4", "PT-ACT-6", "PT-ACT-7", "PT-ACT-8", "PT-ACT-9", "PT-ATK-3", "PT-DMG-4")
def test_each_refusal_of_a_turn_has_its_rule_and_reason(line: str, reason: str) -> None:
    assert why(V, line) == reason


@pytest.mark.rule("PT-ACT-9")
def test_a_switch_names_its_slots_in_order_as_notation_always_does() -> None:
    refusal = GAME.check(V.state, Switch(Seat(0), Spot(Seat(0), "V3"), Spot(Seat(0), "V1")))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("BR-VALUE", "slot-order")
    assert V.can("switch V3 V1")


@pytest.mark.rule("PT-ACT-3", "PT-ACT-13")
def test_what_a_hero_has_done_bars_it_by_its_own_name() -> None:
    scene = Scene(own={"V1": "knight", "V3": "mystic"}, rival={"V1": "fighter"}, hand=("fighter",), actions=6)
    scene.play("recruit fighter V2", "attack V1>V1", "cast V3")
    assert why(scene, "attack V2>V1") == "PT-ACT-3 recruited"
    assert why(scene, "attack V1>V1") == "PT-ACT-3 attacked"
    assert why(scene, "attack V3>V1") == "PT-ACT-4 cast"
    assert why(scene, "move V1 R1") == "PT-ACT-13 attacked"
    assert why(Scene(own={"V1": "knight"}).play("move V1 V2"), "attack V2>F2") == "PT-ACT-13 moved"


def message(scene: Scene, line: str, language: str = "en") -> str:
    """The refusal in words."""
    refusal = scene.game.check(scene.state, scene.action(line))
    assert refusal is not None, f"{line} is legal"
    said = translator(language, scene.game)(refusal)
    assert language != "en" or said == refusal.message
    return said


def test_refusals_call_cards_by_their_names_and_leaders_by_their_own() -> None:
    assert message(V, "attack V1>F1") == "Witch cannot be attacked in melee: Fighter stands in front of it"
    scene = Scene(own={"V1": "knight"}, rival={"R2": "witch"})
    assert message(scene, "attack V1>R2") == "Witch cannot be attacked in melee: Vanaah Kalmor stands in front of it"
    assert "Vanaah Kalmor" in message(scene, "attack V1>R2", "pl")
    assert message(Scene(own={"V1": "corpse knight"}), "attack V1>F2") == "Knight at V1 is a corpse"


@pytest.mark.rule("PT-ACT-16", "PT-ACT-5")
def test_a_limited_action_that_was_taken_is_refused_as_taken() -> None:
    scene = BothSets(leaders=("operative", "paladin"), hand=("witch", "oracle", "healer"))
    scene.play("leader", "card witch", "leader", "card oracle")
    assert why(scene, "leader") == "PT-ACT-16 used"
    assert message(scene, "leader") == "Clinhyde Eight takes this action 2 times a wave, and has taken it so often"
    assert message(scene, "leader", "pl").startswith("„Clinhyde Eight”: limit tej akcji w fali (2)")
    assert message(scene, "leader", "ru").startswith("«Clinhyde Eight»: предел этого действия за волну (2)")


@pytest.mark.rule("PT-ACT-1", "PT-ACT-19", "PT-FLOW-2", "PT-ACT-14")
def test_draws_and_costs() -> None:
    assert why(Scene(hand=("knight", "witch", "oracle", "mystic", "healer")), "draw") == "PT-ACT-1 hand-full"
    assert why(Scene(deck=()), "draw") == "PT-ACT-19 deck-empty"
    assert why(Scene(actions=0), "draw") == "PT-FLOW-2 actions"
    assert why(Scene(actions=1, own={"V1": "knight", "V2": "witch"}), "switch V1 V2") == "PT-ACT-14 actions"
    assert why(Scene(edition="pl", own={"V1": "knight", "V2": "witch"}), "switch V1 V2") == "PT-ACT-9 no-switch"
    assert why(Scene(leaders=("paladin", "dragon_mage"), own={"V1": "corpse knight"}), "clear V1") == "PT-ACT-7 forbidden"


@pytest.mark.rule("PT-CEASE-1", "PT-CEASE-2", "PT-CEASE-5")
def test_the_ceasefire_refuses_by_its_own_rules() -> None:
    own = {"V1": "oracle", "V2": "mystic/1"}
    for edition, spell in (("en", "PT-CEASE-1 ceasefire-spell"), ("first", "PT-CEASE-1 ceasefire-spells")):
        scene = Scene(edition=edition, round=1, own=own, rival={"V1": "knight"}, hand=("assassin",))  # type: ignore[arg-type]  # a loop widens it
        assert why(scene, "attack V1>V1") == "PT-CEASE-1 ceasefire-attack"
        assert why(scene, "cast V1 V") == spell
        assert why(scene, "order assassin") == "PT-CEASE-2 ceasefire-orders"
    assert why(Scene(edition="ru", round=1, hand=("trapper",)), "order trapper") == "PT-CEASE-2 ceasefire-order"
    assert why(Scene(round=1, leaders=("witch", "paladin"), own={"V1": "corpse knight"}), "leader") == "PT-CEASE-5 ceasefire-leader"


@pytest.mark.rule("PT-ATK-3", "PT-ATK-5")
def test_targets_that_are_shielded_or_not_the_attackers_to_choose() -> None:
    first = Scene(edition="first", own={"V1": "gunner"}, rival={"V1": "knight", "F1": "witch"})
    assert why(first, "shoot V1>F1") == "PT-ATK-5 shielded"
    assert (
        why(Scene(leaders=("paladin", "illusionist"), own={"V1": "gunner"}, rival={"V1": "witch"}), "attack V1>V1")
        == "PT-ATK-3 target-left"
    )
    behind = Scene(own={"V1": "fighter", "F1": "knight"}, wave="F")
    assert why(behind, "attack F1>F2") == "PT-ATK-3 not-in-melee"


@pytest.mark.rule("PT-ATK-8", "PT-ATK-14")
def test_a_question_refuses_what_is_no_answer() -> None:
    scene = Scene(own={"V1": "knight"}, rival={"V1": "fighter"}, hand=("assassin",)).play("order assassin", waiting=0)
    assert why(scene, "end") == "PT-ATK-8 pending"
    assert why(scene, "none") == "PT-ATK-8 must"
    assert why(scene, "pick 1.V2") == "PT-ATK-8 not-offered"
    assert why(scene, "1: end") == "BR-SEAT seat"
    looked = Scene(own={"V1": "oracle"}, rival_hand=("knight", "witch")).play("cast V1", waiting=0)
    assert why(looked, "card 1.fighter") == "PT-ATK-14 not-offered-card"


@pytest.mark.rule("PT-ATK-8")
def test_answers_are_shown_whole_and_as_many_as_fit() -> None:
    names = ("witch", "mystic", "oracle", "gunner", "healer", "knight", "mascot")
    slots = ("V1", "V2", "V3", "F1", "F3", "R1", "R2")
    units: dict[str, str] = dict(zip(slots, names, strict=True))
    scene = Scene(own=units, rival=units, hand=("assassin",)).play("order assassin", waiting=0)
    refusal = GAME.check(scene.state, scene.action("pick 1.R3"))
    assert refusal is not None
    shown = [f"{seat}.{slot}" for seat in (0, 1) for slot in slots]
    assert dict(refusal.params)["answers"] == f"{', '.join(shown[:12])}, ..."


@pytest.mark.rule("PT-SET-3")
def test_the_choice_of_leaders_refuses_cards_not_held_and_other_actions() -> None:
    rng, state = Random(1), pixel_tactics.new_game()
    assert GAME.check(state, pixel_tactics.EndTurn(Seat(0))) is not None
    while state.phase == "setup":
        state = pixel_tactics.apply(state, rng.choice(pixel_tactics.legal_actions(state)))
    keys: list[str] = []
    for action in (
        pixel_tactics.EndTurn(Seat(0)),
        pixel_tactics.ChooseLeader(Seat(0), "0.nobody"),
        pixel_tactics.ChooseLeader(Seat(0), None),
    ):
        refusal = pixel_tactics.check(state, action)
        assert refusal is not None
        keys.append(refusal.key)
    assert keys == ["leaders-first", "not-in-hand", "not-in-hand"]
    state = pixel_tactics.apply(state, pixel_tactics.legal_actions(state, Seat(0))[0])
    again = pixel_tactics.check(state, pixel_tactics.ChooseLeader(Seat(0), "0.knight"))
    assert again is not None
    assert again.key == "leader-again"


@pytest.mark.rule("BR-CHANCE", "PT-SET-3")
def test_luck_is_refused_while_leaders_are_chosen() -> None:
    rng, state = Random(1), pixel_tactics.new_game()
    while state.phase == "setup":
        state = pixel_tactics.apply(state, rng.choice(pixel_tactics.legal_actions(state)))
    refusal = pixel_tactics.check(state, pixel_tactics.Drawn(CHANCE, Seat(0), "0.knight"))
    assert refusal is not None
    assert (refusal.rule, refusal.key, dict(refusal.params)) == ("BR-CHANCE", "no-luck", {"turn": 0})


@pytest.mark.rule("BR-SEAT")
@pytest.mark.parametrize("seat", [2, 3])
def test_a_granted_attack_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    scene = BothSets(own={"V1": "corpse witch"}, rival={"V1": "knight", "V3": "healer"}, hand=("necromancer",))
    scene.play("order necromancer", waiting=0)
    attack = next(action for action in GAME.legal_actions(scene.state) if isinstance(action, pixel_tactics.Attack))
    refusal = GAME.check(scene.state, replace(attack, attacker=Spot(Seat(seat), "V1")))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("BR-SEAT", "no-seat")


def samples(seed: int) -> tuple[list[State], list[Action]]:
    """States of a random game, and the actions that were legal on the way."""
    rng = Random(seed)
    state = GAME.new_game(Options(edition=rng.choice(["en", "ru", "first", "pl"])))
    states: list[State] = []
    actions: list[Action] = []
    while GAME.to_act(state):
        legal = GAME.legal_actions(state)
        states.append(state)
        actions += rng.sample(legal, min(3, len(legal)))
        state = GAME.apply_unchecked(state, rng.choice(legal))
    return states, actions


def test_random_illegal_actions_are_refused_for_a_named_reason() -> None:
    rules = {rule.id for rule in pixel_tactics.SPEC.rules} | {"BR-SEAT", "BR-OVER", "BR-CHANCE", "BR-VALUE"}
    reasons: Counter[str] = Counter()
    refused = seed = 0
    while refused < TRIES:
        seed += 1
        rng = Random(seed)
        states, actions = samples(seed)
        for state in rng.sample(states, min(60, len(states))):
            legal = set(GAME.legal_actions(state))
            for action in rng.sample(actions, min(25, len(actions))):
                refusal = GAME.check(state, action)
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    refused += 1
                    reasons[refusal.key] += 1
                    assert refusal.rule in rules
                    assert "illegal" not in refusal.message
                    assert refusal.message == GAME.MESSAGES.refusal(refusal.key, dict(refusal.params), GAME.MESSAGES.names(NAMES))
                    if not {"answers", "fault", "text"} & dict(refusal.params).keys():
                        assert not re.search(r"[0-3]\.[a-z]", refusal.message), refusal
    assert reasons["value"] == 0, "a well-formed action is refused for a reason of the rules"
    assert len(reasons) >= 20


def anything(type: object, rng: Random) -> object:
    """Some value that a field of *type* may hold, for the types of which actions are made; most mean nothing where they stand."""
    match type:
        case inspect.StructType(cls, fields):
            return cls(*[anything(field.type, rng) for field in fields])
        case inspect.UnionType(types):
            return anything(rng.choice(types), rng)
        case inspect.LiteralType(values):
            return rng.choice(values)
        case inspect.IntType(_, low, _, high):
            return rng.randint(low or 0, min(high or 9, 9))
        case inspect.StrType():
            return rng.choice(["", ".", "0.", "0.knight", "3.witch", "knight", "V", "L", "C9", "1.V", "yes", "nobody"])
        case _:
            return None


@pytest.mark.rule("BR-VALUE")
def test_every_well_formed_action_is_refused_for_a_reason_of_the_rules() -> None:
    """``check`` catches nothing, so each rule must hold for seats, slots and cards that are not in this game."""
    rng = Random(5)
    kinds = inspect.type_info(pixel_tactics.Action)
    for seed in range(3):
        states, _ = samples(seed)
        for state in rng.sample(states, min(80, len(states))):
            for _ in range(20):
                action = from_json(pixel_tactics.Action, to_json(anything(kinds, rng)))
                if state.actor != CHANCE and rng.random() < 0.5:
                    action = replace(action, by=state.actor)
                refusal = GAME.check(state, action)
                assert refusal is None or refusal.key not in {"type", "value"}


@pytest.mark.rule("BR-VALUE")
@pytest.mark.parametrize(
    ("action", "path"),
    [
        (pixel_tactics.Draw(True), "$.by"),  # type: ignore[arg-type]  # what an untyped caller may do
        (pixel_tactics.Draw(Seat(9)), "$.by"),
        (pixel_tactics.Clear(Seat(0), ["V1"]), "$.at[0]"),  # type: ignore[arg-type]  # the same
        (pixel_tactics.Clear(Seat(0), pixel_tactics.Spot(Seat(0), "Z9")), "$.at[1]"),  # type: ignore[arg-type]  # the same
        (pixel_tactics.PlayOrder(Seat(0), object()), "$.card"),  # type: ignore[arg-type]  # the same
    ],
)
def test_a_field_that_no_action_can_have_is_named_by_its_path(action: Action, path: str) -> None:
    refusal = GAME.check(GAME.new_game(), action)
    assert refusal is not None
    assert (refusal.rule, refusal.key, dict(refusal.params)["path"]) == ("BR-VALUE", "value", path)
