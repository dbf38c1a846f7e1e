"""The board in a terminal: what it shows, what it does not, and that it always fits."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics import Card, Leader, Options, Pack, State
from boardrules.pixel_tactics._types.actions import ChooseLeader
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import Seat

from .playing import GAME, random_game
from .scene import Scene

TABLE = Scene(
    cards="set_1_first",
    leaders=("witch", "priestess"),
    own={"V1": "knight/3", "V2": "corpse dragon_mage", "F1": "corpse 1.knight", "F3": "planestalker", "R3": "homunculus/12"},
    rival={"V1": "trapper/1", "F3": "0.gunner"},
    hand=("fighter", "paladin"),
    rival_hand=("witch", "vampire", "mystic"),
    discard=("assassin", "1.healer"),
    damage=(11, 16),
)


def shown(scene: Scene, seat: int | None = 0) -> list[str]:
    return GAME.render_text(GAME.view(scene.state, None if seat is None else Seat(seat))).splitlines()


def cell(lines: list[str], slot: str, *, of: int = 0) -> list[str]:
    """The three lines of a slot, the *of*-th from above."""
    found = [
        (n, k) for n, line in enumerate(lines) for k, part in enumerate(line[3:].split("│")) if part.startswith((f" {slot} ", f" {slot}*"))
    ]
    n, k = found[of]
    return [line[3:].rstrip("║").split("│")[k].strip() for line in lines[n : n + 3]]


@pytest.mark.parametrize("edition", ["en", "ru", "first", "pl"])
@pytest.mark.parametrize("cards", ["set_1", "set_1_first"])
def test_every_position_fits_80_columns(edition: EditionId, cards: str) -> None:
    options = Options(edition=edition, cards=(cards,), best_of=3)
    for index, (state, _, _) in enumerate(random_game(options, seed=4, plies=1500)):
        if index % 9 == 0 or state.phase == "over":
            lines = GAME.render_text(GAME.view(state, (None, Seat(0), Seat(1))[index % 3])).splitlines()
            assert max(map(len, lines)) <= 80
            assert len(lines) < 70
            assert all(line.isprintable() for line in lines)


@pytest.mark.rule("PT-DMG-1", "PT-ATK-2", "PT-ATK-5")
def test_a_hero_shows_strength_damage_life_keywords_and_that_it_is_in_melee() -> None:
    lines = shown(TABLE)
    assert cell(lines, "V1", of=1) == ["V1*Knight", "atk 3  dmg 3/10", "Intercept"]
    assert cell(lines, "R3", of=1) == ["R3 Homunculus", "atk 3  dmg 12/7 lethal", "Ranged"]
    assert cell(lines, "V3", of=1) == ["V3", "", ""]


def test_a_leader_is_called_by_its_own_name() -> None:
    assert cell(shown(TABLE), "F2", of=1) == ["F2*Hepzibah Culotre", "atk 3  dmg 11/20", "leader"]


@pytest.mark.rule("PT-DMG-3", "PT-OWN-1")
def test_a_corpse_is_hatched_and_named_with_its_owner_if_it_is_anothers() -> None:
    assert cell(shown(TABLE), "V2", of=1) == ["V2 ::::::::::::::::::::", ": corpse: Dragon Mage ::", "atk 3::::::::::::::::::"]
    assert cell(shown(TABLE), "F1", of=1)[1] == ": corpse: Knight of 1 ::"
    assert cell(shown(TABLE), "F3", of=0)[0] == "F3*Gunner of 0"


@pytest.mark.rule("PT-SET-5")
def test_the_units_face_each_other_the_viewers_below() -> None:
    """Column 1 of one unit is above column 3 of the other."""
    lines = shown(TABLE)
    vanguards = [line for line in lines if " V1" in line and " V3" in line]
    assert [line.index(" V1") < line.index(" V3") for line in vanguards] == [False, True]
    order = [line[1] for line in lines if line[:1] in {" ", ">"} and line[2:3] == "║" and line[1] != " "]
    assert order == ["R", "F", "V", "V", "F", "R"]
    assert lines.index("> Player 1 (you) to act   hand 2   deck 16   discard 2") > lines.index("  Player 2   hand 3   deck 18   discard 0")
    assert cell(shown(TABLE, 1), "V1", of=1)[0] == "V1*Trapper"


def test_the_row_of_the_wave_is_marked_in_both_units() -> None:
    assert [line[:2] for line in shown(Scene(wave="F")) if line.startswith(">") and line[2] == "║"] == [">F", ">F"]


def test_the_own_hand_is_listed_and_the_rivals_is_a_number() -> None:
    lines = shown(TABLE)
    assert "  hand: Fighter, Paladin" in lines
    assert not any("Vampire" in line or "Mystic" in line for line in lines)
    assert "  hand: Mystic, Vampire, Witch" in shown(TABLE, 1)
    assert not any(line.startswith("  hand:") for line in shown(TABLE, None))


@pytest.mark.rule("PT-SET-8")
def test_a_discard_pile_is_listed_with_the_owners_of_others_cards() -> None:
    assert "  discard: Assassin, Healer (Player 2)" in shown(TABLE)


def test_a_known_top_card_is_shown_to_those_who_know_it_and_told_of_to_others() -> None:
    scene = Scene(top=("witch",))
    assert "  top of the deck: Witch" in shown(scene)
    assert "  top of the deck: 1 unknown" in shown(scene, 1)


@pytest.mark.rule("PT-FLOW-2", "PT-CEASE-1")
def test_the_head_says_when_it_is_and_what_is_left_to_do() -> None:
    assert shown(Scene(round=1, wave="R", actions=1))[:3] == [
        "Pixel Tactics, English reprint, first set",
        "Round 1, rear wave, Player 1 goes first, ceasefire",
        "Player 1 to act: 1 action left.",
    ]


def test_what_is_being_asked_and_the_order_in_progress_are_said() -> None:
    scene = Scene(hand=("assassin",), own={"V1": "knight"}, rival={"V1": "witch"})
    scene.play("order assassin", waiting=0)
    lines = shown(scene)
    assert lines[2].startswith("Player 1 decides. ")
    assert lines[3] == "In progress: Assassin."
    assert "> Player 1 (you) to act   hand 0   deck 22   discard 0" in lines


def test_actions_for_some_kinds_only_an_effect_that_waits_and_a_loss_to_come_are_noted() -> None:
    scene = Scene(hand=("mystic",)).play("order mystic")
    assert shown(scene)[2] == "Player 1 to act: 1 action left, 3 more for order, operation or trap only."
    scene = Scene(hand=("templar",)).play("order templar")
    assert "  Templar: an effect works until the end of this wave" in shown(scene)
    scene = Scene(own={"V1": "scientist"}).play("cast V1")
    assert "  1 action fewer in a later wave" in shown(scene)


@pytest.mark.rule("PT-SET-3")
def test_a_leader_chosen_in_secret_is_named_to_its_player_only() -> None:
    state = GAME.new_game()
    while state.phase != "leaders":
        state = GAME.apply(state, GAME.chance_action(state, 0))
    state = GAME.apply(state, ChooseLeader(Seat(0), str(state.players[0].hand[0].card)))
    own = GAME.render_text(GAME.view(state, Seat(0)))
    assert "Leaders are chosen in secret: Player 2 has yet to choose." in own
    assert "  has chosen Lixis Ran Kanda as leader" in own
    assert "V1" not in own, "no units before there are leaders"
    other = GAME.render_text(GAME.view(state, Seat(1)))
    assert "  has chosen a leader" in other
    assert "Lixis" not in other


@pytest.mark.rule("PT-END-1", "PT-SER-1")
def test_the_end_names_winner_rule_and_trophies() -> None:
    scene = Scene(damage=(0, 17), wave="R", second=True, active=1)
    scene.play("1: end")
    lines = shown(scene)
    assert lines[2] == "The game is over: Player 1 wins."
    assert "* Player 1 (you): wins   hand 0   deck 24   discard 0   trophies 1" in lines


def test_a_long_name_is_cut_and_says_so() -> None:
    """A card of a pack may be called anything."""
    pack = GAME.packs[1]
    first, *rest = pack.cards
    card = Card(first.id, first.hero, Leader("An Endlessly Long  Name Of A Leader", 1, 20))
    game = GAME.with_pack(Pack("own", "Own", (card, *rest)))
    state = game.new_game()
    while state.phase != "leaders":
        state = game.apply(state, game.chance_action(state, 0))
    for seat in (Seat(0), Seat(1)):
        state = game.apply(state, ChooseLeader(seat, str(state.players[seat].hand[seat].card)))
    assert " F2*An Endlessly Long N~" in game.render_text(game.view(state, None))


@pytest.mark.parametrize("state", [TABLE.state, GAME.new_game()], ids=["play", "setup"])
def test_the_marks_are_explained_below_unless_that_is_not_wanted(state: State) -> None:
    view = GAME.view(state, Seat(0))
    whole, bare = GAME.render_text(view), GAME.render_text(view, legend=False)
    assert whole.startswith(bare)
    assert whole.removeprefix(bare).strip().startswith("atk: attack strength")
    assert "atk: " not in bare


@pytest.mark.parametrize(("hero", "at"), [("mastermind", "F1"), ("inventor", "V1"), ("inventor", "F1"), ("inventor", "R1")])
def test_a_question_about_cards_in_a_hand_is_shown_to_those_who_do_not_see_the_hand(hero: str, at: str) -> None:
    own: dict[str, str] = {at: hero}
    hand, rival = ("lorekeeper", "werewolf"), {"V1": "divinity"}
    scene = Scene(cards="set_2", leaders=("warlock", "warmage"), own=own, rival=rival, hand=hand, rival_hand=("druid",), wave=at[0])
    scene.play(f"cast {at}", waiting=0)
    for viewer in (0, 1, None):
        assert f"Player 1 decides. {hero.capitalize()}: " in " ".join(shown(scene, viewer))


@pytest.mark.parametrize("hero", ["doppelganger", "mystic"])
@pytest.mark.rule("PT-CEASE-2")
def test_a_question_whose_answers_the_ceasefire_limits_is_shown_to_those_who_do_not_see_the_hand(hero: str) -> None:
    scene = Scene(edition="ru", cards="set_1_first", hand=(hero, "healer"), rival_hand=("gunner",), round=1)
    scene.play(f"order {hero}", waiting=0)
    for viewer in (0, 1, None):
        assert f"Player 1 decides. {hero.capitalize()}: " in " ".join(shown(scene, viewer))
