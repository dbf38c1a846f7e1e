"""Two against two: leaders that fall, new units, lone rounds in ceasefire (PT-2V2-5, PT-2V2-8)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules.pixel_tactics import LeaderFell, LoneRoundStarted, RoundEnded, TurnStarted
from boardrules.pixel_tactics._engine.ceasefire import holds_for
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import Seat
from tests.pixel_tactics.four import FourScene
from tests.pixel_tactics.scene import GAME

DEADLY = (0, 30)


def lone(**more: object) -> FourScene:
    """Seat 1's leader has fallen at the end of the vanguard wave, and seat 1 plays its lone round."""
    scene = FourScene(
        {"V1": "fighter", "V3": "1.knight"},
        {"V1": "mystic", "R1": "corpse witch", "F1": "3.healer"},
        {},
        {"V1": "trapper", "F3": "1.alchemist", "R2": "corpse witch"},
        damage=DEADLY,
        hands=((), ("oracle", "summoner"), (), ()),
        discards=((), ("assassin",), (), ()),
        **more,  # type: ignore[arg-type]  # passed on
    )
    return scene.end_wave().choose(1)


@pytest.mark.rule("PT-2V2-5")
def test_a_fallen_leader_is_set_aside_as_a_point_and_its_players_cards_are_a_new_deck() -> None:
    scene = FourScene(
        {"V2": "1.knight"},
        {"V1": "mystic", "R1": "corpse witch", "F1": "3.healer", "F3": "corpse 0.trapper"},
        {},
        {"F3": "1.alchemist"},
        damage=DEADLY,
        hands=((), ("oracle", "summoner"), (), ()),
        discards=((), ("assassin",), (), ()),
    )
    for _ in range(4):
        scene.end_turn()
    player = scene.state.players[1]
    assert [event.card for event in scene.events if isinstance(event, LeaderFell)] == ["1.gunner"]
    assert player.fallen == ("1.gunner",)
    assert (player.unit, player.discard, player.hand) == ((None,) * 9, (), ())
    # All 25 cards but the leader, and but those that stand in other units.
    assert set(player.deck.rest) == {f"1.{name}" for name in names() if name not in {"gunner", "knight", "alchemist"}}
    assert (scene.stands("0.V2"), scene.stands("3.F3")) == ("1.knight", "1.alchemist")
    assert (scene.discard(3), scene.discard(0)) == ({"3.healer"}, {"0.trapper"})
    assert GAME.validate(scene.state) == ()


def names() -> tuple[str, ...]:
    """The cards of one deck."""
    scene = FourScene()
    return GAME.compiled(scene.state.options)[0].deck


@pytest.mark.rule("PT-2V2-5")
@pytest.mark.parametrize(
    ("fallen", "drawn"),
    [(((), (), (), ()), 6), (((), ("witch",), (), ()), 7), (((), ("witch",), (), ("knight",)), 8)],
)
def test_five_cards_are_drawn_and_one_for_each_point_of_the_other_team(fallen: tuple[tuple[str, ...], ...], drawn: int) -> None:
    scene = FourScene(damage=DEADLY, fallen=fallen, long_game=True).end_wave()
    assert GAME.to_act(scene.state) == (1,)
    assert len(scene.state.players[1].hand) == drawn
    leader = str(scene.state.players[1].hand[2].card)
    scene.choose(1, leader)
    assert scene.stands("1.F2") == leader
    assert len(scene.state.players[1].hand) == drawn - 1


@pytest.mark.rule("PT-2V2-5", "PT-2V2-8")
def test_the_player_plays_three_waves_alone_and_then_the_wave_that_was_due_follows() -> None:
    scene = lone()
    scene.events.clear()
    assert (scene.state.actor, scene.state.clock.wave, scene.state.budget.actions) == (1, 0, 2)
    for _ in range(3):
        scene.end_turn()
    turns = [(event.seat, event.wave) for event in scene.events if isinstance(event, TurnStarted)]
    assert turns == [(1, 1), (1, 2), (0, 1)]
    assert not any(isinstance(event, RoundEnded) for event in scene.events)
    clock = scene.state.clock
    assert (clock.round, clock.wave, clock.first, clock.turn, clock.lone) == (2, 1, 0, 0, None)


@pytest.mark.rule("PT-2V2-8")
def test_after_the_rear_wave_the_first_players_card_is_passed_on_when_the_lone_round_is_over() -> None:
    scene = lone(wave=2)
    assert (scene.state.clock.round, scene.state.clock.first) == (2, 0)
    for _ in range(3):
        scene.end_turn()
    clock = scene.state.clock
    assert (clock.round, clock.wave, clock.first, scene.state.actor) == (3, 0, 1, 1)


@pytest.mark.rule("PT-2V2-8", "PT-2V2-5")
def test_several_fallen_choose_at_the_same_time_and_play_one_after_another_from_the_first_player_on() -> None:
    scene = FourScene(damage=(30, 0, 30, 0), first=1, long_game=True).end_wave()
    assert set(GAME.to_act(scene.state)) == {0, 2}
    # Two points of the other team for both.
    assert [len(scene.state.players[seat].hand) for seat in (0, 2)] == [7, 7]
    scene.choose(0, "witch" if "0.witch" in scene.hand(0) else "")
    assert scene.state.phase == "leaders"
    taken = {str(scene.state.players[0].leader)[2:], "doppelganger"}  # no equal one, and none whose player is asked whom it copies
    leader = next(card for card in sorted(scene.hand(2)) if card[2:] not in taken)
    scene.choose(2, leader)
    scene.events.clear()
    assert (scene.state.actor, scene.state.clock.lone.seats if scene.state.clock.lone else ()) == (2, (2, 0))
    for _ in range(6):
        scene.end_turn()
    turns = [(event.seat, event.wave) for event in scene.events if isinstance(event, TurnStarted)]
    assert turns == [(2, 1), (2, 2), (0, 0), (0, 1), (0, 2), (1, 1)]
    assert [event.seat for event in scene.events if isinstance(event, LoneRoundStarted)] == [0]


@pytest.mark.rule("PT-2V2-5", "PT-CEASE-1", "PT-CEASE-2")
@pytest.mark.parametrize("edition", ["en", "ru", "first", "pl"])
def test_a_lone_round_is_in_ceasefire(edition: EditionId) -> None:
    scene = lone(edition=edition)
    card = next(iter(scene.state.players[1].hand)).card
    scene.play(f"1: recruit {card} V1")
    scene.end_turn()
    assert scene.refused("1: attack F2>0.F2") == "PT-CEASE-1"
    text = GAME.render_text(GAME.view(scene.state, Seat(1)))
    assert "ceasefire" in text
    for _ in range(2):
        scene.end_turn()
    assert scene.state.clock.lone is None
    assert scene.can("0: attack F2>1.F2")


@pytest.mark.rule("PT-2V2-8")
def test_in_a_lone_round_the_ceasefire_holds_for_its_player_and_the_rivals_alone() -> None:
    position = GAME.position(lone().state)
    assert [holds_for(position, Seat(seat)) for seat in range(4)] == [True, True, True, False]


@pytest.mark.rule("PT-2V2-8")
def test_in_a_lone_round_only_its_players_casualties_are_counted_and_nothing_of_others_ends() -> None:
    scene = lone()
    state = scene.state
    hurt = replace(state.players[0], unit=tuple(replace(piece, damage=20) if piece else None for piece in state.players[0].unit))
    scene.state = replace(state, players=(hurt, *state.players[1:]))
    scene.end_turn()
    assert (scene.stands("0.V1"), scene.stands("0.F2")) == ("0.fighter", "0.paladin")
    for _ in range(2):
        scene.end_turn()
    assert scene.state.clock.lone is None
    assert scene.stands("0.V1") == "0.fighter"
    scene.end_wave()
    assert (scene.stands("0.V1"), scene.stands("0.F2")) == ("", "")
    assert scene.state.players[0].fallen == ("0.paladin",)


@pytest.mark.rule("PT-2V2-8", "PT-2V2-3", "PT-2V2-4")
def test_in_a_lone_round_heroes_are_moved_between_allied_units_and_the_allys_corpses_cleared() -> None:
    scene = lone()
    assert scene.can("1: move 3.V1 1.R1")
    assert scene.can("1: move 3.F3 1.R1")
    scene.play("1: move 3.F3 1.V1", "1: clear 3.R2")
    assert (scene.stands("1.V1"), scene.discard(3)) == ("1.alchemist", {"3.healer", "3.witch"})


@pytest.mark.rule("PT-2V2-8")
def test_a_leader_that_falls_in_its_lone_round_is_followed_by_another_one() -> None:
    scene = lone(long_game=True)
    state = scene.state
    leader = state.players[1].unit[4]
    assert leader is not None
    unit = tuple(replace(leader, damage=60) if piece is leader else piece for piece in state.players[1].unit)
    scene.state = replace(state, players=(state.players[0], replace(state.players[1], unit=unit), *state.players[2:]))
    scene.end_turn().deal()
    assert GAME.to_act(scene.state) == (1,)
    assert len(scene.state.players[1].hand) == 7
    assert GAME.validate(scene.state) == ()
    scene.choose(1)
    assert (scene.state.clock.wave, scene.state.actor) == (0, 1)
    for _ in range(3):
        scene.end_turn()
    assert (scene.state.clock.wave, scene.state.actor, scene.state.clock.lone) == (1, 0, None)


@pytest.mark.rule("PT-2V2-5")
def test_a_position_in_a_lone_round_is_described_and_set_up_again() -> None:
    scene = lone()
    described = GAME.setup_of(scene.state)
    assert described.lone == scene.state.clock.lone
    assert GAME.set_up(described) == scene.state


@pytest.mark.rule("PT-2V2-5", "PT-SET-4")
def test_leaders_chosen_anew_count_their_redeals_from_none() -> None:
    scene = FourScene({}, {}, {}, {}, damage=DEADLY)
    scene.state = replace(scene.state, redeals=3)
    for _ in range(4):
        scene.end_turn()
    assert (scene.state.phase, scene.state.redeals) == ("setup", 0)
