"""The Doppelganger's texts in both wordings."""

from __future__ import annotations

from random import Random

import pytest

from boardrules import pixel_tactics
from boardrules.pixel_tactics import SpellCast
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.cards._sets import SETS
from boardrules.pixel_tactics.cards.set_1.doppelganger import FIRST, REPRINT
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
COPIED = {
    "V": "dragon_mage illusionist mascot mystic oracle priestess scientist summoner",
    "F": "healer homunculus illusionist mascot oracle overlord paladin priestess scientist summoner",
    "R": "alchemist assassin healer illusionist mascot mystic overlord paladin priestess scientist summoner templar trapper vampire witch",
}
SECOND = {"V": "pyromancer", "F": "", "R": "knight"}
KNOWN = {"V": "scientist", "F": "scientist", "R": "assassin"}
"""For each row a hero whose spell can be copied and asks its caster nothing."""


@pytest.mark.rule("PT-ATK-1", "PT-DMG-8")
def test_numbers_are_the_same_in_both_wordings() -> None:
    for card in (FIRST, REPRINT):
        assert (card.hero.attack, card.hero.life) == (3, 5)
        assert (card.leader.attack, card.leader.life) == (2, 18)


@BOTH
@pytest.mark.rule("PT-DMG-3", "PT-DMG-8")
def test_life_damage_up_to_it_is_lethal_one_less_is_not(cards: str) -> None:
    """5 as a hero."""
    scene = Scene(cards=cards, own={"V1": "doppelganger/4"}, rival={"V1": "doppelganger/5"})
    scene.play("end", "1: end")
    assert scene.stands("V1") == "0.doppelganger"
    assert scene.stands("1.V1") == "corpse 1.doppelganger"


# ------------------------------------------------------------------------------------------------------------- vanguard, flank, rear
@BOTH
@pytest.mark.parametrize("row", ["V", "F", "R"])
@pytest.mark.rule("PT-RUL-29", "PT-ATK-9")
def test_vanguard_flank_rear_which_heroes_of_the_row_have_a_spell_to_copy(cards: str, row: str) -> None:
    """Each stands in the rival's unit beside a known one in the own; only if it has a spell there is a choice between the two."""
    found = set()
    for name in [card.id for card in SETS[0].cards]:
        scene = Scene(
            cards=cards,
            leaders=("trapper" if name != "trapper" else "templar", "gunner" if name != "gunner" else "templar"),
            own={f"{row}1": "doppelganger", f"{row}2" if row != "F" else "F3": KNOWN[row]},
            rival={f"{row}1": name},
            wave=row,
        )
        after = GAME.apply(scene.state, scene.action(f"cast {row}1"))
        if scene.action(f"pick 1.{row}1") in GAME.legal_actions(after):
            found.add(name)
    expected = COPIED[row] + (f" {SECOND[row]}" if cards == "set_1" else "")
    assert found == set(expected.split())


@BOTH
@pytest.mark.rule("PT-RUL-29", "PT-ACT-4")
def test_vanguard_copies_a_hero_of_either_unit_and_has_then_cast_its_spell(cards: str) -> None:
    """The Dragon Mage's spell, the rival's or one's own; the one who was copied may still cast it."""
    scene = Scene(cards=cards, own={"V1": "doppelganger"}, rival={"V2": "dragon_mage", "V3": "fighter"})
    scene.play("cast V1", "pick 1.V3")
    cast = [event for event in scene.events if isinstance(event, SpellCast)]
    assert [(event.caster, event.text, event.of) for event in cast] == [
        ("0.doppelganger", "doppelganger.V", "0.doppelganger"),
        ("0.doppelganger", "dragon_mage.V", "1.dragon_mage"),
    ]
    assert scene.stands("1.V3") == "corpse 1.fighter"
    assert scene.refused("cast V1") == "PT-ACT-4"
    assert not scene.can("attack V1>V2")
    scene = Scene(cards=cards, own={"V1": "doppelganger", "V2": "dragon_mage"}, rival={"V3": "fighter"})
    scene.play("cast V1", "pick 1.V3", "cast V2", "pick V1")
    assert scene.stands("V1") == "corpse 0.doppelganger"


@BOTH
@pytest.mark.rule("PT-RUL-29")
def test_vanguard_this_hero_is_the_doppelganger(cards: str) -> None:
    """The Mystic's spell heals whoever casts it."""
    scene = Scene(cards=cards, own={"V1": "doppelganger/4", "V2": "mystic/3"})
    scene.play("cast V1")
    assert (scene.damage("V1"), scene.damage("V2")) == (0, 3)


@BOTH
@pytest.mark.rule("PT-RUL-29", "PT-RUL-45")
def test_vanguard_another_hero_is_another_than_the_doppelganger(cards: str) -> None:
    """The Mascot itself may make the attack that its copied spell grants; the rival's Mascot may not."""
    scene = Scene(cards=cards, own={"V1": "doppelganger", "V2": "mascot"}, rival={"V1": "knight"})
    scene.play("cast V1", "attack V2>V1")
    assert (scene.damage("1.V1"), scene.damage("V2"), scene.damage("V1")) == (1, 2, 0)
    scene = Scene(cards=cards, own={"V1": "doppelganger"}, rival={"V1": "mascot"})
    scene.play("cast V1")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (0, 0)


@BOTH
@pytest.mark.rule("PT-RUL-29", "PT-DMG-4", "PT-ATK-8")
def test_vanguard_copies_no_other_row_no_corpse_and_no_doppelganger(cards: str) -> None:
    """Then nothing happens; the spell was cast all the same."""
    scene = Scene(
        cards=cards,
        own={"V1": "doppelganger", "V3": "corpse dragon_mage", "F1": "priestess", "R1": "assassin"},
        rival={"V1": "fighter", "V2": "doppelganger", "V3": "corpse dragon_mage"},
    )
    before = scene.state.players[1]
    scene.play("cast V1")
    assert scene.state.players[1] == before
    assert scene.refused("cast V1") == "PT-ACT-4"


@BOTH
@pytest.mark.rule("PT-RUL-29", "PT-RUL-48")
def test_vanguard_only_its_own_player_sees_the_hand_that_the_oracle_would(cards: str) -> None:
    """The caster chooses what the rival discards; a third party learns no other card."""
    scene = Scene(cards=cards, own={"V1": "doppelganger"}, rival={"V3": "oracle"}, rival_hand=("knight", "witch"))
    scene.play("cast V1", "card 1.knight")
    assert scene.discard(1) == {"1.knight"}
    for viewer, card in ((Seat(0), "1.witch"), (Seat(1), "1.witch"), (None, None)):
        assert [held.card for held in GAME.view(scene.state, viewer).players[1].hand] == [card]


@pytest.mark.rule("PT-RUL-29", "PT-RUL-55")
def test_vanguard_reprint_copies_the_pyromancers_spell_upon_all_in_melee() -> None:
    """In the first wording that text is no spell: nothing can be copied."""
    for cards, damage in (("set_1_first", 0), ("set_1", 3)):
        scene = Scene(cards=cards, own={"V1": "doppelganger", "V2": "pyromancer"}, rival={"V1": "witch", "F1": "oracle"})
        scene.play("cast V1")
        assert [scene.damage(slot) for slot in ("1.V1", "1.F2", "1.F1", "V2")] == [damage, damage, 0, 0]


@BOTH
@pytest.mark.rule("PT-RUL-29")
def test_flank_moves_damage_on_to_itself_as_the_homunculus_would(cards: str) -> None:
    """From own heroes, as much as wanted up to seven."""
    scene = Scene(cards=cards, own={"V1": "fighter/3", "F1": "doppelganger", "F3": "homunculus/2"}, wave="F")
    scene.play("cast F1", "number 3", "number 1")
    assert (scene.damage("V1"), scene.damage("F3"), scene.damage("F1")) == (0, 1, 4)


@BOTH
@pytest.mark.rule("PT-RUL-29")
def test_flank_the_own_leader_is_its_own_players(cards: str) -> None:
    """The rival's Overlord has a spell for the caster's leader."""
    scene = Scene(cards=cards, leaders=("knight", "gunner"), own={"F1": "doppelganger"}, rival={"F1": "overlord", "V3": "mystic"}, wave="F")
    scene.play("cast F1", "attack F2>V3")
    assert (scene.damage("1.V3"), scene.damage("1.F1"), scene.damage("F2")) == (4, 0, 0)


@BOTH
@pytest.mark.rule("PT-RUL-29", "PT-ATK-8")
def test_flank_copies_no_other_row(cards: str) -> None:
    """A Healer has a spell in the flank and in the rear; in the vanguard there is none."""
    scene = Scene(cards=cards, own={"V1": "healer", "R1": "witch/2", "F1": "doppelganger/2"}, wave="F")
    scene.play("cast F1")
    assert (scene.damage("R1"), scene.damage("F1")) == (2, 2)


@BOTH
@pytest.mark.rule("PT-RUL-29", "PT-DMG-6")
def test_rear_the_rival_is_its_own_players_rival(cards: str) -> None:
    """The rival's Assassin has a spell against a rival's leader."""
    scene = Scene(cards=cards, own={"R1": "doppelganger"}, rival={"R3": "assassin"}, wave="R")
    scene.play("cast R1")
    assert (scene.damage("1.F2"), scene.damage("F2")) == (3, 0)


@BOTH
@pytest.mark.rule("PT-RUL-29", "PT-RUL-53", "PT-RUL-38")
def test_rear_pays_for_what_it_revives(cards: str) -> None:
    """The Priestess would: the revived hero's life is the caster's damage."""
    scene = Scene(cards=cards, own={"V1": "corpse oracle", "R1": "doppelganger", "R2": "priestess"}, wave="R")
    scene.play("cast R1")
    assert scene.stands("V1") == "0.oracle"
    assert (scene.damage("R1"), scene.damage("R2")) == (4, 0)


@BOTH
@pytest.mark.rule("PT-RUL-29", "PT-RUL-59")
def test_rear_changes_places_and_strikes_itself_as_the_templar_would(cards: str) -> None:
    """The Doppelganger, from where it then stands; the Templar is not the one that strikes."""
    scene = Scene(cards=cards, own={"V1": "fighter", "R1": "doppelganger", "R3": "templar"}, rival={"V1": "witch"}, wave="R")
    scene.play("cast R1", "pick V1", "attack V1>V1")
    assert scene.stands("V1") == "0.doppelganger"
    assert scene.stands("R1") == "0.fighter"
    assert scene.damage("1.V1") == 3


@pytest.mark.rule("PT-RUL-29")
def test_rear_reprint_moves_damage_on_to_itself_as_the_knight_would() -> None:
    """In the first wording the Knight's text there is no spell."""
    for cards, lines, left in (("set_1_first", (), 4), ("set_1", ("number 4", "number 0"), 0)):
        scene = Scene(cards=cards, own={"V1": "fighter/4", "R1": "doppelganger", "R3": "knight/1"}, wave="R")
        scene.play("cast R1", *lines)
        assert (scene.damage("V1"), scene.damage("R1"), scene.damage("R3")) == (left, 4 - left, 1)


@BOTH
@pytest.mark.rule("PT-RUL-29", "PT-ATK-8")
def test_rear_copies_no_other_row(cards: str) -> None:
    """A Dragon Mage in the vanguard and a Healer in the flank are of no use."""
    scene = Scene(cards=cards, own={"V1": "dragon_mage", "F1": "healer", "R1": "doppelganger/3"}, rival={"V1": "fighter"}, wave="R")
    scene.play("cast R1")
    assert scene.stands("1.V1") == "1.fighter"
    assert scene.damage("R1") == 3


@BOTH
@pytest.mark.parametrize("edition", ["en", "ru"])
@pytest.mark.rule("PT-CEASE-1", "PT-CEASE-5")
def test_flank_in_the_ceasefire_only_what_touches_the_own_side_is_copied(cards: str, edition: EditionId) -> None:
    """The own Priestess's healing; neither the own Mascot's attack nor anything of the rival's."""
    scene = Scene(
        cards=cards,
        edition=edition,
        leaders=("knight", "gunner"),
        own={"F1": "doppelganger", "F3": "priestess"},
        rival={"F1": "healer"},
        damage=(5, 0),
        wave="F",
        round=1,
    )
    scene.play("cast F1", "number 2")
    assert scene.damage("F2") == 3
    scene = Scene(
        cards=cards, edition=edition, own={"F1": "doppelganger", "F3": "mascot"}, rival={"F1": "healer", "V1": "mystic"}, wave="F", round=1
    )
    scene.play("cast F1")
    assert scene.damage("1.V1") == 0


@BOTH
@pytest.mark.parametrize("edition", ["first", "pl"])
@pytest.mark.rule("PT-CEASE-1")
def test_flank_is_barred_in_a_ceasefire_without_spells(cards: str, edition: EditionId) -> None:
    """Whatever it would copy."""
    scene = Scene(cards=cards, edition=edition, own={"F1": "doppelganger", "F3": "priestess"}, wave="F", round=1)
    assert scene.refused("cast F1") == "PT-CEASE-1"


# ----------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-RUL-30", "PT-ACT-6")
def test_order_the_card_is_shown_executed_and_stays_in_the_hand(cards: str) -> None:
    """The rival knows it from then on, and no other card of the hand."""
    scene = Scene(cards=cards, rival={"V1": "mystic"}, hand=("doppelganger", "pyromancer", "witch"))
    scene.play("order doppelganger", "card pyromancer")
    assert scene.damage("1.V1") == 7
    assert scene.hand() == {"0.pyromancer", "0.witch"}
    assert scene.discard() == {"0.doppelganger"}
    seen = {held.card for held in GAME.view(scene.state, Seat(1)).players[0].hand}
    assert seen == {"0.pyromancer", None}


@BOTH
@pytest.mark.rule("PT-ATK-8", "PT-RUL-30")
def test_order_must_show_a_card_if_there_is_one(cards: str) -> None:
    """It is asked even for the only one, since hands are hidden; with an empty hand nothing happens."""
    scene = Scene(cards=cards, rival={"V1": "mystic"}, hand=("doppelganger", "pyromancer"))
    scene.play("order doppelganger", waiting=0)
    assert not scene.can("none")
    assert not scene.can("card doppelganger")
    scene.play("card pyromancer")
    scene = Scene(cards=cards, rival={"V1": "mystic"}, hand=("doppelganger",), rival_hand=("gunner",))
    scene.play("order doppelganger")
    assert scene.damage("1.V1") == 0


@BOTH
@pytest.mark.rule("PT-RUL-30", "PT-RUL-48")
def test_order_the_oracle_that_was_shown_is_discarded_with_the_hand(cards: str) -> None:
    """Two cards go, three come."""
    scene = Scene(cards=cards, hand=("doppelganger", "oracle", "witch"), top=("knight", "healer", "mystic", "gunner"))
    scene.play("order doppelganger", "card oracle")
    assert scene.discard() == {"0.doppelganger", "0.oracle", "0.witch"}
    assert scene.hand() == {"0.knight", "0.healer", "0.mystic"}


@BOTH
@pytest.mark.rule("PT-RUL-16", "PT-RUL-37")
def test_order_only_the_doppelganger_counts_as_played(cards: str) -> None:
    """Rukyuk answers once, after all of it."""
    scene = Scene(cards=cards, leaders=("gunner", "paladin"), rival={"V1": "fighter"}, hand=("doppelganger", "pyromancer"))
    scene.play("order doppelganger", "card pyromancer")
    assert scene.damage("1.V1") == 7 + 3


@BOTH
@pytest.mark.rule("PT-LOOP-1", "PT-RUL-42")
def test_order_no_card_is_executed_within_itself(cards: str) -> None:
    """The Mascot shown carries out its leader's order, which is the Doppelganger's own: it shows another card, not the Mascot again."""
    scene = Scene(cards=cards, leaders=("alchemist", "doppelganger"), rival_hand=("mascot", "knight"), own={"V1": "witch"}, active=1)
    scene.play("1: order mascot", waiting=1)
    assert not scene.can("1: card mascot")
    scene.play("1: card knight")
    assert (scene.damage("V1"), scene.damage("F2")) == (4, 4)


@pytest.mark.rule("PT-LOOP-1", "PT-ACT-20", "PT-RUL-47")
def test_order_first_a_mystic_that_is_shown_cannot_be_played_in_its_own_order() -> None:
    """Any number of the other orders of the hand are."""
    scene = Scene(cards="set_1_first", rival={"V1": "knight"}, hand=("doppelganger", "mystic", "pyromancer"))
    scene.play("order doppelganger", "card mystic", waiting=0)
    assert not scene.can("order mystic")
    scene.play("order pyromancer")
    assert scene.damage("1.V1") == 7
    assert scene.hand() == {"0.mystic"}


@pytest.mark.rule("PT-RUL-30", "PT-FLOW-2")
def test_order_second_a_mystic_that_is_shown_gives_its_actions() -> None:
    """Three, for orders."""
    scene = Scene(cards="set_1", rival={"V1": "knight"}, hand=("doppelganger", "mystic", "pyromancer", "priestess"), actions=1)
    scene.play("order doppelganger", "card mystic", "order mystic", "order pyromancer", "order priestess")
    assert scene.damage("1.V1") == 7
    assert not scene.can("draw")


@BOTH
@pytest.mark.rule("PT-CEASE-2")
@pytest.mark.parametrize("edition", ["en", "first", "pl"])
def test_order_is_barred_in_a_ceasefire_without_orders(cards: str, edition: EditionId) -> None:
    scene = Scene(cards=cards, edition=edition, hand=("doppelganger", "priestess"), round=1)
    assert scene.refused("order doppelganger") == "PT-CEASE-2"


@BOTH
@pytest.mark.rule("PT-CEASE-2")
def test_order_in_a_ceasefire_with_own_orders_is_judged_by_what_it_carries_out(cards: str) -> None:
    """Only a card can be shown whose order stays on the own side; with none of them it is an order against the rival."""
    scene = Scene(cards=cards, edition="ru", hand=("doppelganger", "scientist", "knight"), rival={"V1": "witch"}, round=1)
    scene.play("order doppelganger", waiting=0)
    assert [scene.can(f"card {name}") for name in ("scientist", "knight")] == [True, False]
    assert scene.play("card scientist").state.budget.actions == 4
    scene = Scene(cards=cards, edition="ru", hand=("doppelganger", "knight", "trapper"), round=1)
    assert scene.refused("order doppelganger") == "PT-CEASE-2"
    assert Scene(cards=cards, edition="ru", hand=("doppelganger",), round=1).play("order doppelganger").discard() == {"0.doppelganger"}


@BOTH
@pytest.mark.rule("PT-CEASE-2")
def test_order_in_a_ceasefire_whoever_imagines_the_hand_imagines_a_card_that_can_be_shown(cards: str) -> None:
    """That the order was played at all tells everybody that a card with a harmless order is left in the hand."""
    scene = Scene(cards=cards, edition="ru", hand=("doppelganger", "scientist", "knight"), rival={"V1": "witch"}, round=1)
    scene.play("order doppelganger", waiting=0)
    for viewer in (Seat(1), None):
        view = pixel_tactics.view(scene.state, viewer)
        for seed in range(40):
            imagined = pixel_tactics.determinize(view, Random(seed))
            assert pixel_tactics.legal_actions(imagined), seed
            assert pixel_tactics.validate(imagined) == (), seed


@BOTH
@pytest.mark.rule("PT-CEASE-2", "PT-LOOP-1")
def test_order_in_a_ceasefire_follows_a_chain_of_orders(cards: str) -> None:
    """The Mascot's order carries out the leader's, which is judged in its turn."""
    for leader, legal in (("scientist", True), ("knight", False)):
        scene = Scene(cards=cards, edition="ru", leaders=(leader, "oracle"), hand=("doppelganger", "mascot"), round=1)
        assert scene.can("order doppelganger") is legal
        if legal:
            assert scene.play("order doppelganger", "card mascot").state.budget.actions == 4
    scene = Scene(cards=cards, edition="ru", leaders=("doppelganger", "oracle"), hand=("mascot", "knight"), round=1)
    assert scene.refused("order mascot") == "PT-CEASE-2"
    scene = Scene(cards=cards, edition="ru", leaders=("doppelganger", "oracle"), hand=("mascot", "knight", "scientist"), round=1)
    assert scene.play("order mascot", "card scientist").state.budget.actions == 4


# ---------------------------------------------------------------------------------------------------------------------------- leader
@pytest.mark.parametrize(
    ("cards", "leader", "damage"),
    [
        ("set_1_first", "fighter", 4),
        ("set_1", "fighter", 7),
        ("set_1_first", "paladin", 3),
        ("set_1", "paladin", 4),
        ("set_1_first", "assassin", 8),
        ("set_1", "assassin", 8),
        ("set_1_first", "doppelganger", 2),
        ("set_1", "doppelganger", 2),
    ],
)
@pytest.mark.rule("PT-RUL-31", "PT-ATK-11")
def test_leader_has_the_strength_of_the_rivals_leader(cards: str, leader: str, damage: int) -> None:
    """Its own two only against another copying leader; Hikaru's three more are an ability of the reprint that it has too."""
    scene = Scene(cards=cards, leaders=("doppelganger", leader), rival={"V1": "knight"}, wave="F")
    scene.play("attack F2>V1")
    assert scene.damage("1.V1") == damage


@BOTH
@pytest.mark.parametrize(
    ("leader", "damage", "routs"),
    [
        ("homunculus", 35, False),
        ("homunculus", 36, True),
        ("assassin", 14, False),
        ("assassin", 15, True),
        ("doppelganger", 17, False),
        ("doppelganger", 18, True),
    ],
)
@pytest.mark.rule("PT-RUL-31", "PT-END-1")
def test_leader_has_the_life_of_the_rivals_leader_but_its_own_damage(cards: str, leader: str, damage: int, routs: bool) -> None:  # noqa: FBT001
    """The rival's leader is unhurt."""
    scene = Scene(cards=cards, leaders=("doppelganger", leader), damage=(damage, 0))
    scene.play("end", "1: end")
    assert bool(scene.state.series.matches) is routs
    if routs:
        assert scene.state.series.matches[-1].winner == 1


@BOTH
@pytest.mark.rule("PT-RUL-31", "PT-DMG-1")
def test_leader_does_not_copy_damage(cards: str) -> None:
    """The other way round."""
    scene = Scene(cards=cards, leaders=("doppelganger", "fighter"), damage=(0, 22))
    scene.play("end", "1: end")
    assert not scene.state.series.matches
    assert scene.damage("F2") == 0


@BOTH
@pytest.mark.rule("PT-RUL-31", "PT-ATK-11")
def test_leader_has_the_ability_for_its_own_unit(cards: str) -> None:
    """Cadenza protects both units, each by its own leader; Adjenna forbids both players."""
    scene = Scene(cards=cards, leaders=("doppelganger", "knight"), own={"V1": "fighter"}, rival={"V1": "mystic"}, active=1)
    scene.play("1: attack V1>F2")
    assert scene.damage("F2") == 0
    scene = Scene(cards=cards, leaders=("doppelganger", "knight"), own={"V1": "mystic"}, rival={"V1": "fighter"}, active=1)
    scene.play("1: attack V1>V1")
    assert scene.damage("V1") == 3
    scene = Scene(cards=cards, leaders=("doppelganger", "dragon_mage"), own={"V1": "corpse mystic"}, rival={"V1": "corpse fighter"})
    assert scene.refused("clear V1") == "PT-ACT-7"
    scene.play("end")
    assert scene.refused("1: clear V1") == "PT-ACT-7"


@BOTH
@pytest.mark.rule("PT-RUL-31", "PT-RUL-56")
def test_leader_an_ability_speaks_of_its_own_player(cards: str) -> None:
    """Kallistar asks who is first player: only that one's heroes are stronger, only the other's take less."""
    scene = Scene(cards=cards, leaders=("doppelganger", "pyromancer"), own={"V1": "fighter"}, rival={"V1": "mystic"})
    scene.play("attack V1>V1", "end")
    assert scene.damage("1.V1") == 4 + 3 - 1
    scene.play("1: attack V1>V1")
    assert scene.damage("V1") == 1


@BOTH
@pytest.mark.rule("PT-RUL-31", "PT-RUL-54")
def test_leader_has_markers_of_its_own(cards: str) -> None:
    """Each of the two puts one on itself at the round's end."""
    scene = Scene(cards=cards, leaders=("doppelganger", "priestess"), own={"V1": "fighter"}, rival={"V1": "mystic"}, wave="R")
    scene.play("end", "1: end", "1: attack V1>V1", "1: end", "attack V1>V1")
    assert scene.damage("V1") == 1 + 1
    assert scene.damage("1.V1") == 4 + 1


@BOTH
@pytest.mark.rule("PT-RUL-31", "PT-ATK-4", "PT-RUL-37")
def test_leader_copies_keywords_and_triggers(cards: str) -> None:
    """Rukyuk: a ranged attack, and three damage after each order of one's own."""
    scene = Scene(
        cards=cards,
        leaders=("doppelganger", "gunner"),
        rival={"V1": "knight", "R1": "mystic"},
        hand=("priestess",),
        rival_hand=("priestess",),
        wave="F",
    )
    scene.play("shoot F2>R1", "order priestess", "pick 1.V1", "end")
    assert scene.damage("1.V1") == 5 + 3
    scene.play("1: order priestess", "1: pick 1.R1")
    assert scene.damage("1.R1") == 3


@BOTH
@pytest.mark.rule("PT-RUL-8", "PT-ATK-7", "PT-RUL-31")
def test_leader_triggers_of_both_players_at_one_moment(cards: str) -> None:
    """At the wave's end the first player's parting attack comes before the other's, whoever copied whom."""
    for active, order in ((0, ("attack V1>V3", "1: attack V1>V3")), (1, ("1: attack V1>V3", "attack V1>V3"))):
        scene = Scene(
            cards=cards,
            leaders=("doppelganger", "berserker"),
            own={"V1": "fighter/8", "V3": "knight"},
            rival={"V1": "gunner/4", "V3": "mystic"},
            active=active,
        )
        scene.play(*(f"{seat}: end" for seat in (active, 1 - active)), waiting=active)
        scene.play(*order)
        assert (scene.damage("1.V3"), scene.damage("V3")) == (4, 5 + 3)


@BOTH
@pytest.mark.rule("PT-RUL-31", "PT-RUL-45", "PT-LOOP-1")
def test_leader_the_mascot_executes_its_printed_order(cards: str) -> None:
    """The Doppelganger's, not that of the leader it copies."""
    scene = Scene(
        cards=cards, leaders=("doppelganger", "knight"), own={"V1": "witch"}, rival={"V1": "mystic"}, hand=("mascot", "pyromancer")
    )
    scene.play("order mascot", "card pyromancer")
    assert (scene.damage("1.V1"), scene.damage("V1"), scene.damage("1.F2")) == (7, 7, 0)
    assert scene.hand() == {"0.pyromancer"}


@BOTH
@pytest.mark.rule("PT-RUL-31", "PT-RUL-40")
def test_leader_takes_the_lethal_damage_of_its_own_heroes_as_kehrolyn_would(cards: str) -> None:
    """On itself, not on the leader it copies."""
    scene = Scene(cards=cards, leaders=("doppelganger", "homunculus"), own={"V1": "oracle"}, rival={"V1": "fighter"}, active=1)
    scene.play("1: attack V1>V1")
    assert (scene.damage("V1"), scene.damage("F2"), scene.damage("1.F2")) == (3, 1, 0)


@BOTH
@pytest.mark.rule("PT-RUL-31", "PT-RUL-46")
def test_leader_has_recruits_strike_as_the_mascots_leader_would(cards: str) -> None:
    """Its own player's recruits."""
    scene = Scene(cards=cards, leaders=("doppelganger", "mascot"), rival={"V1": "knight"}, hand=("oracle", "fighter"))
    scene.play("recruit oracle V1", "none", "recruit fighter V3", "attack V3>V1")
    assert scene.damage("1.V1") == 4
