"""The Inventor, by the Polish rules unless a test names an edition."""

from __future__ import annotations

from random import Random

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, BothSets


@pytest.mark.rule("PT-ACT-20", "PT-RUL-115")
def test_vanguard_plays_an_order_then_attacks_with_two_more() -> None:
    scene = BothSets(own={"V1": "inventor"}, rival={"V1": "knight", "V2": "witch"}, hand=("magical_knight",))
    scene.play("cast V1", waiting=0)
    assert scene.refused("none") == "PT-ACT-20"
    scene.play("order magical_knight", "pick 1.V2", "attack V1>V1")
    assert (scene.damage("1.V2"), scene.damage("1.V1")) == (8, 3)
    assert scene.discard() == {"0.magical_knight"}


@pytest.mark.rule("PT-ATK-8", "PT-RUL-115")
def test_vanguard_without_a_card_in_hand_just_attacks() -> None:
    scene = BothSets(own={"V1": "inventor"}, rival={"V1": "knight", "V2": "witch"}).play("cast V1", "attack V1>V1")
    assert scene.damage("1.V1") == 3


@pytest.mark.rule("PT-ATK-8", "PT-OP-5", "PT-RUL-115")
def test_vanguard_with_operations_alone_is_asked_all_the_same() -> None:
    """That nothing else can be answered is not told to the rival."""
    scene = BothSets(own={"V1": "inventor"}, rival={"V1": "knight", "V2": "witch"}, hand=("mastermind",))
    scene.play("cast V1", waiting=0)
    assert [GAME.format_action(GAME.view(scene.state, Seat(0)), act) for act in GAME.legal_actions(scene.state)] == ["none"]
    scene.play("none", "attack V1>V1")
    assert scene.damage("1.V1") == 3


@pytest.mark.rule("PT-RUL-115")
def test_vanguard_the_rival_sees_the_same_question_whatever_is_held() -> None:
    own, rival = {"V1": "inventor"}, {"V1": "knight", "V2": "witch"}
    states = [
        BothSets(own=own, rival=rival, hand=held).play("cast V1", waiting=0).state for held in (("mastermind",), ("oracle",), ("healer",))
    ]
    assert GAME.view(states[0], Seat(1)) == GAME.view(states[1], Seat(1)) == GAME.view(states[2], Seat(1))
    laid = GAME.determinize(GAME.view(states[0], Seat(1)), Random(3))
    assert GAME.legal_actions(laid)


@pytest.mark.rule("PT-RUL-115")
def test_first_an_operation_is_an_order_for_it() -> None:
    scene = BothSets(edition="first", own={"V1": "inventor"}, rival={"V1": "knight", "V2": "witch"}, hand=("mastermind",))
    scene.play("cast V1", waiting=0)
    operation = next(act for act in GAME.legal_actions(scene.state) if type(act).__name__ == "PlayOperation")
    scene.state = GAME.apply(scene.state, operation)
    scene.play("attack V1>V1")
    assert scene.damage("1.V1") == 3
    assert [held is not None and held.card for held in scene.state.players[0].reserve].count("0.mastermind") == 1


@pytest.mark.rule("PT-ATK-3")
def test_vanguard_the_bonus_is_for_that_attack_alone() -> None:
    own = {"V1": "inventor", "V2": "mascot"}
    scene = BothSets(own=own, rival={"V1": "knight", "V2": "witch"}).play("cast V1", "attack V1>V1", "cast V2", "attack V1>V1")
    assert scene.damage("1.V1") == 3 + 1


@pytest.mark.rule("PT-ACT-6", "PT-RUL-115", "PT-RUL-116")
def test_flank_the_order_is_shuffled_into_the_deck() -> None:
    scene = BothSets(own={"F1": "inventor"}, rival={"V2": "witch"}, hand=("magical_knight",), wave="F", top=("knight",))
    scene.play("cast F1", "order magical_knight", "pick 1.V2")
    deck = scene.state.players[0].deck
    assert scene.discard() == set()
    assert {"0.magical_knight", "0.knight"} <= set(deck.rest)
    assert deck.top == ()


@pytest.mark.rule("PT-RUL-116", "PT-OP-3", "PT-OP-5")
def test_flank_first_an_operation_is_shuffled_into_the_deck_when_its_time_is_over() -> None:
    """It works for the rest of the round; the deck takes the place of the discard pile."""
    scene = BothSets(edition="first", own={"F1": "inventor"}, hand=("technologist",), wave="F")
    scene.play("cast F1", "operation technologist S2")
    assert scene.reserve() == {"S2": "0.technologist/0"}
    assert GAME.set_up(GAME.setup_of(scene.state)) == scene.state
    scene.play("end", "1: end", "end", "1: end")
    assert (scene.reserve(), scene.discard()) == ({}, set())
    assert "0.technologist" in scene.state.players[0].deck.rest


@pytest.mark.rule("PT-RUL-116", "PT-OP-5")
def test_first_with_iaxus_an_operation_goes_to_the_rivals_hand_when_its_time_is_over() -> None:
    """Unless the Inventor's flank has played it."""
    scene = BothSets(edition="first", leaders=("paladin", "sage"), own={"R1": "witch"}, hand=("technologist",), wave="R")
    scene.play("operation technologist S2", "end", "1: end")
    assert (scene.reserve(), scene.discard(), scene.hand(1)) == ({}, set(), {"0.technologist"})
    scene = BothSets(edition="first", leaders=("paladin", "sage"), own={"F1": "inventor"}, hand=("technologist",), wave="F")
    scene.play("cast F1", "operation technologist S2", "end", "1: end", "end", "1: end")
    assert (scene.discard(), scene.hand(1)) == (set(), set())
    assert "0.technologist" in scene.state.players[0].deck.rest


@pytest.mark.rule("PT-ATK-14", "PT-RUL-115")
def test_rear_first_the_rival_discards_the_same_operation() -> None:
    hands = ("technologist", "oracle")
    scene = BothSets(edition="first", own={"R1": "inventor"}, hand=("technologist",), rival_hand=hands, wave="R")
    scene.play("cast R1", "operation technologist S1")
    assert (scene.hand(1), scene.discard(1)) == ({"1.oracle"}, {"1.technologist"})


@pytest.mark.rule("PT-RUL-116")
def test_flank_its_own_destination_wins_over_that_of_iaxus() -> None:
    scene = BothSets(leaders=("sage", "paladin"), own={"F1": "inventor"}, rival={"V2": "witch"}, hand=("magical_knight",), wave="F")
    scene.play("cast F1", "order magical_knight", "pick 1.V2")
    assert "0.magical_knight" in scene.state.players[0].deck.rest
    assert scene.hand(1) == set()


@pytest.mark.rule("PT-ATK-14", "PT-RUL-115")
def test_rear_the_rival_discards_the_same_card() -> None:
    scene = BothSets(
        own={"R1": "inventor"}, rival={"V2": "witch"}, hand=("magical_knight",), rival_hand=("magical_knight", "oracle"), wave="R"
    )
    scene.play("cast R1", "order magical_knight", "pick 1.V2")
    assert scene.hand(1) == {"1.oracle"}
    assert scene.discard(1) == {"1.magical_knight"}


@pytest.mark.rule("PT-RUL-115", "PT-RUL-116")
def test_rear_with_iaxus_the_rival_discards_what_came_to_their_hand_too() -> None:
    scene = BothSets(
        leaders=("paladin", "sage"),
        own={"R1": "inventor"},
        rival={"V2": "witch"},
        hand=("magical_knight",),
        rival_hand=("magical_knight",),
        wave="R",
    )
    scene.play("cast R1", "order magical_knight", "pick 1.V2")
    assert scene.hand(1) == set()
    assert (scene.discard(0), scene.discard(1)) == ({"0.magical_knight"}, {"1.magical_knight"})


@pytest.mark.rule("PT-RUL-112", "PT-RUL-115")
def test_rear_a_cancelled_order_was_played() -> None:
    scene = BothSets(
        leaders=("paladin", "mastermind"),
        own={"R1": "inventor"},
        rival={"V2": "witch"},
        hand=("magical_knight",),
        rival_hand=("magical_knight", "oracle"),
        wave="R",
    )
    scene.play("cast R1", "order magical_knight", "1: mode yes", "1: card oracle")
    assert (scene.damage("1.V2"), scene.hand(1)) == (0, set())


@pytest.mark.rule("PT-ACT-6", "PT-OWN-1")
def test_order_shuffles_own_corpses_into_their_owners_decks() -> None:
    own = {"V1": "corpse witch", "R2": "corpse 1.knight", "V2": "oracle"}
    scene = BothSets(own=own, rival={"V1": "corpse mystic"}, hand=("inventor",)).play("order inventor")
    assert (scene.stands("V1"), scene.stands("R2"), scene.stands("V2"), scene.stands("1.V1")) == ("", "", "0.oracle", "corpse 1.mystic")
    assert "0.witch" in scene.state.players[0].deck.rest
    assert "1.knight" in scene.state.players[1].deck.rest


# -------------------------------------------------------------------------------------------------------------------------------- leader
def next_round(edition: EditionId, *, own: dict[str, str], rival: dict[str, str], top: tuple[str, ...], wave: str = "R") -> BothSets:
    """Clive's unit at the end of a round, and the next one begun with the top card of the deck set out."""
    scene = BothSets(edition=edition, leaders=("inventor", "paladin"), own=own, rival=rival, top=top, wave=wave, active=1)
    scene.play("1: end", "end")
    return scene


@pytest.mark.parametrize("edition", ["pl", "first"])
@pytest.mark.rule("PT-RUL-128", "PT-FAQ-20")
def test_leader_heroes_have_the_text_of_their_row_of_the_card_set_out(edition: EditionId) -> None:
    """The Knight's vanguard has Intercept and strikes back; its rear may take damage for others."""
    scene = next_round(edition, own={"V1": "oracle", "F1": "mystic", "R1": "witch"}, rival={"V1": "planestalker"}, top=("knight",))
    assert scene.state.players[0].set_out == ("0.knight",)
    assert GAME.set_up(GAME.setup_of(scene.state)) == scene.state
    scene.play("end")
    assert scene.refused("1: shoot V1>R1") == "PT-ATK-5"
    scene.play("1: attack V1>V1", "number 0")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (2, 2)


@pytest.mark.rule("PT-RUL-128", "PT-FAQ-20")
def test_leader_spells_of_the_card_set_out_are_named_in_full() -> None:
    scene = next_round("pl", own={"V1": "mascot", "V2": "witch"}, rival={"V1": "knight"}, top=("supervillain",))
    view = GAME.view(scene.state, Seat(0))
    action = scene.action("cast V1 supervillain.V")
    scene.play("cast V1 supervillain.V", waiting=-1)
    assert GAME.format_action(view, action) == "cast V1 supervillain.V"
    assert GAME.parse_action(view, "0: cast V1 supervillain.V") == action


@pytest.mark.rule("PT-RUL-128")
def test_leader_the_card_is_discarded_at_the_end_of_the_round() -> None:
    scene = next_round("pl", own={"V1": "oracle"}, rival={}, top=("knight", "witch"))
    scene.play(*["end", "1: end"] * 3)
    assert scene.state.players[0].set_out == ("0.witch",)
    assert scene.discard() == {"0.knight"}


@pytest.mark.rule("PT-RUL-128")
def test_leader_shows_a_card_in_the_first_round_too() -> None:
    """Luck brings it, and everybody sees it."""
    state = BothSets(leaders=("inventor", "paladin"), own={"V1": "oracle"}, wave="R", active=1).play("1: end").state
    state = GAME.apply(state, GAME.legal_actions(state, Seat(0))[-1])
    assert state.actor == -1
    state = GAME.apply(state, GAME.chance_action(state, 0))
    (card,) = state.players[0].set_out
    assert GAME.view(state, Seat(1)).players[0].set_out == (card,)
    assert GAME.validate(state) == ()
    assert "set out, and not in play: " in GAME.render_text(GAME.view(state, None))


@pytest.mark.rule("PT-RUL-128")
def test_leader_does_nothing_with_an_empty_deck() -> None:
    scene = BothSets(leaders=("inventor", "paladin"), own={"V1": "oracle"}, wave="R", active=1, deck=())
    assert scene.play("1: end", "end").state.players[0].set_out == ()
