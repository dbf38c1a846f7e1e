"""Positions from a description: what a Setup says, what it leaves out, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import structs

from boardrules import InvalidOptions, InvalidState, Positions, Seat, capability, from_json, from_state, pixel_tactics, to_json
from boardrules.pixel_tactics import Described, Held, Options, Piece, PlayerSetup, PoolSetup, Setup, Slot, SpotOption, State, setup

PLAIN = setup(own={"F2": "leader:vampire/19", "V1": "knight/3", "R2": "corpse:mystic"}, rival={"F2": "leader:paladin"})

ROW = ("witch/2", "healer", "gunner", "druid", "sniper")


def states(options: Options, *, seed: int) -> Iterator[State]:
    """Every position of one game played at random."""
    rng = random.Random(seed)
    state = pixel_tactics.new_game(options)
    while pixel_tactics.to_act(state):
        yield state
        state = pixel_tactics.apply(state, rng.choice(pixel_tactics.legal_actions(state)))
    yield state


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("edition", "best_of"), [("en", 1), ("ru", 3), ("first", 1), ("pl", 3)])
def test_set_up_makes_of_the_setup_of_a_state_that_state(edition: str, best_of: int, seed: int) -> None:
    """For every state of play between two actions; all others are refused."""
    options = msgspec.convert({"edition": edition, "best_of": best_of}, Options)
    said = 0
    for ply, state in enumerate(states(options, seed=seed)):
        if ply % 7 and not state.series.matches:
            continue
        if state.phase != "play" or state.stack:
            with pytest.raises(InvalidState, match="no Setup describes this position"):
                pixel_tactics.setup_of(state)
            continue
        described = pixel_tactics.setup_of(state)
        read = from_json(Setup, to_json(described))
        assert read == described
        assert to_json(read) == to_json(described)
        assert pixel_tactics.set_up(read) == state
        said += 1
        if said > 150:
            break
    assert said


def test_a_setup_says_only_what_is_unusual() -> None:
    state = pixel_tactics.set_up(PLAIN)
    said = pixel_tactics.setup_of(state)
    assert said == setup(own={"V1": "knight/3", "F2": "leader:vampire/19", "R2": "corpse:mystic"}, rival={"F2": "leader:paladin"})
    assert to_json(said) == (
        b'{"players":[{"unit":[["V1","knight/3"],["F2","leader:vampire/19"],["R2","corpse:mystic"]]},{"unit":[["F2","leader:paladin"]]}]}'
    )


def test_all_cards_that_are_not_named_lie_in_the_decks() -> None:
    state = pixel_tactics.set_up(PLAIN)
    assert len(state.players[0].deck.rest) == 22
    assert len(state.players[1].deck.rest) == 24
    assert state.series.removed == ()


def test_a_deck_that_is_given_leaves_the_other_cards_out_of_the_series() -> None:
    described = setup(own={"F2": "leader:vampire"}, rival={"F2": "leader:paladin"}, deck=("witch", "knight"), top=("mystic",))
    state = pixel_tactics.set_up(described)
    assert state.players[0].deck.rest == ("0.knight", "0.witch")
    assert [held.card for held in state.players[0].deck.top] == ["0.mystic"]
    assert len(state.series.removed) == 21
    assert pixel_tactics.set_up(pixel_tactics.setup_of(state)) == state


def test_names_with_a_seat_are_cards_of_that_seat_and_masks_say_who_knows_them() -> None:
    described = setup(own={"F2": "leader:vampire", "V1": "1.knight/2"}, rival={"F2": "leader:paladin"}, hand=("witch", Held("0.mystic", 3)))
    state = pixel_tactics.set_up(described)
    assert state.players[0].unit[0] == Piece("1.knight", "hero", 2)
    assert state.players[0].hand == (Held("0.mystic", 3), Held("0.witch", 1))


@pytest.mark.rule("PT-FLOW-1")
def test_first_and_turn_say_whose_turn_it_is() -> None:
    for first, turn, acts in ((0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 0)):
        state = pixel_tactics.set_up(setup(own={"F2": "leader:vampire"}, rival={"F2": "leader:paladin"}, first=first, turn=turn))
        assert pixel_tactics.to_act(state) == (Seat(acts),)


@pytest.mark.rule("PT-FLOW-2")
def test_a_turn_has_its_two_actions_unless_the_setup_says_otherwise() -> None:
    assert pixel_tactics.set_up(PLAIN).budget.actions == 2
    assert pixel_tactics.set_up(msgspec.structs.replace(PLAIN, actions=1)).budget.actions == 1


def test_what_a_text_lets_a_seat_see_is_opened_at_once() -> None:
    state = pixel_tactics.set_up(setup(own={"F2": "leader:oracle"}, rival={"F2": "leader:paladin"}, hand=("knight",)))
    settled = state
    while pixel_tactics.chance(settled):
        settled = pixel_tactics.apply(settled, pixel_tactics.chance_action(settled, 0))
    assert pixel_tactics.to_act(settled) == (Seat(0),)
    assert pixel_tactics.set_up(pixel_tactics.setup_of(settled)) == settled


def test_every_fault_is_named_with_its_place() -> None:
    own: dict[Slot, Described] = {"F2": "leader:vampyre", "V1": "knight/x", "V2": "witch"}
    described = setup(own=own, rival={"F2": "leader:paladin"}, hand=("witch", "5.knight"))
    with pytest.raises(InvalidState) as raised:
        pixel_tactics.set_up(described)
    assert [fault.path for fault in raised.value.violations] == [
        "$.players[0].unit[0]",
        "$.players[0].unit[1]",
        "$.players[0].hand[0]",
        "$.players[0].hand[1]",
    ]
    assert "0.witch is in players[0].unit[2] already" in str(raised.value)


@pytest.mark.rule("PT-SET-5")
def test_what_no_rule_allows_is_refused() -> None:
    with pytest.raises(InvalidState) as raised:
        pixel_tactics.set_up(setup(own={"F2": "vampire", "V1": "leader:knight"}, rival={}))
    assert {(fault.path, fault.rule) for fault in raised.value.violations} == {
        ("$.players[0].unit[0]", "PT-SET-5"),
        ("$.players[0].unit[4]", "PT-SET-5"),
        ("$.players[1].unit[4]", "PT-SET-5"),
    }


@pytest.mark.rule("PT-SET-3")
def test_the_rivals_card_is_no_leader() -> None:
    with pytest.raises(InvalidState) as raised:
        pixel_tactics.set_up(setup(own={"F2": "leader:1.vampire"}, rival={"F2": "leader:paladin"}))
    assert [(fault.path, fault.rule) for fault in raised.value.violations] == [("$.players[0].unit[4]", "PT-SET-3")]


@pytest.mark.rule("PT-SET-3", "PT-OWN-1")
def test_a_card_whose_owner_changed_leads_its_new_player_only() -> None:
    described = setup(own={"F2": "leader:1.vampire"}, rival={"F2": "leader:paladin"})
    assert pixel_tactics.set_up(structs.replace(described, owners=(("1.vampire", Seat(0)),))).players[0].unit[4] is not None
    with pytest.raises(InvalidState, match=r"players\[1\].unit\[4\].*PT-SET-3"):
        pixel_tactics.set_up(structs.replace(described, owners=(("1.paladin", Seat(0)), ("1.vampire", Seat(0)))))


@pytest.mark.rule("PT-SET-3")
def test_a_leader_is_not_chosen_among_cards_of_the_rivals() -> None:
    """Neither from the hand nor as one that is chosen already."""
    state = pixel_tactics.new_game()
    while pixel_tactics.chance(state):
        state = pixel_tactics.apply(state, pixel_tactics.chance_action(state, 0))
    one, other = state.players
    swapped = structs.replace(
        state,
        players=(
            structs.replace(one, hand=(*one.hand[1:], Held(other.hand[0].card, 1))),
            structs.replace(other, hand=(Held(one.hand[0].card, 2), *other.hand[1:])),
        ),
    )
    assert [(fault.path, fault.rule) for fault in pixel_tactics.validate(swapped)] == [
        ("$.players[0].hand[4]", "PT-SET-3"),
        ("$.players[1].hand[0]", "PT-SET-3"),
    ]
    chosen = pixel_tactics.apply(state, pixel_tactics.legal_actions(state)[0])
    one = chosen.players[0]
    other = chosen.players[1]
    traded = structs.replace(
        chosen,
        players=(structs.replace(one, leader=other.hand[0].card), structs.replace(other, hand=(Held(one.leader, 2), *other.hand[1:]))),
    )
    assert ("$.players[0].leader", "PT-SET-3") in [(fault.path, fault.rule) for fault in pixel_tactics.validate(traded)]


def test_a_slot_is_filled_once() -> None:
    unit = (("F2", "leader:vampire"), ("V1", "knight"), ("V1", "witch"))
    with pytest.raises(InvalidState, match="V1 is taken already"):
        pixel_tactics.set_up(msgspec.convert({"players": [{"unit": unit}, {"unit": [["F2", "leader:paladin"]]}]}, Setup))


@pytest.mark.rule("PT-2V2-1")
def test_four_seats_are_written_in_a_few_mappings() -> None:
    """A unit is enough; a whole PlayerSetup says more of a seat."""
    described = setup(
        own={"F2": "leader:vampire"},
        rival={"F2": "leader:paladin"},
        ally={"F2": "leader:witch/3", "V1": "knight"},
        second_rival=PlayerSetup(unit=(("F2", "leader:mystic"),), hand=("oracle",)),
        options=Options(mode="teams", edition="pl", cards=("set_1",)),
    )
    state = pixel_tactics.set_up(described)
    assert [player.unit[4] and player.unit[4].card for player in state.players] == ["0.vampire", "1.paladin", "2.witch", "3.mystic"]
    assert (state.players[2].unit[0], state.players[3].hand) == (Piece("2.knight", "hero"), (Held("3.oracle", 8),))
    assert pixel_tactics.set_up(pixel_tactics.setup_of(state)) == state


@pytest.mark.rule("PT-POOL-1")
def test_a_shared_deck_may_be_given_and_the_cards_that_are_nowhere_are_out() -> None:
    options = Options(mode="pool", edition="pl", cards=("set_1", "set_2"))
    players = (PlayerSetup(unit=(("F2", "leader:vampire"),)), PlayerSetup(unit=(("F2", "leader:paladin"),)))
    described = Setup(options=options, players=players, pool=PoolSetup(row=ROW, coins=(4, 4), deck=("oracle", "knight")))
    state = pixel_tactics.set_up(described)
    assert state.pool is not None
    assert (state.pool.deck, len(state.series.removed)) == (("knight", "oracle"), 50 - 9)
    assert pixel_tactics.set_up(pixel_tactics.setup_of(state)) == state
    view = pixel_tactics.view(state, Seat(0))
    assert pixel_tactics.view(pixel_tactics.determinize(view, random.Random(1)), Seat(0)) == view
    assert pixel_tactics.set_up(structs.replace(described, pool=PoolSetup(coins=(5, 5)))).pool != state.pool
    with pytest.raises(InvalidState, match="has an owner"):
        pixel_tactics.set_up(structs.replace(described, pool=PoolSetup(coins=(5, 5), deck=("0.oracle",))))


def test_a_setup_has_an_entry_for_each_seat() -> None:
    with pytest.raises(InvalidState, match="there are 2 seats, not 1"):
        pixel_tactics.set_up(Setup(players=(PlayerSetup(),)))


def test_fields_of_other_types_are_refused_with_their_place() -> None:
    with pytest.raises(InvalidState, match=r"\$\.wave"):
        pixel_tactics.set_up(msgspec.structs.replace(PLAIN, wave=7))


def test_faulty_options_are_refused() -> None:
    with pytest.raises(InvalidOptions, match="there is no set of cards"):
        pixel_tactics.set_up(msgspec.structs.replace(PLAIN, options=Options(cards=("nothing",))))


def test_the_capability_is_found_through_from_state() -> None:
    state = pixel_tactics.set_up(PLAIN)
    assert (
        capability(from_state(pixel_tactics, state), Positions[Any, Any]) is capability(pixel_tactics, Positions[Any, Any]) is pixel_tactics
    )
    assert capability(SpotOption, Positions[Any, Any]) is None
