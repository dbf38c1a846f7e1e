"""The Summoner's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import GAME, Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
EDITIONS = pytest.mark.parametrize("edition", ["first", "en"])


def seen(scene: Scene, by: int, hand: int) -> set[str | None]:
    """The cards of a hand as a seat sees them."""
    return {held.card for held in GAME.view(scene.state, GAME.seats(scene.state)[by]).players[hand].hand}


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_2_and_life_5(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "summoner/4"}, rival={"R1": "summoner/5"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 2
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.summoner", "corpse 1.summoner")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_strength_1_and_life_21(cards: str) -> None:
    assert Scene(cards=cards, leaders=("summoner", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 1
    scene = Scene(cards=cards, leaders=("summoner", "summoner"), damage=(20, 21)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@EDITIONS
@pytest.mark.rule("PT-ATK-2", "PT-DMG-6", "PT-DMG-7", "PT-RUL-12")
def test_vanguard_returns_a_hero_in_melee_of_either_unit(edition: EditionId) -> None:
    """Neither a leader nor a corpse nor one who stands behind another; a foremost one of any row."""
    own = {"V1": "summoner", "F1": "knight", "V3": "corpse oracle", "R3": "gunner"}
    rival = {"V1": "witch/3", "F1": "mystic", "V3": "corpse healer", "F3": "fighter"}
    scene = Scene(edition=edition, own=own, rival=rival).play("cast V1", waiting=0)
    barred = ("F1", "V3", "F2", "1.F1", "1.V3", "1.F2")
    assert not any(scene.can(f"pick {at}") for at in barred)
    assert not scene.can("none")
    assert all(scene.can(f"pick {at}") for at in ("V1", "R3", "1.F3"))
    scene.play("pick 1.V1")
    assert (scene.stands("1.V1"), scene.hand(1), scene.hand(), scene.discard(1)) == ("", {"1.witch"}, set(), set())


@EDITIONS
@pytest.mark.rule("PT-ACT-2", "PT-DMG-1", "PT-RUL-15")
def test_vanguard_who_returns_is_a_card_again(edition: EditionId) -> None:
    """Recruited anew it has no damage, and must not attack in this wave."""
    scene = Scene(edition=edition, own={"V1": "summoner", "V2": "knight/9"}, actions=3)
    scene.play("cast V1", "pick V2", "recruit knight V2")
    assert (scene.damage("V2"), scene.hand()) == (0, set())
    assert scene.refused("attack V2>F2") == "PT-ACT-3"


@EDITIONS
@pytest.mark.rule("PT-OWN-1")
def test_vanguard_returns_a_stolen_hero_to_its_owner(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=("overlord", "paladin"), own={"V1": "summoner", "V2": "1.knight"})
    scene.play("cast V1", "pick V2")
    assert (scene.hand(), scene.hand(1)) == (set(), {"1.knight"})


@EDITIONS
@pytest.mark.rule("PT-ATK-8")
def test_vanguard_returns_the_summoner_itself_if_nobody_else_is_in_melee(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "summoner", "F1": "knight"}).play("cast V1")
    assert (scene.stands("V1"), scene.hand(), scene.stands("F1")) == ("", {"0.summoner"}, "0.knight")


@EDITIONS
@pytest.mark.rule("PT-RUL-28", "PT-RUL-50")
def test_vanguard_who_returns_is_not_defeated(edition: EditionId) -> None:
    """Shekhtur grants no parting attack for it, and Rexan does not take it."""
    scene = Scene(edition=edition, leaders=("overlord", "berserker"), own={"V1": "summoner"}, rival={"V1": "fighter/8"})
    scene.play("cast V1", "pick 1.V1")
    assert (scene.damage("V1"), scene.hand(1)) == (0, {"1.fighter"})


@EDITIONS
@pytest.mark.rule("PT-ATK-10", "PT-ACT-4")
def test_vanguard_text_is_not_for_the_flank(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"F1": "summoner"}, rival={"V1": "witch"}, wave="F")
    assert scene.refused("cast F1 V") == "PT-ACT-4"


@EDITIONS
@pytest.mark.rule("PT-RUL-17")
def test_vanguard_all_know_who_returned(edition: EditionId) -> None:
    own = {"V1": "summoner", "V2": "knight"}
    scene = Scene(edition=edition, own=own, hand=("oracle",)).play("cast V1", "pick V2")
    assert seen(scene, 1, 0) == {"0.knight", None}


@pytest.mark.parametrize(("edition", "legal"), [("en", True), ("ru", True), ("first", False)])
@pytest.mark.rule("PT-CEASE-1", "PT-CEASE-5")
def test_vanguard_in_the_ceasefire_the_own_side_alone(edition: EditionId, legal: bool) -> None:  # noqa: FBT001
    scene = Scene(edition=edition, own={"V1": "summoner", "V2": "knight"}, rival={"V1": "witch"}, round=1)
    if not legal:
        assert scene.refused("cast V1") == "PT-CEASE-1"
        return
    scene.play("cast V1", waiting=0)
    assert not scene.can("pick 1.V1")
    assert scene.play("pick V2").hand() == {"0.knight"}


# --------------------------------------------------------------------------------------------------------------------------------- flank
@EDITIONS
@pytest.mark.rule("PT-ACT-2", "PT-ATK-8")
def test_flank_recruits_a_hero_into_any_empty_slot_of_the_own_unit(edition: EditionId) -> None:
    """Of any row; never in the middle, upon a corpse or into the other unit; it must be done."""
    own = {"F1": "summoner", "V2": "corpse witch"}
    scene = Scene(edition=edition, own=own, hand=("knight", "oracle"), wave="F").play("cast F1", waiting=0)
    assert all(scene.can(f"recruit {name} {at}") for name in ("knight", "oracle") for at in ("V1", "V3", "F3", "R1", "R2", "R3"))
    assert not any(
        scene.can(line) for line in ("recruit knight F2", "recruit knight V2", "recruit knight F1", "recruit knight 1.V1", "none")
    )
    scene.play("recruit knight R2")
    assert (scene.stands("R2"), scene.hand(), scene.state.budget.actions) == ("0.knight", {"0.oracle"}, 1)


@EDITIONS
@pytest.mark.rule("PT-ACT-3", "PT-ACT-13", "PT-RUL-49")
def test_flank_who_is_recruited_may_not_attack_in_this_wave(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"F1": "summoner"}, hand=("knight",), wave="F").play("cast F1", waiting=0)
    scene.play("recruit knight F3")
    assert scene.refused("attack F3>F2") == "PT-ACT-3"


@EDITIONS
@pytest.mark.rule("PT-RUL-46")
def test_flank_a_recruit_like_any_other_for_borneo(edition: EditionId) -> None:
    """The free attack of a hero recruited into the vanguard during the flank wave."""
    scene = Scene(edition=edition, leaders=("mascot", "paladin"), own={"F1": "summoner"}, hand=("knight",), wave="F")
    scene.play("cast F1", "recruit knight V1", "attack V1>F2")
    assert scene.damage("1.F2") == 3


@EDITIONS
@pytest.mark.rule("PT-ATK-8")
def test_flank_does_nothing_without_a_card_or_a_slot(edition: EditionId) -> None:
    assert Scene(edition=edition, own={"F1": "summoner"}, wave="F").play("cast F1").state.budget.actions == 1
    own = {"V1": "witch", "V2": "oracle", "V3": "corpse healer", "F1": "summoner", "F3": "mystic", "R1": "fighter", "R2": "gunner"}
    scene = Scene(edition=edition, own=own | {"R3": "vampire"}, hand=("knight",), wave="F").play("cast F1")
    assert scene.hand() == {"0.knight"}


@pytest.mark.parametrize(("edition", "legal"), [("en", True), ("ru", True), ("first", False)])
@pytest.mark.rule("PT-CEASE-1")
def test_flank_in_the_ceasefire(edition: EditionId, legal: bool) -> None:  # noqa: FBT001
    scene = Scene(edition=edition, own={"F1": "summoner"}, hand=("knight",), wave="F", round=1)
    assert scene.can("cast F1") is legal
    if legal:
        assert scene.play("cast F1", "recruit knight R2").stands("R2") == "0.knight"


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@EDITIONS
@pytest.mark.rule("PT-ACT-4", "PT-ACT-18")
def test_rear_of_three_cards_one_to_the_hand_one_on_top_one_discarded(edition: EditionId) -> None:
    """Of those three alone; the next card drawn is the one on top."""
    own, hand = {"R1": "summoner"}, ("oracle",)
    scene = Scene(edition=edition, own=own, hand=hand, top=("knight", "witch", "gunner", "healer"), wave="R").play("cast R1", waiting=0)
    assert all(scene.can(f"card {name}") for name in ("knight", "witch", "gunner"))
    assert not any(scene.can(line) for line in ("card healer", "card oracle", "none"))
    scene.play("card gunner", "card knight", "card witch")
    assert (scene.hand(), scene.discard()) == ({"0.oracle", "0.gunner"}, {"0.witch"})
    assert [held.card for held in scene.state.players[0].deck.top] == ["0.knight", "0.healer"]
    assert scene.play("draw").hand() == {"0.oracle", "0.gunner", "0.knight"}


@EDITIONS
@pytest.mark.rule("PT-SET-8", "PT-RUL-17")
def test_rear_the_rival_sees_the_discarded_card_only(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R1": "summoner"}, top=("knight", "witch", "gunner"), wave="R")
    scene.play("cast R1", "card gunner", "card knight", "card witch")
    view = GAME.view(scene.state, GAME.seats(scene.state)[1]).players[0]
    assert ([held.card for held in view.hand], [held.card for held in view.top], view.discard) == ([None], [None], ("0.witch",))


@EDITIONS
@pytest.mark.rule("PT-ACT-19", "PT-RUL-58")
def test_rear_with_fewer_cards_the_hand_comes_first_then_the_top(edition: EditionId) -> None:
    own = {"R1": "summoner"}
    scene = Scene(edition=edition, own=own, top=("knight", "witch"), deck=(), wave="R").play("cast R1", "card witch", "card knight")
    assert (scene.hand(), scene.discard()) == ({"0.witch"}, set())
    assert [held.card for held in scene.state.players[0].deck.top] == ["0.knight"]
    scene = Scene(edition=edition, own=own, top=("knight",), deck=(), wave="R").play("cast R1", "card knight")
    assert (scene.hand(), scene.discard(), scene.state.players[0].deck.top) == ({"0.knight"}, set(), ())
    scene = Scene(edition=edition, own=own, deck=(), discard=("oracle",), wave="R").play("cast R1")
    assert (scene.hand(), scene.discard()) == (set(), {"0.oracle"})


@EDITIONS
@pytest.mark.rule("PT-ACT-1")
def test_rear_unknown_cards_are_drawn_by_luck(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R1": "summoner"}, top=("knight",), wave="R").play("cast R1", waiting=-1)
    scene.play("drawn witch", waiting=-1)
    scene.play("drawn gunner", "card knight", "card gunner", "card witch")
    assert (scene.hand(), scene.discard()) == ({"0.knight"}, {"0.witch"})


# --------------------------------------------------------------------------------------------------------------------------------- order
@EDITIONS
@pytest.mark.rule("PT-ACT-6", "PT-RUL-58")
def test_order_finds_the_named_card_and_shows_it(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("summoner", "oracle")).play("order summoner", waiting=0)
    assert not scene.can("none")
    scene.play("name knight")
    assert (scene.hand(), scene.discard()) == ({"0.oracle", "0.knight"}, {"0.summoner"})
    assert seen(scene, 1, 0) == {"0.knight", None}


@EDITIONS
@pytest.mark.parametrize("name", ["oracle", "witch", "healer", "summoner", "fighter"])
@pytest.mark.rule("PT-RUL-58")
def test_order_finds_nothing_that_is_not_in_the_deck(edition: EditionId, name: str) -> None:
    """In the hand, the unit, the discard pile, being played, or at the rival's."""
    hand, own = ("summoner", "oracle"), {"V1": "witch"}
    scene = Scene(edition=edition, own=own, hand=hand, discard=("healer",), deck=("knight",), rival_hand=("fighter",))
    scene.play("order summoner", f"name {name}")
    assert (scene.hand(), scene.discard()) == ({"0.oracle"}, {"0.summoner", "0.healer"})
    assert seen(scene, 1, 0) == {None}


@EDITIONS
@pytest.mark.parametrize("name", ["witch", "knight", "oracle"])
@pytest.mark.rule("PT-RUL-58")
def test_order_shuffles_the_deck_whether_or_not_the_card_is_found(edition: EditionId, name: str) -> None:
    """What lay on top is known no more, and is not lost."""
    scene = Scene(edition=edition, hand=("summoner", "oracle"), top=("knight", "gunner"), deck=("witch", "fighter"))
    scene.play("order summoner", f"name {name}")
    deck = scene.state.players[0].deck
    left = {"0.knight", "0.gunner", "0.witch", "0.fighter"} - {f"0.{name}"}
    assert (deck.top, set(deck.rest)) == ((), left)
    scene.play("draw", waiting=-1)


@EDITIONS
@pytest.mark.rule("PT-ACT-19")
def test_order_with_an_empty_deck_finds_nothing(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("summoner",), deck=()).play("order summoner", "name knight")
    assert (scene.hand(), scene.discard()) == (set(), {"0.summoner"})


@EDITIONS
@pytest.mark.rule("PT-RUL-16")
def test_order_of_the_rivals_summoner_searches_the_deck_of_who_executes_it(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("illusionist",), rival_hand=("summoner",), deck=("knight",))
    scene.play("order illusionist", "taken 1.summoner", "name knight")
    assert (scene.hand(), scene.hand(1), scene.discard(1)) == ({"0.knight"}, set(), {"1.summoner"})


@pytest.mark.parametrize(("edition", "legal"), [("first", False), ("en", False), ("ru", True)])
@pytest.mark.rule("PT-CEASE-2")
def test_order_in_the_ceasefire(edition: EditionId, legal: bool) -> None:  # noqa: FBT001
    assert Scene(edition=edition, hand=("summoner",), round=1).can("order summoner") is legal


# -------------------------------------------------------------------------------------------------------------------------------- leader
LESANDRA = ("summoner", "paladin")


@EDITIONS
@pytest.mark.parametrize("round_", [1, 2])
@pytest.mark.rule("PT-ACT-15", "PT-FLOW-5", "PT-RUL-58")
def test_leader_recruiting_is_free(edition: EditionId, round_: int) -> None:
    """As often as there are cards and slots, even with no action left, and in the ceasefire."""
    hand = ("knight", "witch", "gunner", "oracle")
    scene = Scene(edition=edition, leaders=LESANDRA, hand=hand, actions=0, round=round_)
    scene.play("recruit knight V1", "recruit witch V2", "recruit gunner V3")
    assert (scene.hand(), scene.state.budget.actions) == ({"0.oracle"}, 0)
    scene = Scene(edition=edition, leaders=LESANDRA, hand=hand, round=round_).play("recruit knight V1", "recruit witch V2")
    assert scene.state.budget.actions == 2


@EDITIONS
@pytest.mark.rule("PT-ACT-2", "PT-ACT-15", "PT-DMG-4", "PT-SET-5", "PT-RUL-58")
def test_leader_only_into_empty_slots_of_the_waves_row(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=LESANDRA, own={"F1": "corpse witch"}, hand=("knight",), wave="F")
    assert [scene.refused(f"recruit knight {at}") for at in ("V1", "R1", "F1", "F2")] == ["PT-ACT-2", "PT-ACT-2", "PT-DMG-4", "PT-SET-5"]
    assert scene.can("recruit knight F3")


@EDITIONS
@pytest.mark.rule("PT-ACT-3", "PT-ACT-15")
def test_leader_nothing_else_is_free_and_recruits_do_not_attack(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=LESANDRA, hand=("knight", "gunner"), actions=1).play("recruit knight V1")
    assert scene.refused("attack V1>F2") == "PT-ACT-3"
    scene.play("order gunner")
    assert scene.refused("draw") == "PT-FLOW-2"


@EDITIONS
@pytest.mark.rule("PT-ACT-15")
def test_leader_the_rivals_recruits_cost_what_they_cost(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=("paladin", "summoner"), hand=("knight", "witch"), actions=1).play("recruit knight V1")
    assert scene.refused("recruit witch V2") == "PT-FLOW-2"
