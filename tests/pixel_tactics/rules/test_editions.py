"""Where the editions differ: one test a point, over all four."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from boardrules import pixel_tactics
from boardrules.pixel_tactics import EDITIONS, EditionRules, HouseRules, Options, State
from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.reading.evaluate import matches
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.language import supporter
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, Scene, set_1

REPRINTS = ("en", "ru")
EACH = pytest.mark.parametrize("edition", ["en", "ru", "first", "pl"])
FIVE = ("knight", "witch", "oracle", "mystic", "healer")


def test_every_point_of_an_edition_is_explained_by_a_rule() -> None:
    """Each field of the record is followed by a docstring that names its rule."""
    from pathlib import Path  # noqa: PLC0415

    from boardrules.pixel_tactics._types import options as _options  # noqa: PLC0415

    source = Path(_options.__file__).read_text(encoding="utf-8")
    for name in set(EditionRules.__struct_fields__) - {"id", "cards"}:
        after = source.split(f"\n    {name}: ")[1].split('"""')[1]
        assert after.startswith("PT-"), name
    assert set(EDITIONS) == {"en", "ru", "first", "pl"}


@EACH
@pytest.mark.rule("PT-ACT-1", "PT-ACT-18")
def test_a_full_hand_ends_the_draw_action_in_the_reprints(edition: EditionId) -> None:
    assert Scene(edition=edition, hand=FIVE).can("draw") is (edition not in REPRINTS)
    over = Scene(edition=edition, hand=("scientist", *FIVE), own={"F1": "summoner"}, wave="F")
    assert len(over.hand()) == 6  # nobody discards down


@pytest.mark.rule("PT-ACT-1")
def test_one_point_of_an_edition_can_be_played_otherwise() -> None:
    scene = Scene(hand=FIVE)
    scene.state = structs.replace(scene.state, options=Options(house=HouseRules(hand_limit=6)))
    assert scene.can("draw")


def equal_leaders(edition: EditionId) -> State:
    """After both have shown the same leader once."""
    state = pixel_tactics.new_game(Options(edition=edition, cards=(set_1(edition),)))
    while state.phase == "setup":
        mine = [a for a in pixel_tactics.legal_actions(state) if getattr(a, "card", None) in {f"{s}.{n}" for s in (0, 1) for n in FIVE}]
        state = pixel_tactics.apply(state, (mine or list(pixel_tactics.legal_actions(state)))[0])
    state = pixel_tactics.apply(state, pixel_tactics.ChooseLeader(Seat(0), "0.knight"))
    return pixel_tactics.apply(state, pixel_tactics.ChooseLeader(Seat(1), "1.knight"))


@EACH
@pytest.mark.rule("PT-SET-4")
def test_equal_leaders_are_discarded_or_go_under_the_decks(edition: EditionId) -> None:
    state = equal_leaders(edition)
    assert state.redeals == 1
    for seat in (0, 1):
        player = state.players[seat]
        under = [held.card for held in player.deck.bottom]
        assert (under, player.discard) == (([f"{seat}.knight"], ()) if edition == "first" else ([], (f"{seat}.knight",)))
    rng = Random(2)
    while state.phase == "setup":
        state = pixel_tactics.apply(state, rng.choice(pixel_tactics.legal_actions(state)))
    assert [len(player.hand) for player in state.players] == [5, 5]


@EACH
@pytest.mark.rule("PT-CEASE-1")
def test_spells_of_the_own_side_are_cast_in_the_ceasefire_of_the_reprints(edition: EditionId) -> None:
    scene = Scene(edition=edition, round=1, own={"V1": "mystic/3", "V2": "oracle"}, rival={"V1": "knight"})
    assert scene.can("cast V1") is (edition in REPRINTS)
    assert not scene.can("cast V2")
    assert not scene.can("attack V1>V1")


@EACH
@pytest.mark.rule("PT-CEASE-2")
def test_orders_of_the_own_side_are_played_in_the_ceasefire_of_ru(edition: EditionId) -> None:
    scene = Scene(edition=edition, round=1, own={"V1": "mystic"}, rival={"V1": "knight"}, hand=("homunculus", "trapper", "assassin"))
    assert scene.can("order homunculus") is (edition == "ru")
    assert scene.can("order assassin") is (edition == "ru")
    assert not scene.can("order trapper")
    if edition == "ru":
        scene.play("order assassin")  # any hero: during the ceasefire one's own only
        assert scene.stands("V1") == "corpse 0.mystic"
        assert scene.stands("1.V1") == "1.knight"


@EACH
@pytest.mark.rule("PT-CEASE-5")
def test_other_effects_do_not_touch_the_rival_in_the_ceasefire_of_the_reprints(edition: EditionId) -> None:
    scene = Scene(edition=edition, cards="set_1_first", leaders=("alchemist", "paladin"), round=1, rival={"V1": "knight"})
    scene.play("end", "1: end")
    assert scene.damage("1.V1") == (0 if edition in REPRINTS else 1)


@EACH
@pytest.mark.rule("PT-ACT-13")
def test_starred_actions_exclude_each_other_for_a_turn_or_for_a_wave(edition: EditionId) -> None:
    """A hero that moved in its player's turn is stolen in the rival's turn of the same wave."""
    scene = Scene(
        edition=edition, leaders=("paladin", "overlord"), own={"V1": "knight"}, rival_hand=("assassin",), actions=2, rival={"R1": "witch"}
    )
    scene.play("move V1 V2", "end", "1: order assassin", "1: pick 0.V2", "1: pick V3")
    assert scene.can("1: move V3 V1") is (edition in REPRINTS)


@EACH
@pytest.mark.rule("PT-ACT-3", "PT-DMG-9")
def test_a_hero_revived_in_this_wave_attacks_except_in_pl(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "corpse knight"}, hand=("priestess",)).play("order priestess")
    assert scene.can("attack V1>F2") is (edition != "pl")


@EACH
@pytest.mark.rule("PT-ACT-17")
def test_a_hero_recruited_in_this_wave_makes_granted_attacks_except_in_the_reprints(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R2": "scientist"}, hand=("fighter",), rival={"V1": "knight"}, wave="R")
    scene.play("recruit fighter R1")
    if edition in REPRINTS:
        assert scene.play("cast R2").damage("1.V1") == 0
    else:
        assert scene.play("cast R2", "attack R1>V1").damage("1.V1") == 8


@EACH
@pytest.mark.rule("PT-ACT-9", "PT-ACT-14")
def test_switch_is_an_action_of_the_reprints(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "knight", "R1": "corpse witch"})
    assert scene.can("switch V1 R1") is (edition in REPRINTS)


@EACH
@pytest.mark.rule("PT-ATK-5")
def test_an_interceptor_takes_the_attack_or_bars_it(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "gunner"}, rival={"V1": "knight", "R1": "witch", "R2": "oracle"})
    assert scene.can("shoot V1>R1") is (edition in REPRINTS)
    assert scene.can("shoot V1>R2")
    if edition in REPRINTS:
        scene.play("shoot V1>R1")
        assert (scene.damage("1.V1"), scene.damage("1.R1")) == (8, 0)


@EACH
@pytest.mark.rule("PT-ATK-12")
def test_a_leader_is_a_neighbour_in_ru(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V2": "knight"})
    position = GAME.position(scene.state)
    leader = scene.piece("F2")
    assert leader is not None
    found = matches(position, supporter, Context(Seat(0), "0.knight", 1), Stand(Seat(0), 4, leader))
    assert found is (edition == "ru")


@pytest.mark.parametrize(("edition", "cards"), [("en", "set_1"), ("ru", "set_1"), ("first", "set_1_first"), ("pl", "set_2")])
@pytest.mark.rule("PT-SET-1")
def test_an_edition_has_its_own_cards_and_plays_any_set(edition: EditionId, cards: str) -> None:
    assert GAME.sets_of(Options(edition=edition)) == (cards,)
    for name in ("set_1", "set_1_first", "set_2"):
        state = GAME.new_game(Options(edition=edition, cards=(name,)))
        assert [len(player.deck.rest) for player in state.players] == [25, 25]
