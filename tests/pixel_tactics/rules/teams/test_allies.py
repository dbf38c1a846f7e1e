"""Two against two: what reaches the rivals' units and the ally's (PT-2V2-2, PT-2V2-3, PT-2V2-4, PT-2V2-7)."""

from __future__ import annotations

from typing import Final

import pytest

from boardrules.errors import AmbiguousNotation
from boardrules.pixel_tactics import CardsMoved, Clear, CorpseRaised, Held, Move
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import Seat
from tests.pixel_tactics.four import FourScene
from tests.pixel_tactics.scene import GAME


@pytest.mark.rule("PT-2V2-2", "PT-ATK-3")
def test_an_attack_may_be_aimed_at_either_rivals_unit_and_at_no_other() -> None:
    scene = FourScene({"V1": "fighter"}, {"V1": "mystic"}, {"V1": "witch"}, {"V1": "healer", "F1": "trapper"})
    assert all(scene.can(f"attack V1>{at}") for at in ("1.V1", "1.F2", "3.V1", "3.F2"))
    assert scene.refused("attack V1>2.V1") == "BR-SEAT"
    assert scene.refused("attack V1>0.F2") == "PT-ATK-1"
    assert scene.refused("attack V1>3.F1") == "PT-ATK-3"
    scene.play("attack V1>3.V1")
    assert (scene.damage("1.V1"), scene.damage("2.V1")) == (0, 0)
    assert scene.damage("3.V1") > 0


@pytest.mark.rule("PT-2V2-2", "PT-ATK-5")
def test_an_interceptor_shields_its_own_units_column_only() -> None:
    scene = FourScene({"V1": "gunner"}, {"V1": "knight", "R1": "mystic"}, {}, {"R1": "healer"})
    assert scene.refused("shoot V1>1.R1") == "PT-ATK-5"
    assert scene.can("shoot V1>3.R1")


@pytest.mark.rule("PT-2V2-3", "PT-ACT-8")
def test_a_move_takes_a_hero_between_allied_units_either_way_but_not_within_the_allys() -> None:
    scene = FourScene({"V1": "fighter"}, {"V1": "mystic"}, {"V1": "witch", "R1": "corpse healer"})
    assert scene.can("move V1 2.R3")
    assert scene.can("move 2.V1 R3")
    assert scene.can("move V1 R3")
    assert scene.refused("move 2.V1 2.V2") == "PT-2V2-3"
    assert scene.refused("move V1 1.V2") == "PT-SET-9"
    assert scene.refused("move 1.V1 V2") == "PT-SET-9"
    assert scene.refused("move 2.F2 V2") == "PT-ACT-8"
    assert scene.refused("move 2.R1 V2") == "PT-ACT-8"
    assert scene.refused("move V1 2.F2") == "PT-SET-5"
    assert scene.refused("move V1 2.V1") == "PT-ACT-8"
    assert scene.refused("move V1 2.R1") == "PT-DMG-4"
    scene.play("move V1 2.R3", "move 2.V1 F1")
    assert (scene.stands("V1"), scene.stands("2.R3"), scene.stands("2.V1"), scene.stands("F1")) == ("", "0.fighter", "", "2.witch")
    moves = [action for action in GAME.legal_actions(scene.end_turn().state) if isinstance(action, Move)]
    assert {(action.at.seat, action.to.seat) for action in moves} == {(1, 1), (1, 3)}


@pytest.mark.rule("PT-2V2-3", "PT-ACT-13")
def test_what_a_hero_did_binds_it_in_the_allys_unit_on_the_allys_turn() -> None:
    scene = FourScene({"V1": "fighter"}, {}, {"V2": "witch"}).play("move V1 2.V1").end_turn().end_turn()
    assert scene.state.actor == 2
    assert scene.refused("2: attack 2.V1>1.F2") == "PT-ACT-13"
    assert scene.refused("2: move 2.V1 2.R1") == "PT-ACT-13"
    assert scene.refused("2: move 2.V1 0.R1") == "PT-ACT-13"
    assert scene.can("2: attack 2.V2>1.F2")
    scene.end_turn().end_turn()
    assert scene.state.clock.wave == 1
    assert scene.can("0: move 2.V1 0.R1")


@pytest.mark.rule("PT-2V2-3", "PT-OWN-1")
def test_a_hero_in_the_allys_unit_is_controlled_by_the_ally() -> None:
    scene = FourScene({"V1": "fighter"}, {}, {}).play("move V1 2.F1").end_wave()
    for _ in range(2):
        scene.end_turn()
    assert (scene.state.actor, scene.state.clock.wave) == (2, 1)
    scene.play("2: attack F1>1.F2")
    assert scene.damage("1.F2") > 0


@pytest.mark.rule("PT-2V2-4", "PT-ACT-7")
def test_corpses_of_the_allys_unit_are_cleared_to_their_owners_pile() -> None:
    scene = FourScene({}, {"V1": "corpse mystic"}, {"V1": "corpse witch", "V2": "corpse 0.healer", "V3": "trapper"})
    clears = {action.at.seat for action in GAME.legal_actions(scene.state) if isinstance(action, Clear)}
    assert clears == {2}
    assert scene.refused("clear 1.V1") == "PT-SET-9"
    assert scene.refused("clear 2.V3") == "PT-ACT-7"
    scene.play("clear 2.V1", "clear 2.V2")
    assert [scene.discard(seat) for seat in range(4)] == [{"0.healer"}, set(), {"2.witch"}, set()]


@pytest.mark.rule("PT-2V2-7")
def test_who_plays_a_text_about_a_hand_says_which_rival_it_means() -> None:
    scene = FourScene({"V1": "oracle"}, hands=((), ("mystic",), (), ("witch", "healer")))
    scene.play("cast V1", waiting=0)
    assert {str(GAME.format_action(GAME.view(scene.state, Seat(0)), action)) for action in GAME.legal_actions(scene.state)} == {
        *("rival 1", "rival 3"),
    }
    decision = GAME.pending(scene.state, Seat(0))
    assert decision is not None
    assert (decision.key, decision.rule) == ("ChooseRival", "PT-2V2-7")
    assert GAME.validate(scene.state) == ()
    scene.play("rival 3", waiting=0)
    seen = GAME.view(scene.state, Seat(0))
    assert [held.card for held in seen.players[3].hand] == ["3.healer", "3.witch"]
    assert [held.card for held in seen.players[1].hand] == [None]
    scene.play("card 3.witch")
    assert (scene.discard(3), scene.discard(1)) == ({"3.witch"}, set())


@pytest.mark.rule("PT-2V2-7")
def test_a_text_without_a_choice_of_its_own_asks_for_the_rival_first() -> None:
    scene = FourScene({"R1": "trapper"}, hands=((), ("mystic",), (), ("witch", "healer")), wave=2)
    scene.play("cast R1", waiting=0).play("rival 1", waiting=-1).play("taken 1.mystic")
    assert [scene.hand(seat) for seat in (1, 3)] == [set(), {"3.witch", "3.healer"}]


@pytest.mark.rule("PT-2V2-7", "PT-SET-3")
def test_whoever_looks_at_a_hand_tells_nobody_which_of_its_cards_others_knew() -> None:
    told = []
    for known in ("mystic", "priestess"):
        hand = tuple([Held(f"1.{name}", 0b1010 if name == known else 0b0010) for name in ("mystic", "priestess")])
        scene = FourScene({"V1": "oracle"}, hands=((), hand, (), ("witch", "healer")))
        scene.play("cast V1", waiting=0).play("rival 1", waiting=0)
        looks = [event for event in scene.events if isinstance(event, CardsMoved)]
        assert [event.card for event in looks] == ["1.mystic", "1.priestess"]
        told.append([GAME.redact_event(event, Seat(2)) for event in looks])
    assert told[0] == told[1]


@pytest.mark.rule("PT-2V2-7", "PT-DMG-7")
def test_an_ally_is_neither_rival_nor_own_for_texts() -> None:
    """The Berserker strikes at once whoever attacks a hero of its own unit: no attack on the ally's unit concerns it."""
    scene = FourScene({}, {"V1": "fighter"}, {"V1": "mystic"}, leaders=("berserker", "gunner", "paladin", "templar"), first=1)
    scene.play("1: attack V1>2.V1")
    assert scene.damage("1.V1") == 0


@pytest.mark.rule("PT-ATK-7")
def test_texts_set_off_together_begin_with_the_active_players_then_in_the_order_of_turns() -> None:
    scene = FourScene(first=2, turn=1)
    position = GAME.position(scene.state)
    assert position.active == 3
    assert position.order_of_play() == [3, 0, 1, 2]


BOTH: Final = ("set_1", "set_2")


@pytest.mark.rule("PT-2V2-3", "PT-RUL-131")
def test_a_corpse_that_counts_as_a_hero_does_so_in_the_unit_of_its_leader_only() -> None:
    leaders = ("necromancer", "gunner", "fighter", "templar")
    scene = FourScene({"V1": "risen:mystic"}, cards=BOTH, leaders=leaders)
    assert scene.face("V1") == "risen"
    scene.play("move V1 2.V2")
    assert scene.face("2.V2") == "corpse"
    assert [event for event in scene.events if isinstance(event, CorpseRaised)] == [CorpseRaised("0.mystic", raised=False)]
    assert GAME.validate(scene.state) == ()


@pytest.mark.rule("PT-2V2-7", "PT-RUL-131")
def test_corpses_of_a_copying_leaders_unit_follow_the_leader_it_copies() -> None:
    leaders = ("doppelganger", "necromancer", "fighter", "templar")
    scene = FourScene({"V1": "risen:mystic"}, cards=BOTH, leaders=leaders, damage=(0, 40)).end_wave()
    assert scene.face("V1") == "corpse"
    assert CorpseRaised("0.mystic", raised=False) in scene.events
    assert GAME.validate(scene.state) == ()


@pytest.mark.rule("PT-2V2-7")
@pytest.mark.parametrize(
    ("picks", "more"),
    [(("pick V1", "pick V2"), True), (("none", "pick V2"), True), (("pick V1", "none"), True), (("none", "none"), False)],
)
def test_each_rival_may_defeat_a_hero_by_the_warmages_order_and_one_more_follows_if_any_did(picks: tuple[str, str], more: bool) -> None:  # noqa: FBT001  (a case)
    own = {"V1": "fighter", "V2": "healer"}
    scene = FourScene(own, {"V1": "mystic", "V2": "oracle"}, cards=BOTH, hands=(("warmage",),))
    scene.play("order warmage", "pick 1.V1", waiting=1)
    scene.play(f"1: {picks[0].replace('V', '0.V')}", waiting=3)
    assert GAME.validate(scene.state) == ()
    scene.play(f"3: {picks[1].replace('V', '0.V')}", waiting=0 if more else None)
    if more:
        scene.play("pick 1.V2")
    fallen = [scene.face(at) for at in ("0.V1", "0.V2", "1.V1", "1.V2")]
    assert fallen == ["corpse" if done else "hero" for done in (picks[0] != "none", picks[1] != "none", True, more)]


@pytest.mark.rule("PT-2V2-2")
def test_the_notation_of_an_attack_finds_a_card_in_either_rivals_unit_and_names_what_it_leaves_open() -> None:
    scene = FourScene({"V1": "fighter"}, {"V1": "mystic"}, {}, {"V1": "witch"})
    assert scene.action("attack fighter>witch") == scene.action("attack V1>3.V1")
    assert scene.action("attack V1>mystic") == scene.action("attack V1>V1") == scene.action("attack V1>1.V1")
    with pytest.raises(AmbiguousNotation) as caught:
        scene.action("attack V1")
    assert set(caught.value.candidates) >= {"attack V1>V1", "attack V1>3.V1"}
    for action in GAME.legal_actions(scene.state):
        assert GAME.parse_action(GAME.view(scene.state, None), GAME.format_action(GAME.view(scene.state, None), action)) == action


# ---------------------------------------------------------------------------------------------------------------------------- any unit
@pytest.mark.parametrize("edition", ["en", "ru", "first", "pl"])
@pytest.mark.rule("PT-RUL-139", "PT-CEASE-5", "PT-DMG-7")
def test_in_the_ceasefire_ottavia_reaches_the_allys_heroes_and_no_rivals(edition: EditionId) -> None:
    """The ally is no rival."""
    leaders, heroes = ("sniper", "gunner", "fighter", "templar"), [{"V1": name} for name in ("witch", "mystic", "healer", "oracle")]
    scene = FourScene(*heroes, edition=edition, cards=("set_1", "set_2"), leaders=leaders, hands=(("knight",),), round=1).play(
        "leader", "card knight", waiting=0
    )
    assert [at for at in ("V1", "1.V1", "2.V1", "3.V1") if scene.can(f"pick {at}")] == ["V1", "2.V1"]
    scene.play("pick 2.V1")
    assert scene.stands("2.V1") == "corpse 2.healer"


@pytest.mark.rule("PT-2V2-7", "PT-CEASE-5")
def test_in_the_ceasefire_a_text_about_all_works_on_both_units_of_its_side() -> None:
    """Nobody's text is kept from the ally by the rule that keeps it from the rivals."""
    heroes = [{"V1": f"{name}/4"} for name in ("fighter", "mystic", "healer", "oracle")]
    scene = FourScene(*heroes, edition="ru", cards=("set_1", "set_2"), hands=(("sniper",),), round=1).play("order sniper", waiting=0)
    assert [at for at in ("V1", "1.V1", "2.V1", "3.V1") if scene.can(f"pick {at}")] == ["V1", "2.V1"]


@pytest.mark.rule("PT-DMG-7", "PT-2V2-7")
def test_a_column_of_any_unit_can_be_one_of_the_allys() -> None:
    """The Paladin's order, by the reprint."""
    units = ({"V1": "witch"}, {"V1": "mystic"}, {"V1": "healer"}, {"V1": "oracle"})
    scene = FourScene(*units, edition="en", leaders=("gunner", "templar", "fighter", "illusionist"), hands=(("paladin",),))
    scene.play("order paladin", waiting=0)
    assert {action.option.area.seat for action in GAME.legal_actions(scene.state)} == {0, 1, 2, 3}  # type: ignore[union-attr]


@pytest.mark.rule("PT-2V2-3", "PT-ACT-8")
@pytest.mark.parametrize(("at", "to"), [("1.V1", "3.V1"), ("3.V3", "1.V2")])
def test_who_moves_rivals_heroes_leaves_them_in_their_unit(at: str, to: str) -> None:
    units: list[dict[str, str]] = [{}, {"V1": "mystic"}, {}, {"V3": "witch"}]
    leaders = ("planebinder", "gunner", "fighter", "templar")
    scene = FourScene(*units, leaders=leaders, cards=("set_1_first", "set_2"))
    assert scene.refused(f"move {at} {to}") == "PT-SET-9"
    assert scene.can(f"move {at} {at[0]}.R2")


@pytest.mark.rule("PT-DMG-7", "PT-RUL-33")
def test_what_a_text_forbids_rivals_it_does_not_forbid_the_ally() -> None:
    corpses = {"V1": "corpse mystic"}
    scene = FourScene({}, corpses, {"V1": "corpse healer"}, {"V1": "corpse witch"}, leaders=("dragon_mage", "gunner", "fighter", "templar"))
    barred = {}
    for seat in range(1, 4):
        scene.end_turn()
        barred[seat] = not scene.can(f"{seat}: clear V1")
    assert barred == {1: True, 2: False, 3: True}
