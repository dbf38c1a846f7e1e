"""How matches and series end, outcome by outcome: rout, ties, trophies, smaller decks, extra cards (PT-END, PT-SER)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from boardrules import Dealer, pixel_tactics
from boardrules.pixel_tactics import EndTurn, Match, Options, Series, State
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, Scene


def on(scene: Scene, **changes: object) -> Scene:
    """A scene with other options or an earlier course of the series."""
    scene.state = structs.replace(scene.state, **changes)
    return scene


@pytest.mark.rule("PT-END-1")
def test_a_leader_with_lethal_damage_routs_at_the_end_of_the_wave() -> None:
    scene = Scene(damage=(0, 17)).play("end", "1: end")
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.rule) == ((1, 0), (0,), "PT-END-1")
    assert GAME.to_act(scene.state) == ()


@pytest.mark.rule("PT-END-2")
@pytest.mark.parametrize(("own", "winners", "scores"), [({"R1": "witch"}, (0,), (1, 0)), ({}, (0, 1), (0, 0))])
def test_of_two_routed_units_the_one_with_more_living_heroes_wins(
    own: dict[str, str], winners: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    scene = Scene(damage=(17, 17), own=own, rival={"V1": "witch/5", "V2": "corpse knight"}).play("end", "1: end")
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == (winners, scores, "PT-END-2")


@pytest.mark.rule("PT-END-3")
def test_a_game_that_stands_still_for_three_rounds_ends() -> None:
    state = Scene(own={"V1": "knight"}).state
    rounds = 0
    while GAME.to_act(state):
        state = GAME.apply(state, EndTurn(GAME.to_act(state)[0]))
        rounds = state.clock.round
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "PT-END-3")
    assert rounds == 2 + 3  # the scene's own round counts as one in which something moved


@pytest.mark.rule("PT-END-3")
def test_the_first_round_of_a_match_can_be_one_in_which_nothing_moves() -> None:
    """The leaders come before it."""
    state = Dealer(seed=1).deal(GAME, GAME.new_game())
    for seat in GAME.seats(state):
        state = GAME.apply(state, GAME.legal_actions(state, seat)[0])
    while GAME.to_act(state):
        state = GAME.apply(state, EndTurn(GAME.to_act(state)[0]))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (state.clock.round, outcome.winners, outcome.rule) == (3, (0, 1), "PT-END-3")


@pytest.mark.rule("PT-END-3")
def test_a_match_of_as_many_rounds_as_the_edition_allows_ends() -> None:
    scene = on(Scene(rival={"V1": "knight"}, round=100, wave="R"))
    scene.play("end", "1: end")
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((1,), "PT-END-3")


def ended(best_of: int, *, damage: tuple[int, int], series: tuple[Match, ...] = (), out: tuple[str, ...] = ()) -> State:
    """What follows the end of a match of a series."""
    options = structs.replace(Options(), best_of=best_of)
    cards = tuple(name for name in GAME.compiled(options)[0].deck if f"0.{name}" not in out and f"1.{name}" not in out)
    scene = Scene(damage=damage, leaders=("paladin", "gunner"))
    players = tuple(
        structs.replace(player, deck=structs.replace(player.deck, rest=tuple(c for c in player.deck.rest if c[2:] in cards)))
        for player in scene.state.players
    )
    on(scene, options=options, series=Series(series, out), players=players)
    scene.state = GAME.apply(GAME.apply(scene.state, EndTurn(Seat(0))), EndTurn(Seat(1)))
    return scene.state


@pytest.mark.rule("PT-SER-2", "PT-SER-4", "PT-SER-5")
def test_the_winner_takes_both_leaders_goes_first_and_the_loser_draws_one_more() -> None:
    state = ended(3, damage=(17, 0))
    assert state.series.matches == (Match(Seat(1), "PT-END-1", (0, 1)),)
    assert state.series.removed == ("0.paladin", "1.gunner")
    assert state.clock.first == 1
    rng = Random(3)
    while state.phase == "setup":
        state = GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    assert [len(player.hand) for player in state.players] == [6, 5]
    assert [len(player.hand) + len(player.deck.rest) for player in state.players] == [24, 24]


@pytest.mark.rule("PT-SER-1")
@pytest.mark.parametrize(("best_of", "trophies", "over"), [(3, (1, 0), True), (5, (1, 0), False), (5, (2, 1), True), (1, None, True)])
def test_a_series_ends_with_the_trophies_that_decide_it(best_of: int, trophies: tuple[int, int] | None, *, over: bool) -> None:
    series = () if trophies is None else (Match(Seat(0), "PT-END-1", trophies),)
    state = ended(best_of, damage=(0, 18), series=series, out=())
    assert (state.phase == "over") is over
    if over and trophies is not None:
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert (outcome.winners, outcome.rule) == ((0,), "PT-SER-1")


@pytest.mark.rule("PT-SER-3")
def test_a_tie_gives_each_the_rivals_leader_but_never_the_last_trophy() -> None:
    state = ended(5, damage=(17, 18))
    assert state.series.matches[-1] == Match(None, "PT-END-2", (1, 1))
    assert state.series.removed == ("0.paladin", "1.gunner")
    state = ended(3, damage=(17, 18), series=(Match(Seat(0), "PT-END-1", (1, 0)),))
    assert state.series.matches[-1] == Match(None, "PT-END-2", (1, 1))
    assert state.series.removed == ("0.paladin",)
    assert state.clock.first == 1  # the scene's second round has first player 0, so seat 1 began the match


@pytest.mark.rule("PT-SER-6")
def test_the_third_tie_ends_a_series() -> None:
    ties = (Match(None, "PT-END-2", (1, 1)), Match(None, "PT-END-2", (1, 1)))
    state = ended(3, damage=(17, 18), series=ties)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.rounds) == ((0, 1), "PT-SER-6", ((1, 1), (1, 1), (1, 1)))


@pytest.mark.rule("PT-SER-1")
def test_a_random_series_comes_to_its_end() -> None:
    rng, state = Random(8), pixel_tactics.new_game(Options(best_of=3, edition="first"))
    while pixel_tactics.to_act(state):
        state = pixel_tactics.apply(state, rng.choice(pixel_tactics.legal_actions(state)))
    assert len(state.series.matches) >= 2
    assert max(state.series.matches[-1].trophies) == 2 or sum(match.winner is None for match in state.series.matches) == 3
