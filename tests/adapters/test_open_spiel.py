"""Games in OpenSpiel: its own tests, its searches, and what it works out of Kuhn poker, which has to be what it works out of its own."""

from __future__ import annotations

import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="the adapter needs OpenSpiel: tox -e adapters")

import numpy as np
import pyspiel
from open_spiel.integration_tests import api_test
from open_spiel.python import games as _of_open_spiel  # noqa: F401  (its own Kuhn poker in Python is registered by this)
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, generate_playthrough, ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy
from open_spiel.python.tests import games_sim_test

from boardrules import InvalidOptions, InvalidState, Outcome, RuleId, Seat, chibitactics, pixel_tactics, pixies, to_json
from boardrules.adapters.open_spiel import Scores, register, resampler

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))
kuhn_poker: Any = import_module("kuhn_poker")
sys.path.pop(0)

for one in (pixies, pixel_tactics, chibitactics):
    register(one)
register(pixies, hidden=True, name="boardrules_pixies_as_hidden")
register(kuhn_poker, scores=Scores(low=-2, high=2, total=0), perfect_recall=True)
register(kuhn_poker, scores=Scores(low=-2, high=2, total=0), name="boardrules_kuhn_poker_remembered")

OURS = ("boardrules_kuhn_poker", "boardrules_kuhn_poker_remembered")
THEIRS = ("kuhn_poker", "python_kuhn_poker")
TABLES = (
    "boardrules_kuhn_poker",
    "boardrules_pixies(players=2)",
    "boardrules_pixies(players=6,flower_power=True)",
    "boardrules_pixel_tactics",
    "boardrules_pixel_tactics(mode=teams,edition=ru)",
    "boardrules_chibitactics",
    "boardrules_chibitactics(players=4,squad_size=2)",
)
every_table = pytest.mark.parametrize("table", TABLES)


# ---- its own tests


@every_table
def test_its_random_simulation_passes(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


@every_table
def test_its_simulation_in_python_passes(table: str) -> None:
    np.random.seed(1)  # noqa: NPY002  (the test draws from it)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(table))


class TestApiOnTheWholeTreeOfKuhnPoker(api_test.EnforceAPIOnFullTreeBase):
    game_name = "kuhn_poker"  # whose numbers of nodes and of information states are expected
    game = pyspiel.load_game("boardrules_kuhn_poker")


class TestApiOfKuhnPoker(api_test.EnforceAPIOnPartialTreeBase):
    game_name = "boardrules_kuhn_poker"
    game = pyspiel.load_game(game_name)


class TestApiOfPixies(api_test.EnforceAPIOnPartialTreeBase):
    game_name = "boardrules_pixies"
    game = pyspiel.load_game(game_name)


class TestApiOfPixelTactics(api_test.EnforceAPIOnPartialTreeBase):
    game_name = "boardrules_pixel_tactics"
    game = pyspiel.load_game(game_name)


class TestApiOfChibitactics(api_test.EnforceAPIOnPartialTreeBase):
    game_name = "boardrules_chibitactics"
    game = pyspiel.load_game(game_name)


@pytest.mark.parametrize(
    "table", ["boardrules_kuhn_poker", "boardrules_pixies(players=2)", "boardrules_chibitactics(players=2,squad_size=1)"]
)
def test_a_playthrough_is_made_and_made_again(table: str) -> None:
    text = generate_playthrough.playthrough(table, [], seed=4)
    lines = text.splitlines()
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    assert "IsTerminal() = True" in lines
    assert generate_playthrough.playthrough(table, actions) == text


def test_a_playthrough_of_pixel_tactics_is_made() -> None:
    lines = generate_playthrough.playthrough_lines("boardrules_pixel_tactics", seed=SHORT)
    assert "IsTerminal() = True" in lines


SHORT = 16
"""The seed of a short game: its playthrough takes seconds, that of another half a minute."""


# ---- its searches


def chosen_by(bot: Any, state: Any, rng: Random) -> Any:
    """The state at the end of a game in which *bot* chooses for all."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[rng.randrange(len(outcomes))][0])
        else:
            action = int(bot.step(state))
            assert action in state.legal_actions()
            state.apply_action(action)
    return state


BIG = ("boardrules_pixies", "boardrules_pixel_tactics", "boardrules_chibitactics")


@pytest.mark.parametrize("table", BIG)
def test_its_search_plays_whole_games(table: str) -> None:
    """Play-outs are cut off after ten moves: whole ones take minutes a game."""
    game = pyspiel.load_game(table)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, rng, max_length=10), random_state=rng)
    end = chosen_by(bot, game.new_initial_state(), Random(1))
    assert sum(end.returns()) == pytest.approx(0)


class Searching:
    """OpenSpiel's search in C++ without its ``step``, which ends the process for every game in Python, OpenSpiel's own too."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    def step(self, state: Any) -> int:
        action: int = self._bot.mcts_search(state).best_child().action
        return action


@pytest.mark.parametrize("table", ["boardrules_pixies(players=2)", "boardrules_kuhn_poker"])
def test_so_does_its_search_in_cpp_with_whole_play_outs(table: str) -> None:
    game = pyspiel.load_game(table)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 2, 10, False, 1, False)
    end = chosen_by(Searching(bot), game.new_initial_state(), Random(1))
    assert sum(end.returns()) == pytest.approx(0)


def searching(game: Any, seed: int, simulations: int = 3) -> Any:
    rng = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng, max_length=10), 1.4, simulations, random_state=rng)
    bot.set_resampler(resampler(Random(seed)))
    return bot


@pytest.mark.parametrize("table", ["boardrules_pixies_as_hidden", *BIG[1:], *OURS])
def test_its_search_with_hidden_information_plays_whole_games_and_plays_them_again(table: str) -> None:
    game = pyspiel.load_game(table)
    bots = [searching(game, 1) for _ in range(1 if table in BIG else 2)]
    ends = {str(chosen_by(bot, game.new_initial_state(), Random(1))) for bot in bots}
    assert len(ends) == 1


def test_without_luck_of_ours_it_takes_its_own() -> None:
    game = pyspiel.load_game("boardrules_kuhn_poker")
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.4, 20)
    chosen_by(bot, game.new_initial_state(), Random(1))


def test_a_search_does_not_see_what_is_hidden() -> None:
    """With the same luck it chooses the same, whatever card the other seat holds."""
    game = pyspiel.load_game("boardrules_kuhn_poker")
    policies = []
    for other in (0, 1):
        state = game.new_initial_state()
        for branch in (0, other):  # the 1 for the first seat, and the 2 or the 3 for the other
            state.apply_action(branch)
        policies.append(searching(game, 7, simulations=50).get_policy(state))
    assert policies[0] == policies[1]


# ---- Kuhn poker


def value_of(game: Any, policy: Any) -> list[float]:
    return list(expected_game_score.policy_value(game.new_initial_state(), [policy, policy]))


@pytest.mark.parametrize("ours", OURS)
@pytest.mark.parametrize("theirs", THEIRS)
def test_kuhn_poker_is_as_exploitable_as_theirs(ours: str, theirs: str) -> None:
    games = [pyspiel.load_game(name) for name in (ours, theirs)]
    ways = [exploitability.nash_conv(game, UniformRandomPolicy(game)) for game in games]
    assert ways[0] == pytest.approx(11 / 12, abs=1e-12)
    assert ways[0] == pytest.approx(ways[1], abs=1e-12)
    solvers = [cfr.CFRSolver(game) for game in games]
    for _ in range(5):
        for _ in range(20):
            for solver in solvers:
                solver.evaluate_and_update_policy()
        left = [exploitability.exploitability(game, solver.average_policy()) for game, solver in zip(games, solvers, strict=True)]
        values = [value_of(game, solver.average_policy()) for game, solver in zip(games, solvers, strict=True)]
        assert left[0] == pytest.approx(left[1], abs=1e-12)
        assert values[0] == pytest.approx(values[1], abs=1e-12)
    assert left[0] < 0.01


@pytest.mark.parametrize("ours", OURS)
def test_the_value_of_kuhn_poker_is_that_of_theirs(ours: str) -> None:
    values = []
    for name in (ours, *THEIRS):
        game = pyspiel.load_game(name)
        solver = cfr.CFRPlusSolver(game)
        for _ in range(100):
            solver.evaluate_and_update_policy()
        assert exploitability.exploitability(game, solver.average_policy()) < 1e-2
        values.append(value_of(game, solver.average_policy())[0])
    assert values[0] == pytest.approx(-1 / 18, abs=1e-3)
    assert values == pytest.approx([values[0]] * 3, abs=1e-12)


@pytest.mark.parametrize("ours", OURS)
def test_its_solver_in_cpp_finds_the_same(ours: str) -> None:
    left = []
    for name in (ours, "kuhn_poker"):
        game = pyspiel.load_game(name)
        solver = pyspiel.CFRSolver(game)
        for _ in range(50):
            solver.evaluate_and_update_policy()
        left.append(pyspiel.exploitability(game, solver.average_policy()))
    assert left[0] == pytest.approx(left[1], abs=1e-12)


def test_a_game_in_which_all_choose_at_once_is_the_same_game_in_both_forms_and_as_theirs(goofspiel: Any) -> None:
    apart = pyspiel.load_game(f"{register(goofspiel)}(cards=3)")
    at_once = pyspiel.load_game_as_turn_based(register(goofspiel, simultaneous=True, name="boardrules_goofspiel_at_once"), {"cards": 3})
    points = {"num_cards": 3, "points_order": "random", "returns_type": "win_loss", "imp_info": False, "players": 2}
    games = [apart, at_once, pyspiel.load_game_as_turn_based("goofspiel", points)]
    assert [exploitability.nash_conv(game, UniformRandomPolicy(game)) for game in games] == pytest.approx([4 / 3] * 3, abs=1e-12)
    left = []
    for game in games:
        solver = cfr.CFRSolver(game)
        for _ in range(3):
            solver.evaluate_and_update_policy()
        left.append(exploitability.nash_conv(game, solver.average_policy()))
    assert left == pytest.approx([left[0]] * 3, abs=1e-12)


# ---- what it is told


def test_parameters_are_the_options_that_are_one_value() -> None:
    game = pyspiel.load_game("boardrules_chibitactics(players=3)")
    assert game.num_players() == 3
    assert game.get_type().parameter_specification == {"players": 2, "squad_size": 4, "map": "standard"}
    assert str(game) == "boardrules_chibitactics(map=standard,players=3,squad_size=4)"
    with pytest.raises(InvalidOptions, match="seats"):
        pyspiel.load_game("boardrules_pixies(players=7)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        pyspiel.load_game("boardrules_pixies(colour=red)")


def test_all_other_options_are_those_registered() -> None:
    house = pixel_tactics.Options(house=pixel_tactics.HouseRules(hand_limit=7), best_of=3)
    name = register(pixel_tactics, house, name="boardrules_house")
    game = pyspiel.load_game(f"{name}(edition=pl)")
    state: Any = game.new_initial_state().position
    assert state.options == pixel_tactics.Options(edition="pl", house=house.house, best_of=3)
    with pytest.raises(InvalidOptions):
        register(pixies, pixies.Options(seats=9), name="boardrules_nine")


def test_types_say_what_a_game_is() -> None:
    kinds = pyspiel.GameType
    of = {name: pyspiel.load_game(name).get_type() for name in (*BIG, "boardrules_pixies_as_hidden", *OURS)}
    assert of["boardrules_pixies"].information == kinds.Information.PERFECT_INFORMATION
    for name in (*BIG[1:], "boardrules_pixies_as_hidden", *OURS):
        assert of[name].information == kinds.Information.IMPERFECT_INFORMATION
    for kind in of.values():
        assert kind.chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
        assert kind.dynamics == kinds.Dynamics.SEQUENTIAL
        assert kind.utility == kinds.Utility.ZERO_SUM
    assert of[OURS[0]].provides_information_state_tensor
    assert not of[OURS[1]].provides_information_state_tensor
    without = register(kuhn_poker, luck=False, scores=Scores(low=-2, high=2), simultaneous=True, name="boardrules_without")
    kind = pyspiel.load_game(without).get_type()
    assert kind.chance_mode == kinds.ChanceMode.DETERMINISTIC
    assert kind.utility == kinds.Utility.GENERAL_SUM
    assert kind.dynamics == kinds.Dynamics.SIMULTANEOUS


@pytest.mark.parametrize(
    ("winners", "returns"),
    [((1,), [-0.5, 1, -0.5]), ((0, 2), [0.5, -1, 0.5]), ((0, 1, 2), [0, 0, 0]), ((), [0, 0, 0])],
)
def test_returns_are_shared_by_the_winners_and_by_the_others(winners: tuple[int, ...], returns: list[float]) -> None:
    game = pyspiel.load_game("boardrules_pixies")
    outcome = Outcome((30, 20, 10), tuple(map(Seat, winners)), RuleId("PX-WIN-1"))
    assert game.returns(outcome) == returns


def test_seats_that_choose_at_once_can_do_so_in_one_node() -> None:
    name = register(pixel_tactics, simultaneous=True, name="boardrules_at_once")
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    rng = Random(1)
    while not state.is_simultaneous_node():
        state.apply_action(rng.choice(state.legal_actions()))
    state.apply_actions([state.legal_actions(player)[0] for player in (0, 1)])
    assert not state.is_simultaneous_node()


@pytest.fixture(name="middle")
def played() -> Any:
    state = pyspiel.load_game("boardrules_pixel_tactics").new_initial_state()
    rng = Random(3)
    while len(state.history()) < 60 or state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_a_tensor_is_the_observation_of_the_view(middle: Any) -> None:
    for seat in (0, 1):
        view = pixel_tactics.view(middle.position, Seat(seat))
        assert middle.observation_tensor(seat) == np.array(pixel_tactics.observe(view), np.float32).tolist()
        assert middle.observation_string(seat).encode() == to_json(view)
    assert middle.information_state_string(0) != middle.information_state_string(1)


def test_what_all_see_and_what_one_sees_are_told_apart(middle: Any) -> None:
    game = middle.get_game()
    kinds = pyspiel.PrivateInfoType

    def told(private: Any, *, public: bool, recall: bool = False) -> Any:
        return game.make_py_observer(pyspiel.IIGObservationType(public, recall, private))

    spectator = told(kinds.NONE, public=True)
    assert spectator.string_from(middle, 0) == spectator.string_from(middle, 1)
    spectator.set_from(middle, 0)
    assert spectator.tensor.tolist() == list(map(float, pixel_tactics.observe(pixel_tactics.view(middle.position, None))))
    alone = told(kinds.SINGLE_PLAYER, public=False)
    assert alone.tensor is None
    assert alone.string_from(middle, 0) != alone.string_from(middle, 1)
    assert told(kinds.NONE, public=False).string_from(middle, 0) == ""
    assert told(kinds.ALL_PLAYERS, public=True).string_from(middle, 0) == str(middle)
    assert told(kinds.SINGLE_PLAYER, public=True, recall=True).tensor is None
    with pytest.raises(ValueError, match="colour"):
        game.make_py_observer(None, {"colour": 1})


def test_positions_views_and_actions_are_written_as_json(middle: Any) -> None:
    game = middle.get_game()
    again = game.new_initial_state(middle.to_json())
    assert again.position == middle.position
    assert game.new_initial_state(middle.to_dict()).position == middle.position
    with pytest.raises(InvalidState):
        game.new_initial_state("{}")
    player = middle.current_player()
    assert middle.to_observation_struct(player).to_json()
    for number in middle.legal_actions():
        assert middle.struct_to_actions(middle.action_to_struct(number)) == [number]


def test_a_state_drawn_anew_has_no_history_and_goes_on(middle: Any) -> None:
    for player in (0, 1):
        drawn = middle.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert drawn.information_state_string(player) == middle.information_state_string(player)
        assert drawn.history() == []
    drawn.apply_action(drawn.legal_actions()[0])
    assert pickle.loads(pickle.dumps(drawn)).position == drawn.position


def test_states_are_read_in_another_process_that_has_registered_the_game(middle: Any) -> None:
    code = (
        "import pickle, sys\n"
        "from boardrules import pixel_tactics\n"
        "from boardrules.adapters.open_spiel import register\n"
        "{}\n"
        "state = pickle.load(sys.stdin.buffer)\n"
        "print(state.information_state_string(0))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code.format("register(pixel_tactics)")], input=pickle.dumps(middle), capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == middle.information_state_string(0)


def test_python_ends_well_with_games_registered() -> None:
    code = (
        "import pyspiel\n"
        "from boardrules import pixies\n"
        "from boardrules.adapters.open_spiel import register\n"
        "state = pyspiel.load_game(register(pixies)).new_initial_state()\n"
        "state.observation_string(0)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
