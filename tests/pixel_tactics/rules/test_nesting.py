"""Where texts meet: diversion, overflow, parting attacks, stolen heroes, orders inside spells, copies, two players' triggers."""

from __future__ import annotations

import pytest

from boardrules import pixel_tactics
from boardrules.pixel_tactics import Card, DamagePlaced, Hero, Leader, Pack, with_cards
from boardrules.pixel_tactics._engine.announcing.triggers import DEPTH
from boardrules.pixel_tactics.language import damage, draw, every, order, rival_hero, this, trigger, when_damage_dealt
from tests.pixel_tactics import scene as scene_module
from tests.pixel_tactics.scene import GAME, Scene

FIRST = "set_1_first"
BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-DMG-1")
def test_the_rival_diverts_part_of_an_attack_before_it_is_placed(cards: str) -> None:
    scene = Scene(
        cards=cards, own={"V1": "fighter"}, rival={"R1": "mystic", "R2": "homunculus", "V2": "knight"}, leaders=("paladin", "oracle")
    )
    scene.play("attack V1>R1", "1: number 3")
    assert (scene.damage("1.R1"), scene.damage("1.R2")) == (1, 3)


@pytest.mark.rule("PT-LOOP-2")
def test_diverted_damage_may_be_diverted_on_by_another_text_but_not_back() -> None:
    scene = Scene(
        cards=FIRST,
        edition="first",
        own={"V1": "fighter"},
        rival={"R1": "mystic", "R2": "homunculus", "R3": "knight"},
        hand=("planestalker", "gunner"),
    )
    scene.play("attack V1>R1", "1: number 4", "1: number 3")
    assert (scene.damage("1.R1"), scene.damage("1.R2"), scene.damage("1.R3")) == (0, 1, 3)


@BOTH
@pytest.mark.rule("PT-DMG-8")
def test_overflow_comes_after_diversion_and_goes_to_the_leader(cards: str) -> None:
    scene = Scene(
        cards=cards, leaders=("paladin", "homunculus"), own={"V1": "fighter"}, rival={"R1": "assassin", "R2": "witch/2", "F3": "mystic"}
    )
    scene.play("attack V1>R1")
    assert (scene.damage("1.R1"), scene.damage("1.F2")) == (0, 4)
    scene = Scene(cards=cards, leaders=("paladin", "homunculus"), own={"V1": "fighter"}, rival={"V1": "healer/2"}, hand=("alchemist",))
    scene.play("order alchemist", *["pick 1.V1"] * 7)
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (3, 6)


@BOTH
@pytest.mark.rule("PT-DMG-3", "PT-ATK-6")
def test_parting_attacks_come_after_all_casualties_in_their_owners_order(cards: str) -> None:
    scene = Scene(
        cards=cards, leaders=("berserker", "paladin"), own={"V1": "fighter/8", "F1": "gunner/4"}, rival={"V1": "knight", "V2": "witch"}
    )
    scene.play("end")
    scene.play("1: end", waiting=0)
    assert scene.stands("V1") == "corpse 0.fighter"
    assert scene.stands("F1") == "corpse 0.gunner"
    scene.play("mode 0.berserker:0.gunner", "attack F1>V2", "attack V1>V1")
    assert (scene.damage("1.V2"), scene.damage("1.V1")) == (5, 4)


@BOTH
@pytest.mark.rule("PT-DMG-5")
def test_a_hero_defeated_by_an_order_is_stolen_and_makes_its_parting_attack_at_once(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("overlord", "berserker"), own={"V1": "mystic"}, rival={"V1": "fighter"}, hand=("assassin",))
    scene.play("order assassin", "pick 1.V1", "pick R3", "1: attack V1>V1")
    assert scene.damage("V1") == 4
    assert scene.stands("1.V1") == ""
    assert scene.stands("R3") == "1.fighter"
    piece = scene.piece("R3")
    assert piece is not None
    assert [type(timed.modifier).__name__ for timed in piece.mods] == ["SetLife", "DiscardedWhenDefeated"]


@BOTH
@pytest.mark.rule("PT-DMG-3", "PT-OWN-1")
def test_a_stolen_hero_has_one_life_and_is_discarded_to_its_owner(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("overlord", "paladin"), rival={"V1": "fighter/8", "V2": "gunner"}, own={"V2": "mystic"})
    scene.play("end", "1: end", "pick V3")
    assert scene.stands("V3") == "1.fighter"
    scene.play("end", "1: end", "end", "1: end", "1: attack V2>V3", "1: end", "end")
    assert scene.stands("V3") == ""
    assert "1.fighter" in scene.discard(1)


@BOTH
@pytest.mark.rule("PT-LOOP-1")
def test_an_order_inside_a_spell_is_chosen_by_the_rival_and_carried_out_by_the_caster(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "illusionist"}, rival={"V1": "fighter"}, rival_hand=("assassin", "oracle"), wave="F")
    scene.play("cast F1", "1: card assassin", "pick 1.V1")
    assert scene.stands("1.V1") == "corpse 1.fighter"
    assert scene.hand(1) == {"1.assassin", "1.oracle"}


@BOTH
@pytest.mark.rule("PT-LOOP-1")
def test_orders_nest_and_none_is_executed_within_itself(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("mascot", "paladin"), own={"V1": "fighter"}, hand=("doppelganger", "gunner"))
    scene.play("order doppelganger", "card gunner")
    assert scene.hand() == {"0.gunner"}
    scene = Scene(cards=cards, leaders=("mascot", "paladin"), rival_hand=("mascot",), hand=("illusionist",))
    scene.play("order illusionist", "taken 1.mascot")
    assert scene.discard(1) == {"1.mascot"}
    assert scene.discard() == {"0.illusionist"}


@BOTH
@pytest.mark.rule("PT-LOOP-1")
def test_an_order_in_progress_is_not_taken_at_random_within_itself(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "illusionist"}, rival_hand=("illusionist", "oracle"), wave="F")
    scene.play("cast F1", "1: card illusionist", waiting=-1)
    assert [scene.can(f"taken 1.{name}") for name in ("oracle", "illusionist")] == [True, False]
    scene = Scene(cards=cards, own={"F1": "illusionist"}, rival_hand=("illusionist",), wave="F")
    scene.play("cast F1", "1: card illusionist")
    assert scene.hand(1) == {"1.illusionist"}


@BOTH
@pytest.mark.rule("PT-ACT-4")
def test_a_copied_spell_works_as_if_it_stood_here(cards: str) -> None:
    scene = Scene(cards=cards, own={"V2": "doppelganger/3"}, rival={"V1": "mystic/4"})
    scene.play("cast V2")
    assert (scene.damage("V2"), scene.damage("1.V1")) == (0, 4)


@BOTH
@pytest.mark.rule("PT-ATK-11")
def test_a_copying_leader_has_the_rivals_numbers_and_its_ability_for_its_own_unit(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("doppelganger", "fighter"), own={"V1": "mystic"}, rival={"V1": "knight", "F1": "oracle"})
    scene.play("attack V1>V1")
    assert scene.damage("1.V1") == (3 if cards == FIRST else 4)


@BOTH
@pytest.mark.rule("PT-ATK-7")
def test_one_player_orders_his_triggers_of_one_moment(cards: str) -> None:
    scene = Scene(
        cards=cards,
        leaders=("gunner", "paladin"),
        own={"R1": "berserker"},
        rival={"V1": "knight", "V2": "mystic"},
        hand=("priestess",),
        wave="R",
    )
    scene.play("order priestess", "mode 0.gunner", "pick 1.V1", "shoot R1>V1")
    assert scene.damage("1.V1") == 6
    assert scene.damage("R1") == 2


@BOTH
@pytest.mark.rule("PT-ATK-6")
def test_templars_order_defeats_who_struck_and_who_will(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "mystic"}, rival={"V1": "fighter", "V3": "knight"}, rival_hand=("templar",), hand=())
    scene.play("attack V1>V1", "end")
    scene.play("1: order templar")
    assert scene.stands("V1") == "corpse 0.mystic"
    scene = Scene(cards=cards, own={"V1": "fighter", "V3": "mystic"}, rival={"V1": "gunner"}, hand=("templar",), second=False)
    scene.play("order templar", "end", "1: attack V1>V1")
    assert scene.stands("1.V1") == "corpse 1.gunner"
    assert scene.damage("V1") == 8


@pytest.mark.rule("PT-DMG-2")
def test_heketch_defeats_at_once_whoever_dealt_it_or_only_his_unit() -> None:
    for cards, fallen in ((FIRST, True), ("set_1", False)):
        scene = Scene(cards=cards, leaders=("assassin", "paladin"), rival={"V1": "witch/4"}, own={"V1": "knight"}, hand=("alchemist",))
        scene.play("order alchemist", *["pick 1.V1"] * 7)
        assert (scene.stands("1.V1") == "corpse 1.witch") is fallen
    for cards in (FIRST, "set_1"):
        scene = Scene(cards=cards, leaders=("assassin", "paladin"), rival={"V1": "witch/4"}, own={"V1": "fighter"})
        scene.play("attack V1>V1")
        assert scene.stands("1.V1") == "corpse 1.witch"


@BOTH
@pytest.mark.rule("PT-DMG-1")
def test_the_vampire_heals_what_it_dealt_in_all_overflow_and_excess_counted(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("paladin", "homunculus"), own={"V1": "vampire/5"}, rival={"V1": "assassin"})
    scene.play("attack V1>V1")
    assert scene.damage("V1") == 3
    assert scene.damage("1.F2") == 2


@BOTH
@pytest.mark.rule("PT-ATK-3")
def test_the_rival_picks_the_targets_of_each_melee_attack_of_an_order(cards: str) -> None:
    scene = Scene(
        cards=cards,
        leaders=("paladin", "illusionist"),
        own={"V1": "fighter", "V2": "mystic"},
        rival={"V1": "knight", "V2": "gunner"},
        hand=("berserker",),
    )
    scene.play("order berserker", "attack V1>", "1: pick V2", "1: pick V1")
    assert (scene.damage("1.V2"), scene.damage("1.V1")) == (4, 1)


@BOTH
@pytest.mark.rule("PT-CEASE-2")
def test_an_oracle_in_the_rear_keeps_the_top_card_known_to_its_player_alone(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "oracle"}, wave="R")
    top = scene.state.players[0].deck.top
    assert len(top) == 1
    assert GAME.view(scene.state, GAME.seats(scene.state)[0]).players[0].top == top
    assert GAME.view(scene.state, GAME.seats(scene.state)[1]).players[0].top[0].card is None
    scene.play("draw", waiting=-1)
    assert top[0].card in scene.hand()


@BOTH
@pytest.mark.rule("PT-LOOP-2", "PT-RUL-25", "PT-RUL-27")
def test_each_attack_within_one_order_is_answered(cards: str) -> None:
    """Three blows against the Knight, and three answers."""
    own = {"V1": "fighter", "V2": "mystic", "V3": "witch"}
    scene = Scene(cards=cards, own=own, rival={"V1": "knight", "V3": "oracle"}, hand=("berserker",))
    scene.play("order berserker", *(f"attack V{n}>V1" for n in (1, 2, 3)))
    assert [scene.damage(at) for at in own] == [2, 2, 2]


@pytest.mark.rule("PT-LOOP-2", "PT-RUL-25")
def test_a_hero_that_attacks_twice_within_one_order_is_answered_twice() -> None:
    """The Mystic's order plays the Doppelganger's, which carries out the Berserker's, and then the Berserker's."""
    scene = Scene(cards=FIRST, own={"V1": "fighter"}, rival={"V1": "knight"}, hand=("mystic", "doppelganger", "berserker"))
    scene.play("order mystic", "order doppelganger", "card berserker", "attack V1>V1", "order berserker", "attack V1>V1")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (4, 8)


@BOTH
@pytest.mark.rule("PT-LOOP-2", "PT-RUL-41", "PT-RUL-46")
def test_the_attack_that_juto_grants_and_the_illusionists_are_both_answered(cards: str) -> None:
    """The recruit makes both, one after the other, in one spell."""
    scene = Scene(cards=cards, leaders=("mascot", "oracle"), own={"R3": "illusionist"}, rival={"V1": "knight"}, hand=("fighter",), wave="R")
    scene.play("cast R3", "recruit fighter R1", "attack R1>V1", "attack R1>V1")
    answers = [event.amount for event in scene.events if isinstance(event, DamagePlaced) and event.target == "0.fighter"]
    assert (answers, scene.damage("1.V1")) == ([2, 2], 2 * (4 + 4))


@BOTH
@pytest.mark.rule("PT-LOOP-2", "PT-RUL-64")
def test_demitras_heals_for_each_attack_of_an_order(cards: str) -> None:
    own = {"V1": "fighter/7", "V2": "gunner/3"}
    scene = Scene(cards=cards, leaders=("vampire", "oracle"), own=own, rival={"V1": "knight"}, hand=("berserker",))
    scene.play("order berserker", "attack V1>V1", "attack V2>V1")
    assert [scene.damage(at) for at in own] == [7 - 4 + 2, 3 - 3 + 2]


@pytest.mark.rule("PT-LOOP-2", "PT-RUL-64")
def test_demitras_heals_a_hero_for_both_of_its_attacks_within_one_order() -> None:
    hand = ("mystic", "doppelganger", "berserker")
    scene = Scene(cards=FIRST, leaders=("vampire", "oracle"), own={"V1": "fighter/7"}, rival={"V1": "fighter"}, hand=hand)
    scene.play("order mystic", "order doppelganger", "card berserker", "attack V1>V1", "order berserker", "attack V1>F2")
    assert scene.damage("V1") == 7 - 4
    scene = Scene(cards=FIRST, leaders=("vampire", "oracle"), own={"V1": "fighter/7"}, rival={"V1": "knight"}, hand=hand)
    scene.play("order mystic", "order doppelganger", "card berserker", "attack V1>V1", "order berserker", "attack V1>V1")
    assert scene.damage("V1") == 7 - 4 + 2 - 4 + 2


@pytest.mark.rule("PT-LOOP-2")
def test_answers_within_answers_end_at_a_depth(monkeypatch: pytest.MonkeyPatch) -> None:
    """The echo's damage sets it off again."""
    echo = Hero("Echo", 2, 9, vanguard=(trigger(when_damage_dealt(this), damage(1, to=every(rival_hero))),), hand=order(draw(1)))
    others = tuple(Card(f"soldier_{k}", Hero("Soldier", 1, 60, hand=order(draw(1))), Leader("Captain", 3, 20)) for k in range(11))
    game = with_cards(pixel_tactics, Pack("own", "Own", (*others, Card("echo", echo, Leader("Boss", 1, 20)))))
    monkeypatch.setattr(scene_module, "GAME", game)
    scene = Scene(cards="own", leaders=("soldier_0", "soldier_1"), own={"V1": "echo"}, rival={"V1": "soldier_2"})
    assert scene.play("attack V1>V1").damage("1.V1") == 2 + DEPTH
    assert scene.state.stack == ()
