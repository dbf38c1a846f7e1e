"""Games played by texts: what is shown, what is understood, what is refused, and whole games of a model that makes mistakes."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from boardrules import BoardRulesError, Dealer, NotationError, Seat, chibitactics, from_state, notation, pixel_tactics, pixies, verify
from boardrules.adapters._answers import read_answer
from boardrules.adapters.text import TextEnv

GAMES = [
    pytest.param(pixies, {"seats": 2}, id="pixies"),
    pytest.param(pixies, {"seats": 5}, id="pixies-5"),
    pytest.param(pixel_tactics, {}, id="pixel_tactics"),
    pytest.param(pixel_tactics, {"cards": ["set_2"]}, id="pixel_tactics-2"),
    pytest.param(pixel_tactics, {"mode": "teams"}, id="pixel_tactics-teams"),
    pytest.param(pixel_tactics, {"mode": "pool"}, id="pixel_tactics-pool"),
    pytest.param(chibitactics, {}, id="chibitactics"),
]
LISTED = re.compile(r"^\[(.+?)\] ", re.MULTILINE)


class Scripted:
    """Answers as language models do: chatty, in several forms, and wrong at times. It reads nothing but the observation."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.wrong = 0

    def answer(self, observation: str) -> str:
        legal = LISTED.findall(observation)
        move = self.rng.choice(legal)
        if "was refused" not in observation and self.rng.random() < 0.3:
            self.wrong += 1
            return self.rng.choice(["", "I am not sure.", "[fly to the moon]", "```\n[[]]\n```", "My move is\n\n" + "x" * 500])
        form = self.rng.choice(
            ["[{}]", "I think about it [a lot].\nI take **[{}]**!", "{}", "Thinking...\n\n`{}`.", "Thinking...\nAnswer: {}"]
        )
        return form.format(move)


@pytest.mark.parametrize(("game", "options"), [GAMES[0], GAMES[2], GAMES[-1]])
def test_a_model_that_makes_mistakes_plays_a_whole_game(game: Any, options: Any) -> None:
    env: TextEnv[Any, Any, Any, Any, Any] = TextEnv(game, options)
    env.reset(seed=5)
    model = Scripted(5)
    done, asked, refused = False, 0, 0
    while not done:
        _, observation = env.get_observation()
        done, info = env.step(model.answer(observation))
        asked += 1
        refused += "refusal" in info
    assert 0 < refused == model.wrong < asked
    rewards, infos = env.close()
    outcome = env.match.outcome
    assert outcome is not None
    assert {seat for seat, reward in rewards.items() if reward >= 0} == set(outcome.winners)
    assert infos[Seat(0)] == {"rule": outcome.rule, "scores": outcome.scores, "winners": outcome.winners}
    assert verify(env.match.log()).result == "EXACT"


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_observation_lists_the_legal_actions_in_notation_and_in_words(game: Any, options: Any) -> None:
    env: TextEnv[Any, Any, Any, Any, Any] = TextEnv(game, options)
    env.reset(seed=1)
    rng = Random(1)
    for _ in range(20):
        seat, observation = env.get_observation()
        prompt = env.match.prompt(seat)
        words = notation(game)
        shown = [f"[{words.format_action(prompt.view, action)}] {words.label(prompt.view, action)}" for action in prompt.actions]
        assert observation.endswith("\n".join(shown))
        assert prompt.decision is not None
        assert f"{prompt.decision.question} ({prompt.decision.rule})\n{shown[0]}" in observation
        assert game.render_text(prompt.view) in observation
        env.step(rng.choice(LISTED.findall(observation)))


def test_what_happened_is_told_once_from_the_last_decision_on() -> None:
    env = TextEnv(pixies, {"seats": 2})
    env.reset(seed=7)
    first, observation = env.get_observation()
    assert "What has happened so far:" in observation
    assert env.get_observation() == (first, observation)
    env.step(LISTED.findall(observation)[0])
    seat, observation = env.get_observation()
    assert seat != first
    assert "What has happened so far:" in observation
    env.step(LISTED.findall(observation)[0])
    seats = [seat]
    while seats.count(first) < 1:
        seat, observation = env.get_observation()
        if seat != first:
            env.step(LISTED.findall(observation)[0])
        seats.append(seat)
    assert "What has happened since you were last asked:" in observation
    told = observation.partition("since you were last asked:\n")[2].partition("\n\n")[0]
    assert f"- Player {first + 1} " in told
    assert f"- Player {2 - first} " in told
    assert "starts" not in told


def test_nothing_hidden_is_shown() -> None:
    """Positions that a seat cannot tell apart read alike for it, to the letter."""
    dealer, rng = Dealer(seed=3), Random(3)
    state = dealer.deal(pixel_tactics, pixel_tactics.new_game())
    compared = differed = 0
    for _ in range(60):
        seat = pixel_tactics.to_act(state)[0]
        twin = pixel_tactics.determinize(pixel_tactics.view(state, seat), rng)
        texts: list[str] = []
        for one in (state, twin):
            env = TextEnv(from_state(pixel_tactics, one))
            env.reset(seed=1)
            texts.append(env.get_observation()[1])
        assert texts[0] == texts[1]
        compared += 1
        differed += twin != state
        state = dealer.deal(pixel_tactics, pixel_tactics.apply(state, rng.choice(pixel_tactics.legal_actions(state, seat))))
    assert compared == 60
    assert differed > 30


@pytest.mark.rule("PX-TUR-2")
def test_a_refusal_comes_back_with_its_rule_and_its_text() -> None:
    env = TextEnv(pixies, {"seats": 2})
    env.reset(seed=7)
    absent = next(card.id for card in pixies.SPEC.cards if card.id not in env.match.prompt(env.seat).view.table)
    before = env.match.state
    done, info = env.step(f"[{absent} up]")
    assert not done
    assert env.match.state is before
    refusal: Any = info["refusal"]
    assert refusal["rule"] == "PX-TUR-2"
    _, observation = env.get_observation()
    rule = next(rule for rule in pixies.SPEC.rules if rule.id == "PX-TUR-2")
    assert f"Your answer was refused, and nothing has changed. {refusal['message']}" in observation
    assert f"{rule.id} {rule.title}: {rule.text}" in observation
    assert "After 3 more refused you are out." in observation
    env.step(LISTED.findall(observation)[0])
    assert env.tries == 4
    assert "refused" not in env.get_observation()[1]


def test_after_so_many_refusals_one_after_the_other_the_seat_retires() -> None:
    env = TextEnv(pixies, {"seats": 3}, tries=2)
    env.reset(seed=7)
    seat = env.seat
    assert env.step("I do not know")[0] is False
    assert "If this answer is refused too, you are out." in env.get_observation()[1]
    done, info = env.step("I still do not know")
    assert done
    assert "refusal" in info
    rewards, infos = env.close()
    assert rewards == {other: -1.0 if other == seat else 0.0 for other in env.seats}
    assert all(told == {"retired": seat} for told in infos.values())
    assert env.seat is None
    with pytest.raises(BoardRulesError, match="the game is over"):
        env.get_observation()
    with pytest.raises(BoardRulesError, match="the game is over"):
        env.step("[B4_C up]")


def test_an_unfinished_game_has_no_rewards_yet() -> None:
    env = TextEnv(pixies, {"seats": 2})
    env.reset(seed=7)
    assert env.close() == ({0: 0.0, 1: 0.0}, {0: {}, 1: {}})


def test_nothing_is_asked_before_the_first_game_begins() -> None:
    with pytest.raises(BoardRulesError, match="reset"):
        TextEnv(pixies).get_observation()
    with pytest.raises(ValueError, match="1 or more"):
        TextEnv(pixies, tries=0)


def test_games_of_a_series_can_be_repeated() -> None:
    env = TextEnv(pixies)
    env.reset(seed=4)
    first = env.get_observation()
    env.reset()
    assert env.get_observation() != first
    env.reset(seed=4)
    assert env.get_observation() == first


def test_the_rulebook_is_in_the_first_observation_if_it_is_asked_for() -> None:
    env = TextEnv(pixies, {"seats": 2}, rules=True)
    env.reset(seed=4)
    _, observation = env.get_observation()
    env.step("no answer")
    assert all(rule.text in text for rule in pixies.SPEC.rules for text in (observation, env.get_observation()[1]))
    seen: list[tuple[Seat, str]] = []
    while len(seen) < 4:
        env.step(LISTED.findall(env.get_observation()[1])[0])
        seen.append(env.get_observation())
    assert all(rule.text not in seen[-1][1] for rule in pixies.SPEC.rules)
    assert env.instructions(Seat(1)).startswith("You are seat 1 in a game of Pixies with 2 seats, 0 to 1.")


def test_seats_that_choose_at_once_are_asked_one_after_the_other(goofspiel: Any) -> None:
    env: TextEnv[Any, Any, Any, Any, Any] = TextEnv(goofspiel, {"seats": 3})
    env.reset(seed=4)
    for seat in range(3):
        asked, observation = env.get_observation()
        assert asked == seat
        assert '"mine":' not in observation
        env.step(LISTED.findall(observation)[2])
    assert env.get_observation()[0] == 0


@pytest.fixture(scope="module")
def position() -> tuple[Any, dict[str, Any]]:
    """A view of Pixel Tactics, and its legal actions by their notation."""
    dealer, rng = Dealer(seed=3), Random(4)
    state = dealer.deal(pixel_tactics, pixel_tactics.new_game())
    while True:
        seat = pixel_tactics.to_act(state)[0]
        view = pixel_tactics.view(state, seat)
        actions = pixel_tactics.legal_actions(state, seat)
        legal = {pixel_tactics.format_action(view, action): action for action in actions}
        if "draw" in legal and sum(text.startswith("recruit") for text in legal) > 5:
            return view, legal
        state = dealer.deal(pixel_tactics, pixel_tactics.apply(state, rng.choice(actions)))


FORMS = [
    "[{0}]",
    "[ {0} ]",
    "{0}",
    "  {0}.\n",
    "`{0}`",
    "**{0}**",
    "Answer: {0}",
    "Let me see [hm].\nI could [{1}] but rather [{0}].",
    "I could [{1}] or even [{0}], [or so]",
    "The rival is weak: so I recruit.\nFinal answer: {0}",
    "I think {0} is best here, since it is strong.",
    "I think {0}, as it\nis strong.",
]


@pytest.mark.parametrize("form", FORMS)
def test_an_action_is_found_in_an_answer(form: str, position: tuple[Any, dict[str, Any]]) -> None:
    view, legal = position
    one, other = [text for text in legal if text.startswith("recruit")][:2]
    assert read_answer(pixel_tactics, view, legal, form.format(one, other)) == legal[one]


@pytest.mark.parametrize("answer", ["", "   \n\n", "[]", "[fly]", "No idea, really.", "a" * 10_000, "[" * 10_000, "\ud800", "[\x00]"])
def test_an_answer_without_an_action_is_refused(answer: str, position: tuple[Any, dict[str, Any]]) -> None:
    with pytest.raises(NotationError) as caught:
        read_answer(pixel_tactics, *position, answer)
    assert len(str(caught.value)) < 1000


def test_an_answer_that_names_several_actions_is_refused_with_their_names(position: tuple[Any, dict[str, Any]]) -> None:
    view, legal = position
    recruits = [text for text in legal if text.startswith("recruit")]
    with pytest.raises(NotationError, match=rf"several actions: draw, {recruits[0]}; put the one"):
        read_answer(pixel_tactics, view, legal, f"Either draw or {recruits[0]}, I cannot decide.")
    with pytest.raises(NotationError, match="and 1 more; put the one"):
        read_answer(pixel_tactics, view, legal, f"{', '.join(recruits[:6])}: I cannot decide.")


def test_an_action_that_is_a_part_of_another_word_is_not_named(position: tuple[Any, dict[str, Any]]) -> None:
    view, legal = position
    with pytest.raises(NotationError):
        read_answer(pixel_tactics, view, legal, "I have drawn a blank, with no draw-backs.")


def test_an_illegal_action_is_read_as_it_is_and_not_exchanged_for_a_legal_one(position: tuple[Any, dict[str, Any]]) -> None:
    view, legal = position
    action = read_answer(pixel_tactics, view, legal, "[clear R1]")
    assert isinstance(action, pixel_tactics.Clear)
    assert action not in legal.values()
