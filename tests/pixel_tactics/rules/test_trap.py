"""Traps: laid face down, sprung in the rival's turn, betrayed by nothing until then (PT-TRAP, PT-ACT-11, PT-ACT-12, PT-CEASE-4)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from boardrules import Seat
from boardrules.codec import to_json
from boardrules.pixel_tactics import CardsMoved, Choose, PieceDefeated, ReserveCard, SetTrap, Spot, State, TrapSet, TrapSprung
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics._types.state import Held
from tests.pixel_tactics.reserve_cards import GAME, ReserveScene

OWN, RIVAL = Seat(0), Seat(1)


# -------------------------------------------------------------------------------------------------------------------------------- setting
@pytest.mark.rule("PT-ACT-11", "PT-TRAP-1", "PT-OP-1")
def test_a_trap_is_laid_face_down_to_a_free_slot_of_the_reserve() -> None:
    scene = ReserveScene(edition="ru", hand=("snare",), reserve={"S1": "ward/4"}, wave="R")
    assert scene.refused("trap snare S1") == "PT-OP-4"
    assert scene.refused("trap ward S2") == "PT-ACT-11"
    assert scene.refused("operation snare S2") == "PT-ACT-10"
    scene.play("trap snare S2")
    assert scene.reserve() == {"S1": "0.ward/4", "S2": "0.snare"}
    assert (scene.hand(), scene.state.budget.actions) == (set(), 1)
    assert TrapSet(OWN, Spot(OWN, "S2")) in scene.events


@pytest.mark.parametrize("edition", ["en", "pl", "first"])
@pytest.mark.rule("PT-ACT-11")
def test_only_one_edition_has_traps(edition: EditionId) -> None:
    assert ReserveScene(edition=edition, hand=("snare",)).refused("trap snare S1") == "PT-ACT-11"


@pytest.mark.rule("PT-OP-5", "PT-ACT-11")
def test_a_trap_is_no_order() -> None:
    scene = ReserveScene(edition="ru", hand=("snare", "twice", "doppelganger"))
    assert scene.refused("order snare") == "PT-OP-5"
    scene.play("order twice", waiting=0)
    assert [action for action in scene.game.legal_actions(scene.state) if "snare" in str(action)] == []
    scene.play("order doppelganger", "card snare")
    assert scene.hand() == {"0.snare"}


@pytest.mark.rule("PT-OP-2", "PT-OP-3", "PT-ACT-11")
def test_a_trap_has_no_tokens_and_stays() -> None:
    scene = ReserveScene(edition="ru", reserve={"S1": "snare"})
    for _ in range(3):
        scene.play("end", "1: end")
        if scene.state.actor == 1:
            scene.play("1: end", "end")
    assert scene.reserve() == {"S1": "0.snare"}


@pytest.mark.rule("PT-ACT-12", "PT-TRAP-1")
def test_a_trap_that_is_discarded_becomes_known() -> None:
    scene = ReserveScene(edition="ru", reserve={"S3": "snare"}).play("discard S3")
    assert (scene.reserve(), scene.discard()) == ({}, {"0.snare"})
    assert CardsMoved(OWN, "0.snare", "reserve", "discard", 15) in scene.events


# ------------------------------------------------------------------------------------------------------------------------------ springing
@pytest.mark.rule("PT-TRAP-2")
def test_a_trap_opens_after_what_it_waits_for_is_carried_out_and_discarded() -> None:
    """The attack is done; then the trap; then the turn goes on with the action that is left."""
    scene = ReserveScene(edition="ru", own={"V1": "knight"}, rival={"V1": "fighter"}, rival_reserve={"S2": "snare"}).play("attack V1>V1")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (3, 3)
    assert (scene.reserve(1), scene.discard(1)) == ({}, {"1.snare"})
    assert (scene.state.actor, scene.state.budget.actions, scene.state.resolving) == (0, 1, ())
    names = [type(event).__name__ for event in scene.events]
    assert names.index("DamagePlaced") < names.index("TrapSprung") < names.index("AbilityUsed")
    assert TrapSprung(RIVAL, "1.snare", Spot(RIVAL, "S2")) in scene.events


@pytest.mark.rule("PT-TRAP-2")
def test_a_trap_does_not_open_in_the_turn_of_its_player() -> None:
    """A hero of the rival is defeated in one's own turn, and one's own in the rival's."""
    units = {"V1": "witch"}
    scene = ReserveScene(edition="ru", own=units, rival=units, hand=("assassin",), reserve={"S1": "mourn"}, rival_reserve={"S1": "mourn"})
    scene.play("order assassin", "pick V1")
    assert (scene.stands("V1"), scene.reserve()) == ("corpse 0.witch", {"S1": "0.mourn"})
    scene = ReserveScene(edition="ru", own=units, rival=units, hand=("assassin",), reserve={"S1": "mourn"}, rival_reserve={"S1": "mourn"})
    scene.play("order assassin", "pick 1.V1")
    assert (scene.stands("1.V1"), scene.reserve(1)) == ("1.witch", {})


@pytest.mark.rule("PT-TRAP-2", "PT-DMG-3")
def test_casualties_at_the_end_of_a_wave_spring_no_trap() -> None:
    scene = ReserveScene(edition="ru", own={"V1": "witch/9"}, reserve={"S1": "mourn"}).play("end", "1: end")
    assert (scene.stands("V1"), scene.reserve()) == ("corpse 0.witch", {"S1": "0.mourn"})


@pytest.mark.rule("PT-TRAP-2")
def test_the_end_of_the_rivals_turn_is_in_that_turn() -> None:
    scene = ReserveScene(edition="ru", rival_reserve={"S1": "ebb"}, reserve={"S1": "ebb"}).play("end", waiting=-1)
    assert (scene.reserve(), scene.reserve(1)) == ({"S1": "0.ebb"}, {})
    scene.play("drawn 1.knight")
    assert (scene.state.actor, scene.hand(1)) == (1, {"1.knight"})


@pytest.mark.rule("PT-TRAP-2", "PT-CEASE-4")
def test_in_the_ceasefire_a_trap_is_laid_and_not_sprung() -> None:
    scene = ReserveScene(edition="ru", round=1, hand=("knight",), rival_hand=("snare",), rival_reserve={"S1": "pit"})
    scene.play("recruit knight V1")
    assert (scene.damage("V1"), scene.reserve(1)) == (0, {"S1": "1.pit"})
    scene.play("end", "1: trap snare S2")
    assert scene.reserve(1) == {"S1": "1.pit", "S2": "1.snare"}


@pytest.mark.rule("PT-TRAP-2")
def test_a_condition_that_does_not_hold_keeps_a_trap_closed() -> None:
    scene = ReserveScene(edition="ru", hand=("knight", "witch"), rival_reserve={"S1": "hole"}).play("recruit knight V1")
    assert scene.reserve(1) == {"S1": "1.hole"}
    scene.play("recruit witch V2")
    assert (scene.reserve(1), scene.stands("V2"), scene.hand()) == ({}, "", {"0.witch"})


@pytest.mark.rule("PT-TRAP-2", "PT-ATK-7")
def test_of_several_that_really_open_the_player_orders_and_nobody_may_decline() -> None:
    """Both are turned up before anybody is asked."""
    scene = ReserveScene(edition="ru", own={"F1": "witch"}, hand=("knight",), rival_reserve={"S1": "pit", "S3": "hole"})
    scene.play("recruit knight V1", waiting=1)
    assert (scene.reserve(1), scene.state.resolving) == ({}, ("1.hole", "1.pit"))
    assert scene.game.validate(scene.state) == ()
    assert all(isinstance(action, Choose) and action.option is not None for action in scene.game.legal_actions(scene.state))
    assert {event.card for event in scene.events if isinstance(event, TrapSprung)} == {"1.pit", "1.hole"}
    scene.play("1: mode 1.pit:0.knight")
    assert (scene.stands("V1"), scene.discard(1)) == ("", {"1.pit", "1.hole"})


@pytest.mark.rule("PT-TRAP-2", "PT-ATK-8")
def test_a_trap_that_can_do_nothing_opens_and_is_discarded() -> None:
    """The one that opens first takes the hero away."""
    scene = ReserveScene(edition="ru", own={"F1": "witch"}, hand=("knight",), rival_reserve={"S1": "pit", "S3": "hole"})
    scene.play("recruit knight V1", "1: mode 1.hole:0.knight")
    assert (scene.stands("V1"), scene.hand(), scene.discard(1)) == ("", {"0.knight"}, {"1.pit", "1.hole"})


@pytest.mark.rule("PT-TRAP-2", "PT-LOOP-2")
def test_a_trap_opens_once_though_one_event_sets_it_off_twice() -> None:
    """The Templar's order defeats both heroes at once: the trap answers to the first of them."""
    rival = {"V1": "witch", "V2": "mystic"}
    scene = ReserveScene(edition="ru", active=1, hand=("templar",), rival=rival, rival_reserve={"S1": "mourn"})
    scene.play("1: attack V1>F2", "1: attack V2>F2", "1: end", "order templar")
    assert {event.card for event in scene.events if isinstance(event, PieceDefeated)} == {"1.witch", "1.mystic"}
    assert [event.card for event in scene.events if isinstance(event, TrapSprung)] == ["1.mourn"]
    assert (scene.stands("1.V1"), scene.stands("1.V2"), scene.reserve(1)) == ("1.witch", "corpse 1.mystic", {})


@pytest.mark.rule("PT-TRAP-2")
def test_damage_to_ones_leader_can_spring_a_trap() -> None:
    scene = ReserveScene(edition="ru", own={"V1": "fighter"}, rival_reserve={"S1": "rebuke"}).play("attack V1>F2")
    assert (scene.damage("V1"), scene.discard(1)) == (1, {"1.rebuke"})


# ------------------------------------------------------------------------------------------------------------------------------ secrecy
def swapped(scene: ReserveScene, card: str, other: str) -> State:
    """The position with two cards of seat 1 in each other's place: one in the reserve, one in the deck."""
    player = scene.state.players[1]
    reserve = tuple([None if laid is None else replace(laid, card=other) if laid.card == card else laid for laid in player.reserve])
    rest = tuple(sorted([card if name == other else name for name in player.deck.rest]))
    return replace(scene.state, players=(scene.state.players[0], replace(player, reserve=reserve, deck=replace(player.deck, rest=rest))))


@pytest.mark.parametrize("other", ["1.pit", "1.hole", "1.mourn", "1.rebuke", "1.ebb"])
@pytest.mark.rule("PT-TRAP-1")
def test_nothing_tells_the_rival_which_trap_lies_there(other: str) -> None:
    """Views, legal actions, what is asked: all as with any other trap in its place."""
    scene = ReserveScene(edition="ru", own={"V1": "knight"}, rival={"V1": "witch"}, rival_reserve={"S1": "snare"}, hand=("mystic",))
    twin = swapped(scene, "1.snare", other)
    assert GAME.validate(twin) == ()
    for seat in (OWN, None):
        assert to_json(GAME.view(scene.state, seat)) == to_json(GAME.view(twin, seat))
    assert GAME.legal_actions(scene.state) == GAME.legal_actions(twin)
    assert GAME.pending(scene.state, OWN) == GAME.pending(twin, OWN)
    assert GAME.view(scene.state, OWN).players[1].reserve == (ReserveCard(None, "trap", 0, 0), None, None)
    assert GAME.view(scene.state, RIVAL).players[1].reserve == scene.state.players[1].reserve


@pytest.mark.rule("PT-TRAP-1", "PT-TRAP-2")
def test_no_question_is_put_for_a_trap_that_does_not_open() -> None:
    """The same actions go on in the same way over traps that wait for something else."""
    for card in ("hole", "mourn", "rebuke"):
        scene = ReserveScene(edition="ru", hand=("knight",), rival_reserve={"S1": card}).play("recruit knight V1")
        assert (scene.state.actor, scene.state.stack, scene.reserve(1)) == (0, (), {"S1": f"1.{card}"})


@pytest.mark.rule("PT-TRAP-1")
def test_setting_a_trap_is_told_without_its_name() -> None:
    scene = ReserveScene(edition="ru", hand=("snare",)).play("trap snare S1")
    action = SetTrap(OWN, "0.snare", Spot(OWN, "S1"))
    assert GAME.redact_action(action, OWN) == action
    for seat in (RIVAL, None):
        assert GAME.redact_action(action, seat) == SetTrap(OWN, None, Spot(OWN, "S1"))
        assert not any("snare" in str(GAME.redact_event(event, seat)) for event in scene.events)
        view = GAME.view(scene.state, seat)
        assert GAME.format_action(view, SetTrap(OWN, None, Spot(OWN, "S1"))) == "trap ? S1"
        assert GAME.parse_action(view, "trap ? S1") == SetTrap(OWN, None, Spot(OWN, "S1"))


def known(scene: ReserveScene, *names: str) -> ReserveScene:
    """The rival knows some cards of seat 0's hand."""
    player = scene.state.players[0]
    hand = tuple([Held(held.card, 15 if str(held.card)[2:] in names else held.mask) for held in player.hand])
    scene.state = replace(scene.state, players=(replace(player, hand=hand), scene.state.players[1]))
    return scene


def seen(scene: ReserveScene) -> tuple[set[str | None], str | None]:
    """What the rival knows of seat 0's hand, and of the card in its first slot."""
    player = GAME.view(scene.state, RIVAL).players[0]
    laid = player.reserve[0]
    assert laid is not None
    return {held.card for held in player.hand}, laid.card


@pytest.mark.rule("PT-TRAP-1")
def test_who_knew_a_trap_of_the_hand_cannot_tell_whether_it_was_laid() -> None:
    """Whichever of two is laid, the rival sees the same afterwards; a card that is no trap stays known."""
    cards = ("snare", "pit", "knight")
    one = known(ReserveScene(edition="ru", hand=cards), "snare", "knight").play("trap snare S1")
    other = known(ReserveScene(edition="ru", hand=cards), "snare", "knight").play("trap pit S1")
    assert seen(one) == seen(other) == ({None, "0.knight"}, None)
    assert to_json(GAME.view(one.state, RIVAL)) == to_json(GAME.view(other.state, RIVAL))


@pytest.mark.rule("PT-TRAP-1")
def test_the_only_trap_of_a_hand_that_is_known_whole_stays_known() -> None:
    scene = known(ReserveScene(edition="ru", hand=("snare", "knight")), "snare", "knight").play("trap snare S1")
    assert seen(scene) == ({"0.knight"}, "0.snare")


@pytest.mark.rule("PT-TRAP-1")
def test_a_trap_from_an_open_hand_is_known() -> None:
    """The Oracle's leader lays the hand open."""
    scene = ReserveScene(edition="ru", hand=("snare", "pit"), leaders=("paladin", "oracle")).play("trap snare S1")
    assert seen(scene) == ({"0.pit"}, "0.snare")


@pytest.mark.rule("PT-TRAP-1")
def test_a_guess_of_what_lies_face_down_is_a_trap_and_fits_the_view() -> None:
    scene = ReserveScene(edition="ru", rival_reserve={"S1": "snare", "S2": "pit", "S3": "ward/2"}, rival_hand=("hole", "knight", "mourn"))
    view = GAME.view(scene.state, OWN)
    guesses = set[tuple[str | None, ...]]()
    for seed in range(40):
        state = GAME.determinize(view, Random(seed))
        assert GAME.validate(state) == ()
        assert GAME.view(state, OWN) == view
        guesses.add(tuple([laid.card for laid in state.players[1].reserve if laid is not None]))
    assert len(guesses) > 10
    assert {cards[2] for cards in guesses} == {"1.ward"}


@pytest.mark.rule("PT-TRAP-1")
def test_a_state_with_a_trap_that_is_none_is_refused() -> None:
    scene = ReserveScene(edition="ru", rival_reserve={"S1": "snare"})
    player = scene.state.players[1]
    for laid in (ReserveCard("1.knight", "trap", 0, 2), ReserveCard("1.snare", "operation", 2), ReserveCard("1.snare", "trap", 1, 2)):
        reserve = (laid, None, None)
        state = replace(scene.state, players=(scene.state.players[0], replace(player, reserve=reserve)))
        assert any(fault.path.startswith("$.players[1].reserve[0]") for fault in GAME.validate(state))


@pytest.mark.rule("PT-TRAP-1", "PT-OP-1")
def test_a_position_with_a_reserve_is_described_as_it_is_set_up() -> None:
    scene = ReserveScene(edition="ru", reserve={"S1": "snare", "S3": "ward/2"}, rival_reserve={"S2": "pit"})
    setup = GAME.setup_of(scene.state)
    assert setup.players[0].reserve == (("S1", "snare"), ("S3", "ward/2"))
    assert GAME.set_up(setup) == scene.state


@pytest.mark.rule("PT-TRAP-1", "PT-TRAP-2")
def test_what_is_told_of_a_trap_that_opens_says_in_which_slot_it_lay() -> None:
    """Of two that lie there, either could be the one; the slot that is empty afterwards would say what nobody was told."""
    for slots in (("S1", "S2"), ("S2", "S1")):
        reserve = dict(zip(slots, ("pit", "snare"), strict=True))
        scene = ReserveScene(edition="ru", hand=("knight",), rival_reserve=reserve).play("recruit knight V1")
        assert [event.at for event in scene.events if isinstance(event, TrapSprung)] == [Spot(RIVAL, "S1" if slots[0] == "S1" else "S2")]


@pytest.mark.rule("PT-TRAP-1", "PT-LOOP-5")
def test_a_trap_that_stays_closed_costs_no_step_of_those_after_which_an_action_is_cut_short() -> None:
    steps = set[int]()
    for laid in (None, "hole", "mourn", "rebuke", "snare"):
        scene = ReserveScene(edition="ru", hand=("knight",), rival_reserve={} if laid is None else {"S1": laid})
        position = GAME.position(scene.state)
        GAME.perform(position, scene.action("recruit knight V1"))
        steps.add(position.steps)
    assert len(steps) == 1
