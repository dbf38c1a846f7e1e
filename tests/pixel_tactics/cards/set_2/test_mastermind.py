"""The Mastermind, by the Polish rules unless a test names an edition."""

from __future__ import annotations

import pytest

from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, BothSets

ORDER = "magical_knight"
RIVAL = {"V1": "knight", "V2": "witch"}


@pytest.mark.rule("PT-ACT-6")
def test_vanguard_three_more_once_anybody_has_played_an_order_in_this_wave() -> None:
    own, rival = {"V1": "mastermind"}, {"V1": "knight", "V2": "witch"}
    assert BothSets(own=own, rival=rival).play("attack V1>V1").damage("1.V1") == 3
    scene = BothSets(own=own, rival=rival, hand=(ORDER,)).play(f"order {ORDER}", "pick 1.V2", "attack V1>V1")
    assert scene.damage("1.V1") == 6
    scene = BothSets(own=own, rival=rival, rival_hand=(ORDER,), active=1).play(f"1: order {ORDER}", "1: pick V2", "1: end", "attack V1>V1")
    assert scene.damage("1.V1") == 6


@pytest.mark.rule("PT-RUL-112")
def test_vanguard_a_cancelled_order_was_played() -> None:
    scene = BothSets(
        leaders=("paladin", "mastermind"), own={"V1": "mastermind"}, rival={"V1": "knight"}, hand=(ORDER,), rival_hand=("oracle",)
    )
    scene.play(f"order {ORDER}", "1: mode yes", "1: card oracle", "attack V1>V1")
    assert scene.damage("1.V1") == 6


@pytest.mark.rule("PT-RUL-16", "PT-DMG-5")
def test_flank_shows_an_order_does_what_it_says_and_falls() -> None:
    """The card stays in the hand, and nothing answers to an order that is not played."""
    scene = BothSets(
        leaders=("paladin", "mastermind"), own={"F1": "mastermind"}, rival={"V1": "knight"}, hand=(ORDER, "technologist"), wave="F"
    )
    scene.play("cast F1", waiting=0)
    assert not scene.can("card technologist")
    scene.play(f"card {ORDER}", "pick 1.V1")
    assert (scene.damage("1.V1"), scene.stands("F1"), scene.hand()) == (8, "corpse 0.mastermind", {f"0.{ORDER}", "0.technologist"})
    known = {held.card for held in GAME.view(scene.state, Seat(1)).players[0].hand}
    assert known == {f"0.{ORDER}", None}


@pytest.mark.rule("PT-ATK-8")
def test_flank_without_an_order_it_just_falls() -> None:
    scene = BothSets(own={"F1": "mastermind"}, wave="F").play("cast F1")
    assert scene.stands("F1") == "corpse 0.mastermind"


@pytest.mark.rule("PT-ATK-8", "PT-OP-5")
def test_flank_with_cards_but_no_order_is_asked_all_the_same() -> None:
    """Silence would tell the rival what is in the hand."""
    scene = BothSets(own={"F1": "mastermind"}, hand=("technologist",), wave="F").play("cast F1", waiting=0)
    assert [
        scene.game.format_action(scene.game.view(scene.state, Seat(0)), action) for action in scene.game.legal_actions(scene.state)
    ] == ["none"]
    scene.play("none")
    assert (scene.stands("F1"), scene.hand()) == ("corpse 0.mastermind", {"0.technologist"})


@pytest.mark.rule("PT-ACT-6", "PT-ACT-20")
def test_rear_after_the_first_order_of_a_wave_nobody_plays_another() -> None:
    """Not as an action, and not by an effect: the Mystic's order plays none after itself."""
    scene = BothSets(own={"R1": "mastermind"}, rival={"V1": "knight"}, hand=(ORDER, "gunner"), rival_hand=("witch",))
    scene.play(f"order {ORDER}", "pick 1.V1")
    assert scene.refused("order gunner") == "PT-ACT-6"
    scene.play("end")
    assert scene.refused("1: order witch") == "PT-ACT-6"
    assert scene.play("1: end").can("order gunner")
    scene = BothSets(active=1, own={"R1": "mastermind"}, rival_hand=("mystic", ORDER), rival={"V1": "knight"}).play("1: order mystic")
    assert scene.hand(1) == {f"1.{ORDER}"}


@pytest.mark.rule("PT-RUL-16")
def test_rear_orders_that_are_only_performed_go_on() -> None:
    scene = BothSets(own={"R1": "mastermind", "R2": "oracle"}, rival={"V1": "knight"}, hand=(ORDER, "doppelganger"))
    scene.play("order doppelganger", f"card {ORDER}", "pick 1.V1")
    assert scene.damage("1.V1") == 8


@pytest.mark.rule("PT-OP-6")
def test_operation_the_rival_plays_no_orders() -> None:
    scene = BothSets(hand=("mastermind",), rival_hand=(ORDER,), rival={"V1": "knight"}).play("operation mastermind S1", "end")
    assert scene.refused(f"1: order {ORDER}") == "PT-ACT-6"


# -------------------------------------------------------------------------------------------------------------------------------- leader
@pytest.mark.rule("PT-RUL-112")
def test_leader_discards_a_card_to_cancel_or_draws() -> None:
    def scene() -> BothSets:
        found = BothSets(
            leaders=("paladin", "mastermind"),
            rival=RIVAL,
            hand=(ORDER,),
            rival_hand=("oracle", "healer"),
            active=0,
        )
        return found.play(f"order {ORDER}", waiting=1)

    cancelled = scene().play("1: mode yes", "1: card oracle")
    assert (cancelled.damage("1.V1"), cancelled.hand(1), cancelled.discard()) == (0, {"1.healer"}, {f"0.{ORDER}"})
    kept = scene().play("1: none", waiting=-1).play("drawn 1.mystic", "pick 1.V1")
    assert (kept.damage("1.V1"), kept.hand(1)) == (8, {"1.oracle", "1.healer", "1.mystic"})


@pytest.mark.rule("PT-CEASE-5", "PT-RUL-114")
def test_leader_in_the_ceasefire_draws_and_is_not_asked() -> None:
    """To cancel the rival's order would be contact; to draw is not (Russian rulebook)."""
    scene = BothSets(
        edition="ru", leaders=("paladin", "mastermind"), own={"V1": "witch"}, hand=("sniper",), rival_hand=("oracle",), round=1
    )
    scene.play("order sniper", waiting=-1).play("drawn 1.mystic")
    assert (scene.hand(1), scene.discard()) == ({"1.oracle", "1.mystic"}, {"0.sniper"})
    assert scene.piece("V1").mods  # type: ignore[union-attr]


@pytest.mark.rule("PT-RUL-112")
def test_leader_without_a_card_draws() -> None:
    scene = BothSets(leaders=("paladin", "mastermind"), rival=RIVAL, hand=(ORDER,)).play(f"order {ORDER}", waiting=-1)
    assert scene.play("drawn 1.mystic", "pick 1.V1").hand(1) == {"1.mystic"}


@pytest.mark.rule("PT-RUL-112")
def test_leader_lets_own_orders_be() -> None:
    scene = BothSets(leaders=("mastermind", "paladin"), rival=RIVAL, hand=(ORDER, "oracle")).play(f"order {ORDER}", "pick 1.V1")
    assert scene.damage("1.V1") == 8


@pytest.mark.rule("PT-RUL-114")
def test_leader_and_a_supervillain_behind_their_player_orders_the_windows() -> None:
    """He still draws if he himself has not discarded."""
    scene = BothSets(
        leaders=("paladin", "mastermind"),
        rival={"V1": "knight", "R1": "supervillain"},
        hand=(ORDER,),
        rival_hand=("oracle", "priestess", "healer"),
    )
    scene.play(f"order {ORDER}", waiting=1)
    assert scene.can("1: mode 1.mastermind")
    scene.play("1: mode 1.supervillain", "1: mode yes", "1: card oracle", "1: card priestess", "1: none", waiting=-1)
    scene.play("drawn 1.mystic")
    assert (scene.damage("1.V1"), scene.hand(1)) == (0, {"1.healer", "1.mystic"})


@pytest.mark.rule("PT-RUL-112")
def test_leader_rukyuk_answers_to_an_order_that_was_cancelled() -> None:
    scene = BothSets(leaders=("gunner", "mastermind"), rival=RIVAL, hand=(ORDER,), rival_hand=("oracle",))
    scene.play(f"order {ORDER}", "1: mode yes", "1: card oracle", "pick 1.V1")
    assert scene.damage("1.V1") == 3


@pytest.mark.rule("PT-OP-5", "PT-RUL-112")
def test_leader_first_an_operation_is_an_order_that_can_be_cancelled() -> None:
    def scene() -> BothSets:
        found = BothSets(edition="first", leaders=("paladin", "mastermind"), hand=("technologist",), rival_hand=("oracle", "healer"))
        return found.play("operation technologist S1", waiting=1)

    cancelled = scene().play("1: mode yes", "1: card oracle")
    assert (cancelled.state.players[0].reserve[0], cancelled.discard()) == (None, {"0.technologist"})
    kept = scene().play("1: none", waiting=-1).play("drawn 1.mystic")
    laid = kept.state.players[0].reserve[0]
    assert laid is not None
    assert laid.card == "0.technologist"
    assert GAME.validate(scene().state) == GAME.validate(kept.state) == ()


@pytest.mark.rule("PT-OP-5")
def test_leader_elsewhere_an_operation_is_no_order() -> None:
    scene = BothSets(leaders=("paladin", "mastermind"), hand=("technologist",), rival_hand=("oracle",)).play("operation technologist S1")
    assert scene.hand(1) == {"1.oracle"}


@pytest.mark.rule("PT-RUL-112", "PT-RUL-113")
def test_leader_that_he_is_asked_betrays_nothing_of_his_hand() -> None:
    """What the rival sees is the same, whatever he holds."""
    leaders = ("paladin", "mastermind")
    seen = [
        GAME.view(BothSets(leaders=leaders, rival=RIVAL, hand=(ORDER,), rival_hand=held).play(f"order {ORDER}", waiting=1).state, Seat(0))
        for held in (("oracle", "healer"), ("mystic", "technologist"))
    ]
    assert seen[0] == seen[1]
