"""The Relic Hunter, by the Polish rules unless a test names an edition."""

from __future__ import annotations

import pytest

from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, BothSets


@pytest.mark.rule("PT-RUL-121")
def test_vanguard_effects_of_the_rival_cannot_choose_the_vanguard_for_defeat() -> None:
    own = {"V1": "relic_hunter", "V2": "witch/1", "F1": "oracle/1"}
    scene = BothSets(active=1, own=own, rival={"V1": "knight/1"}, rival_hand=("assassin",)).play("1: order assassin", waiting=1)
    assert not scene.can("1: pick 0.V2")
    scene.play("1: pick 0.F1")
    assert scene.stands("F1") == "corpse 0.oracle"


@pytest.mark.rule("PT-RUL-121")
def test_vanguard_own_effects_still_defeat() -> None:
    scene = BothSets(own={"V1": "relic_hunter", "V2": "witch"}, rival={"V1": "knight"}, hand=("assassin",))
    scene.play("order assassin", "pick V2")
    assert scene.stands("V2") == "corpse 0.witch"


@pytest.mark.rule("PT-RUL-121")
def test_vanguard_is_passed_over_by_who_defeats_all() -> None:
    """The Templar's order, which nobody aims."""
    scene = BothSets(active=0, own={"V1": "relic_hunter", "V2": "fighter", "F3": "mystic"}, rival={"V1": "knight"}, rival_hand=("templar",))
    scene.play("attack V2>V1", "end", "1: order templar")
    assert scene.stands("V2") == "0.fighter"
    bare = BothSets(own={"V2": "fighter"}, rival={"V1": "knight"}, rival_hand=("templar",))
    assert bare.play("attack V2>V1", "end", "1: order templar").stands("V2") == "corpse 0.fighter"


@pytest.mark.rule("PT-RUL-121", "PT-DMG-3")
def test_vanguard_does_not_help_against_damage() -> None:
    scene = BothSets(active=1, own={"V1": "relic_hunter", "V2": "witch/9"}).play("1: end", "end")
    assert scene.stands("V2") == "corpse 0.witch"


@pytest.mark.rule("PT-RUL-136")
def test_flank_all_heroes_are_stronger_until_the_end_of_the_next_own_turn() -> None:
    """Those that come later, too, and those of the rival; leaders not."""
    own, rival = {"F1": "relic_hunter", "V1": "witch"}, {"V1": "knight", "F1": "overlord", "R1": "oracle"}
    scene = BothSets(own=own, rival=rival, wave="F", hand=("mascot",)).play("cast F1", "attack F2>F2")
    assert scene.damage("1.F2") == 3
    scene.play("end", "1: end", "recruit mascot R2")
    assert GAME.validate(scene.state) == ()
    scene.play("end")
    assert scene.state.players[0].delayed == ()


@pytest.mark.rule("PT-RUL-136")
def test_flank_the_bonus_counts_and_ends() -> None:
    own, rival = {"F1": "relic_hunter", "R3": "knight"}, {"V1": "fighter", "R3": "overlord"}
    scene = BothSets(own=own, rival=rival, wave="F").play("cast F1", "end", "1: end", "attack R3>V1")
    assert scene.damage("1.V1") == 5
    scene.play("end", "1: attack R3>F1", "number 0")
    assert scene.damage("F1") == 3


@pytest.mark.rule("PT-RUL-136")
def test_flank_heroes_that_come_later_have_it() -> None:
    scene = BothSets(own={"F1": "relic_hunter", "V1": "mascot"}, rival={"V1": "knight"}, wave="F", hand=("witch",))
    scene.play("cast F1", "recruit witch F3")
    assert scene.state.players[0].delayed[0].text == "relic_hunter.F.0"
    assert GAME.setup_of(scene.state).players[0].delayed == scene.state.players[0].delayed


@pytest.mark.rule("PT-ATK-1")
def test_rear_five_more() -> None:
    assert BothSets(own={"R1": "relic_hunter"}, rival={"V1": "knight"}, wave="R").play("attack R1>V1").damage("1.V1") == 8


@pytest.mark.rule("PT-RUL-137")
def test_order_turns_up_cards_until_one_is_kept() -> None:
    scene = BothSets(hand=("relic_hunter",), top=("knight", "witch", "oracle"))
    scene.play("order relic_hunter", waiting=0)
    assert [held.card for held in GAME.view(scene.state, Seat(1)).players[0].top] == ["0.knight", None, None]
    scene.play("mode discard", "mode discard", "mode hand")
    assert (scene.hand(), scene.discard()) == ({"0.oracle"}, {"0.knight", "0.witch", "0.relic_hunter"})
    assert [held.card for held in GAME.view(scene.state, Seat(1)).players[0].hand] == ["0.oracle"]


@pytest.mark.rule("PT-RUL-137")
def test_order_stops_when_the_deck_is_empty() -> None:
    scene = BothSets(hand=("relic_hunter",), deck=("knight", "relic_hunter"), top=("witch",))
    scene.play("order relic_hunter", "mode discard", waiting=-1)
    scene.play("drawn 0.knight", "mode discard")
    assert (scene.hand(), scene.discard()) == (set(), {"0.knight", "0.witch", "0.relic_hunter"})
    assert BothSets(hand=("relic_hunter",), deck=("relic_hunter",)).play("order relic_hunter").hand() == set()


# -------------------------------------------------------------------------------------------------------------------------------- leader
@pytest.mark.rule("PT-FLOW-4")
def test_leader_a_threat_each_round_makes_the_unit_stronger_by_two() -> None:
    scene = BothSets(leaders=("relic_hunter", "paladin"), own={"V1": "fighter"}, rival={"V1": "knight"}, wave="R", active=1)
    scene.play("1: end", "end", "attack V1>V1")
    assert scene.damage("1.V1") == 6
    scene.play("end", "1: end", "attack F2>V1")
    assert scene.damage("1.V1") == 12


@pytest.mark.parametrize("line", ["recruit oracle V2", "order magical_knight"])
@pytest.mark.rule("PT-ACT-2", "PT-ACT-6", "PT-ATK-6")
def test_leader_a_recruit_or_an_order_takes_all_threats_away(line: str) -> None:
    scene = BothSets(
        leaders=("relic_hunter", "paladin"),
        own={"V1": "fighter"},
        rival={"V1": "knight"},
        wave="R",
        active=1,
        hand=("oracle", "magical_knight"),
    )
    scene.play("1: end", "end", line, *(["pick 1.V1"] if "order" in line else []), "attack V1>V1")
    assert scene.damage("1.V1") == 4 + (8 if "order" in line else 0)


@pytest.mark.rule("PT-RUL-112")
def test_leader_a_cancelled_order_was_played() -> None:
    scene = BothSets(
        leaders=("relic_hunter", "mastermind"),
        own={"V1": "fighter"},
        rival={"V1": "knight"},
        wave="R",
        active=1,
        hand=("magical_knight",),
        rival_hand=("oracle",),
    )
    scene.play("1: end", "end", "order magical_knight", "1: mode yes", "1: card oracle", "attack V1>V1")
    assert scene.damage("1.V1") == 4
