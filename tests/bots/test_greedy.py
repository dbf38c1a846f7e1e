"""The bot that looks one action ahead."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from boardrules import RandomBot, Seat, chibitactics, pixel_tactics, pixies, simulate
from boardrules.bots import BotError, GreedyBot
from tests.bots.tables import AnyGame
from tests.chibitactics.scenario import Scenario
from tests.testing import sealed_bids


@pytest.mark.parametrize(("game", "options", "games"), [(pixies, pixies.Options(seats=2), 20), (pixel_tactics, None, 4)])
def test_it_beats_random_choices(game: AnyGame, options: pixies.Options | None, games: int) -> None:
    assert simulate(game, games, options=options, bots=[GreedyBot(game, worlds=1), RandomBot()], seed=1).wins[0] == games


def test_of_equal_actions_it_takes_any() -> None:
    state = pixies.set_up(pixies.setup(options=pixies.Options(seats=2), picks=3, table=("B1_S6",), areas={1: "R1_C . . . . . . . ."}))
    view, action = pixies.view(state, Seat(1)), pixies.legal_actions(state)[0]
    copies = tuple([structs.replace(action) for _ in range(3)])  # three of one worth
    bot = GreedyBot(pixies, worlds=1)
    chosen = [bot.choose(view, copies, Random(seed)) for seed in range(20)]
    assert {id(one) for one in chosen} == {id(one) for one in copies}


def test_a_game_without_an_evaluation_is_refused() -> None:
    with pytest.raises(BotError, match=r"sealed_bids has no evaluation of its views \(boardrules.Evaluating\)"):
        GreedyBot(sealed_bids)


def test_it_tries_an_action_in_one_world_at_least() -> None:
    with pytest.raises(ValueError, match="worlds must be 1 or more, not 0"):
        GreedyBot(pixies, worlds=0)


def stuck() -> Scenario:
    """Ansel and Bryn have nobody else in reach, and nothing happens by luck at the end of the turn."""
    return Scenario({"ansel-0": (1, 1), "bryn-0": (1, 2), "ort-1": (15, 3)}, board=("middle", "east"))


def test_a_single_die_is_averaged_over_its_faces() -> None:
    scenario = stuck()
    game, state = scenario.game, scenario.state
    attack = scenario.using("ansel-0", "blade", "bryn-0")
    rolling = game.apply(state, attack)
    faces = [game.apply(rolling, game.chance_action(rolling, k)) for k in range(game.chance(rolling))]
    mean = sum(game.evaluate(game.view(after, Seat(0))) for after in faces) / 6
    for seed in range(5):
        (value,) = GreedyBot(game).values(game.view(state, Seat(0)), (attack,), Random(seed))
        assert value == pytest.approx(mean)


def test_nobody_attacks_its_own_unit_for_want_of_anything_better() -> None:
    scenario = stuck()
    game, view = scenario.game, scenario.game.view(scenario.state, Seat(0))
    own = (scenario.using("ansel-0", "blade", "bryn-0"), scenario.using("bryn-0", "bow", "ansel-0"))
    actions = (*own, chibitactics.EndTurn(Seat(0)))
    assert set(actions) <= set(game.legal_actions(scenario.state))
    for seed in range(60):
        assert GreedyBot(game).choose(view, actions, Random(seed)) == actions[-1]
        assert GreedyBot(game).choose(view, game.legal_actions(scenario.state), Random(seed)) not in own


def test_nobody_is_better_off_without_a_creature_of_its_own_that_is_far_away() -> None:
    creatures = {"sprout-1-1": ((0, 0), "ort-1", "ort.bud")}
    scenario = Scenario({"ansel-0": (15, 0), "ort-1": (0, 1), "moss-1": (1, 0)}, board=("middle", "east"), creatures=creatures, turn=1)
    game, actions = scenario.game, scenario.game.legal_actions(scenario.state)
    lost = [action for action in actions if getattr(action, "target", "") == "sprout-1-1"]
    assert lost
    worth = dict(zip(actions, GreedyBot(game).values(game.view(scenario.state, Seat(1)), actions, Random(0)), strict=True))
    assert max(worth[action] for action in lost) < worth[chibitactics.MoveUnit(Seat(1), "ort-1", chibitactics.Cell(1, 1))]
