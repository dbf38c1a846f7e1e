"""Whom a text means with four players: one opponent, chosen; each opponent; the other players; each player (PT-2V2-7)."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from boardrules import from_json, to_json
from boardrules.pixel_tactics import LeaderCopied, State, TemporaryModifier
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.reading.evaluate import strength
from boardrules.pixel_tactics._engine.reading.located import printed
from boardrules.pixel_tactics._engine.reading.modifiers import actions_of_turn
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.language import DiscardedWhenDefeated
from boardrules.values import Seat
from tests.pixel_tactics.four import FourScene
from tests.pixel_tactics.rules.teams.test_course import begun, with_hand
from tests.pixel_tactics.scene import GAME, Scene

BOTH: Final = ("set_1", "set_2")


def strength_at(scene: FourScene, seat: int, slot: int) -> int:
    """The attack strength of a card, whatever it may attack."""
    piece = scene.state.players[seat].unit[slot]
    assert piece is not None
    return strength(GAME.position(scene.state), Stand(Seat(seat), slot, piece), None, "melee")


# ------------------------------------------------------------------------------------------------------------------- one rival, chosen
@pytest.mark.rule("PT-2V2-7")
def test_the_plaguebearer_in_the_flank_damages_one_leader_of_a_rivals_choice_of_its_player() -> None:
    scene = FourScene({"F1": "plaguebearer"}, cards=BOTH, wave=1).play("cast F1", waiting=0).play("pick 3.F2")
    assert [scene.damage(f"{seat}.F2") for seat in range(4)] == [0, 0, 0, 2]


@pytest.mark.rule("PT-2V2-7")
def test_the_planebinder_in_the_rear_damages_the_rear_of_one_rival() -> None:
    rear = {"R1": "mystic", "R3": "priestess", "V1": "witch"}
    scene = FourScene({"R1": "planebinder", "R2": "healer"}, rear, rear, rear, cards=BOTH, wave=2).play("cast R1", waiting=0)
    assert scene.refused("rival 2") == "PT-2V2-7"
    scene.play("rival 3")
    assert [scene.damage(f"{seat}.R1") for seat in range(4)] == [0, 0, 0, 2]
    assert [scene.damage(f"3.{slot}") for slot in ("R1", "R3", "V1")] == [2, 2, 0]
    assert scene.damage("1.R3") == 0


@pytest.mark.rule("PT-2V2-7", "PT-RUL-57")
@pytest.mark.parametrize("edition", ["first", "en"])
def test_the_scientist_in_the_vanguard_takes_an_action_from_one_rival(edition: EditionId) -> None:
    cards = ("set_1",) if edition == "en" else ("set_1_first",)
    scene = FourScene({"V1": "scientist"}, edition=edition, cards=cards)
    scene.play("cast V1", waiting=0).play("rival 3").end_wave()
    assert [actions_of_turn(GAME.position(scene.state), Seat(seat)) for seat in range(4)] == [2, 2, 2, 1]


@pytest.mark.rule("PT-2V2-7")
@pytest.mark.parametrize("cards", ["set_1", "set_1_first"])
def test_the_paladin_in_the_rear_swaps_two_cards_of_one_rival(cards: str) -> None:
    units: tuple[dict[str, str], ...] = ({"R1": "paladin"}, {"V1": "mystic"}, {}, {"V1": "witch", "R2": "corpse healer", "F1": "oracle"})
    scene = FourScene(*units, cards=(cards,), leaders=("knight", "gunner", "fighter", "templar"), wave=2)
    scene.play("cast R1", waiting=0).play("rival 3", waiting=0)
    assert not scene.can("pick 1.V1")
    scene.play("pick 3.V1", "pick 3.R2")
    assert (scene.stands("3.V1"), scene.stands("3.R2"), scene.stands("1.V1")) == ("corpse 3.healer", "3.witch", "1.mystic")


@pytest.mark.rule("PT-2V2-7", "PT-RUL-134")
def test_the_diabolist_in_the_rear_puts_the_card_into_the_unit_of_the_rival_it_was_taken_from() -> None:
    full = dict.fromkeys(("V2", "V3", "F1", "F3", "R1", "R2", "R3"), "")
    names = ("mystic", "oracle", "witch", "healer", "knight", "gunner", "fighter")
    units: tuple[dict[str, str], ...] = ({"R1": "diabolist"}, {"V1": "vampire"} | dict(zip(full, names, strict=True)))
    hands = ((), ("summoner",), (), ("priestess",))
    leaders = ("paladin", "scientist", "trapper", "templar")
    scene = FourScene(*units, cards=BOTH, leaders=leaders, hands=hands, wave=2).play("cast R1", waiting=0).play("rival 1")
    assert scene.hand(1) == {"1.summoner"}  # there is no room in that unit, though there is in the other one
    scene = FourScene(*units, cards=BOTH, leaders=leaders, hands=hands, wave=2).play("cast R1", waiting=0)
    scene.play("rival 3", "taken 3.priestess", waiting=0)
    assert not scene.can("pick 1.V2")
    scene.play("pick 3.R2")
    assert scene.stands("3.R2") == "corpse 3.priestess"


@pytest.mark.rule("PT-2V2-7")
def test_in_a_duel_nobody_is_asked_which_rival_is_meant() -> None:
    scene = Scene(edition="pl", cards="set_2", leaders=("druid", "sage"), own={"R1": "planebinder"}, rival={"R1": "immortal"}, wave="R")
    scene.play("cast R1")
    assert scene.damage("1.R1") == 2
    scene = Scene(own={"R1": "paladin"}, rival={"V1": "mystic", "V3": "witch"}, leaders=("knight", "gunner"), wave="R")
    scene.play("cast R1")
    assert scene.stands("1.V1") == "1.witch"


# ------------------------------------------------------------------------------------------------------------------------ each rival
@pytest.mark.rule("PT-2V2-7")
def test_by_the_supervillains_order_each_rival_discards() -> None:
    hands = (("supervillain", "mystic"), ("witch", "healer", "oracle"), ("fighter",), ("knight", "priestess"))
    scene = FourScene(cards=BOTH, leaders=("paladin", "gunner", "dragon_mage", "templar"), hands=hands)
    scene.play("order supervillain", "card mystic", waiting=-1)
    assert GAME.validate(scene.state) == ()
    scene.play("taken 1.witch", "taken 1.oracle", "taken 3.knight", "taken 3.priestess")
    assert [scene.hand(seat) for seat in range(4)] == [set(), {"1.healer"}, {"2.fighter"}, set()]


# ---------------------------------------------------------------------------------------------------------------------- other players
@pytest.mark.rule("PT-2V2-7")
def test_no_other_player_can_play_orders_while_the_masterminds_operation_lasts() -> None:
    hands = (("mastermind", "sage"), ("sage",), ("sage",), ("sage",))
    scene = FourScene(cards=BOTH, hands=hands).play("operation mastermind S1")
    assert scene.can("order sage")
    barred = []
    for seat in range(1, 4):
        scene.end_turn()
        barred.append(not scene.can(f"{seat}: order sage"))
    assert barred == [True, True, True]


@pytest.mark.rule("PT-2V2-7", "PT-RUL-112")
def test_malandrax_answers_an_order_of_the_ally_too() -> None:
    leaders = ("paladin", "gunner", "mastermind", "templar")
    hands = (("operative",), (), ("witch",))
    units: tuple[dict[str, str], ...] = ({}, {"V1": "mystic"})
    scene = FourScene(*units, cards=BOTH, leaders=leaders, hands=hands).play("order operative", waiting=2)
    scene.play("2: mode yes", "2: card witch")
    assert (scene.face("1.V1"), scene.hand(2)) == ("hero", set())


# ----------------------------------------------------------------------------------------------------------------------- each player
@pytest.mark.rule("PT-2V2-7")
@pytest.mark.parametrize("gone", [[0, 1, 2, 3], [2], []])
def test_the_lorekeeper_in_the_rear_turns_up_the_decks_of_all_and_asks_about_each_once(gone: list[int]) -> None:
    scene = FourScene({"R1": "lorekeeper"}, cards=("set_1_first", "set_2"), wave=2).play("cast R1", waiting=-1).deal()
    shown = {seat: player.deck.top[0].card for seat, player in enumerate(scene.state.players) if player.deck.top}
    assert sorted(shown) == [0, 1, 2, 3]
    for seat in range(4):
        scene.play(f"mode {'discard' if seat in gone else 'top'}", waiting=None if seat == 3 and 0 not in gone else -1 if seat == 3 else 0)
    scene.deal()
    assert [seat for seat in range(4) if shown[seat] in scene.discard(seat)] == gone


@pytest.mark.rule("PT-2V2-7")
def test_by_the_divinitys_order_each_player_draws_the_difference_to_whoever_restored_most() -> None:
    """Three, two, none and one are restored: none, one, three and two are drawn."""
    units: tuple[dict[str, str], ...] = (
        {"V1": "corpse mystic", "V2": "corpse witch", "R1": "corpse healer"},
        {"V1": "corpse mystic", "V2": "corpse witch", "V3": "oracle"},
        {"F1": "mystic"},
        {"V1": "corpse mystic"},
    )
    scene = FourScene(*units, cards=BOTH, hands=(("divinity",),)).play("order divinity", waiting=-1)
    assert GAME.validate(scene.state) == ()
    scene.deal()
    assert [len(scene.hand(seat)) for seat in range(4)] == [0, 1, 3, 2]
    assert all(scene.face(at) == "hero" for at in ("V1", "V2", "R1", "1.V1", "1.V2", "3.V1"))


# ------------------------------------------------------------------------------------------------------------------------- that unit's
@pytest.mark.rule("PT-2V2-7")
def test_malephaise_weakens_each_rivals_heroes_by_the_corpses_of_their_own_unit() -> None:
    units: tuple[dict[str, str], ...] = (
        {"V1": "corpse oracle"},
        {"V1": "fighter", "F1": "corpse witch", "F3": "corpse healer"},
        {"V1": "fighter", "F1": "corpse witch"},
        {"V1": "fighter", "R1": "corpse witch"},
    )
    scene = FourScene(*units, cards=BOTH, leaders=("diabolist", "gunner", "knight", "templar"))
    plain = GAME.compiled(scene.state.options)[0].physical["1.fighter"].hero.attack
    assert [strength_at(scene, seat, 0) for seat in (1, 2, 3)] == [plain - 2, plain, plain - 1]


# ------------------------------------------------------------------------------------------------------------------------- the copied
def numbers(scene: FourScene, seat: int = 0) -> tuple[int, int]:
    """Strength and life of a seat's leader as printed, or as copied."""
    leader = scene.piece(f"{seat}.F2")
    assert leader is not None
    return printed(GAME.position(scene.state), Seat(seat), leader)


def of_leader(scene: FourScene, name: str) -> tuple[int, int]:
    """Strength and life that are printed on a leader."""
    leader = GAME.compiled(scene.state.options)[0].cards[name].leader
    return leader.attack, leader.life


@pytest.mark.rule("PT-2V2-7", "PT-RUL-31")
@pytest.mark.parametrize("edition", ["pl", "en"])  # in the ceasefire of en nothing reaches across, but a leader copies all the same
def test_a_leader_that_copies_picks_one_rivals_when_leaders_are_revealed(edition: EditionId) -> None:
    names = ("doppelganger", "vampire", "paladin", "gunner")
    scene = begun(1, names, edition=edition)
    for seat, name in enumerate(names):
        scene.choose(seat, name)
    assert (scene.state.phase, GAME.to_act(scene.state)) == ("setup", (0,))
    assert numbers(scene) == of_leader(scene, "doppelganger")
    decision = GAME.pending(scene.state, Seat(0))
    assert decision is not None
    assert (decision.key, decision.rule) == ("ChooseCopied", "PT-2V2-7")
    assert dict(decision.params)["card"] == "0.doppelganger"
    assert GAME.validate(scene.state) == ()
    assert from_json(State, to_json(scene.state)) == scene.state
    assert [GAME.format_action(GAME.view(scene.state, None), action) for action in GAME.legal_actions(scene.state)] == [
        "rival 1",
        "rival 3",
    ]
    scene.play("rival 3")
    assert [(event.card, event.seat) for event in scene.events if isinstance(event, LeaderCopied)] == [("0.doppelganger", 3)]
    assert numbers(scene) == of_leader(scene, "gunner")
    assert (scene.state.phase, scene.state.clock.round) == ("play", 1)
    assert GAME.validate(scene.state) == ()


@pytest.mark.rule("PT-2V2-7", "PT-RUL-31")
def test_a_leader_that_copies_follows_the_seats_later_leaders_and_no_others() -> None:
    leaders = ("doppelganger", "vampire", "paladin", "gunner")
    scene = FourScene(leaders=leaders, damage=(0, 30)).end_wave()
    assert numbers(scene) == of_leader(scene, "doppelganger")  # there is nothing to copy now
    scene.state = with_hand(scene, 1, "knight")
    scene.choose(1, "knight")
    assert numbers(scene) == of_leader(scene, "knight")
    other = FourScene(leaders=leaders, damage=(0, 0, 0, 30)).end_wave()
    other.state = with_hand(other, 3, "knight")
    other.choose(3, "knight")
    assert numbers(other) == of_leader(other, "vampire")


@pytest.mark.rule("PT-2V2-7", "PT-2V2-5")
def test_a_later_leader_that_copies_picks_when_it_is_revealed() -> None:
    scene = FourScene(leaders=("paladin", "vampire", "knight", "gunner"), damage=(0, 30)).end_wave()
    scene.state = with_hand(scene, 1, "doppelganger")
    before = GAME.turn_of(scene.state)
    scene.choose(1, "doppelganger")
    assert GAME.to_act(scene.state) == (1,)
    assert GAME.turn_of(scene.state) == before  # the lone round has not begun
    scene.play("1: rival 2")
    assert numbers(scene, 1) == of_leader(scene, "knight")
    assert scene.state.clock.lone is not None


@pytest.mark.rule("PT-2V2-7")
def test_a_position_cannot_say_that_a_leader_copies_an_allys_or_that_another_card_copies() -> None:
    scene = FourScene({"V1": "knight"}, leaders=("doppelganger", "vampire", "paladin", "gunner"))
    player = scene.state.players[0]
    for slot, copied in ((4, 2), (4, 0), (0, 1)):
        unit = list(player.unit)
        piece = unit[slot]
        assert piece is not None
        unit[slot] = replace(piece, copies=Seat(copied))
        state = replace(scene.state, players=(replace(player, unit=tuple(unit)), *scene.state.players[1:]))
        assert [(fault.path, fault.rule) for fault in GAME.validate(state)] == [(f"$.players[0].unit[{slot}].copies", "PT-2V2-7")]


# -------------------------------------------------------------------------------------------------------------------------- who answers
@pytest.mark.rule("PT-2V2-7", "PT-RUL-119")
@pytest.mark.parametrize("concerned", [1, 3])
def test_of_two_leaders_of_a_team_that_may_answer_the_one_whose_unit_is_concerned_does(concerned: int) -> None:
    units: tuple[dict[str, str], ...] = ({}, {"V1": "mystic", "V2": "witch"}, {}, {"V1": "healer", "V2": "oracle"})
    scene = FourScene(*units, cards=BOTH, leaders=("paladin", "technologist", "knight", "technologist"), hands=(("operative",),))
    scene.play("order operative", waiting=0).play(f"pick {concerned}.V1", waiting=concerned)
    scene.play(f"{concerned}: pick {concerned}.V2")
    assert scene.piece(f"{concerned}.V2") is None


@pytest.mark.rule("PT-2V2-7", "PT-RUL-43")
@pytest.mark.parametrize(("first", "turn", "chooser"), [(0, 0, 1), (2, 0, 3)])
def test_of_two_leaders_that_choose_the_targets_of_an_attack_the_first_in_the_order_of_turns_does(
    first: int, turn: int, chooser: int
) -> None:
    units: tuple[dict[str, str], ...] = ({"V1": "fighter"}, {"V1": "mystic"}, {"V1": "knight"}, {"V1": "healer"})
    leaders = ("paladin", "illusionist", "gunner", "illusionist")
    scene = FourScene(*units, cards=("set_1",), leaders=leaders, first=first, turn=turn)
    actions = [action for action in GAME.legal_actions(scene.state) if type(action).__name__ == "Attack"]
    scene.state = GAME.apply(scene.state, actions[0])
    assert GAME.to_act(scene.state) == (chooser,)


@pytest.mark.rule("PT-2V2-7", "PT-RUL-50")
@pytest.mark.parametrize("seat", [1, 3])
def test_an_order_goes_to_the_rival_whose_hero_it_defeated_though_no_corpse_is_left(seat: int) -> None:
    stolen = TemporaryModifier(DiscardedWhenDefeated(), "gone", Seat(seat), f"{seat}.overlord")
    scene = FourScene({}, {"V1": "mystic"}, {}, {"V1": "healer"}, cards=("set_1", "promo"), hands=(("ptpov-mage",),))
    player = scene.state.players[seat]
    piece = player.unit[0]
    assert piece is not None
    unit = (replace(piece, mods=(stolen,)), *player.unit[1:])
    players = tuple(replace(player, unit=unit) if other is player else other for other in scene.state.players)
    scene.state = replace(scene.state, players=players)
    scene.play("order ptpov-mage", waiting=0).play(f"pick {seat}.V1")
    assert scene.hand(seat) == {"0.ptpov-mage"}
    assert scene.piece(f"{seat}.V1") is None


@pytest.mark.rule("PT-2V2-7")
@pytest.mark.parametrize("copied", [1, 3])
def test_a_setup_says_whom_a_leader_copies_and_means_the_next_rival_if_it_does_not(copied: int) -> None:
    scene = FourScene(leaders=("doppelganger", "vampire", "paladin", "gunner"))
    leader = scene.piece("0.F2")
    assert leader is not None
    assert leader.copies == 1
    unit = list(scene.state.players[0].unit)
    unit[4] = replace(leader, copies=Seat(copied))
    state = replace(scene.state, players=(replace(scene.state.players[0], unit=tuple(unit)), *scene.state.players[1:]))
    assert GAME.set_up(GAME.setup_of(state)) == state
