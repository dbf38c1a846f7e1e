"""Owners, rout, standing still and bounds, edition by edition (PT-OWN, PT-END, PT-LOOP)."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec import structs

from boardrules import pixel_tactics
from boardrules.pixel_tactics import Card, EndTurn, Hero, Leader, Pack, with_cards
from boardrules.pixel_tactics._engine.combat.damage import heal
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.language import (
    AddLife,
    Compare,
    LifeOf,
    Spell,
    StrengthOf,
    any_hero,
    any_leader,
    attack_with,
    aura,
    copy_spell,
    damage,
    discard_piece,
    draw,
    exactly,
    exists,
    has,
    if_,
    intercept,
    one,
    order,
    own_hero,
    ranged_attack,
    rival_hero,
    spell,
    static,
    strength,
    strength_of,
    suffered,
    swap,
    take_to_own_unit,
    to_hand,
)
from tests.pixel_tactics import scene as scene_module
from tests.pixel_tactics.scene import GAME, Scene

ALL: Final[tuple[EditionId, ...]] = ("en", "ru", "first", "pl")
IN_EACH = pytest.mark.parametrize("edition", ALL)
DEADLY: Final = 40


def result(scene: Scene) -> tuple[tuple[int, ...], str]:
    """Who won, and by which rule."""
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    return outcome.winners, outcome.rule


@IN_EACH
@pytest.mark.rule("PT-END-1", "PT-FLOW-3", "PT-RUL-9")
@pytest.mark.parametrize("wave", ["V", "F", "R"])
def test_a_leader_with_lethal_damage_loses_the_match_at_the_end_of_the_wave(edition: EditionId, wave: str) -> None:
    scene = Scene(edition=edition, wave=wave, damage=(0, DEADLY)).play("end")
    assert GAME.outcome(scene.state) is None
    assert result(scene.play("1: end")) == ((0,), "PT-END-1")
    assert GAME.to_act(scene.state) == ()


@IN_EACH
@pytest.mark.rule("PT-END-1", "PT-DMG-2")
def test_a_leader_healed_before_the_waves_end_fights_on(edition: EditionId) -> None:
    """The Oracle's leader has a life of 20 in both wordings."""
    scene = Scene(edition=edition, wave="F", leaders=("oracle", "paladin"), damage=(21, 0), own={"F1": "priestess"})
    scene.play("cast F1", "number 2", "end", "1: end")
    assert GAME.outcome(scene.state) is None


@IN_EACH
@pytest.mark.rule("PT-END-2")
@pytest.mark.parametrize(
    ("own", "rival", "winners"),
    [
        ({"V1": "witch", "R1": "oracle"}, {"V1": "knight"}, (0,)),
        ({"V1": "witch"}, {"V1": "knight", "V2": "mystic"}, (1,)),
        ({"V1": "witch"}, {"V1": "knight"}, (0, 1)),
        ({"V1": "witch", "V2": "oracle/4"}, {"V1": "knight"}, (0, 1)),
        ({"V1": "witch", "V2": "corpse oracle"}, {"V1": "knight"}, (0, 1)),
    ],
    ids=["more own", "more of the rival's", "equally many", "the casualties of this wave do not count", "corpses do not count"],
)
def test_if_both_rout_the_unit_with_more_living_heroes_wins(
    edition: EditionId, own: dict[str, str], rival: dict[str, str], winners: tuple[int, ...]
) -> None:
    scene = Scene(edition=edition, damage=(DEADLY, DEADLY), own=own, rival=rival).play("end", "1: end")
    assert result(scene) == (winners, "PT-END-2")


@IN_EACH
@pytest.mark.rule("PT-END-3", "PT-FLOW-6")
def test_three_whole_rounds_in_which_nothing_moves_end_the_match(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "witch"})
    while GAME.to_act(scene.state):
        scene.state = GAME.apply(scene.state, EndTurn(GAME.to_act(scene.state)[0]))
    assert (scene.state.clock.round, scene.state.standstill.quiet_rounds) == (5, 3)
    assert result(scene) == ((0,), "PT-END-3")


@IN_EACH
@pytest.mark.rule("PT-END-3")
@pytest.mark.parametrize(
    ("lines", "still"),
    [(("draw",), 0), (("recruit knight V3",), 0), (("attack V1>F2",), 0), (("attack V1>V1",), 0), ((), 1)],
)
def test_a_card_that_moves_or_is_hurt_as_never_before_ends_the_standstill(edition: EditionId, lines: tuple[str, ...], still: int) -> None:
    """A hero's damage counts as a leader's does."""
    scene = Scene(edition=edition, own={"V1": "fighter"}, rival={"V1": "mystic"}, hand=("knight",), top=("witch",))
    scene.state = structs.replace(scene.state, standstill=structs.replace(scene.state.standstill, progressed=False))
    scene.play(*lines, "end", "1: end", *(["end", "1: end"] * 2))
    assert scene.state.standstill.quiet_rounds == still


@IN_EACH
@pytest.mark.rule("PT-END-3")
@pytest.mark.parametrize(("healed", "moved"), [(4, False), (1, True)])
def test_damage_that_only_comes_back_after_healing_is_no_movement(edition: EditionId, healed: int, *, moved: bool) -> None:
    """The Mystic was healed, and is struck for four: it has had so much before, or one more than ever."""
    scene = Scene(edition=edition, own={"V1": "fighter"}, rival={"V1": "mystic/5"})
    position = GAME.position(scene.state)
    heal(position, "1.mystic", healed)
    state = position.frozen()
    scene.state = structs.replace(state, standstill=structs.replace(state.standstill, progressed=False))
    scene.play("attack V1>V1")
    assert scene.state.standstill.progressed is moved


@IN_EACH
@pytest.mark.rule("PT-END-3")
def test_a_defeat_ends_the_standstill(edition: EditionId) -> None:
    """The Mystic has had as much damage before; as a corpse it keeps its slot."""
    scene = Scene(edition=edition, rival={"V1": "mystic/7"})
    scene.state = structs.replace(scene.state, standstill=structs.replace(scene.state.standstill, quiet_rounds=2, progressed=False))
    scene.play("end", "1: end")
    assert (scene.stands("1.V1"), scene.state.standstill.progressed) == ("corpse 1.mystic", True)
    scene.play(*(["end", "1: end"] * 2))
    assert (scene.state.phase, scene.state.standstill.quiet_rounds) == ("play", 0)


@IN_EACH
@pytest.mark.rule("PT-END-3", "PT-DMG-9")
def test_a_revived_hero_remembers_the_most_damage_it_had(edition: EditionId) -> None:
    """It stayed in play as a corpse: what it has suffered before is no movement."""
    scene = Scene(edition=edition, own={"V1": "witch/7"}, rival={"V1": "fighter"}, hand=("priestess",))
    scene.play("end", "1: end", "order priestess")
    piece = scene.piece("V1")
    assert piece is not None
    assert (piece.face, piece.damage, piece.peak_damage) == ("hero", 0, 7)


@IN_EACH
@pytest.mark.rule("PT-OWN-1", "PT-RUL-50")
def test_a_card_in_the_rivals_unit_stays_its_owners(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "1.gunner", "V2": "corpse 1.witch"}, leaders=("trapper", "paladin"), hand=("summoner",))
    scene.play("clear V2")
    assert scene.discard(1) == {"1.witch"}
    scene = Scene(edition=edition, own={"V1": "summoner", "V3": "1.gunner"}, leaders=("trapper", "paladin")).play("cast V1", "pick V3")
    assert scene.hand(1) == {"1.gunner"}
    assert scene.hand(0) == set()


@IN_EACH
@pytest.mark.rule("PT-LOOP-4")
def test_an_ability_that_reads_a_strength_leaves_out_what_depends_on_a_target(monkeypatch: pytest.MonkeyPatch, edition: EditionId) -> None:
    hunter = Hero(
        "Hunter",
        attack=2,
        life=5,
        vanguard=(static(strength(1)), static(strength(3, against=any_hero)), spell(damage(strength_of("this"), to=one(rival_hero)))),
        hand=order(draw(1)),
    )
    others = tuple(Card(f"soldier_{k}", Hero("Soldier", 1, 9, hand=order(draw(1))), Leader("Captain", 3, 20)) for k in range(11))
    game = with_cards(pixel_tactics, Pack("own", "Own", (*others, Card("hunter", hunter, Leader("Boss", 1, 20)))))
    monkeypatch.setattr(scene_module, "GAME", game)
    for line, hurt in (("attack V1>V1", 6), ("cast V1", 3)):
        scene = Scene(edition=edition, cards="own", leaders=("soldier_0", "soldier_1"), own={"V1": "hunter"}, rival={"V1": "soldier_2"})
        assert scene.play(line).damage("1.V1") == hurt


SQUIRE_TEXTS = {
    "strength": (aura(own_hero.but_this(), strength(strength_of("it"))),),
    "two strengths": (aura(own_hero, strength(strength_of("it"))), aura(own_hero, strength(strength_of("it")))),
    "condition": (aura(own_hero, strength(5), when=Compare(StrengthOf("it"), ">=", 2)),),
    "keyword": (aura(own_hero.that(has("ranged")), intercept), aura(own_hero.that(has("intercept")), ranged_attack)),
    "life": (aura(own_hero.that(suffered("lethal")), AddLife(1)), aura(own_hero, AddLife(LifeOf("it")))),
}


@pytest.mark.parametrize(("texts", "hurt"), [("strength", 4), ("two strengths", 6), ("condition", 7), ("keyword", 2), ("life", 2)], ids=str)
@pytest.mark.rule("PT-LOOP-4")
def test_abilities_that_read_each_others_result_come_to_an_end(monkeypatch: pytest.MonkeyPatch, texts: str, hurt: int) -> None:
    """What is read for a text has no bonus that reads as much: the soldier's 2 are doubled once by each text."""
    others = tuple(Card(f"soldier_{k}", Hero("Soldier", 2, 9), Leader("Captain", 3, 20)) for k in range(11))
    squire = Card("squire", Hero("Squire", 1, 5, flank=SQUIRE_TEXTS[texts]), Leader("Boss", 1, 20))
    monkeypatch.setattr(scene_module, "GAME", with_cards(pixel_tactics, Pack("own", "Own", (*others, squire))))
    scene = Scene(
        cards="own",
        leaders=("soldier_0", "soldier_1"),
        own={"V1": "soldier_3", "F1": "squire"},
        rival={"V1": "soldier_2", "F1": "squire/6"},
    )
    assert scene.play("attack V1>V1").damage("1.V1") == hurt
    scene.play("end", "1: end")
    assert scene.stands("1.F1") == ("1.squire" if texts == "life" else "corpse 1.squire")


@pytest.mark.parametrize(
    "rear", [spell(attack_with(own_hero.but_this(), "melee", or_cast=True)), spell(if_(exists(any_hero), copy_spell(any_hero)))]
)
@pytest.mark.rule("PT-LOOP-1")
def test_spells_that_call_each_other_come_to_an_end(monkeypatch: pytest.MonkeyPatch, rear: Spell) -> None:
    """Each lets the other cast, or copies the other: whoever is casting already does not begin again, and a copy is not copied."""
    cards = tuple(Card(f"soldier_{k}", Hero("Soldier", 2, 9, rear=(rear,)), Leader("Captain", 3, 20)) for k in range(11))
    monkeypatch.setattr(scene_module, "GAME", with_cards(pixel_tactics, Pack("own", "Own", cards)))
    scene = Scene(cards="own", leaders=("soldier_0", "soldier_1"), own={"R1": "soldier_2", "R2": "soldier_3"}, wave="R")
    scene.play("cast R1")
    assert (scene.state.stack, scene.state.budget.actions) == ((), 1)


@pytest.mark.rule("PT-SET-5")
def test_no_effect_takes_a_leader_out_of_the_centre(monkeypatch: pytest.MonkeyPatch) -> None:
    leader = one(any_leader)
    kidnap = order(to_hand(leader), discard_piece(leader), swap(exactly(2, any_leader)), take_to_own_unit(leader))
    cards = tuple(Card(f"soldier_{k}", Hero("Soldier", 2, 9, hand=kidnap), Leader("Captain", 3, 20)) for k in range(11))
    monkeypatch.setattr(scene_module, "GAME", with_cards(pixel_tactics, Pack("own", "Own", cards)))
    scene = Scene(cards="own", leaders=("soldier_0", "soldier_1"), hand=("soldier_2",))
    scene.play("order soldier_2", *["pick 1.F2"] * 3)
    assert (scene.stands("F2"), scene.stands("1.F2")) == ("0.soldier_0", "1.soldier_1")


@IN_EACH
@pytest.mark.rule("PT-RUL-21")
def test_all_points_of_the_alchemists_order_are_placed_and_its_spell_may_take_own_heroes(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("alchemist",), own={"V1": "knight"}, rival={"V1": "witch"}).play("order alchemist", waiting=0)
    assert scene.refused("none") == "PT-ATK-8"
    scene.play(*["pick V1"] * 7)
    assert scene.damage("V1") == 7
    nobody = Scene(edition=edition, hand=("alchemist",)).play("order alchemist")
    assert nobody.discard() == {"0.alchemist"}
    cast = Scene(edition=edition, wave="R", own={"R1": "alchemist"}, rival={"V1": "witch"}).play("cast R1", "pick R1", "none")
    assert cast.damage("R1") == 1
