"""The Assassin's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules import pixel_tactics
from boardrules.pixel_tactics import Card, Hero, Leader, Pack, with_cards
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.cards.set_1.assassin import FIRST, REPRINT
from boardrules.pixel_tactics.language import (
    aura,
    damage,
    defeated_at_once,
    draw,
    order,
    rival_hero,
    the_source,
    this,
    trigger,
    when_damage_dealt,
)
from tests.pixel_tactics import scene as scene_module
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@pytest.mark.rule("PT-ATK-1", "PT-DMG-8")
def test_numbers_are_the_same_in_both_wordings() -> None:
    for card in (FIRST, REPRINT):
        assert (card.hero.attack, card.hero.life) == (3, 1)
        assert (card.leader.attack, card.leader.life) == (8, 15)


@BOTH
@pytest.mark.rule("PT-DMG-3", "PT-DMG-8")
def test_life_damage_up_to_it_is_lethal_one_less_is_not(cards: str) -> None:
    """1 as a hero, 15 as a leader."""
    scene = Scene(cards=cards, own={"V1": "assassin/0"}, rival={"V1": "assassin/1"})
    scene.play("end", "1: end")
    assert scene.stands("V1") == "0.assassin"
    assert scene.stands("1.V1") == "corpse 1.assassin"
    for before, winners in ((14, []), (15, [1])):
        scene = Scene(cards=cards, leaders=("assassin", "paladin"), damage=(before, 0))
        scene.play("end", "1: end")
        assert [match.winner for match in scene.state.series.matches] == winners


@BOTH
@pytest.mark.rule("PT-ATK-1")
def test_leader_attacks_with_its_strength(cards: str) -> None:
    """8 against a hero."""
    scene = Scene(cards=cards, leaders=("assassin", "paladin"), rival={"V1": "knight"}, wave="F")
    scene.play("attack F2>V1")
    assert scene.damage("1.V1") == 8


# -------------------------------------------------------------------------------------------------------------------------- vanguard
@BOTH
@pytest.mark.parametrize(("target", "damage"), [("F2", 6), ("V1", 3)])
@pytest.mark.rule("PT-ATK-1", "PT-RUL-2")
def test_vanguard_doubles_its_base_strength_against_leaders_only(cards: str, target: str, damage: int) -> None:
    """Three against heroes."""
    scene = Scene(cards=cards, own={"V1": "assassin"}, rival={"V1": "mystic"})
    scene.play(f"attack V1>{target}")
    assert scene.damage(f"1.{target}") == damage


@BOTH
@pytest.mark.rule("PT-ATK-10")
def test_vanguard_text_does_nothing_in_the_flank(cards: str) -> None:
    """A hero has only the text of its row."""
    scene = Scene(cards=cards, own={"F1": "assassin"}, wave="F")
    scene.play("attack F1>F2")
    assert scene.damage("1.F2") == 3


@BOTH
@pytest.mark.rule("PT-ATK-1")
def test_vanguard_doubles_ranged_attacks_upon_leaders_too(cards: str) -> None:
    """The text names no kind of attack."""
    scene = Scene(cards=cards, leaders=("planestalker", "paladin"), own={"V1": "assassin"}, rival={"V2": "gunner"})
    scene.play("shoot V1>F2")
    assert scene.damage("1.F2") == 6


@pytest.mark.parametrize(("cards", "strength"), [("set_1_first", 2 * (3 + 2 + 5)), ("set_1", 2 * 3 + 3 + 5)])
@pytest.mark.rule("PT-RUL-2")
def test_vanguard_first_wording_doubles_additions_too_reprint_does_not(cards: str, strength: int) -> None:
    """What a leader or an order adds counts twice or once."""
    scene = Scene(cards=cards, leaders=("fighter", "paladin"), own={"V1": "assassin"}, hand=("dragon_mage",))
    scene.play("order dragon_mage", "attack V1>F2")
    assert scene.damage("1.F2") == strength


@BOTH
@pytest.mark.rule("PT-RUL-2")
def test_flank_doubles_what_is_printed_and_no_additions_in_both_wordings(cards: str) -> None:
    own = {"V1": "oracle", "F1": "assassin"}
    scene = Scene(cards=cards, own=own, rival={"V1": "knight"}, hand=("dragon_mage",))
    scene.play("order dragon_mage", "pick V1", "attack V1>V1")
    assert scene.damage("1.V1") == 2 * 2 + 5


# ----------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.parametrize(("line", "target", "damage"), [("V1>V1", "V1", 4), ("V1>F2", "F2", 2), ("V2>V1", "V1", 4)])
@pytest.mark.rule("PT-ATK-12", "PT-RUL-2")
def test_flank_doubles_its_forerunner_against_heroes_only(cards: str, line: str, target: str, damage: int) -> None:
    """The Oracle has two, doubled against heroes; the Fighter in the next column has its own four."""
    scene = Scene(cards=cards, own={"V1": "oracle", "V2": "fighter", "F1": "assassin"}, rival={"V1": "mystic"})
    scene.play(f"attack {line}")
    assert scene.damage(f"1.{target}") == damage


@BOTH
@pytest.mark.rule("PT-ATK-12")
def test_flank_does_not_double_the_assassin_itself(cards: str) -> None:
    """Its forerunner only."""
    scene = Scene(cards=cards, own={"F1": "assassin"}, rival={"V1": "mystic"}, wave="F")
    scene.play("attack F1>V1")
    assert scene.damage("1.V1") == 3


@BOTH
@pytest.mark.rule("PT-DMG-4")
def test_flank_a_corpse_doubles_nobody(cards: str) -> None:
    """A corpse has no text."""
    scene = Scene(cards=cards, own={"V1": "oracle", "F1": "corpse assassin"}, rival={"V1": "mystic"})
    scene.play("attack V1>V1")
    assert scene.damage("1.V1") == 2


@BOTH
@pytest.mark.rule("PT-RUL-2")
def test_flank_doubles_the_base_and_not_what_is_added(cards: str) -> None:
    """A Berserker in the vanguard has three and two more: eight against a hero."""
    scene = Scene(cards=cards, own={"V1": "berserker", "F1": "assassin"}, rival={"V1": "mystic"})
    scene.play("attack V1>V1")
    assert scene.damage("1.V1") == 8


@BOTH
@pytest.mark.parametrize("target", ["V1", "F2"])
@pytest.mark.rule("PT-RUL-2", "PT-OWN-1")
def test_two_assassins_in_one_column_double_against_everybody_but_once(cards: str, target: str) -> None:
    """The one behind belongs to the rival; its text works for the unit it stands in."""
    scene = Scene(cards=cards, own={"V1": "assassin", "F1": "1.assassin"}, rival={"V1": "mystic"})
    scene.play(f"attack V1>{target}")
    assert scene.damage(f"1.{target}") == 6


# ------------------------------------------------------------------------------------------------------------------------------ rear
@BOTH
@pytest.mark.rule("PT-ACT-4", "PT-ATK-9", "PT-RUL-1")
def test_rear_three_damage_to_the_rival_leader_however_well_it_is_protected_from_attacks(cards: str) -> None:
    """A spell is no attack: what makes attacks weaker does not count. It replaces the attack of the wave."""
    scene = Scene(cards=cards, leaders=("paladin", "knight"), own={"R2": "assassin"}, rival={"V2": "fighter"}, wave="R")
    scene.play("cast R2")
    assert (scene.damage("1.F2"), scene.damage("F2"), scene.damage("1.V2")) == (3, 0, 0)
    assert scene.refused("cast R2") == "PT-ACT-4"


@BOTH
@pytest.mark.rule("PT-ACT-3", "PT-ACT-4")
def test_rear_spell_and_attack_exclude_each_other(cards: str) -> None:
    """One of them a wave."""
    scene = Scene(cards=cards, own={"R1": "assassin"}, wave="R")
    assert scene.can("attack R1>F2")
    scene.play("cast R1")
    assert not scene.can("attack R1>F2")
    scene = Scene(cards=cards, own={"R1": "assassin"}, wave="R")
    scene.play("attack R1>F2")
    assert not scene.can("cast R1")
    assert scene.damage("1.F2") == 3


@BOTH
@pytest.mark.rule("PT-ACT-3", "PT-CEASE-1")
def test_rear_spell_waits_for_its_wave_and_for_the_end_of_the_ceasefire(cards: str) -> None:
    """Nor can a hero recruited in this wave cast it."""
    assert Scene(cards=cards, own={"R1": "assassin"}, wave="F").refused("cast R1") == "PT-ACT-3"
    assert Scene(cards=cards, own={"R1": "assassin"}, wave="R", round=1).refused("cast R1") == "PT-CEASE-1"
    scene = Scene(cards=cards, hand=("assassin",), wave="R")
    scene.play("recruit assassin R1")
    assert scene.refused("cast R1") == "PT-ACT-3"


# ----------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-DMG-7", "PT-ACT-6")
def test_order_defeats_a_hero_of_either_unit_at_once(cards: str) -> None:
    """What stood behind it can be attacked in the same turn."""
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V1": "knight", "F1": "mystic"}, hand=("assassin",))
    scene.play("order assassin", "pick 1.V1", "attack V1>F1")
    assert scene.stands("1.V1") == "corpse 1.knight"
    assert scene.damage("1.F1") == 4
    assert scene.discard() == {"0.assassin"}
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V1": "knight"}, hand=("assassin",))
    scene.play("order assassin", "pick V1")
    assert scene.stands("V1") == "corpse 0.fighter"
    assert scene.stands("1.V1") == "1.knight"


@BOTH
@pytest.mark.rule("PT-DMG-6")
def test_order_cannot_defeat_a_leader_or_a_corpse(cards: str) -> None:
    """And it must defeat somebody: it cannot be declined."""
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V1": "knight", "V3": "corpse witch"}, hand=("assassin",))
    scene.play("order assassin", waiting=0)
    for line in ("pick 1.F2", "pick F2", "pick 1.V3", "none"):
        assert not scene.can(line)
    scene.play("pick 1.V1")


@BOTH
@pytest.mark.rule("PT-ATK-8", "PT-RUL-11")
def test_order_takes_the_only_hero_there_is_even_an_own_one_and_nothing_if_there_is_none(cards: str) -> None:
    """Effects are mandatory when possible, else ignored."""
    scene = Scene(cards=cards, own={"R3": "mystic"}, hand=("assassin",))
    scene.play("order assassin")
    assert scene.stands("R3") == "corpse 0.mystic"
    scene = Scene(cards=cards, hand=("assassin",))
    scene.play("order assassin")
    assert scene.discard() == {"0.assassin"}
    assert (scene.damage("F2"), scene.damage("1.F2")) == (0, 0)


@BOTH
@pytest.mark.rule("PT-RUL-23")
def test_order_is_no_damage_so_nothing_can_be_passed_on(cards: str) -> None:
    """Neither to a leader that takes lethal damage for its heroes nor to a hero that takes it for its neighbours."""
    scene = Scene(cards=cards, leaders=("paladin", "homunculus"), rival={"R1": "fighter"}, hand=("assassin",))
    scene.play("order assassin")
    assert scene.stands("1.R1") == "corpse 1.fighter"
    assert scene.damage("1.F2") == 0
    scene = Scene(cards=cards, rival={"R1": "fighter", "R2": "homunculus", "R3": "knight"}, hand=("assassin",))
    scene.play("order assassin", "pick 1.R1")
    assert scene.stands("1.R1") == "corpse 1.fighter"
    assert (scene.damage("1.R2"), scene.damage("1.R3")) == (0, 0)


@BOTH
@pytest.mark.rule("PT-CEASE-2")
@pytest.mark.parametrize("edition", ["en", "first", "pl"])
def test_order_is_barred_in_the_ceasefire(cards: str, edition: EditionId) -> None:
    """Where no orders at all are played."""
    scene = Scene(cards=cards, edition=edition, own={"V1": "fighter"}, rival={"V1": "knight"}, hand=("assassin",), round=1)
    assert scene.refused("order assassin") == "PT-CEASE-2"


@BOTH
@pytest.mark.rule("PT-CEASE-2", "PT-CEASE-5")
def test_order_reaches_only_the_own_unit_in_a_ceasefire_that_allows_orders(cards: str) -> None:
    """The only own hero falls; the rival's is out of reach."""
    scene = Scene(cards=cards, edition="ru", own={"V1": "fighter"}, rival={"V1": "knight"}, hand=("assassin",), round=1)
    scene.play("order assassin")
    assert scene.stands("V1") == "corpse 0.fighter"
    assert scene.stands("1.V1") == "1.knight"


# ---------------------------------------------------------------------------------------------------------------------------- leader
@BOTH
@pytest.mark.rule("PT-DMG-2", "PT-RUL-24")
def test_leader_heroes_struck_lethally_by_its_unit_fall_at_once(cards: str) -> None:
    """By a hero, and by the leader with its eight; who survives stays."""
    scene = Scene(
        cards=cards, leaders=("assassin", "paladin"), own={"V1": "fighter", "V2": "knight"}, rival={"V1": "oracle", "F1": "witch"}
    )
    scene.play("attack V1>V1", "attack V2>F1")
    assert scene.stands("1.V1") == "corpse 1.oracle"
    assert scene.stands("1.F1") == "1.witch"
    assert scene.damage("1.F1") == 3
    scene = Scene(cards=cards, leaders=("assassin", "paladin"), rival={"V1": "fighter"}, wave="F")
    scene.play("attack F2>V1")
    assert scene.stands("1.V1") == "corpse 1.fighter"


@pytest.mark.parametrize(("cards", "falls"), [("set_1_first", True), ("set_1", False)])
@pytest.mark.rule("PT-DMG-2", "PT-RUL-24")
def test_leader_reprint_does_not_count_the_damage_of_orders(cards: str, falls: bool) -> None:  # noqa: FBT001
    """The first wording asks only whether lethal damage lies there."""
    scene = Scene(cards=cards, leaders=("assassin", "paladin"), rival={"R1": "gunner"}, hand=("alchemist",))
    scene.play("order alchemist")
    assert scene.stands("1.R1") == ("corpse 1.gunner" if falls else "1.gunner")
    scene.play("end", "1: end")
    assert scene.stands("1.R1") == "corpse 1.gunner"


@pytest.mark.parametrize(("cards", "own"), [("set_1_first", "0.pyromancer"), ("set_1", "corpse 0.pyromancer")])
@pytest.mark.rule("PT-DMG-7", "PT-RUL-24")
def test_leader_reprint_counts_own_heroes_struck_by_the_own_unit_too(cards: str, own: str) -> None:
    """A spell hits a hero of each unit; the first wording speaks of the rival's heroes only."""
    scene = Scene(
        cards=cards, leaders=("assassin", "paladin"), own={"R1": "alchemist", "V1": "pyromancer/2"}, rival={"V1": "pyromancer/2"}, wave="R"
    )
    scene.play("cast R1", "pick V1", "pick 1.V1", "none")
    assert scene.stands("1.V1") == "corpse 1.pyromancer"
    assert scene.stands("V1") == own


@pytest.mark.parametrize(("cards", "falls"), [("set_1_first", True), ("set_1", False)])
@pytest.mark.rule("PT-DMG-2", "PT-RUL-24")
def test_leader_reprint_does_not_count_what_the_rival_does_to_its_own_heroes(cards: str, falls: bool) -> None:  # noqa: FBT001
    """The rival's Alchemist finishes the rival's Pyromancer."""
    scene = Scene(
        cards=cards,
        leaders=("assassin", "paladin"),
        own={"V1": "mystic"},
        rival={"R1": "alchemist", "V1": "pyromancer/2"},
        wave="R",
        active=1,
    )
    scene.play("1: cast R1", "1: pick V1", "1: none")
    assert scene.stands("1.V1") == ("corpse 1.pyromancer" if falls else "1.pyromancer")


@BOTH
@pytest.mark.rule("PT-ATK-6", "PT-RUL-24")
def test_leader_damage_of_an_ability_counts(cards: str) -> None:
    """The Knight's answer to an attack."""
    scene = Scene(cards=cards, leaders=("assassin", "paladin"), own={"V1": "knight"}, rival={"V1": "dragon_mage/1"}, active=1)
    scene.play("1: attack V1>V1")
    assert scene.damage("V1") == 6
    assert scene.stands("1.V1") == "corpse 1.dragon_mage"


@pytest.mark.parametrize(("cards", "before"), [("set_1_first", 19), ("set_1", 16)])
@pytest.mark.rule("PT-RUL-10", "PT-END-1")
def test_leader_a_leader_with_lethal_damage_is_checked_at_the_waves_end_only(cards: str, before: int) -> None:
    """Until then the game goes on."""
    scene = Scene(cards=cards, leaders=("assassin", "paladin"), own={"V1": "fighter"}, damage=(0, before))
    scene.play("attack V1>F2")
    assert not scene.state.series.matches
    scene.play("end", "1: end")
    assert [(match.winner, match.rule) for match in scene.state.series.matches] == [(0, "PT-END-1")]


@BOTH
@pytest.mark.rule("PT-RUL-24", "PT-RUL-4")
def test_leader_damage_passed_on_or_overflowing_does_not_kill_its_target(cards: str) -> None:
    """First it is settled where the damage lies, then who has lethal damage."""
    scene = Scene(cards=cards, leaders=("assassin", "paladin"), own={"V1": "fighter"}, rival={"R1": "oracle", "R2": "homunculus"})
    scene.play("attack V1>R1", "1: number 1")
    assert scene.stands("1.R1") == "1.oracle"
    assert (scene.damage("1.R1"), scene.damage("1.R2")) == (3, 1)
    scene = Scene(cards=cards, leaders=("assassin", "homunculus"), own={"V1": "fighter"}, rival={"R1": "oracle"})
    scene.play("attack V1>R1")
    assert scene.stands("1.R1") == "1.oracle"
    assert (scene.damage("1.R1"), scene.damage("1.F2")) == (3, 1)


@pytest.mark.rule("PT-RUL-24", "PT-RUL-28")
def test_leader_first_heroes_hit_together_fall_together() -> None:
    """The one behind is no longer blocked by the one in front when both make their parting attacks."""
    scene = Scene(
        cards="set_1_first",
        leaders=("assassin", "berserker"),
        own={"V2": "witch"},
        rival={"V3": "gunner", "F3": "pyromancer"},
        hand=("fighter",),
    )
    scene.play("order fighter", "mode C1", "1: mode 1.berserker:1.pyromancer")
    assert scene.stands("1.V3") == "corpse 1.gunner"
    assert scene.stands("1.F3") == "corpse 1.pyromancer"
    assert scene.damage("V2") == 3 + 5


@pytest.mark.parametrize(("cards", "falls"), [("set_1_first", True), ("set_1", False)])
@pytest.mark.rule("PT-RUL-7", "PT-RUL-24")
def test_leader_moved_damage_is_dealt_by_nobody(cards: str, falls: bool) -> None:  # noqa: FBT001
    """The first wording does not ask who dealt it."""
    scene = Scene(cards=cards, leaders=("assassin", "paladin"), own={"V1": "fighter/5"}, rival={"V1": "oracle"}, hand=("vampire",))
    scene.play("order vampire")
    assert scene.damage("V1") == 0
    assert scene.stands("1.V1") == ("corpse 1.oracle" if falls else "1.oracle")


@BOTH
@pytest.mark.rule("PT-DMG-2")
def test_leader_does_nothing_for_the_rivals_attacks_on_its_own_heroes(cards: str) -> None:
    """They fall at the wave's end, as usual."""
    scene = Scene(cards=cards, leaders=("assassin", "paladin"), own={"V1": "oracle"}, rival={"V1": "fighter"}, active=1)
    scene.play("1: attack V1>V1")
    assert scene.stands("V1") == "0.oracle"
    assert scene.damage("V1") == 4


@pytest.mark.parametrize("edition", ["en", "ru"])
@pytest.mark.rule("PT-CEASE-5", "PT-RUL-24")
def test_leader_first_wording_defeats_nobody_of_the_rival_in_the_ceasefire(edition: EditionId) -> None:
    """The rival's own spell does the damage; the text of the first wording would reach across. The wave's end counts it as ever."""
    scene = Scene(
        cards="set_1_first", edition=edition, leaders=("paladin", "assassin"), own={"R1": "alchemist", "V1": "witch/4"}, wave="R", round=1
    )
    scene.play("cast R1", "pick V1", "none")
    assert scene.stands("V1") == "0.witch"
    assert scene.play("end", "1: end").stands("V1") == "corpse 0.witch"


@pytest.mark.parametrize("edition", ["en", "ru"])
@pytest.mark.rule("PT-CEASE-5", "PT-RUL-24")
def test_leader_reprint_defeats_own_heroes_in_the_ceasefire(edition: EditionId) -> None:
    """What its own unit does to its own unit touches nobody else."""
    scene = Scene(
        cards="set_1", edition=edition, leaders=("assassin", "paladin"), own={"R1": "alchemist", "V1": "witch/4"}, wave="R", round=1
    )
    scene.play("cast R1", "pick V1", "none")
    assert scene.stands("V1") == "corpse 0.witch"


@BOTH
@pytest.mark.rule("PT-RUL-24", "PT-RUL-25")
def test_leader_a_knight_that_is_defeated_at_once_does_not_strike_back(cards: str) -> None:
    """One that survives does."""
    for before, answer in ((7, 0), (2, 2)):
        scene = Scene(cards=cards, leaders=("assassin", "paladin"), own={"V1": "fighter"}, rival={"V1": f"knight/{before}"})
        scene.play("attack V1>V1")
        assert scene.damage("V1") == answer


@BOTH
@pytest.mark.rule("PT-RUL-24", "PT-RUL-25", "PT-SET-9")
def test_leader_a_berserker_that_is_defeated_at_once_does_not_strike_back_but_does_for_another(cards: str) -> None:
    rival = {"F1": "berserker/3", "V3": "witch/3"}
    scene = Scene(cards=cards, leaders=("assassin", "paladin"), own={"V1": "fighter"}, rival=rival).play("attack V1>F1")
    assert (scene.stands("1.F1"), scene.damage("V1")) == ("corpse 1.berserker", 0)
    scene = Scene(cards=cards, leaders=("assassin", "paladin"), own={"V1": "fighter"}, rival=rival).play("attack V1>V3")
    assert (scene.stands("1.V3"), scene.damage("V1")) == ("corpse 1.witch", 2)


@pytest.mark.rule("PT-RUL-24", "PT-RUL-28")
def test_leader_texts_about_the_defeat_still_happen() -> None:
    """Shekhtur's parting attack; and the Vampire heals what it dealt to one that fell."""
    scene = Scene(leaders=("assassin", "berserker"), own={"V1": "fighter"}, rival={"V1": "knight/7"})
    assert scene.play("attack V1>V1", "1: attack V1>V1").damage("V1") == 3
    scene = Scene(cards="set_1_first", leaders=("assassin", "oracle"), own={"V1": "vampire/5"}, rival={"V1": "witch/4"})
    assert scene.play("attack V1>V1").damage("V1") == 5 - 2
    assert scene.stands("1.V1") == "corpse 1.witch"


@pytest.mark.rule("PT-RUL-24", "PT-CUSTOM-1")
def test_leader_a_hero_does_not_answer_the_damage_that_defeats_it_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text of a card of one's own that answers each batch of damage."""
    thorn = Hero("Thorn", 1, 5, vanguard=(trigger(when_damage_dealt(rival_hero, to=this), damage(2, to=the_source)),), hand=order(draw(1)))
    others = tuple(Card(f"soldier_{k}", Hero("Soldier", 4, 9, hand=order(draw(1))), Leader("Captain", 3, 20)) for k in range(11))
    hangman = Leader("Hangman", 3, 20, (aura(rival_hero, defeated_at_once()),))
    game = with_cards(pixel_tactics, Pack("own", "Own", (*others, Card("thorn", thorn, hangman))))
    monkeypatch.setattr(scene_module, "GAME", game)
    for leader, answer in (("soldier_0", 2), ("thorn", 0)):
        scene = Scene(cards="own", leaders=(leader, "soldier_1"), own={"V1": "soldier_2"}, rival={"V1": "thorn/2"})
        assert scene.play("attack V1>V1").damage("V1") == answer
