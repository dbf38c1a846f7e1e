"""Operations, edition by edition (PT-OP, PT-ACT-10, PT-ACT-12, PT-CEASE-3)."""

from __future__ import annotations

import pytest

from boardrules import CHANCE, Seat
from boardrules.pixel_tactics import CardsMoved, OperationPlayed, OrderResolved, Spot, TokenRemoved
from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.reserve_cards import ReserveScene

ALL = pytest.mark.parametrize("edition", ["en", "pl", "ru", "first"])
TURN = ("end", "1: end")


# -------------------------------------------------------------------------------------------------------------------------------- playing
@pytest.mark.parametrize("edition", ["en", "pl", "ru"])
@pytest.mark.rule("PT-OP-1", "PT-OP-2", "PT-ACT-10")
def test_an_operation_is_played_to_any_free_slot_with_four_tokens(edition: EditionId) -> None:
    scene = ReserveScene(edition=edition, hand=("ward",)).play("operation ward S2")
    assert scene.reserve() == {"S2": "0.ward/4"}
    assert scene.hand() == set()
    assert scene.state.budget.actions == 1
    assert OperationPlayed(Seat(0), "0.ward", Spot(Seat(0), "S2")) in scene.events


@pytest.mark.rule("PT-OP-1")
def test_in_the_first_printing_an_operation_has_no_tokens() -> None:
    assert ReserveScene(edition="first", hand=("ward",)).play("operation ward S1").reserve() == {"S1": "0.ward/0"}


@ALL
@pytest.mark.rule("PT-OP-1", "PT-OP-4")
def test_nothing_is_played_to_a_taken_slot_or_to_another_place(edition: EditionId) -> None:
    tokens = "" if edition == "first" else "/2"
    scene = ReserveScene(edition=edition, hand=("ward",), reserve={"S1": f"ban{tokens}"})
    assert scene.refused("operation ward S1") == "PT-OP-4"
    assert scene.refused("operation ward V1") == "PT-OP-1"
    assert scene.refused("operation ward 1.S1") == "PT-OP-1"
    assert scene.refused("operation knight S2") == "PT-ACT-10"


@ALL
@pytest.mark.rule("PT-OP-4")
def test_without_a_free_slot_no_operation_is_played(edition: EditionId) -> None:
    tokens = "" if edition == "first" else "/2"
    full = {"S1": f"ban{tokens}", "S2": f"toll{tokens}", "S3": f"doom{tokens}"}
    scene = ReserveScene(edition=edition, hand=("ward",), reserve=full, own={"V1": "knight"})
    assert {scene.refused(f"operation ward S{n}") for n in (1, 2, 3)} == {"PT-OP-4"}


@ALL
@pytest.mark.rule("PT-OP-1", "PT-SET-9")
def test_an_operation_is_no_part_of_the_unit(edition: EditionId) -> None:
    """It is not attacked, moved, switched, cleared or counted."""
    tokens = "" if edition == "first" else "/4"
    scene = ReserveScene(edition=edition, own={"V1": "knight"}, rival_reserve={"S1": f"ward{tokens}"}, reserve={"S1": f"ban{tokens}"})
    assert scene.refused("attack V1>S1") == "PT-SET-9"
    assert scene.refused("move S1 V2") == "PT-SET-5"
    assert scene.refused("clear S1") == "PT-SET-5"


# ---------------------------------------------------------------------------------------------------------------------------------- time
@pytest.mark.parametrize("edition", ["en", "pl"])
@pytest.mark.rule("PT-OP-3")
def test_an_operation_works_in_the_turn_it_was_played_and_in_three_more(edition: EditionId) -> None:
    scene = ReserveScene(edition=edition, hand=("ban",)).play("operation ban S1")
    for left in (3, 2, 1):
        scene.play("end")
        assert scene.reserve() == {"S1": f"0.ban/{left}"}
        scene.play("1: end") if left > 1 else scene.play("1: end", "1: end")
    scene.play("end")
    assert scene.reserve() == {}
    assert scene.discard() == {"0.ban"}
    assert TokenRemoved("0.ban", 0) in scene.events
    assert CardsMoved(Seat(0), "0.ban", "reserve", "discard", 15) in scene.events


@pytest.mark.rule("PT-OP-3")
def test_ru_an_operation_is_discarded_when_no_token_can_be_removed() -> None:
    """It works in four more turns, in the last of them without a token."""
    scene = ReserveScene(edition="ru", hand=("ban",)).play("operation ban S1")
    for line, left in zip(("end", "end", "end"), (3, 2, 1), strict=True):
        scene.play(line)
        assert scene.reserve() == {"S1": f"0.ban/{left}"}
        scene.play("1: end") if left > 1 else scene.play("1: end", "1: end")
    scene.play("end")
    assert scene.reserve() == {"S1": "0.ban/0"}
    scene.play("1: end", "end")
    assert scene.reserve() == {}
    assert scene.discard() == {"0.ban"}


@pytest.mark.rule("PT-OP-3")
def test_first_an_operation_lasts_until_the_end_of_the_round() -> None:
    scene = ReserveScene(edition="first", hand=("ban",), wave="F").play("operation ban S1", "end", "1: end", "end")
    assert scene.reserve() == {"S1": "0.ban/0"}
    scene.play("1: end")
    assert scene.reserve() == {}
    assert scene.discard() == {"0.ban"}


@pytest.mark.parametrize("edition", ["en", "pl", "ru"])
@pytest.mark.rule("PT-OP-3")
def test_tokens_go_at_the_end_of_own_turns_only(edition: EditionId) -> None:
    scene = ReserveScene(edition=edition, reserve={"S1": "ban/3"}, rival_reserve={"S1": "toll/2"}).play("end")
    assert (scene.reserve(0), scene.reserve(1)) == ({"S1": "0.ban/2"}, {"S1": "1.toll/2"})
    scene.play("1: end")
    assert (scene.reserve(0), scene.reserve(1)) == ({"S1": "0.ban/2"}, {"S1": "1.toll/1"})


@pytest.mark.rule("PT-OP-3", "PT-OP-6")
def test_the_last_token_goes_before_the_rivals_turn_and_before_casualties() -> None:
    """The ward does not lessen what the rival deals in its next turn; a text at the end of the turn has worked before."""
    scene = ReserveScene(
        edition="pl", own={"V1": "knight"}, rival={"V1": "fighter"}, reserve={"S1": "ward/1", "S2": "mill/1"}, damage=(3, 0)
    )
    scene.play("end")
    assert scene.reserve() == {}
    assert scene.damage("F2") == 2
    scene.play("1: attack V1>V1")
    assert scene.damage("V1") == 4


# --------------------------------------------------------------------------------------------------------------------------------- working
@ALL
@pytest.mark.rule("PT-OP-6")
def test_an_operation_works_at_once(edition: EditionId) -> None:
    scene = ReserveScene(edition=edition, hand=("ban",), rival_hand=("knight",)).play("operation ban S1", "end")
    assert scene.refused("1: recruit knight V1") == "PT-ACT-2"


@ALL
@pytest.mark.rule("PT-OP-6", "PT-OP-1")
def test_an_operation_works_for_the_whole_unit_from_outside_of_it(edition: EditionId) -> None:
    tokens = "" if edition == "first" else "/4"
    scene = ReserveScene(edition=edition, own={"V1": "fighter"}, rival={"V1": "knight"}, rival_reserve={"S3": f"ward{tokens}"})
    assert scene.play("attack V1>V1").damage("1.V1") == 3


@ALL
@pytest.mark.rule("PT-OP-6", "PT-OP-3")
def test_nothing_of_an_operation_works_when_it_is_gone(edition: EditionId) -> None:
    tokens = "" if edition == "first" else "/1"
    scene = ReserveScene(edition=edition, wave="R", reserve={"S1": f"ban{tokens}"}, rival_hand=("knight",))
    scene.play("end") if edition in {"pl", "en"} else scene.play("end", "1: end", "1: end", "end") if edition == "ru" else scene.play(*TURN)
    assert scene.reserve() == {}
    if scene.state.actor == 0:
        scene.play("end")
    assert scene.can(f"1: recruit knight {'VFR'[scene.state.clock.wave]}1")


@pytest.mark.rule("PT-OP-6", "PT-RUL-118")
def test_an_operation_can_make_an_action_of_the_rival_longer() -> None:
    scene = ReserveScene(edition="pl", rival_reserve={"S1": "toll/4"}, hand=("knight",)).play("recruit knight V1")
    assert scene.state.budget.actions == 0


@ALL
@pytest.mark.rule("PT-OP-6", "PT-LOOP-2")
def test_a_text_of_an_operation_that_works_once_a_turn_does_so(edition: EditionId) -> None:
    tokens = "" if edition == "first" else "/4"
    scene = ReserveScene(
        edition=edition,
        own={"V1": "dragon_mage"},
        hand=("assassin",),
        rival={"V1": "knight", "V2": "witch"},
        rival_reserve={"S1": f"spite{tokens}"},
    )
    scene.play("order assassin", "pick 1.V2", "cast V1", "pick 1.V1")
    assert scene.damage("F2") == 1


@ALL
@pytest.mark.rule("PT-OP-6")
def test_a_text_of_an_operation_that_works_once_a_turn_works_in_each_turn_of_a_wave(edition: EditionId) -> None:
    spite = "spite" if edition == "first" else "spite/4"
    rival = {"V1": "knight", "V2": "witch"}
    scene = ReserveScene(edition=edition, hand=("fell",), rival=rival, rival_hand=("fell",), rival_reserve={"S1": spite})
    scene.play("order fell", "pick 1.V1", "end")
    assert scene.damage("F2") == 1
    scene.play("1: order fell")
    assert scene.damage("F2") == 2


@pytest.mark.parametrize("edition", ["en", "ru"])
@pytest.mark.rule("PT-OP-6", "PT-DMG-6")
def test_damage_of_an_operation_is_dealt_by_no_hero(edition: EditionId) -> None:
    """The Assassin's leader defeats at once whom heroes and leaders give lethal damage; an operation is neither."""
    scene = ReserveScene(edition=edition, leaders=("assassin", "paladin"), reserve={"S1": "blast/4"}, rival_hand=("witch",))
    scene.play("end", "1: recruit witch V1")
    assert scene.stands("1.V1") == "1.witch"
    assert scene.damage("1.V1") == 9


# --------------------------------------------------------------------------------------------------------------------------------- leaving
@pytest.mark.rule("PT-OP-3", "PT-RUL-111")
def test_an_operation_works_a_last_time_when_its_last_token_goes() -> None:
    scene = ReserveScene(edition="pl", reserve={"S1": "doom/1"}, own={"V1": "knight"}, rival={"V1": "witch"}).play("end", waiting=0)
    assert scene.reserve() == {}
    assert scene.discard() == {"0.doom"}
    scene.play("pick 1.V1")
    assert scene.stands("1.V1") == "corpse 1.witch"
    assert scene.state.actor == 1


@pytest.mark.rule("PT-OP-3", "PT-RUL-111")
def test_ru_an_operation_works_a_last_time_when_none_is_left() -> None:
    scene = ReserveScene(edition="ru", reserve={"S1": "doom/1"}, own={"V1": "knight"}, rival={"V1": "witch"}).play(*TURN)
    assert scene.reserve() == {"S1": "0.doom/0"}
    scene.play("end", waiting=0)
    scene.play("pick V1")
    assert scene.stands("V1") == "corpse 0.knight"


@pytest.mark.rule("PT-OP-3", "PT-RUL-111")
def test_first_an_operation_works_a_last_time_at_the_end_of_the_round() -> None:
    scene = ReserveScene(edition="first", wave="R", reserve={"S1": "doom"}, own={"V1": "knight"}, rival={"V1": "witch"}).play("end")
    scene.play("1: end", waiting=0)
    scene.play("pick 1.V1")
    assert scene.stands("1.V1") == "corpse 1.witch"
    assert (scene.state.actor, scene.discard()) == (1, {"0.doom"})


@pytest.mark.rule("PT-OP-3", "PT-ATK-8")
def test_an_operation_that_leaves_without_a_target_does_nothing() -> None:
    scene = ReserveScene(edition="pl", reserve={"S1": "doom/1"}).play("end")
    assert scene.state.actor == 1


# ------------------------------------------------------------------------------------------------------------------------------- no orders
@pytest.mark.parametrize("edition", ["en", "pl", "ru"])
@pytest.mark.rule("PT-OP-5")
def test_an_operation_cannot_be_played_as_an_order(edition: EditionId) -> None:
    scene = ReserveScene(edition=edition, hand=("ward", "twice"))
    assert scene.refused("order ward") == "PT-OP-5"
    scene.play("order twice", waiting=0)
    assert scene.refused("order ward") != ""
    scene.play("none")
    assert scene.hand() == {"0.ward"}


@pytest.mark.parametrize("edition", ["en", "pl", "ru"])
@pytest.mark.rule("PT-OP-5")
def test_playing_an_operation_is_no_order_for_texts_that_speak_of_orders(edition: EditionId) -> None:
    """The Gunner's leader answers to orders: it does not answer to this."""
    units = {"V1": "knight"}
    scene = ReserveScene(edition=edition, leaders=("gunner", "paladin"), hand=("ward", "healer"), own=units, rival=units)
    scene.play("operation ward S1")
    assert scene.state.players[0].orders == (0, 0)
    scene.play("order healer", waiting=0)


@pytest.mark.rule("PT-OP-5")
def test_first_an_operation_is_an_order_that_stays_in_play() -> None:
    units = {"V1": "knight"}
    scene = ReserveScene(edition="first", leaders=("gunner", "paladin"), hand=("ward",), own=units, rival=units)
    scene.play("operation ward S1", "pick 1.V1")
    assert scene.damage("1.V1") == 3
    assert scene.state.players[0].orders == (1, 1)
    scene = ReserveScene(edition="first", hand=("ward", "twice")).play("order twice", "operation ward S2")
    assert scene.reserve() == {"S2": "0.ward/0"}
    assert scene.state.players[0].orders == (2, 2)


@ALL
@pytest.mark.rule("PT-OP-5")
def test_an_effect_that_does_what_an_order_says_does_nothing_with_an_operation(edition: EditionId) -> None:
    """The Doppelganger's order shows a card; it stays in the hand."""
    scene = ReserveScene(edition=edition, hand=("doppelganger", "ban")).play("order doppelganger", "card ban")
    assert scene.hand() == {"0.ban"}
    assert scene.reserve() == {}
    assert OrderResolved("0.ban") not in scene.events


@pytest.mark.parametrize("edition", ["en", "pl", "ru"])
@pytest.mark.rule("PT-ACT-10", "PT-ACT-16")
def test_actions_that_are_for_operations_only_pay_for_them(edition: EditionId) -> None:
    scene = ReserveScene(edition=edition, cards="set_1", hand=("mystic", "ward"), actions=1).play("order mystic", "operation ward S1")
    assert (scene.state.budget.actions, scene.state.budget.extra[0].n) == (0, 2)


# --------------------------------------------------------------------------------------------------------------------- ceasefire, discard
@pytest.mark.parametrize("edition", ["en", "pl", "first"])
@pytest.mark.rule("PT-CEASE-3")
def test_no_operation_is_played_in_the_ceasefire(edition: EditionId) -> None:
    scene = ReserveScene(edition=edition, round=1, hand=("ward", "ban"))
    assert {scene.refused("operation ward S1"), scene.refused("operation ban S1")} == {"PT-CEASE-3"}


@pytest.mark.rule("PT-CEASE-3")
def test_ru_an_operation_that_touches_its_own_side_alone_is_played_in_the_ceasefire() -> None:
    scene = ReserveScene(edition="ru", round=1, hand=("ward", "ban", "toll", "blast"))
    assert {scene.refused(f"operation {card} S1") for card in ("ban", "toll", "blast")} == {"PT-CEASE-3"}
    assert scene.play("operation ward S1").reserve() == {"S1": "0.ward/4"}


@pytest.mark.parametrize("edition", ["en", "pl", "first"])
@pytest.mark.rule("PT-ACT-12")
def test_nobody_discards_an_operation_where_the_rules_have_no_such_action(edition: EditionId) -> None:
    tokens = "" if edition == "first" else "/2"
    assert ReserveScene(edition=edition, reserve={"S1": f"ban{tokens}"}).refused("discard S1") == "PT-ACT-12"


@pytest.mark.rule("PT-ACT-12")
def test_ru_an_operation_is_discarded_by_an_action_and_does_not_work_a_last_time() -> None:
    scene = ReserveScene(edition="ru", reserve={"S1": "doom/2"}, rival={"V1": "witch"})
    assert scene.refused("discard S2") == "PT-ACT-12"
    assert scene.refused("discard V1") == "PT-OP-1"
    scene.play("discard S1")
    assert (scene.reserve(), scene.discard(), scene.state.budget.actions) == ({}, {"0.doom"}, 1)


@ALL
@pytest.mark.rule("PT-OP-1", "PT-OWN-1")
def test_an_operation_is_known_to_all(edition: EditionId) -> None:
    tokens = "" if edition == "first" else "/2"
    scene = ReserveScene(edition=edition, reserve={"S1": f"ban{tokens}"})
    for seat in (Seat(0), Seat(1), None):
        assert scene.game.view(scene.state, seat).players[0].reserve == scene.state.players[0].reserve
    assert scene.state.actor != CHANCE
