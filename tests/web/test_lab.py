"""The ruling lab asked from a table: it is told what the seat saw, and nothing that the seat does not know."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from lab import case
from msgspec import Raw
from ruling import ruled
from shown import AnyMatch

from boardrules import BoardRulesError, Dealer, Match, Seat, from_json, from_state, game, games, to_json

VIEWERS = (Seat(0), Seat(1), None)


def played(name: str, seed: int, plies: int) -> AnyMatch:
    """Return a match after a number of random actions, or at its end."""
    match: AnyMatch = Match(game(name), dealer=Dealer(str(seed)))
    rng = Random(seed)
    while not match.over and match.ply < plies:
        seat = match.game.to_act(match.state)[0]
        match.submit(seat, rng.choice(match.prompt(seat).actions))
    return match


def begun_at(found: Any) -> Any:
    """The state at which a case begins."""
    known: Any = game(found["game"])
    return known.set_up(from_json(known.SETUP, bytes(found["position"])))


@pytest.mark.parametrize("name", games())
def test_the_lab_shows_the_seat_that_asks_what_it_sees(name: str) -> None:
    match = played(name, 3, 150)
    known: Any = match.game
    exact = tried = retold = 0
    for ply in range(20, match.ply, 7):
        for viewer in VIEWERS:
            try:
                found: Any = case(match, viewer, ply=ply)
            except BoardRulesError:
                continue
            state = begun_at(found)
            if found["course"] or known.view(state, viewer) != known.view(match.at(ply), viewer):
                assert any(known.view(state, viewer) == known.view(match.at(before), viewer) for before in range(ply))
            for text in found["course"]:
                acting = known.to_act(state)[0]
                state = known.apply(state, known.parse_action(known.view(state, acting if acting >= 0 else None), text))
            tried += 1
            retold += bool(found["course"])
            exact += known.view(state, viewer) == known.view(match.at(ply), viewer)
    assert tried > 20
    assert exact > 0.8 * tried
    assert retold or name == "pixies"


@pytest.mark.parametrize("name", games())
def test_twins_that_look_the_same_to_a_seat_ask_the_lab_the_same(name: str) -> None:
    asked = differed = 0
    for plies in range(30, 120, 10):
        match = played(name, plies, plies)
        for viewer in VIEWERS:
            rng = Random(plies)
            view = match.game.view(match.state, viewer)
            matches = [Match(from_state(match.game, state)) for state in (match.state, match.game.determinize(view, rng))]
            for _ in range(6):
                cases = []
                for one in matches:
                    try:
                        cases.append(to_json(case(one, viewer, ("Ann", "Bo"))))
                    except BoardRulesError as error:
                        cases.append(str(error).encode())
                assert cases[0] == cases[1]
                asked += cases[0].startswith(b"{")
                differed += matches[0].state != matches[1].state
                both = [one.game.legal_actions(one.state) for one in matches]
                common = [action for action in both[0] if action in both[1] and match.game.redact_action(action, viewer) == action]
                if not common:
                    break
                action = rng.choice(common)
                for one in matches:
                    one.supply(action) if action.by < 0 else one.submit(action.by, action)
                if len({to_json(one.prompt(viewer)) for one in matches}) > 1:
                    break  # now the seat sees which of them it is
    assert asked > 50
    assert differed > 20 or name != "pixel_tactics"


def test_the_lab_answers_what_a_table_asks() -> None:
    match = played("pixel_tactics", 5, 60)
    found: Any = case(match, Seat(0), ("Ann", "Bo"))
    answer: Any = ruled(Raw(msgspec.json.encode({**found, "language": "pl"})))
    assert answer["players"][:2] == ["Ann", "Bo"]
    assert answer["now"]["actions"]


def test_before_play_begins_there_is_no_position_for_the_lab() -> None:
    match: AnyMatch = Match(game("pixel_tactics"), dealer=Dealer("1"))
    with pytest.raises(BoardRulesError, match="no Setup describes"):
        case(match, Seat(0))
