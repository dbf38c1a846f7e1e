from __future__ import annotations

import pytest

from boardrules import CHANCE, Seat, pixies
from boardrules.pixies import AreaScore, Options
from boardrules.pixies._render.summary import describe, summarize
from boardrules.pixies._rulebook.card_facts import card_name
from boardrules.toolkit.drawing.voice import Voice

from .tables import area, begun, deal, every_table, play, position, random_game

SAY = Voice(pixies.MESSAGES, card=card_name)

LOST = AreaScore(0, 0, 3, 0, 1, 0, -3)
WON = AreaScore(9, 2, 0, 0, 1, 0, 11)
FULL = area("B1_S6 B2_S4 B3_S3  B4_C B5_C B6_S1  B7_X3 B8_X3 B9_X6")


@every_table
def test_the_summary_says_what_the_rules_say(options: Options) -> None:
    for state, _ in random_game(options, seed=3):
        facts = summarize(pixies.view(state, None))
        to_act, outcome = pixies.to_act(state), pixies.outcome(state)
        assert facts.to_act == (to_act[0] if to_act and to_act != (CHANCE,) else None)
        assert facts.totals == tuple(sum(scores[seat].total for scores in state.scores) for seat in range(options.seats))
        assert facts.winners == (outcome.winners if outcome else ())
        assert bool(facts.now) == (outcome is None)
        if to_act == (CHANCE,):
            assert facts.to_come == options.seats + 2 * (options.seats == 2) - len(state.table)
        else:
            assert facts.to_come == 0


@pytest.mark.rule("PX-SCO-1")
def test_now_is_what_the_areas_would_score() -> None:
    mine = area("B1_S6/R1_C B2_S4 .  . . .  . . .")
    state = position({0: mine}, round=2, first=1)
    facts = summarize(pixies.view(state, None))
    assert facts.now[0] == pixies.score_area(mine, 2)
    assert facts.totals == (0, 0, 0)


def test_turns_are_counted_from_one_in_every_round() -> None:
    state = deal(begun(seats=3))
    assert summarize(pixies.view(state, None)).when == ("round 1 of 3", "turn 1", "Player 1 is first")
    for _ in range(2):
        state = pixies.apply(state, pixies.legal_actions(state)[0])
    assert summarize(pixies.view(state, None)).when == ("round 1 of 3", "turn 1", "Player 1 is first")
    state = pixies.apply(state, pixies.legal_actions(state)[0])
    assert summarize(pixies.view(state, None)).when == ("round 1 of 3", "turn 2", "Player 3 is first")


def test_the_status_says_what_is_due() -> None:
    state = pixies.new_game(Options(seats=2))
    statuses = []
    for line in ("start 1", "reveal B1_S6", "reveal B2_S4", "reveal B3_S3", "reveal B4_C", "B1_S6 up", "B2_S4 up", "B3_S3 up"):
        statuses.append(summarize(pixies.view(state, None)).status)
        state = play(state, line)
    statuses.append(summarize(pixies.view(state, None)).status)
    assert statuses == [
        "The first player is chosen at random.",
        "4 more cards are revealed.",
        "3 more cards are revealed.",
        "2 more cards are revealed.",
        "1 more card is revealed.",
        "Player 2 takes a card and places it.",
        "Player 1 takes a card and places it.",
        "Player 2 takes a card and places it.",
        "Player 1 takes the last card and places it.",
    ]


@pytest.mark.rule("PX-WIN-1", "PX-WIN-2")
@pytest.mark.parametrize(
    ("points", "winners", "status"),
    [
        ((WON, LOST, LOST), (0,), "The game is over: Player 1 wins with 33 points."),
        ((LOST, WON, WON), (1, 2), "The game is over: Player 2 and Player 3 share the victory with 33 points."),
        ((LOST, LOST, LOST), (0, 1, 2), "The game is over: Player 1, Player 2 and Player 3 share the victory with -9 points."),
    ],
)
def test_the_end_names_the_winners(points: tuple[AreaScore, ...], winners: tuple[Seat, ...], status: str) -> None:
    state = position({0: FULL}, picks=3, round=3, scores=(points,) * 3, sound=False)
    facts = summarize(pixies.view(state, None))
    assert (facts.winners, facts.status, facts.to_act, facts.now) == (winners, status, None, ())


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("B5_0", "plain blue 5"),
        ("M8_X1", "multicolour 8, 1 cross"),
        ("R2_S5", "red 2, 5 spirals"),
        ("B3_S1", "blue 3 with 1 spiral"),
        ("B9_X6", "blue 9 with 6 crosses"),
    ],
)
def test_a_card_has_words(card: str, words: str) -> None:
    assert describe(SAY, card) == words


def test_all_cards_have_different_words() -> None:
    assert len({describe(SAY, card) for card in pixies.CARDS}) == 84
