"""Actions and their limits, edition by edition (PT-ACT)."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from msgspec import structs

from boardrules import pixel_tactics
from boardrules.pixel_tactics import Card, Hero, Leader, LeaderAction, Pack, Spot, State, with_cards
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.language import damage, draw, every, leader_action, order, own_leader
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, Scene

ALL: Final[tuple[EditionId, ...]] = ("en", "ru", "first", "pl")
IN_EACH = pytest.mark.parametrize("edition", ALL)
NEUTRAL: Final = ("trapper", "trapper")
"""Leaders who make no action cheaper."""

FIVE: Final = ("witch", "oracle", "mystic", "knight", "healer")


# ------------------------------------------------------------------------------------------------------------------------- draw and hand
@IN_EACH
@pytest.mark.rule("PT-ACT-1")
def test_the_top_card_of_the_own_deck_is_drawn_and_seen_by_its_player_alone(edition: EditionId) -> None:
    scene = Scene(edition=edition, top=("gunner",), leaders=NEUTRAL).play("draw")
    assert scene.hand() == {"0.gunner"}
    assert scene.state.budget.actions == 1
    assert [held.card for held in GAME.view(scene.state, Seat(1)).players[0].hand] == [None]


@pytest.mark.rule("PT-ACT-1", "PT-ACT-18")
@pytest.mark.parametrize(("edition", "limited"), [("en", True), ("ru", True), ("first", False), ("pl", False)])
def test_five_cards_in_hand_bar_the_draw_action_where_there_is_a_limit(edition: EditionId, *, limited: bool) -> None:
    scene = Scene(edition=edition, hand=FIVE, leaders=NEUTRAL)
    assert scene.can("draw") is not limited
    if limited:
        assert scene.refused("draw") == "PT-ACT-1"
    assert Scene(edition=edition, hand=FIVE[:4], leaders=NEUTRAL).can("draw")


@pytest.mark.rule("PT-ACT-1", "PT-ACT-18")
@pytest.mark.parametrize("edition", ["en", "ru"])
def test_a_hand_above_the_limit_bars_the_draw_action_too(edition: EditionId) -> None:
    assert Scene(edition=edition, hand=(*FIVE, "templar", "vampire"), leaders=NEUTRAL).refused("draw") == "PT-ACT-1"


@IN_EACH
@pytest.mark.rule("PT-ACT-18")
def test_effects_draw_beyond_the_limit_and_nobody_discards_down_to_it(edition: EditionId) -> None:
    scene = Scene(edition=edition, wave="F", hand=FIVE, own={"F1": "scientist"}, top=("gunner", "vampire"), leaders=NEUTRAL)
    scene.play("cast F1", "end")
    assert len(scene.hand()) == 7
    assert scene.discard() == set()


@IN_EACH
@pytest.mark.rule("PT-ACT-1", "PT-ACT-19", "PT-RUL-19", "PT-FAQ-1")
def test_from_an_empty_deck_nothing_is_drawn_and_no_discard_pile_comes_back(edition: EditionId) -> None:
    scene = Scene(edition=edition, wave="F", deck=(), discard=("knight", "witch"), own={"F1": "scientist"}, leaders=NEUTRAL)
    assert scene.refused("draw") == "PT-ACT-19"
    scene.play("cast F1")
    assert scene.hand() == set()
    assert scene.discard() == {"0.knight", "0.witch"}
    short = Scene(edition=edition, wave="F", deck=(), top=("gunner",), own={"F1": "scientist"}, leaders=NEUTRAL).play("cast F1")
    assert short.hand() == {"0.gunner"}


# --------------------------------------------------------------------------------------------------------------------------------- recruit
@IN_EACH
@pytest.mark.rule("PT-ACT-2", "PT-DMG-4")
@pytest.mark.parametrize("wave", ["V", "F", "R"])
def test_heroes_are_recruited_to_empty_slots_of_the_waves_row(edition: EditionId, wave: str) -> None:
    scene = Scene(edition=edition, wave=wave, hand=("knight",), own={f"{wave}1": "witch", f"{wave}3": "corpse oracle"}, leaders=NEUTRAL)
    for row in "VFR":
        if row != wave:
            assert scene.refused(f"recruit knight {row}1") == "PT-ACT-2"
    assert scene.refused(f"recruit knight {wave}1") == "PT-ACT-2"
    assert scene.refused(f"recruit knight {wave}3") == "PT-DMG-4"
    assert scene.refused("recruit gunner V2") == "PT-ACT-2"
    if wave != "F":
        assert scene.play(f"recruit knight {wave}2").stands(f"{wave}2") == "0.knight"
        assert scene.hand() == set()


# -------------------------------------------------------------------------------------------------------------------------------- attacking
@IN_EACH
@pytest.mark.rule("PT-ACT-3")
def test_heroes_of_the_waves_row_attack_and_in_the_flank_wave_the_leader(edition: EditionId) -> None:
    for wave in "VFR":
        scene = Scene(edition=edition, wave=wave, own={"V1": "gunner", "F3": "fighter", "R3": "mystic"}, rival={"V1": "witch"})
        assert scene.can("shoot V1>V1") is (wave == "V")
        assert scene.can("attack F3>V1") is (wave == "F")
        assert scene.can("attack F2>V1") is (wave == "F")
        if wave == "R":
            assert scene.refused("attack F2>V1") == "PT-ACT-3"


@IN_EACH
@pytest.mark.rule("PT-ACT-3")
def test_each_card_attacks_once_a_wave_and_a_recruit_not_at_all(edition: EditionId) -> None:
    scene = Scene(edition=edition, actions=4, own={"V1": "fighter"}, hand=("gunner",), rival={"V1": "knight"}, leaders=NEUTRAL)
    scene.play("attack V1>V1", "recruit gunner V2")
    assert scene.refused("attack V1>V1") == "PT-ACT-3"
    assert scene.refused("shoot V2>V1") == "PT-ACT-3"
    leader = Scene(edition=edition, wave="F", rival={"V1": "knight"}, leaders=NEUTRAL).play("attack F2>V1")
    assert leader.refused("attack F2>V1") == "PT-ACT-3"
    scene.play("end", "1: end", "end", "1: end", "end", "1: end", "1: end")
    assert scene.can("attack V1>V1")
    assert scene.can("shoot V2>V1")


@pytest.mark.rule("PT-ACT-3", "PT-RUL-15", "PT-FAQ-3", "PT-DMG-9")
@pytest.mark.parametrize(("edition", "may"), [("en", True), ("ru", True), ("first", True), ("pl", False)])
def test_a_hero_revived_in_this_wave_attacks_where_it_need_not_have_lived_since_the_wave_began(edition: EditionId, *, may: bool) -> None:
    scene = Scene(edition=edition, own={"V1": "corpse fighter"}, rival={"V1": "knight"}, hand=("priestess",), leaders=NEUTRAL)
    scene.play("order priestess")
    assert scene.stands("V1") == "0.fighter"
    assert scene.can("attack V1>V1") is may
    if not may:
        assert scene.refused("attack V1>V1") == "PT-ACT-3"


# -------------------------------------------------------------------------------------------------------------------------------- spells
@IN_EACH
@pytest.mark.rule("PT-ACT-4")
def test_a_spell_takes_the_place_of_the_attack_in_the_row_of_the_wave(edition: EditionId) -> None:
    scene = Scene(edition=edition, actions=4, own={"V1": "mystic/3", "V2": "mascot"}, rival={"V1": "knight"}, leaders=NEUTRAL)
    assert Scene(edition=edition, wave="R", own={"V1": "mystic/3"}, leaders=NEUTRAL).refused("cast V1 V") == "PT-ACT-3"
    assert scene.refused("cast V1 F") == "PT-ACT-4"
    scene.play("cast V1")
    assert scene.refused("cast V1") == "PT-ACT-4"
    assert scene.refused("attack V1>V1") == "PT-ACT-4"
    struck = Scene(edition=edition, own={"V1": "mystic/3"}, rival={"V1": "knight"}, leaders=NEUTRAL).play("attack V1>V1")
    assert struck.refused("cast V1") == "PT-ACT-3"


@IN_EACH
@pytest.mark.rule("PT-ACT-4", "PT-ACT-3")
def test_a_recruit_casts_no_spell_in_its_wave(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("oracle",), rival_hand=("knight",), leaders=NEUTRAL).play("recruit oracle V1")
    assert scene.refused("cast V1") == "PT-ACT-3"


# ------------------------------------------------------------------------------------------------------------------------- leaders' actions
@IN_EACH
@pytest.mark.rule("PT-ACT-5", "PT-RUL-67")
@pytest.mark.parametrize("wave", ["V", "F", "R"])
def test_a_leaders_own_action_is_taken_in_any_wave(edition: EditionId, wave: str) -> None:
    scene = Scene(
        edition=edition, cards="set_1", wave=wave, leaders=("witch", "trapper"), own={"V1": "corpse knight"}, rival={"V1": "fighter"}
    )
    scene.play("leader", "attack V1>V1")
    assert scene.damage("1.V1") == 3
    assert scene.state.budget.actions == 1
    assert Scene(edition=edition, leaders=NEUTRAL).refused("leader") == "PT-ACT-5"


def drill(*, limited: bool, cost: int) -> State:
    """The first turn of a game whose leaders wound themselves as an action."""
    act = leader_action(damage(1, to=every(own_leader)), limited=limited, cost=cost)
    leader = Leader("Sergeant", 2, 20, (act,))
    cards = tuple(Card(f"guard_{k}", Hero("Guard", 1, 5, hand=order(draw(1))), leader) for k in range(12))
    game = with_cards(pixel_tactics, Pack("drill", "Drill", cards))
    state, rng = game.new_game(), Random(5)
    while state.phase != "play":
        state = game.apply(state, rng.choice(game.legal_actions(state)))
    for _ in range(2):
        action = LeaderAction(state.actor, Spot(state.actor, "F2"), "L")
        refusal = game.check(state, action)
        if refusal is not None:
            assert refusal.rule == ("PT-ACT-16" if limited else "PT-FLOW-2")
            break
        state = game.apply(state, action)
    return state


@pytest.mark.rule("PT-ACT-5", "PT-ACT-16", "PT-ACT-15")
@pytest.mark.parametrize(
    ("limited", "cost", "times", "left"), [(False, 1, 2, 0), (True, 1, 1, 1), (True, 0, 1, 2), (False, 0, 2, 2), (False, 2, 1, 0)]
)
def test_a_leaders_action_has_its_price_and_a_limited_one_is_taken_once_a_turn(*, limited: bool, cost: int, times: int, left: int) -> None:
    state = drill(limited=limited, cost=cost)
    leader = state.players[state.actor].unit[4]
    assert leader is not None
    assert (leader.damage, state.budget.actions) == (times, left)


# -------------------------------------------------------------------------------------------------------------------------------- orders
@IN_EACH
@pytest.mark.rule("PT-ACT-6")
def test_an_order_is_neither_in_the_hand_nor_in_the_discard_pile_until_it_is_carried_out(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("assassin",), rival={"V1": "witch", "V2": "knight"}, leaders=NEUTRAL)
    scene.play("order assassin", waiting=0)
    assert scene.hand() == set()
    assert scene.discard() == set()
    assert scene.state.resolving == ("0.assassin",)
    after = scene.play("pick 1.V1").state
    assert scene.discard() == {"0.assassin"}
    assert after.resolving == ()
    assert scene.refused("order oracle") == "PT-ACT-6"


@IN_EACH
@pytest.mark.rule("PT-ACT-6", "PT-FLOW-2")
def test_orders_are_played_as_often_as_there_are_actions(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("knight", "gunner", "scientist"), rival={"V1": "mystic", "V3": "oracle"}, leaders=NEUTRAL)
    scene.play("order scientist", "order knight", "order gunner")
    assert scene.discard() == {"0.scientist", "0.knight", "0.gunner"}
    assert scene.state.budget.actions == 2


@IN_EACH
@pytest.mark.rule("PT-ACT-20", "PT-FAQ-14")
def test_an_order_that_an_effect_plays_costs_no_action(edition: EditionId) -> None:
    scene = Scene(edition=edition, wave="R", own={"R1": "mystic"}, top=("knight",), rival={"V1": "witch"}, leaders=NEUTRAL)
    scene.play("cast R1", "order knight")
    assert scene.damage("1.V1") == 4
    assert scene.state.budget.actions == 1
    assert scene.discard() == {"0.knight"}


# ----------------------------------------------------------------------------------------------------------------- clearing and moving
@IN_EACH
@pytest.mark.rule("PT-ACT-7", "PT-OWN-1")
@pytest.mark.parametrize("wave", ["V", "F", "R"])
def test_a_corpse_is_cleared_in_any_wave_to_its_owners_pile(edition: EditionId, wave: str) -> None:
    own = {"V1": "corpse knight", "R3": "corpse 1.witch", "V3": "mystic"}
    scene = Scene(edition=edition, wave=wave, own=own, rival={"V1": "corpse oracle"}, leaders=NEUTRAL)
    assert scene.refused("clear V3") == "PT-ACT-7"
    assert scene.refused("clear 1.V1") == "PT-SET-9"
    scene.play("clear V1", "clear R3")
    assert (scene.stands("V1"), scene.stands("R3")) == ("", "")
    assert (scene.discard(0), scene.discard(1)) == ({"0.knight"}, {"1.witch"})
    assert scene.state.budget.actions == 0


@IN_EACH
@pytest.mark.rule("PT-ACT-8", "PT-DMG-4")
@pytest.mark.parametrize("wave", ["V", "F", "R"])
def test_a_hero_moves_from_any_slot_to_any_empty_one(edition: EditionId, wave: str) -> None:
    scene = Scene(edition=edition, wave=wave, own={"V1": "knight/3", "F1": "corpse witch", "R1": "oracle"}, leaders=NEUTRAL)
    assert scene.refused("move V1 F1") == "PT-DMG-4"
    assert scene.refused("move V1 R1") == "PT-ACT-8"
    assert scene.refused("move F1 F3") == "PT-ACT-8"
    assert scene.refused("move F2 F3") == "PT-ACT-8"
    scene.play("move V1 R3")
    assert (scene.stands("V1"), scene.stands("R3"), scene.damage("R3")) == ("", "0.knight", 3)
    assert scene.state.budget.actions == 1


@pytest.mark.rule("PT-ACT-9", "PT-ACT-14")
@pytest.mark.parametrize(("edition", "known"), [("en", True), ("ru", True), ("first", False), ("pl", False)])
def test_switch_is_a_long_action_of_the_later_editions(edition: EditionId, *, known: bool) -> None:
    own = {"V1": "knight/2", "R2": "corpse witch", "R3": "oracle"}
    scene = Scene(edition=edition, own=own, leaders=NEUTRAL)
    if not known:
        assert scene.refused("switch V1 R3") == "PT-ACT-9"
        return
    scene.play("switch V1 R2")
    assert (scene.stands("V1"), scene.stands("R2"), scene.damage("R2")) == ("corpse 0.witch", "0.knight", 2)
    assert scene.state.budget.actions == 0
    assert Scene(edition=edition, own=own, leaders=NEUTRAL).can("switch V1 R3")
    assert Scene(edition=edition, own=own, leaders=NEUTRAL, actions=1).refused("switch V1 R3") == "PT-ACT-14"
    assert Scene(edition=edition, own=own, leaders=NEUTRAL).refused("switch V1 F2") == "PT-ACT-9"


# -------------------------------------------------------------------------------------------------------------------------- exclusivity
@pytest.mark.rule("PT-ACT-13", "PT-ACT-3")
@pytest.mark.parametrize(("edition", "again"), [("en", True), ("ru", True), ("first", False), ("pl", False)])
def test_a_hero_does_one_starred_action_a_turn_or_a_wave(edition: EditionId, *, again: bool) -> None:
    """Two seats have one turn each a wave, so the difference is laid out by hand: what was done in an earlier turn of this wave."""
    scene = Scene(edition=edition, own={"V1": "knight"}, actions=3, leaders=NEUTRAL).play("move V1 V2")
    assert scene.refused("move V2 V3") == "PT-ACT-13"
    assert scene.refused("attack V2>F2") == "PT-ACT-13"
    piece = scene.piece("V2")
    assert piece is not None
    assert (piece.done_this_turn, piece.done_this_wave) == (("moved",), ("moved",))
    own = scene.state.players[0]
    unit = tuple(structs.replace(piece, done_this_turn=()) if other is piece else other for other in own.unit)
    scene.state = structs.replace(scene.state, players=(structs.replace(own, unit=unit), scene.state.players[1]))
    assert scene.can("move V2 V3") is again
    assert scene.can("attack V2>F2") is again


@IN_EACH
@pytest.mark.rule("PT-ACT-13")
def test_recruit_attack_spell_and_move_exclude_one_another(edition: EditionId) -> None:
    def scene() -> Scene:
        own = {"V1": "gunner", "V2": "mystic/2"}
        return Scene(edition=edition, actions=4, own=own, hand=("fighter",), rival={"V1": "healer"}, leaders=NEUTRAL)

    assert scene().play("recruit fighter V3").refused("move V3 R3") == "PT-ACT-13"
    assert scene().play("attack V1>V1").refused("move V1 R1") == "PT-ACT-13"
    assert scene().play("cast V2").refused("move V2 R2") == "PT-ACT-13"
    moved = scene().play("move V1 V3", "move V2 V1")
    assert moved.refused("shoot V3>V1") == "PT-ACT-13"
    assert moved.refused("cast V1") == "PT-ACT-13"
    assert scene().play("attack V1>V1", "cast V2", "recruit fighter V3").state.budget.actions == 1


@IN_EACH
@pytest.mark.rule("PT-ACT-15", "PT-RUL-52")
def test_free_actions_cost_nothing_and_keep_their_other_limits(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "knight", "V2": "witch", "R1": "corpse oracle"})
    scene.play("move V1 F1", "move V2 F3", "clear R1")
    assert scene.state.budget.actions == 2
    assert scene.refused("move F1 V1") == "PT-ACT-13"
    assert scene.refused("clear R1") == "PT-ACT-7"


# -------------------------------------------------------------------------------------------------------------------- attacks by effects
@IN_EACH
@pytest.mark.rule("PT-ACT-17", "PT-RUL-14", "PT-FAQ-6")
@pytest.mark.parametrize("lines", [("attack V1>V1", "cast V2", "attack V1>V1"), ("cast V2", "attack V1>V1", "attack V1>V1")])
def test_a_granted_attack_counts_neither_before_nor_after_the_own_one(edition: EditionId, lines: tuple[str, ...]) -> None:
    """The Mascot's spell sends the Fighter; he attacks as an action too."""
    scene = Scene(edition=edition, own={"V1": "fighter", "V2": "mascot"}, rival={"V1": "mystic"}, leaders=NEUTRAL).play(*lines)
    assert scene.damage("1.V1") == 8
    assert scene.state.budget.actions == 0
    assert scene.refused("attack V1>V1") == "PT-ACT-3"


@pytest.mark.rule("PT-ACT-17", "PT-RUL-14", "PT-FAQ-5")
@pytest.mark.parametrize(("edition", "damage"), [("en", 0), ("ru", 0), ("first", 4), ("pl", 4)])
def test_a_hero_recruited_in_this_wave_makes_granted_attacks_in_the_earlier_editions_only(edition: EditionId, damage: int) -> None:
    scene = Scene(edition=edition, own={"V2": "mascot"}, hand=("fighter",), rival={"V1": "mystic"}, leaders=NEUTRAL)
    scene.play("recruit fighter V1", "cast V2", *(["attack V1>V1"] if damage else []))
    assert scene.damage("1.V1") == damage


@IN_EACH
@pytest.mark.rule("PT-ACT-17", "PT-FAQ-5", "PT-RUL-15")
def test_a_hero_revived_in_this_wave_makes_granted_attacks(edition: EditionId) -> None:
    own = {"V1": "corpse fighter", "V2": "mascot"}
    scene = Scene(edition=edition, own=own, hand=("priestess",), rival={"V1": "mystic"}, leaders=NEUTRAL)
    scene.play("order priestess", "cast V2", "attack V1>V1")
    assert scene.damage("1.V1") == 4


@IN_EACH
@pytest.mark.rule("PT-ACT-17", "PT-RUL-46")
def test_an_attack_meant_for_the_hero_just_recruited_is_made_in_every_edition(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=("mascot", "trapper"), hand=("fighter",), rival={"V1": "mystic"})
    scene.play("recruit fighter V1", "attack V1>V1")
    assert scene.damage("1.V1") == 4
    assert scene.state.budget.actions == 1


@IN_EACH
@pytest.mark.rule("PT-ACT-17", "PT-FAQ-4")
def test_a_granted_attack_is_of_the_kind_that_the_effect_names(edition: EditionId) -> None:
    """The Mascot's vanguard grants a melee attack: neither a shot nor a spell stands in for it."""
    own = {"V1": "gunner", "V2": "mascot", "V3": "mystic/3"}
    scene = Scene(edition=edition, own=own, rival={"V1": "healer", "R1": "oracle"}, leaders=NEUTRAL).play("cast V2", waiting=0)
    assert scene.can("attack V1>V1")
    assert not scene.can("shoot V1>R1")
    assert not scene.can("cast V3")
