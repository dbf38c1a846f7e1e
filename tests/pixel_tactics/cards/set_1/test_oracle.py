"""The Oracle's texts in both wordings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules.pixel_tactics._types.actions import Cast
from boardrules.pixel_tactics._types.events import CardsMoved
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
OWNER, RIVAL = Seat(0), Seat(1)


def seen_hand(scene: Scene, viewer: Seat | None, of: int) -> list[str | None]:
    """A hand as a seat, or a spectator (None), sees it."""
    return [held.card for held in GAME.view(scene.state, viewer).players[of].hand]


def seen_top(scene: Scene, viewer: Seat | None, of: int = 0) -> list[str | None]:
    """The settled top of a deck as a seat sees it, from the top down."""
    return [held.card for held in GAME.view(scene.state, viewer).players[of].top]


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_2_and_life_4(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "oracle/3"}, rival={"R1": "oracle/4"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 2
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.oracle", "corpse 1.oracle")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-ATK-4", "PT-END-1")
def test_leader_has_strength_3_and_life_20_and_does_not_shoot(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("oracle", "paladin"), rival={"R1": "mystic"}, wave="F")
    assert not scene.can("shoot F2>R1")
    assert scene.play("attack F2>F2").damage("1.F2") == 3
    scene = Scene(cards=cards, leaders=("oracle", "oracle"), damage=(19, 20)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.rule("PT-RUL-48", "PT-ATK-14")
def test_vanguard_its_player_alone_sees_the_rivals_hand_and_discards_one_card_of_it(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "oracle"}, rival_hand=("knight", "witch"), hand=("mystic",))
    assert seen_hand(scene, OWNER, 1) == [None, None]
    scene.play("cast V1", waiting=0)
    assert seen_hand(scene, OWNER, 1) == ["1.knight", "1.witch"]
    assert seen_hand(scene, None, 1) == [None, None]
    assert seen_hand(scene, RIVAL, 0) == [None]
    scene.play("card 1.witch")
    assert (scene.hand(1), scene.discard(1), scene.hand(), scene.discard()) == ({"1.knight"}, {"1.witch"}, {"0.mystic"}, set())


@BOTH
@pytest.mark.rule("PT-ATK-8")
def test_vanguard_one_card_must_be_discarded_even_the_only_one(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "oracle"}, rival_hand=("witch",)).play("cast V1", waiting=0)
    assert not scene.can("none")
    scene.play("card 1.witch")
    assert (scene.hand(1), scene.discard(1)) == (set(), {"1.witch"})


@BOTH
@pytest.mark.rule("PT-RUL-48")
@pytest.mark.parametrize("unknown", ["healer", "witch"])
def test_vanguard_a_card_that_all_know_does_not_tell_where_the_others_stand(cards: str, unknown: str) -> None:
    scene = Scene(cards=cards, own={"V1": "oracle"}, rival_hand=(unknown, "knight"))
    players = scene.state.players
    hand = tuple(replace(held, mask=15) if held.card == "1.knight" else held for held in players[1].hand)
    state = replace(scene.state, players=(players[0], replace(players[1], hand=hand)))
    cast = next(action for action in GAME.legal_actions(state) if isinstance(action, Cast))
    told = [event for event in GAME.step(state, cast).events if isinstance(event, CardsMoved)]
    assert [event.card for event in told] == [f"1.{unknown}"]
    assert [GAME.redact_event(event, None) for event in told] == [CardsMoved(RIVAL, None, "hand", "hand", 3)]


@BOTH
@pytest.mark.rule("PT-ATK-8")
def test_vanguard_does_nothing_to_an_empty_hand(cards: str) -> None:
    assert Scene(cards=cards, own={"V1": "oracle"}).play("cast V1").discard(1) == set()


@BOTH
@pytest.mark.rule("PT-RUL-48")
def test_vanguard_what_was_seen_is_known_and_what_is_drawn_later_is_not(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "oracle"}, rival_hand=("knight", "witch")).play("cast V1", "card 1.witch", "end")
    scene.play("1: draw", "drawn 1.mystic")
    assert set(seen_hand(scene, OWNER, 1)) == {"1.knight", None}
    assert seen_hand(scene, RIVAL, 1) == ["1.knight", "1.mystic"]


@BOTH
@pytest.mark.rule("PT-ACT-4", "PT-ATK-9")
def test_vanguard_is_cast_in_the_place_of_an_attack_and_does_no_damage(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "oracle"}, rival={"V1": "berserker"}, rival_hand=("knight",)).play("cast V1", "card 1.knight")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (0, 0)
    assert scene.refused("attack V1>V1") == "PT-ACT-4"
    assert scene.refused("cast V1") == "PT-ACT-4"


@pytest.mark.parametrize("edition", ["en", "ru", "first"])
@pytest.mark.rule("PT-CEASE-1")
def test_vanguard_is_not_for_the_ceasefire(edition: EditionId) -> None:
    assert Scene(edition=edition, own={"V1": "oracle"}, rival_hand=("knight",), round=1).refused("cast V1") == "PT-CEASE-1"


@BOTH
@pytest.mark.rule("PT-ATK-10")
def test_vanguard_text_is_not_castable_elsewhere(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "oracle"}, rival_hand=("knight",), wave="F")
    assert scene.refused("cast F1 V") == "PT-ACT-4"


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-RUL-48")
def test_flank_reorders_the_top_five_for_its_player_alone(cards: str) -> None:
    """Five of six: the sixth card stays unknown, and comes after them."""
    deck = ("knight", "witch", "mystic", "healer", "gunner", "fighter")
    scene = Scene(cards=cards, own={"F1": "oracle"}, deck=deck, wave="F")
    drawn = [f"drawn 0.{name}" for name in ("knight", "mystic", "witch", "fighter", "healer")]
    scene.play("cast F1", *drawn, waiting=0)
    aside = ["0.fighter", "0.healer", "0.knight", "0.mystic", "0.witch"]
    assert [held.card for held in GAME.view(scene.state, OWNER).players[0].aside] == aside
    assert [held.card for held in GAME.view(scene.state, RIVAL).players[0].aside] == [None] * 5
    assert not scene.can("none")
    order = ["witch", "knight", "healer", "fighter", "mystic"]
    scene.play(*[f"card {name}" for name in order])
    assert seen_top(scene, OWNER) == [f"0.{name}" for name in order]
    assert seen_top(scene, RIVAL) == seen_top(scene, None) == [None] * 5
    assert scene.state.players[0].deck.rest == ("0.gunner",)
    assert scene.play("draw").hand() == {"0.witch"}


@BOTH
@pytest.mark.rule("PT-RUL-48", "PT-ACT-19")
def test_flank_looks_at_what_there_is(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "oracle"}, deck=("knight", "witch"), wave="F")
    scene.play("cast F1", "drawn 0.knight", "drawn 0.witch", "card witch", "card knight")
    assert seen_top(scene, OWNER) == ["0.witch", "0.knight"]
    empty = Scene(cards=cards, own={"F1": "oracle"}, deck=(), wave="F").play("cast F1")
    assert empty.state.players[0].deck.top == ()


@BOTH
@pytest.mark.rule("PT-RUL-48")
def test_flank_a_known_top_card_is_among_the_five(cards: str) -> None:
    """Nothing is left to luck then, and the rival's deck is let alone."""
    names = ("knight", "witch", "mystic", "healer", "gunner")
    scene = Scene(cards=cards, own={"F1": "oracle"}, top=names, wave="F")
    scene.play("cast F1", *[f"card {name}" for name in reversed(names)])
    assert seen_top(scene, OWNER) == [f"0.{name}" for name in reversed(names)]
    assert scene.state.players[1].deck.top == ()
    assert scene.hand() == set()


@pytest.mark.parametrize(("edition", "legal"), [("en", True), ("ru", True), ("first", False)])
@pytest.mark.rule("PT-CEASE-1")
def test_flank_touches_the_own_side_alone_in_the_ceasefire(edition: EditionId, legal: bool) -> None:  # noqa: FBT001
    scene = Scene(edition=edition, own={"F1": "oracle"}, deck=("knight", "witch"), wave="F", round=1)
    assert scene.can("cast F1") is legal
    if not legal:
        assert scene.refused("cast F1") == "PT-CEASE-1"


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@BOTH
@pytest.mark.rule("PT-RUL-48")
def test_rear_its_player_alone_sees_the_top_card(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "oracle"}, deck=("knight", "witch"), wave="R")
    assert seen_top(scene, OWNER) == ["0.knight"]
    assert seen_top(scene, RIVAL) == seen_top(scene, None) == [None]


@BOTH
@pytest.mark.rule("PT-RUL-48")
def test_rear_the_next_top_card_is_seen_as_soon_as_one_is_drawn(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "oracle"}, deck=("knight", "witch", "mystic"), wave="R").play("draw", "drawn 0.witch")
    assert scene.hand() == {"0.knight"}
    assert seen_top(scene, OWNER) == ["0.witch"]
    assert seen_hand(scene, RIVAL, 0) == [None]


@BOTH
@pytest.mark.rule("PT-RUL-48", "PT-RUL-18")
def test_rear_sight_comes_with_the_row_and_not_with_another(cards: str) -> None:
    """Moved there it looks; a card that was seen stays known when it leaves, the one after it is not."""
    scene = Scene(cards=cards, own={"V1": "oracle"}, deck=("knight", "witch", "mystic"))
    assert seen_top(scene, OWNER) == []
    scene.play("move V1 R1", "drawn 0.witch")
    assert seen_top(scene, OWNER) == ["0.witch"]
    scene = Scene(cards=cards, own={"R1": "oracle"}, deck=("knight", "witch", "mystic"), wave="R").play("move R1 F1")
    assert seen_top(scene, OWNER) == ["0.knight"]
    assert seen_top(scene.play("draw"), OWNER) == []


@BOTH
@pytest.mark.rule("PT-ATK-10", "PT-DMG-4")
def test_rear_a_corpse_sees_nothing(cards: str) -> None:
    assert seen_top(Scene(cards=cards, own={"R1": "corpse oracle"}, deck=("knight", "witch")), OWNER) == []


@BOTH
@pytest.mark.rule("PT-RUL-48")
def test_rear_no_card_no_sight(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "oracle"}, deck=("knight",), wave="R").play("draw")
    assert (scene.hand(), seen_top(scene, OWNER)) == ({"0.knight"}, [])


@BOTH
@pytest.mark.rule("PT-RUL-48")
def test_rear_looks_in_the_ceasefire_and_in_every_wave(cards: str) -> None:
    assert seen_top(Scene(cards=cards, own={"R1": "oracle"}, deck=("knight", "witch"), round=1), OWNER) == ["0.knight"]


# --------------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-ACT-6")
def test_order_changes_the_hand_for_one_card_more_than_it_had_without_itself(cards: str) -> None:
    scene = Scene(cards=cards, hand=("oracle", "knight", "fighter"), deck=("witch", "mystic", "healer", "gunner"), rival_hand=("templar",))
    scene.play("order oracle", "drawn 0.witch", "drawn 0.healer", "drawn 0.gunner")
    assert scene.hand() == {"0.witch", "0.healer", "0.gunner"}
    assert scene.discard() == {"0.knight", "0.fighter", "0.oracle"}
    assert scene.hand(1) == {"1.templar"}
    assert seen_hand(scene, RIVAL, 0) == [None] * 3


@BOTH
@pytest.mark.rule("PT-ACT-6")
def test_order_the_last_card_of_a_hand_draws_one(cards: str) -> None:
    scene = Scene(cards=cards, hand=("oracle",), deck=("witch", "mystic")).play("order oracle", "drawn 0.witch")
    assert (scene.hand(), scene.discard()) == ({"0.witch"}, {"0.oracle"})


@BOTH
@pytest.mark.rule("PT-ACT-19", "PT-RUL-19")
def test_order_a_short_deck_gives_what_is_there(cards: str) -> None:
    """The discarded cards do not come back."""
    scene = Scene(cards=cards, hand=("oracle", "knight", "fighter"), deck=("witch",)).play("order oracle", "drawn 0.witch")
    assert (scene.hand(), scene.discard()) == ({"0.witch"}, {"0.knight", "0.fighter", "0.oracle"})


@BOTH
@pytest.mark.rule("PT-ACT-18")
def test_order_may_bring_the_hand_above_five(cards: str) -> None:
    """Six cards, of which this one does not count: five discarded, six drawn."""
    hand = ("oracle", "knight", "fighter", "templar", "vampire", "summoner")
    new = ("witch", "mystic", "healer", "gunner", "trapper", "assassin")
    scene = Scene(cards=cards, hand=hand, deck=new).play("order oracle", *[f"drawn 0.{name}" for name in new])
    assert scene.hand() == {f"0.{name}" for name in new}


@BOTH
@pytest.mark.rule("PT-RUL-30")
def test_order_executed_from_a_shown_card_discards_that_card_with_the_hand(cards: str) -> None:
    """The Doppelganger shows the Oracle, which stays in the hand: two cards go, three come."""
    scene = Scene(cards=cards, hand=("doppelganger", "oracle", "knight"), deck=("witch", "mystic", "healer", "gunner"))
    scene.play("order doppelganger", "card oracle", "drawn 0.witch", "drawn 0.healer", "drawn 0.gunner")
    assert scene.hand() == {"0.witch", "0.healer", "0.gunner"}
    assert scene.discard() == {"0.oracle", "0.knight", "0.doppelganger"}


@pytest.mark.parametrize(("edition", "rule"), [("en", "PT-CEASE-2"), ("first", "PT-CEASE-2"), ("ru", "")])
@pytest.mark.rule("PT-CEASE-2")
def test_order_touches_the_own_side_alone_in_the_ceasefire(edition: EditionId, rule: str) -> None:
    scene = Scene(edition=edition, hand=("oracle",), deck=("witch",), round=1)
    if rule:
        assert scene.refused("order oracle") == rule
    else:
        assert scene.play("order oracle", "drawn 0.witch").hand() == {"0.witch"}


# -------------------------------------------------------------------------------------------------------------------------------- leader
@BOTH
@pytest.mark.rule("PT-ATK-11")
def test_leader_the_rivals_hand_lies_open_to_all_and_the_own_does_not(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("oracle", "paladin"), rival_hand=("knight", "witch"), hand=("mystic",))
    for viewer in (OWNER, RIVAL, None):
        assert seen_hand(scene, viewer, 1) == ["1.knight", "1.witch"]
    assert seen_hand(scene, OWNER, 0) == ["0.mystic"]
    assert seen_hand(scene, RIVAL, 0) == seen_hand(scene, None, 0) == [None]


@BOTH
@pytest.mark.parametrize(("edition", "opened"), [("en", False), ("ru", False), ("first", True), ("pl", True)])
@pytest.mark.rule("PT-CEASE-5")
def test_leader_the_rivals_hand_is_opened_in_the_ceasefire_only_where_contact_is_not_barred(
    cards: str, edition: EditionId, *, opened: bool
) -> None:
    scene = Scene(edition=edition, cards=cards, leaders=("oracle", "paladin"), rival_hand=("knight",), round=1)
    assert seen_hand(scene, OWNER, 1) == (["1.knight"] if opened else [None])


@BOTH
@pytest.mark.parametrize("edition", ["en", "ru"])
@pytest.mark.rule("PT-CEASE-5")
def test_leader_the_rivals_hand_lies_open_from_the_second_round_on(cards: str, edition: EditionId) -> None:
    scene = Scene(edition=edition, cards=cards, leaders=("oracle", "paladin"), rival_hand=("knight",), round=1, wave="R")
    scene.play("end")
    assert seen_hand(scene, OWNER, 1) == [None]
    scene.play("1: end")
    assert (scene.state.clock.round, seen_hand(scene, OWNER, 1)) == (2, ["1.knight"])


@BOTH
@pytest.mark.rule("PT-ATK-11")
def test_leader_what_comes_into_the_rivals_hand_is_open_too(cards: str) -> None:
    """Drawn as an action, and the event of it names the card to everybody."""
    scene = Scene(cards=cards, leaders=("oracle", "paladin"), rival_hand=("knight",), second=True, active=1)
    scene.play("1: draw", "drawn 1.witch")
    assert seen_hand(scene, OWNER, 1) == seen_hand(scene, None, 1) == ["1.knight", "1.witch"]
    moved = [event for event in scene.events if isinstance(event, CardsMoved)]
    assert [GAME.redact_event(event, OWNER) for event in moved] == moved
    assert [event.card for event in moved] == ["1.witch"]


@BOTH
@pytest.mark.rule("PT-ATK-11")
def test_leader_of_both_opens_both_hands(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("oracle", "oracle"), hand=("knight",), rival_hand=("witch",))
    assert (seen_hand(scene, RIVAL, 0), seen_hand(scene, OWNER, 1)) == (["0.knight"], ["1.witch"])


@BOTH
@pytest.mark.rule("PT-ATK-11", "PT-SET-1")
def test_leader_does_not_open_the_rivals_deck(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("oracle", "paladin"), rival={"R1": "oracle"}, rival_hand=("knight",))
    assert [held.card for held in GAME.view(scene.state, RIVAL).players[1].top] == [str(scene.state.players[1].deck.top[0].card)]
    assert seen_top(scene, OWNER, 1) == [None]


@BOTH
@pytest.mark.rule("PT-RUL-31", "PT-ATK-11")
def test_leader_copied_by_sagas_opens_the_hand_of_sagas_rival(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("doppelganger", "oracle"), hand=("knight",), rival_hand=("witch",))
    assert (seen_hand(scene, OWNER, 1), seen_hand(scene, RIVAL, 0), seen_hand(scene, None, 1)) == (["1.witch"], ["0.knight"], ["1.witch"])
