"""The Mystic's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.reserve_cards import ReserveScene
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
EDITIONS = pytest.mark.parametrize("edition", ["first", "en"])


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_1_and_life_7(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "mystic/6"}, rival={"R1": "mystic/7"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 1
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.mystic", "corpse 1.mystic")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_strength_1_and_life_19(cards: str) -> None:
    assert Scene(cards=cards, leaders=("mystic", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 1
    scene = Scene(cards=cards, leaders=("mystic", "mystic"), damage=(18, 19)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.rule("PT-ACT-4", "PT-RUL-6")
def test_vanguard_heals_all_damage_of_itself(cards: str) -> None:
    """More than lethal damage too; nobody else's."""
    scene = Scene(cards=cards, own={"V1": "mystic/9", "V2": "knight/3"}, rival={"V1": "witch/2"}, damage=(4, 0)).play("cast V1")
    assert [scene.damage(at) for at in ("V1", "V2", "F2", "1.V1")] == [0, 3, 4, 2]
    assert scene.refused("attack V1>V1") == "PT-ACT-4"
    assert scene.play("end", "1: end").stands("V1") == "0.mystic"


@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts() -> None:
    scene = Scene(own={"V1": "planestalker"}, rival={"V2": "mystic"}).play("shoot V1>F2")
    assert (scene.damage("1.V2"), scene.damage("1.F2")) == (3, 0)
    scene = Scene(edition="first", own={"V1": "planestalker"}, rival={"V2": "mystic"})
    assert scene.refused("shoot V1>F2") == "PT-ATK-5"
    assert scene.can("shoot V1>V2")


@BOTH
@pytest.mark.rule("PT-ATK-10")
def test_vanguard_texts_are_silent_in_the_flank(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "mystic/3"}, wave="F")
    assert scene.refused("cast F1 V") == "PT-ACT-4"
    assert Scene(cards=cards, own={"V1": "planestalker"}, rival={"F1": "mystic", "R1": "oracle"}).play("shoot V1>R1").damage("1.R1") == 3


@pytest.mark.parametrize(("edition", "legal"), [("en", True), ("ru", True), ("first", False)])
@pytest.mark.rule("PT-CEASE-1")
def test_vanguard_spell_in_the_ceasefire(edition: EditionId, legal: bool) -> None:  # noqa: FBT001
    assert Scene(edition=edition, own={"V1": "mystic/3"}, round=1).can("cast V1") is legal


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-ATK-12", "PT-RUL-2")
def test_flank_the_forerunner_has_two_more_strength(cards: str) -> None:
    """Who stands directly in front, nobody else."""
    own = {"V1": "knight", "V2": "fighter", "F1": "mystic"}
    assert Scene(cards=cards, own=own).play("attack V1>F2").damage("1.F2") == 5
    assert Scene(cards=cards, own=own).play("attack V2>F2").damage("1.F2") == 4


@BOTH
@pytest.mark.rule("PT-ATK-12")
def test_flank_neither_the_supporter_nor_the_mystic_itself(cards: str) -> None:
    own = {"F1": "mystic", "R1": "planestalker"}
    assert Scene(cards=cards, own=own, wave="R").play("shoot R1>F2").damage("1.F2") == 3
    assert Scene(cards=cards, own=own, wave="F").play("attack F1>F2").damage("1.F2") == 1


@BOTH
@pytest.mark.rule("PT-ATK-12", "PT-RUL-3")
def test_flank_the_forerunner_takes_one_less_from_attacks(cards: str) -> None:
    """Other damage whole; the neighbour's whole."""
    own = {"V1": "oracle", "V2": "witch", "F1": "mystic"}
    scene = Scene(cards=cards, active=1, own=own, rival={"V1": "overlord"})
    assert scene.play("1: attack V1>V1").damage("V1") == 2
    assert Scene(cards=cards, active=1, own=own, rival={"V1": "overlord"}).play("1: attack V1>V2").damage("V2") == 3
    assert Scene(cards=cards, active=1, own=own, rival_hand=("knight",)).play("1: order knight").damage("V1") == 4
    assert Scene(cards=cards, active=1, own=own, rival={"V1": "mascot"}).play("1: attack V1>V1").damage("V1") == 0


@BOTH
@pytest.mark.rule("PT-ATK-10", "PT-ATK-12")
def test_flank_a_mystic_in_the_rear_does_not_help_who_stands_before_it(cards: str) -> None:
    own = {"F1": "knight", "R1": "mystic"}
    assert Scene(cards=cards, own=own, wave="F").play("attack F1>F2").damage("1.F2") == 3


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@EDITIONS
@pytest.mark.rule("PT-ACT-20", "PT-ACT-15")
def test_rear_the_drawn_card_may_be_played_as_an_order(edition: EditionId) -> None:
    """At no cost; only this card."""
    scene = Scene(edition=edition, own={"R1": "mystic"}, rival={"V1": "witch"}, top=("knight", "healer"), hand=("oracle",), wave="R")
    scene.play("cast R1", waiting=0)
    assert not scene.can("order oracle")
    scene.play("order knight")
    assert (scene.damage("1.V1"), scene.state.budget.actions) == (4, 1)
    assert (scene.hand(), scene.discard()) == ({"0.oracle"}, {"0.knight"})


@EDITIONS
@pytest.mark.rule("PT-ACT-20")
def test_rear_or_the_drawn_card_goes_to_the_hand(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R1": "mystic"}, rival={"V1": "witch"}, top=("knight", "healer"), hand=("oracle",), wave="R")
    scene.play("cast R1", "none")
    assert (scene.hand(), scene.discard(), scene.damage("1.V1")) == ({"0.knight", "0.oracle"}, set(), 0)


@EDITIONS
@pytest.mark.rule("PT-ACT-18")
def test_rear_an_unknown_card_is_drawn_by_luck_whatever_the_hand_holds(edition: EditionId) -> None:
    hand = ("oracle", "witch", "healer", "fighter", "gunner")
    scene = Scene(edition=edition, own={"R1": "mystic"}, hand=hand, wave="R")
    scene.play("cast R1", waiting=-1)
    scene.play("drawn knight", "none")
    assert len(scene.hand()) == 6


@EDITIONS
@pytest.mark.rule("PT-ACT-19", "PT-RUL-19")
def test_rear_does_nothing_with_an_empty_deck(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R1": "mystic"}, hand=("knight",), deck=(), wave="R").play("cast R1")
    assert scene.hand() == {"0.knight"}


@EDITIONS
@pytest.mark.rule("PT-RUL-16", "PT-RUL-37")
def test_rear_the_order_counts_as_played(edition: EditionId) -> None:
    """Rukyuk's three damage comes after it."""
    own, rival = {"R1": "mystic"}, {"V1": "fighter"}
    scene = Scene(edition=edition, leaders=("gunner", "paladin"), own=own, rival=rival, top=("knight",), wave="R")
    scene.play("cast R1", "order knight", "pick 1.V1")
    assert scene.damage("1.V1") == 7


@pytest.mark.parametrize(("edition", "card", "legal"), [("en", "healer", False), ("ru", "healer", True), ("ru", "knight", False)])
@pytest.mark.rule("PT-CEASE-2", "PT-ACT-20")
def test_rear_in_the_ceasefire_the_card_is_played_as_far_as_orders_are(edition: EditionId, card: str, legal: bool) -> None:  # noqa: FBT001
    own = {"R1": "mystic", "V1": "witch/1"}
    if edition == "en":
        scene = Scene(edition=edition, own=own, top=(card,), wave="R", round=1).play("cast R1")
        assert scene.hand() == {f"0.{card}"}
        return
    scene = Scene(edition=edition, own=own, top=(card,), wave="R", round=1).play("cast R1", waiting=0)
    assert scene.can(f"order {card}") is legal
    assert scene.can("none")


# --------------------------------------------------------------------------------------------------------------------------------- order
@pytest.mark.rule("PT-ACT-20", "PT-RUL-47")
def test_order_first_any_number_of_orders_one_after_the_other() -> None:
    """At no cost; what one did is seen before the next is chosen; to stop is always possible."""
    scene = Scene(edition="first", rival={"V1": "fighter"}, hand=("mystic", "knight", "pyromancer", "oracle", "healer"), top=("witch",))
    scene.play("order mystic", waiting=0)
    assert scene.can("none")
    assert not scene.can("order mystic")
    scene.play("order knight", waiting=0)
    assert scene.damage("1.V1") == 4
    scene.play("order pyromancer", waiting=0)
    scene.play("none")
    assert (scene.damage("1.V1"), scene.state.budget.actions) == (11, 1)
    assert (scene.hand(), scene.discard()) == ({"0.oracle", "0.healer"}, {"0.mystic", "0.knight", "0.pyromancer"})


@pytest.mark.rule("PT-ACT-20", "PT-RUL-47")
def test_order_first_all_of_the_hand_or_nothing() -> None:
    """Once the hand is empty nothing more is asked."""
    scene = Scene(edition="first", rival={"V1": "fighter"}, hand=("mystic", "knight", "pyromancer"))
    scene.play("order mystic", "order pyromancer", "order knight")
    assert (scene.damage("1.V1"), scene.hand()) == (11, set())
    assert Scene(edition="first", hand=("mystic",)).play("order mystic").discard() == {"0.mystic"}
    assert Scene(edition="first", hand=("mystic", "healer")).play("order mystic", "none").hand() == {"0.healer"}


@pytest.mark.rule("PT-RUL-47")
def test_order_first_a_card_drawn_by_one_order_may_be_the_next() -> None:
    scene = Scene(edition="first", rival={"V1": "fighter"}, hand=("mystic", "oracle"), top=("knight",))
    scene.play("order mystic", "order oracle", "order knight")
    assert (scene.damage("1.V1"), scene.hand()) == (4, set())


@pytest.mark.rule("PT-RUL-16", "PT-RUL-37", "PT-ATK-6")
def test_order_first_each_of_them_counts_as_played() -> None:
    """Rukyuk's three damage comes after each, and after the Mystic."""
    hand, rival = ("mystic", "healer", "oracle"), {"V1": "fighter", "V3": "overlord"}
    scene = Scene(edition="first", leaders=("gunner", "paladin"), rival=rival, hand=hand, deck=())
    scene.play("order mystic", "order healer", "pick 1.V1", "order oracle", "pick 1.V3", "pick 1.V1")
    assert (scene.damage("1.V1"), scene.damage("1.V3")) == (6, 3)


@pytest.mark.rule("PT-ACT-6", "PT-FLOW-2")
def test_order_second_three_more_actions_for_orders_only() -> None:
    """They are spent before the others, and on nothing else."""
    hand = ("mystic", "knight", "oracle", "healer", "gunner")
    scene = Scene(own={"V1": "fighter"}, rival={"V1": "fighter"}, hand=hand, actions=1).play("order mystic")
    lines = ("attack V1>V1", "recruit knight V2", "draw")
    assert [scene.refused(line) for line in lines] == ["PT-FLOW-2", "PT-FLOW-2", "PT-FLOW-2"]
    scene.play("order knight", "order healer", "none", "order gunner")
    assert scene.damage("1.V1") == 4
    assert scene.refused("order oracle") == "PT-FLOW-2"


@pytest.mark.rule("PT-ACT-6", "PT-FLOW-2")
def test_order_second_the_ordinary_actions_are_kept() -> None:
    """One of two is left, for anything, after three orders."""
    hand = ("mystic", "knight", "healer", "gunner", "fighter")
    scene = Scene(own={"V1": "overlord"}, rival={"V1": "fighter"}, hand=hand)
    scene.play("order mystic", "order knight", "order healer", "none", "order gunner")
    assert scene.can("order fighter")
    scene.play("attack V1>V1")
    assert scene.damage("1.V1") == 7
    assert scene.refused("order fighter") == "PT-FLOW-2"


@pytest.mark.rule("PT-FLOW-2")
def test_order_second_what_is_left_lapses_with_the_turn() -> None:
    """In the next turn there are two actions again."""
    scene = Scene(rival={"V1": "fighter"}, hand=("mystic", "knight", "healer", "oracle"), actions=1)
    scene.play("order mystic", "end", "1: end", "order knight", "order healer", "none")
    assert scene.refused("order oracle") == "PT-FLOW-2"


@pytest.mark.rule("PT-RUL-16", "PT-RUL-42")
def test_order_of_the_rivals_mystic_is_for_who_executes_it() -> None:
    """First wording: he plays of his own hand. Reprint: he has the three actions."""
    hand, rival = ("illusionist", "knight"), {"V1": "fighter"}
    scene = Scene(edition="first", rival=rival, hand=hand, rival_hand=("mystic", "healer"))
    scene.play("order illusionist", "taken 1.mystic", "order knight")
    assert (scene.damage("1.V1"), scene.discard(1)) == (4, {"1.mystic"})
    scene = Scene(rival=rival, hand=hand, rival_hand=("mystic", "healer"), actions=1)
    scene.play("order illusionist", "taken 1.mystic", "order knight")
    assert (scene.damage("1.V1"), scene.discard(1)) == (4, {"1.mystic"})


# -------------------------------------------------------------------------------------------------------------------------------- leader
TATSUMI = ("mystic", "paladin")


@pytest.mark.rule("PT-ACT-15", "PT-FLOW-5", "PT-RUL-47")
def test_leader_first_orders_are_free() -> None:
    """All of them, even with no action left; nothing else is."""
    scene = Scene(edition="first", leaders=TATSUMI, hand=("knight", "homunculus", "gunner", "oracle"), actions=1)
    scene.play("order knight", "order homunculus", "order gunner")
    assert scene.state.budget.actions == 1
    scene.play("draw", waiting=-1)
    scene = Scene(edition="first", leaders=TATSUMI, hand=("knight", "homunculus", "gunner"), actions=0)
    scene.play("order knight", "order homunculus", "order gunner")
    assert (scene.state.budget.actions, scene.damage("1.F2")) == (0, 4)
    scene = Scene(edition="first", leaders=TATSUMI, hand=("knight",), actions=0)
    assert scene.refused("recruit knight V1") == "PT-FLOW-2"


@pytest.mark.rule("PT-ACT-15", "PT-RUL-47")
def test_leader_second_the_first_two_orders_of_a_turn_are_free() -> None:
    scene = Scene(leaders=TATSUMI, hand=("knight", "homunculus", "gunner", "fighter"), actions=1)
    scene.play("order knight", "order homunculus")
    assert scene.state.budget.actions == 1
    scene.play("order gunner")
    assert scene.state.budget.actions == 0
    assert scene.refused("order fighter") == "PT-FLOW-2"


@pytest.mark.rule("PT-ACT-15", "PT-FLOW-5")
def test_leader_second_two_orders_need_no_action_and_in_each_turn_anew() -> None:
    hand = ("knight", "homunculus", "gunner", "pyromancer")
    scene = Scene(leaders=TATSUMI, hand=hand, actions=0).play("order knight", "order homunculus")
    assert scene.refused("order gunner") == "PT-FLOW-2"
    scene.play("end", "1: end", "order gunner", "order pyromancer")
    assert scene.state.budget.actions == 2


@EDITIONS
@pytest.mark.rule("PT-ACT-15")
def test_leader_the_rivals_orders_cost_what_they_cost(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=("paladin", "mystic"), hand=("knight", "gunner"), actions=1).play("order knight")
    assert scene.refused("order gunner") == "PT-FLOW-2"


@EDITIONS
@pytest.mark.rule("PT-CEASE-2", "PT-RUL-47")
def test_leader_not_in_the_ceasefire(edition: EditionId) -> None:
    assert Scene(edition=edition, leaders=TATSUMI, hand=("homunculus",), round=1).refused("order homunculus") == "PT-CEASE-2"


@pytest.mark.rule("PT-ACT-15", "PT-CEASE-2", "PT-RUL-47")
def test_leader_in_the_russian_edition_orders_are_free_in_the_first_round_too() -> None:
    scene = Scene(edition="ru", leaders=TATSUMI, hand=("homunculus", "knight"), round=1, actions=0).play("order homunculus")
    assert (scene.state.budget.actions, scene.discard(0)) == (0, {"0.homunculus"})
    assert scene.refused("order knight") == "PT-CEASE-2"
    variants = {one.edition: one.text for rule in scene.game.SPEC.rules if rule.id == "PT-RUL-47" for one in rule.variants}
    assert variants["ru"].startswith("In the first round he frees what may be played then")


@pytest.mark.rule("PT-ACT-15", "PT-RUL-42")
def test_leader_second_free_orders_come_before_the_actions_of_a_mystics_order() -> None:
    """The second order is free, the third is paid with one of the three actions for orders."""
    hand = ("illusionist", "knight", "gunner")
    scene = Scene(leaders=TATSUMI, rival={"V1": "fighter"}, hand=hand, rival_hand=("mystic",), actions=0)
    scene.play("order illusionist", "taken 1.mystic", "order knight", "order gunner")
    assert scene.state.budget.actions == 0
    assert [extra.n for extra in scene.state.budget.extra] == [2]


@pytest.mark.rule("PT-ACT-15", "PT-RUL-47")
def test_leader_second_operations_and_traps_are_free_like_orders() -> None:
    """The first two of all three kinds together; the third is paid for."""
    hand = ("ban", "snare", "knight", "gunner")
    scene = ReserveScene(edition="ru", leaders=TATSUMI, hand=hand, actions=1).play("operation ban S1", "trap snare S2")
    assert scene.state.budget.actions == 1
    assert scene.play("order knight").state.budget.actions == 0
    assert scene.refused("order gunner") == "PT-FLOW-2"
    scene = ReserveScene(edition="ru", leaders=TATSUMI, hand=hand, actions=0).play("order knight", "trap snare S2")
    assert scene.refused("operation ban S1") == "PT-FLOW-2"


@pytest.mark.rule("PT-ACT-15", "PT-RUL-47")
def test_leader_first_wording_frees_orders_only() -> None:
    scene = ReserveScene(edition="ru", cards="set_1_first", leaders=TATSUMI, hand=("ban", "snare", "knight"), actions=0)
    assert (scene.can("order knight"), scene.can("operation ban S1"), scene.can("trap snare S2")) == (True, False, False)


@pytest.mark.parametrize(("edition", "legal"), [("en", False), ("ru", True)])
@pytest.mark.rule("PT-CEASE-2", "PT-CEASE-4", "PT-RUL-47")
def test_leader_second_works_in_the_first_round_of_ru_alone(edition: EditionId, legal: bool) -> None:  # noqa: FBT001
    scene = ReserveScene(edition=edition, leaders=TATSUMI, hand=("homunculus", "mill"), actions=0, round=1)
    assert (scene.can("order homunculus"), scene.can("operation mill S1")) == (legal, legal)
