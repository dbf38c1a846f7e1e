"""Two against two: seats, turns, rounds, leaders, ends (PT-2V2-1, PT-2V2-6, PT-2V2-7)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from boardrules import Dealer, pixel_tactics
from boardrules.errors import InvalidOptions
from boardrules.pixel_tactics import ChooseLeader, GameEnded, LeadersRevealed, Options, TurnStarted
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import Seat
from tests.pixel_tactics.four import FourScene
from tests.pixel_tactics.scene import GAME, set_1

EDITIONS: tuple[EditionId, ...] = ("en", "ru", "first", "pl")
TEAMS = Options(edition="pl", mode="teams", cards=("set_1_first",))


@pytest.mark.rule("PT-2V2-1")
def test_four_seats_have_a_deck_each_and_luck_draws_the_first_among_all() -> None:
    state = GAME.new_game(TEAMS)
    assert GAME.seats(state) == (0, 1, 2, 3)
    assert GAME.chance(state) == 4
    assert [len(player.deck.rest) for player in state.players] == [25] * 4
    assert len({card for player in state.players for card in player.deck.rest}) == 100


@pytest.mark.rule("PT-2V2-1")
def test_the_teams_alternate_and_the_next_round_begins_with_the_next_seat() -> None:
    scene = FourScene(first=0)
    for _ in range(24):
        scene.end_turn()
    turns = [(event.round, event.wave, event.seat) for event in scene.events if isinstance(event, TurnStarted)]
    assert [seat for _, _, seat in turns[:11]] == [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]
    assert turns[11:15] == [(3, 0, 1), (3, 0, 2), (3, 0, 3), (3, 0, 0)]
    assert scene.state.clock.first == 2


@pytest.mark.rule("PT-2V2-1")
def test_casualties_are_counted_after_the_fourth_turn_in_all_units() -> None:
    scene = FourScene({"V1": "knight/20"}, {"V1": "mystic/20"}, {"R3": "healer/20"}, {"V2": "witch/20"})
    for _ in range(3):
        scene.end_turn()
    assert scene.stands("V1") == "0.knight"
    scene.end_turn()
    assert [scene.stands(at) for at in ("0.V1", "1.V1", "2.R3", "3.V2")] == [
        *("corpse 0.knight", "corpse 1.mystic", "corpse 2.healer", "corpse 3.witch"),
    ]


def begun(seed: int, names: tuple[str, str, str, str], *, edition: EditionId = "pl") -> FourScene:
    """A game in which the seats choose the leaders of these names, dealt to them."""
    scene = FourScene()
    state = GAME.new_game(Options(edition=edition, mode="teams", cards=(set_1(edition),)))
    dealer = Dealer(str(seed))
    state = GAME.apply(state, dealer.choose(GAME, state))
    while GAME.chance(state):
        outcomes = GAME.legal_actions(state)
        seat: int = getattr(state.stack[-1], "seat", 0)  # a frame of setting up has none
        wanted = [action for action in outcomes if getattr(action, "card", None) == f"{seat}.{names[seat]}"]
        state = GAME.apply(state, wanted[0] if wanted else outcomes[0])
    scene.state, scene.events = state, []
    return scene


@pytest.mark.rule("PT-2V2-7", "PT-SET-4")
def test_only_those_who_revealed_equal_leaders_choose_again() -> None:
    scene = begun(1, ("knight", "knight", "witch", "mystic"))
    for seat, name in enumerate(("knight", "knight", "witch", "mystic")):
        scene.choose(seat, name)
    assert [(event.leaders, event.kept) for event in scene.events if isinstance(event, LeadersRevealed)] == [
        (("2.witch", "3.mystic"), True),
        (("0.knight", "1.knight"), False),
    ]
    assert (scene.stands("2.F2"), scene.stands("3.F2"), scene.stands("0.F2")) == ("2.witch", "3.mystic", "")
    assert scene.state.phase == "leaders"
    assert GAME.to_act(scene.state) == (0, 1)
    refusal = GAME.check(scene.state, ChooseLeader(Seat(2), scene.state.players[2].hand[0].card))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("BR-SEAT", "leader-again")
    assert [len(scene.state.players[seat].hand) for seat in range(4)] == [5, 5, 4, 4]
    assert (scene.discard(0), scene.discard(1)) == ({"0.knight"}, {"1.knight"})
    assert GAME.validate(scene.state) == ()


@pytest.mark.rule("PT-2V2-7")
def test_a_leader_chosen_later_may_equal_one_in_play() -> None:
    scene = FourScene(damage=(0, 18), leaders=("paladin", "gunner", "fighter", "templar")).end_wave()
    scene.state = with_hand(scene, 1, "paladin")
    scene.choose(1, "paladin")
    assert scene.stands("1.F2") == "1.paladin"
    assert scene.state.phase == "play"


def with_hand(scene: FourScene, seat: int, name: str) -> pixel_tactics.State:
    """The state, with the card of that name exchanged for one in the seat's hand."""
    state = scene.state
    player = state.players[seat]
    card = f"{seat}.{name}"
    if any(held.card == card for held in player.hand):
        return state
    out = player.hand[0]
    hand = tuple(sorted((*player.hand[1:], replace(out, card=card)), key=lambda held: held.card or ""))
    rest = tuple(sorted({*player.deck.rest, str(out.card)} - {card}))
    changed = replace(player, hand=hand, deck=replace(player.deck, rest=rest))
    return replace(state, players=tuple(changed if other is player else other for other in state.players))


@pytest.mark.rule("PT-2V2-6")
@pytest.mark.parametrize(
    ("long_game", "fallen", "falls", "scores", "over"),
    [
        (False, ((), ("witch", "healer"), (), ()), 1, (3, 0, 3, 0), True),  # three from one rival
        (False, ((), (), (), ("witch",)), 1, (2, 0, 2, 0), True),  # one from each
        (False, ((), ("witch",), (), ()), 1, (2, 0, 2, 0), False),
        (True, ((), ("witch", "healer"), (), ("knight",)), 1, (4, 0, 4, 0), False),
        (True, ((), ("witch",), (), ("knight", "mystic")), 1, (4, 0, 4, 0), True),  # two from each
        (True, ((), ("witch", "healer", "mystic", "trapper"), (), ()), 1, (5, 0, 5, 0), True),  # five from one
    ],
)
def test_points_win(*, long_game: bool, fallen: tuple[tuple[str, ...], ...], falls: int, scores: tuple[int, ...], over: bool) -> None:
    damage = [0, 0, 0, 0]
    damage[falls] = 30
    scene = FourScene(damage=damage, fallen=fallen, long_game=long_game).end_wave()
    outcome = GAME.outcome(scene.state)
    assert (outcome is not None) is over
    if outcome is not None:
        assert (outcome.scores, outcome.winners, outcome.rule) == (scores, (0, 2), "PT-2V2-6")
        assert isinstance(scene.events[-1], GameEnded)
        assert GAME.to_act(scene.state) == ()
    assert GAME.validate(scene.state) == ()


@pytest.mark.rule("PT-2V2-6")
@pytest.mark.parametrize(
    ("units", "winners"),
    [
        (({"V1": "knight"}, {}, {}, {}), (0, 2)),
        (({}, {"V1": "knight"}, {"V1": "witch"}, {"R1": "mystic"}), (1, 3)),
        (({"V1": "knight"}, {}, {}, {"V1": "witch"}), (0, 1, 2, 3)),
    ],
)
def test_if_both_teams_get_there_in_one_wave_the_heroes_of_their_units_decide(
    units: tuple[dict[str, str], ...], winners: tuple[int, ...]
) -> None:
    scene = FourScene(*units, damage=(30, 30), fallen=((), (), ("alchemist",), ("alchemist",))).end_wave()
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == (winners, "PT-2V2-6")


@pytest.mark.rule("PT-2V2-6", "PT-RUL-131")
def test_corpses_count_as_heroes_no_longer_once_the_leader_that_raised_them_has_fallen_at_the_end_too() -> None:
    scene = FourScene(
        {"V1": "oracle"},
        {"V1": "corpse witch", "V2": "corpse healer"},
        cards=("set_1", "set_2"),
        leaders=("paladin", "necromancer", "fighter", "templar"),
        damage=(30, 40),
        fallen=((), (), ("knight",), ("knight",)),
    )
    assert scene.face("1.V1") == "risen"
    scene.end_wave()
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0, 2), "PT-2V2-6")
    assert scene.face("1.V1") == scene.face("1.V2") == "corpse"
    assert GAME.validate(scene.state) == ()


@pytest.mark.rule("PT-END-3")
def test_a_game_of_teams_that_goes_on_for_too_long_is_decided_by_their_heroes() -> None:
    scene = FourScene({}, {"R1": "mystic"}, {"V1": "witch"}, {"R1": "trapper"}, round=100, wave=2)
    for _ in range(4):
        scene.end_turn()
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((1, 3), "PT-END-3")


@pytest.mark.rule("PT-2V2-7")
@pytest.mark.parametrize(
    ("options", "fault"),
    [
        (Options(mode="teams", best_of=3), r"\$\.best_of: .*PT-2V2-7"),
        (Options(long_game=True), r"\$\.long_game: .*PT-2V2-6"),
    ],
)
def test_what_teams_alone_or_never_play_is_refused(options: Options, fault: str) -> None:
    with pytest.raises(InvalidOptions, match=fault):
        GAME.new_game(options)


@pytest.mark.rule("PT-2V2-7")
def test_an_ally_sees_no_hand_and_imagined_hands_fit() -> None:
    rng = Random(1)
    scene = FourScene(hands=(("knight",), ("witch",), ("mystic", "trapper"), ("healer",)))
    seen = GAME.view(scene.state, Seat(0))
    assert [[held.card for held in player.hand] for player in seen.players] == [["0.knight"], [None], [None, None], [None]]
    for _ in range(20):
        state = GAME.determinize(seen, rng)
        assert GAME.validate(state) == ()
        assert GAME.view(state, Seat(0)) == seen


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("PT-2V2-1", "PT-SET-1")
def test_whole_games_of_teams_keep_every_card_in_one_place(edition: EditionId) -> None:
    rng, dealer = Random(3), Dealer("teams")
    state = GAME.new_game(Options(edition=edition, mode="teams", cards=(set_1(edition),)))
    plies = 0
    while GAME.to_act(state):
        action = dealer.choose(GAME, state) if GAME.chance(state) else rng.choice(GAME.legal_actions(state))
        state = GAME.apply(state, action)
        plies += 1
        if plies % 20 == 0:
            assert GAME.validate(state) == ()
    assert GAME.outcome(state) is not None
    assert plies < pixel_tactics.SPEC.max_plies
